"""The rules of Eredan: one module a chapter of the rulebook."""
