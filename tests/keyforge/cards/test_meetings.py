"""What happens where two cards meet that people argue about."""

from __future__ import annotations

import pytest

from .cases import Case, card, play, spent, title

WILD = ["logos", "mars", "untamed"]

CASES = [
    # Æmbar that comes back from a fallen creature is an addition to the pool like any other
    Case(
        "ether-spider",
        dict(
            Ana=dict(battleline=["ether-spider", card("tunk", amber=2, damage=5)]),
            Bruno=dict(battleline=["troll"], amber=1),
        ),
        "fight tunk troll",
        dict(Ana=dict(battleline=[card("ether-spider", amber=2)]), Bruno=dict(amber=1)),
    ),
    # the spider that falls gives all of it back
    Case(
        "ether-spider",
        dict(house="mars", Ana=dict(battleline=[card("ether-spider", amber=3)]), Bruno=dict(battleline=["troll"])),
        "fight ether-spider troll",
        dict(Ana=dict(battleline=[]), Bruno=dict(amber=3, battleline=[card("troll", damage=0)])),
    ),
    # with a spider on the other side a theft is a capture
    Case(
        "batdrone",
        dict(Ana=dict(battleline=["batdrone"]), Bruno=dict(battleline=["ether-spider"], amber=2)),
        "fight batdrone ether-spider",
        dict(Ana=dict(amber=0), Bruno=dict(amber=1, battleline=[card("ether-spider", amber=1, damage=2)])),
    ),
    # the wormhole plays its card: whoever waits for cards to be played hears of it
    Case(
        "wild-wormhole",
        dict(Ana=dict(hand=["library-access", "wild-wormhole"], deck=["labwork", "punch", "anger"])),
        "play library-access; play wild-wormhole; library-access",
        dict(Ana=dict(hand=["labwork", "anger"], deck=0, discard=["library-access", "punch", "wild-wormhole"])),
    ),
    Case(
        "wild-wormhole",
        dict(
            Ana=dict(hand=["wild-wormhole"], deck=["halacor", "anger"], battleline=["hunting-witch"]),
            Bruno=dict(deck=2),
        ),
        "play wild-wormhole; left",
        dict(Ana=dict(amber=2, battleline=["halacor", "hunting-witch"], deck=["anger"])),
    ),
    # to put into play is not to play
    Case(
        "swap-widget",
        dict(
            Ana=dict(artifacts=["swap-widget"], hand=["blypyp"], battleline=["tunk", spent("grommid"), "hunting-witch"])
        ),
        "act swap-widget; left",
        dict(
            Ana=dict(amber=0, hand=["tunk"], battleline=[card("blypyp", exhausted=False), "grommid", "hunting-witch"])
        ),
    ),
    # what enters ready and stunned is both
    Case(
        "soft-landing",
        dict(Ana=dict(hand=["soft-landing", "zorg"])),
        "play soft-landing; play zorg; unstun zorg",
        dict(Ana=dict(battleline=[spent("zorg", stunned=False)])),
    ),
    # the next card is the next card for everything that waits for it
    Case(
        "soft-landing",
        dict(Ana=dict(hand=["soft-landing", "soft-landing", "tunk", "blypyp"])),
        "play soft-landing; play soft-landing; play tunk; play blypyp right",
        dict(Ana=dict(battleline=[card("tunk", exhausted=False), spent("blypyp")]), effects=[]),
    ),
    # whoever may play by two permissions uses up the one that opens less
    Case(
        "phase-shift",
        dict(Ana=dict(hand=["phase-shift", "halacor", "troll"], battleline=["witch-of-the-wilds"])),
        "play phase-shift; play halacor left; play troll left",
        dict(Ana=dict(hand=0, battleline=["troll", "halacor", "witch-of-the-wilds"]), effects=[]),
    ),
    # what an ability makes somebody do needs no permission, nor does an Omni use
    Case(
        "combat-pheromones",
        dict(
            house="brobnar",
            Ana=dict(
                artifacts=["combat-pheromones", "incubation-chamber"],
                hand=["anger"],
                battleline=["tunk", "mindwarper", "batdrone"],
            ),
            Bruno=dict(battleline=["dust-pixie"]),
        ),
        "omni combat-pheromones; play anger; tunk; omni incubation-chamber; reap mindwarper",
        dict(Ana=dict(amber=2), effects=[dict(of="combat-pheromones", says="may-use:|mars", count=1)]),
    ),
    # a creature that goes elsewhere when it is destroyed was destroyed all the same, but there is nothing left to purge
    Case(
        "yxilo-bolter",
        dict(
            Ana=dict(battleline=["yxilo-bolter"]),
            Bruno=dict(battleline=[card("batdrone", upgrades=["biomatrix-backup"])], discard=["batdrone"]),
        ),
        "reap yxilo-bolter; batdrone; yes",
        dict(Bruno=dict(archives=["batdrone"], purged=[], discard=["batdrone", "biomatrix-backup"])),
    ),
    Case(
        "bouncing-deathquark",
        dict(
            Ana=dict(hand=["bouncing-deathquark"], battleline=["dextre"], deck=["anger"]),
            Bruno=dict(battleline=["troll", "bumpsy"]),
        ),
        "play bouncing-deathquark; troll",
        dict(Ana=dict(battleline=[], deck=["dextre", "anger"]), Bruno=dict(battleline=["bumpsy"])),
    ),
    # whoever falls together with the one that held it goes to its owner's discard pile
    Case(
        "ammonia-clouds",
        dict(
            effects=[
                dict(of="harland-mindlock", says="control:Ana", on="batdrone", of_ref="harland-mindlock", until=0)
            ],
            Ana=dict(hand=["ammonia-clouds"], battleline=[card("batdrone", owner="Bruno"), "harland-mindlock"]),
            Bruno=dict(battleline=["troll"]),
        ),
        "play ammonia-clouds",
        dict(
            Ana=dict(battleline=[], discard=["harland-mindlock", "ammonia-clouds"]),
            Bruno=dict(discard=["batdrone"]),
            effects=[],
        ),
    ),
    # a copy does everything the action does, its bonus among it, and whoever waits for a play hears of one
    Case(
        "mimicry",
        dict(
            effects=[dict(of="library-access", says="listens")],
            Ana=dict(hand=["mimicry"], deck=["anger", "punch"]),
            Bruno=dict(discard=["labwork"], archives=0),
        ),
        "play mimicry; library-access",
        dict(Ana=dict(amber=1, hand=0, archives=["anger"], deck=["punch"], discard=["mimicry"])),
    ),
    # a key forged by a card is a forged key
    Case(
        "key-charge",
        dict(
            house="untamed",
            Ana=dict(hand=["key-charge"], amber=7, artifacts=["strange-gizmo"], battleline=["halacor"]),
            Bruno=dict(battleline=["troll"]),
        ),
        "play key-charge; yes",
        dict(Ana=dict(keys=["red"], artifacts=[], battleline=[]), Bruno=dict(battleline=[])),
    ),
    Case(
        "interdimensional-graft",
        dict(
            active="Bruno",
            house="untamed",
            effects=[dict(of="interdimensional-graft", says="listens", on="Ana")],
            Ana={},
            Bruno=dict(houses=WILD, hand=["key-charge"], amber=9),
        ),
        "play key-charge; yes",
        dict(Ana=dict(amber=2), Bruno=dict(amber=0, keys=["red"])),
    ),
    # the third key ends the game before anything can be taken
    Case(
        "interdimensional-graft",
        dict(
            active="Bruno",
            house="untamed",
            effects=[dict(of="interdimensional-graft", says="listens", on="Ana")],
            Ana={},
            Bruno=dict(houses=WILD, hand=["key-charge"], amber=9, keys=2),
        ),
        "play key-charge; yes",
        dict(Ana=dict(amber=0), Bruno=dict(amber=2), winner="Bruno", step="over"),
    ),
    # a creature of all houses makes all houses a choice
    Case(
        "experimental-therapy",
        dict(step="house", Ana=dict(houses=WILD, battleline=[card("mother", upgrades=["experimental-therapy"])])),
        "house shadows; reap mother",
        dict(house="shadows", Ana=dict(amber=1)),
    ),
    Case(
        "experimental-therapy",
        dict(step="house", Ana=dict(houses=WILD, battleline=["mother"])),
        "house shadows",
        "keyforge.house.choose-one",
    ),
    # who may use nothing may not use what belongs to others either
    Case(
        "remote-access",
        dict(
            effects=[dict(of="skippy-timehog", says="cannot-use")],
            Ana=dict(hand=["remote-access"]),
            Bruno=dict(artifacts=["library-of-babble"]),
        ),
        "play remote-access",
        dict(Ana=dict(amber=1, hand=0), Bruno=dict(artifacts=[card("library-of-babble", exhausted=False)])),
    ),
    # the sixth use of a title is the last one, whoever lends it
    Case(
        "remote-access",
        dict(
            played=["library-of-babble"] * 6,
            Ana=dict(hand=["remote-access"], deck=2),
            Bruno=dict(artifacts=["library-of-babble"]),
        ),
        "play remote-access",
        dict(Ana=dict(hand=0, deck=2), Bruno=dict(artifacts=[card("library-of-babble", exhausted=False)])),
    ),
    # what comes back into play is another creature: it has not been attacked yet this turn
    Case(
        "spangler-box",
        dict(
            effects=[dict(of="phase-shift", says="may-play:not-logos", count=1)],
            Ana=dict(artifacts=["spangler-box"], hand=["grasping-vines"], battleline=["batdrone", "mother"]),
            Bruno=dict(battleline=["dew-faerie", "troll"]),
        ),
        "fight batdrone dew-faerie; act spangler-box; dew-faerie; play grasping-vines; spangler-box; left; "
        "fight mother dew-faerie",
        dict(
            Ana=dict(battleline=[spent("batdrone"), spent("mother", damage=0)]),
            Bruno=dict(battleline=[spent("dew-faerie", damage=0), "troll"]),
        ),
    ),
    # the seed lies in the discard pile by the time a card is taken back, and may be that card
    Case(
        "nepenthe-seed",
        dict(Ana=dict(artifacts=["nepenthe-seed"], discard=["anger"])),
        "omni nepenthe-seed; nepenthe-seed",
        dict(Ana=dict(hand=["nepenthe-seed"], discard=["anger"])),
    ),
    # a stunned creature may be named for a stun, it is only not stunned twice
    Case(
        "inka-the-spider",
        dict(Ana=dict(battleline=["inka-the-spider"]), Bruno=dict(battleline=[card("troll", stunned=True)])),
        "reap inka-the-spider; troll",
        dict(
            Ana=dict(battleline=[card("inka-the-spider", stunned=False)]),
            Bruno=dict(battleline=[card("troll", stunned=True)]),
        ),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=title)
def test_two_cards_meet(case):
    play(case)
