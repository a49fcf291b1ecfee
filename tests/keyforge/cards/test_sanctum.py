"""What the cards of Sanctum do."""

from __future__ import annotations

import pytest

from .cases import Case, card, play, spent, title, untested

CANNOT_BE_USED = "keyforge.use.cannot"
OFF_HOUSE = "keyforge.main.off-house-forbidden"

ACTIONS = [
    Case(
        "begone",
        dict(
            Ana=dict(hand=["begone"], battleline=["ember-imp", "sequis"]), Bruno=dict(battleline=["pitlord", "troll"])
        ),
        "play begone; destroy",
        dict(Ana=dict(amber=0, battleline=["sequis"]), Bruno=dict(battleline=["troll"])),
    ),
    Case(
        "begone",
        dict(Ana=dict(hand=["begone"]), Bruno=dict(battleline=["pitlord"])),
        "play begone; gain",
        dict(Ana=dict(amber=1, discard=["begone"]), Bruno=dict(battleline=["pitlord"])),
    ),
    Case(
        "blinding-light",
        dict(Ana=dict(hand=["blinding-light"], battleline=["bumpsy"]), Bruno=dict(battleline=["troll", "dodger"])),
        "play blinding-light; brobnar",
        dict(
            Ana=dict(amber=1, battleline=[card("bumpsy", stunned=True)]),
            Bruno=dict(battleline=[card("troll", stunned=True), card("dodger", stunned=False)]),
        ),
    ),
    Case(
        "charge",
        dict(
            Ana=dict(hand=["charge", "sequis", "gorm-of-omm"], battleline=["francus"]),
            Bruno=dict(battleline=["troll", "dodger"]),
        ),
        "play charge; play sequis left; dodger; play gorm-of-omm",
        dict(
            Ana=dict(battleline=["sequis", card("francus", damage=0)]),
            Bruno=dict(battleline=[card("troll", damage=0), card("dodger", damage=2)]),
        ),
    ),
    Case(
        "charge",
        dict(
            Ana=dict(hand=["charge"], deck=6),
            Bruno=dict(hand=["troll"], battleline=["dodger"], houses=["brobnar", "dis", "shadows"]),
        ),
        "play charge; end; house brobnar; play troll left",
        dict(Bruno=dict(battleline=["troll", card("dodger", damage=0)])),
    ),
    Case(
        "cleansing-wave",
        dict(
            Ana=dict(hand=["cleansing-wave"], battleline=[card("sequis", damage=2), "francus"]),
            Bruno=dict(battleline=[card("troll", damage=1)]),
        ),
        "play cleansing-wave",
        dict(
            Ana=dict(amber=2, battleline=[card("sequis", damage=1), card("francus", damage=0)]),
            Bruno=dict(amber=0, battleline=[card("troll", damage=0)]),
        ),
    ),
    Case(
        "clear-mind",
        dict(
            Ana=dict(hand=["clear-mind"], battleline=[card("sequis", stunned=True), card("troll", stunned=True)]),
            Bruno=dict(battleline=[card("dodger", stunned=True)]),
        ),
        "play clear-mind",
        dict(
            Ana=dict(battleline=[card("sequis", stunned=False), card("troll", stunned=False)]),
            Bruno=dict(battleline=[card("dodger", stunned=True)]),
        ),
    ),
    Case(
        "doorstep-to-heaven",
        dict(Ana=dict(hand=["doorstep-to-heaven"], amber=6), Bruno=dict(amber=9)),
        "play doorstep-to-heaven",
        dict(Ana=dict(amber=5), Bruno=dict(amber=5)),
    ),
    Case(
        "doorstep-to-heaven",
        dict(Ana=dict(hand=["doorstep-to-heaven"], amber=2), Bruno=dict(amber=5)),
        "play doorstep-to-heaven",
        dict(Ana=dict(amber=3), Bruno=dict(amber=5)),
    ),
    Case(
        "glorious-few",
        dict(
            Ana=dict(hand=["glorious-few"], battleline=["sequis"]), Bruno=dict(battleline=["troll", "bumpsy", "umbra"])
        ),
        "play glorious-few",
        dict(Ana=dict(amber=2), Bruno=dict(amber=0)),
    ),
    Case(
        "glorious-few",
        dict(Ana=dict(hand=["glorious-few"], battleline=["sequis", "francus"]), Bruno=dict(battleline=["troll"])),
        "play glorious-few",
        dict(Ana=dict(amber=0), Bruno=dict(amber=0)),
    ),
    Case(
        "honorable-claim",
        dict(Ana=dict(hand=["honorable-claim"], battleline=["sequis", "grey-monk", "francus"]), Bruno=dict(amber=3)),
        "play honorable-claim",
        dict(
            Ana=dict(battleline=[card("sequis", amber=1), card("grey-monk", amber=0), card("francus", amber=1)]),
            Bruno=dict(amber=1),
        ),
    ),
    Case(
        "honorable-claim",
        dict(Ana=dict(hand=["honorable-claim"], battleline=["sequis", "francus"]), Bruno=dict(amber=1)),
        "play honorable-claim; francus",
        dict(Ana=dict(battleline=[card("sequis", amber=0), card("francus", amber=1)]), Bruno=dict(amber=0)),
    ),
    Case(
        "honorable-claim",
        dict(Ana=dict(hand=["honorable-claim"], battleline=["sequis", "francus"])),
        "play honorable-claim",
        dict(Ana=dict(battleline=[card("sequis", amber=0), card("francus", amber=0)])),
    ),
    Case(
        "inspiration",
        dict(
            Ana=dict(hand=["inspiration"], battleline=[spent("troll"), spent("sequis")]),
            Bruno=dict(battleline=["umbra"]),
        ),
        "play inspiration; troll; reap",
        dict(Ana=dict(amber=1, battleline=[spent("troll"), spent("sequis")])),
    ),
    Case(
        "inspiration",
        dict(Ana=dict(hand=["inspiration"], battleline=[spent("troll")]), Bruno=dict(battleline=["umbra", "dodger"])),
        "play inspiration; fight; dodger",
        dict(Ana=dict(amber=0, battleline=[spent("troll", damage=5)]), Bruno=dict(battleline=["umbra"])),
    ),
    Case(
        "inspiration",
        dict(Ana=dict(hand=["inspiration"], battleline=[spent("troll", stunned=True)])),
        "play inspiration",
        dict(Ana=dict(amber=0, battleline=[spent("troll", stunned=False)])),
    ),
    Case(
        "mighty-lance",
        dict(Ana=dict(hand=["mighty-lance"]), Bruno=dict(battleline=["troll", "bumpsy", "umbra"])),
        "play mighty-lance; bumpsy; umbra",
        dict(Bruno=dict(battleline=[card("troll", damage=0), card("bumpsy", damage=3)])),
    ),
    Case(
        "mighty-lance",
        dict(Ana=dict(hand=["mighty-lance"], battleline=["sequis"]), Bruno=dict(battleline=["troll"])),
        "play mighty-lance; troll",
        dict(Ana=dict(battleline=[card("sequis", damage=0)]), Bruno=dict(battleline=[card("troll", damage=3)])),
    ),
    Case(
        "oath-of-poverty",
        dict(
            Ana=dict(hand=["oath-of-poverty"], artifacts=["round-table", "cannon"]),
            Bruno=dict(artifacts=["safe-place"]),
        ),
        "play oath-of-poverty",
        dict(Ana=dict(amber=5, artifacts=[]), Bruno=dict(artifacts=["safe-place"])),
    ),
    Case(
        "one-stood-against-many",
        dict(
            Ana=dict(hand=["one-stood-against-many"], battleline=[spent("francus"), "sequis"]),
            Bruno=dict(amber=2, battleline=["umbra", "dodger", "dust-imp"]),
        ),
        "play one-stood-against-many; francus; umbra; dust-imp",
        # one armor stops one of Umbra's two, then two of Dust Imp's, then five of Dodger's
        dict(Ana=dict(battleline=["sequis"]), Bruno=dict(amber=4, battleline=[])),
    ),
    Case(
        "one-stood-against-many",
        dict(
            Ana=dict(hand=["one-stood-against-many"], battleline=[spent("champion-anaphiel")]),
            Bruno=dict(battleline=["troll"]),
        ),
        "play one-stood-against-many",
        # there is nobody else to fight, but each time it is readied
        dict(Ana=dict(battleline=[]), Bruno=dict(battleline=[card("troll", damage=6)])),
    ),
    Case(
        "one-stood-against-many",
        dict(
            Ana=dict(hand=["one-stood-against-many"], battleline=[spent("kelifi-dragon")]),
            Bruno=dict(battleline=["bumpsy"]),
        ),
        "play one-stood-against-many",
        dict(
            Ana=dict(amber=2, battleline=[card("kelifi-dragon", exhausted=False, damage=10)]), Bruno=dict(battleline=[])
        ),
    ),
    Case(
        "radiant-truth",
        dict(
            Ana=dict(hand=["radiant-truth"], battleline=["sequis", "francus", "bulwark"]),
            Bruno=dict(battleline=["troll", "bumpsy", "umbra", "dodger"]),
        ),
        "play radiant-truth",
        dict(
            Ana=dict(battleline=["sequis", card("francus", stunned=False), "bulwark"]),
            Bruno=dict(
                battleline=[
                    card("troll", stunned=False),
                    card("bumpsy", stunned=True),
                    card("umbra", stunned=True),
                    card("dodger", stunned=False),
                ]
            ),
        ),
    ),
    Case(
        "shield-of-justice",
        dict(Ana=dict(hand=["shield-of-justice"], battleline=["sequis", "umbra"]), Bruno=dict(battleline=["troll"])),
        "play shield-of-justice; fight sequis troll",
        dict(
            Ana=dict(battleline=[card("sequis", damage=0, armor=2), "umbra"]),
            Bruno=dict(battleline=[card("troll", damage=4)]),
        ),
    ),
    Case(
        "shield-of-justice",
        dict(
            Ana=dict(hand=["shield-of-justice"], battleline=["sequis"], deck=6),
            Bruno=dict(battleline=["troll"], houses=["brobnar", "dis", "shadows"]),
        ),
        "play shield-of-justice; end; house brobnar; fight troll sequis",
        dict(Ana=dict(battleline=[])),
    ),
    Case(
        "take-hostages",
        dict(
            Ana=dict(hand=["take-hostages"], battleline=["sequis", "grey-monk", "francus"]),
            Bruno=dict(amber=3, battleline=["umbra", "troll"]),
        ),
        "play take-hostages; fight sequis umbra; fight grey-monk troll; reap francus",
        # the Monk falls in its fight and takes nobody; a reap takes nobody
        dict(
            Ana=dict(amber=2, battleline=[card("sequis", amber=1), card("francus", amber=0)]),
            Bruno=dict(amber=2, battleline=["troll"]),
        ),
    ),
    Case(
        "terms-of-redress",
        dict(Ana=dict(hand=["terms-of-redress"], battleline=["sequis", "francus"]), Bruno=dict(amber=5)),
        "play terms-of-redress; francus",
        dict(Ana=dict(battleline=[card("sequis", amber=0), card("francus", amber=2)]), Bruno=dict(amber=3)),
    ),
    Case(
        "the-harder-they-come",
        dict(
            Ana=dict(hand=["the-harder-they-come"], battleline=["francus"]), Bruno=dict(battleline=["troll", "umbra"])
        ),
        "play the-harder-they-come; troll",
        dict(Ana=dict(battleline=["francus"]), Bruno=dict(battleline=["umbra"], purged=["troll"], discard=[])),
    ),
    Case(
        "the-harder-they-come",
        dict(Ana=dict(hand=["the-harder-they-come"], battleline=["bulwark"]), Bruno=dict(battleline=["umbra"])),
        "play the-harder-they-come",
        dict(Ana=dict(battleline=["bulwark"]), Bruno=dict(battleline=["umbra"])),
    ),
    Case(
        "the-spirit-s-way",
        dict(Ana=dict(hand=["the-spirit-s-way"], battleline=["grey-monk"]), Bruno=dict(battleline=["troll", "umbra"])),
        "play the-spirit-s-way",
        dict(Ana=dict(battleline=[]), Bruno=dict(battleline=["umbra"], discard=["troll"])),
    ),
    Case(
        "virtuous-works",
        dict(Ana=dict(hand=["virtuous-works"])),
        "play virtuous-works",
        dict(Ana=dict(amber=3, discard=["virtuous-works"])),
    ),
]

SEVEN = [{"what": "play", "card": "virtuous-works", "house": "sanctum", "type": "action", "how": "hand"}] * 7

ARTIFACTS = [
    Case(
        "epic-quest",
        dict(
            Ana=dict(hand=["epic-quest"], battleline=["sequis", "grey-monk", card("francus", owner="Bruno")]),
            Bruno=dict(battleline=["bulwark"]),
        ),
        "play epic-quest",
        dict(
            Ana=dict(archives=["sequis"], battleline=["grey-monk"], artifacts=["epic-quest"]),
            Bruno=dict(archives=["francus"], battleline=["bulwark"]),
        ),
    ),
    Case(
        "epic-quest",
        dict(Ana=dict(artifacts=["epic-quest"], did=SEVEN, amber=1)),
        "omni epic-quest",
        dict(Ana=dict(artifacts=[], discard=["epic-quest"], keys=["red"], amber=1)),
    ),
    Case(
        "epic-quest",
        dict(Ana=dict(artifacts=["epic-quest"], did=SEVEN[:6], amber=6)),
        "omni epic-quest",
        dict(Ana=dict(artifacts=[spent("epic-quest")], keys=[], amber=6)),
    ),
    Case(
        "gorm-of-omm",
        dict(house="dis", Ana=dict(artifacts=["gorm-of-omm", "cannon"]), Bruno=dict(artifacts=["safe-place"])),
        "omni gorm-of-omm; safe-place",
        dict(Ana=dict(artifacts=["cannon"], discard=["gorm-of-omm"]), Bruno=dict(artifacts=[], discard=["safe-place"])),
    ),
    Case(
        "gorm-of-omm",
        dict(Ana=dict(artifacts=["gorm-of-omm"])),
        "omni gorm-of-omm",
        dict(Ana=dict(artifacts=[], discard=["gorm-of-omm"])),
    ),
    Case(
        "hallowed-blaster",
        dict(
            Ana=dict(artifacts=["hallowed-blaster"], battleline=[card("francus", damage=2)]),
            Bruno=dict(battleline=[card("troll", damage=5)]),
        ),
        "act hallowed-blaster; troll",
        dict(Ana=dict(battleline=[card("francus", damage=2)]), Bruno=dict(battleline=[card("troll", damage=2)])),
    ),
    Case(
        "potion-of-invulnerability",
        dict(
            Ana=dict(artifacts=["potion-of-invulnerability"], battleline=["grey-monk"]),
            Bruno=dict(battleline=["troll"]),
        ),
        "omni potion-of-invulnerability; fight grey-monk troll",
        dict(
            Ana=dict(artifacts=[], battleline=[card("grey-monk", damage=0)]),
            Bruno=dict(battleline=[card("troll", damage=3)]),
        ),
    ),
    Case(
        "round-table",
        dict(
            Ana=dict(artifacts=["round-table"], battleline=["sequis", "grey-monk"]), Bruno=dict(battleline=["francus"])
        ),
        "",
        dict(
            Ana=dict(battleline=[card("sequis", power=5), card("grey-monk", power=3)]),
            Bruno=dict(battleline=[card("francus", power=6)]),
        ),
    ),
    Case(
        "round-table",
        dict(
            house="brobnar",
            Ana=dict(battleline=["troll"]),
            Bruno=dict(artifacts=["round-table"], battleline=["sequis", "grey-monk"]),
        ),
        "fight troll grey-monk",
        "keyforge.taunt.protects",
    ),
    Case(
        "sigil-of-brotherhood",
        dict(house="dis", Ana=dict(artifacts=["sigil-of-brotherhood"], battleline=["sequis"]), Bruno=dict(amber=1)),
        "omni sigil-of-brotherhood; reap sequis",
        dict(Ana=dict(amber=1, artifacts=[], battleline=[spent("sequis", amber=1)]), Bruno=dict(amber=0)),
    ),
    Case(
        "sigil-of-brotherhood",
        dict(house="dis", Ana=dict(artifacts=["sigil-of-brotherhood"], battleline=["troll"])),
        "omni sigil-of-brotherhood; reap troll",
        OFF_HOUSE,
    ),
    Case(
        "sigil-of-brotherhood",
        dict(house="dis", Ana=dict(artifacts=["sigil-of-brotherhood", "hallowed-blaster"], battleline=["sequis"])),
        "omni sigil-of-brotherhood; act hallowed-blaster",
        "keyforge.artifact.action-active-house",
    ),
    Case(
        "whispering-reliquary",
        dict(Ana=dict(artifacts=["whispering-reliquary"]), Bruno=dict(artifacts=["safe-place"])),
        "act whispering-reliquary; safe-place",
        dict(Ana=dict(artifacts=["whispering-reliquary"]), Bruno=dict(artifacts=[], hand=["safe-place"])),
    ),
]

CREATURES = [
    Case(
        "bulwark",
        dict(Ana=dict(battleline=["grey-monk", "bulwark", "sequis", "francus"]), Bruno=dict(battleline=["troll"])),
        "",
        # Grey Monk gives one to each of its side
        dict(
            Ana=dict(
                battleline=[
                    card("grey-monk", armor=3),
                    card("bulwark", armor=3),
                    card("sequis", armor=5),
                    card("francus", armor=2),
                ]
            ),
            Bruno=dict(battleline=[card("troll", armor=0)]),
        ),
    ),
    Case(
        "champion-anaphiel",
        dict(
            house="brobnar",
            Ana=dict(battleline=["troll"]),
            Bruno=dict(battleline=["champion-anaphiel", "umbra", "dodger"]),
        ),
        "fight troll umbra",
        "keyforge.taunt.protects",
    ),
    Case(
        "champion-anaphiel",
        dict(
            house="brobnar",
            Ana=dict(battleline=["troll"]),
            Bruno=dict(battleline=["champion-anaphiel", "umbra", "dodger"]),
        ),
        "fight troll dodger",
        dict(Bruno=dict(battleline=["champion-anaphiel", "umbra"])),
    ),
    Case(
        "champion-tabris",
        dict(Ana=dict(battleline=["champion-tabris"]), Bruno=dict(amber=2, battleline=["umbra"])),
        "fight champion-tabris umbra",
        dict(Ana=dict(amber=0, battleline=[card("champion-tabris", amber=1)]), Bruno=dict(amber=1)),
    ),
    Case(
        "commander-remiel",
        dict(
            Ana=dict(battleline=["commander-remiel", "troll", spent("bumpsy"), "sequis"]),
            Bruno=dict(battleline=["dodger"]),
        ),
        "reap commander-remiel; reap",
        dict(
            Ana=dict(
                amber=2,
                battleline=[spent("commander-remiel"), spent("troll"), "bumpsy", card("sequis", exhausted=False)],
            )
        ),
    ),
    Case(
        "commander-remiel",
        dict(Ana=dict(battleline=["commander-remiel", spent("troll"), "sequis"])),
        "reap commander-remiel",
        dict(Ana=dict(amber=1)),
    ),
    Case(
        "duma-the-martyr",
        dict(
            house="brobnar",
            Ana=dict(battleline=["troll"]),
            Bruno=dict(
                hand=1, deck=5, battleline=["duma-the-martyr", card("sequis", damage=3), card("francus", damage=1)]
            ),
        ),
        "fight troll duma-the-martyr",
        dict(
            Ana=dict(battleline=[card("troll", damage=3)]),
            Bruno=dict(hand=3, deck=3, battleline=[card("sequis", damage=0), card("francus", damage=0)]),
        ),
    ),
    Case(
        "duma-the-martyr",
        # once the cloak has died instead, Duma is no longer destroyed
        dict(
            house="brobnar",
            Ana=dict(battleline=["troll"]),
            Bruno=dict(
                hand=1,
                deck=5,
                battleline=[card("duma-the-martyr", upgrades=["armageddon-cloak"]), card("sequis", damage=3)],
            ),
        ),
        "fight troll duma-the-martyr; duma-the-martyr#2",
        dict(Bruno=dict(hand=1, battleline=["duma-the-martyr", card("sequis", damage=3)])),
    ),
    Case(
        "duma-the-martyr",
        dict(
            house="brobnar",
            Ana=dict(battleline=["troll"]),
            Bruno=dict(
                hand=1,
                deck=5,
                battleline=[card("duma-the-martyr", upgrades=["armageddon-cloak"]), card("sequis", damage=3)],
            ),
        ),
        "fight troll duma-the-martyr; duma-the-martyr",
        dict(Bruno=dict(hand=3, battleline=["duma-the-martyr", card("sequis", damage=0)])),
    ),
    Case(
        "francus",
        dict(Ana=dict(battleline=["francus"]), Bruno=dict(amber=3, battleline=["umbra", "bad-penny"])),
        "fight francus umbra",
        dict(Ana=dict(battleline=[card("francus", amber=1)]), Bruno=dict(amber=2)),
    ),
    Case(
        "francus",
        dict(house="shadows", Ana=dict(amber=2, battleline=["bad-penny"]), Bruno=dict(amber=1, battleline=["francus"])),
        "fight bad-penny francus",
        dict(Ana=dict(amber=1, hand=["bad-penny"]), Bruno=dict(amber=1, battleline=[card("francus", amber=1)])),
    ),
    Case(
        "francus",
        dict(Ana=dict(battleline=["francus", "sequis"]), Bruno=dict(amber=3, battleline=["umbra"])),
        "fight sequis umbra",
        dict(Ana=dict(battleline=[card("francus", amber=0), "sequis"]), Bruno=dict(amber=3)),
    ),
    Case(
        "grey-monk",
        dict(
            Ana=dict(battleline=["grey-monk", card("sequis", damage=3)]),
            Bruno=dict(battleline=[card("troll", damage=1)]),
        ),
        "reap grey-monk; sequis",
        dict(
            Ana=dict(amber=1, battleline=[card("grey-monk", armor=1), card("sequis", damage=1, armor=3)]),
            Bruno=dict(battleline=[card("troll", damage=1, armor=0)]),
        ),
    ),
    Case(
        "hayyel-the-merchant",
        dict(Ana=dict(hand=["round-table", "sequis"], battleline=["hayyel-the-merchant"]), Bruno=dict(amber=1)),
        "play round-table; play sequis left",
        dict(Ana=dict(amber=2, artifacts=["round-table"]), Bruno=dict(amber=1)),
    ),
    Case(
        "hayyel-the-merchant",
        dict(Ana=dict(hand=["round-table"]), Bruno=dict(battleline=["hayyel-the-merchant"])),
        "play round-table",
        dict(Ana=dict(amber=1), Bruno=dict(amber=0)),
    ),
    Case(
        "horseman-of-death",
        dict(
            Ana=dict(
                hand=["horseman-of-death"],
                discard=["horseman-of-war", "sequis", "horseman-of-famine", "horseman-of-war"],
            ),
            Bruno=dict(discard=["horseman-of-pestilence"]),
        ),
        "play horseman-of-death",
        dict(
            Ana=dict(hand=["horseman-of-war", "horseman-of-famine", "horseman-of-war"], discard=["sequis"]),
            Bruno=dict(discard=["horseman-of-pestilence"]),
        ),
    ),
    Case(
        "horseman-of-famine",
        dict(
            Ana=dict(hand=["horseman-of-famine"], battleline=["grey-monk"]), Bruno=dict(battleline=["troll", "umbra"])
        ),
        "play horseman-of-famine left",
        dict(Ana=dict(battleline=["horseman-of-famine", "grey-monk"]), Bruno=dict(battleline=["troll"])),
    ),
    Case(
        "horseman-of-famine",
        dict(Ana=dict(battleline=["horseman-of-famine", "grey-monk"]), Bruno=dict(battleline=["troll", "old-bruno"])),
        "reap horseman-of-famine; grey-monk",
        dict(Ana=dict(amber=1, battleline=["horseman-of-famine"]), Bruno=dict(battleline=["troll", "old-bruno"])),
    ),
    Case(
        "horseman-of-famine",
        dict(Ana=dict(battleline=["horseman-of-famine"]), Bruno=dict(battleline=["umbra", "dust-imp", "troll"])),
        "fight horseman-of-famine umbra",
        dict(Ana=dict(battleline=["horseman-of-famine"]), Bruno=dict(amber=2, battleline=["troll"])),
    ),
    Case(
        "horseman-of-pestilence",
        dict(
            Ana=dict(hand=["horseman-of-pestilence"], battleline=["horseman-of-war", "grey-monk", "sequis"]),
            Bruno=dict(battleline=["troll", "bad-penny"]),
        ),
        "play horseman-of-pestilence right",
        dict(
            Ana=dict(
                battleline=[
                    card("horseman-of-war", damage=0),
                    card("grey-monk", damage=0, armor=0),
                    card("sequis", damage=0, armor=2),
                    card("horseman-of-pestilence", damage=0),
                ]
            ),
            Bruno=dict(hand=["bad-penny"], battleline=[card("troll", damage=1)]),
        ),
    ),
    Case(
        "horseman-of-pestilence",
        dict(Ana=dict(battleline=["horseman-of-pestilence"]), Bruno=dict(battleline=["troll"])),
        "reap horseman-of-pestilence",
        dict(Ana=dict(amber=1), Bruno=dict(battleline=[card("troll", damage=1)])),
    ),
    Case(
        "horseman-of-pestilence",
        dict(Ana=dict(battleline=["horseman-of-pestilence"]), Bruno=dict(battleline=["umbra", "troll"])),
        "fight horseman-of-pestilence umbra",
        dict(Bruno=dict(battleline=[card("troll", damage=1)])),
    ),
    Case(
        "horseman-of-war",
        dict(
            Ana=dict(hand=["horseman-of-war"], battleline=["troll", card("bumpsy", stunned=True)]),
            Bruno=dict(battleline=["umbra", "dodger"]),
        ),
        "play horseman-of-war left; fight troll dodger; unstun bumpsy",
        dict(
            Ana=dict(battleline=["horseman-of-war", "troll", spent("bumpsy", stunned=False)]),
            Bruno=dict(battleline=["umbra"]),
        ),
    ),
    Case(
        "horseman-of-war",
        dict(Ana=dict(hand=["horseman-of-war"], battleline=["troll"]), Bruno=dict(battleline=["umbra"])),
        "play horseman-of-war left; reap troll",
        CANNOT_BE_USED,
    ),
    Case(
        "horseman-of-war",
        dict(Ana=dict(hand=["horseman-of-war"], battleline=["sequis"]), Bruno=dict(battleline=["umbra"])),
        "play horseman-of-war left; reap sequis",
        CANNOT_BE_USED,
    ),
    Case(
        "horseman-of-war",
        dict(Ana=dict(hand=["horseman-of-war"], battleline=["lady-maxena"])),
        "play horseman-of-war left; act lady-maxena",
        CANNOT_BE_USED,
    ),
    Case(
        "horseman-of-war",
        dict(Ana=dict(hand=["horseman-of-war"], artifacts=["hallowed-blaster"], battleline=[card("sequis", damage=3)])),
        "play horseman-of-war left; act hallowed-blaster; sequis",
        dict(Ana=dict(battleline=["horseman-of-war", card("sequis", damage=0)])),
    ),
    Case(
        "jehu-the-bureaucrat",
        dict(step="house", Ana=dict(battleline=["jehu-the-bureaucrat"], houses=["sanctum", "dis", "mars"])),
        "house sanctum",
        dict(Ana=dict(amber=2), Bruno=dict(amber=0)),
    ),
    Case(
        "jehu-the-bureaucrat",
        dict(step="house", Ana=dict(battleline=["jehu-the-bureaucrat"], houses=["sanctum", "dis", "mars"])),
        "house dis",
        dict(Ana=dict(amber=0)),
    ),
    Case(
        "jehu-the-bureaucrat",
        dict(
            step="house",
            Ana=dict(houses=["sanctum", "dis", "mars"]),
            Bruno=dict(battleline=["jehu-the-bureaucrat"]),
        ),
        "house sanctum",
        dict(Ana=dict(amber=0), Bruno=dict(amber=0)),
    ),
    Case(
        "lady-maxena",
        dict(Ana=dict(hand=["lady-maxena"], battleline=["sequis"]), Bruno=dict(battleline=["troll"])),
        "play lady-maxena right; troll",
        dict(
            Ana=dict(battleline=[card("sequis", stunned=False), card("lady-maxena", stunned=False)]),
            Bruno=dict(battleline=[card("troll", stunned=True)]),
        ),
    ),
    Case(
        "lady-maxena",
        dict(Ana=dict(battleline=["lady-maxena", "sequis"])),
        "act lady-maxena",
        dict(Ana=dict(hand=["lady-maxena"], battleline=["sequis"])),
    ),
    Case(
        "lord-golgotha",
        dict(Ana=dict(battleline=["lord-golgotha"]), Bruno=dict(battleline=["troll", "umbra", "dodger", "bumpsy"])),
        "fight lord-golgotha umbra",
        dict(
            Ana=dict(battleline=[card("lord-golgotha", damage=0)]),
            Bruno=dict(battleline=[card("troll", damage=3), card("dodger", damage=3), card("bumpsy", damage=0)]),
        ),
    ),
    Case(
        "numquid-the-fair",
        dict(Ana=dict(hand=["numquid-the-fair"]), Bruno=dict(battleline=["troll", "umbra", "dodger"])),
        "play numquid-the-fair; troll; dodger",
        dict(Ana=dict(battleline=["numquid-the-fair"]), Bruno=dict(battleline=["umbra"])),
    ),
    Case(
        "numquid-the-fair",
        dict(Ana=dict(hand=["numquid-the-fair"], battleline=["sequis"]), Bruno=dict(battleline=["troll", "umbra"])),
        "play numquid-the-fair left; troll",
        dict(Bruno=dict(battleline=["umbra"])),
    ),
    Case(
        "protectrix",
        dict(
            Ana=dict(battleline=["protectrix", card("sequis", damage=3), "francus"]),
            Bruno=dict(battleline=["troll", "bumpsy"]),
        ),
        "reap protectrix; sequis; fight sequis troll; fight francus bumpsy",
        dict(
            Ana=dict(amber=1, battleline=["protectrix", card("sequis", damage=0), card("francus", damage=4)]),
        ),
    ),
    Case(
        "protectrix",
        dict(Ana=dict(battleline=["protectrix", card("sequis", damage=3)])),
        "reap protectrix; none",
        dict(Ana=dict(amber=1, battleline=["protectrix", card("sequis", damage=3)])),
    ),
    Case(
        "raiding-knight",
        dict(Ana=dict(amber=1, hand=["raiding-knight"]), Bruno=dict(amber=4)),
        "play raiding-knight",
        dict(Ana=dict(amber=1, battleline=[spent("raiding-knight", amber=1)]), Bruno=dict(amber=3)),
    ),
    Case(
        "raiding-knight",
        dict(Ana=dict(hand=["raiding-knight"]), Bruno=dict(amber=0)),
        "play raiding-knight",
        dict(Ana=dict(battleline=[card("raiding-knight", amber=0)]), Bruno=dict(amber=0)),
    ),
    Case(
        "sanctum-guardian",
        dict(Ana=dict(battleline=["sanctum-guardian", "sequis", "francus"]), Bruno=dict(battleline=["troll"])),
        "reap sanctum-guardian; francus",
        dict(Ana=dict(amber=1, battleline=["francus", "sequis", "sanctum-guardian"]), Bruno=dict(battleline=["troll"])),
    ),
    Case(
        "sanctum-guardian",
        dict(Ana=dict(battleline=["sanctum-guardian", "sequis"]), Bruno=dict(battleline=["umbra"])),
        "fight sanctum-guardian umbra",
        dict(Ana=dict(battleline=["sequis", "sanctum-guardian"]), Bruno=dict(battleline=[])),
    ),
    Case(
        "sanctum-guardian",
        dict(Ana=dict(battleline=["sanctum-guardian"])),
        "reap sanctum-guardian",
        dict(Ana=dict(amber=1, battleline=["sanctum-guardian"])),
    ),
    Case(
        "sequis",
        dict(Ana=dict(battleline=["sequis"]), Bruno=dict(amber=2)),
        "reap sequis",
        dict(Ana=dict(amber=1, battleline=[card("sequis", amber=1)]), Bruno=dict(amber=1)),
    ),
    Case(
        "sergeant-zakiel",
        dict(
            Ana=dict(hand=["sergeant-zakiel"], battleline=["troll", spent("francus")]), Bruno=dict(battleline=["umbra"])
        ),
        "play sergeant-zakiel right; francus",
        dict(Ana=dict(battleline=["troll", spent("francus"), "sergeant-zakiel"]), Bruno=dict(battleline=[])),
    ),
    Case(
        "sergeant-zakiel",
        dict(Ana=dict(hand=["sergeant-zakiel"], battleline=[spent("francus")]), Bruno=dict(battleline=["umbra"])),
        "play sergeant-zakiel right; none",
        dict(Ana=dict(battleline=[spent("francus"), "sergeant-zakiel"]), Bruno=dict(battleline=["umbra"])),
    ),
    Case(
        "staunch-knight",
        dict(
            Ana=dict(battleline=["staunch-knight", "sequis"]),
            Bruno=dict(battleline=["troll", "staunch-knight", "umbra"]),
        ),
        "",
        dict(
            Ana=dict(battleline=[card("staunch-knight", power=6), card("sequis", power=4)]),
            Bruno=dict(battleline=["troll", dict(ref="staunch-knight-2", power=4), "umbra"]),
        ),
    ),
    Case(
        "staunch-knight",
        # five damage is more than it bears inside the line
        dict(Ana=dict(hand=["sequis"], battleline=["francus", card("staunch-knight", damage=5)])),
        "play sequis right",
        dict(Ana=dict(battleline=["francus", "sequis"], discard=["staunch-knight"])),
    ),
    Case(
        "gatekeeper",
        dict(Ana=dict(hand=["gatekeeper"]), Bruno=dict(amber=9)),
        "play gatekeeper",
        dict(Ana=dict(battleline=[card("gatekeeper", amber=4)]), Bruno=dict(amber=5)),
    ),
    Case(
        "gatekeeper",
        dict(Ana=dict(hand=["gatekeeper"]), Bruno=dict(amber=6)),
        "play gatekeeper",
        dict(Ana=dict(battleline=[card("gatekeeper", amber=0)]), Bruno=dict(amber=6)),
    ),
    Case(
        "the-vaultkeeper",
        dict(house="shadows", Ana=dict(amber=0, hand=["urchin"]), Bruno=dict(amber=4, battleline=["the-vaultkeeper"])),
        "play urchin",
        dict(Ana=dict(amber=0), Bruno=dict(amber=4)),
    ),
    Case(
        "the-vaultkeeper",
        # captured Æmbar is not stolen, and the other pool is not locked
        dict(
            Ana=dict(hand=["raiding-knight"], battleline=["the-vaultkeeper"]),
            Bruno=dict(amber=4, battleline=["the-vaultkeeper"]),
        ),
        "play raiding-knight left",
        dict(Bruno=dict(amber=3)),
    ),
    Case(
        "the-vaultkeeper",
        dict(house="shadows", Ana=dict(hand=["urchin"], battleline=["the-vaultkeeper"]), Bruno=dict(amber=4)),
        "play urchin left",
        dict(Ana=dict(amber=1), Bruno=dict(amber=3)),
    ),
    Case(
        "veemos-lightbringer",
        dict(
            Ana=dict(hand=["veemos-lightbringer"], battleline=["urchin", "sequis"]),
            Bruno=dict(battleline=["faygin", "dodger", card("troll", upgrades=["ring-of-invisibility"])]),
        ),
        "play veemos-lightbringer left",
        dict(Ana=dict(battleline=["veemos-lightbringer", "sequis"]), Bruno=dict(battleline=["dodger"])),
    ),
]

UPGRADES = [
    Case(
        "armageddon-cloak",
        dict(
            house="brobnar",
            Ana=dict(battleline=["troll"]),
            Bruno=dict(battleline=[card("sequis", damage=1, upgrades=["armageddon-cloak"]), "umbra"]),
        ),
        "fight troll sequis",
        dict(
            Ana=dict(battleline=[card("troll", damage=6)]),
            Bruno=dict(battleline=[card("sequis", damage=0, upgrades=[]), "umbra"], discard=["armageddon-cloak"]),
        ),
    ),
    Case(
        "armageddon-cloak",
        # of two cloaks only one is needed
        dict(
            house="brobnar",
            Ana=dict(battleline=["troll"]),
            Bruno=dict(battleline=[card("sequis", upgrades=["armageddon-cloak", "armageddon-cloak"])]),
        ),
        "fight troll sequis",
        dict(
            Ana=dict(battleline=[]),
            Bruno=dict(battleline=[card("sequis", damage=0, upgrades=["armageddon-cloak-2"])]),
        ),
    ),
    Case(
        "armageddon-cloak",
        dict(Ana=dict(hand=["armageddon-cloak"], battleline=["sequis"]), Bruno=dict(battleline=["troll"])),
        "play armageddon-cloak on troll",
        dict(
            Ana=dict(battleline=[card("sequis", upgrades=[])]),
            Bruno=dict(battleline=[card("troll", upgrades=["armageddon-cloak"])]),
        ),
    ),
    Case(
        "armageddon-cloak",
        # a purge is not a destruction
        dict(
            Ana=dict(hand=["the-harder-they-come"]),
            Bruno=dict(battleline=[card("troll", upgrades=["armageddon-cloak"])]),
        ),
        "play the-harder-they-come",
        dict(Bruno=dict(battleline=[], purged=["troll"], discard=["armageddon-cloak"])),
    ),
    Case(
        "mantle-of-the-zealot",
        dict(Ana=dict(hand=["mantle-of-the-zealot"], battleline=["troll", "bumpsy"])),
        "play mantle-of-the-zealot on troll; reap troll",
        dict(Ana=dict(amber=1, battleline=[spent("troll"), card("bumpsy", exhausted=False)])),
    ),
    Case(
        "mantle-of-the-zealot",
        dict(Ana=dict(hand=["mantle-of-the-zealot"], battleline=["troll", "bumpsy"])),
        "play mantle-of-the-zealot on troll; reap bumpsy",
        OFF_HOUSE,
    ),
    Case(
        "protect-the-weak",
        dict(Ana=dict(hand=["protect-the-weak"], battleline=["sequis", "umbra"])),
        "play protect-the-weak on umbra",
        dict(Ana=dict(amber=1, battleline=[card("sequis", armor=2), card("umbra", armor=1)])),
    ),
    Case(
        "protect-the-weak",
        dict(
            house="brobnar",
            Ana=dict(battleline=["troll"]),
            Bruno=dict(battleline=["sequis", card("umbra", upgrades=["protect-the-weak"])]),
        ),
        "fight troll sequis",
        "keyforge.taunt.protects",
    ),
    Case(
        "shoulder-armor",
        dict(
            Ana=dict(battleline=[card("umbra", upgrades=["shoulder-armor"]), "sequis"]),
            Bruno=dict(battleline=["troll", card("dodger", upgrades=["shoulder-armor"]), "umbra"]),
        ),
        "",
        dict(
            Ana=dict(battleline=[card("umbra", power=4, armor=2), card("sequis", power=4, armor=2)]),
            Bruno=dict(battleline=["troll", card("dodger", power=5, armor=0), "umbra"]),
        ),
    ),
]


CASES = [*ACTIONS, *ARTIFACTS, *CREATURES, *UPGRADES]


@pytest.mark.parametrize("case", CASES, ids=title)
def test_card(case: Case) -> None:
    play(case)


def test_every_card_has_a_case() -> None:
    assert untested("sanctum", CASES) == set()
