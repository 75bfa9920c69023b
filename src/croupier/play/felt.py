"""The table under a hand: chips, cards and the dealer's work."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from croupier.cards import UNKNOWN, Cards
from croupier.errors import Broken, Mistake
from croupier.play.pots import divided, layered
from croupier.play.setup import DEAD, LIVE, Setup
from croupier.play.values import Pot

DEALING: Final = "dealing"
BETTING: Final = "betting"
SHOWDOWN: Final = "showdown"
OVER: Final = "over"

_NEVER: Final = -1


class Share(NamedTuple):
    """A share of a pot as it is pushed; `ranking` is the number of the ranking it was won by, -1 for none."""

    pot: int
    seat: int
    amount: int
    ranking: int
    strength: int


class Felt:
    """What lies on the table, and all that follows from a decision without asking anybody."""

    __slots__ = (
        "_able",
        "_actor",
        "_aggressor",
        "_asked",
        "_bet",
        "_board",
        "_cards",
        "_count",
        "_dead",
        "_deck",
        "_due",
        "_due_board",
        "_faced",
        "_live",
        "_log",
        "_mucked",
        "_owing",
        "_phase",
        "_pots",
        "_put",
        "_readings",
        "_shares",
        "_shown",
        "_stack",
        "_step",
        "_street",
        "_to_call",
        "_to_show",
        "_top",
        "setup",
    )

    def __init__(self, setup: Setup, deck: Sequence[int] | None = None, *, asked: bool = False) -> None:
        size = len(setup.left_of)
        self.setup: Final = setup
        self._deck = deck
        self._asked = asked
        self._top = 0
        self._log: list[tuple[str, int, int, Cards]] = []
        self._stack = [0] * size
        self._bet = [0] * size
        self._put = [0] * size
        self._dead = 0
        self._cards: list[Cards] = [()] * size
        self._board: Cards = ()
        self._live = [False] * size
        self._faced = [_NEVER] * size
        self._shown = [False] * size
        self._mucked = [False] * size
        self._due = [0] * size
        self._due_board = 0
        self._to_call = 0
        self._step = 0
        self._owing = 0
        self._actor = 0
        self._aggressor = 0
        self._street = 0
        self._phase = DEALING
        self._to_show: list[int] = []
        self._pots: tuple[Pot, ...] = ()
        self._shares: list[Share] = []
        self._readings: dict[int, tuple[int, ...]] = {}
        for seat, chips in setup.stacks.items():
            self._stack[seat] = chips
            self._live[seat] = True
        self._able = self._count = len(setup.stacks)
        self._post()
        self._begin_street()
        self._check_chips()

    @property
    def live(self) -> tuple[int, ...]:
        """The seats that still hold a hand, clockwise from the left of the button."""
        live = self._live
        return tuple([seat for seat in self.setup.order if live[seat]])

    # Chips

    def _pay(self, seat: int, amount: int) -> None:
        self._stack[seat] -= amount
        self._bet[seat] += amount
        self._put[seat] += amount
        if not self._stack[seat]:
            self._able -= 1

    def _check_chips(self) -> None:
        if sum(self._stack) + sum(self._put) + self._dead != self.setup.chips or min(self._stack) < 0:
            raise Broken("play-chips-not-conserved", chips=self.setup.chips)

    def _owed(self, seat: int) -> int:
        owed = self._to_call - self._bet[seat]
        if self._able == 1 and owed > 0:
            # Nobody else can bet any more: the caller need not cover what no opponent put in.
            highest = max([bet for other, bet in enumerate(self._bet) if other != seat and self._live[other]])
            owed = max(highest - self._bet[seat], 0)
        stack = self._stack[seat]
        return stack if owed > stack else owed

    def _raise_bounds(self, seat: int) -> tuple[int, int]:
        top = self._bet[seat] + self._stack[seat]
        to_call = self._to_call
        if top <= to_call or self._able < 2:
            return 0, 0
        faced = self._faced[seat]
        step = self._step
        if faced >= 0 and (to_call - faced) * 100 < step * self.setup.policy.reopen:
            return 0, 0
        low = to_call + step
        return (top if top < low else low), top

    def _post(self) -> None:
        for seat, amount, kind in self.setup.forced:
            paid = min(amount, self._stack[seat])
            if not paid:
                continue
            self._pay(seat, paid)
            if kind not in LIVE:
                self._bet[seat] -= paid
            if kind in DEAD:
                self._put[seat] -= paid
                self._dead += paid
            self._log.append((kind, seat, paid, ()))
        self._to_call = self.setup.full_bet

    def _return_uncalled(self) -> None:
        put = self._put
        most = max(put)
        if put.count(most) > 1:
            return
        seat = put.index(most)
        excess = most - sorted(put)[-2]
        if not self._live[seat] or not excess:
            return
        if not self._stack[seat]:
            self._able += 1
        self._stack[seat] += excess
        put[seat] -= excess
        self._bet[seat] = max(self._bet[seat] - excess, 0)
        self._log.append(("return", seat, excess, ()))

    # Streets

    def _begin_street(self) -> None:
        street = self.setup.variant.streets[self._street]
        self._phase = DEALING
        self._actor = 0
        deck = self._deck
        if deck is None:
            for seat in self.live:
                self._due[seat] = street.down
            self._due_board = street.board
            return
        if street.burn:
            self._log.append(("burn", 0, 0, (deck[self._top],)))
            self._top += 1
        if street.down:
            seats = self.setup.order
            count = len(seats)
            dealt = tuple(deck[self._top : self._top + street.down * count])
            self._top += len(dealt)
            for place, seat in enumerate(seats):
                cards = dealt[place::count]
                self._cards[seat] += cards
                self._log.append(("deal", seat, 0, cards))
        if street.board:
            cards = tuple(deck[self._top : self._top + street.board])
            self._top += street.board
            self._board += cards
            self._log.append(("board", 0, 0, cards))
        self._open_street()

    def _burn_if_due(self, card: int) -> bool:
        street = self.setup.variant.streets[self._street]
        if not street.burn or self._due_board < street.board or self._log[-1][0] == "burn":
            return False
        self._log.append(("burn", 0, 0, (card,)))
        return True

    def _open_street(self) -> None:
        setup = self.setup
        street = setup.variant.streets[self._street]
        self._step = setup.bets[min(street.bet, len(setup.bets) - 1)]
        start = setup.button
        if street.opener == "left-of-blinds" and self._to_call:
            start = [bet.seat for bet in setup.forced if bet.kind in LIVE and bet.kind != "post"][-1]
        self._phase = BETTING
        self._owing = self._able
        if not self._give_turn(start):
            self._close_street()

    def _give_turn(self, after: int) -> bool:
        """Pass the turn to the next player who can act; False when betting is closed."""
        if not self._owing or not self._able:
            return False
        left_of, live, stack = self.setup.left_of, self._live, self._stack
        seat = left_of[after]
        while not (live[seat] and stack[seat]):
            seat = left_of[seat]
        if self._able == 1 and not self._owed(seat):
            return False
        self._actor = seat
        return True

    def _acted(self, seat: int) -> None:
        self._owing -= 1
        if self._count == 1 or not self._give_turn(seat):
            self._close_street()
        self._check_chips()

    def _close_street(self) -> None:
        self._actor = 0
        self._return_uncalled()
        size = len(self._bet)
        self._bet = [0] * size
        if self._count == 1:
            self._settle()
            return
        live = self.live
        last = self._street + 1 == len(self.setup.variant.streets)
        closed = self._able < 2
        if (closed or last) and self.setup.policy.all_in_face_up and not all(self._stack[s] for s in live):
            self._open_all_in()
        if last:
            self._begin_showdown()
        else:
            self._ask_to_show()

    def _next_street(self) -> None:
        self._street += 1
        self._to_call = 0
        self._aggressor = 0
        self._faced = [_NEVER] * len(self._faced)
        self._begin_street()

    # Showdown

    def _showing_order(self) -> list[int]:
        """The last to bet or raise on the street first, else the first to act on it (TDA-2022:17A)."""
        live = self.live
        if self._aggressor in live:
            first = live.index(self._aggressor)
            return [*live[first:], *live[:first]]
        return list(live)

    def _open_all_in(self) -> None:
        for seat in self._showing_order():
            if UNKNOWN in self._cards[seat]:
                self._to_show.append(seat)
            else:
                self._open(seat)

    def _begin_showdown(self) -> None:
        order = [seat for seat in self._showing_order() if not self._shown[seat]]
        if self._asked or any(UNKNOWN in self._cards[seat] for seat in order):
            self._to_show = order
        elif order:
            self._show_or_muck(order)
        self._ask_to_show()

    def _ask_to_show(self) -> None:
        """Ask the next player to show, or go on when nobody is left to be asked."""
        if self._to_show and self._count > 1:
            self._phase = SHOWDOWN
            self._actor = self._to_show[0]
            return
        self._to_show = []
        self._actor = 0
        last = self._street + 1 == len(self.setup.variant.streets)
        if last or self._count == 1:
            self._settle()
        else:
            self._next_street()

    def _show_or_muck(self, order: list[int]) -> None:
        """Open each hand in turn that is not beaten yet; muck the others where the policy lets them."""
        pots = self._layers()
        may_muck = self.setup.policy.losers_may_muck
        for seat in order:
            if may_muck and not self._can_win(seat, pots):
                self._throw_away(seat)
            else:
                self._open(seat)

    def _can_win(self, seat: int, pots: Sequence[Pot]) -> bool:
        mine = self._read(seat)
        for pot in pots:
            if seat not in pot.seats:
                continue
            shown = [self._read(other) for other in pot.seats if self._shown[other]]
            for number, strength in enumerate(mine):
                if strength and all(strength >= other[number] for other in shown):
                    return True
        return False

    def _open(self, seat: int) -> None:
        if not self._shown[seat]:
            self._shown[seat] = True
            self._log.append(("show", seat, 0, self._cards[seat]))

    def _throw_away(self, seat: int) -> None:
        self._live[seat] = False
        self._mucked[seat] = True
        self._count -= 1
        if self._stack[seat]:
            self._able -= 1
        self._log.append(("muck", seat, 0, ()))

    def _read(self, seat: int) -> tuple[int, ...]:
        """The strength of a seat's hand in each ranking of the game."""
        reading = self._readings.get(seat)
        if reading is None:
            cards = self._cards[seat] + self._board
            if UNKNOWN in cards:
                raise Mistake("play-unknown-cards-shown", seat=seat)
            reading = tuple([ranking.strength(cards) for ranking in self.setup.variant.rankings])
            self._readings[seat] = reading
        return reading

    # The end

    def _layers(self) -> tuple[Pot, ...]:
        return layered(self._put, self.live, self._dead)

    def _settle(self) -> None:
        """Push every pot to its winners, side pots first, each on its own (TDA-2022:21)."""
        self._phase = OVER
        self._actor = 0
        self._pots = pots = self._layers()
        for number in range(len(pots) - 1, -1, -1):
            pot = pots[number]
            if len(pot.seats) == 1:
                self._push(Share(number, pot.seats[0], pot.amount, -1, 0))
            else:
                self._split(number, pot)
        self._put = [0] * len(self._put)
        self._dead = 0

    def _split(self, number: int, pot: Pot) -> None:
        readings = {seat: self._read(seat) for seat in pot.seats}
        parts = []
        for ranking in range(len(self.setup.variant.rankings)):
            best = max([reading[ranking] for reading in readings.values()])
            if best:
                winners = [seat for seat in pot.seats if readings[seat][ranking] == best]
                parts.append((ranking, best, winners))
        for (ranking, best, winners), part in zip(parts, divided(pot.amount, len(parts)), strict=True):
            for seat, amount in zip(winners, divided(part, len(winners)), strict=True):
                if amount:
                    self._push(Share(number, seat, amount, ranking, best))

    def _push(self, share: Share) -> None:
        self._stack[share.seat] += share.amount
        self._shares.append(share)
        self._log.append(("push", share.seat, share.amount, ()))
