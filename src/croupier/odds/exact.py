"""The ways to count a question exactly, and which one is taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from math import comb, prod
from typing import TYPE_CHECKING, Final

from croupier.odds.chances import POT, Equity, HandEquity, Progress, from_tallies
from croupier.odds.errors import OddsError
from croupier.odds.games import HOLDEM
from croupier.odds.kernels import fast
from croupier.odds.question import Question

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

MOST_PAIRINGS: Final = 4_000_000_000
"""How many showdowns of hands in ranges are counted before random deals take over."""

COUNTED: Final = 4
"""How many showdowns take as long as counting all of one player's hands against the others' at once."""

MOST_DEALINGS: Final = 60_000
"""How many ways to hold hold'em hands are each counted by classes of boards, a tenth of a millisecond apiece."""

MOST_SWEPT: Final = 30_000_000_000
"""How many hands on boards are swept for two ranges before random deals take over."""

MOST_TWICE: Final = 200_000_000
"""How many boards are dealt, twice each, for hands in ranges on two boards before random deals take over."""

MOST_COMPLETED: Final = 20_000_000
"""How many filled-up hands are set against each other before random deals take over."""

HEADS_UP_BOARDS: Final = 1_712_304

Way = Callable[[Question, int, Progress], Equity]
"""Counts a question with so many threads."""


def exact_way(question: Question) -> Way | None:
    """How to count a question exactly; None where that would take minutes."""
    if question.game.boards > 1:
        return _on_two_boards if _two_boards_soon(question) else None
    if question.known:
        return _known
    heads_up = len(question.hands) == 2
    plain = heads_up and question.game.own == 2 and not question.game.split and not question.game.exactly_two
    if plain and question.game == HOLDEM and not question.board and not question.dead:
        return _preflop
    dealings = prod(len(hand) for hand in question.hands)
    if question.game == HOLDEM and not question.board and dealings <= MOST_DEALINGS:
        return _by_classes
    boards = comb((question.game.deck & ~question.taken).bit_count(), question.to_come)
    sizes = [_size(question, player) for player in range(len(question.hands))]
    if plain and boards * sum(sizes) <= MOST_SWEPT:
        return _swept
    pairings = boards * prod(sizes)
    if len(sizes) > 2 and question.game.own == 2 and not (question.game.split or question.game.exactly_two):
        pairings = COUNTED * (pairings // sizes[0] + pairings // sizes[-1])
    if pairings <= MOST_PAIRINGS // (50 if question.game.exactly_two else 1):
        return _product
    if heads_up and _drawn_cards(question) <= 4 and boards * sum(sizes) <= MOST_COMPLETED:
        return _completions
    return None


def _size(question: Question, player: int) -> int:
    hand = question.hands[player]
    missing = question.game.own - hand.combos[0][0].bit_count()
    return len(hand) * comb((question.game.deck & ~question.taken).bit_count(), missing)


def _drawn_cards(question: Question) -> int:
    most = 0
    for hand in question.hands:
        known = hand.combos[0][0].bit_count() if len(hand) == 1 else 0
        most = max(most, question.game.own - known)
    return most


def _known(question: Question, threads: int, progress: Progress) -> Equity:
    hands = [hand.combos[0][0] for hand in question.hands]
    if question.game == HOLDEM and len(hands) == 2 and not question.board and not question.dead:
        win, tie = fast.matchup(*hands)
        lose = HEADS_UP_BOARDS - win - tie
        rows = [_heads_up_row(win, tie), _heads_up_row(lose, tie)]
        return Equity("exact", from_tallies(question, rows, HEADS_UP_BOARDS))
    rows = [
        list(row)
        for row in fast.known_hands(question.game.data, hands, question.board, question.dead, threads)
    ]
    total = sum(row[2] for row in rows) // POT
    progress(total, total)
    return Equity("exact", from_tallies(question, rows, total))


def _heads_up_row(win: int, tie: int) -> list[int]:
    half = POT // 2
    return [win, tie, POT * win + half * tie, win + tie, 0, 0, POT * POT * win + half * half * tie]


def _from_rows(question: Question, rows: Sequence[Sequence[Sequence[int]]]) -> Equity:
    hands, combos = [], []
    for hand, combo_rows in zip(question.hands, rows, strict=True):
        win = tie = parts = total = 0
        for (_, weight), row in zip(hand.combos, combo_rows, strict=True):
            win += weight * row[0]
            tie += weight * row[1]
            parts += weight * row[2]
            total += weight * row[3]
        if not total:
            raise OddsError("odds-never-together")
        hands.append(HandEquity(hand.text, total, win, tie, parts, win + tie, 0, 0))
        combos.append(_combo_equities(hand.combos, combo_rows))
    return Equity("exact", tuple(hands), tuple(combos))


def _combo_equities(combos: Sequence[tuple[int, int]], rows: Sequence[Sequence[int]]) -> dict[int, float]:
    return {cards: row[2] / (POT * row[3]) for (cards, _), row in zip(combos, rows, strict=True) if row[3]}


def _preflop(question: Question, _threads: int, _progress: Progress) -> Equity:
    first, second = question.hands
    return _from_rows(question, fast.preflop_ranges(first.combos, second.combos))


def _batches(units: int, threads: int) -> list[tuple[int, int]]:
    step = max(1, 16 * threads)
    return [(start, min(units, start + step)) for start in range(0, units, step)]


def _swept(question: Question, threads: int, progress: Progress) -> Equity:
    first, second = question.hands
    units = fast.board_units(question.game.data, question.board, question.dead)
    sums: list[list[list[int]]] = [[[0] * 4 for _ in hand.combos] for hand in question.hands]
    for start, stop in _batches(units, threads):
        rows = fast.sweep_ranges(
            question.game.data,
            first.combos,
            second.combos,
            question.board,
            question.dead,
            start,
            stop,
            threads,
        )
        _add_rows(sums, rows)
        progress(stop, units)
    return _from_rows(question, sums)


def _add_rows(sums: list[list[list[int]]], rows: Sequence[Sequence[Sequence[int]]]) -> None:
    for player, hands in enumerate(rows):
        for at, row in enumerate(hands):
            kept = sums[player][at]
            for column, value in enumerate(row):
                kept[column] += value


def _product(question: Question, threads: int, progress: Progress) -> Equity:
    holdings = [_filled(question, player) for player in range(len(question.hands))]
    units = fast.board_units(question.game.data, question.board, question.dead)
    sums: list[list[list[int]]] = [[[0] * 4 for _ in holding] for holding in holdings]
    tallies = [[0] * 7 for _ in holdings]
    total = 0
    for start, stop in _batches(units, threads):
        part, rows, dealt = fast.product_ranges(
            question.game.data, holdings, question.board, question.dead, start, stop, threads
        )
        for kept, row in zip(tallies, part, strict=True):
            kept[:] = [one + other for one, other in zip(kept, row, strict=True)]
        _add_rows(sums, rows)
        total += dealt
        progress(stop, units)
    if not total:
        raise OddsError("odds-never-together")
    combos = tuple(_combo_equities(holding, rows) for holding, rows in zip(holdings, sums, strict=True))
    return Equity("exact", from_tallies(question, tallies, total), combos)


def _by_classes(question: Question, threads: int, progress: Progress) -> Equity:
    def count(hands: list[int]) -> list[list[int]]:
        return fast.known_hands(question.game.data, hands, 0, question.dead, 1)

    return _each_dealing(question, count, threads, progress)


def _pool(threads: int) -> ThreadPoolExecutor:
    """Threads for whole questions; loaded when first wanted, as it takes as long as all the rest."""
    from concurrent.futures import ThreadPoolExecutor

    return ThreadPoolExecutor(threads)


def _two_boards_soon(question: Question) -> bool:
    whole = all(hand.combos[0][0].bit_count() == question.game.own for hand in question.hands)
    boards = comb((question.game.deck & ~question.taken).bit_count(), question.to_come)
    dealings = prod(len(hand) for hand in question.hands)
    return whole and dealings <= MOST_DEALINGS and dealings * boards <= MOST_TWICE


def _on_two_boards(question: Question, threads: int, progress: Progress) -> Equity:
    def count(hands: list[int]) -> list[list[int]]:
        return fast.two_boards(question.game.data, hands, question.board, question.second, question.dead, 1)

    return _each_dealing(question, count, threads, progress)


def _each_dealing(
    question: Question, count: Callable[[list[int]], list[list[int]]], threads: int, progress: Progress
) -> Equity:
    """Counts every way to hold hands by itself."""
    tallies = [[0] * 7 for _ in question.hands]
    sums: list[list[list[int]]] = [[[0] * 4 for _ in hand.combos] for hand in question.hands]
    dealings = [
        held for held in product(*(range(len(hand)) for hand in question.hands)) if _apart(question, held)
    ]
    if not dealings:
        raise OddsError("odds-never-together")
    total = 0

    def counted(held: tuple[int, ...]) -> list[list[int]]:
        return count([hand.combos[at][0] for hand, at in zip(question.hands, held, strict=True)])

    with _pool(threads) as pool:
        for done, (held, rows) in enumerate(zip(dealings, pool.map(counted, dealings), strict=True), 1):
            deals = sum(row[2] for row in rows) // POT
            weights = [hand.combos[at][1] for hand, at in zip(question.hands, held, strict=True)]
            weight = prod(weights)
            total += weight * deals
            for player, (at, row) in enumerate(zip(held, rows, strict=True)):
                tallies[player] = [
                    kept + weight * more for kept, more in zip(tallies[player], row, strict=True)
                ]
                for column, more in enumerate((*row[:3], deals)):
                    sums[player][at][column] += weight // weights[player] * more
            progress(done, len(dealings))
    holdings = [hand.combos for hand in question.hands]
    combos = tuple(_combo_equities(holding, rows) for holding, rows in zip(holdings, sums, strict=True))
    return Equity("exact", from_tallies(question, tallies, total), combos)


def _apart(question: Question, held: tuple[int, ...]) -> bool:
    taken = question.board | question.second | question.dead
    for hand, at in zip(question.hands, held, strict=True):
        if hand.combos[at][0] & taken:
            return False
        taken |= hand.combos[at][0]
    return True


def _filled(question: Question, player: int) -> Sequence[tuple[int, int]]:
    hand = question.hands[player]
    if hand.combos[0][0].bit_count() == question.game.own:
        return hand.combos
    return fast.fill(question.game.data, hand.combos[0][0], question.taken)


def _completions(question: Question, threads: int, progress: Progress) -> Equity:
    first, second = question.hands
    whole = fast.boards(question.game.data, question.board, question.dead | question.taken)
    tallies = [[0] * 7 for _ in question.hands]

    def over(board: int) -> list[list[int]]:
        return fast.completions(question.game.data, first.combos, second.combos, board, question.dead)

    with _pool(threads) as pool:
        for counted, rows in enumerate(pool.map(over, whole), 1):
            for kept, row in zip(tallies, rows, strict=True):
                kept[:] = [one + other for one, other in zip(kept, row, strict=True)]
            progress(counted, len(whole))
    total = sum(row[2] for row in tallies) // POT
    if not total:
        raise OddsError("odds-never-together")
    return Equity("exact", from_tallies(question, tallies, total))
