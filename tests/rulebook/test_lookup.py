"""Finding a clause the way people ask for it."""

import pytest

from croupier.errors import Mistake
from croupier.rulebook import registry, search


def ids(words, most=None, **narrowed):
    return [clause.id for clause in search(words, **narrowed)][:most]


def test_without_words_everything_is_found():
    assert len(search("")) == 1947
    assert len(search("", edition="CUSTOM")) == 17


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("TDA-2022:45B.1", "TDA-2022:45B.1"),
        ("tda-2022:45b.1", "TDA-2022:45B.1"),
        ("oddchip-4", "FSPR:oddchip-4"),
        ("string bets", "TDA-2024:56"),
        ("no rabbit hunting", "FSPR:reg-24"),
        ("playing the board", "TDA-2022:19"),
    ],
)
def test_the_best_comes_first(words, first):
    assert ids(words)[0] == first


def test_a_number_s_beginning_finds_its_clauses():
    assert ids("2022:47a") == ["TDA-2022:47A.1", "TDA-2022:47A.2"]


def test_a_number_does_not_match_in_the_middle_of_another():
    assert "TDA-2022:47A.1" not in ids("7A.1", edition="TDA-2022")


@pytest.mark.parametrize("words", ["мёртвый баттон", "мертвый баттон", "МЁРТВЫЙ БАТТОН", "мёртвого баттона"])
def test_russian_letter_case_yo_and_endings_do_not_matter(words):
    assert "TDA-2022:32" in ids(words, 6)


def test_a_word_written_with_and_without_yo_is_one_word():
    assert ids("терне") == ids("тёрне")
    assert len(ids("терне")) == 19


def test_both_languages_lead_to_the_same_clause():
    assert ids("four-card flop", 1, edition="TDA-2022") == ["TDA-2022:39A"]
    assert "TDA-2022:39A" in ids("флоп четыре карты", 5, edition="TDA-2022")


def test_every_word_must_be_answered_to():
    for clause in search("premature turn"):
        text = f"{clause.title} {clause.summary_en} {clause.outcome} {clause.example} {clause.note}".lower()
        assert "premature" in text
        assert "turn" in text


def test_when_nothing_answers_to_all_words_the_most_of_them_count():
    found = ids("rabbit hunting zebra")
    assert found
    assert set(found) <= set(ids("rabbit")) & set(ids("hunting"))


def test_a_misspelt_word_is_taken_for_the_nearest():
    assert ids("hidden chpis", edition="TDA-2022") == ids("hidden chips", edition="TDA-2022") != []
    assert ids("мёртвыйй баттон", 6) == ids("мёртвый баттон", 6)


def test_words_nobody_wrote_find_nothing():
    assert search("qwertyzzz") == []


def test_an_edition_a_family_and_a_kind_narrow_the_search():
    assert {clause.rulebook for clause in search("straddle", edition="club-2")} == {"CLUB-2"}
    assert {clause.rulebook for clause in search("dead button", edition="TDA")} == {
        "TDA-2022",
        "TDA-2017",
        "TDA-2015",
    }
    assert {clause.kind for clause in search("odd", kind="pot")} == {"pot"}


def test_a_whole_word_counts_more_than_the_beginning_of_one():
    assert ids("move", 1) == ["FSPR:mustmove-1"]
    assert "TDA-2024:34A" in ids("move")


def test_a_rule_stands_before_its_illustrations():
    assert ids("omaha", 1) == ["FSPR:fl-2"]
    assert "TDA-2017:ILL-20-1" in ids("omaha")


@pytest.mark.parametrize(
    ("narrowed", "code", "nearest"),
    [
        ({"edition": "TDA-2023"}, "clause-no-such-edition", "TDA-2022"),
        ({"kind": "beting"}, "clause-no-such-kind", "betting"),
    ],
)
def test_an_edition_or_a_kind_there_is_not_names_the_nearest(narrowed, code, nearest):
    with pytest.raises(Mistake) as refused:
        search("odd chip", **narrowed)
    assert refused.value.code == code
    assert refused.value.params["nearest"].split(", ")[0] == nearest


def test_every_clause_is_the_answer_to_its_own_number():
    sample = list(registry())[::37]
    assert [id for id in sample if ids(id)[0] != id] == []
