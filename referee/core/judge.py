"""A move in, a verdict out. Nothing is changed: the verdict holds the table after the move."""

from __future__ import annotations

from .game import Game
from .story import Open, Story
from .types import Answer, Choice, Illegal, Legal, Move, Position, Ruling, S, Unfinished


def judge(game: Game[S], position: Position[S], move: Move, *, force: bool = False) -> Legal[S] | Illegal:
    """Carry a move out if no rule speaks against it.

    `force` carries it out in spite of the rules, as far as it can be: a story that cannot go on ends where it is. Choices must
    be answered all the same.
    """
    if isinstance(move, Answer):
        return answer(game, position, move, force=force)
    if position.waiting:
        first = position.waiting[0]
        return Illegal(
            (Ruling("referee.choice.open", {"player": first.player, "of": first.of, "choice": first.choice}),)
        )
    if not force and (rulings := game.check(position.state, move)):
        return Illegal(tuple(rulings))
    return tell(game, Unfinished(position.state, move, (), 0), force=force)


def answer(game: Game[S], position: Position[S], move: Answer, *, force: bool = False) -> Legal[S] | Illegal:
    """Go on with the move that waits, one answer further."""
    pending = position.unfinished
    if pending is None or not position.waiting:
        return Illegal((Ruling("referee.choice.none", {"player": move.player}),))
    choice = position.waiting[0]
    if rulings := unfit(choice, move) or game.unfit(position.state, choice, move):
        return Illegal(tuple(rulings))
    return tell(game, pending.but(answers=(*pending.answers, move.picked)), force=force)


def wanted(choice: Choice) -> dict[str, object]:
    """What an open choice asks for, as the facts of a ruling: `most` is 0 where there is but one number to give."""
    most = choice.most if choice.most > choice.least else 0
    return {"player": choice.player, "of": choice.of, "least": choice.least, "most": most}


def unfit(choice: Choice, move: Answer) -> list[Ruling]:
    """What speaks against an answer whatever the game: a stranger's option, too few, too many, a number out of range."""
    about = wanted(choice)
    if choice.free:
        if choice.choice == "number":
            number = move.picked[0] if move.picked else ""
            if not number.isdecimal() or not choice.low <= int(number) <= choice.high:
                return [Ruling("referee.choice.number", {**about, "low": choice.low, "high": choice.high})]
        return []
    if any(picked not in choice.options for picked in move.picked):
        return [Ruling("referee.choice.options", {**about, "options": choice.options})]
    twice = any(move.picked.count(picked) > choice.options.count(picked) for picked in move.picked)
    if twice or not choice.least <= len(move.picked) <= choice.most:
        return [Ruling("referee.choice.count", {**about, "count": len(move.picked)})]
    return []


def tell(game: Game[S], pending: Unfinished[S], *, force: bool = False) -> Legal[S]:
    """Tell a move's story with the answers known so far; events told before are not told again."""
    story: Story[S] = Story(pending.before, pending.answers)
    try:
        game.resolve(story, pending.move)
    except Open as stop:
        waiting = pending.but(told=len(story.events))
        position = Position(story.state, (stop.choice,), waiting)
    except LookupError:
        if not force:
            raise
        position = Position(story.state)
    else:
        position = Position(story.state)
    return Legal(position, tuple(story.events[pending.told :]))
