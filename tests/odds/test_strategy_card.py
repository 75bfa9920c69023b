"""Strategy cards: the first rule that fits, and which line is wrong when one is."""

import pickle
from pathlib import Path
from random import Random

import pytest

from croupier.cards import parse, show
from croupier.errors import FileMistake
from croupier.odds.house.hand_parts import PARTS
from croupier.odds.house.simulate import play_round, simulate
from croupier.odds.house.solvers import solver
from croupier.odds.house.strategy_card import StrategyCard, read_card
from croupier.odds.house.stud import RULE
from croupier.pit import game

CARDS = Path(__file__).parents[1] / "data" / "pit" / "cards"


def card(file: str, name: str) -> StrategyCard:
    return read_card((CARDS / file).read_text("utf-8"), file, game(name))


def test_the_rule_of_caribbean_stud_on_a_card_plays_as_the_basic_strategy() -> None:
    table, written = game("caribbean-stud"), card("caribbean-akj83.toml", "caribbean-stud")
    assert written.plays[0].at_least == RULE
    basic = solver(table).basic(table)
    for seed in range(400):
        one, other = (play_round(table, way, Random(seed)) for way in (written, basic))
        assert one.log == other.log


def test_every_stage_of_ultimate_is_played_from_the_card() -> None:
    table, written = game("ultimate-texas-holdem"), card("ultimate.toml", "ultimate-texas-holdem")
    kinds = set()
    for seed in range(200):
        round = play_round(table, written, Random(seed))
        kinds |= {
            (entry.kind, entry.amount // 60) for entry in round.log if entry.kind in ("play", "check", "fold")
        }
    assert kinds == {("play", 4), ("play", 2), ("play", 1), ("check", 0), ("fold", 0)}


def test_the_reference_strategy_of_russian_poker_loses_what_it_should() -> None:
    found = simulate(game("russian-poker"), card("russian-s1.toml", "russian-poker"), rounds=6_000, seed=1)
    assert abs(found.mean + 0.1909550638) < 3 * found.error


def test_jacks_or_better_from_a_card_costs_little_against_the_best_play() -> None:
    table, written = game("jacks-or-better"), card("jacks.toml", "jacks-or-better")
    best = solver(table).best(table)
    same = 0
    for seed in range(500):
        one, other = (play_round(table, way, Random(seed)) for way in (written, best))
        same += one.boxes[1].cards == other.boxes[1].cards
    assert 430 < same < 500


def test_a_card_can_be_sent_to_another_process() -> None:
    written = card("ultimate.toml", "ultimate-texas-holdem")
    assert pickle.loads(pickle.dumps(written)) == written


@pytest.mark.parametrize(
    ("part", "hand", "kept"),
    [
        ("royal-4", "AhKhQhJh2c", "AhKhQhJh"),
        ("royal-3", "AhKhTh3d2c", "AhKhTh"),
        ("straight-flush-3", "9h7h5hKd2c", "9h7h5h"),
        ("straight-flush-3", "9h8h4hKd2c", ""),
        ("flush-4", "Ah9h7h2hKd", "Ah9h7h2h"),
        ("open-straight-4", "9h8d7c6sKd", "9h8d7c6s"),
        ("open-straight-4", "AhKdQcJs2d", ""),
        ("straight-4", "AhKdQcJs2d", "AhKdQcJs"),
        ("straight-4", "Ah2d3c4s9d", "4s3c2dAh"),
        ("high-pair", "TsTd3c4s9d", ""),
        ("pair", "TsTd3c4s9d", "TsTd"),
        ("high-suited-2", "KsJsQd2c3d", "KsJs"),
        ("high-2", "KsJd9d2c3d", "KsJd"),
        ("high-1", "Ts9d8d2c3d", ""),
        ("top-1", "Ts9d8d2c3d", "Ts"),
        ("made", "TsTd3c3s9d", "TsTd3c3s"),
    ],
)  # fmt: skip
def test_the_parts_of_a_hand(part: str, hand: str, kept: str) -> None:
    assert sorted(PARTS[part](parse(hand))) == sorted(parse(kept) if kept else ()), show(
        PARTS[part](parse(hand))
    )


WRONG = [
    ("three-card", "[[rule]]\ndo = \"play\"\nat-least = \"Q-6-4\"", 1, "no rule for every hand of the stage play"),
    ("three-card", "[[rule]]\n\ndo = \"raise\"", 3, "do cannot be “raise”; it may be fold, play"),
    ("three-card", "[[rule]]\ndo = \"play\"\nat-least = \"Q-6\"", 3, "at-least cannot be “Q-6”; it may be Q-6-4"),
    ("three-card", "[[rule]]\ndo = \"play\"\ndealer = \"2-Q\"", 3, "dealer cannot be"),
    ("three-card", "[[rule]]\ndo = \"play\"\nhand = \"quads\"", 3, "may be high-card, pair, flush"),
    ("three-card", "game = \"oasis\"", 1, "a card for oasis, not for three-card"),
    ("three-card", "name = \"x\"", 1, "a list of rules"),
    ("three-card", "name = ", 1, "not TOML"),
    ("three-card", "[[rule]]\ndo = \"play\"\n[[rule]]\ncolour = 1\ndo = \"play\"", 4, "“colour” is not known here"),
    ("jacks-or-better", "[[rule]]\ndo = \"hold\"", 2, "hold needs keep"),
    ("jacks-or-better", "[[rule]]\ndo = \"hold\"\nkeep = \"kings\"", 3, "keep cannot be “kings”"),
    ("ultimate-texas-holdem", "[[rule]]\nstage = \"flop\"\ndo = \"play\"\nsize = 4", 4, "“4”; it may be 2"),
    ("ultimate-texas-holdem", "[[rule]]\nstage = \"river\"\ndo = \"check\"", 3, "do cannot be “check”"),
    ("ultimate-texas-holdem", "[[rule]]\nstage = \"turn\"\ndo = \"check\"", 2, "preflop, flop, river"),
    ("ultimate-texas-holdem", "[[rule]]\nhole = \"KKs\"\ndo = \"play\"", 2, "neither suited nor offsuit"),
    ("ultimate-texas-holdem", "[[rule]]\nouts-below = 99\ndo = \"play\"", 2, "outs-below cannot be"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "text", "line", "says"), WRONG)
def test_a_card_that_is_wrong_says_which_line(name: str, text: str, line: int, says: str) -> None:
    with pytest.raises(FileMistake, match=says) as mistake:
        read_card(text, "mine.toml", game(name))
    assert (mistake.value.file, mistake.value.line) == ("mine.toml", line)
