"""How cards speak up.

A card is a rule of one card: its functions hang on its id and are asked when the card is at the table. Rules never name a
card; they resolve its abilities (`ability`, `grants`), tell it what has happened (`after`), ask it a question (`constant`)
and let it forbid or excuse a move (`prohibits`, `excuses`). A house's functions are imported when one of its cards is met.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal, TypeVar

from ...core.labels import Code
from ...core.types import Facts, Move, Record, RuleId, Ruling
from .catalogue import Printed, catalogue
from .moves import HandCard
from .state import Card, State

When = Literal["play", "reap", "fight", "before-fight", "before-reap", "action", "omni", "destroyed", "leaves-play"]

Question = Literal[
    "power",  # (state, me, card) -> int to add
    "armor",  # (state, me, card) -> int to add
    "keywords",  # (state, me, card) -> {keyword: number} it gains
    "loses-keywords",  # (state, me, card) -> keywords it loses
    "houses",  # (state, me, card) -> further houses it belongs to
    "flank",  # (state, me, card) -> True: counts as a flank creature
    "key-cost",  # (state, me, player) -> Æmbar to add
    "hand-size",  # (state, me, player) -> cards to add to the six of the refill
    "must-choose",  # (state, me, player) -> a house
    "cannot-choose",  # (state, me, player) -> a house
    "skips-forge",  # (state, me, player) -> True
    "takes-key-payment",  # (state, me, payer) -> the player who gets it, or ""
    "pays-for-keys",  # (state, me, player) -> True: Æmbar on the card may be spent
    "may-play",  # (state, me, printed, player) -> True: may be played off-house
    "may-use",  # (state, me, card, how) -> True: may be used as if of the active house
    "enters-ready",  # (state, me, printed, player) -> True
    "played-ready",  # (state, me, printed, player) -> True: enters ready if it is played, not just put into play
    "enters-stunned",  # (state, me, printed, player) -> True
    "damage-bonus",  # (state, me, attacker, target) -> int dealt more by power
    "deals-no-power-damage",  # (state, me, card) -> True
    "cannot-be-dealt-damage",  # (state, me, card) -> True
    "takes-damage-for",  # (state, me, card) -> True: the damage goes to the speaking card
    "hits-instead",  # (story, me, attacker, target) -> ref that the attacker's power damage goes to
    "captures-gains-of",  # (state, me, player) -> True: what would be added to the pool goes on the card
    "cannot-be-stolen-from",  # (state, me, player) -> True
    "steals-reaped",  # (state, me, player) -> True: Æmbar from reaping is stolen instead
    "ignores",  # (state, me, attacker) -> keywords of others that do not count for its attack
    "falls",  # (state, me, card) -> True: the creature is destroyed whatever its damage
    "instead-of-discard",  # (state, me, card) -> zone that it goes to from play
]

F = TypeVar("F", bound=Callable[..., Any])


class Me(Record):
    """Who speaks: the card (id), its ref in play (the creature's for what an upgrade gives), and the player it works for."""

    card: str
    ref: str
    player: str

    @property
    def why(self) -> RuleId:
        """The id under which the card speaks, as events and choices cite it."""
        return why(self.card)


class Moment(Record):
    """Something that has happened, as cards are told it: `card` is a ref, `print` what is printed on that card.

    `zone` is where a destroyed card has gone.
    """

    what: str
    player: str = ""
    card: str = ""
    print: Printed | None = None
    other: str = ""
    owner: str = ""
    how: str = ""
    zone: str = ""


def why(card: str) -> RuleId:
    """A card as a rule: `troll` -> `keyforge.card.troll`."""
    return f"keyforge.card.{card.partition('@')[0]}"


class Speech:
    """What one card has to say, by occasion."""

    def __init__(self) -> None:
        self.abilities: dict[str, list[Callable[..., Any]]] = {}
        self.granted: dict[str, list[Callable[..., Any]]] = {}
        self.after: dict[str, list[Callable[..., Any]]] = {}
        self.constant: dict[str, list[Callable[..., Any]]] = {}
        self.prohibits: list[tuple[tuple[type[Move], ...], Callable[..., Facts | None]]] = []
        self.excuses: dict[RuleId, list[Callable[..., bool]]] = {}


SPEAKS: dict[str, Speech] = {}
SILENT = Speech()


def enter(cards: Iterable[str], into: Callable[[Speech], list[Any]], what: Any) -> None:
    """Hang something on the speech of every card of a list."""
    for card in cards:
        into(SPEAKS.setdefault(card, Speech())).append(what)


def ability(when: str, *cards: str) -> Callable[[F], F]:
    """A bold ability: `f(story, me)`. Several occasions are separated by a slash: `fight/reap`.

    A `destroyed` ability that returns True saves its card from leaving play.
    """

    def hang(function: F) -> F:
        for occasion in when.split("/"):
            enter(cards, lambda s, o=occasion: s.abilities.setdefault(o, []), function)  # type: ignore[misc]
        return function

    return hang


def grants(when: str, *cards: str) -> Callable[[F], F]:
    """An ability that a card gives to a creature (an upgrade to its host, an effect to what it is about): `f(story, me)`.

    `me.ref` and `me.player` are the creature and its controller: keyforge.play.upgrade-grants.
    """

    def hang(function: F) -> F:
        for occasion in when.split("/"):
            enter(cards, lambda s, o=occasion: s.granted.setdefault(o, []), function)  # type: ignore[misc]
        return function

    return hang


def after(what: str, *cards: str) -> Callable[[F], F]:
    """A reaction: `f(story, me, moment)`, while the card is in play or its effect `listens`."""

    def hang(function: F) -> F:
        for occasion in what.split("/"):
            enter(cards, lambda s, o=occasion: s.after.setdefault(o, []), function)  # type: ignore[misc]
        return function

    return hang


def constant(question: Question, *cards: str) -> Callable[[F], F]:
    """A card's answer to a question of the rules: `f(state, me, ...)`; see `Question`."""

    def hang(function: F) -> F:
        enter(cards, lambda s: s.constant.setdefault(question, []), function)
        return function

    return hang


def prohibits(card: str, *moves: type[Move]) -> Callable[[F], F]:
    """What a card forbids: `f(state, me, move)` gives the facts that decide, or None. It also speaks while being played."""

    def hang(function: F) -> F:
        enter([card], lambda s: s.prohibits, (moves, function))
        return function

    return hang


def excuses(rule: RuleId, *cards: str) -> Callable[[F], F]:
    """A rule that a card lifts: `f(state, me, move)` is true when the rule does not hold for the move."""

    def hang(function: F) -> F:
        enter(cards, lambda s: s.excuses.setdefault(rule, []), function)
        return function

    return hang


FOUND: dict[str, Speech] = {}
"""The speech of every card met so far, by id."""


def speech_of(id: str) -> Speech:
    """What a card has to say; nothing, for a card without code."""
    found = FOUND.get(id)
    if found is None:
        base = id.partition("@")[0]
        if house := catalogue().get(base):
            importlib.import_module(f"{__package__}.cards.{house}")
        found = FOUND[id] = SPEAKS.get(base, SILENT)
    return found


# --- who is at the table ---


def speakers(state: State) -> list[tuple[Me, Speech]]:
    """Everything that speaks at a table: the active player's cards first, then the opponent's, then what lasts."""
    found: list[tuple[Me, Speech]] = state.worked_out("speakers", find_speakers)
    return found


def find_speakers(state: State) -> list[tuple[Me, Speech]]:
    found = []
    for card in state.cards.values():
        speech = speech_of(card.id)
        if speech is not SILENT:
            found.append((Me(card.id, card.ref, card.controller), speech))
    for effect in state.lasting("listens"):
        found.append((Me(effect.of, effect.of_ref, effect.on), speech_of(effect.of)))
    return found


def voices(state: State, question: Question) -> list[tuple[Callable[..., Any], Me]]:
    """The answers that cards have to a question, with who gives them."""
    values = state.__dict__
    kept: dict[str, list[tuple[Callable[..., Any], Me]]] | None = values.get("voices")
    if kept is None:
        kept = values["voices"] = {}
    found = kept.get(question)
    if found is None:
        found = kept[question] = [(f, me) for me, speech in speakers(state) for f in speech.constant.get(question, ())]
    return found


def says(state: State, question: Question, *about: Any) -> bool:
    """Whether some card answers a question with yes."""
    return any(f(state, me, *about) for f, me in voices(state, question))


def total(state: State, question: Question, *about: Any) -> int:
    """The sum of the answers to a question."""
    return sum(f(state, me, *about) for f, me in voices(state, question))


def on_host(state: State, me: Me, card: Card) -> bool:
    """Whether the speaking upgrade lies on a creature."""
    return state.hosts.get(me.ref) == card.ref


# --- what may be done ---


class Voices(Code):
    """The rules of the game and the prohibitions and excuses of the cards at the table, as one."""

    def against(self, state: State, move: Move, waived: Iterable[RuleId] = ()) -> list[Ruling]:
        """Every rule and card that speaks against a move."""
        found = super().against(state, move, waived)
        return found + [Ruling(me.why, facts) for me, facts in self.forbidding(state, move, waived)]

    def allows(self, state: State, move: Move, waived: Iterable[RuleId] = ()) -> bool:
        """Whether neither rule nor card speaks against a move."""
        if waived:
            return super().allows(state, move, waived) and not any(self.forbidding(state, move, waived))
        return bool(self.allowed(state, (move,)))

    def allowed(self, state: State, moves: Iterable[Move]) -> list[Move]:
        """Those of some moves that neither rule nor card speaks against.

        A card in play is asked once whether it may be used at all, not once for each thing it could be used on.
        """
        found = []
        forbidden = tuple(kind for kinds, _, _ in self.prohibitions(state) for kind in kinds)
        kept: dict[type[Move], dict[tuple[str, str], bool]] = state.worked_out("usable", lambda _: {})
        last: type[Move] | None = None
        for move in moves:
            kind = type(move)
            if kind is not last:
                last = kind
                seats, narrow, wide = self.split(kind)
                known = kept.setdefault(kind, {})
                may_speak = issubclass(kind, (HandCard, *forbidden))
            thing = getattr(move, "creature", "") or getattr(move, "card", "")
            about = (move.player, thing)
            usable = known.get(about) if thing else None
            if usable is None:
                whole = (move.player, "")
                if whole not in known:
                    known[whole] = self.passes(seats, state, move)
                usable = known[whole] and self.passes(narrow, state, move)
                if thing:
                    known[about] = usable
            if usable and self.passes(wide, state, move) and not (may_speak and any(self.forbidding(state, move))):
                found.append(move)
        return found

    def forbidding(self, state: State, move: Move, waived: Iterable[RuleId] = ()) -> Iterator[tuple[Me, Facts]]:
        """The cards that forbid a move, with the facts that decide; a card that is being played may forbid it itself."""
        there = self.prohibitions(state)
        if isinstance(move, HandCard):
            me = Me(move.card, "", move.player)
            there = there + [(moves, check, me) for moves, check in speech_of(move.card).prohibits]
        for moves, check, me in there:
            if isinstance(move, moves) and me.why not in waived and (facts := check(state, me, move)) is not None:
                yield me, {"by": me.card, **facts}

    def prohibitions(self, state: State) -> list[tuple[tuple[type[Move], ...], Callable[..., Facts | None], Me]]:
        """What the cards at the table forbid."""
        found: list[tuple[tuple[type[Move], ...], Callable[..., Facts | None], Me]] = state.worked_out(
            "prohibitions",
            lambda s: [(moves, check, me) for me, speech in speakers(s) for moves, check in speech.prohibits],
        )
        return found

    def lifted(self, rule: RuleId, state: State, move: Move) -> bool:
        """Whether a rule or a card at the table lifts a rule for a move."""
        return super().lifted(rule, state, move) or any(
            excuse(state, me, move) for me, speech in speakers(state) for excuse in speech.excuses.get(rule, ())
        )


CODE = Voices()
"""The code of the game; its package gathers it."""


class GameOver(Exception):
    """Somebody has won: what remains of the story is not told. Source: keyforge.victory.immediate"""
