"""Showdowns for the twins: hands of a game, boards, and what they came to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from croupier.odds.games import KERNEL_RANKINGS, GameData
from croupier.ranks import RANKINGS, Ranking

POT: Final = 5040
"""The parts a pot is cut into: it splits evenly between any number of up to ten winners, in halves too."""

TallyData = tuple[int, int, int, int, int, int, int]

BY_ID: Final = {ranking.id: ranking for ranking in RANKINGS}
"""The rankings by their names."""


def members(cards: int) -> list[int]:
    """The cards of a mask, lowest first."""
    return [card for card in range(52) if cards >> card & 1]


class Table:
    """Hands of a game, ready for one board after another."""

    def __init__(self, game: GameData, hands: Sequence[int]) -> None:
        high, low, _, _, self._exactly_two, _ = game
        self._rankings = [BY_ID[KERNEL_RANKINGS[number]] for number in (high, low) if number >= 0]
        self._hands = [members(hand) for hand in hands]

    def show_down(self, board: Sequence[int]) -> list[list[int]]:
        """The strength of every hand, ranking by ranking."""
        return [[self._read(ranking, hand, board) for hand in self._hands] for ranking in self._rankings]

    def _read(self, ranking: Ranking, hand: Sequence[int], board: Sequence[int]) -> int:
        if not self._exactly_two:
            return ranking.strength([*hand, *board])
        return max(
            ranking.strength([*two, *three])
            for two in combinations(hand, 2)
            for three in combinations(board, 3)
        )


class Count:
    """What showdowns came to for each player."""

    def __init__(self, players: int) -> None:
        self._columns = [[0] * 7 for _ in range(players)]

    def add(self, strengths: Sequence[Sequence[int]], weight: int = 1) -> None:
        """Push the pot of one showdown; a second ranking that nobody qualifies for leaves it to the first."""
        winners = [
            [player for player, strength in enumerate(row) if strength == max(row)] for row in strengths
        ]
        shared = len(strengths) > 1 and max(strengths[1]) > 0
        half = POT // 2 if shared else POT
        parts = [0] * len(self._columns)
        for number, who in enumerate(winners[: 1 + shared]):
            for player in who:
                parts[player] += half // len(who)
                self._columns[player][3 + number] += weight
        for player, part in enumerate(parts):
            column = self._columns[player]
            column[0] += weight * (part == POT)
            column[1] += weight * (0 < part < POT)
            column[2] += weight * part
            column[5] += weight * (part == POT // 4)
            column[6] += weight * part * part

    def merge(self, other: Count, weight: int) -> None:
        """Add what other showdowns came to, so many times."""
        for column, more in zip(self._columns, other._columns, strict=True):
            column[:] = [one + weight * two for one, two in zip(column, more, strict=True)]

    def tallies(self) -> list[TallyData]:
        """Wins, ties, parts, high halves, low halves, quarters and squares of parts."""
        return [(c[0], c[1], c[2], c[3], c[4], c[5], c[6]) for c in self._columns]


def whole_boards(game: GameData, taken: int, board: int) -> Iterator[tuple[int, ...]]:
    """Every whole board that may still come."""
    lying = members(board)
    stub = members(game[5] & ~taken & ~board)
    for rest in combinations(stub, game[2] - len(lying)):
        yield (*lying, *rest)
