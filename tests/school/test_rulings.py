"""Questions of rulings: the right one is the book's own, the others are not, and all are told in both languages."""

from __future__ import annotations

from random import Random

import pytest

from croupier.errors import Mistake
from croupier.floor.telling import aloud
from croupier.records.scenarios import policy_of
from croupier.rulebook import profiles, registry
from croupier.rulebook.layers import profile_named
from croupier.school.rulings.question import CHOICES, ask, by_the_books, judge
from croupier.school.rulings.situations import LEVELS, Card, cards, situations
from croupier.school.rulings.telling import side_by_side, story

ALL = [Card(each.id, book) for each in situations().values() for book in each.under]
SAMPLE = Random("rulings").sample(ALL, 60)
CYRILLIC = {chr(letter) for letter in range(0x0400, 0x0500)}


@pytest.mark.parametrize("card", SAMPLE, ids=lambda card: card.key)
def test_the_right_ruling_is_the_floors_own_and_no_other_choice_says_the_same(card: Card) -> None:
    question = ask(card, 3)
    true = situations()[card.situation].scenario().ruling(policy_of(card.book))
    right = question.choices[question.right].outcome
    assert right.plain() == true.plain()  # type: ignore[attr-defined]
    assert question.clauses[question.why] == true.cites[0]
    assert [each for each in question.clauses if each in true.cites] == [true.cites[0]]
    for lang in ("en", "ru"):
        told = [question.told(at, lang) for at in range(len(question.choices))]
        assert len(set(told)) == len(told) == len(question.clauses) == CHOICES
        assert all(story(question, lang))
        assert all(CYRILLIC & {*each} for each in told) == (lang == "ru")


def test_the_levels_of_every_book_add_up_to_its_cards() -> None:
    for book in profiles():
        assert sum(len(cards(book, level)) for level in LEVELS) == len([c for c in ALL if c.book == book])
    assert len(cards("tda-2022", "dealer")) > 200
    assert len(cards("club-cash", "floor")) > 70


def test_a_dealer_learns_what_the_book_alone_answers_and_a_director_what_he_decides() -> None:
    level = {id: situations()[id].under["tda-2022"][0] for id in ("dispute-01", "dispute-08", "dispute-11")}
    assert level == {"dispute-01": "dealer", "dispute-08": "floor", "dispute-11": "director"}


def test_one_big_chip_is_a_call_and_by_which_clause() -> None:
    question = ask(Card("dispute-01", "tda-2022"))
    assert (
        question.told(question.right, "en") == "Stands — B: a call, 400 in all, adds 400. 600 goes back to B."
    )
    raise_to_1000 = next(
        at for at in range(CHOICES) if "a raise to 1,000" in question.told(at, "en")
    )  # all he put out
    wrong_clause = next(at for at in range(CHOICES) if at != question.why)
    assert judge(question, question.right, question.why).right
    assert not judge(question, question.right, wrong_clause).right
    assert not judge(question, raise_to_1000, question.why).ruling
    with pytest.raises(Mistake):
        judge(question, CHOICES, 0)


def test_the_books_stand_side_by_side_the_asked_one_first_and_read_aloud() -> None:
    card = Card("dispute-20", "fspr-competition")
    said = side_by_side(ask(card), "ru")
    assert said[0].books == (profile_named("fspr-competition").title("ru"),)
    assert said[0].lines == aloud(by_the_books(card)["fspr-competition"], "ru")
    named = [book for each in said for book in each.books]
    assert len(named) == len({*named}) == len(by_the_books(card))
    assert {lines.lines[0] for lines in said} >= {"Пересдача.", "Исправляется."}
    assert all(clause.text == registry()[clause.id].say("ru") for each in said for clause in each.cites)


def test_what_the_school_has_none_of_is_named() -> None:
    for key in ("dispute-01/hoyle", "dispute-999/tda-2022", ""):
        with pytest.raises(Mistake):
            Card.of(key)
    with pytest.raises(Mistake):
        cards("tda-2022", "king")
    with pytest.raises(Mistake):
        cards("hoyle", "dealer")
