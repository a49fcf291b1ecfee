"""Scores, odds, deck lists, records, demonstrations. What a game brings is found by looking into its package."""

from __future__ import annotations

import contextlib
import importlib
import io
import json
import sys
import tempfile
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from ..core.block import Block
from ..core.types import Unfit
from ..games import ids
from ..history import speaking
from ..journal.health import NoTable
from ..journal.journal import Journal
from ..journal.record import HEAD
from ..library import shelf
from ..table import Table
from .board import richly
from .grammar import Command, plain_line
from .guard import unfit
from .output import DONE, REFUSED, Desk, Wrong, put
from .seats import asked, deck_text, kept, person, text_of

FIRST = "keyforge"
"""The game that is shown to whoever names none and has no table open."""


def part(game: str, name: str) -> ModuleType | None:
    """A module that a game may bring: `decks`, `odds`, `tally`; None when it does not."""
    return part_of(game, name) if find_spec(f"referee.games.{game}.{name}") else None


def part_of(game: str, name: str) -> ModuleType:
    """A module that a game is known to bring."""
    return importlib.import_module(f"referee.games.{game}.{name}")


def current(desk: Desk) -> Table | None:
    """The table in use, if there is one."""
    try:
        return Table.open(Journal(desk.db), desk.table, lang=desk.lang, hide=True)
    except NoTable:
        return None


# --- score ------------------------------------------------------------------------------------------------------------


def score_of(desk: Desk, words: Sequence[str]) -> int:
    """The score of the table in use, or of one that was never logged: from a file, from lines, or asked for."""
    if not words:
        table = Table.open(Journal(desk.db), desk.table, lang=desk.lang)
        return scored(desk, table.game.id, table.score())
    game, *rest = words
    if game not in ids():
        raise Wrong("unknown-game", game=game, games=ids())
    tally = part(game, "tally")
    if tally is None:
        raise Wrong("no-score", game=desk.title(game))
    with speaking(game):
        return scored(desk, game, tally.score(tallied(desk, tally, rest)))


def tallied(desk: Desk, tally: ModuleType, words: Sequence[str]) -> Mapping[str, Any]:
    """The data of a table that was not logged."""
    if len(words) == 1 and Path(words[0]).is_file():
        return data_of(words[0])
    lines = list(words)
    if not lines and person():
        lines = lines_asked(desk, tally)
    elif not lines:
        lines = [line.strip() for line in sys.stdin if line.strip()]
    if not lines:
        raise Wrong("usage.missing", word="FILE | LINE…")
    found: Mapping[str, Any] = tally.read_lines(lines)
    return found


def lines_asked(desk: Desk, tally: ModuleType) -> list[str]:
    """One line a location, as a person types them, the score shown after each; a wrong line is said and asked again."""
    lines: list[str] = []
    while line := asked(desk, "score-line", n=len(lines) + 1):
        try:
            data = tally.read_lines([*lines, line])
        except Unfit as wrong:
            wrong.game = wrong.game or game_of(tally)
            put(unfit(desk, wrong))
            continue
        lines.append(line)
        with contextlib.suppress(Unfit):  # a first line may name too few players for a score
            richly(tally.rows(tally.score(data), desk.lang))
    return lines


def game_of(module: ModuleType) -> str:
    """The game that a module belongs to."""
    return module.__name__.split(".")[-2]


def data_of(file: str) -> Mapping[str, Any]:
    """What a TOML or JSON file says.

    Raises:
        Wrong: it is neither.
    """
    import tomllib

    text = text_of(file)
    try:
        found = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except ValueError as error:
        raise Wrong("usage.file", file=file) from error
    return dict(found)


def scored(desk: Desk, game: str, score: Mapping[str, Any]) -> int:
    """Print a score: as the game lays it out, else a row for each player."""
    if desk.json:
        return desk.show("", **score)
    tally = part(game, "tally")
    richly(tally.rows(score, desk.lang) if tally is not None else rows_of(desk, game, score))
    if score.get("winner"):
        put(desk.say("winner", players=tuple(score["winner"])))
    return DONE


def rows_of(desk: Desk, game: str, score: Mapping[str, Any]) -> list[Block]:
    """A score as a table: players against the fields that the game counts."""
    players: Mapping[str, Mapping[str, Any]] = score.get("players", {})
    if not players:
        raise Wrong("no-score", game=desk.title(game))
    voice = desk.voice(game)
    fields = [field for field, value in next(iter(players.values())).items() if isinstance(value, int)]
    head = (desk.say("score-head"), *(voice.named("field", field) for field in fields))
    rows = tuple((name, *(str(own.get(field, "")) for field in fields)) for name, own in players.items())
    return [Block(title=desk.title(game), head=head, rows=rows)]


# --- odds -------------------------------------------------------------------------------------------------------------


def odds_of(desk: Desk, words: Sequence[str]) -> int:
    """Exact chances, by the game of the table in use, else by the one that has them.

    They bear on the table itself only where its players wanted that: `referee new … --odds`.
    """
    table = current(desk)
    able = [id for id in ids() if find_spec(f"referee.games.{id}.odds")]
    if not able:
        raise Wrong("no-odds", game="referee")
    here = table if table is not None and table.game.id in able else None
    game = here.game.id if here is not None else able[0]
    wanted = here is not None and here.history.start.get("options", {}).get("odds")
    state = here.position.state if here is not None and wanted else None
    with speaking(game):
        data, blocks = part_of(game, "odds").reckon(" ".join(words), desk.lang, state)
    if desk.json:
        return desk.show("", **data)
    richly(blocks)
    return DONE


# --- decks ------------------------------------------------------------------------------------------------------------


def deck_command(desk: Desk, action: str, file: str, game: str, name: str) -> int:
    """Add, show or check a deck list: a file, or a deck that was added before."""
    if action not in ("add", "show", "check"):
        raise Wrong("usage.action", word=action)
    chosen = game or game_of_deck(desk, file)
    if chosen not in ids():
        raise Wrong("unknown-game", game=chosen, games=ids())
    decks = part(chosen, "decks")
    if decks is None:
        raise Wrong("no-deck", game=desk.title(chosen))
    known = kept(desk, chosen)
    text = deck_text(known, file)
    with speaking(chosen):
        deck = decks.read(text, known)
    called = name or deck.name or Path(file).stem
    faults = decks.check(deck)
    if action == "add" and not faults:
        with Journal(desk.db, create=True) as journal, journal.writing():
            journal.learn(chosen, "deck", called, {"text": text})
    return judged(desk, action, chosen, called, deck, faults, decks)


def game_of_deck(desk: Desk, file: str) -> str:
    """The game that a deck list is of: the one that keeps a deck of this name, else the one that knows most of its cards.

    Where that leaves several, the game of the table in use comes first.
    """
    table = current(desk)
    able = [id for id in ids() if find_spec(f"referee.games.{id}.decks")]
    able.sort(key=lambda id: table is None or id != table.game.id)
    if added := [id for id in able if file in kept(desk, id).get("deck", {})]:
        return added[0]
    text = text_of(file)
    return max(able, key=lambda id: cards_known(id, text))


def cards_known(game: str, text: str) -> int:
    """How many cards of a text, read as a deck list of a game, stand in its catalogue; -1 when it is none."""
    try:
        deck = part_of(game, "decks").read(text, {})
    except Unfit:
        return -1
    known = {id for group in shelf.card_files(game) for id in shelf.cards(game, group)}
    return sum(id.partition("@")[0] in known for id in (*deck.cards, *getattr(deck, "team", ())))


def judged(desk: Desk, action: str, game: str, name: str, deck: Any, faults: Sequence[Any], decks: ModuleType) -> int:
    """Print a deck and its faults."""
    voice = desk.voice(game)
    said = [voice.ruling(getattr(deck, "state", None), fault) for fault in faults]
    data = {"name": name, "game": game, "cards": list(deck.cards), "faults": said}
    refused = said and action != "show"
    if desk.json and not refused:
        return desk.show("", **data)
    lines = [
        line
        for fault in said
        for line in (fault["text"], f"  {fault['facts']}", f"  {fault['rule']} · {fault['source']}")
    ]
    lines = [line for line in lines if line.strip()]
    if refused:
        if desk.json:
            return desk.fail("illegal", "\n".join(lines), **data)
        put("\n".join(lines))
        return REFUSED
    if action == "show":
        richly(decks.rows(deck, desk.lang))
        return DONE
    says = "deck-kept" if action == "add" else "deck-fine"
    return desk.show(desk.say(says, name=name, cards=len(deck.cards)))


# --- records and demonstrations ---------------------------------------------------------------------------------------


def written(file: str, text: str) -> None:
    """Write a text record; a file that is something else is left alone.

    Raises:
        Wrong: it cannot be written, or there is another file of this name.
    """
    path = Path(file)
    try:
        if path.exists() and not path.read_bytes().startswith(HEAD.encode()):
            raise Wrong("file-kept", file=file)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Wrong("usage.write", file=file) from error


def demonstrated(desk: Desk, game: str, new: Command, do: Command) -> int:
    """Play a game's `demo.txt` into a database that is thrown away: comments, moves and what the referee says."""
    table = None if game else current(desk)
    named = game or (table.game.id if table is not None and demo_of(table.game.id).is_file() else FIRST)
    if named not in ids():
        raise Wrong("unknown-game", game=named, games=ids())
    if not demo_of(named).is_file():
        raise Wrong("no-demo", game=desk.title(named))
    lines = demo_of(named).read_text(encoding="utf-8").splitlines()
    with tempfile.TemporaryDirectory() as folder:
        there = desk.but(db=str(Path(folder, "demo.db")), table=0, json=False)
        with contextlib.redirect_stdout(io.StringIO()) if desk.json else contextlib.nullcontext():
            put(desk.say("demo-start", game=desk.title(named)))
            for line in lines:
                played(there, line.strip(), new, do)
        with Journal(there.db) as journal:
            table = Table.open(journal, lang=desk.lang, hide=True)
            data = {"ok": True, "moves": table.log_json(), "table": table.state()}
    return desk.show("", **data) if desk.json else DONE


def played(desk: Desk, line: str, new: Command, do: Command) -> None:
    """One line of a demonstration: `new …` as on the command line, a comment in a language, or a move."""
    if line.startswith("#"):
        lang, _, comment = line[1:].partition(":")
        if lang.strip() == desk.lang:
            put(f"\n{comment.strip()}")
    elif line.startswith("new "):
        new(desk, **(plain_line(new, line.split()[1:]) or {}))
    elif line:
        put(f"> {line}")
        do(desk, [line])


def demo_of(game: str) -> Path:
    """Where a game's demonstration is written."""
    return Path(__file__).resolve().parent.parent / "games" / game / "demo.txt"
