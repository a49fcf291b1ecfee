"""The labelled functions of the game, gathered from `rules/` when the game is put together."""

from __future__ import annotations

from ...core.labels import Code

CODE = Code()
