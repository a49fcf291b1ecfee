"""Finds what a query means: a sure headword first, then what the texts say, and how sure that is.

A headword or alias that is spelled as asked, has the same stems, sounds the same or is a letter or two away is sure.
Anything else is ranked by how much the texts say about its words (BM25F, weighed when the index is made); a word that
belongs to a concept also speaks for the rules of that concept. The score of the best, divided by what the words of the
query could have scored at most, tells an answer from a guess, for one word as for twelve.
"""

from __future__ import annotations

from .index import Entry, Index
from .query import Query
from .spelling import DOUBTFUL, mistyped, near, respelled

TYPE_CHECKING = False  # as type checkers know it; to import what only they need would cost 2 ms
if TYPE_CHECKING:
    from collections.abc import Iterable

ANSWER = 0.55
"""Share of what a query could score from which the best entry is an answer, when it leads clearly ..."""
LEAD = 0.12
"""... by so much of the same before the next, ..."""
CLEAR = 0.8
"""... or reaches this much."""
GUESS = 0.16
"""Share from which it is worth showing."""
UNKNOWN = 130
"""What a word weighs that no text has."""
OPTION = 0.55
"""What a concept named in the query gives to its rules, against a word that stands in the rule itself."""
ITSELF = 0.6
"""What it gives to its own entry."""
FOREIGN = 0.7
"""What a word in another language than the player's counts."""
REPAIRED = 0.8
"""What a word counts that was read as another."""
PASSAGE = 0.9
"""What a passage of a player's own document counts against the rulebooks."""
MANY = 20
"""What a number in a text is worth when a question asks how many."""
CONCEPT = 0.6
"""What a concept's own entry counts when a whole question is asked."""
CARD = 0.7
"""What a card counts when its name was not asked for."""
ALIKE = 0.6
"""What it counts that players ask for an entry with the very same question, against all words of the question."""
QUESTION = 0.5
"""Share of the query, against the known question, in what two questions could have in common."""
STRANGE = 80
"""What a word weighs there that no known question has."""
SHOWN = 5
"""Entries that are listed."""
RELATED = 0.5
"""How sure the rules of a headword are that was asked for."""
SURER = 0.85
"""How sure a spelling must be to be preferred to an unknown form of another word."""
LONGEST = 4
"""Words that a headword inside a question may have."""


class Hit:
    """An entry with how sure it is, from 0 to 1."""

    __slots__ = ("entry", "score")

    def __init__(self, entry: Entry, score: float) -> None:
        self.entry = entry
        self.score = score


class Found:
    """What a query found: `status` answer, tentative or none; `read` the repaired spelling, `near` headwords like it."""

    __slots__ = ("elsewhere", "hits", "near", "owners", "read", "status")

    def __init__(self) -> None:
        self.status = "none"
        self.hits: list[Hit] = []
        self.owners = 0
        """How many of the first hits have the very headword that was asked for."""
        self.read = ""
        self.near: list[str] = []
        self.elsewhere: list[Entry] = []


def find(
    index: Index, text: str, lang: str, game: str = "", prefer: str = "", documents: Iterable[Index] = ()
) -> Found:
    """What a query means, by the glossaries and rulebooks, and by the player's own documents after them.

    `game` shuts the other games out; `prefer` only puts one first. The text is at most a few hundred letters long.
    """
    query = Query(index, text, lang, game, prefer)
    found = Found()
    if not query.text:
        return found
    sure, elsewhere, spelled = named(query)
    score = 1.0
    if not sure or (not spelled and any(index.fields(f"w{word}") is None for word in query.text.split())):
        meant = mistyped(query)
        if not sure or meant[1] >= SURER:
            sure, score, found.read = meant
        elif any(map(query.stretched, query.text.split())):
            score = DOUBTFUL
    if sure and score == 1:  # its own rules say more about a sure headword than texts that mention it
        ranked, clear = [Hit(rule, RELATED) for rule in index.entry(sure[0]).relations()], False
    else:
        ranked, clear = by_texts(query, found)
    if sure:
        found.status = "answer" if score >= ANSWER else "tentative"
        found.owners = len(sure)
        found.hits = [Hit(index.entry(n), score) for n in sure]
        found.hits += [hit for hit in ranked if hit.entry.n not in sure]
    elif ranked and ranked[0].score >= GUESS:
        found.status = "answer" if clear else "tentative"
        found.hits = ranked
    for document in documents:
        add_passages(query, document, found)
    found.hits = found.hits[: max(SHOWN, found.owners)]
    found.elsewhere = [entry for entry in map(index.entry, elsewhere) if entry.kind != "rule"]
    if found.status != "answer":
        found.near = near(query)
    return found


def add_passages(query: Query, document: Index, found: Found) -> None:
    """Put what a document of the player's says among what was found, behind a sure headword."""
    span = document.ranges.get(query.game, (0, 0)) if query.game else (0, document.count)
    ranked, clear = by_texts(query.of(document, span), found)
    hits = [Hit(hit.entry, round(hit.score * PASSAGE, 3)) for hit in ranked[:3]]
    if hits and hits[0].score >= GUESS:
        sure = found.hits[: found.owners]
        found.hits = sure + sorted(found.hits[found.owners :] + hits, key=lambda hit: -hit.score)
        if not found.owners and found.hits[0] is hits[0]:
            found.status = "answer" if clear else "tentative"


def named(query: Query) -> tuple[list[int], list[int], bool]:
    """The entries whose headword or alias was asked for, in the game and outside of it, and whether letter by letter."""
    outside: list[int] = []
    for form in query.forms:
        owners = [n for _, n in query.owners(f"n{form}")]
        if inside := [n for n in owners if query.inside(n)]:
            return inside, [], True
        outside += owners
    for form in query.forms:
        best: list[tuple[tuple[bool, bool, int, bool, int], int]] = []
        for lang, known in query.tongues.items():
            words = form.split()
            content = known.content(words)
            if content and all(word in known.light for word in words if word in known.stop):
                best += query.owners(f"s{lang} {known.key(words)}")
        owners = list(dict.fromkeys(n for _, n in sorted(best)))
        if inside := [n for n in owners if query.inside(n)]:
            return inside, [], False
        outside += owners
    return [], list(dict.fromkeys(outside)), False


class Token:
    """One word of a query: what it may score at most, and what it gives to each entry."""

    __slots__ = ("gives", "repaired", "unknown", "weight", "word")

    def __init__(self, word: str) -> None:
        self.word = word
        self.repaired = False
        self.unknown = False
        self.weight = 0.0
        self.gives: dict[int, float] = {}


def by_texts(query: Query, found: Found) -> tuple[list[Hit], bool]:
    """The entries by how much they say about the words of a query, scored by their share of what was possible.

    Also whether the first is clearly the one.
    """
    read = {word: token_of(query, word, found) for word in query.content()}
    tokens = list(read.values())
    total = sum(token.weight for token in tokens)
    if not total:
        return [], False
    hint_at_concepts(query, read)
    if any(word in known.many for word in query.text.split() for known in query.tongues.values()):
        tokens.append(number(query))
    scores: dict[int, float] = {}
    for token in sorted(tokens, key=lambda t: len(t.gives)):
        for n, given in token.gives.items():
            scores[n] = scores.get(n, 0.0) + given
    short = len(query.text.split()) <= 3 and not query.asks
    whole = total if short else total * (1 + ALIKE)
    for n, share in () if short else questions(query).items():
        scores[n] = scores.get(n, 0.0) + ALIKE * total * share
    hits = []
    for n, score in sorted(scores.items(), key=lambda item: -item[1])[: 6 * SHOWN]:
        entry = query.index.entry(n)
        if entry.kind == "card":
            score *= CARD
        elif entry.kind == "concept" and not short:
            score *= CONCEPT
        if query.prefer and entry.game != query.prefer:
            score *= 0.9
        hits.append(Hit(entry, round(min(0.99, score / whole), 4)))
    hits.sort(key=lambda hit: (-hit.score, hit.entry.n))
    doubtful = (
        len(read) < 2
        or any(token.unknown for token in tokens)
        or 2 * sum(token.repaired for token in tokens) > len(read)
    )
    if any(token.unknown for token in tokens) and all(token.unknown or token.repaired for token in tokens):
        return [], False
    if not hits or doubtful:
        return hits[:SHOWN], False
    share, after = hits[0].score, hits[1].score if len(hits) > 1 else 0.0
    return hits[:SHOWN], share >= CLEAR or (share >= ANSWER and share - after >= LEAD)


def token_of(query: Query, word: str, found: Found) -> Token:
    """A word with what it gives; one that no text has is read as the nearest that one has."""
    token = Token(word)
    if not posted(query, token, word, 1.0) and not word.isdigit():
        other = respelled(query, word)
        if other and posted(query, token, other, REPAIRED):
            token.word = other
            token.repaired = True
            if not found.read:
                found.read = query.text
            found.read = " ".join(other if w == word else w for w in found.read.split())
    if token.repaired:
        token.weight = max(token.weight, UNKNOWN * 0.7)
    if not token.weight:
        token.weight = UNKNOWN
        token.unknown = True
    elif word.isdigit():
        token.weight *= 0.5
    return token


def questions(query: Query) -> dict[int, float]:
    """How much a query is like a question that players ask, by entry; 1 is the same question."""
    best: dict[int, float] = {}
    for lang, known in query.tongues.items():
        shared: dict[int, list[float]] = {}
        asked = 0.0
        for stem in {known.stem(word) for word in query.text.split() if word not in known.light}:
            heaviest = 0.0
            for part in (stem, *query.concepts(f"s{lang} {stem}")):
                weight, line = query.index.fields(f"q{lang} {part}") or ("0", "")
                weighs = float(weight)
                heaviest = max(heaviest, weighs)
                numbers = iter(map(int, line.split()))
                for k, n, whole in zip(numbers, numbers, numbers, strict=True):
                    if k in shared:
                        shared[k][0] += weighs
                    elif query.inside(n):
                        shared[k] = [weighs, n, whole]
            asked += heaviest or STRANGE
        for got, owner, all_of_it in shared.values():
            share = got / (QUESTION * asked + (1 - QUESTION) * all_of_it)
            share = share if lang == query.lang else share * FOREIGN
            if share > best.get(int(owner), 0.0):
                best[int(owner)] = share
    return best


def number(query: Query) -> Token:
    """What texts that name a number have before others when a question asks how many."""
    token = Token("#")
    for lang in query.tongues:
        _, line = query.index.fields(f"t{lang} #") or ("", "")
        numbers = iter(map(int, line.split()))
        for n, _ in zip(numbers, numbers, strict=True):
            if query.inside(n):
                token.gives[n] = MANY
    return token


def posted(query: Query, token: Token, word: str, worth: float) -> bool:
    """Whether a text has a word; enters what that gives to each entry, in the language that gives most."""
    start, end = query.span
    gives = token.gives
    for lang, known in query.tongues.items():
        line = query.index.fields(f"t{lang} {known.stem(word)}")
        if line is None:
            continue
        part = worth * (1.0 if lang == query.lang else FOREIGN) * (0.5 if word.isdigit() else 1.0)
        token.weight = max(token.weight, float(line[0]))
        numbers = iter(map(int, line[1].split()))
        for n, given in zip(numbers, numbers, strict=True):
            if start <= n < end and given * part > gives.get(n, 0.0):
                gives[n] = given * part
    return bool(token.weight)


def hint_at_concepts(query: Query, read: dict[str, Token]) -> None:
    """Let each headword inside a query speak for its concept and the concept's rules."""
    by_word = {token.word: token for token in read.values()}
    words = [read[word].word if word in read else word for word in min(query.forms, key=len).split()]
    for n, span in mentioned(query, words):
        here = [by_word[w] for w in span if w in by_word]
        if not here:
            continue
        entry = query.index.entry(n)
        weight = sum(token.weight for token in here)
        if any(token.repaired for token in here):
            weight *= REPAIRED
        rules = [r for r in entry.related if query.inside(r)] if entry.kind != "rule" else []
        few = 1 / (1 + 0.06 * len(rules))
        for target, part in [(n, ITSELF), *((r, OPTION * few) for r in rules)]:
            for token in here:
                given = part * weight / len(here)
                if given > token.gives.get(target, 0.0):
                    token.gives[target] = given


def mentioned(query: Query, words: list[str]) -> Iterable[tuple[int, list[str]]]:
    """The concepts and cards whose headword or alias stands inside a query, each with the words it takes."""
    for length in range(min(LONGEST, len(words)), 0, -1):
        for start in range(len(words) - length + 1):
            span = words[start : start + length]
            seen: set[int] = set()
            for lang, known in query.tongues.items():
                if span[0] in known.stop or span[-1] in known.stop:
                    continue
                for _, n in query.owners(f"s{lang} {known.key(span)}"):
                    if query.inside(n) and n not in seen:
                        seen.add(n)
                        yield n, span
