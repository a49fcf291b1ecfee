"""The ten phases: what `next` does, and what follows by itself once nothing is asked of the table."""

from __future__ import annotations

from collections.abc import Mapping

from ....core.labels import enacts, forbids, resolves
from ....core.types import Choice, Facts, Move, RuleId
from ..events import (
    CardWanted,
    ClashFought,
    InitiativeTaken,
    MovementEnded,
    PhaseBegan,
    ResourcesGot,
    RoundBegan,
    StepWanted,
    TurnBegan,
)
from ..moves import (
    Action,
    Attack,
    Buy,
    DeclareDeck,
    Deploy,
    DiscardHand,
    Drawn,
    Equip,
    GiveBack,
    LayAbility,
    MoveUnit,
    Next,
    Pass,
)
from ..state import ENEMY, PHASES, State, Tale, label
from . import action, discard, draw, melee, monolith, ranged, victory
from .move import enemy_moves

ATTACK_PHASES = ("ranged", "magic", "melee")
WHEN: Mapping[type[Move], tuple[str, ...]] = {
    DeclareDeck: ("initiative",),
    LayAbility: ("initiative",),
    Buy: ("draw",),
    GiveBack: ("draw",),
    Deploy: ("deployment",),
    Equip: ("deployment",),
    MoveUnit: ("movement",),
    Action: ("actions", *ATTACK_PHASES),
    Attack: ATTACK_PHASES,
    Pass: ("ranged", "magic"),
    DiscardHand: ("discards",),
    Drawn: ("monoliths", "draw", "deployment", "actions"),
}
"""The phases in which a kind of move is made; those of actions from hand in answer to attacks too."""


@forbids("krynea.round.ten-phases", *WHEN)
def that_is_done_in_another_phase(state: State, move: Move) -> Facts | None:
    phases = next(phases for kind, phases in WHEN.items() if isinstance(move, kind))
    fits = state.phase in phases and (state.round == 1 or phases != ("initiative",))
    if isinstance(move, Drawn) and fits and state.phase == "actions":
        fits = action.due(state) > 0
    if isinstance(move, Drawn) and fits and state.phase == "monoliths" and state.solo:
        fits = monolith.due(state) > 0
    if fits or state.phase == "over":
        return None
    return {"needed": phases[0], "phase": state.phase, "round": state.round}


# --- going on ----------------------------------------------------------------------------------------------------------


@resolves(Next, "krynea.round.ten-phases")
def go_next(story: Tale, move: Next) -> None:
    """The part of the phase that waited for the table is over; what follows by itself comes in `go_on`."""
    LEAVE[story.state.phase](story)


@resolves(Drawn, "krynea.round.left-to-right")
def drawn(story: Tale, move: Drawn) -> None:
    """A card came up: the phase says where it belongs."""
    if story.state.phase == "monoliths":
        monolith.place(story, move)
    elif story.state.phase == "draw":
        draw.draw_troop(story, move)
    else:
        action.draw_action(story, move)


def go_on(story: Tale) -> None:
    """Everything that follows by itself, up to the next thing that the table must do or report."""
    while story.state.phase != "over" and STAY[story.state.phase](story):
        pass
    want(story)


def want(story: Tale) -> None:
    """Say which card the table is to report next, or that a step of the enemy's comes."""
    state = story.state
    if not state.solo or state.blow is not None:
        return
    if monolith.due(state):
        rule = RuleId("krynea.monolith.round-one" if state.round == 1 else "krynea.monolith.replace")
        story.tell(CardWanted("monolith", label(monolith.places(state)[0]), because=rule))
    elif state.expects == "troop" and (place := draw.next_place(state)):
        story.tell(CardWanted("troop", draw.spoken(place), because="krynea.draw.fill-lines"))
    elif action.due(state):
        story.tell(CardWanted("action", label(state.at), because="krynea.action.one-per-clash"))
    elif state.phase in ranged.PHASES and state.turn == ENEMY:
        story.tell(StepWanted("attack", because="krynea.ranged.alternate"))
    elif state.phase == "melee" and (at := next_fight(state)) is not None:
        story.tell(StepWanted("melee", label(at), because="krynea.melee.one-sweep"))


def begin(story: Tale, phase: str, turn: str) -> None:
    """A phase begins."""
    story.tell(PhaseBegan(phase, turn, because="krynea.round.ten-phases"))


def first_side(state: State) -> str:
    """The side whose part comes first in phases where the initiative does not matter: the enemy's, or the leader's."""
    return ENEMY if state.solo else state.initiative


def hand_over(story: Tale, phase: str) -> None:
    """The next side has its part of a phase; after the last one another phase begins."""
    state = story.state
    seats = [seat.name for seat in state.seats]
    after = seats[(seats.index(state.turn) + 1) % len(seats)]
    if after == state.initiative:
        begin(story, phase, state.player.name if state.solo else state.initiative)
    else:
        story.tell(TurnBegan(after, because="krynea.initiative.decides"))


# --- phase 1 -----------------------------------------------------------------------------------------------------------


@enacts("krynea.initiative.first-random")
def leave_initiative(story: Tale) -> None:
    """Chance decides the initiative of the first round: the table tells what came out."""
    state = story.state
    side = state.initiative
    if not side:
        of = "krynea.initiative.first-random"
        sides = tuple(seat.name for seat in state.seats)
        side = story.ask(Choice(state.player.name, "initiative", of, sides))[0]
    story.tell(InitiativeTaken(side, because="krynea.initiative.first-random"))
    get_resources(story)
    begin(story, "monoliths", first_side(story.state))


@enacts("krynea.initiative.alternates")
def new_round(story: Tale) -> None:
    """Another round begins, and the initiative passes to the next side."""
    state = story.state
    seats = [seat.name for seat in state.seats]
    after = seats[(seats.index(state.initiative) + 1) % len(seats)]
    income = {seat.name: draw.income(seat, state.round + 1) for seat in state.seats}
    story.tell(RoundBegan(state.round + 1, because="krynea.round.ten-phases"))
    victory.warn(story)
    story.tell(InitiativeTaken(after, because="krynea.initiative.alternates"))
    for name, amount in income.items():
        if not state.seat(name).auto:
            story.tell(ResourcesGot(name, amount, because="krynea.draw.resources-later"))
    begin(story, "monoliths", first_side(story.state))


def get_resources(story: Tale) -> None:
    """What persons may spend in the first round."""
    for seat in story.state.seats:
        if not seat.auto:
            amount = draw.income(seat, 1)
            story.tell(ResourcesGot(seat.name, amount, because="krynea.draw.resources-first"))


# --- phases 2 to 5 -----------------------------------------------------------------------------------------------------


def stay_monoliths(story: Tale) -> bool:
    """Whether phase 2 goes on by itself: all Monoliths stand."""
    if not story.state.solo or monolith.due(story.state):
        return False
    leave_monoliths(story)
    return True


def leave_monoliths(story: Tale) -> None:
    """Every Monolith takes effect, and phase 3 begins; turned cards are straightened at its very start."""
    if story.state.solo:
        monolith.apply_effects(story)
    begin(story, "draw", story.state.initiative)
    draw.straighten(story)


def stay_draw(story: Tale) -> bool:
    """Whether phase 3 goes on by itself: the enemy has no more places to fill."""
    state = story.state
    if not state.solo or state.turn != ENEMY or draw.next_place(state):
        return False
    hand_over(story, "deployment")
    return True


def leave_draw(story: Tale) -> None:
    """A person wants no more cards."""
    if story.state.turn != ENEMY:
        draw.stop_buying(story, story.state.turn)
    hand_over(story, "deployment")


def leave_deployment(story: Tale) -> None:
    """Everything is on the field: the moves begin, the enemy's first."""
    begin(story, "movement", first_side(story.state))


def stay_movement(story: Tale) -> bool:
    """Whether phase 5 goes on by itself: the enemy makes its moves."""
    state = story.state
    if not state.solo or state.turn != ENEMY:
        return False
    enemy_moves(story)
    story.tell(TurnBegan(state.player.name, because="krynea.move.player-after"))
    return True


def leave_movement(story: Tale) -> None:
    """All have moved: the actions begin."""
    if story.state.turn == ENEMY and story.state.solo:
        return
    story.tell(MovementEnded(because="krynea.move.once"))
    begin(story, "actions", first_side(story.state))


# --- phase 6 -----------------------------------------------------------------------------------------------------------


def stay_actions(story: Tale) -> bool:
    """Whether phase 6 goes on by itself: a strike that nobody can cancel, the end of the enemy's cards, its ability."""
    state = story.state
    if not state.solo:
        return False
    if state.blow is not None:
        if state.player.actions:
            return False
        action.settle(story)
        return True
    if state.turn == ENEMY:
        if action.due(state):
            return False
        if state.at < len(state.clashes):
            action.skip_clashes(story)
        if state.initiative == ENEMY:
            action.use_abilities(story)
        story.tell(TurnBegan(state.player.name, because="krynea.action.player-all"))
        return True
    if state.acted and waits_for_ability(state):
        action.use_abilities(story)
        return True
    return False


def waits_for_ability(state: State) -> bool:
    """Whether the enemy's ability of phase 6 is still to come, after an action of the player's."""
    return state.initiative != ENEMY and not state.called and bool(action.ready_abilities(state, "actions"))


def leave_actions(story: Tale) -> None:
    """The player uses no action now: the enemy's ability comes, else the attacks begin."""
    if not story.state.solo:
        begin(story, "ranged", story.state.initiative)
    elif story.state.turn == ENEMY:
        action.settle(story)
    elif waits_for_ability(story.state):
        action.use_abilities(story)
    else:
        begin(story, "ranged", story.state.initiative)


# --- phases 7 to 9 -----------------------------------------------------------------------------------------------------


@enacts("krynea.ranged.pass")
def stay_attacks(story: Tale) -> bool:
    """Whether phase 7 or 8 goes on by itself: the side whose turn it is cannot attack, or nobody does any more."""
    state = story.state
    passed = state.passed >= len(state.seats)
    if not passed and not ranged.idle(state):
        return False
    nobody = not state.passed and ranged.nobody_attacks(state)
    if state.solo and not passed and (state.turn == ENEMY or nobody):
        ranged.pass_over(story)
    if passed or nobody:
        phase = PHASES[PHASES.index(state.phase) + 1]
        begin(story, phase, state.initiative if phase != "melee" else first_side(state))
    else:
        ranged.skip(story, state.turn)
    return True


def leave_attacks(story: Tale) -> None:
    """The enemy's turn in phase 7 or 8: it attacks if it can kill."""
    if story.state.turn == ENEMY:
        ranged.enemy_attack(story)


@enacts("krynea.melee.one-sweep")
def stay_melee(story: Tale) -> bool:
    """Whether phase 9 goes on by itself: no fight in the clash it has come to, or all four are done."""
    state = story.state
    if next_fight(state) is not None:
        return False
    begin(story, "discards", state.player.name if state.solo else state.initiative)
    return True


def next_fight(state: State) -> int | None:
    """The first clash, from where the common turn has come to, in which somebody strikes; None when there is none."""
    return next((at for at in range(state.at, len(state.clashes)) if melee.pair(state, at)), None)


def leave_melee(story: Tale) -> None:
    """The clash that phase 9 has come to is fought out, and the next one comes."""
    at = next_fight(story.state)
    if at is not None:
        melee.fight(story, at)
        story.tell(ClashFought(label(at), because="krynea.melee.one-sweep"))


# --- phase 10 ----------------------------------------------------------------------------------------------------------


@enacts("krynea.discard.order")
def leave_discards(story: Tale) -> None:
    """The round ends; another one begins unless the battle is over."""
    discard.finish_round(story)
    if not victory.ended(story):
        new_round(story)


def rest(story: Tale) -> bool:
    """The phase waits for the table."""
    return False


STAY = {
    "initiative": rest,
    "monoliths": stay_monoliths,
    "draw": stay_draw,
    "deployment": rest,
    "movement": stay_movement,
    "actions": stay_actions,
    "ranged": stay_attacks,
    "magic": stay_attacks,
    "melee": stay_melee,
    "discards": rest,
}
"""By phase: whether it goes on by itself; if so, it does one thing and is asked again."""

LEAVE = {
    "initiative": leave_initiative,
    "monoliths": leave_monoliths,
    "draw": leave_draw,
    "deployment": leave_deployment,
    "movement": leave_movement,
    "actions": leave_actions,
    "ranged": leave_attacks,
    "magic": leave_attacks,
    "melee": leave_melee,
    "discards": leave_discards,
}
"""By phase: what `next` does."""
