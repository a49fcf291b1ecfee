"""What the cards of Untamed do, and what they leave alone."""

from __future__ import annotations

import pytest

from .cases import Case, card, play, spent, title, untested

WILD = ["logos", "mars", "untamed"]

CASES = [
    # --- actions ---
    Case(
        "cooperative-hunting",
        dict(
            Ana=dict(hand=["cooperative-hunting"], battleline=["troll", "bumpsy", "snufflegator"]),
            Bruno=dict(battleline=["mother", "tunk"]),
        ),
        "play cooperative-hunting; mother, tunk; 2",
        dict(
            Ana=dict(battleline=[card("troll", damage=0), card("bumpsy", damage=0), card("snufflegator", damage=0)]),
            Bruno=dict(battleline=[card("mother", damage=2), card("tunk", damage=0, armor=0)]),
        ),
    ),
    Case(
        "cooperative-hunting",
        dict(Ana=dict(hand=["cooperative-hunting"], battleline=["troll", "bumpsy"]), Bruno=dict(battleline=["mother"])),
        "play cooperative-hunting; mother",
        dict(Bruno=dict(battleline=[card("mother", damage=2)])),
    ),
    Case(
        "cooperative-hunting",
        dict(Ana=dict(hand=["cooperative-hunting"]), Bruno=dict(battleline=["mother"])),
        "play cooperative-hunting",
        dict(Bruno=dict(battleline=[card("mother", damage=0)])),
    ),
    Case(
        "curiosity",
        dict(
            Ana=dict(hand=["curiosity"], battleline=["doc-bookton", "snufflegator"]),
            Bruno=dict(battleline=["blypyp", "troll"]),
        ),
        "play curiosity",
        dict(Ana=dict(battleline=["snufflegator"]), Bruno=dict(battleline=["troll"])),
    ),
    Case(
        "fertility-chant",
        dict(Ana=dict(hand=["fertility-chant"])),
        "play fertility-chant",
        dict(Ana=dict(amber=4), Bruno=dict(amber=2)),
    ),
    Case(
        "fogbank",
        dict(
            Ana=dict(hand=["fogbank"], battleline=["mother"], deck=6),
            Bruno=dict(houses=WILD, battleline=["batdrone", "dew-faerie"]),
        ),
        "play fogbank; end; house logos; fight batdrone mother",
        "keyforge.use.cannot",
    ),
    Case(
        "full-moon",
        dict(Ana=dict(hand=["full-moon", "dew-faerie", "halacor", "regrowth"], battleline=[]), Bruno={}),
        "play dew-faerie; play full-moon; play halacor left; play regrowth",
        dict(Ana=dict(amber=2)),
    ),
    Case(
        "grasping-vines",
        dict(
            Ana=dict(hand=["grasping-vines"], artifacts=["world-tree"]),
            Bruno=dict(artifacts=["cannon", "sniffer", "mothergun"]),
        ),
        "play grasping-vines; cannon, sniffer",
        dict(
            Ana=dict(artifacts=["world-tree"]),
            Bruno=dict(artifacts=["mothergun"], hand=["cannon", "sniffer"]),
        ),
    ),
    Case(
        "grasping-vines",
        dict(Ana=dict(hand=["grasping-vines"]), Bruno=dict(artifacts=["cannon"])),
        "play grasping-vines; none",
        dict(Bruno=dict(artifacts=["cannon"])),
    ),
    Case(
        "key-charge",
        dict(Ana=dict(hand=["key-charge"], amber=7)),
        "play key-charge; yes",
        dict(Ana=dict(amber=0, keys=["red"])),
    ),
    Case(
        "key-charge",
        dict(Ana=dict(hand=["key-charge"], amber=7)),
        "play key-charge; no",
        dict(Ana=dict(amber=6, keys=[])),
    ),
    Case(
        "key-charge",
        dict(Ana=dict(hand=["key-charge"], amber=6)),
        "play key-charge",
        dict(Ana=dict(amber=5, keys=[])),
    ),
    Case(
        "key-charge",
        dict(Ana=dict(hand=["key-charge"], amber=7), Bruno=dict(battleline=["murmook"])),
        "play key-charge",
        dict(Ana=dict(amber=6, keys=[])),
    ),
    Case(
        "key-charge",
        dict(Ana=dict(hand=["key-charge"], amber=0, artifacts=[card("pocket-universe", amber=6)])),
        "play key-charge",
        dict(Ana=dict(amber=0, keys=[])),
    ),
    Case(
        "lifeweb",
        dict(
            active="Bruno",
            house="logos",
            Ana=dict(houses=WILD, hand=["lifeweb"]),
            Bruno=dict(houses=WILD, hand=["batdrone", "mother", "doc-bookton"], amber=3),
        ),
        "play batdrone; play mother left; play doc-bookton left; end; house untamed; play lifeweb",
        dict(Ana=dict(amber=3), Bruno=dict(amber=1)),
    ),
    Case(
        "lifeweb",
        dict(
            active="Bruno",
            house="logos",
            Ana=dict(houses=WILD, hand=["lifeweb"]),
            Bruno=dict(houses=WILD, hand=["batdrone", "mother", "labwork"], amber=3),
        ),
        "play batdrone; play mother left; play labwork; end; house untamed; play lifeweb",
        dict(Ana=dict(amber=1), Bruno=dict(amber=4)),
    ),
    Case(
        "lost-in-the-woods",
        dict(
            Ana=dict(hand=["lost-in-the-woods"], battleline=["troll", "bumpsy", "mother"], deck=2),
            Bruno=dict(battleline=["tunk"], deck=3),
        ),
        "play lost-in-the-woods; troll, mother",
        dict(Ana=dict(battleline=["bumpsy"], deck=4), Bruno=dict(battleline=[], deck=4)),
    ),
    Case(
        "mimicry",
        dict(Ana=dict(hand=["mimicry"]), Bruno=dict(amber=1, discard=["fertility-chant", "troll", "full-moon"])),
        "play mimicry; fertility-chant",
        dict(
            Ana=dict(amber=4, discard=["mimicry"]),
            Bruno=dict(amber=3, discard=["fertility-chant", "troll", "full-moon"]),
        ),
    ),
    Case(
        "mimicry",
        dict(Ana=dict(hand=["mimicry", "dew-faerie"]), Bruno=dict(discard=["full-moon", "mimicry"])),
        "play mimicry; play dew-faerie",
        dict(Ana=dict(amber=1, discard=["mimicry"])),
    ),
    Case(
        "mimicry",
        dict(Ana=dict(hand=["mimicry"], discard=["anger"]), Bruno=dict(discard=["troll"])),
        "play mimicry",
        dict(Ana=dict(amber=0, discard=["anger", "mimicry"])),
    ),
    Case(
        "nature-s-call",
        dict(
            Ana=dict(hand=["nature-s-call"], battleline=["halacor", "troll"]),
            Bruno=dict(battleline=["mother", "tunk"]),
        ),
        "play nature-s-call; halacor, mother, tunk",
        dict(
            Ana=dict(hand=["halacor"], battleline=["troll"]),
            Bruno=dict(hand=["mother", "tunk"], battleline=[]),
        ),
    ),
    Case(
        "nocturnal-maneuver",
        dict(
            Ana=dict(hand=["nocturnal-maneuver"], battleline=["halacor"]),
            Bruno=dict(battleline=["mother", "tunk", "troll"]),
        ),
        "play nocturnal-maneuver; mother, tunk",
        dict(
            Ana=dict(battleline=[card("halacor", exhausted=False)]),
            Bruno=dict(battleline=[spent("mother"), spent("tunk"), card("troll", exhausted=False)]),
        ),
    ),
    Case(
        "perilous-wild",
        dict(
            Ana=dict(hand=["perilous-wild"], battleline=["dew-faerie", "halacor"]),
            Bruno=dict(battleline=["ozmo-martianologist", "troll"]),
        ),
        "play perilous-wild",
        dict(Ana=dict(battleline=["halacor"]), Bruno=dict(battleline=["troll"])),
    ),
    Case(
        "regrowth",
        dict(Ana=dict(hand=["regrowth"], discard=["troll", "anger", "halacor"]), Bruno=dict(discard=["bumpsy"])),
        "play regrowth; troll",
        dict(Ana=dict(hand=["troll"], discard=["anger", "halacor", "regrowth"]), Bruno=dict(discard=["bumpsy"])),
    ),
    Case(
        "save-the-pack",
        dict(
            Ana=dict(hand=["save-the-pack"], battleline=[card("troll", damage=1), "halacor"]),
            Bruno=dict(battleline=[card("mother", damage=1), "tunk"]),
        ),
        "play save-the-pack",
        dict(Ana=dict(battleline=["halacor"], chains=1), Bruno=dict(battleline=["tunk"], chains=0)),
    ),
    Case(
        "scout",
        dict(
            Ana=dict(hand=["scout"], battleline=["halacor", "troll", "bumpsy"]),
            Bruno=dict(battleline=["mother", "tunk"]),
        ),
        "play scout; troll, bumpsy; bumpsy; mother",
        dict(
            Ana=dict(
                amber=1,
                battleline=[
                    card("halacor", exhausted=False),
                    spent("troll", damage=0),
                    spent("bumpsy", damage=0),
                ],
            ),
            Bruno=dict(battleline=[]),
        ),
    ),
    Case(
        "scout",
        dict(Ana=dict(hand=["scout"], battleline=[spent("troll")]), Bruno=dict(battleline=["mother"])),
        "play scout; troll",
        dict(Bruno=dict(battleline=[card("mother", damage=0)])),
    ),
    Case(
        "stampede",
        dict(
            Ana=dict(hand=["stampede"], battleline=["halacor", "flaxia", "dew-faerie"]),
            Bruno=dict(amber=3),
        ),
        "reap halacor; reap flaxia; reap dew-faerie; play stampede",
        dict(Ana=dict(amber=7), Bruno=dict(amber=1)),
    ),
    Case(
        "stampede",
        dict(
            Ana=dict(hand=["stampede"], battleline=["halacor", card("flaxia", upgrades=["rocket-boots"])]),
            Bruno=dict(amber=3),
        ),
        "reap halacor; reap flaxia; reap flaxia; play stampede",
        dict(Ana=dict(amber=4), Bruno=dict(amber=3)),
    ),
    Case(
        "the-common-cold",
        dict(
            Ana=dict(hand=["the-common-cold"], battleline=["tunk", "halacor"]),
            Bruno=dict(battleline=["zorg", "troll"]),
        ),
        "play the-common-cold; yes",
        dict(Ana=dict(battleline=[card("halacor", damage=1)]), Bruno=dict(battleline=[card("troll", damage=1)])),
    ),
    Case(
        "the-common-cold",
        dict(Ana=dict(hand=["the-common-cold"], battleline=["halacor"]), Bruno=dict(battleline=["zorg", "troll"])),
        "play the-common-cold; no",
        dict(Bruno=dict(battleline=[card("zorg", damage=1), card("troll", damage=1)])),
    ),
    Case(
        "troop-call",
        dict(
            Ana=dict(
                hand=["troop-call"],
                battleline=["niffle-ape", "halacor"],
                discard=["niffle-queen", "troll", "niffle-ape"],
            ),
            Bruno=dict(battleline=["niffle-ape"], discard=["niffle-queen"]),
        ),
        "play troop-call",
        dict(
            Ana=dict(
                hand=["niffle-queen", "niffle-ape", "niffle-ape"],
                battleline=["halacor"],
                discard=["troll", "troop-call"],
            ),
            Bruno=dict(battleline=["niffle-ape"], discard=["niffle-queen"]),
        ),
    ),
    Case(
        "vigor",
        dict(Ana=dict(hand=["vigor"], battleline=[card("troll", damage=4), card("bumpsy", damage=2)])),
        "play vigor; troll",
        dict(Ana=dict(amber=2, battleline=[card("troll", damage=1), card("bumpsy", damage=2)])),
    ),
    Case(
        "vigor",
        dict(Ana=dict(hand=["vigor"], battleline=[card("troll", damage=4), card("bumpsy", damage=2)])),
        "play vigor; bumpsy",
        dict(Ana=dict(amber=1, battleline=[card("troll", damage=4), card("bumpsy", damage=0)])),
    ),
    Case(
        "word-of-returning",
        dict(
            Ana=dict(hand=["word-of-returning"], battleline=[card("halacor", amber=2)]),
            Bruno=dict(battleline=[card("troll", amber=2), card("dust-pixie", amber=1), "mother"]),
        ),
        "play word-of-returning",
        dict(
            Ana=dict(amber=4, battleline=[card("halacor", amber=2, damage=0)]),
            Bruno=dict(amber=0, battleline=[card("troll", amber=0, damage=2), card("mother", damage=0)]),
        ),
    ),
    # --- artifacts ---
    Case(
        "bear-flute",
        dict(
            Ana=dict(artifacts=["bear-flute"], battleline=[card("ancient-bear", damage=4)], discard=["ancient-bear"]),
            Bruno=dict(battleline=[card("ancient-bear", damage=2)]),
        ),
        "act bear-flute; ancient-bear",
        dict(
            Ana=dict(battleline=[card("ancient-bear", damage=0)], discard=["ancient-bear"]),
            Bruno=dict(battleline=[card("ancient-bear", damage=2)]),
        ),
    ),
    Case(
        "bear-flute",
        dict(
            Ana=dict(artifacts=["bear-flute"], deck=["troll", "ancient-bear"], discard=["ancient-bear", "anger"]),
        ),
        "act bear-flute; 1; 1",
        dict(Ana=dict(hand=["ancient-bear", "ancient-bear"], deck=2, discard=[])),
    ),
    Case(
        "bear-flute",
        dict(Ana=dict(artifacts=["bear-flute"], deck=2, discard=["anger"])),
        "act bear-flute; 0",
        dict(Ana=dict(hand=0, deck=2, discard=["anger"])),
    ),
    Case(
        "nepenthe-seed",
        dict(house="dis", Ana=dict(artifacts=["nepenthe-seed"], discard=["anger", "troll"])),
        "omni nepenthe-seed; anger",
        dict(Ana=dict(artifacts=[], hand=["anger"], discard=["troll", "nepenthe-seed"])),
    ),
    Case(
        "ritual-of-balance",
        dict(Ana=dict(artifacts=["ritual-of-balance"]), Bruno=dict(amber=6)),
        "act ritual-of-balance",
        dict(Ana=dict(amber=1), Bruno=dict(amber=5)),
    ),
    Case(
        "ritual-of-balance",
        dict(Ana=dict(artifacts=["ritual-of-balance"]), Bruno=dict(amber=5)),
        "act ritual-of-balance",
        dict(Ana=dict(amber=0), Bruno=dict(amber=5)),
    ),
    Case(
        "ritual-of-the-hunt",
        dict(house="dis", Ana=dict(artifacts=["ritual-of-the-hunt"], battleline=["halacor", "flaxia", "mother"])),
        "omni ritual-of-the-hunt; reap halacor; reap flaxia; reap mother",
        "keyforge.main.off-house-forbidden",
    ),
    Case(
        "ritual-of-the-hunt",
        dict(house="dis", Ana=dict(artifacts=["ritual-of-the-hunt", "ritual-of-balance"], battleline=["halacor"])),
        "omni ritual-of-the-hunt; act ritual-of-balance",
        "keyforge.artifact.action-active-house",
    ),
    Case(
        "world-tree",
        dict(Ana=dict(artifacts=["world-tree"], discard=["troll", "anger", "halacor"], deck=2)),
        "act world-tree; troll",
        dict(Ana=dict(discard=["anger", "halacor"], deck=["troll", None, None])),
    ),
    # --- creatures ---
    Case(
        "bigtwig",
        dict(Ana=dict(battleline=["bigtwig"]), Bruno=dict(battleline=["mother", card("tunk", stunned=True)])),
        "fight bigtwig mother",
        "keyforge.card.bigtwig",
    ),
    Case(
        "bigtwig",
        dict(Ana=dict(battleline=["bigtwig", "flaxia"]), Bruno=dict(battleline=["mother", card("tunk", stunned=True)])),
        "fight bigtwig tunk; fight flaxia mother",
        dict(Ana=dict(battleline=[card("bigtwig", damage=6)]), Bruno=dict(battleline=[card("mother", damage=4)])),
    ),
    Case(
        "bigtwig",
        dict(Ana=dict(battleline=["bigtwig"]), Bruno=dict(battleline=["mother", "tunk"])),
        "reap bigtwig; mother",
        dict(
            Ana=dict(amber=1, battleline=[spent("bigtwig", stunned=False)]),
            Bruno=dict(battleline=[spent("mother", stunned=True), card("tunk", stunned=False, exhausted=False)]),
        ),
    ),
    Case(
        "witch-of-the-wilds",
        dict(house="dis", Ana=dict(battleline=["witch-of-the-wilds"], hand=["halacor", "flaxia"])),
        "play halacor left; play flaxia left",
        "keyforge.main.off-house-forbidden",
    ),
    Case(
        "witch-of-the-wilds",
        dict(
            house="dis",
            Ana=dict(battleline=["witch-of-the-wilds", "witch-of-the-wilds"], hand=["halacor", "regrowth"]),
            Bruno={},
        ),
        "play halacor left; play regrowth",
        dict(Ana=dict(battleline=["halacor", "witch-of-the-wilds", "witch-of-the-wilds-2"], hand=0)),
    ),
    Case(
        "witch-of-the-wilds",
        dict(house="logos", Ana=dict(hand=["phase-shift", "witch-of-the-wilds", "regrowth", "troll"])),
        "play phase-shift; play witch-of-the-wilds; play regrowth; play troll left",
        "keyforge.main.off-house-forbidden",
    ),
    Case(
        "witch-of-the-wilds",
        dict(house="untamed", Ana=dict(battleline=["witch-of-the-wilds"], hand=["halacor", "flaxia", "regrowth"])),
        "play halacor left; play flaxia left; play regrowth",
        dict(Ana=dict(hand=0)),
    ),
    Case(
        "witch-of-the-wilds",
        dict(house="dis", Ana=dict(hand=["halacor"]), Bruno=dict(battleline=["witch-of-the-wilds"])),
        "play halacor",
        "keyforge.main.off-house-forbidden",
    ),
    Case(
        "chota-hazri",
        dict(Ana=dict(hand=["chota-hazri"], amber=7)),
        "play chota-hazri; yes",
        dict(Ana=dict(amber=0, keys=["red"], battleline=["chota-hazri"])),
    ),
    Case(
        "dew-faerie",
        dict(Ana=dict(battleline=["dew-faerie"])),
        "reap dew-faerie",
        dict(Ana=dict(amber=2)),
    ),
    Case(
        "flaxia",
        dict(Ana=dict(hand=["flaxia"], battleline=["halacor"]), Bruno=dict(battleline=["troll"])),
        "play flaxia left",
        dict(Ana=dict(amber=2)),
    ),
    Case(
        "flaxia",
        dict(Ana=dict(hand=["flaxia"]), Bruno=dict(battleline=["troll"])),
        "play flaxia",
        dict(Ana=dict(amber=0)),
    ),
    Case(
        "fuzzy-gruen",
        dict(Ana=dict(hand=["fuzzy-gruen"])),
        "play fuzzy-gruen",
        dict(Ana=dict(amber=2), Bruno=dict(amber=1)),
    ),
    Case(
        "giant-sloth",
        dict(Ana=dict(battleline=["giant-sloth"], hand=["halacor"])),
        "act giant-sloth",
        "keyforge.card.giant-sloth",
    ),
    Case(
        "giant-sloth",
        dict(Ana=dict(battleline=["giant-sloth"], hand=["halacor"])),
        "reap giant-sloth",
        "keyforge.card.giant-sloth",
    ),
    Case(
        "giant-sloth",
        dict(Ana=dict(battleline=["giant-sloth"], hand=["halacor"])),
        "discard halacor; act giant-sloth",
        dict(Ana=dict(amber=3, battleline=[spent("giant-sloth")])),
    ),
    Case(
        "halacor",
        dict(
            Ana=dict(battleline=["halacor", "flaxia", "fuzzy-gruen"]),
            Bruno=dict(battleline=["troll", "mother"]),
        ),
        "fight fuzzy-gruen troll; fight flaxia troll",
        dict(Ana=dict(battleline=["halacor", card("fuzzy-gruen", damage=0)]), Bruno=dict(battleline=["mother"])),
    ),
    Case(
        "inka-the-spider",
        dict(Ana=dict(hand=["inka-the-spider"], battleline=["halacor"]), Bruno=dict(battleline=["troll", "mother"])),
        "play inka-the-spider right; troll",
        dict(
            Ana=dict(battleline=[card("halacor", stunned=False), card("inka-the-spider", stunned=False)]),
            Bruno=dict(battleline=[card("troll", stunned=True), card("mother", stunned=False)]),
        ),
    ),
    Case(
        "inka-the-spider",
        dict(Ana=dict(battleline=["inka-the-spider"]), Bruno=dict(battleline=["troll", "mother"])),
        "reap inka-the-spider; mother",
        dict(Ana=dict(amber=1), Bruno=dict(battleline=[card("troll", stunned=False), card("mother", stunned=True)])),
    ),
    Case(
        "inka-the-spider",
        dict(Ana=dict(battleline=["inka-the-spider"]), Bruno=dict(battleline=["troll", "mother"])),
        "fight inka-the-spider troll",
        dict(Ana=dict(battleline=[], discard=["inka-the-spider"]), Bruno=dict(battleline=["mother"])),
    ),
    Case(
        "kindrith-longshot",
        dict(Ana=dict(battleline=["kindrith-longshot"]), Bruno=dict(battleline=["troll"])),
        "reap kindrith-longshot; troll",
        dict(Ana=dict(amber=1), Bruno=dict(battleline=[card("troll", damage=2)])),
    ),
    Case(
        "lupo-the-scarred",
        dict(Ana=dict(hand=["lupo-the-scarred"], battleline=["halacor"]), Bruno=dict(battleline=["troll", "mother"])),
        "play lupo-the-scarred left; mother",
        dict(
            Ana=dict(battleline=["lupo-the-scarred", card("halacor", damage=0)]),
            Bruno=dict(battleline=[card("troll", damage=0), card("mother", damage=2)]),
        ),
    ),
    Case(
        "mighty-tiger",
        dict(Ana=dict(hand=["mighty-tiger"]), Bruno=dict(battleline=["troll", "mother"])),
        "play mighty-tiger; troll",
        dict(Bruno=dict(battleline=[card("troll", damage=4), card("mother", damage=0)])),
    ),
    Case(
        "murmook",
        dict(Ana=dict(hand=["murmook"])),
        "play murmook",
        dict(Ana=dict(key_cost=6), Bruno=dict(key_cost=7)),
    ),
    Case(
        "mushroom-man",
        dict(Ana=dict(battleline=["mushroom-man", "halacor"], keys=1), Bruno=dict(battleline=["mushroom-man"])),
        "reap halacor",
        dict(
            Ana=dict(battleline=[card("mushroom-man", power=8), card("halacor", power=4)]),
            Bruno=dict(battleline=[card("mushroom-man", power=11)]),
        ),
    ),
    Case(
        "niffle-ape",
        dict(
            Ana=dict(battleline=["niffle-ape", "flaxia"]),
            Bruno=dict(battleline=["chuff-ape", "ozmo-martianologist"]),
        ),
        "fight niffle-ape ozmo-martianologist",
        dict(Ana=dict(battleline=[card("niffle-ape", damage=2), "flaxia"]), Bruno=dict(battleline=["chuff-ape"])),
    ),
    Case(
        "niffle-ape",
        dict(
            Ana=dict(battleline=["niffle-ape", "flaxia"]),
            Bruno=dict(battleline=["chuff-ape", "ozmo-martianologist"]),
        ),
        "fight flaxia ozmo-martianologist",
        "keyforge.taunt.protects",
    ),
    Case(
        "niffle-queen",
        dict(
            Ana=dict(battleline=["niffle-queen", "niffle-ape", "halacor", "flaxia"]),
            Bruno=dict(battleline=["niffle-ape"]),
        ),
        "reap halacor",
        dict(
            Ana=dict(
                battleline=[
                    card("niffle-queen", power=6),
                    card("niffle-ape", power=5),
                    card("halacor", power=5),
                    card("flaxia", power=4),
                ]
            ),
            Bruno=dict(battleline=[card("niffle-ape", power=3)]),
        ),
    ),
    Case(
        "piranha-monkeys",
        dict(Ana=dict(hand=["piranha-monkeys"], battleline=["halacor"]), Bruno=dict(battleline=["troll"])),
        "play piranha-monkeys left",
        dict(
            Ana=dict(battleline=[card("piranha-monkeys", damage=0), card("halacor", damage=2)]),
            Bruno=dict(battleline=[card("troll", damage=2)]),
        ),
    ),
    Case(
        "piranha-monkeys",
        dict(Ana=dict(battleline=["piranha-monkeys", "dew-faerie"]), Bruno=dict(battleline=["troll"])),
        "reap piranha-monkeys",
        dict(
            Ana=dict(amber=1, battleline=[card("piranha-monkeys", damage=0)]),
            Bruno=dict(battleline=[card("troll", damage=2)]),
        ),
    ),
    Case(
        "teliga",
        dict(
            active="Bruno",
            house="logos",
            Ana=dict(battleline=["teliga"]),
            Bruno=dict(hand=["batdrone", "labwork", "troll"]),
        ),
        "play batdrone; play labwork",
        dict(Ana=dict(amber=1), Bruno=dict(amber=1)),
    ),
    Case(
        "teliga",
        dict(Ana=dict(battleline=["teliga"], hand=["halacor"])),
        "play halacor left",
        dict(Ana=dict(amber=0)),
    ),
    Case(
        "hunting-witch",
        dict(Ana=dict(hand=["hunting-witch", "halacor", "regrowth"]), Bruno=dict(battleline=["troll"])),
        "play hunting-witch; play halacor left; play regrowth",
        dict(Ana=dict(amber=2)),
    ),
    Case(
        "witch-of-the-eye",
        dict(Ana=dict(battleline=["witch-of-the-eye"], discard=["anger", "troll"])),
        "reap witch-of-the-eye; anger",
        dict(Ana=dict(amber=1, hand=["anger"], discard=["troll"])),
    ),
    Case(
        "ancient-bear",
        dict(Ana=dict(battleline=["ancient-bear"]), Bruno=dict(battleline=["batdrone", "troll"])),
        "fight ancient-bear batdrone",
        dict(Ana=dict(battleline=[spent("ancient-bear", damage=0)]), Bruno=dict(battleline=["troll"])),
    ),
    Case(
        "briar-grubbling",
        dict(
            active="Bruno",
            house="brobnar",
            Ana=dict(battleline=["briar-grubbling"]),
            Bruno=dict(battleline=["bumpsy", "troll"]),
        ),
        "fight bumpsy briar-grubbling; fight troll briar-grubbling",
        dict(Ana=dict(battleline=[]), Bruno=dict(battleline=[spent("troll", damage=7)])),
    ),
    # --- upgrades ---
    Case(
        "way-of-the-bear",
        dict(Ana=dict(hand=["way-of-the-bear"], battleline=["halacor", "flaxia"]), Bruno=dict(battleline=["batdrone"])),
        "play way-of-the-bear on flaxia; fight flaxia batdrone",
        dict(Ana=dict(battleline=["halacor", spent("flaxia", damage=0)]), Bruno=dict(battleline=[])),
    ),
    Case(
        "way-of-the-wolf",
        dict(
            Ana=dict(hand=["way-of-the-wolf"], battleline=["fuzzy-gruen", "flaxia"]), Bruno=dict(battleline=["troll"])
        ),
        "play way-of-the-wolf on flaxia; fight flaxia troll",
        dict(
            Ana=dict(battleline=["fuzzy-gruen", spent("flaxia", damage=0)]),
            Bruno=dict(battleline=[card("troll", damage=4)]),
        ),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=title)
def test_a_card_of_untamed_does_what_it_says(case):
    play(case)


def test_every_card_of_untamed_that_speaks_has_a_case():
    assert untested("untamed", CASES) == set()
