"""A game small enough to see through: players take counters from a heap, and may be asked how many or of which colour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from referee.core.block import Block
from referee.core.labels import Code, forbids, resolves
from referee.core.story import Story
from referee.core.types import Answer, Choice, Event, Move, Position, Record, Ruling, Subject, Unfit, kind_of


class State(Record):
    heap: int = 20
    held: tuple[tuple[str, int], ...] = (("Ana", 0), ("Bruno", 0))
    turn: int = 1

    def of(self, player: str) -> int:
        return dict(self.held)[player]

    @property
    def mover(self) -> str:
        return self.held[(self.turn - 1) % len(self.held)][0]


class Take(Move):
    """Take counters from the heap."""

    count: int = 1


class Guess(Move):
    """Take as many as the table tells."""


class Paint(Move):
    """Take one, in a colour that is asked for."""


class Describe(Move):
    """Tell what a card is."""

    card: str
    facts: Any


class Taken(Event[State]):
    player: str
    count: int
    secret = ("count",)

    def on(self, state: State) -> State:
        held = tuple((name, n + self.count * (name == self.player)) for name, n in state.held)
        return state.but(heap=state.heap - self.count, held=held)


class Painted(Event[State]):
    colour: str

    def on(self, state: State) -> State:
        return state


class TurnPassed(Event[State]):
    def on(self, state: State) -> State:
        return state.but(turn=state.turn + 1)


class CardDescribed(Event[State]):
    card: str
    facts: Any

    def on(self, state: State) -> State:
        return state


@forbids("toy.take.heap", Take)
def there_must_be_enough(state: State, move: Take) -> Mapping[str, Any] | None:
    return {"heap": state.heap, "count": move.count} if move.count > state.heap else None


@forbids("toy.take.three", Take)
def three_at_most(state: State, move: Take) -> Mapping[str, Any] | None:
    return {"count": move.count} if move.count > 3 else None


@forbids("toy.turn.own", Take)
def only_on_ones_turn(state: State, move: Take) -> Mapping[str, Any] | None:
    return {"player": move.player, "mover": state.mover} if move.player != state.mover else None


@resolves(Take)
def take(story: Story[State], move: Take) -> None:
    taken(story, move.player, move.count)


@resolves(Guess)
def guess(story: Story[State], move: Guess) -> None:
    (number,) = story.ask(Choice(move.player, "number", "toy.guess.ask", low=1, high=3))
    taken(story, move.player, int(number))


@resolves(Paint)
def paint(story: Story[State], move: Paint) -> None:
    (colour,) = story.ask(Choice(move.player, "colour", "toy.paint.ask", ("red", "blue", "green")))
    story.tell(Painted(colour, because="toy.paint.ask"))
    taken(story, move.player, 1)


@resolves(Describe)
def describe(story: Story[State], move: Describe) -> None:
    story.tell(CardDescribed(move.card, move.facts, because="toy.card.told"))


def taken(story: Story[State], player: str, count: int) -> None:
    story.tell(Taken(player, count, because="toy.take.heap"))
    story.tell(TurnPassed(because="toy.turn.own"))


CODE = Code()
for function in (there_must_be_enough, three_at_most, only_on_ones_turn, take, guess, paint, describe):
    for label in function.labels:  # type: ignore[attr-defined]
        CODE.add(label, function)


class Toy:
    id = "toy"
    moves: Mapping[str, type[Move]] = {kind_of(kind): kind for kind in (Take, Guess, Paint, Describe)}
    events: Mapping[str, type[Event[State]]] = {kind_of(k): k for k in (Taken, Painted, TurnPassed, CardDescribed)}

    def new(self, players: Sequence[str], options: Mapping[str, Any]) -> Position[State]:
        if len(players) < 2:
            raise Unfit("toy.players", count=len(players))
        return Position(State(int(options.get("heap", 20)), tuple((name, 0) for name in players)))

    def scenario(self, given: Mapping[str, Any]) -> Position[State]:
        if unknown := set(given) - {"heap", "players", "turn", "winner", "waiting"}:
            raise Unfit("toy.field", field=sorted(unknown)[0])
        players = given.get("players", {"Ana": {}, "Bruno": {}})
        held = tuple((name, own.get("held", 0)) for name, own in players.items())
        return Position(State(given.get("heap", 20), held, given.get("turn", 1)))

    def view(self, position: Position[State], *, hide: bool = False, lang: str = "es") -> dict[str, Any]:
        state = position.state
        return {
            "turn": state.turn,
            "heap": state.heap,
            "winner": None if state.heap else max(state.held, key=lambda one: one[1])[0],
            "waiting": [c.asdict() for c in position.waiting],
            "players": {name: {"held": None if hide and state.heap else n} for name, n in state.held},
        }

    def mover(self, state: State) -> str:
        return state.mover

    def check(self, state: State, move: Move) -> list[Ruling]:
        return CODE.against(state, move)

    def resolve(self, story: Story[State], move: Move) -> None:
        CODE.resolver(type(move))(story, move)

    def unfit(self, state: State, choice: Choice, answer: Answer) -> list[Ruling]:
        return []

    def legal(self, state: State, player: str) -> Iterator[Move]:
        candidates = (Take(player, 1), Take(player, 2), Take(player, 3), Guess(player), Paint(player))
        return (move for move in candidates if CODE.allows(state, move))

    def names(self, state: State, slot: str) -> Mapping[str, Sequence[str]]:
        return {}

    def called(self, state: State, value: str, lang: str) -> str | None:
        return None

    def hear(self, state: State, kind: str, player: str, slots: Mapping[str, Any]) -> Move | None:
        return None

    def rows(self, position: Position[State], lang: str) -> list[Block]:
        return [Block(title="Toy", rows=tuple((name, str(n)) for name, n in position.state.held))]

    def score(self, state: State) -> dict[str, Any]:
        return {"players": {name: {"total": n} for name, n in state.held}, "winner": [], "rules": []}

    def measure(self, state: State, subject: Subject) -> Any:
        return state.heap if subject.kind == "heap" else state.of(subject.of)

    def correct(self, state: State, subject: Subject, value: str) -> State:
        if not value.isdecimal():
            raise Unfit("toy.number", value=value)
        return state.but(heap=int(value))


def takes(*counts: int) -> Iterable[Move]:
    """Moves of Ana and Bruno in turn."""
    return [Take(("Ana", "Bruno")[at % 2], count) for at, count in enumerate(counts)]
