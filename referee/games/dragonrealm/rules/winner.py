"""Who wins: the bonus for Dragonstones, the totals, the tiebreak. Pure, for the table and for games that were not logged."""

from __future__ import annotations

from collections.abc import Mapping

from ....core.labels import enacts

ACADEMY_STONES = 3
"""The most Dragonstones that adventurers left in the middle card give: dragonrealm.academy.stones-cap."""
MOST = 5
"""Coins for most Dragonstones: dragonrealm.end.stone-bonus."""
MOST_TIED = 3
"""Coins for each of several with the most: dragonrealm.end.stone-bonus-tie."""


@enacts(
    "dragonrealm.end.stone-bonus",
    "dragonrealm.end.stone-bonus-tie",
    "dragonrealm.end.no-stones",
)
def bonuses(stones: Mapping[str, int]) -> tuple[dict[str, int], str]:
    """The coins that Dragonstones by player bring, and the rule that decides."""
    most = max(stones.values())
    if not most:
        return dict.fromkeys(stones, 0), "dragonrealm.end.no-stones"
    tied = sum(count == most for count in stones.values())
    rule = "dragonrealm.end.stone-bonus" if tied == 1 else "dragonrealm.end.stone-bonus-tie"
    coins = MOST if tied == 1 else MOST_TIED
    return {player: coins if count == most else 0 for player, count in stones.items()}, rule


@enacts(
    "dragonrealm.goal.most-coins",
    "dragonrealm.end.winner",
    "dragonrealm.end.tiebreak",
    "dragonrealm.end.shared",
)
def winners(totals: Mapping[str, int], stones: Mapping[str, int]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who wins with these coins and Dragonstones by player, and the rules that decide."""
    most = max(totals.values())
    level = [player for player, total in totals.items() if total == most]
    if len(level) == 1:
        return tuple(level), ("dragonrealm.end.winner",)
    top = max(stones[player] for player in level)
    best = tuple(player for player in level if stones[player] == top)
    rules = ("dragonrealm.end.winner", "dragonrealm.end.tiebreak")
    return best, rules if len(best) == 1 else (*rules, "dragonrealm.end.shared")
