"""The round: its five phases, who is active, and the refill that opens it."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Facts, Move
from ..events import BonusesEnded, CardsDrawn, ItemAwoke, RefillFailed, RoundBegan
from ..moves import Attack, Build, ByHand, Choose, Discard, DiscardCards, EndRound, Pass, Play
from ..state import State, Tale
from .tilt import recover
from .victory import end_if_decided

PHASE_OF: dict[type[Move], tuple[str, ...]] = {
    Build: ("setup",),
    Choose: ("choose",),
    Play: ("cards",),
    Pass: ("cards",),
    Attack: ("fight",),
    Discard: ("discard",),
    DiscardCards: ("discard",),
    EndRound: ("discard",),
    ByHand: ("cards", "choose", "fight", "discard"),
}


@forbids("eredan.round.phases", *PHASE_OF)
def each_thing_in_its_phase(state: State, move: Move) -> Facts | None:
    phases = next(PHASE_OF[kind] for kind in type(move).__mro__ if kind in PHASE_OF)
    if state.phase in phases or state.phase == "over":
        return None
    if isinstance(move, Attack) and only_chained_cards_left(state):
        return None
    return {"player": move.player, "phase": state.phase, "needed": phases[0], "round": state.round}


@enacts("eredan.play.chain-optional")
def only_chained_cards_left(state: State) -> bool:
    """Whether nobody has a first card to play any more: telling the attacks then leaves out the second ones."""
    return state.phase == "cards" and all(seat.passed or state.laid_by(seat.name) for seat in state.seats)


@enacts("eredan.round.alternate", "eredan.round.number")
def active_in(state: State, round: int) -> str:
    """Who is active in a round: Player 1 in odd ones, Player 2 in even ones."""
    return state.first if round % 2 else state.opponent(state.first)


@resolves(EndRound, "eredan.round.phases", "eredan.round.alternate", "eredan.round.number", "eredan.initiative.once")
def end_round(story: Tale, move: EndRound) -> None:
    close_round(story)


@enacts("eredan.order.duration", "eredan.object.delayed", "eredan.victory.check-times")
def close_round(story: Tale) -> None:
    """What was for this round ends, new weapons and armours begin to work; then the next round, if there is one."""
    for character in story.state.characters:
        if any(0 < b.until <= story.state.round for b in character.bonuses):
            story.tell(BonusesEnded(character.ref, because="eredan.order.duration"))
        for item in character.items:
            if not item.active:
                story.tell(ItemAwoke(character.ref, item.card, item.ref, because="eredan.object.delayed"))
    if not end_if_decided(story, round_over=True):
        open_round(story, story.state.round + 1)


@enacts("eredan.round.refill", "eredan.round.no-refill-first", "eredan.tilt.recover")
def open_round(story: Tale, round: int) -> None:
    """Begin a round from the second on: hands are filled, sides that are all tilted recover."""
    active = active_in(story.state, round)
    story.tell(RoundBegan(round, active, because="eredan.round.alternate"))
    for name in (active, story.state.opponent(active)):
        refill(story, name)
    recover(story)


@enacts(
    "eredan.round.refill-none",
    "eredan.round.refill-forced",
    "eredan.round.no-reshuffle",
    "eredan.round.hand-height",
    "eredan.victory.deck-out",
    "eredan.victory.deck-out-exact",
)
def refill(story: Tale, player: str) -> None:
    """Draw up to a full hand while the deck lasts; what is short of it is told."""
    own = story.state.player(player)
    wanted = max(0, own.hand_size - len(own.hand))
    if drawn := min(wanted, len(own.deck)):
        story.tell(CardsDrawn(player, drawn, because="eredan.round.refill"))
    if drawn < wanted:
        story.tell(RefillFailed(player, len(own.hand) + drawn, own.hand_size, because="eredan.victory.deck-out"))
