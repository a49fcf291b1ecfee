"""What the cards of Logos do, and what they leave alone."""

from __future__ import annotations

import pytest

from .cases import Case, card, play, spent, title, untested

CASES = [
    # --- actions ---
    Case(
        "bouncing-deathquark",
        dict(
            Ana=dict(hand=["bouncing-deathquark"], battleline=["troll", "bumpsy"]),
            Bruno=dict(battleline=["batdrone", "dust-pixie"]),
        ),
        "play bouncing-deathquark; batdrone; bumpsy; no",
        dict(
            Ana=dict(battleline=["troll"], discard=["bumpsy", "bouncing-deathquark"]),
            Bruno=dict(battleline=["dust-pixie"]),
        ),
    ),
    Case(
        "bouncing-deathquark",
        dict(
            Ana=dict(hand=["bouncing-deathquark"], battleline=["troll", "bumpsy"]),
            Bruno=dict(battleline=["batdrone", "dust-pixie", "snufflegator"]),
        ),
        "play bouncing-deathquark; batdrone; bumpsy; yes; dust-pixie",
        dict(Ana=dict(battleline=[]), Bruno=dict(battleline=["snufflegator"])),
    ),
    Case(
        "bouncing-deathquark",
        dict(Ana=dict(hand=["bouncing-deathquark"]), Bruno=dict(battleline=["batdrone", "dust-pixie"])),
        "play bouncing-deathquark; batdrone",
        dict(Bruno=dict(battleline=["dust-pixie"])),
    ),
    Case(
        "dimension-door",
        dict(Ana=dict(amber=1, hand=["dimension-door"], battleline=["batdrone", "mother"]), Bruno=dict(amber=1)),
        "play dimension-door; reap batdrone; reap mother",
        dict(Ana=dict(amber=2), Bruno=dict(amber=0)),
    ),
    Case(
        "dimension-door",
        dict(
            Ana=dict(hand=["dimension-door"], deck=6),
            Bruno=dict(houses=["logos", "mars", "untamed"], amber=3, battleline=["batdrone"]),
        ),
        "play dimension-door; end; house logos; reap batdrone",
        dict(Ana=dict(amber=0), Bruno=dict(amber=4)),
    ),
    Case(
        "effervescent-principle",
        dict(Ana=dict(amber=5, hand=["effervescent-principle"]), Bruno=dict(amber=4, chains=2)),
        "play effervescent-principle",
        dict(Ana=dict(amber=3, chains=1), Bruno=dict(amber=2, chains=2)),
    ),
    Case(
        "foggify",
        dict(
            Ana=dict(hand=["foggify"], battleline=["mother"], deck=6),
            Bruno=dict(houses=["logos", "mars", "untamed"], battleline=["batdrone"]),
        ),
        "play foggify; end; house logos; fight batdrone mother",
        "keyforge.use.cannot",
    ),
    Case(
        "foggify",
        dict(
            Ana=dict(hand=["foggify"], battleline=["doc-bookton", "quixo-the-adventurer"], deck=20),
            Bruno=dict(houses=["logos", "mars", "untamed"], battleline=["mother", "batdrone"], deck=20),
        ),
        "play foggify; fight quixo-the-adventurer mother; end; house logos; reap batdrone; end; house logos",
        dict(Ana=dict(amber=1), Bruno=dict(amber=1, battleline=[card("mother", damage=3), "batdrone"])),
    ),
    Case(
        "help-from-future-self",
        dict(
            Ana=dict(
                hand=["help-from-future-self"], deck=["timetraveller", "anger"], discard=["timetraveller", "troll"]
            )
        ),
        "play help-from-future-self; 1",
        dict(Ana=dict(hand=["timetraveller"], deck=3, discard=["help-from-future-self"])),
    ),
    Case(
        "help-from-future-self",
        dict(Ana=dict(hand=["help-from-future-self"], deck=3, discard=["timetraveller@mars", "troll"])),
        "play help-from-future-self; 0; 1",
        dict(Ana=dict(hand=["timetraveller@mars"], deck=4, discard=["help-from-future-self"])),
    ),
    Case(
        "interdimensional-graft",
        dict(
            Ana=dict(hand=["interdimensional-graft"], deck=6, amber=0),
            Bruno=dict(houses=["logos", "mars", "untamed"], amber=9),
        ),
        "play interdimensional-graft; end; forge red",
        dict(Ana=dict(amber=4), Bruno=dict(amber=0, keys=["red"])),
    ),
    Case(
        "interdimensional-graft",
        dict(
            Ana=dict(hand=["interdimensional-graft"], deck=20, amber=0),
            Bruno=dict(houses=["logos", "mars", "untamed"], amber=5, deck=20, battleline=["batdrone"]),
        ),
        "play interdimensional-graft; end; house logos; reap batdrone; end; house dis; end; forge red",
        dict(Ana=dict(amber=1), Bruno=dict(amber=0, keys=["red"])),
    ),
    Case(
        "knowledge-is-power",
        dict(Ana=dict(hand=["knowledge-is-power", "troll"], archives=["anger"])),
        "play knowledge-is-power; archive",
        dict(Ana=dict(hand=0, archives=["anger", "troll"], amber=0)),
    ),
    Case(
        "knowledge-is-power",
        dict(Ana=dict(hand=["knowledge-is-power", "troll"], archives=3), Bruno=dict(archives=4)),
        "play knowledge-is-power; gain",
        dict(Ana=dict(hand=["troll"], archives=3, amber=3), Bruno=dict(archives=4, amber=0)),
    ),
    Case(
        "labwork",
        dict(Ana=dict(hand=["labwork", "troll", "anger"], archives=1)),
        "play labwork; anger",
        dict(Ana=dict(hand=["troll"], archives=[None, "anger"], amber=1)),
    ),
    Case(
        "labwork",
        dict(Ana=dict(hand=4)),
        "play labwork",
        dict(Ana=dict(hand=2, archives=1)),
    ),
    Case(
        "labwork",
        dict(Ana=dict(hand=["labwork", None, "troll"])),
        "play labwork; none",
        dict(Ana=dict(hand=["troll"], archives=1)),
    ),
    Case(
        "labwork",
        dict(Ana=dict(hand=["labwork", None, "troll"])),
        "play labwork; troll",
        dict(Ana=dict(hand=1, archives=["troll"])),
    ),
    Case(
        "library-access",
        dict(Ana=dict(hand=["library-access", "labwork", "batdrone"], deck=["troll", "anger"]), Bruno=dict(deck=3)),
        "play library-access; play labwork; library-access; troll",
        dict(Ana=dict(hand=["batdrone"], archives=["troll"], deck=["anger"]), Bruno=dict(hand=0)),
    ),
    Case(
        "library-access",
        dict(Ana=dict(hand=["library-access", "batdrone", "foggify"], deck=["troll", "anger", "bumpsy"])),
        "play library-access; play batdrone; play foggify",
        dict(Ana=dict(hand=["troll", "anger"], deck=["bumpsy"])),
    ),
    Case(
        "library-access",
        dict(
            Ana=dict(hand=["library-access", "library-access", "batdrone"], deck=["troll", "anger", "bumpsy", "punch"])
        ),
        "play library-access; play library-access; play batdrone",
        dict(Ana=dict(hand=["troll", "anger", "bumpsy"], deck=["punch"])),
    ),
    Case(
        # what is drawn and what is returned go to the same hand, whichever comes first
        "library-access",
        dict(
            house="untamed",
            effects=[dict(of="library-access", says="listens")],
            Ana=dict(hand=["nature-s-call"], battleline=["troll", "bumpsy"], deck=["anger", "punch"]),
        ),
        "play nature-s-call; troll, bumpsy",
        dict(Ana=dict(battleline=[], deck=["punch"], hand=3)),
    ),
    Case(
        "neuro-syphon",
        dict(Ana=dict(amber=1, hand=["neuro-syphon"], deck=["troll"]), Bruno=dict(amber=3)),
        "play neuro-syphon",
        dict(Ana=dict(amber=3, hand=["troll"]), Bruno=dict(amber=2)),
    ),
    Case(
        "neuro-syphon",
        dict(Ana=dict(amber=1, hand=["neuro-syphon"], deck=["troll"]), Bruno=dict(amber=2)),
        "play neuro-syphon",
        dict(Ana=dict(amber=2, hand=0), Bruno=dict(amber=2)),
    ),
    Case(
        "phase-shift",
        dict(Ana=dict(hand=["phase-shift", "troll", "bumpsy", "batdrone"])),
        "play phase-shift; play batdrone; play troll left; play bumpsy left",
        "keyforge.main.off-house-forbidden",
    ),
    Case(
        "phase-shift",
        dict(Ana=dict(hand=["phase-shift", "phase-shift", "troll", "bumpsy"])),
        "play phase-shift; play phase-shift; play troll; play bumpsy left",
        dict(Ana=dict(battleline=["bumpsy", "troll"], hand=0)),
    ),
    Case(
        "phase-shift",
        dict(turn=1, Ana=dict(hand=["phase-shift", "troll", "batdrone"])),
        "play phase-shift; play troll",
        dict(Ana=dict(battleline=["troll"], hand=["batdrone"])),
    ),
    Case(
        "positron-bolt",
        dict(
            Ana=dict(hand=["positron-bolt"], battleline=["troll"]),
            Bruno=dict(battleline=["mother", "bumpsy", "snufflegator", "doc-bookton"]),
        ),
        "play positron-bolt; doc-bookton",
        dict(
            Ana=dict(battleline=[card("troll", damage=0)]),
            Bruno=dict(
                battleline=[
                    card("mother", damage=0),
                    card("bumpsy", damage=1),
                    card("snufflegator", damage=2),
                    card("doc-bookton", damage=3),
                ]
            ),
        ),
    ),
    Case(
        "positron-bolt",
        dict(Ana=dict(hand=["positron-bolt"]), Bruno=dict(battleline=["batdrone", "bumpsy", "snufflegator"])),
        "play positron-bolt; batdrone",
        dict(Bruno=dict(battleline=[card("bumpsy", damage=2), card("snufflegator", damage=1)])),
    ),
    Case(
        "positron-bolt",
        dict(Ana=dict(hand=["positron-bolt"]), Bruno=dict(battleline=["troll"])),
        "play positron-bolt",
        dict(Bruno=dict(battleline=[card("troll", damage=3)])),
    ),
    Case(
        "random-access-archives",
        dict(Ana=dict(hand=["random-access-archives"], deck=["anger", "troll"])),
        "play random-access-archives",
        dict(Ana=dict(archives=["anger"], deck=["troll"])),
    ),
    Case(
        "random-access-archives",
        dict(Ana=dict(hand=["random-access-archives"], deck=3)),
        "play random-access-archives",
        dict(Ana=dict(archives=1, deck=2)),
    ),
    Case(
        "remote-access",
        dict(
            Ana=dict(hand=["remote-access"], deck=["troll"], artifacts=["anomaly-exploiter"]),
            Bruno=dict(artifacts=["library-of-babble", "the-howling-pit", spent("pocket-universe")], deck=["anger"]),
        ),
        "play remote-access",
        dict(
            Ana=dict(hand=["troll"]),
            Bruno=dict(
                artifacts=[spent("library-of-babble"), card("the-howling-pit", exhausted=False), "pocket-universe"]
            ),
        ),
    ),
    Case(
        "remote-access",
        dict(Ana=dict(hand=["remote-access"], amber=2), Bruno=dict(artifacts=["pocket-universe", "library-of-babble"])),
        "play remote-access; pocket-universe",
        dict(Ana=dict(amber=2), Bruno=dict(artifacts=[spent("pocket-universe", amber=1), "library-of-babble"])),
    ),
    Case(
        "remote-access",
        dict(Ana=dict(hand=["remote-access"], amber=2), Bruno=dict(artifacts=["the-howling-pit"])),
        "play remote-access",
        dict(Ana=dict(amber=3), Bruno=dict(artifacts=[card("the-howling-pit", exhausted=False)])),
    ),
    Case(
        "reverse-time",
        dict(Ana=dict(hand=["reverse-time"], deck=["anger", "troll"], discard=["bumpsy"])),
        "play reverse-time",
        dict(Ana=dict(deck=["bumpsy"], discard=["troll", "anger", "reverse-time"])),
    ),
    Case(
        "scrambler-storm",
        dict(
            Ana=dict(hand=["scrambler-storm"], deck=6),
            Bruno=dict(houses=["logos", "mars", "untamed"], hand=["labwork"]),
        ),
        "play scrambler-storm; end; house logos; play labwork",
        "keyforge.play.cannot",
    ),
    Case(
        "scrambler-storm",
        dict(
            Ana=dict(hand=["scrambler-storm", "labwork"], deck=6),
            Bruno=dict(houses=["logos", "mars", "untamed"], hand=["batdrone"]),
        ),
        "play scrambler-storm; play labwork; end; house logos; play batdrone",
        dict(Ana=dict(amber=2), Bruno=dict(battleline=["batdrone"])),
    ),
    Case(
        "sloppy-labwork",
        dict(Ana=dict(hand=["sloppy-labwork", "troll", "anger"])),
        "play sloppy-labwork; anger",
        dict(Ana=dict(hand=0, archives=["anger"], discard=["troll", "sloppy-labwork"])),
    ),
    Case(
        "sloppy-labwork",
        dict(Ana=dict(hand=4)),
        "play sloppy-labwork; anger",
        dict(Ana=dict(hand=1, archives=1, discard=["anger", "sloppy-labwork"])),
    ),
    Case(
        "twin-bolt-emission",
        dict(
            Ana=dict(hand=["twin-bolt-emission"], battleline=["troll"]), Bruno=dict(battleline=["bumpsy", "batdrone"])
        ),
        "play twin-bolt-emission; bumpsy, batdrone",
        dict(Ana=dict(battleline=[card("troll", damage=0)]), Bruno=dict(battleline=[card("bumpsy", damage=2)])),
    ),
    Case(
        "twin-bolt-emission",
        dict(Ana=dict(hand=["twin-bolt-emission"]), Bruno=dict(battleline=["bumpsy"])),
        "play twin-bolt-emission",
        dict(Bruno=dict(battleline=[card("bumpsy", damage=2)])),
    ),
    Case(
        "wild-wormhole",
        dict(Ana=dict(hand=["wild-wormhole"], deck=["anger", "troll"]), Bruno={}),
        "play wild-wormhole",
        dict(Ana=dict(amber=2, deck=["troll"], discard=["anger", "wild-wormhole"])),
    ),
    Case(
        "wild-wormhole",
        dict(Ana=dict(hand=["wild-wormhole"], deck=3, battleline=["batdrone"])),
        "play wild-wormhole; troll; left",
        dict(Ana=dict(deck=2, battleline=[spent("troll"), "batdrone"])),
    ),
    Case(
        "wild-wormhole",
        dict(Ana=dict(hand=["wild-wormhole"], deck=["kelifi-dragon"])),
        "play wild-wormhole",
        dict(Ana=dict(amber=1, deck=["kelifi-dragon"], battleline=[])),
    ),
    Case(
        "wild-wormhole",
        dict(Ana=dict(hand=["wild-wormhole"], deck=["rocket-boots"])),
        "play wild-wormhole",
        dict(Ana=dict(amber=1, deck=["rocket-boots"])),
    ),
    # --- artifacts ---
    Case(
        "anomaly-exploiter",
        dict(
            Ana=dict(artifacts=["anomaly-exploiter"], battleline=[card("troll", damage=1)]),
            Bruno=dict(battleline=["bumpsy", card("mother", damage=1)]),
        ),
        "act anomaly-exploiter; mother",
        dict(Ana=dict(battleline=["troll"]), Bruno=dict(battleline=["bumpsy"], discard=["mother"])),
    ),
    Case(
        "anomaly-exploiter",
        dict(Ana=dict(artifacts=["anomaly-exploiter"]), Bruno=dict(battleline=["bumpsy"])),
        "act anomaly-exploiter",
        dict(Bruno=dict(battleline=["bumpsy"])),
    ),
    Case(
        "chaos-portal",
        dict(Ana=dict(artifacts=["chaos-portal"], deck=["troll", "anger"])),
        "act chaos-portal; brobnar",
        dict(Ana=dict(battleline=["troll"], deck=["anger"])),
    ),
    Case(
        "chaos-portal",
        dict(Ana=dict(artifacts=["chaos-portal"], deck=3)),
        "act chaos-portal; dis; troll",
        dict(Ana=dict(battleline=[], deck=["troll", None, None])),
    ),
    Case(
        "crazy-killing-machine",
        dict(
            Ana=dict(artifacts=["crazy-killing-machine"], deck=["anger"], battleline=["batdrone"]),
            Bruno=dict(battleline=["troll", "bumpsy"], artifacts=["cannon"], deck=["tunk"]),
        ),
        "act crazy-killing-machine; cannon",
        dict(
            Ana=dict(artifacts=[], battleline=["batdrone"], discard=["anger", "crazy-killing-machine"]),
            Bruno=dict(battleline=["troll", "bumpsy"], artifacts=[], discard=["tunk", "cannon"]),
        ),
    ),
    Case(
        "crazy-killing-machine",
        dict(
            Ana=dict(artifacts=["crazy-killing-machine"], deck=["anger"]),
            Bruno=dict(battleline=["troll", "tunk"], deck=1),
        ),
        "act crazy-killing-machine; zorg",
        dict(Ana=dict(artifacts=["crazy-killing-machine"]), Bruno=dict(battleline=[])),
    ),
    Case(
        "library-of-babble",
        dict(Ana=dict(artifacts=["library-of-babble"], deck=["anger", "troll"])),
        "act library-of-babble",
        dict(Ana=dict(hand=["anger"], deck=["troll"])),
    ),
    Case(
        "mobius-scroll",
        dict(Ana=dict(artifacts=["mobius-scroll"], hand=["anger", "anger", "troll"])),
        "act mobius-scroll; anger, anger#2",
        dict(Ana=dict(artifacts=[], hand=["troll"], archives=["mobius-scroll", "anger", "anger"])),
    ),
    Case(
        "mobius-scroll",
        dict(Ana=dict(artifacts=["mobius-scroll"], hand=3)),
        "act mobius-scroll; 1",
        dict(Ana=dict(artifacts=[], hand=2, archives=["mobius-scroll", None])),
    ),
    Case(
        "pocket-universe",
        dict(Ana=dict(artifacts=["pocket-universe"], amber=2), Bruno=dict(amber=3)),
        "act pocket-universe",
        dict(Ana=dict(amber=1, artifacts=[card("pocket-universe", amber=1)]), Bruno=dict(amber=3)),
    ),
    Case(
        "pocket-universe",
        dict(Ana=dict(artifacts=["pocket-universe"])),
        "act pocket-universe",
        dict(Ana=dict(amber=0, artifacts=[card("pocket-universe", amber=0)])),
    ),
    Case(
        "pocket-universe",
        dict(step="forge", Ana=dict(artifacts=[card("pocket-universe", amber=3)], amber=4)),
        "forge red; 2",
        dict(Ana=dict(keys=["red"], amber=0, artifacts=[card("pocket-universe", amber=1)])),
    ),
    Case(
        "pocket-universe",
        dict(step="forge", Ana=dict(artifacts=[card("pocket-universe", amber=3)], amber=3)),
        "house dis",
        "keyforge.forge.mandatory",
    ),
    Case(
        "spangler-box",
        dict(
            Ana=dict(artifacts=["spangler-box"], battleline=["batdrone"]),
            Bruno=dict(battleline=[card("troll", amber=2), "bumpsy"]),
        ),
        "act spangler-box; troll",
        dict(
            Ana=dict(artifacts=[], battleline=["batdrone"], amber=2),
            Bruno=dict(battleline=["bumpsy"], purged=["troll"], artifacts=[card("spangler-box", owner="Ana")]),
        ),
    ),
    Case(
        "spangler-box",
        dict(
            house="logos",
            Ana=dict(artifacts=["spangler-box"], hand=["strange-gizmo"], battleline=["batdrone"]),
            Bruno=dict(battleline=["troll", "bumpsy"]),
        ),
        "act spangler-box; troll",
        dict(effects=[dict(of="spangler-box", says="swallowed:troll"), dict(of="spangler-box", says="control:Bruno")]),
    ),
    Case(
        "spangler-box",
        dict(
            house="brobnar",
            effects=[dict(of="spangler-box", says="swallowed:troll", on="Bruno", of_ref="spangler-box", until=0)],
            Ana=dict(hand=["barehanded"], battleline=["batdrone"]),
            Bruno=dict(artifacts=[card("spangler-box", owner="Ana")], battleline=["bumpsy"], purged=["troll", "anger"]),
        ),
        "play barehanded; right",
        dict(
            Ana=dict(deck=["spangler-box"], battleline=["batdrone"]),
            Bruno=dict(artifacts=[], battleline=["bumpsy", spent("troll")], purged=["anger"]),
            effects=[],
        ),
    ),
    Case(
        "spectral-tunneler",
        dict(
            Ana=dict(
                artifacts=["spectral-tunneler"],
                battleline=["mother", "batdrone", "doc-bookton"],
                deck=["anger", "troll"],
            )
        ),
        "act spectral-tunneler; batdrone; reap batdrone; reap mother",
        dict(Ana=dict(amber=2, hand=["anger"], deck=["troll"])),
    ),
    Case(
        "spectral-tunneler",
        dict(
            Ana=dict(artifacts=["spectral-tunneler"], hand=["positron-bolt"]),
            Bruno=dict(battleline=["mother", "bumpsy", "troll"]),
        ),
        "act spectral-tunneler; bumpsy; play positron-bolt; bumpsy; troll",
        dict(Bruno=dict(battleline=[card("mother", damage=0), card("bumpsy", damage=3), card("troll", damage=2)])),
    ),
    Case(
        "strange-gizmo",
        dict(
            step="forge",
            Ana=dict(artifacts=["strange-gizmo", "cannon"], battleline=["batdrone"], amber=6),
            Bruno=dict(battleline=["troll"], artifacts=["the-howling-pit"]),
        ),
        "forge red",
        dict(Ana=dict(artifacts=[], battleline=[]), Bruno=dict(artifacts=[], battleline=[])),
    ),
    Case(
        "strange-gizmo",
        dict(
            step="forge",
            Ana=dict(battleline=["batdrone"], amber=6),
            Bruno=dict(battleline=["troll"], artifacts=["strange-gizmo"]),
        ),
        "forge red",
        dict(Ana=dict(battleline=["batdrone"]), Bruno=dict(artifacts=["strange-gizmo"], battleline=["troll"])),
    ),
    Case(
        "the-howling-pit",
        dict(Ana=dict(artifacts=["the-howling-pit"], deck=10), Bruno=dict(houses=["logos", "mars", "dis"], deck=10)),
        "end; house mars; end",
        dict(Ana=dict(hand=7), Bruno=dict(hand=7)),
    ),
    # --- creatures ---
    Case(
        "batdrone",
        dict(Ana=dict(battleline=["batdrone"]), Bruno=dict(battleline=["troll"], amber=2)),
        "fight batdrone troll",
        dict(Ana=dict(amber=1, battleline=[spent("batdrone", damage=0)]), Bruno=dict(amber=1)),
    ),
    Case(
        "brain-eater",
        dict(
            Ana=dict(battleline=["brain-eater"], deck=["anger"]),
            Bruno=dict(battleline=["batdrone", "bumpsy"]),
        ),
        "fight brain-eater batdrone",
        dict(Ana=dict(hand=["anger"], battleline=[card("brain-eater", damage=2)]), Bruno=dict(battleline=["bumpsy"])),
    ),
    Case(
        "brain-eater",
        dict(
            Ana=dict(hand=["twin-bolt-emission"], battleline=["brain-eater"], deck=["anger"]),
            Bruno=dict(battleline=["batdrone", "dust-pixie"]),
        ),
        "play twin-bolt-emission; batdrone, dust-pixie",
        dict(Ana=dict(hand=0), Bruno=dict(battleline=[])),
    ),
    Case(
        "dextre",
        dict(Ana=dict(hand=["dextre"]), Bruno=dict(amber=2)),
        "play dextre",
        dict(Ana=dict(battleline=[card("dextre", amber=1)]), Bruno=dict(amber=1)),
    ),
    Case(
        "dextre",
        dict(Ana=dict(battleline=["dextre"], deck=["anger"]), Bruno=dict(battleline=["troll"])),
        "fight dextre troll",
        dict(Ana=dict(battleline=[], deck=["dextre", "anger"], discard=[])),
    ),
    Case(
        "doc-bookton",
        dict(Ana=dict(battleline=["doc-bookton"], deck=["anger", "troll"])),
        "reap doc-bookton",
        dict(Ana=dict(amber=1, hand=["anger"])),
    ),
    Case(
        "dr-escotera",
        dict(Ana=dict(hand=["dr-escotera"], keys=1), Bruno=dict(keys=["red", "blue"])),
        "play dr-escotera",
        dict(Ana=dict(amber=2)),
    ),
    Case(
        "dysania",
        dict(
            Ana=dict(hand=["dysania"], archives=["punch"]),
            Bruno=dict(archives=["anger", "troll", dict(card="bumpsy", owner="Ana")]),
        ),
        "play dysania",
        dict(
            Ana=dict(amber=2, hand=["bumpsy"], archives=["punch"]),
            Bruno=dict(archives=0, discard=["anger", "troll"]),
        ),
    ),
    Case(
        "dysania",
        dict(Ana=dict(hand=["dysania"]), Bruno=dict(archives=2)),
        "play dysania; anger, anger",
        dict(Ana=dict(amber=2), Bruno=dict(archives=0, discard=["anger", "anger"])),
    ),
    Case(
        "ganymede-archivist",
        dict(Ana=dict(battleline=["ganymede-archivist"], hand=["anger", "troll"])),
        "reap ganymede-archivist; troll",
        dict(Ana=dict(amber=1, hand=["anger"], archives=["troll"])),
    ),
    Case(
        "harland-mindlock",
        dict(
            Ana=dict(hand=["harland-mindlock"], battleline=["batdrone"]),
            Bruno=dict(battleline=[card("troll", damage=2), "bumpsy", "mother"]),
        ),
        "play harland-mindlock right; troll; left",
        dict(
            Ana=dict(battleline=[card("troll", damage=2, owner="Bruno"), "batdrone", "harland-mindlock"]),
            Bruno=dict(battleline=["bumpsy", "mother"]),
        ),
    ),
    Case(
        "harland-mindlock",
        dict(
            house="brobnar",
            effects=[dict(of="harland-mindlock", says="control:Ana", on="troll", of_ref="harland-mindlock", until=0)],
            Ana=dict(hand=["punch"], battleline=[card("troll", owner="Bruno"), "harland-mindlock"]),
            Bruno=dict(battleline=["bumpsy"]),
        ),
        "play punch; harland-mindlock; left",
        dict(Ana=dict(battleline=[]), Bruno=dict(battleline=["troll", "bumpsy"])),
    ),
    Case(
        "quixo-the-adventurer",
        dict(Ana=dict(battleline=["quixo-the-adventurer"], deck=["anger"]), Bruno=dict(battleline=["troll"])),
        "fight quixo-the-adventurer troll",
        dict(Ana=dict(hand=["anger"], battleline=[card("quixo-the-adventurer", damage=0)])),
    ),
    Case(
        "mother",
        dict(Ana=dict(battleline=["mother"], deck=10), Bruno=dict(houses=["logos", "mars", "dis"], deck=10)),
        "end; house mars; end",
        dict(Ana=dict(hand=7), Bruno=dict(hand=6)),
    ),
    Case(
        "neutron-shark",
        dict(
            Ana=dict(hand=["neutron-shark"], battleline=["batdrone"], artifacts=["cannon"], deck=["labwork", "anger"]),
            Bruno=dict(battleline=["troll"], artifacts=["library-of-babble"]),
        ),
        "play neutron-shark right; troll; cannon",
        dict(
            Ana=dict(battleline=["batdrone", "neutron-shark"], artifacts=[], deck=["anger"]),
            Bruno=dict(battleline=[], artifacts=["library-of-babble"]),
        ),
    ),
    Case(
        "neutron-shark",
        dict(
            Ana=dict(
                battleline=["neutron-shark", "batdrone"], artifacts=["cannon"], deck=["anger", "labwork", "punch"]
            ),
            Bruno=dict(battleline=["troll", "bumpsy", "mother"]),
        ),
        "reap neutron-shark; troll; cannon; bumpsy; batdrone",
        dict(
            Ana=dict(amber=1, battleline=["neutron-shark"], artifacts=[], deck=["punch"]),
            Bruno=dict(battleline=["mother"]),
        ),
    ),
    Case(
        "neutron-shark",
        dict(
            Ana=dict(battleline=["neutron-shark", "batdrone"], deck=["anger", "labwork"]),
            Bruno=dict(battleline=["troll", "bumpsy"]),
        ),
        "reap neutron-shark; troll; neutron-shark",
        dict(Ana=dict(battleline=["batdrone"], deck=["labwork"]), Bruno=dict(battleline=["bumpsy"])),
    ),
    Case(
        "novu-archaeologist",
        dict(Ana=dict(battleline=["novu-archaeologist"], discard=["anger", "troll"])),
        "act novu-archaeologist; anger",
        dict(Ana=dict(discard=["troll"], archives=["anger"], battleline=[spent("novu-archaeologist")])),
    ),
    Case(
        "ozmo-martianologist",
        dict(
            Ana=dict(battleline=["ozmo-martianologist", card("tunk", damage=5)]),
            Bruno=dict(battleline=[card("troll", damage=2), "zorg"]),
        ),
        "reap ozmo-martianologist; tunk; heal",
        dict(Ana=dict(battleline=["ozmo-martianologist", card("tunk", damage=2)])),
    ),
    Case(
        "ozmo-martianologist",
        dict(Ana=dict(battleline=["ozmo-martianologist", "tunk"]), Bruno=dict(battleline=["troll", "zorg"])),
        "reap ozmo-martianologist; zorg; stun",
        dict(
            Ana=dict(battleline=["ozmo-martianologist", card("tunk", stunned=False)]),
            Bruno=dict(battleline=[card("troll", stunned=False), card("zorg", stunned=True)]),
        ),
    ),
    Case(
        "psychic-bug",
        dict(Ana=dict(hand=["psychic-bug"]), Bruno=dict(hand=3)),
        "play psychic-bug",
        dict(Ana=dict(amber=1), Bruno=dict(hand=3)),
    ),
    Case(
        "replicator",
        dict(
            Ana=dict(battleline=["replicator", "batdrone"], deck=["anger"]),
            Bruno=dict(battleline=["doc-bookton", card("troll", damage=4)], deck=["punch"]),
        ),
        "reap replicator; doc-bookton",
        dict(
            Ana=dict(amber=1, hand=["anger"]),
            Bruno=dict(hand=0, battleline=[card("doc-bookton", exhausted=False), card("troll", damage=4)]),
        ),
    ),
    Case(
        "replicator",
        dict(Ana=dict(battleline=["replicator"], amber=2), Bruno=dict(battleline=["grabber-jammer"], amber=4)),
        "reap replicator",
        dict(Ana=dict(amber=3), Bruno=dict(amber=3, battleline=[card("grabber-jammer", amber=1)])),
    ),
    Case(
        "replicator",
        dict(Ana=dict(battleline=["replicator"]), Bruno=dict(battleline=["replicator", "dew-faerie"])),
        "reap replicator; replicator-2",
        dict(Ana=dict(amber=2), Bruno=dict(amber=0)),
    ),
    Case(
        "research-smoko",
        dict(Ana=dict(battleline=["research-smoko"], deck=2), Bruno=dict(battleline=["troll"])),
        "fight research-smoko troll",
        dict(Ana=dict(battleline=[], archives=1, deck=1, discard=["research-smoko"])),
    ),
    Case(
        "skippy-timehog",
        dict(
            Ana=dict(hand=["skippy-timehog"], deck=6),
            Bruno=dict(houses=["logos", "mars", "untamed"], battleline=["batdrone"], hand=["labwork"]),
        ),
        "play skippy-timehog; end; house logos; play labwork; reap batdrone",
        "keyforge.use.cannot",
    ),
    Case(
        "timetraveller",
        dict(Ana=dict(hand=["timetraveller"], deck=["anger", "troll", "punch"])),
        "play timetraveller",
        dict(Ana=dict(amber=1, hand=["anger", "troll"], battleline=["timetraveller"])),
    ),
    Case(
        "timetraveller",
        dict(Ana=dict(battleline=["timetraveller"], deck=["anger", "troll"])),
        "act timetraveller",
        dict(Ana=dict(battleline=[], deck=3, discard=[])),
    ),
    Case(
        "titan-mechanic",
        dict(Ana=dict(battleline=["titan-mechanic", "batdrone"]), Bruno={}),
        "reap batdrone",
        dict(Ana=dict(key_cost=5), Bruno=dict(key_cost=5)),
    ),
    Case(
        "titan-mechanic",
        dict(Ana=dict(battleline=["mother", "titan-mechanic", "batdrone"])),
        "reap batdrone",
        dict(Ana=dict(key_cost=6), Bruno=dict(key_cost=6)),
    ),
    Case(
        "vespilon-theorist",
        dict(Ana=dict(battleline=["vespilon-theorist"], deck=["anger", "troll"])),
        "reap vespilon-theorist; brobnar",
        dict(Ana=dict(amber=2, archives=["anger"], deck=["troll"])),
    ),
    Case(
        "vespilon-theorist",
        dict(Ana=dict(battleline=["vespilon-theorist"], deck=2)),
        "reap vespilon-theorist; brobnar; labwork",
        dict(Ana=dict(amber=1, archives=0, discard=["labwork"], deck=1)),
    ),
    Case(
        "veylan-analyst",
        dict(
            Ana=dict(battleline=["veylan-analyst"], artifacts=["library-of-babble"], hand=["remote-access"], deck=4),
            Bruno=dict(artifacts=["anomaly-exploiter"]),
        ),
        "act library-of-babble; play remote-access; reap veylan-analyst",
        dict(Ana=dict(amber=4)),
    ),
    # --- upgrades ---
    Case(
        "experimental-therapy",
        dict(Ana=dict(hand=["experimental-therapy"], battleline=["troll", "bumpsy"])),
        "play experimental-therapy on troll",
        dict(
            Ana=dict(
                battleline=[
                    spent("troll", stunned=True, upgrades=["experimental-therapy"]),
                    card("bumpsy", stunned=False, exhausted=False),
                ]
            )
        ),
    ),
    Case(
        "experimental-therapy",
        dict(Ana=dict(battleline=[card("troll", upgrades=["experimental-therapy"]), "bumpsy"])),
        "reap troll",
        dict(Ana=dict(amber=1)),
    ),
    Case(
        "experimental-therapy",
        dict(Ana=dict(battleline=[card("troll", upgrades=["experimental-therapy"]), "bumpsy"])),
        "reap bumpsy",
        "keyforge.main.off-house-forbidden",
    ),
    Case(
        "rocket-boots",
        dict(Ana=dict(battleline=[card("mother", upgrades=["rocket-boots"]), "batdrone"])),
        "reap mother; reap mother; reap batdrone",
        dict(Ana=dict(amber=3, battleline=[spent("mother"), spent("batdrone")])),
    ),
    Case(
        "rocket-boots",
        dict(
            Ana=dict(battleline=[card("batdrone", upgrades=["rocket-boots"])], amber=0),
            Bruno=dict(battleline=["troll"], amber=3),
        ),
        "fight batdrone troll; reap batdrone",
        dict(Ana=dict(amber=2, battleline=[spent("batdrone")])),
    ),
    Case(
        "transposition-sandals",
        dict(Ana=dict(battleline=[card("mother", upgrades=["transposition-sandals"]), "batdrone", "troll", "bumpsy"])),
        "act mother; troll; reap troll",
        dict(Ana=dict(amber=1, battleline=["troll", "batdrone", spent("mother"), "bumpsy"])),
    ),
    Case(
        "transposition-sandals",
        dict(Ana=dict(battleline=[card("mother", upgrades=["transposition-sandals"]), "batdrone", "troll", "bumpsy"])),
        "act mother; troll; reap bumpsy",
        "keyforge.main.off-house-forbidden",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=title)
def test_a_card_of_logos_does_what_it_says(case):
    play(case)


def test_every_card_of_logos_that_speaks_has_a_case():
    assert untested("logos", CASES) == set()
