"""A KeyForge table as JSON and back: `scenario(view(p)) == p`. Long: the way out and the way in belong side by side."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...core.types import Choice, Position, Record, Unfinished, Unfit, plain
from .catalogue import HOUSES, UNKNOWN, Printed, known, printed_from
from .moves import MOVES
from .rules.forge import key_cost
from .rules.power import armor_left, power
from .state import COLOURS, STEPS, Card, Done, Effect, Kept, Opening, Player, State

DEFAULT_HOUSES = (("brobnar", "dis", "shadows"), ("logos", "mars", "untamed"))
DEFAULT_PLAYERS = ("Ana", "Bruno")
DEFAULT_TURN = 3
"""The first turn of a scenario that names none: late enough for the first-turn rule to be over."""

STATE_FIELDS = {
    "game", "table", "turn", "step", "active", "first", "house", "winner", "waiting", "players", "effects", "played", "described",
    "opening", "archives_offered", "together", "unfinished",
}  # fmt: skip
PLAYER_FIELDS = {
    "amber", "keys", "key_cost", "chains", "houses", "hand", "deck", "archives", "purged", "discard", "battleline", "artifacts",
    "list", "did",
}  # fmt: skip
CARD_FIELDS = {
    "ref", "card", "name", "house", "power", "armor", "damage", "amber", "stunned", "exhausted", "power_counters", "upgrades",
    "owner", "controller", "armor_used", "armor_peak", "under", "type", "traits", "keywords",
}  # fmt: skip


# --- out ---


def view(state: State, *, hide: bool = False) -> dict[str, Any]:
    """The table as JSON; with `hide`, hands, decks and archives are counts (a game that is over hides nothing)."""
    hide = hide and state.step != "over"
    shown: dict[str, Any] = {
        "game": "keyforge",
        "turn": state.turn,
        "step": state.step,
        "active": state.active,
        "first": state.seats[0].name,
        "house": state.house or None,
        "winner": " = ".join(state.winner) or None,
        "players": {seat.name: view_player(state, seat, hide) for seat in state.seats},
        "effects": [view_effect(e) for e in state.effects],
        "played": [view_done(d) for d in state.me.done("play", "use")],
    }
    if state.described:
        shown["described"] = {id: view_printed(p) for id, p in state.described.items()}
    if state.opening != Opening():
        shown["opening"] = plain(sparse(state.opening))
    if state.archives_offered:
        shown["archives_offered"] = True
    if state.together:
        shown["together"] = list(state.together)
    return shown


def view_player(state: State, seat: Player, hide: bool) -> dict[str, Any]:
    """One side of the table as JSON."""
    shown: dict[str, Any] = {
        "amber": seat.amber,
        "keys": list(seat.keys),
        "key_cost": key_cost(state, seat.name),
        "chains": seat.chains,
        "houses": list(seat.houses),
        "hand": len(seat.hand) if hide else view_zone(seat.hand),
        "deck": len(seat.deck) if hide else view_zone(seat.deck),
        "archives": len(seat.archives) if hide else view_kept(seat.archives, seat.name),
        "purged": list(seat.purged),
        "discard": list(seat.discard),
        "battleline": [view_card(state, c, seat.name, hide) for c in seat.battleline],
        "artifacts": [view_card(state, c, seat.name, hide) for c in seat.artifacts],
    }
    if seat.did:
        shown["did"] = [view_done(d) for d in seat.did]
    if seat.list and not hide:
        shown["list"] = list(seat.list)
    return shown


def view_zone(zone: tuple[str, ...]) -> int | list[str | None]:
    """A hidden zone: a list when any of its cards is known (null for the unseen), else a count."""
    if zone and all(id == UNKNOWN for id in zone):
        return len(zone)
    return [id or None for id in zone]


def view_kept(kept: tuple[Kept, ...], player: str) -> Any:
    """Archives: as a zone; cards of the other player with their owner."""
    if all(k.owner == player for k in kept):
        return view_zone(tuple(k.card for k in kept))
    return [(k.card or None) if k.owner == player else {"card": k.card, "owner": k.owner} for k in kept]


def view_card(state: State, card: Card, holder: str, hide: bool = False) -> dict[str, Any]:
    """A card in play as JSON; with `hide`, what lies under it is a count."""
    shown: dict[str, Any] = {
        "ref": card.ref,
        "card": card.id.partition("@")[0],
        "name": card.print.name,
        "house": card.print.house,
    }
    if card.is_creature:
        shown |= {"power": power(state, card), "armor": armor_left(state, card), "damage": card.damage}
    shown |= {"amber": card.amber, "exhausted": card.exhausted, "owner": card.owner}
    if card.is_creature:
        shown |= {
            "stunned": card.stunned,
            "power_counters": card.power_counters,
            "upgrades": [view_card(state, u, card.controller) for u in card.upgrades],
        }
    if card.controller != holder:
        shown["controller"] = card.controller
    for field in ("armor_used", "armor_peak"):
        if getattr(card, field):
            shown[field] = getattr(card, field)
    if card.under:
        shown["under"] = len(card.under) if hide else [{"card": k.card, "owner": k.owner} for k in card.under]
    return shown


def view_printed(print: Printed) -> dict[str, Any]:
    """What a table has said is printed on a card."""
    facts = plain(sparse(print))
    facts["keywords"] = [f"{name}:{n}" if n else name for name, n in print.keywords.items()]
    facts.pop("id")
    return dict(facts)


def view_effect(effect: Effect) -> dict[str, Any]:
    """Something that lasts: `says` with its value after a colon."""
    shown: dict[str, Any] = {"of": effect.of, "says": effect.says}
    if effect.value is not None:
        value = (
            f"{effect.value:+d}"
            if isinstance(effect.value, int) and not isinstance(effect.value, bool)
            else str(effect.value)
        )
        shown["says"] = f"{effect.says}:{value}"
    shown |= {"on": effect.on, "until": effect.until, "since": effect.since}
    shown |= {k: v for k, v in (("of_ref", effect.of_ref), ("count", effect.count)) if v}
    return shown


def view_done(done: Done) -> Any:
    """One thing done in a turn: what, with which card and how."""
    return plain(sparse(done))


def sparse(record: Record) -> dict[str, Any]:
    """The fields of a record that are not at their default."""
    return {n: v for n, v in record.asdict().items() if n not in record.defaults or record.defaults[n] != v}


# --- in ---


def scenario(given: Mapping[str, Any]) -> State:
    """A table from facts, all of them optional.

    Raises:
        Unfit: a field is unknown or impossible.
    """
    check_fields(given, STATE_FIELDS, "table")
    sides: Mapping[str, Any] = given.get("players", {})
    names = list(sides) or list(DEFAULT_PLAYERS)
    if len(names) == 1:
        names.append(next(n for n in DEFAULT_PLAYERS if n not in names))
    if len(names) != 2:
        raise Unfit("two-players", count=len(names))
    names.sort(key=lambda n: DEFAULT_PLAYERS.index(n) if n in DEFAULT_PLAYERS else -1 if n == given.get("first") else 0)
    first = given.get("first", names[0])
    order = [first, *(n for n in names if n != first)]
    step = given.get("step", "main")
    if step not in STEPS:
        raise Unfit("scenario-value", field="step", value=str(step))
    active = given.get("active", first)
    if active not in order:
        raise Unfit("scenario-value", field="active", value=str(active))
    builder = Builder({id: printed_from(id, facts) for id, facts in given.get("described", {}).items()}, order)
    seats = tuple(builder.player(name, sides.get(name, {}), DEFAULT_HOUSES[i]) for i, name in enumerate(order))
    own = next(s for s in seats if s.name == active)
    house = given.get("house") or ""
    if not house and step == "main" and "house" not in given:
        house = own.houses[0]
    if house and house not in HOUSES:
        raise Unfit("scenario-value", field="house", value=str(house))
    turn = whole(given.get("turn", DEFAULT_TURN), "turn", 1)
    if "played" in given and not own.did:
        did = tuple(builder.done(d) for d in given["played"])
        seats = tuple(s.but(did=did) if s is own else s for s in seats)
    return State(
        (seats[0], seats[1]),
        active,
        step,
        turn,
        house,
        tuple(effect(e, active, turn) for e in given.get("effects", ())),
        opening(given.get("opening", {})),
        builder.described,
        bool(given.get("archives_offered", False)),
        tuple(given.get("together", ())),
        tuple(w for w in str(given.get("winner") or "").split(" = ") if w),
    )


def check_fields(given: Any, known: Iterable[str], where: str) -> None:
    """Refuse fields that nobody knows.

    Raises:
        Unfit: `given` is no table of fields, or has one that is not among `known`.
    """
    if not isinstance(given, Mapping):
        raise Unfit("scenario-value", field=where, value=str(given)[:40])
    for name in given:
        if name not in known:
            raise Unfit("scenario-field", field=str(name), where=where)


def whole(value: Any, field: str, least: int = 0) -> int:
    """A whole number that is not too small.

    Raises:
        Unfit: it is none.
    """
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= 10_000:
        raise Unfit("scenario-value", field=field, value=str(value)[:40])
    return value


def opening(given: Mapping[str, Any]) -> Opening:
    """What is settled before the first turn, from JSON."""
    return Opening(
        tuple(given.get("decided", ())),
        tuple(given.get("mulligans", ())),
        tuple((str(p), int(n)) for p, n in given.get("bids", ())),
        bool(given.get("closed", False)),
        bool(given.get("quickstart", False)),
    )


def effect(given: Any, active: str, turn: int) -> Effect:
    """Something that lasts, from JSON: `says` may carry its value after a colon; it is about the active player by default."""
    check_fields(given, {"of", "says", "on", "until", "since", "of_ref", "count"}, "effects")
    says, colon, said = str(given.get("says", "")).partition(":")
    value: Any = said if colon else None
    if value is not None and value.lstrip("+-").isdecimal():
        value = int(value)
    until = whole(given.get("until", turn), "until")
    return Effect(
        str(given.get("of", "")), says, given.get("on", active), value, given.get("since", 0), until, given.get("of_ref", ""),
        given.get("count", 0),
    )  # fmt: skip


class Builder:
    """Makes players and cards, giving refs and learning cards that are described in place."""

    def __init__(self, described: dict[str, Printed], players: list[str]) -> None:
        self.described = described
        self.players = players
        self.refs: set[str] = set()

    def printed(self, id: str) -> Printed:
        """What is printed on a card.

        Raises:
            Unfit: nobody knows the card.
        """
        print = self.described.get(id) or known(id)
        if print is None:
            raise Unfit("card-unknown", card=id)
        return print

    def zone(self, given: Any, field: str) -> tuple[str, ...]:
        """A hidden zone from a count or a list of ids."""
        if isinstance(given, int):
            return (UNKNOWN,) * whole(given, field)
        return tuple(self.printed(id).id if id else UNKNOWN for id in given)

    def player(self, name: str, given: Mapping[str, Any], houses: tuple[str, ...]) -> Player:
        """One side of the table."""
        check_fields(given, PLAYER_FIELDS, name)
        own = tuple(given.get("houses", houses))
        if any(h not in HOUSES for h in own):
            raise Unfit("scenario-value", field="houses", value=", ".join(map(str, own)))
        keys = given.get("keys", ())
        keys = COLOURS[: whole(keys, "keys")] if isinstance(keys, int) else tuple(c for c in COLOURS if c in keys)
        kept = self.all_kept(given.get("archives", ()), name, "archives")
        did = tuple(self.done(d) for d in given.get("did", ()))
        return Player(
            name,
            own,
            whole(given.get("amber", 0), "amber"),
            keys,
            whole(given.get("chains", 0), "chains"),
            self.zone(given.get("hand", ()), "hand"),
            self.zone(given.get("deck", ()), "deck"),
            self.zone(given.get("discard", ()), "discard"),
            kept,
            self.zone(given.get("purged", ()), "purged"),
            tuple(self.card(c, name, "creature") for c in given.get("battleline", ())),
            tuple(self.card(c, name, "artifact") for c in given.get("artifacts", ())),
            tuple(given.get("list", ())),
            did,
        )

    def all_kept(self, given: Any, player: str, field: str) -> tuple[Kept, ...]:
        """The cards in archives or under another card, from a count or a list."""
        if isinstance(given, int):
            return (Kept(UNKNOWN, player),) * whole(given, field)
        return tuple(self.kept(k, player) for k in given)

    def kept(self, given: Any, player: str) -> Kept:
        """A card in archives or under another card."""
        if isinstance(given, Mapping):
            return Kept(given.get("card") or UNKNOWN, given.get("owner", player))
        return Kept(given or UNKNOWN, player)

    def done(self, given: Any) -> Done:
        """One thing done in a turn; a bare id is a card that was played or used."""
        if isinstance(given, str):
            print = self.printed(given)
            return Done("use", given, given, print.house, print.type, "reap")
        check_fields(given, Done.fields, "did")
        return Done(**given)

    def card(self, given: Any, player: str, kind: str) -> Card:
        """A card in play from its id or its facts; invented cards say what is printed on them."""
        facts: Mapping[str, Any] = {"card": given} if isinstance(given, str) else given
        check_fields(facts, CARD_FIELDS, "battleline")
        id = str(facts.get("card", ""))
        print = self.place(id, facts, kind)
        if print.type != kind:
            raise Unfit("scenario-value", field=kind, value=id)
        owner, controller = facts.get("owner", player), facts.get("controller", player)
        if owner not in self.players or controller not in self.players:
            raise Unfit("scenario-value", field="owner", value=str(owner))
        return Card(
            self.ref(str(facts.get("ref", "")), id),
            print,
            owner,
            controller,
            whole(facts.get("damage", 0), "damage"),
            whole(facts.get("amber", 0), "amber"),
            bool(facts.get("exhausted", False)),
            bool(facts.get("stunned", False)),
            whole(facts.get("power_counters", 0), "power_counters"),
            whole(facts.get("armor_used", 0), "armor_used"),
            whole(facts.get("armor_peak", 0), "armor_peak"),
            tuple(self.card(u, player, "upgrade") for u in facts.get("upgrades", ())),
            self.all_kept(facts.get("under", ()), owner, "under"),
        )

    def place(self, id: str, facts: Mapping[str, Any], kind: str) -> Printed:
        """What is printed on a card in play: of the catalogue (as a maverick where the house says so), or as described."""
        base = known(id) or self.described.get(id)
        if base is None:
            own = {k: facts[k] for k in ("power", "armor", "house", "traits", "keywords", "amber") if k in facts}
            base = printed_from(
                id, {"house": "brobnar", **own, "type": facts.get("type", kind), "name": facts.get("name", id)}
            )
            self.described[id] = base
        house = facts.get("house", base.house)
        return base if house == base.house else self.printed(f"{id}@{house}")

    def ref(self, wanted: str, id: str) -> str:
        """A ref for a card: the one it had, or the first free one."""
        base = id.partition("@")[0]
        ref, number = wanted or base, 1
        while ref in self.refs:
            number += 1
            ref = f"{base}-{number}"
        self.refs.add(ref)
        return ref


# --- positions ---


def view_position(position: Position[State], *, hide: bool = False) -> dict[str, Any]:
    """A table at rest as JSON, its open choices and the move that waits among it."""
    pending = position.unfinished
    shown = view(position.state, hide=hide)
    shown["waiting"] = [view_choice(c) for c in position.waiting]
    if pending is not None and not hide:
        shown["unfinished"] = {
            "before": view(pending.before),
            "move": pending.move.record(),
            "answers": [list(a) for a in pending.answers],
            "told": pending.told,
        }
    return shown


def view_choice(choice: Choice) -> dict[str, Any]:
    """An open choice as JSON."""
    shown: dict[str, Any] = {
        "player": choice.player,
        "choice": choice.choice,
        "of": choice.of,
        "options": list(choice.options),
    }
    shown |= {"min": choice.least, "max": choice.most}
    if choice.choice == "number":
        shown |= {"low": choice.low, "high": choice.high}
    if choice.facts:
        shown["facts"] = plain(choice.facts)
    return shown


def unfinished(given: Mapping[str, Any]) -> Unfinished[State]:
    """The move that waits, from JSON."""
    said = given["move"]
    args = {k: tuple(v) if isinstance(v, list) else v for k, v in said["args"].items()}
    move = MOVES[said["type"]](said["player"], **args)
    answers = tuple(tuple(a) for a in given["answers"])
    return Unfinished(scenario(given["before"]), move, answers, int(given.get("told", 0)))
