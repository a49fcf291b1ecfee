"""The score of a finished table that nobody logged: from a file's data or from lines, to the JSON of `score`.

The data, all but `players` and the fields of a location optional (TOML or JSON, the same fields):

    dragonrealm = 1                                      # the format
    players = ["Ana", "Bruno"]
    coins = { Ana = 12 }                                 # what each holds
    dragonstones = { Ana = 4 }                           # of cards already won
    enhancements = { Bruno = { coins = 3, dragonstones = 1 } }
    academy = { Bruno = 2 }                              # adventurers in the Academy or Alley

    [[location]]                                         # those not scored yet, the Dragon among them
    name = "Halfling Hideout"
    treasure = [6, 5]
    dragonstones = 4
    meeples = { Ana = 3, Bruno = 2 }
    goblins = 2

A line is `Halfling Hideout 6/5 d4: Ana 3, Bruno 2, goblins 2`; what a player holds is `Ana: coins 12, dragonstones 4, academy 2`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ...core.block import Block
from ...core.labels import enacts
from ...core.types import Unfit
from ...library import shelf
from .catalogue import GAME
from .rules.score import payout
from .rules.winner import ACADEMY_STONES, bonuses, winners
from .state import ADVENTURERS, GOBLINS, LEAST, MOST
from .words import fold, hearing, meanings

FORMAT = 1
FIELDS = {"dragonrealm", "players", "coins", "dragonstones", "enhancements", "academy", "location"}
LOCATION_FIELDS = {"name", "treasure", "dragonstones", "meeples", "goblins"}
VALUES = {"coins", "dragonstones"}
LIMIT = 10_000
"""Nothing is counted beyond this."""


def score(data: Mapping[str, Any]) -> dict[str, Any]:
    """The full reckoning of a table's data, as `score` gives it.

    Raises:
        Unfit: something is missing, unknown, negative or more than the box holds; `where` says where.
    """
    names = checked(data)
    coins = dict.fromkeys(names, 0) | dict(data.get("coins", ()))
    stones = dict.fromkeys(names, 0) | dict(data.get("dragonstones", ()))
    rules: dict[str, None] = {}
    locations = []
    for place in data.get("location", ()):
        first, second = place["treasure"]
        there = place.get("meeples", {})
        seated = {name: there.get(name, 0) for name in names}
        paid = payout(first, second, seated, place.get("goblins", 0))
        for name, amount in paid.coins.items():
            coins[name] += amount
        if paid.taken_by:
            stones[paid.taken_by] += place.get("dragonstones", 0)
        rules.update(dict.fromkeys(paid.rules))
        locations.append(
            {"name": place["name"], "coins": paid.coins, "taken_by": paid.taken_by or None, "rules": list(paid.rules)}
        )
    for name, adventurers in data.get("academy", {}).items():
        stones[name] += min(adventurers, ACADEMY_STONES)
    for name, printed in data.get("enhancements", {}).items():
        coins[name] += printed.get("coins", 0)
        stones[name] += printed.get("dragonstones", 0)
    return total(coins, stones, locations, rules)


@enacts("dragonrealm.end.order", "dragonrealm.end.count-stones", "dragonrealm.end.sum")
def total(
    coins: Mapping[str, int], stones: Mapping[str, int], locations: list[dict[str, Any]], rules: Iterable[str]
) -> dict[str, Any]:
    """The JSON of `score` from coins and Dragonstones by player: the bonus, the totals, who wins."""
    extra, bonus_rule = bonuses(stones)
    totals = {name: amount + extra[name] for name, amount in coins.items()}
    best, end_rules = winners(totals, stones)
    return {
        "players": {
            name: {"coins": coins[name], "dragonstones": stones[name], "bonus": extra[name], "total": totals[name]}
            for name in coins
        },
        "winner": list(best),
        "rules": [*rules, "dragonrealm.end.count-stones", bonus_rule, "dragonrealm.end.sum", *end_rules],
        "locations": locations,
    }


# --- what makes sense --------------------------------------------------------------------------------------------------


def checked(data: Mapping[str, Any]) -> list[str]:
    """The players of a table's data, once all of it makes sense.

    Raises:
        Unfit: it does not.
    """
    if not isinstance(data, Mapping) or not FIELDS.issuperset(data):
        known_fields(data, FIELDS, "")
    if data.get("dragonrealm", FORMAT) != FORMAT or isinstance(data.get("dragonrealm"), bool):
        raise Unfit("score-format", value=str(data["dragonrealm"])[:20], format=FORMAT)
    names = data.get("players")
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) and name for name in names):
        raise Unfit("score-players", rule="dragonrealm.components.players")
    if not LEAST <= len(names) <= MOST or len(set(names)) != len(names):
        raise Unfit("player-count", count=len(set(names)), rule="dragonrealm.components.players")
    out = dict.fromkeys(names, 0)
    for field in ("coins", "dragonstones"):
        counts(data.get(field, {}), out, field)
    if "academy" in data:
        add(out, counts(data["academy"], out, "academy"))
    if "enhancements" in data:
        check_enhancements(data["enhancements"], out)
    check_locations(data.get("location", []), out)
    return list(names)


def check_locations(places: Any, out: dict[str, int]) -> None:
    """See that the locations make sense, and no player or goblin stands on more of them than there are pieces.

    Raises:
        Unfit: they do not; `where` names the location.
    """
    if not isinstance(places, list | tuple):
        raise Unfit("score-value", where="location", value=str(places)[:40])
    goblins = 0
    for at, place in enumerate(places, 1):
        where = str(place.get("name", at))[:40] if isinstance(place, Mapping) else str(at)
        if not isinstance(place, Mapping) or not LOCATION_FIELDS.issuperset(place):
            known_fields(place, LOCATION_FIELDS, where)
        if not isinstance(place.get("name"), str) or not place["name"].strip():
            raise Unfit("score-name", where=where)
        treasure = place.get("treasure")
        if not isinstance(treasure, list | tuple) or len(treasure) != 2:
            raise Unfit("score-treasure", where=where, rule="dragonrealm.location.shield")
        for value in (*treasure, place.get("dragonstones", 0), place.get("goblins", 0)):
            amount(value, where)
        goblins += place.get("goblins", 0)
        add(out, counts(place.get("meeples", {}), out, where))
    if goblins > GOBLINS:
        raise Unfit("goblins", count=goblins, rule="dragonrealm.components.goblins")
    for name, count in out.items():
        if count > ADVENTURERS:
            raise Unfit("adventurers", player=name, count=count, rule="dragonrealm.components.adventurers")


def check_enhancements(given: Any, names: Mapping[str, int]) -> None:
    """See that what enhancements bring makes sense.

    Raises:
        Unfit: it does not.
    """
    known_fields(given, names, "enhancements")
    for name, printed in given.items():
        known_fields(printed, VALUES, f"enhancements {name}")
        for value in printed.values():
            amount(value, f"enhancements {name}")


def counts(given: Any, names: Mapping[str, int], where: str) -> Mapping[str, int]:
    """Numbers by player.

    Raises:
        Unfit: somebody is no player, or a number is none or negative.
    """
    if not isinstance(given, Mapping):
        raise Unfit("score-value", where=where, value=str(given)[:40])
    for name, value in given.items():
        if name not in names:
            raise Unfit("score-stranger", where=where, player=str(name)[:40], players=tuple(names))
        amount(value, where)
    return given


def add(out: dict[str, int], more: Mapping[str, int]) -> None:
    """Count a player's adventurers."""
    for name, count in more.items():
        out[name] += count


def amount(value: Any, where: str) -> None:
    """See that a number can be counted.

    Raises:
        Unfit: it is none, or negative.
    """
    if type(value) is not int or not 0 <= value <= LIMIT:
        raise Unfit("score-value", where=where, value=str(value)[:40])


def known_fields(given: Any, known: Iterable[str], where: str) -> None:
    """See that all fields are known.

    Raises:
        Unfit: one is not.
    """
    if not isinstance(given, Mapping):
        raise Unfit("score-value", where=where or "file", value=str(given)[:40])
    for field in given:
        if field not in known:
            raise Unfit("score-field", where=where or "file", field=str(field)[:40], fields=tuple(known))


# --- lines -------------------------------------------------------------------------------------------------------------

HEAD = re.compile(r"^(?P<name>.*?)\s+(?P<first>-?\d+)\s*/\s*(?P<second>-?\d+)\s*(?P<stones>.*)$")
STONES = re.compile(r"^([^\W\d]*)\s*(\d+)\s*([^\W\d]*)$")
PAIR = re.compile(r"^(?P<who>.+?)\s*[:=]?\s*(?P<count>-?\d+)$|^(?P<count_first>-?\d+)\s+(?P<who_last>.+)$")


def read_lines(lines: Sequence[str], players: Sequence[str] = ()) -> dict[str, Any]:
    """The data of a table from one line a location, and lines for what a player holds. Players are those who are named,
    in the order in which they are, when they are not given.

    Raises:
        Unfit: a line means nothing; `line` counts from 1, `words` are the line.
    """
    data: dict[str, Any] = {"players": list(players), "location": []}
    holdings: list[tuple[int, str, list[tuple[str, int]]]] = []
    for at, line in enumerate(lines, 1):
        head, colon, tail = line.partition(":")
        found = HEAD.match(head.strip())
        pairs = [pair(part, at, line) for part in tail.split(",") if part.strip()]
        if not colon or (not found and not pairs):
            raise Unfit("score-line", line=at, words=line[:60])
        if found:
            data["location"].append(location(found, pairs, at, line, data["players"], fixed=bool(players)))
        else:
            holdings.append((at, head.strip(), pairs))
    for at, name, pairs in holdings:
        hold(data, name, pairs, at, lines[at - 1], fixed=bool(players))
    return data


def pair(text: str, at: int, line: str) -> tuple[str, int]:
    """A name and a number: `Ana 3`, `goblins: 2`, `12 coins`.

    Raises:
        Unfit: it is none.
    """
    found = PAIR.match(text.strip())
    if not found:
        raise Unfit("score-line", line=at, words=line[:60])
    return (found["who"] or found["who_last"]).strip(), int(found["count"] or found["count_first"])


def location(
    found: re.Match[str], pairs: Iterable[tuple[str, int]], at: int, line: str, names: list[str], *, fixed: bool
) -> dict[str, Any]:
    """A location from its line; players who are new are added to `names` unless these are `fixed`."""
    said = found["stones"].strip()
    stones = STONES.match(said)
    if said and (stones is None or not stone_word(stones[1] or stones[3])):
        raise Unfit("score-line", line=at, words=line[:60])
    place: dict[str, Any] = {"name": found["name"].strip(), "treasure": [int(found["first"]), int(found["second"])]}
    place["dragonstones"] = int(stones[2]) if stones else 0
    place["meeples"] = {}
    for who, count in pairs:
        if fold(who) in hearing("goblins"):
            place["goblins"] = place.get("goblins", 0) + count
        else:
            place["meeples"][seat(who, names, fixed=fixed)] = count
    return place


def stone_word(word: str) -> bool:
    """Whether a word says that a number counts Dragonstones."""
    return meanings("bag-number").get(fold(word)) == "dragonstones"


def seat(who: str, names: list[str], *, fixed: bool) -> str:
    """A player's name as it was first written."""
    known = next((name for name in names if fold(name) == fold(who)), None)
    if known is None and not fixed:
        names.append(who)
    return known or who


def hold(data: dict[str, Any], who: str, pairs: Iterable[tuple[str, int]], at: int, line: str, *, fixed: bool) -> None:
    """Enter what a player holds: coins, Dragonstones, adventurers in the Academy.

    Raises:
        Unfit: a word is none of these.
    """
    for word, count in pairs:
        field = next((f for f in ("coins", "academy") if fold(word) in hearing(f)), "")
        field = field or ("dragonstones" if stone_word(word) else "")
        if not field:
            raise Unfit("score-line", line=at, words=line[:60])
        data.setdefault(field, {})[seat(who, data["players"], fixed=fixed)] = count


# --- the screen --------------------------------------------------------------------------------------------------------


def rows(found: Mapping[str, Any], lang: str) -> list[Block]:
    """A score as blocks: each location with what it pays and by which rule, then the totals.

    What is null (coins before the end) is shown as a dash.
    """
    words = shelf.speech(GAME, lang).get("board", {})
    blocks = []
    if found["locations"]:
        paid = tuple(location_row(place, lang) for place in found["locations"])
        blocks.append(Block(head=tuple(words["scored"].split("|")), rows=paid))
    totals = tuple(
        (
            name,
            *("—" if own[field] is None else str(own[field]) for field in ("coins", "dragonstones", "bonus", "total")),
        )
        for name, own in found["players"].items()
    )
    blocks.append(Block(head=tuple(words["totals"].split("|")), rows=totals))
    return blocks


def location_row(place: Mapping[str, Any], lang: str) -> tuple[str, ...]:
    """A location as a row: its name, the coins, who takes the card, the rule that decides."""
    coins = ", ".join(f"{name} {count}" for name, count in (place["coins"] or {}).items()) or "—"
    decisive = next((rule for rule in place["rules"] if rule.startswith("dragonrealm.score.")), place["rules"][0])
    return place["name"], coins, place["taken_by"] or "—", decisive.removeprefix("dragonrealm.")
