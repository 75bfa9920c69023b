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
        return self._streets[self._street]

    # Dealing

    def _begin_street(self) -> None:
        street = self._streets[self._street]
        self._actor = 0
        if self._exchanged:
            self._exchanged = {}
        deck = self._deck
        # What is exchanged is burned for and dealt after the discards.
        if deck is not None and not street.draw and self._deal_street(street, deck):
            self._dealt(street)
            return
        self._phase = DEALING
        cards = street.down + street.up
        self._burn_due = street.burn and not street.board
        if cards:
            for seat in self._in_hand:
                self._due[seat] = cards
            if self._street and self.setup.policy.stud_folded_seat_dealt:
                for seat in self._dealt_though_folded():
                    self._due[seat] = cards
        if street.board:
            self._board_due.append((0, street.board, street.burn))
            for board in range(1, len(self._boards)):
                self._board_due.append((board, street.board, False))
        self._deal_due()

    def _deal_street(self, street: Street, deck: Cards) -> bool:
        """Deal all the cards of a street; False, and none dealt, where the stub is short of them."""
        log, top = self._log, self._top
        each = street.down + street.up
        boards = self._boards
        needed = street.burn + street.board * len(boards) + each * self._count
        if each and self._street:
            needed += self._last_card_stays()
            if self.setup.policy.stud_folded_seat_dealt and self._dealt_though_folded():
                return False
        if len(deck) - top < needed:
            return False
        if street.burn:
            log.append(("burn", 0, 0, deck[top : top + 1]))
            top += 1
        if each:
            count = self._count
            down, up, hands = street.down, street.up, self._cards
            first, top = top, top + each * count
            for place, seat in enumerate(self._in_hand, first):
                given = deck[place:top:count] if each > 1 else (deck[place],)
                hands[seat] += given
                if not up:
                    log.append(("deal", seat, 0, given))
                    continue
                if down:
                    log.append(("deal", seat, 0, given[:down]))
                    given = given[down:]
                self._seen_up[seat] += given
                log.append(("up", seat, 0, given))
        if street.board:
            for board in range(len(boards)):
                cards = deck[top : top + street.board]
                top += street.board
                boards[board] += cards
                log.append(("board", 0, board, cards))
        self._top = top
        return True

    def _dealt_though_folded(self) -> list[int]:
        """Seats of stud that folded without a bet to face, while there is none yet (FSPR:stud-5)."""
        if self.setup.variant.has_button:
            return []
        folded: list[int] = []
        bet_out = False
        in_the_dark = self.setup.plan.full_bet > 0
        for kind, seat, _, _ in self._log:
            if kind in ("burn", "up", "deal"):
                bet_out = in_the_dark
                continue
            if kind in ("fold", "call", "raise"):
                in_the_dark = False
            if kind in ("raise", "stands", "bring-in"):
                bet_out = True
                folded = []
            elif kind == "fold" and not bet_out:
                folded.append(seat)
        return folded

    def _deal_due(self) -> None:
        """Deal what is due from the deck, if there is one, and go on when nothing is due any more."""
        deck = self._deck
        if deck is not None:
            self._deal_seats()
            while self._board_due and not any(self._due):
                _, count, burn = self._board_due[0]
                if len(deck) - self._top < count + burn:
                    break
                if burn:
                    self._burn(self._take(1)[0])
                self._deal_board(self._take(count))
        if not self._board_due and not any(self._due):
            self._dealt(self._round)

    def _deal_seats(self) -> None:
        """Deal the seats what they are due, one card at a time; an exchange goes seat by seat."""
        due = self._due
        seats = [seat for seat in self.setup.plan.order if due[seat]]
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
        for place, seat in enumerate(seats):
            self._give(seat, cards[place::count])

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

    def _dealt(self, street: Street) -> None:
        """The street's cards are out, those of an exchange included."""
        if self._run:
            self._begin_showdown()
        elif (street.draw or street.discard) and not self._exchanged:
            self._phase = DRAWING
            self._to_draw = list(self._in_hand)
            self._actor = self._to_draw[0]
        else:
            self._open_street(street)

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

    def _open_street(self, street: Street) -> None:
        setup = self.setup
        start = setup.button
        if self._street == 0 or self._able > 1:
            self._set_bets()
        if street.opener == "left-of-blinds":
            start = setup.plan.opens_after
        elif street.opener != "left-of-button":
            start = self._opener_by_cards(street)
        self._opener = setup.plan.left_of[start]
        self._phase = BETTING
        if street.silent or self._closed() or not self._give_turn(start):
            self._close_street()

    def _set_bets(self) -> None:
        """What a bet of the street is, how many there may be, and who has still to speak."""
        setup = self.setup
        self._step = setup.plan.steps[self._street]
        self._cap = 0 if setup.plan.any_bet else setup.cap(self._count)
        self._owing = self._able
        if self._street == 0:
            self._bet_is(setup.plan.full_bet, setup.plan.full_bet)
            self._raises = 1 if setup.full_bet else 0
            for seat in setup.plan.spoken and setup.without_option:
                self._faced[seat] = setup.plan.full_bet
                self._owing -= 1

    def _opener_by_cards(self, street: Street) -> int:
        """The seat before the one whose up-cards open the street; up-cards nobody recorded open nothing."""
        setup = self.setup
        if street.opener == "bring-in" and setup.full_bet:
            # A bet in the dark stands in place of the bring-in.
            return setup.plan.opens_after
        up = [(seat, cards) for seat in self._in_hand if (cards := self._seen_up[seat])]
        if self._deck is None:
            up = [(seat, cards) for seat, cards in up if UNKNOWN not in cards]
        showing = setup.variant.showing
        if not up:
            return setup.button
        if street.opener == "bring-in":
            if setup.policy.bring_in_all_in == "next-lowest" and self._able:
                up = [(seat, cards) for seat, cards in up if self._stack[seat]]
            opener = brings_in(up, showing)
            if setup.bring_in:
                self._bet_is(setup.bring_in, 0)
                self._raises = int(setup.policy.completion_is_raise)
                if self._stack[opener] and self._able > 1:
                    self._bring_in = opener
        else:
            opener = best_showing(up, showing)
        order = setup.plan.order
        return order[order.index(opener) - 1]

    def _closed(self) -> bool:
        """Whether only one player could still bet and he owes nothing."""
        if self._able > 1:
            return False
        if not self._able or not self._to_call:
            return True
        seat = next(seat for seat in self.setup.plan.order if self._live[seat] and self._stack[seat])
        return self._owed(seat) == 0

    def _give_turn(self, after: int) -> bool:
        """Pass the turn to the next player who can act; False when betting is closed."""
        if not self._owing or not self._able:
            return len(self._waiting) > 0 and self._give_waiting()
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

    def _owers(self) -> list[int]:
        """The seats that still have to act on the street, the one in turn first."""
        if self._phase != BETTING or not self._actor:
            return []
        owers, seat = [self._actor], self._actor
        for _ in range(1, self._owing):
            seat = self._next_able(seat)
            owers.append(seat)
        return owers + [seat for seat in self._waiting if seat not in owers and self._still_owes(seat)]

    def _next_able(self, after: int) -> int:
        left_of, live, stack = self._left_of, self._live, self._stack
        seat = left_of[after]
        while not (live[seat] and stack[seat]):
            seat = left_of[seat]
        return seat

    def _acted(self, seat: int) -> bool:
        """Pass the turn on, or close the street; whether it was closed."""
        owing = self._owing = self._owing - 1
        if owing and self._able > 1:
            seat = self._left_of[seat]
            while not (self._live[seat] and self._stack[seat]):
                seat = self._left_of[seat]
            self._actor = seat
            return False
        if self._count > 1 and self._give_turn(seat):
            return False
        self._close_street()
        return True

    def _close_street(self) -> None:
        self._actor = 0
        self._bring_in = 0
        bet = self._to_call > 0 or not self._street
        if bet:
            self._check_pot()
            self._return_uncalled()
            self._bet = [0] * len(self._bet)
            self._shortest -= self._to_call
        if self._count == 1:
            self._settle()
            return
        if self._able > 1 and self._street + 1 < len(self._streets):
            # There is more to bet: nothing is opened or run out yet.
            self._next_street()
            return
        if bet or not self._pots or len(self._pots[0].seats) != self._count:
            self._pots = self._layers()
        if self._waits_to_be_told():
            self._phase = RUNNING
        else:
            self._betting_closed()

    def _betting_closed(self) -> None:
        """Open the hands where an all-in closed the betting, and deal what is still to come."""
        last = self._street + 1 == len(self._streets)
        no_draws = last or (self._able < 2 and not self._draws_to_come())
        if no_draws and self._somebody_all_in():
            self._open_all_in()
        if last:
            self._begin_showdown()
        else:
            self._go_on()

    def _waits_to_be_told(self) -> bool:
        """Hand for hand an all-in lies face down, with no card dealt, until it is told to go on (TDA-2022:RP8F)."""
        return not self.setup.run_it and self._somebody_all_in() and not self._agreed()

    def _agreed(self) -> bool:
        """Whether it was said how often the board is run out: that holds for the rest of the hand."""
        return any([entry[0] == "run" for entry in self._log])

    def _draws_to_come(self) -> bool:
        streets = self._streets[self._street + 1 :]
        return any([street.draw or street.discard for street in streets])

    def _go_on(self) -> None:
        """After hands were opened: the next one, the showdown's end, another run or the next street."""
        if self._to_show and self._count > 1:
            self._phase = SHOWDOWN
            self._actor = self._to_show[0]
            return
        self._to_show = []
        self._actor = 0
        last = self._street + 1 == len(self._streets)
        if self._count == 1:
            if not self._last_must_show():
                self._settle()
        elif last or self._run:
            if self._deck is None and self._board_unknown():
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
        (seat,) = self._in_hand
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
        self._to_call = self._level = self._base = 0
        self._raises = 0
        self._aggressor = 0
        self._faced = [NEVER] * len(self._faced)
        self._waiting = ()
        deck = self._deck
        if deck is not None and self._able < 2 and self.setup.run_it < 2:
            self._run_on(deck)
        self._begin_street()

    def _run_on(self, deck: Cards) -> None:
        """Nobody can bet any more: deal one street after the other, up to the last or one that is drawn on."""
        streets = self._streets
        for street in streets[self._street : -1]:
            if street.draw or street.discard or not self._deal_street(street, deck):
                return
            self._street += 1

    # Running the board out more than once

    def _runs(self) -> int:
        """How many times the rest of the board could be run out now, by agreement and by the cards left."""
        most = self.setup.run_it
        if most < 2 or self._able > 1:
            return 1
        streets = self._streets[self._street + 1 :]
        only_boards = all([street.board and not street.down and not street.draw for street in streets])
        if not only_boards or not self._somebody_all_in() or self._agreed():
            return 1
        out = sum([len(cards) for kind, _, _, cards in self._log if kind in ("deal", "burn", "board")])
        left = len(self.setup.variant.deck.cards) - out
        boards = self.setup.variant.boards
        return min(most, left // sum([street.board * boards + street.burn for street in streets]))

    def _run_out(self, times: int) -> None:
        """Deal the rest of the boards once or several times, each run to its end before the next."""
        if not self.setup.run_it:
            self._betting_closed()
            return
        if times == 1:
            self._run = 0
            self._next_street()
            return
        streets = self._streets
        self._run = times
        self._phase = DEALING
        boards = len(self._boards)
        self._boards = self._boards * times
        for run in range(times):
            for street in streets[self._street + 1 :]:
                for board in range(boards):
                    # A street is burned for once, however many boards it is dealt to.
                    self._board_due.append((run * boards + board, street.board, street.burn and not board))
        self._street = len(streets) - 1
        self._deal_due()
