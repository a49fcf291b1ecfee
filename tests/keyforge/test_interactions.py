"""The rulings that people argue about most, where two cards or more meet: each by the rules v1 and the cards as printed."""

from __future__ import annotations

import pytest

from .cards.cases import Case, card, play, spent

SMART = ["logos", "dis", "mars"]

CASES = [
    # 1. Destroyed comes before leaving: Bad Penny is in hand by the time the ritual would purge it
    Case(
        "gateway-to-dis",
        dict(
            Ana=dict(hand=["gateway-to-dis"], artifacts=["annihilation-ritual"], battleline=["bad-penny", "troll"]),
        ),
        "play gateway-to-dis",
        dict(Ana=dict(hand=["bad-penny"], purged=["troll"], discard=["gateway-to-dis"])),
    ),
    # 2. a cloaked creature was not destroyed: it heals, nobody is paid for it, and the next blow is deadly
    Case(
        "gateway-to-dis",
        dict(
            Ana=dict(
                hand=["gateway-to-dis", "gateway-to-dis"],
                artifacts=["soul-snatcher"],
                battleline=[card("troll", damage=3, upgrades=["armageddon-cloak"])],
            ),
        ),
        "play gateway-to-dis",
        dict(
            Ana=dict(
                amber=0,
                battleline=[card("troll", damage=0, upgrades=[])],
                discard=["armageddon-cloak", "gateway-to-dis"],
            )
        ),
    ),
    Case(
        "gateway-to-dis",
        dict(
            Ana=dict(
                hand=["gateway-to-dis", "gateway-to-dis"],
                artifacts=["soul-snatcher"],
                battleline=[card("troll", damage=3, upgrades=["armageddon-cloak"])],
            ),
        ),
        "play gateway-to-dis; play gateway-to-dis",
        dict(Ana=dict(amber=1, battleline=[])),
    ),
    # 3. cannot beats must: with the commanded house forbidden the choice is free among the rest
    Case(
        "control-the-weak",
        dict(
            Ana=dict(hand=["control-the-weak", "restringuntus"], deck=6),
            Bruno=dict(deck=6),
        ),
        "play control-the-weak; mars; play restringuntus; mars; end; house logos",
        dict(house="logos"),
    ),
    Case(
        "control-the-weak",
        dict(Ana=dict(hand=["control-the-weak", "restringuntus"], deck=6)),
        "play control-the-weak; mars; play restringuntus; mars; end; house mars",
        "keyforge.house.cannot-beats-must",
    ),
    # 4. two commands: either house obeys
    Case(
        "control-the-weak",
        dict(
            Ana=dict(hand=["control-the-weak"], deck=6),
            Bruno=dict(battleline=["pitlord"], houses=["logos", "mars", "dis"]),
        ),
        "play control-the-weak; mars; end; house mars",
        dict(house="mars"),
    ),
    Case(
        "control-the-weak",
        dict(
            Ana=dict(hand=["control-the-weak"], deck=6),
            Bruno=dict(battleline=["pitlord"], houses=["logos", "mars", "dis"]),
        ),
        "play control-the-weak; mars; end; house logos",
        "keyforge.house.two-mandates",
    ),
    # 5. the Shadow Self takes what its neighbors are dealt, and dies of the poison that it takes
    Case(
        "macis-asp",
        dict(Ana=dict(battleline=["macis-asp"]), Bruno=dict(battleline=["mother", "shadow-self", "batdrone"])),
        "fight macis-asp mother",
        dict(Ana=dict(battleline=["macis-asp"]), Bruno=dict(battleline=[card("mother", damage=0), "batdrone"])),
    ),
    Case(
        "poison-wave",
        # of a wave it takes its own share and those of both neighbors at once
        dict(Ana=dict(hand=["poison-wave"]), Bruno=dict(battleline=["troll", "mother", "shadow-self", "batdrone"])),
        "play poison-wave",
        dict(
            Bruno=dict(
                battleline=[
                    card("troll", damage=2),
                    card("mother", damage=0),
                    card("shadow-self", damage=6),
                    card("batdrone", damage=0),
                ]
            )
        ),
    ),
    # 6. the Vaultkeeper's side is not stolen from, but captured from, and a theft that failed was not done
    Case(
        "nerve-blast",
        dict(Ana=dict(hand=["nerve-blast"]), Bruno=dict(amber=3, battleline=["the-vaultkeeper"])),
        "play nerve-blast",
        dict(Ana=dict(amber=0), Bruno=dict(amber=3, battleline=[card("the-vaultkeeper", damage=0)])),
    ),
    Case(
        "charette",
        dict(Ana=dict(hand=["charette"]), Bruno=dict(amber=3, battleline=["the-vaultkeeper"])),
        "play charette",
        dict(Ana=dict(battleline=[card("charette", amber=3)]), Bruno=dict(amber=0)),
    ),
    # 7. what would be gained by reaping is stolen instead: from an empty or a guarded pool comes nothing
    Case(
        "dimension-door",
        dict(Ana=dict(hand=["dimension-door"], battleline=["mother", "batdrone"]), Bruno=dict(amber=1)),
        "play dimension-door; reap mother; reap batdrone",
        dict(Ana=dict(amber=1), Bruno=dict(amber=0)),
    ),
    Case(
        "dimension-door",
        dict(
            Ana=dict(hand=["dimension-door"], battleline=["mother"]),
            Bruno=dict(amber=5, battleline=["the-vaultkeeper"]),
        ),
        "play dimension-door; reap mother",
        dict(Ana=dict(amber=0), Bruno=dict(amber=5)),
    ),
    # 8. whoever cannot fight does not fight by a card either; the rest of the card is done
    Case(
        "foggify",
        dict(
            Ana=dict(hand=["foggify"], houses=SMART, deck=6),
            Bruno=dict(hand=["anger@logos"], battleline=[spent("tunk")], deck=6),
        ),
        "play foggify; end; house logos; play anger@logos",
        dict(Bruno=dict(amber=1, battleline=[card("tunk", exhausted=False)])),
    ),
    # 9. a stunned creature that is made to fight only loses its stun; taunt counts for made fights too
    Case(
        "anger",
        dict(
            Ana=dict(hand=["anger"], battleline=["troll"]),
            Bruno=dict(battleline=["mother", "champion-anaphiel", "tunk"]),
        ),
        "play anger",
        dict(Ana=dict(battleline=["troll"]), Bruno=dict(battleline=["mother", "tunk"])),
    ),
    # 10. a second library: the first draws for it, then both draw for every card
    Case(
        "library-access",
        dict(
            Ana=dict(
                hand=["library-access", "library-access", "batdrone"],
                houses=SMART,
                deck=["anger", "fear", "punch", "smith"],
            )
        ),
        "play library-access; play library-access; play batdrone",
        dict(Ana=dict(hand=["anger", "fear", "punch"], deck=["smith"])),
    ),
    # 11. a creature whose power is taken away altogether falls as it enters
    Case(
        "looter-goblin",
        dict(
            Ana=dict(hand=["headhunter", "looter-goblin"]),
            Bruno=dict(battleline=["king-of-the-crag"]),
        ),
        "play looter-goblin; play headhunter",
        dict(Ana=dict(battleline=[card("headhunter", power=3)], discard=["looter-goblin"])),
    ),
    # 12. power that goes away takes hurt creatures with it, whoever's doing it is
    Case(
        "poltergeist",
        dict(
            Ana=dict(hand=["poltergeist"]),
            Bruno=dict(artifacts=["banner-of-battle"], battleline=[card("mother", damage=5), card("tunk", damage=5)]),
        ),
        "play poltergeist",
        dict(Bruno=dict(artifacts=[], battleline=[card("tunk", damage=5)], discard=["banner-of-battle", "mother"])),
    ),
    # 13. armor lost in the turn is the part that was used: damage stopped before does not come back
    Case(
        "punch",
        dict(Ana=dict(hand=["punch", "punch"]), Bruno=dict(battleline=[card("bulwark", damage=3), card("sequis")])),
        "play punch; sequis; play punch; bulwark",
        # three of four points were used, then two of these are lost
        dict(Bruno=dict(battleline=[card("sequis", damage=0, armor=1)], discard=["bulwark"])),
    ),
    # 14. the copy of a reap ability works for the one who copies, whoever has the creature
    Case(
        "replicator",
        dict(Ana=dict(battleline=["replicator"], amber=0, houses=SMART), Bruno=dict(amber=2, battleline=["sequis"])),
        "reap replicator",
        dict(Ana=dict(amber=1), Bruno=dict(amber=1, battleline=[card("sequis", amber=1, exhausted=False)])),
    ),
    # 15. a creature that leaves and comes back is a new one: it may be used again, and is exhausted
    Case(
        "wardrummer",
        dict(Ana=dict(hand=["wardrummer"], battleline=[spent("headhunter", damage=3, amber=1)]), Bruno=dict(amber=0)),
        "play wardrummer left; play headhunter right",
        dict(Ana=dict(battleline=["wardrummer", spent("headhunter", damage=0, amber=0)]), Bruno=dict(amber=1)),
    ),
    # 16. Magda leaves play in any way: the thief is the opponent of who controlled her
    Case(
        "hysteria",
        dict(Ana=dict(hand=["hysteria"], battleline=["magda-the-rat"], amber=3), Bruno=dict(amber=0)),
        "play hysteria",
        dict(Ana=dict(amber=1, hand=["magda-the-rat"]), Bruno=dict(amber=2)),
    ),
    Case(
        "collar-of-subordination",
        # to change sides is not to leave play
        dict(Ana=dict(hand=["collar-of-subordination"], amber=3), Bruno=dict(battleline=["magda-the-rat"], amber=2)),
        "play collar-of-subordination",
        dict(Ana=dict(amber=3, battleline=["magda-the-rat"]), Bruno=dict(amber=2)),
    ),
    # 17. a creature put into play by a card was not played: who cannot play creatures may still put one there
    Case(
        "overlord-greking",
        dict(
            effects=[dict(of="lifeward", says="cannot-play:creature")],
            Ana=dict(battleline=["overlord-greking"]),
            Bruno=dict(battleline=["bumpsy"], amber=2),
        ),
        "fight overlord-greking bumpsy; left",
        dict(Ana=dict(battleline=[spent("bumpsy"), "overlord-greking"]), Bruno=dict(amber=2)),
    ),
    # 18. what must be lost for playing a card is lost wherever it is played from
    Case(
        "sacrificial-altar",
        dict(Ana=dict(artifacts=["sacrificial-altar"], battleline=["bulwark"], discard=["truebaru"], amber=4)),
        "act sacrificial-altar",
        dict(Ana=dict(amber=1, battleline=["truebaru"])),
    ),
    Case(
        "wild-wormhole",
        dict(Ana=dict(hand=["wild-wormhole"], deck=["truebaru"], amber=2, houses=SMART)),
        # the bonus is there before the card resolves: three can be lost
        "play wild-wormhole",
        dict(Ana=dict(amber=0, battleline=["truebaru"])),
    ),
    # 19. who destroys a copy purges that copy, not one that lay in the pile before
    Case(
        "special-delivery",
        dict(
            Ana=dict(artifacts=["special-delivery"]),
            Bruno=dict(battleline=["dextre", "mother"], discard=["dextre"], deck=["tunk"]),
        ),
        "omni special-delivery; dextre",
        dict(Bruno=dict(deck=["dextre", "tunk"], discard=["dextre"], purged=[])),
    ),
    Case(
        "special-delivery",
        dict(
            Ana=dict(artifacts=["special-delivery"]),
            Bruno=dict(battleline=[card("batdrone", upgrades=["armageddon-cloak"]), "mother"], discard=["batdrone"]),
        ),
        "omni special-delivery; batdrone",
        dict(Bruno=dict(battleline=["batdrone", "mother"], purged=[], discard=["batdrone", "armageddon-cloak"])),
    ),
    # 20. a key made dearer is dearer for cards that forge at current cost
    Case(
        "key-charge",
        dict(house="untamed", Ana=dict(hand=["key-charge"], amber=7), Bruno=dict(battleline=["murmook"])),
        "play key-charge",
        dict(Ana=dict(amber=6, keys=[])),
    ),
    # 21. a graft takes what is left after a key; with a sting, all that was paid as well
    Case(
        "interdimensional-graft",
        dict(
            Ana=dict(hand=["interdimensional-graft"], houses=SMART, artifacts=["the-sting"], deck=6),
            Bruno=dict(amber=9),
        ),
        "play interdimensional-graft; end; forge red",
        dict(Ana=dict(amber=10), Bruno=dict(amber=0, keys=["red"])),
    ),
    # 22. a lone Crocag falls as soon as the last enemy has, whatever it has just done
    Case(
        "tireless-crocag",
        dict(Ana=dict(battleline=["tireless-crocag", "umbra"]), Bruno=dict(battleline=["batdrone"])),
        "fight tireless-crocag batdrone",
        dict(Ana=dict(battleline=["umbra"], discard=["tireless-crocag"])),
    ),
    # 23. both fighters' death is at once: what watches the fall of the enemy has fallen with it
    Case(
        "krump",
        dict(Ana=dict(battleline=[card("krump", damage=1)]), Bruno=dict(battleline=["mother"], amber=2)),
        "fight krump mother",
        dict(Ana=dict(battleline=[]), Bruno=dict(battleline=[], amber=2)),
    ),
    # 24. boots ready their creature after the first use of a turn, not after a second
    Case(
        "anger",
        dict(
            Ana=dict(hand=["anger"], battleline=[card("troll", upgrades=["rocket-boots"])]),
            Bruno=dict(battleline=["batdrone", "mother"]),
        ),
        "play anger; batdrone; reap troll",
        dict(Ana=dict(amber=2, battleline=[spent("troll", damage=0)])),
    ),
    # 25. a wormhole under Treasure Map: for the rest of the turn nothing is played, by no way
    Case(
        "wild-wormhole",
        dict(
            effects=[dict(of="treasure-map", says="cannot-play")],
            Ana=dict(artifacts=["chaos-portal"], deck=["batdrone", "anger"], houses=SMART),
        ),
        "act chaos-portal; logos",
        dict(Ana=dict(battleline=[], deck=["batdrone", "anger"])),
    ),
    # 26. Grommid's side cannot play creatures, though a widget puts them into play
    Case(
        "grommid",
        dict(Ana=dict(hand=["tunk"], battleline=["grommid"])),
        "play tunk left",
        "keyforge.card.grommid",
    ),
    # 27. a hit on several at once is one hit: a healing by the death of one comes too late for the other
    Case(
        "poison-wave",
        dict(
            Ana=dict(
                hand=["poison-wave"], battleline=[card("duma-the-martyr", damage=1), card("bumpsy", damage=3)], deck=3
            )
        ),
        "play poison-wave",
        dict(Ana=dict(battleline=[], hand=2)),
    ),
    Case(
        "poison-wave",
        dict(
            Ana=dict(
                hand=["poison-wave"], battleline=[card("duma-the-martyr", damage=1), card("bumpsy", damage=2)], deck=3
            )
        ),
        "play poison-wave",
        dict(Ana=dict(battleline=[card("bumpsy", damage=0)], hand=2)),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda c: f"{c.card}: {c.said}")
def test_ruling(case):
    play(case)
