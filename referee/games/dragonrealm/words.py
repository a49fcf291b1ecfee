"""What players say about cards, dice and printed facts, in every language: `rojo 5 6 7: 4 2 2 +1 academia`,
`Cueva de murciélagos azul 6 espacios, 5/3, dragón 2, furtivo 6*`, `2 de nivel 1`.

The words stand in the speech files (`[hear]`, `[names]`); here they are only taken apart.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple
from unicodedata import normalize

from ...library import shelf
from .catalogue import GAME, id_by_name, slug
from .state import ACTIONS, LEVELS

PIECE = re.compile(r"[+]\s*\d+|-?\d+|[^\W\d_]+|[*/:,]")
TOP = 12
"""The highest number of a card."""


def fold(text: str) -> str:
    """Small letters without accents."""
    flat = normalize("NFKD", text.casefold().replace("æ", "ae"))
    return "".join(c for c in flat if not "\u0300" <= c <= "\u036f")


def pieces(text: str) -> list[str]:
    """The words, numbers and signs of a text, folded; a plus sign stands at its number."""
    return [piece if piece[0] != "+" else "+" + piece[1:].strip() for piece in PIECE.findall(fold(text))]


@cache
def hearing(key: str) -> frozenset[str]:
    """The folded words of a kind in every language: `academy`, `spaces`, `gold`, `and` ..."""
    found: set[str] = set()
    for lang in shelf.LANGUAGES:
        found |= {fold(word.strip()) for word in shelf.speech(GAME, lang).get("hear", {}).get(key, "").split("|")}
    return frozenset(found - {""})


@cache
def meanings(kind: str) -> Mapping[str, str]:
    """Folded names of the ids of a kind of `[names]`, in every language: name -> id."""
    found: dict[str, str] = {}
    for lang in shelf.LANGUAGES:
        for key, said in shelf.speech(GAME, lang).get("names", {}).items():
            if key.startswith(f"{kind}."):
                for name in shelf.listed(said):
                    found.setdefault(fold(name), key.partition(".")[2])
    return found


def phrase(words: list[str], at: int, names: Mapping[str, str]) -> tuple[str, int]:
    """The id that the longest name from a place on means, and the place after it; an empty id when none does."""
    for end in range(min(len(words), at + 5), at, -1):
        if (id := names.get(" ".join(words[at:end]))) is not None:
            return id, end
    return "", at


class Play(NamedTuple):
    """What is said of an exploration: cards, dice, adventurers of the Academy, enhancements by name."""

    cards: tuple[str, ...]
    dice: tuple[int, ...]
    academy: int
    uses: tuple[str, ...]


def heard_play(text: str) -> Play | None:
    """Cards, dice and what is added, from words like `rojo 5 6 7 usando Poción: 4 2 2 +1 academia`.

    A suit counts for the numbers after it until the next one. None when something means nothing.
    """
    before, colon, after = text.partition(":")
    if not colon:
        before, after = parted(text)
    using = re.split(rf"\b(?:{'|'.join(map(re.escape, sorted(hearing('using'))))})\b", fold(before), maxsplit=1)
    uses: tuple[str, ...] = ()
    if len(using) == 2:
        spoken = before[len(using[0]) :]
        uses = tuple(u for u in re.split(r",| y | e | and ", re.sub(r"^\S+\s+", "", spoken)) if u.strip())
    cards = heard_cards(using[0])
    helped = heard_academy(pieces(after))
    if cards is None or helped is None:
        return None
    dice, academy = helped
    return Play(cards, dice, academy, tuple(u.strip() for u in uses))


def parted(text: str) -> tuple[str, str]:
    """Cards and dice of a text without a colon: parted at a word for dice, or at what the Academy adds."""
    words = "|".join(map(re.escape, sorted(hearing("dice"), key=len, reverse=True)))
    folded = fold(text)
    if len(folded) == len(text) and (found := re.search(rf"\b(?:{words})\b|[+]", folded)):
        return text[: found.start()], text[found.start() :]
    return text, ""


def heard_cards(text: str) -> tuple[str, ...] | None:
    """Card ids from words: numbers, each with the suit said last."""
    cards: list[str] = []
    words, at, suit = pieces(text), 0, ""
    while at < len(words):
        colour, end = phrase(words, at, meanings("suit"))
        if colour:
            suit, at = colour, end
        elif words[at].isdecimal() and 1 <= int(words[at]) <= TOP:
            cards.append(f"{suit}-{int(words[at])}" if suit else str(int(words[at])))
            at += 1
        elif words[at] in hearing("small") or words[at] == ",":
            at += 1
        else:
            return None
    return tuple(cards)


def heard_academy(words: list[str]) -> tuple[tuple[int, ...], int] | None:
    """Dice, and the adventurers of the Academy that are added."""
    dice: list[int] = []
    academy, at = 0, 0
    while at < len(words):
        word = words[at]
        following = words[at + 1] if at + 1 < len(words) else ""
        if word in hearing("academy") and following.lstrip("+").isdecimal():
            academy += int(following)
            at += 2
        elif word.lstrip("+").isdecimal() and (word.startswith("+") or following in hearing("academy")):
            academy += int(word)
            at += 2 if following in hearing("academy") else 1
        elif word.isdecimal():
            dice.append(int(word))
            at += 1
        elif word in hearing("small") or word in hearing("dice") or word in ",:" or word in hearing("academy"):
            at += 1
        else:
            return None
    return tuple(dice), academy


def heard_draws(text: str) -> tuple[str, ...] | None:
    """Where the cards of a rest come from, and special cards on the way; None when something means nothing."""
    draws: list[str] = []
    words, at = pieces(text), 0
    names = meanings("draw")
    while at < len(words):
        id, end = phrase(words, at, names)
        if id:
            count = {"two-pile": ("pile", "pile"), "two-face-up": ("face-up", "face-up")}.get(id, (id,))
            draws += count
            at = end
        elif words[at] in hearing("small") or words[at] in ",:":
            at += 1
        else:
            return None
    return tuple(draws)


def heard_keep(text: str) -> tuple[str, ...] | None:
    """Enhancements that are kept: `2 de nivel 1`, `nivel 2`, names with commas or `y` between them."""
    cards: list[str] = []
    for part in re.split(r",| y | e | and |\+", text):
        words = [w for w in pieces(part) if w not in hearing("small") and w not in hearing("enhancement")]
        if not words:
            continue
        at = next((i for i, w in enumerate(words) if w in hearing("level")), -1)
        if at < 0:
            cards.append(part.strip())
            continue
        count = 1 if not at else counted(words[0])
        level = words[at + 1] if at + 1 < len(words) else ""
        if not count or level not in ("1", "2") or at > 1 or len(words) > at + 2:
            return None
        cards += [f"level-{level}"] * count
    return tuple(cards)


def counted(word: str) -> int:
    """A small number as digits or as a word; 0 when it is none."""
    if word.isdecimal():
        return int(word) if int(word) <= 9 else 0
    return 1 if word in hearing("one") else 2 if word in hearing("two") else 3 if word in hearing("three") else 0


class Told(NamedTuple):
    """A card described in words: its name as said, and what is printed on it as moves carry it."""

    name: str
    facts: tuple[str, ...]


def heard_card(kind: str, text: str) -> Told | None:
    """A location or enhancement in words: name first, then what is printed on it in any order; None when that fails."""
    name, rest = named(kind, text)
    facts = printed_words(rest)
    if not name or facts is None:
        return None
    return Told(name, level_by_number(facts) if kind == "location" else facts)


QUOTED = re.compile(r"""^\s*["“«]?([^"“”«»]+)["”»]\s*""")


def named(kind: str, text: str) -> tuple[str, str]:
    """The name at the start of a description, and the rest: a quoted one, a known one, or all up to the first fact."""
    if found := QUOTED.match(text):
        return found[1].strip(), text[found.end() :]
    starts = [m.start() for m in re.finditer(r"[^\s,]+", text)]
    ends = [m.end() for m in re.finditer(r"[^\s,]+", text)]
    for end in reversed(ends[:7]):
        if slug(text[:end]) in id_by_name(kind):
            return text[:end].strip(), text[end:]
    for start in starts:
        if begins_a_fact(text[start:]):
            return text[:start].strip(" ,:"), text[start:]
    return text.strip(), ""


def begins_a_fact(text: str) -> bool:
    """Whether a text goes on with something printed on a card."""
    words = pieces(text)
    if not words:
        return False
    if words[0].lstrip("+").isdecimal() or phrase(words, 0, meanings("level"))[0]:
        return True
    return bool(counting(words, 0)[0]) and any(w.lstrip("+").isdecimal() for w in words[1:4])


def counting(words: list[str], at: int) -> tuple[str, int]:
    """The field with a number that the words from a place on name (`furtivo`, `dragón`, `espacios`), and the place after."""
    return phrase(words, at, meanings("bag-number"))


def printed_words(text: str) -> tuple[str, ...] | None:
    """What is printed on a card, from words in any order; None when something means nothing."""
    facts: list[str] = []
    words, at = pieces(text), 0
    while at < len(words):
        word = words[at]
        field, end = counting(words, at)
        flag, after = phrase(words, at, {**meanings("level"), **meanings("bag")})
        if word.lstrip("+-").isdecimal():
            at = number_first(words, at, facts)
        elif flag and after >= end:
            facts.append(flag)
            at = after
        elif field:
            at = field_first(words, end, field, facts)
        elif word == "*" or word in hearing("gold"):
            last = next((f.partition(":")[0] for f in reversed(facts) if f.partition(":")[0] in ACTIONS), "")
            if not last:
                return None
            facts.append(f"{last}-gold")
            at += 1
        elif word in ",/:" or word in hearing("small"):
            at += 1
        else:
            return None
        if at < 0:
            return None
    return tuple(dict.fromkeys(facts))


def number_first(words: list[str], at: int, facts: list[str]) -> int:
    """Read `5/3`, `6 espacios` or `+2`; the place after it, -1 when the number counts nothing."""
    number = int(words[at])
    if at + 2 < len(words) and words[at + 1] == "/" and words[at + 2].isdecimal():
        facts += [f"first:{number}", f"second:{int(words[at + 2])}"]
        return at + 3
    if words[at].startswith(("+", "-")):
        facts.append(f"bonus:{number}")
        return at + 1
    field, end = counting(words, at + 1)
    if not field or field in ACTIONS:
        return -1
    facts.append(f"{field}:{number}")
    return end


def field_first(words: list[str], end: int, field: str, facts: list[str]) -> int:
    """Read `furtivo 6` or `dragón: 2`; the place after it, -1 when no number follows."""
    while end < len(words) and (words[end] in ":," or words[end] in hearing("small")):
        end += 1
    if end >= len(words) or not words[end].lstrip("+").isdecimal():
        return -1
    facts.append(f"{field}:{int(words[end])}")
    return end + 1


def level_by_number(facts: tuple[str, ...]) -> tuple[str, ...]:
    """A location's colour from its level: I, II and III are purple, orange and blue."""
    return tuple(LEVELS[int(f[6:]) - 1] if f.startswith("level:") and f[6:] in "123" else f for f in facts)
