"""Getting into an event and out of it again, and the start."""

from croupier.tournament.entries import (  # noqa: F401  # puts what it decides into the registry
    registration,
)
from croupier.tournament.selling import add_on_open, rebuys_open

__all__ = ["add_on_open", "rebuys_open"]
