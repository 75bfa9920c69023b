"""What people say facing a bet of 600, with 10,000 behind and a smallest raise to 1,200: what it counts as.

`tests/data/phrases.tsv`: `call 600`, `raise 1500`, `fold`; `nobody` is bound by a question, a denial or a doubt;
`nobody else` knows of a condition what the director makes of it; at `ask` the floor is asked, and told what it was that
nobody understood.
"""

from pathlib import Path

import pytest

from croupier.floor.declaration import declaration
from tests.floor.table import counted, rule

PHRASES = [
    line.split("\t")
    for line in (Path(__file__).parents[1] / "data" / "phrases.tsv").read_text("utf-8").splitlines()[1:]
]
BOOKS = ("tda-2022", "tda-2015", "club-tournament", "club-cash", "fspr-competition")
SEATS = {"A": 10_000, "B": 10_000, "C": 10_000}


@pytest.mark.parametrize("under", BOOKS)
@pytest.mark.parametrize(("lang", "words", "counts"), PHRASES, ids=[words for _, words, _ in PHRASES])
def test_what_is_said_counts_as_it_was_meant_or_the_floor_is_asked(
    lang: str, words: str, counts: str, under: str
) -> None:
    ruling = rule([{"what": "act", "seat": "B", "words": words}], "A bets 600", under=under, seats=SEATS)
    if counts == "nobody":
        assert (ruling.verdict, dict(ruling.counts_as)) == ("reminder", {})
        assert ruling.may[2].may_raise
    elif counts == "nobody else":
        assert (ruling.verdict, dict(ruling.counts_as)) == ("director-decides", {})
    elif counts == "ask":
        assert (ruling.verdict, dict(ruling.counts_as)) == ("floor-decides", {})
        assert ruling.discretion is not None
        assert "ask-again" in ruling.discretion.options
        assert declaration(words).unread in ruling.explain("en")
    else:
        action, _, to = counts.partition(" ")
        assert counted(ruling, "B") == (action, int(to or 0))
        assert all(counted.binding for counted in ruling.counts_as.values())


@pytest.mark.parametrize("unread", ["floogle", "абракадабра"])
def test_what_was_not_read_is_named(unread: str) -> None:
    for lang in ("en", "ru"):
        assert unread in rule(f"B: raise {unread}", "A bets 600", seats=SEATS).explain(lang)


def test_where_only_the_meaning_of_a_number_is_open_both_raises_are_offered() -> None:
    ruling = rule("B: рейз на 900", "A bets 600", seats=SEATS)
    assert ruling.discretion is not None
    offered = {
        name: each.counts_as[2].to for name, each in ruling.discretion.options.items() if each.counts_as
    }
    assert offered == {"as-read": 1200, "by-so-much": 1500}


def test_chips_count_by_themselves_where_the_words_bind_nobody() -> None:
    ruling = rule("B: should I raise? / chips 1000", "A bets 600", seats=SEATS)
    assert counted(ruling, "B") == ("call", 600)
    assert ruling.returned == {2: 400}


def test_pass_without_a_bet_is_asked_about() -> None:
    ruling = rule("A: pass", seats=SEATS)
    assert ruling.discretion is not None
    assert list(ruling.discretion.options) == ["check", "fold", "ask-again"]


@pytest.mark.clause("FSPR:kinds-1")
def test_double_is_twice_the_bet_but_where_the_book_closes_the_list_of_declarations() -> None:
    assert counted(rule("B: double", "A bets 600", seats=SEATS), "B") == ("raise", 1200)
    closed = rule("B: double", "A bets 600", seats=SEATS, under="fspr-competition")
    assert closed.verdict == "floor-decides"
    assert "FSPR:kinds-1" in closed.cites
    assert rule("A: double", seats=SEATS).verdict == "floor-decides"
