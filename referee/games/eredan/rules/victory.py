"""The end of a match: who has won, when it is tested, and the score."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Facts, Move
from ..events import MatchEnded
from ..moves import AgreeDraw, Concede, TimeUp
from ..state import Player, State, Tale


@forbids("eredan.victory.endings", Move)
def nothing_after_the_end(state: State, move: Move) -> Facts | None:
    return {"player": move.player, "round": state.round} if state.phase == "over" else None


@enacts("eredan.victory.survivors", "eredan.victory.score-tie")
def ahead(one: Player, other: Player) -> str:
    """Who has more living characters, then the higher score; empty for a tie."""
    first, second = (len(one.alive), one.score), (len(other.alive), other.score)
    return "" if first == second else one.name if first > second else other.name


@enacts("eredan.victory.score-formula", "eredan.victory.score-cap")
def counted(damage: int, life: int) -> int:
    """How much damage is lost as life, and counts for the score: no more than there was."""
    return min(damage, life)


@enacts("eredan.victory.score-sides")
def scorer(state: State, ref: str) -> str:
    """Who scores the damage that a character takes: its owner's opponent, whoever dealt it."""
    return state.opponent(state.owner(ref))


@enacts(
    "eredan.victory.wipe-out",
    "eredan.victory.both-wiped",
    "eredan.victory.endings",
    "eredan.victory.deck-out-rescue",
    "eredan.victory.deck-out-both-wiped",
)
def verdict(state: State, round_over: bool) -> tuple[str, str] | None:
    """The winner (empty for a draw) and how the match has ended; None while it goes on.

    Deaths are looked at first, so that killing the last enemy saves a player who is short of cards; a lack of cards counts
    only when the round is over.
    """
    one, other = state.seats[:2]
    if not one.alive and not other.alive:
        winner = ahead(one, other)
        return winner, "both-wiped" if winner else "score-tie"
    if not one.alive or not other.alive:
        return (one if one.alive else other).name, "wipe-out"
    return out_of_cards(one, other) if round_over else None


@enacts(
    "eredan.victory.deck-out",
    "eredan.victory.deck-out-vs-alive",
    "eredan.victory.deck-out-final",
    "eredan.victory.deck-out-both",
)
def out_of_cards(one: Player, other: Player) -> tuple[str, str] | None:
    """Who wins because a refill failed at the start of the round; cards drawn since do not count."""
    if one.short and other.short:
        return ahead(one, other), "deck-out-both"
    if one.short or other.short:
        return (other if one.short else one).name, "deck-out"
    return None


@enacts("eredan.victory.check-times")
def end_if_decided(story: Tale, *, round_over: bool = False) -> bool:
    """End the match if it is decided. Asked after the fight and at the end of the round."""
    found = verdict(story.state, round_over)
    if found is None:
        return False
    winner, ending = found
    story.tell(MatchEnded(winner, ending, because=f"eredan.victory.{ending}"))
    return True


@resolves(Concede, "eredan.victory.abandon")
def concede(story: Tale, move: Concede) -> None:
    story.tell(MatchEnded(story.state.opponent(move.player), "abandon", because="eredan.victory.abandon"))


@resolves(AgreeDraw, "eredan.victory.endings")
def agree_on_a_draw(story: Tale, move: AgreeDraw) -> None:
    story.tell(MatchEnded("", "agreed", because="eredan.victory.endings"))


@resolves(TimeUp, "eredan.victory.survivors")
def time_is_up(story: Tale, move: TimeUp) -> None:
    one, other = story.state.seats[:2]
    story.tell(MatchEnded(ahead(one, other), "time", because="eredan.victory.survivors"))
