"""Makes the compiled index from the glossaries, rulebooks and cards on the shelf."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from math import log
from typing import Any

from ..core.types import Record
from ..library import shelf
from .index import LANGUAGES, lined
from .words import Tongue, fold

SATURATION = 0.6
"""How soon a word said again counts for little (BM25's k1)."""
LENGTH = 0.45
"""How much a long text is held against it (BM25's b)."""
SCALE = 20
"""Weights are kept as whole numbers, so many to one."""
CONTEXT = 0.5
"""What a rule owes the headwords of its terms, its chapter's title and the heading it is printed under."""

NUMBER = "#"
"""The stem of any number: what a question for how many looks for."""

ASKED = 3.0
"""What counts a word that players ask for the rule with."""

Lines = dict[str, list[object]]


class Source(Record):
    """What goes into the index about one entry; `words` and `texts` by language."""

    id: str
    kind: str
    game: str
    source: str
    related: tuple[str, ...]
    see: tuple[str, ...]
    title: dict[str, str]
    text: dict[str, str]
    note: dict[str, str]
    names: dict[str, tuple[str, ...]]
    """Ways to say it: the headword first."""
    asked: dict[str, tuple[str, ...]]
    """Questions that it answers."""
    weighed: dict[str, tuple[tuple[float, str], ...]]
    """The texts that are searched, each with its weight."""


def build(stamp: str) -> bytes:
    """The index of everything on the shelf, as bytes."""
    tongues = {lang: Tongue(lang, tongue_data(lang)) for lang in LANGUAGES}
    sources: list[Source] = []
    spans: dict[str, str] = {}
    for game, found in found_sources().items():
        spans[game] = f"{game}={len(sources)}-{len(sources) + len(found)}"
        sources += found
    lines = index_of(sources, tongues)
    lines["!stamp"], lines["!games"] = [stamp], [" ".join(spans.values())]
    for lang in LANGUAGES:
        for what, value in tongue_data(lang).items():
            lines[f"l{lang}.{what}"] = [*value.split("\n")]
        known = shelf.load(shelf.room("glossary") / shelf.OWN / "search" / f"{lang}.toml")
        for game in spans:
            lines[f"g{lang}.{game}"] = [shelf.book(game).get("title", {}).get(lang, game.title())]
        for id, sentence in known["says"].items():
            lines[f"m{lang}.{id}"] = [sentence]
    for game in spans:
        bearing_lines(lines, game)
    return lined(lines.items())


def bearing_lines(lines: Lines, game: str) -> None:
    """Enter what look-ups tell about an open table of a game: what for which concept, and the sentences."""
    folder = shelf.room("glossary") / game / "here"
    for concept, about in shelf.load(folder / "facts.toml").items():
        lines[f"h{game}.{concept}"] = [json.dumps(tell) for tell in about["tell"]]
    for lang in LANGUAGES:
        for id, sentence in shelf.load(folder / f"{lang}.toml").items():
            lines[f"h{game}.{lang}.{id}"] = [sentence]


def tongue_data(lang: str) -> dict[str, str]:
    """What `Tongue` wants to know about a language, as strings."""
    known = shelf.load(shelf.room("glossary") / shelf.OWN / "search" / f"{lang}.toml")
    data = {
        "stop": " ".join(known.get("stop", "").split()),
        "frames": known.get("frames", "").strip(),
        "tails": known.get("tails", "").strip(),
        "endings": " ".join(known.get("endings", "").split()),
        "forms": " ".join(f"{form}={base}" for form, base in known.get("forms", {}).items()),
        "numbers": " ".join(f"{word}={n}" for word, n in known.get("numbers", {}).items()),
        "sounds": known.get("sounds", {}).get("pairs", ""),
        "light": known.get("light", ""),
        "asking": known.get("asking", ""),
        "many": known.get("many", ""),
    }
    data["groups"] = Tongue(lang, data).grouped(known.get("alike", "").strip())
    return data


def found_sources() -> dict[str, list[Source]]:
    """What can be found, by game: the games that have a glossary or a rulebook, the program's own book left out."""
    games = {p.parent.name for p in shelf.room("glossary").glob("*/concepts.toml")} | set(shelf.games())
    return {
        game: [*concept_sources(game), *rule_sources(game), *card_sources(game)] for game in sorted(games - {shelf.OWN})
    }


def concept_sources(game: str) -> Iterable[Source]:
    """The concepts of a game."""
    printed = {r.id: r.source for r in shelf.rules(game)}
    for id, about in shelf.concepts(game).items():
        words = {lang: shelf.glossary(game, lang).get(id, {}) for lang in LANGUAGES}
        names = {lang: tuple(w.get("words", ())) for lang, w in words.items()}
        rules = tuple(about.get("rules", ()))
        yield Source(
            id=f"{game}.{id}",
            kind="concept",
            game=game,
            source=next((printed[r][0] for r in rules if printed.get(r)), ""),
            related=rules,
            see=tuple(f"{game}.{other}" for other in about.get("see", ())),
            title={lang: given[0] for lang, given in names.items() if given},
            text={lang: w.get("text", "") for lang, w in words.items()},
            note={lang: w.get("note", "") for lang, w in words.items()},
            names=names,
            asked={},
            weighed={
                lang: (
                    (3.0, " ".join(names[lang][:1])),
                    (1.5, " ".join(dict.fromkeys(" ".join(names[lang]).split()))),
                    (1.0, w.get("text", "")),
                    (0.3, w.get("note", "")),
                )
                for lang, w in words.items()
            },
        )


def rule_sources(game: str) -> Iterable[Source]:
    """The rules of a game."""
    titles = {c.file: c.title for c in shelf.chapters(game)}
    for rule in shelf.rules(game):
        words = {lang: shelf.wording(rule.id, lang) for lang in LANGUAGES}
        terms = {lang: [*term_words(game, rule.terms, lang)] for lang in LANGUAGES}
        asked = {lang: tuple(shelf.asked(game, lang).get(rule.id, ())) for lang in LANGUAGES}
        headings = " ".join(s.partition("«")[2] for s in rule.source)
        yield Source(
            id=rule.id,
            kind="rule",
            game=game,
            source="; ".join(rule.source),
            related=tuple(f"{game}.{term}" for term in rule.terms),
            see=(),
            title={lang: titles[rule.chapter].get(lang, "") for lang in LANGUAGES},
            text={lang: w.get("text", "") for lang, w in words.items()},
            note={lang: w.get("note", "") for lang, w in words.items()},
            names={},
            asked=asked,
            weighed={
                lang: (
                    (1.0, w.get("text", "")),
                    (0.4, w.get("ruling", "") + " " + w.get("facts", "")),
                    (0.3, w.get("note", "")),
                    (CONTEXT, " ".join((titles[rule.chapter].get(lang, ""), headings, *terms[lang]))),
                    (ASKED, " ".join(asked[lang])),
                )
                for lang, w in words.items()
            },
        )


def term_words(game: str, terms: Iterable[str], lang: str) -> Iterable[str]:
    """The headwords of concepts."""
    for term in terms:
        yield from shelf.glossary(game, lang).get(term, {}).get("words", ())[:1]


def card_sources(game: str) -> Iterable[Source]:
    """The cards of a game."""
    for file in shelf.card_files(game):
        for id, facts in shelf.cards(game, file).items():
            words = {lang: shelf.card_words(game, file, lang).get(id, {}) for lang in LANGUAGES}
            names = {lang: (w["name"], *w.get("words", ())) for lang, w in words.items() if "name" in w}
            yield Source(
                id=f"{game}.card.{id}",
                kind="card",
                game=game,
                source=f"n.º {facts['number']}" if "number" in facts else "",
                related=tuple(facts.get("bends", ())),
                see=(),
                title={lang: given[0] for lang, given in names.items()},
                text={lang: card_text(game, file, facts, w, lang) for lang, w in words.items()},
                note={lang: w.get("note", "") for lang, w in words.items()},
                names=names,
                asked={},
                weighed={
                    lang: (
                        (3.0, w.get("name", "")),
                        (1.0, w.get("summary", "")),
                        (0.5, card_facts(game, file, facts, lang)),
                    )
                    for lang, w in words.items()
                },
            )


def card_text(game: str, file: str, facts: dict[str, Any], words: dict[str, Any], lang: str) -> str:
    """A card in a few lines: what is printed in numbers, then what it does."""
    return f"{card_facts(game, file, facts, lang)}. {words.get('summary', '')}".strip()


def card_facts(game: str, file: str, facts: dict[str, Any], lang: str) -> str:
    """What is printed on a card in numbers and single words."""
    says = shelf.load(shelf.room("glossary") / shelf.OWN / "search" / f"{lang}.toml")["card"]
    known = shelf.glossary(game, lang)
    given = shelf.speech(game, lang).get("names", {})

    def called(kind: str, id: str) -> str:
        name = given.get(f"{kind}.{id}") or known.get(id, {}).get("words") or id
        return str(name if isinstance(name, str) else name[0])

    parts = [called("type", facts.get("type", "")), called("house", file)]
    parts += [says[n].format(n=facts[n]) for n in ("power", "armor", "amber") if facts.get(n)]
    parts += [called("trait", t) for t in facts.get("traits", ())]
    for keyword in facts.get("keywords", ()):
        name, _, value = str(keyword).partition(":")
        parts.append(" ".join(filter(None, (called("keyword", name), value))))
    return " · ".join(p for p in parts if p)


def index_of(sources: list[Source], tongues: dict[str, Tongue]) -> Lines:
    """The lines about a list of entries: themselves, their names, the stems of their texts, words to repair with."""
    lines: Lines = {"!count": [len(sources)]}
    numbers = {s.id: n for n, s in enumerate(sources)}
    exact: dict[str, dict[tuple[int, str], int]] = defaultdict(dict)
    stemmed: dict[str, dict[tuple[int, str], int]] = defaultdict(dict)
    vocabulary: dict[str, set[str]] = {lang: set() for lang in tongues}
    using: dict[str, list[str]] = defaultdict(list)
    for source in sources:
        for term in source.related if source.kind == "rule" else ():
            using[term].append(source.id)
    for n, source in enumerate(sources):
        related = " ".join(str(numbers[r]) for r in dict.fromkeys((*source.related, *using[source.id])) if r in numbers)
        lines[f"i{source.id}"] = [n]
        lines[f"e{n:05d}"] = [source.id, source.kind, source.game, source.source, related, " ".join(source.see)]
        for lang, tongue in tongues.items():
            if source.text.get(lang) or source.title.get(lang):
                also = "; ".join(source.names.get(lang, ())[1:])
                parts = (source.title, source.text, source.note)
                lines[f"e{n:05d}.{lang}"] = [*(part.get(lang, "") for part in parts), also]
            for rank, name in enumerate(source.names.get(lang, ())):
                words = fold(name)
                exact[f"n{words}"].setdefault((n, lang), rank)
                stemmed[f"s{lang} {tongue.key(words.split())}"].setdefault((n, lang), rank)
                vocabulary[lang].update(words.split())
            for question in source.asked.get(lang, ()):
                stemmed[f"s{lang} {tongue.key(fold(question).split())}"].setdefault((n, lang), 1)
    for names in (exact, stemmed):
        for key, owners in names.items():
            lines[key] = [" ".join(f"{n}.{lang}.{rank}" for (n, lang), rank in owners.items())]
    for lang, tongue in tongues.items():
        weigh(lines, sources, tongue, vocabulary[lang])
        question_lines(lines, sources, tongue, stemmed)
    for word in set().union(*vocabulary.values()):
        if len(word) > 2 and not word.isdigit():
            lines[f"w{word}"] = [" ".join(lang for lang in tongues if word in vocabulary[lang])]
    for lang, tongue in tongues.items():
        sounds = defaultdict(list)
        for word in sorted(vocabulary[lang]):
            if len(word) > 2:
                sounds[tongue.sound(word)].append(word)
        for sound, alike in sounds.items():
            lines[f"p{lang} {sound}"] = [" ".join(alike)]
    return lines


def weigh(lines: Lines, sources: list[Source], tongue: Tongue, vocabulary: set[str]) -> None:
    """Enter how much every entry says about every stem of one language (BM25F); adds its words to the vocabulary."""
    bags: list[Counter[str]] = []
    for source in sources:
        bag: Counter[str] = Counter()
        for weight, text in source.weighed.get(tongue.lang, ()):
            words = fold(text).split()
            vocabulary.update(words)
            if weight >= 1 and any(word.isdigit() or word in tongue.numbers for word in words):
                bag[NUMBER] += 1
            for word in tongue.content(words):
                bag[tongue.stem(word)] += weight  # type: ignore[assignment]  # Counter counts fractions as well
        bags.append(bag)
    usual = sum(sum(b.values()) for b in bags) / max(1, sum(1 for b in bags if b))
    having = Counter(stem for bag in bags for stem in bag)
    postings: dict[str, list[str]] = defaultdict(list)
    weights = {stem: idf(len(sources), n) for stem, n in having.items()}
    for n, bag in enumerate(bags):
        size = 1 - LENGTH + LENGTH * sum(bag.values()) / usual if usual else 1.0
        for stem, said in bag.items():
            told = said / size
            postings[stem].append(f"{n} {round(SCALE * weights[stem] * told / (told + SATURATION))}")
    for stem, told_by in postings.items():
        lines[f"t{tongue.lang} {stem}"] = [round(SCALE * weights[stem]), " ".join(told_by)]


def question_lines(
    lines: Lines, sources: list[Source], tongue: Tongue, names: dict[str, dict[tuple[int, str], int]]
) -> None:
    """Enter the questions of one language as wholes: which of them has a stem or names a concept, whose it is, its weight."""
    asked: list[tuple[int, set[str]]] = []
    for n, source in enumerate(sources):
        for question in source.asked.get(tongue.lang, ()):
            words = (word for word in fold(question).split() if word not in tongue.light)
            asked.append((n, {meant(tongue.lang, tongue.stem(word), source.game, sources, names) for word in words}))
    having = Counter(part for _, parts in asked for part in parts)
    weights = {part: SCALE * idf(len(asked), n) for part, n in having.items()}
    postings: dict[str, list[str]] = defaultdict(list)
    for k, (n, parts) in enumerate(asked):
        whole = round(sum(weights[part] for part in parts))
        for part in parts:
            postings[part].append(f"{k} {n} {whole}")
    for part, told_by in postings.items():
        lines[f"q{tongue.lang} {part}"] = [round(weights[part]), " ".join(told_by)]


def meant(lang: str, stem: str, game: str, sources: list[Source], names: dict[str, dict[tuple[int, str], int]]) -> str:
    """The number of the concept that a stem names in a game, with `@` before it; the stem where it names none or several."""
    owners = {
        n for n, _ in names.get(f"s{lang} {stem}", ()) if sources[n].kind == "concept" and sources[n].game == game
    }
    return f"@{owners.pop()}" if len(owners) == 1 else stem


def idf(count: int, having: int) -> float:
    """How much a stem tells: more, the fewer entries have it."""
    return log(1 + (count - having + 0.5) / (having + 0.5))
