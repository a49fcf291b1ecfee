"""What every game shares; imports nothing of ours."""
