"""Money that people bring to the club, held to the limits they have set themselves, wherever it is taken.

What was taken of whom stands in the log of acts, so that it is known after a restart too, and counts from before a
limit was set. Whatever was paid out in between counts nothing back: a limit is of what comes in.
"""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from croupier.room.journal.acts import Paid
from croupier.room.live.state import CASH

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.room.actors.actor import Tools
    from croupier.room.actors.asks import By
    from croupier.room.care.actor import CareActor

CHIP: Final = 100
"""What a chip of 1 is worth at the tables of the live cash room, in cents: what stands on it, in whole units."""


class Deposits:
    """What is taken of people, at the cage in cents, at the tables of the live cash room in chips."""

    def __init__(self, tools: Tools, care: CareActor) -> None:
        self._store = tools.store
        self._clock = tools.clock
        self._care = care
        self._on_its_way: Counter[str] = Counter()

    @contextmanager
    def taking(self, stream: str, key: str, by: By, person: str, amount: int) -> Iterator[By]:
        """Whoever asks, as it is logged what he takes of somebody in this; it is on its way as long as this lasts.

        `key` is the journal's name for the ask in that stream. Raises `Refusal` where the person's own limit of money
        is passed by it.
        """
        if not person or not amount or not by.floor:
            yield by
            return
        cents = _cents(stream, amount)
        if not self._store.was_written(stream, key):
            self._care.check_money(person, cents, lambda time: self._taken(person, time))
        self._on_its_way[person] += cents
        try:
            yield by._replace(pays=Paid(person, -amount))
        finally:
            self._on_its_way[person] -= cents
            if not self._on_its_way[person]:
                del self._on_its_way[person]

    def _taken(self, person: str, time: int) -> int:
        """What was taken of somebody within a time (ms), and what is on its way, in cents."""
        taken = self._store.taken_since(person, self._clock() - time)
        return sum([_cents(*each) for each in taken.items()]) + self._on_its_way[person]


def _cents(stream: str, amount: int) -> int:
    return amount * CHIP if stream == CASH else amount
