"""Look-ups: the right entry first, honest about what is not known, in three languages; documents; the table."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rapidfuzz.distance import OSA

from referee.library import shelf
from referee.search import keeping
from referee.search.ask import answer, main
from referee.search.bearing import Seat, opened_table
from referee.search.building import found_sources
from referee.search.documents import passages
from referee.search.index import LANGUAGES, Index
from referee.search.keeping import opened
from referee.search.ranking import find
from referee.search.words import distance, fold

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("dragonrealm", "eredan", "keyforge", "krynea")


@pytest.fixture(scope="module", autouse=True)
def cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A cache folder of these tests' own."""
    folder = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("REFEREE_CACHE", str(folder))
        patch.setenv("REFEREE_LANG", "es")
        patch.delenv("REFEREE_DB", raising=False)
        yield folder


@pytest.fixture(scope="module")
def index(cache: Path) -> Index:
    return opened()


@pytest.fixture
def ask(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[..., tuple[int, str, str]]:
    """The front door, in an empty folder: exit status, what it printed, what it complained of."""
    monkeypatch.chdir(tmp_path)

    def run(*argv: str) -> tuple[int, str, str]:
        status = main(argv)
        out, err = capsys.readouterr()
        return status, out, err

    return run


def queries(part: str, *kinds: str) -> list[list[str]]:
    rows = []
    for path in sorted((ROOT / "tests" / "lookup" / part).glob("*.tsv")):
        rows += [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()[1:]]
    return [row for row in rows if row[3] in kinds]


def share(index: Index, rows: list[list[str]], first: int = 1) -> float:
    right = 0
    for query, lang, game, _, ids in rows:
        found = find(index, query, lang, "" if game == "any" else game)
        right += any(hit.entry.id in ids.split("|") for hit in found.hits[:first])
    return right / len(rows)


# --- the right entry first -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("asker", LANGUAGES)
def test_every_headword_and_alias_finds_its_owner_whoever_asks(index: Index, game: str, asker: str) -> None:
    owners: dict[str, set[str]] = {}
    sources = [source for source in found_sources()[game] if source.kind in ("concept", "card")]
    for source in sources:
        for lang in LANGUAGES:
            for name in source.names.get(lang, ()):
                owners.setdefault(fold(name), set()).add(source.id)

    wrong = []
    for name, ids in owners.items():
        found = find(index, name, asker, game)
        if found.status != "answer" or found.hits[0].entry.id not in ids:
            wrong.append((name, found.status, [hit.entry.id for hit in found.hits[:2]]))

    assert wrong == []


def test_words_of_more_than_one_concept_show_all_owners(index: Index) -> None:
    found = find(index, "robar", "es", "keyforge")

    assert found.status == "answer"
    assert {hit.entry.id for hit in found.hits[: found.owners]} >= {"keyforge.draw", "keyforge.steal"}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("aturdimeinto", "keyforge.stun"),
        ("aturdimento", "keyforge.stun"),
        ("ATURDIMIENTO", "keyforge.stun"),
        ("aturdimiento?", "keyforge.stun"),
        ("¿qué es aturdimiento?", "keyforge.stun"),
        ("¿qué hace el aturdimiento?", "keyforge.stun"),
        ("what does stun do", "keyforge.stun"),
        ("o que é atordoar", "keyforge.stun"),
        ("æmbar", "keyforge.aember"),
        ("embar", "keyforge.aember"),
        ("Ambar", "keyforge.aember"),
        ("ÁMBAR", "keyforge.aember"),
        ("aember", "keyforge.aember"),
        ("probocasion", "keyforge.taunt"),
        ("beneno", "keyforge.poison"),
        ("deslizamineto de rocas", "dragonrealm.rockslide-card"),
        ("monolitso", "krynea.monolith"),
    ],
)
def test_a_word_is_found_however_it_is_typed(index: Index, typed: str, meant: str) -> None:
    found = find(index, typed, "es")

    assert found.status == "answer"
    assert found.hits[0].entry.id == meant


def test_the_game_at_the_table_comes_first_and_another_game_is_named(index: Index) -> None:
    assert find(index, "empate", "es", prefer="dragonrealm").hits[0].entry.game == "dragonrealm"
    assert find(index, "dado", "es", "dragonrealm").hits[0].entry.id == "dragonrealm.die"
    elsewhere = find(index, "monolito", "es", "keyforge")
    assert elsewhere.status != "answer"
    assert {entry.game for entry in elsewhere.elsewhere} == {"krynea"}


@pytest.mark.parametrize("part", ["practice", "unseen"])
def test_questions_and_inflected_words_are_found_as_often_as_promised(index: Index, part: str) -> None:
    assert share(index, queries(part, "inflected")) >= 0.95
    assert share(index, queries(part, "question")) >= 0.65
    assert share(index, queries(part, "question"), first=3) >= 0.85


def test_what_is_off_topic_is_not_answered(index: Index) -> None:
    rows = queries("practice", "off-far", "off-near")
    answered = [row[0] for row in rows if find(index, row[0], row[1]).status == "answer"]

    assert len(answered) <= 0.03 * len(rows), answered


def test_distance_counts_slips_as_rapidfuzz_does() -> None:
    dice = Random(7)
    for _ in range(3000):
        one, other = ("".join(dice.choice("abcñ") for _ in range(dice.randint(1, 9))) for _ in range(2))
        assert distance(one, other, 3) == min(OSA.distance(one, other), 4)


# --- what is printed -----------------------------------------------------------------------------------------------


def test_an_entry_names_meaning_source_rules_and_other_words(ask: Callable[..., tuple[int, str, str]]) -> None:
    status, out, _ = ask("ask", "aturdimeinto")

    assert status == 0
    assert "Leído como «aturdimiento»." in out
    assert "keyforge.stun.next-use" in out
    assert re.search(r"también: .*aturdir", out)
    assert re.search(r"Fuente: .*p\. \d", out)
    assert max(map(len, out.splitlines())) <= 78


def test_global_options_stand_before_or_after(ask: Callable[..., tuple[int, str, str]]) -> None:
    before, after = ask("--lang", "pt", "--json", "ask", "stun"), ask("ask", "stun", "--json", "--lang=pt")

    assert before == after
    hit = json.loads(before[1])["hits"][0]
    assert (hit["id"], hit["kind"], hit["lang"]) == ("keyforge.stun", "concept", "pt")
    assert hit["title"] and hit["text"] and hit["source"]


def test_json_has_the_fields_of_the_interface(ask: Callable[..., tuple[int, str, str]]) -> None:
    status, out, _ = ask("--json", "ask", "tarta", "de", "manzana")

    found = json.loads(out)
    assert status == 1
    assert found["status"] == "none"
    assert set(found) >= {"status", "hits", "did_you_mean", "here"}
    assert answer("stun", "en")["status"] == "answer"


def test_a_rule_is_printed_with_source_concepts_and_cases(ask: Callable[..., tuple[int, str, str]]) -> None:
    status, out, _ = ask("--json", "rule", "keyforge.forge.mandatory")

    told = json.loads(out)
    assert status == 0
    assert set(told) >= {"id", "kind", "text", "source", "concepts", "cases"}
    assert "keyforge.forge" in told["concepts"]
    assert told["cases"]
    assert "keyforge.forge.mandatory" in ask("rule", "keyforge.forge.mandatory")[1]


def test_a_card_is_an_entry_with_facts_and_the_rules_it_touches(ask: Callable[..., tuple[int, str, str]]) -> None:
    status, out, _ = ask("ask", "qué", "hace", "Trol")

    assert status == 0
    assert "poder 8" in out
    assert "keyforge.heal.amount" in out
    assert ask("rule", "keyforge.card.troll")[0] == 0


# --- bad input -----------------------------------------------------------------------------------------------------

NOTHING = ["", "a", "el la de", "🐉🔥", "\x00\x1b[2J", "'; DROP TABLE t; --", "(a+)+$[", "%_*?", "ключ", "鍵", "\udc80"]


@pytest.mark.parametrize("typed", NOTHING)
def test_nothing_sure_comes_from_nothing(ask: Callable[..., tuple[int, str, str]], typed: str) -> None:
    status, out, _ = ask("--json", "ask", "--", typed)

    assert status == 1
    assert json.loads(out)["status"] != "answer"
    assert ask("ask", "--", typed)[1].strip()


@pytest.mark.parametrize(
    "argv",
    [
        ("ask", "x" * 10_000),
        ("ask", "--game", "chess", "x"),
        ("ask", "--lang", "fr", "x"),
        ("ask", "--wrong", "x"),
        ("ask", "x", "--game"),
        ("rule",),
        ("rule", "keyforge.none.such"),
        ("rule", "../../etc/passwd"),
        ("ask", "--add", "missing.txt", "--game", "keyforge", "--lang", "es"),
        ("ask", "--add", "missing.txt"),
        ("ask", "--remove", "missing.txt"),
    ],
)
def test_what_makes_no_sense_is_said_in_every_language(
    ask: Callable[..., tuple[int, str, str]], argv: tuple[str, ...]
) -> None:
    said = {ask("--lang", lang, *argv)[2] for lang in LANGUAGES if "--lang" not in argv} or {ask(*argv)[2]}
    status, out, _ = ask("--json", *argv)

    assert status == 2
    assert json.loads(out)["error"] == "usage"
    assert all(text.strip() and "{" not in text for text in said)
    assert len(said) == (1 if "--lang" in argv else 3)


# --- the index -----------------------------------------------------------------------------------------------------


def test_a_look_up_imports_no_framework(tmp_path: Path, cache: Path) -> None:
    code = "import sys; from referee.__main__ import main; main(['ask', 'stun']); print(*sys.modules)"
    env = {**os.environ, "PYTHONPATH": str(ROOT), "REFEREE_CACHE": str(cache)}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path, env=env, check=True
    )

    loaded = set(done.stdout.splitlines()[-1].split())
    assert not loaded & {"typer", "click", "rich", "json", "pathlib", "re", "sqlite3", "rapidfuzz", "referee.table"}


def test_the_index_is_small_and_made_anew_when_a_source_changes(
    index: Index, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert index.size <= 2048 * index.count
    kept = next(cache.glob("ask*.index"))
    before = kept.stat().st_mtime_ns
    opened()
    assert kept.stat().st_mtime_ns == before

    monkeypatch.setattr(keeping, "stamp", lambda: "another")
    assert opened().field("!stamp") == "another"
    assert kept.stat().st_mtime_ns > before


def test_a_damaged_index_is_made_anew(cache: Path) -> None:
    kept = next(cache.glob("ask*.index"))
    kept.unlink()
    kept.write_bytes(b"!count\t1\n")

    assert find(opened(), "stun", "en").status == "answer"


def test_where_nothing_can_be_written_it_lives_in_memory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("REFEREE_CACHE", str(tmp_path / "file" / "folder"))

    assert find(opened(), "stun", "en").status == "answer"


def test_two_processes_may_make_it_at_once(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT), "REFEREE_CACHE": str(tmp_path)}
    command = [sys.executable, "-m", "referee", "--json", "ask", "stun"]
    both = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path, env=env) for _ in range(2)]

    assert [json.loads(process.communicate()[0])["status"] for process in both] == ["answer", "answer"]
    assert len(list(tmp_path.glob("ask*"))) == 1


# --- the player's own documents ------------------------------------------------------------------------------------

FAQ = """# Preguntas

## El zorzal dorado

El zorzal dorado vale siete monedas cuando canta de noche.

## Otra cosa

Nada que ver con lo anterior.
"""


def pdf(*pages: str) -> bytes:
    """A PDF with one line of text a page."""
    count = len(pages)
    kids = " ".join(f"{4 + 2 * n} 0 R" for n in range(count))
    objects = ["<< /Type /Catalog /Pages 2 0 R >>", f"<< /Type /Pages /Kids [{kids}] /Count {count} >>"]
    objects.append("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>")
    for n, text in enumerate(pages):
        drawn = f"BT /F1 12 Tf 72 720 Td ({text}) Tj ET"
        font = "/Resources << /Font << /F1 3 0 R >> >>"
        objects.append(f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] {font} /Contents {5 + 2 * n} 0 R >>")
        objects.append(f"<< /Length {len(drawn)} >>\nstream\n{drawn}\nendstream")
    data, places = b"%PDF-1.4\n", []
    for n, body in enumerate(objects, 1):
        places.append(len(data))
        data += f"{n} 0 obj\n{body}\nendobj\n".encode()
    table = "".join(f"{place:010d} 00000 n \n" for place in places)
    head = f"xref\n0 {len(places) + 1}\n0000000000 65535 f \n{table}"
    end = f"trailer << /Size {len(places) + 1} /Root 1 0 R >>\nstartxref\n{len(data)}\n%%EOF\n"
    return data + (head + end).encode()


def test_a_document_is_added_found_refreshed_listed_and_removed(
    ask: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    file = tmp_path / "faq.md"
    file.write_text(FAQ, encoding="utf-8")
    assert ask("ask", "--add", "faq.md", "--game", "keyforge", "--lang", "es")[0] == 0

    status, out, _ = ask("--json", "ask", "cuánto vale el zorzal dorado si canta")
    hit = json.loads(out)["hits"][0]
    assert status == 0
    assert hit["kind"] == "document"
    assert hit["source"] == "faq.md «El zorzal dorado»"
    assert ask("--json", "ask", "zorzal dorado", "--game", "krynea")[0] == 1
    assert json.loads(ask("ask", "--sources", "--json")[1])["sources"][0]["passages"] == 2

    file.write_text(FAQ.replace("zorzal", "mirlo"), encoding="utf-8")
    assert json.loads(ask("--json", "ask", "cuánto vale el mirlo dorado si canta")[1])["hits"][0]["kind"] == "document"

    assert ask("ask", "--remove", "faq.md")[0] == 0
    assert json.loads(ask("ask", "--sources", "--json")[1]) == {"sources": []}


def test_a_pdf_is_cited_by_page(ask: Callable[..., tuple[int, str, str]], tmp_path: Path) -> None:
    pytest.importorskip("pypdf")
    (tmp_path / "rules.pdf").write_bytes(pdf("Nothing to see here at all", "The golden thrush sings seven times"))

    assert ask("ask", "--add", "rules.pdf", "--game", "eredan", "--lang", "en")[0] == 0
    hit = json.loads(ask("--json", "--lang", "en", "ask", "golden thrush sings")[1])["hits"][0]
    assert hit["source"] == "rules.pdf, p. 2"
    assert ask("ask", "--remove", "rules.pdf")[0] == 0


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("broken.pdf", b"%PDF-1.4 garbage"),
        ("text.pdf", b"no pdf"),
        ("binary.txt", b"\xff\xfe\x00\x01" * 50),
        ("empty.md", b""),
        ("huge.txt", b"a" * (21 << 20)),
    ],
)
def test_a_file_that_cannot_be_used_is_refused(
    ask: Callable[..., tuple[int, str, str]], tmp_path: Path, name: str, data: bytes
) -> None:
    (tmp_path / name).write_bytes(data)
    status, _, err = ask("ask", "--add", name, "--game", "keyforge", "--lang", "es")

    assert status == 2
    assert name in err or "pypdf" in err or "referee[pdf]" in err


def test_passages_are_cut_at_headings_and_pages() -> None:
    cut = list(passages(["# Uno\n\nTexto uno.\n", "# Dos\n\n" + "Palabra. " * 300]))

    assert cut[0] == (1, "Uno", "Texto uno.")
    assert {(page, heading) for page, heading, _ in cut[1:]} == {(2, "Dos")}
    assert all(len(text) <= 1000 for *_, text in cut)


# --- the table -----------------------------------------------------------------------------------------------------

STATE: dict[str, Any] = {
    "active": "Ana",
    "house": "brobnar",
    "players": {
        "Ana": {
            "amber": 7,
            "key_cost": 6,
            "keys": ["red"],
            "chains": 7,
            "battleline": [{"card": "troll", "stunned": True}],
        },
        "Bruno": {"amber": 3, "key_cost": 8, "keys": [], "chains": 0, "battleline": [], "discard": ["punch"]},
    },
}


def told(index: Index, id: str, lang: str = "es") -> list[str]:
    entry = index.by_id(id)
    assert entry is not None
    return Seat("keyforge", STATE).bearing(entry, lang)


def test_an_entry_tells_how_it_bears_on_the_table(index: Index) -> None:
    assert told(index, "keyforge.stun")[0].startswith("Trol (Ana)")
    assert any("7" in said and "2" in said for said in told(index, "keyforge.chains"))
    assert any("Ana" in said and "listo" in said for said in told(index, "keyforge.key"))
    assert not any("Bruno" in said and "listo" in said for said in told(index, "keyforge.key"))
    assert told(index, "keyforge.chains.penalty") == told(index, "keyforge.chains")
    assert told(index, "keyforge.card.punch", "en") == ["It is in Bruno's discard pile."]
    assert told(index, "keyforge.card.anger") == []
    assert told(index, "krynea.monolith") == []


def test_the_table_is_read_from_the_newest_snapshot(ask: Callable[..., tuple[int, str, str]], tmp_path: Path) -> None:
    import sqlite3

    from referee.journal.journal import Journal

    journal = Journal(str(tmp_path / "state.db"), create=True)
    number = journal.add("keyforge", {})
    for steps, chains in ((2, 1), (1, 13)):
        state = {**STATE, "players": {"Ana": {**STATE["players"]["Ana"], "chains": chains}}}
        journal.tell("INSERT INTO snapshots VALUES (?, ?, ?, ?, ?)", number, steps, steps, "", json.dumps(state))
    journal.close()

    assert "Ana tiene 13 cadenas" in ask("ask", "cadenas")[1].replace("\n    ", " ")
    assert json.loads(ask("--json", "ask", "cadenas", "--table", "9")[1])["here"] == []
    assert ask("--db", str(tmp_path / "none.db"), "ask", "cadenas")[0] == 0
    (tmp_path / "other.db").write_text("no database")
    assert ask("--db", str(tmp_path / "other.db"), "ask", "cadenas")[0] == 0
    sqlite3.connect(tmp_path / "empty.db").close()
    assert opened_table(str(tmp_path / "empty.db"), "") is None


# --- the words -----------------------------------------------------------------------------------------------------


def slots(sentence: str) -> set[str]:
    return {slot.split("|")[0].rstrip("#") for slot in re.findall(r"\{([^{}]+)\}", sentence)}


def test_look_ups_say_the_same_in_every_language() -> None:
    data = {
        lang: tomllib.loads((ROOT / f"glossary/referee/search/{lang}.toml").read_text("utf-8")) for lang in LANGUAGES
    }

    for section in ("says", "card"):
        assert len({frozenset(data[lang][section]) for lang in LANGUAGES}) == 1
        for id in data["es"][section]:
            assert len({frozenset(slots(data[lang][section][id])) for lang in LANGUAGES}) == 1, id


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_about_a_table_is_written_in_every_language(index: Index, game: str) -> None:
    folder = ROOT / "glossary" / game / "here"
    facts = tomllib.loads((folder / "facts.toml").read_text("utf-8"))
    says = {lang: tomllib.loads((folder / f"{lang}.toml").read_text("utf-8")) for lang in LANGUAGES}
    used = {tell[key] for about in facts.values() for tell in about["tell"] for key in ("say", "none") if key in tell}

    assert set(facts) - {"card"} <= set(shelf.concepts(game))
    assert all(set(says[lang]) == used for lang in LANGUAGES)
    for id in used:
        assert len({frozenset(slots(says[lang][id]) - {"keys"}) for lang in LANGUAGES}) == 1, id


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_are_about_rules_that_exist(game: str, lang: str) -> None:
    assert set(shelf.asked(game, lang)) <= {rule.id for rule in shelf.rules(game)}
