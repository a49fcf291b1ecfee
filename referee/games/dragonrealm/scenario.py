"""A Dragonrealm table from JSON, all of it optional: `scenario(view(p)) == p`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...core.labels import enacts
from ...core.types import Unfinished, Unfit
from .catalogue import KINDS, enhancement_from, id_of, location_from, printed, slug
from .moves import MOVES
from .opening import player_names
from .rules.setup import FACE_UP, HAND, adventurer_cards, deck_size
from .rules.supply import adventurers_of
from .state import (
    ACTIONS,
    ADVENTURERS,
    DEFAULT_GROUPS,
    ENHANCEMENT_CARDS,
    GOBLINS,
    GROUPS,
    LEVELS,
    ROW,
    SIDES,
    STEPS,
    Enhancement,
    Location,
    Player,
    Roll,
    Scored,
    State,
    due_level,
)

DEFAULT_PLAYERS = ("Ana", "Bruno")
STATE_FIELDS = {
    "game", "table", "turn", "active", "first", "step", "side", "winner", "waiting", "unfinished", "locations", "academy",
    "goblins_left", "locations_left", "players", "pile", "discard", "face_up", "enhancements_left", "levels_gone", "groups",
    "known", "roll", "declared", "drew", "failed", "scored", "rules",
}  # fmt: skip
PLAYER_FIELDS = {
    "hand", "coins", "dragonstones", "meeples_left", "enhancements", "enhancements_open", "bonus", "total", "won",
}  # fmt: skip
LOCATION_FIELDS = {
    "id", "name", "level", "spaces", "treasure", "dragonstones", "actions", "text", "meeples", "goblins",
}  # fmt: skip
ENHANCEMENT_FIELDS = {
    "id", "name", "level", "single_use", "bonus", "coins", "dragonstones", "effect", "face_up", "bought_at",
}  # fmt: skip
ROLL_FIELDS = {"player", "location", "action", "cards", "dice", "target", "gold", "academy", "bonus", "total"}
MOST = 10_000
"""Nothing on a table is counted beyond this."""


def unfinished(given: Mapping[str, Any]) -> Unfinished[State]:
    """The move that waits, from JSON."""
    said = given["move"]
    args = {k: tuple(v) if isinstance(v, list) else v for k, v in said["args"].items()}
    move = MOVES[said["type"]](said["player"], **args)
    answers = tuple(tuple(a) for a in given["answers"])
    return Unfinished(scenario(given["before"]), move, answers, int(given.get("told", 0)))


def scenario(given: Mapping[str, Any]) -> State:
    """A table from facts, all of them optional.

    Raises:
        Unfit: a field is unknown or impossible.
    """
    check_fields(given, STATE_FIELDS, "table")
    names = seated(given.get("players", {}))
    step = one_of(given.get("step", "turn"), STEPS, "step")
    known = known_cards(given.get("known") or {})
    middle = given.get("academy") or {}
    check_fields(middle, names, "academy")
    seats = tuple(
        player(name, (given.get("players") or {}).get(name, {}), middle.get(name, 0), known) for name in names
    )
    row = laid_row(given, names, known, step)
    dragon = any(location.is_dragon for location in row)
    deck = whole(given.get("locations_left", 0 if dragon else deck_size(len(names)) - ROW), "locations_left")
    rolled = given.get("roll")
    roll = None if rolled is None else roll_from(rolled, names)
    out = sum(seat.hand for seat in seats) + (len(roll.cards) if roll else 0)
    discard, face_up = whole(given.get("discard", 0), "discard"), whole(given.get("face_up", FACE_UP), "face_up")
    rest = max(0, adventurer_cards(len(names)) - out - discard - face_up)
    on_row = sum(location.goblins for location in row)
    held = sum(len(seat.enhancements) for seat in seats)
    first = one_of(given.get("first", names[0]), names, "first")
    state = State(
        tuple(seats),
        one_of(given.get("active", first), names, "active"),
        first,
        row,
        deck,
        whole(given.get("pile", rest), "pile"),
        step=step,
        turn=whole(given.get("turn", 1), "turn", 1),
        side=one_of(given.get("side", "academy"), SIDES, "side"),
        goblins=whole(given.get("goblins_left", max(0, GOBLINS - on_row)), "goblins_left"),
        discard=discard,
        face_up=face_up,
        enhancements=whole(given.get("enhancements_left", max(0, ENHANCEMENT_CARDS - held)), "enhancements_left"),
        gone=tuple(whole(level, "levels_gone", 1) for level in given.get("levels_gone", ())),
        groups=groups_of(given.get("groups") or {}),
        known=known,
        roll=roll,
        declared=tuple(map(str, given.get("declared", ()))),
        drew=one_of(given.get("drew") or "", ("", *names), "drew"),
        failed=one_of(given.get("failed") or "", ("", *names), "failed"),
        scored=tuple(scored_from(s) for s in given.get("scored", ())),
        rules=tuple(map(str, given.get("rules", ()))),
        winner=tuple(one_of(w, names, "winner") for w in given.get("winner") or ()),
    )
    return with_supplies(state, given.get("players") or {})


def known_cards(given: Any) -> Mapping[str, Mapping[str, Any]]:
    """What was told of cards, by kind and id.

    Raises:
        Unfit: it is not told so.
    """
    check_fields(given, KINDS, "known")
    for kind, cards in given.items():
        for id, facts in (cards if isinstance(cards, Mapping) else {kind: None}).items():
            if not isinstance(facts, Mapping):
                raise Unfit("scenario-value", field=str(id)[:40], value=str(facts)[:40])
    return dict(given)


def seated(players: Any) -> tuple[str, ...]:
    """Who sits at the table: as given, Ana and Bruno where too few are named.

    Raises:
        Unfit: there are more than four.
    """
    if not isinstance(players, Mapping):
        raise Unfit("scenario-value", field="players", value=str(players)[:40])
    names = list(players)
    if len(names) < len(DEFAULT_PLAYERS):
        more = [name for name in DEFAULT_PLAYERS if name not in names][: len(DEFAULT_PLAYERS) - len(names)]
        names = sorted([*names, *more], key=lambda n: DEFAULT_PLAYERS.index(n) if n in DEFAULT_PLAYERS else 9)
    return player_names(names)


def player(name: str, given: Any, academy: Any, known: Mapping[str, Any]) -> Player:
    """One player; how many adventurers are left is worked out from the table."""
    check_fields(given, PLAYER_FIELDS, name)
    return Player(
        name,
        whole(given.get("hand", HAND), "hand"),
        whole(given.get("coins") or 0, "coins"),
        whole(given.get("dragonstones") or 0, "dragonstones"),
        0,
        whole(academy, "academy"),
        enhancements(given.get("enhancements", 0), known),
        tuple(map(str, given.get("won", ()))),
        whole(given.get("bonus", 0), "bonus"),
    )


def enhancements(given: Any, known: Mapping[str, Any]) -> tuple[Enhancement, ...]:
    """Enhancements from a count, or one by one."""
    if not isinstance(given, list | tuple):
        return (Enhancement(),) * whole(given, "enhancements")
    held = []
    for said in given:
        facts = {"name": said} if isinstance(said, str) else said
        check_fields(facts, ENHANCEMENT_FIELDS, "enhancements")
        for field in ("level", "bonus", "coins", "dragonstones", "bought_at"):
            if facts.get(field) is not None:
                whole(facts[field], field)
        name = str(facts.get("name") or "")
        id = str(facts.get("id") or (id_of("enhancement", name) if name else ""))
        before = Enhancement(
            face_up=bool(facts.get("face_up")), bought_at=whole(facts.get("bought_at", 0), "bought_at")
        )
        book = printed(known, "enhancement", id) if id else {}
        held.append(enhancement_from(id, {**book, **facts}, before))
    return tuple(held)


@enacts("dragonrealm.setup.reveal-three", "dragonrealm.after.short-row", "dragonrealm.goblins.never-dragon")
def laid_row(
    given: Mapping[str, Any], names: tuple[str, ...], known: Mapping[str, Any], step: str
) -> tuple[Location, ...]:
    """The row from left to right; in the setup the places that nobody has told are there too.

    Raises:
        Unfit: there are more than three, or too few without the Dragon, or goblins on the Dragon.
    """
    laid = given.get("locations", ())
    if not isinstance(laid, list | tuple) or len(laid) > ROW:
        raise Unfit("row-size", rule="dragonrealm.setup.reveal-three")
    row = [location(said, names, known) for said in laid]
    cards = deck_size(len(names))
    if step == "setup":
        row += [Location(level=due_level(cards - at)) for at in range(len(row), ROW)]
        row = [place if place.level else place.but(level=due_level(cards - at)) for at, place in enumerate(row)]
    over = step == "over"
    if given.get("locations_left") == 0 and len(row) < ROW and not over and not any(p.is_dragon for p in row):
        raise Unfit("row-dragon", rule="dragonrealm.after.short-row")
    if any(place.is_dragon and place.goblins for place in row):
        raise Unfit("dragon-goblins", rule="dragonrealm.goblins.never-dragon")
    return tuple(row)


@enacts("dragonrealm.location.fields")
def location(given: Any, names: tuple[str, ...], known: Mapping[str, Any]) -> Location:
    """A place of the row.

    Raises:
        Unfit: a field is unknown, a number makes no sense, or there is no space on it.
    """
    check_fields(given, LOCATION_FIELDS, "locations")
    name = str(given.get("name") or "")
    id = str(given.get("id") or (id_of("location", name) if name else ""))
    if name and not id:
        id = slug(name) or name
    facts: dict[str, Any] = printed(known, "location", id) if id else {}
    if name:
        facts["name"] = facts.get("name", name)
    if given.get("level"):
        facts["level"] = one_of(given["level"], LEVELS, "level")
    if given.get("spaces") is not None:
        facts["spaces"] = whole(given["spaces"], "spaces", 1)
    treasure = given.get("treasure") or (None, None)
    if not isinstance(treasure, list | tuple) or len(treasure) != 2:
        raise Unfit("scenario-value", field="treasure", value=str(treasure)[:40])
    facts |= {f: whole(v, "treasure") for f, v in zip(("first", "second"), treasure, strict=True) if v is not None}
    if given.get("dragonstones") is not None:
        facts["dragonstones"] = whole(given["dragonstones"], "dragonstones")
    if "text" in given:
        facts["text"] = tuple(map(str, given["text"]))
    meeples = given.get("meeples") or {}
    check_fields(meeples, names, "meeples")
    there = {who: whole(count, "meeples") for who, count in meeples.items() if count}
    laid = location_from(id, facts, Location()) if id else Location(level=facts.get("level", ""))
    goblins = whole(given.get("goblins", 0), "goblins")
    actions = laid.actions if "actions" not in given else actions_of(given["actions"])
    return laid.but(meeples=there, goblins=goblins, actions=actions)


def actions_of(given: Any) -> dict[str, tuple[int, bool]]:
    """What a location asks for each action, from JSON: a number, or a number and a gold circle."""
    check_fields(given, ACTIONS, "actions")
    found = {}
    for action, said in given.items():
        facts = {"value": said} if isinstance(said, int) else said
        check_fields(facts, {"value", "gold"}, action)
        found[action] = (whole(facts.get("value"), action, 1), bool(facts.get("gold")))
    return found


@enacts("dragonrealm.supply.total", "dragonrealm.components.adventurers", "dragonrealm.components.goblins")
def with_supplies(state: State, players: Mapping[str, Any]) -> State:
    """The table with every adventurer accounted for: those nowhere else are left in the supplies.

    Raises:
        Unfit: a player has more or fewer than eight, or there are not six goblins.
    """
    for name in state.names:
        out = adventurers_of(state, name)
        left = (players.get(name) or {}).get("meeples_left", ADVENTURERS - out)
        if out > ADVENTURERS or left != ADVENTURERS - out:
            count = out + left if isinstance(left, int) and left >= 0 else out
            raise Unfit("adventurers", player=name, count=count, rule="dragonrealm.supply.total")
        state = state.with_player(name, left=left)
    goblins = state.goblins + sum(location.goblins for location in state.row)
    if goblins != GOBLINS:
        raise Unfit("goblins", count=goblins, rule="dragonrealm.components.goblins")
    return state


def roll_from(given: Any, names: tuple[str, ...]) -> Roll:
    """A roll under way, from JSON."""
    check_fields(given, ROLL_FIELDS, "roll")
    return Roll(
        one_of(given.get("player", names[0]), names, "player"),
        id_of("location", str(given.get("location", ""))),
        one_of(given.get("action", "sneak"), ACTIONS, "action"),
        tuple(map(str, given.get("cards", ()))),
        tuple(whole(die, "dice", 1) for die in given.get("dice", ())),
        whole(given.get("target", 1), "target", 1),
        bool(given.get("gold")),
        whole(given.get("academy", 0), "academy"),
        whole(given.get("bonus", 0), "bonus"),
    )


def scored_from(given: Mapping[str, Any]) -> Scored:
    """A location that was paid out, from JSON."""
    check_fields(given, Scored.fields, "scored")
    coins = {str(name): whole(amount, "coins") for name, amount in (given.get("coins") or {}).items()}
    return Scored(given["location"], given["name"], coins, given.get("taken_by") or "", tuple(given.get("rules", ())))


def groups_of(given: Mapping[str, Any]) -> dict[str, str]:
    """Which group each action asks for; what is not said as usual."""
    check_fields(given, ACTIONS, "groups")
    return {action: one_of(given.get(action, usual), GROUPS, action) for action, usual in DEFAULT_GROUPS.items()}


def check_fields(given: Any, known: Iterable[str], where: str) -> None:
    """Refuse fields that nobody knows.

    Raises:
        Unfit: `given` is no table of fields, or has one that is not among `known`.
    """
    if not isinstance(given, Mapping):
        raise Unfit("scenario-value", field=where, value=str(given)[:40])
    for name in given:
        if name not in known:
            raise Unfit("scenario-field", field=str(name)[:40], where=where)


def whole(value: Any, field: str, least: int = 0) -> int:
    """A whole number that is not too small.

    Raises:
        Unfit: it is none.
    """
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= MOST:
        raise Unfit("scenario-value", field=field, value=str(value)[:40])
    return value


def one_of(value: Any, known: Iterable[str], field: str) -> str:
    """One of some ids.

    Raises:
        Unfit: it is none of them.
    """
    if value not in tuple(known):
        raise Unfit("scenario-value", field=field, value=str(value)[:40])
    return str(value)
