"""What is told of the decks of a hand: the seals and cuts to everybody, each card to those who saw it."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final, cast

from croupier.cards import CARDS
from croupier.cards.seal import Shown
from croupier.cards.transcript import OpenedCard, Step, Transcript
from croupier.room.hand.messages import DeckView, ProofView

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from croupier.cards import Cards
    from croupier.cards.transcript import Sealing, Taken
    from croupier.play import Hand, Operation
    from croupier.room.hand.seals import CutDeck

_OFF: Final = frozenset({"deal", "up", "burn", "board", "replace", "scrap", "put-back"})
_ANEW: Final = frozenset({"shuffle", "restack"})
_OPEN: Final = frozenset({"up", "board", "show", "expose"})
"""Operations whose cards everybody sees."""


def transcript(of: str, hand: Hand, seals: Sequence[CutDeck], seat: int | None) -> Transcript:
    """The shuffle of a hand as far as it has come, with the cards seen from a seat, or by everybody."""
    came = Came(hand, seals)
    return Transcript(of, tuple([deck.told for deck in seals]), tuple(came.steps), came.opened(seat))


def deck_view(told: Sealing) -> DeckView:
    """A deck as everybody may know it."""
    return DeckView(told.of, told.cards, told.root, told.pledges, told.openings)


class Came:
    """The cards that came off the decks of a hand, and who saw which of them.

    A card is known by its step, never by its name: one that was seen, thrown away and shuffled in again may have come
    to somebody else, and that nobody saw. Those that everybody has seen `after` the hand lie where they came from, or
    would have come from.
    """

    def __init__(self, hand: Hand, seals: Sequence[CutDeck], after: Iterable[int] = ()) -> None:
        self.steps: list[Step] = []
        self._seals = seals
        self._number = 0
        self._step_of = _steps_of(seals[0])
        self._lies: dict[int, tuple[int, int]] = {}
        self._seen: list[tuple[int | None, tuple[int, int]]] = []
        self._proofs: dict[tuple[int, int], OpenedCard] = {}
        self._up: set[int] = set()
        for operation in hand.log:
            self._follow(operation)
        for card in after:
            self._seen.append((None, self._lies.get(card) or (self._number, self._step_of[card])))

    @property
    def decks(self) -> tuple[DeckView, ...]:
        """The seals and cuts of the decks, as everybody may know them."""
        return tuple([deck_view(deck.told) for deck in self._seals])

    def opened(self, seat: int | None) -> tuple[OpenedCard, ...]:
        """The proofs of the cards seen from a seat, or by everybody, in the order they were seen."""
        seen = dict.fromkeys([card for by, card in self._seen if by is None or by == seat])
        return tuple([self._proof(*card) for card in seen])

    def proofs(self, seat: int | None) -> tuple[ProofView, ...]:
        """What is told of them to whoever looks on from a seat, or to everybody."""
        return as_told(self.opened(seat))

    def _follow(self, operation: Operation) -> None:
        kind, seat, _, cards = operation
        if kind in _ANEW:
            self._number += 1
            self._step_of = _steps_of(self._seals[self._number])
            return
        if kind in _OFF:
            off = cards[1:] if kind == "replace" else cards
            steps = tuple([self._step_of[card] for card in off])
            self.steps.append(Step(cast("Taken", kind), seat, self._number, steps))
            if kind != "put-back":
                self._lies |= {card: (self._number, step) for card, step in zip(off, steps, strict=True)}
            if kind == "replace":
                self._replaced(seat, *cards)
        if kind == "deal":
            self._saw(seat, cards)
        elif kind in _OPEN:
            self._saw(None, cards)
            self._up.update(cards if kind == "up" else ())

    def _replaced(self, seat: int, card: int, by: int) -> None:
        """A card that lay face up is replaced by one that does."""
        up = card in self._up
        self._up.discard(card)
        self._saw(None if up or not seat else seat, (by,))
        if up:
            self._up.add(by)

    def _saw(self, seat: int | None, cards: Iterable[int]) -> None:
        self._seen += [(seat, self._lies[card]) for card in cards]

    def _proof(self, number: int, step: int) -> OpenedCard:
        """Made once, however many saw the card."""
        found = self._proofs.get((number, step))
        if found is None:
            found = self._proofs[number, step] = self._made(number, step)
        return found

    def _made(self, number: int, step: int) -> OpenedCard:
        deck = self._seals[number]
        sealed, place = deck.sealed, deck.told.order[step]
        name = CARDS[sealed.deck[place]]
        return OpenedCard(number, step, place, name, sealed.salt(place), sealed.path(place))


def as_told(opened: Sequence[OpenedCard]) -> tuple[ProofView, ...]:
    """Opened cards, one after another, without what those before have shown."""
    shown = defaultdict[int, Shown](Shown)
    return tuple([_told(card, shown[card.sealing].new(card.place, card.path)) for card in opened])


def _told(card: OpenedCard, path: tuple[str, ...]) -> ProofView:
    return ProofView(card.step, card.card, bytes.fromhex("".join((card.salt, *path))), card.sealing)


def _steps_of(deck: CutDeck) -> dict[int, int]:
    cards: Cards = deck.cards
    return {card: step for step, card in enumerate(cards)}
