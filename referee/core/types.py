"""The nouns of the referee: values that are handed in and handed out, never changed.

`Record` is the base of all of them. It is a frozen value like a frozen dataclass, but a kind of record gets its generated
code when the first one is made, not at import: a game has some hundred kinds, and every command is a new process.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Self, TypeVar, dataclass_transform

type_name = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")

RuleId = str
"""`game.topic.name`, for example `keyforge.forge.mandatory`; a card speaks as `game.card.card-id`."""

Facts = Mapping[str, Any]
"""The numbers and names at the table that decide: ints, player names, ids, or tuples of them."""

S = TypeVar("S")


class Named:
    """A field's default, marked as given by name only: such fields stand last."""

    def __init__(self, default: Any) -> None:
        self.default = default


def named(*, default: Any, kw_only: bool = True) -> Any:
    """A field of a record that is only given by name."""
    return Named(default)


@dataclass_transform(frozen_default=True, field_specifiers=(named,))
class Record:
    """A frozen value: fields are the annotations of the class, in order, the base's first; equality by value.

    Raises:
        TypeError: a field without a default is missing, or a name is no field.
        AttributeError: somebody tries to change it.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    named: ClassVar[tuple[str, ...]] = ()
    defaults: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        own = [
            name
            for name, kind in cls.__dict__.get("__annotations__", {}).items()  # noqa: RUF063 (inspect is slow to import)
            if not str(kind).startswith("ClassVar") and name not in cls.fields
        ]
        own_named = tuple(n for n in own if isinstance(cls.__dict__.get(n), Named))
        for name in own_named:
            setattr(cls, name, cls.__dict__[name].default)
        cls.named = (*cls.named, *own_named)
        cls.fields = (*(n for n in (*cls.fields, *own) if n not in cls.named), *cls.named)
        cls.defaults = {**cls.defaults, **{n: cls.__dict__[n] for n in cls.fields if n in cls.__dict__}}

        cls.__init__ = Record.__init__  # type: ignore[method-assign]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        cls = type(self)
        cls.__init__ = initializer(cls)  # type: ignore[method-assign]
        cls.__init__(self, *args, **kwargs)

    def but(self, **changes: Any) -> Self:
        """The same value with some fields changed."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.__dict__.update(changes)
        return other

    def asdict(self) -> dict[str, Any]:
        """The fields by name, as they are."""
        return {name: self.__dict__[name] for name in self.fields}

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"{type(self).__name__} is a value: use .but({name}=...)")

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        mine, theirs = self.__dict__, other.__dict__
        return all(mine[name] == theirs[name] for name in self.fields)

    def __hash__(self) -> int:
        return hash((type(self), *(self.__dict__[name] for name in self.fields)))

    def __repr__(self) -> str:
        said = ", ".join(f"{n}={self.__dict__[n]!r}" for n in self.fields)
        return f"{type(self).__name__}({said})"


def initializer(cls: type[Record]) -> Any:
    """The `__init__` of a kind of record, made for its fields: as quick as one written by hand."""
    given = [n for n in cls.fields if n not in cls.named]
    late = next((i for i, n in enumerate(given) if n in cls.defaults), len(given))
    own = [
        f"{n}=defaults[{n!r}]" if n in cls.defaults else f"{n}=missing" if i > late else n for i, n in enumerate(given)
    ]
    own += ["*", *(f"{n}=defaults[{n!r}]" for n in cls.named)] if cls.named else []
    lines = [f"def __init__(self, {', '.join(own)}):", "    _values = self.__dict__"]
    lines += [f"    _values[{n!r}] = {n}" for n in cls.fields]
    made: dict[str, Any] = {"defaults": cls.defaults, "missing": None}
    exec("\n".join(lines), made)
    return made["__init__"]


def kind_of(record: type[Record]) -> str:
    """A class's name as JSON says it: `AmberGained` -> `amber-gained`."""
    known: str | None = record.__dict__.get("_kind")
    if known is None:
        known = type_name.sub("-", record.__name__).lower()
        type.__setattr__(record, "_kind", known)
    return known


class Move(Record):
    """What a player says they do. One subclass a kind; the fields after `player` are its arguments.

    A kind that is `last` ends the game or leads aside: legal, but nothing to offer somebody whose move of another kind was
    refused.
    """

    last: ClassVar[bool] = False

    player: str

    @property
    def kind(self) -> str:
        """`reap`, `choose-house`, ..."""
        return kind_of(type(self))

    def args(self) -> dict[str, Any]:
        """The arguments by name, those left at their default left out."""
        return {
            n: self.__dict__[n]
            for n in self.fields
            if n != "player" and not (n in self.defaults and self.__dict__[n] == self.defaults[n])
        }

    def record(self) -> dict[str, Any]:
        """The move without a language, as the journal keeps it: `type`, `player`, `args` (JSON values)."""
        return {"type": self.kind, "player": self.player, "args": plain(self.args())}


AT_RANDOM = "at-random"
"""Picked instead of an option or number: the table is to draw. Replaced by what is drawn before anything is judged."""


class Answer(Move):
    """Settles the first open choice of `player`; `picked` are options' ids, or what a free choice asked for."""

    picked: tuple[str, ...]


class Event(Record, Generic[S]):
    """What has happened at the table. One subclass a kind; `because` is the rule or card that made it happen."""

    because: RuleId = named(default="", kw_only=True)

    @property
    def kind(self) -> str:
        """`amber-gained`, ..."""
        return kind_of(type(self))

    def on(self, state: S) -> S:
        """The table after it. Arithmetic only: whether it may happen was decided before."""
        raise NotImplementedError

    def said(self) -> dict[str, Any]:
        """The fields by name without `because`: what a sentence about it may mention."""
        return {n: self.__dict__[n] for n in self.fields if n != "because"}


class Ruling(Record):
    """A rule that speaks against a move, and the facts at the table that decide it. No sentence in it."""

    rule: RuleId
    facts: Facts


class Choice(Record):
    """A question to the table, open until it is answered.

    `options` are ids; empty where the answer is free (a card's name, a number): then `choice` tells what is wanted and
    `low`/`high` bound a number. `least`/`most` count how many options are picked.
    """

    player: str
    choice: str
    of: RuleId
    options: tuple[str, ...] = ()
    least: int = 1
    most: int = 1
    facts: Facts = {}
    low: int = 0
    high: int = 0

    @property
    def free(self) -> bool:
        """Whether the answer is told by the table instead of picked from options."""
        return not self.options


class Unfinished(Record, Generic[S]):
    """A move whose story waits for an answer: it is told again from `before` with the answers known so far."""

    before: S
    move: Move
    answers: tuple[tuple[str, ...], ...]
    told: int


class Position(Record, Generic[S]):
    """A table at rest: its state and, when a move waits for an answer, the open choices."""

    state: S
    waiting: tuple[Choice, ...] = ()
    unfinished: Unfinished[S] | None = None


class Legal(Record, Generic[S]):
    """A move carried out: the table after it and what happened on the way."""

    position: Position[S]
    events: tuple[Event[S], ...]


class Illegal(Record):
    """A move refused: every rule that refuses it."""

    rulings: tuple[Ruling, ...]


class Subject(Record):
    """Something a player can point at: a counter, a power, a card's place. `of` is a player's name or a card's ref."""

    kind: str
    of: str = ""


class Unfit(Exception):
    """What was given for a new table, a scenario, a file or a fix makes no sense.

    `says` is the id of a sentence in the glossary, `facts` fill it. Exit status 2.
    """

    def __init__(self, says: str, **facts: Any) -> None:
        super().__init__(says, facts)
        self.says = says
        self.facts = facts
        self.game = ""
        """Whose sentence it is; empty for the program's own."""


def plain(value: Any) -> Any:
    """A value as JSON can hold it: tuples become lists, records dicts, sets sorted lists."""
    if isinstance(value, Record):
        return plain(value.asdict())
    if isinstance(value, Mapping):
        return {str(k): plain(v) for k, v in value.items()}
    if isinstance(value, tuple | list):
        return [plain(v) for v in value]
    if isinstance(value, set | frozenset):
        return sorted(plain(v) for v in value)
    return value
