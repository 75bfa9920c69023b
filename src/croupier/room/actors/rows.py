"""The rows that every journal may have, whatever it is the journal of."""

from __future__ import annotations

import msgspec


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """The house came back from an outage, or the floor let what had stopped go on: running clocks start afresh."""


class Stopped(msgspec.Struct, frozen=True, tag="stopped"):
    """An invariant broke: nothing more is done here, every chip stays where the last row left it."""

    code: str


class PaidOut(msgspec.Struct, frozen=True, tag="paid-out"):
    """What had stopped was given up: everybody has the chips in his wallet that the ledger knew of, and it is closed.

    `after` is the last row before that counts; those that follow could not be read. `bank` is what the house has won
    or lost there.
    """

    after: int
    bank: int = 0
