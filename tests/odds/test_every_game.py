"""Games that are not one board and one winner: two boards, the research games, and each game of the catalogue."""

import itertools

import pytest

from croupier.cards import parse
from croupier.odds import Question, equity, game_of
from croupier.odds.kernels import fast, twin
from croupier.play import catalogue
from tests.odds import slow


@pytest.mark.parametrize(
    ("hands", "board", "dead", "game"),
    [
        (("AsKs", "QdQh"), "2s3s4h9c/Ts8s8dQc", "", "double-board"),
        (("AsKs", "QdQh", "JcJd"), "2s3s4h9c/Ts8s8d7c", "2c", "double-board"),
        (("AhAs4c2d", "KhKsQdJd"), "3c5c9hTd/2s6s7s8d", "", "double-board-omaha"),
    ],
)
def test_two_boards_agree_with_the_twin(hands, board, dead, game):
    asked = Question.ask(hands, board, dead, game)
    masks = [hand.combos[0][0] for hand in asked.hands]
    arguments = (asked.game.data, masks, asked.board, asked.second, asked.dead, 2)
    assert fast.two_boards(*arguments) == twin.two_boards(*arguments)


def test_two_boards_on_the_flop_agree_with_every_pair_of_boards_dealt_out():
    """Nothing but the rules, in a short deck of what is left: two cards to come on each board."""
    hands, boards = ["AsKs", "QdQh"], ("2s3s4h", "9c8d2d")
    live = parse("AhAcQsTs5c5d")
    dead = [card for card in range(52) if card not in {*live, *parse("".join((*hands, *boards)))}]
    answer = equity(hands, "/".join(boards), dead, "double-board")
    shares, deals = [0, 0], 0
    for one in itertools.combinations(live, 2):
        for two in itertools.combinations([card for card in live if card not in one], 2):
            deals += 1
            for lying, more in zip(boards, (one, two), strict=True):
                highs = [slow.high((*parse(hand), *parse(lying), *more)) for hand in hands]
                for player, share in enumerate(slow.shares(highs)):
                    shares[player] += share / 2
    assert answer.deals == deals == 90
    assert [hand.parts for hand in answer.hands] == [5_040 * share for share in shares]


def test_before_the_flop_two_boards_are_worth_what_one_is():
    """Each board is as likely as any other; what two change is how often somebody takes both."""
    one, two = equity(["AsKs", "QdQh"]), equity(["AsKs", "QdQh"], game="double-board")
    assert two.deals == 1_712_304 * 962_598
    assert [hand.parts * two.deals for hand in one.hands] == [hand.parts * one.deals for hand in two.hands]
    drawn = equity(["AsKs", "QdQh"], game="double-board", method="monte-carlo", deals=200_000, seed=4)
    for hand, other in zip(two.hands, drawn.hands, strict=True):
        assert abs(hand.win - other.win) < 5 * (hand.win * (1 - hand.win) / drawn.deals) ** 0.5
        assert abs(hand.quarter - other.quarter) < 5 * (hand.quarter / drawn.deals) ** 0.5


def test_ranges_on_two_boards_are_the_weighted_sum_of_their_hands():
    board = "2s3s4h/9c8d2d"
    answer = equity(["AsKs, AhKh:0.5", "QdQh"], board, game="double-board")
    one, two = (equity([hand, "QdQh"], board, game="double-board").hands[0] for hand in ("AsKs", "AhKh"))
    assert answer.hands[0].parts == 2 * one.parts + two.parts
    assert answer.deals == 2 * one.total + two.total


def test_random_deals_on_two_boards_are_drawn_as_the_twin_draws_them():
    asked = Question.ask(["QQ+", "AhKh"], "2s7d9c/3s4d5c", game="double-board")
    arguments = (asked.game.data, [hand.combos for hand in asked.hands], asked.boards, 0, 5, 3, 1, 1)
    assert fast.sample(*arguments) == twin.sample(*arguments)


def test_kuhn_and_leduc_are_small_enough_to_count_on_fingers():
    assert [hand.equity for hand in equity(["Ks", "Js"], game="kuhn").hands] == [1.0, 0.0]
    assert equity(["Qs", "??"], game="kuhn").hands[0].equity == 0.5
    leduc = equity(["Ks", "Qs"], game="leduc")
    assert [hand.equity for hand in leduc.hands] == [0.75, 0.25], "the queen wins on the other queen alone"


@pytest.mark.parametrize("game", catalogue)
def test_every_game_of_the_house_has_odds(game):
    """Two hands from the top of the deck: what they win makes one pot, exactly and over random deals."""
    asked = game_of(game)
    cards = [card for card in range(51, -1, -1) if asked.deck >> card & 1]
    own = asked.own if asked.board else min(asked.own, max(1, asked.own - 2))
    hands = [cards[:own], cards[own : 2 * own]]
    board = cards[len(cards) - asked.streets[-2] * asked.boards :] if asked.board else ""
    exact = equity(hands, board, game=game)
    drawn = equity(hands, board, game=game, method="monte-carlo", deals=4_096, seed=1)
    assert exact.method == "exact"
    for answer in (exact, drawn):
        assert sum(hand.parts for hand in answer.hands) == 5_040 * answer.deals
    assert abs(exact.hands[0].equity - drawn.hands[0].equity) < 5 * drawn.standard_error(0) + 1e-9
