"""Strategies for Kuhn and Leduc that anybody can make again, to reckon the same of them on both sides."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from croupier.bots.equilibrium import SmallGame, Strategy, solved

BETS: Final = {"kuhn": (1, 1), "leduc": (2, 4)}
"""The bets that go with an ante of one chip."""


def strategies(game: str) -> Iterator[tuple[str, SmallGame, Strategy]]:
    """Strategies to compare: everything as likely, what is listed first more likely, and the solver's own."""
    small, best = solved(game, 1, BETS[game])
    yield "uniform", small, weighed(small, lambda _: 1)
    yield "leaning", small, weighed(small, lambda place: place + 1)
    yield "solved", small, best


def weighed(game: SmallGame, weight: Callable[[int], int]) -> Strategy:
    """A strategy whose chances go by the place of an action in the row of its node, and of the class of cards."""
    rows = []
    for at, node in enumerate(game.nodes):
        row = []
        for view in range(len(game.views[at])):
            weights = [weight((way + view) % len(node.kinds)) for way in range(len(node.kinds))]
            row += [each / sum(weights) for each in weights]
        rows.append(row)
    return rows
