"""The labelled functions of the game: the chapters under `rules` are gathered here."""

from __future__ import annotations

from ...core.labels import Code

CODE = Code()
