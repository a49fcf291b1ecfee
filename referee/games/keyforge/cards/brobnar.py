"""What the cards of Brobnar do."""

from __future__ import annotations

from ..abilities import Me, Moment, ability, after, constant
from ..rules.ability import maybe_one, one
from ..rules.amber import capture, gain, lose
from ..rules.lasting import listen
from ..rules.power import of_house, on_flank
from ..rules.use import ready_and_fight
from ..state import Card, State, Tale


@ability("play", "anger")
@ability("action", "gauntlet-of-command")
def ready_and_fight_with_a_friend(story: Tale, me: Me) -> None:
    if friend := one(story, me, refs(story.state.creatures(me.player))):
        ready_and_fight(story, me, friend)


@ability("play", "bumpsy")
def bumpsy_costs_the_opponent_one(story: Tale, me: Me) -> None:
    lose(story, story.state.opponent(me.player), 1, me.why)


@ability("play", "ganger-chieftain")
def ganger_chieftain_calls_a_neighbor(story: Tale, me: Me) -> None:
    if friend := maybe_one(story, me, refs(story.state.neighbors(me.ref))):
        ready_and_fight(story, me, friend)


@ability("fight", "headhunter")
def headhunter_is_paid(story: Tale, me: Me) -> None:
    gain(story, me.player, 1, me.why)


@after("destroyed", "krump")
def krump_takes_a_toll(story: Tale, me: Me, moment: Moment) -> None:
    if moment.other == me.ref and moment.player != me.player:
        lose(story, moment.player, 1, me.why)


@constant("damage-bonus", "valdr")
def valdr_hits_flanks_harder(state: State, me: Me, attacker: Card, target: Card) -> int:
    return 2 if attacker.ref == me.ref and on_flank(state, target) else 0


@ability("play", "warsong")
def warsong_begins(story: Tale, me: Me) -> None:
    listen(story, me)


@after("fought", "warsong")
def warsong_pays_for_fights(story: Tale, me: Me, moment: Moment) -> None:
    if moment.player == me.player:
        gain(story, me.player, 1, me.why)


@after("destroyed", "pile-of-skulls")
def pile_of_skulls_captures(story: Tale, me: Me, moment: Moment) -> None:
    if moment.print and moment.print.type == "creature" and moment.player != me.player == story.state.active:
        if friend := one(story, me, refs(story.state.creatures(me.player))):
            capture(story, friend, 1, me.why)


@constant("key-cost", "iron-obelisk")
def iron_obelisk_raises_the_cost(state: State, me: Me, player: str) -> int:
    if player == me.player:
        return 0
    return sum(1 for c in state.creatures(me.player) if c.damage and of_house(state, c, "brobnar"))


def refs(cards: tuple[Card, ...]) -> list[str]:
    return [card.ref for card in cards]
