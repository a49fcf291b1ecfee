"""What the cards of Mars do, and what they leave alone."""

from __future__ import annotations

import pytest

from .cases import Case, card, play, spent, title, untested

MARTIANS = ["logos", "mars", "untamed"]

CASES = [
    # --- actions ---
    Case(
        "ammonia-clouds",
        dict(Ana=dict(hand=["ammonia-clouds"], battleline=["tunk", "blypyp"]), Bruno=dict(battleline=["troll"])),
        "play ammonia-clouds",
        dict(Ana=dict(battleline=[card("tunk", damage=2)]), Bruno=dict(battleline=[card("troll", damage=3)])),
    ),
    Case(
        "battle-fleet",
        dict(Ana=dict(hand=["battle-fleet", "tunk", "zorg", "troll"], deck=["anger", "punch", "bumpsy"])),
        "play battle-fleet; tunk, zorg",
        dict(Ana=dict(hand=["tunk", "zorg", "troll", "anger", "punch"], deck=["bumpsy"])),
    ),
    Case(
        "battle-fleet",
        dict(Ana=dict(hand=4, deck=5)),
        "play battle-fleet; tunk, tunk",
        dict(Ana=dict(hand=5, deck=3)),
    ),
    Case(
        "battle-fleet",
        dict(Ana=dict(hand=4, deck=5)),
        "play battle-fleet; troll",
        "referee.choice.card",
    ),
    Case(
        "battle-fleet",
        dict(Ana=dict(hand=["battle-fleet", "tunk"], deck=5)),
        "play battle-fleet; none",
        dict(Ana=dict(hand=["tunk"], deck=5)),
    ),
    Case(
        "deep-probe",
        dict(
            Ana=dict(hand=["deep-probe", "troll"]),
            Bruno=dict(hand=["troll", "anger", "bumpsy", "batdrone"]),
        ),
        "play deep-probe; brobnar",
        dict(Ana=dict(hand=["troll"]), Bruno=dict(hand=["anger", "batdrone"], discard=["troll", "bumpsy"])),
    ),
    Case(
        "deep-probe",
        dict(Ana=dict(hand=["deep-probe"]), Bruno=dict(hand=3)),
        "play deep-probe; brobnar; troll",
        dict(Bruno=dict(hand=2, discard=["troll"])),
    ),
    Case(
        "deep-probe",
        dict(Ana=dict(hand=["deep-probe"]), Bruno=dict(hand=3)),
        "play deep-probe; brobnar; batdrone",
        "referee.choice.card",
    ),
    Case(
        "emp-blast",
        dict(
            Ana=dict(hand=["emp-blast"], battleline=["blypyp", "batdrone"], artifacts=["sniffer"]),
            Bruno=dict(battleline=["troll", "zorg"], artifacts=["cannon"]),
        ),
        "play emp-blast",
        dict(
            Ana=dict(battleline=[card("blypyp", stunned=True), card("batdrone", stunned=True)], artifacts=[]),
            Bruno=dict(battleline=[card("troll", stunned=False), card("zorg", stunned=True)], artifacts=[]),
        ),
    ),
    Case(
        "hypnotic-command",
        dict(
            Ana=dict(hand=["hypnotic-command"], battleline=["blypyp", "tunk", "troll"], amber=5),
            Bruno=dict(battleline=["troll", "bumpsy"], amber=3),
        ),
        "play hypnotic-command; troll-2; bumpsy",
        dict(Ana=dict(amber=5), Bruno=dict(amber=1, battleline=[card("troll", amber=1), card("bumpsy", amber=1)])),
    ),
    Case(
        "irradiated-æmber",
        dict(
            Ana=dict(hand=["irradiated-æmber"], battleline=["tunk"]),
            Bruno=dict(battleline=["troll", "bumpsy"], amber=6),
        ),
        "play irradiated-æmber",
        dict(
            Ana=dict(battleline=[card("tunk", damage=0)]),
            Bruno=dict(battleline=[card("troll", damage=3), card("bumpsy", damage=3)]),
        ),
    ),
    Case(
        "irradiated-æmber",
        dict(Ana=dict(hand=["irradiated-æmber"]), Bruno=dict(battleline=["troll"], amber=5)),
        "play irradiated-æmber",
        dict(Bruno=dict(battleline=[card("troll", damage=0)])),
    ),
    Case(
        "key-abduction",
        dict(
            Ana=dict(hand=["key-abduction", "anger", "troll"], battleline=["tunk", "batdrone"], amber=12),
            Bruno=dict(battleline=["zorg", "troll"]),
        ),
        "play key-abduction; yes",
        dict(
            Ana=dict(amber=1, keys=["red"], hand=["anger", "troll", "tunk"], battleline=["batdrone"]),
            Bruno=dict(hand=["zorg"], battleline=["troll"]),
        ),
    ),
    Case(
        "key-abduction",
        dict(Ana=dict(hand=["key-abduction", "anger", "troll"], amber=12)),
        "play key-abduction; no",
        dict(Ana=dict(amber=13, keys=[])),
    ),
    Case(
        "key-abduction",
        dict(Ana=dict(hand=["key-abduction", "anger", "troll"], amber=11)),
        "play key-abduction",
        dict(Ana=dict(amber=12, keys=[])),
    ),
    Case(
        "martian-hounds",
        dict(
            Ana=dict(hand=["martian-hounds"], battleline=["tunk", card("blypyp", damage=1)]),
            Bruno=dict(battleline=[card("troll", damage=3), "bumpsy"]),
        ),
        "play martian-hounds; tunk",
        dict(Ana=dict(battleline=[card("tunk", power=10, power_counters=4), card("blypyp", power_counters=0)])),
    ),
    Case(
        "martians-make-bad-allies",
        dict(
            Ana=dict(hand=["martians-make-bad-allies", "troll", "tunk", "anger", "bumpsy"]), Bruno=dict(hand=["troll"])
        ),
        "play martians-make-bad-allies",
        dict(Ana=dict(amber=2, hand=["tunk", "anger"], purged=["troll", "bumpsy"]), Bruno=dict(hand=["troll"])),
    ),
    Case(
        "martians-make-bad-allies",
        dict(Ana=dict(hand=4)),
        "play martians-make-bad-allies; none",
        dict(Ana=dict(amber=0, hand=3, purged=[])),
    ),
    Case(
        "mass-abduction",
        dict(
            Ana=dict(hand=["mass-abduction"], battleline=[card("tunk", damage=1)]),
            Bruno=dict(battleline=[card("troll", damage=1, amber=1), card("bumpsy", damage=1), "batdrone"]),
        ),
        "play mass-abduction; troll, bumpsy",
        dict(
            Ana=dict(
                amber=2,
                battleline=["tunk"],
                archives=[dict(card="troll", owner="Bruno"), dict(card="bumpsy", owner="Bruno")],
            ),
            Bruno=dict(battleline=["batdrone"]),
        ),
    ),
    Case(
        "mass-abduction",
        dict(
            step="house",
            Ana=dict(houses=MARTIANS, archives=["punch", dict(card="troll", owner="Bruno")]),
            Bruno=dict(hand=["anger"]),
        ),
        "house mars; archives",
        dict(Ana=dict(hand=["punch"], archives=0), Bruno=dict(hand=["anger", "troll"])),
    ),
    Case(
        "mating-season",
        dict(
            Ana=dict(hand=["mating-season"], battleline=["tunk", "blypyp", "batdrone"], deck=2),
            Bruno=dict(battleline=["zorg", "troll"], deck=3),
        ),
        "play mating-season",
        dict(
            Ana=dict(amber=3, battleline=["batdrone"], deck=4),
            Bruno=dict(amber=1, battleline=["troll"], deck=4),
        ),
    ),
    Case(
        "mothership-support",
        dict(
            Ana=dict(hand=["mothership-support"], battleline=["tunk", "blypyp", spent("zorg"), "batdrone"]),
            Bruno=dict(battleline=["troll", "bumpsy"]),
        ),
        "play mothership-support; troll; bumpsy",
        dict(Bruno=dict(battleline=[card("troll", damage=2), card("bumpsy", damage=2)])),
    ),
    Case(
        "mothership-support",
        dict(
            Ana=dict(hand=["mothership-support"], battleline=["tunk", "blypyp"]),
            Bruno=dict(battleline=["troll", "bumpsy"]),
        ),
        "play mothership-support; troll; troll",
        dict(Bruno=dict(battleline=[card("troll", damage=4), card("bumpsy", damage=0)])),
    ),
    Case(
        "orbital-bombardment",
        dict(
            Ana=dict(hand=["orbital-bombardment", "tunk", "zorg", "anger"]),
            Bruno=dict(battleline=["troll", "bumpsy"]),
        ),
        "play orbital-bombardment; tunk, zorg; troll; bumpsy",
        dict(
            Ana=dict(hand=["tunk", "zorg", "anger"]),
            Bruno=dict(battleline=[card("troll", damage=2), card("bumpsy", damage=2)]),
        ),
    ),
    Case(
        "phosphorus-stars",
        dict(
            Ana=dict(hand=["phosphorus-stars"], battleline=["tunk", "batdrone"]),
            Bruno=dict(battleline=["zorg", "troll"]),
        ),
        "play phosphorus-stars",
        dict(
            Ana=dict(chains=2, battleline=[card("tunk", stunned=False), card("batdrone", stunned=True)]),
            Bruno=dict(chains=0, battleline=[card("zorg", stunned=False), card("troll", stunned=True)]),
        ),
    ),
    Case(
        "psychic-network",
        dict(
            Ana=dict(hand=["psychic-network"], battleline=["tunk", "blypyp", spent("zorg"), "batdrone"]),
            Bruno=dict(amber=3, battleline=["mindwarper"]),
        ),
        "play psychic-network",
        dict(Ana=dict(amber=2), Bruno=dict(amber=1)),
    ),
    Case(
        "sample-collection",
        dict(
            Ana=dict(hand=["sample-collection"], keys=2, battleline=["tunk"]),
            Bruno=dict(keys=["red"], battleline=[card("troll", upgrades=["blood-of-titans"]), "bumpsy"]),
        ),
        "play sample-collection; troll",
        dict(
            Ana=dict(archives=[dict(card="troll", owner="Bruno")], battleline=["tunk"]),
            Bruno=dict(battleline=["bumpsy"], discard=["blood-of-titans"]),
        ),
    ),
    Case(
        "sample-collection",
        dict(Ana=dict(hand=["sample-collection"]), Bruno=dict(keys=2, battleline=["troll"])),
        "play sample-collection",
        dict(Ana=dict(archives=1), Bruno=dict(battleline=[])),
    ),
    Case(
        "sample-collection",
        dict(Ana=dict(hand=["sample-collection"]), Bruno=dict(battleline=["troll"])),
        "play sample-collection",
        dict(Ana=dict(archives=0), Bruno=dict(battleline=["troll"])),
    ),
    Case(
        "shatter-storm",
        dict(Ana=dict(hand=["shatter-storm"], amber=2), Bruno=dict(amber=9)),
        "play shatter-storm",
        dict(Ana=dict(amber=0), Bruno=dict(amber=3)),
    ),
    Case(
        "soft-landing",
        dict(Ana=dict(hand=["soft-landing", "tunk", "blypyp"])),
        "play soft-landing; play tunk; play blypyp right",
        dict(Ana=dict(battleline=[card("tunk", exhausted=False), spent("blypyp")])),
    ),
    Case(
        "soft-landing",
        dict(Ana=dict(hand=["soft-landing", "sniffer", "jammer-pack", "tunk"], battleline=["blypyp"])),
        "play soft-landing; play jammer-pack on blypyp; play sniffer; play tunk left",
        dict(Ana=dict(artifacts=[card("sniffer", exhausted=False)], battleline=[spent("tunk"), "blypyp"])),
    ),
    Case(
        "squawker",
        dict(Ana=dict(hand=["squawker"], battleline=[spent("tunk"), "batdrone"]), Bruno=dict(battleline=["troll"])),
        "play squawker; tunk",
        dict(Ana=dict(battleline=[card("tunk", exhausted=False), card("batdrone", stunned=False)])),
    ),
    Case(
        "squawker",
        dict(Ana=dict(hand=["squawker"], battleline=[spent("tunk"), "batdrone"]), Bruno=dict(battleline=["troll"])),
        "play squawker; troll",
        dict(Ana=dict(battleline=[spent("tunk"), "batdrone"]), Bruno=dict(battleline=[card("troll", stunned=True)])),
    ),
    Case(
        "total-recall",
        dict(
            Ana=dict(hand=["total-recall"], battleline=["tunk", spent("blypyp"), "batdrone"]),
            Bruno=dict(battleline=["troll"]),
        ),
        "play total-recall",
        dict(
            Ana=dict(amber=3, hand=["tunk", "blypyp", "batdrone"], battleline=[]),
            Bruno=dict(battleline=["troll"]),
        ),
    ),
    # --- artifacts ---
    Case(
        "combat-pheromones",
        dict(
            house="brobnar",
            Ana=dict(artifacts=["combat-pheromones"], battleline=["tunk", "blypyp", "mindwarper"], amber=0),
        ),
        "omni combat-pheromones; reap tunk; reap blypyp; reap mindwarper",
        "keyforge.main.off-house-forbidden",
    ),
    Case(
        "combat-pheromones",
        dict(
            house="brobnar",
            Ana=dict(artifacts=["combat-pheromones"], battleline=["tunk", "batdrone"]),
        ),
        "omni combat-pheromones; reap tunk; reap batdrone",
        "keyforge.main.off-house-forbidden",
    ),
    Case(
        "combat-pheromones",
        dict(
            house="brobnar",
            Ana=dict(artifacts=["combat-pheromones", "feeding-pit"], battleline=["tunk"], hand=["troll"]),
        ),
        "omni combat-pheromones; reap tunk; act feeding-pit",
        dict(Ana=dict(amber=2, discard=["combat-pheromones", "troll"])),
    ),
    Case(
        "commpod",
        dict(
            Ana=dict(
                artifacts=["commpod"],
                hand=["zorg", "anger", "sniffer"],
                battleline=[spent("tunk"), spent("blypyp"), spent("batdrone")],
            )
        ),
        "act commpod; zorg; tunk",
        dict(Ana=dict(hand=3, battleline=[card("tunk", exhausted=False), spent("blypyp"), spent("batdrone")])),
    ),
    Case(
        "commpod",
        dict(Ana=dict(artifacts=["commpod"], hand=["zorg", "sniffer"], battleline=[spent("tunk"), spent("blypyp")])),
        "act commpod; zorg, sniffer; none",
        dict(Ana=dict(battleline=[spent("tunk"), spent("blypyp")])),
    ),
    Case(
        "crystal-hive",
        dict(Ana=dict(artifacts=["crystal-hive"], battleline=["tunk", "blypyp"])),
        "reap blypyp; act crystal-hive; reap tunk",
        dict(Ana=dict(amber=3)),
    ),
    Case(
        "custom-virus",
        dict(
            Ana=dict(artifacts=["custom-virus"], hand=["snufflegator", "anger"], battleline=["zorg", "tunk"]),
            Bruno=dict(battleline=["ancient-bear", "troll"]),
        ),
        "omni custom-virus",
        dict(
            Ana=dict(artifacts=[], hand=["anger"], purged=["snufflegator"], battleline=["tunk"]),
            Bruno=dict(battleline=["troll"]),
        ),
    ),
    Case(
        "custom-virus",
        dict(Ana=dict(artifacts=["custom-virus"], hand=3), Bruno=dict(battleline=["troll"])),
        "omni custom-virus; none",
        dict(Ana=dict(artifacts=[], hand=3, discard=["custom-virus"]), Bruno=dict(battleline=["troll"])),
    ),
    Case(
        "feeding-pit",
        dict(Ana=dict(artifacts=["feeding-pit"], hand=["troll", "anger", "tunk"])),
        "act feeding-pit; troll",
        dict(Ana=dict(amber=1, hand=["anger", "tunk"], discard=["troll"])),
    ),
    Case(
        "feeding-pit",
        dict(Ana=dict(artifacts=["feeding-pit"], hand=["anger"])),
        "act feeding-pit",
        dict(Ana=dict(amber=0, hand=["anger"], discard=[])),
    ),
    Case(
        "invasion-portal",
        dict(Ana=dict(artifacts=["invasion-portal"], deck=["anger", "sniffer", "tunk", "zorg"])),
        "act invasion-portal",
        dict(Ana=dict(hand=["tunk"], deck=["zorg"], discard=["anger", "sniffer"])),
    ),
    Case(
        "invasion-portal",
        dict(Ana=dict(artifacts=["invasion-portal"], deck=2, discard=["zorg"])),
        "act invasion-portal; anger; troll",
        dict(Ana=dict(hand=0, deck=0, discard=["zorg", "anger", "troll"])),
    ),
    Case(
        "incubation-chamber",
        dict(house="dis", Ana=dict(artifacts=["incubation-chamber"], hand=["tunk", "troll", "sniffer"])),
        "omni incubation-chamber",
        dict(Ana=dict(hand=["troll", "sniffer"], archives=["tunk"], artifacts=[spent("incubation-chamber")])),
    ),
    Case(
        "mothergun",
        dict(
            Ana=dict(artifacts=["mothergun"], hand=["tunk", "sniffer", "anger"]),
            Bruno=dict(battleline=["troll", "bumpsy"]),
        ),
        "act mothergun; tunk, sniffer; troll",
        dict(Ana=dict(hand=3), Bruno=dict(battleline=[card("troll", damage=2), card("bumpsy", damage=0)])),
    ),
    Case(
        "sniffer",
        dict(
            Ana=dict(artifacts=["sniffer"], battleline=["tunk"]),
            Bruno=dict(battleline=["ozmo-martianologist", "troll"]),
        ),
        "act sniffer; fight tunk ozmo-martianologist",
        dict(Ana=dict(battleline=[card("tunk", damage=1)]), Bruno=dict(battleline=["troll"])),
    ),
    Case(
        "sniffer",
        dict(Ana=dict(artifacts=["sniffer"], battleline=["tunk"]), Bruno=dict(battleline=["ozmo-martianologist"])),
        "fight tunk ozmo-martianologist",
        dict(Bruno=dict(battleline=["ozmo-martianologist"])),
    ),
    Case(
        "swap-widget",
        dict(
            Ana=dict(
                artifacts=["swap-widget"],
                hand=["tunk", "zorg", "troll"],
                battleline=["tunk", spent("blypyp"), "batdrone"],
            )
        ),
        "act swap-widget; right",
        dict(
            Ana=dict(
                hand=["tunk", "troll", "tunk"],
                battleline=[spent("blypyp"), "batdrone", card("zorg", exhausted=False, stunned=True)],
            )
        ),
    ),
    Case(
        "swap-widget",
        dict(Ana=dict(artifacts=["swap-widget"], hand=["zorg"], battleline=[spent("tunk")])),
        "act swap-widget",
        dict(Ana=dict(hand=["zorg"], battleline=[spent("tunk")])),
    ),
    # --- creatures ---
    Case(
        "blypyp",
        dict(house="mars", Ana=dict(battleline=["blypyp"], hand=["sniffer", "tunk", "zorg"])),
        "reap blypyp; play sniffer; play tunk right; play zorg right",
        dict(
            Ana=dict(
                battleline=[spent("blypyp"), card("tunk", exhausted=False), spent("zorg")], artifacts=[spent("sniffer")]
            )
        ),
    ),
    Case(
        "chuff-ape",
        dict(Ana=dict(hand=["chuff-ape", "tunk"]), Bruno=dict(battleline=["troll"])),
        "play chuff-ape; play tunk right",
        dict(Ana=dict(battleline=[spent("chuff-ape", stunned=True), card("tunk", stunned=False)])),
    ),
    Case(
        "chuff-ape",
        dict(Ana=dict(battleline=[card("chuff-ape", damage=6), "tunk", "blypyp"])),
        "reap chuff-ape; tunk",
        dict(Ana=dict(battleline=[card("chuff-ape", damage=0), "blypyp"], discard=["tunk"])),
    ),
    Case(
        "chuff-ape",
        dict(Ana=dict(battleline=[card("chuff-ape", damage=6), "tunk", "blypyp"])),
        "reap chuff-ape; none",
        dict(Ana=dict(battleline=[card("chuff-ape", damage=6), "tunk", "blypyp"])),
    ),
    Case(
        "ether-spider",
        dict(Ana=dict(battleline=["ether-spider"]), Bruno=dict(battleline=["batdrone"])),
        "fight ether-spider batdrone",
        dict(
            Ana=dict(battleline=[card("ether-spider", damage=2)]), Bruno=dict(battleline=[card("batdrone", damage=0)])
        ),
    ),
    Case(
        "ether-spider",
        dict(
            active="Bruno",
            house="logos",
            Ana=dict(battleline=["ether-spider"], amber=2),
            Bruno=dict(battleline=["mother", "batdrone"], amber=1),
        ),
        "reap mother; fight batdrone ether-spider",
        dict(Ana=dict(amber=1, battleline=[card("ether-spider", amber=2, damage=2)]), Bruno=dict(amber=1)),
    ),
    Case(
        "ether-spider",
        dict(Ana=dict(battleline=["ether-spider", "tunk"])),
        "reap tunk",
        dict(Ana=dict(amber=1, battleline=[card("ether-spider", amber=0), "tunk"])),
    ),
    Case(
        "grabber-jammer",
        dict(Ana=dict(battleline=["grabber-jammer"]), Bruno=dict(amber=2)),
        "reap grabber-jammer",
        dict(
            Ana=dict(amber=1, key_cost=6, battleline=[card("grabber-jammer", amber=1)]),
            Bruno=dict(amber=1, key_cost=7),
        ),
    ),
    Case(
        "grommid",
        dict(Ana=dict(hand=["grommid", "tunk"])),
        "play grommid; play tunk right",
        "keyforge.card.grommid",
    ),
    Case(
        "grommid",
        dict(Ana=dict(battleline=["grommid"], hand=["sniffer"]), Bruno=dict(hand=["batdrone"], houses=MARTIANS)),
        "play sniffer; end; house logos; play batdrone",
        dict(Ana=dict(artifacts=["sniffer"]), Bruno=dict(battleline=["batdrone"])),
    ),
    Case(
        "grommid",
        dict(Ana=dict(battleline=["grommid"], amber=1), Bruno=dict(battleline=["batdrone"], amber=2)),
        "fight grommid batdrone",
        dict(Ana=dict(amber=1), Bruno=dict(amber=1, battleline=[])),
    ),
    Case(
        "john-smyth",
        dict(Ana=dict(battleline=["john-smyth", spent("tunk"), spent("batdrone"), spent("john-smyth")])),
        "reap john-smyth",
        dict(
            Ana=dict(
                battleline=[spent("john-smyth"), card("tunk", exhausted=False), spent("batdrone"), spent("john-smyth")]
            )
        ),
    ),
    Case(
        "mindwarper",
        dict(Ana=dict(battleline=["mindwarper"], amber=1), Bruno=dict(battleline=["troll", "bumpsy"], amber=2)),
        "act mindwarper; bumpsy",
        dict(Ana=dict(amber=1), Bruno=dict(amber=1, battleline=[card("troll", amber=0), card("bumpsy", amber=1)])),
    ),
    Case(
        "phylyx-the-disintegrator",
        dict(
            Ana=dict(battleline=["phylyx-the-disintegrator", spent("tunk"), "blypyp", "batdrone"]),
            Bruno=dict(amber=5, battleline=["zorg"]),
        ),
        "act phylyx-the-disintegrator",
        dict(Bruno=dict(amber=3)),
    ),
    Case(
        "qyxxlyx-plague-master",
        dict(
            Ana=dict(battleline=["qyxxlyx-plague-master", "doc-bookton"]),
            Bruno=dict(battleline=["champion-anaphiel", "troll"]),
        ),
        "reap qyxxlyx-plague-master",
        dict(
            Ana=dict(battleline=[card("qyxxlyx-plague-master", damage=0), card("doc-bookton", damage=3)]),
            Bruno=dict(battleline=[card("champion-anaphiel", damage=0), card("troll", damage=0)]),
        ),
    ),
    Case(
        "qyxxlyx-plague-master",
        dict(Ana=dict(battleline=["qyxxlyx-plague-master"]), Bruno=dict(battleline=["sergeant-zakiel"])),
        "reap qyxxlyx-plague-master",
        dict(Bruno=dict(battleline=[card("sergeant-zakiel", damage=3, armor=1)])),
    ),
    Case(
        "tunk",
        dict(Ana=dict(battleline=[card("tunk", damage=5)], hand=["blypyp"])),
        "play blypyp right",
        dict(Ana=dict(battleline=[card("tunk", damage=0), "blypyp"])),
    ),
    Case(
        "tunk",
        dict(house="logos", Ana=dict(battleline=[card("tunk", damage=5)], hand=["batdrone"])),
        "play batdrone right",
        dict(Ana=dict(battleline=[card("tunk", damage=5), "batdrone"])),
    ),
    Case(
        "ulyq-megamouth",
        dict(Ana=dict(battleline=["ulyq-megamouth", "tunk", "mother", spent("batdrone")])),
        "reap ulyq-megamouth",
        dict(
            Ana=dict(
                amber=2,
                battleline=[spent("ulyq-megamouth"), card("tunk", exhausted=False), spent("mother"), "batdrone"],
            )
        ),
    ),
    Case(
        "ulyq-megamouth",
        dict(
            Ana=dict(battleline=["ulyq-megamouth", "novu-archaeologist"], discard=["anger"]),
            Bruno=dict(battleline=["troll"]),
        ),
        "reap ulyq-megamouth; action",
        dict(Ana=dict(amber=1, archives=["anger"], battleline=["ulyq-megamouth", spent("novu-archaeologist")])),
    ),
    Case(
        "uxlyx-the-zookeeper",
        dict(Ana=dict(battleline=["uxlyx-the-zookeeper"]), Bruno=dict(battleline=["troll", "bumpsy"])),
        "reap uxlyx-the-zookeeper; bumpsy",
        dict(Ana=dict(archives=[dict(card="bumpsy", owner="Bruno")]), Bruno=dict(battleline=["troll"])),
    ),
    Case(
        "vezyma-thinkdrone",
        dict(Ana=dict(battleline=["vezyma-thinkdrone", "tunk"], artifacts=["sniffer"])),
        "reap vezyma-thinkdrone; sniffer",
        dict(Ana=dict(archives=["sniffer"], artifacts=[], battleline=["vezyma-thinkdrone", "tunk"])),
    ),
    Case(
        "vezyma-thinkdrone",
        dict(Ana=dict(battleline=["vezyma-thinkdrone", "tunk"])),
        "reap vezyma-thinkdrone; none",
        dict(Ana=dict(archives=0, battleline=["vezyma-thinkdrone", "tunk"])),
    ),
    Case(
        "yxili-marauder",
        dict(
            Ana=dict(hand=["yxili-marauder"], battleline=["tunk", "blypyp", spent("zorg"), "batdrone"]),
            Bruno=dict(amber=5),
        ),
        "play yxili-marauder right",
        dict(
            Ana=dict(battleline=["tunk", "blypyp", "zorg", "batdrone", card("yxili-marauder", amber=2, power=4)]),
            Bruno=dict(amber=3),
        ),
    ),
    Case(
        "yxilo-bolter",
        dict(Ana=dict(battleline=["yxilo-bolter"]), Bruno=dict(battleline=["batdrone", "troll"], discard=["batdrone"])),
        "reap yxilo-bolter; batdrone",
        dict(Bruno=dict(battleline=["troll"], purged=["batdrone"], discard=["batdrone"])),
    ),
    Case(
        "yxilo-bolter",
        dict(Ana=dict(battleline=["yxilo-bolter"]), Bruno=dict(battleline=["batdrone", "troll"])),
        "reap yxilo-bolter; troll",
        dict(Bruno=dict(battleline=["batdrone", card("troll", damage=2)], purged=[])),
    ),
    Case(
        "yxilo-bolter",
        dict(Ana=dict(battleline=["yxilo-bolter"]), Bruno=dict(battleline=[card("dextre", damage=2)])),
        "reap yxilo-bolter; dextre",
        dict(Bruno=dict(battleline=[], purged=[], deck=["dextre"])),
    ),
    Case(
        "yxilx-dominator",
        dict(Ana=dict(hand=["yxilx-dominator"])),
        "play yxilx-dominator",
        dict(Ana=dict(battleline=[spent("yxilx-dominator", stunned=True)])),
    ),
    Case(
        "zorg",
        dict(Ana=dict(battleline=["zorg"]), Bruno=dict(battleline=["mother", "bumpsy", "troll", "batdrone"])),
        "fight zorg troll",
        dict(
            Ana=dict(battleline=[]),
            Bruno=dict(
                battleline=[
                    card("mother", stunned=False),
                    card("bumpsy", stunned=True),
                    card("troll", stunned=True, damage=7),
                    card("batdrone", stunned=True),
                ]
            ),
        ),
    ),
    Case(
        "zorg",
        dict(Ana=dict(hand=["zorg"], battleline=["tunk"])),
        "play zorg left",
        dict(Ana=dict(battleline=[spent("zorg", stunned=True), "tunk"])),
    ),
    Case(
        "zyzzix-the-many",
        dict(Ana=dict(battleline=["zyzzix-the-many"], hand=["troll", "anger"])),
        "reap zyzzix-the-many; troll",
        dict(
            Ana=dict(
                hand=["anger"], archives=["troll"], battleline=[card("zyzzix-the-many", power=6, power_counters=3)]
            )
        ),
    ),
    Case(
        "zyzzix-the-many",
        dict(Ana=dict(battleline=["zyzzix-the-many"], hand=["troll", "anger"])),
        "reap zyzzix-the-many; none",
        dict(Ana=dict(hand=2, archives=0, battleline=[card("zyzzix-the-many", power=3)])),
    ),
    # --- upgrades ---
    Case(
        "biomatrix-backup",
        dict(
            Ana=dict(hand=["ammonia-clouds"]),
            Bruno=dict(battleline=[card("batdrone", upgrades=["biomatrix-backup"]), "dust-pixie"]),
        ),
        "play ammonia-clouds; yes",
        dict(
            Ana=dict(archives=0),
            Bruno=dict(battleline=[], archives=["batdrone"], discard=["biomatrix-backup", "dust-pixie"]),
        ),
    ),
    Case(
        "biomatrix-backup",
        dict(
            Ana=dict(hand=["ammonia-clouds"]), Bruno=dict(battleline=[card("batdrone", upgrades=["biomatrix-backup"])])
        ),
        "play ammonia-clouds; no",
        dict(Bruno=dict(battleline=[], archives=0, discard=["biomatrix-backup", "batdrone"])),
    ),
    Case(
        "brain-stem-antenna",
        dict(Ana=dict(battleline=[spent("troll", upgrades=["brain-stem-antenna"]), spent("bumpsy")], hand=["tunk"])),
        "play tunk right; reap troll",
        dict(Ana=dict(amber=1, battleline=[spent("troll"), spent("bumpsy"), "tunk"])),
    ),
    Case(
        "brain-stem-antenna",
        dict(Ana=dict(battleline=[card("troll", upgrades=["brain-stem-antenna"])])),
        "reap troll",
        "keyforge.main.off-house-forbidden",
    ),
    Case(
        "jammer-pack",
        dict(Ana=dict(hand=["jammer-pack"], battleline=["tunk"]), Bruno=dict(battleline=["troll"])),
        "play jammer-pack on tunk",
        dict(Ana=dict(key_cost=6), Bruno=dict(key_cost=8)),
    ),
    Case(
        "jammer-pack",
        dict(Ana=dict(hand=["jammer-pack"], battleline=["tunk"]), Bruno=dict(battleline=["troll"])),
        "play jammer-pack on troll",
        dict(Ana=dict(key_cost=8), Bruno=dict(key_cost=6)),
    ),
    Case(
        "red-planet-ray-gun",
        dict(
            Ana=dict(battleline=[card("tunk", upgrades=["red-planet-ray-gun"]), "blypyp"]),
            Bruno=dict(battleline=["zorg", "troll"]),
        ),
        "reap tunk; troll",
        dict(Ana=dict(amber=1), Bruno=dict(battleline=[card("zorg", damage=0), card("troll", damage=3)])),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=title)
def test_a_card_of_mars_does_what_it_says(case):
    play(case)


def test_every_card_of_mars_that_speaks_has_a_case():
    assert untested("mars", CASES) == set()
