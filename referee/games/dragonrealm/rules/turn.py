"""The turn: one action, rest or explore; then it passes to the left."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Choice, Facts
from ..events import ActionTaken, TurnPassed
from ..moves import Act, EndTurn, Explore, Rest
from ..state import State, Tale, can_afford
from .goblins import goblin_comes
from .rest import DRAWS, SOURCES, draw
from .rockslide import rocks_slide

SPECIALS = ("goblins-left", "goblins-centre", "goblins-right", "rockslide-left", "rockslide-right")


@forbids("dragonrealm.turn.rest-or-explore", Act)
def one_action_a_turn(state: State, move: Act) -> Facts | None:
    return {"player": move.player} if state.step == "end" and move.player == state.active else None


@forbids("dragonrealm.turn.no-pass", EndTurn)
def an_action_must_be_taken(state: State, move: EndTurn) -> Facts | None:
    if state.step in ("setup", "end", "over") or move.player != state.active:
        return None
    return {"player": move.player, "hand": state.player(move.player).hand}


@forbids("dragonrealm.turn.no-pass", Explore)
def without_cards_only_rest_is_left(state: State, move: Explore) -> Facts | None:
    hand = state.player(move.player).hand
    return {"player": move.player, "hand": hand} if not hand and state.step == "turn" else None


@resolves(
    Rest,
    "dragonrealm.turn.rest-or-explore",
    "dragonrealm.rest.draw-two",
    "dragonrealm.rest.one-at-a-time",
    "dragonrealm.rest.sources",
)
def rest(story: Tale, move: Rest) -> None:
    """Two cards, one after the other; special cards on the way are resolved at once and count for nothing."""
    taken = 0
    said = list(move.draws)
    while taken < DRAWS or said:
        picked = said.pop(0) if said else ask_for_a_card(story, move.player, taken)
        if picked in SOURCES:
            draw(story, move.player, picked, "dragonrealm.rest.draw-two")
            taken += 1
        else:
            special_card(story, picked)
        if story.state.step == "over":
            return
    finish_action(story)


def ask_for_a_card(story: Tale, player: str, taken: int) -> str:
    """Where the next card of a rest comes from, or which special card came."""
    about = {"taken": taken + 1}
    return story.ask(Choice(player, "draw", "dragonrealm.rest.one-at-a-time", (*SOURCES, *SPECIALS), facts=about))[0]


@enacts("dragonrealm.goblins.revealed", "dragonrealm.rockslide.revealed", "dragonrealm.goblins.trigger")
def special_card(story: Tale, id: str) -> None:
    """A Goblins! or Rockslide! card that came while resting, drawn or turned up."""
    kind, _, where = id.partition("-")
    if kind == "goblins":
        goblin_comes(story, where)
    else:
        rocks_slide(story, where)


@resolves(EndTurn, "dragonrealm.setup.clockwise")
def end_turn(story: Tale, move: EndTurn) -> None:
    pass_turn(story)


def finish_action(story: Tale) -> None:
    """After the action the turn passes, unless the Alley could still sell the player something."""
    state = story.state
    if can_afford(state, state.player(state.active)):
        if state.step != "end":
            story.tell(ActionTaken(state.active, because="dragonrealm.alley.when"))
    else:
        pass_turn(story)


@enacts("dragonrealm.setup.clockwise")
def pass_turn(story: Tale) -> None:
    """The turn passes to the left."""
    story.tell(TurnPassed(story.state.after(story.state.active), because="dragonrealm.setup.clockwise"))
