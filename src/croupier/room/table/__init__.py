"""The poker tables: seats round a hand, one actor a table."""
