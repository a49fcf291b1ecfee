"""Labels tie a function to the rules it carries: the id is the address of text, code and cases.

`forbids` says what may not be done, `lifts` takes such a rule away, `resolves` carries a move out, `enacts` is a verb that
other code calls. A game's `Code` gathers the labelled functions of its modules; a folder is the registry.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any, TypeVar

from .types import Facts, Move, Record, RuleId, Ruling

F = TypeVar("F", bound=Callable[..., Any])
Checks = tuple[tuple[RuleId, Callable[..., "Facts | None"]], ...]


class Label(Record):
    """What a function does (`forbids`, `lifts`, `resolves`, `enacts`), for which rules and which kinds of move."""

    does: str
    rules: tuple[RuleId, ...]
    moves: tuple[type[Move], ...] = ()
    by: RuleId = ""
    about: str = ""


def labelled(label: Label) -> Callable[[F], F]:
    """Hang a label on a function; several may hang on one."""

    def hang(function: F) -> F:
        function.__dict__.setdefault("labels", []).append(label)
        return function

    return hang


def forbids(rule: RuleId, *moves: type[Move], about: str = "") -> Callable[[F], F]:
    """A check: `f(state, move)` gives the facts that decide against the move, or None.

    `about` names the only field that it looks at (`player`, or one beside the player), when the kinds of move have
    others: such a check need not be asked again for moves alike in it.
    """
    return labelled(Label("forbids", (rule,), moves, about=about))


def lifts(rule: RuleId, by: RuleId) -> Callable[[F], F]:
    """An exception: `f(state, move)` is true when `by` (a rule or card) takes `rule` away from the move."""
    return labelled(Label("lifts", (rule,), (), by))


def resolves(move: type[Move], *rules: RuleId) -> Callable[[F], F]:
    """Carries a move out: `f(story, move)`, top to bottom as at the table."""
    return labelled(Label("resolves", rules, (move,)))


def enacts(*rules: RuleId) -> Callable[[F], F]:
    """A verb or question of the rules that other code calls."""
    return labelled(Label("enacts", rules))


class Code:
    """The labelled functions of a game, found by looking into its modules.

    `heeds(state, check_rule)` may be given to leave out checks that cannot matter (a card that is not at the table).
    """

    def __init__(self) -> None:
        self.checks: dict[type[Move], list[tuple[RuleId, Callable[..., Facts | None]]]] = {}
        self.lifters: dict[RuleId, list[tuple[RuleId, Callable[..., bool]]]] = {}
        self.resolvers: dict[type[Move], Callable[..., None]] = {}
        self._for: dict[type[Move], Checks] = {}
        self._split: dict[type[Move], tuple[Checks, Checks, Checks]] = {}
        self._about: dict[Callable[..., Any], str] = {}

    def gather(self, package: ModuleType) -> None:
        """Import every module of a package and take its labels, in alphabetical order of the modules."""
        for found in sorted(m.name for m in pkgutil.iter_modules(package.__path__)):
            self.take(importlib.import_module(f"{package.__name__}.{found}"))

    def take(self, module: ModuleType) -> None:
        """Take the labels of one module, in the order in which its functions stand."""
        for function in list(vars(module).values()):
            if getattr(function, "__module__", None) == module.__name__:
                for label in getattr(function, "labels", ()):
                    self.add(label, function)

    def add(self, label: Label, function: Callable[..., Any]) -> None:
        """Enter one labelled function."""
        if label.does == "forbids":
            for move in label.moves:
                self.checks.setdefault(move, []).append((label.rules[0], function))
            self._for.clear()
            self._split.clear()
            if label.about:
                self._about[function] = label.about
        elif label.does == "lifts":
            self.lifters.setdefault(label.rules[0], []).append((label.by, function))
        elif label.does == "resolves":
            self.resolvers[label.moves[0]] = function

    def checks_for(self, kind: type[Move]) -> Checks:
        """The checks that a kind of move meets: its own and those of the kinds it descends from."""
        found = self._for.get(kind)
        if found is None:
            found = tuple(check for base in reversed(kind.__mro__) for check in self.checks.get(base, ()))
            self._for[kind] = found
        return found

    def split(self, kind: type[Move]) -> tuple[Checks, Checks, Checks]:
        """The checks of a kind of move in three parts: about the player alone, about one thing, and the rest.

        Those of the kinds it descends from, and those that say what they are `about`, give the same verdict for moves of
        this kind alike in that, so they need not be asked again.
        """
        found = self._split.get(kind)
        if found is None:
            every = self.checks_for(kind)
            seats = tuple(c for c in every if self._about.get(c[1]) == "player")
            wide = tuple(c for c in self.checks.get(kind, ()) if c[1] not in self._about)
            found = self._split[kind] = (seats, tuple(c for c in every if c not in seats and c not in wide), wide)
        return found

    def against(self, state: Any, move: Move, waived: Iterable[RuleId] = ()) -> list[Ruling]:
        """Every rule that speaks against a move at this table, those lifted or waived left out."""
        rulings = []
        for rule, check in self.checks_for(type(move)):
            facts = check(state, move)
            if facts is not None and rule not in waived and not self.lifted(rule, state, move):
                rulings.append(Ruling(rule, facts))
        return rulings

    def allows(self, state: Any, move: Move, waived: Iterable[RuleId] = ()) -> bool:
        """Whether no rule speaks against a move: `against` is empty, found without collecting."""
        return self.passes(self.checks_for(type(move)), state, move, waived)

    def passes(self, checks: Checks, state: Any, move: Move, waived: Iterable[RuleId] = ()) -> bool:
        """Whether none of some checks speaks against a move."""
        for rule, check in checks:
            if check(state, move) is not None and rule not in waived and not self.lifted(rule, state, move):
                return False
        return True

    def lifted(self, rule: RuleId, state: Any, move: Move) -> bool:
        """Whether a card or another rule takes this rule away from the move."""
        return any(lifter(state, move) for _, lifter in self.lifters.get(rule, ()))

    def resolver(self, kind: type[Move]) -> Callable[..., None]:
        """What carries out a kind of move.

        Raises:
            LookupError: nothing does; a test sees to it that no game leaves a move out.
        """
        for base in kind.__mro__:
            if base in self.resolvers:
                return self.resolvers[base]
        raise LookupError(kind.__name__)
