"""A fresh KeyForge table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core.labels import enacts
from ...core.types import Unfit
from .catalogue import HOUSES, UNKNOWN
from .decks import Deck, check, read
from .names import meaning
from .rules.chains import MOST
from .rules.setup import starting_hand
from .state import Opening, Player, State

DECK = 36
"""Cards of a deck: keyforge.basics.deck-size."""
OWN_HOUSES = 3
"""Houses of a deck: keyforge.basics.deck-three-houses."""


def new_table(players: Sequence[str], options: Mapping[str, Any]) -> State:
    """A table in the setup: both decks full, the starting hands dealt, chains counted.

    Options: `first`, `houses` {player: [house]}, `chains` {player: number}, `deck` {player: text of a list}, `quickstart`,
    `after` (the JSON of the game before in a series: who played there keeps the deck, unless another one is named).

    Raises:
        Unfit: there are not two players, or an option makes no sense.
    """
    if len(players) != 2 or len(set(players)) != 2:
        raise Unfit("two-players", count=len(set(players)))
    before = options.get("after") or {}
    first = options.get("first") or loser(before, players) or players[0]
    if first not in players:
        raise Unfit("first-player", player=str(first), players=tuple(players))
    order = [first, *(p for p in players if p != first)]
    houses, chains, decks = (dict(options.get(name) or {}) for name in ("houses", "chains", "deck"))
    for name in (*houses, *chains, *decks):
        if name not in players:
            raise Unfit("option-player", player=str(name), players=tuple(players))
    cards: dict[str, Sequence[str]] = {}
    for name, text in decks.items():
        deck = deck_list(name, text)
        cards[name] = deck.cards
        houses.setdefault(name, deck.houses)
    for name, past in before.get("players", {}).items():
        if name not in houses and name in players:
            houses[name] = past.get("houses", ())
            cards[name] = past.get("list", ())
    seats = tuple(seat(name, houses.get(name, ()), cards.get(name, ())) for name in order)
    state = State((seats[0], seats[1]), first, opening=Opening(quickstart=bool(options.get("quickstart"))))
    for name in order:
        count = number_of_chains(first_of(chains.get(name, 0)), name)
        state = starting_hand(state, state.player(name), count).on(state)
    return state


@enacts("keyforge.setup.series-loser-chooses")
def loser(before: Mapping[str, Any], players: Sequence[str]) -> str:
    """Who lost the game before: begins this one unless `first` says that another was chosen; empty where nobody did."""
    won = before.get("winner") or ()
    winners = (won,) if isinstance(won, str) else tuple(won)
    lost = [name for name in players if name in before.get("players", {}) and name not in winners]
    return lost[0] if winners and len(lost) == 1 else ""


@enacts("keyforge.setup.keys")
def seat(name: str, houses: Sequence[str], cards: Sequence[str]) -> Player:
    """One player with a full deck that nobody has seen.

    Raises:
        Unfit: they are not three different houses of the set, or not a deck of 36.
    """
    own = tuple(meaning("house", str(h)) or str(h) for h in houses)
    unknown = next((h for h in own if h not in HOUSES), None)
    if unknown is not None:
        raise Unfit("house-unknown", value=unknown, houses=HOUSES)
    if len(own) != OWN_HOUSES or len(set(own)) != OWN_HOUSES:
        raise Unfit("three-houses", player=name, count=len(set(own)))
    return Player(name, own, deck=(UNKNOWN,) * DECK, list=tuple(cards))


def number_of_chains(said: Any, player: str) -> int:
    """The chains that a player starts with.

    Raises:
        Unfit: it is no number from 0 to 24.
    """
    if not str(said).isdecimal() or int(said) > MOST:
        raise Unfit("chains-range", player=player, value=str(said), limit=MOST)
    return int(said)


def deck_list(player: str, text: Any) -> Deck:
    """A player's deck list.

    Raises:
        Unfit: it has a fault; `referee deck check` names them all.
    """
    deck = read(str(first_of(text)))
    if faults := check(deck):
        raise Unfit("deck-faults", player=player, count=len(faults), rule=faults[0].rule)
    return deck


def first_of(value: Any) -> Any:
    """An option's value that may arrive alone or in a list."""
    return value[0] if isinstance(value, list | tuple) and value else value
