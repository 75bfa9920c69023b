import pickle

import pytest

from croupier.errors import Broken, CroupierError, Mistake, Refusal
from croupier.text import LANGUAGES, codes, say


@pytest.mark.parametrize(
    ("chips", "english", "russian"),
    [
        (0, "0 chips", "0 фишек"),
        (1, "1 chip", "1 фишка"),
        (2, "2 chips", "2 фишки"),
        (4, "4 chips", "4 фишки"),
        (5, "5 chips", "5 фишек"),
        (11, "11 chips", "11 фишек"),
        (21, "21 chips", "21 фишка"),
        (22, "22 chips", "22 фишки"),
        (111, "111 chips", "111 фишек"),
    ],
)
def test_chips_are_counted_as_each_language_counts(chips: int, english: str, russian: str) -> None:
    assert say("chips", "en", amount=chips) == english
    assert say("chips", "ru", amount=chips) == russian


def test_a_number_as_long_as_a_file_can_hold_is_told_in_powers_of_ten() -> None:
    assert say("chips", "en", amount=10**24 - 1) == "999" + ",999" * 7 + " chips"
    assert say("chips", "ru", amount=-(10**24)) == "-1.000e+24 фишек"
    assert "4000" in say("play-empty-stack", "en", seat=10**4_000, amount=0)


def test_what_somebody_typed_without_end_is_cut_short() -> None:
    told = say("play-not-an-operation", "en", kind="a" * 5_000)
    assert "aaa…" in told
    assert 900 < len(told) < 1_000


def test_english_is_spoken_when_no_language_is_named() -> None:
    assert say("play-not-over") == "the hand is not over yet"


@pytest.mark.parametrize("code", ["no-such-message", "", "rank one first"])
def test_a_code_without_words_is_a_bug(code: str) -> None:
    with pytest.raises(KeyError):
        say(code, "en")


@pytest.mark.parametrize("lang", ["de", "", "EN", "en/../ru"])
def test_a_language_nobody_speaks_is_a_bug(lang: str) -> None:
    with pytest.raises(KeyError):
        say("play-not-over", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_value_left_out_is_a_bug_and_never_a_blank(lang: str) -> None:
    with pytest.raises(KeyError):
        say("play-nothing-to-call", lang)


def test_both_languages_have_the_same_codes_in_use() -> None:
    assert "play-bad-raise" in codes("en") & codes("ru")


def test_russian_is_written_in_russian() -> None:
    text = say("play-bad-raise", "ru", seat=3, total=150, low=200, high=5000)
    assert "150" in text
    assert any("а" <= letter <= "я" for letter in text)


# Errors


@pytest.mark.parametrize("kind", [Mistake, Refusal, Broken])
def test_an_error_says_itself_in_both_languages(kind: type[CroupierError]) -> None:
    error = kind("play-empty-stack", seat=3, amount=0)
    assert str(error) == error.say("en") == "seat 3 has 0 chips: only players with chips are dealt in"
    assert error.say("ru") != error.say("en")


def test_an_error_keeps_its_clause_and_its_values_over_a_pickle() -> None:
    error = Refusal("play-bad-raise", clause="TDA-2022:43A.1", seat=3, total=150, low=200, high=5000)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.code, again.clause, again.params) == (
        Refusal,
        "play-bad-raise",
        "TDA-2022:43A.1",
        {"seat": 3, "total": 150, "low": 200, "high": 5000},
    )
    assert str(again) == str(error)


def test_a_mistake_in_a_value_is_a_value_error_too() -> None:
    assert issubclass(Mistake, ValueError)
    assert not issubclass(Refusal, ValueError)
