"""What the cards of Dis do."""

from __future__ import annotations

import pytest

from .cases import Case, card, play, spent, title, untested

OPTIONS = "referee.choice.options"

ACTIONS = [
    Case(
        "a-fair-game",
        # both top cards go, both hands are shown, each gains for the other's
        dict(
            Ana=dict(hand=["a-fair-game", "troll", "urchin"], deck=["anger", "umbra"]),
            Bruno=dict(hand=["batdrone", "mother", "tunk"], deck=["labwork", "grommid"]),
        ),
        "play a-fair-game",
        dict(
            Ana=dict(amber=2, deck=["umbra"], discard=["anger", "a-fair-game"], hand=["troll", "urchin"]),
            Bruno=dict(amber=1, deck=["grommid"], discard=["labwork"], hand=["batdrone", "mother", "tunk"]),
        ),
    ),
    Case(
        "a-fair-game",
        # hands that nobody has seen are counted by the table
        dict(
            Ana=dict(hand=["a-fair-game", None, None], deck=["anger"]),
            Bruno=dict(hand=["batdrone", None], deck=["labwork"]),
        ),
        "play a-fair-game; 2; 0",
        dict(Ana=dict(amber=2), Bruno=dict(amber=0)),
    ),
    Case(
        "a-fair-game",
        # without a card there is no house to count
        dict(
            Ana=dict(hand=["a-fair-game", "troll"], deck=["anger"], discard=["bumpsy"]), Bruno=dict(hand=["batdrone"])
        ),
        "play a-fair-game",
        dict(Ana=dict(amber=0), Bruno=dict(amber=1, discard=[])),
    ),
    Case(
        "arise",
        dict(
            Ana=dict(hand=["arise"], discard=["bumpsy", "shooler", "fear", "shooler", "tolas"], chains=3),
            Bruno=dict(discard=["shooler"]),
        ),
        "play arise; dis",
        dict(
            Ana=dict(hand=["shooler", "shooler", "tolas"], discard=["bumpsy", "fear", "arise"], chains=4),
            Bruno=dict(discard=["shooler"], chains=0),
        ),
    ),
    Case(
        "arise",
        # any house may be named, and a chain is gained for nothing
        dict(Ana=dict(hand=["arise"], discard=["shooler"])),
        "play arise; untamed",
        dict(Ana=dict(hand=0, discard=["shooler", "arise"], chains=1)),
    ),
    Case(
        "arise",
        # a maverick is of the house printed on it
        dict(Ana=dict(hand=["arise"], discard=["shooler@brobnar", "shooler"])),
        "play arise; brobnar",
        dict(Ana=dict(hand=["shooler@brobnar"], discard=["shooler", "arise"])),
    ),
    Case(
        "control-the-weak",
        dict(Ana=dict(hand=["control-the-weak"], deck=6)),
        "play control-the-weak; mars; end; house logos",
        "keyforge.house.must-choose",
    ),
    Case(
        "control-the-weak",
        # a house of the opponent's identity card, not one of a card that they control
        dict(Ana=dict(hand=["control-the-weak"]), Bruno=dict(battleline=[card("troll", owner="Ana")], amber=0)),
        "play control-the-weak; brobnar",
        OPTIONS,
    ),
    Case(
        "creeping-oblivion",
        dict(
            Ana=dict(hand=["creeping-oblivion"], discard=["troll"]),
            Bruno=dict(discard=["mother", "batdrone", "tunk"]),
        ),
        "play creeping-oblivion; Bruno; mother, tunk",
        dict(
            Ana=dict(amber=1, discard=["troll", "creeping-oblivion"], purged=[]),
            Bruno=dict(discard=["batdrone"], purged=["mother", "tunk"]),
        ),
    ),
    Case(
        "creeping-oblivion",
        dict(Ana=dict(hand=["creeping-oblivion"], discard=["troll"]), Bruno=dict(discard=["mother"])),
        "play creeping-oblivion; Ana; none",
        dict(Ana=dict(discard=["troll", "creeping-oblivion"], purged=[])),
    ),
    Case(
        "creeping-oblivion",
        # two copies are two cards
        dict(Ana=dict(hand=["creeping-oblivion"]), Bruno=dict(discard=["mother", "mother", "tunk"])),
        "play creeping-oblivion; mother, mother#2",
        dict(Bruno=dict(discard=["tunk"], purged=["mother", "mother"])),
    ),
    Case(
        "dance-of-doom",
        # power as it is now, on both sides
        dict(
            Ana=dict(hand=["dance-of-doom"], battleline=["bumpsy", card("umbra", power_counters=3)]),
            Bruno=dict(battleline=["mother", card("headhunter", damage=3), card("troll", upgrades=[]), "tunk"]),
        ),
        "play dance-of-doom; 5",
        dict(Ana=dict(battleline=[], amber=0), Bruno=dict(battleline=["troll", "tunk"])),
    ),
    Case(
        "dance-of-doom",
        dict(Ana=dict(hand=["dance-of-doom"]), Bruno=dict(battleline=["mother"])),
        "play dance-of-doom; 0",
        dict(Bruno=dict(battleline=["mother"])),
    ),
    Case(
        "fear",
        # to the hand of its owner, whoever controls it
        dict(
            Ana=dict(hand=["fear"], battleline=["bumpsy"]),
            Bruno=dict(battleline=[card("troll", owner="Ana", amber=2, damage=3), "mother"], amber=0),
        ),
        "play fear; troll",
        dict(
            Ana=dict(hand=["troll"], amber=2, battleline=["bumpsy"]), Bruno=dict(hand=0, amber=0, battleline=["mother"])
        ),
    ),
    Case(
        "fear",
        dict(Ana=dict(hand=["fear"], battleline=["bumpsy"]), Bruno=dict(battleline=["mother", "tunk"])),
        "play fear; bumpsy",
        OPTIONS,
    ),
    Case(
        "gateway-to-dis",
        dict(
            Ana=dict(hand=["gateway-to-dis"], battleline=["bumpsy"], chains=1, artifacts=["cannon"]),
            Bruno=dict(battleline=["mother", card("tunk", amber=2)], artifacts=["sniffer"]),
        ),
        "play gateway-to-dis",
        dict(
            Ana=dict(battleline=[], chains=4, artifacts=["cannon"], discard=["bumpsy", "gateway-to-dis"], amber=2),
            Bruno=dict(battleline=[], chains=0, artifacts=["sniffer"], discard=["mother", "tunk"]),
        ),
    ),
    Case(
        "gateway-to-dis",
        dict(Ana=dict(hand=["gateway-to-dis"], chains=23)),
        "play gateway-to-dis",
        dict(Ana=dict(chains=24)),
    ),
    Case(
        "gongoozle",
        dict(
            Ana=dict(hand=["gongoozle", "fear"], battleline=["bumpsy"]),
            Bruno=dict(battleline=["mother", "batdrone"], hand=["tunk", "labwork"]),
        ),
        "play gongoozle; mother; labwork",
        dict(
            Ana=dict(amber=1, hand=["fear"]),
            Bruno=dict(battleline=[card("mother", damage=3), "batdrone"], hand=["tunk"], discard=["labwork"]),
        ),
    ),
    Case(
        "gongoozle",
        dict(Ana=dict(hand=["gongoozle"]), Bruno=dict(battleline=["mother", "batdrone"], hand=["tunk"])),
        "play gongoozle; batdrone",
        dict(Bruno=dict(battleline=["mother"], hand=["tunk"], discard=["batdrone"])),
    ),
    Case(
        "gongoozle",
        # the owner discards, not the one who controls it; a hand nobody has seen tells
        dict(
            Ana=dict(hand=["gongoozle", None, None]), Bruno=dict(battleline=[card("troll", owner="Ana")], hand=["tunk"])
        ),
        "play gongoozle; anger",
        dict(Ana=dict(hand=1, discard=["anger", "gongoozle"]), Bruno=dict(hand=["tunk"])),
    ),
    Case(
        "gongoozle",
        # armor that stops it all does not destroy either
        dict(Ana=dict(hand=["gongoozle"]), Bruno=dict(battleline=["raiding-knight"], hand=["tunk"])),
        "play gongoozle",
        dict(Bruno=dict(battleline=[card("raiding-knight", damage=1)], hand=0, discard=["tunk"])),
    ),
    Case(
        "guilty-hearts",
        dict(
            Ana=dict(hand=["guilty-hearts"], battleline=[card("bumpsy", amber=2), "troll"]),
            Bruno=dict(battleline=[card("mother", amber=1), "tunk"], artifacts=[card("pocket-universe", amber=2)]),
        ),
        "play guilty-hearts",
        dict(
            Ana=dict(battleline=["troll"], amber=2),
            Bruno=dict(battleline=["tunk"], amber=2, artifacts=[card("pocket-universe", amber=2)]),
        ),
    ),
    Case(
        "hand-of-dis",
        dict(
            Ana=dict(hand=["hand-of-dis"], battleline=["bumpsy", "troll", "umbra"]),
            Bruno=dict(battleline=["mother", "tunk", "batdrone"]),
        ),
        "play hand-of-dis; troll",
        dict(Ana=dict(battleline=["bumpsy", "umbra"]), Bruno=dict(battleline=3)),
    ),
    Case(
        "hand-of-dis",
        dict(
            Ana=dict(hand=["hand-of-dis"], battleline=["bumpsy", "troll", "umbra"]),
            Bruno=dict(battleline=["mother", "tunk", "batdrone"]),
        ),
        "play hand-of-dis; mother",
        OPTIONS,
    ),
    Case(
        "hand-of-dis",
        dict(Ana=dict(hand=["hand-of-dis"]), Bruno=dict(battleline=["mother", "tunk"])),
        "play hand-of-dis",
        dict(Bruno=dict(battleline=["mother", "tunk"])),
    ),
    Case(
        "hecatomb",
        # each player is paid for the creatures that they controlled, whosever they were
        dict(
            Ana=dict(hand=["hecatomb"], battleline=["shooler", "troll", "tocsin"]),
            Bruno=dict(battleline=[card("the-terror", owner="Ana"), "mother"]),
        ),
        "play hecatomb",
        dict(
            Ana=dict(amber=3, battleline=["troll"], discard=["shooler", "tocsin", "the-terror", "hecatomb"]),
            Bruno=dict(amber=1, battleline=["mother"]),
        ),
    ),
    Case(
        "hecatomb",
        # what is saved was not destroyed
        dict(Ana=dict(hand=["hecatomb"], battleline=[card("shooler", upgrades=["armageddon-cloak"]), "tocsin"])),
        "play hecatomb",
        dict(Ana=dict(amber=2, battleline=["shooler"])),
    ),
    Case(
        "tendrils-of-pain",
        dict(
            Ana=dict(hand=["tendrils-of-pain"], battleline=["bumpsy"]), Bruno=dict(battleline=["mother", "dust-pixie"])
        ),
        "play tendrils-of-pain",
        dict(
            Ana=dict(amber=1, battleline=[card("bumpsy", damage=1)]), Bruno=dict(battleline=[card("mother", damage=1)])
        ),
    ),
    Case(
        "tendrils-of-pain",
        dict(
            Ana=dict(hand=["tendrils-of-pain"], battleline=["bumpsy"]),
            Bruno=dict(battleline=["mother", "batdrone"], did=[dict(what="forge", how="red")], keys=1),
        ),
        "play tendrils-of-pain",
        dict(Ana=dict(battleline=[card("bumpsy", damage=4)]), Bruno=dict(battleline=[card("mother", damage=4)])),
    ),
    Case(
        "tendrils-of-pain",
        # one's own key does not count
        dict(
            Ana=dict(hand=["tendrils-of-pain"], battleline=["bumpsy"], did=[dict(what="forge", how="red")], keys=1),
            Bruno=dict(battleline=["mother"]),
        ),
        "play tendrils-of-pain",
        dict(Bruno=dict(battleline=[card("mother", damage=1)])),
    ),
    Case(
        "hysteria",
        dict(
            Ana=dict(hand=["hysteria"], battleline=["bumpsy", card("batdrone", owner="Bruno")], artifacts=["cannon"]),
            Bruno=dict(battleline=[card("mother", amber=1, upgrades=["rocket-boots"])]),
        ),
        "play hysteria",
        dict(
            Ana=dict(battleline=[], hand=["bumpsy"], amber=1, artifacts=["cannon"], discard=["hysteria"]),
            Bruno=dict(battleline=[], hand=["batdrone", "mother"], discard=["rocket-boots"]),
        ),
    ),
    Case(
        "key-hammer",
        dict(
            Ana=dict(hand=["key-hammer"]),
            Bruno=dict(keys=["red", "blue"], amber=1, did=[dict(what="forge", how="blue")]),
        ),
        "play key-hammer",
        dict(Ana=dict(amber=1), Bruno=dict(keys=["red"], amber=7)),
    ),
    Case(
        "key-hammer",
        # the Æmbar comes in any case
        dict(Ana=dict(hand=["key-hammer"]), Bruno=dict(keys=["red"], amber=0)),
        "play key-hammer",
        dict(Bruno=dict(keys=["red"], amber=6)),
    ),
    Case(
        "key-hammer",
        # of a key forged really, in the turn before
        dict(
            step="forge",
            active="Bruno",
            Ana=dict(hand=["key-hammer"], deck=6),
            Bruno=dict(amber=6, keys=["red"], deck=6),
        ),
        "forge yellow; house logos; end; house dis; play key-hammer",
        dict(Ana=dict(amber=1), Bruno=dict(keys=["red"], amber=6)),
    ),
    Case(
        "mind-barb",
        dict(Ana=dict(hand=["mind-barb", "fear"]), Bruno=dict(hand=["tunk", "mother"])),
        "play mind-barb; mother",
        dict(Ana=dict(amber=1, hand=["fear"]), Bruno=dict(hand=["tunk"], discard=["mother"])),
    ),
    Case(
        "mind-barb",
        dict(Ana=dict(hand=["mind-barb"]), Bruno=dict(hand=[])),
        "play mind-barb",
        dict(Ana=dict(amber=1), Bruno=dict(discard=[])),
    ),
    Case(
        "pandemonium",
        dict(
            Ana=dict(hand=["pandemonium"], battleline=["bumpsy", card("troll", damage=1)], amber=2),
            Bruno=dict(battleline=["mother"], amber=2),
        ),
        "play pandemonium",
        dict(
            Ana=dict(amber=2, battleline=[card("bumpsy", amber=1), card("troll", amber=0)]),
            Bruno=dict(amber=1, battleline=[card("mother", amber=1)]),
        ),
    ),
    Case(
        "pandemonium",
        # who goes without is the active player's choice, on either side
        dict(
            Ana=dict(hand=["pandemonium"], battleline=["bumpsy", "troll"], amber=0),
            Bruno=dict(battleline=["mother", "tunk"], amber=1),
        ),
        "play pandemonium; troll; mother",
        dict(
            Ana=dict(amber=0, battleline=[card("bumpsy", amber=0), card("troll", amber=1)]),
            Bruno=dict(amber=0, battleline=[card("mother", amber=1), card("tunk", amber=0)]),
        ),
    ),
    Case(
        "poltergeist",
        dict(
            Ana=dict(hand=["poltergeist"], artifacts=["cannon"], deck=2),
            Bruno=dict(artifacts=["library-of-babble"], deck=2),
        ),
        "play poltergeist; library-of-babble",
        dict(
            Ana=dict(amber=1, hand=1, deck=1, artifacts=["cannon"]),
            Bruno=dict(artifacts=[], discard=["library-of-babble"], deck=2),
        ),
    ),
    Case(
        "poltergeist",
        # one's own will do, of whatever house
        dict(Ana=dict(hand=["poltergeist"], artifacts=["cannon"]), Bruno=dict(battleline=["mother"])),
        "play poltergeist",
        dict(
            Ana=dict(artifacts=[], discard=["cannon", "poltergeist"]), Bruno=dict(battleline=[card("mother", damage=2)])
        ),
    ),
    Case(
        "poltergeist",
        # an exhausted one cannot be used, but it is destroyed
        dict(Ana=dict(hand=["poltergeist"]), Bruno=dict(artifacts=[spent("library-of-babble")])),
        "play poltergeist",
        dict(Ana=dict(hand=0), Bruno=dict(artifacts=[])),
    ),
    Case(
        "poltergeist",
        # one that sacrifices itself is gone already
        dict(
            Ana=dict(hand=["poltergeist"], battleline=["troll"]),
            Bruno=dict(artifacts=["custom-virus", "combat-pheromones"]),
        ),
        "play poltergeist; combat-pheromones",
        dict(Bruno=dict(artifacts=["custom-virus"], discard=["combat-pheromones"])),
    ),
    Case(
        "red-hot-armor",
        dict(
            Ana=dict(hand=["red-hot-armor"], battleline=["raiding-knight", "troll"]),
            Bruno=dict(battleline=["sequis", "mother", card("tunk", upgrades=["shoulder-armor"])]),
        ),
        "play red-hot-armor",
        dict(
            Ana=dict(amber=1, battleline=[card("raiding-knight", armor=2, damage=0), "troll"]),
            Bruno=dict(
                battleline=[
                    card("sequis", armor=0, damage=2),
                    card("mother", damage=0),
                    card("tunk", armor=0, damage=3),
                ]
            ),
        ),
    ),
    Case(
        "red-hot-armor",
        # armor that has stopped something this turn is lost as well
        dict(
            Ana=dict(hand=["red-hot-armor", "gongoozle"], battleline=["umbra"]),
            Bruno=dict(battleline=[card("champion-tabris", armor_used=1, armor_peak=2)], hand=[]),
        ),
        "play red-hot-armor; play gongoozle; champion-tabris",
        dict(Bruno=dict(battleline=[card("champion-tabris", armor=0, damage=5)])),
    ),
    Case(
        "red-hot-armor",
        # it is back in the next turn
        dict(Ana=dict(hand=["red-hot-armor"], deck=6), Bruno=dict(battleline=["sequis"])),
        "play red-hot-armor; end",
        dict(Bruno=dict(battleline=[card("sequis", armor=2, damage=2)])),
    ),
    Case(
        "three-fates",
        dict(
            Ana=dict(hand=["three-fates"], battleline=["troll", "umbra"]),
            Bruno=dict(battleline=["mother", "tunk", card("batdrone", power_counters=8)]),
        ),
        "play three-fates",
        dict(Ana=dict(amber=1, battleline=["umbra"]), Bruno=dict(battleline=["mother"])),
    ),
    Case(
        "three-fates",
        # among equals for the last place the active player chooses
        dict(
            Ana=dict(hand=["three-fates"], battleline=["bumpsy", "troll"]),
            Bruno=dict(battleline=["mother", "tunk", "batdrone"]),
        ),
        "play three-fates; mother",
        dict(Ana=dict(battleline=["bumpsy"]), Bruno=dict(battleline=["batdrone"])),
    ),
    Case(
        "three-fates",
        dict(Ana=dict(hand=["three-fates"], battleline=["bumpsy"]), Bruno=dict(battleline=["mother"])),
        "play three-fates",
        dict(Ana=dict(battleline=[]), Bruno=dict(battleline=[])),
    ),
]

ARTIFACTS = [
    Case(
        "annihilation-ritual",
        dict(
            Ana=dict(hand=["gateway-to-dis"], artifacts=["annihilation-ritual"], battleline=["bumpsy"]),
            Bruno=dict(battleline=[card("mother", upgrades=["rocket-boots"])]),
        ),
        "play gateway-to-dis",
        dict(
            Ana=dict(purged=["bumpsy"], discard=["gateway-to-dis"]),
            Bruno=dict(purged=["mother"], discard=["rocket-boots"]),
        ),
    ),
    Case(
        "annihilation-ritual",
        # from play, not from hand; creatures, not artifacts; not on the way to a hand
        dict(
            Ana=dict(hand=["shooler", "fear", "poltergeist"], artifacts=["annihilation-ritual"]),
            Bruno=dict(battleline=["mother"], artifacts=["sniffer"]),
        ),
        "discard shooler; play fear; play poltergeist; sniffer",
        dict(
            Ana=dict(purged=[], discard=["shooler", "fear", "poltergeist"]),
            Bruno=dict(purged=[], hand=["mother"], discard=["sniffer"]),
        ),
    ),
    Case(
        "dominator-bauble",
        dict(Ana=dict(artifacts=["dominator-bauble"], battleline=["troll", "umbra"])),
        "act dominator-bauble; troll",
        dict(Ana=dict(amber=1, battleline=[spent("troll"), card("umbra", exhausted=False)])),
    ),
    Case(
        "dominator-bauble",
        dict(
            Ana=dict(artifacts=["dominator-bauble"], battleline=["noddy-the-thief"]),
            Bruno=dict(battleline=["mother", "tunk"], amber=1),
        ),
        "act dominator-bauble; action",
        dict(Ana=dict(amber=1), Bruno=dict(amber=0)),
    ),
    Case(
        "dominator-bauble",
        dict(
            Ana=dict(artifacts=["dominator-bauble"], battleline=["troll", "umbra"]),
            Bruno=dict(battleline=["mother", "tunk"]),
        ),
        "act dominator-bauble; troll; fight; tunk",
        dict(Ana=dict(amber=0, battleline=[spent("troll", damage=6), "umbra"]), Bruno=dict(battleline=["mother"])),
    ),
    Case(
        "dominator-bauble",
        # a stunned friend only loses its stun; an exhausted one is no choice
        dict(Ana=dict(artifacts=["dominator-bauble"], battleline=[card("troll", stunned=True), spent("umbra")])),
        "act dominator-bauble",
        dict(Ana=dict(amber=0, battleline=[spent("troll", stunned=False), "umbra"])),
    ),
    Case(
        "key-to-dis",
        dict(
            house="brobnar",
            Ana=dict(artifacts=["key-to-dis", "cannon"], battleline=["troll"]),
            Bruno=dict(battleline=["mother", "tunk"]),
        ),
        "omni key-to-dis",
        dict(
            Ana=dict(artifacts=["cannon"], battleline=[], chains=0, discard=["key-to-dis", "troll"]),
            Bruno=dict(battleline=[]),
        ),
    ),
    Case(
        "lash-of-broken-dreams",
        dict(Ana=dict(artifacts=["lash-of-broken-dreams"], deck=6), Bruno=dict(amber=8)),
        "act lash-of-broken-dreams; end; house mars",
        dict(step="main", Bruno=dict(amber=8, keys=[], key_cost=9)),
    ),
    Case(
        "lash-of-broken-dreams",
        # not in one's own turn, and not for longer than the next
        dict(Ana=dict(artifacts=["lash-of-broken-dreams"], deck=12), Bruno=dict(amber=9, deck=12)),
        "act lash-of-broken-dreams; end; forge red; house mars; end",
        dict(Ana=dict(key_cost=6), Bruno=dict(amber=0, key_cost=6)),
    ),
    Case(
        "library-of-the-damned",
        dict(Ana=dict(artifacts=["library-of-the-damned"], hand=["troll", "fear"])),
        "act library-of-the-damned; troll",
        dict(Ana=dict(hand=["fear"], archives=["troll"])),
    ),
    Case(
        "library-of-the-damned",
        dict(Ana=dict(artifacts=["library-of-the-damned"], hand=3)),
        "act library-of-the-damned",
        dict(Ana=dict(hand=2, archives=1)),
    ),
    Case(
        "lifeward",
        dict(
            house="brobnar",
            Ana=dict(artifacts=["lifeward"], deck=6),
            Bruno=dict(hand=["mother", "labwork"]),
        ),
        "omni lifeward; end; house logos; play mother",
        "keyforge.play.cannot",
    ),
    Case(
        "lifeward",
        # other cards can be played, and creatures again later
        dict(
            Ana=dict(artifacts=["lifeward"], deck=12, hand=["shooler"]),
            Bruno=dict(hand=["labwork", "mother", "tunk"], deck=12),
        ),
        "omni lifeward; play shooler; end; house logos; play labwork; mother; end; house dis; end; "
        "house mars; play tunk",
        dict(Ana=dict(artifacts=[], battleline=["shooler"]), Bruno=dict(battleline=["tunk"], amber=1)),
    ),
    Case(
        "sacrificial-altar",
        dict(
            Ana=dict(
                artifacts=["sacrificial-altar"],
                battleline=["bulwark", "troll"],
                discard=["fear", "shooler", "batdrone"],
            ),
            Bruno=dict(amber=4),
        ),
        "act sacrificial-altar; shooler; left",
        dict(
            Ana=dict(amber=1, purged=["bulwark"], battleline=["shooler", "troll"], discard=["fear", "batdrone"]),
            Bruno=dict(amber=3),
        ),
    ),
    Case(
        "sacrificial-altar",
        # no Human, no creature
        dict(Ana=dict(artifacts=["sacrificial-altar"], battleline=["troll"], discard=["shooler"])),
        "act sacrificial-altar",
        dict(Ana=dict(battleline=["troll"], discard=["shooler"], artifacts=[spent("sacrificial-altar")])),
    ),
    Case(
        "sacrificial-altar",
        # an enemy Human is no choice; a creature that cannot be played neither
        dict(
            Ana=dict(artifacts=["sacrificial-altar"], battleline=["bulwark"], discard=["kelifi-dragon"], amber=6),
            Bruno=dict(battleline=["dextre"]),
        ),
        "act sacrificial-altar",
        dict(Ana=dict(battleline=[], purged=["bulwark"], discard=["kelifi-dragon"]), Bruno=dict(battleline=["dextre"])),
    ),
    Case(
        "screaming-cave",
        dict(Ana=dict(artifacts=["screaming-cave"], hand=["troll", "fear"], discard=["umbra"], deck=["anger"])),
        "act screaming-cave",
        dict(Ana=dict(hand=0, discard=[], deck=4, archives=0)),
    ),
    Case(
        "screaming-cave",
        dict(Ana=dict(artifacts=["screaming-cave"], deck=3)),
        "act screaming-cave",
        dict(Ana=dict(deck=3)),
    ),
    Case(
        "soul-snatcher",
        # the owner gains, not the one who controlled it; artifacts are no creatures
        dict(
            Ana=dict(hand=["hecatomb", "poltergeist"], artifacts=["soul-snatcher"], battleline=["shooler"]),
            Bruno=dict(battleline=[card("tocsin", owner="Ana"), "tolas"], artifacts=["sniffer"]),
        ),
        "play poltergeist; sniffer; play hecatomb",
        # 1 each as bonus, 1 and 2 by the hecatomb, 2 and 1 by the souls
        dict(Ana=dict(amber=5), Bruno=dict(amber=3)),
    ),
]

CREATURES = [
    Case(
        "charette",
        dict(Ana=dict(hand=["charette"]), Bruno=dict(amber=4)),
        "play charette",
        dict(Ana=dict(amber=0, battleline=[spent("charette", amber=3)]), Bruno=dict(amber=1)),
    ),
    Case(
        "charette",
        dict(Ana=dict(hand=["charette"], amber=5), Bruno=dict(amber=2)),
        "play charette",
        dict(Ana=dict(amber=5, battleline=[card("charette", amber=2)]), Bruno=dict(amber=0)),
    ),
    Case(
        "drumble",
        dict(Ana=dict(hand=["drumble"]), Bruno=dict(amber=9)),
        "play drumble",
        dict(Ana=dict(amber=0, battleline=[card("drumble", amber=9)]), Bruno=dict(amber=0)),
    ),
    Case(
        "drumble",
        dict(Ana=dict(hand=["drumble"]), Bruno=dict(amber=6)),
        "play drumble",
        dict(Ana=dict(battleline=[card("drumble", amber=0)]), Bruno=dict(amber=6)),
    ),
    Case(
        "dust-imp",
        dict(Ana=dict(battleline=["dust-imp", "tocsin"]), Bruno=dict(battleline=["mother"])),
        "fight dust-imp mother",
        dict(Ana=dict(amber=2, battleline=["tocsin"]), Bruno=dict(amber=0)),
    ),
    Case(
        "dust-imp",
        # whoever controls it gains
        dict(Ana=dict(hand=["gateway-to-dis"]), Bruno=dict(battleline=[card("dust-imp", owner="Ana")])),
        "play gateway-to-dis",
        dict(Ana=dict(amber=0, discard=["dust-imp", "gateway-to-dis"]), Bruno=dict(amber=2)),
    ),
    Case(
        "eater-of-the-dead",
        dict(
            Ana=dict(battleline=["eater-of-the-dead"], discard=["fear", "troll"]),
            Bruno=dict(discard=["mother", "tunk", "labwork"]),
        ),
        "reap eater-of-the-dead; Bruno; tunk",
        dict(
            Ana=dict(battleline=[card("eater-of-the-dead", power=5, power_counters=1)], discard=["fear", "troll"]),
            Bruno=dict(purged=["tunk"], discard=["mother", "labwork"]),
        ),
    ),
    Case(
        "eater-of-the-dead",
        # what it has just killed will do
        dict(Ana=dict(battleline=["eater-of-the-dead"]), Bruno=dict(battleline=["batdrone"])),
        "fight eater-of-the-dead batdrone",
        dict(
            Ana=dict(battleline=[card("eater-of-the-dead", damage=2, power_counters=1)]),
            Bruno=dict(purged=["batdrone"], discard=[]),
        ),
    ),
    Case(
        "eater-of-the-dead",
        # without a creature there is no counter
        dict(Ana=dict(battleline=["eater-of-the-dead"], discard=["fear"])),
        "reap eater-of-the-dead",
        dict(Ana=dict(battleline=[card("eater-of-the-dead", power_counters=0)], discard=["fear"])),
    ),
    Case(
        "ember-imp",
        dict(
            active="Bruno",
            house="logos",
            Ana=dict(battleline=["ember-imp"]),
            Bruno=dict(hand=["labwork", "batdrone", "mother"]),
        ),
        "play batdrone; play labwork",
        dict(Bruno=dict(battleline=["batdrone"], archives=["mother"])),
    ),
    Case(
        "ember-imp",
        dict(
            active="Bruno",
            house="logos",
            Ana=dict(battleline=["ember-imp"]),
            Bruno=dict(hand=["labwork", "batdrone", "mother", "dextre"]),
        ),
        "play batdrone; play labwork; mother; play dextre left",
        "keyforge.card.ember-imp",
    ),
    Case(
        "ember-imp",
        # the one who plays it is free
        dict(Ana=dict(hand=["ember-imp", "shooler", "tocsin", "charette"])),
        "play ember-imp; play shooler left; play tocsin left; play charette left",
        dict(Ana=dict(battleline=["charette", "tocsin", "shooler", "ember-imp"])),
    ),
    Case(
        "ember-imp",
        # a third card cannot be played by another card's doing either; discarding is no play
        dict(
            active="Bruno",
            house="logos",
            Ana=dict(battleline=["ember-imp"]),
            Bruno=dict(hand=["batdrone", "wild-wormhole", "labwork"], deck=["mother", "tunk"]),
        ),
        "play batdrone; play wild-wormhole; discard labwork",
        dict(Bruno=dict(battleline=["batdrone"], deck=["mother", "tunk"], amber=1)),
    ),
    Case(
        "gabos-longarms",
        dict(Ana=dict(battleline=["gabos-longarms"]), Bruno=dict(battleline=["batdrone", "mother", "troll"])),
        "fight gabos-longarms batdrone; mother",
        dict(
            Ana=dict(battleline=[spent("gabos-longarms", damage=2)]),
            Bruno=dict(battleline=[card("batdrone", damage=0), "troll"]),
        ),
    ),
    Case(
        "gabos-longarms",
        # the creature that it fights is a choice like any other, and so is a friend
        dict(Ana=dict(battleline=["gabos-longarms", "troll"]), Bruno=dict(battleline=["batdrone", "mother"])),
        "fight gabos-longarms mother; mother",
        dict(Ana=dict(battleline=["troll"]), Bruno=dict(battleline=["batdrone"])),
    ),
    Case(
        "gabos-longarms",
        # elusive protects the creature that has it, nobody else
        dict(Ana=dict(battleline=["gabos-longarms"]), Bruno=dict(battleline=["dew-faerie", "mother"])),
        "fight gabos-longarms dew-faerie; mother",
        dict(
            Ana=dict(battleline=[spent("gabos-longarms", damage=0)]),
            Bruno=dict(battleline=[card("dew-faerie", damage=0)]),
        ),
    ),
    Case(
        "gabos-longarms",
        dict(Ana=dict(battleline=["gabos-longarms"]), Bruno=dict(battleline=["dew-faerie", "mother"])),
        "fight gabos-longarms dew-faerie; dew-faerie",
        dict(
            Ana=dict(battleline=[spent("gabos-longarms", damage=0)]),
            Bruno=dict(battleline=[card("dew-faerie", damage=0), card("mother", damage=0)]),
        ),
    ),
    Case(
        "gabos-longarms",
        # attacked, it hits back at its attacker
        dict(
            active="Bruno",
            house="mars",
            Ana=dict(battleline=["gabos-longarms"]),
            Bruno=dict(battleline=["tunk", "mother"]),
        ),
        "fight tunk gabos-longarms",
        dict(Ana=dict(battleline=[]), Bruno=dict(battleline=[card("tunk", damage=4), card("mother", damage=0)])),
    ),
    Case(
        "overlord-greking",
        # under another control, still its owner's, without bonus or play ability
        dict(
            Ana=dict(battleline=["overlord-greking"], deck=2),
            Bruno=dict(battleline=["timetraveller"], amber=3, deck=2),
        ),
        "fight overlord-greking timetraveller; left",
        dict(
            Ana=dict(
                amber=0,
                hand=0,
                battleline=[spent("timetraveller", owner="Bruno", damage=0), spent("overlord-greking", damage=2)],
            ),
            Bruno=dict(battleline=[], discard=[], amber=3),
        ),
    ),
    Case(
        "overlord-greking",
        # in defence as well
        dict(
            active="Bruno",
            house="logos",
            Ana=dict(battleline=["overlord-greking"]),
            Bruno=dict(battleline=["mother"]),
        ),
        "fight mother overlord-greking; right",
        dict(Ana=dict(battleline=[card("overlord-greking", damage=5), spent("mother", owner="Bruno")])),
    ),
    Case(
        "overlord-greking",
        # one that goes elsewhere by itself stays there
        dict(
            Ana=dict(battleline=["overlord-greking"]),
            Bruno=dict(battleline=["dextre"], discard=["dextre"], deck=["tunk"]),
        ),
        "fight overlord-greking dextre",
        dict(
            Ana=dict(battleline=["overlord-greking"]),
            Bruno=dict(battleline=[], deck=["dextre", "tunk"], discard=["dextre"]),
        ),
    ),
    Case(
        "overlord-greking",
        # fallen together with its enemy it takes nothing
        dict(Ana=dict(battleline=[card("overlord-greking", damage=3)]), Bruno=dict(battleline=["mother"])),
        "fight overlord-greking mother",
        dict(Ana=dict(battleline=[]), Bruno=dict(discard=["mother"])),
    ),
    Case(
        "guardian-demon",
        dict(
            Ana=dict(hand=["guardian-demon"], battleline=[card("troll", damage=3)]),
            Bruno=dict(battleline=["mother", card("tunk", damage=1)]),
        ),
        "play guardian-demon left; troll; 2; mother",
        dict(
            Ana=dict(battleline=["guardian-demon", card("troll", damage=1)]),
            Bruno=dict(battleline=[card("mother", damage=2), card("tunk", damage=1)]),
        ),
    ),
    Case(
        "guardian-demon",
        # up to two may be none
        dict(Ana=dict(battleline=["guardian-demon", card("troll", damage=3)]), Bruno=dict(battleline=["mother"])),
        "reap guardian-demon; 0",
        dict(Ana=dict(amber=1, battleline=["guardian-demon", card("troll", damage=3)])),
    ),
    Case(
        "guardian-demon",
        # as much as was healed; another creature than the one that was healed
        dict(Ana=dict(battleline=["guardian-demon"]), Bruno=dict(battleline=["batdrone", card("troll", damage=1)])),
        "fight guardian-demon batdrone; troll; 1",
        dict(Ana=dict(battleline=[card("guardian-demon", damage=3)]), Bruno=dict(battleline=[card("troll", damage=0)])),
    ),
    Case(
        "guardian-demon",
        dict(Ana=dict(hand=["guardian-demon"]), Bruno=dict(battleline=["mother"])),
        "play guardian-demon",
        dict(Bruno=dict(battleline=[card("mother", damage=0)])),
    ),
    *(
        Case(
            f"master-of-{power}",
            dict(
                Ana=dict(battleline=[f"master-of-{power}", "tocsin"]),
                Bruno=dict(battleline=["dust-pixie", "batdrone", "dextre", "mother"]),
            ),
            f"reap master-of-{power}; {victim}",
            dict(Ana=dict(amber=1, battleline=2), Bruno=dict(battleline=left)),
        )
        for power, victim, left in (
            (1, "dust-pixie", ["batdrone", "dextre", "mother"]),
            (2, "batdrone", ["dust-pixie", "dextre", "mother"]),
            (3, "none", ["dust-pixie", "batdrone", "dextre", "mother"]),
        )
    ),
    Case(
        "master-of-3",
        # a friend of that power is offered too, one of another power is not
        dict(Ana=dict(battleline=["master-of-3", "tocsin"]), Bruno=dict(battleline=["batdrone"])),
        "reap master-of-3; tocsin",
        dict(Ana=dict(battleline=["master-of-3"]), Bruno=dict(battleline=["batdrone"])),
    ),
    Case(
        "master-of-1",
        dict(Ana=dict(battleline=["master-of-1"]), Bruno=dict(battleline=["batdrone", "mother"])),
        "reap master-of-1",
        dict(Bruno=dict(battleline=["batdrone", "mother"])),
    ),
    Case(
        "pit-demon",
        dict(Ana=dict(battleline=["pit-demon"]), Bruno=dict(amber=2)),
        "act pit-demon",
        dict(Ana=dict(amber=1, battleline=[spent("pit-demon")]), Bruno=dict(amber=1)),
    ),
    Case(
        "pitlord",
        dict(step="house", Ana=dict(battleline=["pitlord"])),
        "house brobnar",
        "keyforge.house.must-choose",
    ),
    Case(
        "pitlord",
        # only who controls it is bound
        dict(step="house", house=None, Ana=dict(), Bruno=dict(battleline=["pitlord"])),
        "house brobnar",
        dict(house="brobnar"),
    ),
    Case(
        "pitlord",
        dict(Ana=dict(hand=["pitlord"])),
        "play pitlord",
        dict(Ana=dict(amber=2, battleline=[spent("pitlord")])),
    ),
    Case(
        "restringuntus",
        dict(Ana=dict(hand=["restringuntus"], deck=6)),
        "play restringuntus; logos; end; house logos",
        "keyforge.house.cannot-choose",
    ),
    Case(
        "restringuntus",
        # until it leaves play
        dict(
            Ana=dict(hand=["restringuntus"], deck=6),
            Bruno=dict(hand=["punch@mars", "tunk"], deck=12),
        ),
        "play restringuntus; logos; end; house mars; play punch@mars; end; house dis; end; house logos",
        dict(house="logos", Ana=dict(battleline=[], discard=["restringuntus"]), effects=[]),
    ),
    Case(
        "shaffles",
        dict(Ana=dict(battleline=["shaffles"], deck=6), Bruno=dict(amber=3)),
        "end",
        dict(Ana=dict(amber=0), Bruno=dict(amber=2)),
    ),
    Case(
        "shaffles",
        # only at the end of one's own turn
        dict(active="Bruno", house="logos", Ana=dict(battleline=["shaffles"]), Bruno=dict(amber=3, deck=6)),
        "end",
        dict(Bruno=dict(amber=3)),
    ),
    Case(
        "shooler",
        dict(Ana=dict(hand=["shooler"]), Bruno=dict(amber=4)),
        "play shooler",
        dict(Ana=dict(amber=1), Bruno=dict(amber=3)),
    ),
    Case(
        "shooler",
        dict(Ana=dict(hand=["shooler"]), Bruno=dict(amber=3)),
        "play shooler",
        dict(Ana=dict(amber=0), Bruno=dict(amber=3)),
    ),
    Case(
        "snudge",
        dict(
            Ana=dict(battleline=["troll", "snudge", "umbra"], artifacts=["cannon"]),
            Bruno=dict(battleline=["mother", "tunk", "batdrone"], artifacts=["sniffer"]),
        ),
        "reap snudge; sniffer",
        dict(Ana=dict(amber=1, hand=0), Bruno=dict(artifacts=[], hand=["sniffer"], battleline=3)),
    ),
    Case(
        "snudge",
        dict(
            Ana=dict(battleline=["troll", "snudge", "umbra"]),
            Bruno=dict(battleline=["batdrone", "tunk", "mother"]),
        ),
        "fight snudge batdrone; mother",
        dict(Ana=dict(battleline=3), Bruno=dict(battleline=["tunk"], hand=["mother"], discard=["batdrone"])),
    ),
    Case(
        "snudge",
        dict(
            Ana=dict(battleline=["troll", "snudge", "umbra"]),
            Bruno=dict(battleline=["batdrone", "tunk", "mother"]),
        ),
        "reap snudge; tunk",
        OPTIONS,
    ),
    Case(
        "snudge",
        # alone in the table's only line it sends itself home
        dict(Ana=dict(battleline=["snudge"])),
        "reap snudge",
        dict(Ana=dict(amber=1, battleline=[], hand=["snudge"])),
    ),
    Case(
        "stealer-of-souls",
        dict(Ana=dict(battleline=["stealer-of-souls"]), Bruno=dict(battleline=["mother"])),
        "fight stealer-of-souls mother",
        dict(
            Ana=dict(amber=1, battleline=[spent("stealer-of-souls", damage=5)]),
            Bruno=dict(purged=["mother"], discard=[]),
        ),
    ),
    Case(
        "stealer-of-souls",
        # what slips away is not purged; the gain does not depend on it
        dict(
            Ana=dict(battleline=["stealer-of-souls"]),
            Bruno=dict(battleline=["dextre"], discard=["dextre"], deck=["tunk"]),
        ),
        "fight stealer-of-souls dextre",
        dict(Ana=dict(amber=1), Bruno=dict(purged=[], deck=["dextre", "tunk"], discard=["dextre"])),
    ),
    Case(
        "stealer-of-souls",
        # fallen itself, or destroying without a fight, it gets nothing
        dict(
            Ana=dict(battleline=["stealer-of-souls"], hand=["hand-of-dis"]),
            Bruno=dict(battleline=["troll", "mother", "tunk"]),
        ),
        "play hand-of-dis; fight stealer-of-souls troll",
        dict(Ana=dict(amber=0, battleline=[]), Bruno=dict(discard=["mother"], purged=[])),
    ),
    Case(
        "succubus",
        dict(active="Bruno", house="logos", Ana=dict(battleline=["succubus"]), Bruno=dict(hand=2, deck=9)),
        "end",
        dict(Bruno=dict(hand=5, deck=6)),
    ),
    Case(
        "succubus",
        # two make two cards fewer; one's own hand is full
        dict(Ana=dict(battleline=["succubus", "succubus"], hand=2, deck=9), Bruno=dict(hand=2, deck=9)),
        "end; house logos; end",
        dict(Ana=dict(hand=6), Bruno=dict(hand=4)),
    ),
    Case(
        "succubus",
        # who has as many as that draws none, and sheds no chain
        dict(active="Bruno", house="logos", Ana=dict(battleline=["succubus"]), Bruno=dict(hand=5, deck=9, chains=3)),
        "end",
        dict(Bruno=dict(hand=5, chains=3)),
    ),
    Case(
        "tentacus",
        dict(
            active="Bruno",
            house="logos",
            Ana=dict(battleline=["tentacus"]),
            Bruno=dict(artifacts=["library-of-babble"], amber=2, deck=2),
        ),
        "act library-of-babble",
        dict(Ana=dict(amber=1), Bruno=dict(amber=1, hand=1)),
    ),
    Case(
        "tentacus",
        dict(
            active="Bruno",
            house="logos",
            Ana=dict(battleline=["tentacus"]),
            Bruno=dict(artifacts=["library-of-babble"], amber=0, deck=2),
        ),
        "act library-of-babble",
        "keyforge.card.tentacus",
    ),
    Case(
        "tentacus",
        # one's own artifacts are free, and so are the opponent's creatures
        dict(Ana=dict(battleline=["tentacus"], artifacts=["library-of-the-damned"], hand=["troll"], amber=2)),
        "act library-of-the-damned",
        dict(Ana=dict(amber=2, archives=["troll"]), Bruno=dict(amber=0)),
    ),
    Case(
        "tentacus",
        # an artifact of the one who is to be paid is used by the other: that costs, too
        dict(
            active="Bruno",
            house="logos",
            Ana=dict(battleline=["tentacus"], artifacts=["library-of-the-damned"]),
            Bruno=dict(hand=["remote-access", "mother"], amber=0),
        ),
        "play remote-access",
        dict(Ana=dict(amber=1), Bruno=dict(amber=0, archives=["mother"])),
    ),
    Case(
        "the-terror",
        dict(Ana=dict(hand=["the-terror"], amber=1), Bruno=dict(amber=0, battleline=[card("tunk", amber=2)])),
        "play the-terror",
        dict(Ana=dict(amber=3)),
    ),
    Case(
        "the-terror",
        dict(Ana=dict(hand=["the-terror"]), Bruno=dict(amber=1)),
        "play the-terror",
        dict(Ana=dict(amber=0), Bruno=dict(amber=1)),
    ),
    Case(
        "tocsin",
        dict(Ana=dict(battleline=["tocsin"], hand=["fear"]), Bruno=dict(hand=["mother", "tunk"])),
        "reap tocsin; tunk",
        dict(Ana=dict(amber=1, hand=["fear"]), Bruno=dict(hand=["mother"], discard=["tunk"])),
    ),
    Case(
        "tolas",
        # the opponent of the one who controlled it gains
        dict(
            Ana=dict(hand=["hand-of-dis"], battleline=["tolas"]),
            Bruno=dict(battleline=["mother", card("troll", owner="Ana"), "tunk"]),
        ),
        "play hand-of-dis",
        dict(Ana=dict(amber=1), Bruno=dict(amber=0, battleline=["mother", "tunk"])),
    ),
    Case(
        "tolas",
        # its own side's fallen pay the opponent; for its own end it is no longer there
        dict(
            Ana=dict(hand=["gateway-to-dis"], battleline=["tolas", "bumpsy"]),
            Bruno=dict(battleline=["tolas", "mother"]),
        ),
        "play gateway-to-dis",
        dict(Ana=dict(amber=0), Bruno=dict(amber=0)),
    ),
    Case(
        "tolas",
        dict(house="brobnar", Ana=dict(battleline=["bumpsy", "tolas"]), Bruno=dict(battleline=["mother"])),
        "fight bumpsy mother",
        dict(Ana=dict(amber=1, battleline=["tolas"]), Bruno=dict(amber=1)),
    ),
    Case(
        "truebaru",
        dict(Ana=dict(hand=["truebaru"], amber=4)),
        "play truebaru",
        dict(Ana=dict(amber=1, battleline=[spent("truebaru")])),
    ),
    Case(
        "truebaru",
        dict(Ana=dict(hand=["truebaru"], amber=2)),
        "play truebaru",
        "keyforge.card.truebaru",
    ),
    Case(
        "truebaru",
        dict(Ana=dict(hand=["gateway-to-dis"], battleline=["truebaru"])),
        "play gateway-to-dis",
        dict(Ana=dict(amber=5)),
    ),
    Case(
        "truebaru",
        # returned to hand it was not destroyed; put into play it was not played
        dict(
            Ana=dict(hand=["hysteria"], battleline=["truebaru"]),
        ),
        "play hysteria",
        dict(Ana=dict(amber=0, hand=["truebaru"])),
    ),
]

UPGRADES = [
    Case(
        "collar-of-subordination",
        dict(
            Ana=dict(hand=["collar-of-subordination"], battleline=["troll"]),
            Bruno=dict(battleline=[card("mother", damage=2, amber=1), "tunk"]),
        ),
        "play collar-of-subordination on mother; left",
        dict(
            Ana=dict(battleline=[card("mother", damage=2, amber=1, exhausted=False, owner="Bruno"), "troll"], amber=0),
            Bruno=dict(battleline=["tunk"]),
        ),
    ),
    Case(
        "collar-of-subordination",
        # on a friend it changes nothing
        dict(Ana=dict(hand=["collar-of-subordination"], battleline=["troll"])),
        "play collar-of-subordination on troll",
        dict(Ana=dict(battleline=[card("troll", upgrades=["collar-of-subordination"])])),
    ),
    Case(
        "collar-of-subordination",
        dict(
            Ana=dict(hand=["collar-of-subordination", "hand-of-dis"], battleline=["troll"]),
            Bruno=dict(battleline=["mother", "tunk"], discard=["mother"]),
        ),
        "play collar-of-subordination on mother; left; play hand-of-dis",
        # it stands on a flank: the hand finds nobody
        dict(Ana=dict(battleline=["mother", "troll"]), Bruno=dict(battleline=["tunk"], discard=["mother"])),
    ),
    Case(
        "collar-of-subordination",
        dict(
            Ana=dict(hand=["collar-of-subordination", "hysteria"], battleline=["troll"]),
            Bruno=dict(battleline=["mother", "tunk"]),
        ),
        "play collar-of-subordination on mother; left; play hysteria",
        dict(
            Ana=dict(battleline=[], hand=["troll"], discard=["collar-of-subordination", "hysteria"]),
            Bruno=dict(battleline=[], hand=["mother", "tunk"]),
            effects=[],
        ),
    ),
    Case(
        "flame-wreathed",
        dict(
            Ana=dict(hand=["flame-wreathed"], battleline=["tocsin", "umbra"]),
            Bruno=dict(battleline=["batdrone"]),
        ),
        "play flame-wreathed on tocsin",
        dict(Ana=dict(amber=1, battleline=[card("tocsin", power=5), card("umbra", power=2)])),
    ),
    Case(
        "flame-wreathed",
        # who attacks burns before the fight
        dict(
            active="Bruno",
            house="mars",
            Ana=dict(battleline=[card("tocsin", upgrades=["flame-wreathed"])]),
            Bruno=dict(battleline=["blypyp", "tunk"]),
        ),
        "fight blypyp tocsin; fight tunk tocsin",
        # armor takes one of two, then five come from the tocsin that is stronger now
        dict(Ana=dict(battleline=[]), Bruno=dict(battleline=[], discard=["blypyp", "tunk"])),
    ),
]

CASES = [*ACTIONS, *ARTIFACTS, *CREATURES, *UPGRADES]


@pytest.mark.parametrize("case", CASES, ids=title)
def test_card(case: Case) -> None:
    play(case)


def test_every_card_has_a_case() -> None:
    assert untested("dis", CASES) == set()
