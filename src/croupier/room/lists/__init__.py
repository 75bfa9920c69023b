"""The waiting lists of the poker tables."""
