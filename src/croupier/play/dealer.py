"""The dealer's work: streets, cards, turns."""

from __future__ import annotations

from croupier.cards import UNKNOWN, Cards
from croupier.play.felt import BETTING, DEALING, DRAWING, NEVER, RUNNING, SHOWDOWN
from croupier.play.showing import best_showing, brings_in
from croupier.play.stub import Stub
from croupier.play.variant import Street


class Dealer(Stub):
    """Deals each street, gives the turn and closes the betting, by the variant's data."""

    __slots__ = ()

    @property
    def _round(self) -> Street:
        return self.setup.variant.streets[self._street]

    # Dealing

    def _begin_street(self) -> None:
        street = self.setup.variant.streets[self._street]
        self._phase = DEALING
        self._actor = 0
        if self._exchanged:
            self._exchanged = {}
        cards = street.down + street.up
        self._burn_due = street.burn and not street.board
        if cards:
            for seat in self.live:
                self._due[seat] = cards
            if self._street and self.setup.policy.stud_folded_seat_dealt:
                for seat in self._dealt_though_folded():
                    self._due[seat] = cards
        if street.board:
            self._board_due.append((0, street.board, street.burn))
            for board in range(1, len(self._boards)):
                self._board_due.append((board, street.board, False))
        self._deal_due()

    def _dealt_though_folded(self) -> list[int]:
        """Seats of stud that folded without a bet to face, while there is none yet (FSPR:stud-5)."""
        if self.setup.variant.has_button:
            return []
        folded: list[int] = []
        bet_out = False
        for kind, seat, _, _ in self._log:
            if kind in ("burn", "up", "deal"):
                bet_out = False
            elif kind in ("raise", "stands", "bring-in"):
                bet_out = True
                folded = []
            elif kind == "fold" and not bet_out:
                folded.append(seat)
        return folded

    def _deal_due(self) -> None:
        """Deal what is due from the deck, if there is one, and go on when nothing is due any more."""
        deck = self._deck
        if deck is not None:
            if any(self._due):
                self._deal_seats()
                if any(self._due):
                    return
            while self._board_due:
                _, count, burn = self._board_due[0]
                top = self._top
                if len(deck) - top < count + burn:
                    return
                if burn:
                    self._log.append(("burn", 0, 0, (deck[top],)))
                    top += 1
                self._top = top + count
                self._deal_board(tuple(deck[top : top + count]))
            self._dealt()
        elif not self._board_due and not any(self._due):
            self._dealt()

    def _deal_seats(self) -> None:
        """Deal the seats what they are due, one card at a time; an exchange goes seat by seat."""
        due = self._due
        seats = [seat for seat in self.setup.order if due[seat]]
        if not seats:
            return
        if self._round.draw:
            for seat in seats:
                if self._stub_short(self._burn_due + due[seat] + 1):
                    return
                self._burn_if_due()
                self._give(seat, self._take(due[seat]))
            return
        count = len(seats)
        each = due[seats[0]]
        if self._street and self._stub_short(self._burn_due + count * each + self._last_card_stays()):
            self._serve_short(seats)
            return
        self._burn_if_due()
        cards = self._take(count * each)
        if self._round.up:
            for place, seat in enumerate(seats):
                self._give(seat, cards[place::count])
            return
        log, hands = self._log, self._cards
        for place, seat in enumerate(seats):
            given = cards[place::count]
            due[seat] = 0
            hands[seat] += given
            log.append(("deal", seat, 0, given))

    def _take(self, count: int) -> Cards:
        deck = self._deck
        if deck is None:
            return (UNKNOWN,) * count
        self._top += count
        return tuple(deck[self._top - count : self._top])

    def _burn(self, card: int) -> None:
        self._log.append(("burn", 0, 0, (card,)))

    def _burn_if_due(self) -> None:
        if self._burn_due:
            self._burn_due = False
            self._burn(self._take(1)[0])

    def _deal_board(self, cards: Cards) -> None:
        board, due, _ = self._board_due[0]
        if due == len(cards):
            del self._board_due[0]
        else:
            self._board_due[0] = (board, due - len(cards), False)
        self._boards[board] += cards
        self._log.append(("board", 0, board, cards))

    def _give(self, seat: int, cards: Cards) -> None:
        """Put cards before a seat, first those that lie down, then those that lie up."""
        down = max(0, self._due[seat] - self._round.up)
        self._due[seat] -= len(cards)
        self._cards[seat] += cards
        if cards[:down]:
            self._log.append(("deal", seat, 0, cards[:down]))
        if cards[down:]:
            self._seen_up[seat] += cards[down:]
            self._log.append(("up", seat, 0, cards[down:]))

    # Between dealing and betting

    def _dealt(self) -> None:
        """The street's cards are out, those of an exchange included."""
        street = self.setup.variant.streets[self._street]
        if self._run:
            self._begin_showdown()
        elif (street.draw or street.discard) and not self._exchanged:
            self._phase = DRAWING
            self._to_draw = list(self.live)
            self._actor = self._to_draw[0]
        else:
            self._open_street()

    def _drawn(self) -> None:
        """A player has thrown away what he wanted: ask the next one, then deal."""
        del self._to_draw[0]
        if self._to_draw:
            self._actor = self._to_draw[0]
            return
        self._actor = 0
        self._phase = DEALING
        self._deal_due()

    # Betting

    def _open_street(self) -> None:
        setup = self.setup
        street = setup.variant.streets[self._street]
        bets = setup.bets
        # The sizes of spread limit are its least and its most, on every street.
        size = 0 if setup.variant.betting.spread else street.bet
        self._step = bets[size] if size < len(bets) else bets[-1]
        self._cap = 0 if setup.any_bet else setup.cap(self._count)
        self._owing = self._able
        if self._street == 0:
            self._face_forced_bets()
        self._phase = BETTING
        start = setup.button
        if street.opener == "left-of-blinds":
            start = setup.opens_after
        elif street.opener != "left-of-button":
            start = self._opener_by_cards(street)
        self._opener = setup.left_of[start]
        if street.silent or self._closed() or not self._give_turn(start):
            self._close_street()

    def _face_forced_bets(self) -> None:
        setup = self.setup
        self._to_call = self._level = setup.full_bet
        self._raises = int(self._to_call > 0)
        if not setup.variant.betting.fixed:
            self._step = max(self._step, self._to_call)
        policy = setup.policy
        for bet in setup.forced:
            last_word = policy.straddle != "no-look" and policy.straddle_last_word == "straddler"
            no_option = (bet.kind == "straddle" and not last_word) or (
                bet.kind == "big-blind" and not policy.big_blind_option
            )
            if no_option and bet.amount == self._to_call and self._stack[bet.seat]:
                self._faced[bet.seat] = self._to_call
                self._owing -= 1

    def _opener_by_cards(self, street: Street) -> int:
        """The seat before the one whose up-cards open the street; up-cards nobody recorded open nothing."""
        setup = self.setup
        up = {seat: cards for seat in self.live if (cards := self._seen_up[seat]) and UNKNOWN not in cards}
        showing = setup.variant.showing
        if not up:
            return setup.button
        if street.opener == "bring-in":
            if setup.policy.bring_in_all_in == "next-lowest" and self._able:
                up = {seat: cards for seat, cards in up.items() if self._stack[seat]}
            opener = brings_in(up, showing)
            if setup.bring_in:
                self._to_call = setup.bring_in
                self._raises = int(setup.policy.completion_is_raise)
                if self._stack[opener] and self._able > 1:
                    self._bring_in = opener
        else:
            opener = best_showing(up, showing)
        return next(seat for seat in setup.stacks if setup.left_of[seat] == opener)

    def _closed(self) -> bool:
        """Whether only one player could still bet and he owes nothing."""
        if self._able > 1:
            return False
        if not self._able:
            return True
        seat = next(seat for seat in self.setup.order if self._live[seat] and self._stack[seat])
        return self._owed(seat) == 0

    def _give_turn(self, after: int) -> bool:
        """Pass the turn to the next player who can act; False when betting is closed."""
        if not self._owing or not self._able:
            return self._give_waiting()
        seat = self._next_able(after)
        if self._able == 1 and not self._owed(seat):
            return False
        self._actor = seat
        return True

    def _give_waiting(self) -> bool:
        """Pass the turn to the next of those who wait for it out of their place, by a ruling."""
        for place, seat in enumerate(self._waiting):
            if self._still_owes(seat):
                self._waiting = self._waiting[place + 1 :]
                self._owing = 1
                self._actor = seat
                return True
        self._waiting = ()
        return False

    def _still_owes(self, seat: int) -> bool:
        if not (self._live[seat] and self._stack[seat]) or self._faced[seat] == self._to_call:
            return False
        return self._able > 1 or self._owed(seat) > 0

    def _next_able(self, after: int) -> int:
        left_of, live, stack = self.setup.left_of, self._live, self._stack
        seat = left_of[after]
        while not (live[seat] and stack[seat]):
            seat = left_of[seat]
        return seat

    def _acted(self, seat: int) -> None:
        owing = self._owing = self._owing - 1
        if owing and self._able > 1:
            left_of, live, stack = self.setup.left_of, self._live, self._stack
            seat = left_of[seat]
            while not (live[seat] and stack[seat]):
                seat = left_of[seat]
            self._actor = seat
        elif self._count == 1 or not self._give_turn(seat):
            self._close_street()
            self._check_chips()

    def _close_street(self) -> None:
        self._actor = 0
        self._bring_in = 0
        if self._to_call or not self._street:
            self._return_uncalled()
            self._bet = [0] * len(self._bet)
        if self._count == 1:
            self._settle()
            return
        last = self._street + 1 == len(self.setup.variant.streets)
        if last or self._able < 2:
            self._pots = self._layers()
        if (last or (self._able < 2 and not self._draws_to_come())) and self._somebody_all_in():
            self._open_all_in()
        if last:
            self._begin_showdown()
        else:
            self._go_on()

    def _draws_to_come(self) -> bool:
        streets = self.setup.variant.streets[self._street + 1 :]
        return any([street.draw or street.discard for street in streets])

    def _go_on(self) -> None:
        """After hands were opened: the next one, the showdown's end, another run or the next street."""
        if self._to_show and self._count > 1:
            self._phase = SHOWDOWN
            self._actor = self._to_show[0]
            return
        self._to_show = []
        self._actor = 0
        last = self._street + 1 == len(self.setup.variant.streets)
        if self._count == 1:
            if not self._last_must_show():
                self._settle()
        elif last or self._run:
            if self._board_unknown():
                # Nobody can tell who has won: the hand stays as it is, with every chip in the pot.
                self._phase = SHOWDOWN
            else:
                self._settle()
        elif self._runs() > 1:
            self._phase = RUNNING
        else:
            self._next_street()

    def _last_must_show(self) -> bool:
        """Open the only hand left after the others were mucked, where the policy wants it; whether it is waited for."""
        (seat,) = self.live
        if self.setup.policy.winner_shows == "never" or self._shown[seat]:
            return False
        if UNKNOWN not in self._cards[seat]:
            self._open(seat)
            return False
        self._phase = SHOWDOWN
        self._to_show = [seat]
        self._actor = seat
        return True

    def _next_street(self) -> None:
        self._street += 1
        self._to_call = 0
        self._level = 0
        self._raises = 0
        self._aggressor = 0
        self._faced = [NEVER] * len(self._faced)
        self._waiting = ()
        self._begin_street()

    # Running the board out more than once

    def _runs(self) -> int:
        """How many times the rest of the board could be run out now, by agreement and by the cards left."""
        most = self.setup.run_it
        if most < 2 or self._able > 1 or len(self._boards) > 1:
            return 1
        streets = self.setup.variant.streets[self._street + 1 :]
        only_boards = all([street.board and not street.down and not street.draw for street in streets])
        if not only_boards or not self._somebody_all_in():
            return 1
        out = sum([len(cards) for kind, _, _, cards in self._log if kind in ("deal", "burn", "board")])
        left = len(self.setup.variant.deck.cards) - out
        return min(most, left // sum([street.board + street.burn for street in streets]))

    def _run_out(self, times: int) -> None:
        """Deal the rest of the board once or several times, each run to its end before the next."""
        if times == 1:
            self._run = 0
            self._next_street()
            return
        streets = self.setup.variant.streets
        self._run = times
        self._phase = DEALING
        self._boards = self._boards * times
        for board in range(times):
            for street in streets[self._street + 1 :]:
                self._board_due.append((board, street.board, street.burn))
        self._street = len(streets) - 1
        self._deal_due()
