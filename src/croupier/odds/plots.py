"""Pictures of answers, by matplotlib: equity street by street, a range as the 13 x 13 square."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from croupier.cards import RANKS
from croupier.odds.errors import OddsError
from croupier.odds.ranges import Range

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


def equity_figure(
    streets: Sequence[str], hands: Sequence[str], equities: Sequence[Sequence[float]]
) -> Figure:
    """Each hand's equity, street by street; `equities` has a row for each hand.

    Raises `OddsError` when matplotlib (the extra `plot`) is not installed.
    """
    figure, axes = _paper(8, 4.5)
    places = range(len(streets))
    for hand, row in zip(hands, equities, strict=True):
        axes.plot(places, [100 * value for value in row], marker="o", label=hand)
    axes.set_xticks(list(places), list(streets))
    axes.set_ylim(0, 100)
    axes.set_ylabel("%")
    axes.grid(axis="y", alpha=0.3)
    axes.legend()
    return figure


def range_figure(held: Range) -> Figure:
    """The 169 starting hands as a square, aces first, suited hands above the diagonal.

    Raises `OddsError` when matplotlib (the extra `plot`) is not installed.
    """
    figure, axes = _paper(7, 7)
    grid = held.grid()
    axes.imshow(grid, vmin=0, vmax=1, cmap="YlGn")
    for row in range(13):
        for column in range(13):
            ink = "white" if grid[row][column] > 0.6 else "black"
            axes.text(column, row, hand_name(row, column), ha="center", va="center", fontsize=8, color=ink)
    axes.set_xticks([edge - 0.5 for edge in range(14)], [""] * 14)
    axes.set_yticks([edge - 0.5 for edge in range(14)], [""] * 14)
    axes.tick_params(length=0)
    axes.grid(color="white", linewidth=1)
    return figure


def winnings_figure(course: Sequence[tuple[int, float, float]], words: Sequence[str]) -> Figure:
    """How winnings went: points of hands played, won, and won as the odds had it.

    `words` name the hands, the bets and the two lines. Raises `OddsError` when matplotlib is not installed.
    """
    figure, axes = _paper(8, 4.5)
    hands, won, fair = zip(*course, strict=True) if course else ((), (), ())
    axes.plot(hands, won, label=words[2])
    axes.plot(hands, fair, label=words[3], linestyle="--")
    axes.axhline(0, color="black", linewidth=0.8)
    axes.set_xlabel(words[0])
    axes.set_ylabel(words[1])
    axes.grid(axis="y", alpha=0.3)
    axes.legend()
    return figure


def hand_name(row: int, column: int) -> str:
    """The starting hand at a place of the square.

    >>> hand_name(0, 1), hand_name(1, 0), hand_name(12, 12)
    ('AKs', 'AKo', '22')
    """
    high, low = RANKS[12 - min(row, column)], RANKS[12 - max(row, column)]
    return high + low + ("" if row == column else "s" if row < column else "o")


def _paper(width: float, height: float) -> tuple[Figure, Axes]:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise OddsError("odds-no-matplotlib") from None
    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, figure.add_subplot()
