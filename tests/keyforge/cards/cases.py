"""Cases of cards: a table laid, what is said at it, what must be true afterwards.

What is said stands in ids, so that no sentence of a language can break a case: `play anger`, `play troll left`,
`play blaster on troll`, `discard anger`, `reap troll`, `fight troll batdrone`, `act x`, `omni x`, `unstun x`, `house dis`,
`forge red`, `archives`, `end`; anything else answers the open choice: `troll`, `troll, batdrone`, `yes`, `3`, `none`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from referee import Table
from referee.core.types import Answer, Move
from referee.games.keyforge.abilities import SILENT, speech_of
from referee.games.keyforge.catalogue import catalogue, known
from referee.games.keyforge.moves import (
    Act,
    ChooseHouse,
    Discard,
    EndTurn,
    Fight,
    Forge,
    Omni,
    Play,
    Reap,
    TakeArchives,
    Unstun,
)

VERBS: dict[str, type[Move]] = {
    "reap": Reap, "fight": Fight, "act": Act, "omni": Omni, "unstun": Unstun, "discard": Discard, "house": ChooseHouse,
    "forge": Forge, "archives": TakeArchives, "end": EndTurn,
}  # fmt: skip
PLAYERS = ("Ana", "Bruno")


class Case(NamedTuple):
    """A case of `card`: `given` and `then` are fields of the table, players' beside the others (`Ana=dict(amber=2)`).

    The card's house is the active one unless something else is given. `then` is a subset of the state, or the id of the rule
    or card that the last thing said is refused by.
    """

    card: str
    given: Mapping[str, Any]
    said: str
    then: Mapping[str, Any] | str


def card(id: str, **facts: Any) -> dict[str, Any]:
    """A card in play with what lies on it: `card("troll", damage=2)`."""
    return {"card": id, **facts}


def spent(id: str, **facts: Any) -> dict[str, Any]:
    """An exhausted card in play."""
    return card(id, exhausted=True, **facts)


def laid(case: Case) -> Table:
    """The table of a case."""
    print = known(case.card)
    assert print is not None, f"no card {case.card}"
    given = {k: v for k, v in case.given.items() if k not in PLAYERS}
    players = {name: dict(case.given.get(name, {})) for name in PLAYERS}
    given.setdefault("house", print.house if given.get("step", "main") == "main" else None)
    return Table.scenario({"game": "keyforge", **given, "players": players})


def meant(table: Table, phrase: str) -> Move:
    """The move that a phrase of a case stands for."""
    player = table.state()["active"]
    waiting = table.state()["waiting"]
    verb, _, rest = phrase.partition(" ")
    if waiting and phrase in waiting[0]["options"]:
        return Answer(waiting[0]["player"], (phrase,))
    if verb == "play":
        id, _, where = rest.partition(" ")
        if where.startswith("on "):
            return Play(player, id, host=where.removeprefix("on "))
        return Play(player, id, where)
    if verb in VERBS:
        return VERBS[verb](player, *rest.split())
    return Answer(
        waiting[0]["player"] if waiting else player,
        () if phrase == "none" else tuple(part.strip() for part in phrase.split(",")),
    )


def play(case: Case) -> Table:
    """Play a case and see to it that it comes out as it says; gives the table afterwards."""
    table = laid(case)
    phrases = [phrase.strip() for phrase in case.said.split(";") if phrase.strip()]
    for at, phrase in enumerate(phrases):
        waiting = table.state()["waiting"]
        before = table.state()
        result = table.do(meant(table, phrase))
        rules = [ruling.rule for ruling in result.rulings]
        if isinstance(case.then, str) and at == len(phrases) - 1:
            assert case.then in rules, f"«{phrase}» is refused by {rules or 'nothing'}; waiting: {waiting}"
            assert table.state() == before, "a refused move changes nothing"
            return table
        assert result.ok, f"«{phrase}» is refused by {rules}; waiting: {waiting}"
    state = table.state()
    assert state["waiting"] == [], f"a choice is left open: {state['waiting']}"
    assert Table.scenario(state).state() == state, "the table survives being written down"
    assert not isinstance(case.then, str), f"nothing was refused; {case.then} should have spoken"
    for name, wanted in case.then.items():
        compare(wanted, state["players"][name] if name in PLAYERS else state[name], name)
    return table


def compare(wanted: Any, found: Any, where: str) -> None:
    """Compare a subset: dicts by the keys given, lists one by one or by their length; a string is a card's id or ref."""
    if isinstance(wanted, Mapping):
        assert isinstance(found, Mapping), f"{where} is {found!r}"
        for key, value in wanted.items():
            assert key in found, f"{where} has no {key}: {sorted(found)}"
            compare(value, found[key], f"{where}.{key}")
    elif isinstance(wanted, list | tuple):
        assert isinstance(found, list) and len(wanted) == len(found), f"{where} is {named(found)}, not {named(wanted)}"
        for at, (one, other) in enumerate(zip(wanted, found, strict=True)):
            compare(one, other, f"{where}[{at}]")
    elif isinstance(wanted, int) and isinstance(found, list):
        assert wanted == len(found), f"{where} is {named(found)}, not {wanted} cards"
    elif isinstance(wanted, str) and isinstance(found, Mapping):
        assert wanted in (found.get("card"), found.get("ref")), f"{where} is {found.get('ref')}, not {wanted}"
    else:
        assert wanted == found, f"{where} is {named(found)}, not {wanted!r}"


def named(value: Any) -> Any:
    """A value in short, for saying what is wrong: cards as their refs."""
    if isinstance(value, list | tuple):
        return [named(v) for v in value]
    return value.get("ref") or value.get("card") if isinstance(value, Mapping) else value


def title(case: Case) -> str:
    """The name of a case among the tests."""
    return f"{case.card}: {case.said}"


def untested(house: str, cases: Iterable[Case]) -> set[str]:
    """The cards of a house that say something and have no case."""
    done = {case.card for case in cases}
    return {id for id, home in catalogue().items() if home == house and speech_of(id) is not SILENT and id not in done}
