"""What is heard when players speak, in English and Russian."""

import pytest

from croupier.floor.declaration import declaration
from croupier.floor.spoken_amounts import amounts


@pytest.mark.parametrize(
    ("words", "amount"),
    [
        ("two hundred", 200),
        ("fourteen hundred", 1400),
        ("forty-two thousand", 42_000),
        ("raise to 1,200", 1200),
        ("12k", 12_000),
        ("2.5k", 2500),
        ("a million", 1_000_000),
        ("one hundred and fifty", 150),
        ("двести", 200),
        ("тысяча четыреста", 1400),
        ("рейз до восьми тысяч", 8000),
        ("сорок две тысячи", 42_000),
        ("ставлю 1 500", 1500),
        ("5к", 5000),
        ("полтора миллиона", 1_500_000),
        ("рейз до тысячи двухсот", 1200),
        ("полторы тысячи", 1500),
    ],
)
def test_amounts_are_heard_as_they_are_said(words: str, amount: int) -> None:
    assert declaration(words).amount == amount


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("call", "call"),
        ("I call", "call"),
        ("call the all-in", "call"),
        ("raise, eight thousand", "raise"),
        ("re-raise", "raise"),
        ("make it 900", "raise"),
        ("all in", "all-in"),
        ("I'm all-in", "all-in"),
        ("I bet the pot", "pot"),
        ("fold", "fold"),
        ("колл", "call"),
        ("рейз до тысячи", "raise"),
        ("ва-банк", "all-in"),
        ("пас", "fold"),
        ("чек", "check"),
        ("ставлю пот", "pot"),
        ("double", "times"),
        ("I do not call", "unknown"),
        ("не уравниваю", "unknown"),
        ("five", ""),
        ("", ""),
    ],
)
def test_actions_are_heard_as_they_are_said(words: str, action: str) -> None:
    assert declaration(words).action == action


def test_a_bare_number_says_nothing_of_its_unit() -> None:
    assert [amount.bare for amount in amounts(["five"])] == [True]
    assert [amount.bare for amount in amounts(["five", "hundred"])] == [False]
    assert [amount.bare for amount in amounts(["500"])] == [False]


@pytest.mark.parametrize("words", ["if you bet, I raise", "если поставишь, я повышу"])
def test_a_condition_is_heard(words: str) -> None:
    assert declaration(words).conditional


@pytest.mark.parametrize("words", ["raise 400 more", "рейз 400 сверху"])
def test_a_raise_by_an_amount_is_heard(words: str) -> None:
    assert declaration(words).by
