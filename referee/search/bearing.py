"""How an entry bears on the table that is open: which creatures are stunned, what a key costs now, where a card lies.

The table is read from its newest snapshot in the database, read-only and without the journal's code. What to tell about a
concept stands in `glossary/<game>/here/facts.toml` as data, the sentences beside it by language; see `glossary/README.md`.
Only what all players may see is told there.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping
from typing import Any

from .index import Entry, Index

MOST = 8
"""Sentences about one entry at most."""

NEWEST = """
SELECT t.game, s.state FROM tables t JOIN snapshots s ON s.table_n = t.n
WHERE t.n = coalesce(?, (SELECT value FROM desk WHERE key = 'current')) ORDER BY s.rowid DESC LIMIT 1
"""
"""A snapshot that is written again, after an undo for example, becomes the newest row."""

Row = Mapping[str, Any]


class Seat:
    """The table that is open: its game and its state as JSON."""

    def __init__(self, game: str, state: Row) -> None:
        self.game = game
        self.state = state

    def bearing(self, entry: Entry, lang: str) -> list[str]:
        """What the state says about an entry, in sentences; nothing where it says nothing."""
        if entry.game != self.game:
            return []
        if entry.kind == "card":
            return self.told(entry.index, "card", lang, entry.id.rpartition(".")[2])
        concepts = [entry.id, *(other.id for other in entry.relations())] if entry.kind == "rule" else [entry.id]
        for concept in concepts:
            said = self.told(entry.index, concept.partition(".")[2], lang)
            if said:
                return said
        return []

    def told(self, index: Index, concept: str, lang: str, card: str = "") -> list[str]:
        """The sentences about one concept, or about a card."""
        said: list[str] = []
        for line in index.fields(f"h{self.game}.{concept}") or ():
            tell = json.loads(line)
            rows = [
                row for row in rows_of(self.state, tell["each"]) if fits({**row, "self": card}, tell.get("when", ()))
            ]
            id = tell["say"] if rows else tell.get("none", "")
            for row in rows or ([self.state] if id else []):
                facts = {**row, **{name: value(row, sum_) for name, sum_ in tell.get("with", {}).items()}}
                sentence = index.field(f"h{self.game}.{lang}.{id}")
                try:
                    said.append(filled(index, self.game, lang, sentence, facts))
                except (KeyError, TypeError):  # a table that does not know this fact says nothing about it
                    continue
        return list(dict.fromkeys(said))[:MOST]


def opened_table(database: str, number: str) -> Seat | None:
    """The table `number` (the current one when empty) of a database; None where there is none that can be read."""
    if number and not number.isdecimal():
        return None
    for mode in ("ro", "ro&immutable=1"):
        try:
            connection = sqlite3.connect(f"file:{quoted(database)}?mode={mode}", uri=True, timeout=1)
        except sqlite3.Error:
            continue
        try:
            found = connection.execute(NEWEST, (int(number) if number else None,)).fetchone()
            return Seat(found[0], json.loads(found[1])) if found else None
        except (sqlite3.Error, ValueError, TypeError):
            continue
        finally:
            connection.close()
    return None


def rows_of(state: Row, each: str) -> Iterator[Row]:
    """The rows that a sentence may be about: the table, the players, the things in a list of the table or of a player.

    Of numbers by player (`{"Ana": 1}`) a row is `player` and `many`.
    """
    if each == "table":
        yield state
        return
    if isinstance(state.get(each), list):
        for thing in state[each]:
            yield {**state, **as_row(thing)}
        return
    if isinstance(state.get(each), Mapping) and each != "players":
        for name, many in state[each].items():
            yield {**state, "player": name, "many": many}
        return
    for name, player in state.get("players", {}).items():
        if each == "players":
            yield {**state, **player, "player": name}
        for thing in player.get(each) or () if isinstance(player.get(each), list) else ():
            if thing is not None:
                yield {**state, **player, "player": name, **as_row(thing)}


def as_row(thing: Any) -> Row:
    """A thing of a list; a bare id is a card's."""
    return thing if isinstance(thing, Mapping) else {"card": thing}


def fits(row: Row, conditions: list[str]) -> bool:
    """Whether all conditions hold: `field`, `not field`, or two values with `==`, `!=`, `>=`, `<=`, `>`, `<` between them."""
    for condition in conditions:
        one, *rest = condition.split()
        if one == "not":
            holds = not row.get(rest[0])
        elif not rest:
            holds = bool(row.get(one))
        else:
            holds = compared(value(row, one), rest[0], value(row, rest[1]))
        if not holds:
            return False
    return True


def compared(one: Any, how: str, other: Any) -> bool:
    """Whether two values stand in a relation; unknown ones in none."""
    if one is None or other is None:
        return False
    if how == "==":
        return bool(one == other)
    if how == "!=":
        return bool(one != other)
    return bool({">=": one >= other, "<=": one <= other, ">": one > other, "<": one < other}[how])


def value(row: Row, sum_: str) -> Any:
    """A field, a number, a sum such as `spaces - meeples - goblins`, or how many steps of `chains @ 1 7 13` are reached.

    In a sum a list counts as its length and an object as the sum of its values. A word that is no field is itself.
    """
    field, at, steps = sum_.partition(" @ ")
    if at:
        reached = count(row, field)
        return None if reached is None else sum(reached >= int(step) for step in steps.split())
    parts = sum_.split()
    if len(parts) == 1:
        return int(parts[0]) if parts[0].isdecimal() else row[parts[0]] if parts[0] in row else parts[0]
    total = count(row, parts[0])
    for sign, part in zip(parts[1::2], parts[2::2], strict=True):
        more = count(row, part)
        if total is None or more is None:
            return None
        total += more if sign == "+" else -more
    return total


def count(row: Row, field: str) -> int | None:
    """A field as a number; None where it is none."""
    found = int(field) if field.isdecimal() else row.get(field)
    if isinstance(found, Mapping):
        return sum(v for v in found.values() if isinstance(v, int))
    if isinstance(found, list):
        return len(found)
    return found if isinstance(found, int) else None


def filled(index: Index, game: str, lang: str, sentence: str, facts: Row) -> str:
    """A sentence with its facts: `{fact}` a value by its name, `{fact#}` how many, `{fact|one|many}` the word that fits.

    Raises:
        KeyError: a fact is unknown.
    """
    said, rest = "", sentence
    while "{" in rest:
        before, _, rest = rest.partition("{")
        slot, _, rest = rest.partition("}")
        said += before
        if "|" in slot:
            fact, one, many = slot.split("|")
            said += one if count(facts, fact) == 1 else many
        elif slot.endswith("#"):
            said += str(known(count(facts, slot[:-1])))
        else:
            said += named(index, game, lang, known(facts[slot]))
    return said + rest


def known(fact: Any) -> Any:
    """A fact that is there.

    Raises:
        KeyError: it is not.
    """
    if fact is None:
        raise KeyError
    return fact


def named(index: Index, game: str, lang: str, fact: Any) -> str:
    """A value as a sentence has it: an id by its card's or concept's name, a list joined."""
    if isinstance(fact, list):
        return ", ".join(named(index, game, lang, part) for part in fact) or "0"
    if isinstance(fact, str):
        entry = index.by_id(f"{game}.card.{fact}") or index.by_id(f"{game}.{fact}")
        return entry.words(lang).title if entry else index.field(f"h{game}.{lang}.name.{fact}") or fact
    return str(fact)


def quoted(path: str) -> str:
    """A path as SQLite takes it in a URI: only the signs that mean something there are spelled out (urllib costs 19 ms)."""
    return path.replace("%", "%25").replace("?", "%3f").replace("#", "%23").replace("\\", "/")
