"""The picture of an event that pages get: what the TV clock, a player's page and the director's desk show.

Amounts of money are in cents, chips in chips, times in milliseconds. Texts are codes: a `Why` has its message code
with values and the clause, and is put into words where it is read.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from croupier.tournament.bounties.seen import EnvelopesSeen
from croupier.tournament.clock.seen import ClockSeen, LevelSeen
from croupier.tournament.deals.seen import OfferSeen
from croupier.tournament.discipline.seen import RecordSeen
from croupier.tournament.due import DueKind
from croupier.tournament.event import Phase, Status
from croupier.tournament.fact import Announcement
from croupier.tournament.hands.seen import HandForHandSeen, SeatSeen, TableSeen
from croupier.tournament.prizes.seen import AwardSeen, MoneySeen, Payout, PrizesSeen, Result
from croupier.tournament.rounds.seen import MatchSeen, StageSeen
from croupier.tournament.staking.seen import ShareSeen
from croupier.tournament.why import Why

__all__ = [
    "Announcement",
    "AwardSeen",
    "ClockSeen",
    "DoneSeen",
    "DueSeen",
    "EnvelopesSeen",
    "HandForHandSeen",
    "LevelSeen",
    "MatchSeen",
    "May",
    "MeSeen",
    "MoneySeen",
    "OfferSeen",
    "Payout",
    "Picture",
    "PrizesSeen",
    "RecordSeen",
    "Result",
    "SeatSeen",
    "ShareSeen",
    "StageSeen",
    "TableSeen",
]


class DueSeen(msgspec.Struct, frozen=True):
    """What a live floor has to do next."""

    kind: DueKind
    why: Why
    tables: tuple[int, ...] = ()
    chip: int = 0


class DoneSeen(msgspec.Struct, frozen=True):
    """One command in the log: who gave it, when, which kind, whom it was about, and who took it back.

    `what` says more of it: what was bought, for which `amount` in cents, or that who lost his chips is `broke` and
    may buy more.
    """

    number: int
    at: int
    by: str
    kind: str
    player: str = ""
    table: int = 0
    undone_by: str | None = None
    what: str = ""
    amount: int = 0


May: TypeAlias = Literal["register", "unregister", "re-enter", "rebuy", "add-on", "no-rebuy", "answer-deal"]
"""What a player may ask of an event at this moment."""


class MeSeen(msgspec.Struct, frozen=True):
    """The player who looks: his seat and chips, his place once he is out, his money, and what he may do now.

    `certain` is the prize he has for certain, in cents; `at_break` the stack he left when the last break began,
    `award` what of his prizes is not money.
    """

    player: str
    name: str
    status: Status
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


class Picture(msgspec.Struct, frozen=True):
    """An event as one who looks may see it.

    `players` has the names by id of everybody named anywhere in it. `payouts` are provisional until
    `payouts_final`; `results` are the places decided that are paid, and the last who went out. `due`, `log`, `prizes`
    and the whole of `record` and `shares` are for the floor; a player sees his own, and `me`. `average` is in chips,
    `average_big_blinds` in big blinds of the level played now, or in a break of the next one.
    """

    name: str
    phase: Phase
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
    on_sale: tuple[Literal["rebuy", "add-on"], ...] = ()
