"""Rulebooks as data: the policy a hand is played under, and the clause behind each of its choices."""

from croupier.rulebook.policy import DEFAULT, Policy

__all__ = ["DEFAULT", "Policy"]
