"""A deck laid out so that the hands of a round come as they were named."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from croupier.cards import CardError, Cards, shuffled
from croupier.errors import Mistake
from croupier.pit.game import Game


def laid_out(
    game: Game, boxes: Mapping[int, Cards], dealer: Cards, seed: int, *, board: Cards = (), then: Cards = ()
) -> tuple[Cards, ...]:
    """The decks of a game from which these cards fall as named; what was not named is shuffled by `seed`.

    It is one, but where boxes are alike: then each has its own, and the cards named are those of the first.

    Raises `Mistake` for cards the game has not, cards named twice, and more of them than a hand gets.
    """
    dealt = game.dealt
    first_box = min(boxes, default=0)
    sizes = [
        *(
            (str(number), len(cards), 0 if game.alike and number != first_box else dealt.own)
            for number, cards in boxes.items()
        )
    ]
    sizes += [("dealer", len(dealer), dealt.dealer), ("board", len(board), dealt.board)]
    for where, given, most in sizes:
        if given > most:
            raise Mistake("pit-box-cards", where=where, given=given, most=most)
    named = [*(card for cards in boxes.values() for card in cards), *dealer, *board, *then]
    for card in named:
        if card not in game.deck.cards:
            raise Mistake("play-card-not-in-deck", card=card)
        if named.count(card) > 1:
            raise CardError("play-card-already-out", card=card)
    luck = Random(seed)
    rest = [card for card in shuffled(game.deck, luck) if card not in named]
    dealt_to = list(boxes.values())[: 1 if game.alike else None]
    own = [_filled(cards, dealt.own, rest) for cards in dealt_to]
    house = _filled(dealer, dealt.dealer, rest)
    middle = _filled(board, dealt.board, rest)
    if dealt.packets:
        first = [*(card for cards in own for card in cards), *house]
    else:
        turns = range(max(dealt.own, dealt.dealer))
        first = [cards[turn] for turn in turns for cards in (*own, house) if turn < len(cards)]
    more = [shuffled(game.deck, luck) for _ in list(boxes)[1:]] if game.alike else []
    return ((*first, *middle, *then, *rest), *more)


def _filled(cards: Cards, size: int, rest: list[int]) -> Cards:
    lacking = size - len(cards)
    more = tuple(rest[:lacking])
    del rest[:lacking]
    return cards + more
