"""Phase 8 follows the procedure of phase 7 (`ranged`), from every line. Here is what may help an enemy attack."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from ....core.labels import enacts
from ..state import State, Unit

Help = tuple[str, str, int]
"""Something that may raise an attack: `action` or `ability`, its id, what it adds."""


@enacts("krynea.magic.ability-if-kills", "krynea.ranged.action-if-kills", "krynea.melee.help")
def available(state: State, unit: Unit, kind: str) -> list[Help]:
    """What may help an enemy attack: actions waiting at its battalion; from the magic phase on, ready abilities too."""
    waiting = state.clashes[state.clash_of(unit.ref)].waiting
    found = [("action", c.id, c.score(kind)) for c in waiting if c.reaction == "attack" and c.score(kind)]
    if kind != "ranged":
        ready = (a.print for a in state.enemy.abilities if a.print.when == "attack" and not a.turned)
        found += [("ability", c.id, c.score(kind)) for c in ready if c.score(kind)]
    return found


@enacts("krynea.magic.help-order")
def mixes(helps: Iterable[Help]) -> list[tuple[Help, ...]]:
    """The ways to use helps, in the order in which they are tried: none, actions, abilities, both; the smaller first."""
    all = list(helps)
    found = [mix for size in range(len(all) + 1) for mix in combinations(all, size)]
    return sorted(found, key=lambda mix: (sum(h[0] == "ability" for h in mix), len(mix), sum(h[2] for h in mix)))
