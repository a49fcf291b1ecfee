"""What comes of what is said at a table: moves told, or a refusal with its reasons. Words are made on demand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from .core.types import Choice, Event, Move, Position, Ruling, Subject, plain

if TYPE_CHECKING:
    from .language.say import Voice


class Fix:
    """A correction by hand: what was set, to what, and what it was before."""

    def __init__(self, subject: Subject, value: str, before: Any) -> None:
        self.subject = subject
        self.value = value
        self.before = before

    def json(self) -> dict[str, Any]:
        """As an event in JSON."""
        return {"type": "fixed", "subject": self.subject.kind, "of": self.subject.of, "value": self.value}


class Told:
    """One thing that was said and what it caused.

    `n` is its number at the table, `before` and `after` the table around it, `rulings` what spoke against it when the
    table insisted or is not strict. `note` carries the old and new name of a rename, or how many an undo took back.
    """

    def __init__(
        self,
        n: int,
        kind: str,
        before: Position[Any],
        after: Position[Any],
        *,
        move: Move | None = None,
        fix: Fix | None = None,
        events: tuple[Event[Any], ...] = (),
        rulings: tuple[Ruling, ...] = (),
        because: str = "",
        words: str = "",
        note: Mapping[str, Any] | None = None,
    ) -> None:
        self.n = n
        self.kind = kind
        self.before = before
        self.after = after
        self.move = move
        self.fix = fix
        self.events = events
        self.rulings = rulings
        self.because = because
        self.words = words
        self.note = note or {}
        self.in_force = True
        self.once: Sequence[Event[Any]] = ()
        """What it caused when it was said, where that differs from what it causes now."""

    @property
    def forced(self) -> bool:
        """Whether it stands in spite of a rule."""
        return bool(self.rulings)

    def states(self) -> Iterator[tuple[Event[Any], Any]]:
        """Each event with the table right after it."""
        state = self.before.state
        for event in self.events:
            state = event.on(state)
            yield event, state

    def text(self, voice: Voice) -> str:
        """What was said, in canonical words."""
        if self.move is not None:
            return voice.move(self.before.state, self.move, open_choice(self.before))
        if self.fix is not None:
            return self.said_fix(voice)
        return voice.sentence(f"entry.{self.kind}", n=self.n, **self.note)

    def said_fix(self, voice: Voice) -> str:
        """A correction in words."""
        assert self.fix is not None
        subject, state = self.fix.subject, self.after.state
        return voice.sentence(
            "fixed",
            subject=voice.subject(state, subject),
            value=voice.value(state, self.fix.value),
            before=voice.value(state, self.fix.before),
            because=self.because,
        )

    def json(self, voice: Voice, *, hide: bool = False) -> dict[str, Any]:
        """As the interface page has it. With `hide`, what nobody else may see is null."""
        said: dict[str, Any] = {"n": self.n}
        if self.move is not None:
            said["player"] = self.move.player
        said["text"] = self.text(voice)
        said["events"] = [event_json(voice, state, event, hide=hide) for event, state in self.states()]
        if self.fix is not None:
            said["events"].append({**self.fix.json(), "before": plain(self.fix.before), "text": said["text"]})
        if self.rulings:
            said["rulings"] = [voice.ruling(self.before.state, r) for r in self.rulings]
        if self.forced:
            said["forced"] = True
        if self.because:
            said["because"] = self.because
        return said


def open_choice(position: Position[Any]) -> Choice | None:
    """The choice that waits for an answer, if one does."""
    return position.waiting[0] if position.waiting else None


def secret(event: Event[Any]) -> tuple[str, ...]:
    """The fields of an event that only its player may see: those its class names in `secret`."""
    hidden: tuple[str, ...] = getattr(event, "secret", ())
    return hidden


def event_json(voice: Voice, state: Any, event: Event[Any], *, hide: bool = False) -> dict[str, Any]:
    """An event as JSON with its sentence; with `hide`, its secret fields are null."""
    if hide and (unseen := secret(event)):
        event = event.but(**dict.fromkeys(unseen))
    return {"type": event.kind, **plain(event.said()), "because": event.because, "text": voice.event(state, event)}


class Result:
    """What came of one call: the moves told, or why nothing was changed.

    ok: whether all of it was done. moves: what was told, in order. error: "illegal", "not-understood", "ambiguous", "".
    rulings: every rule that speaks against the failing move, the decisive one first. at: the place of the failing move
    in the call, from 1. words: what was typed of it. candidates: what it could have meant. instead: the nearest legal
    moves.
    """

    def __init__(
        self,
        voice: Voice,
        position: Position[Any],
        moves: Sequence[Told] = (),
        *,
        error: str = "",
        rulings: Sequence[Ruling] = (),
        at: int = 0,
        count: int = 0,
        words: str = "",
        move: Move | None = None,
        candidates: Sequence[str] = (),
        why: str = "",
        later: Told | None = None,
    ) -> None:
        self.voice = voice
        self.position = position
        self.moves = tuple(moves)
        self.error = error
        self.rulings = tuple(rulings)
        self.at = at
        self.count = count
        self.words = words
        self.move = move
        self.candidates = tuple(candidates)
        self.why = why
        """More about words that were not understood, or a correction that cannot be made, as a sentence."""
        self.later = later
        self.shown: Callable[[Position[Any]], Mapping[str, Any]] | None = None
        """How the table is shown as JSON; set by the table."""
        self.near: Callable[[Result], Iterable[str]] | None = None
        """What finds the nearest legal moves; set by the table."""
        self.secretive = False
        """Whether players hide things from whoever reads this."""
        self.cut = 0
        """After `amend` with `yes`: the first later move that was left out; 0 for none."""

    @cached_property
    def table(self) -> Mapping[str, Any] | None:
        """The table after it as JSON; None where nothing was done."""
        return self.shown(self.position) if self.shown is not None and self.ok else None

    @cached_property
    def instead(self) -> tuple[str, ...]:
        """The nearest legal moves, in the words that `do` takes."""
        return tuple(self.near(self)) if self.near is not None and self.error == "illegal" else ()

    @property
    def hide(self) -> bool:
        """Whether secrets are left out: they are until the game is over."""
        return self.secretive and not (self.table is not None and over(self.table))

    @property
    def ok(self) -> bool:
        """Whether all of it was done (or, for `can`, could be done)."""
        return not self.error

    @property
    def events(self) -> tuple[Event[Any], ...]:
        """Everything that happened, in order."""
        return tuple(event for told in self.moves for event in told.events)

    @property
    def forced(self) -> bool:
        """Whether some of it stands in spite of a rule."""
        return any(told.forced for told in self.moves)

    def json(self) -> dict[str, Any]:
        """As the interface page has it."""
        if self.ok:
            done: dict[str, Any] = {"ok": True, "moves": [told.json(self.voice, hide=self.hide) for told in self.moves]}
            if self.table is not None:
                done["table"] = self.table
            return done
        failed: dict[str, Any] = {"ok": False, "error": self.error, "n": self.at, "move": self.said()}
        if self.later is not None:
            failed["later"] = {"n": self.later.n, "text": self.later.text(self.voice)}
        failed["rulings"] = [self.voice.ruling(self.position.state, r) for r in self.rulings]
        failed["instead"] = list(self.instead)
        failed["candidates"] = list(self.candidates)
        failed["text"] = self.text
        return failed

    def said(self) -> str:
        """The failing move: in canonical words when it was understood, else as it was typed."""
        if self.move is None:
            return self.words
        return self.voice.move(self.position.state, self.move, open_choice(self.position))

    @property
    def text(self) -> str:
        """All of it in the table's language, one thing a line."""
        return "\n".join(self.lines())

    def lines(self) -> Iterator[str]:
        """The lines of `text`: what was done, or who must do what, the facts, the rule, what would be legal."""
        say = self.voice.sentence
        if self.ok:
            for told in self.moves:
                yield from told_lines(self.voice, told, hide=self.hide)
            return
        if self.error == "illegal":
            rulings = self.rulings
            if self.later is not None:  # its first ruling says what this line says
                yield say("later-illegal", n=self.later.n, text=self.later.text(self.voice))
                rulings = rulings[1:]
            if self.why:
                yield f"  {self.why}"
            known: set[str] = set()
            for at, ruling in enumerate(rulings):
                said = self.voice.ruling(self.position.state, ruling)
                first = say("illegal", text=said["text"]) if at == 0 else ""
                yield from against(said, first, known)
            if self.instead:
                yield "  " + say("would-be-legal", moves=" · ".join(self.instead))
            if self.later is not None:
                yield "  " + say("add-yes")
        elif self.error == "ambiguous":
            yield say("ambiguous", words=shown(self.words))
            yield "  " + "  ·  ".join(self.candidates)
        else:
            yield say("not-understood", words=shown(self.words))
            if self.why:
                yield f"  {self.why}"
            if self.candidates:
                yield "  " + say("maybe", candidates=" · ".join(self.candidates))
        if self.count > 1:
            yield "  " + say("in-call", n=self.at, count=self.count)


def against(said: Mapping[str, Any], first: str, known: set[str]) -> Iterator[str]:
    """One ruling in lines: what it says and the facts, unless `known` from an earlier one, then the rule and its source."""
    if first:
        known.add(f"  {said['text']}")
    for line in (first or f"  {said['text']}", f"  {said['facts']}"):
        if line.strip() and line not in known:
            known.add(line)
            yield line
    source = said["source"].partition("; ")[0]  # one place to look it up is enough at the table; JSON has them all
    yield f"  {said['rule']} · {source}" if source else f"  {said['rule']}"


def told_lines(voice: Voice, told: Told, *, hide: bool = False) -> Iterator[str]:
    """One move in words: what was said, then what it caused, then what spoke against it."""
    said = told.text(voice)
    yield f"{told.n}. {said}" if told.move is not None or told.fix is not None else said
    for event, state in told.states():
        sentence = event_json(voice, state, event, hide=hide)["text"]
        if sentence:
            yield f"   {sentence}"
    for ruling in told.rulings:
        against = voice.ruling(told.before.state, ruling)
        yield "   " + voice.sentence("forced" if told.because else "warned", text=against["text"], because=told.because)
        source = against["source"].partition("; ")[0]
        yield f"     {against['rule']} · {source}" if source else f"     {against['rule']}"
    for event in told.once:
        yield "   " + voice.sentence("ruled-differently", text=voice.event(told.after.state, event))


def shown(words: str, most: int = 60) -> str:
    """Typed words as they can be shown: on one line, without control characters, not longer than a line."""
    clean = "".join(sign if sign.isprintable() else " " for sign in words)
    return clean if len(clean) <= most else clean[: most - 1] + "…"


def log_entry(told: Told, voice: Voice, *, hide: bool = False) -> dict[str, Any]:
    """A line of the log as JSON."""
    said = {**told.json(voice, hide=hide), "kind": told.kind, "in_force": told.in_force}
    if told.once:
        said["once"] = [event_json(voice, told.after.state, event, hide=hide) for event in told.once]
    return said


def over(view: Mapping[str, Any]) -> bool:
    """Whether a game has ended, by its JSON."""
    return view.get("winner") is not None or "over" in (view.get("step"), view.get("phase"))
