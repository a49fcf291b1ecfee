"""`referee rule ID`: one rule in full, read from the rulebook itself."""

from __future__ import annotations

from typing import Any

from ..library import shelf
from .index import Index
from .showing import Page

Told = dict[str, Any]


def rule_json(index: Index, id: str, lang: str) -> Told | None:
    """A rule or card as the interface says it; None when no book has it."""
    entry = index.by_id(id)
    if entry is not None and entry.kind == "card":
        words = entry.words(lang)
        return {
            "id": id,
            "kind": "card",
            "title": words.title,
            "text": words.text,
            "source": entry.source,
            "concepts": [],
            "cases": [],
            "rules": [rule.id for rule in entry.relations()],
        }
    try:
        rule = shelf.rule(id)
    except (LookupError, OSError, ValueError):
        return None
    words_ = shelf.wording(id, lang)
    game = id.split(".")[0]
    title = next((c.title.get(lang, "") for c in shelf.chapters(game) if c.file == rule.chapter), "")
    told: Told = {
        "id": id,
        "kind": rule.kind,
        "title": title,
        "text": words_.get("text", ""),
        "source": "; ".join(rule.source),
        "concepts": [f"{game}.{term}" for term in rule.terms],
        "cases": [dict(case) for case in rule.cases],
    }
    if "note" in words_:
        told["note"] = words_["note"]
    return told


def rule_page(index: Index, told: Told, lang: str) -> str:
    """The same for a terminal."""
    page = Page()
    page.add(" · ".join(filter(None, (told["id"], told["title"]))), bold=True)
    page.add(told["text"], 2)
    page.add(told.get("note", ""), 2)
    if told["source"]:
        page.add(index.says("source", lang, source=told["source"]), 2, hang=2)
    known = [entry.words(lang).title for entry in map(index.by_id, told["concepts"]) if entry]
    if known:
        page.add(index.says("concepts", lang, words=", ".join(known)), 2, hang=2)
    for id in told.get("rules", ()):
        page.add(id, 4)
    if told["cases"]:
        page.add(index.says("cases", lang), 2)
    for case in told["cases"]:
        verdict = index.says("case-legal" if "then" in case else "case-refused", lang)
        page.add(f"{plain(case.get('given', {}))} → {case.get('do', '')}: {verdict}", 4, hang=2)
    return page.text()


def plain(value: Any) -> str:
    """What a case is given, in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key}{' ' if isinstance(v, dict) else '='}{plain(v)}" for key, v in value.items())
    if isinstance(value, list):
        return "[" + "; ".join(map(plain, value)) + "]"
    return str(value).lower() if isinstance(value, bool) else str(value)
