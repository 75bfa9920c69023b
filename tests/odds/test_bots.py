"""The kernels that bots decide by: against their twins, against exact equities, and against games that are known."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from croupier.cards import mask, parse
from croupier.odds import equity
from croupier.odds.games import game_of
from croupier.odds.kernels import fast, twin
from croupier.play import catalogue
from tests.depth import NIGHTLY

EIGHTHS = 8
RANKS = "23456789TJQKA"
FEW_RANKS = mask([card for card in range(52) if card >> 2 in (0, 1, 2, 3, 5, 7, 12)])
WHOLE = (1 << 52) - 1


def ranks(text: str) -> int:
    return sum(1 << RANKS.index(rank) for rank in text)


def alone(*asked: Any) -> list[int]:
    """The standing against one opponent."""
    found = fast.standing(*asked)
    assert found is not None
    return list(found[0])


@pytest.mark.parametrize("game", catalogue)
def test_a_standing_is_the_twins(game: str) -> None:
    asked, luck = game_of(game), Random(game)
    deck = [card for card in range(52) if asked.deck >> card & 1]
    luck.shuffle(deck)
    own = mask(deck[: max(asked.own - 2 * (not asked.board), 1)])
    board = mask(deck[10 : 10 + 3 * (asked.board == 5)])
    boards = [board, mask(deck[13 : 13 + board.bit_count()])][: asked.boards]
    open_cards = 0 if asked.board else mask(deck[20 : 20 + min(2, asked.own - 1)])
    others = [(open_cards, max(asked.own - 3 * bool(open_cards), 1)), (0, asked.own)][: 1 + (game == "razz")]
    arguments = (asked.data, own, boards, others, mask(deck[-1:]), 5, 7, 9, 1 + 2 * (len(deck) > 10))
    found = fast.standing(*arguments)
    assert found == twin.standing(*arguments)
    if found is None:
        # Three cards, of which one is dead, are too few for two hands and a dead card.
        assert len(deck) == 3
        return
    assert all(won <= met for row in found for won, met in zip(row[:8], row[8:16], strict=True))


@pytest.mark.parametrize(
    ("game", "own", "other", "board"),
    [
        ("nl-holdem", "AhKh", "QsQd", "Qh7h2c"),
        ("pl-omaha", "AhKh5d6d", "7s7d2s2d", "Qh7h2c"),
        ("pl-omaha-8", "AhKh5d3d", "As2s9d9c", "Qh7h2c"),
        ("seven-stud", "AhKhAd4cTs9c", "QsQdQc2h7s3d", ""),
        ("razz", "Ah2h3d4cKsQd", "5s6d7cKhJs2c", ""),
    ],
)
def test_what_is_won_of_a_known_hand_is_its_equity(game: str, own: str, other: str, board: str) -> None:
    asked = game_of(game)
    boards = [mask(parse(board))] if asked.board else []
    others = [(mask(parse(other)), 0)]
    row = alone(asked.data, mask(parse(own)), boards, others, 0, 3, 20_000, 8, 1)
    exact = equity([own, other], board, game=game).hands[0].equity
    assert sum(row[:EIGHTHS]) / sum(row[EIGHTHS : 2 * EIGHTHS]) == pytest.approx(exact, abs=0.015)


def test_the_eighths_stand_from_the_weakest_hands_to_the_strongest() -> None:
    row = alone(
        game_of("holdem").data, mask(parse("9h9d")), [mask(parse("Ks8s4c3h2d"))], [(0, 2)], 0, 1, 1, 800, 1
    )
    parts = [won / met for won, met in zip(row[:8], row[8:16], strict=True)]
    assert parts[0] == 1.0
    assert parts[-1] == 0.0
    assert parts == sorted(parts, reverse=True)
    # Nines beat any hand without a king, a set, two pairs or an overpair.
    assert 0.7 < row[16] / 1600 < 0.9


def test_a_hand_that_wins_on_the_same_cards_against_everybody_wins_together_more_often_than_by_chance() -> (
    None
):
    row = alone(
        game_of("holdem").data, mask(parse("6h5h")), [mask(parse("KhQh2c"))], [(0, 2)], 0, 1, 400, 40, 1
    )
    once, twice, _ = (power / 1024**number / 400 for number, power in enumerate(row[17:], 1))
    assert twice > 1.3 * once**2


def test_a_standing_cannot_be_dealt_from_too_few_cards() -> None:
    asked = game_of("holdem")
    gone = asked.deck & ~mask(parse("AsAhKsKh2c3c4c5c"))
    arguments = (asked.data, mask(parse("AsAh")), [0], [(0, 2)], gone, 1, 5, 5, 1)
    assert fast.standing(*arguments) is twin.standing(*arguments) is None


@pytest.mark.parametrize(
    ("ranking", "size", "draws"),
    [("deuce-to-seven", 5, 2), ("ace-to-five", 5, 3), ("badugi", 4, 2), ("deuce-badugi", 4, 1)],
)
def test_a_table_of_draws_is_the_twins(ranking: str, size: int, draws: int) -> None:
    deck = WHOLE if NIGHTLY else FEW_RANKS
    sets, values, grades = fast.low_table(ranking, size, draws, deck)
    other_sets, other_values, other_grades = twin.low_table(ranking, size, draws, deck)
    assert list(sets) == other_sets
    for worth, others_worth in zip(values, other_values, strict=True):
        assert worth == pytest.approx(others_worth, abs=1e-12)
    for row, other in zip(grades, other_grades, strict=True):
        pairs = zip(memoryview(row).cast("H"), memoryview(other).cast("H"), strict=True)
        assert max(abs(one - two) for one, two in pairs) <= 1


def test_drawing_to_the_best_hand_is_worth_more_the_more_draws_there_are() -> None:
    sets, values, grades = fast.low_table("deuce-to-seven", 5, 3, WHOLE)
    at = {held: number for number, held in enumerate(sets)}
    draw = [values[left][at[ranks("2347")]] for left in range(4)]
    assert draw == sorted(draw)
    assert draw[1] > 0.4
    # The best hand wins always, a straight of the same height hardly ever.
    assert values[0][at[ranks("23457")]] > 0.99
    assert values[0][at[ranks("34567")]] < 0.01
    assert values[1][at[ranks("2347")]] > values[1][at[ranks("2349")]] > values[1][at[ranks("238T")]]
    for row in grades:
        counts = memoryview(row).cast("H")
        assert all(abs(sum(counts[at : at + 16]) - 65_535) < 16 for at in range(0, len(counts), 16))


def test_a_table_of_draws_is_what_dealing_comes_to() -> None:
    """One draw of one card: every card that may come, counted out."""
    sets, values, _ = fast.low_table("ace-to-five", 5, 1, WHOLE)
    at = {held: number for number, held in enumerate(sets)}
    kept = ranks("A235")
    counted = sum(
        values[0][at[kept | 1 << (card >> 2)]] for card in range(52) if card not in parse("Ah2d3c5s")
    )
    assert values[1][at[kept]] == pytest.approx(counted / 48)


@pytest.mark.parametrize(
    ("rankings", "cards", "draws"),
    [
        (["high"], "QhQd2c2s9h", 1),
        (["deuce-to-seven"], "2h3d4c7sKh", 3),
        (["badugi", "ace-to-five"], "Ah3d4c7s8h", 2),
        (["deuce-badugi", "deuce-to-seven"], "2h3d4c7s8h", 0),
    ],
)
def test_the_best_draw_is_the_twins(rankings: list[str], cards: str, draws: int) -> None:
    luck, held = Random(4), mask(parse(cards))
    hands = [luck.sample(range(52), 5) for _ in range(24)]
    others = [sorted(fast.evaluate(hand, ranking) for hand in hands) for ranking in rankings]
    most = 5 if draws else 0
    arguments = (rankings, others, held, WHOLE & ~held, draws, 0, most, 9, 3, 4, 12)
    kept, value, grades = fast.best_draw(*arguments)
    assert (kept, value, [list(row) for row in grades]) == twin.best_draw(*arguments)
    assert kept & ~held == 0


def test_kuhn_is_solved_as_it_was_by_hand() -> None:
    """Kuhn (1950): the first player is worth -1/18 of an ante, and bluffs with a third of what he bets of the king."""
    from croupier.bots.equilibrium import exploitability, solved

    game, strategy = solved("kuhn", 1, (1, 1))
    assert exploitability(game, strategy) < 0.0005
    root, facing = game.at[()], game.at["raise",]
    bets = {view[0]: strategy[root][2 * row + 1] for view, row in game.views[root].items()}
    assert tuple(sorted(bets)) == (9, 10, 11)
    assert bets[10] == pytest.approx(0, abs=0.01)
    assert bets[9] == pytest.approx(bets[11] / 3, abs=0.01)
    calls = {view[0]: strategy[facing][2 * row + 1] for view, row in game.views[facing].items()}
    assert [calls[9], calls[10], calls[11]] == pytest.approx([0, 1 / 3, 1], abs=0.01)


def test_an_equilibrium_is_the_twins() -> None:
    from croupier.bots.equilibrium import small_game

    game = small_game(catalogue["kuhn"], 2, (3, 3))
    nodes = range(len(game.nodes))
    arguments = (
        game.weight,
        [node.player for node in game.nodes],
        [node.next for node in game.nodes],
        [game.seen(node) for node in nodes],
        game.ends,
        40,
    )
    for row, other in zip(fast.equilibrium(*arguments), twin.equilibrium(*arguments), strict=True):
        assert row == pytest.approx(other, abs=1e-9)
