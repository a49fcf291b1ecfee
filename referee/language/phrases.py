"""Phrases with slots, as speech files write them: read from words, and printed.

    cosechar [con] {creature}        (a|b) one of them · [a] may be left out
    {amount:int} daño a {cards:creature+} [sin armadura {pierce=true}]

`{slot}` is filled by a name of the kind `slot`, `{slot:kind}` by one of `kind`; a `+` after the kind takes several,
a `#` a number behind the name (`assault:2`), a `?` also what is no name of the kind, as it was typed.
`{slot=value}` is said by the words around it (`@me`: whoever speaks), `{slot|card|cards}` is a word that goes with the
number in a slot. Built-in kinds: `int`, `signed` (printed with its sign), `numbers`,
`quoted`, `text` and `printed` (the rest as it was typed; `printed` is a card's facts, written as `[printed]` says).
A part in brackets is printed when it has slots and all of them are filled.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from .words import Word, fillers, read

Values = dict[str, Any]
Render = Callable[[str, Any], str]
"""How a value of a kind is printed."""


class Literal:
    """Words that stand as they are."""

    __slots__ = ("text", "words")

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = tuple(w.word for w in read(text))


class Slot:
    """A place for a value."""

    __slots__ = ("how", "kind", "name")

    def __init__(self, written: str) -> None:
        self.how = written[-1] if written[-1:] in ("+", "?", "#") else ""
        name, _, kind = written.rstrip("+?#").partition(":")
        self.name = name
        self.kind = kind or name


class Fixed:
    """A value that the words around it say."""

    __slots__ = ("name", "value")

    def __init__(self, written: str) -> None:
        self.name, _, value = written.partition("=")
        self.value: Any = {"true": True, "false": False}.get(value, value)
        if re.fullmatch(r"-?\d+", value):
            self.value = int(value)


class Fork:
    """One of several ways to go on; an optional part may be left out."""

    __slots__ = ("optional", "ways")

    def __init__(self, ways: tuple[Phrase, ...], optional: bool) -> None:
        self.ways = ways
        self.optional = optional


class Count:
    """A word that goes with a number: both forms are understood, the fitting one is printed."""

    __slots__ = ("many", "name", "one")

    def __init__(self, written: str) -> None:
        self.name, one, many = written.split("|")
        self.one = Literal(one)
        self.many = Literal(many)


Node = Literal | Slot | Fixed | Fork | Count
Phrase = tuple[Node, ...]

PART = re.compile(r"[()\[\]|]|\{[^{}]*\}|[^()\[\]|{}]+")
LEAD = re.compile(r"^(?:[^\S\n]|\{[^}\n]*\}|\[[^\]\n]*\])*(\([^)\n]*\)|[^\s{}\[\]()|]*)", re.MULTILINE)


class Unwritten(Exception):
    """A phrase has slots that were not given."""


@cache
def parse(written: str) -> Phrase:
    """A phrase from the way it is written.

    Raises:
        ValueError: its brackets do not match (a fault of a translator; a test finds it).
    """
    parts = PART.findall(written)
    phrase, at = sequence(parts, 0, "")
    if at != len(parts) or len(phrase) != 1:
        raise ValueError(f"unmatched bracket: {written}")
    return phrase[0]


def sequence(parts: Sequence[str], at: int, close: str) -> tuple[list[Phrase], int]:
    """The ways written up to a closing bracket, and where it ends."""
    ways: list[Phrase] = []
    nodes: list[Node] = []
    while at < len(parts):
        part = parts[at]
        if part in (")", "]"):
            break
        if part == "|":
            ways.append(tuple(nodes))
            nodes = []
        elif part in ("(", "["):
            end = ")" if part == "(" else "]"
            inner, at = sequence(parts, at + 1, end)
            nodes.append(Fork(tuple(inner), optional=part == "["))
        elif part.startswith("{"):
            kind = Count if "|" in part else Fixed if "=" in part else Slot
            nodes.append(kind(part[1:-1]))
        else:
            nodes.append(Literal(part))
        at += 1
    if close and (at >= len(parts) or parts[at] != close):
        raise ValueError(f"no {close}: {''.join(parts)}")
    ways.append(tuple(nodes))
    return ways, at


def leads(folded: str) -> list[str]:
    """The first words that each of some folded lines needs: a word, `(a|b)`, or nothing where it is not plain."""
    return LEAD.findall(folded)


def slots(phrase: Phrase) -> Iterator[Slot | Fixed]:
    """Every slot of a phrase, those of optional parts too."""
    for node in phrase:
        if isinstance(node, Fork):
            for way in node.ways:
                yield from slots(way)
        elif isinstance(node, Slot | Fixed):
            yield node


# --- printing -------------------------------------------------------------------------------------------------------


def printed(phrase: Phrase, values: Mapping[str, Any], render: Render) -> str:
    """A phrase with its slots filled.

    Raises:
        Unwritten: a slot that must be filled has no value, or another than the phrase says.
    """
    text = written(phrase, values, render)
    return re.sub(r"\s+", " ", text).strip().replace(" :", ":").replace(" ,", ",")


def written(phrase: Phrase, values: Mapping[str, Any], render: Render) -> str:
    """The work of `printed`, its spaces as they come."""
    parts = []
    for node in phrase:
        if isinstance(node, Literal):
            parts.append(node.text)
        elif isinstance(node, Slot):
            if node.name not in values:
                raise Unwritten(node.name)
            parts.append(render(node.kind, values[node.name]))
        elif isinstance(node, Count):
            parts.append((node.one if values.get(node.name) in (1, -1) else node.many).text)
        elif isinstance(node, Fixed):
            if values.get(node.name) != node.value:
                raise Unwritten(node.name)
        else:
            parts.append(chosen(node, values, render))
    return "".join(parts)


def chosen(fork: Fork, values: Mapping[str, Any], render: Render) -> str:
    """The first way of a fork that can be printed; of an optional part only one that fills a slot."""
    missing = ""
    for way in fork.ways:
        if fork.optional and not any(True for _ in slots(way)):
            continue
        try:
            return written(way, values, render)
        except Unwritten as gap:
            missing = str(gap)
    if fork.optional:
        return ""
    raise Unwritten(missing)


def fits(phrase: Phrase, values: Mapping[str, Any]) -> bool:
    """Whether a phrase says all of some values."""
    return set(values) <= {slot.name for slot in slots(phrase)}


# --- reading --------------------------------------------------------------------------------------------------------

Fill = Callable[[Slot, int], Sequence[tuple[int, Any, int]]]
"""What can fill a slot from a word on: the word after it, the value, what the reading costs."""

Same = Callable[[int, str], int]
"""What it costs to read the word at a place as a literal; negative when it is not that word."""


class Reader:
    """Reads phrases from one line of words; `steps` bounds the work, whatever was typed."""

    def __init__(self, words: Sequence[Word], lang: str, fill: Fill, same: Same) -> None:
        self.words = words
        self.small = fillers(lang)
        self.fill = fill
        self.same = same
        self.steps = 0

    def readings(self, phrase: Phrase) -> Iterator[tuple[Values, int]]:
        """The ways in which the whole line is this phrase: values by slot, and the cost."""
        for at, values, cost in self.walk(phrase, 0, 0, {}, 0):
            if self.skipped(at) == len(self.words):
                yield values, cost

    def possible(self, phrase: Phrase, said: frozenset[str]) -> bool:
        """Whether some said words are enough for the words that a phrase cannot do without."""
        for node in phrase:
            if isinstance(node, Literal):
                if any(word not in said and word not in self.small for word in node.words):
                    return False
            elif isinstance(node, Fork) and not node.optional and not any(self.possible(w, said) for w in node.ways):
                return False
        return True

    def skipped(self, at: int) -> int:
        """The first place from here on that is no filler."""
        while at < len(self.words) and self.words[at].word in self.small:
            at += 1
        return at

    def walk(self, phrase: Phrase, node: int, at: int, values: Values, cost: int) -> Iterator[tuple[int, Values, int]]:
        """Every way to read a phrase from one of its nodes on, starting at a word."""
        self.steps += 1
        if self.steps > 20_000:
            return
        if node == len(phrase):
            yield at, values, cost
            return
        here = phrase[node]
        if isinstance(here, Literal | Count):
            for words in (here,) if isinstance(here, Literal) else (here.one, here.many):
                found = self.literal(words, at)
                if found is not None:
                    yield from self.walk(phrase, node + 1, found[0], values, cost + found[1])
        elif isinstance(here, Fixed):
            yield from self.walk(phrase, node + 1, at, {**values, here.name: here.value}, cost)
        elif isinstance(here, Slot):
            for end, value, extra in self.fill(here, at):
                yield from self.walk(phrase, node + 1, end, {**values, here.name: value}, cost + extra)
        else:
            for way in here.ways:
                for end, bound, paid in self.walk(way, 0, at, values, cost):
                    yield from self.walk(phrase, node + 1, end, bound, paid)
            if here.optional:
                yield from self.walk(phrase, node + 1, at, values, cost)

    def literal(self, literal: Literal, at: int) -> tuple[int, int] | None:
        """The place after some literal words, and what they cost.

        Fillers may be missing or be there; a missing one costs, so that of two phrases the one whose words were said wins
        (`ataco a Dron con Trol`).
        """
        paid = 0
        for word in literal.words:
            if word in self.small:
                if at < len(self.words) and self.words[at].word == word:
                    at += 1
                else:
                    paid += 1
                continue
            while at < len(self.words):
                cost = self.same(at, word)
                if cost >= 0:
                    paid += cost
                    at += 1
                    break
                if self.words[at].word not in self.small:
                    return None
                at += 1
            else:
                return None
        return at, paid
