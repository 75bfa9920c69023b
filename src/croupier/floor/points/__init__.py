"""Points of the rules: for each the clauses that say it, whichever book they stand in.

>>> citation("overchip-calls", "tda-2024").clauses
('TDA-2022:44.1',)
"""

from croupier.floor.points.citing import (
    FALLBACK,
    POINTS,
    Citation,
    citation,
    is_own,
    of_the_game,
    own_clauses,
    within,
)

__all__ = ["FALLBACK", "POINTS", "Citation", "citation", "is_own", "of_the_game", "own_clauses", "within"]
