"""Cards that are named: whether they are due, of the deck, and not out already; and whole decks."""

from __future__ import annotations

from typing import cast

from croupier.cards import UNKNOWN, Cards, CardsLike, cards_of, show
from croupier.errors import Mistake
from croupier.play.dealer import Dealer
from croupier.play.setup import Setup


def community_card_possible(hand: Dealer) -> bool:
    """Whether it is the last street of stud, where one card on the board may be everybody's."""
    last = hand._street + 1 == len(hand._streets)
    return last and not hand.setup.variant.has_button


def check_due(hand: Dealer, seat: int, given: int, for_all: int) -> None:
    """Refuse another number of cards than a seat, or the board (seat 0), is still to get."""
    if seat:
        count = hand._due[seat] if 0 < seat < len(hand._due) else 0
    elif hand._board_due and not any(hand._due):
        count = hand._board_due[0][1]
    else:
        count = for_all
    if not 0 < given <= count:
        raise Mistake("play-wrong-card-count", seat=seat, given=given, due=count)


def check_cards(hand: Dealer, cards: Cards) -> None:
    """Refuse cards that are not in the deck, named twice, or out already.

    In draw games, and after a shuffle, only what the players still hold is out.
    """
    out: set[int] = set()
    for kind, _, _, named in () if hand._round.draw else hand._log:
        if kind == "shuffle":
            out = set()
        elif kind == "put-back":
            out.difference_update(named)
        elif kind != "restack":
            out.update(named)
    out.update([card for seat in hand._in_hand for card in hand._cards[seat]])
    for card in cards:
        if card == UNKNOWN:
            continue
        if card not in hand.setup.variant.deck.cards:
            raise Mistake("play-card-not-in-deck", card=card)
        if card in out:
            raise Mistake("play-card-already-out", card=show((card,)))
        out.add(card)


def checked_deck(setup: Setup, deck: CardsLike) -> Cards:
    """The cards of a deck, each of the game and only once, and enough of them."""
    cards = cards_of(deck) if isinstance(deck, (str, int)) else cast("Cards", tuple(deck))
    of_game = setup.plan.deck_bytes
    try:
        given = bytes(cards)
    except (TypeError, ValueError):
        given = b""
    # What is left of the game's cards without these tells at once whether they are of the game, and each only once.
    if len(of_game.translate(None, given)) != len(of_game) - len(cards):
        named = cards_of(cards)
        if named == cards:
            raise Mistake("play-bad-deck", game=setup.variant.id, cards=len(cards))
        return checked_deck(setup, named)
    if len(cards) < setup.plan.cards_needed:
        raise Mistake("play-short-deck", needed=setup.plan.cards_needed, cards=len(cards))
    return cards
