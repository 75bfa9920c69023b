import pickle
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import (
    CARDS,
    DECK_52,
    UNKNOWN,
    CardError,
    card_of,
    cards_of,
    mask,
    parse,
    rank_of,
    show,
    suit_of,
)

known = st.integers(0, 51)


def test_every_card_has_its_own_name() -> None:
    assert len(set(CARDS)) == 52
    assert [parse(name) for name in CARDS] == [(card,) for card in range(52)]


def test_a_higher_rank_is_a_higher_number_and_then_a_higher_suit() -> None:
    deuces, aces = parse("2c2d2h2s"), parse("AcAdAhAs")
    assert deuces == (0, 1, 2, 3)
    assert aces == (48, 49, 50, 51)


def test_ranks_and_suits_of_a_card() -> None:
    [card] = parse("Qh")
    assert (rank_of(card), suit_of(card)) == (10, 2)


@pytest.mark.parametrize(
    "text", ["AhKd", "Ah Kd", " Ah, Kd ", "ah kd", "AHKD", "aHkD", "Ah\nKd", "Ah\tKd", "Ah,Kd"]
)
def test_cards_are_read_as_people_write_them(text: str) -> None:
    assert parse(text) == (50, 45)


def test_a_ten_may_be_written_with_two_figures() -> None:
    assert parse("10h") == parse("Th")
    assert parse("9h10h") == parse("9hTh")


def test_nothing_is_no_cards() -> None:
    assert parse("") == ()
    assert parse("  ") == ()


def test_unknown_cards_may_stand_more_than_once() -> None:
    assert parse("????") == (UNKNOWN, UNKNOWN)
    assert show((UNKNOWN, 50)) == "??Ah"


@given(st.lists(known, unique=True))
def test_what_is_shown_is_read_again(cards: list[int]) -> None:
    assert parse(show(cards)) == tuple(cards)


@pytest.mark.parametrize(
    ("text", "piece", "at"),
    [
        ("1h", "1h", 1),
        ("Ah1h", "1h", 3),
        ("Ax", "Ax", 1),
        ("A", "A", 1),
        ("AhK", "K", 3),
        ("Ah!", "!", 3),
        ("?h", "?h", 1),
        ("туз", "ту", 1),
        ("hA", "hA", 1),
    ],
)
def test_what_is_no_card_is_named_with_its_place(text: str, piece: str, at: int) -> None:
    with pytest.raises(CardError) as mistake:
        parse(text)
    assert mistake.value.code == "cards-not-a-card"
    assert mistake.value.params == {"piece": piece, "at": at, "text": text}


def test_the_place_of_a_wrong_card_counts_the_text_as_it_was_written() -> None:
    with pytest.raises(CardError) as mistake:
        parse("10h 1x")
    assert mistake.value.params["at"] == 5


def test_a_card_named_twice_is_refused() -> None:
    with pytest.raises(CardError) as mistake:
        parse("AhKdAh")
    assert (mistake.value.code, mistake.value.params["card"]) == ("cards-twice", "Ah")


@given(st.text(max_size=8))
def test_any_text_is_cards_or_a_mistake(text: str) -> None:
    try:
        cards = parse(text)
    except CardError:
        return
    assert all(card in DECK_52.cards or card == UNKNOWN for card in cards)
    assert len(re.sub(r"[\s,]|(?<=1)0", "", text)) == 2 * len(cards)


def test_a_mistake_about_cards_is_one_sentence_in_both_languages() -> None:
    with pytest.raises(CardError) as mistake:
        parse("1h")
    assert "“1h”" in mistake.value.say("en")
    assert "1h" in mistake.value.say("ru")
    assert mistake.value.say("en") != mistake.value.say("ru")


def test_a_mistake_about_cards_survives_a_pickle() -> None:
    with pytest.raises(CardError) as mistake:
        parse("AhAh")
    again = pickle.loads(pickle.dumps(mistake.value))
    assert type(again) is CardError
    assert str(again) == str(mistake.value)


@given(st.lists(known, unique=True))
def test_a_mask_has_one_bit_for_each_card(cards: list[int]) -> None:
    bits = mask(cards)
    assert [card for card in range(52) if bits >> card & 1] == sorted(cards)


def test_one_card_is_meant_by_its_number_or_its_name_and_several_by_any_list_of_them() -> None:
    assert (card_of("Ah"), card_of(50), cards_of(50), cards_of(["Ah", "KdQd"])) == (
        50,
        50,
        (50,),
        (50, 45, 41),
    )
    assert cards_of([50, 45]) == (50, 45)
    with pytest.raises(CardError) as refused:
        card_of("AhKh")
    assert refused.value.code == "cards-not-one"
