"""Scoring a location: who gets which treasure, and who takes the card.

`shares` is the rulebook's table of patterns; `payout` turns a pattern into coins. Both are pure and serve the table
(`rules.pay`) and the reckoning of games that were not logged (`tally`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from ....core.labels import enacts

RULE = "dragonrealm.score."


class Shares(NamedTuple):
    """A pattern of majorities, by the places of `counts`: what each player gets, who takes the card, why.

    `parts` has for each player how many halves of what: (`both`, n), (`first`, 1), (`second`, n), (`one`, 1), (`none`, 1).
    `taker` is a place, -1 when the card is discarded.
    """

    parts: tuple[tuple[str, int], ...]
    taker: int
    rules: tuple[str, ...]


class Payout(NamedTuple):
    """What a location pays: coins of each player with an adventurer there, who takes the card ("" nobody), the rules."""

    coins: dict[str, int]
    taken_by: str
    rules: tuple[str, ...]


@enacts(
    "dragonrealm.score.participants",
    "dragonrealm.score.first-and-second",
    "dragonrealm.score.others-one",
    "dragonrealm.score.sole-player",
    "dragonrealm.score.sole-player-and-goblins",
    "dragonrealm.score.goblins-only",
    "dragonrealm.score.goblins-lost",
    "dragonrealm.score.card-to-winner",
    "dragonrealm.score.card-discarded",
    "dragonrealm.end.incomplete-empty",
    "dragonrealm.end.incomplete-goblins",
    "dragonrealm.end.incomplete-single",
)
@lru_cache(maxsize=20_000)
def shares(counts: tuple[int, ...], goblins: int) -> Shares:
    """The pattern that adventurers by player and goblins on a location make: the decision table of the rulebook."""
    there = [place for place, count in enumerate(counts) if count]
    if not there:
        rule = RULE + "goblins-only" if goblins else "dragonrealm.end.incomplete-empty"
        return Shares((("none", 1),) * len(counts), -1, (rule, RULE + "card-discarded"))
    most = max(max(counts), goblins)
    first = [place for place in there if counts[place] == most]
    if not first:
        return goblins_alone_first(counts, there)
    if len(first) > 1 or goblins == most:
        return tied_for_first(counts, goblins, there, first)
    return one_is_first(counts, goblins, there, first[0])


@enacts(
    "dragonrealm.score.goblins-first",
    "dragonrealm.score.goblins-first-one-player",
    "dragonrealm.score.goblins-first-tie-second",
)
def goblins_alone_first(counts: tuple[int, ...], there: list[int]) -> Shares:
    """The goblins have the most: the best players share the second treasure, the card is discarded."""
    best = max(counts)
    second = [place for place in there if counts[place] == best]
    if len(there) == 1:
        rule = "goblins-first-one-player"
    else:
        rule = "goblins-first" if len(second) == 1 else "goblins-first-tie-second"
    prizes = dict.fromkeys(second, ("second", len(second)))
    rules = [rule, "goblins-lost", *(["others-one"] if len(there) > len(second) else []), "card-discarded"]
    return spread(counts, there, prizes, -1, rules)


@enacts(
    "dragonrealm.score.tie-first-two",
    "dragonrealm.score.tie-first-three",
    "dragonrealm.score.tie-first-four",
    "dragonrealm.score.tie-first-rest",
    "dragonrealm.score.tie-first-goblins-below",
    "dragonrealm.score.goblins-tie-first-one",
    "dragonrealm.score.goblins-tie-first-two",
    "dragonrealm.score.goblins-tie-first-three",
)
def tied_for_first(counts: tuple[int, ...], goblins: int, there: list[int], first: list[int]) -> Shares:
    """Several have the most: both treasures are divided; only a player level with goblins alone takes the card."""
    level = goblins == counts[first[0]]
    names = {1: "one", 2: "two", 3: "three", 4: "four"}
    if level:
        rules = [f"goblins-tie-first-{names[min(len(first), 3)]}", "goblins-lost"]
    else:
        rules = [f"tie-first-{names[len(first)]}", *(["tie-first-goblins-below"] if goblins else [])]
    if len(there) > len(first):
        rules.append("tie-first-rest")
    alone = level and len(first) == 1
    rules.append("card-to-winner" if alone else "card-discarded")
    prizes = dict.fromkeys(first, ("both", len(first) + level))
    return spread(counts, there, prizes, first[0] if alone else -1, rules)


@enacts(
    "dragonrealm.score.tie-second-two",
    "dragonrealm.score.tie-second-three",
    "dragonrealm.score.tie-second-rest",
    "dragonrealm.score.goblins-second",
    "dragonrealm.score.goblins-tie-second-one",
    "dragonrealm.score.goblins-tie-second-two",
    "dragonrealm.score.goblins-third",
)
def one_is_first(counts: tuple[int, ...], goblins: int, there: list[int], winner: int) -> Shares:
    """One player has the most: the first treasure and the card; behind, the second treasure goes or is divided."""
    if len(there) == 1 and not goblins:
        return spread(counts, there, {winner: ("both", 1)}, winner, ["sole-player", "card-to-winner"])
    others = [place for place in there if place != winner]
    best = max([counts[place] for place in others] + [goblins])
    second = [place for place in others if counts[place] == best]
    level = goblins == best
    parts = len(second) + level
    prizes: dict[int, tuple[str, int]] = {winner: ("first", 1), **dict.fromkeys(second, ("second", parts))}
    below = len(others) > len(second)
    if not others:
        rules = ["sole-player-and-goblins", "goblins-lost"]
    elif not second:
        rules = ["goblins-second", "goblins-lost"]
    elif level:
        rules = ["goblins-tie-second-one" if len(second) == 1 else "goblins-tie-second-two", "goblins-lost"]
    elif len(second) > 1:
        rules = ["tie-second-two" if len(second) == 2 else "tie-second-three"]
    else:
        rules = ["first-and-second"]
    if goblins and not level and others:
        rules.append("goblins-third")
    if below:
        rules.append("tie-second-rest" if parts > 1 else "others-one")
    return spread(counts, there, prizes, winner, [*rules, "card-to-winner"])


def spread(
    counts: tuple[int, ...], there: list[int], prizes: Mapping[int, tuple[str, int]], taker: int, rules: list[str]
) -> Shares:
    """A pattern from its prizes: whoever is there without one gets one coin."""
    parts = tuple(prizes.get(place, ("one", 1)) if place in there else ("none", 1) for place in range(len(counts)))
    return Shares(parts, taker, tuple(RULE + rule for rule in rules))


@enacts("dragonrealm.score.remainder", "dragonrealm.score.zero-share", "dragonrealm.example.payout")
def payout(first: int, second: int, meeples: Mapping[str, int], goblins: int) -> Payout:
    """What a location with treasures `first` and `second` pays to the players on it; fractions stay in the bank."""
    pattern = shares(tuple(meeples.values()), goblins)
    pot = {"both": first + second, "first": first, "second": second, "one": 1}
    coins: dict[str, int] = {}
    rules = pattern.rules
    for player, (kind, parts) in zip(meeples, pattern.parts, strict=True):
        if kind != "none":
            coins[player] = share = pot[kind] // parts
            if parts > 1 and share * parts != pot[kind] and RULE + "remainder" not in rules:
                rules = (*rules, RULE + "remainder")
            if not share and parts > 1 and RULE + "zero-share" not in rules:
                rules = (*rules, RULE + "zero-share")
    taken_by = "" if pattern.taker < 0 else list(meeples)[pattern.taker]
    return Payout(coins, taken_by, rules)
