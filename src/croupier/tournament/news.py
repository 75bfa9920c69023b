"""What is announced in the room: levels, moves, tables that break, who went out, each with its reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from croupier.tournament.entries.facts import Started
from croupier.tournament.fact import Announcement, Happened
from croupier.tournament.seating.facts import Seated

__all__ = ["KEPT", "Announcement", "announced", "latest"]

KEPT: Final = 40
"""So many announcements are shown."""


def announced(at: int, told: Iterable[Happened]) -> Iterator[Announcement]:
    """What of the facts of one command is announced; nothing that only the floor or one player may know.

    >>> from croupier.tournament import Level, Register, Start, Terms
    >>> from croupier.tournament import Tournament
    >>> blinds = (Level(small_blind=25, big_blind=50),)
    >>> friday = Tournament(Terms(name="Friday", stack=5_000, buy_in=0, levels=blinds))
    >>> for player in ("ann", "bob"):
    ...     _ = friday.do(Register(player), now=0)
    >>> [each.kind for each in announced(0, friday.do(Start(), now=0, seed="lot"))]
    ['started', 'registration-closed', 'prizes-set']
    """
    started = False
    for fact in told:
        started = started or isinstance(fact, Started)
        # Everybody's first seat is on his seat card: hundreds of them would drown what is new.
        if not (started and isinstance(fact, Seated)):
            made = fact.announced(at)
            if made is not None:
                yield made


def latest(before: tuple[Announcement, ...], at: int, told: Iterable[Happened]) -> tuple[Announcement, ...]:
    """The last announcements after one more command, the oldest first."""
    return (*before, *announced(at, told))[-KEPT:]
