"""What is printed on a card, as players read it out: `sortilegio, agua, daño 5` becomes facts, and back.

A fact is kept without a language, as `key` or `key=value` (`type=spell`, `life=12`, `order=2:attack+1`). The words stand in
the speech files: `[facts]` has a phrase for each key, `[names]` the names of types, classes, kinds ...
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from ...library import shelf
from .catalogue import FLAGS, GAME, NUMBERS, STATS, fold, slug

TAGS = ("type", "kind", "class", "race", "guild", "element")
"""Facts that a name alone may say."""

OF_CHARACTERS = (
    "type=character",
    "life=",
    "attack=",
    "defense=",
    "spirit=",
    "race=",
    "order=",
    "rage=",
    "against=",
    "chains=",
)
"""Facts that only a character has."""

SLOTS = {
    "n": r"(?P<n>\d{1,3})",
    "points": r"(?P<points>[−-]?\d{1,3})",
    "range": r"(?P<range>\d{1,2}(?:\s*(?:-|–|a|to)\s*\d{1,2})?)",
    "signed": r"(?P<signed>[+−-]\s*\d{1,2})",
    "text": r"(?P<text>[^:]+?)",
}
"""What numbers and free words in a phrase look like; every other slot takes a name."""

HANDS = ("", "one", "two")
"""How many hands a weapon takes, in words: a bare number would be one in every answer, too."""

POINTS = re.compile(r"[a-z]+[+-]\d+$")
"""The points at the end of a fact."""

MOST = 60
"""The longest fact in letters."""

Pattern = tuple[str, re.Pattern[str]]


# --- names -------------------------------------------------------------------------------------------------------------


@cache
def names_of(kind: str) -> Mapping[str, tuple[str, ...]]:
    """The names of a kind in every language, by id."""
    found: dict[str, list[str]] = {}
    for lang in shelf.LANGUAGES:
        for key, said in shelf.speech(GAME, lang).get("names", {}).items():
            group, _, id = key.partition(".")
            if group == kind:
                found.setdefault(id, []).extend(shelf.listed(said))
    return {id: tuple(dict.fromkeys(said)) for id, said in found.items()}


@cache
def ids_of(kind: str) -> Mapping[str, str]:
    """Ids of a kind by their names, folded."""
    ids = {fold(name): id for id, names in names_of(kind).items() for name in names}
    if kind == "chain":
        ids = {**ids_of("type"), **ids_of("kind"), **ids}
    if kind == "who":
        ids = {**ids_of("guild"), **ids_of("class")}
    return ids


def name_in(kind: str, id: str, lang: str) -> str:
    """What an id of a kind is called in one language; a free word (a caste, a new guild) as it is."""
    for group in {"chain": ("chain", "type", "kind"), "who": ("class", "guild")}.get(kind, (kind,)):
        said = shelf.speech(GAME, lang).get("names", {}).get(f"{group}.{id}")
        if said:
            return str(shelf.listed(said)[0])
    return id.replace("-", " ")


# --- from words --------------------------------------------------------------------------------------------------------


@cache
def patterns() -> tuple[Pattern, ...]:
    """Every phrase of every language as a pattern for folded words, by key; those that begin with any words come last."""
    found: list[Pattern] = []
    for lang in shelf.LANGUAGES:
        for key, phrases in shelf.speech(GAME, lang).get("facts", {}).items():
            found += [(key, pattern(phrase)) for phrase in shelf.listed(phrases)]
    return tuple(sorted(found, key=lambda form: form[0] == "favour"))


def pattern(phrase: str) -> re.Pattern[str]:
    """A phrase as a pattern: its words folded, its slots as `SLOTS` has them."""
    parts = re.split(r"\{(\w+)\}", phrase)
    written = [
        SLOTS.get(part, rf"(?P<{part}>.+?)") if at % 2 else re.escape(fold(part)).replace(r"\ ", r"\s+")
        for at, part in enumerate(parts)
    ]
    return re.compile(rf"\s*{''.join(written)}\s*")


def heard(words: str, *, hero: bool = False) -> tuple[str, ...] | None:
    """The facts that a list of words says, separated by commas or slashes; None when something in it is not understood.

    A class is a character's own (of a `hero`, or where the words tell of one), else the one that a card is reserved for. A
    character has no points of its own to add: they belong to an order or to rage.
    """
    each = [understood(part) for part in parts_of(words)]
    if None in each:
        return None
    found = continued([fact for facts in each if facts for fact in facts], "order=", "rage=")
    if hero or any(fact.startswith(OF_CHARACTERS) for fact in found):
        return None if any(fact.startswith("bonus=") for fact in found) else tuple(dict.fromkeys(found))
    return tuple(dict.fromkeys(re.sub("^class=", "for=", fact) for fact in found))


def parts_of(words: str) -> list[str]:
    """The parts of a list of facts."""
    return [part.strip() for part in re.split(r"[,/;\n]", words) if part.strip()]


def unclear(words: str) -> str:
    """The first part of a list of words that is not understood, as it was said; all of it where only the whole makes no sense."""
    return next((part for part in parts_of(words) if understood(part) is None), words.strip())


def continued(facts: list[str], *fronts: str) -> list[str]:
    """Facts in which points behind one that begins with any of `fronts` belong to it (`ronda 2: ataque +1, defensa +1`)."""
    found: list[str] = []
    for fact in facts:
        if fact.startswith("bonus=") and found and found[-1].startswith(fronts):
            fact = POINTS.sub(fact.removeprefix("bonus="), found[-1])
        found.append(fact)
    return found


def understood(part: str) -> list[str] | None:
    """The fact that some words say, or the two that `y`, `e` or `and` joins."""
    fact = fact_of(fold(part).strip())
    if fact is not None:
        return [fact]
    halves = re.split(r"\s(?:y|e|and)\s", fold(part), maxsplit=1)
    facts = [fact_of(half.strip()) for half in halves] if len(halves) == 2 else [None]
    return None if None in facts else continued([fact for fact in facts if fact], "favour=")


def fact_of(words: str) -> str | None:
    """The one fact that folded words say."""
    if not words or len(words) > MOST:
        return None
    for kind in TAGS:
        if id := ids_of(kind).get(words):
            return f"{kind}={id}"
    for key, form in patterns():
        if (match := form.fullmatch(words)) and (fact := filled(key, match.groupdict())) is not None:
            return fact
    return None


def filled(key: str, slots: Mapping[str, str]) -> str | None:
    """A fact from the words in its slots; None when they name nothing."""
    known: dict[str, str] = {}
    for slot, words in slots.items():
        if slot in ("n", "points", "range", "signed"):
            known[slot] = re.sub(r"\s*(?:–|a|to)\s*", "-", words.replace("−", "-")).replace(" ", "")
        elif slot == "text":
            known[slot] = slug(words)
        elif slot == "who":
            known[slot] = ids_of("who").get(words) or free_condition(words)
        elif id := ids_of(slot).get(words):
            known[slot] = id
        if not known.get(slot):
            return None
    points = f"{known.get('stat', '')}{known.get('signed', '')}"
    if key == "order":
        return f"order={known['n']}:{points}"
    if key in ("favour", "default"):
        return f"favour={known.get('who', '')}:{points}"
    if key in ("bonus", "rage"):
        return f"{key}={points}"
    if key == "chain-any":
        return "chain=any"
    return f"{key}={next(iter(known.values()))}" if known else key


def free_condition(words: str) -> str:
    """A caste, or a guild that no book names, as the condition of a bonus (`casta corsario`); empty for other words."""
    key, _, value = (fact_of(words) or "").partition("=")
    return value if key in ("caste", "guild") else ""


# --- to words ----------------------------------------------------------------------------------------------------------


def called(fact: str, lang: str) -> str | None:
    """A fact in words; None for what is no fact."""
    key, _, value = fact.partition("=")
    if key in TAGS and f"{key}.{value}" in shelf.speech(GAME, lang).get("names", {}):
        return name_in(key, value, lang)
    phrases = shelf.speech(GAME, lang).get("facts", {})
    key = "chain-any" if fact == "chain=any" else "default" if fact.startswith("favour=:") else key
    if key not in phrases:
        return None
    front, _, points = value.rpartition(":")
    stat, sign, _ = (*re.split(r"(?=[+-]\d+$)", points, maxsplit=1), "", "")[:3]
    signed = sign or (f"{int(value):+d}" if value.lstrip("+-").isdecimal() else "")
    said = {"n": front or value, "points": value, "range": value, "signed": signed, "stat": name_in("stat", stat, lang)}
    phrase = str(shelf.listed(phrases[key])[0])

    def word(slot: re.Match[str]) -> str:
        if slot[1] in said:
            return said[slot[1]]
        if slot[1] == "who" and front not in ids_of("who").values():
            return called(f"caste={front}", lang) or front
        return name_in(slot[1], front or value, lang)

    return re.sub(r"\{(\w+)\}", word, phrase)


# --- facts as JSON -----------------------------------------------------------------------------------------------------


def facts_from(facts: Iterable[str]) -> dict[str, Any]:
    """Facts as JSON has them, from facts as `heard` gives them."""
    found: dict[str, Any] = {}
    for fact in facts:
        key, _, value = fact.partition("=")
        if key in FLAGS:
            found[key] = True
        elif key == "attack":
            low, _, high = value.partition("-")
            found[key] = [int(low), int(high or low)]
        elif key == "hands":
            found[key] = HANDS.index(value)
        elif key in NUMBERS:
            found[key] = int(value)
        elif key in ("class", "for"):
            found.setdefault(key, []).append(value)
        elif key in ("bonus", "rage"):
            found.setdefault(key, {}).update(points_from(value))
        elif key in ("order", "favour"):
            front, _, points = value.rpartition(":")
            row = {"round": int(front)} if key == "order" else {"if": front} if front else {}
            found.setdefault("orders" if key == "order" else "bonuses", []).append({**row, **points_from(points)})
        else:
            found[key] = value
    if "kind" in found:
        found.setdefault("type", "object")
    return found


def points_from(points: str) -> dict[str, int]:
    """`attack+1` as JSON has it."""
    stat, number = re.split(r"(?=[+-]\d)", points, maxsplit=1)
    return {stat: int(number)}


def facts_as_said(facts: Mapping[str, Any]) -> Iterator[str]:
    """The facts of a card as `facts_from` takes them."""
    for key, value in facts.items():
        if key in ("name", *(f for f in FLAGS if not facts.get(f))):
            continue
        if key in FLAGS:
            yield key
        elif key == "attack":
            low, high = value
            yield f"attack={low}" if low == high else f"attack={low}-{high}"
        elif key in ("class", "for"):
            yield from (f"{key}={v}" for v in value)
        elif key in ("bonus", "rage"):
            yield from (f"{key}={stat}{n:+d}" for stat, n in value.items())
        elif key in ("orders", "bonuses"):
            for row in value:
                front = f"order={row['round']}" if key == "orders" else f"favour={row.get('if', '')}"
                yield from (f"{front}:{stat}{row[stat]:+d}" for stat in STATS if stat in row)
        else:
            yield f"{key}={HANDS[value] if key == 'hands' else value}"
