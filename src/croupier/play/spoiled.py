"""Cards that went wrong: exposed, boxed, replaced, put back, the stub shuffled anew."""

from __future__ import annotations

from abc import abstractmethod

from croupier.cards import UNKNOWN, Cards, CardsLike, card_of, cards_of, show
from croupier.errors import Mistake
from croupier.play.errors import IllegalAction
from croupier.play.felt import OVER
from croupier.play.seen import Seen


class Spoiled(Seen):
    """Puts right what happened to the cards, as the floor rules.

    With a deck the cards come from its stub; without one they are named, and the log keeps what became of them.
    """

    __slots__ = ()

    @abstractmethod
    def _check_cards(self, cards: Cards) -> None: ...

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
        self._not_over()
        seen = cards_of(cards)
        self._cards_of(seat)
        held = list(self._cards[seat])
        for card in seen:
            if card in held:
                continue
            if UNKNOWN not in held:
                raise Mistake("play-card-not-held", seat=seat, card=show((card,)))
            self._check_cards((card,))
            held[held.index(UNKNOWN)] = card
        self._cards[seat] = tuple(held)
        self._exposed += tuple([card for card in seen if card not in self._exposed])
        self._log.append(("expose", seat, 0, seen))

    def scrap(self, named: int | str | None = None) -> None:
        """A card of the stub is no card of this hand: found boxed, fouled or shown by accident.

        The top card of the stub where none is named. Raises `Mistake` when it is not in the stub.
        """
        self._not_over()
        deck = self._deck
        card = None if named is None else card_of(named)
        if deck is None:
            if card is None:
                raise Mistake("play-which-card")
            self._check_cards((card,))
        else:
            stub = list(deck[self._top :])
            if not stub:
                raise Mistake("play-stub-empty")
            card = stub[0] if card is None else card
            if card not in stub:
                raise Mistake("play-card-not-in-stub", card=show((card,)))
            stub.remove(card)
            self._deck, self._top = tuple(stub), 0
        self._log.append(("scrap", 0, 0, (card,)))

    def replace(self, out: int | str, named: int | str | None = None, *, seat: int | None = None) -> None:
        """A card before a seat, or on a board where `seat` is 0, goes out of play and another takes its place.

        The next card of the stub, or the one `named` where there is no deck. An unknown card needs its seat.
        Raises `Mistake` when nobody holds the card.
        """
        self._not_over()
        card = card_of(out)
        seat, board = self._place_of(card, seat)
        if self._deck is None:
            if named is None:
                raise Mistake("play-which-card")
            by = card_of(named)
            self._check_cards((by,))
        else:
            if self._top == len(self._deck):
                raise Mistake("play-stub-empty")
            (by,) = self._take(1)
        if seat:
            self._cards[seat] = _swapped(self._cards[seat], card, by)
            self._seen_up[seat] = _swapped(self._seen_up[seat], card, by)
            self._readings.pop(seat, None)
        else:
            self._boards[board] = _swapped(self._boards[board], card, by)
            self._readings.clear()
        self._exposed = tuple([each for each in self._exposed if each != card])
        self._log.append(("replace", seat, board, (card, by)))

    def put_back(self, cards: CardsLike) -> None:
        """Cards out of play, replaced, burned or scrapped, go under the stub; `restack` gives it a new order.

        Raises `Mistake` for a card that is in play.
        """
        self._not_over()
        back = cards_of(cards)
        deck = self._deck
        in_play = {card for seat in self.live for card in self._cards[seat]}
        in_play.update([card for board in self._boards for card in board])
        if deck is not None:
            in_play.update(deck[self._top :])
        for card in back:
            if card in in_play or card not in self.setup.plan.deck_cards:
                raise Mistake("play-card-in-play", card=show((card,)))
            in_play.add(card)
        if deck is not None:
            self._deck, self._top = (*deck[self._top :], *back), 0
        self._log.append(("put-back", 0, 0, back))

    def restack(self, order: CardsLike) -> None:
        """The stub is shuffled though it is long enough: its new order, the top card first.

        Raises `Mistake` when these are not the cards of the stub; without a deck it is only noted.
        """
        self._not_over()
        stub = cards_of(order)
        if self._deck is not None:
            if sorted(stub) != sorted(self._deck[self._top :]):
                raise Mistake("play-wrong-shuffle", due=len(self._deck) - self._top)
            self._deck, self._top = stub, 0
        self._log.append(("restack", 0, 0, stub))

    @property
    def stub(self) -> Cards | None:
        """The cards still to be dealt, the top one first; None where there is no deck. Nobody may see them."""
        return None if self._deck is None else tuple(self._deck[self._top :])

    def _not_over(self, *, ends: bool = False) -> None:
        """Refuse what comes too late; once the pots are being awarded only what `ends` the hand is done."""
        if self._phase == OVER:
            raise IllegalAction("play-hand-over")
        if not ends and any([entry[0] == "award" for entry in self._log]):
            raise IllegalAction("play-being-awarded")

    def _cards_of(self, seat: int) -> None:
        if seat not in self.setup.stacks:
            raise Mistake("play-seat-not-dealt-in", seat=seat)

    def _place_of(self, card: int, seat: int | None) -> tuple[int, int]:
        """Where a card lies: the seat and 0, or 0 and the number of the board."""
        for number, board in enumerate(self._boards):
            if not seat and card in board:
                return 0, number
        for other in self.live if seat is None else (seat,):
            if other:
                self._cards_of(other)
            if card in self._cards[other] and (card != UNKNOWN or seat):
                return other, 0
        raise Mistake("play-card-not-held", seat=seat or 0, card=show((card,)))


def _swapped(cards: Cards, out: int, by: int) -> Cards:
    if out not in cards:
        return cards
    at = cards.index(out)
    return (*cards[:at], by, *cards[at + 1 :])
