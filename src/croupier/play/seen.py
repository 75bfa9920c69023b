"""What can be seen of a hand, by those who may see everything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from croupier.cards import UNKNOWN, Cards
from croupier.errors import Mistake
from croupier.play.codes import BRING_IN, CALL, CHECK, DISCARD, FOLD, MUCK, RAISE, SHOW
from croupier.play.dealer import Dealer
from croupier.play.errors import IllegalAction
from croupier.play.felt import BETTING, DEALING, OVER, RUNNING, SHOWDOWN
from croupier.play.naming import Made, made
from croupier.play.pots import layered
from croupier.play.values import Award, Dealing, Operation, Options, Player, Pot, Result

_OPTIONS: Final = Options
"""At hand without a look into the module, as it is asked for before every decision."""

_FREE: Final = FOLD | CHECK
_FACING: Final = FOLD | CALL
"""What is always legal with nothing to call, and facing a bet."""


class Seen(Dealer):
    """All that can be asked of a hand: whose turn it is and what he may do, cards, chips, the log and the result."""

    __slots__ = ()

    @property
    def actor(self) -> int | None:
        """The seat that must act, bet or show, or None."""
        return self._actor or None

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that still have to act on the street if nobody raises, the one in turn first."""
        return tuple(self._owers())

    @property
    def over(self) -> bool:
        """Whether the last chip has been pushed."""
        return self._phase == OVER

    @property
    def voided(self) -> bool:
        """Whether the hand was declared no hand."""
        return any([entry[0] == "void" for entry in self._log[-1:]])

    @property
    def street(self) -> int:
        """The number of the street, the first one 0."""
        return self._street

    @property
    def street_name(self) -> str:
        """The street, or `showdown` once betting is over."""
        if self._phase in (SHOWDOWN, OVER):
            return SHOWDOWN
        return self._streets[self._street].name

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats dealt in, clockwise from the left of the button."""
        return self.setup.order

    @property
    def live(self) -> tuple[int, ...]:
        """The seats that still hold a hand, clockwise from the left of the button."""
        return tuple(self._in_hand)

    @property
    def board(self) -> Cards:
        """The cards in the middle, of the first board if there are several."""
        return self._boards[0]

    @property
    def boards(self) -> tuple[Cards, ...]:
        """Every board."""
        return tuple(self._boards)

    @property
    def to_call(self) -> int:
        """The total of the street a player must have in to stay."""
        return self._to_call

    @property
    def step(self) -> int:
        """The least a full raise adds now: the largest full bet or raise of the street, in chips."""
        return self._step

    @property
    def smallest_raise(self) -> int:
        """The total a full raise comes to now, whoever makes it."""
        return (self._level if self._from_level else self._to_call) + self._step

    @property
    def pots(self) -> tuple[Pot, ...]:
        """The pots without the bets still in front of the players, main pot first."""
        if self._phase == OVER:
            return self._pots
        before = [put - bet for put, bet in zip(self._put, self._bet, strict=True)]
        return layered(before, self.live, self._dead)

    @property
    def total(self) -> int:
        """All chips in the pots and in front of the players."""
        return self._pot

    @property
    def log(self) -> tuple[Operation, ...]:
        """Everything that happened, in order."""
        return tuple(map(Operation._make, self._log))

    @property
    def drew(self) -> dict[int, int]:
        """How many cards each seat threw away when it did so last; seats that have not are left out."""
        return {seat: len(cards) for kind, seat, _, cards in self._log if kind == "discard"}

    @property
    def moment(self) -> int:
        """How far the hand is: how many operations the log has."""
        return len(self._log)

    @property
    def deck(self) -> Sequence[int] | None:
        """The deck the hand was dealt from, the top card first, as it was given; None where there is none."""
        return self._first_deck

    @property
    def stub(self) -> Cards | None:
        """The cards still to be dealt, the top one first; None where there is no deck. Nobody may see them."""
        return None if self._deck is None else tuple(self._deck[self._top :])

    @property
    def to_shuffle(self) -> Cards:
        """The cards to be shuffled into a stub that is too short, by number; empty when none need be.

        In stud the stub and the burns; in draw games all that is out of play, but the discards of those who still
        wait for their cards.
        """
        deck = self._deck
        if deck is None or self._phase != DEALING:
            return ()
        if not self.setup.variant.streets[self._street].draw:
            stub = tuple(deck[self._top :])
            alone = self.setup.policy.stud_short_stub == "community" and len(stub) > 1
            return tuple(sorted(stub if alone else stub + self._burned()))
        kept = {card for seat in self.live for card in self._cards[seat]}
        for seat, cards in self._exchanged.items():
            if self._due[seat]:
                kept.update(cards)
        return tuple([card for card in self.setup.variant.deck.cards if card not in kept])

    @property
    def to_come(self) -> tuple[Cards, ...]:
        """The cards that would have come on each board of a hand that ended early; empty where there are none.

        There are none of a hand without a deck, one that is no hand, and where players would have been dealt cards too.

        >>> from croupier.play import Hand, Positions, Setup, Stakes, catalogue
        >>> setup = Setup.deal_in(catalogue["nl-holdem"], Stakes(1, 2), {1: 200, 2: 200}, Positions(1, 1, 2))
        >>> hand = Hand(setup, range(52))
        >>> hand.to_come
        ()
        >>> hand.fold()
        >>> hand.to_come
        ((5, 6, 7, 9, 11),)
        """
        deck = self._deck
        streets = self._streets[self._street + 1 :]
        dealt = any([street.down or street.up or street.draw for street in streets])
        if self._phase != OVER or deck is None or dealt or any([kind == "void" for kind, *_ in self._log]):
            return ()
        come: list[Cards] = [() for _ in self._boards]
        at = self._top
        for street in streets:
            at += street.burn
            for board in range(len(come)):
                come[board] += tuple(deck[at : at + street.board])
                at += street.board
        return tuple(come) if any(come) else ()

    @property
    def asked(self) -> bool:
        """Whether players are asked at the showdown; with setup, deck and log this is all a hand is made of."""
        return self._asked

    @property
    def options(self) -> Options | None:
        """What the player whose turn it is may do, or None when it is nobody's."""
        seat = self._actor
        if not seat:
            return None
        if self._phase != BETTING:
            if self._phase == SHOWDOWN:
                return Options(seat, show=True, muck=self._may_muck())
            return Options(seat, discards=self._discard_bounds(seat))
        low, high = self._raise_bounds(seat)
        to_call = self._to_call
        owed = self._owed(seat) if to_call > self._bet[seat] else 0
        if self._bring_in:
            return Options(seat, raise_min=low, raise_max=high, bring_in=owed)
        if owed and self._no_limp and self._may_not_limp(seat):
            return Options(seat, fold=True, raise_min=low, raise_max=high)
        opens = high > 0 and not to_call
        return _OPTIONS(seat, True, not owed, owed, low, high, opens)

    @property
    def legal(self) -> int:
        """What may be done now, as the sum of its numbers (`croupier.play.codes`); 0 when it is nobody's turn.

        It says what `options` says, without the amounts.

        >>> from croupier.play import Hand, codes
        >>> hand = Hand.new("nl-holdem", [200, 200], blinds=(1, 2), seed=7)
        >>> bool(hand.legal & codes.RAISE), bool(hand.legal & codes.CHECK)
        (True, False)
        """
        seat = self._actor
        if not seat:
            return 0
        if self._phase != BETTING:
            if self._phase == SHOWDOWN:
                return SHOW | MUCK if self._may_muck() else SHOW
            return DISCARD
        raises = RAISE if self._may_raise(seat) else 0
        if self._bring_in:
            return BRING_IN | raises
        if self._to_call <= self._bet[seat] or (self._able == 1 and not self._owed(seat)):
            return _FREE | raises
        if self._no_limp and self._may_not_limp(seat):
            return FOLD | raises
        return _FACING | raises

    @property
    def raise_bounds(self) -> tuple[int, int]:
        """The least and the most that may be raised to now, totals of the street in chips; 0 and 0 where none may.

        With `legal` it says what `options` says, for whoever plays millions of hands.

        >>> from croupier.play import Hand
        >>> Hand.new("nl-holdem", [200, 200], blinds=(1, 2), seed=7).raise_bounds
        (4, 200)
        """
        return self._raise_bounds(self._actor) if self._phase == BETTING and self._actor else (0, 0)

    @property
    def pot_raise(self) -> int:
        """The total of the street that a raise of the whole pot comes to: the call, then as much as lies there with it.

        It is brought within what is open, and 0 where no raise is.

        >>> from croupier.play import Hand
        >>> Hand.new("nl-holdem", [200, 200], blinds=(1, 2), seed=7).pot_raise
        6
        """
        low, high = self.raise_bounds
        if not high:
            return 0
        pot = self._to_call + self._pot + self._owed(self._actor)
        return high if pot > high else low if pot < low else pot

    @property
    def dealing(self) -> Dealing | None:
        """What the dealer must be given next, or None."""
        if self._phase == RUNNING:
            return Dealing("run", 0, self._runs())
        if self._phase != DEALING:
            return None
        if self._deck is not None:
            return Dealing("shuffle", 0, len(self.to_shuffle))
        for seat in self.setup.order:
            if self._due[seat]:
                return Dealing("deal", seat, self._due[seat])
        board, due, _ = self._board_due[0]
        return Dealing("board", board, due)

    @property
    def result(self) -> Result:
        """How the hand ended; raises `IllegalAction` while it goes on."""
        if self._phase != OVER:
            raise IllegalAction("play-not-over")
        behind = self.setup.behind
        stacks = {seat: self._stack[seat] + behind(seat) for seat in self.setup.stacks}
        rankings = self.setup.variant.rankings
        awards = [
            Award(
                pot,
                seat,
                amount,
                None if ranking < 0 else rankings[ranking].describe(strength),
                board,
                max(ranking, 0),
            )
            for pot, seat, amount, board, ranking, strength in self._shares
        ]
        return Result(self._pots, tuple(awards), stacks, self._raked)

    @property
    def payoffs(self) -> dict[int, int]:
        """What each seat has more than it began with, in chips; less, where negative. What is bet is gone.

        >>> from croupier.play import Hand
        >>> hand = Hand.new("nl-holdem", [200, 200], blinds=(1, 2), seed=7)
        >>> hand.fold()
        >>> hand.payoffs
        {1: -1, 2: 1}
        """
        stack = self._stack
        return {seat: stack[seat] - chips for seat, chips in self.setup.in_play.items()}

    def names(self, seat: int) -> tuple[Made, ...]:
        """What the cards of a seat make now, by each ranking of the game with each board; hidden cards too.

        >>> from croupier.cards import parse
        >>> from croupier.play import Hand, Positions, Setup, Stakes, catalogue
        >>> setup = Setup.deal_in(catalogue["five-draw"], Stakes(1, 2), {1: 200, 2: 200}, Positions(1, 1, 2))
        >>> [made.name.say() for made in Hand(setup, range(52)).names(2)]
        ['two pair, threes and deuces']
        """
        cards = self.player(seat).cards
        variant = self.setup.variant
        return tuple(
            [each for at, board in enumerate(self._boards) for each in made(variant, cards, board, at)]
        )

    def player(self, seat: int) -> Player:
        """A player's chips and cards, hidden ones included."""
        if seat not in self.setup.stacks:
            raise Mistake("play-seat-not-dealt-in", seat=seat)
        live = self._live[seat]
        return Player(
            seat,
            self._stack[seat] + self.setup.behind(seat),
            self._bet[seat],
            self._put[seat],
            self._cards[seat],
            self._seen_up[seat],
            not live and not self._mucked[seat],
            live and self._stack[seat] == 0,
            self._shown[seat],
            self._mucked[seat],
            tuple([card for card in self._cards[seat] if card in self._exposed]) if self._exposed else (),
        )

    def beaten(self, seat: int) -> bool:
        """Whether a hand wins and shares nothing against those that lie open, with the board as it is.

        It is asked of a hand that is to be shown or mucked (TDA-2022:17A.2); with cards nobody knows none is beaten.

        >>> from croupier.cards import parse
        >>> from croupier.play import Hand, Positions, Setup, Stakes, catalogue
        >>> setup = Setup.deal_in(catalogue["five-draw"], Stakes(1, 2), {1: 200, 2: 200}, Positions(1, 1, 2))
        >>> Hand(setup, range(52), asked=True).beaten(1)
        False
        """
        open_hands = [each for each in self._in_hand if self._shown[each]]
        known = [*open_hands, seat]
        if self._board_unknown() or any([UNKNOWN in self._cards[each] for each in known]):
            return False
        places = len(self._boards) * len(self.setup.variant.rankings)
        to_beat = [(pot.seats, [1] * places) for pot in self._pots]
        self._read(known)
        for each in open_hands:
            self._must_be_beaten(each, to_beat)
        return bool(open_hands) and not self._must_be_beaten(seat, to_beat)

    def _discard_bounds(self, seat: int) -> tuple[int, int]:
        street = self._round
        if street.discard:
            return street.discard, street.discard
        return 0, min(street.draw, len(self._cards[seat]))

    def _may_muck(self) -> bool:
        return self._count > 1 and self.setup.policy.losers_may_muck and not self._must_lie_open()

    def _must_lie_open(self) -> bool:
        return self.setup.policy.all_in_face_up and self._somebody_all_in()

    # What is refused

    def _not_over(self, *, ends: bool = False) -> None:
        """Refuse what comes too late; once the pots are being awarded only what `ends` the hand is done."""
        if self._phase == OVER:
            raise IllegalAction("play-hand-over")
        if not ends and any([entry[0] == "award" for entry in self._log]):
            raise IllegalAction("play-being-awarded")

    def _cards_of(self, seat: int) -> None:
        if seat not in self.setup.stacks:
            raise Mistake("play-seat-not-dealt-in", seat=seat)
