"""A player's bank: who plays against it, in what order, and how far it reaches."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

from croupier.pit.game import Game
from croupier.pit.settlement import BoxHand, DealerHand, Settlement


def action(boxes: Collection[int], banker: int) -> tuple[int, ...]:
    """The other boxes in the order in which they play against the bank: from the banker's left, round the table.

    >>> action([1, 2, 4, 6], 4)
    (6, 1, 2)
    """
    order = sorted(boxes)
    at = order.index(banker)
    return tuple(order[at + 1 :] + order[:at])


def bank_of(game: Game) -> str:
    """The field a player's bank lies on, empty in a game in which only the house banks.

    >>> from croupier.pit import game
    >>> bank_of(game("pai-gow")), bank_of(game("three-card"))
    ('bank', '')
    """
    return next((stake.field for stake in game.stakes if stake.bank), "")


def against_bank(
    game: Game,
    settle: Callable[[BoxHand, DealerHand, int], Settlement],
    hands: Mapping[int, BoxHand],
    banker: int,
    house: DealerHand,
) -> dict[int, Settlement]:
    """Every box settled against the banker's hand, and his own against the house's: CASINO:pg-4.

    Boxes play in the order of the action. What the bank holds when their turn comes, stakes it has won included, is
    what it answers for; a first stake above that plays for so much only, and for nothing when the bank is empty.
    """
    held = hands[banker]
    bank = left = held.staked[bank_of(game)]
    opponent = DealerHand(held.cards, low=held.low)
    found = {}
    for number in action(hands, banker):
        box = hands[number]
        found[number] = settle(replace(box, covered=min(box.staked[game.first], left)), opponent, 0)
        left -= sum([line.from_boxes for line in found[number].lines])
    found[banker] = settle(replace(held, taken=left - bank), house, 0)
    return dict(sorted(found.items()))
