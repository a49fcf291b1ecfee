"""Exact chances of explorations, from the faces of the dice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any

from ...core.block import Block
from ...core.labels import enacts
from ...core.types import Unfit
from ...library import shelf
from .catalogue import GAME
from .rules.explore import MOST, is_group, number_of, suit_of
from .state import ACTIONS, DEFAULT_GROUPS, FACES, State
from .words import fold, heard_cards, hearing

DICE = MOST
"""The most dice that can be rolled at once: one for each of six cards."""


@cache
def totals(dice: int) -> Mapping[int, int]:
    """How many of the 6**dice ways to throw so many dice give each total."""
    if dice == 0:
        return {0: 1}
    found: Counter[int] = Counter()
    for total, ways in totals(dice - 1).items():
        for face in FACES:
            found[total + face] += ways
    return found


@enacts("dragonrealm.explore.odds", "dragonrealm.components.dice")
def chance(dice: int, target: int, added: int = 0) -> Fraction:
    """The chance that `dice` dice, with `added` on top, reach `target`."""
    ways = sum(count for total, count in totals(dice).items() if total + added >= target)
    return Fraction(ways, len(FACES) ** dice)


def largest(kind: str, cards: Sequence[str]) -> tuple[str, ...]:
    """The largest group of a kind (run, number, suit) among some cards, six at the most; of equal ones the first found."""
    if kind == "number":
        sets = [tuple(c for c in cards if number_of(c) == n) for n in dict.fromkeys(map(number_of, cards))]
    elif kind == "suit":
        suits = dict.fromkeys(suit_of(c) for c in cards if suit_of(c)) or {"": None}
        sets = [distinct(c for c in cards if suit_of(c) in (suit, "")) for suit in suits]
    else:
        by_number = {number_of(c): c for c in reversed(cards)}
        starts = [n for n in sorted(by_number) if n - 1 not in by_number]
        sets = [run_from(by_number, n) for n in starts]
    return max(sets, key=len)[:DICE]


def distinct(cards: Any) -> tuple[str, ...]:
    """Cards with no number twice: one suit has each number once."""
    found: dict[int, str] = {}
    for card in cards:
        found.setdefault(number_of(card), card)
    return tuple(found.values())


def run_from(by_number: Mapping[int, str], start: int) -> tuple[str, ...]:
    """The consecutive cards from a number on."""
    end = start
    while end in by_number:
        end += 1
    return tuple(by_number[n] for n in range(start, end))


# --- words -------------------------------------------------------------------------------------------------------------

DICE_WORDS = re.compile(r"(\d+)\s*([^\W\d]+)\s*(?:>=|≥|=>|a partir de|[^\d+-]*?)\s*(\d+)")
ADDED = re.compile(r"(?:--?\s*)?([^\W\d]+)\s*[=:]?\s*(\d+)|\+\s*(\d+)(?:\s*([^\W\d]+))?")


def chances(words: str, state: State | None = None) -> dict[str, Any]:
    """The chances that words ask for: `3 dados >= 7 +1`, or cards (`rojo 5 6 7`), alone, against a number (`5 6 7 >= 8`), or
    against the open locations of a table.

    Gives `{"rolls": [{"dice", "target", "added", "ways", "of", "chance"}, ...]}`; with cards each roll names its `action`,
    the `cards` used and, at a table, the `location`.

    Raises:
        Unfit: the words ask for nothing, or for more than six dice.
    """
    text, added = taken_off(words)
    if (found := DICE_WORDS.search(text)) and found[2] in hearing("dice"):
        return {"rolls": [roll(number(found[1], DICE), number(found[3], 99), added)]}
    asked, target = parted(text)
    cards = heard_cards(asked)
    if not cards:
        raise Unfit("odds-words", words=words[:60])
    return {"cards": list(cards), "rolls": list(for_cards(cards, target, added, state))}


def taken_off(words: str) -> tuple[str, int]:
    """The words without what is added to the roll, and how much that is."""
    text = fold(words)
    added = 0
    for found in list(ADDED.finditer(text)):
        if found[3] or found[1] in hearing("academy"):
            added += number(found[3] or found[2], 99)
            text = text.replace(found[0], " ", 1)
    return text.replace("--", " "), added


def parted(text: str) -> tuple[str, int | None]:
    """The cards and the number to reach, when words give one."""
    before, sign, after = re.sub(r"≥|=>", ">=", text).partition(">=")
    if not sign:
        return text, None
    found = re.search(r"\d+", after)
    return before, number(found[0], 99) if found else None


def number(said: str, most: int) -> int:
    """A number of dice or a total.

    Raises:
        Unfit: it is too large.
    """
    if len(said) > 3 or int(said) > most:
        raise Unfit("odds-number", value=said[:10], limit=most)
    return int(said)


def roll(dice: int, target: int, added: int) -> dict[str, Any]:
    """One roll with its chance: exact ways, and a share of one."""
    share = chance(dice, target, added)
    of = len(FACES) ** dice
    return {
        "dice": dice,
        "target": target,
        "added": added,
        "ways": int(share * of),
        "of": of,
        "chance": float(share),
    }


def for_cards(cards: tuple[str, ...], target: int | None, added: int, state: State | None) -> Any:
    """What each exploration could do with some cards: the largest group it takes, against a number, the open locations,
    or every total those dice can reach for sure or not.
    """
    groups = DEFAULT_GROUPS if state is None else state.groups
    for action in ACTIONS:
        used = cards if is_group(groups[action], cards) and len(cards) <= DICE else largest(groups[action], cards)
        about = {"action": action, "group": groups[action], "cards": list(used)}
        places = [] if state is None else [place for place in state.row if action in place.actions]
        if target is not None:
            yield {**about, **roll(len(used), target, added)}
        elif places:
            for place in places:
                helps = 0 if "no-academy" in place.text else added
                found = {**about, "location": place.name, "gold": place.actions[action][1]}
                yield {**found, **roll(len(used), place.actions[action][0], helps)}
        else:
            yield from ({**about, **roll(len(used), total, added)} for total in range(len(used), 4 * len(used) + 1))


# --- the screen --------------------------------------------------------------------------------------------------------


def reckon(words: str, lang: str, state: State | None = None) -> tuple[dict[str, Any], list[Block]]:
    """The chances that words ask for, as JSON and as blocks for the screen; see `chances`.

    Raises:
        Unfit: the words ask for nothing, or for more than six dice.
    """
    found = chances(words, state)
    spoken = shelf.speech(GAME, lang)
    rows = tuple(row(one, spoken["names"]) for one in found["rolls"])
    return found, [Block(head=tuple(spoken["board"]["odds"].split("|")), rows=rows)]


def row(one: Mapping[str, Any], names: Mapping[str, Any]) -> tuple[str, ...]:
    """A roll as a row: what for, dice, what is added, the number to reach, the chance and the exact ways."""
    action = names[f"action.{one['action']}"][0] if "action" in one else ""
    where = " · ".join(part for part in (action, one.get("location", "")) if part)
    added = f"{one['added']:+d}" if one["added"] else ""
    share = f"{100 * one['chance']:.1f} %"
    return where, str(one["dice"]), added, str(one["target"]), share, f"{one['ways']}/{one['of']}"
