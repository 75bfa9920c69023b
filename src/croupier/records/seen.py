"""A hand as one viewer may have it: every card he never saw is unknown, whatever it was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.cards import UNKNOWN
from croupier.errors import Mistake
from croupier.play import Hand, Operation

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.records.writing import Viewer

_OWN: Final = frozenset({"deal", "discard", "replace"})
"""Operations whose cards only their player sees."""

_UNSEEN: Final = frozenset({"burn", "shuffle", "restack", "put-back", "scrap"})
"""What is done to cards that nobody sees."""


def as_seen(hand: Hand, viewer: Viewer) -> Hand:
    """The same hand with `UNKNOWN` for each card its viewer has not seen: a seat's, a spectator's (None), or `all`.

    It has no deck, and of two hands that differ in hidden cards alone the same is made. Where cards are drawn, one
    that was shown in the end is unknown until then: nobody saw when it came. Raises `Mistake` for a hand that the
    rules do not give without its hidden cards.

    >>> from croupier.cards import DECK_52, show
    >>> from croupier.play import NL_HOLDEM, Positions, Setup, Stakes
    >>> setup = Setup.deal_in(NL_HOLDEM, Stakes(50, 100), {1: 5000, 2: 5000}, Positions(1, 1, 2))
    >>> hand = Hand(setup, DECK_52.cards)
    >>> hand.fold()
    >>> [show(as_seen(hand, 1).player(seat).cards) for seat in (1, 2)]
    ['2d2s', '????']
    """
    seen = Hand(hand.setup, asked=True)
    by_the_dealer = list(seen.log)
    done = len(by_the_dealer)
    for operation in _masked(hand, viewer):
        if operation in by_the_dealer:
            by_the_dealer.remove(operation)
        elif by_the_dealer and operation.kind != "show":
            raise Mistake("play-replay-differs", at=len(seen.log), kind=operation.kind, seat=operation.seat)
        else:
            # Among all-ins those hands are opened first that are known already.
            seen.repeat(operation)
            by_the_dealer.extend(seen.log[done:])
            by_the_dealer.remove(operation)
        done = len(seen.log)
    return seen


def _masked(hand: Hand, viewer: Viewer) -> Iterator[Operation]:
    eyes = set(hand.seats) if viewer == "all" else {viewer}
    open_to_all = _open_to_all(hand)
    for operation in hand.log:
        kind, seat, amount, cards = operation
        if kind == "show":
            # A hand that is opened stays open: what it is dealt from now on everybody sees.
            eyes.add(seat)
        if kind in _UNSEEN:
            yield Operation(kind, seat, amount, (UNKNOWN,) * len(cards))
        elif kind in _OWN and seat and seat not in eyes:
            seen = open_to_all[seat]
            yield Operation(kind, seat, amount, tuple([card if card in seen else UNKNOWN for card in cards]))
        else:
            yield operation


def _open_to_all(hand: Hand) -> dict[int, set[int]]:
    """The cards of each seat that everybody saw at some time, and knows when they were dealt."""
    drawn = any([street.draw for street in hand.setup.variant.streets])
    kinds = {"expose", "up"} if drawn else {"expose", "up", "show"}
    seen: dict[int, set[int]] = {seat: set() for seat in hand.seats}
    for kind, seat, _, cards in hand.log:
        if kind in kinds and seat:
            seen[seat].update(cards)
    return seen
