"""The command line: opens, calls, prints. It decides nothing."""
