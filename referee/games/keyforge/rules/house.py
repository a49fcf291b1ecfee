"""Step 2: choosing a house, and picking up the archives."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Facts
from ..abilities import Moment, voices
from ..catalogue import HOUSES
from ..events import ArchivesTaken, HouseChosen
from ..moves import ChooseHouse, EndTurn, TakeArchives
from ..state import State, Tale
from .ability import happened
from .power import houses
from .setup import close_setup


@enacts("keyforge.house.controlled-while", "keyforge.house.controlled-foreign")
def open_houses(state: State, player: str) -> tuple[str, ...]:
    """The houses that are a choice before anything is commanded or forbidden: one's own and those of controlled cards."""
    seat = state.player(player)
    foreign = {h for c in (*seat.battleline, *seat.artifacts) for h in houses(state, c)}
    foreign |= {u.print.house for c in state.creatures() for u in c.upgrades if u.controller == player}
    return (*seat.houses, *(h for h in HOUSES if h in foreign and h not in seat.houses))


@enacts("keyforge.house.cannot-choose", "keyforge.house.cannot-beats-must")
def forbidden(state: State, player: str) -> dict[str, str]:
    """The houses that a player cannot choose now, with the card that says so."""
    found = {str(f(state, me, player)): me.card for f, me in voices(state, "cannot-choose") if f(state, me, player)}
    found.update({str(e.value): e.of for e in state.lasting("cannot-choose", player)})
    return found


@enacts("keyforge.house.must-choose", "keyforge.house.two-mandates", "keyforge.house.mandate-unavailable")
def commanded(state: State, player: str) -> dict[str, str]:
    """The houses that a player is told to choose now, with the card that says so; those that are no choice left out."""
    found = {str(f(state, me, player)): me.card for f, me in voices(state, "must-choose") if f(state, me, player)}
    found.update({str(e.value): e.of for e in state.lasting("must-choose", player)})
    there, closed = open_houses(state, player), forbidden(state, player)
    return {house: card for house, card in found.items() if house in there and house not in closed}


@enacts("keyforge.house.required", "keyforge.house.choose-one")
def choices(state: State, player: str) -> tuple[str, ...]:
    """The houses that a player may choose now."""
    closed = forbidden(state, player)
    possible = tuple(h for h in open_houses(state, player) if h not in closed)
    told = commanded(state, player)
    return tuple(h for h in possible if h in told) or possible


@forbids("keyforge.turn.only-active-acts", ChooseHouse)
def only_the_active_player_chooses(state: State, move: ChooseHouse) -> Facts | None:
    return None if move.player == state.active else {"player": move.player, "active": state.active}


@forbids("keyforge.house.lasts-turn", ChooseHouse)
def the_house_stays_for_the_turn(state: State, move: ChooseHouse) -> Facts | None:
    if state.step not in ("main", "ready", "draw"):
        return None
    return {"player": move.player, "house": move.house, "active": state.house}


@forbids("keyforge.house.choose-one", ChooseHouse)
def one_of_the_open_houses(state: State, move: ChooseHouse) -> Facts | None:
    there = open_houses(state, move.player)
    return None if move.house in there else {"player": move.player, "house": move.house, "houses": there}


@forbids("keyforge.house.controlled-foreign", ChooseHouse)
def a_foreign_house_needs_a_controlled_card(state: State, move: ChooseHouse) -> Facts | None:
    there = open_houses(state, move.player)
    return None if move.house in there else {"player": move.player, "house": move.house, "houses": there}


@forbids("keyforge.house.cannot-choose", ChooseHouse)
def not_a_forbidden_house(state: State, move: ChooseHouse) -> Facts | None:
    closed = forbidden(state, move.player)
    if move.house not in closed:
        return None
    return {"player": move.player, "house": move.house, "by": closed[move.house], "houses": choices(state, move.player)}


@forbids("keyforge.house.cannot-beats-must", ChooseHouse)
def a_ban_beats_a_command(state: State, move: ChooseHouse) -> Facts | None:
    closed = forbidden(state, move.player)
    told = [str(f(state, me, move.player)) for f, me in voices(state, "must-choose")]
    told += [str(e.value) for e in state.lasting("must-choose", move.player)]
    if move.house not in closed or move.house not in told:
        return None
    return {"player": move.player, "house": move.house, "by": closed[move.house], "houses": choices(state, move.player)}


def other_commanded(state: State, move: ChooseHouse, several: bool) -> Facts | None:
    """The facts against a house when others are commanded: one, or several."""
    told = commanded(state, move.player)
    if not told or move.house in told or (len(told) > 1) is not several:
        return None
    return {"player": move.player, "house": move.house, "by": next(iter(told.values())), "houses": tuple(told)}


@forbids("keyforge.house.must-choose", ChooseHouse)
def the_commanded_house(state: State, move: ChooseHouse) -> Facts | None:
    return other_commanded(state, move, several=False)


@forbids("keyforge.house.two-mandates", ChooseHouse)
def one_of_the_commanded_houses(state: State, move: ChooseHouse) -> Facts | None:
    return other_commanded(state, move, several=True)


@forbids("keyforge.house.mandate-unavailable", ChooseHouse)
def a_command_does_not_open_a_house(state: State, move: ChooseHouse) -> Facts | None:
    there = open_houses(state, move.player)
    told = {str(e.value): e.of for e in state.lasting("must-choose", move.player)}
    if move.house in there or move.house not in told:
        return None
    return {"player": move.player, "house": move.house, "by": told[move.house], "houses": there}


@forbids("keyforge.house.required", EndTurn)
def a_house_must_be_chosen(state: State, move: EndTurn) -> Facts | None:
    return {"player": move.player, "houses": choices(state, move.player)} if state.step == "house" else None


@resolves(ChooseHouse, "keyforge.house.choose-one", "keyforge.house.lasts-turn")
def choose_house(story: Tale, move: ChooseHouse) -> None:
    if story.state.step == "setup":
        close_setup(story)
    story.tell(HouseChosen(move.player, move.house, because="keyforge.house.choose-one"))
    happened(story, Moment("house-chosen", move.player, how=move.house))


@enacts("keyforge.house.no-legal-choice")
def pass_without_house(story: Tale) -> None:
    """With no house to choose, step 3 begins without an active house."""
    if story.state.step == "house" and not choices(story.state, story.state.active):
        story.tell(HouseChosen(story.state.active, "", because="keyforge.house.no-legal-choice"))


@forbids("keyforge.house.archives-pickup", TakeArchives)
def archives_right_after_the_house(state: State, move: TakeArchives) -> Facts | None:
    seat = state.player(move.player)
    if state.archives_offered and move.player == state.active:
        return None
    return {"player": move.player, "count": len(seat.archives), "step": state.step}


@resolves(TakeArchives, "keyforge.house.archives-all-or-none", "keyforge.archives.opponent-card")
def take_archives(story: Tale, move: TakeArchives) -> None:
    count = len(story.state.player(move.player).archives)
    story.tell(ArchivesTaken(move.player, count, because="keyforge.house.archives-all-or-none"))
