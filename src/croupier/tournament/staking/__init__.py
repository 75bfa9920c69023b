"""Shares of an entry sold to backers."""

from croupier.tournament.staking import (  # noqa: F401  # puts what it decides into the registry
    shares,
)
from croupier.tournament.staking.shares import divide, price, sell

__all__ = ["divide", "price", "sell"]
