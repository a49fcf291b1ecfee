"""The end of the game: the last locations, Dragonstones, the bonus, the winner."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Choice, Facts, Move
from ..events import BonusGained, GameEnded, ValuesCounted
from ..moves import MOVES, AgreeDraw, Concede, TimeUp
from ..state import Player, State, Tale
from .pay import score_location
from .winner import ACADEMY_STONES, bonuses, winners


@forbids("dragonrealm.end.nothing-more", *MOVES.values())
def nothing_is_played_after_the_end(state: State, move: Move) -> Facts | None:
    return {"player": move.player, "turn": state.turn} if state.step == "over" else None


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
