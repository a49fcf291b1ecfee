"""Between words and values: what players say becomes moves, what happens becomes sentences."""
