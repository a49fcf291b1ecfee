"""What a character's attack, defence and spirit are now, and where every point of them comes from."""

from __future__ import annotations

from ....core.labels import enacts
from ....core.types import RuleId
from ..state import Character, State
from .race import bonus_for

Part = tuple[int, RuleId]
"""Points, and the rule or card that gives them."""


@enacts("eredan.object.stays", "eredan.object.delayed", "eredan.class.berserker-inactive")
def parts(state: State, character: Character, stat: str) -> tuple[Part, ...]:
    """What is added to a printed value: bonuses of the round, objects that are awake, rage that is active."""
    found: list[Part] = [(b.amount, b.because) for b in character.bonuses if b.stat == stat]
    for item in character.items:
        if item.active and (amount := bonus_for(character, state.print_of(item.card)).get(stat)):
            found.append((amount, f"eredan.card.{item.card}"))
    if character.raging and (amount := character.print.rage.get(stat)):
        found.append((amount, "eredan.class.berserker-activate"))
    return tuple(found)


def added(state: State, character: Character, stat: str) -> int:
    """The sum of what is added to a printed value."""
    return sum(amount for amount, _ in parts(state, character, stat))


def attack_range(state: State, character: Character) -> tuple[int, int]:
    """The lowest and the highest attack that a character can make now, never below zero."""
    low, high = character.print.attack or (0, 0)
    more = added(state, character, "attack")
    return max(0, low + more), max(0, high + more)


def shield(state: State, character: Character, stat: str) -> int:
    """A character's defence or spirit now, never below zero."""
    printed: int = getattr(character.print, stat) or 0
    return max(0, printed + added(state, character, stat))
