"""Repairs spellings: names a letter or two from what was typed, and how sure it is that one was meant."""

from __future__ import annotations

from .query import Query
from .words import beside, close, distance

DOUBTFUL = 0.5
"""What a name scores at most that was perhaps not meant; less than an answer needs."""
TRIED = 30
"""Names near what was typed that are looked at."""


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
    return owners_, round(score if plausible(query, form, name, far) else min(score, DOUBTFUL), 2), name


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
        if len(word) > 3 and index.fields(f"w{word}") is None:
            names = (word[0] + rest for rest in index.keys("n" + word[0]))
            for _, name in close(word, names, 1 if len(word) < 6 else 2)[:8]:
                owners = [n for (_, card, *_), n in query.owners(f"n{name}") if query.inside(n) and not card]
                if owners:
                    found.append(index.entry(owners[0]).words(query.lang).title)
    return [name for name in dict.fromkeys(found) if name][:5]


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
