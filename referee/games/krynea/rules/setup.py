"""Before the battle: the four clashes, the pile of Monoliths, the level."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Facts
from ..events import LevelSet
from ..moves import Enter, SetLevel
from ..state import CLASHES, ENEMY, LINES, MONOLITHS, Clash, Seat, State, Tale, index


@enacts("krynea.setup.four-clashes")
def empty_field(seats: int) -> tuple[Clash, ...]:
    """Four clashes with an empty battalion for each side."""
    return tuple(Clash(((),) * seats) for _ in range(CLASHES))


@enacts("krynea.setup.monolith-stack")
def laid(seats: tuple[Seat, ...]) -> State:
    """A table before its first round: nobody on the field, nine Monoliths in the pile."""
    return State(seats, empty_field(len(seats)), stack=MONOLITHS)


def begun(state: State) -> bool:
    """Whether the battle has left its preparations behind."""
    return state.phase != "initiative" or state.round > 1


@forbids("krynea.setup.difficulty", SetLevel)
def level_is_chosen_before_the_battle(state: State, move: SetLevel) -> Facts | None:
    if begun(state):
        return {"round": state.round, "level": state.level}
    return None


@resolves(SetLevel, "krynea.setup.difficulty")
def set_level(story: Tale, move: SetLevel) -> None:
    story.tell(LevelSet(move.level, because="krynea.setup.difficulty"))


@forbids("krynea.level.cap-three", Enter)
def enemy_battalion_is_full(state: State, move: Enter) -> Facts | None:
    if move.side != ENEMY or not state.solo:
        return None
    count = len(state.row(index(move.clash), ENEMY))
    return {"card": move.card, "clash": move.clash, "most": LINES, "count": count} if count >= LINES else None
