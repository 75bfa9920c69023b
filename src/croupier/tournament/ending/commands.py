"""What may be asked of an event about how an event ends."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

__all__ = ["Cancel"]


class Cancel(msgspec.Struct, frozen=True, tag="cancel"):
    """Call the event off and give everybody what the book says for the state it is in.

    >>> from croupier.tournament import Cancel, dry_run
    >>> night = dry_run(3, started=False)
    >>> [cancelled] = night.do(Cancel())
    >>> night.event.phase, cancelled.refunds["1"].total
    ('cancelled', 11000)
    """


Commands: TypeAlias = Cancel
"""Everything that can be asked about how an event ends."""
