"""How good and how fast look-ups are: `python benchmarks/lookup.py [--misses] [--fast]`.

Queries: the files of `tests/lookup/` (practice: tuned on; unseen and unseen2: not), and queries made from every headword and
alias of the glossaries: as they are, without accents, with one or two slips (practice and unseen parts by another seed), and
Portuguese and English words asked by a Spanish speaker. Ours is compared with grep, fzf (where there is one), rapidfuzz
and SQLite's FTS5 over the same texts. `--misses` lists what ours got wrong in the practice part; `--fast` leaves out
the comparison and the clock.
"""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from rapidfuzz import fuzz, process  # noqa: E402

from referee.search.building import Source, found_sources, index_of, tongue_data  # noqa: E402
from referee.search.index import LANGUAGES, Index, lined  # noqa: E402
from referee.search.keeping import opened  # noqa: E402
from referee.search.ranking import find  # noqa: E402
from referee.search.words import Tongue, fold  # noqa: E402

SAMPLE = 400
"""Made queries of a kind and part."""

KEYS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
SOUNDS = {"b": "v", "v": "b", "s": "z", "z": "s", "c": "s", "y": "i", "g": "j", "j": "g", "h": ""}


class Asked:
    """A query with the ids that answer it."""

    def __init__(self, query: str, lang: str, game: str, kind: str, ids: Iterable[str]) -> None:
        self.query, self.lang, self.kind = query, lang, kind
        self.game = "" if game == "any" else game
        self.ids = frozenset(ids)


class Tally:
    """How the queries of one kind went."""

    def __init__(self) -> None:
        self.asked = self.first = self.third = self.answered = self.right = 0

    def add(self, asked: Asked, ids: list[str], answered: bool) -> None:
        """Enter one."""
        first = bool(ids) and ids[0] in asked.ids
        self.asked += 1
        self.first += first
        self.third += any(id in asked.ids for id in ids[:3])
        self.answered += answered
        self.right += answered and first


def written(part: str) -> Iterator[Asked]:
    """The queries of the files of one part."""
    for path in sorted((ROOT / "tests" / "lookup" / part).glob("*.tsv")):
        for line in path.read_text(encoding="utf-8").splitlines()[1:]:
            query, lang, game, kind, ids = line.split("\t")
            yield Asked(query, lang, game, kind, filter(None, ids.split("|")))


def slip(word: str, dice: random.Random) -> str:
    """A word with one letter wrong, as fingers and ears get it wrong."""
    at = dice.randrange(len(word))
    while word[at] == " ":
        at = dice.randrange(len(word))
    way = dice.randrange(6)
    if way == 0 and at + 1 < len(word):
        return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    if way == 1:
        return word[:at] + word[at + 1 :]
    if way == 2:
        return word[:at] + word[at] + word[at:]
    if way == 3:
        row = next((keys for keys in KEYS if word[at] in keys), "ae")
        beside = row[max(0, row.find(word[at]) - 1) : row.find(word[at]) + 2].replace(word[at], "")
        return word[:at] + dice.choice(beside) + word[at + 1 :]
    if way == 4 and word[at] in SOUNDS:
        return word[:at] + SOUNDS[word[at]] + word[at + 1 :]
    return word[:at] + dice.choice("aeiourslnt") + word[at + 1 :]


def made(sources: list[Source], seed: int) -> Iterator[Asked]:
    """Queries made from every headword and alias of the concepts, or from a sample of them."""
    owners: dict[tuple[str, str], set[str]] = {}
    spelled: dict[tuple[str, str], tuple[str, str]] = {}
    for source in sources:
        if source.kind != "concept":
            continue
        for lang in LANGUAGES:
            for name in source.names.get(lang, ()):
                owners.setdefault((source.game, fold(name)), set()).add(source.id)
                spelled.setdefault((source.game, fold(name)), (name, lang))
    every = sorted(spelled)
    if seed == 1:
        for game, folded in every:
            name, lang = spelled[game, folded]
            yield Asked(name, lang, game, "headword (all)", owners[game, folded])
            if lang != "es":
                yield Asked(name, "es", game, "cross-language (all)", owners[game, folded])
            if len(folded) < 2:
                continue
            other = random.Random(name).choice(("ae", "a", "á"))
            bare = name.lower().replace("æ", other) if "æ" in name.lower() else folded
            if bare != name.lower():
                yield Asked(bare, lang, game, "no accents (all)", owners[game, folded])
    dice = random.Random(seed)
    long = [key for key in every if len(key[1]) > 4]
    for slips, kind in ((1, "one typo"), (2, "two typos")):
        for game, folded in dice.sample(long, min(SAMPLE, len(long))):
            typed = folded
            while typed == folded or (game, fold(typed)) in owners:
                typed = folded
                for _ in range(slips):
                    typed = slip(typed, dice)
            yield Asked(typed, spelled[game, folded][1], game, kind, owners[game, folded])


Engine = Callable[[Asked], tuple[list[str], bool]]


def ours(index: Index) -> Engine:
    """What `referee ask` finds."""

    def look(asked: Asked) -> tuple[list[str], bool]:
        found = find(index, asked.query, asked.lang, asked.game)
        return [hit.entry.id for hit in found.hits], found.status == "answer"

    return look


def grep(sources: list[Source]) -> Engine:
    """Entries by how many of the words stand in them, letter by letter."""
    texts = [(s, " ".join(t for parts in s.weighed.values() for _, t in parts).lower()) for s in sources]

    def look(asked: Asked) -> tuple[list[str], bool]:
        words = [w for w in asked.query.lower().strip("¿?¡!").split() if len(w) > 2]
        scored = [(sum(w in text for w in words), s.id) for s, text in texts if asked.game in ("", s.game)]
        best = sorted((s for s in scored if s[0]), key=lambda s: -s[0])[:5]
        return [id for _, id in best], bool(best) and best[0][0] == len(words)

    return look


def fuzzy(sources: list[Source]) -> Engine:
    """The names nearest to the query by rapidfuzz's WRatio."""
    names = [(s, fold(name)) for s in sources for lang in LANGUAGES for name in s.names.get(lang, ())]

    def look(asked: Asked) -> tuple[list[str], bool]:
        some = {n: name for n, (s, name) in enumerate(names) if asked.game in ("", s.game)}
        best = process.extract(fold(asked.query), some, scorer=fuzz.WRatio, limit=15)
        ids = list(dict.fromkeys(names[n][0].id for _, _, n in best))
        return ids[:5], bool(best) and best[0][1] >= 90

    return look


def fts(sources: list[Source]) -> Engine:
    """SQLite's FTS5 with its own folding and ranking."""
    db = sqlite3.connect(":memory:")
    db.execute("CREATE VIRTUAL TABLE t USING fts5(id UNINDEXED, game UNINDEXED, names, text, tokenize='unicode61')")
    for s in sources:
        names = " ".join(n for lang in LANGUAGES for n in s.names.get(lang, ()))
        db.execute("INSERT INTO t VALUES (?,?,?,?)", (s.id, s.game, names, " ".join(s.text.values())))

    def look(asked: Asked) -> tuple[list[str], bool]:
        words = " OR ".join(f'"{w}"' for w in fold(asked.query).split())
        sql = "SELECT id, bm25(t, 0, 0, 4, 1) r FROM t WHERE t MATCH ? AND (? = '' OR game = ?) ORDER BY r LIMIT 5"
        rows = db.execute(sql, (words, asked.game, asked.game)).fetchall() if words else []
        return [id for id, _ in rows], bool(rows)

    return look


def fzf(sources: list[Source]) -> Engine:
    """What `fzf --filter` puts first among the names."""
    names = [(s, name) for s in sources for lang in LANGUAGES for name in s.names.get(lang, ())]

    def look(asked: Asked) -> tuple[list[str], bool]:
        some = "\n".join(f"{name}\t{s.id}" for s, name in names if asked.game in ("", s.game))
        command = ["fzf", "--filter", asked.query, "--delimiter", "\t", "--nth", "1"]
        done = subprocess.run(command, input=some, capture_output=True, text=True, check=False)
        ids = list(dict.fromkeys(line.split("\t")[1] for line in done.stdout.splitlines()[:15]))
        return ids[:5], bool(ids)

    return look


def measure(engine: Engine, queries: Iterable[Asked], misses: bool) -> tuple[dict[str, Tally], list[float]]:
    """Put every query to an engine: tallies by kind, and seconds."""
    tallies: dict[str, Tally] = {}
    times = []
    for asked in queries:
        start = time.perf_counter()
        ids, answered = engine(asked)
        times.append(time.perf_counter() - start)
        tallies.setdefault(asked.kind, Tally()).add(asked, ids, answered)
        if misses and (not asked.ids & set(ids[:1]) if asked.ids else answered):
            wanted = sorted(asked.ids)[:3]
            print(f"  {asked.kind}: {asked.query!r} ({asked.lang} {asked.game}) -> {ids[:3]}, not {wanted}")
    return tallies, times


def show(title: str, tallies: dict[str, Tally]) -> None:
    """A table of one engine and part."""
    print(f"\n{title}\n{'kind':24}{'n':>6}{'top-1':>8}{'top-3':>8}{'answered':>10}{'right':>8}")
    answered = right = 0
    for kind, t in tallies.items():
        share = f"{t.right / t.answered:8.1%}" if t.answered and not kind.startswith("off") else f"{'':8}"
        tops = f"{t.first / t.asked:8.1%}{t.third / t.asked:8.1%}" if not kind.startswith("off") else f"{'':16}"
        print(f"{kind:24}{t.asked:6}{tops}{t.answered / t.asked:10.1%}{share}")
        if not kind.startswith("off"):
            answered, right = answered + t.answered, right + t.right
    print(f"{'right when it answers':24}{answered:6}{right / max(1, answered):8.1%}")


def clock(command: list[str], runs: int = 21) -> float:
    """Median seconds of a whole process, its modules compiled as an installed program's are."""
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    times = []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(runs + 1):
            start = time.perf_counter()
            subprocess.run(command, capture_output=True, check=False, cwd=folder, env=env)
            times.append(time.perf_counter() - start)
    return statistics.median(times[1:])


def speed(index: Index, sources: list[Source], times: list[float]) -> None:
    """What a look-up costs: cold, warm, by size."""
    bare = clock([sys.executable, "-c", "pass"])
    typer = clock([sys.executable, "-c", "import typer"])
    ask = clock([sys.executable, "-m", "referee", "ask", "aturdimiento"])
    print(f"\nwhole process: bare Python {bare * 1e3:.1f} ms, import typer {typer * 1e3:.1f} ms", end=", ")
    print(f"ask {ask * 1e3:.1f} ms: {ask / bare:.2f} of bare, {ask / typer:.2f} of typer")
    times = sorted(times)
    print(f"warm: median {times[len(times) // 2] * 1e3:.2f} ms, p95 {times[int(len(times) * 0.95)] * 1e3:.2f} ms")
    texts = sum(len(s.text) for s in sources)
    print(f"index: {index.size / 1024:.0f} KiB, {len(sources)} entries with {texts} passages:", end=" ")
    print(f"{index.size / len(sources):.0f} bytes an entry, {index.size / texts:.0f} a passage")
    ten = tenfold(sources)
    queries = [asked for asked in written("practice") if asked.ids]
    one = statistics.mean(measure(ours(index), queries, False)[1])
    many = statistics.mean(measure(ours(ten), queries, False)[1])
    print(f"ten times the text ({ten.count} entries): {one * 1e3:.2f} ms -> {many * 1e3:.2f} ms, {many / one:.1f}x")


def tenfold(sources: list[Source]) -> Index:
    """An index of ten times the text: nine more shelves with the same games under other names."""
    all_: list[Source] = []
    spans: list[str] = []
    for copy in range(10):
        for game in sorted({s.game for s in sources}):
            start = len(all_)
            name = game if not copy else f"{game}{copy}"
            all_ += [s.but(id=s.id.replace(game, name, 1), game=name) for s in sources if s.game == game]
            spans.append(f"{name}={start}-{len(all_)}")
    lines = index_of(all_, {lang: Tongue(lang, tongue_data(lang)) for lang in LANGUAGES})
    lines["!games"] = [" ".join(spans)]
    for lang in LANGUAGES:
        for what, value in tongue_data(lang).items():
            lines[f"l{lang}.{what}"] = [*value.split("\n")]
    return Index(lined(lines.items()))


def main() -> None:
    """Measure and print."""
    fast, misses = "--fast" in sys.argv, "--misses" in sys.argv
    index = opened()
    sources = [source for game in found_sources().values() for source in game]
    parts = {
        "practice": [*written("practice"), *made(sources, 1)],
        "unseen": [*written("unseen"), *made(sources, 2)],
        "unseen2": [*written("unseen2")],
    }
    times: list[float] = []
    for part, queries in parts.items():
        tallies, took = measure(ours(index), queries, misses and part == "practice")
        times += took
        show(f"ours, {part}", tallies)
    if fast:
        return
    others = {"grep": grep, "rapidfuzz": fuzzy, "FTS5": fts, **({"fzf": fzf} if shutil.which("fzf") else {})}
    for name, engine in others.items():
        some = [q for q in parts["unseen"] if not q.kind.endswith("(all)")]
        show(f"{name}, unseen", measure(engine(sources), some, False)[0])
    speed(index, sources, times)


if __name__ == "__main__":
    main()
