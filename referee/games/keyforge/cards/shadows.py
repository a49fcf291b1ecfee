"""What the cards of Shadows do."""
