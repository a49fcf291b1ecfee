"""What a look-up knows about words: folding, stems, sounds, and how far two spellings lie apart.

Nothing here knows a language: endings, stop words and sounds come from `glossary/referee/search/<lang>.toml`.
"""

from __future__ import annotations

from unicodedata import combining, normalize

TYPE_CHECKING = False  # as type checkers know it; to import what only they need would cost 2 ms
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

PARTS = ("asking", "stop", "frames", "tails", "endings", "forms", "groups", "light", "many", "numbers", "sounds")
"""What is known of a language, by the names in its file; `groups` is made from `alike`."""
KEYS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
"""The rows of a keyboard."""
LEAST_STEM = 3
"""Letters that must be left when an ending is taken off."""


def fold(text: str) -> str:
    """Small letters without accents, `æ` as `a`, everything but letters and digits a single space.

    A lone `æ` stays what it is: the letter a alone means nothing.
    """
    text = text.lower()
    if text.strip() == "æ":
        return "æ"
    if not text.isascii():
        text = text.replace("æ", "a").replace("œ", "oe").replace("ß", "ss")
        text = "".join(c for c in normalize("NFKD", text) if not combining(c))
    words = "".join(c if c.isalnum() else " " for c in text).split()
    return " ".join("a" + w[2:] if w.startswith("ae") and len(w) > 3 else w for w in words)


class Tongue:
    """One language as look-ups need it; every word that comes in is folded already."""

    def __init__(self, lang: str, data: Mapping[str, str]) -> None:
        """`data`: the strings named in `PARTS`."""
        self.lang = lang
        self.stop = frozenset(data.get("stop", "").split())
        self.light = frozenset(data.get("light", "").split())
        self.frames = tuple(sorted(filter(None, data.get("frames", "").split("\n")), key=len, reverse=True))
        self.tails = tuple(f for f in data.get("tails", "").split("\n") if f)
        self.forms = dict(pair.split("=") for pair in data.get("forms", "").split())
        self.asking = frozenset(data.get("asking", "").split())
        self.many = frozenset(data.get("many", "").split())
        self.groups = dict(pair.split("=") for pair in data.get("groups", "").split())
        self.numbers = dict(pair.split("=") for pair in data.get("numbers", "").split())
        self.sounds = tuple(sound(pair) for pair in data.get("sounds", "").split())
        self.endings: dict[int, dict[str, str]] = {}
        for ending in data.get("endings", "").split():
            old, _, new = ending.partition(">")
            self.endings.setdefault(len(old), {})[old] = new
        self.lengths = tuple(sorted(self.endings, reverse=True))
        self.stems: dict[str, str] = {}

    def stem(self, word: str) -> str:
        """What is left of a word without its ending; the same for all forms of most words."""
        known = self.stems.get(word)
        if known is None:
            known = self.cut(word)
            known = self.stems[word] = self.groups.get(known, known)
        return known

    def cut(self, word: str) -> str:
        """The work of `stem`."""
        word = self.numbers.get(word, word)
        word = self.forms.get(word, word)
        for length in self.lengths:
            if len(word) < length + LEAST_STEM:
                continue
            new = self.endings[length].get(word[-length:])
            if new is not None:
                word = word[:-length] + new
                break
        if len(word) > LEAST_STEM and word[-1] == word[-2]:
            word = word[:-1]
        if word.endswith(("gu", "qu")) and len(word) > LEAST_STEM:
            word = word[:-2] + ("g" if word[-2] == "g" else "c")
        return word[:-1] + "c" if word.endswith("z") and len(word) > LEAST_STEM else word

    def grouped(self, alike: str) -> str:
        """Lines of words that mean nearly the same as pairs `stem=stem of the first`."""
        pairs = {}
        for line in alike.splitlines():
            first, *others = (self.cut(word) for word in fold(line).split())
            pairs.update(dict.fromkeys(others, first))
        return " ".join(f"{stem}={first}" for stem, first in pairs.items() if stem != first)

    def content(self, words: Iterable[str]) -> list[str]:
        """The words that carry something."""
        return [w for w in words if w not in self.stop]

    def key(self, words: Iterable[str]) -> str:
        """A phrase as the stems of its words that carry something; of all its words when none does."""
        words = list(words)
        return " ".join(map(self.stem, self.content(words) or words))

    def sound(self, word: str) -> str:
        """A key that words which sound alike share."""
        for old, new in self.sounds:
            if old in word:
                word = word.replace(old, new)
        return "".join(c for at, c in enumerate(word) if not at or c != word[at - 1])


def sound(pair: str) -> tuple[str, str]:
    """`b>v` as a pair."""
    old, _, new = pair.partition(">")
    return old, new


def unframed(text: str, tongues: Iterable[Tongue]) -> Iterator[str]:
    """A folded question as it is, and what is left of it without the words asked around a headword."""
    yield text
    for tongue in tongues:
        for frame in tongue.frames:
            if text.startswith(frame + " "):
                rest = text[len(frame) + 1 :]
                for tail in tongue.tails:
                    if rest.endswith(" " + tail):
                        yield rest[: -len(tail) - 1]
                yield rest
                break


def beside(one: str, other: str) -> bool:
    """Whether two letters lie side by side on a keyboard."""
    return any(abs(keys.find(one) - keys.find(other)) == 1 for keys in KEYS if one in keys and other in keys)


def distance(one: str, other: str, most: int) -> int:
    """How many letters must be added, left out, changed or swapped with their neighbour; `most` + 1 when it is more.

    Bit-parallel (Hyyrö 2003), so that thousands of words can be tried without a library that takes longer to load
    than the whole look-up.
    """
    size = len(one)
    if abs(size - len(other)) > most:
        return most + 1
    where: dict[str, int] = {}
    for at, letter in enumerate(one):
        where[letter] = where.get(letter, 0) | 1 << at
    mask = (1 << size) - 1
    plus, minus, zero, before = mask, 0, 0, 0
    top, score = 1 << (size - 1), size
    for letter in other:
        match = where.get(letter, 0)
        swapped = (((~zero) & match) << 1) & before
        zero = ((((match & plus) + plus) ^ plus) | match | minus) | swapped
        right = minus | ~(zero | plus)
        left = plus & zero
        if right & top:
            score += 1
        if left & top:
            score -= 1
        right = (right << 1) | 1
        plus = ((left << 1) | ~(zero | right)) & mask
        minus = right & zero & mask
        zero &= mask
        before = match
    return min(score, most + 1)


def close(word: str, others: Iterable[str], most: int) -> list[tuple[int, str]]:
    """The spellings that lie at most `most` letters away, nearest first."""
    letters = frozenset(word)
    size, bound = len(word), 2 * most
    found = []
    for other in others:
        if -most <= len(other) - size <= most and len(letters.symmetric_difference(other)) <= bound:
            far = distance(word, other, most)
            if far <= most:
                found.append((far, other))
    found.sort()
    return found
