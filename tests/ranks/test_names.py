import pickle

import pytest

from croupier.cards import parse
from croupier.errors import Mistake
from croupier.ranks import (
    ACE_TO_FIVE,
    BADUGI,
    DEUCE_BADUGI,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    KUHN,
    LEDUC,
    RANKINGS,
    SHORT_DECK,
    THREE_CARD,
    Ranking,
)

NAMES: list[tuple[Ranking, str, str, str]] = [
    (HIGH, "2c3d5h7s9c", "nine high", "старшая карта девятка"),
    (HIGH, "AcAd5h7s9c", "a pair of aces", "пара тузов"),
    (HIGH, "6c6d5h7s9c", "a pair of sixes", "пара шестёрок"),
    (HIGH, "KcKd4h4s9c", "two pair, kings and fours", "две пары, короли и четвёрки"),
    (HIGH, "2c2d2h7s9c", "three of a kind, deuces", "тройка двоек"),
    (HIGH, "Ac2d3h4s5c", "a straight to the five", "стрит до пятёрки"),
    (HIGH, "AcKdQhJsTc", "a straight to the ace", "стрит до туза"),
    (HIGH, "2c4c6c8cQc", "a flush, queen high", "флеш до дамы"),
    (HIGH, "KhKdKs7c7d", "full house, kings full of sevens", "фулл-хаус, тройка королей и пара семёрок"),
    (HIGH, "TcTdThTsJc", "four of a kind, tens", "каре десяток"),
    (HIGH, "Ah2h3h4h5h", "a straight flush to the five", "стрит-флеш до пятёрки"),
    (HIGH, "9s8s7s6s5s", "a straight flush to the nine", "стрит-флеш до девятки"),
    (HIGH, "AsKsQsJsTs", "a royal flush", "роял-флеш"),
    (SHORT_DECK, "Ac6d7h8s9c", "a straight to the nine", "стрит до девятки"),
    (SHORT_DECK, "6c7c9cJcQc", "a flush, queen high", "флеш до дамы"),
    (ACE_TO_FIVE, "Ac2d3h4s5c", "5-4-3-2-A low", "лоу 5-4-3-2-A"),
    (ACE_TO_FIVE, "8c6d4h3s2c", "8-6-4-3-2 low", "лоу 8-6-4-3-2"),
    (ACE_TO_FIVE, "AcAd3h4s5c", "a pair of aces", "пара тузов"),
    (EIGHT_OR_BETTER, "8c7d6h5s4c", "8-7-6-5-4 low", "лоу 8-7-6-5-4"),
    (DEUCE_TO_SEVEN, "7c5d4h3s2c", "7-5-4-3-2 low", "лоу 7-5-4-3-2"),
    (DEUCE_TO_SEVEN, "Ac2d3h4s5c", "A-5-4-3-2 low", "лоу A-5-4-3-2"),
    (DEUCE_TO_SEVEN, "2c3d4h5s6c", "a straight to the six", "стрит до шестёрки"),
    (BADUGI, "Ac2d3h4s", "a badugi, 4-3-2-A", "бадуги 4-3-2-A"),
    (BADUGI, "Ac2d3h4h", "3-2-A, three cards", "3-2-A, три карты"),
    (BADUGI, "Ac2c3c4d", "4-A, two cards", "4-A, две карты"),
    (BADUGI, "AcAdAhAs", "A, one card", "A, одна карта"),
    (DEUCE_BADUGI, "2c3d4h5s", "a badugi, 5-4-3-2", "бадуги 5-4-3-2"),
    (THREE_CARD, "2c3d4h", "a straight to the four", "стрит до четвёрки"),
    (THREE_CARD, "Ah2h3h", "a straight flush to the three", "стрит-флеш до тройки"),
    (THREE_CARD, "QhQdQc", "three of a kind, queens", "тройка дам"),
    (KUHN, "Kh", "king high", "старшая карта король"),
    (LEDUC, "KhKd", "a pair of kings", "пара королей"),
    (LEDUC, "KhQd", "king high", "старшая карта король"),
]


@pytest.mark.parametrize(("ranking", "cards", "english", "russian"), NAMES)
def test_a_hand_has_a_name_in_both_languages(
    ranking: Ranking, cards: str, english: str, russian: str
) -> None:
    strength = ranking.strength(parse(cards))
    assert ranking.name(strength) == english
    assert ranking.name(strength, "ru") == russian


def test_no_qualifying_low_has_a_name_too() -> None:
    strength = EIGHT_OR_BETTER.strength(parse("9c7d6h5s4c"))
    assert strength == 0
    assert EIGHT_OR_BETTER.name(strength) == "no qualifying hand"
    assert EIGHT_OR_BETTER.name(strength, "ru") == "лоу не собралось"


@pytest.mark.parametrize("strength", [-1, 7463, 1_000_000])
def test_a_strength_that_does_not_exist_has_no_name(strength: int) -> None:
    with pytest.raises(Mistake) as mistake:
        HIGH.name(strength)
    assert mistake.value.code == "ranks-no-such-strength"
    assert mistake.value.params["classes"] == 7462


@pytest.mark.parametrize("ranking", RANKINGS, ids=lambda ranking: ranking.id)
def test_a_ranking_is_pickled_as_itself(ranking: Ranking) -> None:
    assert pickle.loads(pickle.dumps(ranking)) is ranking


def test_rankings_have_different_names_in_files() -> None:
    assert len({ranking.id for ranking in RANKINGS}) == len(RANKINGS)


def test_a_ranking_says_which_it_is() -> None:
    assert repr(HIGH) == "<Ranking high>"
