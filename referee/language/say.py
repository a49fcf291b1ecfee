"""Events, rulings, moves and choices as sentences.

Code hands over ids and facts; the sentences stand in `rulebooks/` and `glossary/`. In a sentence `{fact}` is a value,
`{fact:kind}` an id named as `[names]` "kind.id" says, `{fact:+}` a number with its sign, `{fact:,}` a list with commas,
`{fact|card|cards}` the word that fits the number; a part in square brackets is said only when its facts are there and
not 0.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from ..core.block import Block
from ..core.game import Game
from ..core.types import Answer, Choice, Event, Move, Record, RuleId, Ruling, Subject, Unfit
from ..library import shelf
from .phrases import Unwritten, fits, parse, printed, slots
from .words import own

PLACE = re.compile(r"\{(\w+)(?:([:|])([^{}]*))?\}")
MAYBE = re.compile(r"\[([^\[\]]*)\]")

NOTHING = "—"
"""What stands for a value that there is not: no house chosen yet, no winner."""

__all__ = ["Block", "Voice"]


@cache
def named(game: str, lang: str) -> tuple[dict[str, str], dict[str, str]]:
    """The names of constant ids in one language: by `kind.id`, and by id alone (the first kind that has it)."""
    by_kind: dict[str, str] = {}
    by_id: dict[str, str] = {}
    for book in (game, shelf.OWN) if game else (shelf.OWN,):
        names = shelf.speech(book, lang).get("names", {}) if book != shelf.OWN else own(lang)["names"]
        for key, names_of in names.items():
            shown = names_of if isinstance(names_of, str) else names_of[0]
            by_kind.setdefault(key, shown)
            if id := key.partition(".")[2]:  # `plays.` names what a thing without a kind is: only where that is asked
                by_id.setdefault(id, shown)
    return by_kind, by_id


class Voice:
    """Says things about one game in one language; without a game, only the program's own sentences."""

    def __init__(self, game: Game[Any] | None, lang: str) -> None:
        self.game = game
        self.lang = lang if lang in shelf.LANGUAGES else shelf.LANGUAGES[0]

    # --- what a player reads --------------------------------------------------------------------------------------

    def move(self, state: Any, move: Move, choice: Choice | None = None) -> str:
        """A move in the words that `do` takes; of an answer, as an answer to `choice` when that is given."""
        if isinstance(move, Answer):
            picked = [self.option(state, id, choice) for id in move.picked]
            return ", ".join(picked) if picked else self.sentence("answer-none")
        named = ""
        if self.game is not None and move.player not in ("", self.game.mover(state)):
            named = f"{move.player}: "
        front, written = self.before(move.kind)
        args = {k: v for k, v in move.args().items() if k not in front}
        for phrase in map(parse, shelf.listed(self.speech("moves").get(move.kind))):
            if fits(phrase, args):
                try:
                    said = printed(phrase, args, lambda kind, value: self.filled(state, kind, value))
                except Unwritten:
                    continue
                return named + self.led(state, written, move) + said
        return f"{move.kind} {' '.join(self.value(state, v) for v in args.values())}".strip()

    def option(self, state: Any, id: str, choice: Choice | None = None) -> str:
        """An option of a choice in the words that answer it."""
        if id.isdecimal():
            return id  # a number that was told, whatever else is called so
        shown = self.value(state, id)
        if choice is not None and any(other != id and self.value(state, other) == shown for other in choice.options):
            return id
        return shown

    def event(self, state: Any, event: Event[Any]) -> str:
        """What has happened, as a sentence; `state` is the table after it."""
        facts = event.said()
        written = self.fitting("events", event.kind, facts)
        return self.told(state, written, {**facts, "because": event.because}) if written else event.kind

    def ruling(self, state: Any, ruling: Ruling) -> dict[str, str]:
        """A refusal: `rule`, `text` (who must do what), `facts` (what decides it), `source`."""
        card = card_of(ruling.rule)
        words = self.card_words(card) if card else shelf.wording(ruling.rule, self.lang)
        facts = dict(ruling.facts)
        if card and "ruling" not in words:
            facts = {**facts, "by": card, "summary": words.get("summary", "")}
            words = {"ruling": self.speech("rulings").get("card", "")}
        return {
            "rule": ruling.rule,
            "text": self.told(state, words.get("ruling") or words.get("text") or ruling.rule, facts),
            "facts": self.told(state, words.get("facts", ""), facts),
            "source": self.source(ruling.rule),
        }

    def choice(self, state: Any, choice: Choice) -> str:
        """The question of an open choice, with its options numbered as an answer may name them."""
        facts = {**choice.facts, "whose": choice.facts.get("player", choice.player), **choice.asdict()}
        written = self.fitting("choices", choice.choice, {**choice.facts, "most": choice.most}) or self.own_choice(
            choice
        )
        asked = self.told(state, written, facts)
        options = [f"{n} {self.option(state, id, choice)}" for n, id in enumerate(choice.options, 1)]
        return f"{asked} {' · '.join(options)}" if options else asked

    def value(self, state: Any, value: Any) -> str:
        """A value as players say it: an id's name, a number, a list joined (`a, b y c`)."""
        if isinstance(value, bool):
            return self.named("answer", "yes" if value else "no")
        if value is None or value == "":
            return NOTHING
        if isinstance(value, str):
            return self.called(state, value)
        if isinstance(value, Record):
            return self.joined([self.value(state, v) for v in value.asdict().values() if v])
        if isinstance(value, Mapping):
            return self.joined([f"{self.value(state, k)} {self.value(state, v)}" for k, v in value.items()])
        if isinstance(value, Iterable):
            return self.joined([self.value(state, v) for v in value])
        return str(value)

    def subject(self, state: Any, subject: Subject) -> str:
        """What can be pointed at, in the words that `why` takes."""
        for written in shelf.listed(self.speech("subjects").get(subject.kind)):
            return printed(parse(written), {"of": subject.of}, lambda kind, value: self.filled(state, kind, value))
        return f"{subject.kind} {subject.of}".strip()

    def unfit(self, unfit: Unfit) -> str:
        """What is wrong with something given by a player: the game's sentence in `[errors]`, or the program's own."""
        written = self.speech("errors").get(unfit.says)
        return self.told(None, written, unfit.facts) if written else self.sentence(unfit.says, **unfit.facts)

    def sentence(self, id: str, **facts: Any) -> str:
        """One of the program's own sentences; the id itself where there is none (a test sees that there is)."""
        written = own(self.lang)["say"].get(id, id)
        return self.told(None, written, facts)

    def joined(self, parts: list[str], word: str = "and") -> str:
        """A list as a sentence has it; `word` is `and` or `or`."""
        if len(parts) < 2:
            return "".join(parts)
        join = own(self.lang)["join"]
        last = parts[-1].lower()
        sound = last.startswith(tuple(join.get(f"{word}-starts", "").split())) and f"{word}-before" in join
        return f"{', '.join(parts[:-1])} {join[f'{word}-before'] if sound else join[word]} {parts[-1]}"

    # --- names ----------------------------------------------------------------------------------------------------

    def called(self, state: Any, id: str) -> str:
        """The name of an id, whatever it is of; the id itself where it is none (a player's name)."""
        if self.game is not None and state is not None and (name := self.game.called(state, id, self.lang)):
            return name
        by_id = named(self.game.id if self.game else "", self.lang)[1]
        if id in by_id:
            return by_id[id]
        if self.game is not None and state is not None and (card := card_of(id)):
            return self.game.called(state, card, self.lang) or card
        if id.count(".") == 2 and (title := self.chapter(id)):
            return title
        base, _, copy = id.rpartition("-")
        if copy.isdecimal() and len(id) < 80 and (name := self.called(state, base)) != base:
            return f"{name} ({id})"  # a copy that has left the table
        holder, _, zone = id.rpartition(" ")
        if holder and (place := named(self.game.id if self.game else "", self.lang)[0].get(f"zone.{zone}")):
            return f"{place} ({holder})"
        head, colon, number = id.rpartition(":")
        return f"{self.called(state, head)} {number}" if colon and number.isdecimal() and len(id) < 80 else id

    def chapter(self, rule: RuleId) -> str:
        """The title of the chapter that a rule stands in; empty for what is no rule."""
        file = shelf.chapter_of(rule)
        return next((str(c.title[self.lang]) for c in shelf.chapters(rule.split(".")[0]) if c.file == file), "")

    def named(self, kind: str, id: Any) -> str:
        """The name of a constant id of a kind."""
        by_kind, by_id = named(self.game.id if self.game else "", self.lang)
        return by_kind.get(f"{kind}.{id}") or by_id.get(str(id)) or str(id)

    def filled(self, state: Any, kind: str, value: Any) -> str:
        """A slot's value as `hear` takes it back: a name that fits nothing else, or the id."""
        if kind == "signed":
            return f"{value:+d}"
        if kind == "quoted":
            return '"' + str(value).replace('"', "'") + '"'
        if kind in ("text", "int"):
            return str(value)
        if kind == "printed":
            return self.told(state, self.speech("printed").get("facts", ""), value)
        if isinstance(value, tuple | list):
            return ", ".join(self.filled(state, kind, v) for v in value)
        id = str(value)
        offered = {} if self.game is None else self.game.names(state, kind)
        by_kind = named(self.game.id if self.game else "", self.lang)[0]
        card = f"{self.game.id}.card.{id}" if kind == "card" and self.game is not None else id
        shown = by_kind.get(f"{kind}.{id}") or self.called(state, card)
        mixed = shown.endswith(f"({id})") or any(other != id and shown in ways for other, ways in offered.items())
        return id if mixed else shown

    # --- where sentences stand ------------------------------------------------------------------------------------

    def speech(self, section: str) -> dict[str, Any]:
        """A section of the game's speech file."""
        found: dict[str, Any] = {} if self.game is None else shelf.speech(self.game.id, self.lang).get(section, {})
        return found

    def fitting(self, section: str, kind: str, facts: Mapping[str, Any]) -> str:
        """The sentence of a kind; one for certain facts (`card-used.reap`) comes before the general one."""
        sentences = self.speech(section)
        for variant in variants(facts):
            if found := sentences.get(f"{kind}.{variant}"):
                return str(found)
        return str(sentences.get(kind, ""))

    def own_choice(self, choice: Choice) -> str:
        """The program's own question for a kind of choice that a game has no words for."""
        says = own(self.lang)["say"]
        return str(says.get(f"choice.{choice.choice}") or says["choice.free" if choice.free else "choice"])

    def before(self, kind: str) -> tuple[tuple[str, ...], str]:
        """What stands in front of a kind of move: its slots and how it is written; nothing for most."""
        for start, texts in self.speech("before").items():
            if kind.startswith(start):
                written = shelf.listed(texts)[0]
                return tuple(slot.name for slot in slots(parse(written))), written
        return (), ""

    def led(self, state: Any, written: str, move: Move) -> str:
        """The words in front of a move, with a colon and a space after them."""
        if not written:
            return ""
        return printed(parse(written), move.args(), lambda kind, value: self.value(state, value)) + ": "

    def card_words(self, card: str) -> dict[str, Any]:
        """Name, summary and ruling of a card of the catalogue; empty for another."""
        game = self.game.id if self.game else ""
        for file in shelf.card_files(game):
            if card in shelf.cards(game, file):
                found: dict[str, Any] = shelf.card_words(game, file, self.lang).get(card, {})
                return found
        return {}

    def source(self, rule: RuleId) -> str:
        """Where a rule or card is printed."""
        if card := card_of(rule):
            game = rule.partition(".")[0]
            facts = next((c[card] for f in shelf.card_files(game) if card in (c := shelf.cards(game, f))), None)
            return (
                ""
                if facts is None
                else self.told(None, self.speech("rulings").get("source", ""), {**facts, "card": card})
            )
        try:
            return "; ".join(shelf.rule(rule).source)
        except LookupError:
            return ""

    # --- filling sentences ----------------------------------------------------------------------------------------

    def told(self, state: Any, written: str, facts: Mapping[str, Any]) -> str:
        """A sentence with its facts in their places. The fields of a record among them count as facts too."""
        if "{" not in written:
            return written
        known = dict(facts)
        for value in facts.values():
            if isinstance(value, Record):
                known = {**value.asdict(), **known}

        def kept(part: re.Match[str]) -> str:
            return part[1] if all(known.get(name) for name, _, _ in PLACE.findall(part[1])) else ""

        def said(place: re.Match[str]) -> str:
            name, sign, more = place.groups()
            value = known.get(name, "?")
            if sign == "|":
                one, _, many = more.partition("|")
                return one if str(value) in ("1", "-1") else many
            if sign == ":" and more == "+":
                return f"{value:+d}"
            if sign == ":" and more == ",":
                return ", ".join(self.value(state, v) for v in value)
            if sign == ":" and isinstance(value, Mapping):
                return self.filled(state, more, value)
            if sign == ":":
                return self.named(more, "" if value is None else value)
            return self.value(state, value)

        return PLACE.sub(said, MAYBE.sub(kept, written))


def card_of(rule: RuleId) -> str:
    """The card that speaks as a rule (`keyforge.card.troll` -> `troll`); empty for another rule."""
    parts = rule.split(".", 2)
    return parts[2] if len(parts) == 3 and parts[1] == "card" else ""


def variants(facts: Mapping[str, Any]) -> Iterator[str]:
    """Under which a sentence for certain facts may stand.

    `hidden` (a secret is left out), `part` (less than was wanted), `minus` (a negative amount), `none` (something is
    nameless), `many` (several of them), `stunned` and `no-exhausted` (yes and no), a value (`reap`).
    """
    if None in facts.values():
        yield "hidden"
    amount = facts.get("amount")
    if "wanted" in facts and amount != facts["wanted"]:
        yield "part"
    if isinstance(amount, int) and amount < 0:
        yield "minus"
    for name, value in facts.items():
        if value == "":
            yield "none"
        elif isinstance(value, bool):
            yield name if value else f"no-{name}"
        elif isinstance(value, str):
            yield value
        elif (isinstance(value, tuple | list) and len(value) > 1) or (name == "most" and value != 1):
            yield "many"
