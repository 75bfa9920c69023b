"""Deals about the prizes: proposed, offered, agreed."""

from croupier.tournament.deals import (  # noqa: F401  # puts what it decides into the registry
    amounts,
    consent,
    ended,
)
from croupier.tournament.deals.amounts import MOST_BY_ICM, Kind, proposal, to_divide

__all__ = ["MOST_BY_ICM", "Kind", "proposal", "to_divide"]
