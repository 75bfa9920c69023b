"""One deal, from the first forced bet to the last chip pushed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import ClassVar, Final, Literal, Self

from croupier.cards import UNKNOWN, CardsLike, card_of, cards_of, show, shuffled
from croupier.errors import Mistake
from croupier.play import ruled, spoiled
from croupier.play.acting import (
    full_raise,
    must_bring_in,
    name_cards,
    not_now,
    refuse_raise,
    shown_or_mucked,
    spoken,
    whose_show,
    whose_turn,
)
from croupier.play.codes import BRING_IN, CALL, CHECK, DISCARD, FOLD, MUCK, RAISE, SHOW
from croupier.play.errors import BadAmount, IllegalAction, OutOfTurn
from croupier.play.felt import BETTING, CHECKS, DRAWING, FOLDS, RUNNING, STATE
from croupier.play.given import check_cards, check_due, checked_deck, community_card_possible
from croupier.play.seen import Seen
from croupier.play.setup import Rake, Setup
from croupier.play.values import Operation
from croupier.play.variant import Variant
from croupier.rulebook import DEFAULT, Policy

_CHANGES: Final = frozenset({list, dict})
_GIVEN: Final = frozenset({"deal", "up", "burn", "board"})


class Hand(Seen):
    """One deal of a game, changed only by operations; the log with the setup is the hand.

    With a `deck` (the top card first) the dealer's work is done by itself: posting, dealing, returning an uncalled
    bet, opening hands, pushing the pots. Without one the cards are given as they fall, by `deal`, unknown ones as
    `UNKNOWN`. At the showdown hands open by themselves in the order of the book and beaten ones are mucked,
    unless players are to be `asked`.

    Seats are chair numbers, chips whole numbers; a raise is always *to* a total of the street. Illegal actions
    raise `IllegalAction` and leave the hand as it was.

    All that is done to a hand stands below under its name: what the players do, the dealer, the floor, and the log;
    `ruled` and `spoiled` carry out the floor's. All that a hand can be asked stands in `Seen`. What the dealer does by
    himself has no name of its own here: streets and turns in `dealer`, the showdown in `showdown`, a short stub in
    `stub`, chips and bets in `felt`.

    >>> from croupier.cards import parse
    >>> from croupier.play import NL_HOLDEM, Positions, Setup, Stakes
    >>> setup = Setup.deal_in(NL_HOLDEM, Stakes(50, 100), {1: 5000, 2: 5000}, Positions(1, 1, 2))
    >>> hand = Hand(setup, parse("AhKcAdQs 2c 7h8d9s 2d 3c 2h Jd"))
    >>> hand.actor, hand.options.call, hand.options.raise_min
    (1, 50, 200)
    >>> hand.raise_to(300)
    >>> hand.call()
    >>> hand.street_name, hand.pots
    ('flop', (Pot(amount=600, seats=(2, 1)),))
    >>> hand.check()
    >>> hand.raise_to(400)
    >>> hand.fold()
    >>> dict(hand.result.stacks)
    {1: 5300, 2: 4700}
    """

    __slots__ = ()

    def __init__(self, setup: Setup, deck: CardsLike | None = None, *, asked: bool = False) -> None:
        cards = None if deck is None else checked_deck(setup, deck)
        super().__init__(setup, cards, asked=asked)
        self._begin_street()
        self._check_chips()

    @classmethod
    def new(
        cls,
        game: str | Variant,
        stacks: Sequence[int] | Mapping[int, int],
        *,
        seed: int | None = None,
        deck: CardsLike | None = None,
        asked: bool = False,
        blinds: tuple[int, int] | None = None,
        bets: tuple[int, int] | None = None,
        ante: int = 0,
        bring_in: int = 0,
        ante_by: Literal["all", "big-blind", "button"] = "all",
        button_blind: int = 0,
        straddles: int = 0,
        button: int | None = None,
        names: Sequence[str] | Mapping[int, str] = (),
        policy: str | Policy = DEFAULT,
        chip: int = 1,
        rake: Rake | None = None,
        run_it: int = 1,
        most: int = 0,
        splash: int = 0,
    ) -> Self:
        """A hand of a game, from its name, the stacks and the stakes; what they are is told at `Setup.new`.

        With a `seed` the deck is shuffled by it, the same everywhere; a `deck` is taken as it is, the top card first;
        with neither the cards are given as they fall, by `deal`.

        >>> hand = Hand.new("nl-holdem", [10_000] * 3, blinds=(50, 100), seed=7)
        >>> hand.actor, hand.options.call
        (1, 100)
        >>> known = Hand.new("nl-holdem", [500, 500], blinds=(1, 2))
        >>> known.deal("AhKh", 1)
        >>> known.dealing
        Dealing(kind='deal', seat=2, due=2)
        """
        setup = Setup.new(
            game,
            stacks,
            blinds=blinds,
            bets=bets,
            ante=ante,
            bring_in=bring_in,
            ante_by=ante_by,
            button_blind=button_blind,
            straddles=straddles,
            button=button,
            names=names,
            policy=policy,
            chip=chip,
            rake=rake,
            run_it=run_it,
            most=most,
            splash=splash,
        )
        if seed is not None and deck is not None:
            raise Mistake("play-seed-and-deck")
        cards = shuffled(setup.variant.deck, Random(seed)) if seed is not None else deck
        return cls(setup, cards, asked=asked)

    def say(self, lang: str = "en") -> str:
        """The table as it stands, in lines of English (`en`) or Russian (`ru`): stacks, cards, board, pot, whose turn.

        Every card that is known is told, hidden ones too: `str(hand)` is for whoever deals.

        >>> print(Hand.new("nl-holdem", [10_000] * 2, blinds=(50, 100), names=["Ann", "Bob"], seed=7))
        no-limit hold’em, 50/100 · preflop · pot 150
        Ann  D  9,950  in 50   J♠ 4♥  to act: fold, call 50, raise to 200–10,000
        Bob     9,900  in 100  6♦ 9♠
        """
        from croupier.play.picture import told

        return told(self, lang)

    def __str__(self) -> str:
        return self.say()

    def _repr_html_(self) -> str:
        """The table drawn, for notebooks."""
        from croupier.play.picture import drawn

        return drawn(self)

    # The players

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

    def fold(self) -> None:
        """The player whose turn it is gives up his hand."""
        seat = self._actor if self._phase == BETTING else not_now(self)
        if self._bring_in:
            must_bring_in(self, seat)
        self._log.append(FOLDS[seat])
        self._leave(seat)
        if self._acted(seat):
            self._check_chips()

    def check(self) -> None:
        """The player whose turn it is stays in without betting."""
        seat = self._actor if self._phase == BETTING else not_now(self)
        if self._to_call > self._bet[seat] and (owed := self._owed(seat)):
            raise IllegalAction("play-cannot-check", clause="TDA-2022:51A", seat=seat, amount=owed)
        self._log.append(CHECKS[seat])
        self._faced[seat] = self._to_call
        if self._acted(seat):
            self._check_chips()

    def call(self) -> None:
        """The player whose turn it is puts in what he owes, or all he has."""
        seat = self._actor if self._phase == BETTING else not_now(self)
        if self._bring_in:
            must_bring_in(self, seat)
        # What nearly every call comes to, at once; `_owed` knows all of them.
        owed = self._to_call - self._bet[seat]
        if self._able == 1 or not 0 < owed <= self._stack[seat]:
            owed = self._owed(seat)
            if not owed:
                raise IllegalAction("play-nothing-to-call", seat=seat)
        if self._no_limp and self._may_not_limp(seat):
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
        seat = self._actor if self._phase == BETTING else not_now(self)
        low, high = self._raise_bounds(seat)
        setup = self.setup
        fixed = setup.plan.fixed
        if stands:
            low, high = self._to_call + 1, self._bet[seat] + self._stack[seat]
        if not low <= total <= high or not total or (fixed and not stands and total not in (low, high)):
            refuse_raise(self, seat, total, low, high)
        to_call, level, step = self._to_call, self._level, self._step
        if full := full_raise(self, total, to_call, level, step):
            self._step = step = full
            self._raises += 1
            level = total
        self._pay(seat, total - self._bet[seat])
        self._log.append(("stands" if stands else "raise", seat, total, ()))
        if not to_call and setup.plan.opens_in_full and total < step:
            self._bet_is(step, step)
        else:
            self._bet_is(total, level)
        self._aggressor = seat
        spoken(self, seat)

    def bring_in(self) -> None:
        """The player whose up-card says so brings it in for the smallest amount."""
        seat = self._actor if self._phase == BETTING else not_now(self)
        if seat != self._bring_in:
            raise IllegalAction("play-no-bring-in", seat=seat)
        owed = self._owed(seat)
        self._pay(seat, owed)
        self._log.append(("bring-in", seat, owed, ()))
        spoken(self, seat)

    def discard(self, cards: CardsLike = ()) -> None:
        """The player whose turn it is throws cards away, in draw games to be given as many; none is to stand pat."""
        seat = whose_turn(self, DRAWING)
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
        seat = whose_show(self, seat)
        opened = self._cards[seat] if cards is None else cards_of(cards)
        if UNKNOWN in opened:
            raise Mistake("play-unknown-cards-shown", seat=seat)
        if opened != self._cards[seat]:
            name_cards(self, seat, opened)
        self._open(seat)
        shown_or_mucked(self, seat)

    def muck(self, seat: int | None = None) -> None:
        """At the showdown a player gives up his hand unseen."""
        seat = whose_show(self, seat)
        policy = self.setup.policy
        if not policy.losers_may_muck and not self._must_lie_open():
            raise IllegalAction("play-all-hands-shown", clause=policy.clause("losers_may_muck"), seat=seat)
        if not self._may_muck():
            raise IllegalAction("play-cannot-muck", clause="TDA-2022:16.2", seat=seat)
        self._throw_away(seat)
        shown_or_mucked(self, seat)

    # The dealer: cards as they fall, where there is no deck

    def deal(self, cards: CardsLike, seat: int | None = None) -> None:
        """Give cards that are due: to `seat`, to the first seat that is owed any, or to the board, which is seat 0.

        On the last street of stud a card may go to the board for everybody, when the stub is short.

        Raises `Mistake` when more cards are given than are due or a card is already out.
        """
        given = cards_of(cards)
        check_cards(self, given)
        due = self.dealing
        if due is None or self._deck is not None or due.kind == "run":
            raise IllegalAction("play-no-cards-due", cards=show(given))
        to = (due.seat if due.kind == "deal" else 0) if seat is None else seat
        for_all = to == 0 and due.kind == "deal" and not self._board_due and community_card_possible(self)
        check_due(self, to, len(given), 1 if for_all else 0)
        if for_all:
            self._due = [0] * len(self._due)
            self._board_due.append((0, 1, self._burn_due))
            self._burn_due = False
        self._given_at.append(len(self._log))
        if to:
            self._burn_if_due()
            self._give(to, given)
        else:
            if self._board_due[0][2]:
                self._burn(UNKNOWN)
            self._deal_board(given)
        if not self._board_due and not any(self._due):
            self._dealt(self._round)
        self._check_chips()

    def burn(self, card: int | str = UNKNOWN) -> None:
        """Burn a card before a street is dealt; a burn left out is logged as an unknown card."""
        burned = card_of(card)
        check_cards(self, (burned,))
        due = self.dealing
        board, count, burn = self._board_due[0] if self._board_due else (0, 0, False)
        if due is None or self._deck is not None or not (self._burn_due or burn):
            raise IllegalAction("play-no-burn-due", clause="TDA-2022:38.2", card=show((burned,)))
        self._given_at.append(len(self._log))
        if self._burn_due:
            self._burn_due = False
        else:
            self._board_due[0] = (board, count, False)
        self._burn(burned)

    def shuffle(self, cards: CardsLike) -> None:
        """Give a stub that ran short its new order: exactly the cards `to_shuffle` names, the top one first.

        Without a deck it is only noted, so that cards that were out may come again.
        """
        order = cards_of(cards)
        due = self.dealing
        if due is None or due.kind == "run":
            raise IllegalAction("play-no-shuffle-due")
        if due.kind == "shuffle" and tuple(sorted(order)) != self.to_shuffle:
            raise Mistake("play-wrong-shuffle", due=due.due)
        self._log.append(("shuffle", 0, 0, order))
        if due.kind == "shuffle":
            self._deck = order
            self._top = 0
            self._deal_due()

    def run(self, times: int) -> None:
        """When betting is closed by an all-in: run the board out so many times, as the players agree."""
        if self._phase != RUNNING:
            raise IllegalAction("play-no-run-due")
        most = self._runs()
        if not 1 <= times <= most:
            raise BadAmount("play-bad-run", times=times, most=most)
        self._log.append(("run", 0, times, ()))
        self._run_out(times)
        self._check_chips()

    # The floor: hands, turns and bets

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
        ruled.kill(self, seat)

    def restore(self, seat: int) -> None:
        """A dead, folded or mucked hand that can be told is live again, on the street it was given up.

        It is asked in its turn where it has not answered the bet. Raises `IllegalAction` when the hand is live, or
        cards or chips have passed it by since.
        """
        ruled.restore(self, seat)

    def turn_to(self, seat: int) -> None:
        """The action goes to this seat; whoever owed an answer before is asked after it.

        So a skipped player gets his turn, and an action out of turn that stands is done by the seat that made it.
        Raises `IllegalAction` when there is no betting, or the seat cannot bet.
        """
        ruled.turn_to(self, seat)

    def return_bet(self, seat: int, amount: int) -> None:
        """Chips of a seat's bet on this street go back to it; of a dead hand, any chips it put in.

        Who then owes an answer is asked; the bet to be called falls to the highest that is left. Raises `BadAmount`
        for more than lies there.
        """
        ruled.return_bet(self, seat, amount)

    def post(self, seat: int, amount: int) -> None:
        """A seat puts dead chips in, as ruled: a blind or an ante it still owed. Nobody has to match them.

        Raises `BadAmount` for more than it has.
        """
        ruled.post(self, seat, amount)

    # The floor: cards that went wrong

    def expose(self, seat: int, cards: CardsLike) -> None:
        """These cards of a seat were seen by everybody; they stay its own and count as before.

        Unknown cards are named by it. Raises `Mistake` for a card the seat does not hold.

        >>> from croupier.cards import parse
        >>> from croupier.play import NL_HOLDEM, Hand, Positions, Setup, Stakes
        >>> setup = Setup.deal_in(NL_HOLDEM, Stakes(1, 2), {1: 200, 2: 200}, Positions(1, 1, 2))
        >>> hand = Hand(setup, range(52))
        >>> hand.expose(2, parse("2c"))
        >>> hand.player(2).exposed == parse("2c")
        True
        """
        spoiled.expose(self, seat, cards)

    def scrap(self, named: int | str | None = None) -> None:
        """A card of the stub is no card of this hand: found boxed, fouled or shown by accident.

        The top card of the stub where none is named. Raises `Mistake` when it is not in the stub.
        """
        spoiled.scrap(self, named)

    def replace(self, out: int | str, named: int | str | None = None, *, seat: int | None = None) -> None:
        """A card before a seat, or on a board where `seat` is 0, goes out of play and another takes its place.

        The next card of the stub, or the one `named` where there is no deck. An unknown card needs its seat.
        Raises `Mistake` when nobody holds the card.
        """
        spoiled.replace(self, out, named, seat=seat)

    def put_back(self, cards: CardsLike) -> None:
        """Cards out of play, replaced, burned or scrapped, go under the stub; `restack` gives it a new order.

        Raises `Mistake` for a card that is in play.
        """
        spoiled.put_back(self, cards)

    def restack(self, order: CardsLike) -> None:
        """The stub is shuffled though it is long enough: its new order, the top card first.

        Raises `Mistake` when these are not the cards of the stub; without a deck it is only noted.
        """
        spoiled.restack(self, order)

    # The floor: the end

    def award(self, seat: int, amount: int) -> None:
        """The floor pushes chips from the pots to a seat; the hand ends with the last of them.

        Nobody acts any more once it has begun. Raises `BadAmount` for more than is left.
        """
        ruled.award(self, seat, amount)

    def void(self) -> None:
        """The hand is no hand, as in a misdeal: every chip goes back where it came from, and it is over.

        >>> from croupier.play import NL_HOLDEM, Hand, Positions, Setup, Stakes
        >>> setup = Setup.deal_in(NL_HOLDEM, Stakes(1, 2), {1: 200, 2: 200}, Positions(1, 1, 2))
        >>> hand = Hand(setup, range(52))
        >>> hand.void()
        >>> hand.over, dict(hand.result.stacks)
        (True, {1: 200, 2: 200})
        """
        ruled.void(self)

    # The log

    def apply(self, operation: Operation) -> None:
        """Do what an operation of a log says, in its seat's turn."""
        kind, seat, amount, cards = operation
        decide = _DECISIONS.get(kind)
        if decide is not None:
            if seat != self._actor:
                raise OutOfTurn("play-out-of-turn", clause="TDA-2022:50A", seat=seat, actor=self._actor)
            decide(self, operation)
            return
        do: dict[str, Callable[[], None]] = {
            "show": partial(self.show, cards or None, seat),
            "muck": partial(self.muck, seat),
            "run": partial(self.run, amount),
            "burn": partial(self.burn, *cards),
            "deal": partial(self.deal, cards, seat),
            "up": partial(self.deal, cards, seat),
            "board": partial(self.deal, cards, 0),
            "shuffle": partial(self.shuffle, cards),
            "kill": partial(self.kill, seat),
            "restore": partial(self.restore, seat),
            "turn": partial(self.turn_to, seat),
            "return-bet": partial(self.return_bet, seat, amount),
            "late-post": partial(self.post, seat, amount),
            "expose": partial(self.expose, seat, cards),
            "scrap": partial(self.scrap, *cards),
            "replace": partial(self.replace, *cards, seat=seat),
            "put-back": partial(self.put_back, cards),
            "restack": partial(self.restack, cards),
            "award": partial(self.award, seat, amount),
            "void": self.void,
        }
        if kind not in do:
            raise Mistake("play-not-an-operation", kind=kind)
        do[kind]()

    def repeat(self, operation: Operation) -> None:
        """Do an entry of a log again: a burn would stand before its cards, so that where there is none nothing was
        burned.
        """
        if operation[0] in _GIVEN and operation[0] != "burn":
            self._burn_due = False
            if self._board_due:
                board, count, _ = self._board_due[0]
                self._board_due[0] = (board, count, False)
        self.apply(operation)

    def undo(self) -> None:
        """Take back the last decision, or the last card given, and all the dealer did after it."""
        again = type(self)(self.setup, self._first_deck, asked=self._asked)
        last = -1
        for at, operation in enumerate(self.log):
            if at == len(again._log):
                last = at
                again.repeat(operation)
        if last < 0:
            raise IllegalAction("play-nothing-to-undo")
        if self._log[last][0] in _GIVEN:
            last = max([at for at in self._given_at if at <= last])
        before = self.replay(self.setup, self.log[:last], self._first_deck, asked=self._asked)
        for name in STATE:
            setattr(self, name, getattr(before, name))

    @classmethod
    def replay(
        cls,
        setup: Setup,
        log: Sequence[Operation],
        deck: Sequence[int] | None = None,
        *,
        asked: bool = False,
    ) -> Self:
        """The hand that a setup and a log are.

        What the dealer does by himself must agree with the log; `Mistake` says where it does not.

        >>> from croupier.play import NL_HOLDEM, Positions, Stakes
        >>> setup = Setup.deal_in(NL_HOLDEM, Stakes(1, 2), {1: 200, 2: 200}, Positions(1, 1, 2))
        >>> hand = Hand(setup, range(52))
        >>> hand.raise_to(6)
        >>> Hand.replay(setup, hand.log).log == hand.log
        True
        """
        hand = cls(setup, deck, asked=asked)
        for at, operation in enumerate(log):
            if at == len(hand._log):
                hand.repeat(operation)
            if hand._log[at] != tuple(operation):
                raise Mistake("play-replay-differs", at=at + 1, kind=operation.kind, seat=operation.seat)
        return hand

    def copy(self) -> Self:
        """The same hand, to be played on without touching this one."""
        twin = type(self)(self.setup, asked=self._asked)
        for name in STATE:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) in _CHANGES else value)
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Hand):
            return NotImplemented
        told = [name for name in STATE if name != "_given_at"]
        return self.setup == other.setup and all(
            [getattr(self, name) == getattr(other, name) for name in told]
        )

    __hash__: ClassVar[None] = None  # type: ignore[assignment]  # a hand changes

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickle, (self.setup, self.log, self._first_deck, self._asked)

    def __repr__(self) -> str:
        return f"<Hand {self.setup.variant.id}, {self.street_name}, {len(self._log)} operations>"


_DECISIONS: Final[dict[str, Callable[[Hand, Operation], None]]] = {
    "fold": lambda hand, _: hand.fold(),
    "check": lambda hand, _: hand.check(),
    "call": lambda hand, _: hand.call(),
    "bring-in": lambda hand, _: hand.bring_in(),
    "raise": lambda hand, operation: hand.raise_to(operation.amount),
    "stands": lambda hand, operation: hand.raise_to(operation.amount, stands=True),
    "discard": lambda hand, operation: hand.discard(operation.cards),
}


def _unpickle(setup: Setup, log: Sequence[Operation], deck: Sequence[int] | None, asked: bool) -> Hand:
    return Hand.replay(setup, log, deck, asked=asked)
