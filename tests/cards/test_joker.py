"""Cards among which the joker may be."""

import pytest

from croupier.cards import CardError, parse
from croupier.cards.joker import DECK_53, JOKER, parse_with_joker


def test_the_joker_is_the_fifty_third_card() -> None:
    assert DECK_53.cards[-1] == JOKER
    assert len(DECK_53.cards) == 53


@pytest.mark.parametrize(
    ("text", "cards"),
    [("AhKd", (50, 45)), ("JkAh", (52, 50)), ("Ah jk Kd", (50, 52, 45)), ("AhKdJK", (50, 45, 52)), ("", ())],
)
def test_the_joker_stands_anywhere_or_nowhere(text: str, cards: tuple[int, ...]) -> None:
    assert parse_with_joker(text) == cards


@pytest.mark.parametrize(("text", "twice"), [("JkAhJk", "Jk"), ("AhJkAh", "Ah")])
def test_no_card_stands_twice_the_joker_neither(text: str, twice: str) -> None:
    with pytest.raises(CardError) as mistake:
        parse_with_joker(text)
    assert (mistake.value.code, mistake.value.params["card"]) == ("cards-twice", twice)


def test_no_other_game_knows_the_joker() -> None:
    with pytest.raises(CardError):
        parse("Jk")
