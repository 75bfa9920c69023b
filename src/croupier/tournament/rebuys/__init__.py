"""Rebuys and add-ons: bought, refused, over."""

from croupier.tournament.rebuys import (  # noqa: F401  # puts what it decides into the registry
    buying,
    over,
)
