"""The journal: rows on the disk, one transaction a command, nothing of it about a game."""
