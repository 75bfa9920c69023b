"""What the floor does to a hand: dead hands, chips that go back, whose turn it is, pots it awards."""

from __future__ import annotations

from croupier.play.errors import BadAmount, IllegalAction
from croupier.play.felt import BETTING, DEALING, DRAWING, NEVER, OVER, RUNNING, SHOWDOWN
from croupier.play.spoiled import Spoiled
from croupier.play.values import Pot


class Ruled(Spoiled):
    """Carries rulings out. Every operation stands in the log, is undone, replayed, and keeps every chip."""

    __slots__ = ()

    # Hands

    def kill(self, seat: int) -> None:
        """The hand of a seat is dead; what it put in stays in the pot, in turn or out of it.

        Raises `IllegalAction` for a hand that is not live, and for the last one.

        >>> from croupier.play import NL_HOLDEM, Hand, Positions, Setup, Stakes
        >>> setup = Setup.deal_in(NL_HOLDEM, Stakes(1, 2), {1: 200, 2: 200, 3: 200}, Positions(1, 2, 3))
        >>> hand = Hand(setup, range(52))
        >>> hand.kill(3)
        >>> hand.live, hand.actor
        ((2, 1), 1)
        """
        self._not_over()
        self._cards_of(seat)
        if not self._live[seat] or self._count == 1:
            raise IllegalAction("play-no-hand-to-kill", seat=seat)
        owers = self._owers()
        self._leave(seat)
        self._log.append(("kill", seat, 0, ()))
        self._due[seat] = 0
        if self._phase == BETTING:
            self._dead_while_betting(seat, owers)
        elif self._count == 1:
            self._settle()
        elif self._phase == DRAWING:
            if self._actor == seat:
                self._drawn()
            elif seat in self._to_draw:
                self._to_draw.remove(seat)
        elif self._phase == DEALING:
            self._deal_due()
        elif self._phase == RUNNING:
            if self.setup.run_it:
                self._go_on()
        elif seat in self._to_show:
            self._to_show.remove(seat)
            self._go_on()
        self._check_chips()

    def restore(self, seat: int) -> None:
        """A dead, folded or mucked hand that can be told is live again, on the street it was given up.

        It is asked in its turn where it has not answered the bet. Raises `IllegalAction` when the hand is live, or
        cards or chips have passed it by since.
        """
        self._not_over()
        self._cards_of(seat)
        if self._live[seat] or not self._cards[seat]:
            raise IllegalAction("play-hand-not-dead", seat=seat)
        if self._phase == DEALING or self._passed_by(seat):
            raise IllegalAction("play-too-late-to-restore", seat=seat)
        owers = self._owers()
        mucked = self._mucked[seat]
        self._mucked[seat] = False
        self._come_back(seat)
        self._log.append(("restore", seat, 0, ()))
        if self._pots:
            self._pots = self._layers()
        if self._phase == BETTING:
            if self._stack[seat] and self._faced[seat] != self._to_call:
                self._ask_again([*owers, seat], self._actor)
        elif self._phase == DRAWING:
            if seat in self._exchanged:
                self._due[seat] = len(self._exchanged[seat]) if self._round.draw else 0
            else:
                self._to_draw = [other for other in self.live if other == seat or other in self._to_draw]
                self._actor = self._to_draw[0]
        elif self._phase == SHOWDOWN and (mucked or not self._shown[seat]):
            self._to_show.append(seat)
            self._actor = self._to_show[0]
        self._check_chips()

    # Turns and bets

    def turn_to(self, seat: int) -> None:
        """The action goes to this seat; whoever owed an answer before is asked after it.

        So a skipped player gets his turn, and an action out of turn that stands is done by the seat that made it.
        Raises `IllegalAction` when there is no betting, or the seat cannot bet.
        """
        self._not_over()
        self._cards_of(seat)
        if self._phase != BETTING:
            raise IllegalAction("play-not-now")
        if not (self._live[seat] and self._stack[seat]):
            raise IllegalAction("play-cannot-act", seat=seat)
        owers = self._owers()
        self._log.append(("turn", seat, 0, ()))
        self._faced[seat] = NEVER
        self._bring_in = seat if self._bring_in else 0
        self._ask_again([*owers, seat], seat)

    def return_bet(self, seat: int, amount: int) -> None:
        """Chips of a seat's bet on this street go back to it; of a dead hand, any chips it put in.

        Who then owes an answer is asked; the bet to be called falls to the highest that is left. Raises `BadAmount`
        for more than lies there.
        """
        self._not_over()
        self._cards_of(seat)
        most = self._bet[seat] if self._live[seat] else self._put[seat]
        if not 0 < amount <= most:
            raise BadAmount("play-bad-return", seat=seat, amount=amount, most=most)
        owers = self._owers()
        if self._live[seat] and not self._stack[seat]:
            self._able += 1
        self._stack[seat] += amount
        self._put[seat] -= amount
        self._pot -= amount
        self._bet[seat] = max(self._bet[seat] - amount, 0)
        self._log.append(("return-bet", seat, amount, ()))
        if self._pots:
            self._pots = self._layers()
        if self._phase == BETTING:
            self._fall_back(seat, owers)
        self._check_chips()

    def post(self, seat: int, amount: int) -> None:
        """A seat puts dead chips in, as ruled: a blind or an ante it still owed. Nobody has to match them.

        Raises `BadAmount` for more than it has.
        """
        self._not_over()
        self._cards_of(seat)
        if not 0 < amount <= self._stack[seat]:
            raise BadAmount("play-bad-post", seat=seat, amount=amount, most=self._stack[seat])
        owers = self._owers()
        self._stack[seat] -= amount
        self._dead += amount
        self._pot += amount
        if self._live[seat] and not self._stack[seat]:
            self._able -= 1
        self._log.append(("late-post", seat, amount, ()))
        if self._pots:
            self._pots = self._layers()
        if self._phase == BETTING and not self._stack[seat]:
            self._dead_while_betting(seat, owers)
        self._check_chips()

    # The end

    def award(self, seat: int, amount: int) -> None:
        """The floor pushes chips from the pots to a seat; the hand ends with the last of them.

        Nobody acts any more once it has begun. Raises `BadAmount` for more than is left.
        """
        self._not_over(ends=True)
        self._cards_of(seat)
        left = self._pot
        if not 0 < amount <= left:
            raise BadAmount("play-bad-award", seat=seat, amount=amount, most=left)
        if all([entry[0] != "award" for entry in self._log]):
            self._stop()
            self._pots = (Pot(left, self.live),)
        self._put = [0] * len(self._put)
        self._dead = self._pot = left - amount
        self._stack[seat] += amount
        self._shares.append((0, seat, amount, 0, -1, 0))
        self._log.append(("award", seat, amount, ()))
        if amount == left:
            self._phase = OVER
        self._check_chips()

    def void(self) -> None:
        """The hand is no hand, as in a misdeal: every chip goes back where it came from, and it is over.

        >>> from croupier.play import NL_HOLDEM, Hand, Positions, Setup, Stakes
        >>> setup = Setup.deal_in(NL_HOLDEM, Stakes(1, 2), {1: 200, 2: 200}, Positions(1, 1, 2))
        >>> hand = Hand(setup, range(52))
        >>> hand.void()
        >>> hand.over, dict(hand.result.stacks)
        (True, {1: 200, 2: 200})
        """
        self._not_over(ends=True)
        self._stop()
        for seat, chips in self.setup.in_play.items():
            self._stack[seat] = chips
        self._put = [0] * len(self._put)
        self._dead = self._pot = 0
        self._chips -= self.setup.splash
        self._pots = ()
        self._shares = []
        self._phase = OVER
        self._log.append(("void", 0, 0, ()))
        self._check_chips()

    @property
    def voided(self) -> bool:
        """Whether the hand was declared no hand."""
        return any([entry[0] == "void" for entry in self._log[-1:]])

    # Who still has to answer

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that still have to act on the street if nobody raises, the one in turn first."""
        return tuple(self._owers())

    def _owers(self) -> list[int]:
        """The seats that still have to act on the street, the one in turn first."""
        if self._phase != BETTING or not self._actor:
            return []
        owers, seat = [self._actor], self._actor
        while len(owers) < self._owing:
            seat = self._next_able(seat)
            if seat in owers:
                break
            owers.append(seat)
        return owers + [seat for seat in self._waiting if seat not in owers and self._still_owes(seat)]

    def _ask_again(self, owers: list[int], first: int) -> None:
        """Ask these seats, from `first` on clockwise; close the street where nobody is left to ask."""
        order = self.setup.plan.order
        start = order.index(first)
        round_from = [*order[start:], *order[:start]]
        asked = [seat for seat in round_from if seat in owers and self._live[seat] and self._stack[seat]]
        self._waiting = tuple(asked)
        self._owing = 0
        if not self._give_turn(first):
            self._close_street()

    def _dead_while_betting(self, seat: int, owers: list[int]) -> None:
        """A seat cannot act any more: the turn passes it by, and the street may close."""
        owers = [other for other in owers if other != seat]
        must_open = self._bring_in == seat
        if self._count == 1 or not owers or self._closed():
            self._close_street()
            return
        self._ask_again(owers, owers[0] if seat == self._actor else self._actor)
        if must_open and self._phase == BETTING:
            self._bring_in = self._actor

    def _fall_back(self, seat: int, owers: list[int]) -> None:
        """Set the bet to be called to the highest that is left, and ask those who owe an answer to it."""
        floor = self.setup.plan.full_bet if self._street == 0 else 0
        to_call = max(*self._bet, floor, self.setup.bring_in if self._street == 0 else 0)
        if to_call < self._to_call:
            self._bet_is(to_call, min(self._level, to_call))
            if self._aggressor == seat:
                self._aggressor = 0
                self._raises = max(self._raises - 1, 0)
            faced = self._faced
            for other, answered in enumerate(faced):
                if answered > to_call:
                    faced[other] = to_call
        bet, live = self._bet, self._live
        if bet[seat] < to_call:
            self._faced[seat] = NEVER
        owers = [other for other in owers if self._faced[other] == NEVER or bet[other] < to_call]
        owers += [other for other in self.live if bet[other] < to_call and other not in owers]
        owers += [seat] if live[seat] and seat not in owers and self._faced[seat] == NEVER else []
        owers = [other for other in owers if live[other] and self._stack[other]]
        if not owers:
            self._close_street()
        else:
            self._ask_again(owers, self._actor if self._actor in owers else owers[0])

    def _passed_by(self, seat: int) -> bool:
        """Whether cards were dealt since a hand was given up, or chips put in that it could not answer."""
        gone = max([at for at, entry in enumerate(self._log) if entry[1] == seat and entry[0] in _GIVEN_UP])
        if any([kind in ("deal", "up", "board") for kind, _, _, _ in self._log[gone:]]):
            return True
        before = max([self._put[other] - self._bet[other] for other in self.live])
        return bool(self._stack[seat]) and self._put[seat] - self._bet[seat] < before

    def _stop(self) -> None:
        """Nobody acts, draws or shows any more."""
        self._phase = SHOWDOWN
        self._actor = 0
        self._bring_in = 0
        self._to_show = []
        self._to_draw = []
        self._waiting = ()
        self._due = [0] * len(self._due)
        self._board_due = []
        self._bet = [0] * len(self._bet)


_GIVEN_UP = frozenset({"fold", "kill", "muck"})
