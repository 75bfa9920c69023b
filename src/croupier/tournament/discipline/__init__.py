"""Penalties, protests, rulings, and who dodges blinds."""

from croupier.tournament.discipline import (  # noqa: F401  # puts what it decides into the registry
    dodging,
    penalties,
)
from croupier.tournament.discipline.penalties import advice, must_miss, offences

__all__ = ["advice", "must_miss", "offences"]
