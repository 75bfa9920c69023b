"""The kernels that bots decide by: against their twins, against exact equities, and against games that are known."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from croupier.cards import mask, parse
from croupier.odds import equity
from croupier.odds.games import game_of
from croupier.odds.kernels import fast, twin
from croupier.odds.kernels.given import Chips, Standing
from croupier.play import catalogue
from tests.depth import NIGHTLY

RANKS = "23456789TJQKA"
FEW_RANKS = mask([card for card in range(52) if card >> 2 in (0, 1, 2, 3, 5, 7, 12)])
WHOLE = (1 << 52) - 1


def ranks(text: str) -> int:
    return sum(1 << RANKS.index(rank) for rank in text)


def alone(*asked: Any) -> Standing:
    """The standing against one opponent."""
    found = fast.stands(*asked)
    assert found is not None
    return found[0]


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
    found = fast.stands(*arguments)
    assert found == twin.stands(*arguments)
    if found is None:
        # Three cards, of which one is dead, are too few for two hands and a dead card.
        assert len(deck) == 3
        return
    assert all(0 <= part <= 1 for won, place, _, whole in found for part in (*won, place, whole))


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
    _, _, _, won = alone(asked.data, mask(parse(own)), boards, others, 0, 3, 20_000, 8, 1)
    exact = equity([own, other], board, game=game).hands[0].equity
    assert won == pytest.approx(exact, abs=0.015)


def test_the_eighths_stand_from_the_weakest_hands_to_the_strongest() -> None:
    parts, place, _, _ = alone(
        game_of("holdem").data, mask(parse("9h9d")), [mask(parse("Ks8s4c3h2d"))], [(0, 2)], 0, 1, 1, 800, 1
    )
    assert parts[0] == 1.0
    assert parts[-1] == 0.0
    assert list(parts) == sorted(parts, reverse=True)
    # Nines beat any hand without a king, a set, two pairs or an overpair.
    assert 0.7 < place < 0.9


def test_a_hand_that_wins_on_the_same_cards_against_everybody_wins_together_more_often_than_by_chance() -> (
    None
):
    _, _, (two, three), _ = alone(
        game_of("holdem").data, mask(parse("6h5h")), [mask(parse("KhQh2c"))], [(0, 2)], 0, 1, 400, 40, 1
    )
    assert three > two > 1.3


FAIR = (0.0,) * 12
"""To make nothing of chips: everybody may hold anything, and nobody gives up to a bet."""

EVEN: Standing = ((0.5,) * 8, 0.5, (1.0, 1.0), 0.5)
"""A hand that is a coin flip against anything."""

NOTHING: Standing = ((0.0,) * 8, 0.0, (1.0, 1.0), 0.0)
"""A hand that beats nobody."""

ORDERED: Standing = ((1.0,) * 4 + (0.0,) * 4, 0.5, (1.0, 1.0), 0.5)
"""A hand that beats the weaker half of all hands."""


def chips(pot: int = 100, call: int = 0, behind: int = 1_000, *, street: int = 3, left: int = 0) -> Chips:
    """A pot, somebody's bet in it to be called, and what can still be won or lost."""
    return pot, call, call, call, behind, call, 0, 2, 0, street, left, 1.0


def test_what_staying_in_and_raises_are_worth_is_the_twins() -> None:
    luck = Random(17)
    for _ in range(400):
        standings = [
            (
                tuple([luck.random() for _ in range(8)]),
                luck.random(),
                (1 + luck.random(), 1 + luck.random()),
                0.5,
            )
            for _ in range(luck.randrange(1, 4))
        ]
        highest = luck.choice((0, 2, 40, 120))
        others = [
            (luck.randrange(len(standings)), luck.choice((0, highest)), luck.random() < 0.2)
            for _ in range(luck.randrange(1, 6))
        ]
        own, behind = luck.randrange(highest + 1), luck.randrange(1, 400)
        call, fixed = min(highest - own, behind), luck.choice((0, 0, 20, 40))
        pot = 10 + highest * len(others) + own
        place = luck.randrange(4), luck.randrange(5), luck.choice((1.0, -1.0, 0.0))
        asked = (pot, pot - 10, call, call or 3, behind, highest, own, 2, fixed, *place)
        judged = [luck.random() / 3 for _ in range(12)]
        judged[7], judged[8] = 3 * luck.random(), luck.random()
        totals = [highest + luck.randrange(1, 200) for _ in range(luck.randrange(4))]
        arguments = (standings, others, asked, judged, luck.gauss(0, 0.1), totals)
        assert fast.worth(*arguments) == twin.worth(*arguments)


def test_who_gives_up_to_no_bet_pays_a_raise_as_often_as_his_hand_wins() -> None:
    part, [(worth, called)] = fast.worth([EVEN], [(0, 0, False)], chips(), FAIR, 0.0, [50])
    assert (part, worth, called) == (0.5, 50.0, 0.5)
    part, [(worth, called)] = fast.worth([ORDERED], [(0, 0, False)], chips(), FAIR, 0.0, [50])
    # All hands but the very weakest are in his range: hands that are beaten are a little fewer than those that beat.
    assert 0.45 < part < 0.5
    assert called == pytest.approx(part)
    assert worth == pytest.approx(called * 200 - 50)


def test_a_bet_that_weak_hands_give_up_to_saves_a_bluff_and_costs_a_middling_hand() -> None:
    gives_up = (*FAIR[:7], 0.9, *FAIR[8:])
    for hand, won_more in ((NOTHING, True), (ORDERED, False)):
        called_by_all, believed = (
            fast.worth([hand], [(0, 0, False)], chips(), judged, 0.0, [100])[1][0]
            for judged in (FAIR, gives_up)
        )
        assert (believed[0] > called_by_all[0] + 25) is won_more
        assert (believed[0] < called_by_all[0] - 25) is not won_more
    # A bet of the pot is a third of what lies there then: three hands of ten go, and those that stay beat it all.
    _, [(worth, called)] = fast.worth([NOTHING], [(0, 0, False)], chips(), gives_up, 0.0, [100])
    assert worth == pytest.approx(-40)
    assert called == 0


def test_who_is_all_in_gives_up_to_nothing() -> None:
    gives_up = (*FAIR[:7], 0.9, *FAIR[8:])
    _, [(_, called)] = fast.worth([ORDERED], [(0, 0, True)], chips(), gives_up, 0.0, [100])
    assert called == fast.worth([ORDERED], [(0, 0, True)], chips(), gives_up, 0.0, [])[0]


def test_a_bet_says_that_the_weak_hands_are_gone() -> None:
    believes = (*FAIR[:3], 0.4, *FAIR[4:])
    bet = fast.worth([ORDERED], [(0, 60, False)], chips(160, 60), believes, 0.0, [])[0]
    checked = fast.worth([ORDERED], [(0, 0, False)], chips(), believes, 0.0, [])[0]
    assert bet < 0.25 < checked


def test_a_standing_cannot_be_dealt_from_too_few_cards() -> None:
    asked = game_of("holdem")
    gone = asked.deck & ~mask(parse("AsAhKsKh2c3c4c5c"))
    arguments = (asked.data, mask(parse("AsAh")), [0], [(0, 2)], gone, 1, 5, 5, 1)
    assert fast.stands(*arguments) is twin.stands(*arguments) is None


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
