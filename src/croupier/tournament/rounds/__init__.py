"""Shootouts and heads-up brackets."""

from croupier.tournament.rounds import (  # noqa: F401  # puts what it decides into the registry
    drawing,
)
