"""The start of a match: the line, the opening hands, and cards that are read out."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Facts
from ..catalogue import facts_of, id_of, printed_from
from ..events import CardDescribed, CardsDrawn, RoundBegan
from ..moves import EnterCard, Initiative
from ..state import HAND, TEAM, State, Tale
from ..wording import facts_from


@forbids("eredan.combat.life-floor", EnterCard)
def no_life_below_zero(state: State, move: EnterCard) -> Facts | None:
    life = facts_from(move.facts).get("life", 0)
    return {"card": move.name, "life": life} if life < 0 else None


@forbids("eredan.start.line", Initiative)
def three_characters_stand_in_the_line(state: State, move: Initiative) -> Facts | None:
    for seat in state.seats:
        if len(seat.characters) != TEAM:
            return {"player": seat.name, "count": len(seat.characters)}
    return None


@forbids("eredan.start.known-values", Initiative)
def the_numbers_of_the_characters_are_known(state: State, move: Initiative) -> Facts | None:
    for character in state.characters:
        if character.print.missing:
            return {"character": character.ref, "missing": character.print.missing}
    return None


@enacts("eredan.start.line", "eredan.start.hand", "eredan.start.untilted")
def begin(story: Tale) -> None:
    """Deal the opening hands; the characters stand in the line as they were named, untilted."""
    for seat in story.state.seats:
        story.tell(CardsDrawn(seat.name, min(HAND, len(seat.deck)), because="eredan.start.hand"))
    story.tell(RoundBegan(1, story.state.first, because="eredan.start.line"))


@resolves(EnterCard, "eredan.play.card-types", "eredan.combat.life-floor")
def enter_card(story: Tale, move: EnterCard) -> None:
    """What is read out is added to what was known of the card; no life is below zero, even where the table insists."""
    id, said = id_of(move.name), facts_from(move.facts)
    if "life" in said:
        said["life"] = max(0, said["life"])
    print = printed_from(id, {"name": move.name, **said}, story.state.print_of(id))
    story.tell(CardDescribed(id, facts_of(print), because="eredan.play.card-types"))
