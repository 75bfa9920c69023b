"""A hand as it was written down: the fields of the PHH standard, read and checked, nothing played yet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import time
from decimal import Decimal
from typing import Any

from croupier.errors import Mistake
from croupier.records.action import Action
from croupier.records.amounts import ENDLESS, Amounts


@dataclass(frozen=True, slots=True)
class Record:
    """One recorded hand.

    The fields are those of the standard, under its names; `own` holds the annotator's own (`_x`) and any that the
    standard does not know. Players stand in the order they are dealt, the button last; with two players the
    standard lists antes and blinds the other way round, and so do `antes` and `blinds_or_straddles` here.

    Amounts are chips, `unit` of them to one unit of the record (1, unless the record has decimals). Finishing
    stacks and winnings are what the record claims, in the record's unit, and may be no whole number of chips. A stack
    that is infinite (`inf`) is one of `ENDLESS` units.
    A blind below zero is a live post of a player who owes it.

    >>> from croupier.play import Hand
    >>> from croupier.records import record_of
    >>> hand = Hand.new("nl-holdem", [500, 500], blinds=(1, 2), seed=4)
    >>> hand.fold()
    >>> record = record_of(hand, players={1: "Ann", 2: "Bob"}, viewer="all", hand=7)
    >>> record.variant, record.players, record.name
    ('NT', ('Bob', 'Ann'), '7')
    """

    variant: str
    antes: tuple[int, ...]
    starting_stacks: tuple[int, ...]
    actions: tuple[Action, ...]
    blinds_or_straddles: tuple[int, ...] = ()
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    min_bet: int = 0
    ante_trimming_status: bool = False
    unit: int = 1
    finishing_stacks: tuple[Decimal, ...] | None = None
    winnings: tuple[Decimal, ...] | None = None
    players: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    seat_count: int | None = None
    table: str | int | None = None
    hand: str | int | None = None
    level: int | None = None
    author: str | None = None
    event: str | None = None
    url: str | None = None
    venue: str | None = None
    address: str | None = None
    city: str | None = None
    region: str | None = None
    postal_code: str | None = None
    country: str | None = None
    time: time | None = None
    time_zone: str | None = None
    time_zone_abbreviation: str | None = None
    day: int | None = None
    month: int | None = None
    year: int | None = None
    currency: str | None = None
    currency_symbol: str | None = None
    time_limit: Decimal | None = None
    time_banks: tuple[Decimal, ...] | None = None
    own: Mapping[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str | None:
        """What the hand is called, None when it has neither number nor name."""
        return None if self.hand is None else str(self.hand)

    @property
    def amounts(self) -> Amounts:
        """Between the record's amounts and chips."""
        return Amounts(self.unit)

    def endless(self, chips: int) -> bool:
        """Whether so many chips are what the record calls an infinite stack."""
        return chips == ENDLESS * self.unit

    @property
    def chairs(self) -> tuple[int, ...]:
        """The seat of each player: as recorded where those go round clockwise, else 1, 2, 3, …"""
        lowest = self.seats.index(min(self.seats)) if self.seats else 0
        clockwise = self.seats[lowest:] + self.seats[:lowest]
        if clockwise and clockwise == tuple(sorted(clockwise)):
            return self.seats
        return tuple(range(1, len(self.starting_stacks) + 1))

    @property
    def strangers(self) -> tuple[str, ...]:
        """Fields that neither the standard knows nor an underscore marks as the annotator's own."""
        return tuple(name for name in self.own if not name.startswith("_"))

    def name_of(self, seat: int) -> str:
        """The name of the player in a seat; empty when the record has none."""
        at = self.chairs.index(seat)
        return self.players[at] if at < len(self.players) else ""


class RecordError(Mistake):
    """A record that cannot be read.

    `hand` is the hand's name (None: the whole text), `field` the field of a record in fields, `line` the line of
    the text, counted from 1, where a record is written in lines.

    >>> from croupier.records import RecordError, read
    >>> try:
    ...     read('variant = "NT"')
    ... except RecordError as error:
    ...     print(error)
    antes: the field is missing: every hand needs variant, antes, starting_stacks and actions
    """

    def __init__(
        self, problem: Mistake, *, hand: str | None = None, field: str | None = None, line: int | None = None
    ) -> None:
        super().__init__(problem.code, clause=problem.clause, **problem.params)
        self.problem = problem
        self.hand = hand
        self.field = field
        self.line = line

    def say(self, lang: str = "en") -> str:
        """Where in the text, and what is wrong with it."""
        from croupier.text import say

        problem = self.problem.say(lang)
        if self.field is not None:
            problem = say("records-in-field", lang, field=self.field, problem=problem)
        if self.line is not None:
            problem = say("records-in-line", lang, line=str(self.line), problem=problem)
        if self.hand is not None:
            problem = say("records-in-hand", lang, hand=self.hand, problem=problem)
        return problem

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self.problem, self.hand, self.field, self.line)


def _rebuild(problem: Mistake, hand: str | None, field: str | None, line: int | None) -> RecordError:
    return RecordError(problem, hand=hand, field=field, line=line)
