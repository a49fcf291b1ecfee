"""What the cards of Brobnar do."""

from __future__ import annotations

import pytest

from .cases import Case, card, play, spent, title, untested

ACTIONS = [
    Case(
        "anger",
        dict(
            Ana=dict(hand=["anger"], battleline=[spent("troll"), "umbra"]),
            Bruno=dict(battleline=["batdrone", "bumpsy"]),
        ),
        "play anger; troll; batdrone",
        dict(
            Ana=dict(amber=1, battleline=[spent("troll", damage=2), card("umbra", exhausted=False)]),
            Bruno=dict(battleline=["bumpsy"]),
        ),
    ),
    Case(
        "anger",
        # a friend of any house will do, and only friends
        dict(Ana=dict(hand=["anger"], battleline=["umbra", "troll"]), Bruno=dict(battleline=["batdrone"])),
        "play anger; batdrone",
        "referee.choice.options",
    ),
    Case(
        "anger",
        dict(Ana=dict(hand=["anger"], battleline=[spent("umbra")])),
        "play anger",
        dict(Ana=dict(amber=1, battleline=[card("umbra", exhausted=False)])),
    ),
    Case(
        "anger",
        dict(Ana=dict(hand=["anger"], battleline=[spent("troll", stunned=True)]), Bruno=dict(battleline=["batdrone"])),
        "play anger",
        dict(Ana=dict(battleline=[spent("troll", stunned=False, damage=0)]), Bruno=dict(battleline=["batdrone"])),
    ),
    Case(
        "barehanded",
        dict(
            Ana=dict(hand=["barehanded"], artifacts=["cannon"], deck=2),
            Bruno=dict(artifacts=["skeleton-key"], deck=[], battleline=["batdrone"]),
        ),
        "play barehanded",
        dict(
            Ana=dict(artifacts=[], deck=["cannon", None, None]),
            Bruno=dict(artifacts=[], deck=["skeleton-key"], battleline=["batdrone"]),
        ),
    ),
    Case(
        "blood-money",
        dict(
            Ana=dict(hand=["blood-money"], battleline=["troll"]), Bruno=dict(amber=1, battleline=["batdrone", "bumpsy"])
        ),
        "play blood-money; bumpsy",
        dict(
            Ana=dict(amber=0, battleline=[card("troll", amber=0)]),
            Bruno=dict(amber=1, battleline=[card("batdrone", amber=0), card("bumpsy", amber=2)]),
        ),
    ),
    Case(
        "brothers-in-battle",
        dict(
            Ana=dict(hand=["brothers-in-battle"], battleline=["umbra", "pitlord"]), Bruno=dict(battleline=["batdrone"])
        ),
        "play brothers-in-battle; shadows; fight umbra batdrone",
        dict(Ana=dict(amber=1, battleline=[spent("umbra"), "pitlord"]), Bruno=dict(battleline=[])),
    ),
    Case(
        "brothers-in-battle",
        dict(
            Ana=dict(hand=["brothers-in-battle"], battleline=["umbra", "pitlord"]), Bruno=dict(battleline=["batdrone"])
        ),
        "play brothers-in-battle; shadows; fight pitlord batdrone",
        "keyforge.main.off-house-forbidden",
    ),
    Case(
        "brothers-in-battle",
        dict(Ana=dict(hand=["brothers-in-battle"], battleline=["umbra"]), Bruno=dict(battleline=["batdrone"])),
        "play brothers-in-battle; shadows; reap umbra",
        "keyforge.reap.eligible",
    ),
    Case(
        "burn-the-stockpile",
        dict(Ana=dict(amber=8, hand=["burn-the-stockpile"]), Bruno=dict(amber=7)),
        "play burn-the-stockpile",
        dict(Ana=dict(amber=8), Bruno=dict(amber=3)),
    ),
    Case(
        "burn-the-stockpile",
        dict(Ana=dict(hand=["burn-the-stockpile"]), Bruno=dict(amber=6)),
        "play burn-the-stockpile",
        dict(Bruno=dict(amber=6)),
    ),
    Case(
        "champion-s-challenge",
        dict(
            Ana=dict(hand=["champion-s-challenge"], battleline=["bumpsy", spent("troll"), "umbra"]),
            Bruno=dict(battleline=["batdrone", "snufflegator"]),
        ),
        "play champion-s-challenge",
        dict(Ana=dict(battleline=[spent("troll", damage=4)]), Bruno=dict(battleline=[])),
    ),
    Case(
        "champion-s-challenge",
        dict(
            Ana=dict(hand=["champion-s-challenge"], battleline=["bumpsy", "headhunter"]),
            Bruno=dict(battleline=["bumpsy", "smaaash"]),
        ),
        "play champion-s-challenge; smaaash; headhunter",
        # equal powers: both fall
        dict(Ana=dict(battleline=[]), Bruno=dict(battleline=[])),
    ),
    Case(
        "coward-s-end",
        dict(
            Ana=dict(hand=["coward-s-end"], battleline=[card("troll", damage=1), "bumpsy"]),
            Bruno=dict(chains=2, battleline=["batdrone", card("smaaash", damage=2)]),
        ),
        "play coward-s-end",
        dict(Ana=dict(chains=3, battleline=["troll"]), Bruno=dict(chains=2, battleline=["smaaash"])),
    ),
    Case(
        "follow-the-leader",
        dict(
            Ana=dict(hand=["follow-the-leader"], battleline=["umbra", "pitlord"]),
            Bruno=dict(battleline=["batdrone", "dust-pixie"]),
        ),
        "play follow-the-leader; fight umbra batdrone; fight pitlord dust-pixie",
        dict(Ana=dict(battleline=[spent("umbra"), spent("pitlord")]), Bruno=dict(battleline=[])),
    ),
    Case(
        "follow-the-leader",
        dict(Ana=dict(hand=["follow-the-leader"], battleline=["umbra"])),
        "play follow-the-leader; reap umbra",
        "keyforge.reap.eligible",
    ),
    Case(
        "lava-ball",
        dict(Ana=dict(hand=["lava-ball"]), Bruno=dict(battleline=["troll", "bumpsy", "smaaash", "headhunter"])),
        "play lava-ball; bumpsy",
        dict(
            Bruno=dict(
                battleline=[
                    card("troll", damage=2),
                    card("bumpsy", damage=4),
                    card("smaaash", damage=2),
                    card("headhunter", damage=0),
                ]
            )
        ),
    ),
    Case(
        "loot-the-bodies",
        dict(
            Ana=dict(hand=["loot-the-bodies", "earthshaker"], battleline=["umbra"]),
            Bruno=dict(battleline=["batdrone", "dust-pixie", "troll"]),
        ),
        "play loot-the-bodies; play earthshaker left",
        # two enemies fell, and a friend
        dict(Ana=dict(amber=2, battleline=["earthshaker"]), Bruno=dict(amber=0, battleline=["troll"])),
    ),
    Case(
        "loot-the-bodies",
        dict(
            Ana=dict(hand=["loot-the-bodies"], deck=12, battleline=["umbra"]),
            Bruno=dict(houses=["brobnar", "mars", "untamed"], deck=12, hand=["earthshaker"], battleline=["batdrone"]),
        ),
        "play loot-the-bodies; end; house brobnar; play earthshaker left",
        dict(Ana=dict(amber=0), Bruno=dict(amber=0)),
    ),
    Case(
        "take-that-smartypants",
        dict(
            Ana=dict(hand=["take-that-smartypants"]),
            Bruno=dict(amber=5, battleline=["batdrone", "troll"], artifacts=["spangler-box", "pocket-universe"]),
        ),
        "play take-that-smartypants",
        dict(Ana=dict(amber=3), Bruno=dict(amber=3)),
    ),
    Case(
        "take-that-smartypants",
        dict(
            Ana=dict(hand=["take-that-smartypants"], battleline=["mother"]),
            Bruno=dict(amber=5, battleline=["batdrone", "troll"], artifacts=["spangler-box"]),
        ),
        "play take-that-smartypants",
        dict(Ana=dict(amber=1), Bruno=dict(amber=5)),
    ),
    Case(
        "punch",
        dict(Ana=dict(hand=["punch"], battleline=["bumpsy"]), Bruno=dict(battleline=["sequis", "troll"])),
        "play punch; sequis",
        dict(
            Ana=dict(amber=1, battleline=[card("bumpsy", damage=0)]),
            Bruno=dict(battleline=[card("sequis", damage=1, armor=0), card("troll", damage=0)]),
        ),
    ),
    Case(
        "relentless-assault",
        dict(
            Ana=dict(hand=["relentless-assault"], battleline=[spent("troll"), "umbra", "pitlord"]),
            Bruno=dict(battleline=["batdrone", "dust-pixie", "bumpsy"]),
        ),
        "play relentless-assault; troll; batdrone; umbra; dust-pixie; pitlord",
        dict(
            Ana=dict(battleline=[spent("troll", damage=2), spent("umbra"), spent("pitlord", damage=5)]),
            Bruno=dict(battleline=[]),
        ),
    ),
    Case(
        "relentless-assault",
        dict(
            Ana=dict(hand=["relentless-assault"], battleline=[spent("troll"), "umbra"]),
            Bruno=dict(battleline=["batdrone", "dust-pixie"]),
        ),
        "play relentless-assault; troll; batdrone; none",
        dict(
            Ana=dict(battleline=[spent("troll"), card("umbra", exhausted=False)]), Bruno=dict(battleline=["dust-pixie"])
        ),
    ),
    Case(
        "relentless-assault",
        dict(
            Ana=dict(hand=["relentless-assault"], battleline=["troll", "umbra"]),
            Bruno=dict(battleline=["batdrone", "dust-pixie"]),
        ),
        "play relentless-assault; troll; batdrone; troll",
        "referee.choice.options",
    ),
    Case(
        "smith",
        dict(Ana=dict(hand=["smith"], battleline=["troll", "bumpsy"]), Bruno=dict(battleline=["batdrone"])),
        "play smith",
        dict(Ana=dict(amber=3), Bruno=dict(amber=0)),
    ),
    Case(
        "smith",
        dict(Ana=dict(hand=["smith"], battleline=["troll"]), Bruno=dict(battleline=["batdrone"])),
        "play smith",
        dict(Ana=dict(amber=1)),
    ),
    Case(
        "sound-the-horns",
        dict(Ana=dict(hand=["sound-the-horns"], deck=["urchin", "anger", "troll", "bumpsy"])),
        "play sound-the-horns",
        dict(Ana=dict(hand=["troll"], deck=["bumpsy"], discard=["urchin", "anger", "sound-the-horns"])),
    ),
    Case(
        "sound-the-horns",
        dict(Ana=dict(hand=["sound-the-horns"], deck=["urchin", "anger"])),
        "play sound-the-horns",
        dict(Ana=dict(hand=[], deck=[], discard=["urchin", "anger", "sound-the-horns"])),
    ),
    Case(
        "sound-the-horns",
        dict(Ana=dict(hand=["sound-the-horns"], deck=5)),
        "play sound-the-horns; urchin; troll",
        dict(Ana=dict(hand=["troll"], deck=3, discard=["urchin", "sound-the-horns"])),
    ),
    Case(
        "tremor",
        dict(
            Ana=dict(hand=["tremor"], battleline=["troll"]),
            Bruno=dict(battleline=["batdrone", "bumpsy", "smaaash", "umbra"]),
        ),
        "play tremor; bumpsy",
        dict(
            Ana=dict(battleline=[card("troll", stunned=False)]),
            Bruno=dict(
                battleline=[
                    card("batdrone", stunned=True),
                    card("bumpsy", stunned=True),
                    card("smaaash", stunned=True),
                    card("umbra", stunned=False),
                ]
            ),
        ),
    ),
    Case(
        "unguarded-camp",
        dict(
            Ana=dict(hand=["unguarded-camp"], battleline=["troll", "bumpsy", "umbra"]),
            Bruno=dict(amber=5, battleline=["batdrone"]),
        ),
        "play unguarded-camp; troll, umbra",
        dict(
            Ana=dict(battleline=[card("troll", amber=1), card("bumpsy", amber=0), card("umbra", amber=1)]),
            Bruno=dict(amber=3),
        ),
    ),
    Case(
        "unguarded-camp",
        dict(Ana=dict(hand=["unguarded-camp"], battleline=["troll"]), Bruno=dict(amber=5, battleline=["batdrone"])),
        "play unguarded-camp",
        dict(Ana=dict(battleline=[card("troll", amber=0)]), Bruno=dict(amber=5)),
    ),
    Case(
        "warsong",
        dict(
            Ana=dict(hand=["warsong"], battleline=["troll", "bumpsy", "headhunter"]),
            Bruno=dict(battleline=["batdrone", "dust-pixie"]),
        ),
        "play warsong; fight troll batdrone; fight bumpsy dust-pixie; reap headhunter",
        dict(Ana=dict(amber=3), Bruno=dict(amber=0)),
    ),
]

ARTIFACTS = [
    Case(
        "autocannon",
        dict(
            Ana=dict(hand=["troll"], artifacts=["autocannon"], battleline=["bumpsy"]),
            Bruno=dict(battleline=["batdrone"]),
        ),
        "play troll left",
        dict(
            Ana=dict(battleline=[card("troll", damage=1), card("bumpsy", damage=0)]),
            Bruno=dict(battleline=[card("batdrone", damage=0)]),
        ),
    ),
    Case(
        "autocannon",
        dict(house="shadows", Ana=dict(hand=["noddy-the-thief", "bad-penny"]), Bruno=dict(artifacts=["autocannon"])),
        "play noddy-the-thief; play bad-penny left",
        dict(Ana=dict(hand=["bad-penny"], battleline=[card("noddy-the-thief", damage=1)])),
    ),
    Case(
        "banner-of-battle",
        dict(
            Ana=dict(artifacts=["banner-of-battle"], battleline=["troll", "umbra"]), Bruno=dict(battleline=["bumpsy"])
        ),
        "",
        dict(
            Ana=dict(battleline=[card("troll", power=9), card("umbra", power=3)]),
            Bruno=dict(battleline=[card("bumpsy", power=5)]),
        ),
    ),
    Case(
        "cannon",
        dict(Ana=dict(artifacts=["cannon"], battleline=["troll"]), Bruno=dict(battleline=["bumpsy"])),
        "act cannon; bumpsy",
        dict(
            Ana=dict(artifacts=[spent("cannon")], battleline=[card("troll", damage=0)]),
            Bruno=dict(battleline=[card("bumpsy", damage=2)]),
        ),
    ),
    Case(
        "cannon",
        dict(house="dis", Ana=dict(artifacts=["cannon"]), Bruno=dict(battleline=["bumpsy"])),
        "act cannon",
        "keyforge.artifact.action-active-house",
    ),
    Case(
        "gauntlet-of-command",
        dict(
            Ana=dict(artifacts=["gauntlet-of-command"], battleline=[spent("umbra"), "troll"]),
            Bruno=dict(battleline=["batdrone"]),
        ),
        "act gauntlet-of-command; umbra",
        dict(
            Ana=dict(
                artifacts=[spent("gauntlet-of-command")], battleline=[spent("umbra"), card("troll", exhausted=False)]
            ),
            Bruno=dict(battleline=[]),
        ),
    ),
    Case(
        "iron-obelisk",
        dict(
            Ana=dict(
                artifacts=["iron-obelisk"],
                battleline=[card("troll", damage=1), card("bumpsy", damage=4), "smaaash", card("umbra", damage=1)],
            ),
            Bruno=dict(battleline=[card("troll", damage=1)]),
        ),
        "",
        dict(Ana=dict(key_cost=6), Bruno=dict(key_cost=8)),
    ),
    Case(
        "iron-obelisk",
        dict(
            step="forge",
            Ana=dict(amber=6),
            Bruno=dict(artifacts=["iron-obelisk"], battleline=[card("troll", damage=1)]),
        ),
        "forge red",
        "keyforge.forge.too-little",
    ),
    Case(
        "mighty-javelin",
        dict(house="dis", Ana=dict(artifacts=["mighty-javelin"]), Bruno=dict(battleline=["bumpsy", "troll"])),
        "omni mighty-javelin; troll",
        dict(
            Ana=dict(artifacts=[], discard=["mighty-javelin"]),
            Bruno=dict(battleline=[card("bumpsy", damage=0), card("troll", damage=4)]),
        ),
    ),
    Case(
        "mighty-javelin",
        dict(Ana=dict(artifacts=[spent("mighty-javelin")]), Bruno=dict(battleline=["bumpsy"])),
        "omni mighty-javelin",
        "keyforge.ready.exhausted-unusable",
    ),
    Case(
        "pile-of-skulls",
        dict(
            Ana=dict(artifacts=["pile-of-skulls"], battleline=["troll", "bumpsy"]),
            Bruno=dict(amber=2, battleline=["batdrone"]),
        ),
        "fight troll batdrone; bumpsy",
        dict(Ana=dict(battleline=[card("troll", amber=0), card("bumpsy", amber=1)]), Bruno=dict(amber=1)),
    ),
    Case(
        "pile-of-skulls",
        # neither a friend that falls counts, nor the opponent's turn
        dict(
            Ana=dict(amber=2, battleline=["umbra"]),
            Bruno=dict(amber=2, artifacts=["pile-of-skulls"], battleline=["troll"]),
            house="shadows",
        ),
        "fight umbra troll",
        dict(Ana=dict(amber=3), Bruno=dict(amber=1, battleline=[card("troll", amber=0)])),
    ),
    Case(
        "pile-of-skulls",
        dict(
            Ana=dict(amber=2, battleline=["bumpsy"]),
            Bruno=dict(artifacts=["pile-of-skulls"], battleline=["troll"]),
        ),
        "fight bumpsy troll",
        dict(Ana=dict(amber=2, battleline=[]), Bruno=dict(battleline=[card("troll", amber=0)])),
    ),
    Case(
        "screechbomb",
        dict(house="dis", Ana=dict(amber=3, artifacts=["screechbomb"]), Bruno=dict(amber=3)),
        "omni screechbomb",
        dict(Ana=dict(amber=3, artifacts=[], discard=["screechbomb"]), Bruno=dict(amber=1)),
    ),
    Case(
        "the-warchest",
        dict(
            Ana=dict(hand=["earthshaker"], artifacts=["the-warchest"], battleline=["troll", "bumpsy", "smaaash"]),
            Bruno=dict(battleline=["batdrone", "snufflegator", "dust-pixie", "dodger"]),
        ),
        "fight troll batdrone; fight bumpsy snufflegator; fight smaaash dodger; play earthshaker left; act the-warchest",
        # a pixie was crushed outside a fight, and the friend that fell is no enemy
        dict(Ana=dict(amber=3, battleline=["earthshaker", "troll", "bumpsy"]), Bruno=dict(battleline=[])),
    ),
]

CREATURES = [
    Case(
        "bilgum-avalanche",
        dict(
            step="forge",
            Ana=dict(amber=6, battleline=["bilgum-avalanche", "umbra"]),
            Bruno=dict(battleline=["troll", "batdrone"]),
        ),
        "forge red",
        dict(
            Ana=dict(keys=["red"], battleline=[card("bilgum-avalanche", damage=0), "umbra"]),
            Bruno=dict(battleline=[card("troll", damage=2)]),
        ),
    ),
    Case(
        "bilgum-avalanche",
        dict(step="forge", Ana=dict(amber=6, battleline=["troll"]), Bruno=dict(battleline=["bilgum-avalanche"])),
        "forge red",
        dict(Ana=dict(battleline=[card("troll", damage=0)])),
    ),
    Case(
        "valdr",
        dict(Ana=dict(battleline=["valdr"]), Bruno=dict(battleline=["troll", "bumpsy", "smaaash"])),
        "fight valdr troll",
        dict(Ana=dict(battleline=[]), Bruno=dict(battleline=["bumpsy", "smaaash"])),
    ),
    Case(
        "valdr",
        dict(Ana=dict(battleline=["valdr"]), Bruno=dict(battleline=["smaaash", "troll", "bumpsy"])),
        "fight valdr troll",
        dict(Ana=dict(battleline=[]), Bruno=dict(battleline=["smaaash", card("troll", damage=6), "bumpsy"])),
    ),
    Case(
        "valdr",
        # attacked, it deals its power and no more
        dict(Ana=dict(battleline=["troll"]), Bruno=dict(battleline=["valdr"])),
        "fight troll valdr",
        dict(Ana=dict(battleline=[card("troll", damage=6)]), Bruno=dict(battleline=[])),
    ),
    Case(
        "bumpsy",
        dict(Ana=dict(amber=2, hand=["bumpsy"]), Bruno=dict(amber=2)),
        "play bumpsy",
        dict(Ana=dict(amber=2, battleline=[spent("bumpsy")]), Bruno=dict(amber=1)),
    ),
    Case("bumpsy", dict(Ana=dict(hand=["bumpsy"])), "play bumpsy", dict(Bruno=dict(amber=0))),
    Case(
        "earthshaker",
        dict(
            Ana=dict(hand=["earthshaker"], battleline=["umbra", "bumpsy"]),
            Bruno=dict(battleline=["mother", "batdrone"]),
        ),
        "play earthshaker right",
        dict(Ana=dict(battleline=["bumpsy", "earthshaker"]), Bruno=dict(battleline=["mother"])),
    ),
    Case(
        "firespitter",
        dict(Ana=dict(battleline=["firespitter", "umbra"]), Bruno=dict(battleline=["troll", "bumpsy", "dust-pixie"])),
        "fight firespitter bumpsy",
        dict(
            Ana=dict(battleline=[card("firespitter", damage=4), card("umbra", damage=0)]),
            Bruno=dict(battleline=[card("troll", damage=1)]),
        ),
    ),
    Case(
        "firespitter",
        # who is burnt to death before the fight is not fought
        dict(Ana=dict(battleline=["firespitter"]), Bruno=dict(battleline=["troll", "dust-pixie"])),
        "fight firespitter dust-pixie",
        dict(Ana=dict(battleline=[spent("firespitter", damage=0)]), Bruno=dict(battleline=[card("troll", damage=1)])),
    ),
    Case(
        "ganger-chieftain",
        dict(
            Ana=dict(hand=["ganger-chieftain"], battleline=["umbra", spent("troll")]),
            Bruno=dict(battleline=["batdrone", "bumpsy"]),
        ),
        "play ganger-chieftain right; troll; bumpsy",
        dict(
            Ana=dict(battleline=["umbra", spent("troll", damage=5), spent("ganger-chieftain")]),
            Bruno=dict(battleline=["batdrone"]),
        ),
    ),
    Case(
        "ganger-chieftain",
        dict(Ana=dict(hand=["ganger-chieftain"], battleline=[spent("troll")]), Bruno=dict(battleline=["batdrone"])),
        "play ganger-chieftain right; none",
        dict(Ana=dict(battleline=[spent("troll"), "ganger-chieftain"]), Bruno=dict(battleline=["batdrone"])),
    ),
    Case(
        "ganger-chieftain",
        # dead before its turn to speak comes, it has no neighbors
        dict(
            Ana=dict(hand=["ganger-chieftain"], battleline=["umbra"], artifacts=["autocannon"] * 5),
            Bruno=dict(battleline=["batdrone"]),
        ),
        "play ganger-chieftain right; autocannon; autocannon-2; autocannon-3; autocannon-4; autocannon-5",
        dict(Ana=dict(battleline=["umbra"], discard=["ganger-chieftain"]), Bruno=dict(battleline=["batdrone"])),
    ),
    Case(
        "grenade-snib",
        dict(Ana=dict(amber=1, battleline=["troll"]), Bruno=dict(amber=5, battleline=["grenade-snib"])),
        "fight troll grenade-snib",
        dict(Ana=dict(amber=0), Bruno=dict(amber=5, battleline=[])),
    ),
    Case(
        "headhunter",
        dict(Ana=dict(battleline=["headhunter"]), Bruno=dict(battleline=["batdrone"])),
        "fight headhunter batdrone",
        dict(Ana=dict(amber=1, battleline=[card("headhunter", damage=2)]), Bruno=dict(battleline=[])),
    ),
    Case(
        "headhunter",
        dict(Ana=dict(battleline=["headhunter"]), Bruno=dict(battleline=["troll"])),
        "fight headhunter troll",
        dict(Ana=dict(amber=0, battleline=[])),
    ),
    Case(
        "headhunter",
        # attacked, it is not paid
        dict(Ana=dict(battleline=["grenade-snib"]), Bruno=dict(battleline=["headhunter"])),
        "fight grenade-snib headhunter",
        dict(Bruno=dict(amber=0, battleline=[card("headhunter", damage=2)])),
    ),
    Case(
        "hebe-the-huge",
        dict(
            Ana=dict(hand=["hebe-the-huge"], battleline=["bumpsy", card("troll", damage=1)]),
            Bruno=dict(battleline=["mother", card("smaaash", damage=3)]),
        ),
        "play hebe-the-huge left",
        dict(
            Ana=dict(battleline=[card("hebe-the-huge", damage=0), card("bumpsy", damage=2), card("troll", damage=1)]),
            Bruno=dict(battleline=[card("mother", damage=2), card("smaaash", damage=3)]),
        ),
    ),
    Case(
        "kelifi-dragon",
        dict(Ana=dict(amber=6, hand=["kelifi-dragon"])),
        "play kelifi-dragon",
        "keyforge.card.kelifi-dragon",
    ),
    Case(
        "kelifi-dragon",
        dict(Ana=dict(amber=7, hand=["kelifi-dragon"])),
        "play kelifi-dragon",
        dict(Ana=dict(amber=7, battleline=["kelifi-dragon"])),
    ),
    Case(
        "kelifi-dragon",
        dict(Ana=dict(battleline=["kelifi-dragon"]), Bruno=dict(battleline=["mother", "troll"])),
        "reap kelifi-dragon; troll",
        dict(Ana=dict(amber=2), Bruno=dict(battleline=["mother", card("troll", damage=5)])),
    ),
    Case(
        "kelifi-dragon",
        dict(Ana=dict(battleline=["kelifi-dragon"]), Bruno=dict(battleline=["batdrone", "troll"])),
        "fight kelifi-dragon batdrone; troll",
        dict(Ana=dict(amber=1), Bruno=dict(battleline=[card("troll", damage=5)])),
    ),
    Case(
        "king-of-the-crag",
        dict(
            Ana=dict(hand=["king-of-the-crag"], battleline=["bumpsy"]),
            Bruno=dict(battleline=["troll", "grenade-snib", "batdrone"], amber=2),
        ),
        "play king-of-the-crag left",
        # with no power left the Snib falls
        dict(
            Ana=dict(amber=0, battleline=[card("king-of-the-crag", power=7), card("bumpsy", power=5)]),
            Bruno=dict(amber=2, battleline=[card("troll", power=6), card("batdrone", power=2)]),
        ),
    ),
    Case(
        "krump",
        dict(Ana=dict(amber=1, battleline=["krump"]), Bruno=dict(amber=2, battleline=["batdrone"])),
        "fight krump batdrone",
        dict(Ana=dict(amber=1), Bruno=dict(amber=1)),
    ),
    Case(
        "krump",
        dict(Ana=dict(amber=2, battleline=["grenade-snib"]), Bruno=dict(amber=4, battleline=["krump"])),
        "fight grenade-snib krump",
        dict(Ana=dict(amber=1, battleline=[]), Bruno=dict(amber=2, battleline=[card("krump", damage=2)])),
    ),
    Case(
        "krump",
        dict(Ana=dict(battleline=["krump", "troll"]), Bruno=dict(amber=2, battleline=["batdrone"])),
        "fight troll batdrone",
        dict(Bruno=dict(amber=2, battleline=[])),
    ),
    Case(
        "lomir-flamefist",
        dict(Ana=dict(hand=["lomir-flamefist"]), Bruno=dict(amber=7)),
        "play lomir-flamefist",
        dict(Ana=dict(amber=0), Bruno=dict(amber=5)),
    ),
    Case(
        "lomir-flamefist",
        dict(Ana=dict(hand=["lomir-flamefist"]), Bruno=dict(amber=6)),
        "play lomir-flamefist",
        dict(Bruno=dict(amber=6)),
    ),
    Case(
        "looter-goblin",
        dict(
            Ana=dict(battleline=["looter-goblin", "troll", "bumpsy"]), Bruno=dict(battleline=["batdrone", "dust-pixie"])
        ),
        "fight bumpsy batdrone; reap looter-goblin; fight troll dust-pixie",
        dict(Ana=dict(amber=2), Bruno=dict(battleline=[])),
    ),
    Case(
        "mugwump",
        dict(Ana=dict(battleline=[card("mugwump", damage=3)]), Bruno=dict(battleline=["batdrone"])),
        "fight mugwump batdrone",
        dict(Ana=dict(battleline=[card("mugwump", damage=0, power=7, power_counters=1)])),
    ),
    Case(
        "mugwump",
        dict(Ana=dict(battleline=[card("mugwump", damage=3), "troll"]), Bruno=dict(battleline=["batdrone"])),
        "fight troll batdrone",
        dict(Ana=dict(battleline=[card("mugwump", damage=3, power=6), "troll"])),
    ),
    Case(
        "pingle-who-annoys",
        dict(Ana=dict(hand=["troll"], battleline=["bumpsy"]), Bruno=dict(battleline=["pingle-who-annoys"])),
        "play troll left",
        dict(Ana=dict(battleline=[card("troll", damage=1), card("bumpsy", damage=0)])),
    ),
    Case(
        "pingle-who-annoys",
        dict(Ana=dict(hand=["troll"], battleline=["pingle-who-annoys"])),
        "play troll left",
        dict(Ana=dict(battleline=[card("troll", damage=0), "pingle-who-annoys"])),
    ),
    Case(
        "rock-hurling-giant",
        dict(
            Ana=dict(hand=["anger", "troll"], battleline=["rock-hurling-giant"]),
            Bruno=dict(battleline=["mother", "batdrone"]),
        ),
        "discard anger; mother; discard troll; none",
        dict(
            Ana=dict(hand=[], discard=["anger", "troll"], battleline=[card("rock-hurling-giant", damage=0)]),
            Bruno=dict(battleline=[card("mother", damage=4), "batdrone"]),
        ),
    ),
    Case(
        "rock-hurling-giant",
        dict(
            house="shadows",
            Ana=dict(hand=["urchin"], battleline=["rock-hurling-giant"]),
            Bruno=dict(battleline=["mother"]),
        ),
        "discard urchin",
        dict(Ana=dict(discard=["urchin"]), Bruno=dict(battleline=[card("mother", damage=0)])),
    ),
    Case(
        "rock-hurling-giant",
        # Sound the Horns discards from the deck
        dict(
            Ana=dict(hand=["sound-the-horns"], deck=["troll"], battleline=["rock-hurling-giant"]),
            Bruno=dict(battleline=["mother"]),
        ),
        "play sound-the-horns",
        dict(Ana=dict(hand=["troll"]), Bruno=dict(battleline=[card("mother", damage=0)])),
    ),
    Case(
        "rogue-ogre",
        dict(Ana=dict(deck=12, hand=["blood-money"], battleline=[card("rogue-ogre", damage=3)]), Bruno=dict(amber=2)),
        "play blood-money; end",
        dict(Ana=dict(battleline=[card("rogue-ogre", damage=1, amber=1)]), Bruno=dict(amber=1)),
    ),
    Case(
        "rogue-ogre",
        dict(Ana=dict(deck=12, battleline=[card("rogue-ogre", damage=3)]), Bruno=dict(amber=2)),
        "end",
        dict(Ana=dict(battleline=[card("rogue-ogre", damage=3, amber=0)]), Bruno=dict(amber=2)),
    ),
    Case(
        "rogue-ogre",
        dict(
            Ana=dict(deck=12, hand=["blood-money", "troll"], battleline=[card("rogue-ogre", damage=3)]),
            Bruno=dict(amber=2),
        ),
        "play blood-money; play troll left; end",
        dict(Ana=dict(battleline=["troll", card("rogue-ogre", damage=3, amber=0)]), Bruno=dict(amber=2)),
    ),
    Case(
        "smaaash",
        dict(Ana=dict(hand=["smaaash"], battleline=["bumpsy"]), Bruno=dict(battleline=["mother", "batdrone"])),
        "play smaaash left; mother",
        dict(
            Ana=dict(battleline=[card("smaaash", stunned=False), card("bumpsy", stunned=False)]),
            Bruno=dict(battleline=[card("mother", stunned=True), card("batdrone", stunned=False)]),
        ),
    ),
    Case(
        "smaaash",
        # alone in play it can only stun itself
        dict(Ana=dict(hand=["smaaash"])),
        "play smaaash",
        dict(Ana=dict(battleline=[card("smaaash", stunned=True)])),
    ),
    Case(
        "tireless-crocag",
        dict(house="dis", Ana=dict(battleline=["tireless-crocag"]), Bruno=dict(battleline=["batdrone", "mother"])),
        "fight tireless-crocag mother",
        dict(Ana=dict(battleline=[spent("tireless-crocag", damage=5)]), Bruno=dict(battleline=["batdrone"])),
    ),
    Case(
        "tireless-crocag",
        dict(Ana=dict(battleline=["tireless-crocag"]), Bruno=dict(battleline=["batdrone"])),
        "reap tireless-crocag",
        "keyforge.card.tireless-crocag",
    ),
    Case(
        "tireless-crocag",
        dict(Ana=dict(hand=["punch"], battleline=["tireless-crocag", "troll"]), Bruno=dict(battleline=["batdrone"])),
        "play punch; batdrone",
        dict(Ana=dict(battleline=["troll"], discard=["tireless-crocag", "punch"]), Bruno=dict(battleline=[])),
    ),
    Case(
        "tireless-crocag",
        dict(Ana=dict(hand=["tireless-crocag"], battleline=["troll"])),
        "play tireless-crocag left",
        dict(Ana=dict(battleline=["troll"], discard=["tireless-crocag"])),
    ),
    Case(
        "troll",
        dict(Ana=dict(battleline=[card("troll", damage=5), card("bumpsy", damage=2)])),
        "reap troll",
        dict(Ana=dict(amber=1, battleline=[spent("troll", damage=2), card("bumpsy", damage=2)])),
    ),
    Case(
        "wardrummer",
        dict(
            Ana=dict(hand=["wardrummer"], battleline=["troll", "umbra", card("bumpsy", owner="Bruno")]),
            Bruno=dict(battleline=["smaaash"]),
        ),
        "play wardrummer left",
        dict(
            Ana=dict(hand=["troll"], battleline=["wardrummer", "umbra"]),
            Bruno=dict(hand=["bumpsy"], battleline=["smaaash"]),
        ),
    ),
]

UPGRADES = [
    Case(
        "blood-of-titans",
        dict(Ana=dict(hand=["blood-of-titans"], battleline=["troll", "umbra"])),
        "play blood-of-titans on umbra",
        dict(Ana=dict(amber=1, battleline=[card("troll", power=8), card("umbra", power=7)])),
    ),
    Case(
        "blood-of-titans",
        # it bears what it could not bear alone
        dict(Bruno=dict(battleline=[card("batdrone", damage=5, upgrades=["blood-of-titans"])])),
        "",
        dict(Bruno=dict(battleline=[card("batdrone", power=7, damage=5)])),
    ),
    Case(
        "phoenix-heart",
        dict(
            Ana=dict(battleline=["troll", "grenade-snib"]),
            Bruno=dict(battleline=[card("bumpsy", upgrades=["phoenix-heart"]), "mother", "batdrone"], amber=3),
        ),
        "fight troll bumpsy",
        # five in the fight and three by the fire
        dict(
            Ana=dict(battleline=[]),
            Bruno=dict(
                amber=1, hand=["bumpsy"], battleline=[card("mother", damage=3)], discard=["phoenix-heart", "batdrone"]
            ),
        ),
    ),
    Case(
        "phoenix-heart",
        dict(
            Ana=dict(hand=["phoenix-heart"], battleline=["troll", "bumpsy"]),
        ),
        "play phoenix-heart on bumpsy",
        dict(Ana=dict(battleline=[card("troll", damage=0), card("bumpsy", upgrades=["phoenix-heart"])])),
    ),
    Case(
        "yo-mama-mastery",
        dict(Ana=dict(hand=["yo-mama-mastery"], battleline=[card("troll", damage=6), card("bumpsy", damage=2)])),
        "play yo-mama-mastery on troll",
        dict(Ana=dict(amber=1, battleline=[card("troll", damage=0), card("bumpsy", damage=2)])),
    ),
    Case(
        "yo-mama-mastery",
        dict(
            Ana=dict(battleline=["troll"]),
            Bruno=dict(battleline=["batdrone", card("mother", upgrades=["yo-mama-mastery"])]),
        ),
        "fight troll batdrone",
        "keyforge.taunt.protects",
    ),
]

CASES = [*ACTIONS, *ARTIFACTS, *CREATURES, *UPGRADES]


@pytest.mark.parametrize("case", CASES, ids=title)
def test_card(case: Case) -> None:
    play(case)


def test_every_card_has_a_case() -> None:
    assert untested("brobnar", CASES) == set()
