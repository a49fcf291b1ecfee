"""What the cards of Untamed do."""
