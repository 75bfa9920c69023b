"""What a solver may be asked: as many cards as the game deals, of its deck, each once."""

from __future__ import annotations

from croupier.cards import Cards, show
from croupier.errors import Mistake
from croupier.pit import Game


def ask(game: Game, cards: Cards, held: int, seen: Cards = (), open: tuple[int, ...] = (0,)) -> None:
    """Raise `Mistake` unless so many cards are held and so many lie open (one of `open`), all different."""
    every = (*cards, *seen)
    fits = len(cards) == held and len(seen) in open
    if not fits or len(set(every)) != len(every) or not set(every) <= set(game.deck.cards):
        raise Mistake(
            "pit-advise-cards",
            game=game.id,
            hand=show(cards),
            seen=show(seen),
            held=held,
            open=", ".join(map(str, open)),
        )
