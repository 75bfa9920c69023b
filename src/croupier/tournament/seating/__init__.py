"""Seats and tables: drawn, ordered, balanced, broken, brought together."""

from croupier.tournament.seating import (  # noqa: F401  # puts what it decides into the registry
    live,
    ordered,
)
