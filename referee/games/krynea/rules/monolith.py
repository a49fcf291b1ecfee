"""Phase 2: new Monoliths for the battalions without one, then every Monolith takes effect."""

from __future__ import annotations

from ....core.labels import enacts, forbids
from ....core.types import Choice, Facts, RuleId
from ..catalogue import Printed
from ..events import CardsLost, MonolithPlaced, MonolithWorked
from ..moves import Drawn, Next
from ..state import ENEMY, MONOLITHS, State, Tale, index, label, monoliths_out
from .deck import named
from .fall import fall
from .ties import dearest, one_of

# --- where a Monolith goes ---------------------------------------------------------------------------------------------


def bare(state: State) -> list[int]:
    """The clashes without a Monolith."""
    return [at for at, clash in enumerate(state.clashes) if clash.monolith is None]


def due(state: State) -> int:
    """How many Monoliths are still to be placed: as many as the pile can give."""
    return min(len(bare(state)), state.stack) if state.phase == "monoliths" and state.solo else 0


@enacts("krynea.monolith.shortage-total")
def troop_total(state: State, at: int) -> int:
    """The price of the enemy units in a clash, Objects included."""
    return sum(unit.price for unit in state.row(at, ENEMY))


@enacts("krynea.monolith.shortage", "krynea.monolith.shortage-tie", "krynea.monolith.round-one")
def places(state: State) -> list[int]:
    """The clashes that may get the next Monolith; several only where they tie for one that is scarce."""
    empty = bare(state)
    if due(state) >= len(empty):
        return empty[:1]
    most = max(troop_total(state, at) for at in empty)
    return [at for at in empty if troop_total(state, at) == most]


@forbids("krynea.monolith.nine-total", Drawn)
def a_monolith_exists_once(state: State, move: Drawn) -> Facts | None:
    out = {clash.monolith.id for clash in state.clashes if clash.monolith}
    if state.expects != "monolith" or move.card not in {*out, *state.conquered}:
        return None
    return {
        "monolith": move.card,
        "left": state.stack,
        "field": monoliths_out(state),
        "conquered": len(state.conquered),
    }


@forbids("krynea.monolith.replace", Drawn)
def only_conquered_ones_are_replaced(state: State, move: Drawn) -> Facts | None:
    if state.expects != "monolith" or not move.clash:
        return None
    there = state.clashes[index(move.clash)].monolith
    return {"clash": move.clash, "monolith": there.id} if there else None


@forbids("krynea.monolith.shortage", Drawn)
def scarce_ones_go_where_most_troops_are(state: State, move: Drawn) -> Facts | None:
    if not due(state) or not move.clash or index(move.clash) not in bare(state) or due(state) == len(bare(state)):
        return None
    allowed = places(state)
    if index(move.clash) in allowed:
        return None
    best = allowed[0]
    total = troop_total(state, index(move.clash))
    return {"due": label(best), "clash": move.clash, "most": troop_total(state, best), "total": total}


@forbids("krynea.monolith.round-one", Next)
def monoliths_are_placed_first(state: State, move: Next) -> Facts | None:
    if count := due(state):
        return {"clash": label(places(state)[0]), "count": count}
    return None


def place(story: Tale, move: Drawn) -> None:
    """The Monolith that came up is placed where it belongs."""
    state = story.state
    if not state.stack or not bare(state) or (move.clash and index(move.clash) not in bare(state)):
        return
    if move.clash:
        at = index(move.clash)
    elif not state.solo:
        at = bare(state)[0]
    else:
        allowed = places(state)
        asked = Choice(state.player.name, "clash", "krynea.monolith.shortage-tie", tuple(label(at) for at in allowed))
        at = index(story.ask(asked)[0])
    scarce = due(state) < len(bare(state))
    rule = "krynea.monolith.shortage" if scarce else "krynea.monolith.round-one"
    if state.round > 1 and not scarce:
        rule = "krynea.monolith.replace"
    story.tell(MonolithPlaced(named(story, move.card, "monolith"), label(at), because=RuleId(rule)))


# --- what Monoliths do -------------------------------------------------------------------------------------------------


@enacts("krynea.monolith.effects-applied", "krynea.monolith.every-round", "krynea.monolith.own-clash")
def apply_effects(story: Tale) -> None:
    """Every Monolith in play takes effect, from the left. Those that change attacks do so when one is made."""
    for at, clash in enumerate(story.state.clashes):
        if clash.monolith is not None:
            rule = OWN_RULES.get(clash.monolith.id, "krynea.monolith.effects-applied")
            story.tell(MonolithWorked(clash.monolith.id, label(at), because=rule))
            work(story, at, clash.monolith)


OWN_RULES: dict[str, RuleId] = {
    "taraz": "krynea.monolith.taraz",
    "bezal": "krynea.monolith.bezal",
    "larce": "krynea.monolith.larce",
    "cerwein": "krynea.monolith.cerwein",
}


def work(story: Tale, at: int, monolith: Printed) -> None:
    """What one Monolith does in phase 2."""
    player = story.state.player
    if monolith.carried and player.troops + player.actions:
        story.tell(CardsLost(player.name, player.troops, player.actions, because="krynea.monolith.taraz"))
    if monolith.removes and (row := story.state.row(at, player.name)):
        of = "krynea.monolith.enemy-choice"
        fall(story, one_of(story, [unit.ref for unit in dearest(row)], of), because=of)
    if monolith.gives and (row := story.state.row(at, player.name)):
        own_choice(story, [unit.ref for unit in row])


@enacts("krynea.monolith.enemy-choice")
def own_choice(story: Tale, refs: list[str]) -> None:
    """Each side gives up a unit: the player picks one, the enemy never picks among its own."""
    of = "krynea.monolith.enemy-choice"
    picked = story.ask(Choice(story.state.player.name, "give-up", of, tuple(refs)))[0]
    fall(story, picked, because=of)


@enacts("krynea.monolith.nine-total", "krynea.monolith.none-left")
def adds_up(state: State) -> bool:
    """Whether the pile, the field and the player's area hold nine Monoliths together."""
    return state.stack + monoliths_out(state) + len(state.conquered) == MONOLITHS
