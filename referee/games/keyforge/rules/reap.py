"""Reaping: a creature is exhausted and its controller gains one Æmbar."""

from __future__ import annotations

from ....core.labels import forbids, resolves
from ....core.types import Facts
from ..abilities import Moment, says
from ..moves import Reap
from ..state import State, Tale
from .ability import abilities, happened, reactions, simultaneous
from .amber import gain, steal
from .leave import settle
from .main import of_active_house
from .use import begin_use


@forbids("keyforge.reap.eligible", Reap)
def reaping_needs_a_ready_creature_of_the_house(state: State, move: Reap) -> Facts | None:
    card = state.cards.get(move.creature)
    if card is None:
        return {"player": move.player, "card": move.creature, "house": "", "active": state.house}
    if card.is_creature and of_active_house(state, card, "reap"):
        return None
    return {"player": move.player, "card": card.ref, "house": card.print.house, "active": state.house}


@resolves(Reap, "keyforge.reap.gain-one", "keyforge.reap.abilities-after", "keyforge.ability.before")
def reap(story: Tale, move: Reap) -> None:
    ref = move.creature
    if not begin_use(story, ref, "reap"):
        return
    simultaneous(story, abilities(story.state, ref, "before-reap"))
    card = story.state.cards.get(ref)
    if card is None:
        return
    player = card.controller
    if says(story.state, "steals-reaped", player) or any(True for _ in story.state.lasting("steals-reaped", player)):
        steal(story, player, 1, "keyforge.reap.gain-one")
    else:
        gain(story, player, 1, "keyforge.reap.gain-one")
    done = Moment("reaped", player, ref, card.print, how="reap")
    simultaneous(story, [*abilities(story.state, ref, "reap"), *reactions(story.state, done)])
    settle(story)
    happened(story, Moment("used", player, ref, card.print, how="reap"))
