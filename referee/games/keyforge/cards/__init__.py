"""What single cards do, one module a house; imported when a card of the house is met."""
