"""Equity: published figures, the slow path, and the twins, to the last deal."""

import itertools
import random

import pytest

from croupier.cards import CardError, parse
from croupier.odds import OddsError, Question, Range, equity
from croupier.odds.kernels import fast, twin
from croupier.odds.matchups import matchup
from tests.odds import slow


def mask(text):
    return sum(1 << card for card in parse(text))


@pytest.mark.parametrize(
    ("hands", "wins", "ties"),
    [
        # Counts published for heads-up hold'em: wins of each hand, and ties, of 1,712,304 boards.
        (("AsKs", "QdQh"), (787_966, 917_606), 6_732),
        (("AhAs", "KhKs"), (1_410_336, 292_660), 9_308),
    ],
)
def test_heads_up_before_the_flop_counts_every_board(hands, wins, ties):
    answer = equity(hands)
    assert answer.method == "exact"
    assert answer.deals == 1_712_304
    assert tuple(hand.wins for hand in answer.hands) == wins
    assert [hand.ties for hand in answer.hands] == [ties, ties]


def test_aces_against_any_two_cards_win_as_often_as_published():
    answer = equity(["AhAs", "random"])
    assert round(answer.hands[0].equity, 4) == 0.8520
    assert answer.deals == 1_225 * 1_712_304


def test_the_table_of_matchups_says_what_the_board_classes_count():
    dealer = random.Random(47_008)
    game = Question.ask(["AhAd", "KhKd"]).game
    for _ in range(150):
        a, b, c, d = dealer.sample(range(52), 4)
        one, two = 1 << a | 1 << b, 1 << c | 1 << d
        win, tie = fast.matchup(one, two)
        rows = fast.known_hands(game.data, [one, two], 0, 0, 1)
        assert (rows[0][0], rows[0][1], rows[1][0]) == (win, tie, 1_712_304 - win - tie)


def test_a_matchup_is_the_same_in_every_suit_and_from_the_other_side():
    win, tie = matchup("AsKs", "QdQh")
    assert matchup("AcKc", "QsQh") == (win, tie)
    assert matchup("QdQh", "AsKs") == (1_712_304 - win - tie, tie)


def test_board_classes_count_what_the_boards_one_by_one_come_to():
    """The same question to the kernel that takes each board by itself: a dead card only hides the classes."""
    hands = ["AsKs", "QdQh", "7c6c"]
    by_class = equity(hands, dead="2h2d2c")
    game = Question.ask(hands).game
    one_by_one = fast.known_hands(
        (0, -1, 5, 2, False, game.deck & ~mask("2h2d2c")), [mask(hand) for hand in hands], 0, 0, 2
    )
    assert [[hand.wins, hand.ties, hand.parts] for hand in by_class.hands] == [row[:3] for row in one_by_one]


@pytest.mark.parametrize(
    ("hands", "board", "dead"),
    [
        (("AsKs", "QdQh"), "2s3s4h", ""),
        (("AsKs", "QdQh", "JcTc"), "9c8c2d", "Ac"),
        (("2c2d", "AhKh"), "2h7h8h9c", ""),
        (("AsKd", "AcKh"), "AhAdKsKc", ""),
        (("AsKd", "QcJh", "2c2d", "9c9d"), "7c7d7hAcKh", ""),
    ],
)
def test_holdem_agrees_with_the_slow_path(hands, board, dead):
    answer = equity(hands, board, dead)
    expected = slow.equities(
        [parse(hand) for hand in hands],
        parse(board),
        parse(dead),
        lambda hand, whole: slow.high((*hand, *whole)),
    )
    assert [hand.parts for hand in answer.hands] == [share * 5_040 * answer.deals for share in expected]


@pytest.mark.parametrize(
    ("hands", "board"),
    [
        (("AhAs4c2d", "KhKsQdJd"), "3c5c9h8s"),
        (("AhKh4c2d", "KdKsQcJc", "8d7d6h2s"), "3h5h9hTc"),
        (("AhKh4c2d5s", "KdKsQcJc9d"), "3h5h9hTc"),
    ],
)
def test_omaha_eight_or_better_agrees_with_the_slow_path(hands, board):
    game = "omaha-8" if len(hands[0]) == 8 else "omaha-5-8"
    answer = equity(hands, board, game=game)
    expected = slow.equities(
        [parse(hand) for hand in hands],
        parse(board),
        (),
        lambda hand, whole: slow.omaha(slow.high_five, hand, whole),
        lambda hand, whole: slow.omaha(slow.low_eight, hand, whole),
    )
    assert [hand.parts for hand in answer.hands] == [share * 5_040 * answer.deals for share in expected]


QUESTIONS = {
    "holdem on the flop": (("AsKs", "QdQh"), "2s3s4h", "Ac", "holdem"),
    "three ways on the turn": (("AsKs", "QdQh", "7c7d"), "2s3s4h9c", "", "holdem"),
    "short deck on the flop": (("AsKs", "QdQh"), "9s8s7h", "", "short-deck"),
    "omaha on the turn": (("AhAs4c2d", "KhKsQdJd"), "3c5c9hTd", "", "omaha"),
    "omaha-8 on the flop": (("AhAs4c2d", "KhKsQdJd"), "3c5c9h", "", "omaha-8"),
    "omaha-6 on the turn": (("AhAs4c2d9s8s", "KhKsQdJd5h5d"), "3c6c9hTd", "", "omaha-6"),
    "courchevel on the turn": (("AhAs4c2d9s", "KhKsQdJd5h"), "3c6c9hTd", "", "courchevel"),
}


@pytest.mark.parametrize("question", QUESTIONS.values(), ids=QUESTIONS)
def test_known_hands_agree_with_the_twin(question):
    hands, board, dead, game = question
    asked = Question.ask(hands, board, dead, game)
    masks = [hand.combos[0][0] for hand in asked.hands]
    arguments = (asked.game.data, masks, asked.board, asked.dead, 2)
    assert [list(row) for row in twin.known_hands(*arguments)] == fast.known_hands(*arguments)


def test_two_ranges_on_the_turn_agree_with_the_twin():
    asked = Question.ask(["AKs, QQ:0.5, 76s", "JJ+, AhTh, 76s:0.25"], "2s7s4hTh")
    one, two = (hand.combos for hand in asked.hands)
    arguments = (asked.game.data, one, two, asked.board, asked.dead, 0, 999, 2)
    assert fast.sweep_ranges(*arguments) == twin.sweep_ranges(*arguments)


def test_three_ranges_agree_with_the_twin():
    asked = Question.ask(["AKs", "QQ+:0.5", "7h6h, 2s2h"], "2d7s4hThJc")
    holdings = [hand.combos for hand in asked.hands]
    arguments = (asked.game.data, holdings, asked.board, asked.dead, 0, 1, 2)
    assert fast.product_ranges(*arguments) == twin.product_ranges(*arguments)


def test_four_ranges_that_share_cards_agree_with_the_twin():
    """Weights, blockers among all of them, pots split three ways: to the last whole number."""
    asked = Question.ask(
        ["AhKh, 7h6h, 5c5d:0.5", "AK:0.25, 5h5s", "Ac4c, Ad4d, Kc2c", "Kd3d, As2s:0.75"], "2h3c4sTdJs"
    )
    holdings = [hand.combos for hand in asked.hands]
    arguments = (asked.game.data, holdings, asked.board, asked.dead, 0, 1, 2)
    assert fast.product_ranges(*arguments) == twin.product_ranges(*arguments)


def test_three_wide_ranges_on_the_flop_are_exact_and_random_deals_agree():
    ranges = ["5%", "8%", "10%"]
    exact = equity(ranges, "2s7h9c")
    drawn = equity(ranges, "2s7h9c", method="monte-carlo", deals=200_000, seed=6)
    assert exact.method == "exact"
    assert sum(hand.parts for hand in exact.hands) == 5_040 * exact.deals
    for player, hand in enumerate(exact.hands):
        assert abs(hand.equity - drawn.hands[player].equity) < 4 * drawn.standard_error(player)


def test_a_range_is_the_weighted_sum_of_its_hands():
    answer = equity(["AKs, QQ:0.5", "JJ"], "2s7s4h")
    parts = total = 0
    for (one, weight), (two, other) in itertools.product(
        Range.parse("AKs, QQ:0.5").combos, Range.parse("JJ").combos
    ):
        if not one & two and not (one | two) & mask("2s7s4h"):
            rows = fast.known_hands(
                Question.ask(["AhAd", "KhKd"]).game.data, [one, two], mask("2s7s4h"), 0, 1
            )
            parts += weight * other * rows[0][2]
            total += weight * other * 990
    assert (answer.hands[0].parts, answer.hands[0].total) == (parts, total)


def test_ranges_before_the_flop_come_from_the_table_and_agree_with_the_sweep():
    asked = Question.ask(["KK, AhKh", "QQ, AsKs"])
    one, two = (hand.combos for hand in asked.hands)
    units = fast.board_units(asked.game.data, 0, 0)
    assert fast.preflop_ranges(one, two) == fast.sweep_ranges(asked.game.data, one, two, 0, 0, 0, units, 2)


def test_three_ranges_before_the_flop_agree_with_random_deals():
    exact = equity(["AA", "KK:0.5, AKs", "QQ"])
    drawn = equity(["AA", "KK:0.5, AKs", "QQ"], method="monte-carlo", deals=200_000, seed=2)
    assert exact.method == "exact"
    assert sum(hand.parts for hand in exact.hands) == 5_040 * exact.deals
    for player, hand in enumerate(exact.hands):
        assert abs(hand.equity - drawn.hands[player].equity) < 4 * drawn.standard_error(player)


def test_two_ranges_with_a_dead_card_agree_with_the_sweep():
    asked = Question.ask(["AhKd", "AA:0.5, KK"], dead="2c")
    one, two = (hand.combos for hand in asked.hands)
    units = fast.board_units(asked.game.data, 0, asked.dead)
    rows = fast.sweep_ranges(asked.game.data, one, two, 0, asked.dead, 0, units, 2)
    answer = equity(["AhKd", "AA:0.5, KK"], dead="2c")
    assert (answer.hands[0].wins, answer.hands[0].parts, answer.deals) == (rows[0][0][0], *rows[0][0][2:])


def test_ranges_see_each_others_cards():
    answer = equity(["AhKh", "AK"])
    assert not any(combo & mask("AhKh") for combo in answer.combos[1])
    assert len(answer.combos[1]) == 9


@pytest.mark.parametrize(
    ("hands", "game"),
    [
        (("AhAs2c5d9h9s", "KhKsQd3c4c4d"), "stud"),
        (("Ah4s2c9d5h", "8h7s5dTcTd2d3h"), "stud-8"),
        (("Ah4s2c9d5h", "8h7s5dTcTd6s2s"), "razz"),
        (("2c3d4h", "2h3h4s8c9c"), "2-7"),
        (("Ac3d", "2h3s4s"), "badugi"),
        (("Ac3d5h8c", "2h3s4s7h"), "badacey"),
        (("2c3d4h5s", "2h3s4s7h"), "badeucey"),
    ],
)
def test_two_drawing_hands_agree_with_the_twin(hands, game):
    """Wins, ties, halves, quarters and all, to the last deal."""
    asked = Question.ask(hands, game=game)
    one, two = (hand.combos for hand in asked.hands)
    arguments = (asked.game.data, one, two, 0, asked.dead)
    assert fast.completions(*arguments) == twin.completions(*arguments)


def test_three_cards_to_come_in_stud_hi_lo_agree_with_the_twin():
    hands, live = ("As2d3c4d", "Ad2s3h4s"), parse("Ah2h5c5s6h7c8dQdKs")
    dead = [card for card in range(52) if card not in {*live, *parse("".join(hands))}]
    asked = Question.ask(hands, dead=dead, game="stud-8")
    one, two = (hand.combos for hand in asked.hands)
    rows = fast.completions(asked.game.data, one, two, 0, asked.dead)
    assert rows == twin.completions(asked.game.data, one, two, 0, asked.dead)
    assert all(all(row) for row in rows), "wins, ties, lows and quarters all happen"


def test_the_sweep_of_completions_agrees_with_every_pairing_counted():
    """Third street of stud hi-lo by sweep; sixth street both ways, exactly."""
    hands = ("Ah4s2c9d5h", "8h7s5dTcTd")
    counted = equity(hands, game="stud-8")
    asked = Question.ask(hands, game="stud-8")
    rows = fast.completions(asked.game.data, asked.hands[0].combos, asked.hands[1].combos, 0, 0)
    for hand, row in zip(counted.hands, rows, strict=True):
        assert row == [hand.wins, hand.ties, hand.parts, hand.highs, hand.lows, hand.quarters, hand.squares]


def test_stud_on_third_street_is_exact_and_random_deals_agree():
    hands = ("AhAs2c", "KhKsQd")
    exact = equity(hands, game="stud")
    drawn = equity(hands, game="stud", method="monte-carlo", deals=200_000, seed=3)
    assert exact.method == "exact"
    assert exact.deals == 18_265_297_050
    assert abs(exact.hands[0].equity - drawn.hands[0].equity) < 4 * drawn.standard_error(0)


def test_third_street_of_stud_hi_lo_tells_scoops_and_quarters():
    hands = ("Ah2s3c", "4h5d6c")
    exact = equity(hands, game="stud-8")
    drawn = equity(hands, game="stud-8", method="monte-carlo", deals=400_000, seed=8)
    assert exact.method == "exact"
    for one, other in zip(exact.hands, drawn.hands, strict=True):
        assert one.quarter > 0
        for found, sampled in ((one.win, other.win), (one.tie, other.tie), (one.quarter, other.quarter)):
            assert abs(found - sampled) < 5 * (found * (1 - found) / drawn.deals) ** 0.5


def test_random_deals_do_not_depend_on_the_threads():
    one = equity(["QQ+", "AK", "random"], method="monte-carlo", deals=50_000, seed=11, threads=1)
    many = equity(["QQ+", "AK", "random"], method="monte-carlo", deals=50_000, seed=11, threads=5)
    other = equity(["QQ+", "AK", "random"], method="monte-carlo", deals=50_000, seed=12, threads=5)
    assert one == many
    assert one.hands != other.hands


def test_random_deals_are_drawn_as_the_twin_draws_them():
    asked = Question.ask(["QQ+:0.5, 76s", "AhKh", "random"], "2s7d9c", "", "holdem")
    holdings = [hand.combos for hand in asked.hands]
    arguments = (asked.game.data, holdings, asked.boards, asked.dead, 5, 3, 1, 1)
    assert fast.sample(*arguments) == twin.sample(*arguments)


def test_random_deals_state_their_error():
    exact = equity(["20%", "30%"], "2s3s4h")
    drawn = equity(["20%", "30%"], "2s3s4h", method="monte-carlo", deals=100_000, seed=1)
    assert drawn.method == "monte-carlo"
    error = drawn.standard_error(0)
    assert 0.001 < error < 0.002
    assert abs(exact.hands[0].equity - drawn.hands[0].equity) < 4 * error


def test_equities_of_all_players_make_one_pot():
    hands = ["AsKs", "QdQh", "JcJd", "Ts9s", "8h8c", "2c2d", "AdAh", "KhKd", "7h6h", "5c4c"]
    answer = equity(hands)
    assert answer.method == "exact"
    assert answer.deals == 201_376
    assert sum(hand.parts for hand in answer.hands) == 5_040 * 201_376


def test_quartered_in_omaha_eight_or_better():
    answer = equity(["Ah2hKsKd", "As2sQcQd"], "3c4d8hKhKc", game="omaha-8")
    first, second = answer.hands
    assert (first.equity, second.equity) == (0.75, 0.25)
    assert (first.quarter, second.quarter) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("hands", "board", "dead", "game", "code"),
    [
        (["AhKh", "AhQd"], "", "", "holdem", "odds-card-twice"),
        (["AhKh", "QdQs"], "2c3cQd", "", "holdem", "odds-card-twice"),
        (["AhKh", "QdQs"], "", "Qd", "holdem", "odds-card-twice"),
        (["AhKh", "QdQs"], "2c3c", "", "holdem", "odds-board-size"),
        (["AhKh", "QdQs"], "2c3c4c5c6c7c", "", "holdem", "odds-board-size"),
        (["AhKh"], "", "", "holdem", "odds-players"),
        (["AhKh", "QdQs"], "", "", "holdm", "odds-no-such-game"),
        (["AhKhQc", "QdQs"], "", "", "holdem", "odds-range-size"),
        (["AhKhQdJdTcTd9h9s", "2c"], "", "", "stud", "odds-hand-cards"),
        (["AhKh", "AA, !AA"], "", "", "holdem", "odds-range-empty"),
        (["AhKh", "AhQh"], "", "", "short-deck", "odds-card-twice"),
        (["AhKh", "QQ"], "QcQdQh", "", "holdem", "odds-range-blocked"),
        (["AA", "AA", "AK"], "", "", "holdem", "odds-never-together"),
        (["2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c"], "", "", "stud", "odds-deck-short"),
        (["AhKh", "QdQs"], "2c3c4c/5c6c7c", "", "holdem", "odds-boards"),
        (["AhKh", "QdQs"], "2c3c4c", "", "double-board", "odds-boards"),
        (["AhKh", "QdQs"], "2c3c4c/5c6c7c8c", "", "double-board", "odds-board-size"),
        (["AhKh", "QdQs"], "2c3c4c/4c6c7c", "", "double-board", "odds-card-twice"),
        (["Ks", "Qh"], "", "", "kuhn", "odds-not-in-deck"),
    ],
)
def test_an_impossible_question_says_what_is_wrong(hands, board, dead, game, code):
    with pytest.raises(OddsError) as error:
        equity(hands, board, dead, game)
    assert error.value.code == code
    assert error.value.say("ru")


def test_a_card_named_twice_on_the_board_is_a_mistake():
    with pytest.raises(CardError, match="2c stands twice"):
        equity(["AhKh", "QdQs"], "2c2c3d")
