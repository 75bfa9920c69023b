"""Rulebooks as data: every clause, and the policy a hand is played under with the clause behind each choice."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from croupier.rulebook.policy import DEFAULT, Policy, profile

if TYPE_CHECKING:
    from croupier.rulebook.choices import Field, fields
    from croupier.rulebook.clause import Clause
    from croupier.rulebook.clauses import Registry, Rulebook, registry
    from croupier.rulebook.house import read_house
    from croupier.rulebook.layers import Layer, Profile, Source, profiles
    from croupier.rulebook.lookup import search

_LATER = {
    "Clause": "clause",
    "Field": "choices",
    "Layer": "layers",
    "Profile": "layers",
    "Registry": "clauses",
    "Rulebook": "clauses",
    "Source": "layers",
    "fields": "choices",
    "profiles": "layers",
    "read_house": "house",
    "registry": "clauses",
    "search": "lookup",
}

__all__ = [
    "DEFAULT",
    "Clause",
    "Field",
    "Layer",
    "Policy",
    "Profile",
    "Registry",
    "Rulebook",
    "Source",
    "fields",
    "profile",
    "profiles",
    "read_house",
    "registry",
    "search",
]


def __getattr__(name: str) -> Any:
    """Load what the hand engine does not need only when it is asked for."""
    if name in _LATER:
        return getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
    raise AttributeError(name)
