"""A poker hand at a table of the house: its terms, its deal, its clocks, what is told of it, its record."""
