"""The lessons on live play: what is right, what is wrong, and what the books rule on it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.errors import Mistake
from croupier.floor.telling import aloud
from croupier.rulebook import profiles, registry
from croupier.school.live.judge import (
    ARTICLE,
    MOST_MOVES,
    Judged,
    asks_to_confirm,
    books,
    guarded,
    judge,
    visible,
)
from croupier.school.live.lessons import LESSONS, Exercise, Move, exercise
from croupier.server.lessons import option_code, point_code
from croupier.text import LANGUAGES, knows, say

EXERCISES = [each for lesson in LESSONS for each in lesson.exercises]


def does(id: str, *moves: str | Move, book: str = "tda-2022") -> Judged:
    """What comes of moves, each a word or a move."""
    made = [each if isinstance(each, Move) else Move(each) for each in moves]  # type: ignore[arg-type]
    return judge(exercise(id), made, book)


def says(*words: str) -> Move:
    return Move("say", words[0])


def pushes(*chips: int) -> Move:
    return Move("motion", chips=chips)


def counts(value: int) -> Move:
    return Move("count", value=value)


def chooses(words: str) -> Move:
    return Move("choose", words)


def said(judged: Judged) -> list[str]:
    return [code.removeprefix("lesson-says-") for code, _ in judged.says]


def counted(judged: Judged) -> tuple[str, int]:
    assert judged.ruling is not None
    (found,) = judged.ruling.counts_as.values()
    return found.action, found.to


# The table of lessons


def test_twelve_lessons_carry_every_point_of_the_advice_once() -> None:
    assert len(LESSONS) == 12
    points = [clause for lesson in LESSONS for clause in lesson.clauses]
    assert sorted(points) == sorted(id for id in registry() if id.startswith("LIVE-TIPS:"))
    for lesson in LESSONS:
        assert lesson.exercises
        assert all({*each.clauses} <= {*lesson.clauses} for each in lesson.exercises)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_its_words_in_both_languages(lang: str) -> None:
    codes = [f"lesson-title-{lesson.id}" for lesson in LESSONS]
    codes += [point_code(clause) for lesson in LESSONS for clause in lesson.clauses]
    codes += [f"lesson-task-{each.id}" for each in EXERCISES]
    codes += [option_code(option) for each in EXERCISES for option in each.options]
    assert [code for code in codes if not knows(code)] == []
    assert all(say(code, lang) for code in codes)


# Each lesson, right and wrong


@pytest.mark.clause("LIVE-TIPS:1.1")
def test_cards_are_seen_only_as_long_as_their_corner_is_held() -> None:
    gestures = [[], ["peek"], ["peek", "peek"], ["peek", "peek", "release"]]
    assert [visible([Move(each) for each in made]) for made in gestures] == [  # type: ignore[arg-type]
        *(False, True, True, False)
    ]
    looking = does("look", "shield", "peek")
    assert (looking.visible, looking.done) == (True, False)
    looked = does("look", "shield", "peek", "release")
    assert (looked.visible, looked.right, said(looked)) == (False, True, ["looked"])


@pytest.mark.clause("LIVE-TIPS:1.2")
def test_who_looks_without_cover_has_shown_his_cards() -> None:
    assert said(does("look", "peek", "release")) == ["seen-by-neighbours"]
    assert not does("look", "peek", "shield", "release").right


@pytest.mark.clause("LIVE-TIPS:2.3")
def test_a_protector_saves_the_hand_and_a_free_fold_of_it_is_asked_once_more() -> None:
    saved, lost = does("sweep", "protect", "wait"), does("sweep", "wait")
    assert (saved.right, saved.ruling) == (True, None)
    assert lost.ruling is not None
    assert (lost.right, lost.ruling.verdict, [*lost.ruling.hands.values()]) == (False, "hand-dead", ["dead"])
    # To look again one takes it off.
    assert not does("sweep", "protect", "peek", "release", "wait").right
    assert guarded([Move("peek"), Move("protect")])
    asked = does("stray-fold", "protect", "fold")
    assert (asked.done, said(asked), asked.ruling) == (False, ["sure-to-fold"], None)
    folded = does("stray-fold", "protect", "fold", "confirm")
    assert (folded.done, folded.right, said(folded)) == (True, False, ["folded-free"])
    # Nobody asks where nothing lies on the cards, or where there is a bet.
    assert does("stray-fold", "fold").done
    assert not asks_to_confirm([Move("fold")], faces_bet=False)
    assert not asks_to_confirm([Move("protect"), Move("fold")], faces_bet=True)
    assert does("stray-fold", "protect", "tap").right
    assert not does("stray-fold", "tap").right


@pytest.mark.clause("LIVE-TIPS:3.1", "LIVE-TIPS:3.2", "LIVE-TIPS:3.3")
def test_a_bet_in_two_motions_is_cut_by_the_book_one_has_chosen() -> None:
    split = (pushes(500), pushes(100))
    by_tda, by_article = (
        does("one-motion", *split, "enough"),
        does("one-motion", *split, "enough", book=ARTICLE),
    )
    assert (counted(by_tda), by_tda.right) == (("bet", 500), False)
    assert (counted(by_article), by_article.right) == (("bet", 100), False)
    for right in ((pushes(500, 100),), (says("bet 600"), *split), (says("bet 600"),)):
        for book in ("tda-2022", ARTICLE):
            found = does("one-motion", *right, "enough", book=book)
            assert (counted(found), found.right) == (("bet", 600), True)
    # As long as it is not said that this was all, more may come.
    assert not does("one-motion", *split).done
    assert not does("one-motion", "enough").done


@pytest.mark.clause("LIVE-TIPS:3.4", "LIVE-TIPS:3.5")
def test_a_big_chip_alone_calls_and_raises_with_a_word_or_a_small_chip() -> None:
    alone = does("big-chip", pushes(1_000), "enough")
    assert (counted(alone), alone.right) == (("call", 200), False)
    assert (counted(does("big-chip", says("raise"), pushes(1_000), "enough"))) == ("raise", 1_000)
    assert (counted(does("big-chip", pushes(1_000, 100), "enough"))) == ("raise", 1_100)
    # Said when the chip lay there already, the word comes too late.
    late = does("big-chip", pushes(1_000), says("raise"), "enough")
    assert (counted(late), late.right) == (("call", 200), False)
    assert not does("big-chip", says("call"), "enough").right


@pytest.mark.clause("LIVE-TIPS:4.1", "LIVE-TIPS:4.2")
def test_a_tap_checks_in_turn_and_comes_too_early_before() -> None:
    for way in (Move("tap"), says("check")):
        assert does("check", way).right
    early = does("in-turn", "tap")
    assert early.ruling is not None
    assert (early.right, early.ruling.verdict, said(early)) == (False, "back-to-skipped", ["out-of-turn"])
    assert not does("in-turn", "wait", "tap").right
    assert does("in-turn", "wait", "wait", "tap").right


@pytest.mark.clause("LIVE-TIPS:5.2", "LIVE-TIPS:5.4")
def test_three_slow_breaths_and_the_places_to_the_money() -> None:
    breaths = [Move("breathe", each) for each in ("in", "out") * 3]
    assert does("breathe", *breaths, counts(167)).right
    assert not does("breathe", *breaths, counts(168)).right
    assert not does("breathe", *breaths[:5], counts(167)).done
    assert said(does("breathe", breaths[0], breaths[0])) == ["breathe-in-turn"]


@pytest.mark.clause("LIVE-TIPS:6.1")
def test_an_insult_is_punished_by_the_book_and_silence_by_none() -> None:
    insult = does("bad-beat", chooses("insult"))
    assert insult.ruling is not None
    assert (insult.right, insult.ruling.verdict) == (False, "penalty")
    assert "warning" in {each.sanction for given in insult.ruling.penalties.values() for each in given}
    quiet = does("bad-beat", chooses("quiet"))
    assert (quiet.right, quiet.ruling) == (True, None)


@pytest.mark.clause("LIVE-TIPS:7.1", "LIVE-TIPS:7.2")
def test_what_is_gone_after_the_break_is_known_to_who_counted_before_it() -> None:
    whole = (counts(41_250), "photo", "wait", counts(39_250), chooses("call-floor"))
    found = does("count-twice", *whole)
    assert (found.right, found.says) == (True, (("lesson-says-missing-with-photo", {"missing": 2_000}),))
    assert said(does("count-twice", whole[0], *whole[2:])) == ["missing"]
    assert said(does("count-twice", *whole[:-1], chooses("say-nothing"))) == ["said-nothing"]
    assert said(does("count-twice", counts(41_200))) == ["miscounted"]
    assert said(does("count-twice", "wait")) == ["left-uncounted"]
    assert said(does("count-twice", counts(41_250), chooses("call-floor"))) == ["not-counted-again"]


@pytest.mark.clause("LIVE-TIPS:8.1", "LIVE-TIPS:8.3")
def test_big_chips_stand_in_front_and_the_stack_is_known_in_big_blinds() -> None:
    fronts = [Move("front", value=chip) for chip in (5_000, 1_000, 100)]
    assert does("in-order", *fronts, counts(24)).right
    assert not does("in-order", *fronts, counts(25)).right
    assert said(does("in-order", fronts[1])) == ["hidden-behind"]
    assert not does("in-order", *fronts).done


@pytest.mark.clause("LIVE-TIPS:9.2", "LIVE-TIPS:9.3")
def test_a_phone_with_cards_in_front_is_ruled_on_and_watching_is_not() -> None:
    phone = does("phone", chooses("phone-in-hand"), book="tda-2024")
    assert phone.ruling is not None
    assert phone.ruling.verdict == "violation"
    assert does("phone", chooses("watch")).right


@pytest.mark.clause("LIVE-TIPS:11.1")
def test_one_talks_of_anything_but_a_hand_that_is_played_and_teaches_nobody() -> None:
    assert does("talk", chooses("small-talk")).right
    live = does("talk", chooses("live-hand"))
    assert live.ruling is not None
    assert (live.right, live.ruling.verdict) == (False, "violation")
    assert not does("talk", chooses("teach")).right


@pytest.mark.parametrize("id", ["ruling", "talk", "bad-beat", "phone"])
def test_of_every_choice_one_is_right(id: str) -> None:
    right = [option for option in exercise(id).options if does(id, chooses(option)).right]
    assert len(right) == 1
    assert does(id, chooses(right[0])).done


def test_a_whole_hand_is_looked_at_protected_and_waited_for() -> None:
    whole = ("shield", "peek", "release", "protect", "wait", "tap")
    assert does("one-hand", *whole).right
    for left_out, code in (
        ("shield", "seen-by-neighbours"),
        ("protect", "unprotected"),
        ("wait", "out-of-turn"),
    ):
        found = does("one-hand", *[each for each in whole if each != left_out])
        assert (found.right, said(found)) == (False, [code])
    assert said(does("one-hand", "protect", "wait", "tap")) == ["not-looked"]


# Whatever is done


def moves_of(each: Exercise) -> st.SearchStrategy[Move]:
    chips = st.lists(st.sampled_from(sorted(each.pieces) or [25]), min_size=1, max_size=3)
    return st.builds(
        lambda what, words, value, put: Move(
            what,
            words if what in ("say", "choose", "breathe") else "",
            value if what in ("count", "front") else 0,
            tuple(put) if what == "motion" else (),
        ),
        st.sampled_from(each.moves),
        st.sampled_from(each.options or ("",)),
        st.sampled_from([0, 24, 100, 167, 1_000, 5_000, 39_250, 41_250]),
        chips,
    )


@given(st.data())
def test_whatever_is_done_is_judged_and_said_under_every_book(data: Any) -> None:
    each = data.draw(st.sampled_from(EXERCISES))
    made = data.draw(st.lists(moves_of(each), max_size=6))
    book = data.draw(st.sampled_from(books()))
    try:
        found = judge(each, made, book)
    except Mistake:
        # More chips of one kind than lie there.
        assert [move for move in made if move.chips]
        return
    assert found.visible == visible(made)
    assert not (found.right and not found.done)
    for lang in LANGUAGES:
        for code, params in found.says:
            assert say(code, lang, **params)
        if found.ruling is not None:
            assert aloud(found.ruling, lang)


def test_what_cannot_be_done_is_said() -> None:
    for wrong in (
        lambda: does("look", "tap"),
        lambda: does("check", says("raise")),
        lambda: does("one-motion", pushes(500, 500, 500)),
        lambda: does("one-motion", Move("motion")),
        lambda: does("look", book="hoyle"),
        lambda: does("look", *["peek"] * (MOST_MOVES + 1)),
        lambda: exercise("none-such"),
    ):
        with pytest.raises(Mistake):
            wrong()
    assert {*books()} == {*profiles(), ARTICLE}
