"""A hand that was played, step by step, as the table tells it: each step the view and what had just happened.

Whoever it is made for gets it made of the hand as he may have it (`croupier.records.seen`): a card he never saw is not
in it. When he sees which of the others is for `croupier.room.table.view` to say, as at the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from croupier.cards import UNKNOWN
from croupier.play import Hand
from croupier.room.hand.chronicle import card_names, hand_text, tell
from croupier.room.hand.events import Event, HandStartedEvent
from croupier.room.hand.messages import SeatView, TableView
from croupier.room.hand.state import Entry
from croupier.room.replays.equities import Share, equities
from croupier.room.replays.table import person_in, table_for
from croupier.room.table.view import events, plays_for, view

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.cards import Cards
    from croupier.play import Operation

_DEALER: Final = frozenset({"deal", "up", "board", "burn", "shuffle", "restack", "put-back", "scrap", "run"})
"""What the dealer does with cards: all of a street is one step."""

MOST_STEPS: Final = 2_000
"""Of a longer hand the rest is not shown; the longest of any real one is far below."""


class Price(msgspec.Struct, frozen=True):
    """What the player in turn has to call, and what lies in the middle that he could win by it, in chips."""

    seat: int
    call: int
    plays_for: int


class Step(msgspec.Struct, frozen=True):
    """How the table stood, what had just happened, what a call cost, and what each hand was worth."""

    view: TableView
    events: tuple[Event, ...]
    price: Price | None
    shares: tuple[Share, ...]


def steps(
    hand: Hand,
    names: Mapping[int, str],
    seat: int | None,
    *,
    opened: bool = False,
    number: int = 1,
    title: str = "",
) -> tuple[Step, ...]:
    """The steps of a hand, seen from a `seat` or by a spectator (None).

    `hand` is one of `as_seen`, or whatever else holds no card but what may be shown. With `opened`, all cards that are
    known lie open from the beginning; else they are seen when they were. `names` are the players' by seat.
    """
    return tuple(_Showing(hand, names, seat, opened=opened, number=number, title=title).steps())


class _Showing:
    def __init__(
        self, hand: Hand, names: Mapping[int, str], seat: int | None, *, opened: bool, number: int, title: str
    ) -> None:
        self.whole = hand
        self.names = dict(names)
        self.seat = seat
        self.opened = opened
        self.table = table_for(hand.setup, names, number=number, title=title)
        self.known = _Known(hand)

    def steps(self) -> Iterator[Step]:
        log = self.whole.log
        hand = Hand(self.whole.setup, asked=self.whole.asked)
        told = made = 0
        for at, operation in enumerate(log):
            if at == len(hand.log):
                hand.repeat(operation)
            if at + 1 < len(hand.log) or _goes_on(operation, log[at + 1 : at + 2]):
                continue
            yield self.step(hand, told, made)
            told, made = len(hand.log), made + 1
            if made == MOST_STEPS:
                return

    def step(self, hand: Hand, told: int, made: int) -> Step:
        """The hand as it stands now, with what was told since operation `told`."""
        table = self.table
        table.shows(hand, made)
        news = list(tell(table, told, made))
        if not made:
            news.insert(0, Entry(made, HandStartedEvent(table.number, table.terms.game, self.names)))
        viewer = person_in(self.seat) if self.seat is not None else None
        seen = view(table, viewer)
        known = self.known.of(hand)
        if self.opened:
            seen = msgspec.structs.replace(
                seen, seats=tuple([_opened(each, hand, known) for each in seen.seats])
            )
        return Step(seen, events(news, viewer), _price(hand), equities(hand, known) if not hand.over else ())


class _Known:
    """The cards of each seat that are known in the end, as far as they had been dealt at some time before."""

    def __init__(self, hand: Hand) -> None:
        self._last = {seat: hand.player(seat).cards for seat in hand.seats}
        changed = [
            at for at, each in enumerate(hand.log) if each.kind in ("discard", "replace", "scrap", "put-back")
        ]
        self._from = max(changed, default=-1)

    def of(self, hand: Hand) -> dict[int, Cards]:
        """They as they lie now; where cards are thrown away later, those alone that are known now."""
        known: dict[int, Cards] = {}
        for seat in hand.seats:
            now = hand.player(seat).cards
            last = self._last[seat]
            known[seat] = last[: len(now)] if len(hand.log) > self._from and UNKNOWN in now else now
        return known


def _goes_on(operation: Operation, following: tuple[Operation, ...]) -> bool:
    """Whether the next operation belongs to the same step: cards of one street, and the posts before them."""
    if not following:
        return False
    kind, after = operation.kind, following[0].kind
    if kind in _DEALER or not _decided(kind):
        return after in _DEALER or not _decided(after)
    return False


def _decided(kind: str) -> bool:
    return kind in {"fold", "check", "call", "raise", "bring-in", "discard", "show", "muck"}


def _opened(seat: SeatView, hand: Hand, known: Mapping[int, Cards]) -> SeatView:
    """A seat with all that is known of its cards, and what they make."""
    player = hand.player(seat.seat)
    cards = known[seat.seat]
    if player.folded or player.mucked or seat.cards is None:
        return seat
    named = hand_text(hand, seat.seat, hand.board) if UNKNOWN not in player.cards else seat.hand_name
    return msgspec.structs.replace(seat, cards=card_names(cards), hand_name=named)


def _price(hand: Hand) -> Price | None:
    options = hand.options
    if options is None or not options.call:
        return None
    return Price(options.seat, options.call, plays_for(hand, options.seat, options.call))
