"""A table as it stands. Only `apply` changes it."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from croupier.play import Positions
from croupier.room.terms import Terms

if TYPE_CHECKING:
    from croupier.cards import Cards
    from croupier.play import Hand
    from croupier.room.messages import Event

MOST_ENTRIES: Final = 400

AVERAGED: Final = 20
"""How many of the last pots the lobby's average is made of."""


@dataclass(slots=True)
class Seated:
    """A person in a seat. `chips` are those behind between hands; in a hand the hand itself counts them.

    `waiting` marks a newcomer, or one who missed a hand: coming in costs a big blind, posted or reached.
    `absent` marks one who let the time pass in this hand: the hand goes on without waiting for him.
    `release_at` is when an idle seat is freed (ms since 1970).
    """

    person: str
    name: str
    bot: bool
    chips: int
    waiting: bool = True
    sitting_out: bool = False
    leaving: bool = False
    absent: bool = False
    release_at: int | None = None

    @property
    def ready(self) -> bool:
        """Whether the next hand may be dealt to this seat."""
        return self.chips > 0 and not self.sitting_out and not self.leaving


class Entry(NamedTuple):
    """Something that happened, as it happened. `person` owns the cards in it that the others may not see."""

    version: int
    event: Event
    person: str | None = None


@dataclass(slots=True)
class TableState:
    """One table: its terms, its seats, the hand in progress or just finished, and its deadlines.

    `number` is that of the last hand begun. `players` are the persons the hand was dealt to, by seat, and
    `entries` all that happened in the rows after version `told_from`. `act_by` and `deal_at` are deadlines (ms
    since 1970). Where the game changes, `game` is the one dealt last, `dealt_of_game` how many hands of it in a row,
    and `chosen` what the player on the button has named for the next hand.
    """

    terms: Terms
    version: int = 0
    number: int = 0
    positions: Positions | None = None
    seated: dict[int, Seated] = field(default_factory=dict)
    hand: Hand | None = None
    players: dict[int, Seated] = field(default_factory=dict)
    act_by: int | None = None
    deal_at: int | None = None
    stopped: str | None = None
    game: str = ""
    dealt_of_game: int = 0
    chosen: str | None = None
    pots: deque[int] = field(default_factory=lambda: deque(maxlen=AVERAGED))
    entries: list[Entry] = field(default_factory=list)
    told_from: int = 0

    @property
    def terms_now(self) -> Terms:
        """The terms of the game dealt last, or about to be dealt for the first time."""
        return self.terms.playing(self.game or self.terms.game)

    @property
    def in_hand(self) -> bool:
        """Whether a hand is being played now."""
        return self.hand is not None and not self.hand.over

    @property
    def to_shuffle(self) -> Cards:
        """The cards to be shuffled before the hand can go on; empty when none need be."""
        hand = self.hand
        due = hand.dealing if hand is not None else None
        return hand.to_shuffle if hand is not None and due is not None and due.kind == "shuffle" else ()

    def seat_of(self, person: str | None) -> int | None:
        """The seat a person holds here."""
        return next((seat for seat, seated in self.seated.items() if seated.person == person), None)

    def playing(self, seat: int) -> bool:
        """Whether the seat was dealt into the hand that is being played now."""
        return self.in_hand and seat in self.players

    def forget_old_entries(self) -> None:
        """Keep the entries within bounds while no hand is dealt; who missed them gets the view alone."""
        if len(self.entries) > MOST_ENTRIES:
            last = self.entries[-MOST_ENTRIES // 2].version
            self.told_from = last
            self.entries = [entry for entry in self.entries if entry.version > last]

    def chips_on_table(self) -> dict[str, int]:
        """What each person has here, in front or bet in the hand being played."""
        return {
            seated.person: self._brought(seat) if self.playing(seat) else seated.chips
            for seat, seated in self.seated.items()
        }

    def _brought(self, seat: int) -> int:
        assert self.hand is not None
        return self.hand.setup.stacks[seat]


class _SeatKept(msgspec.Struct, frozen=True):
    seat: int
    person: str
    name: str
    bot: bool
    chips: int
    waiting: bool
    sitting_out: bool
    leaving: bool
    absent: bool
    release_at: int | None


class _Kept(msgspec.Struct, frozen=True):
    terms: Terms
    version: int
    number: int
    positions: tuple[int, int, int] | None
    seated: tuple[_SeatKept, ...]
    deal_at: int | None
    pots: tuple[int, ...]
    game: str = ""
    dealt_of_game: int = 0
    chosen: str | None = None


def snapshot(state: TableState) -> str:
    """A table between two hands, as text; the hand just finished is left behind.

    >>> state = TableState(Terms("oak", "Oak", small_blind=50, big_blind=100), version=1, told_from=1)
    >>> from_snapshot(snapshot(state)) == state
    True
    """
    assert not state.in_hand
    assert state.stopped is None
    kept = _Kept(
        state.terms,
        state.version,
        state.number,
        state.positions,
        tuple(
            _SeatKept(
                seat, s.person, s.name, s.bot, s.chips, s.waiting, s.sitting_out, s.leaving, s.absent,
                s.release_at,
            )
            for seat, s in state.seated.items()
        ),
        state.deal_at,
        tuple(state.pots),
        state.game,
        state.dealt_of_game,
        state.chosen,
    )  # fmt: skip
    return msgspec.json.encode(kept).decode()


def from_snapshot(text: str) -> TableState:
    """The table that a snapshot describes."""
    kept = msgspec.json.decode(text, type=_Kept)
    return TableState(
        terms=kept.terms,
        version=kept.version,
        number=kept.number,
        positions=Positions(*kept.positions) if kept.positions else None,
        seated={
            s.seat: Seated(
                s.person, s.name, s.bot, s.chips, s.waiting, s.sitting_out, s.leaving, s.absent, s.release_at
            )
            for s in kept.seated
        },
        deal_at=kept.deal_at,
        pots=deque(kept.pots, maxlen=AVERAGED),
        game=kept.game,
        dealt_of_game=kept.dealt_of_game,
        chosen=kept.chosen,
        told_from=kept.version,
    )
