"""The dealing drills: what the engine answers holds by sums that are done here another way."""

import pytest

from croupier.cards import parse
from croupier.errors import Mistake
from croupier.ranks import HIGH, best
from croupier.school.drills import DRILLS, LEVELS, Standing, after, draw, is_right

SEEDS = range(25)


@pytest.mark.parametrize("drill", DRILLS)
@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_a_number_makes_one_question_and_its_own_answer_is_right(drill, level):
    question = draw(drill, level, 5)
    assert question == draw(drill, level, 5)
    assert question.given != draw(drill, level, 6).given
    assert is_right(question, question.answer)
    assert not is_right(question, {})
    assert question.why


@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_side_pots_are_the_layers_of_what_was_put_in(level):
    for seed in SEEDS:
        question = draw("side-pots", level, seed)
        put_in = {int(seat): chips for seat, chips in question.given["put_in"].items()}
        pots = question.answer["pots"]
        assert len(pots) > 1
        assert sum(pot["amount"] for pot in pots) == sum(put_in.values())
        live = set(put_in) - set(question.given["folded"])
        below = 0
        for pot in pots:
            level_here = min(put_in[seat] for seat in pot["seats"])
            paid = sum(min(chips, level_here) - min(chips, below) for chips in put_in.values())
            assert (pot["amount"], set(pot["seats"])) == (paid, {s for s in live if put_in[s] >= level_here})
            below = level_here


@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_an_odd_chip_is_there_and_no_chip_is_broken(level):
    for seed in SEEDS:
        question = draw("odd-chips", level, seed)
        pushed = question.answer["pushed"].values()
        assert sum(pushed) == sum(pot["amount"] for pot in question.given["pots"])
        assert not any(amount % question.given["chip"] for amount in pushed)


@pytest.mark.parametrize("book", ["tda-2015", "fspr-manual"])
def test_the_odd_chip_goes_by_the_book(book):
    pairs = [(draw("odd-chips", 4, seed, book), draw("odd-chips", 4, seed)) for seed in range(60)]
    assert [1 for one, other in pairs if one.given == other.given and one.answer != other.answer]


@pytest.mark.parametrize("level", [1, 2])
def test_whoever_wins_a_board_has_the_best_hand(level):
    for seed in SEEDS:
        question = draw("boards", level, seed)
        board = parse(question.given["board"])
        read = {int(s): best(HIGH, parse(held), board) for s, held in question.given["cards"].items()}
        assert question.answer["winners"] == sorted(s for s in read if read[s] == max(read.values()))


@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_the_halves_of_a_split_pot_make_the_pot(level):
    for seed in SEEDS:
        question = draw("high-low", level, seed)
        assert sum(question.answer["pushed"].values()) == question.given["pot"]
        takers = {*question.answer["high"], *question.answer["low"]}
        assert {int(seat) for seat in question.answer["pushed"]} <= takers
        assert level == 1 or question.answer["low"]


@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_the_largest_raise_is_the_pot_after_the_call_on_top_of_the_bet(level):
    for seed in SEEDS:
        question = draw("pot-limit", level, seed)
        bets: dict[int, int] = {}
        pot = 0
        for act in question.given["acts"]:
            seat, kind, amount = act["seat"], act["kind"], act["amount"]
            if kind == "board":
                bets = {}
                continue
            added = amount - bets.get(seat, 0) if kind == "raise" else amount
            bets[seat] = bets.get(seat, 0) + added
            pot += added
        highest = max(bets.values(), default=0)
        call = highest - bets.get(question.given["seat"], 0)
        assert question.answer["most"] == highest + pot + call


@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_a_colour_up_leaves_no_small_chip(level):
    for seed in SEEDS:
        question = draw("colour-up", level, seed)
        chip, larger = question.given["chip"], question.given["next"]
        for seat, stack in question.given["stacks"].items():
            assert question.answer["odd"][seat] * chip == stack % larger
            assert question.answer["stacks"][seat] % larger == 0
            assert question.answer["stacks"][seat] - stack + stack % larger in (0, larger)


def test_a_stack_is_worth_its_chips():
    question = draw("count", 3, 3)
    pieces = question.given["pieces"].items()
    assert question.answer["worth"] == sum(int(chip) * many for chip, many in pieces)


def test_what_there_is_not_is_named():
    with pytest.raises(Mistake, match="side-pots, odd-chips"):
        draw("juggling", 1, 1)
    with pytest.raises(Mistake, match="1 to 5"):
        draw("count", 6, 1)


def test_four_quick_answers_lead_up_and_two_wrong_ones_down():
    standing = Standing()
    for _ in range(4):
        assert standing.level == 1
        standing = after(standing, right=True, took=1_000, limit=5_000)
    assert standing == Standing(2, 0)
    slow = after(Standing(2, -1), right=True, took=9_000, limit=5_000)
    assert slow == Standing(2, 0)
    assert after(Standing(2, 3), right=True, took=9_000, limit=0) == Standing(3, 0)
    once = after(standing, right=False, took=1_000, limit=0)
    assert once.level == 2
    assert after(once, right=False, took=1_000, limit=0) == Standing(1, 0)
    assert after(Standing(1, -1), right=False, took=1, limit=0).level == 1
    assert after(Standing(5, 3), right=True, took=1, limit=0).level == 5
