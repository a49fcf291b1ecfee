"""Everything that was said at one table, and the table at any moment of it.

The truth is the list of moves. Positions are told from it when they are needed, from the nearest one that is known.
With a journal, what is said is written down at once, and what others have said meanwhile is read first.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .core.game import Game
from .core.judge import judge
from .core.types import Answer, Choice, Event, Illegal, Move, Position, Ruling, Subject, Unfit, plain
from .journal.timeline import AMENDS, STEPS, Entry, Timeline, timeline
from .outcome import Fix, Told

if TYPE_CHECKING:
    from .journal.journal import Journal


class History:
    """What was said at a table of `game` that began with `start` (players and options, or a scenario)."""

    def __init__(
        self, game: Game[Any], start: Mapping[str, Any], journal: Journal | None = None, number: int = 0
    ) -> None:
        self.game = game
        self.start = start
        self.journal = journal
        self.number = number
        self.last = 0
        self.line = Timeline()
        self.entries: dict[int, Entry] = {}
        self.renames: list[Entry] = []
        self.past: dict[int, Position[Any]] = {}

    def drawn(self, choice: Choice, n: int) -> Answer:
        """The answer to an open choice as entry `n`, drawn from the seed in the start."""
        from random import Random

        chance = Random(f"{self.start['seed']}:{n}")
        if choice.free:
            return Answer(choice.player, (str(chance.randint(choice.low, choice.high)),))
        return Answer(choice.player, tuple(chance.sample(choice.options, choice.least)))

    def begin(self) -> None:
        """See that the start makes sense, and write the new table into the journal, when there is one."""
        self.at(0)
        if self.journal is not None:
            with self.journal.writing():
                self.number = self.journal.add(self.game.id, self.start)
                self.snapshot()

    def settle(self, journal: Journal) -> None:
        """Write the whole history into a journal, as a new table."""
        from .journal.journal import now

        with journal.writing():
            self.journal, self.number = journal, journal.add(self.game.id, self.start)
            for n in range(1, self.last + 1):
                entry = self.entries[n]
                journal.append(self.number, entry.but(at=entry.at or now()))
                for event in entry.events:
                    self.learn(event)
            self.snapshot()

    def read(self) -> None:
        """Read from the journal what is in force, as little as that takes."""
        assert self.journal is not None
        marks = self.journal.marks(self.number)
        self.line = timeline(marks)
        self.last = marks[-1][0] if marks else 0
        self.entries, self.past = {}, {}
        self.renames = self.journal.entries(self.number, (n for n, kind, *_ in marks if kind == "rename"))
        self.start = self.renamed(0, self.journal.opening(self.number).start)

    def entry(self, n: int) -> Entry:
        """One thing that was said, by number."""
        if n not in self.entries:
            assert self.journal is not None
            self.remember(self.journal.entries(self.number))
        return self.entries[n]

    def remember(self, entries: Iterable[Entry]) -> None:
        """Take entries in, with the names that players have now."""
        for entry in entries:
            about = {name: self.renamed(entry.n, entry.asdict()[name]) for name in ("move", "events", "rulings")}
            self.entries[entry.n] = entry.but(**about)

    def renamed(self, n: int, value: Any) -> Any:
        """What was said as entry `n`, with the names that players have now."""
        for entry in self.renames:
            if entry.n > n:
                value = with_name(value, entry.move["old"], entry.move["new"])
        return value

    def at(self, steps: int) -> Position[Any]:
        """The table after so many steps: from the nearest position that is known, the rest told again."""
        if steps not in self.past:
            known = self.nearest(steps)
            missing = [n for n in self.line.steps[known:steps] if n not in self.entries]
            if missing and self.journal is not None:
                self.remember(self.journal.entries(self.number, missing if len(missing) < 40 else None))
            for at in range(known, steps):
                self.past[at + 1] = self.again(self.past[at], self.line.steps[at]).after
        return self.past[steps]

    def nearest(self, steps: int) -> int:
        """The last step up to `steps` at which the table is known: told before, kept as a snapshot, or the start."""
        known = max((at for at in self.past if at < steps), default=-1)
        if self.journal is not None and known < steps - 1:
            at, state = self.journal.snapshot(self.number, Timeline(self.line.steps[:steps]))
            # A snapshot that is not understood any more costs a longer replay, nothing else.
            with contextlib.suppress(Unfit, LookupError, TypeError, ValueError):
                if state is not None and at > known:
                    self.past[at] = self.game.scenario(state)
                    known = at
        if known < 0:
            self.past[0] = self.begun()
            known = 0
        return known

    def begun(self) -> Position[Any]:
        """The table before anything was said."""
        with speaking(self.game.id):
            if "scenario" in self.start:
                return laid_out(self.game, self.start["scenario"])
            return self.game.new(self.start["players"], self.start["options"])

    def again(self, before: Position[Any], n: int) -> Told:
        """Tell a step of the past again. It was judged when it was said; only its story is told."""
        entry = self.entry(n)
        if entry.kind == "fix":
            return self.corrected(before, entry)
        move = self.decoded(entry.move)
        verdict = judge(self.game, before, move, force=True)
        if isinstance(verdict, Illegal):
            from .journal.health import Unusable

            raise Unusable("replay", self.journal.file if self.journal else "", n=n)
        told = Told(n, entry.kind, before, verdict.position, move=move, events=verdict.events)
        told.because, told.words = entry.because, entry.words
        told.rulings = tuple(Ruling(r["rule"], r["facts"]) for r in entry.rulings)
        if list(entry.events) != [event_record(event) for event in told.events]:
            told.once = tuple(event for record in entry.events if (event := self.recalled(record)) is not None)
        return told

    def recalled(self, record: Mapping[str, Any]) -> Event[Any] | None:
        """An event from its record; None when this version of the game knows no such event any more."""
        fields = {name: frozen(value) for name, value in record.items() if name != "type"}
        try:
            return self.game.events[record["type"]](**fields)
        except (LookupError, TypeError):
            return None

    def decoded(self, record: Mapping[str, Any]) -> Move:
        """A move from its record."""
        kind = Answer if record["type"] == "answer" else self.game.moves[record["type"]]
        return kind(record["player"], **{name: frozen(value) for name, value in record["args"].items()})

    def corrected(self, before: Position[Any], entry: Entry) -> Told:
        """A correction by hand, carried out."""
        record = entry.move
        subject = Subject(record["subject"], record["of"])
        fix = Fix(subject, record["value"], self.game.measure(before.state, subject))
        with speaking(self.game.id):
            after = Position(self.game.correct(before.state, subject, record["value"]))
        return Told(entry.n, "fix", before, after, fix=fix, because=entry.because, words=entry.words)

    def told(self, at: int) -> Told:
        """A step in force, told again."""
        return self.again(self.at(at), self.line.steps[at])

    def place(self, n: int) -> int:
        """Where move `n` stands among the steps in force; -1 when it does not count any more.

        Raises:
            LookupError: there is no move of that number.
        """
        if not 0 < n <= self.last or self.entry(n).kind not in (*STEPS, *AMENDS):
            raise LookupError(n)
        return self.line.place(n)

    def log(self) -> list[Told]:
        """Everything that was said, in that order, with what it causes; what is not in force any more is marked."""
        if self.journal is not None:
            self.remember(self.journal.entries(self.number))
        told: list[Told] = []
        line, positions = Timeline(), [self.at(0)]
        for n in sorted(self.entries):
            entry = self.entries[n]
            old = line
            line = timeline([entry.mark()], line)
            del positions[shared(old.steps, line.steps) + 1 :]
            if entry.kind in (*STEPS, *AMENDS):
                at = line.steps.index(n)
                # Told again only up to here: what comes behind an amended move may need the next entry to make sense.
                while len(positions) <= at:
                    positions.append(self.again(positions[-1], line.steps[len(positions) - 1]).after)
                one = self.again(positions[at], n)
                if entry.kind in AMENDS:
                    one.kind, one.note = "amend", {"of": entry.of}
                else:
                    one.kind = entry.kind
                told.append(one)
            else:
                note = {"of": entry.of, "count": entry.of, **(entry.move or {})}
                here = positions[-1]
                told.append(Told(n, entry.kind, here, here, words=entry.words, because=entry.because, note=note))
        for one in told:
            one.in_force = one.n in self.line.steps or one.kind not in (*STEPS, "amend")
        return told

    def rename(self, old: str, new: str) -> History:
        """The same history with another name for a player, from the first move on; this one stays as it is."""
        other = History(self.game, with_name(self.start, old, new), self.journal, self.number)
        other.last, other.line = self.last, self.line
        other.renames = [Entry(n=self.last + 1, kind="rename", move={"old": old, "new": new})]
        other.remember(self.entry(n) for n in range(1, self.last + 1))
        other.renames = [*self.renames, *other.renames]
        return other

    @contextlib.contextmanager
    def turn(self) -> Iterator[None]:
        """Nobody else writes meanwhile, and what others have said before is known."""
        if self.journal is None:
            yield
            return
        with self.journal.writing():
            if self.journal.last(self.number) != self.last:
                self.read()
            yield

    def write(self, entries: Sequence[Entry], positions: Sequence[Position[Any]] = (), past: int = -1) -> None:
        """Add entries to what was said. `positions` are the tables after step `past` (default: the last one) and on."""
        past = len(self.line.steps) if past < 0 else past
        self.line = timeline((entry.mark() for entry in entries), self.line)
        self.last = entries[-1].n
        self.entries.update((entry.n, entry) for entry in entries)
        self.renames += [entry for entry in entries if entry.kind == "rename"]
        for stale in [at for at in self.past if at > min(past, len(self.line.steps))]:
            del self.past[stale]
        self.past.update(enumerate(positions, past + 1))
        if self.journal is None:
            return
        from .journal.journal import now

        with self.journal.writing():
            when = now()
            for entry in entries:
                self.journal.append(self.number, entry.but(at=when))
                if entry.kind in (*AMENDS, "drop"):
                    self.journal.forget(self.number, past + 1)
                for event in entry.events:
                    self.learn(event)
            self.snapshot()

    def snapshot(self) -> None:
        """Keep the table as it is now, when no move waits for an answer."""
        position = self.at(len(self.line.steps))
        if self.journal is not None and not position.waiting:
            self.journal.keep(self.number, self.line, self.game.view(position))

    def learn(self, event: Mapping[str, Any]) -> None:
        """Keep what was told of a card or place for later tables: an event `card-described` has `card` and `facts`."""
        kind = event["type"].removesuffix("-described")
        if kind != event["type"] and self.journal is not None:
            self.journal.learn(self.game.id, kind, event[kind], event["facts"])


@contextlib.contextmanager
def speaking(game: str) -> Iterator[None]:
    """What does not fit in here is said in the words of this game."""
    try:
        yield
    except Unfit as unfit:
        unfit.game = game
        raise


def event_record(event: Event[Any]) -> dict[str, Any]:
    """An event without a language."""
    record: dict[str, Any] = {"type": event.kind, **plain(event.said()), "because": event.because}
    return record


def shared(one: Sequence[int], other: Sequence[int]) -> int:
    """How many steps two timelines have in common from the start."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def frozen(value: Any) -> Any:
    """A JSON value as a move holds it: lists become tuples."""
    if isinstance(value, list):
        return tuple(frozen(v) for v in value)
    return {k: frozen(v) for k, v in value.items()} if isinstance(value, dict) else value


def with_name(value: Any, old: str, new: str) -> Any:
    """A JSON value in which a player has another name."""
    if isinstance(value, str):
        return new if value == old else value
    if isinstance(value, Mapping):
        return {with_name(k, old, new): with_name(v, old, new) for k, v in value.items()}
    return [with_name(v, old, new) for v in value] if isinstance(value, list | tuple) else value


MISSHAPEN = (TypeError, AttributeError, ValueError, LookupError)
"""What reading JSON of the wrong shape comes to: a list where a number belongs, a number where a card does."""


def laid_out(game: Game[Any], given: Mapping[str, Any]) -> Position[Any]:
    """A table from facts that anybody may have written.

    Raises:
        Unfit: a field is unknown, impossible or of the wrong kind.
    """
    try:
        position = game.scenario(given)
        game.view(position)
    except MISSHAPEN as error:
        field = next((name for name in given if not holds(game, {name: given[name]})), "players")
        value = str(given.get(field))[:40]
        raise Unfit("scenario-value", field=field, value=value) from error
    return position


def holds(game: Game[Any], given: Mapping[str, Any]) -> bool:
    """Whether facts have the shape that a game reads."""
    try:
        game.view(game.scenario(given))
    except Unfit:
        return True
    except MISSHAPEN:
        return False
    return True
