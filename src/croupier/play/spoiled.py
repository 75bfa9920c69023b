"""Cards that went wrong: exposed, boxed, replaced, put back, the stub shuffled anew.

The operations of that name of `Hand`, as the floor rules. With a deck the cards come from its stub; without one they
are named, and the log keeps what became of them.
"""

from __future__ import annotations

from croupier.cards import UNKNOWN, Cards, CardsLike, card_of, cards_of, show
from croupier.errors import Mistake
from croupier.play.given import check_cards
from croupier.play.seen import Seen


def expose(hand: Seen, seat: int, cards: CardsLike) -> None:
    """These cards of a seat were seen by everybody; they stay its own and count as before."""
    hand._not_over()
    seen = cards_of(cards)
    hand._cards_of(seat)
    held = list(hand._cards[seat])
    for card in seen:
        if card in held:
            continue
        if UNKNOWN not in held:
            raise Mistake("play-card-not-held", seat=seat, card=show((card,)))
        check_cards(hand, (card,))
        held[held.index(UNKNOWN)] = card
    hand._cards[seat] = tuple(held)
    hand._exposed += tuple([card for card in seen if card not in hand._exposed])
    hand._log.append(("expose", seat, 0, seen))


def scrap(hand: Seen, named: int | str | None = None) -> None:
    """A card of the stub is no card of this hand: found boxed, fouled or shown by accident."""
    hand._not_over()
    deck = hand._deck
    card = None if named is None else card_of(named)
    if deck is None:
        if card is None:
            raise Mistake("play-which-card")
        check_cards(hand, (card,))
    else:
        stub = list(deck[hand._top :])
        if not stub:
            raise Mistake("play-stub-empty")
        card = stub[0] if card is None else card
        if card not in stub:
            raise Mistake("play-card-not-in-stub", card=show((card,)))
        stub.remove(card)
        hand._deck, hand._top = tuple(stub), 0
    hand._log.append(("scrap", 0, 0, (card,)))


def replace(hand: Seen, out: int | str, named: int | str | None = None, *, seat: int | None = None) -> None:
    """A card before a seat, or on a board where `seat` is 0, goes out of play and another takes its place."""
    hand._not_over()
    card = card_of(out)
    seat, board = _place_of(hand, card, seat)
    if hand._deck is None:
        if named is None:
            raise Mistake("play-which-card")
        by = card_of(named)
        check_cards(hand, (by,))
        if by == UNKNOWN and hand._shown[seat]:
            raise Mistake("play-open-card-unknown", seat=seat)
    else:
        if hand._top == len(hand._deck):
            raise Mistake("play-stub-empty")
        (by,) = hand._take(1)
    if seat:
        hand._cards[seat] = _swapped(hand._cards[seat], card, by)
        hand._seen_up[seat] = _swapped(hand._seen_up[seat], card, by)
        hand._readings.pop(seat, None)
    else:
        hand._boards[board] = _swapped(hand._boards[board], card, by)
        hand._readings.clear()
    hand._exposed = tuple([each for each in hand._exposed if each != card])
    hand._log.append(("replace", seat, board, (card, by)))


def put_back(hand: Seen, cards: CardsLike) -> None:
    """Cards out of play, replaced, burned or scrapped, go under the stub; `restack` gives it a new order."""
    hand._not_over()
    back = cards_of(cards)
    deck = hand._deck
    in_play = {card for seat in hand.live for card in hand._cards[seat]}
    in_play.update([card for board in hand._boards for card in board])
    if deck is not None:
        in_play.update(deck[hand._top :])
    for card in back:
        if card in in_play or card not in hand.setup.plan.deck_cards:
            raise Mistake("play-card-in-play", card=show((card,)))
        in_play.add(card)
    if deck is not None:
        hand._deck, hand._top = (*deck[hand._top :], *back), 0
    hand._log.append(("put-back", 0, 0, back))


def restack(hand: Seen, order: CardsLike) -> None:
    """The stub is shuffled though it is long enough: its new order, the top card first."""
    hand._not_over()
    stub = cards_of(order)
    if hand._deck is not None:
        if sorted(stub) != sorted(hand._deck[hand._top :]):
            raise Mistake("play-wrong-shuffle", due=len(hand._deck) - hand._top)
        hand._deck, hand._top = stub, 0
    hand._log.append(("restack", 0, 0, stub))


def _place_of(hand: Seen, card: int, seat: int | None) -> tuple[int, int]:
    """Where a card lies: the seat and 0, or 0 and the number of the board."""
    for number, board in enumerate(hand._boards):
        if not seat and card in board:
            return 0, number
    for other in hand.live if seat is None else (seat,):
        if other:
            hand._cards_of(other)
        if card in hand._cards[other] and (card != UNKNOWN or seat):
            return other, 0
    raise Mistake("play-card-not-held", seat=seat or 0, card=show((card,)))


def _swapped(cards: Cards, out: int, by: int) -> Cards:
    if out not in cards:
        return cards
    at = cards.index(out)
    return (*cards[:at], by, *cards[at + 1 :])
