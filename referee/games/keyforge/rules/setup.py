"""Before the first turn: hands, mulligans, chains as a handicap, bidding."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Facts, Move
from ..events import BidMade, BidWon, ChainsGained, HandDealt, HandKept, MulliganTaken
from ..moves import (
    Bid,
    ChooseHouse,
    Describe,
    EndTurn,
    Forge,
    HandCard,
    Keep,
    Mulligan,
    PassBid,
    Setup,
    TakeChains,
    Use,
)
from ..state import Player, State, Tale
from .chains import MOST, penalty

FIRST_HAND, SECOND_HAND = 7, 6
"""Cards of the starting hands: keyforge.setup.hand-first, keyforge.setup.hand-second."""


@enacts(
    "keyforge.setup.hand-first", "keyforge.setup.hand-second", "keyforge.chains.setup", "keyforge.chains.example-tori"
)
def starting_hand(state: State, seat: Player, chains: int) -> HandDealt:
    """The starting hand of a player with so many chains; one chain is shed when they cost a card."""
    whole = FIRST_HAND if seat.name == state.seats[0].name else SECOND_HAND
    rule = "keyforge.setup.hand-first" if whole == FIRST_HAND else "keyforge.setup.hand-second"
    count = max(0, whole - penalty(chains))
    return HandDealt(seat.name, count, max(0, chains - 1), because="keyforge.chains.setup" if chains else rule)


@forbids("keyforge.setup.order", Setup, about="player")
def only_before_the_first_turn(state: State, move: Setup) -> Facts | None:
    return None if state.step == "setup" else {"player": move.player, "step": state.step, "turn": state.turn}


@forbids("keyforge.setup.order", HandCard, Describe, Use, EndTurn, Forge, about="player")
def only_after_the_setup(state: State, move: Move) -> Facts | None:
    if state.step != "setup":
        return None
    return {"player": move.player, "step": state.step, "turn": state.turn, "first": state.active}


@forbids("keyforge.setup.first-player-starts", ChooseHouse)
def the_first_player_begins(state: State, move: ChooseHouse) -> Facts | None:
    if state.step != "setup" or move.player == state.active:
        return None
    return {"player": move.player, "active": state.active}


def decided(state: State, player: str) -> bool:
    """Whether a player has kept or changed the starting hand."""
    return player in state.opening.decided


@forbids("keyforge.setup.mulligan-once", Mulligan)
def one_mulligan_each(state: State, move: Mulligan) -> Facts | None:
    return had_one(state, move.player)


@forbids("keyforge.setup.mulligan-keep", Mulligan)
def a_mulligan_hand_is_kept(state: State, move: Mulligan) -> Facts | None:
    return had_one(state, move.player)


def had_one(state: State, player: str) -> Facts | None:
    """The facts against a second mulligan."""
    return {"player": player, "hand": len(state.player(player).hand)} if player in state.opening.mulligans else None


@forbids("keyforge.setup.mulligan-order", Mulligan)
def a_hand_that_was_kept_is_kept(state: State, move: Mulligan) -> Facts | None:
    """The first player decides first; when the second one speaks, the first has kept."""
    if decided(state, move.player) and move.player not in state.opening.mulligans:
        return {"player": move.player, "hand": len(state.player(move.player).hand)}
    return None


@forbids("keyforge.setup.quickstart-no-mulligan", Mulligan)
def no_mulligan_in_a_quickstart(state: State, move: Mulligan) -> Facts | None:
    return {"player": move.player} if state.opening.quickstart else None


@resolves(Mulligan, "keyforge.setup.mulligan-size", "keyforge.chains.mulligan", "keyforge.setup.mulligan-once")
def mulligan(story: Tale, move: Mulligan) -> None:
    first = story.state.seats[0].name
    if move.player != first and not decided(story.state, first):
        story.tell(HandKept(first, because="keyforge.setup.mulligan-order"))
    count = max(0, len(story.state.player(move.player).hand) - 1)
    story.tell(MulliganTaken(move.player, count, because="keyforge.setup.mulligan-size"))


@resolves(Keep, "keyforge.setup.mulligan-order")
def keep(story: Tale, move: Keep) -> None:
    if not decided(story.state, move.player):
        story.tell(HandKept(move.player, because="keyforge.setup.mulligan-order"))


@forbids("keyforge.chains.tracker-range", TakeChains, Bid)
def the_tracker_ends_at_24(state: State, move: TakeChains | Bid) -> Facts | None:
    return None if 0 <= move.amount <= MOST else {"player": move.player, "amount": move.amount, "limit": MOST}


@forbids("keyforge.setup.order", TakeChains)
def chains_before_the_mulligan(state: State, move: TakeChains) -> Facts | None:
    if not decided(state, move.who):
        return None
    return {"player": move.player, "step": state.step, "turn": state.turn, "who": move.who}


@resolves(TakeChains, "keyforge.chains.setup")
def take_chains(story: Tale, move: TakeChains) -> None:
    deal_with_chains(story, move.who, move.amount)


def deal_with_chains(story: Tale, player: str, chains: int) -> None:
    """Give a player chains before the first turn and deal the starting hand anew for them."""
    seat = story.state.player(player)
    if change := chains - seat.chains:
        story.tell(ChainsGained(player, change, because="keyforge.chains.gain"))
    story.tell(starting_hand(story.state, story.state.player(player), chains))


@forbids("keyforge.bidding.raise", Bid)
def a_bid_tops_the_last(state: State, move: Bid) -> Facts | None:
    bids = state.opening.bids
    if not bids or (move.amount > bids[-1][1] and move.player != bids[-1][0]):
        return None
    return {"player": move.player, "amount": move.amount, "limit": bids[-1][1], "opponent": bids[-1][0]}


@forbids("keyforge.bidding.result", Bid, PassBid)
def the_bidding_is_open(state: State, move: Setup) -> Facts | None:
    bids = state.opening.bids
    if not state.opening.closed and (isinstance(move, Bid) or (bids and bids[-1][0] != move.player)):
        return None
    return {"player": move.player, "count": len(bids)}


@resolves(Bid, "keyforge.bidding.raise")
def bid(story: Tale, move: Bid) -> None:
    story.tell(BidMade(move.player, move.amount, because="keyforge.bidding.raise"))


@resolves(PassBid, "keyforge.bidding.result")
def pass_bid(story: Tale, move: PassBid) -> None:
    win_bid(story)


@enacts("keyforge.bidding.result")
def win_bid(story: Tale) -> None:
    """The last bid stands: whoever made it starts with that many chains."""
    winner, amount = story.state.opening.bids[-1]
    story.tell(BidWon(winner, amount, because="keyforge.bidding.result"))
    deal_with_chains(story, winner, amount)


@enacts("keyforge.setup.order", "keyforge.setup.first-player-starts")
def close_setup(story: Tale) -> None:
    """The first choice of a house closes the setup: a bid that nobody topped stands, both hands are kept."""
    if story.state.opening.bids and not story.state.opening.closed:
        win_bid(story)
    for seat in story.state.seats:
        if not decided(story.state, seat.name):
            story.tell(HandKept(seat.name, because="keyforge.setup.mulligan-order"))
