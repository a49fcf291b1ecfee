"""Words become a move, an answer to an open choice, or something to point at.

Every language is understood at every table; the table's language decides where two would differ. Words are read three
times at most: as things are called; then also by the beginning of a name, initials and place in a row; then with typos.
The first time that makes sense counts. What may mean several moves is given back with the candidates, never guessed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice, product
from typing import Any
from unicodedata import normalize

from ..core.game import Game
from ..core.types import Answer, Choice, Move, Position, Record, Subject
from ..library import shelf
from .names import CLOSE, EXACT, LONGEST, LOOSE, Names, slips
from .phrases import Reader, Slot, Values, leads, parse, slots
from .words import Word, fold, folded_lines, listening, number, own, read, split

__all__ = ["Unheard", "hear", "hear_fix", "hear_subject", "split"]

MOST_LETTERS = 600
"""Nobody says more in one move."""

MOST_WORDS = 90

Heard = tuple[str, str, Values, int]
"""A reading: the kind of phrase, its language, the values of its slots, what it costs."""


class Unheard(Record):
    """Words that mean nothing here, or several things: exit status 4.

    `candidates` are phrases that `do` takes, or names; with `ambiguous`, the things that the words may mean.
    """

    words: str
    candidates: tuple[str, ...] = ()
    ambiguous: bool = False


def hear(game: Game[Any], position: Position[Any], words: str, lang: str, player: str = "") -> Move | Unheard:
    """The move that words mean, said by `player` (left out: whose word counts now)."""
    line = tidy(words)
    if line is None:
        return Unheard(shortened(words))
    ear = Ear(game, position, line, lang, player)
    return ear.answer() if position.waiting else ear.move()


def hear_subject(game: Game[Any], state: Any, words: str, lang: str) -> Subject | Unheard:
    """What words point at: a counter, a power, a card's place."""
    line = tidy(words)
    if line is None:
        return Unheard(shortened(words))
    return Ear(game, Position(state), line, lang).subject()


def hear_fix(game: Game[Any], state: Any, words: str, lang: str) -> tuple[Subject, str] | Unheard:
    """What words point at and the value it gets: `æmbar de Ana = 5`, `Trol al descarte`."""
    line = tidy(words)
    if line is None:
        return Unheard(shortened(words))
    return Ear(game, Position(state), line, lang).fix()


def tidy(words: str) -> str | None:
    """A line in composed letters; None when it is too long to be a move."""
    if len(words) > MOST_LETTERS:
        return None
    return normalize("NFC", words)


def shortened(words: str) -> str:
    """The beginning of a line, fit to be shown."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in words[:400]).split())
    return shown if len(shown) <= 80 and len(words) <= 400 else shown[:79] + "…"


# --- the phrases of a game ---------------------------------------------------------------------------------------------


@cache
def phrases(game: str, section: str, lang: str) -> tuple[tuple[str, str, str], ...]:
    """The phrases of a section: kind, phrase as written, and the first word it needs (see `phrases.leads`)."""
    rows = [
        (kind, text)
        for kind, texts in shelf.speech(game, lang).get(section, {}).items()
        for text in shelf.listed(texts)
    ]
    first = leads(fold("\n".join(text for _, text in rows))) if rows else []
    return tuple((kind, text, lead) for (kind, text), lead in zip(rows, first, strict=True))


@cache
def constants(game: str) -> dict[str, dict[str, list[str]]]:
    """The names that speech files give, by kind and id, in every language."""
    found: dict[str, dict[str, list[str]]] = {}
    for lang in shelf.LANGUAGES:
        for names in (shelf.speech(game, lang).get("names", {}), own(lang)["names"]):
            for key, said in names.items():
                kind, _, id = key.partition(".")
                found.setdefault(kind, {}).setdefault(id, []).extend(shelf.listed(said))
        for place, said in shelf.speech(game, lang).get("places", {}).items():
            found.setdefault("place", {}).setdefault(place, []).extend(shelf.listed(said))
    return found


@cache
def same_words(game: str) -> dict[str, frozenset[str]]:
    """Words that count as others: each with those it may stand for (`ember` for `ambar`)."""
    found: dict[str, set[str]] = {}
    for lang in shelf.LANGUAGES:
        for meant, said in shelf.speech(game, lang).get("same", {}).items():
            for word in folded_lines(shelf.listed(said)):
                found.setdefault(word, set()).add(fold(meant))
    return {word: frozenset(meant) for word, meant in found.items()}


@cache
def vocabulary(game: str, section: str) -> tuple[str, ...]:
    """Every word that a section's phrases say outside their slots."""
    texts = " ".join(text for lang in shelf.LANGUAGES for _, text, _ in phrases(game, section, lang))
    return tuple(sorted({w for w in re.findall(r"[^\W_]{4,}", fold(re.sub(r"\{[^{}]*\}", " ", texts)))}))


@cache
def ordinals() -> dict[str, int]:
    """Words for a place in a row, counted from the left: 1, 2, ... and -1 for the last."""
    found: dict[str, int] = {}
    for lang in shelf.LANGUAGES:
        for pair in own(lang)["hear"]["ordinals"].split("|"):
            word, _, value = pair.partition("=")
            found[fold(word.strip())] = int(value)
    return found


# --- one line ----------------------------------------------------------------------------------------------------------


class Ear:
    """Hears one line at one table."""

    def __init__(self, game: Game[Any], position: Position[Any], text: str, lang: str, player: str = "") -> None:
        self.game = game
        self.position = position
        self.state = position.state
        self.text = text
        self.lang = lang if lang in shelf.LANGUAGES else shelf.LANGUAGES[0]
        self.languages = (self.lang, *(tongue for tongue in shelf.LANGUAGES if tongue != self.lang))
        self.words: list[Word] = read(text)
        self.indexes: dict[str, Names] = {}
        self.filled: dict[tuple[str, bool, bool, int], list[tuple[int, Any, int]]] = {}
        self.level = EXACT
        self.meant: list[frozenset[str]] = []
        self.typos: list[dict[str, int]] = []
        self.lying: dict[str, tuple[str, int]] | None = None
        self.player = player or self.named_player() or self.default_player()

    def default_player(self) -> str:
        """Who speaks when nobody is named."""
        waiting = self.position.waiting
        return waiting[0].player if waiting else self.game.mover(self.state)

    def named_player(self) -> str:
        """The player named in front (`Ana: ...`), whose name is taken off the line; empty for nobody."""
        colon = next((i for i, w in enumerate(self.words) if w.raw in ":："), 0)
        if not colon:
            return ""
        found = self.names("player").find(" ".join(w.word for w in self.words[:colon]))
        if found is None or len(found.ids) != 1 or colon + 1 == len(self.words):
            return ""
        self.words = self.words[colon + 1 :]
        return self.person(found.ids[0])

    def person(self, id: str) -> str:
        """A player's name, for `me` and `opponent` too."""
        if id not in ("me", "opponent"):
            return id
        speaker = self.__dict__.get("player") or self.default_player()
        if id == "me":
            return speaker
        others = [p for p in self.names("player").ways if p not in ("me", "opponent", speaker)]
        return others[0] if len(others) == 1 else ""

    def unheard(self, candidates: Sequence[str] = (), *, ambiguous: bool = False) -> Unheard:
        """What is given back when the words mean no one thing."""
        return Unheard(shortened(self.text), tuple(dict.fromkeys(candidates)), ambiguous)

    # --- moves ----------------------------------------------------------------------------------------------------

    def move(self) -> Move | Unheard:
        """The move that the line means."""
        if not self.words or len(self.words) > MOST_WORDS:
            return self.unheard()
        whole = self.words
        for level in (EXACT, LOOSE, CLOSE):
            self.words = whole
            self.listen(level, "moves")
            found = self.moves()
            if found:
                return self.decided(found)
        self.words = whole
        return self.unheard(self.guesses())

    def listen(self, level: int, section: str) -> None:
        """Get ready to read the line with a certain freedom."""
        self.level = level
        self.filled.clear()
        same = same_words(self.game.id)
        self.meant = [same.get(w.word, frozenset()) | {w.word} for w in self.words]
        self.typos = [{} for _ in self.words]
        if level >= CLOSE:
            self.typos = [self.slipped(w, section) for w in self.words]

    def slipped(self, word: Word, section: str) -> dict[str, int]:
        """The words of phrases that a typed word may be a slip of the finger for, with what that costs."""
        known = vocabulary(self.game.id, section)
        most = slips(word.word)
        if not most or word.word in known:
            return {}
        from rapidfuzz import process
        from rapidfuzz.distance import OSA

        near = process.extract(word.word, known, scorer=OSA.distance, score_cutoff=most, limit=6)
        return {found: 3 + int(score) for found, score, _ in near}

    def moves(self, *, bare: bool = False) -> dict[Move, int]:
        """The moves that the line may mean, with what each reading costs. `bare`: without what must stand in front."""
        found: dict[Move, int] = {}
        whole = self.words
        bound, wanted, paid = self.led()
        for kind, lang, values, cost in self.read("moves", wanted, bare=bare):
            if bare:
                bound = {name: own(self.lang)["hear"]["some-card"] for name in self.leading(kind)}
            move = self.game.hear(self.state, kind, self.player, {**bound, **values})
            if move is not None:
                cost = 2 * (cost + paid) + (lang != self.lang)
                found[move] = min(cost, found.get(move, cost))
        self.words = whole
        return found

    def led(self) -> tuple[Values, str, int]:
        """What stands in front of the colon (`por Foo: ...`): its values, the kinds of move it leads, the cost.

        It is taken off the line.
        """
        colon = next((i for i, w in enumerate(self.words) if w.raw in ":："), 0)
        whole, meant, typos = self.words, self.meant, self.typos
        if colon and colon + 1 < len(whole):
            self.words = whole[:colon]
            for lang in self.languages:
                for start, text, _ in phrases(self.game.id, "before", lang):
                    reader = self.reader(lang)
                    for values, cost in islice(reader.readings(parse(text)), 1):
                        self.words, self.meant, self.typos = whole[colon + 1 :], meant[colon + 1 :], typos[colon + 1 :]
                        self.filled.clear()
                        return values, start, cost
            self.words = whole
            self.filled.clear()
        return {}, "", 0

    def leading(self, kind: str) -> list[str]:
        """The slots of what must stand in front of a kind of move."""
        for start, text, _ in phrases(self.game.id, "before", self.lang):
            if kind.startswith(start):
                return [slot.name for slot in slots(parse(text))]
        return []

    def read(self, section: str, wanted: str = "", *, bare: bool = False) -> Iterator[Heard]:
        """Every reading of the line as a phrase of a section; of kinds that begin with `wanted` when that is given."""
        said = frozenset().union(*self.meant, *self.typos)
        led = tuple(start for start, _, _ in phrases(self.game.id, "before", self.lang)) if section == "moves" else ()
        for lang in self.languages:
            reader = self.reader(lang)
            for kind, text, lead in phrases(self.game.id, section, lang):
                if not (kind.startswith(wanted) if wanted else bare == kind.startswith(led) if led else not bare):
                    continue
                if lead and lead not in said and lead not in reader.small and not begun(lead, said, reader.small):
                    continue
                for values, cost in islice(reader.readings(parse(text)), 40):
                    yield kind, lang, values, cost

    def reader(self, lang: str) -> Reader:
        """A reader of the line as it stands now."""
        return Reader(self.words, lang, self.fill, self.same)

    def same(self, at: int, word: str) -> int:
        """What it costs to take the word at a place for a word of a phrase; -1 when it is another."""
        if word in self.meant[at]:
            return 0
        return self.typos[at].get(word, -1)

    def decided(self, found: Mapping[Move, int]) -> Move | Unheard:
        """The one move that is meant: the closest reading; of equally close ones the only one that is legal."""
        best = min(found.values())
        moves = [move for move, cost in found.items() if cost == best]
        if len(moves) > 1:
            legal = [move for move in moves if not self.game.check(self.state, move)] if self.level < CLOSE else []
            if len(legal) != 1:
                return self.unheard(self.said(legal or moves), ambiguous=True)
            moves = legal
        return moves[0]

    def said(self, moves: Sequence[Move]) -> list[str]:
        """Some moves as `do` takes them."""
        from .say import Voice

        voice = Voice(self.game, self.lang)
        return [voice.move(self.state, move) for move in moves[:8]]

    def guesses(self) -> list[str]:
        """What may have been meant: an effect whose card was not named, legal moves that look alike, names."""
        self.listen(EXACT, "moves")
        if bare := self.moves(bare=True):
            return self.said(list(bare))
        from rapidfuzz import fuzz, process

        line = " ".join(w.word for w in self.words)
        legal = self.said_all(islice(self.game.legal(self.state, self.player), 200))
        near = process.extract(line, folded_lines(legal), scorer=fuzz.WRatio, score_cutoff=70, limit=4)
        guesses = [legal[at] for _, _, at in near]
        rest = " ".join(w.word for w in self.words[1:])
        for kind, names in self.indexes.items():
            if rest and kind not in ("player", "int"):
                guesses += [self.shown(id) for id in names.near(rest, 3)]
        return guesses[:8]

    def said_all(self, moves: Iterator[Move]) -> list[str]:
        """Moves as `do` takes them, however many."""
        from .say import Voice

        voice = Voice(self.game, self.lang)
        return [voice.move(self.state, move) for move in moves]

    def shown(self, id: str) -> str:
        """An id's name in the table's language."""
        from .say import Voice

        return Voice(self.game, self.lang).value(self.state, id)

    # --- what fills a slot ----------------------------------------------------------------------------------------

    def fill(self, slot: Slot, at: int) -> list[tuple[int, Any, int]]:
        """What can fill a slot from a word on: the place after it, the value, the cost."""
        key = (slot.kind, slot.many, slot.loose, at)
        known = self.filled.get(key)
        if known is None:
            known = self.filled[key] = list(self.fillings(slot, at))
        return known

    def fillings(self, slot: Slot, at: int) -> Iterator[tuple[int, Any, int]]:
        """The work of `fill`."""
        end = len(self.words)
        if at >= end:
            return
        kind = slot.kind
        if kind == "text":
            yield end, self.raw(at, end), 0
        elif kind in ("int", "signed"):
            yield from self.numbers(at)
        elif kind == "numbers":
            yield from self.row(at)
        elif kind == "quoted":
            yield from self.quoted(at)
        elif kind == "bag":
            yield end, self.bag(at), 0
        elif slot.many:
            yield from self.several(kind, at)
        else:
            found = list(self.one(kind, at))
            yield from found
            if slot.loose and not any(place == end for place, _, _ in found):
                yield end, self.raw(at, end), 5

    def raw(self, at: int, end: int) -> str:
        """Some words as they were typed."""
        return self.text[self.words[at].start : self.words[end - 1].end]

    def starts(self, at: int) -> range:
        """Where a value may begin: here, or after articles and prepositions."""
        small = listening("fillers")
        last = at
        while last < len(self.words) - 1 and (self.words[last].word in small or self.words[last].word in ",:"):
            last += 1
        return range(at, last + 1)

    def numbers(self, at: int) -> Iterator[tuple[int, Any, int]]:
        """A number from here on."""
        for start in self.starts(at):
            value = number(self.words[start].word)
            if value is not None:
                yield start + 1, value, 0
                return

    def row(self, at: int) -> Iterator[tuple[int, Any, int]]:
        """One or more numbers in a row."""
        values: list[int] = []
        for place in range(at, len(self.words)):
            value = number(self.words[place].word)
            if value is not None:
                values.append(value)
                yield place + 1, tuple(values), 0
            elif self.words[place].word != "," and self.words[place].word not in listening("and"):
                return

    def quoted(self, at: int) -> Iterator[tuple[int, Any, int]]:
        """What stands between quotation marks from here on."""
        for start in self.starts(at):
            quote = self.words[start].quote
            if quote:
                end = start
                while end < len(self.words) and self.words[end].quote == quote:
                    end += 1
                yield end, self.raw(start, end), 0
                return

    def one(self, kind: str, at: int) -> Iterator[tuple[int, Any, int]]:
        """Each id of a kind that some words from here on may mean."""
        names = self.names(kind)
        small = listening("fillers")
        for start in self.starts(at):
            for end in range(start + 1, min(start + LONGEST, len(self.words)) + 1):
                if self.words[end - 1].quote != self.words[start].quote:
                    break
                for id, cost in self.meaning(names, start, end):
                    if cost and (self.words[start].word in small or self.words[end - 1].word in small):
                        continue
                    yield end, self.person(id) if kind == "player" else id, cost

    def meaning(self, names: Names, start: int, end: int) -> Iterator[tuple[str, int]]:
        """The ids that exactly these words may mean, with what the reading costs."""
        said = [w.word for w in self.words[start:end]]
        found = names.find(" ".join(said), self.level)
        if found is not None:
            typed = self.raw(start, end)
            ids = (typed,) if typed in found.ids and not self.elsewhere(typed, found.ids) else found.ids
            yield from ((id, found.cost) for id in ids)
        elif self.level >= LOOSE and (marks := [w for w in said if self.marks(w)]):
            rest = names.find(" ".join(w for w in said if not self.marks(w)))
            if rest is not None:
                yield from ((id, rest.cost + 2) for id in self.marked(rest.ids, marks))

    def several(self, kind: str, at: int) -> Iterator[tuple[int, Any, int]]:
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

    def names(self, kind: str) -> Names:
        """The ways to say the ids of a kind: the game's, else the constant ones of its speech files."""
        if kind not in self.indexes:
            ways: Mapping[str, Sequence[str]] = self.game.names(self.state, kind)
            constant = constants(self.game.id).get(kind, {})
            if kind == "player":
                seats = ways or {name: [name] for name in self.game.view(Position(self.state)).get("players", {})}
                ways = {**seats, **{id: said for id, said in constant.items() if id not in seats}}
            self.indexes[kind] = Names(ways or constant)
        return self.indexes[kind]

    def bag(self, at: int) -> tuple[str, ...]:
        """What is printed on a card, said in any order: `creature`, `brobnar`, `power:5`; other words as they are."""
        plain, counted = self.names("bag"), self.names("bag-number")
        items: list[str] = []
        held, last = "", -1
        while at < len(self.words):
            word = self.words[at].word
            if at + 2 < len(self.words) and self.words[at + 1].word == "/":
                items += [f"power:{word}", f"armor:{self.words[at + 2].word}"]
                at, held, last = at + 3, "", -1
                continue
            glued = re.fullmatch(r"([^\W\d_]+)(\d+)", word)
            if glued and (found := counted.find(glued[1])):
                items.append(f"{found.ids[0]}:{glued[2]}")
                at, last = at + 1, -1
                continue
            value = number(word)
            if value is not None and word.lstrip("+-").isdecimal():
                if last >= 0:
                    items[last] += f":{abs(value)}"
                    last = -1
                else:
                    held = str(abs(value))
                at += 1
                continue
            at = self.bag_item(at, plain, counted, items)
            last = -1
            if items and items[-1] in counted.ways:
                if held:
                    items[-1] += f":{held}"
                    held = ""
                else:
                    last = len(items) - 1
        return tuple(items)

    def bag_item(self, at: int, plain: Names, counted: Names, items: list[str]) -> int:
        """Put the thing that is named from here on among the items; the place after it."""
        for end in range(min(at + 4, len(self.words)), at, -1):
            said = " ".join(w.word for w in self.words[at:end])
            for names in (counted, plain):
                found = names.find(said)
                if found is not None and (not found.cost or end == at + 1):
                    items.append(found.ids[0])
                    return end
        if self.words[at].word not in listening("fillers") and self.words[at].word not in ",:/=":
            items.append(self.words[at].raw)
        return at + 1

    # --- copies of a card -----------------------------------------------------------------------------------------

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
            or (word in self.names("player").whole and word not in listening("fillers"))
        )

    def marked(self, ids: Sequence[str], marks: Sequence[str]) -> list[str]:
        """Those of some copies that a place in the row or a holder points at."""
        lying = self.places()
        copies = sorted((id for id in ids if id in lying), key=lambda id: lying[id][1])
        sides: dict[str, list[str]] = {}
        for id in copies:
            sides.setdefault(lying[id][0], []).append(id)
        for mark in marks:
            if mark in listening("mine"):
                sides = {p: row for p, row in sides.items() if p == self.player}
            elif mark in listening("theirs"):
                sides = {p: row for p, row in sides.items() if p != self.player}
            elif found := self.names("player").whole.get(mark):
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

    # --- answers --------------------------------------------------------------------------------------------------

    def answer(self) -> Move | Unheard:
        """The answer to the open choice that the line means, or another move where it can be none."""
        choice = self.position.waiting[0]
        if not self.words or len(self.words) > MOST_WORDS:
            return self.unheard(self.options(choice))
        self.meant = [frozenset({w.word}) for w in self.words]
        unsure: Unheard | None = None
        for level in (EXACT, LOOSE, CLOSE):
            self.level = level
            picked = self.told(choice) if choice.free else self.picked(choice)
            if isinstance(picked, Unheard):
                unsure = unsure or picked
            elif picked is not None:
                return Answer(self.player, picked)
            if level == EXACT and unsure is None:
                self.listen(EXACT, "moves")
                if found := self.moves():
                    return self.decided(found)
        if unsure is not None:
            return unsure
        other = self.move()
        return self.unheard(self.options(choice)) if isinstance(other, Unheard) and not other.ambiguous else other

    def options(self, choice: Choice) -> list[str]:
        """The answers that a choice offers, in words."""
        from .say import Voice

        voice = Voice(self.game, self.lang)
        return [voice.option(self.state, id, choice) for id in choice.options[:12]]

    def optional(self, choice: Choice) -> Names:
        """The ways to say the options of a choice, in every language."""
        ways: dict[str, list[str]] = {}
        kinds = constants(self.game.id)
        for id in choice.options:
            base, _, copy = id.partition("#")
            said = [name for lang in self.languages if (name := self.game.called(self.state, base, lang))]
            said += [name for kind in kinds.values() for name in kind.get(base, ())]
            ways[id] = [f"{name} {copy}" for name in said] if copy else said
        return Names(ways)

    def picked(self, choice: Choice) -> tuple[str, ...] | Unheard | None:
        """The options that the line picks; None when it is no answer."""
        if (whole := self.wholly(choice)) is not None:
            return whole
        names = self.optional(choice)
        items = self.items(names, len(choice.options))
        if items is None:
            return None
        picked: list[str] = []
        for ids in items:
            free = [id for id in ids if id not in picked] or list(ids)
            if len(free) > 1 and sum(other == ids for other in items) < len(ids):
                return self.unheard([self.option_said(id, choice) for id in free], ambiguous=True)
            picked.append(free[0])
        return tuple(choice.options[int(id[1:]) - 1] if id[:1] == "#" else id for id in picked)

    def option_said(self, id: str, choice: Choice) -> str:
        """One option in the words that answer the choice."""
        from .say import Voice

        return Voice(self.game, self.lang).option(self.state, id, choice)

    def wholly(self, choice: Choice) -> tuple[str, ...] | None:
        """`none`, `done` and `all`, as far as no option is called so."""
        line = " ".join(w.word for w in self.words)
        if self.optional(choice).whole.get(line):
            return None
        if line in listening("none") or line in listening("done"):
            return ()
        return tuple(choice.options) if line in listening("all") and choice.options else None

    def items(self, names: Names, most: int = 0) -> list[tuple[str, ...]] | None:
        """The line as a list: for each item the ids that it may mean (`#3` for a place in the list, up to `most`)."""
        joins = listening("and") | listening("done") | {",", "/"}
        end = len(self.words)
        best: dict[int, tuple[int, list[tuple[str, ...]]]] = {end: (0, [])}
        for at in range(end - 1, -1, -1):
            ways: list[tuple[int, list[tuple[str, ...]]]] = []
            word = self.words[at].word
            if (word in joins or word in listening("fillers")) and at + 1 in best:
                ways.append(best[at + 1])
            for place in range(at + 1, min(at + LONGEST, end) + 1):
                if place not in best:
                    continue
                cost, rest = best[place]
                found = list(self.meaning(names, at, place))
                if found:
                    ways.append((cost + 1 + 2 * found[0][1], [tuple(id for id, _ in found), *rest]))
                elif place == at + 1 and (n := number(word)) is not None and 1 <= n <= most:
                    ways.append((cost + 1, [(f"#{n}",), *rest]))
            if ways:
                best[at] = min(ways, key=lambda way: (way[0], len(way[1])))
        found_all = best.get(0)
        return found_all[1] if found_all and found_all[1] else None

    def told(self, choice: Choice) -> tuple[str, ...] | Unheard | None:
        """The free answer that the line gives; None when it is none."""
        if choice.choice == "number":
            values = [v for w in self.words if (v := number(w.word)) is not None]
            if len(self.words) == 1 and self.words[0].word in listening("none"):
                return ("0",)
            rest = [w for w in self.words if number(w.word) is None and w.word not in listening("fillers")]
            return (str(values[0]),) if len(values) == 1 and not rest else None
        line = " ".join(w.word for w in self.words)
        if line in listening("none") or line in listening("done"):
            return ()
        names = self.names(choice.choice)
        if not names.ways:
            names = self.names("card")
        if not names.ways:
            values = [v for w in self.words if (v := number(w.word)) is not None]
            return tuple(map(str, values)) if len(values) == sum(w.word != "," for w in self.words) else None
        items = self.items(names)
        if items is None:
            return None
        unsure = next((ids for ids in items if len(ids) > 1), None)
        if unsure is not None:
            return self.unheard([self.shown(id) for id in unsure[:8]], ambiguous=True)
        return tuple(ids[0] for ids in items)

    # --- subjects -------------------------------------------------------------------------------------------------

    def subject(self) -> Subject | Unheard:
        """What the line points at."""
        if not self.words or len(self.words) > MOST_WORDS:
            return self.unheard()
        for level in (EXACT, LOOSE, CLOSE):
            self.listen(level, "subjects")
            found: dict[Subject, int] = {}
            for kind, lang, values, cost in self.read("subjects"):
                subject = Subject(kind, str(values.get("of", "")))
                found[subject] = min(2 * cost + (lang != self.lang), found.get(subject, 99))
            best = [s for s, cost in found.items() if cost == min(found.values())]
            if len(best) == 1:
                return best[0]
            if best:
                return self.unheard([s.of or s.kind for s in best], ambiguous=True)
        names = [n for kind, n in self.indexes.items() if kind != "player"]
        line = " ".join(w.word for w in self.words)
        return self.unheard([self.shown(id) for n in names for id in n.near(line, 3)])

    def fix(self) -> tuple[Subject, str] | Unheard:
        """What the line points at, and the value it gives it."""
        whole = self.words
        equals = next((i for i, w in enumerate(whole) if w.raw in "=＝"), 0)
        if equals:
            self.words = whole[:equals]
            subject = self.subject()
            if isinstance(subject, Unheard) or equals + 1 == len(whole):
                return subject if isinstance(subject, Unheard) else self.unheard()
            self.words = whole[equals + 1 :]
            return subject, self.valued()
        places = self.names("place")
        for at in range(max(1, len(whole) - 4), len(whole)):
            place = places.find(" ".join(w.word for w in whole[at:]))
            value = number(whole[at].word) if at == len(whole) - 1 else None
            if place is None and value is None:
                continue
            self.words = whole[:at]
            subject = self.subject()
            if isinstance(subject, Subject) and (place is None) == (subject.kind != "place"):
                return subject, place.ids[0] if place is not None else str(value)
            if isinstance(subject, Unheard) and subject.ambiguous:
                return subject
        self.words = whole
        return self.unheard()

    def valued(self) -> str:
        """The words as a value: a number, ids with commas between them, or as they were typed."""
        self.level = EXACT
        if len(self.words) == 1 and (value := number(self.words[0].word)) is not None:
            return str(value)
        everything: dict[str, list[str]] = {}
        for kind in constants(self.game.id).values():
            for id, said in kind.items():
                everything.setdefault(id, []).extend(said)
        items = self.items(Names(everything))
        return ",".join(ids[0] for ids in items) if items else self.raw(0, len(self.words))


def begun(lead: str, said: frozenset[str], small: frozenset[str]) -> bool:
    """Whether a phrase that begins with `(a|b)` can begin with some of the said words."""
    if lead[:1] != "(" or any(sign in lead for sign in "[{"):
        return lead[:1] == "("
    firsts = (way.strip().split(" ", 1)[0] for way in lead[1:-1].split("|"))
    return any(first in said or first in small or not first for first in firsts)


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
