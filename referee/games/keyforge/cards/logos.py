"""What the cards of Logos do."""
