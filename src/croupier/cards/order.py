"""The order of a deck: in machine code, or, where that was not built, its twin in Python."""

from __future__ import annotations

__all__ = ["in_order"]

try:
    from croupier.cards._native import in_order
except ImportError:
    from croupier.cards.twin import in_order
