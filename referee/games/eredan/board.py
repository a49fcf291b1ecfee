"""What the screen shows of an Eredan table: both lines, and the cards of the round."""

from __future__ import annotations

from collections.abc import Callable

from ...core.block import Block
from ...core.types import Position
from ...library import shelf
from .catalogue import GAME
from .names import card_name, character_name
from .rules.deck import affiliation
from .rules.values import attack_range, shield
from .state import Character, Player, State
from .wording import name_in

Word = Callable[[str], str]
"""A word of the screen by its key."""

COLUMNS = ("name", "life", "attack", "defense", "spirit", "items", "notes")


def rows(position: Position[State], lang: str) -> list[Block]:
    """The round, each side with its characters, and the cards on the table."""
    state = position.state
    names = shelf.speech(GAME, lang).get("names", {})

    def word(key: str) -> str:
        return str(shelf.listed(names.get(key, key))[0])

    phase = word(f"phase.{state.phase}")
    about = [f"{word('line.round')} {state.round}: {phase}"] if state.round else [phase]
    if state.phase == "choose":
        about.append(f"{word('line.active')} {state.active}")
    if state.turn:
        about.append(f"{word('line.turn')} {state.turn}")
    blocks = [Block(text=" · ".join(about))]
    for seat in state.seats:
        head = tuple(word(f"column.{column}") for column in COLUMNS)
        lines = tuple(line(state, c, word, lang) for c in seat.characters)
        blocks.append(Block(title=side(state, seat, word, lang), head=head if lines else (), rows=lines))
    if state.laid:
        laid = [
            f"{card.player}: {card_name(state, card.card, lang)}" + (" ✓" if card.resolved else "")
            for card in state.laid
        ]
        blocks.append(Block(text=f"{word('line.table')}: {' · '.join(laid)}"))
    return blocks


def side(state: State, seat: Player, word: Word, lang: str) -> str:
    """A player's counters in a line."""
    guild = affiliation(state, seat.name)
    parts = [seat.name, *([name_in("guild", guild, lang)] if guild else [])]
    counts = (("hand", len(seat.hand)), ("deck", len(seat.deck)), ("discard", len(seat.discard)), ("score", seat.score))
    parts += [f"{word(f'line.{what}')} {count}" for what, count in counts]
    missing = state.phase == "setup" and not seat.characters
    parts += [word(note) for note, is_so in (("line.no-team", missing), ("line.short", seat.short)) if is_so]
    return " · ".join(parts)


def line(state: State, character: Character, word: Word, lang: str) -> tuple[str, ...]:
    """A character in a row of the table."""
    low, high = attack_range(state, character)
    known = not character.print.missing
    notes = [word(f"note.{note}") for note, is_so in standing(state, character) if is_so]
    return (
        character_name(state, character, lang),
        str(character.life) if known else "?",
        (str(low) if low == high else f"{low}-{high}") if known else "?",
        str(shield(state, character, "defense")) if known else "?",
        str(shield(state, character, "spirit")) if known else "?",
        ", ".join(card_name(state, item.card, lang) + ("" if item.active else "…") for item in character.items),
        ", ".join(notes),
    )


def standing(state: State, character: Character) -> tuple[tuple[str, bool], ...]:
    """How a character stands: each note, and whether it holds."""
    return (
        ("dead", character.dead),
        ("tilted", character.tilted and not character.dead),
        ("raging", character.raging),
        ("fighting", character.ref in state.fighting and state.phase in ("cards", "fight")),
    )
