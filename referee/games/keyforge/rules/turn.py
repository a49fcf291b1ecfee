"""The turn: its five steps, its end, and the beginning of the next one."""

from __future__ import annotations

from ....core.labels import enacts, resolves
from ..abilities import Moment
from ..events import ArchivesLeft, CheckCalled, StepBegan, StepSkipped, TurnBegan, TurnEnded
from ..moves import EndTurn
from ..state import Tale
from .ability import happened
from .draw import refill
from .forge import key_cost, must_forge, skips
from .house import pass_without_house
from .leave import settle
from .ready import ready_all


@resolves(EndTurn, "keyforge.turn.five-steps", "keyforge.turn.ends-after-draw", "keyforge.turn.end-effects")
def end_turn(story: Tale, move: EndTurn) -> None:
    player = story.state.active
    story.tell(StepBegan("ready", because="keyforge.turn.five-steps"))
    ready_all(story)
    happened(story, Moment("readied", player))
    story.tell(StepBegan("draw", because="keyforge.turn.five-steps"))
    refill(story, player)
    happened(story, Moment("turn-ends", player))
    settle(story)
    call_check(story, player)
    story.tell(TurnEnded(player, because="keyforge.turn.ends-after-draw"))
    settle(story)
    begin_turn(story, story.state.opponent(player), story.state.turn + 1)


@enacts("keyforge.forge.check-announce", "keyforge.forge.check-threshold")
def call_check(story: Tale, player: str) -> None:
    """Call check for a player whose pool holds the cost of a key when the turn ends."""
    pool, cost = story.state.player(player).amber, key_cost(story.state, player)
    if pool >= cost:
        story.tell(CheckCalled(player, pool, cost, because="keyforge.forge.check-announce"))


@enacts("keyforge.turn.alternate", "keyforge.turn.active-player", "keyforge.setup.first-player-starts")
def begin_turn(story: Tale, player: str, turn: int) -> None:
    """Begin a player's turn: at step 1 when there is a key to forge, else at step 2."""
    story.tell(TurnBegan(player, turn, because="keyforge.turn.alternate"))
    if skips(story.state, player):
        story.tell(StepSkipped(player, "forge", because="keyforge.turn.five-steps"))
    step = "forge" if must_forge(story.state, player) else "house"
    story.tell(StepBegan(step, because="keyforge.turn.five-steps"))
    pass_without_house(story)


def leave_archives(story: Tale) -> None:
    """The moment for picking up archives is over with the first other act of step 3."""
    if story.state.archives_offered:
        story.tell(ArchivesLeft(story.state.active, because="keyforge.house.archives-pickup"))
