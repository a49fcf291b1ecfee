"""The shelf: rulebooks and glossaries, read when they are asked for."""
