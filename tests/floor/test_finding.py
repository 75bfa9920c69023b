"""What happened, in plain words: which incident it is, what of its form could be read, and what is still missing.

`tests/data/disputes.tsv` has sentences as people say them at a table, written before the words of the search were, and
the kinds of incident that answer them.
"""

from pathlib import Path

import pytest

from croupier.errors import Mistake
from croupier.floor import incident_kinds
from croupier.floor.filling import filled
from croupier.floor.finding import find
from croupier.floor.forms import Form, forms
from croupier.floor.plain_words import concepts

DATA = Path(__file__).parents[2] / "src" / "croupier" / "floor" / "data"
DISPUTES = [
    line.split("\t")
    for line in (Path(__file__).parents[1] / "data" / "disputes.tsv").read_text("utf-8").splitlines()[1:]
]
TABLE = ("SB", "BB", "A", "B", "C")


def rows(name: str) -> list[list[str]]:
    return [line.split("\t") for line in (DATA / name).read_text("utf-8").splitlines()[1:]]


def form(kind: str) -> Form:
    return next(each for each in forms() if each.kind == kind)


@pytest.mark.parametrize(("lang", "said", "kinds"), DISPUTES, ids=[said for _, said, _ in DISPUTES])
def test_a_plain_sentence_finds_its_incident_among_the_first_three(lang: str, said: str, kinds: str) -> None:
    found = find(said)
    assert found.read
    assert {each.form.kind for each in found.nearest} & set(kinds.split("|"))


def test_most_sentences_find_their_incident_at_once() -> None:
    first = [find(said).nearest[0].form.kind in kinds.split("|") for _, said, kinds in DISPUTES]
    assert sum(first) >= 0.9 * len(first)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("the straddle was late", "the stradle was late"),
        ("soft playing friends", "softplayng freinds"),
        ("неправильный баттон", "неправильный батон"),
        ("сговор за столом", "сгвоор за столом"),
        ("побочный банк", "побчный банк"),
    ],
)
def test_a_misspelled_word_finds_the_same(right: str, wrong: str) -> None:
    assert find(wrong).nearest[0].form == find(right).nearest[0].form


def test_words_that_mean_the_same_find_the_same_in_both_languages() -> None:
    assert set(concepts("string bet")) == set(concepts("стрингбет")) == {"motions"}
    assert set(concepts("croupier")) == set(concepts("крупье")) == set(concepts("dealer"))


@pytest.mark.parametrize(
    ("known", "form"),
    [("cut", "cutting"), ("pot", "pots"), ("flush", "flushes"), ("терн", "тёрном"), ("шарф", "шарфе")],
)
def test_a_word_means_the_same_in_every_form(known: str, form: str) -> None:
    assert list(concepts(known)) == list(concepts(form))


@pytest.mark.parametrize(("word", "other"), [("спрашивает", "спрятал"), ("moved", "movie")])
def test_a_word_two_letters_from_a_short_one_is_not_taken_for_it(word: str, other: str) -> None:
    assert set(concepts(word, mend=True)).isdisjoint(concepts(other))


@pytest.mark.parametrize("said", ["xyzzy plugh", "абракадабра", "42", "?!"])
def test_a_sentence_that_cannot_be_read_says_so_and_three_are_offered_all_the_same(said: str) -> None:
    found = find(said)
    assert not found.read
    assert len(found.nearest) == 3


@pytest.mark.parametrize(
    ("said", "code"),
    [("", "floor-sentence-empty"), (" ", "floor-sentence-empty"), ("a" * 501, "floor-sentence-too-long")],
)
def test_nothing_and_a_whole_page_are_refused(said: str, code: str) -> None:
    with pytest.raises(Mistake) as wrong:
        find(said)
    assert wrong.value.code == code


@pytest.mark.parametrize(
    ("said", "kind", "fields", "missing"),
    [
        ("B threw in two 1000 chips without a word", "act", {"seat": "B", "chips": [1000, 1000]}, ()),
        ("игрок В кинул одну фишку 5000 и молчит", "act", {"seat": "B", "chips": [5000]}, ()),
        ("A raises to 1500 out of turn", "act", {"seat": "A", "words": "raise 1500"}, ()),
        ("C: «рейз до 1500», а поставил меньше", "act", {"seat": "C", "words": "рейз до 1500"}, ()),
        ("two big chips without a word", "act", {}, ("seat", "words")),
        ("the dealer burned two cards before the flop", "burn-error", {"street": "flop", "burned": 2}, ()),
        ("забыли сжечь карту", "burn-error", {"burned": 0}, ("street",)),
        ("у меня на руках три карты вместо двух", "wrong-count", {"held": 3}, ()),
        ("в колоде две дамы пик", "fouled-deck", {"fault": "duplicate"}, ()),
        ("found a 5000 chip behind A after the all-in, B called", "chips-found",
         {"seat": "A", "amount": 5000, "caller": "B"}, ()),
        ("крупной фишки не видно, спрятал за мелкими", "offence", {"act": "big-chips-behind"}, ()),
        ("игрок сидит в капюшоне, лица не видно", "wears", {"item": "hood", "hides_face": True}, ()),
    ],
)  # fmt: skip
def test_the_form_opens_with_what_was_read_and_asks_for_the_rest(
    said: str, kind: str, fields: dict[str, object], missing: tuple[str, ...]
) -> None:
    first = find(said, TABLE).nearest[0]
    assert first.form.kind == kind
    assert (dict(first.fields), first.missing) == (fields, missing)


def test_a_player_is_no_seat_called_a() -> None:
    assert filled(form("absent"), "A player is away from his seat", TABLE) == {}
    assert filled(form("absent"), "A walks away", TABLE) == {"seat": "A"}
    assert filled(form("side-pots"), "seat 3 is all in for 500", ("1", "2", "3"))["dead"] == 500


def test_every_saying_and_every_detail_is_of_a_kind_and_a_value_there_are() -> None:
    assert [kind for kind, _ in rows("sayings.tsv")] == list(
        dict.fromkeys(kind for kind, _ in rows("sayings.tsv"))
    )
    assert {kind for kind, _ in rows("sayings.tsv")} == set(incident_kinds())
    for field, value, said in rows("details.tsv"):
        kind, _, name = field.partition(".")
        of = [
            each for form in forms() if kind in ("*", form.kind) for each in form.fields if each.name == name
        ]
        assert of, field
        assert all(not each.choices or value in each.choices for each in of), (field, value)
        assert all(set(concepts(one)) for one in said.split(", ")), (field, value)


def test_every_word_is_written_once() -> None:
    written: dict[str, str] = {}
    for concept, *languages in rows("words.tsv"):
        for word in ", ".join(languages).split(", "):
            assert word == word.strip().casefold(), (concept, word)
            assert written.setdefault(word, concept) == concept, (word, concept, written[word])
