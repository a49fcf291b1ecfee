"""What the cards of Shadows do."""

from __future__ import annotations

import pytest

from .cases import Case, card, play, spent, title, untested

CANNOT_BE_PLAYED = "keyforge.play.cannot"
FORGED = [{"what": "forge", "how": "red"}]

ACTIONS = [
    Case(
        "bait-and-switch",
        dict(Ana=dict(amber=1, hand=["bait-and-switch"]), Bruno=dict(amber=6)),
        "play bait-and-switch",
        dict(Ana=dict(amber=4), Bruno=dict(amber=3)),
    ),
    Case(
        "bait-and-switch",
        dict(Ana=dict(amber=3, hand=["bait-and-switch"]), Bruno=dict(amber=3)),
        "play bait-and-switch",
        dict(Ana=dict(amber=3), Bruno=dict(amber=3)),
    ),
    Case(
        "bait-and-switch",
        # what cannot be stolen is not tried for ever
        dict(Ana=dict(hand=["bait-and-switch"]), Bruno=dict(amber=3, battleline=["the-vaultkeeper"])),
        "play bait-and-switch",
        dict(Ana=dict(amber=0), Bruno=dict(amber=3)),
    ),
    Case(
        "booby-trap",
        dict(Ana=dict(hand=["booby-trap"]), Bruno=dict(battleline=["troll", "champion-anaphiel", "francus", "bumpsy"])),
        "play booby-trap; francus",
        dict(
            Bruno=dict(
                battleline=[
                    card("troll", damage=0),
                    card("champion-anaphiel", damage=1),
                    card("francus", damage=3),
                    card("bumpsy", damage=2),
                ]
            )
        ),
    ),
    Case(
        "booby-trap",
        dict(Ana=dict(hand=["booby-trap"], battleline=["silvertooth"]), Bruno=dict(battleline=["troll", "bumpsy"])),
        "play booby-trap",
        dict(
            Ana=dict(battleline=["silvertooth"]),
            Bruno=dict(battleline=[card("troll", damage=0), card("bumpsy", damage=0)]),
        ),
    ),
    Case(
        "finishing-blow",
        dict(
            Ana=dict(hand=["finishing-blow"], battleline=[card("dodger", damage=1)]),
            Bruno=dict(amber=2, battleline=["bumpsy", card("troll", damage=1)]),
        ),
        "play finishing-blow; troll",
        dict(Ana=dict(amber=2, battleline=["dodger"]), Bruno=dict(amber=1, battleline=["bumpsy"])),
    ),
    Case(
        "finishing-blow",
        dict(Ana=dict(hand=["finishing-blow"]), Bruno=dict(amber=2, battleline=["bumpsy"])),
        "play finishing-blow",
        dict(Ana=dict(amber=1), Bruno=dict(amber=2, battleline=["bumpsy"])),
    ),
    Case(
        "finishing-blow",
        # a creature that its cloak saves was not destroyed
        dict(
            Ana=dict(hand=["finishing-blow"]),
            Bruno=dict(amber=2, battleline=[card("troll", damage=1, upgrades=["armageddon-cloak"])]),
        ),
        "play finishing-blow",
        dict(Ana=dict(amber=1), Bruno=dict(amber=2, battleline=[card("troll", damage=0, upgrades=[])])),
    ),
    Case(
        "ghostly-hand",
        dict(Ana=dict(hand=["ghostly-hand"]), Bruno=dict(amber=1)),
        "play ghostly-hand",
        dict(Ana=dict(amber=3), Bruno=dict(amber=0)),
    ),
    Case(
        "ghostly-hand",
        dict(Ana=dict(hand=["ghostly-hand"]), Bruno=dict(amber=2)),
        "play ghostly-hand",
        dict(Ana=dict(amber=2), Bruno=dict(amber=2)),
    ),
    Case(
        "hidden-stash",
        dict(Ana=dict(hand=["hidden-stash", "troll", "urchin"])),
        "play hidden-stash; troll",
        dict(Ana=dict(hand=["urchin"], archives=["troll"])),
    ),
    Case(
        "hidden-stash",
        dict(Ana=dict(hand=3)),
        "play hidden-stash",
        dict(Ana=dict(hand=1, archives=1, discard=["hidden-stash"])),
    ),
    Case(
        "imperial-traitor",
        dict(Ana=dict(hand=["imperial-traitor"]), Bruno=dict(hand=["sequis", "troll", "francus"])),
        "play imperial-traitor; francus",
        dict(Ana=dict(amber=1), Bruno=dict(hand=["sequis", "troll"], purged=["francus"])),
    ),
    Case(
        "imperial-traitor",
        dict(Ana=dict(hand=["imperial-traitor"]), Bruno=dict(hand=["sequis", "troll"])),
        "play imperial-traitor; none",
        dict(Bruno=dict(hand=["sequis", "troll"], purged=[])),
    ),
    Case(
        "imperial-traitor",
        dict(Ana=dict(hand=["imperial-traitor"]), Bruno=dict(hand=3)),
        "play imperial-traitor; sequis",
        dict(Bruno=dict(hand=2, purged=["sequis"])),
    ),
    Case(
        "imperial-traitor",
        dict(Ana=dict(hand=["imperial-traitor"]), Bruno=dict(hand=3)),
        "play imperial-traitor; troll",
        "referee.choice.card",
    ),
    Case(
        "key-of-darkness",
        dict(Ana=dict(amber=12, hand=["key-of-darkness"]), Bruno=dict(amber=1)),
        "play key-of-darkness",
        dict(Ana=dict(amber=0, keys=["red"]), Bruno=dict(amber=1)),
    ),
    Case(
        "key-of-darkness",
        dict(Ana=dict(amber=11, hand=["key-of-darkness"]), Bruno=dict(amber=1)),
        "play key-of-darkness",
        dict(Ana=dict(amber=11, keys=[])),
    ),
    Case(
        "key-of-darkness",
        dict(Ana=dict(amber=11, hand=["key-of-darkness"])),
        "play key-of-darkness",
        dict(Ana=dict(amber=3, keys=["red"])),
    ),
    Case(
        "lights-out",
        dict(
            Ana=dict(hand=["lights-out"], battleline=["dodger"]), Bruno=dict(battleline=["troll", "bumpsy", "batdrone"])
        ),
        "play lights-out; troll, batdrone",
        dict(Ana=dict(battleline=["dodger"]), Bruno=dict(battleline=["bumpsy"], hand=["troll", "batdrone"])),
    ),
    Case(
        "lights-out",
        dict(Ana=dict(hand=["lights-out"]), Bruno=dict(battleline=[card("urchin", owner="Ana")])),
        "play lights-out",
        dict(Ana=dict(hand=["urchin"]), Bruno=dict(battleline=[])),
    ),
    Case(
        "miasma",
        dict(Ana=dict(hand=["miasma"], deck=12, amber=6), Bruno=dict(amber=6, deck=12)),
        "play miasma; end",
        dict(step="house", Ana=dict(amber=7), Bruno=dict(amber=6, keys=[])),
    ),
    Case(
        "miasma",
        dict(Ana=dict(hand=["miasma"], deck=12, amber=6), Bruno=dict(amber=6, deck=12)),
        "play miasma; end; house logos; end; forge red; house dis; end",
        dict(step="forge", Ana=dict(amber=1, keys=["red"]), Bruno=dict(amber=6, keys=[])),
    ),
    Case(
        "nerve-blast",
        dict(Ana=dict(hand=["nerve-blast"]), Bruno=dict(amber=1, battleline=["troll", "bumpsy"])),
        "play nerve-blast; troll",
        dict(Ana=dict(amber=1), Bruno=dict(amber=0, battleline=[card("troll", damage=2), card("bumpsy", damage=0)])),
    ),
    Case(
        "nerve-blast",
        dict(Ana=dict(hand=["nerve-blast"]), Bruno=dict(battleline=["troll"])),
        "play nerve-blast",
        dict(Ana=dict(amber=0), Bruno=dict(battleline=[card("troll", damage=0)])),
    ),
    Case(
        "one-last-job",
        dict(
            Ana=dict(hand=["one-last-job"], battleline=["dodger", "troll", "urchin"]),
            Bruno=dict(amber=5, battleline=["umbra"]),
        ),
        "play one-last-job",
        dict(
            Ana=dict(amber=3, battleline=["troll"], purged=["dodger", "urchin"]),
            Bruno=dict(amber=3, battleline=["umbra"]),
        ),
    ),
    Case(
        "oubliette",
        dict(Ana=dict(hand=["oubliette"], battleline=["urchin"]), Bruno=dict(battleline=["troll", "batdrone"])),
        "play oubliette; batdrone",
        dict(Ana=dict(battleline=["urchin"]), Bruno=dict(battleline=["troll"], purged=["batdrone"], discard=[])),
    ),
    Case(
        "pawn-sacrifice",
        dict(
            Ana=dict(hand=["pawn-sacrifice"], battleline=["urchin", "dodger"]),
            Bruno=dict(battleline=["troll", "bumpsy"]),
        ),
        "play pawn-sacrifice; urchin; troll, bumpsy",
        dict(
            Ana=dict(battleline=[card("dodger", damage=0)]),
            Bruno=dict(battleline=[card("troll", damage=3), card("bumpsy", damage=3)]),
        ),
    ),
    Case(
        "pawn-sacrifice",
        dict(Ana=dict(hand=["pawn-sacrifice"]), Bruno=dict(battleline=["troll", "bumpsy"])),
        "play pawn-sacrifice",
        dict(Bruno=dict(battleline=[card("troll", damage=0), card("bumpsy", damage=0)])),
    ),
    Case(
        "poison-wave",
        dict(Ana=dict(hand=["poison-wave"], battleline=["dodger"]), Bruno=dict(battleline=["sequis", "batdrone"])),
        "play poison-wave",
        dict(
            Ana=dict(battleline=[card("dodger", damage=2)]), Bruno=dict(battleline=[card("sequis", damage=0, armor=0)])
        ),
    ),
    Case(
        "relentless-whispers",
        dict(Ana=dict(hand=["relentless-whispers"]), Bruno=dict(amber=3, battleline=["troll", "batdrone"])),
        "play relentless-whispers; batdrone",
        dict(Ana=dict(amber=2), Bruno=dict(amber=2, battleline=["troll"])),
    ),
    Case(
        "relentless-whispers",
        dict(Ana=dict(hand=["relentless-whispers"]), Bruno=dict(amber=3, battleline=["troll", "batdrone"])),
        "play relentless-whispers; troll",
        dict(Ana=dict(amber=1), Bruno=dict(amber=3, battleline=[card("troll", damage=2), "batdrone"])),
    ),
    Case(
        "relentless-whispers",
        # Bad Penny is destroyed before it comes back
        dict(Ana=dict(hand=["relentless-whispers"]), Bruno=dict(amber=3, battleline=["bad-penny"])),
        "play relentless-whispers",
        dict(Ana=dict(amber=2), Bruno=dict(amber=2, battleline=[], hand=["bad-penny"])),
    ),
    Case(
        "routine-job",
        dict(
            Ana=dict(hand=["routine-job"], discard=["routine-job", "urchin", "routine-job"]),
            Bruno=dict(amber=9, discard=["routine-job"]),
        ),
        "play routine-job",
        dict(Ana=dict(amber=3), Bruno=dict(amber=6)),
    ),
    Case(
        "too-much-to-protect",
        dict(Ana=dict(hand=["too-much-to-protect"]), Bruno=dict(amber=9)),
        "play too-much-to-protect",
        dict(Ana=dict(amber=4), Bruno=dict(amber=6)),
    ),
    Case(
        "too-much-to-protect",
        dict(Ana=dict(hand=["too-much-to-protect"]), Bruno=dict(amber=5)),
        "play too-much-to-protect",
        dict(Ana=dict(amber=1), Bruno=dict(amber=5)),
    ),
    Case(
        "treasure-map",
        dict(Ana=dict(hand=["treasure-map", "urchin"])),
        "play treasure-map; discard urchin",
        dict(Ana=dict(amber=4, discard=["treasure-map", "urchin"])),
    ),
    Case(
        "treasure-map",
        dict(Ana=dict(hand=["treasure-map", "urchin"]), Bruno=dict(amber=1)),
        "play urchin; play treasure-map",
        dict(Ana=dict(amber=2), Bruno=dict(amber=0)),
    ),
    Case(
        "treasure-map",
        dict(Ana=dict(hand=["treasure-map", "urchin"])),
        "play treasure-map; play urchin",
        CANNOT_BE_PLAYED,
    ),
    Case(
        "treasure-map",
        dict(Ana=dict(hand=["treasure-map"], artifacts=[card("masterplan", under=["urchin"])])),
        "play treasure-map; omni masterplan",
        dict(Ana=dict(battleline=[], artifacts=[], discard=["treasure-map", "masterplan", "urchin"])),
    ),
]

ARTIFACTS = [
    Case(
        "customs-office",
        dict(house="brobnar", Ana=dict(amber=3, hand=["cannon", "troll"]), Bruno=dict(artifacts=["customs-office"])),
        "play cannon; play troll",
        dict(Ana=dict(amber=2, artifacts=["cannon"]), Bruno=dict(amber=1)),
    ),
    Case(
        "customs-office",
        # the bonus of the artifact comes too late
        dict(Ana=dict(hand=["speed-sigil"]), Bruno=dict(artifacts=["customs-office"])),
        "play speed-sigil",
        "keyforge.card.customs-office",
    ),
    Case(
        "customs-office",
        dict(
            house="brobnar",
            Ana=dict(amber=1, hand=["cannon"]),
            Bruno=dict(artifacts=["customs-office", "customs-office"]),
        ),
        "play cannon",
        "keyforge.card.customs-office",
    ),
    Case(
        "customs-office",
        dict(
            house="brobnar",
            Ana=dict(amber=2, hand=["cannon"]),
            Bruno=dict(artifacts=["customs-office", "customs-office"]),
        ),
        "play cannon",
        dict(Ana=dict(amber=0), Bruno=dict(amber=2)),
    ),
    Case(
        "customs-office",
        dict(Ana=dict(hand=["speed-sigil"], artifacts=["customs-office"])),
        "play speed-sigil",
        dict(Ana=dict(amber=1), Bruno=dict(amber=0)),
    ),
    Case(
        "evasion-sigil",
        dict(
            house="brobnar",
            Ana=dict(deck=["bumpsy", "urchin"], battleline=["troll"]),
            Bruno=dict(artifacts=["evasion-sigil"], battleline=["batdrone"], deck=["pitlord"]),
        ),
        "fight troll batdrone",
        dict(
            Ana=dict(deck=["urchin"], discard=["bumpsy"], battleline=[spent("troll", damage=0)]),
            Bruno=dict(battleline=["batdrone"], deck=["pitlord"]),
        ),
    ),
    Case(
        "evasion-sigil",
        dict(
            house="brobnar",
            Ana=dict(deck=["urchin"], battleline=["troll"]),
            Bruno=dict(artifacts=["evasion-sigil"], battleline=["batdrone"]),
        ),
        "fight troll batdrone",
        dict(Ana=dict(deck=[], discard=["urchin"]), Bruno=dict(battleline=[])),
    ),
    Case(
        "evasion-sigil",
        dict(
            house="brobnar",
            Ana=dict(artifacts=["evasion-sigil"], battleline=["troll"]),
            Bruno=dict(battleline=["batdrone"]),
        ),
        "fight troll batdrone",
        dict(Ana=dict(deck=[]), Bruno=dict(battleline=[])),
    ),
    Case(
        "evasion-sigil",
        # an unseen card is told; once the fight is off, the Firespitter has nothing to burn for
        dict(
            house="brobnar",
            Ana=dict(deck=3, battleline=["firespitter"], artifacts=["evasion-sigil"]),
            Bruno=dict(battleline=["troll"]),
        ),
        "fight firespitter troll; evasion-sigil; anger",
        dict(
            Ana=dict(deck=2, discard=["anger"], battleline=[spent("firespitter", damage=0)]),
            Bruno=dict(battleline=[card("troll", damage=0)]),
        ),
    ),
    Case(
        "longfused-mines",
        dict(
            house="dis",
            Ana=dict(artifacts=["longfused-mines"], battleline=["troll", "bumpsy", "dodger"]),
            Bruno=dict(battleline=["francus", "sequis", "troll", "umbra"]),
        ),
        "omni longfused-mines",
        dict(
            Ana=dict(artifacts=[], battleline=["troll", card("bumpsy", damage=0), "dodger"]),
            Bruno=dict(
                battleline=[
                    card("francus", damage=0),
                    card("sequis", damage=1),
                    dict(ref="troll-2", damage=3),
                    card("umbra", damage=0),
                ]
            ),
        ),
    ),
    Case(
        "masterplan",
        dict(Ana=dict(hand=["masterplan", "troll", "urchin"])),
        "play masterplan; troll",
        dict(Ana=dict(amber=1, hand=["urchin"], artifacts=[spent("masterplan", under=[{"card": "troll"}])])),
    ),
    Case(
        "masterplan",
        dict(house="dis", Ana=dict(artifacts=[card("masterplan", under=["urchin"])]), Bruno=dict(amber=2)),
        "omni masterplan",
        dict(
            Ana=dict(amber=1, artifacts=[], battleline=[spent("urchin")], discard=["masterplan"]), Bruno=dict(amber=1)
        ),
    ),
    Case(
        "masterplan",
        dict(Ana=dict(hand=3)),
        "play masterplan",
        dict(Ana=dict(hand=1, artifacts=[card("masterplan", under=[{"card": ""}])])),
    ),
    Case(
        "masterplan",
        dict(Ana=dict(artifacts=[card("masterplan", under=1)])),
        "omni masterplan; poison-wave",
        dict(Ana=dict(amber=1, artifacts=[], discard=["poison-wave", "masterplan"])),
    ),
    Case(
        "masterplan",
        # what is hidden is shown when the plan is broken
        dict(
            Ana=dict(hand=["gorm-of-omm"], artifacts=["gorm-of-omm"]),
            Bruno=dict(artifacts=[card("masterplan", under=1)]),
        ),
        "omni gorm-of-omm; batdrone",
        dict(Bruno=dict(artifacts=[], discard=["masterplan", "batdrone"])),
    ),
    Case(
        "masterplan",
        # an upgrade with nobody to bear it cannot be played
        dict(Ana=dict(artifacts=[card("masterplan", under=["duskrunner"])])),
        "omni masterplan",
        dict(Ana=dict(amber=0, artifacts=[], discard=["masterplan", "duskrunner"])),
    ),
    Case(
        "safe-place",
        dict(Ana=dict(amber=2, artifacts=[card("safe-place", amber=1)])),
        "act safe-place",
        dict(Ana=dict(amber=1, artifacts=[spent("safe-place", amber=2)])),
    ),
    Case(
        "safe-place",
        dict(Ana=dict(amber=0, artifacts=[card("safe-place", amber=1)])),
        "act safe-place",
        dict(Ana=dict(amber=0, artifacts=[spent("safe-place", amber=1)])),
    ),
    Case(
        "safe-place",
        dict(step="forge", Ana=dict(amber=4, artifacts=[card("safe-place", amber=4)]), Bruno=dict(amber=1)),
        "forge blue; 3",
        dict(
            step="house", Ana=dict(amber=1, keys=["blue"], artifacts=[card("safe-place", amber=1)]), Bruno=dict(amber=1)
        ),
    ),
    Case(
        "safe-place",
        dict(step="forge", Ana=dict(amber=4, artifacts=[card("safe-place", amber=2)])),
        "house dis",
        "keyforge.forge.mandatory",
    ),
    Case(
        "safe-place",
        # an artifact's Æmbar goes to the supply when it leaves
        dict(Ana=dict(artifacts=["gorm-of-omm"]), Bruno=dict(artifacts=[card("safe-place", amber=3)])),
        "omni gorm-of-omm",
        dict(Ana=dict(amber=0), Bruno=dict(amber=0, artifacts=[])),
    ),
    Case(
        "seeker-needle",
        dict(Ana=dict(artifacts=["seeker-needle"]), Bruno=dict(battleline=["troll", card("batdrone", damage=1)])),
        "act seeker-needle; batdrone",
        dict(Ana=dict(amber=1), Bruno=dict(battleline=[card("troll", damage=0)])),
    ),
    Case(
        "seeker-needle",
        dict(Ana=dict(artifacts=["seeker-needle"]), Bruno=dict(battleline=["troll", "batdrone"])),
        "act seeker-needle; troll",
        dict(Ana=dict(amber=0), Bruno=dict(battleline=[card("troll", damage=1), "batdrone"])),
    ),
    Case(
        "skeleton-key",
        dict(
            Ana=dict(artifacts=["skeleton-key"], battleline=["dodger", "troll"]),
            Bruno=dict(amber=2, battleline=["umbra"]),
        ),
        "act skeleton-key; troll",
        dict(Ana=dict(battleline=[card("dodger", amber=0), card("troll", amber=1)]), Bruno=dict(amber=1)),
    ),
    Case(
        "special-delivery",
        dict(
            house="dis",
            Ana=dict(artifacts=["special-delivery"]),
            Bruno=dict(battleline=["batdrone", "dust-pixie", "troll"]),
        ),
        "omni special-delivery; batdrone",
        dict(
            Ana=dict(artifacts=[], discard=["special-delivery"]),
            Bruno=dict(battleline=["dust-pixie", "troll"], purged=["batdrone"], discard=[]),
        ),
    ),
    Case(
        "special-delivery",
        dict(Ana=dict(artifacts=["special-delivery"]), Bruno=dict(battleline=["batdrone", "dust-pixie", "troll"])),
        "omni special-delivery; troll",
        dict(Bruno=dict(battleline=["batdrone", "dust-pixie", card("troll", damage=3)], purged=[])),
    ),
    Case(
        "special-delivery",
        dict(Ana=dict(artifacts=["special-delivery"]), Bruno=dict(battleline=["batdrone", "dust-pixie", "troll"])),
        "omni special-delivery; dust-pixie",
        "referee.choice.options",
    ),
    Case(
        "special-delivery",
        dict(Ana=dict(artifacts=["special-delivery"]), Bruno=dict(battleline=["bad-penny"])),
        "omni special-delivery",
        dict(Bruno=dict(battleline=[], hand=["bad-penny"], purged=[])),
    ),
    Case(
        "speed-sigil",
        dict(Ana=dict(hand=["silvertooth", "urchin", "dodger", "speed-sigil"]), Bruno=dict(amber=2)),
        "play speed-sigil; play dodger; play urchin left",
        dict(
            Ana=dict(
                artifacts=[spent("speed-sigil")],
                battleline=[card("urchin", exhausted=True), card("dodger", exhausted=False)],
            )
        ),
    ),
    Case(
        "speed-sigil",
        dict(house="brobnar", Ana=dict(hand=["anger", "troll"]), Bruno=dict(artifacts=["speed-sigil"])),
        "play anger; play troll",
        dict(Ana=dict(battleline=[card("troll", exhausted=False)])),
    ),
    Case(
        "speed-sigil",
        dict(Ana=dict(hand=["urchin", "speed-sigil", "dodger"]), Bruno=dict(amber=2)),
        "play urchin; play speed-sigil; play dodger left",
        dict(Ana=dict(battleline=[card("dodger", exhausted=True), card("urchin", exhausted=True)])),
    ),
    Case(
        "speed-sigil",
        # what is only put into play was not played
        dict(
            house="dis",
            Ana=dict(hand=["ember-imp"], artifacts=["speed-sigil"], battleline=["overlord-greking"]),
            Bruno=dict(battleline=["batdrone"]),
        ),
        "play ember-imp right; fight overlord-greking batdrone; right",
        dict(
            Ana=dict(
                battleline=["overlord-greking", card("ember-imp", exhausted=False), card("batdrone", exhausted=True)]
            )
        ),
    ),
    Case(
        "subtle-maul",
        dict(Ana=dict(artifacts=["subtle-maul"]), Bruno=dict(hand=3)),
        "act subtle-maul; batdrone",
        dict(Bruno=dict(hand=2, discard=["batdrone"])),
    ),
    Case(
        "the-sting",
        dict(Ana=dict(deck=12, amber=6, artifacts=["the-sting"]), Bruno=dict(deck=12, amber=7)),
        "end; forge red; house logos; end",
        dict(step="house", Ana=dict(amber=12, keys=[]), Bruno=dict(amber=1, keys=["red"])),
    ),
    Case(
        "the-sting",
        dict(Ana=dict(artifacts=["the-sting"])),
        "act the-sting",
        dict(Ana=dict(artifacts=[], discard=["the-sting"])),
    ),
    Case(
        "the-sting",
        dict(
            step="forge",
            Ana=dict(amber=6, artifacts=[card("safe-place", amber=3)]),
            Bruno=dict(artifacts=["the-sting"]),
        ),
        "forge red; 2",
        dict(Ana=dict(amber=2, artifacts=[card("safe-place", amber=1)]), Bruno=dict(amber=6)),
    ),
]

CREATURES = [
    Case(
        "bad-penny",
        dict(house="brobnar", Ana=dict(battleline=["troll"]), Bruno=dict(battleline=["bad-penny", "dodger"])),
        "fight troll bad-penny",
        dict(Bruno=dict(hand=["bad-penny"], battleline=["dodger"], discard=[])),
    ),
    Case(
        "bad-penny",
        dict(Ana=dict(hand=["oubliette"]), Bruno=dict(battleline=["bad-penny"])),
        "play oubliette",
        dict(Bruno=dict(hand=[], purged=["bad-penny"])),
    ),
    Case(
        "bad-penny",
        # it goes home to its owner, whoever leads it
        dict(house="brobnar", Ana=dict(battleline=["troll"]), Bruno=dict(battleline=[card("bad-penny", owner="Ana")])),
        "fight troll bad-penny",
        dict(Ana=dict(hand=["bad-penny"]), Bruno=dict(hand=[], battleline=[])),
    ),
    Case(
        "bulleteye",
        dict(Ana=dict(battleline=["bulleteye", "dodger"]), Bruno=dict(battleline=["troll", "bumpsy", "batdrone"])),
        "reap bulleteye; troll",
        dict(Ana=dict(amber=1, battleline=["bulleteye", "dodger"]), Bruno=dict(battleline=["bumpsy", "batdrone"])),
    ),
    Case(
        "bulleteye",
        dict(Ana=dict(battleline=["bulleteye"]), Bruno=dict(battleline=["troll", "bumpsy", "batdrone"])),
        "reap bulleteye; bumpsy",
        "referee.choice.options",
    ),
    Case(
        "carlo-phantom",
        dict(Ana=dict(hand=["skeleton-key", "urchin"], battleline=["carlo-phantom"]), Bruno=dict(amber=5)),
        "play skeleton-key; play urchin left",
        dict(Ana=dict(amber=2), Bruno=dict(amber=3)),
    ),
    Case(
        "carlo-phantom",
        dict(Ana=dict(amber=2, hand=["skeleton-key"]), Bruno=dict(battleline=["carlo-phantom"])),
        "play skeleton-key",
        dict(Ana=dict(amber=2), Bruno=dict(amber=0)),
    ),
    Case(
        "deipno-spymaster",
        dict(house="dis", Ana=dict(battleline=["deipno-spymaster", "troll", "bumpsy"])),
        "omni deipno-spymaster; troll; reap troll",
        dict(Ana=dict(amber=1, battleline=[spent("deipno-spymaster"), spent("troll"), "bumpsy"])),
    ),
    Case(
        "deipno-spymaster",
        dict(house="dis", Ana=dict(battleline=["deipno-spymaster", "troll", "bumpsy"])),
        "omni deipno-spymaster; troll; reap bumpsy",
        "keyforge.main.off-house-forbidden",
    ),
    Case(
        "faygin",
        dict(Ana=dict(battleline=["faygin", "urchin"], discard=["urchin", "dodger"])),
        "reap faygin; discard",
        dict(Ana=dict(amber=1, hand=["urchin"], battleline=["faygin", "urchin"], discard=["dodger"])),
    ),
    Case(
        "faygin",
        dict(Ana=dict(battleline=["faygin", "urchin"], discard=["urchin"])),
        "reap faygin; in-play",
        dict(Ana=dict(hand=["urchin"], battleline=["faygin"], discard=["urchin"])),
    ),
    Case(
        "faygin",
        dict(Ana=dict(battleline=["faygin"]), Bruno=dict(battleline=["urchin"], discard=["urchin"])),
        "reap faygin",
        dict(Ana=dict(amber=1, hand=[]), Bruno=dict(battleline=["urchin"], discard=["urchin"])),
    ),
    Case(
        "mack-the-knife",
        dict(house="dis", Ana=dict(battleline=["mack-the-knife"]), Bruno=dict(battleline=["urchin", "troll"])),
        "act mack-the-knife; urchin",
        dict(Ana=dict(amber=1, battleline=[spent("mack-the-knife")]), Bruno=dict(battleline=["troll"])),
    ),
    Case(
        "mack-the-knife",
        dict(house="dis", Ana=dict(battleline=["mack-the-knife"]), Bruno=dict(battleline=["urchin", "troll"])),
        "act mack-the-knife; troll",
        dict(Ana=dict(amber=0), Bruno=dict(battleline=["urchin", card("troll", damage=1)])),
    ),
    Case(
        "mack-the-knife",
        dict(house="dis", Ana=dict(battleline=["mack-the-knife", "dodger"])),
        "reap mack-the-knife",
        dict(Ana=dict(amber=1, battleline=[spent("mack-the-knife"), card("dodger", exhausted=False)])),
    ),
    Case(
        "magda-the-rat",
        dict(Ana=dict(hand=["magda-the-rat"]), Bruno=dict(amber=5)),
        "play magda-the-rat",
        dict(Ana=dict(amber=2), Bruno=dict(amber=3)),
    ),
    Case(
        "magda-the-rat",
        dict(
            house="brobnar",
            Ana=dict(amber=1, hand=["punch"], battleline=[]),
            Bruno=dict(amber=5, battleline=[card("magda-the-rat", damage=1)]),
        ),
        "play punch",
        dict(Ana=dict(amber=4), Bruno=dict(amber=3, battleline=[])),
    ),
    Case(
        "magda-the-rat",
        dict(Ana=dict(hand=["lights-out"]), Bruno=dict(amber=5, battleline=["magda-the-rat"])),
        "play lights-out",
        dict(Ana=dict(amber=3), Bruno=dict(amber=3, hand=["magda-the-rat"])),
    ),
    Case(
        "mooncurser",
        dict(Ana=dict(battleline=["mooncurser"]), Bruno=dict(amber=2, battleline=["troll"])),
        "fight mooncurser troll",
        dict(Ana=dict(amber=1, battleline=[card("mooncurser", damage=0)]), Bruno=dict(amber=1, battleline=[])),
    ),
    Case(
        "nexus",
        dict(
            Ana=dict(battleline=["nexus"]),
            Bruno=dict(battleline=["troll"], artifacts=["cannon", spent("skeleton-key")]),
        ),
        "reap nexus; troll",
        dict(
            Ana=dict(amber=1),
            Bruno=dict(battleline=[card("troll", damage=2)], artifacts=[spent("cannon"), "skeleton-key"]),
        ),
    ),
    Case(
        "nexus",
        dict(Ana=dict(battleline=["nexus", "dodger"]), Bruno=dict(amber=2, artifacts=["skeleton-key", "screechbomb"])),
        "reap nexus; skeleton-key; dodger",
        dict(Ana=dict(battleline=[card("nexus", amber=0), card("dodger", amber=1)]), Bruno=dict(amber=1)),
    ),
    Case(
        "nexus",
        dict(Ana=dict(battleline=["nexus"], artifacts=["cannon"]), Bruno=dict(amber=2)),
        "reap nexus",
        dict(Ana=dict(amber=1, artifacts=[card("cannon", exhausted=False)])),
    ),
    Case(
        "noddy-the-thief",
        dict(Ana=dict(battleline=["noddy-the-thief"]), Bruno=dict(amber=2)),
        "act noddy-the-thief",
        dict(Ana=dict(amber=1), Bruno=dict(amber=1)),
    ),
    Case(
        "old-bruno",
        dict(Ana=dict(hand=["old-bruno"]), Bruno=dict(amber=2)),
        "play old-bruno",
        dict(Ana=dict(amber=0, battleline=[card("old-bruno", amber=2)]), Bruno=dict(amber=0)),
    ),
    Case(
        "dodger",
        dict(Ana=dict(battleline=["dodger"]), Bruno=dict(amber=2, battleline=["batdrone"])),
        "fight dodger batdrone",
        dict(Ana=dict(amber=1, battleline=[card("dodger", damage=2)]), Bruno=dict(amber=1)),
    ),
    Case(
        "dodger",
        # who falls takes nothing
        dict(Ana=dict(battleline=["dodger"]), Bruno=dict(amber=2, battleline=["troll"])),
        "fight dodger troll",
        dict(Ana=dict(amber=0, battleline=[]), Bruno=dict(amber=2)),
    ),
    Case(
        "selwyn-the-fence",
        dict(
            Ana=dict(battleline=["selwyn-the-fence", card("troll", amber=2)], artifacts=[card("safe-place", amber=1)]),
            Bruno=dict(amber=1, battleline=[card("bumpsy", amber=3)]),
        ),
        "reap selwyn-the-fence; troll",
        dict(Ana=dict(amber=2, battleline=["selwyn-the-fence", card("troll", amber=1)]), Bruno=dict(amber=1)),
    ),
    Case(
        "selwyn-the-fence",
        dict(
            Ana=dict(battleline=[card("selwyn-the-fence", amber=1)], artifacts=[card("safe-place", amber=1)]),
            Bruno=dict(battleline=["urchin"]),
        ),
        "fight selwyn-the-fence urchin; safe-place",
        dict(
            Ana=dict(amber=1, battleline=[card("selwyn-the-fence", amber=1)], artifacts=[card("safe-place", amber=0)])
        ),
    ),
    Case(
        "selwyn-the-fence",
        dict(Ana=dict(battleline=["selwyn-the-fence"]), Bruno=dict(battleline=[card("bumpsy", amber=3)])),
        "reap selwyn-the-fence",
        dict(Ana=dict(amber=1), Bruno=dict(battleline=[card("bumpsy", amber=3)])),
    ),
    Case(
        "shadow-self",
        dict(Ana=dict(battleline=["shadow-self"]), Bruno=dict(battleline=["bumpsy"])),
        "fight shadow-self bumpsy",
        dict(Ana=dict(battleline=[card("shadow-self", damage=5)]), Bruno=dict(battleline=[card("bumpsy", damage=0)])),
    ),
    Case(
        "shadow-self",
        dict(house="brobnar", Ana=dict(battleline=["bumpsy"]), Bruno=dict(battleline=["shadow-self"])),
        "fight bumpsy shadow-self",
        dict(Ana=dict(battleline=[card("bumpsy", damage=0)]), Bruno=dict(battleline=[card("shadow-self", damage=5)])),
    ),
    Case(
        "shadow-self",
        dict(
            Ana=dict(hand=["poison-wave"], battleline=["batdrone"]),
            Bruno=dict(battleline=["sequis", "shadow-self", "umbra", "troll"]),
        ),
        "play poison-wave",
        # three times two, and the armor of a neighbor stops nothing
        dict(
            Bruno=dict(
                battleline=[
                    card("sequis", damage=0, armor=2),
                    card("shadow-self", damage=6),
                    card("umbra", damage=0),
                    card("troll", damage=2),
                ]
            )
        ),
    ),
    Case(
        "shadow-self",
        # a Specter takes its own
        dict(Ana=dict(hand=["poison-wave"]), Bruno=dict(battleline=["shadow-self", "shadow-self"])),
        "play poison-wave",
        dict(Bruno=dict(battleline=[card("shadow-self", damage=2), card("shadow-self", damage=2)])),
    ),
    Case(
        "shadow-self",
        # between two of them, the active player says which
        dict(house="brobnar", Ana=dict(hand=["punch"]), Bruno=dict(battleline=["shadow-self", "umbra", "shadow-self"])),
        "play punch; umbra; shadow-self-2",
        dict(
            Bruno=dict(
                battleline=[card("shadow-self", damage=0), card("umbra", damage=0), dict(ref="shadow-self-2", damage=3)]
            )
        ),
    ),
    Case(
        "shadow-self",
        # Mooncurser's poison destroys whoever takes the damage
        dict(Ana=dict(battleline=["mooncurser"]), Bruno=dict(battleline=["shadow-self", "troll"])),
        "fight mooncurser troll",
        dict(Bruno=dict(battleline=[card("troll", damage=0)], discard=["shadow-self"])),
    ),
    Case(
        "shadow-self",
        # what cannot be dealt to a neighbor is not dealt at all
        dict(
            house="sanctum",
            Ana=dict(battleline=["protectrix"]),
            Bruno=dict(battleline=["shadow-self", card("troll", damage=2)]),
            effects=[{"of": "protectrix", "says": "invulnerable", "on": "troll", "until": 3}],
        ),
        "fight protectrix troll",
        dict(Bruno=dict(battleline=[card("shadow-self", damage=0), card("troll", damage=2)])),
    ),
    Case(
        "silvertooth",
        dict(Ana=dict(hand=["silvertooth", "dodger"])),
        "play silvertooth; play dodger left; reap silvertooth",
        dict(Ana=dict(amber=1, battleline=[spent("dodger"), spent("silvertooth")])),
    ),
    Case(
        "smiling-ruth",
        dict(Ana=dict(battleline=["smiling-ruth"], did=FORGED), Bruno=dict(battleline=["troll", "bumpsy", "batdrone"])),
        "reap smiling-ruth; batdrone; left",
        dict(
            Ana=dict(amber=1, battleline=[card("batdrone", owner="Bruno"), "smiling-ruth"]),
            Bruno=dict(battleline=["troll", "bumpsy"]),
        ),
    ),
    Case(
        "smiling-ruth",
        dict(Ana=dict(battleline=["smiling-ruth"]), Bruno=dict(battleline=["troll"], did=FORGED)),
        "reap smiling-ruth",
        dict(Ana=dict(amber=1, battleline=["smiling-ruth"]), Bruno=dict(battleline=["troll"])),
    ),
    Case(
        "sneklifter",
        dict(
            Ana=dict(hand=["sneklifter"], artifacts=["speed-sigil"]),
            Bruno=dict(artifacts=["mighty-javelin", "hallowed-blaster"]),
        ),
        "play sneklifter; hallowed-blaster; act hallowed-blaster",
        dict(
            Ana=dict(artifacts=["speed-sigil", spent("hallowed-blaster", owner="Bruno")]),
            Bruno=dict(artifacts=["mighty-javelin"]),
        ),
    ),
    Case(
        "sneklifter",
        # Brobnar is one of her houses: Cannon stays Brobnar
        dict(Ana=dict(hand=["sneklifter"]), Bruno=dict(artifacts=["cannon"])),
        "play sneklifter; act cannon",
        "keyforge.artifact.action-active-house",
    ),
    Case(
        "sneklifter",
        # taken back, the artifact is what it was
        dict(
            Ana=dict(hand=["sneklifter"], deck=12),
            Bruno=dict(hand=["sneklifter"], deck=12, houses=["shadows", "dis", "mars"], artifacts=["hallowed-blaster"]),
        ),
        "play sneklifter; end; house shadows; play sneklifter; act hallowed-blaster; sneklifter",
        dict(Ana=dict(artifacts=[]), Bruno=dict(artifacts=[spent("hallowed-blaster")])),
    ),
    Case(
        "sneklifter",
        dict(
            Ana=dict(hand=["sneklifter"], deck=12),
            Bruno=dict(
                hand=["sneklifter"], deck=12, houses=["shadows", "sanctum", "mars"], artifacts=["hallowed-blaster"]
            ),
        ),
        "play sneklifter; end; house shadows; play sneklifter; act hallowed-blaster",
        "keyforge.artifact.action-active-house",
    ),
    Case(
        "umbra",
        dict(Ana=dict(battleline=["umbra"]), Bruno=dict(amber=1, battleline=["troll"])),
        "fight umbra troll",
        dict(
            Ana=dict(amber=1, battleline=[card("umbra", damage=0)]),
            Bruno=dict(amber=0, battleline=[card("troll", damage=2)]),
        ),
    ),
    Case(
        "urchin",
        dict(Ana=dict(hand=["urchin"]), Bruno=dict(amber=2)),
        "play urchin",
        dict(Ana=dict(amber=1, battleline=[spent("urchin")]), Bruno=dict(amber=1)),
    ),
]

UPGRADES = [
    Case(
        "duskrunner",
        dict(Ana=dict(hand=["duskrunner"], battleline=["silvertooth", "dodger"]), Bruno=dict(amber=3)),
        "play duskrunner on silvertooth; reap silvertooth; reap dodger",
        dict(Ana=dict(amber=3), Bruno=dict(amber=2)),
    ),
    Case(
        "duskrunner",
        # it works for whoever leads the creature
        dict(
            house="brobnar",
            Ana=dict(battleline=[card("troll", upgrades=[card("duskrunner", owner="Bruno", controller="Bruno")])]),
            Bruno=dict(amber=3),
        ),
        "reap troll",
        dict(Ana=dict(amber=2), Bruno=dict(amber=2)),
    ),
    Case(
        "ring-of-invisibility",
        dict(Ana=dict(hand=["ring-of-invisibility"], battleline=["dodger"]), Bruno=dict(battleline=["bumpsy"])),
        "play ring-of-invisibility on dodger; fight dodger bumpsy",
        dict(Ana=dict(battleline=[card("dodger", damage=0)]), Bruno=dict(battleline=[])),
    ),
    Case(
        "ring-of-invisibility",
        dict(
            house="brobnar",
            Ana=dict(battleline=["troll", "bumpsy"]),
            Bruno=dict(battleline=[card("dodger", upgrades=["ring-of-invisibility"])]),
        ),
        "fight bumpsy dodger",
        dict(
            Ana=dict(battleline=["troll", card("bumpsy", damage=0)]), Bruno=dict(battleline=[card("dodger", damage=0)])
        ),
    ),
    Case(
        "silent-dagger",
        dict(
            Ana=dict(hand=["silent-dagger"], battleline=["silvertooth"]),
            Bruno=dict(battleline=["troll", "bumpsy", "batdrone"]),
        ),
        "play silent-dagger on silvertooth; reap silvertooth; troll",
        dict(Ana=dict(amber=2), Bruno=dict(battleline=[card("troll", damage=4), card("bumpsy", damage=0), "batdrone"])),
    ),
]

CASES = [*ACTIONS, *ARTIFACTS, *CREATURES, *UPGRADES]


@pytest.mark.parametrize("case", CASES, ids=title)
def test_card(case: Case) -> None:
    play(case)


def test_every_card_has_a_case() -> None:
    assert untested("shadows", CASES) == set()
