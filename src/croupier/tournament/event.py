"""An event as it stands: who is in it, where they sit, how the clock runs, what is in the pool."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import msgspec

from croupier.play import Positions
from croupier.text import InEach
from croupier.tournament.terms import Terms
from croupier.tournament.why import Why

if TYPE_CHECKING:
    from croupier.rulebook import Policy

Phase: TypeAlias = Literal["registering", "running", "bagged", "finished", "cancelled"]
"""`bagged` is a flight whose chips wait for the second day."""

Status: TypeAlias = Literal[
    "registered", "alternate", "playing", "broke", "out", "gone", "disqualified", "bagged"
]
"""`broke` has no chips and may buy some before the next hand; `gone` has taken his entry back."""


class Entrant(msgspec.Struct, frozen=True):
    """A player of the event, with his chips; `table` and `seat` are 0 while he has none.

    `entries` counts his buy-ins. `arrived` says how he came to his seat since the table's last hand: by `draw`,
    from a table that `broke`, or for `balance`; a newcomer between the small blind and the button is `waiting`.
    `big_blind_at` is the number of the last of his hands in which he posted the big blind, `dealt` the number of
    his hands. `head` is the bounty on his head, in cents; `won` what prizes and bounties have brought him.
    `missing` are hands he still has to miss on penalty. Without chips, he lost them at the `broke`-th time that
    anybody did, on a hand he began with `had`, and has `declined` to buy more. `award` is what of his prizes is
    not money, at its value. `seeded` is his seed in a bracket, `bag` the chips he
    brings to the second day. Of his entries `tickets` are on one; `won_seat` says so of the one he plays on.

    >>> from croupier.tournament import dry_run
    >>> ann = dry_run(3).event.entrants["1"]
    >>> ann.status, ann.stack, ann.table, ann.in_play
    ('playing', 10000, 1, True)
    """

    id: str
    name: str
    status: Status = "registered"
    stack: int = 0
    table: int = 0
    seat: int = 0
    entries: int = 1
    rebuys: int = 0
    add_ons: int = 0
    won_seat: bool = False
    arrived: Literal["", "draw", "broke", "balance", "order"] = ""
    waiting: bool = False
    dealt: int = 0
    big_blind_at: int = -1
    head: int = 0
    won: int = 0
    missing: int = 0
    locked: bool = False
    picked: int = 0
    seeded: int = 0
    bag: int = 0
    broke: int = 0
    had: int = 0
    declined: bool = False
    award: int = 0
    tickets: int = 0

    @property
    def in_play(self) -> bool:
        """Whether he holds or may still buy chips."""
        return self.status in ("playing", "broke", "alternate")


class Table(msgspec.Struct, frozen=True):
    """A table: who sits where, and where the button and the blinds stood in the last hand with blinds.

    `dealt` are the seats of the hand being played, empty between hands, `missed` those of them on penalty; `stood`
    the seats in the order they became empty. `level` is the level of the hand being played, `since` the number of
    hands before the clock's level began. `halted` tables wait for players.

    >>> from croupier.tournament import BeginHand, dry_run
    >>> night = dry_run(3)
    >>> _ = night.do(BeginHand(1))
    >>> table = night.event.tables[1]
    >>> table.playing, table.dealt
    (True, (2, 7, 9))
    """

    number: int
    seats: dict[int, str] = {}
    positions: Positions | None = None
    dealt: tuple[int, ...] = ()
    missed: tuple[int, ...] = ()
    hands: int = 0
    level: int = 0
    stood: tuple[int, ...] = ()
    halted: bool = False
    pushing: bool = False
    round: int = -1
    since: int = 0

    @property
    def playing(self) -> bool:
        """Whether a hand is being played here."""
        return bool(self.dealt)


class Clock(msgspec.Struct, frozen=True):
    """The clock: the level or break it is in, and when that ends.

    Times are milliseconds of whoever keeps the time. `ends` is the deadline while it runs; `left` what is left
    of the level while it stands. Nothing ticks: what the clock shows is worked out from the deadline.

    A common break is `called` first, and `on` once the last hand is over; then `held` is what its level has left.
    `since` is when the last one was called, or the event began.
    """

    index: int = 0
    ends: int = 0
    left: int = 0
    running: bool = False
    on_break: bool = False
    rest: Literal["", "called", "on"] = ""
    held: int = 0
    since: int = 0

    def remaining(self, now: int) -> int:
        """What is left of the level, in milliseconds, 0 when it is over."""
        return max(self.ends - now, 0) if self.running else self.left


class Finish(msgspec.Struct, frozen=True):
    """Players who went out on one hand and share their places; `stack` is what they began it with.

    Where rebuys were open they lost their chips at the `broke`-th time that anybody did.
    """

    players: tuple[str, ...]
    stack: int = 0
    hand: int = 0
    table: int = 0
    broke: int = 0


class Paid(NamedTuple):
    """A prize paid out: the place, the first and the last of the places shared, and the cents."""

    first: int
    last: int
    amount: int


class Sale(NamedTuple):
    """A share sold: who bought how many percent, what he paid, in cents, and his name."""

    backer: str
    percent: int
    price: int
    name: str = ""


DealKind: TypeAlias = Literal["even", "chips", "icm", "custom"]


class Offer(NamedTuple):
    """A deal on offer: what each player left would get, in cents, `left` for the first place, and who has said yes."""

    number: int
    kind: DealKind
    amounts: dict[str, int]
    left: int = 0
    by: str = ""
    yes: tuple[str, ...] = ()


RecordKind: TypeAlias = Literal["penalty", "lifted", "ruling", "protest", "notice"]


class Told(NamedTuple):
    """An entry of the event's record: a penalty (`offence` and `sanction`), a ruling or a protest (`text`).

    A notice is for the director alone: a blind that passed the player by (`text` says how, `hands` how often). A
    penalty of `rounds` is so many hands too. A ruling may be `said` in each language.
    """

    kind: RecordKind
    player: str
    table: int
    hand: int
    offence: str = ""
    sanction: str = ""
    hands: int = 0
    by: str = ""
    text: str = ""
    clauses: tuple[str, ...] = ()
    rounds: int = 0
    said: InEach | None = None


class Refund(NamedTuple):
    """One player's refund, in cents: his entry, the fee, the even part, the part by chips, his own bounty."""

    entry: int = 0
    fee: int = 0
    even: int = 0
    by_chips: int = 0
    bounty: int = 0

    @property
    def total(self) -> int:
        """All of it."""
        return sum(self)


class Money(msgspec.Struct, frozen=True):
    """What has been collected and paid, in cents.

    `rounding` are cents of prizes that did not divide, `odd_bounties` those of bounties.
    """

    pool: int = 0
    fees: int = 0
    staff: int = 0
    bounties: int = 0
    overlay: int = 0
    paid: int = 0
    rounding: int = 0
    odd_bounties: int = 0


class Event(msgspec.Struct, frozen=True):
    """An event. It changes by facts only (`croupier.tournament.fold`) and is never changed in place.

    `out` are the finishes, the last first place at its end; places are counted from there, so a later entry moves
    them by itself. `breaking` is the table that closes as soon as its hand is over. `round` counts hands played
    hand for hand, `called` that the director called for it. `agreed` are the prizes of a deal, `kept` what it keeps
    for the first place; `offer` is a deal they are asked about, `lost` are the players whose connection is.
    `issued` and `removed` are chips put in play and taken out, `at_break` the stacks when the last break began.
    `rebuys_closed` is whether rebuys and add-ons ended before their time, `brokes` how often anybody was left without
    chips who might buy more. `shares` are those sold of each player's entry. `record` keeps penalties, rulings and
    protests with their hands.
    `envelopes` are the mystery bounties still sealed, in the order they will be drawn, `drawn` how many were. Nobody
    may see them, nor `envelope_salts` and `envelope_order`, before they are drawn: what people may see is
    `croupier.tournament.seen`. `seals` were told before the first was drawn, one for each envelope, and `seal` for
    the whole order.
    `stage` is the round of a shootout or a bracket, `through` are who won their table or have a bye, `bracket` its
    slots, `brackets` those of every round drawn, `pairs` those set by hand before. A flight whose `day_over` bags:
    `bags` are the chips by player. The second day has `carried` flights in, with `entered_before` entries of
    `people_before`; `dropped` are chips in bags that do not count.

    >>> from croupier.tournament import dry_run
    >>> event = dry_run(12).event
    >>> event.phase, event.left, event.in_chips, event.money.pool
    ('running', 12, 120000, 120000)
    """

    terms: Terms
    phase: Phase = "registering"
    entrants: dict[str, Entrant] = {}
    tables: dict[int, Table] = {}
    opened: int = 0
    clock: Clock = Clock()
    open: bool = True
    rebuys_closed: bool = False
    brokes: int = 0
    guaranteed: bool = True
    alternates: tuple[str, ...] = ()
    out: tuple[Finish, ...] = ()
    ladder: tuple[int, ...] = ()
    paid: dict[str, Paid] = {}
    shares: dict[str, tuple[Sale, ...]] = {}
    money: Money = Money()
    issued: int = 0
    removed: int = 0
    breaking: int = 0
    final: bool = False
    hand_for_hand: bool = False
    called: bool = False
    round: int = 0
    round_at: int = 0
    round_out: tuple[Finish, ...] = ()
    withdrawn: tuple[int, ...] = ()
    at_break: dict[str, int] = {}
    envelopes: tuple[int, ...] = ()
    envelope_salts: tuple[str, ...] = ()
    envelope_order: str = ""
    seal: str = ""
    seals: tuple[str, ...] = ()
    sealed: bool = False
    drawn: int = 0
    draws: int = 0
    record: tuple[Told, ...] = ()
    offer: Offer | None = None
    offers: int = 0
    lost: tuple[str, ...] = ()
    agreed: dict[str, int] = {}
    kept: int = 0
    stage: int = 0
    through: tuple[str, ...] = ()
    bracket: tuple[str, ...] = ()
    brackets: tuple[tuple[str, ...], ...] = ()
    pairs: tuple[str, ...] = ()
    day_over: bool = False
    bags: dict[str, int] = {}
    carried: tuple[str, ...] = ()
    entered_before: int = 0
    people_before: tuple[str, ...] = ()
    dropped: int = 0
    first_level: int = 0
    why: Why | None = None

    @property
    def policy(self) -> Policy:
        """The policy the event is run by."""
        return self.terms.policy

    @property
    def left(self) -> int:
        """How many players are still in: seated, or waiting for a seat."""
        seated = sum([len(table.seats) for table in self.tables.values()])
        return seated + len(self.alternates) + len(self.through)

    @property
    def in_chips(self) -> int:
        """The chips the players hold."""
        return sum([entrant.stack for entrant in self.entrants.values()])

    @property
    def entries(self) -> int:
        """How many entries were bought and not taken back."""
        here = sum([each.entries for each in self.entrants.values() if each.status != "gone"])
        return here + self.entered_before

    @property
    def unique(self) -> int:
        """How many people have entered and not taken it back."""
        return len(self.people_before) or len(
            [each for each in self.entrants.values() if each.status != "gone"]
        )

    @property
    def smallest_chip(self) -> int:
        """The smallest denomination in play."""
        return min([chip for chip in self.terms.chips if chip not in self.withdrawn], default=1)

    def at(self, table: int) -> Iterator[tuple[int, Entrant]]:
        """The players of a table by their seats, the lowest first."""
        seats = self.tables[table].seats
        for seat in sorted(seats):
            yield seat, self.entrants[seats[seat]]

    def free(self, table: int) -> list[int]:
        """The empty seats of a table."""
        seats = self.tables[table].seats
        return [seat for seat in range(1, self.seats + 1) if seat not in seats]

    @property
    def seats(self) -> int:
        """How many seats a table has: at the final table those of its policy."""
        from croupier.tournament.terms.final import final_table_seats

        if self.final and len(self.tables) == 1:
            return max(final_table_seats(self.terms, self.policy), self.terms.seats)
        return self.terms.seats
