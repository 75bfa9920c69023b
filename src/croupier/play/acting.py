"""What the players do: bet, exchange, show."""

from __future__ import annotations

from typing import NoReturn

from croupier.cards import UNKNOWN, Cards, CardsLike, cards_of, show
from croupier.errors import Mistake
from croupier.play.codes import BRING_IN, CALL, CHECK, DISCARD, FOLD, MUCK, RAISE, SHOW
from croupier.play.errors import BadAmount, IllegalAction, OutOfTurn
from croupier.play.felt import BETTING, DRAWING, OVER, SHOWDOWN
from croupier.play.ruled import Ruled


class Acting(Ruled):
    """The players' part of a hand. What the rules do not allow is refused, and the hand stays as it was."""

    __slots__ = ()

    def act(self, code: int, amount: int = 0, cards: CardsLike = ()) -> None:
        """Do what a number says (`croupier.play.codes`), as the method of that name does.

        `amount` is the total of a raise, in chips, `cards` what is thrown away. Raises `Mistake` for no such number.

        >>> from croupier.play import Hand, codes
        >>> hand = Hand.new("nl-holdem", [200, 200], blinds=(1, 2), seed=7)
        >>> hand.act(codes.RAISE, 6)
        >>> hand.to_call
        6
        """
        if code == CALL:
            self.call()
        elif code == CHECK:
            self.check()
        elif code == FOLD:
            self.fold()
        elif code == RAISE:
            self.raise_to(amount)
        elif code == BRING_IN:
            self.bring_in()
        elif code == DISCARD:
            self.discard(cards)
        elif code == SHOW:
            self.show()
        elif code == MUCK:
            self.muck()
        else:
            raise Mistake("play-no-such-code", number=code)

    # Betting

    def fold(self) -> None:
        """The player whose turn it is gives up his hand."""
        seat = self._actor if self._phase == BETTING else self._not_now()
        if self._bring_in:
            self._must_bring_in(seat)
        self._log.append(("fold", seat, 0, ()))
        self._leave(seat)
        if self._acted(seat):
            self._check_chips()

    def check(self) -> None:
        """The player whose turn it is stays in without betting."""
        seat = self._actor if self._phase == BETTING else self._not_now()
        if self._to_call > self._bet[seat] and (owed := self._owed(seat)):
            raise IllegalAction("play-cannot-check", clause="TDA-2022:51A", seat=seat, amount=owed)
        self._log.append(("check", seat, 0, ()))
        self._faced[seat] = self._to_call
        if self._acted(seat):
            self._check_chips()

    def call(self) -> None:
        """The player whose turn it is puts in what he owes, or all he has."""
        seat = self._actor if self._phase == BETTING else self._not_now()
        if self._bring_in:
            self._must_bring_in(seat)
        owed = self._owed(seat)
        if not owed:
            raise IllegalAction("play-nothing-to-call", seat=seat)
        if self.setup.plan.no_limp and self._may_not_limp(seat):
            raise IllegalAction("play-no-limp", clause=self.setup.policy.clause("draw_limp"), seat=seat)
        self._pay(seat, owed)
        self._log.append(("call", seat, owed, ()))
        self._faced[seat] = self._to_call
        self._acted(seat)
        self._check_chips()

    def raise_to(self, total: int, *, stands: bool = False) -> None:
        """The player whose turn it is bets or raises to a total for the street, in chips.

        By a ruling an amount `stands` that the options do not give, once others have acted on it; below a full
        raise it counts as a short all-in does. Raises `BadAmount` when the total is too low or too high,
        `IllegalAction` when he may not raise at all.
        """
        seat = self._actor if self._phase == BETTING else self._not_now()
        low, high = self._raise_bounds(seat)
        setup = self.setup
        fixed = setup.plan.fixed
        if stands:
            low, high = self._to_call + 1, self._bet[seat] + self._stack[seat]
        if not low <= total <= high or not total or (fixed and not stands and total not in (low, high)):
            self._refuse_raise(seat, total, low, high)
        to_call, level, step = self._to_call, self._level, self._step
        by = total - (level if fixed else self._base)
        if by * 100 >= step * setup.plan.full_from:
            # Who completes a short opening has raised it by no more than he put on top.
            full = total if setup.plan.step_is_bet else by if level else total - to_call
            self._step = step = max(step, full)
            self._raises += 1
            level = total
        self._pay(seat, total - self._bet[seat])
        self._log.append(("stands" if stands else "raise", seat, total, ()))
        if not to_call and setup.plan.opens_in_full and total < step:
            self._bet_is(step, step)
        else:
            self._bet_is(total, level)
        self._aggressor = seat
        self._spoken(seat)

    def bring_in(self) -> None:
        """The player whose up-card says so brings it in for the smallest amount."""
        seat = self._actor if self._phase == BETTING else self._not_now()
        if seat != self._bring_in:
            raise IllegalAction("play-no-bring-in", seat=seat)
        owed = self._owed(seat)
        self._pay(seat, owed)
        self._log.append(("bring-in", seat, owed, ()))
        self._spoken(seat)

    # Cards

    def discard(self, cards: CardsLike = ()) -> None:
        """The player whose turn it is throws cards away, in draw games to be given as many; none is to stand pat."""
        seat = self._turn(DRAWING)
        thrown = cards_of(cards)
        fewest, most = self._discard_bounds(seat)
        if not fewest <= len(thrown) <= most:
            raise BadAmount("play-bad-discard", seat=seat, given=len(thrown), fewest=fewest, most=most)
        held = list(self._cards[seat])
        for card in thrown:
            if card not in held:
                raise Mistake("play-card-not-held", seat=seat, card=show((card,)))
            held.remove(card)
        self._cards[seat] = tuple(held)
        self._exchanged[seat] = thrown
        if self._round.draw:
            self._due[seat] = len(thrown)
        self._log.append(("discard", seat, 0, thrown))
        self._drawn()
        self._check_chips()

    def show(self, cards: CardsLike | None = None, seat: int | None = None) -> None:
        """At the showdown a player opens his hand; `cards` name it where it was unknown."""
        seat = self._showing(seat)
        opened = self._cards[seat] if cards is None else cards_of(cards)
        if UNKNOWN in opened:
            raise Mistake("play-unknown-cards-shown", seat=seat)
        if opened != self._cards[seat]:
            self._name_cards(seat, opened)
        self._open(seat)
        self._shown_or_mucked(seat)

    def muck(self, seat: int | None = None) -> None:
        """At the showdown a player gives up his hand unseen."""
        seat = self._showing(seat)
        policy = self.setup.policy
        if not policy.losers_may_muck and not self._must_lie_open():
            raise IllegalAction("play-all-hands-shown", clause=policy.clause("losers_may_muck"), seat=seat)
        if not self._may_muck():
            raise IllegalAction("play-cannot-muck", clause="TDA-2022:16.2", seat=seat)
        self._throw_away(seat)
        self._shown_or_mucked(seat)

    # Whether it may be done

    def _turn(self, phase: str) -> int:
        seat = self._actor
        if self._phase != phase or not seat:
            self._not_now()
        return seat

    def _not_now(self) -> NoReturn:
        raise OutOfTurn("play-hand-over" if self._phase == OVER else "play-not-now")

    def _refuse_raise(self, seat: int, total: int, low: int, high: int) -> NoReturn:
        if self._capped():
            cap = self.setup.policy.clause("raise_cap")
            raise IllegalAction("play-raise-cap", clause=cap, seat=seat, cap=self._cap)
        if high:
            clause = "TDA-2022:43A.1" if total < low else None
            raise BadAmount("play-bad-raise", clause=clause, seat=seat, total=total, low=low, high=high)
        if self._bet[seat] + self._stack[seat] <= self._to_call:
            raise IllegalAction("play-stack-too-short-to-raise", seat=seat)
        if not self._answerable(seat):
            raise IllegalAction("play-nobody-left-to-raise", seat=seat)
        raise IllegalAction("play-betting-not-reopened", clause=self.setup.policy.clause("reopen"), seat=seat)

    def _must_bring_in(self, seat: int) -> NoReturn:
        raise IllegalAction("play-must-bring-in", seat=seat, amount=self._owed(seat))

    def _spoken(self, seat: int) -> None:
        """Everybody else who can must answer a bet."""
        self._bring_in = 0
        self._faced[seat] = self._to_call
        self._owing = self._able + (self._stack[seat] == 0)
        self._acted(seat)
        self._check_chips()

    def _showing(self, seat: int | None) -> int:
        actor = self._turn(SHOWDOWN)
        if seat is None:
            return actor
        if seat not in self._to_show:
            raise OutOfTurn("play-not-asked-to-show", seat=seat)
        return seat

    def _shown_or_mucked(self, seat: int) -> None:
        self._to_show.remove(seat)
        self._go_on()
        self._check_chips()

    def _name_cards(self, seat: int, cards: Cards) -> None:
        held = self._cards[seat]
        if len(cards) != len(held):
            raise Mistake("play-wrong-card-count", seat=seat, given=len(cards), due=len(held))
        known = sorted(card for card in held if card != UNKNOWN)
        if not set(known) <= set(cards):
            raise Mistake("play-other-cards-shown", seat=seat, cards=show(cards), held=show(held))
        self._check_cards(tuple(card for card in cards if card not in known))
        self._cards[seat] = cards
