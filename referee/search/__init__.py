"""Look-ups: answers a word or a question from the glossary, the rulebooks, the cards and the player's own documents."""
