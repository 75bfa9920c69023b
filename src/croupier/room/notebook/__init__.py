"""The players' notebooks on their opponents, each for its author alone."""
