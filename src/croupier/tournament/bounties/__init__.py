"""Bounties: on whose head, who takes it, and the ones in sealed envelopes."""

from croupier.tournament.bounties.heads import envelopes, opens

__all__ = ["envelopes", "opens"]
