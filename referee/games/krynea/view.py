"""A Krynea table as JSON: `scenario(view(p)) == p`.

Cards are said by name. What is printed on a unit stands with the unit; what the table has read out, under `cards`.
"""

from __future__ import annotations

from typing import Any

from ...core.types import Choice, Position, plain
from .catalogue import ATTACKS, UNKNOWN, Printed, facts_of
from .names import card_name
from .rules.attack import defence, total
from .state import ENEMY, Clash, Seat, State, Unit, label

COUNTERS = (
    "mode", "troop_deck", "action_deck", "resources", "left", "bought", "returned", "casualties", "used", "points", "numbers",
)  # fmt: skip
"""What a side has besides cards, by the same name in the state and in JSON."""
PILES = ("troop_discard", "action_discard", "removed")
MARKS = ("hidden", "willing", "attacked", "turned", "spent", "moved", "risen")


class Shown:
    """One table as JSON, things named in one language."""

    def __init__(self, state: State, lang: str) -> None:
        self.state = state
        self.lang = lang

    def name(self, id: str) -> str:
        """A card's name."""
        return id if id == UNKNOWN else card_name(self.state, id, self.lang) or id

    def side(self, name: str) -> str:
        """A side as JSON calls it: in a solo battle `player` and `enemy`, else the person's name."""
        if not self.state.solo or name == ENEMY or not name:
            return name
        return "player"

    def table(self) -> dict[str, Any]:
        """The whole table."""
        state = self.state
        shown: dict[str, Any] = {
            "round": state.round,
            "phase": state.phase,
            "initiative": self.side(state.initiative) or None,
            "active": self.side(state.turn) or None,
            "level": state.level,
            "ties": state.ties,
            "clashes": [self.clash(clash) for clash in state.clashes],
            "conquered": [self.name(id) for id in state.conquered],
            "monoliths_left": state.stack,
            "at": state.at,
            "passed": state.passed,
        }
        if state.solo:
            shown["resources"] = state.player.resources
        shown["players"] = {seat.name: self.seat(seat) for seat in state.seats if not seat.auto}
        if state.solo:
            shown["enemy"] = {**self.seat(state.enemy), "hand": sum(len(c.waiting) for c in state.clashes)}
        shown["cards"] = [facts_of(card) for card in state.cards.values()]
        shown["rear"] = [label(at) for at in state.rear]
        shown["kept"] = self.name(state.kept.id) if state.kept else None
        shown["fresh"] = label(state.fresh - 1) if state.fresh else None
        shown["blow"] = self.name(state.blow.id) if state.blow else None
        shown["called"] = state.called
        shown["acted"] = state.acted
        shown["winner"] = state.winner or None
        return shown

    def clash(self, clash: Clash) -> dict[str, Any]:
        """One clash: its Monolith, the battalions of all sides, the enemy's cards."""
        rows = {
            self.side(seat.name): [self.unit(unit) for unit in row]
            for seat, row in zip(self.state.seats, clash.rows, strict=True)
        }
        return {
            "monoliths": [self.name(clash.monolith.id)] if clash.monolith else [],
            **rows,
            "waiting": [self.name(card.id) for card in clash.waiting],
            "played": [self.name(card.id) for card in clash.played],
        }

    def unit(self, unit: Unit) -> dict[str, Any]:
        """One unit: what is printed on it, what it costs and scores now, its marks."""
        name = self.name(unit.print.id)
        scores = {kind: total(self.state, unit, kind) for kind in ATTACKS}
        printed = {k: v for k, v in facts_of(unit.print, self.state.card(unit.print.id)).items() if k != "name"}
        base = {"cost": unit.print.score("cost"), **{kind: unit.print.score(kind) for kind in (*ATTACKS, "defence")}}
        shown: dict[str, Any] = {"ref": unit.ref, "card": unit.print.id, "name": name, "unit": name, **base, **printed}
        shown["price"] = unit.price
        shown["object"] = self.object(unit.object) if unit.object else None
        shown["now"] = {**scores, "defence": defence(self.state, unit)}
        shown |= {mark: getattr(unit, mark) for mark in MARKS}
        shown["expertise"] = unit.print.expertise
        shown["linked"] = unit.linked or None
        shown["bonus"] = dict(unit.bonus)
        return shown

    def object(self, object: Printed) -> dict[str, Any]:
        """An Object that a unit carries."""
        known = facts_of(object, self.state.card(object.id))
        return {**known, "kind": object.kind, "name": self.name(object.id)}

    def seat(self, seat: Seat) -> dict[str, Any]:
        """One side: hand, decks, resources, abilities, discards."""
        shown: dict[str, Any] = {"hand": {"troops": seat.troops, "actions": seat.actions}}
        shown |= {name: plain(getattr(seat, name)) for name in COUNTERS}
        shown |= {pile: [self.name(id) for id in getattr(seat, pile)] for pile in PILES}
        shown["abilities"] = [
            {"card": a.print.id, "name": self.name(a.print.id), "turned": a.turned} for a in seat.abilities
        ]
        return shown


def view_position(position: Position[State], lang: str) -> dict[str, Any]:
    """A table at rest as JSON, its open choices and the move that waits among it."""
    shown = Shown(position.state, lang).table()
    shown["waiting"] = [view_choice(choice) for choice in position.waiting]
    pending = position.unfinished
    if pending is not None:
        shown["unfinished"] = {
            "before": Shown(pending.before, "es").table(),
            "move": pending.move.record(),
            "answers": [list(answer) for answer in pending.answers],
            "told": pending.told,
        }
    return shown


def view_choice(choice: Choice) -> dict[str, Any]:
    """An open choice as JSON."""
    shown: dict[str, Any] = {"player": choice.player, "choice": choice.choice, "of": choice.of}
    shown |= {"options": list(choice.options), "min": choice.least, "max": choice.most}
    return {**shown, "facts": plain(choice.facts)} if choice.facts else shown
