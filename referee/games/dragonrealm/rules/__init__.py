"""The rules of Dragonrealm, one module a chapter of the rulebook."""
