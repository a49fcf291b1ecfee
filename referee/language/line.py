"""One line said at one table: its words, and what they can fill a slot with.

Names may be said in any language. Copies of a card are told apart by their place in the row (`el Trol de la izquierda`,
`segundo Trol`), by whose they are (`mi Trol`, `Trol de Ana`), or by ref (`troll-2`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from ..core.game import Game
from ..core.types import Position
from ..library import shelf
from .names import EXACT, LONGEST, WIDE, Names, index
from .phrases import Slot
from .words import Word, fold, listening, number, own, read

MISPLACED = ("card", "cards", "creature", "host", "inplay", "other", "target")
"""Kinds of names whose cards may lie elsewhere than the words have them; a game offers all it knows as `anycard`."""

LOOSELY = 5
"""What it costs to take words for a text because they are no name."""

Filling = tuple[int, Any, int]
"""What can fill a slot: the place after it, the value, what the reading costs."""


@cache
def constants(game: str) -> dict[str, dict[str, list[str]]]:
    """The names that speech files give, by kind and id, in every language."""
    found: dict[str, dict[str, list[str]]] = {}
    for lang in shelf.LANGUAGES:
        speech = shelf.speech(game, lang)
        places = {f"place.{place}": said for place, said in speech.get("places", {}).items()}
        for names in (speech.get("names", {}), places, own(lang)["names"]):
            for key, said in names.items():
                kind, _, id = key.partition(".")
                found.setdefault(kind, {}).setdefault(id, []).extend(shelf.listed(said))
    return found


@cache
def ordinals() -> dict[str, int]:
    """Words for a place in a row, counted from the left: 1, 2, ... and -1 for the last."""
    found: dict[str, int] = {}
    for lang in shelf.LANGUAGES:
        for pair in own(lang)["hear"]["ordinals"].split("|"):
            word, _, value = pair.partition("=")
            found[fold(word.strip())] = int(value)
    return found


class Line:
    """The words of one line at one table, and who says them; `level` is how freely they are read."""

    def __init__(self, game: Game[Any], position: Position[Any], text: str, lang: str, player: str = "") -> None:
        self.game = game
        self.position = position
        self.state = position.state
        self.text = text
        self.lang = lang if lang in shelf.LANGUAGES else shelf.LANGUAGES[0]
        self.languages = (self.lang, *(tongue for tongue in shelf.LANGUAGES if tongue != self.lang))
        self.words: list[Word] = read(text)
        self.level = EXACT
        self.indexes: dict[str, Names] = {}
        self.filled: dict[tuple[str, str, int], list[Filling]] = {}
        self.lying: dict[str, tuple[str, int]] | None = None
        self.player = player
        if not player:
            waiting = position.waiting
            self.player = waiting[0].player if waiting else game.mover(self.state)
            self.player = self.named_player() or self.player

    def named_player(self) -> str:
        """The player named in front (`Ana: ...`), whose name is taken off the line; empty for nobody."""
        colon = next((i for i, w in enumerate(self.words) if w.word == ":"), 0)
        if not colon or colon + 1 == len(self.words):
            return ""
        found = self.names("player").find(self.said(0, colon))
        if found is None or found.cost or len(found.ids) != 1:
            return ""
        self.words = self.words[colon + 1 :]
        return self.person(found.ids[0])

    def person(self, id: str) -> str:
        """A player's name, for `me` and `opponent` too (empty where there are several opponents)."""
        if id == "me":
            return self.player
        if id != "opponent":
            return id
        others = [p for p in self.names("player").ways if p not in ("me", "opponent", self.player)]
        return others[0] if len(others) == 1 else ""

    def names(self, kind: str) -> Names:
        """The ways to say the ids of a kind: the game's, else the constant ones of its speech files."""
        if self.level == WIDE and kind in MISPLACED:
            kind = "anycard"
        if kind not in self.indexes:
            ways: Mapping[str, Sequence[str]] = self.game.names(self.state, kind)
            constant = constants(self.game.id).get(kind, {})
            if kind == "player":
                seats = ways or {name: [name] for name in self.game.view(Position(self.state)).get("players", {})}
                ways = {**seats, **{id: said for id, said in constant.items() if id not in seats}}
            self.indexes[kind] = index(self.game.id, kind, ways or constant)
        return self.indexes[kind]

    def said(self, at: int, end: int) -> str:
        """Some words, folded."""
        return " ".join(w.word for w in self.words[at:end])

    def raw(self, at: int, end: int) -> str:
        """Some words as they were typed."""
        return self.text[self.words[at].start : self.words[end - 1].end]

    # --- what fills a slot ----------------------------------------------------------------------------------------

    def fill(self, slot: Slot, at: int) -> list[Filling]:
        """What can fill a slot from a word on."""
        key = (slot.kind, slot.how, at)
        known = self.filled.get(key)
        if known is None:
            known = self.filled[key] = list(self.fillings(slot, at)) if at < len(self.words) else []
        return known

    def fillings(self, slot: Slot, at: int) -> Iterator[Filling]:
        """The work of `fill`."""
        end = len(self.words)
        if slot.kind == "text":
            yield end, self.raw(at, end) + "*" * self.text.startswith("*", self.words[end - 1].end), 0
        elif slot.kind == "printed":
            # what follows a description (a flank, a host) is understood before it is taken for a part of it
            yield from ((place, self.raw(at, place), place - at) for place in range(end, at, -1))
        elif slot.kind in ("int", "signed"):
            yield from self.numbers(at)
        elif slot.kind == "numbers":
            yield from self.row(at)
        elif slot.kind == "quoted":
            yield from self.quoted(at)
        elif slot.how == "+":
            yield from self.several(slot.kind, at)
        elif slot.how == "#":
            yield from self.numbered(slot.kind, at)
        else:
            found = list(self.one(slot.kind, at))
            yield from found
            if slot.how == "?" and not any(place == end for place, _, _ in found):
                yield end, self.raw(at, end), LOOSELY + end - at

    def starts(self, at: int) -> range:
        """Where a value may begin: here, or after articles and prepositions."""
        small = listening("fillers")
        last = at
        while last < len(self.words) - 1 and (self.words[last].word in small or self.words[last].word in ",:"):
            last += 1
        return range(at, last + 1)

    def numbers(self, at: int) -> Iterator[Filling]:
        """A number from here on."""
        for start in self.starts(at):
            value = number(self.words[start].word)
            if value is not None:
                yield start + 1, value, 0
                return

    def row(self, at: int) -> Iterator[Filling]:
        """One or more numbers in a row."""
        values: list[int] = []
        for place in range(at, len(self.words)):
            value = number(self.words[place].word)
            if value is not None:
                values.append(value)
                yield place + 1, tuple(values), 0
            elif self.words[place].word != "," and self.words[place].word not in listening("and"):
                return

    def quoted(self, at: int) -> Iterator[Filling]:
        """What stands between quotation marks from here on."""
        for start in self.starts(at):
            quote = self.words[start].quote
            if quote:
                end = start
                while end < len(self.words) and self.words[end].quote == quote:
                    end += 1
                yield end, self.raw(start, end), 0
                return

    def one(self, kind: str, at: int) -> Iterator[Filling]:
        """Each id of a kind that some words from here on may mean."""
        names = self.names(kind)
        small = listening("fillers")
        for start in self.starts(at):
            for end in range(start + 1, min(start + LONGEST, len(self.words)) + 1):
                # a name that began in quotation marks ends with them; one that began before may hold some
                if self.words[start].quote and self.words[end - 1].quote != self.words[start].quote:
                    break
                for id, cost in self.meaning(names, start, end):
                    if cost and (self.words[start].word in small or self.words[end - 1].word in small):
                        continue
                    yield end, self.person(id) if kind == "player" else id, cost

    def numbered(self, kind: str, at: int) -> Iterator[Filling]:
        """An id of a kind, with the number that may stand behind it: `assault:2`."""
        for end, id, cost in self.one(kind, at):
            yield end, id, cost
            for place, value, _ in self.numbers(end) if end < len(self.words) else ():
                yield place, f"{id}:{value}", cost

    def several(self, kind: str, at: int) -> Iterator[Filling]:
        """Lists of ids of a kind from here on: separated by commas, `y`, or nothing."""
        known: list[tuple[int, tuple[str, ...], int]] = [(at, (), 0)]
        joins = listening("and") | {","}
        for place, ids, cost in known:
            start = place
            while ids and start < len(self.words) - 1 and self.words[start].word in joins:
                start += 1
            if start >= len(self.words) or len(known) > 400:
                continue
            for end, id, extra in self.one(kind, start):
                if id not in ids:
                    known.append((end, (*ids, id), cost + extra))
        yield from known[1:]

    def meaning(self, names: Names, at: int, end: int) -> Iterator[tuple[str, int]]:
        """The ids that exactly these words may mean, with what the reading costs."""
        found = names.find(self.said(at, end), EXACT if self.level == WIDE else self.level)
        if found is not None:
            typed = self.raw(at, end)
            ids = (typed,) if typed in found.ids and not self.elsewhere(typed, found.ids) else found.ids
            yield from ((id, found.cost) for id in ids)
        elif self.level != EXACT and end - at > 1:
            yield from self.told_apart(names, at, end)

    # --- copies of a card -----------------------------------------------------------------------------------------

    def told_apart(self, names: Names, at: int, end: int) -> Iterator[tuple[str, int]]:
        """The ids that a name together with words for a place, an owner or a ref means."""
        said = [w.word for w in self.words[at:end]]
        marks = [w for w in said if self.marks(w)]
        if marks and (found := names.find(" ".join(w for w in said if not self.marks(w)))):
            yield from ((id, found.cost + 2) for id in self.marked(found.ids, marks))
        for place in range(at + 1, end):
            ref = self.said(place, end)
            if found := names.find(self.said(at, place)):
                yield from ((id, found.cost + 2) for id in found.ids if fold(id).replace("-", " ") == ref)

    def places(self) -> dict[str, tuple[str, int]]:
        """Whose side each card lies on, and its place there."""
        if self.lying is None:
            self.lying = {}
            for player, side in self.game.view(Position(self.state)).get("players", {}).items():
                for id in refs(side):
                    self.lying.setdefault(id, (player, len(self.lying)))
        return self.lying

    def elsewhere(self, id: str, ids: Sequence[str]) -> bool:
        """Whether a card lies with another player while the speaker has a copy of the same name."""
        if len(ids) < 2:
            return False
        holders = {other: self.places().get(other, ("", 0))[0] for other in ids}
        return holders[id] != self.player and self.player in holders.values()

    def marks(self, word: str) -> bool:
        """Whether a word tells copies apart."""
        return (
            any(word in listening(key) for key in ("left", "right", "middle", "mine", "theirs"))
            or word in ordinals()
            or (word in self.names("player").last and word not in listening("fillers"))
        )

    def marked(self, ids: Sequence[str], marks: Sequence[str]) -> list[str]:
        """Those of some copies that a place in the row or a holder points at."""
        lying = self.places()
        copies = sorted((id for id in ids if id in lying), key=lambda id: lying[id][1])
        if not copies and all(mark in listening("mine") for mark in marks):
            return list(ids)  # `mi Trol`, still in hand
        sides: dict[str, list[str]] = {}
        for id in copies:
            sides.setdefault(lying[id][0], []).append(id)
        for mark in marks:
            if mark in listening("mine"):
                sides = {p: row for p, row in sides.items() if p == self.player}
            elif mark in listening("theirs"):
                sides = {p: row for p, row in sides.items() if p != self.player}
            elif found := self.names("player").whole(mark):
                sides = {p: row for p, row in sides.items() if p == self.person(found[0])}
        for mark in marks:
            sides = {p: self.at_side(row, mark) for p, row in sides.items()}
        return [id for row in sides.values() for id in row]

    def at_side(self, row: list[str], mark: str) -> list[str]:
        """What a word for a place leaves of some copies that lie in a row."""
        if mark in listening("left"):
            return row[:1]
        if mark in listening("right"):
            return row[-1:]
        if mark in listening("middle"):
            return [row[len(row) // 2]] if len(row) % 2 else []
        if mark in ordinals():
            at = ordinals()[mark]
            return row[at - 1 :][:1] if at > 0 else row[at:][:1]
        return row


def refs(side: Any) -> Iterator[str]:
    """The refs (else the ids) of the cards on one side of a table as JSON, in their order."""
    if isinstance(side, Mapping):
        if isinstance(side.get("ref"), str):
            yield side["ref"]
        for value in side.values():
            if isinstance(value, list | dict):
                yield from refs(value)
    elif isinstance(side, list):
        for value in side:
            if isinstance(value, list | dict):
                yield from refs(value)
