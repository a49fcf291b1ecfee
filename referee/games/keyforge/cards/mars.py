"""What the cards of Mars do."""
