"""What one hand says of everybody in it: a row for the hand, and one for each seat."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from datetime import date, datetime
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from croupier.cards import UNKNOWN, show
from croupier.hands.adjusted import adjusted, put_in

if TYPE_CHECKING:
    from croupier.play import Hand, Operation
    from croupier.records import Played, Record

_NEXT_STREET: Final = frozenset({"board", "deal", "up", "discard"})
_DECISIONS: Final = frozenset({"fold", "check", "call", "raise"})
_LIVE_BETS: Final = frozenset(
    {"small-blind", "big-blind", "button-blind", "straddle", "post", "bring-in", "late-post"}
)
_SEEN: Final = frozenset({*_DECISIONS, "board", "bring-in"})
_BEHIND: Final = ("button", "cutoff", "hijack", "lojack")
_STEALS: Final = frozenset({"cutoff", "button", "small-blind"})

Row: TypeAlias = tuple[object, ...]


class HandLine(NamedTuple):
    """One hand. `bet` is the big blind or the big bet, amounts are chips, `unit` of them to one unit of `currency`.

    `key` is the same for the same hand in whatever file it stands.

    >>> from croupier.hands import lines
    >>> from croupier.play import Hand
    >>> from croupier.records import play, record_of
    >>> hand = Hand.new("nl-holdem", [500] * 3, blinds=(1, 2), seed=4)
    >>> hand.raise_to(6); hand.fold(); hand.fold()
    >>> line, _ = lines(play(record_of(hand, players={}, viewer="all", hand=7)))
    >>> line.game, line.seats, line.bet, line.pot
    ('nl-holdem', 3, 2, 5)
    """

    key: str
    site: str
    name: str
    game: str
    seats: int
    at: datetime | None
    table: str
    event: str
    currency: str
    unit: int
    bet: int
    pot: int
    rake: int


class SeatLine(NamedTuple):
    """One player in one hand: what he sat down with and won (both chips), and what he did of what he could have.

    `adjusted` is what he won as the odds had it when the last decision was made and somebody was all-in; `rake` his
    part of the rake, by what he had put in. `cards` are those the hand shows. The rest are counts, told at
    `croupier.hands.MEASURES`.

    >>> from croupier.hands import lines
    >>> from croupier.play import Hand
    >>> from croupier.records import play, record_of
    >>> hand = Hand.new("nl-holdem", [500] * 3, blinds=(1, 2), seed=4)
    >>> hand.raise_to(6); hand.fold(); hand.fold()
    >>> _, seats = lines(play(record_of(hand, players={}, viewer="all", hand=7)))
    >>> [(each.seat, each.position, each.raised, each.won) for each in seats]
    [(1, 'button', 1, 3), (2, 'small-blind', 0, -1), (3, 'big-blind', 0, -2)]
    """

    seat: int
    player: str
    position: str
    stack: int
    cards: str
    won: int
    adjusted: float
    rake: float
    acted: int = 0
    voluntary: int = 0
    raised: int = 0
    three_bet_chance: int = 0
    three_bet: int = 0
    fold_three_bet_chance: int = 0
    fold_three_bet: int = 0
    steal_chance: int = 0
    steal: int = 0
    saw: int = 0
    c_bet_chance: int = 0
    c_bet: int = 0
    fold_c_bet_chance: int = 0
    fold_c_bet: int = 0
    aggressive: int = 0
    calls: int = 0
    folds: int = 0
    showdown: int = 0
    won_showdown: int = 0


def lines(played: Played) -> tuple[HandLine, tuple[SeatLine, ...]]:
    """The rows of a hand that was played to its end.

    Raises `ValueError` for one that was not.

    >>> from croupier.play import Hand
    >>> from croupier.records import play, record_of
    >>> hand = Hand.new("nl-holdem", [500, 500], blinds=(1, 2), seed=4)
    >>> hand.fold()
    >>> line, seats = lines(play(record_of(hand, players={}, viewer="all", hand=7)))
    >>> line.name, [each.won for each in seats]
    ('7', [-1, 1])
    """
    line, seats = figures(played)
    hand, record = played.hand, played.record
    return line._replace(key=_key(hand, record)), seats


def figures(played: Played) -> tuple[HandLine, tuple[SeatLine, ...]]:
    """The same without `key`: what is counted alone, of a hand that is kept elsewhere."""
    hand, record = played.hand, played.record
    if not hand.over:
        raise ValueError("a hand that is not over says nothing yet")
    return _hand_line(hand, record), tuple(_seat_lines(hand, record))


def _hand_line(hand: Hand, record: Record) -> HandLine:
    result = hand.result
    return HandLine(
        "",
        str(record.own.get("_site") or record.venue or ""),
        record.name or "",
        hand.setup.variant.id,
        len(hand.seats),
        _at(record),
        "" if record.table is None else str(record.table),
        record.event or "",
        record.currency or "",
        record.unit,
        hand.setup.bets[-1] or max([bet.amount for bet in hand.setup.forced], default=1),
        sum([pot.amount for pot in result.pots]) + result.rake,
        result.rake,
    )


def _key(hand: Hand, record: Record) -> str:
    """Told apart by what everybody at the table saw, so that files of two players of a hand give one hand.

    Where no time is told, hands of one number are told apart by all cards that are known.
    """
    open_only = record.year is not None
    seen = [
        (kind, seat, amount, show(cards) if kind == "board" or not open_only else "")
        for kind, seat, amount, cards in hand.log
        if kind in _SEEN or (not open_only and kind == "deal")
    ]
    said = (
        record.name,
        record.table,
        _at(record),
        hand.setup.button,
        sorted(hand.setup.stacks.items()),
        seen,
    )
    return hashlib.blake2b(repr(said).encode(), digest_size=16).hexdigest()


def _at(record: Record) -> datetime | None:
    if record.year is None or record.month is None or record.day is None:
        return None
    day = date(record.year, record.month, record.day)
    return datetime.combine(day, record.time or datetime.min.time())


def _seat_lines(hand: Hand, record: Record) -> Iterator[SeatLine]:
    result, setup = hand.result, hand.setup
    places, counts = positions(hand), _Counting(hand).counted()
    fair = adjusted(hand)
    paid = put_in(hand)
    whole = sum(paid.values()) or 1
    for seat in sorted(hand.seats):
        cards = hand.player(seat).cards
        won = result.stacks[seat] - setup.stacks[seat]
        yield SeatLine(
            seat,
            record.name_of(seat),
            places[seat],
            setup.stacks[seat],
            "" if UNKNOWN in cards else show(cards),
            won,
            fair.get(seat, float(won)),
            result.rake * paid[seat] / whole,
            **counts[seat],
        )


def positions(hand: Hand) -> dict[int, str]:
    """What each seat is called: by the blinds, else by how far the button is; in stud only who brought it in."""
    if hand.setup.bring_in:
        first = next((seat for kind, seat, _, _ in hand.log if kind == "bring-in"), 0)
        return {seat: "bring-in" if seat == first else "" for seat in hand.seats}
    blinds = {bet.seat: bet.kind for bet in hand.setup.forced if bet.kind in ("small-blind", "big-blind")}
    places: dict[int, str] = {}
    button = hand.setup.button
    if button in blinds:
        blinds[button] = "button"
    before = [seat for seat in reversed(hand.seats) if seat not in blinds]
    nearest = 0 if before and before[0] == button else 1
    for away, seat in enumerate(before, nearest):
        places[seat] = _BEHIND[away] if away < len(_BEHIND) else "early"
    return places | blinds


class _Counting:
    """What each seat did of what it could have, from the log."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.places = positions(hand)
        self.counts: dict[int, dict[str, int]] = {seat: {} for seat in hand.seats}
        self.stacks = dict(hand.setup.stacks)
        self.bets: dict[int, int] = {}
        self.live = set(hand.seats)
        self.street = 0
        self.decided = False
        self.raises = 0
        self.first_in = True
        self.raiser = 0
        self.opener = 0
        self.last = 0
        self.c_bet_by = 0

    def counted(self) -> dict[int, dict[str, int]]:
        for operation in self.hand.log:
            self.take(operation)
        won = {award.seat for award in self.hand.result.awards if award.amount}
        if len(self.live) > 1:
            if self.street == 0:
                self.see_the_second()
            for seat in self.live:
                self.add(seat, "showdown")
                if seat in won:
                    self.add(seat, "won_showdown")
        return self.counts

    def add(self, seat: int, what: str) -> None:
        self.counts[seat][what] = self.counts[seat].get(what, 0) + 1

    def take(self, operation: Operation) -> None:
        kind, seat, amount, _ = operation
        if kind in _NEXT_STREET:
            if self.decided:
                self.next_street()
        elif kind in _DECISIONS:
            self.decide(kind, seat)
            self.decided = True
            self.pay(kind, seat, amount)
        elif seat and kind in _LIVE_BETS:
            self.pay("call", seat, amount)
        elif seat and kind in ("ante", "dead-ante", "dead-post"):
            self.stacks[seat] -= amount
        elif kind == "kill":
            self.live.discard(seat)
        elif kind == "return":
            self.stacks[seat] += amount
            self.bets[seat] = self.bets.get(seat, 0) - amount

    def pay(self, kind: str, seat: int, amount: int) -> None:
        if kind == "fold":
            self.live.discard(seat)
            return
        before = self.bets.get(seat, 0)
        total = amount if kind == "raise" else before + amount
        self.bets[seat] = total
        self.stacks[seat] -= total - before

    def next_street(self) -> None:
        if self.street == 0:
            self.raiser = self.last
            self.see_the_second()
        self.street += 1
        self.decided, self.raises, self.bets, self.last = False, 0, {}, 0

    def see_the_second(self) -> None:
        """Where nobody decides any more, and in games of one street, it is the showdown they go to."""
        for seat in self.live:
            self.add(seat, "saw")

    def decide(self, kind: str, seat: int) -> None:
        if self.street == 0:
            self.first_street(kind, seat)
        else:
            self.later(kind, seat)
        if kind == "raise":
            self.raises += 1
            self.last = seat

    def could_raise(self, seat: int) -> bool:
        to_call = max(self.bets.values(), default=0) - self.bets.get(seat, 0)
        others = [each for each in self.live if each != seat and self.stacks[each] > 0]
        return self.stacks[seat] > to_call and bool(others)

    def first_street(self, kind: str, seat: int) -> None:
        counts = self.counts[seat]
        counts["acted"] = 1
        if kind in ("call", "raise"):
            counts["voluntary"] = 1
        if kind == "raise":
            counts["raised"] = 1
        if self.first_in and self.places[seat] in _STEALS:
            self.add(seat, "steal_chance")
            if kind == "raise":
                self.add(seat, "steal")
        if kind in ("call", "raise"):
            self.first_in = False
        if self.raises == 0 and kind == "raise":
            self.opener = seat
        elif self.raises == 1 and seat != self.opener and self.could_raise(seat):
            counts["three_bet_chance"] = 1
            if kind == "raise":
                counts["three_bet"] = 1
        elif self.raises == 2 and seat == self.opener:
            counts["fold_three_bet_chance"] = 1
            if kind == "fold":
                counts["fold_three_bet"] = 1

    def later(self, kind: str, seat: int) -> None:
        counting = {"raise": "aggressive", "call": "calls", "fold": "folds"}.get(kind)
        if counting:
            self.add(seat, counting)
        if self.street != 1:
            return
        if self.raises == 0 and seat == self.raiser:
            self.counts[seat]["c_bet_chance"] = 1
            if kind == "raise":
                self.counts[seat]["c_bet"] = 1
                self.c_bet_by = seat
        elif self.raises == 1 and self.c_bet_by and seat != self.c_bet_by:
            self.counts[seat]["fold_c_bet_chance"] = 1
            if kind == "fold":
                self.counts[seat]["fold_c_bet"] = 1
