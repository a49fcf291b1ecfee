"""What is printed on Krynea cards: the few that the book names, and those that a table has read out.

A card is named by its id, the printed Spanish name with hyphens (`infanteria-ligera`). The book prints no numbers: what
nobody has read out yet is None, never guessed.
Source: krynea.round.card-facts, krynea.action.card-facts, krynea.monolith.data
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from re import sub
from typing import Any
from unicodedata import combining, normalize

from ...core.types import Record, Unfit
from ...library import shelf

GAME = "krynea"
KINDS = ("unit", "object", "ability", "action", "monolith")
ATTACKS = ("ranged", "magic", "melee")
"""Kinds of attack, in the order of their phases."""
REACHES = ("front", "neighbours", "battalion", "all")
REACTIONS = ("", "self", "other", "save", "hand", "attack", "cancel")
BODIES = ("", "creature", "ally", "anywhere")
STRIKES = ("", "one", "all", "hand")
TIMES = ("", "always", "actions", "attack", "save", "discards", "never")
EXPERTISES = ("", "instead", "free", "discards")
USERS = ("", "all", *ATTACKS)
UNKNOWN = "?"
"""A card that went to a discard unseen."""


class Printed(Record):
    """What a card says.

    Unit: `cost`, `ranged`, `magic`, `melee` (0 for none), `defence`; `reach` is whom it may attack, `area` whether it hits
    a whole battalion, `reaction` saves itself (`self`) or another (`other`, by dying where `sacrifice`), `expertise` costs
    the attack (`instead`) or not, or belongs to phase 10 (`discards`); `picks`: it would choose an own unit.
    Object: `cost`, `users` (who may carry it), its scores are added to the bearer's.
    Ability: `when` the enemy uses it; scores are bonuses; `takes` cards from the other hand; saving ones keep the unit for
    `certain`, as a risen one (`raises`), off the field (`off`), or by `chance`.
    Action: `deck` and `picks` choose a card or a unit of the own side, `unusable` this round, `body` a unit that enters
    (its scores are the unit's), `needs` archmages, `reaction` what it waits for, `strike` hits the player (`attack` 0 for
    certain, `does` kill or hide) or their hand (`takes`), other scores are bonuses for its battalion.
    Monolith: scores are bonuses, `front` raises the defence of first lines, `bars` ranged attacks, `chance` halves hits,
    `carried` cards are discarded, the enemy `removes` a unit of the player's, each side `gives` one up.
    """

    id: str
    name: str = ""
    kind: str = "unit"
    cost: int | None = None
    ranged: int = 0
    magic: int = 0
    melee: int = 0
    defence: int | None = None
    reach: str = "front"
    area: bool = False
    archmage: bool = False
    reaction: str = ""
    sacrifice: bool = False
    expertise: str = ""
    picks: bool = False
    users: str = ""
    when: str = ""
    takes: int = 0
    certain: bool = False
    raises: bool = False
    off: bool = False
    chance: bool = False
    deck: bool = False
    unusable: bool = False
    body: str = ""
    needs: str = ""
    strike: str = ""
    attack: int = 0
    does: str = "kill"
    front: int = 0
    bars: bool = False
    carried: bool = False
    removes: bool = False
    gives: bool = False

    def score(self, kind: str) -> int:
        """The printed number for a kind of attack, or for the defence; 0 where there is none."""
        value: int | None = self.__dict__[kind]
        return value or 0

    @property
    def fights(self) -> bool:
        """Whether it stands on the field: a unit, or an action that becomes one."""
        return self.kind == "unit" or bool(self.body)

    @property
    def missing(self) -> str:
        """The first fact that the procedures need and nobody has read out; empty when all is known."""
        if self.fights:
            if self.defence is None:
                return "defence"
            return "cost" if self.cost is None and self.kind == "unit" else ""
        if self.kind == "object":
            return "cost" if self.cost is None else ""
        bonuses = any(self.score(kind) for kind in (*ATTACKS, "defence"))
        if self.kind == "ability" and self.when in ("always", "attack"):
            return "" if bonuses else "bonus"
        if (self.kind == "ability" and self.when == "actions") or self.strike == "hand":
            return "" if self.takes or self.picks else "takes"
        if self.kind == "action" and self.reaction == "attack":
            return "" if bonuses else "bonus"
        if self.id == "cerwein":
            return "" if bonuses else "bonus"
        if self.strike == "all" and self.does == "kill":
            return "" if self.attack else "attack"
        return ""


NUMBERS = ("cost", *ATTACKS, "defence", "takes", "attack", "front")
FLAGS = (
    "area", "archmage", "sacrifice", "picks", "certain", "raises", "off", "chance", "deck", "unusable", "bars", "carried",
    "removes", "gives",
)  # fmt: skip
CHOICES = {
    "kind": KINDS, "reach": REACHES, "reaction": REACTIONS, "expertise": EXPERTISES, "users": USERS, "when": TIMES,
    "body": BODIES, "needs": ("", "archmage"), "strike": STRIKES, "does": ("kill", "hide"),
}  # fmt: skip
FIELDS = frozenset(Printed.fields) - {"id"}
MOST = 99
"""The largest number that a card may have."""


def fault(facts: Mapping[str, Any]) -> str:
    """The first fact that no card can have, as `name:value`; empty when all make sense."""
    for name, value in facts.items():
        if name in NUMBERS:
            sense = value is None or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST)
        elif name in CHOICES:
            sense = value in CHOICES[name]
        else:
            sense = name == "name" or (name in FLAGS and isinstance(value, bool))
        if not sense:
            return f"{name}:{value}"
    return ""


def printed_from(id: str, facts: Mapping[str, Any], base: Printed | None = None) -> Printed:
    """A card from its facts as JSON has them; what is not said stays as in `base`.

    Raises:
        Unfit: a fact that no card can have.
    """
    if wrong := fault(facts):
        raise Unfit("card-fact", card=str(facts.get("name") or id), fault=wrong)
    return (base or Printed(id, id)).but(**facts)


def facts_of(card: Printed, base: Printed | None = None) -> dict[str, Any]:
    """A card's facts as JSON has them; `printed_from(id, facts_of(c, b), b) == c`."""
    return {
        name: value
        for name in Printed.fields[1:]
        if (value := card.__dict__[name]) != Printed.defaults[name] or (base and value != base.__dict__[name])
    }


# --- the cards that the book names -------------------------------------------------------------------------------------


@cache
def catalogue() -> Mapping[str, Printed]:
    """The cards of the book by id, named as printed, in Spanish."""
    found = {}
    for file in shelf.card_files(GAME):
        words = shelf.card_words(GAME, file, "es")
        for id, facts in shelf.cards(GAME, file).items():
            known = {name: value for name, value in facts.items() if name != "source"}
            found[id] = printed_from(id, {**known, "name": words[id]["name"]})
    return found


@cache
def card_names() -> Mapping[str, tuple[str, ...]]:
    """What the cards of the book are called, in every language, by id."""
    names: dict[str, list[str]] = {}
    for lang in shelf.LANGUAGES:
        for file in shelf.card_files(GAME):
            for id, words in shelf.card_words(GAME, file, lang).items():
                names.setdefault(id, []).append(words["name"])
    return {id: tuple(dict.fromkeys(said)) for id, said in names.items()}


@cache
def name_in(id: str, lang: str) -> str | None:
    """The name of a card of the book in one language; None for another card."""
    for file in shelf.card_files(GAME):
        if words := shelf.card_words(GAME, file, lang).get(id):
            return str(words["name"])
    return None


@cache
def ids_by_name() -> Mapping[str, str]:
    """Ids of the cards of the book by slug of their names."""
    return {slug(name): id for id, names in card_names().items() for name in (*names, id)}


def id_of(name: str) -> str:
    """The id of a card by any of its names: the book's, or the name as a slug."""
    plain = slug(name)
    return ids_by_name().get(plain, plain)


def slug(name: str) -> str:
    """A name as an id: small letters and digits with hyphens (`Infantería Ligera` -> `infanteria-ligera`)."""
    plain = "".join(c for c in normalize("NFKD", name.casefold().replace("æ", "ae")) if not combining(c))
    return sub(r"[\W_]+", "-", plain).strip("-")
