"""Words become a move, an answer to an open choice, or something to point at.

Every language is understood at every table; the table's language decides where two would differ. Words are read three
times at most: as things are called; then also by the beginning of a name, initials and place in a row; then with typos.
The first time that makes sense counts. What may mean several moves is given back with the candidates, never guessed.

More than 400 lines: moves, answers, subjects and corrections are four short ways through one line with the same freedoms.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from re import findall
from typing import Any
from unicodedata import normalize

from ..core.game import Game
from ..core.types import AT_RANDOM, Answer, Choice, Move, Position, Record, Subject, Unfit
from .line import LOOSELY, Line, constants
from .names import CLOSE, EXACT, LONGEST, LOOSE, WIDE, Names, slips
from .phrasebook import begun, phrases, same_words, vocabulary
from .phrases import Reader, Values, parse
from .say import Voice
from .words import Word, folded_lines, listening, number, own, shortened, split

__all__ = ["Unheard", "hear", "hear_fix", "hear_subject", "split"]

MOST_LETTERS, MOST_WORDS = 600, 90
"""Nobody says more in one move."""

LEVELS = (EXACT, LOOSE, WIDE, CLOSE)

Heard = tuple[str, str, Values, int]
"""A reading: the kind of phrase, its language, the values of its slots, what it costs."""


class Unheard(Record):
    """Words that mean nothing here, or several things: exit status 4.

    `candidates` are phrases that `do` takes, or names; with `ambiguous`, the things that the words may mean. `why` is a
    sentence in the table's language where more can be said than that the words are not understood.
    """

    words: str
    candidates: tuple[str, ...] = ()
    ambiguous: bool = False
    why: str = ""


def hear(game: Game[Any], position: Position[Any], words: str, lang: str, player: str = "") -> Move | Unheard:
    """The move that words mean, said by `player` (left out: whose word counts now)."""
    if len(words) > MOST_LETTERS:
        return Unheard(shortened(words))
    ear = Ear(game, position, normalize("NFC", words), lang, player)
    return ear.answer() if position.waiting else ear.move()


def hear_subject(game: Game[Any], state: Any, words: str, lang: str) -> Subject | Unheard:
    """What words point at: a counter, a power, a card's place."""
    if len(words) > MOST_LETTERS:
        return Unheard(shortened(words))
    return Ear(game, Position(state), normalize("NFC", words), lang).subject()


def hear_fix(game: Game[Any], state: Any, words: str, lang: str) -> tuple[Subject, str] | Unheard:
    """What words point at and the value it gets: `æmbar de Ana = 5`, `Trol al descarte`."""
    if len(words) > MOST_LETTERS:
        return Unheard(shortened(words))
    return Ear(game, Position(state), normalize("NFC", words), lang).fix()


# --- one line ---------------------------------------------------------------------------------------------------------


class Ear(Line):
    """Hears one line at one table."""

    def __init__(self, game: Game[Any], position: Position[Any], text: str, lang: str, player: str = "") -> None:
        super().__init__(game, position, text, lang, player)
        self.voice = Voice(game, self.lang)
        self.meant: list[frozenset[str]] = []
        self.typos: list[dict[str, int]] = []
        self.trouble = ""

    def unheard(self, candidates: Iterable[str] = (), *, ambiguous: bool = False) -> Unheard:
        """What is given back when the words mean no one thing."""
        return Unheard(shortened(self.text), tuple(dict.fromkeys(candidates)), ambiguous, self.trouble)

    def sensible(self) -> bool:
        """Whether there are words, and no more than anybody says."""
        return 0 < len(self.words) <= MOST_WORDS

    # --- moves ----------------------------------------------------------------------------------------------------

    def move(self) -> Move | Unheard:
        """The move that the line means."""
        if not self.sensible():
            return self.unheard()
        for level in LEVELS:
            self.listen(level, "moves")
            if found := self.moves() or self.told_of_somebody():
                return self.decided(found)
        if self.trouble:
            return self.unheard()
        guesses = self.guesses()
        self.trouble = "" if guesses else self.hint()
        return self.unheard(guesses)

    def hint(self) -> str:
        """What `[hints]` say about kinds of move whose phrases begin as the line does; empty where they say nothing."""
        hints = self.voice.speech("hints")
        for lang in self.languages if hints else ():
            for kind, _, lead in phrases(self.game.id, "moves", lang):
                if kind in hints and not self.meant[0].isdisjoint(findall(r"\w+", lead)):
                    return str(hints[kind])
        return ""

    def told_of_somebody(self) -> list[tuple[Move, int]]:
        """The moves that the line means as told of the player whose name it begins with: `Bruno juega Trol`."""
        whole, meant, typos, speaker = self.words, self.meant, self.typos, self.player
        small = listening("fillers")
        first = next((at for at, word in enumerate(whole) if word.word not in small), 0)
        for end in range(min(first + LONGEST, len(whole) - 1), first, -1):
            seats = self.names("player").whole(self.said(first, end))
            if len(seats) == 1 and (name := self.person(seats[0])):
                self.words, self.meant, self.typos, self.player = whole[end:], meant[end:], typos[end:], name
                self.filled.clear()
                if found := self.moves():
                    return found
                self.words, self.meant, self.typos, self.player = whole, meant, typos, speaker
                self.filled.clear()
        return []

    def listen(self, level: int, section: str) -> None:
        """Get ready to read the line with a certain freedom."""
        self.level = level
        self.filled.clear()
        same = same_words(self.game.id)
        self.meant = [same.get(w.word, frozenset()) | {w.word} for w in self.words]
        self.typos = [self.slipped(w, section) if level >= CLOSE else {} for w in self.words]

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

    def moves(self, *, bare: bool = False) -> list[tuple[Move, int]]:
        """The moves that the line may mean, with what each reading costs. `bare`: without what must stand in front."""
        whole, meant, typos = self.words, self.meant, self.typos
        bound, wanted, paid = self.led()
        found = list(self.meanings(bound, wanted, paid, bare=bare))
        self.words, self.meant, self.typos = whole, meant, typos
        self.filled.clear()
        # without that, the colon was a colon and nothing stood in front of it
        return found if found or not wanted else list(self.meanings({}, "", 0))

    def meanings(self, bound: Values, wanted: str, paid: int, *, bare: bool = False) -> Iterator[tuple[Move, int]]:
        """The moves that the line may mean as it stands now; `bound` are slots that are filled already, at a cost."""
        for kind, lang, values, cost in self.read("moves", wanted, bare=bare):
            if bare:
                bound = dict.fromkeys(self.voice.before(kind)[0], own(self.lang)["hear"]["some-card"])
            if move := self.made(kind, {**bound, **values}):
                yield move, 2 * (cost + paid) + (lang != self.lang)

    def made(self, kind: str, values: Values) -> Move | None:
        """The move that a reading means; None when it can mean none, with what is wrong kept as `trouble`."""
        said = {name: self.player if value == "@me" else value for name, value in values.items()}
        try:
            return self.game.hear(self.state, kind, self.player, said)
        except Unfit as unfit:
            self.trouble = self.voice.unfit(unfit)
            return None

    def led(self) -> tuple[Values, str, int]:
        """What stands in front of a colon (`por Foo: ...`): its values, the kinds of move it leads, what it costs.

        It is taken off the line. A comma will do in place of the colon where a card that is known stands before it.
        """
        whole = self.words
        signs = {w.word: i for i, w in reversed(list(enumerate(whole))) if w.word in ":," and 0 < i < len(whole) - 1}
        for sign, dearest in ((":", 99), (",", LOOSELY - 1)):
            if sign not in signs or (sign == "," and ":" in signs):
                continue
            self.words = whole[: signs[sign]]
            heard = min(self.front(), key=lambda reading: reading[2], default=None)
            self.filled.clear()
            if heard is not None and heard[2] <= dearest:
                rest = slice(signs[sign] + 1, None)
                self.words, self.meant, self.typos = whole[rest], self.meant[rest], self.typos[rest]
                return heard
        self.words = whole
        return {}, "", 0

    def front(self) -> Iterator[tuple[Values, str, int]]:
        """The readings of what stands in front of a colon."""
        for lang in self.languages:
            for start, text, _ in phrases(self.game.id, "before", lang):
                for values, cost in self.reader(lang).readings(parse(text)):
                    yield values, start, cost

    def read(self, section: str, wanted: str = "", *, bare: bool = False) -> Iterator[Heard]:
        """Every reading of the line as a phrase of a section; of kinds that begin with `wanted` when that is given."""
        said = frozenset().union(*self.meant, *self.typos)
        led = tuple(start for start, _, _ in phrases(self.game.id, "before", self.lang)) if section == "moves" else ()
        for lang in self.languages:
            reader = self.reader(lang)
            for kind, text, lead in phrases(self.game.id, section, lang):
                if not kind.startswith(wanted) if wanted else bare != bool(led and kind.startswith(led)):
                    continue
                if begun(lead, said, reader.small) and reader.possible(phrase := parse(text), said):
                    for values, cost in islice(reader.readings(phrase), 40):
                        yield kind, lang, values, cost

    def reader(self, lang: str) -> Reader:
        """A reader of the line as it stands now."""
        return Reader(self.words, lang, self.fill, self.same)

    def same(self, at: int, word: str) -> int:
        """What it costs to take the word at a place for a word of a phrase; -1 when it is another."""
        return 0 if word in self.meant[at] else self.typos[at].get(word, -1)

    def decided(self, found: list[tuple[Move, int]]) -> Move | Unheard:
        """The one move that is meant: the closest reading; of equally close ones the only one that is legal."""
        best = min(cost for _, cost in found)
        moves: list[Move] = []
        moves += (move for move, cost in found if cost == best and move not in moves)
        if len(moves) > 1:
            legal = [m for m in moves if not self.game.check(self.state, m)] if self.level < CLOSE else []
            if len(legal) != 1:
                return self.unheard(self.spoken((legal or moves)[:8]), ambiguous=True)
            moves = legal
        return moves[0]

    def spoken(self, moves: Iterable[Move]) -> list[str]:
        """Some moves as `do` takes them."""
        return [self.voice.move(self.state, move) for move in moves]

    def guesses(self) -> list[str]:
        """What may have been meant: an effect whose card was not named, legal moves that look alike, names."""
        self.listen(EXACT, "moves")
        if bare := self.moves(bare=True):
            return list(dict.fromkeys(self.spoken(move for move, _ in bare)))[:8]
        from rapidfuzz import fuzz, process

        legal = self.spoken(islice(self.game.legal(self.state, self.player), 200))
        line = self.said(0, len(self.words))
        near = process.extract(line, folded_lines(legal), scorer=fuzz.WRatio, score_cutoff=70, limit=4)
        # a short phrase is found inside almost any long line
        guesses = [legal[at] for folded, _, at in near if 3 * len(folded) >= len(line)]
        if (rest := self.said(1, len(self.words))) and len(self.words) <= 6:
            guesses += self.alike(rest)
        return guesses[:8]

    def alike(self, words: str) -> list[str]:
        """Names of anything but players that resemble some words, those that do so clearly less than the best left out."""
        found = {
            self.shown(names, id): score
            for kind, names in self.indexes.items()
            if kind != "player"
            for id, score in names.near(words, 3).items()
        }
        best = max(found.values(), default=0.0)
        return [shown for shown in sorted(found, key=lambda shown: -found[shown]) if found[shown] > best - 15]

    # --- answers --------------------------------------------------------------------------------------------------

    def answer(self) -> Move | Unheard:
        """The answer to the open choice that the line means, or another move where it can be none."""
        choice = self.position.waiting[0]
        offered = [self.voice.option(self.state, id, choice) for id in choice.options[:12]]
        if not self.sensible():
            return self.unheard(offered)
        unsure: Unheard | None = None
        for level in LEVELS:
            if unsure is not None:
                return unsure
            self.level = level
            picked = self.stranger() if level == WIDE else self.told(choice) if choice.free else self.picked(choice)
            if isinstance(picked, tuple):
                return Answer(self.player, picked)
            unsure = picked
            self.listen(level, "moves")
            if unsure is None and (found := self.moves() or self.told_of_somebody()):
                return self.decided(found)
        return unsure or self.unheard(offered)

    def picked(self, choice: Choice) -> tuple[str, ...] | Unheard | None:
        """The options that the line picks; None when it is no answer."""
        names = self.options(choice)
        line = self.said(0, len(self.words))
        if not names.whole(line):
            if line in listening("random"):
                return (AT_RANDOM,)
            if line in listening("none") or line in listening("done"):
                return ()
            if line in listening("all"):
                return tuple(choice.options)
        items = self.items(names, len(choice.options))
        if items is None:
            return None
        picked: list[str] = []
        for ids in items:
            free = [id for id in ids if id not in picked] or list(ids)
            if len(free) > 1 and items.count(ids) < len(ids):
                return self.unheard([self.voice.option(self.state, id, choice) for id in free], ambiguous=True)
            picked.append(free[0])
        return tuple(choice.options[int(id[1:]) - 1] if id[:1] == "#" else id for id in picked)

    def stranger(self) -> tuple[str, ...] | None:
        """A card or number that is no option, so that a rule can say so; None when the line names none."""
        if len(self.words) == 1 and (value := number(self.words[0].word)) is not None:
            return (str(value),)
        items = self.items(self.names("card"))
        return tuple(ids[0] for ids in items) if items else None

    def options(self, choice: Choice) -> Names:
        """The ways to say the options of a choice, in every language."""
        ways: dict[str, list[str]] = {}
        kinds = constants(self.game.id)
        for id in choice.options:
            base, _, copy = id.partition("#")
            said = [name for lang in self.languages if (name := self.game.called(self.state, base, lang))]
            said += [name.removesuffix(f" ({id})") for name in said]
            said += [name for kind in kinds.values() for name in kind.get(base, ())]
            ways[id] = [f"{name} {copy}" for name in said] if copy else said
        return Names(ways)

    def items(self, names: Names, most: int = 0) -> list[tuple[str, ...]] | None:
        """The line as a list: for each item the ids that it may mean (`#3` for a place in the list, up to `most`)."""
        joins = listening("and") | listening("done") | listening("fillers") | {",", "/", ":"}
        end = len(self.words)
        best: dict[int, tuple[int, list[tuple[str, ...]]]] = {end: (0, [])}
        for at in range(end - 1, -1, -1):
            ways: list[tuple[int, list[tuple[str, ...]]]] = []
            word = self.words[at].word
            if word in joins and at + 1 in best:
                cost, rest = best[at + 1]
                ways.append((cost + 2 * (word != ","), rest))
            for place in range(at + 1, min(at + LONGEST, end) + 1):
                if place not in best:
                    continue
                cost, rest = best[place]
                if found := list(self.meaning(names, at, place)):
                    ways.append((cost + 1 + 2 * found[0][1], [tuple(id for id, _ in found), *rest]))
                elif place == at + 1 and (n := number(word)) is not None and 1 <= n <= most:
                    ways.append((cost + 1, [(f"#{n}",), *rest]))
            if ways:
                best[at] = min(ways, key=lambda way: (way[0], len(way[1])))
        return best[0][1] or None if 0 in best else None

    def told(self, choice: Choice) -> tuple[str, ...] | Unheard | None:
        """The free answer that the line gives; None when it is none."""
        line = self.said(0, len(self.words))
        values = [v for w in self.words if (v := number(w.word)) is not None]
        wordy = [w for w in self.words if number(w.word) is None and w.word not in listening("fillers") | {","}]
        if choice.choice == "number":
            if line in listening("none"):
                return ("0",)
            if line in listening("random"):
                return (AT_RANDOM,)
            return (str(values[0]),) if len(values) == 1 and not wordy else None
        if line in listening("none") or line in listening("done"):
            return ()
        names = self.names(choice.choice)
        if not names.ways:
            names = self.names("card")
        if not names.ways:
            return tuple(map(str, values)) if values and not wordy else None
        items = self.items(names)
        if items is None:
            return None
        if unsure := next((ids for ids in items if len(ids) > 1), None):
            return self.unheard([self.voice.value(self.state, id) for id in unsure[:8]], ambiguous=True)
        return tuple(ids[0] for ids in items)

    # --- subjects -------------------------------------------------------------------------------------------------

    def subject(self) -> Subject | Unheard:
        """What the line points at."""
        if not self.sensible():
            return self.unheard()
        for level in LEVELS:
            self.listen(level, "subjects")
            found: dict[Subject, int] = {}
            for kind, lang, values, cost in self.read("subjects"):
                of = str(values.get("of", ""))
                subject = Subject(kind, self.player if of == "@me" else of)
                found[subject] = min(2 * cost + (lang != self.lang), found.get(subject, 999))
            best = [s for s, cost in found.items() if cost == min(found.values())]
            if len(best) == 1:
                return best[0]
            if best:
                return self.unheard([self.voice.subject(self.state, s) for s in best[:8]], ambiguous=True)
        line = self.said(0, len(self.words))
        return self.unheard(self.alike(line))

    def shown(self, names: Names, id: str) -> str:
        """How an id is called: by its name, else in the first way to say it."""
        shown = self.voice.value(self.state, id)
        return names.ways[id][0] if shown == id and names.ways[id] else shown

    def fix(self) -> tuple[Subject, str] | Unheard:
        """What the line points at, and the value it gives it."""
        whole = self.words
        equals = next((i for i, w in enumerate(whole) if w.word == "="), 0)
        if equals:
            self.words = whole[:equals]
            subject = self.subject()
            if isinstance(subject, Unheard) or equals + 1 == len(whole):
                return subject if isinstance(subject, Unheard) else self.unheard()
            self.words = whole[equals + 1 :]
            return subject, self.valued()
        for at in range(max(1, len(whole) - 4), len(whole)):
            self.words = whole
            place = self.names("place").find(self.said(at, len(whole)))
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
