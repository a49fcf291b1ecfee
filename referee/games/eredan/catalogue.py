"""What is printed on Eredan cards: the few that the rules name, and those that a table has entered.

A card is named by its id (`aez`). What nobody has said about it yet is None or empty, never guessed.
Source: eredan.play.card-types, eredan.deck.guilds, eredan.race.list
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from re import sub
from typing import Any
from unicodedata import combining, normalize

from ...core.types import Record, Unfit
from ...library import shelf

GAME = "eredan"
TYPES = ("character", "action", "object", "spell", "theurgy")
MERCENARY = "mercenary"
CLASSES = ("fighter", "mage", "marauder", "priest", "artisan", "berserker")
RACES = (
    "beast", "ice-elf", "elfin", "golem", "guemelite", "hom-chai", "human", "unknown-race", "solarian", "undead", "demon",
)  # fmt: skip
KINDS = ("weapon", "armour", "shield", "jewel", "scroll", "potion", "other")
USED_UP = ("scroll", "potion")
STATS = ("attack", "defense", "spirit")
CHAINS = ("any", *TYPES[1:], *KINDS)
SWITCHES = ("", "order", "rage")
UNKNOWN = ""
"""A card in a hidden zone that the referee has not seen."""

Stats = Mapping[str, int]
"""Points added to attack, defence or spirit."""


class Order(Record):
    """A bonus printed on a character for one round number."""

    round: int
    bonus: Stats


class Favour(Record):
    """One of several bonuses of an object: for those of class, guild or caste `who`; empty for the default one."""

    who: str
    bonus: Stats


class Printed(Record):
    """What a card says. Numbers of a character are None until somebody has read them out; `attack` is a range.

    `against` is the class a marauder is strong against, `chains` the kind of object after which a fighter chains, `caste`
    the caste of a character or the one that a card asks for, `wants` the classes a card is reserved for, `chain` what
    may be played after it, `offensive` a spell that deals damage of an amount not known.
    """

    id: str
    name: str = ""
    type: str = ""
    guild: str = ""
    unique: bool = False
    level: int = 1
    evolves: str = ""
    initiative: int = 0
    life: int | None = None
    attack: tuple[int, int] | None = None
    defense: int | None = None
    spirit: int | None = None
    classes: tuple[str, ...] = ()
    race: str = ""
    caste: str = ""
    element: str = ""
    orders: tuple[Order, ...] = ()
    against: str = ""
    chains: str = ""
    rage: Stats = {}
    ambidextrous: bool = False
    kind: str = ""
    hands: int = 1
    craft: bool = False
    zone: bool = False
    wants: tuple[str, ...] = ()
    chain: str = ""
    damage: int = 0
    offensive: bool = False
    heal: int = 0
    loss: int = 0
    revive: int = 0
    draw: int = 0
    hand_size: int = 0
    extra: int = 0
    activates: str = ""
    bonus: Stats = {}
    bonuses: tuple[Favour, ...] = ()

    @property
    def is_character(self) -> bool:
        """Whether it is a hero, not one of the twenty cards."""
        return self.type == "character"

    @property
    def missing(self) -> tuple[str, ...]:
        """The numbers of a character that nobody has read out yet."""
        return tuple(n for n in ("life", *STATS) if getattr(self, n) is None)

    @property
    def base(self) -> str:
        """The card whose copies it counts among: eredan.deck.evolutions."""
        return self.evolves or self.id


NUMBERS = {
    "level": (1, 9), "initiative": (0, 99), "life": (0, 999), "defense": (0, 99), "spirit": (0, 99), "hands": (1, 2),
    "damage": (0, 99), "heal": (0, 99), "loss": (0, 99), "revive": (0, 999), "draw": (0, 20), "hand_size": (-5, 15),
    "extra": (0, 9),
}  # fmt: skip
FLAGS = ("unique", "ambidextrous", "craft", "zone", "offensive")
CHOICES = {
    "type": ("", *TYPES), "race": ("", *RACES), "against": ("", *CLASSES), "chains": ("", *KINDS), "kind": ("", *KINDS),
    "chain": ("", *CHAINS), "activates": SWITCHES,
}  # fmt: skip
FREE = ("guild", "caste", "element", "evolves")
JSON_NAMES = {"classes": "class", "wants": "for"}


def printed_from(id: str, facts: Mapping[str, Any], base: Printed | None = None) -> Printed:
    """A card from its facts as JSON has them; what is not said stays as in `base`.

    Raises:
        Unfit: a fact that no card can have.
    """
    said: dict[str, Any] = {}
    for name, value in facts.items():
        if name == "name":
            said["name"] = str(value)
        elif value is None and name in ("life", *STATS):
            said[name] = None
        elif name in NUMBERS:
            said[name] = number(id, name, value)
        elif name == "attack":
            said[name] = span(id, value)
        elif name in FLAGS:
            said[name] = bool(value)
        elif name in CHOICES:
            said[name] = one_of(id, name, value, CHOICES[name])
        elif name in FREE:
            said[name] = id_of(str(value)) if name == "evolves" else slug(str(value))
        elif name in ("class", "for"):
            listed = [value] if isinstance(value, str) else list(value)
            key = "classes" if name == "class" else "wants"
            said[key] = tuple(one_of(id, name, v, CLASSES) for v in listed)
        elif name in ("bonus", "rage"):
            said[name] = points(id, value)
        elif name == "orders":
            said[name] = tuple(order(id, o) for o in value)
        elif name == "bonuses":
            said[name] = tuple(favour(id, f) for f in value)
        else:
            raise Unfit("card-field", card=id, field=str(name))
    if len(said.get("classes", ())) > 2:
        raise Unfit("card-value", card=id, field="class", value=", ".join(said["classes"]))
    return (base or Printed(id)).but(**said)


def facts_of(print: Printed) -> dict[str, Any]:
    """A card's facts as JSON has them; `printed_from(id, facts_of(p)) == p`."""
    facts: dict[str, Any] = {}
    for name in Printed.fields[1:]:
        value = getattr(print, name)
        if value == Printed.defaults[name]:
            continue
        if name == "orders":
            value = [{"round": o.round, **o.bonus} for o in value]
        elif name == "bonuses":
            value = [{**({"if": f.who} if f.who else {}), **f.bonus} for f in value]
        elif isinstance(value, tuple):
            value = list(value)
        facts[JSON_NAMES.get(name, name)] = dict(value) if isinstance(value, Mapping) else value
    return facts


def number(id: str, field: str, value: Any) -> int:
    """A number that a card can have in a field."""
    low, high = NUMBERS.get(field, (-99, 99))
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise Unfit("card-value", card=id, field=field, value=str(value))
    return value


def span(id: str, value: Any) -> tuple[int, int]:
    """An attack as a range: `[2, 4]`, or one number for a fixed one."""
    both = list(value) if isinstance(value, list | tuple) else [value, value]
    numbers = [n for n in both if isinstance(n, int) and not isinstance(n, bool)]
    if len(both) != 2 or len(numbers) != 2 or not 0 <= numbers[0] <= numbers[1] <= 99:
        raise Unfit("card-value", card=id, field="attack", value=str(value))
    return numbers[0], numbers[1]


def one_of(id: str, field: str, value: Any, known: tuple[str, ...]) -> str:
    """One of the words that a field knows."""
    if value not in known:
        raise Unfit("card-value", card=id, field=field, value=str(value))
    return str(value)


def points(id: str, value: Any) -> Stats:
    """Points by stat."""
    if not isinstance(value, Mapping) or set(value) - set(STATS):
        raise Unfit("card-value", card=id, field="bonus", value=str(value))
    return {stat: number(id, "bonus", n) for stat, n in value.items()}


def order(id: str, value: Any) -> Order:
    """`{round = 2, attack = 1}` as an order."""
    if not isinstance(value, Mapping) or not isinstance(value.get("round"), int) or value["round"] < 1:
        raise Unfit("card-value", card=id, field="orders", value=str(value))
    return Order(value["round"], points(id, {k: v for k, v in value.items() if k != "round"}))


def favour(id: str, value: Any) -> Favour:
    """`{if = "mage", spirit = 2}` as a bonus with its condition; without `if`, the default one."""
    if not isinstance(value, Mapping):
        raise Unfit("card-value", card=id, field="bonuses", value=str(value))
    return Favour(str(value.get("if", "")), points(id, {k: v for k, v in value.items() if k != "if"}))


# --- the cards that the rules name -------------------------------------------------------------------------------------


@cache
def catalogue() -> Mapping[str, Printed]:
    """The cards of the book by id, named as in Spanish."""
    found = {}
    for file in shelf.card_files(GAME):
        words = shelf.card_words(GAME, file, "es")
        for id, facts in shelf.cards(GAME, file).items():
            found[id] = printed_from(id, {**facts, "name": words.get(id, {}).get("name", id)})
    return found


@cache
def card_names() -> Mapping[str, tuple[str, ...]]:
    """What the cards of the book are called, in every language, by id."""
    names: dict[str, tuple[str, ...]] = {}
    for file in shelf.card_files(GAME):
        for id in shelf.cards(GAME, file):
            said = (shelf.card_words(GAME, file, lang).get(id, {}).get("name", "") for lang in shelf.LANGUAGES)
            names[id] = tuple(dict.fromkeys(n for n in said if n))
    return names


@cache
def ids_by_name() -> Mapping[str, str]:
    """Ids of the cards of the book by slug of their names."""
    return {slug(n): id for id, names in card_names().items() for n in (*names, id)}


def id_of(name: str) -> str:
    """The id of a card by any of its names: the book's, or the name as a slug."""
    plain = slug(name)
    return ids_by_name().get(plain, plain)


def fold(text: str) -> str:
    """Small letters without accents (`Télendar` -> `telendar`)."""
    return "".join(c for c in normalize("NFKD", text.casefold().replace("æ", "ae")) if not combining(c))


def slug(name: str) -> str:
    """A name as an id: small letters and digits with hyphens (`Hom'Chaï` -> `homchai`)."""
    return sub(r"[\W_]+", "-", fold(name).replace("'", "").replace("’", "")).strip("-")
