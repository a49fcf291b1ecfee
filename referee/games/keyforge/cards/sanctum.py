"""What the cards of Sanctum do."""
