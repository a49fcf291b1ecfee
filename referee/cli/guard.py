"""No player ever meets a traceback: whatever goes wrong is one sentence and an exit status."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from ..core.types import Unfit
from ..journal.health import NoTable, Unusable
from .output import Desk, Wrong


def excused(desk: Desk, act: Callable[[], int], now: Callable[[], Desk] | None = None) -> int:
    """Do something; whatever goes wrong is said in one sentence, with the exit status for it."""
    try:
        return act()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Nobody reads any more (`referee log | head`): not a fault, and Python must not complain when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        return failed(now() if now is not None else desk, error)


def failed(desk: Desk, error: Exception) -> int:
    """Say what went wrong."""
    if isinstance(error, Wrong):
        return desk.fail("usage", desk.say(error.says, **error.facts))
    if isinstance(error, NoTable):
        return desk.fail("no-table", desk.say(error.says, **error.facts))
    if isinstance(error, Unusable):
        return desk.fail("database", desk.say(f"database.{error.why}", **error.facts))
    if isinstance(error, Unfit):
        return desk.fail("usage", unfit(desk, error))
    what = f"{type(error).__name__}: {' '.join(str(error).split())[:200]}"
    return desk.fail(
        "database" if isinstance(error, MemoryError | OSError) else "usage", desk.say("unexpected", what=what)
    )


def unfit(desk: Desk, error: Unfit) -> str:
    """What does not fit, in the words of the game that says so, else in the program's own."""
    voice = desk.voice(error.game)
    written = voice.speech("errors").get(error.says)
    return voice.told(None, written, error.facts) if written else desk.say(error.says, **error.facts)
