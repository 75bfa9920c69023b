"""What a journal row does to a table: the one place where a table changes.

The same rows give the same table on any machine: nothing here asks for the time, for luck or for anybody.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from croupier.cards import parse
from croupier.errors import Broken
from croupier.ledger import Account, Posting, Transaction, pot, table_chips, wallet
from croupier.play import Hand, Positions, Setup, catalogue
from croupier.room import rows
from croupier.room.chronicle import tell
from croupier.room.lineup import chooser, ready_seats
from croupier.room.messages import Event
from croupier.room.state import Entry, Seated, TableState

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.room.commit import JournalRow


_OfTheHand = rows.Dealt | rows.Acted | rows.Discarded | rows.Shuffled | rows.TimedOut


class Effect(NamedTuple):
    """What a row means beyond the table: chips that move, and whether a hand was finished by it."""

    transaction: Transaction | None
    hand_over: bool


def fold(stream: Iterable[JournalRow], state: TableState | None = None) -> TableState:
    """Read a table's rows from the first one, or go on from a state.

    Raises `Broken` when a version is missing or the stream does not begin with the table's opening.
    """
    for version, at, text in stream:
        row = rows.read(text)
        if state is None:
            if not isinstance(row, rows.Opened):
                raise Broken("room-journal-without-opening")
            state = opened(row)
            continue
        if version != state.version + 1:
            raise Broken("room-journal-gap", stream=state.terms.id, version=state.version + 1)
        apply(state, row, at)
    if state is None:
        raise Broken("room-journal-without-opening")
    return state


def opened(row: rows.Opened) -> TableState:
    """A table as its first row leaves it."""
    return TableState(row.terms, version=1)


def apply(state: TableState, row: rows.Row, at: int) -> Effect:
    """Change a table by its next row, written `at` (ms since 1970).

    Raises `Broken`, or whatever the hand raises, for a row that `decide` would not have made; the table is then
    in no state to go on.
    """
    state.version += 1
    change = _Change(state, at)
    change.make(row)
    change.keep_clocks(row)
    state.forget_old_entries()
    return change.effect()


class _Change:
    """One row on its way into the table."""

    def __init__(self, state: TableState, at: int) -> None:
        self.state = state
        self.at = at
        self.postings: list[Posting] = []
        self.hand_over = False
        self.pause = state.terms.pause
        self.turn = _turn(state)

    def effect(self) -> Effect:
        transaction = None
        if self.postings:
            id = f"table/{self.state.terms.id}/{self.state.version}"
            transaction = Transaction(id, tuple(self.postings))
        return Effect(transaction, self.hand_over)

    def make(self, row: rows.Row) -> None:
        match row:
            case rows.Sat():
                self.sat(row)
            case rows.Left(seat):
                self.left(seat)
            case rows.SatOut(seat):
                self.state.seated[seat].sitting_out = True
            case rows.SatIn(seat):
                self.sat_in(seat)
            case rows.ToppedUp(seat, chips):
                self.topped_up(seat, chips)
            case rows.Released(seat):
                self.stand_up(seat)
            case rows.Chosen(seat, game):
                self.state.chosen = game
                self.tell(Event("chose", seat=seat, what=game))
            case rows.Ruled(profile, said, cites):
                self.tell(Event("ruled", name=profile, said=said, cites=cites))
            case rows.Resumed():
                self.tell(Event("resumed"))
            case rows.Stopped(code):
                self.state.stopped = code
            case rows.Opened():
                raise Broken("room-opened-twice", table=row.terms.id)
            case _:
                self.play(row)

    def play(self, row: _OfTheHand) -> None:
        match row:
            case rows.Dealt():
                self.dealt(row)
            case rows.Acted(seat, action, to):
                self.acted(seat, action, to)
            case rows.Discarded(seat, cards):
                self.discarded(seat, cards)
            case rows.Shuffled(deck):
                self.shuffled(deck)
            case rows.TimedOut(seat):
                self.timed_out(seat)

    # Seats

    def sat(self, row: rows.Sat) -> None:
        if row.seat in self.state.seated:
            raise Broken("room-row-impossible", row="sat")
        self.state.seated[row.seat] = Seated(row.person, row.name, row.bot, row.chips)
        self.bring(row.person, row.chips)
        self.tell(Event("sat", seat=row.seat, name=row.name))

    def left(self, seat: int) -> None:
        if not self.state.playing(seat):
            self.stand_up(seat)
            return
        self.state.seated[seat].leaving = True
        self.go_on()

    def sat_in(self, seat: int) -> None:
        seated = self.state.seated[seat]
        seated.sitting_out = seated.leaving = seated.absent = False

    def topped_up(self, seat: int, chips: int) -> None:
        seated = self.state.seated[seat]
        seated.chips += chips
        seated.release_at = None
        self.bring(seated.person, chips)
        self.tell(Event("topped_up", seat=seat, amount=chips))

    def bring(self, person: str, chips: int) -> None:
        table = self.state.terms.id
        self.move(wallet(person), table_chips(table, person), chips)

    def stand_up(self, seat: int) -> None:
        seated = self.state.seated.pop(seat)
        if seated.chips:
            table = self.state.terms.id
            self.move(table_chips(table, seated.person), wallet(seated.person), seated.chips)
        self.tell(Event("left", seat=seat, name=seated.name))

    # The hand

    def dealt(self, row: rows.Dealt) -> None:
        state = self.state
        game = row.game or state.terms.game
        state.dealt_of_game = state.dealt_of_game + 1 if game == state.game else 1
        state.game = game
        state.chosen = None
        terms = state.terms_now
        positions = Positions(row.button, row.small_blind, row.big_blind)
        stacks = {seat: state.seated[seat].chips for seat in row.seats}
        posts = dict.fromkeys(row.posts, terms.big_blind)
        setup = Setup.deal_in(catalogue[terms.game], terms.stakes, stacks, positions, posts=posts)
        state.hand = Hand(setup, parse(row.deck))
        state.number = row.number
        state.positions = positions
        state.players = {seat: replace(state.seated[seat]) for seat in row.seats}
        state.entries.clear()
        state.told_from = state.version - 1
        for seat, seated in state.seated.items():
            seated.absent = False
            seated.waiting = seat not in row.seats
        self.tell(Event("hand_started", hand=row.number))
        self.go_on(since=0)

    def acted(self, seat: int, action: str, to: int) -> None:
        hand = self.hand(seat)
        since = len(hand.log)
        if action == "raise":
            hand.raise_to(to)
        elif action == "call":
            hand.call()
        elif action == "check":
            hand.check()
        elif action == "fold":
            hand.fold()
        elif action == "bring-in":
            hand.bring_in()
        else:
            raise Broken("room-row-impossible", row="acted")
        self.go_on(since)

    def discarded(self, seat: int, cards: str) -> None:
        hand = self.hand(seat)
        since = len(hand.log)
        hand.discard(parse(cards))
        self.go_on(since)

    def shuffled(self, deck: str) -> None:
        hand = self.state.hand
        if hand is None or not self.state.to_shuffle:
            raise Broken("room-row-impossible", row="shuffled")
        since = len(hand.log)
        hand.shuffle(parse(deck))
        self.go_on(since)

    def timed_out(self, seat: int) -> None:
        hand = self.hand(seat)
        since = len(hand.log)
        seated = self.state.seated[seat]
        seated.absent = seated.sitting_out = True
        self.tell(Event("timed_out", seat=seat))
        _stand_in(hand)
        self.go_on(since)

    def hand(self, actor: int) -> Hand:
        hand = self.state.hand
        if hand is None or hand.actor != actor:
            raise Broken("room-row-impossible", row="action")
        return hand

    def go_on(self, since: int | None = None) -> None:
        """Act for those who are away or leaving as their turns come, and settle a hand that is over."""
        state = self.state
        hand = state.hand
        assert hand is not None
        start = len(hand.log) if since is None else since
        while (seat := hand.actor) is not None:
            seated = state.seated[seat]
            if not (seated.leaving or seated.absent):
                break
            _stand_in(hand, leaving=seated.leaving)
        if not hand.over and hand.actor is None and not state.to_shuffle:
            raise Broken("room-hand-stuck", hand=state.number)
        state.entries.extend(tell(state, start, state.version))
        if hand.over:
            self.settle(hand)
            self.pause = _pause_after(hand, start, self.pause)

    def settle(self, hand: Hand) -> None:
        state = self.state
        result = hand.result
        won = dict.fromkeys(hand.seats, 0)
        for award in result.awards:
            won[award.seat] += award.amount
        middle = pot(state.terms.id)
        total = sum(won.values())
        for seat in hand.seats:
            self.post(self.account(seat), result.stacks[seat] - won[seat] - hand.setup.stacks[seat])
        self.post(middle, total)
        self.post(middle, -total)
        for seat, chips in won.items():
            self.post(self.account(seat), chips)
        for seat, chips in result.stacks.items():
            state.seated[seat].chips = chips
        state.pots.append(total)
        self.hand_over = True
        for seat in hand.seats:
            if state.seated[seat].leaving:
                self.stand_up(seat)

    def account(self, seat: int) -> Account:
        return table_chips(self.state.terms.id, self.state.players[seat].person)

    def move(self, giver: Account, taker: Account, chips: int) -> None:
        self.post(giver, -chips)
        self.post(taker, chips)

    def post(self, account: Account, chips: int) -> None:
        if chips:
            self.postings.append(Posting(account, chips))

    def tell(self, event: Event) -> None:
        self.state.entries.append(Entry(self.state.version, event))

    # Deadlines

    def keep_clocks(self, row: rows.Row) -> None:
        state = self.state
        fresh = isinstance(row, rows.Resumed)
        turn = _turn(state)
        if state.stopped is not None or turn is None:
            state.act_by = None
        elif fresh or turn != self.turn:
            state.act_by = self.at + state.terms.act
        self.keep_deal_clock(fresh=fresh)
        for seat, seated in state.seated.items():
            self.keep_seat_clock(seat, seated, fresh=fresh)

    def keep_deal_clock(self, *, fresh: bool) -> None:
        state = self.state
        if state.stopped is not None or state.in_hand or len(ready_seats(state)) < 2:
            state.deal_at = None
        elif fresh or state.deal_at is None:
            state.deal_at = self.at + self.pause
            if self.waits_for_a_choice():
                state.deal_at = self.at + max(self.pause, state.terms.act)
        elif state.chosen is not None:
            state.deal_at = min(state.deal_at, self.at + state.terms.pause)

    def waits_for_a_choice(self) -> bool:
        """Whether a person on the button has a game to name; a bot is quick enough."""
        seat = chooser(self.state)
        return seat is not None and self.state.chosen is None and not self.state.seated[seat].bot

    def keep_seat_clock(self, seat: int, seated: Seated, *, fresh: bool) -> None:
        state = self.state
        if state.playing(seat) or seated.ready or state.stopped is not None:
            seated.release_at = None
        elif fresh or seated.release_at is None:
            kept = state.terms.away if seated.chips else state.terms.broke
            seated.release_at = self.at + kept


def _pause_after(hand: Hand, start: int, pause: int) -> int:
    """Time to see how a hand ended: half the pause where nothing was shown, more for each street run out."""
    kinds = [operation.kind for operation in hand.log]
    if "show" not in kinds:
        return pause // 2
    return pause + kinds[start:].count("board") * (pause // 4)


def _turn(state: TableState) -> tuple[int, int] | None:
    if state.hand is None or state.hand.actor is None:
        return None
    return state.number, len(state.hand.log)


def _stand_in(hand: Hand, *, leaving: bool = False) -> None:
    """Act for somebody who is not there: stand pat, bring it in where he must, check, else fold."""
    options = hand.options
    assert options is not None
    if options.discards is not None:
        fewest, _ = options.discards
        cards = hand.player(options.seat).cards
        hand.discard(cards[len(cards) - fewest :])
    elif options.bring_in:
        hand.bring_in()
    elif options.check and not leaving:
        hand.check()
    else:
        hand.fold()
