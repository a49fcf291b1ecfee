"""A Krynea table from given facts: the JSON of `view`, every field optional."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core.types import Move, Unfinished, Unfit
from .catalogue import FIELDS, UNKNOWN, Printed, catalogue, id_of, printed_from
from .moves import MOVES
from .opening import seats_of
from .rules.draw import FIRST_ROUND, LATER_ROUNDS
from .rules.monolith import adds_up
from .rules.victory import possible
from .state import (
    CLASHES,
    ENEMY,
    LEVELS,
    MODES,
    MONOLITHS,
    PHASES,
    TIES,
    VANGUARD,
    Ability,
    Clash,
    Seat,
    State,
    Unit,
    monoliths_out,
)
from .view import COUNTERS, MARKS, PILES

SEAT_FIELDS = {*COUNTERS, *PILES, "hand", "abilities"}
UNIT_FIELDS = {"ref", "card", "name", "unit", "price", "object", "linked", "bonus", "now", *MARKS, *FIELDS}
FIELD_NAMES = {
    "game", "table", "players", "enemy", "level", "ties", "round", "phase", "active", "at", "passed", "initiative", "clashes",
    "conquered", "monoliths_left", "resources", "cards", "rear", "kept", "fresh", "blow", "called", "acted", "winner",
    "waiting", "unfinished",
}  # fmt: skip


class Laying:
    """A table being laid from given facts."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self.given = given
        self.cards: dict[str, Printed] = {}
        self.refs: set[str] = set()
        self.links: list[tuple[str, str]] = []
        for card in given.get("cards", ()):
            self.card(card, "unit")

    def expect(self, given: Any, fields: set[str] | frozenset[str], where: str) -> None:
        """See that some facts have only fields that there are.

        Raises:
            Unfit: one is unknown, or they are no facts at all.
        """
        if not isinstance(given, Mapping):
            raise Unfit("scenario-field", field=where, value=str(given)[:60])
        for field in given:
            if field not in fields:
                raise Unfit("scenario-field", field=where, value=str(field)[:60])

    def number(self, value: Any, field: str, most: int = 999) -> int:
        """A count.

        Raises:
            Unfit: it is none.
        """
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
            raise Unfit("scenario-field", field=field, value=str(value)[:60])
        return value

    def one_of(self, value: Any, known: Sequence[str], field: str) -> str:
        """A word that a field knows.

        Raises:
            Unfit: it does not know it.
        """
        if value not in known:
            raise Unfit("scenario-field", field=field, value=str(value)[:60])
        return str(value)

    def card(self, given: Any, kind: str) -> Printed:
        """A card, by its name or by its facts; what nobody has read out yet is noted by its name."""
        facts = {"name": given} if isinstance(given, str) else {k: v for k, v in given.items() if k != "card"}
        if not isinstance(facts.get("name"), str) or not facts["name"]:
            raise Unfit("scenario-field", field="cards", value=str(given)[:60])
        id = id_of(facts["name"])
        base = self.cards.get(id) or catalogue().get(id)
        if base is None:
            base = Printed(id, facts["name"], kind)
        elif len(facts) == 1:
            return base
        self.cards[id] = printed_from(id, {**facts, "name": base.name}, base)
        return self.cards[id]

    # --- the parts ---

    def seats(self) -> tuple[Seat, ...]:
        """The sides."""
        players = self.given.get("players", {"Ana": {}})
        owns = dict(players) if isinstance(players, Mapping) else {name: {} for name in players}
        seats = []
        for seat in seats_of(tuple(owns)):
            seats.append(self.seat(seat, self.given.get("enemy", {}) if seat.auto else owns[seat.name]))
        return tuple(seats)

    def seat(self, seat: Seat, given: Mapping[str, Any]) -> Seat:
        """One side."""
        self.expect(given, SEAT_FIELDS, seat.name)
        round = self.given.get("round", 1)
        usual = FIRST_ROUND if round == 1 else LATER_ROUNDS
        began = self.given.get("phase", "initiative") != "initiative" or round > 1
        resources = 0 if seat.auto or not began else self.given.get("resources", usual)
        said: dict[str, Any] = {"resources": resources, **{k: v for k, v in given.items() if k in COUNTERS}}
        said.setdefault("left", said["resources"])
        hand = given.get("hand", {})
        if not seat.auto:
            self.expect(hand, {"troops", "actions"}, "hand")
            said |= {kind: hand.get(kind, 0) for kind in ("troops", "actions")}
        mode = self.one_of(said.pop("mode", ""), MODES, "mode")
        numbers = tuple(self.number(n, "numbers", 9999) for n in said.pop("numbers", ()))
        counts = {field: self.number(value, field) for field, value in said.items()}
        piles = {pile: self.pile(given.get(pile, ()), pile) for pile in PILES}
        abilities = tuple(self.ability(one) for one in given.get("abilities", ()))
        return seat.but(mode=mode, numbers=numbers, abilities=abilities, **counts, **piles)

    def pile(self, given: Sequence[Any], pile: str) -> tuple[str, ...]:
        """The cards of a discard, by id."""
        kind = "action" if pile == "action_discard" else "unit"
        return tuple(name if name == UNKNOWN else self.card(name, kind).id for name in given)

    def ability(self, given: Any) -> Ability:
        """An ability of a side."""
        if isinstance(given, str):
            return Ability(self.card(given, "ability"))
        facts = {field: value for field, value in given.items() if field != "turned"}
        return Ability(self.card(facts, "ability"), bool(given.get("turned", False)))

    def clash(self, given: Mapping[str, Any], seats: Sequence[Seat], solo: bool) -> Clash:
        """One clash with its battalions."""
        keys = {("player" if solo and not seat.auto else seat.name): seat for seat in seats}
        self.expect(given, {"monoliths", "waiting", "played", *keys}, "clashes")
        rows = tuple(tuple(self.unit(unit, seat) for unit in given.get(key, ())) for key, seat in keys.items())
        monoliths = [self.card(one, "monolith") for one in given.get("monoliths", ())]
        if len(monoliths) > 1:
            raise Unfit("scenario-field", field="monoliths", value=str(len(monoliths)))
        waiting, played = (tuple(self.card(c, "action") for c in given.get(k, ())) for k in ("waiting", "played"))
        return Clash(rows, monoliths[0] if monoliths else None, waiting, played)

    def unit(self, given: Any, seat: Seat) -> Unit:
        """A unit of a side, by name or by its facts."""
        facts: Mapping[str, Any] = {"unit": given} if isinstance(given, str) else given
        self.expect(facts, UNIT_FIELDS, "clashes")
        name = facts.get("unit") or facts.get("name") or facts.get("card")
        if not isinstance(name, str):
            raise Unfit("scenario-field", field="unit", value=str(name)[:60])
        id = id_of(name)
        printed = {field: value for field, value in facts.items() if field in FIELDS and field not in ("name", "kind")}
        if "kind" in facts:
            printed["kind"] = facts["kind"]
        known = self.cards.get(id) or catalogue().get(id)
        base = known or Printed(id, name)
        print = printed_from(id, {"cost": base.cost or 0, "defence": base.defence or 0, **printed}, base)
        if known is None:
            self.cards[id] = print
        ref = self.ref(str(facts.get("ref") or ""), id)
        marks: Any = {mark: bool(facts.get(mark, False)) for mark in MARKS}
        carried = facts.get("object")
        object = self.object(carried) if carried else None
        bonus = {str(k): int(v) for k, v in (facts.get("bonus") or {}).items()}
        if facts.get("linked"):
            self.links.append((ref, str(facts["linked"])))
        return Unit(ref, seat.name, print, object, bonus=bonus, **marks)

    def object(self, given: Any) -> Printed:
        """An Object that a unit carries, by name or by its facts."""
        facts = {"name": given} if isinstance(given, str) else dict(given)
        id = id_of(str(facts.get("name", "")))
        known = self.cards.get(id) or catalogue().get(id)
        print = printed_from(id, {"kind": "object", **facts}, known)
        if known is None:
            self.cards[id] = print
        return print

    def ref(self, said: str, id: str) -> str:
        """A ref that is free: the one that was said, or the id with a number."""
        ref = said or next(ref for n in range(1, len(self.refs) + 2) if (ref := f"{id}-{n}") not in self.refs)
        if ref in self.refs:
            raise Unfit("scenario-field", field="ref", value=said[:60])
        self.refs.add(ref)
        return ref

    def table(self) -> State:
        """The whole table.

        Raises:
            Unfit: a field is unknown or impossible.
        """
        given = self.given
        self.expect(given, FIELD_NAMES, "table")
        seats = self.seats()
        solo = any(seat.auto for seat in seats)
        clashes = list(given.get("clashes", ()))
        if len(clashes) > CLASHES:
            raise Unfit("scenario-field", field="clashes", value=str(len(clashes)))
        laid_out = tuple(self.clash(clash, seats, solo) for clash in clashes + [{}] * (CLASHES - len(clashes)))
        state = State(seats, laid_out, self.one_of(given.get("level", "normal"), LEVELS, "level"))
        state = state.but(ties=self.one_of(given.get("ties", "first"), TIES, "ties"))
        state = state.but(round=self.number(given.get("round", 1), "round", 4))
        state = state.but(phase=self.one_of(given.get("phase", "initiative"), (*PHASES, "over"), "phase"))
        state = state.but(conquered=tuple(self.card(name, "monolith").id for name in given.get("conquered", ())))
        left = MONOLITHS - monoliths_out(state) - len(state.conquered)
        state = state.but(stack=self.number(given.get("monoliths_left", max(left, 0)), "monoliths_left", MONOLITHS))
        state = self.timed(state)
        for ref, other in self.links:
            named = [unit.ref for unit in state.units() if other == unit.ref or id_of(other) == unit.print.id]
            if not named:
                raise Unfit("scenario-field", field="linked", value=other[:60])
            state = state.with_unit(ref, linked=named[0])
        if solo and "clashes" in given and not adds_up(state) and "monoliths_left" in given:
            raise Unfit("scenario-monoliths", count=state.stack + monoliths_out(state) + len(state.conquered))
        if solo and not possible(state):
            raise Unfit("scenario-conquered", count=len(state.conquered), round=state.round)
        return state.but(cards=self.cards)

    def side(self, state: State, value: Any, usual: str) -> str:
        """A side by its JSON name."""
        if value is None:
            return usual
        if state.solo and value == "player":
            return state.player.name
        return self.one_of(value, [seat.name for seat in state.seats], "active")

    def timed(self, state: State) -> State:
        """The table with what a phase remembers: whose turn it is, where it has come to, what waits."""
        given = self.given
        leader = self.side(state, given.get("initiative"), "")
        if not leader and state.phase not in ("initiative", "over"):
            leader = state.player.name
        usual = state.player.name if state.solo else leader
        if state.phase in ("draw", "ranged", "magic"):
            usual = leader
        elif state.solo and state.phase in ("monoliths", "movement", "actions", "melee"):
            usual = ENEMY
        turn = "" if state.phase in ("initiative", "over") else self.side(state, given.get("active"), usual)
        state = state.but(initiative=leader, turn=turn)
        state = state.but(
            at=self.number(given.get("at", 0), "at", CLASHES), passed=self.number(given.get("passed", 0), "passed", 4)
        )
        rear = tuple(int(str(c)[1:]) - 1 for c in given["rear"]) if "rear" in given else rear_due(state)
        kept, blow = given.get("kept"), given.get("blow")
        fresh = given.get("fresh")
        winner = given.get("winner")
        return state.but(
            rear=rear,
            kept=self.card(kept, "object") if kept else None,
            blow=self.card(blow, "action") if blow else None,
            fresh=int(str(fresh)[1:]) if fresh else 0,
            called=bool(given.get("called", False)),
            acted=bool(given.get("acted", False)),
            winner=self.one_of(winner, [seat.name for seat in state.seats], "winner") if winner else "",
        )


def rear_due(state: State) -> tuple[int, ...]:
    """The battalions that are due a rearguard unit when phase 3 is entered at this table."""
    if state.phase != "draw" or not state.solo or state.level != "expert" or state.turn != ENEMY:
        return ()
    return tuple(at for at in range(CLASHES) if len(state.row(at, ENEMY)) == VANGUARD)


def scenario(given: Mapping[str, Any]) -> State:
    """A table from JSON.

    Raises:
        Unfit: a field is unknown or impossible.
    """
    return Laying(given).table()


def unfinished(given: Mapping[str, Any]) -> Unfinished[State]:
    """The move that waits, from JSON."""
    said = given["move"]
    args = {k: tuple(v) if isinstance(v, list) else v for k, v in said["args"].items()}
    move: Move = MOVES[said["type"]](said["player"], **args)
    answers = tuple(tuple(answer) for answer in given["answers"])
    return Unfinished(scenario(given["before"]), move, answers, int(given.get("told", 0)))
