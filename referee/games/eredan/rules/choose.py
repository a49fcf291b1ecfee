"""Phase 1: the active player names the two fighters."""

from __future__ import annotations

from ....core.labels import forbids, resolves
from ....core.types import Facts, Move
from ..events import FightersChosen
from ..moves import Choose, EndRound, Pass
from ..state import Character, State, Tale
from .classes import meet
from .order import orders_of_the_round
from .play import go_on
from .tilt import choosing


def own_and_enemy(state: State, move: Choose) -> tuple[Character | None, Character | None]:
    """The two characters named, each where it stands on the side that it is named for."""
    own = state.character(move.own) if state.owner(move.own) == move.player else None
    enemy = state.character(move.enemy) if state.owner(move.enemy) == state.opponent(move.player) else None
    return own, enemy


@forbids("eredan.choose.active-picks-both", Choose)
def the_active_player_picks_one_of_each_side(state: State, move: Choose) -> Facts | None:
    if move.player == state.active and None not in own_and_enemy(state, move):
        return None
    return {"player": state.active, "round": state.round}


@forbids("eredan.choose.own-untilted", Choose)
def the_own_fighter_is_not_tilted(state: State, move: Choose) -> Facts | None:
    own, _ = own_and_enemy(state, move)
    return {"player": move.player, "character": own.ref} if choosing(state) and own and own.tilted else None


@forbids("eredan.choose.enemy-untilted", Choose)
def the_enemy_is_not_tilted(state: State, move: Choose) -> Facts | None:
    _, enemy = own_and_enemy(state, move)
    return {"player": move.player, "character": enemy.ref} if choosing(state) and enemy and enemy.tilted else None


@forbids("eredan.choose.alive", Choose)
def both_are_alive(state: State, move: Choose) -> Facts | None:
    for character in own_and_enemy(state, move) if choosing(state) else ():
        if character and character.dead:
            return {"player": move.player, "character": character.ref}
    return None


@forbids("eredan.choose.mandatory", Pass, EndRound)
def every_round_has_a_fight(state: State, move: Move) -> Facts | None:
    return {"player": state.active, "round": state.round} if state.phase == "choose" else None


@resolves(Choose, "eredan.choose.active-picks-both", "eredan.order.both-sides", "eredan.order.only-in-fight")
def choose_fighters(story: Tale, move: Choose) -> None:
    story.tell(FightersChosen(move.own, move.enemy, because="eredan.choose.active-picks-both"))
    for ref in (move.own, move.enemy):
        orders_of_the_round(story, ref)
        meet(story, ref)
    go_on(story)
