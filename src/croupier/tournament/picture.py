"""The picture of an event that pages get: what the TV clock, a player's page and the director's desk show.

Amounts of money are in cents, chips in chips, times in milliseconds. Texts are codes: a `Why` has its message code
with values and the clause, and is put into words where it is read.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from croupier.tournament.news import Announcement
from croupier.tournament.why import Why


class LevelSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A level, or a break of `pause` milliseconds; `number` counts levels, a break has that of the level before it.

    `ante_by` says who posts the ante. `hands` is for levels that are so many hands long.
    """

    number: int
    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    ante_by: str = ""
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    game: str = ""
    length: int = 0
    hands: int = 0
    pause: int = 0
    colour_up: tuple[int, ...] = ()


class ClockSeen(msgspec.Struct, frozen=True):
    """The clock: `remaining` of the level at the time of the picture, and while it runs the deadline `ends`.

    `next_break` is how long it is to the next break, `break_length` how long that is; None where none comes.
    `by_hands` is whether the level ends by hands and not by time, `early` whether the next level may not be announced
    yet. A break common to all events is `called` while the last hands are played, and then `on`: `level` is the one
    that goes on after it, with `held` left.
    """

    now: int
    running: bool
    on_break: bool
    index: int
    remaining: int
    ends: int
    length: int
    by_hands: bool
    level: LevelSeen
    next: LevelSeen | None
    next_break: int | None
    break_length: int | None
    early: bool = False
    rest: str = ""
    held: int = 0


class MoneySeen(msgspec.Struct, frozen=True):
    """What one entry costs and where it goes, and what has come together; the pool has the house's overlay in it."""

    price: int
    to_pool: int
    fee: int
    staff: int
    bounty: int
    guarantee: int
    pool: int
    overlay: int
    fees: int
    staff_total: int
    bounties: int
    paid: int
    rounding: int


class AwardSeen(msgspec.Struct, frozen=True):
    """A prize that is not money: what it is, what it is worth in cents, to how many places it goes, 0 for all alike."""

    name: str
    value: int
    places: int


class PrizesSeen(msgspec.Struct, frozen=True):
    """The prizes as the floor may change them: by place, the first one first, with what each is worth at `least`.

    They sum to `total`, all in cents. `closed` is why they cannot be changed now, as the end of a message code.
    """

    amounts: tuple[int, ...]
    least: tuple[int, ...]
    total: int
    closed: str


class Payout(msgspec.Struct, frozen=True):
    """Places `first` to `last` are worth so much each; equal prizes stand in one row."""

    first: int
    last: int
    amount: int


class Result(msgspec.Struct, frozen=True):
    """A player who is out or paid: the places he shares, his prize so far, what bounties brought him.

    `award` is what of the prize is not money, until he is given money in its place.
    """

    player: str
    name: str
    first: int
    last: int
    prize: int = 0
    bounties: int = 0
    award: int = 0


class SeatSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat taken. `waiting` for the button to pass, `missing` hands on penalty, `head` the bounty in cents."""

    seat: int
    player: str
    name: str
    stack: int
    status: str = "playing"
    waiting: bool = False
    missing: int = 0
    locked: bool = False
    lost: bool = False
    head: int = 0


class TableSeen(msgspec.Struct, frozen=True):
    """A table: who sits there, and where button and blinds stood in its last hand, 0 where that is not known.

    `seats` is how many chairs it has, `hand` the number of hands it began, `level` the index of the level it plays.
    """

    number: int
    seats: int
    taken: tuple[SeatSeen, ...]
    button: int
    small_blind: int
    big_blind: int
    hand: int
    level: int
    game: str
    playing: bool
    halted: bool
    closing: bool
    pushing: bool
    waits: str
    match: int = 0


class HandForHandSeen(msgspec.Struct, frozen=True):
    """Hand for hand: `round` counts hands, `playing` tables have theirs to play or to end, `done` wait for them.

    `out` are who lost their last chips this round and wait for their places; `to_money` how many are to go.
    """

    on: bool
    called: bool
    round: int
    playing: tuple[int, ...]
    done: tuple[int, ...]
    out: tuple[str, ...]
    to_money: int


class OfferSeen(msgspec.Struct, frozen=True):
    """A deal on offer: what each player left would get, in cents, and who has said yes."""

    number: int
    kind: str
    amounts: dict[str, int]
    left: int
    by: str
    yes: tuple[str, ...]


class EnvelopesSeen(msgspec.Struct, frozen=True):
    """Mystery bounties: the seals told before the first was drawn, and of those not drawn only their amounts, sorted.

    `order` is empty until all are drawn.
    """

    seal: str
    seals: tuple[str, ...]
    drawn: int
    amounts: tuple[int, ...]
    order: str


class RecordSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A penalty, a ruling, a protest or a notice, with its hand."""

    kind: str
    player: str
    table: int
    hand: int
    offence: str = ""
    sanction: str = ""
    hands: int = 0
    by: str = ""
    text: str = ""
    clauses: tuple[str, ...] = ()


class ShareSeen(msgspec.Struct, frozen=True):
    """A share sold: who bought how many percent of whose entry, and what he paid, in cents."""

    player: str
    backer: str
    percent: int
    price: int
    name: str = ""


class DueSeen(msgspec.Struct, frozen=True):
    """What a live floor has to do next."""

    kind: str
    why: Why
    tables: tuple[int, ...] = ()
    chip: int = 0


class DoneSeen(msgspec.Struct, frozen=True):
    """One command in the log: who gave it, when, which kind, whom it was about, and who took it back."""

    number: int
    at: int
    by: str
    kind: str
    player: str = ""
    table: int = 0
    undone_by: str | None = None


May: TypeAlias = Literal["register", "unregister", "re-enter", "rebuy", "add-on", "no-rebuy", "answer-deal"]
"""What a player may ask of an event at this moment."""


class MeSeen(msgspec.Struct, frozen=True):
    """The player who looks: his seat and chips, his place once he is out, his money, and what he may do now.

    `certain` is the prize he has for certain, in cents; `at_break` the stack he left when the last break began,
    `award` what of his prizes is not money.
    """

    player: str
    name: str
    status: str
    stack: int
    table: int
    seat: int
    entries: int
    rebuys: int
    add_ons: int
    first: int
    last: int
    prize: int
    won: int
    head: int
    missing: int
    certain: int
    at_break: int
    may: tuple[May, ...]
    award: int = 0


class MatchSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match of a bracket: who meets whom, who won, at which table; empty where that is not known yet.

    With a `bye` one of them meets nobody.
    """

    one: str = ""
    other: str = ""
    winner: str = ""
    table: int = 0
    bye: bool = False


class StageSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a flight, a second day, a shootout or a bracket stands.

    `round` of `rounds`; `through` are who won their table or have a bye, `bracket` its slots from the top; `bags`
    are chips bagged, by player; a flight is `over` when it is time to bag, `carried` are those the second day has in.
    `matches` are those of each round of a bracket from its top, up to the last one; before it is drawn `seeds` are
    its seeds by player, and `pairs` its slots where they were set by hand.
    """

    kind: Literal["", "flight", "day-two", "shootout", "bracket"] = ""
    flight: str = ""
    round: int = 0
    rounds: int = 0
    through: tuple[str, ...] = ()
    bracket: tuple[str, ...] = ()
    bags: dict[str, int] = {}
    over: bool = False
    carried: tuple[str, ...] = ()
    matches: tuple[tuple[MatchSeen, ...], ...] = ()
    seeds: dict[str, int] = {}
    pairs: tuple[str, ...] = ()


class Picture(msgspec.Struct, frozen=True):
    """An event as one who looks may see it.

    `players` has the names by id of everybody named anywhere in it. `payouts` are provisional until
    `payouts_final`; `results` are the places decided that are paid, and the last who went out. `due`, `log`, `prizes`
    and the whole of `record` and `shares` are for the floor; a player sees his own, and `me`. `average` is in chips,
    `average_big_blinds` in big blinds of the level played now, or in a break of the next one.
    """

    name: str
    phase: str
    live: bool
    profile: str
    game: str
    clock: ClockSeen
    entries: int
    unique: int
    left: int
    reentries: int
    rebuys: int
    add_ons: int
    open: bool
    late_levels: int
    in_play: int
    average: int
    average_big_blinds: float
    chips: tuple[int, ...]
    money: MoneySeen
    payouts: tuple[Payout, ...]
    payouts_final: bool
    results: tuple[Result, ...]
    tables: tuple[TableSeen, ...]
    players: dict[str, str]
    alternates: tuple[str, ...]
    final: bool
    hand_for_hand: HandForHandSeen
    offer: OfferSeen | None
    agreed: dict[str, int]
    kept: int
    envelopes: EnvelopesSeen | None
    stage: StageSeen
    news: tuple[Announcement, ...]
    why: Why | None
    record: tuple[RecordSeen, ...]
    shares: tuple[ShareSeen, ...]
    due: tuple[DueSeen, ...]
    log: tuple[DoneSeen, ...]
    me: MeSeen | None
    award: AwardSeen | None = None
    prizes: PrizesSeen | None = None
