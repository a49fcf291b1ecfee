"""What the cards of Dis do."""
