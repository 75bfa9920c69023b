"""What may be asked of an event about getting in, and the start."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

__all__ = ["CloseRegistration", "DrawSeats", "Register", "Source", "Start", "Unregister"]

Source: TypeAlias = Literal["desk", "wallet", "seat", "ticket"]
"""By what an entry is paid for."""


class Register(msgspec.Struct, frozen=True, tag="register"):
    """Enter a player, at the desk or by himself; a new entry for one who is out is the same command.

    It is paid for at the desk, from his wallet, or with a ticket (a `seat` is one of before there were tickets).

    `table` and `seat` are the seat the floor gives him for special needs, or before the start of an event of one
    table with open seat cards the `seat` he picks. `earlier` is how he ended a flight before this one, if any. He is
    `another` than those the house knows by this name.

    >>> from croupier.tournament import Register, dry_run
    >>> night = dry_run(0, started=False)
    >>> _ = night.do(Register("ann", "Ann Baker")), night.do(Register("bob", source="wallet"))
    >>> night.event.entries, night.event.money.pool, night.event.money.fees
    (2, 20000, 2000)
    """

    player: str
    name: str = ""
    source: Source = "desk"
    table: int = 0
    seat: int = 0
    earlier: Literal["", "out", "bagged"] = ""
    another: bool = False


class Unregister(msgspec.Struct, frozen=True, tag="unregister"):
    """Take an entry back before the start.

    `starts_in` is how long it is to the start, in milliseconds: negative once it has come, 0 where no time is set.

    >>> from croupier.tournament import Unregister, dry_run
    >>> night = dry_run(3, started=False)
    >>> _ = night.do(Unregister("2"))
    >>> night.event.entries, night.event.entrants["2"].status
    (2, 'gone')
    """

    player: str
    starts_in: int = 0


class DrawSeats(msgspec.Struct, frozen=True, tag="draw-seats"):
    """Draw the seats of a live event before its start; from then on whoever enters draws his at once.

    At least so many `tables` are opened.

    >>> from croupier.tournament import DrawSeats, dry_run
    >>> night = dry_run(3, started=False, live=True)
    >>> _ = night.do(DrawSeats(tables=1), seed="lot")
    >>> night.event.phase, len(night.event.tables[1].seats)
    ('registering', 3)
    """

    tables: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0


class Start(msgspec.Struct, frozen=True, tag="start"):
    """Draw the seats where they are not drawn yet, and begin.

    >>> from croupier.tournament import Start, dry_run
    >>> night = dry_run(12, started=False)
    >>> _ = night.do(Start(), seed="lot")
    >>> night.event.phase, [len(table.seats) for table in night.event.tables.values()]
    ('running', [6, 6])
    """


class CloseRegistration(msgspec.Struct, frozen=True, tag="close-registration"):
    """Let nobody else in, before the event's own time.

    >>> from croupier.tournament import CloseRegistration, dry_run
    >>> from croupier.tournament.terms import Entries
    >>> night = dry_run(3, entries=Entries(late_levels=4))
    >>> night.event.open
    True
    >>> _ = night.do(CloseRegistration())
    >>> night.event.open
    False
    """


Commands: TypeAlias = Register | Unregister | DrawSeats | Start | CloseRegistration
"""Everything that can be asked about getting in, and the start."""
