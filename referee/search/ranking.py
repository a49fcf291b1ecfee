"""Finds what a query means: a sure headword first, then what the texts say, and how sure that is.

A headword or alias that is spelled as asked, has the same stems, sounds the same or is a letter or two away is sure.
Anything else is ranked by how much the texts say about its words (BM25F, weighed when the index is made); a word that
belongs to a concept also speaks for the rules of that concept. The score of the best, divided by what the words of the
query could have scored at most, tells an answer from a guess, for one word as for twelve.
"""

from __future__ import annotations

from collections.abc import Iterable

from .index import LANGUAGES, Entry, Index
from .words import PARTS, Tongue, beside, close, distance, fold, unframed

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
SHOWN = 5
"""Entries that are listed."""
RELATED = 0.5
"""How sure the rules of a headword are that was asked for."""
SURER = 0.85
"""How sure a spelling must be to be preferred to an unknown form of another word."""
TRIED = 30
"""Names near what was typed that are looked at."""
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


class Query:
    """A query as it is looked up: its words, what it may mean in each language, the games it is about."""

    def __init__(self, index: Index, text: str, lang: str, game: str, prefer: str) -> None:
        self.index = index
        self.lang = lang
        self.game = game
        self.prefer = prefer
        order = sorted(LANGUAGES, key=lambda known: known != lang)
        self.tongues = {known: index.tongues.get(known) or tongue(index, known) for known in order}
        self.text = fold(text)
        asking = {word for known in self.tongues.values() for word in known.asking}
        self.asks = "?" in text or not asking.isdisjoint(self.text.split())
        self.forms = list(dict.fromkeys(unframed(self.text, self.tongues.values())))
        self.span = index.ranges.get(game, (0, index.count))

    def of(self, document: Index, span: tuple[int, int]) -> Query:
        """The same query, put to another index."""
        other = Query.__new__(Query)
        other.__dict__.update(self.__dict__)
        other.index, other.span = document, span
        return other

    def inside(self, n: int) -> bool:
        """Whether an entry belongs to the game that was asked for."""
        return self.span[0] <= n < self.span[1]

    def owners(self, key: str) -> list[tuple[tuple[bool, bool, int, bool, int], int]]:
        """The entries behind a line of names, those that are most likely meant first."""
        found: dict[int, tuple[bool, bool, int, bool, int]] = {}
        for ref in self.index.field(key).split():
            n, lang, rank = ref.split(".")
            entry = self.index.entry(int(n))
            foreign = bool(self.prefer) and entry.game != self.prefer
            near = int(rank) if entry.kind == "rule" else 2 * min(int(rank), 1)
            place = (foreign, entry.kind == "card", near, lang != self.lang, int(n))
            if int(n) not in found or place < found[int(n)]:
                found[int(n)] = place
        return sorted((place, n) for n, place in found.items())

    def stretched(self, word: str) -> bool:
        """Whether a word that nobody has written became one of ours only by losing much of itself."""
        stem = self.tongues[self.lang].stem(word)
        return len(stem) < 5 and len(word) - len(stem) > 2 and self.index.fields(f"w{word}") is None

    def content(self) -> list[str]:
        """The words that carry something, in the language that leaves the fewest."""
        shortest = min((form.split() for form in self.forms), key=len)
        known = min((t.content(shortest) for t in self.tongues.values()), key=len)
        return known if any(known) else self.tongues[self.lang].content(shortest)


def tongue(index: Index, lang: str) -> Tongue:
    """A language as the index knows it, read once."""
    data = {}
    for what in PARTS:
        data[what] = "\n".join(index.fields(f"l{lang}.{what}") or ())
    known = index.tongues[lang] = Tongue(lang, data)
    return known


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
            score = ANSWER - 0.01
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


def mistyped(query: Query) -> tuple[list[int], float, str]:
    """The entries whose name lies a letter or two from what was typed, how sure that is, and the name."""
    index = query.index
    form = min(query.forms, key=len)
    most = letters(form)
    if not most:
        return [], 0.0, ""
    best: list[tuple[float, str, int, list[int]]] = []
    for prefix in (form[0], ""):
        names = (prefix + rest for rest in index.keys("n" + prefix))
        for far, name in close(form, names, most if prefix else min(most, 2))[:TRIED]:
            owners = [(place, n) for place, n in query.owners(f"n{name}") if query.inside(n)]
            if owners:
                price = cost(query, form, name, far) + 0.3 * owners[0][0][1]
                best.append((price, name, far, [n for _, n in owners]))
        if best and min(best)[0] < 1.2:
            break
    if not best:
        return [], 0.0, ""
    price, name, far, owners_ = min(best)
    score = 1 - 0.12 * max(0.0, price)
    return owners_, round(score if plausible(query, form, name, far) else min(score, ANSWER - 0.01), 2), name


def plausible(query: Query, typed: str, name: str, far: int) -> bool:
    """Whether a name is so near that it was surely meant: letters enough for the slips, and no word of ours was typed."""
    alike = any(t.sound(typed) == t.sound(name) for t in query.tongues.values())
    size = len(typed)
    if far > 2 or (far == 2 and size < 12 and not alike):
        return False
    if typed[0] != name[0] and not alike and (far > 1 or size < 9):
        return False
    ours, theirs = typed.split(), name.split()
    if len(ours) != len(theirs):
        return far == 1
    for one, other in zip(ours, theirs, strict=True):
        if one != other and query.index.fields(f"w{one}") is not None:
            return False
        if one != other and not alike and not slipped(one, other):
            return False
    return True


def slipped(typed: str, word: str) -> bool:
    """Whether a finger may have turned one word into the other; a wrong letter in a short word makes another word."""
    if len(typed) == len(word) and sorted(typed) != sorted(word):
        changed = [(a, b) for a, b in zip(typed, word, strict=True) if a != b]
        return len(typed) >= (6 if all(beside(a, b) for a, b in changed) else 8)
    return len(typed) >= 5


def letters(form: str) -> int:
    """How many letters of a name of this length may be wrong."""
    size = len(form)
    return 0 if size < 3 else 1 if size < 4 else 2 if size < 14 else 3


def cost(query: Query, typed: str, name: str, far: int) -> float:
    """How unlikely it is that somebody who meant `name` typed this."""
    price = float(far)
    if any(t.sound(typed) == t.sound(name) for t in query.tongues.values()):
        price -= 0.7
    if sorted(typed) == sorted(name):
        price -= 0.3
    if typed[:1] != name[:1]:
        price += 0.4
    if typed[-1:] != name[-1:]:
        price += 0.1
    if len(typed) != len(name):
        price -= 0.05
    return price


def near(query: Query) -> list[str]:
    """Headwords that look like what was typed, for somebody who has found nothing."""
    index, found = query.index, []
    for word in sorted(query.content(), key=len, reverse=True)[:3]:
        if len(word) > 3:
            names = (word[0] + rest for rest in index.keys("n" + word[0]))
            for _, name in close(word, names, 1 if len(word) < 6 else 2)[:8]:
                owners = [n for (_, card, *_), n in query.owners(f"n{name}") if query.inside(n) and not card]
                if owners:
                    found.append(index.entry(owners[0]).words(query.lang).title)
    return [name for name in dict.fromkeys(found) if name][:5]


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
    hits = []
    for n, score in sorted(scores.items(), key=lambda item: -item[1])[: 6 * SHOWN]:
        entry = query.index.entry(n)
        if entry.kind == "card":
            score *= CARD
        elif entry.kind == "concept" and not short:
            score *= CONCEPT
        if query.prefer and entry.game != query.prefer:
            score *= 0.9
        hits.append(Hit(entry, round(min(0.99, score / total), 3)))
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


def respelled(query: Query, word: str) -> str:
    """The word that was most likely meant; empty when none is near."""
    if len(word) < 4:
        return ""
    for lang, known in query.tongues.items():
        alike = query.index.field(f"p{lang} {known.sound(word)}").split()
        if alike and (len(word) > 4 or word[0] == alike[0][0]):
            return min(alike, key=lambda other: distance(word, other, 9))
    most = 1 if len(word) < 9 else 2
    found = close(word, (word[0] + rest for rest in query.index.keys("w" + word[0])), most)
    if len(word) < 5:
        found = [(far, other) for far, other in found if len(other) != len(word) or sorted(other) == sorted(word)]
    if not found and len(word) > 6:
        found = close(word, query.index.keys("w"), 1)
    return min(found, key=lambda pair: cost(query, word, pair[1], pair[0]))[1] if found else ""


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
