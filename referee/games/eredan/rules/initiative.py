"""Who starts: a ticket is drawn, once."""

from __future__ import annotations

from fractions import Fraction

from ....core.labels import enacts, forbids, resolves
from ....core.types import Choice, Facts
from ..events import InitiativeDrawn
from ..moves import Initiative
from ..state import TICKETS, State, Tale
from .start import begin


@enacts("eredan.initiative.five-tickets", "eredan.initiative.bonus", "eredan.initiative.sources")
def tickets(state: State, player: str) -> int:
    """A player's tickets: five, and one for each initiative point of the cards of team and deck."""
    own = state.player(player)
    return (
        TICKETS
        + sum(c.print.initiative for c in own.characters)
        + sum(state.print_of(id).initiative for id in own.list)
    )


@enacts("eredan.initiative.probability")
def chance(state: State, player: str) -> Fraction:
    """How likely a player is to start: own tickets of all tickets."""
    return Fraction(tickets(state, player), total(state))


def total(state: State) -> int:
    """All tickets in the draw."""
    return sum(tickets(state, name) for name in state.names)


@forbids("eredan.initiative.draw", Initiative)
def the_ticket_is_in_the_draw(state: State, move: Initiative) -> Facts | None:
    if state.phase != "setup" or 0 <= move.ticket <= total(state):
        return None
    return {"ticket": move.ticket, "total": total(state)}


@forbids("eredan.initiative.once", Initiative)
def initiative_is_drawn_once(state: State, move: Initiative) -> Facts | None:
    return None if state.phase == "setup" else {"player": state.first, "round": state.round}


@resolves(Initiative, "eredan.initiative.draw", "eredan.initiative.once")
def draw_initiative(story: Tale, move: Initiative) -> None:
    """A ticket that was told counts; else whose it was, as told now or when the table was opened; else the table is asked."""
    state = story.state
    ticket, owner = move.ticket, move.owner or ("" if move.ticket else state.first)
    if not ticket and not owner:
        asked = Choice(
            move.player, "number", "eredan.initiative.draw", low=1, high=total(state), facts={"about": "ticket"}
        )
        ticket = int(story.ask(asked)[0])
    if not owner:
        owner = state.names[0] if ticket <= tickets(state, state.names[0]) else state.names[1]
    drawn = InitiativeDrawn(owner, ticket, tickets(state, owner), total(state), because="eredan.initiative.draw")
    story.tell(drawn)
    begin(story)
