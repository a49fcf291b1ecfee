"""An Eredan table as JSON and back: `scenario(view(p)) == p`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...core.types import Choice, Position, Unfinished, Unfit, plain
from .catalogue import STATS, UNKNOWN, Printed, catalogue, facts_of, id_of, printed_from
from .moves import MOVES
from .names import card_name
from .rules.deck import affiliation
from .rules.initiative import chance, tickets
from .rules.play import may_play
from .rules.round import active_in
from .rules.values import attack_range, shield
from .state import DECK, HAND, PHASES, Bonus, Character, Effect, Item, Laid, Options, Player, State

DEFAULT_PLAYERS = ("Ana", "Bruno")
DEFAULT_CHARACTER = {"life": 10, "attack": [3, 3], "defense": 1, "spirit": 1}
"""What a character of a scenario is that says nothing else; invented."""
SWITCHES = {"objects": ("later", "now"), "guemelites": ("chain", "strict")}

STATE_FIELDS = {
    "game", "table", "round", "phase", "active", "first", "fighting", "to_play", "winner", "ending", "options", "players",
    "played", "cards", "waiting", "unfinished",
}  # fmt: skip
PLAYER_FIELDS = {
    "guild", "hand", "deck", "discard", "hand_size", "damage_dealt", "healed", "score", "short", "passed", "extra", "list",
    "collection", "characters", "tickets", "chance",
}  # fmt: skip
CHARACTER_FIELDS = {"ref", "card", "name", "full_life", "tilted", "dead", "raging", "items", "bonuses", "now"}


# --- out ---------------------------------------------------------------------------------------------------------------


def view_position(position: Position[State], *, hide: bool = False, lang: str = "es") -> dict[str, Any]:
    """A table at rest as JSON, its open choices and the move that waits among it."""
    pending = position.unfinished
    shown = view(position.state, hide=hide, lang=lang)
    shown["waiting"] = [view_choice(c) for c in position.waiting]
    if pending is not None and not hide:
        shown["unfinished"] = {
            "before": view(pending.before, lang=lang),
            "move": pending.move.record(),
            "answers": [list(a) for a in pending.answers],
            "told": pending.told,
        }
    return shown


def view_choice(choice: Choice) -> dict[str, Any]:
    """An open choice as JSON."""
    shown: dict[str, Any] = {"player": choice.player, "choice": choice.choice, "of": choice.of}
    shown |= {"options": list(choice.options), "min": choice.least, "max": choice.most}
    if choice.choice == "number":
        shown |= {"low": choice.low, "high": choice.high}
    return shown | ({"facts": plain(choice.facts)} if choice.facts else {})


def view(state: State, *, hide: bool = False, lang: str = "es") -> dict[str, Any]:
    """The table as JSON; with `hide`, hands and decks are counts (a match that is over hides nothing)."""
    hide = hide and state.phase != "over"
    shown: dict[str, Any] = {
        "game": "eredan",
        "round": state.round,
        "phase": state.phase,
        "active": state.active,
        "first": state.first or None,
        "fighting": [card_name(state, c.print.id, lang) for ref in state.fighting if (c := state.character(ref))],
        "to_play": state.turn or None,
        "winner": state.winner or None,
        "ending": state.ending or None,
        "options": state.options.asdict(),
        "players": {seat.name: view_player(state, seat, hide, lang) for seat in state.seats},
        "played": [view_laid(state, laid, lang) for laid in state.laid],
    }
    if state.described:
        shown["cards"] = [facts_of(print) for print in state.described.values()]
    return shown


def view_player(state: State, seat: Player, hide: bool, lang: str) -> dict[str, Any]:
    """One side of the table as JSON."""
    shown: dict[str, Any] = {
        "guild": affiliation(state, seat.name) or None,
        "hand": len(seat.hand) if hide else view_zone(seat.hand),
        "deck": len(seat.deck) if hide else view_zone(seat.deck),
        "discard": [id or None for id in seat.discard],
        "hand_size": seat.hand_size,
        "damage_dealt": seat.damage_dealt,
        "healed": seat.healed,
        "score": seat.score,
        "short": seat.short,
        "passed": seat.passed,
        "extra": seat.extra,
        "tickets": tickets(state, seat.name),
        "chance": str(chance(state, seat.name)),
        "characters": [view_character(state, c, lang) for c in seat.characters],
    }
    if seat.list and not hide:
        shown["list"] = list(seat.list)
    if seat.collection and not hide:
        shown["collection"] = dict(seat.collection)
    return shown


def view_zone(zone: tuple[str, ...]) -> int | list[str | None]:
    """A hidden zone: a list when any of its cards is known (null for the unseen), else a count."""
    return [id or None for id in zone] if any(zone) else len(zone)


def view_character(state: State, character: Character, lang: str) -> dict[str, Any]:
    """A character as JSON: what is printed on it, how it stands, and its values now."""
    print = character.print
    low, high = attack_range(state, character)
    now = {
        "attack": [low, high],
        "defense": shield(state, character, "defense"),
        "spirit": shield(state, character, "spirit"),
    }
    printed = {k: v for k, v in facts_of(print).items() if k != "type"}
    return {
        "ref": character.ref,
        "card": print.id,
        **printed,
        "name": card_name(state, print.id, lang),
        "life": None if print.life is None else character.life,
        "attack": None if print.attack is None else list(print.attack),
        "defense": print.defense,
        "spirit": print.spirit,
        "full_life": print.life,
        "tilted": character.tilted,
        "dead": character.dead,
        "raging": character.raging,
        "items": [view_item(state, item, lang) for item in character.items],
        "bonuses": [plain(b) for b in character.bonuses],
        "now": now,
    }


def view_item(state: State, item: Item, lang: str) -> dict[str, Any]:
    """An object on a character."""
    shown = {"ref": item.ref, "card": item.card, "name": card_name(state, item.card, lang)}
    return {**shown, "kind": state.print_of(item.card).kind or None, "active": item.active}


def view_laid(state: State, laid: Laid, lang: str) -> dict[str, Any]:
    """A card on the table in this round."""
    shown: dict[str, Any] = {"player": laid.player, "card": laid.card, "name": card_name(state, laid.card, lang)}
    shown |= {"on": laid.on or None, "resolved": laid.resolved}
    return shown | ({"effects": [plain(e) for e in laid.effects]} if laid.effects else {})


# --- in ----------------------------------------------------------------------------------------------------------------


def scenario(given: Mapping[str, Any]) -> State:
    """A table from facts, all of them optional.

    Raises:
        Unfit: a field is unknown or impossible.
    """
    check_fields(given, STATE_FIELDS)
    sides: Mapping[str, Any] = given.get("players") or {}
    names = list(sides)
    names += [n for n in DEFAULT_PLAYERS if n not in names][: max(0, 2 - len(names))]
    if set(names) == set(DEFAULT_PLAYERS):
        names = list(DEFAULT_PLAYERS)
    phase = one_of(given, "phase", PHASES, "cards" if given.get("fighting") else "choose")
    first = one_of(given, "first", ("", *names), "" if phase == "setup" or "first" in given else names[0])
    round = whole(given.get("round", 0 if phase == "setup" else 1), "round")
    described = dict(map(described_card, given.get("cards", ())))
    options = Options(**{n: one_of(given.get("options", {}), n, known, known[0]) for n, known in SWITCHES.items()})
    check_fields(given.get("options", {}), set(SWITCHES))
    blank = State(tuple(map(Player, names)), names[0], first, phase, round, described=described, options=options)
    active = one_of(given, "active", tuple(names), active_in(blank, round) if first and round else names[0])
    state = blank.but(active=active)
    for at, name in enumerate(names):
        line = [f"{'AB'[at % 2]}{number}" for number in (1, 2, 3)]
        if len(said := given.get("fighting") or ()) == 2:
            line[0] = str(said[name != active])
        state = seated(state, name, sides.get(name) or {}, line)
    state = state.but(fighting=fighters(state, given.get("fighting") or ()))
    state = state.but(laid=tuple(laid_card(state, card) for card in given.get("played") or ()))
    state = state.but(winner=str(given.get("winner") or ""), ending=str(given.get("ending") or ""))
    return state.but(turn=turn_in(state, given))


def described_card(facts: Any) -> tuple[str, Printed]:
    """A card that the scenario describes, by id."""
    if not isinstance(facts, Mapping) or not id_of(str(facts.get("name", ""))):
        raise Unfit("scenario-value", field="cards", value=str(facts)[:60])
    id = id_of(str(facts["name"]))
    return id, printed_from(id, facts, catalogue().get(id))


def seated(state: State, name: str, given: Mapping[str, Any], usual: Iterable[str]) -> State:
    """The table with one player set up; `usual` are the characters of one who names none."""
    if not isinstance(given, Mapping):
        raise Unfit("scenario-value", field=name, value=str(given)[:60])
    check_fields(given, PLAYER_FIELDS)
    setup = state.phase == "setup"
    own = Player(
        name,
        hand=zone(given.get("hand", 0 if setup else HAND), "hand"),
        deck=zone(given.get("deck", DECK if setup else DECK - HAND), "deck"),
        discard=zone(given.get("discard", ()), "discard"),
        hand_size=whole(given.get("hand_size", HAND), "hand_size"),
        damage_dealt=whole(given.get("damage_dealt", 0), "damage_dealt"),
        healed=whole(given.get("healed", 0), "healed"),
        short=bool(given.get("short", False)),
        passed=bool(given.get("passed", False)),
        extra=whole(given.get("extra", 0), "extra"),
        list=zone(given.get("list", ()), "list"),
        collection={id_of(str(card)): whole(n, "collection") for card, n in dict(given.get("collection", {})).items()},
    )
    state = state.but(seats=tuple(own if seat.name == name else seat for seat in state.seats))
    for said in given.get("characters", usual):
        line = state.player(name).characters
        state = state.with_player(name, characters=(*line, character(state, said)))
    return state


def character(state: State, said: Any) -> Character:
    """A character of the line: a name, or what is printed on it and how it stands."""
    given: Mapping[str, Any] = {"name": said} if isinstance(said, str) else said
    if not isinstance(given, Mapping):
        raise Unfit("scenario-value", field="characters", value=str(said)[:60])
    id = str(given.get("card") or "") or id_of(str(given.get("name", "")))
    if not id:
        raise Unfit("scenario-value", field="characters", value=str(said)[:60])
    base = state.print_of(id)
    asked = {k: v for k, v in given.items() if k not in CHARACTER_FIELDS}
    defaults = {k: v for k, v in DEFAULT_CHARACTER.items() if getattr(base, k) is None and k not in given}
    name = base.name or str(given.get("name") or id)
    facts = {**defaults, **asked, "name": name, "type": "character"}
    dead = bool(given.get("dead", facts.get("life") == 0))
    full = given.get(
        "full_life", facts.get("life") or base.life or (DEFAULT_CHARACTER["life"] if dead else facts.get("life"))
    )
    print = printed_from(id, {**facts, "life": full}, base)
    life = 0 if dead else whole(facts.get("life") if facts.get("life") is not None else print.life or 0, "life")
    held = Character(str(given.get("ref") or state.free_ref(id)), print, life, bool(given.get("tilted", False)), dead)
    held = held.but(raging=bool(given.get("raging", False)), bonuses=tuple(bonus(b) for b in given.get("bonuses", ())))
    for item in given.get("items", ()):
        held = held.but(items=(*held.items, carried(state, held, item)))
    return held


def bonus(given: Mapping[str, Any]) -> Bonus:
    """A bonus that a character has."""
    stat = one_of(given, "stat", STATS, STATS[0])
    return Bonus(
        stat, int(given.get("amount", 0)), str(given.get("because", "")), whole(given.get("until", 0), "until")
    )


def carried(state: State, held: Character, said: Any) -> Item:
    """An object on a character: a name, or its card, ref and whether it works."""
    given: Mapping[str, Any] = {"name": said} if isinstance(said, str) else said
    id = str(given.get("card") or "") or id_of(str(given.get("name", "")))
    taken = {item.ref for item in held.items}
    free = state.free_ref(id)
    number = 1
    while free in taken:
        number += 1
        free = state.free_ref(f"{id}-{number}")
    return Item(str(given.get("ref") or free), id, bool(given.get("active", True)))


def fighters(state: State, given: Iterable[Any]) -> tuple[str, ...]:
    """The refs of the two fighters, the active player's first, from refs or names."""
    said = [str(name) for name in given]
    found = []
    for side, name in zip((state.active, state.passive), said, strict=False):
        line = state.player(side).characters
        ref = next((c.ref for c in line if name == c.ref), "") or next(
            (c.ref for c in line if c.print.id == id_of(name)), ""
        )
        found.append(ref)
    if said and (len(said) != 2 or "" in found):
        raise Unfit("scenario-value", field="fighting", value=", ".join(said)[:60])
    return tuple(found)


def laid_card(state: State, given: Any) -> Laid:
    """A card on the table."""
    if not isinstance(given, Mapping) or given.get("player") not in state.names:
        raise Unfit("scenario-value", field="played", value=str(given)[:60])
    id = str(given.get("card") or "") or id_of(str(given.get("name", "")))
    effects = tuple(Effect(**effect) for effect in given.get("effects", ()))
    return Laid(given["player"], id, str(given.get("on") or ""), effects, bool(given.get("resolved", False)))


def turn_in(state: State, given: Mapping[str, Any]) -> str:
    """Who may play a card: as given, else as the cards on the table have it."""
    if state.phase != "cards" or given.get("to_play"):
        return one_of(given, "to_play", ("", *state.names), "")
    last = state.laid[-1].player if state.laid else state.passive
    return next((name for name in (state.opponent(last), last) if may_play(state, name)), state.active)


def zone(given: Any, field: str) -> tuple[str, ...]:
    """A zone from a count, or from names or ids (null for a card nobody has seen)."""
    if isinstance(given, int) and not isinstance(given, bool) and 0 <= given <= 200:
        return (UNKNOWN,) * given
    if isinstance(given, list | tuple):
        return tuple(id_of(str(card)) if card else UNKNOWN for card in given)
    raise Unfit("scenario-value", field=field, value=str(given)[:60])


def whole(value: Any, field: str) -> int:
    """A number that is not negative."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 9999:
        raise Unfit("scenario-value", field=field, value=str(value)[:60])
    return value


def one_of(given: Mapping[str, Any], field: str, known: Iterable[str], usual: str) -> str:
    """One of the words that a field knows; null and left out are the usual one."""
    value = given.get(field)
    if value is None:
        return usual
    if value not in known:
        raise Unfit("scenario-value", field=field, value=str(value)[:60])
    return str(value)


def check_fields(given: Mapping[str, Any], known: set[str]) -> None:
    """See that every field is one that a table has."""
    for field in given:
        if field not in known:
            raise Unfit("scenario-field", field=str(field)[:60])


def unfinished(given: Mapping[str, Any]) -> Unfinished[State]:
    """The move that waits, from JSON."""
    said = given["move"]
    args = {k: tuple(v) if isinstance(v, list) else v for k, v in said["args"].items()}
    move = MOVES[said["type"]](said["player"], **args)
    return Unfinished(
        scenario(given["before"]), move, tuple(tuple(a) for a in given["answers"]), int(given.get("told", 0))
    )
