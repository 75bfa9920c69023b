"""How an event ends: the last prizes, or refunds."""

from croupier.tournament.ending import (  # noqa: F401  # puts what it decides into the registry
    refunds,
)
from croupier.tournament.ending.refunds import preview

__all__ = ["preview"]
