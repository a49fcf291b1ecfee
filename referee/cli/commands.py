"""The commands: one function each. It opens, calls, prints; its signature says what may be typed (see `grammar`).

More than 400 lines, because every command of the interface stands here and nothing else does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core.types import plain
from ..journal.health import NoTable
from ..journal.journal import Journal
from ..outcome import Result, Told, over, told_lines
from ..table import Table
from .board import plainly
from .grammar import Rest
from .output import DONE, Desk, Wrong, colourful, waits
from .seats import ask_for_needs, asked, by_player, deck_texts, game_named, kept, person, players_named, text_of

NOTHING: list[str] = []
"""No words; read, never changed."""


def opened(desk: Desk, *, to_write: bool = False) -> Table:
    """The table that a command is about.

    Raises:
        NoTable: there is none, or it was put away and something is to be said at it.
    """
    journal = Journal(desk.db)
    opening = journal.opening(desk.table)
    if to_write and opening.closed:
        raise NoTable("no-table.closed", n=opening.n, file=desk.db)
    return Table.open(journal, opening.n, lang=desk.lang, hide=True)


def new(
    desk: Desk,
    game: str = "",
    players: list[str] = NOTHING,
    *,
    first: str = "",
    level: str = "enforce",
    after: int = 0,
    houses: list[str] = NOTHING,
    deck: list[str] = NOTHING,
    chains: list[str] = NOTHING,
    groups: str = "",
    odds: bool = False,
    difficulty: str = "",
    ties: str = "",
    seed: str = "",
    objects: str = "",
    guemelites: str = "",
) -> int:
    """Open a table and make it current."""
    named = game_named(desk, game)
    names = players_named(desk, players)
    known = kept(desk, named)
    given: dict[str, Any] = {
        "first": next((name for name in names if name.casefold() == first.casefold()), first),
        "houses": by_player("houses", houses, names),
        "deck": deck_texts(known, by_player("deck", deck, names)),
        "chains": by_player("chains", chains, names),
        "groups": groups,
        "odds": odds,
        "difficulty": difficulty,
        "ties": ties,
        "seed": seed,
        "objects": objects,
        "guemelites": guemelites,
        "known": known,
    }
    if after:
        given["after"] = Table.open(desk.db, numbered(after), lang=desk.lang).state()
    if person():
        ask_for_needs(desk, named, names, given)
    options = {name: value for name, value in given.items() if value}
    table = Table.new(named, names, level=level, lang=desk.lang, hide=True, **options)
    table.history.settle(Journal(desk.db, create=True))
    return arrived(desk, table, "table-opened")


def arrived(desk: Desk, table: Table, says: str) -> int:
    """Say at which table one sits now."""
    line = desk.say(says, n=table.number, game=desk.title(table.game.id), players=table.players)
    return desk.show([line, *waits(table.voice, table.position)], ok=True, moves=[], table=table.state())


def do(desk: Desk, words: list[str], *, force: bool = False, because: str = "") -> int:
    """Log moves as a player says them."""
    reason = reason_given(desk, because) if force else because
    return desk.finish(opened(desk, to_write=True).do(" ".join(words), force=force, because=reason))


def reason_given(desk: Desk, because: str) -> str:
    """Why the table overrules or corrects; asked for when a person is there.

    Raises:
        Wrong: nobody says why.
    """
    reason = because.strip() or (asked(desk, "ask.because") if person() else "")
    if not reason:
        raise Wrong("usage.because")
    return reason


def can(desk: Desk, words: list[str]) -> int:
    """Say whether moves would be legal, and what they would do."""
    return desk.finish(opened(desk).can(" ".join(words)))


def legal(desk: Desk, player: str = "") -> int:
    """List what is legal now, in the words that `do` takes."""
    table = opened(desk)
    who = seated(table, player) if player else table.mover()
    moves = [{"text": table.words(m), "type": m.kind, "args": plain(m.args())} for m in table.legal(who)]
    lines = [desk.say("legal-for", player=who), *(f"  {move['text']}" for move in moves)]
    if aside := getattr(table.game, "aside", None):
        lines += [
            f"  {line}"
            for line in (aside(table.position.state, who, desk.lang),)
            if line and not table.position.waiting
        ]
    said = lines if moves else [desk.say("nothing-legal")]
    return desk.show([*said, *waits(table.voice, table.position)], player=who, moves=moves)


def seated(table: Table, name: str) -> str:
    """A player's name as it is written at the table.

    Raises:
        Wrong: nobody is called so.
    """
    for player in table.players:
        if player.casefold() == name.casefold():
            return player
    raise Wrong("usage.player", player=name)


def table(desk: Desk, *, reveal: str = "") -> int:
    """Show the table."""
    here = opened(desk, to_write=bool(reveal))
    state = here.revealed(seated(here, reveal)) if reveal else None
    return shown(desk, here, state)


def shown(desk: Desk, table: Table, state: Mapping[str, Any] | None = None) -> int:
    """Print a table; `state` where more is shown of it than usual."""
    if desk.json:
        return desk.show("", **(state or table.state()))
    lines = list(plainly(table.game.rows(table.position, desk.lang), colour=colourful()))
    if state is not None:
        lines += ["", *revealed_lines(table, state)]
    return desk.show([*lines, *waits(table.voice, table.position)])


def revealed_lines(table: Table, state: Mapping[str, Any]) -> list[str]:
    """What a player hides, in words: the fields of the JSON that are not shown to everybody."""
    hidden, lines = table.state(), []
    for player, fields in state["players"].items():
        for field, value in fields.items():
            if value != hidden["players"][player].get(field):
                name = table.voice.named("field", field)
                lines.append(f"  {player} · {name}: {table.voice.value(table.position.state, value)}")
    return lines


def log(desk: Desk, *, moves: int = 0) -> int:
    """Show the moves and what each caused."""
    here = opened(desk)
    if desk.json:
        return desk.show("", moves=here.log_json(max(moves, 0)))
    told = here.history.log()[-max(moves, 0) or None :]
    if not told:
        return desk.show(desk.say("log-empty"))
    from .board import console

    screen = console()
    hide = not over(here.state())
    for one in told:
        head, *rest = list(told_lines(here.voice, one, hide=hide))
        if one.kind == "amend":
            head += " " + desk.say("in-place", of=one.note["of"])
        if not one.in_force:
            head += " " + desk.say("no-longer")
        screen.print(head, style="bold" if one.in_force else "strike dim", soft_wrap=True)
        for line in rest:
            screen.print(line, style="" if one.in_force else "dim", soft_wrap=True)
    return DONE


def undo(desk: Desk, count: int = 1) -> int:
    """Take moves back."""
    return moved(desk, opened(desk, to_write=True).undo(counted(count)), "undone")


def redo(desk: Desk, count: int = 1) -> int:
    """Bring moves back that were taken back."""
    return moved(desk, opened(desk, to_write=True).redo(counted(count)), "redone")


def counted(count: int) -> int:
    """A number of moves.

    Raises:
        Wrong: it is none.
    """
    if count < 1:
        raise Wrong("usage.number", word=count)
    return count


def moved(desk: Desk, result: Result, says: str) -> int:
    """Print which moves were taken back or brought back."""
    return desk.finish(result, [desk.say(says, n=told.n, text=told.text(result.voice)) for told in result.moves])


def amend(desk: Desk, n: int, words: list[str] = NOTHING, *, drop: bool = False, yes: bool = False) -> int:
    """Replace a move, or leave it out, and replay all later ones."""
    if bool(words) == drop:
        raise Wrong("usage.missing", word="WORDS") if not drop else Wrong("usage.extra", word=" ".join(words))
    here = opened(desk, to_write=True)
    try:
        old = here.history.entry(n)
        result = here.amend(n, " ".join(words), drop=drop, yes=yes)
    except LookupError:
        raise Wrong("no-move", n=n) from None
    if not result.ok:
        return desk.finish(result)
    if drop:
        lines = [desk.say("dropped", of=n, text=old.words)]
    else:
        lines = [line for told in result.moves for line in amended_lines(desk, result, told, n)]
    if result.cut:
        lines.append(desk.say("kept-up-to", n=result.cut))
    return desk.finish(result, lines)


def amended_lines(desk: Desk, result: Result, told: Told, of: int) -> list[str]:
    """What an amended move is now, and what it causes."""
    _, *caused = told_lines(result.voice, told, hide=result.hide)
    return [desk.say("amended", of=of, n=told.n, text=told.text(result.voice)), *caused]


def fix(desk: Desk, words: list[str], *, because: str = "") -> int:
    """Correct the table by hand."""
    return desk.finish(opened(desk, to_write=True).fix(" ".join(words), reason_given(desk, because)))


def why(desk: Desk, words: list[str]) -> int:
    """Say how a counter, a power or a card's place came to be."""
    here = opened(desk)
    found = here.why(" ".join(words))
    if isinstance(found, Result):
        return desk.finish(found)
    value = desk.say("why-secret") if found["value"] is None else here.voice.value(here.position.state, found["value"])
    lines = [desk.say("why-value", subject=found["subject"], value=value)]
    lines += [f"  {desk.say('because-of', n=e['n'], text=e['text'])}{cited(e)}" for e in found["because"]]
    return desk.show(lines if found["because"] else [*lines, "  " + desk.say("why-start")], **found)


def cited(event: Mapping[str, Any]) -> str:
    """The rule or card of an event, to stand behind its sentence."""
    return f" · {event['because']}" if event.get("because") else ""


def play(desk: Desk) -> int:
    """Sit down at the table: a prompt, the board after each move.

    Raises:
        Wrong: JSON is asked for, which is nothing to read at a prompt.
    """
    from .prompt import sit

    if desk.json:
        raise Wrong("usage.play")

    return sit(desk, opened(desk, to_write=True), COMMANDS)


def ask(desk: Desk, words: list[str] = NOTHING, *, game: str = "") -> int:
    """Look a term or a question up."""
    return looked_up(desk, ["ask", *words, *(["--game", game] if game else [])])


def rule(desk: Desk, id: str) -> int:
    """Show one rule in full."""
    return looked_up(desk, ["rule", id])


def looked_up(desk: Desk, words: list[str]) -> int:
    """Hand a look-up to `search`, as the front door does."""
    from ..search.ask import main

    return main([*words, "--db", desk.db, "--lang", desk.lang, *(["--json"] if desk.json else [])])


def score(desk: Desk, words: list[str] = NOTHING) -> int:
    """Reckon the score of the table, or of one that was never logged."""
    from .extras import score_of

    return score_of(desk, words)


def odds(desk: Desk, words: Rest) -> int:
    """Reckon exact chances."""
    from .extras import odds_of

    return odds_of(desk, words)


def tables(desk: Desk) -> int:
    """List the tables of the database."""
    with Journal(desk.db) as journal:
        found = [listed(Table.open(journal, n, lang=desk.lang, hide=True)) for n in journal.numbers()]
        current = journal.on_desk("current")
    if desk.json:
        return desk.show("", tables=found)
    if not found:
        return desk.show(desk.say("no-tables"))
    from ..core.block import Block
    from .board import richly

    rows = []
    for one in found:
        mark = "*" if one["n"] == current else " "
        winner = desk.voice().value(None, one["winner"]) if one["winner"] else ""
        rows.append(
            (f"{mark} {one['n']}", desk.title(one["game"]), ", ".join(one["players"]), str(one["turn"]), winner)
        )
    richly([Block(head=tuple(desk.say("tables-head").split("|")), rows=tuple(rows))])
    return DONE


def listed(table: Table) -> dict[str, Any]:
    """A table as a line of the list: the turn is a game's `turn`, or its `round`."""
    state = table.state()
    turn = state.get("turn", state.get("round", 0))
    return {"n": table.number, "game": table.game.id, "players": table.players, "turn": turn, "winner": state["winner"]}


def use(desk: Desk, n: int) -> int:
    """Make a table current."""
    with Journal(desk.db) as journal, journal.writing():
        if journal.opening(numbered(n)).closed:
            journal.shut(n, closed=False)
            Table.open(journal, n).note("open")
        journal.put_on_desk("current", n)
        return arrived(desk, Table.open(journal, n, lang=desk.lang, hide=True), "table-now")


def numbered(n: int) -> int:
    """A table's number.

    Raises:
        NoTable: no table can have it.
    """
    if n < 1:
        raise NoTable("no-table.number", n=n, file="")
    return n


def close(desk: Desk, n: int) -> int:
    """Put a table away."""
    with Journal(desk.db) as journal, journal.writing():
        here = Table.open(journal, numbered(n), lang=desk.lang, hide=True)
        if not journal.opening(n).closed:
            here.note("close")
            journal.shut(n, closed=True)
    return desk.show(desk.say("closed", n=n), ok=True, n=n)


def delete(desk: Desk, n: int, *, yes: bool = False) -> int:
    """Throw a table away for ever."""
    with Journal(desk.db) as journal:
        journal.opening(numbered(n))
        if not yes and not (person() and asked(desk, "ask.delete", n=n).casefold() in desk.say("yes").split("|")):
            raise Wrong("usage.confirm")
        journal.delete(n)
    return desk.show(desk.say("deleted", n=n), ok=True, n=n)


def rename(desk: Desk, old: str, new: str) -> int:
    """Give a player another name."""
    here = opened(desk, to_write=True)
    here.rename(seated(here, old), new)
    return desk.show(desk.say("renamed", old=old, new=new), ok=True, moves=[], table=here.state())


def deck(desk: Desk, action: str, file: str, *, game: str = "", name: str = "") -> int:
    """Add, show or check a deck list."""
    from .extras import deck_command

    return deck_command(desk, action, file, game, name)


def export(desk: Desk, n: int, file: str) -> int:
    """Write a whole game as a text record."""
    from .extras import written

    with Journal(desk.db) as journal:
        here = Table.open(journal, numbered(n), lang=desk.lang)
        moves = len(here.history.line.steps)
        written(file, here.record())
    return desk.show(desk.say("exported", n=n, file=file, moves=moves), file=file, moves=moves)


def import_(desk: Desk, file: str) -> int:
    """Read a text record into a new table."""
    text = text_of(file)
    found = Table.from_record(text, file, lang=desk.lang, db=Journal(desk.db, create=True), hide=True)
    return desk.finish(found) if isinstance(found, Result) else arrived(desk, found, "table-opened")


def demo(desk: Desk, game: str = "") -> int:
    """Play a short annotated game into a temporary database."""
    from .extras import demonstrated

    return demonstrated(desk, game, new, do)


COMMANDS = {
    command.__name__.rstrip("_"): command
    for command in (
        new, do, can, legal, table, log, undo, redo, amend, fix, play, ask, rule, why, score, odds,
        tables, use, close, delete, rename, deck, export, import_, demo,
    )
}  # fmt: skip
"""Every command by its name, in the order in which help lists them."""
