"""Every knot between code, rulebooks and glossaries pulled: nothing cites what is not there, no language lacks anything."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from referee import games
from referee.core.labels import Code
from referee.library import shelf

REFEREE = Path(games.__file__).parent.parent
BOOKS = (*shelf.games(), shelf.OWN)
KINDS = {"legality", "effect", "definition", "advice", "physical", "state", "procedure", "forced", "scoring", "choice"}
PLACEHOLDER = re.compile(r"\{([a-z_]\w*)")


def literals(folder: Path) -> set[str]:
    """Every string in the code below a folder, docstrings left out."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        found |= {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
        }
    return found


@cache
def cited(game: str) -> set[str]:
    """The rule ids that stand in the code of a game; those of the program's own book, in the code of the house."""
    if game != shelf.OWN:
        id = re.compile(rf"{game}\.[a-z0-9-]+\.[a-z0-9-]+")
        return {text for text in literals(REFEREE / "games" / game) if id.fullmatch(text)}
    topics = "|".join(topic for chapter in shelf.chapters(game) for topic in chapter.topics)
    id = re.compile(rf"{game}\.({topics})\.[a-z0-9-]+")
    return {text for text in literals(REFEREE) if id.fullmatch(text)}


@cache
def code_of(game: str) -> Code:
    """The labelled functions of a game."""
    package = importlib.import_module(f"referee.games.{game}")
    modules = [package]
    for found in pkgutil.iter_modules(package.__path__):
        modules.append(importlib.import_module(f"{package.__name__}.{found.name}"))
    return next(value for module in modules for value in vars(module).values() if isinstance(value, Code))


def placeholders(text: Any) -> set[str]:
    return set(PLACEHOLDER.findall(text)) if isinstance(text, str) else set()


def test_every_rulebook_has_its_game() -> None:
    assert set(shelf.games()) == set(games.ids())


@pytest.mark.parametrize("game", BOOKS)
def test_every_id_in_the_code_stands_in_a_book(game: str) -> None:
    stated = {rule.id for rule in shelf.rules(game)}
    cards = {f"{game}.card.{card}" for file in shelf.card_files(game) for card in shelf.cards(game, file)}

    assert not cited(game) - stated - cards


@pytest.mark.parametrize("game", BOOKS)
def test_every_legality_rule_has_its_check(game: str) -> None:
    legality = {rule.id for rule in shelf.rules(game) if rule.kind == "legality"}

    assert not legality - cited(game)


@pytest.mark.parametrize("game", BOOKS)
def test_every_legality_rule_has_a_case_at_the_border_and_one_beside(game: str) -> None:
    assert not [rule.id for rule in shelf.rules(game) if rule.kind == "legality" and len(rule.cases) < 2]


@pytest.mark.parametrize("game", BOOKS)
def test_a_rule_is_stated_once_and_in_its_chapter(game: str) -> None:
    seen: set[str] = set()
    for rule in shelf.rules(game):
        assert rule.id not in seen
        seen.add(rule.id)
        assert shelf.chapter_of(rule.id) == rule.chapter, rule.id
        assert rule.id.startswith(f"{game}.") and rule.source, rule.id


@pytest.mark.parametrize("game", BOOKS)
def test_every_chapter_has_a_file_and_every_file_is_a_chapter(game: str) -> None:
    files = {path.stem for path in Path(shelf.room("rulebooks"), game).glob("*.toml")} - {"book"}

    assert files == {chapter.file for chapter in shelf.chapters(game)}


@pytest.mark.parametrize("game", BOOKS)
def test_every_language_states_every_rule_with_the_same_facts(game: str) -> None:
    for rule in shelf.rules(game):
        words = [shelf.wording(rule.id, lang) for lang in shelf.LANGUAGES]
        assert all(own.get("text") for own in words), rule.id
        assert len({frozenset(own) for own in words}) == 1, rule.id
        for field in ("ruling", "facts"):
            assert len({frozenset(placeholders(own.get(field))) for own in words}) == 1, f"{rule.id} {field}"
        if any("then" not in case for case in rule.cases):
            assert all(own.get("ruling") for own in words), rule.id


@pytest.mark.parametrize("game", BOOKS)
def test_no_language_states_a_rule_that_is_not_there(game: str) -> None:
    stated = {rule.id for rule in shelf.rules(game)}
    for chapter in shelf.chapters(game):
        for lang in shelf.LANGUAGES:
            assert not set(shelf.words(game, chapter.file, lang)) - stated


@pytest.mark.parametrize("game", BOOKS)
def test_every_title_is_in_every_language(game: str) -> None:
    assert set(shelf.book(game)["title"]) == set(shelf.LANGUAGES)
    assert all(set(chapter.title) == set(shelf.LANGUAGES) for chapter in shelf.chapters(game))


@pytest.mark.parametrize("game", shelf.games())
def test_every_concept_is_in_every_language_and_leads_to_rules(game: str) -> None:
    concepts = shelf.concepts(game)
    stated = {rule.id for rule in shelf.rules(game)}
    for lang in shelf.LANGUAGES:
        assert set(shelf.glossary(game, lang)) == set(concepts), lang
        assert all(entry["words"] and entry["text"] for entry in shelf.glossary(game, lang).values())
    for id, concept in concepts.items():
        assert not set(concept.get("rules", ())) - stated, id
        assert not set(concept.get("see", ())) - set(concepts), id
    for rule in shelf.rules(game):
        assert not set(rule.terms) - set(concepts), rule.id


@pytest.mark.parametrize("game", games.ids())
def test_every_move_has_a_resolver_and_a_phrase(game: str) -> None:
    code = code_of(game)
    for kind, move in games.find(game).moves.items():
        assert code.resolver(move), kind
        for lang in shelf.LANGUAGES:
            assert shelf.speech(game, lang)["moves"].get(kind), f"{kind} {lang}"


@pytest.mark.parametrize("game", games.ids())
def test_every_event_has_a_sentence(game: str) -> None:
    for kind in games.find(game).events:
        for lang in shelf.LANGUAGES:
            sentences = shelf.speech(game, lang)["events"]
            assert any(key == kind or key.startswith(f"{kind}.") for key in sentences), f"{kind} {lang}"


@pytest.mark.parametrize("game", games.ids())
def test_every_language_speaks_of_the_same(game: str) -> None:
    spoken = [shelf.speech(game, lang) for lang in shelf.LANGUAGES]

    assert len({frozenset(one) for one in spoken}) == 1
    for section in ("moves", "events", "choices", "names", "errors", "subjects"):
        assert len({frozenset(one.get(section, ())) for one in spoken}) == 1, section
    for kind in spoken[0]["events"]:
        assert len({frozenset(placeholders(one["events"][kind])) for one in spoken}) == 1, kind


def entries(data: Mapping[str, Any], under: str = "") -> Iterator[tuple[str, str]]:
    """The sentences of a glossary by the path that leads to them."""
    for key, value in data.items():
        if isinstance(value, Mapping):
            yield from entries(value, f"{under}{key}/")
        elif isinstance(value, str):
            yield under + key, value


def test_the_program_says_the_same_in_every_language() -> None:
    spoken = [dict(entries(shelf.glossary(shelf.OWN, lang)["say"])) for lang in shelf.LANGUAGES]

    assert len({frozenset(one) for one in spoken}) == 1
    for id in spoken[0]:
        assert len({frozenset(placeholders(one[id])) for one in spoken}) == 1, id


SAYS = re.compile(
    r"(?:\bsay|\bsentence|Wrong|NoTable|Unfit|\basked|\barrived|\bmoved)\([^()]*?[\"']([a-z][a-z.-]+)[\"']"
)
BESIDE_GAMES = [p for p in REFEREE.rglob("*.py") if not {"games", "search"} & set(p.relative_to(REFEREE).parts)]


def test_every_sentence_that_the_program_says_is_written() -> None:
    written = set(shelf.glossary(shelf.OWN, "es")["say"])

    said = {id for path in BESIDE_GAMES for id in SAYS.findall(path.read_text(encoding="utf-8"))}

    assert len(said) > 50
    assert not said - written


def test_every_command_and_option_has_its_help() -> None:
    from referee.cli.commands import COMMANDS
    from referee.cli.grammar import parameters

    wanted = {f"help.{name}" for name in COMMANDS}
    wanted |= {f"help.{name}.{p.name.rstrip('_')}" for name, command in COMMANDS.items() for p in parameters(command)}

    assert not wanted - set(shelf.glossary(shelf.OWN, "es")["say"])


def test_every_trouble_with_the_database_has_its_sentence() -> None:
    from referee.journal.health import SAID

    whys = {why for _, why in SAID} | {"newer", "replay"}

    assert not {f"database.{why}" for why in whys} - set(shelf.glossary(shelf.OWN, "es")["say"])
