"""The end of the game: the last locations, Dragonstones, the bonus, the winner. `bonuses` and `winners` are pure."""

from __future__ import annotations

from collections.abc import Mapping

from ....core.labels import enacts, forbids, resolves
from ....core.types import Choice, Facts, Move
from ..events import BonusGained, GameEnded, ValuesCounted
from ..moves import MOVES, AgreeDraw, Concede, TimeUp
from ..state import Player, State, Tale
from .score import score_location

ACADEMY_STONES = 3
"""The most Dragonstones that adventurers left in the middle card give: dragonrealm.academy.stones-cap."""
MOST = 5
"""Coins for most Dragonstones: dragonrealm.end.stone-bonus."""
MOST_TIED = 3
"""Coins for each of several with the most: dragonrealm.end.stone-bonus-tie."""


@forbids("dragonrealm.end.nothing-more", *MOVES.values())
def nothing_is_played_after_the_end(state: State, move: Move) -> Facts | None:
    return {"player": move.player, "turn": state.turn} if state.step == "over" else None


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


@enacts("dragonrealm.end.trigger", "dragonrealm.end.order", "dragonrealm.end.deck-is-empty")
def finish(story: Tale, why: str = "", without: str = "") -> None:
    """Reckon the game: the locations left, Dragonstones, bonus, coins, winner, in this order.

    `why` is the rule that ended it, when the Dragon did not; a player who gave up (`without`) does not win.
    """
    score_what_is_left(story)
    for name in story.state.names:
        count_values(story, name)
    stones = {seat.name: seat.dragonstones for seat in story.state.seats}
    extra, bonus_rule = bonuses(stones)
    for name, coins in extra.items():
        if coins:
            story.tell(BonusGained(name, coins, because=bonus_rule))
    totals = {seat.name: seat.total for seat in story.state.seats}
    best, rules = winners({name: total for name, total in totals.items() if name != without}, stones)
    story.tell(GameEnded(best, totals, (bonus_rule, "dragonrealm.end.sum", *rules), because=why or rules[-1]))


@enacts("dragonrealm.end.incomplete")
def score_what_is_left(story: Tale) -> None:
    """Score every location still in the row as if it were complete."""
    for at, location in enumerate(story.state.row):
        if location.id and not (location.is_dragon and not location.pieces):
            score_location(story, at, "dragonrealm.end.incomplete")


@enacts(
    "dragonrealm.end.count-stones",
    "dragonrealm.end.sum",
    "dragonrealm.enhancement.end-values",
    "dragonrealm.academy.stones",
    "dragonrealm.academy.stones-cap",
)
def count_values(story: Tale, name: str) -> None:
    """Add what a player's adventurers in the middle card and enhancements are worth at the end."""
    seat = story.state.player(name)
    academy = min(seat.academy, ACADEMY_STONES)
    stones = printed_on(story, seat, "dragonstones")
    coins = printed_on(story, seat, "coins")
    if academy or stones or coins:
        story.tell(ValuesCounted(name, academy, stones, coins, because="dragonrealm.end.count-stones"))


def printed_on(story: Tale, seat: Player, what: str) -> int:
    """What a player's enhancements bring at the end, in coins or Dragonstones; cards nobody described are asked about."""
    told = sum(getattr(e, what) or 0 for e in seat.enhancements)
    missing = sum(not e.described for e in seat.enhancements)
    if not missing:
        return told
    about = {"what": f"end-{what}", "count": missing}
    rule = "dragonrealm.enhancement.end-values"
    said = story.ask(Choice(seat.name, "number", rule, facts=about, low=0, high=60))
    return told + int(said[0])


# --- other ends --------------------------------------------------------------------------------------------------------


@resolves(Concede, "dragonrealm.end.nothing-more")
def concede(story: Tale, move: Concede) -> None:
    """Of two players the other one wins; with more, the table is reckoned and the others can win."""
    others = tuple(name for name in story.state.names if name != move.player)
    why = "referee.over.conceded"
    if len(others) > 1:
        finish(story, why, move.player)
    else:
        story.tell(GameEnded(others, coins_of(story.state), (why,), because=why))


@resolves(AgreeDraw, "dragonrealm.end.nothing-more")
def agree_on_a_draw(story: Tale, move: AgreeDraw) -> None:
    why = "referee.over.agreed"
    story.tell(GameEnded(story.state.names, coins_of(story.state), (why,), because=why))


@resolves(TimeUp, "dragonrealm.end.nothing-more")
def time_is_up(story: Tale, move: TimeUp) -> None:
    finish(story, "referee.over.time")


def coins_of(state: State) -> dict[str, int]:
    """The coins of each player as they are."""
    return {seat.name: seat.total for seat in state.seats}
