"""One deal, from the first forced bet to the last chip pushed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import ClassVar, Final, Literal, Self, cast

from croupier.cards import UNKNOWN, Cards, CardsLike, card_of, cards_of, show, shuffled
from croupier.errors import Mistake
from croupier.play.acting import Acting
from croupier.play.errors import BadAmount, IllegalAction, OutOfTurn
from croupier.play.felt import RUNNING, STATE
from croupier.play.setup import Rake, Setup
from croupier.play.values import Operation
from croupier.play.variant import Variant
from croupier.rulebook import DEFAULT, Policy

_CHANGES: Final = frozenset({list, dict})
_GIVEN: Final = frozenset({"deal", "up", "burn", "board"})


class Hand(Acting):
    """One deal of a game, changed only by operations; the log with the setup is the hand.

    With a `deck` (the top card first) the dealer's work is done by itself: posting, dealing, returning an uncalled
    bet, opening hands, pushing the pots. Without one the cards are given as they fall, by `deal`, unknown ones as
    `UNKNOWN`. At the showdown hands open by themselves in the order of the book and beaten ones are mucked,
    unless players are to be `asked`.

    Seats are chair numbers, chips whole numbers; a raise is always *to* a total of the street. Illegal actions
    raise `IllegalAction` and leave the hand as it was.

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
        cards = None if deck is None else _dealt_from(setup, deck)
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

    def deal(self, cards: CardsLike, seat: int | None = None) -> None:
        """Give cards that are due: to `seat`, to the first seat that is owed any, or to the board, which is seat 0.

        On the last street of stud a card may go to the board for everybody, when the stub is short.

        Raises `Mistake` when more cards are given than are due or a card is already out.
        """
        given = cards_of(cards)
        self._check_cards(given)
        due = self.dealing
        if due is None or self._deck is not None or due.kind == "run":
            raise IllegalAction("play-no-cards-due", cards=show(given))
        to = (due.seat if due.kind == "deal" else 0) if seat is None else seat
        for_all = to == 0 and due.kind == "deal" and not self._board_due and self._community_card_possible()
        self._check_due(to, len(given), 1 if for_all else 0)
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
        self._check_cards((burned,))
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

    def _community_card_possible(self) -> bool:
        last = self._street + 1 == len(self._streets)
        return last and not self.setup.variant.has_button

    def _check_due(self, seat: int, given: int, for_all: int) -> None:
        if seat:
            count = self._due[seat] if 0 < seat < len(self._due) else 0
        elif self._board_due and not any(self._due):
            count = self._board_due[0][1]
        else:
            count = for_all
        if not 0 < given <= count:
            raise Mistake("play-wrong-card-count", seat=seat, given=given, due=count)

    def _check_cards(self, cards: Cards) -> None:
        """Refuse cards that are not in the deck, named twice, or out already.

        In draw games, and after a shuffle, only what the players still hold is out.
        """
        out: set[int] = set()
        for kind, _, _, named in () if self._round.draw else self._log:
            if kind == "shuffle":
                out = set()
            elif kind == "put-back":
                out.difference_update(named)
            elif kind != "restack":
                out.update(named)
        out.update([card for seat in self.live for card in self._cards[seat]])
        for card in cards:
            if card == UNKNOWN:
                continue
            if card not in self.setup.variant.deck.cards:
                raise Mistake("play-card-not-in-deck", card=card)
            if card in out:
                raise Mistake("play-card-already-out", card=show((card,)))
            out.add(card)


_DECISIONS: Final[dict[str, Callable[[Hand, Operation], None]]] = {
    "fold": lambda hand, _: hand.fold(),
    "check": lambda hand, _: hand.check(),
    "call": lambda hand, _: hand.call(),
    "bring-in": lambda hand, _: hand.bring_in(),
    "raise": lambda hand, operation: hand.raise_to(operation.amount),
    "stands": lambda hand, operation: hand.raise_to(operation.amount, stands=True),
    "discard": lambda hand, operation: hand.discard(operation.cards),
}


def _dealt_from(setup: Setup, deck: CardsLike) -> Cards:
    """The cards of a deck, each of the game and only once, and enough of them."""
    cards = cards_of(deck) if isinstance(deck, (str, int)) else tuple(deck)
    of_game = setup.plan.deck_cards
    # What is left of the game's cards without these tells at once whether they are of the game, and each only once.
    if len(of_game.difference(cards)) != len(of_game) - len(cards):
        named = cards_of(cards)
        if named == cards:
            raise Mistake("play-bad-deck", game=setup.variant.id, cards=len(cards))
        return _dealt_from(setup, named)
    if len(cards) < setup.plan.cards_needed:
        raise Mistake("play-short-deck", needed=setup.plan.cards_needed, cards=len(cards))
    return cast("Cards", cards)


def _unpickle(setup: Setup, log: Sequence[Operation], deck: Sequence[int] | None, asked: bool) -> Hand:
    return Hand.replay(setup, log, deck, asked=asked)
