"""A fresh Dragonrealm table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core.types import Unfit
from .rules.setup import laid
from .state import ACTIONS, DEFAULT_GROUPS, GROUPS, LEAST, MOST, State


def new_table(players: Sequence[str], options: Mapping[str, Any]) -> State:
    """A table in the setup. Options: `first`, `groups` (`sneak=run,search=number,storm=suit`), `known`.

    Raises:
        Unfit: there are not two to four players, or an option makes no sense.
    """
    names = player_names(players)
    first = options.get("first") or names[0]
    if first not in names:
        raise Unfit("first-player", player=str(first)[:40], players=names)
    state = laid(names, str(first))
    return state.but(groups=groups(options.get("groups")), known=options.get("known") or {})


def player_names(players: Sequence[str]) -> tuple[str, ...]:
    """The players in the order of turns.

    Raises:
        Unfit: there are not two to four different ones.
    """
    if not LEAST <= len(players) <= MOST or len(set(players)) != len(players):
        raise Unfit("player-count", count=len(set(players)), rule="dragonrealm.components.players")
    return tuple(map(str, players))


def groups(said: Any) -> Mapping[str, str]:
    """Which group each action asks for: a dict, or words like `sneak=suit,search=run,storm=number`.

    Raises:
        Unfit: an action or a group is unknown, or two actions ask for the same group.
    """
    if not said:
        return DEFAULT_GROUPS
    if isinstance(said, Mapping):
        pairs = {str(k): str(v[0] if isinstance(v, list | tuple) else v) for k, v in said.items()}
    else:
        pairs = dict(part.strip().partition("=")[::2] for part in str(said).split(","))
    wrong = next((f"{a}={g}" for a, g in pairs.items() if a not in ACTIONS or g not in GROUPS), None)
    told = {**DEFAULT_GROUPS, **pairs} if len(pairs) < len(ACTIONS) else pairs
    if wrong is not None or len(set(told.values())) != len(ACTIONS):
        raise Unfit("groups", value=(wrong or str(said))[:60])
    return {action: told[action] for action in ACTIONS}
