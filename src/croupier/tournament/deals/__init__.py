"""Deals about the prizes: proposed, offered, agreed."""

from croupier.tournament.deals import (  # noqa: F401  # puts what it decides into the registry
    amounts,
    consent,
)
from croupier.tournament.deals.amounts import Kind, proposal, to_divide

__all__ = ["Kind", "proposal", "to_divide"]
