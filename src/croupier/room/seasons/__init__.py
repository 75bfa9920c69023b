"""Season leagues of the house: which events count, and how places become points."""
