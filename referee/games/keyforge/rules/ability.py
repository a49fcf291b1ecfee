"""Abilities: choices, optional parts, what happens at the same time, and telling cards what has happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, count
from math import comb
from typing import cast

from ....core.labels import enacts
from ....core.story import Open, Story
from ....core.types import Choice
from ..abilities import GameOver, Me, Moment, speakers, speech_of
from ..catalogue import UNKNOWN
from ..events import AbilityResolved
from ..state import State, Tale, zone_of

Act = tuple[Me, Callable[[Tale], object]]
"""Something that a card is about to do: who speaks, and what."""

FORESIGHT = 24
"""How many ways a story may go before it is simply asked which comes first."""


# --- choices ---


@enacts("keyforge.turn.opponent-no-choices", "keyforge.ability.as-much-as-possible")
def choose(
    story: Tale,
    me: Me,
    options: Iterable[str],
    *,
    least: int = 1,
    most: int = 1,
    kind: str = "target",
    player: str = "",
) -> tuple[str, ...]:
    """Which of some cards, houses, ... are picked: as many as there are, up to `most`; the active player decides."""
    found = tuple(dict.fromkeys(options))
    if not found:
        return ()
    choice = Choice(player or story.state.active, kind, me.why, found, min(least, len(found)), min(most, len(found)))
    return story.ask(choice)


def one(story: Tale, me: Me, options: Iterable[str], *, kind: str = "target", player: str = "") -> str:
    """The one that is picked of some options; empty where there is none."""
    picked = choose(story, me, options, kind=kind, player=player)
    return picked[0] if picked else ""


@enacts("keyforge.ability.may-optional", "keyforge.ability.may-in-full")
def may(story: Tale, me: Me, *, player: str = "") -> bool:
    """Whether an optional part is carried out."""
    return story.ask(Choice(player or story.state.active, "may", me.why, ("yes", "no"))) == ("yes",)


def maybe_one(story: Tale, me: Me, options: Iterable[str], *, kind: str = "target") -> str:
    """The one that is picked of some options, or none of them: `you may` with a target."""
    picked = choose(story, me, options, least=0, kind=kind)
    return picked[0] if picked else ""


def number(story: Tale, me: Me, low: int, high: int) -> int:
    """A number that the active player names, or that the table reports."""
    if low >= high:
        return low
    return int(story.ask(Choice(story.state.active, "number", me.why, low=low, high=high))[0])


def told(
    story: Tale,
    me: Me,
    player: str,
    zone: str,
    *,
    least: int = 1,
    most: int = 1,
    kind: str = "card",
    by: str = "",
    house: str = "",
    type: str = "",
    unlike: str = "",
) -> tuple[str, ...]:
    """Cards in a zone of `player` that the table names: those known there are options, an unseen zone is told freely.

    Hidden and random things are never invented. `kind` says how they come about: somebody picks (`card`, the active
    player, or `by`), chance picks (`random`), they lie on `top`. Only cards of a `house` or `type`, or of another
    title than `unlike`, may be wanted.
    """
    seat = story.state.player(player)
    held = zone_of(story.state, seat, zone)
    if kind == "top":
        held = held[:most]
    fitting = tuple(card for card in held if card == UNKNOWN or fits(story.state, card, house, type, unlike))
    if not fitting:
        return ()
    least, most = min(least, len(fitting)), min(most, len(fitting))
    unseen = UNKNOWN in fitting
    if unseen and (house or type or unlike):
        least = min(least, len(fitting) - fitting.count(UNKNOWN))
    if kind == "top" and not unseen:
        return fitting[:most]
    options = () if unseen else numbered(fitting) if most > 1 else tuple(sorted(set(fitting)))
    facts = {"player": player, "zone": zone, "count": most}
    facts |= {name: value for name, value in (("house", house), ("type", type), ("unlike", unlike)) if value}
    picked = story.ask(Choice(by or story.state.active, kind, me.why, options, least, most, facts))
    return tuple(card.partition("#")[0] for card in picked)


def numbered(names: Iterable[str]) -> tuple[str, ...]:
    """Names that are told apart: the second of a kind gets `#2` behind it."""
    seen: dict[str, count[int]] = {}
    told_apart = []
    for name in names:
        number = next(seen.setdefault(name, count(1)))
        told_apart.append(name if number == 1 else f"{name}#{number}")
    return tuple(told_apart)


def fits(state: State, card: str, house: str = "", type: str = "", unlike: str = "") -> bool:
    """Whether a card is of a house and a type, and no copy of `unlike`, where these are wanted.

    `not-` in front of a house means any other.
    """
    print = state.print_of(card)
    if print is None or (unlike and card.partition("@")[0] == unlike.partition("@")[0]):
        return False
    right_house = print.house != house[4:] if house.startswith("not-") else not house or print.house == house
    return right_house and (not type or print.type == type)


def count_in_hand(story: Tale, me: Me, player: str, *, house: str = "", type: str = "") -> int:
    """How many cards of a house and type a hand holds: counted where it is known, reported where it is not."""
    hand = story.state.player(player).hand
    seen = sum(1 for card in hand if card and fits(story.state, card, house, type))
    return number(story, me, seen, seen + hand.count(UNKNOWN))


# --- what happens at the same time ---


@enacts("keyforge.ability.timing-conflicts")
def simultaneous(story: Tale, acts: Sequence[Act]) -> None:
    """Carry out what happens at the same time. The active player orders it where the order makes a difference."""
    left = list(acts)
    while left:
        at = 0
        if len(left) > 1 and order_matters(story, left):
            labels = distinct(left)
            first = story.ask(Choice(story.state.active, "order", left[0][0].why, labels))
            at = labels.index(first[0])
        left.pop(at)[1](story)


@enacts("keyforge.ability.repeat", "keyforge.ability.repeat-itself", "keyforge.ability.repeat-source-gone")
def repeat(story: Tale, me: Me, effect: Callable[[], bool]) -> None:
    """Carry out an effect, and once more each time it says so, as long as its card, if it lay in play, is still there."""
    in_play = me.ref in story.state.cards
    while effect() and (not in_play or me.ref in story.state.cards):
        pass


def distinct(acts: Sequence[Act]) -> tuple[str, ...]:
    """A name for each of some acts: the ref or card that speaks, numbered where one speaks twice."""
    return numbered(me.ref or me.card for me, _ in acts)


def order_matters(story: Tale, acts: Sequence[Act]) -> bool:
    """Whether doing some things in another order could leave another table. When that cannot be seen, it may."""

    def tell(order: Sequence[Act]) -> Callable[[Tale], None]:
        def tale(other: Tale) -> None:
            for _, act in order:
                act(other)

        return tale

    forward = outcomes(story.state, tell(acts))
    return forward is None or forward != outcomes(story.state, tell(list(reversed(acts))))


def outcomes(state: State, tale: Callable[[Tale], None]) -> frozenset[tuple[object, ...]] | None:
    """The tables that a tale can lead to, over all answers; None when there are too many or an answer is free."""
    found: set[tuple[object, ...]] = set()
    ahead: list[tuple[tuple[str, ...], ...]] = [()]
    for _ in range(FORESIGHT):
        if not ahead:
            return frozenset(found)
        answers = ahead.pop()
        story: Story[State] = Story(state, answers)
        try:
            tale(story)
        except GameOver:
            found.add(footprint(story.state))
        except Open as stop:
            ways = possible(stop.choice)
            if not ways:
                return None
            ahead += [(*answers, picked) for picked in ways]
        else:
            found.add(footprint(story.state))
    return None


def possible(choice: Choice) -> list[tuple[str, ...]]:
    """All answers that a choice can have; none when there are too many to look at or the answer is free."""
    number = choice.choice == "number"
    options = tuple(str(n) for n in range(choice.low, choice.high + 1)) if number else choice.options
    counts = range(choice.least, choice.most + 1)
    if sum(comb(len(options), n) for n in counts) > FORESIGHT:
        return []
    return [picked for n in counts for picked in combinations(options, n)] if options else []


def footprint(state: State) -> tuple[object, ...]:
    """What can be seen of a table, for comparing two: what was done in which order is no part of it."""
    return (
        *(
            seat.but(
                did=(),
                hand=tuple(sorted(seat.hand)),
                discard=tuple(sorted(seat.discard)),
                purged=tuple(sorted(seat.purged)),
                archives=tuple(sorted(seat.archives, key=lambda kept: (kept.card, kept.owner))),
            )
            for seat in state.seats
        ),
        frozenset(state.effects),
        state.step,
        state.winner,
    )


# --- what cards of several houses ask ---


def outnumbering(state: State, me: Me) -> int:
    """How many creatures more than the opponent the player has; below zero: fewer."""
    return len(state.creatures(me.player)) - len(state.creatures(state.opponent(me.player)))


def fell_fighting(me: Me, moment: Moment) -> bool:
    """Whether an enemy creature was destroyed fighting the speaking one."""
    return moment.other == me.ref and moment.player != me.player


# --- abilities and reactions ---


def abilities(state: State, ref: str, when: str, player: str = "") -> list[Act]:
    """What a card in play does on an occasion: its own abilities, then those that upgrades and effects give it.

    They work for its controller, or for a `player` who triggers them as if the card were theirs.
    """
    card = state.cards.get(ref)
    if card is None:
        return []
    player = player or card.controller
    speaking = [(Me(card.id, ref, player), f) for f in speech_of(card.id).abilities.get(when, ())]
    for upgrade in card.upgrades:
        speaking += [(Me(upgrade.id, ref, player), f) for f in speech_of(upgrade.id).granted.get(when, ())]
    for effect in state.lasting("grants"):
        about = effect.on == ref or (effect.on == card.controller and card.is_creature)
        if about and effect.value in (None, when):
            speaking += [(Me(effect.of, ref, player), f) for f in speech_of(effect.of).granted.get(when, ())]
    return [act_of(me, f, when) for me, f in speaking]


def act_of(me: Me, function: Callable[[Tale, Me], object], when: str) -> Act:
    """A card's ability as something to be carried out."""

    def act(story: Tale) -> object:
        story.tell(AbilityResolved(me.ref or me.card, when, because=me.why))
        return function(story, me)

    return me, act


Reaction = Callable[[Tale, Me, Moment], object]


def listeners(state: State) -> dict[str, list[tuple[Me, Reaction]]]:
    """Who reacts to what at a table: cards in play and lasting effects, then what upgrades give their creatures."""
    found: dict[str, list[tuple[Me, Reaction]]] = {}
    for me, speech in speakers(state):
        for what, functions in speech.after.items():
            found.setdefault(what, []).extend((me, f) for f in functions)
    for ref, host in state.hosts.items():
        upgrade, card = state.card(ref), state.card(host)
        for what, functions in speech_of(upgrade.id).granted.items():
            if what.startswith("after:"):
                me = Me(upgrade.id, host, card.controller)
                found.setdefault(what.removeprefix("after:"), []).extend((me, f) for f in functions)
    return found


def reactions(state: State, moment: Moment) -> list[Act]:
    """What cards do because something has happened."""
    there: dict[str, list[tuple[Me, Reaction]]] = state.worked_out("listeners", listeners)
    return [
        (me, lambda story, f=f, me=me: f(story, me, moment))  # type: ignore[misc]
        for me, f in there.get(moment.what, ())
        if heeds(f, me, moment)
    ]


class Touched(Exception):
    """A reaction has looked at the table."""


class Untouched:
    """Stands for a story to find out whether a reaction looks at it at all."""

    def __getattr__(self, name: str) -> object:
        raise Touched


def heeds(reaction: Reaction, me: Me, moment: Moment) -> bool:
    """Whether a reaction has anything to do with a moment: those that have not need not be put in order."""
    try:
        reaction(cast(Tale, Untouched()), me, moment)
    except Touched:
        return True
    return False


def happened(story: Tale, *moments: Moment) -> None:
    """Tell the cards at the table that something has happened (several things: at the same time)."""
    acts = [act for moment in moments for act in reactions(story.state, moment)]
    if acts:
        simultaneous(story, acts)
