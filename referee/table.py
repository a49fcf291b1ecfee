"""A table: a game with everything that was said at it. What the command line and a program use.

More than 400 lines, because all that can be said and asked at a table is a method of it, each a few lines long.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from . import games
from .core.judge import judge
from .core.types import AT_RANDOM, Answer, Illegal, Move, Position, Ruling, Unfit, plain
from .history import History, event_record
from .journal.timeline import Entry
from .legal import legal, nearest
from .outcome import Result, Told, event_json, log_entry, open_choice, over

if TYPE_CHECKING:
    from .journal.journal import Journal
    from .language.say import Voice

LEVELS = ("enforce", "warn", "track")
"""How strict a table is: refuse what the rules forbid, let it pass with a warning, or only keep the counters."""


class Table:
    """A game with its history. Made by `new`, `scenario` or `open`.

    `lang` is the language it answers in; it understands all three. With a journal, everything said is written at once,
    and what others have said meanwhile is read before anything is judged. With `hide`, JSON and words leave out what
    players hide from one another (the command line does).
    """

    def __init__(self, history: History, *, lang: str = "es", hide: bool = False) -> None:
        self.history = history
        self.game = history.game
        self.lang = lang
        self.hide = hide
        self._voices: dict[str, Voice] = {}

    # how a table comes to be

    @classmethod
    def new(
        cls,
        game: str,
        players: Mapping[str, Mapping[str, Any]] | Sequence[str],
        *,
        level: str = "enforce",
        lang: str = "es",
        db: Journal | str | None = None,
        hide: bool = False,
        **options: Any,
    ) -> Table:
        """A fresh table. `players` by name, each with their own options (`{"Ana": {"houses": [...]}}`), or names alone.

        Other options are those of `referee new`: `first`, `groups`, `difficulty`, `seed` ...

        Raises:
            LookupError: there is no such game.
            Unfit: players or options make no sense.
            Unusable: `db` cannot be used.
        """
        found = games.find(game)
        for name, own in players.items() if isinstance(players, Mapping) else ():
            for option, value in own.items():
                options.setdefault(option, {})[name] = listed(value)
        journal = opened(db)
        if journal is not None and (known := journal.known(game)):
            options["known"] = known
        start = {"players": list(players), "options": plain(options), **settled(level, options.get("seed"))}
        table = cls(History(found, start, journal), lang=lang, hide=hide)
        table._name_players()
        table.history.begin()
        return table

    @classmethod
    def scenario(
        cls, given: Mapping[str, Any], *, level: str = "enforce", lang: str = "es", db: Journal | str | None = None
    ) -> Table:
        """A table at any position: `given` has the fields of `state()`, all optional but `game`.

        Raises:
            LookupError: there is no such game.
            Unfit: a field is unknown or impossible.
        """
        if not isinstance(given, Mapping):
            raise Unfit("scenario-value", field="table", value=str(given)[:40])
        found = games.find(str(given.get("game", "")))
        laid = {key: value for key, value in given.items() if key not in ("game", "table")}
        table = cls(History(found, {"scenario": plain(laid), **settled(level)}, opened(db)), lang=lang)
        table.history.begin()
        return table

    @classmethod
    def open(cls, db: Journal | str, number: int = 0, *, lang: str = "es", hide: bool = False) -> Table:
        """A table of a database: the one with this number, or the current one.

        Raises:
            NoTable: there is none.
            Unusable: the database cannot be used.
        """
        journal = opened(db, create=False)
        assert journal is not None
        opening = journal.opening(number)
        history = History(games.find(opening.game), opening.start, journal, opening.n)
        history.read()
        return cls(history, lang=lang, hide=hide)

    def _name_players(self) -> None:
        """See to it that players can be told apart, and from words of play.

        Raises:
            Unfit: a name cannot be used.
        """
        from .language.hear import Unheard, hear

        names = self.history.start["players"]
        for at, name in enumerate(names):
            if not name.strip() or len(name) > 30 or not name.isprintable() or any(sign in name for sign in ':;=,«»"'):
                raise Unfit("name.signs", player=name)
            if name.casefold() in (other.casefold() for other in names[:at]):
                raise Unfit("name.twice", player=name)
        position = self.history.at(0)
        for name in names:
            if not isinstance(hear(self.game, position, name, self.lang), Unheard):
                raise Unfit("name.word", player=name)

    # saying something

    def do(self, words: str | Move, *, force: bool = False, because: str = "", player: str = "") -> Result:
        """Log moves as a player says them, several separated by `;`: all or nothing. A `Move` may be given instead.

        With `force` the table overrules the referee; `because` says why. Raises nothing for an illegal move.
        """
        with self.history.turn():
            result = self._say(self.position, words, force=force, because=because, player=player)
            if result.ok:
                self.history.write([entry_of(told) for told in result.moves], [told.after for told in result.moves])
            return self._finished(result)

    def can(self, words: str | Move, *, player: str = "") -> Result:
        """Whether the moves would be legal, and what they would do. Nothing is logged."""
        return self._finished(self._say(self.position, words, player=player))

    def _say(
        self,
        position: Position[Any],
        words: str | Move,
        *,
        force: bool = False,
        because: str = "",
        player: str = "",
    ) -> Result:
        """Hear and judge what is said at a position, one move after the other."""
        from .language.hear import Unheard, hear, split

        phrases: list[str | Move] = [words] if isinstance(words, Move) else list(split(words))
        told: list[Told] = []
        count = len(phrases)
        for at, phrase in enumerate(phrases, 1):
            move = phrase if isinstance(phrase, Move) else hear(self.game, position, phrase, self.lang, player)
            if isinstance(move, Answer) and move.picked == (AT_RANDOM,) and position.waiting:
                move = self.history.drawn(position.waiting[0], self.history.last + len(told) + 1)
            if isinstance(move, Unheard):
                error = "ambiguous" if move.ambiguous else "not-understood"
                about = {"words": phrase, "candidates": move.candidates, "why": move.why}
                return self._failed(position, error, at=at, count=count, **about)
            one = self._judge(position, move, self.history.last + len(told) + 1, force=force)
            if isinstance(one, Result):
                one.at, one.count = at, count
                one.words = phrase if isinstance(phrase, str) else ""
                return one
            one.because, one.words = because, phrase if isinstance(phrase, str) else ""
            told += [one, *self._drawn(one.after, one.n)]
            position = told[-1].after
        if not told:
            return self._failed(position, "not-understood", at=1, count=1, words=str(words))
        return Result(self.voice, position, told)

    def _drawn(self, position: Position[Any], n: int) -> Iterator[Told]:
        """The answers that the table draws by itself behind entry `n`, where the game has `draws` and says so."""
        draws = getattr(self.game, "draws", None)
        while draws is not None and position.waiting and draws(position.state, position.waiting[0]):
            n += 1
            told = self._judge(position, self.history.drawn(position.waiting[0], n), n)
            assert isinstance(told, Told), "what is drawn from the options fits"
            yield told
            position = told.after

    def _judge(self, before: Position[Any], move: Move, n: int, *, force: bool = False) -> Told | Result:
        """One move at a position: what it causes, or a refusal. How strict the table is counts here."""
        level = self.history.start.get("level", "enforce")
        rulings: tuple[Ruling, ...] = ()
        verdict = judge(self.game, before, move, force=level == "track")
        if isinstance(verdict, Illegal) and (force or level == "warn"):
            rulings = verdict.rulings
            verdict = judge(self.game, before, move, force=True)
        if isinstance(verdict, Illegal):
            return self._failed(before, "illegal", rulings=verdict.rulings, move=move)
        kind = "force" if rulings else "move"
        return Told(n, kind, before, verdict.position, move=move, events=verdict.events, rulings=rulings)

    def _failed(self, position: Position[Any], error: str, **known: Any) -> Result:
        return Result(self.voice, position, error=error, **known)

    def _finished(self, result: Result) -> Result:
        """A result that can show the table, or what would be legal instead."""
        result.shown, result.near, result.secretive = self._shown, self._near, self.hide
        return result

    def _near(self, result: Result) -> Iterator[str]:
        """The legal moves that come nearest to a refused one, in words.

        Somebody who speaks out of turn and may do nothing of the kind hears what the turn is waiting for.
        """
        wanted = result.move
        near = nearest(wanted, legal(self.game, result.position, wanted.player if wanted else ""))
        if wanted and not any(move.kind == wanted.kind for move in near):
            near = nearest(wanted, legal(self.game, result.position)) or near
        for move in near:
            yield self.words(move, result.position)

    def undo(self, count: int = 1) -> Result:
        """Take the last moves back. They stay in the log, and `redo` brings them back."""
        with self.history.turn():
            steps = self.history.line.steps
            if not 0 < count <= len(steps):
                facts = {"asked": count, "moves": len(steps)}
                return self._failed(self.position, "illegal", rulings=[Ruling("referee.undo.nothing", facts)])
            taken = [self.history.told(at) for at in range(len(steps) - 1, len(steps) - 1 - count, -1)]
            self.history.write([Entry(n=self.history.last + 1, kind="undo", of=count)])
            return self._finished(Result(self.voice, self.position, taken))

    def redo(self, count: int = 1) -> Result:
        """Bring back the moves last taken back."""
        with self.history.turn():
            back, stood = self.history.line.back, len(self.history.line.steps)
            if not 0 < count <= len(back):
                facts = {"asked": count, "moves": len(back)}
                return self._failed(self.position, "illegal", rulings=[Ruling("referee.redo.nothing", facts)])
            self.history.write([Entry(n=self.history.last + 1, kind="redo", of=count)])
            again = [self.history.told(at) for at in range(stood, stood + count)]
            return self._finished(Result(self.voice, self.position, again))

    def amend(self, n: int, words: str | Move = "", *, drop: bool = False, yes: bool = False) -> Result:
        """Put other moves in the place of move `n` (or leave it out), and replay all later ones.

        If a later move becomes illegal, nothing is changed, unless `yes`: then the replay is kept up to it. Answers to
        a choice that the new move does not open any more go with the old one.

        Raises:
            LookupError: there is no move `n`.
        """
        with self.history.turn():
            at = self.history.place(n)
            if at < 0:
                return self._failed(self.position, "illegal", rulings=[Ruling("referee.amend.not-in-force", {"n": n})])
            before, old = self.history.at(at), self.history.line.steps[at]
            result = Result(self.voice, before) if drop else self._say(before, words)
            if not result.ok:
                return self._finished(result)
            entries = self._amended(old, result.moves)
            position = result.moves[-1].after if result.moves else before
            positions = [told.after for told in result.moves]
            kept = True
            for step in self.history.line.steps[at + 1 :]:
                entry = self.history.entry(step)
                orphan = entry.move.get("type") == "answer" and not position.waiting
                if orphan and kept:
                    entries.append(Entry(n=self.history.last + len(entries) + 1, kind="drop", of=step))
                    continue
                kept = False
                told = self._rejudge(position, entry)
                if isinstance(told, Result):
                    if not yes:
                        told.later = self.history.told(self.history.line.steps.index(step))
                        told.rulings = (Ruling("referee.amend.later-illegal", {"n": step}), *told.rulings)
                        return told
                    entries[0] = entries[0].but(cut=step)
                    break
                position = told.after
                positions.append(position)
            self.history.write(entries, positions, past=at)
            result = Result(self.voice, position, result.moves)
            result.cut = entries[0].cut
            return self._finished(result)

    def _amended(self, old: int, moves: Sequence[Told]) -> list[Entry]:
        """The entries that put moves in the place of an old one; with no moves, it is left out."""
        if not moves:
            return [Entry(n=self.history.last + 1, kind="drop", of=old)]
        first, *more = [entry_of(told) for told in moves]
        return [
            first.but(kind="amend", of=old),
            *(entry.but(kind="insert", of=entry.n - 1) for entry in more),
        ]

    def _rejudge(self, position: Position[Any], entry: Entry) -> Told | Result:
        """A later move at a changed table: judged anew, unless the table had insisted on it.

        A correction is carried out again; a refusal where what it corrected is not there any more.
        """
        if entry.kind == "fix":
            try:
                return self.history.corrected(position, entry)
            except Unfit as unfit:
                return self._failed(position, "illegal", why=self.voice.unfit(unfit))
        return self._judge(position, self.history.decoded(entry.move), entry.n, force=bool(entry.rulings))

    def fix(self, words: str, because: str = "") -> Result:
        """Correct the table by hand; marked in the log for ever.

        Raises:
            Unfit: there is no such thing at the table, or the value makes no sense.
        """
        from .language.hear import Unheard, hear_fix

        with self.history.turn():
            position = self.position
            if position.waiting:
                first = position.waiting[0]
                facts = {"player": first.player, "of": first.of, "choice": first.choice}
                return self._failed(position, "illegal", rulings=[Ruling("referee.choice.open", facts)])
            heard = hear_fix(self.game, position.state, words, self.lang)
            if isinstance(heard, Unheard):
                error = "ambiguous" if heard.ambiguous else "not-understood"
                return self._failed(position, error, at=1, count=1, words=words, candidates=heard.candidates)
            subject, value = heard
            record = {"type": "fix", "subject": subject.kind, "of": subject.of, "value": value}
            entry = Entry(n=self.history.last + 1, kind="fix", move=record, words=words, because=because)
            told = self.history.corrected(position, entry)
            self.history.write([entry], [told.after])
            return self._finished(Result(self.voice, told.after, [told]))

    def note(self, kind: str, **about: Any) -> None:
        """Log something that moves nothing: `reveal`, `close`, `open`, `rename`."""
        with self.history.turn():
            self.history.write([Entry(n=self.history.last + 1, kind=kind, move=about or None)])

    def rename(self, old: str, new: str) -> None:
        """Give a player another name, from the first move on.

        Raises:
            LookupError: nobody is called `old`.
            Unfit: `new` cannot be a player's name here.
        """
        with self.history.turn():
            if old not in self.players:
                raise LookupError(old)
            if self.history.journal is not None:
                self.history.journal.forget(self.number, 0)
            renamed = Table(self.history.rename(old, new), lang=self.lang)
            if "players" in renamed.history.start:
                renamed._name_players()
            renamed.history.at(len(self.history.line.steps))
            self.note("rename", old=old, new=new)
            renamed.history.last = self.history.last
            self.history = renamed.history
            self.history.snapshot()

    # as text, and back

    def record(self) -> str:
        """The whole game as a text record, what is hidden included, from which `from_record` makes the same table."""
        from .journal import record

        told = self.history.log()
        entries = (self.history.entry(one.n) for one in told)
        said = ((entry, *self._as_lines(one)) for entry, one in zip(entries, told, strict=True))
        return "\n".join(record.write(self.game.id, self.history.start, said)) + "\n"

    def _as_lines(self, told: Told) -> tuple[str, list[str]]:
        """A thing that was said, in words, and what it caused."""
        who = f"{told.move.player}: " if told.move is not None else ""
        events = (event_json(self.voice, state, event) for event, state in told.states())
        return who + told.text(self.voice), [f"{e['text']} ({e['because']})" for e in events]

    @classmethod
    def from_record(
        cls, text: str, file: str = "", *, lang: str = "es", db: Journal | str | None = None, hide: bool = False
    ) -> Table | Result:
        """The table of a text record, every move in force judged again; a refusal where one is illegal now.

        Raises:
            Unfit: it is no record, or how it begins makes no sense.
            Unusable: `db` cannot be used.
        """
        from .journal import record

        written = record.read(text, file)
        try:
            table = cls(History(games.find(written.game), written.start), lang=lang, hide=hide)
            table.history.begin()
            for said in written.said:
                if isinstance(said, Entry):
                    table.history.write([said.but(n=table.history.last + 1)])
                elif not (result := table.do(said)).ok:
                    return result
        except (LookupError, TypeError, ValueError) as error:
            raise Unfit("record.format", file=file, line=1) from error
        refused = table._judge_past()
        journal = opened(db)
        if refused is None and journal is not None:
            table.history.settle(journal)
        return refused or table

    def _judge_past(self) -> Result | None:
        """Judge every move in force anew and keep what it causes; the refusal of the first that the rules forbid."""
        position = self.history.at(0)
        for at, n in enumerate(self.history.line.steps, 1):
            entry = self.history.entry(n)
            told = self._rejudge(position, entry)
            if isinstance(told, Result):
                told.at, told.count, told.words = at, len(self.history.line.steps), entry.words
                return self._finished(told)
            if told.move is not None:
                self.history.entries[n] = entry.but(events=[event_record(event) for event in told.events])
            position = told.after
        return None

    # looking

    def newer(self) -> bool:
        """Read what others have said meanwhile; whether there was something."""
        journal = self.history.journal
        fresh = journal is not None and journal.last(self.number) != self.history.last
        if fresh:
            self.history.read()
        return fresh

    @property
    def number(self) -> int:
        """Its number in the database; 0 without one."""
        return self.history.number

    @property
    def position(self) -> Position[Any]:
        """The table as it is now."""
        return self.history.at(len(self.history.line.steps))

    @property
    def voice(self) -> Voice:
        """What says things in the table's language."""
        if self.lang not in self._voices:
            from .language.say import Voice

            self._voices[self.lang] = Voice(self.game, self.lang)
        return self._voices[self.lang]

    @property
    def players(self) -> list[str]:
        """Who sits at the table, in order."""
        named: list[str] = self.history.start.get("players") or list(self.state().get("players", ()))
        return named

    def state(self, *, hide: bool = False) -> dict[str, Any]:
        """The table as JSON; with `hide`, without what players hide from one another."""
        return self._shown(self.position, hide=hide or self.hide)

    def _shown(self, position: Position[Any], *, hide: bool | None = None) -> dict[str, Any]:
        view = self.game.view(position, hide=self.hide if hide is None else hide, lang=self.lang)
        view.pop("game", None)
        return {"game": self.game.id, **({"table": self.number} if self.number else {}), **view}

    def revealed(self, player: str) -> dict[str, Any]:
        """The table as JSON with what one player hides; logged.

        Raises:
            LookupError: nobody is called so.
        """
        if player not in self.players:
            raise LookupError(player)
        self.note("reveal", player=player)
        shown, full = self.state(), self._shown(self.position, hide=False)
        if isinstance(shown.get("players"), dict):
            shown["players"][player] = full["players"][player]
            return shown
        return full

    def legal(self, player: str = "") -> list[Move]:
        """The moves of a player (default: whose turn it is) that are legal now; answers while a choice is open.

        Raises:
            LookupError: nobody is called so.
        """
        if player and player not in self.players:
            raise LookupError(player)
        return legal(self.game, self.position, player)

    def words(self, move: Move, position: Position[Any] | None = None) -> str:
        """A move in the words that `do` takes, at this position (default: now)."""
        at = position or self.position
        return self.voice.move(at.state, move, open_choice(at))

    def mover(self) -> str:
        """Whose word counts now."""
        position = self.position
        return position.waiting[0].player if position.waiting else self.game.mover(position.state)

    def log_json(self, moves: int = 0) -> list[dict[str, Any]]:
        """The log as JSON; with `moves`, its last ones only."""
        hide = self.hide and not over(self._shown(self.position))
        found = self.history.log()
        return [log_entry(one, self.voice, hide=hide) for one in found[-moves or None :]]

    def why(self, words: str) -> dict[str, Any] | Result:
        """How a counter, a power, a card's place or a score came to be: its value and the events that changed it."""
        from .language.hear import Unheard, hear_subject

        position = self.position
        heard = hear_subject(self.game, position.state, words, self.lang)
        if isinstance(heard, Unheard):
            error = "ambiguous" if heard.ambiguous else "not-understood"
            return self._failed(position, error, at=1, count=1, words=words, candidates=heard.candidates)
        hide = self.hide and not over(self._shown(position))
        secret = hide and heard.kind in getattr(self.game, "secrets", ())
        because: list[dict[str, Any]] = []
        for at in range(len(self.history.line.steps)):
            told = self.history.told(at)
            value = self.game.measure(told.before.state, heard)
            for event, state in told.states():
                changed = self.game.measure(state, heard)
                if changed != value:
                    shown = event_json(self.voice, state, event, hide=hide)
                    because.append({"n": told.n, **shown, "value": None if secret else plain(changed)})
                    value = changed
            if told.fix is not None and not secret and self.game.measure(told.after.state, heard) != value:
                because.append({"n": told.n, **told.fix.json(), "text": told.text(self.voice)})
        value = None if secret else plain(self.game.measure(position.state, heard))
        return {"subject": self.voice.subject(position.state, heard), "value": value, "because": because}

    def score(self) -> dict[str, Any]:
        """The score of the table, as the game reckons it."""
        return self.game.score(self.position.state)

    def __eq__(self, other: object) -> bool:
        """Whether two tables stand alike: the same game at the same position, however they came there."""
        if not isinstance(other, Table):
            return NotImplemented
        return self.game.id == other.game.id and self.position == other.position

    __hash__ = None  # type: ignore[assignment]


def opened(db: Journal | str | None, *, create: bool = True) -> Journal | None:
    """A journal as it is, or the one of a file; with `create` it is made when it is missing."""
    if db is None:
        return None
    from .journal.journal import Journal

    return db if isinstance(db, Journal) else Journal(str(db), create=create)


def entry_of(told: Told) -> Entry:
    """A move told, as the journal keeps it."""
    assert told.move is not None
    return Entry(
        n=told.n,
        kind=told.kind,
        move=told.move.record(),
        words=told.words,
        because=told.because,
        rulings=[{"rule": r.rule, "facts": plain(r.facts)} for r in told.rulings],
        events=[event_record(event) for event in told.events],
    )


def settled(level: str, seed: object = None) -> dict[str, Any]:
    """What every start has: how strict the table is, and what its draws are made from.

    Raises:
        Unfit: there is no such level.
    """
    if level not in LEVELS:
        raise Unfit("usage.level", level=level)
    return {"level": level, "seed": str(seed) if seed else os.urandom(4).hex()}


def listed(value: Any) -> list[str]:
    """An option of one player as the command line gives it: a list of words."""
    return [str(v) for v in value] if isinstance(value, list | tuple) else [str(value)]
