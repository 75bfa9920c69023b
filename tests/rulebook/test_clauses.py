"""Every clause of every rulebook, by id, by edition, and with what replaced it."""

import re

import pytest

from croupier.errors import Mistake
from croupier.rulebook import registry
from croupier.rulebook.clauses import kinds

COUNTS = {
    "TDA-2024": 23,
    "TDA-2022": 364,
    "TDA-2017": 325,
    "TDA-2015": 227,
    "FSPR": 412,
    "CLUB-7": 100,
    "CLUB-2": 100,
    "CUSTOM": 17,
    "ONLINE": 104,
    "RUSPOK": 149,
    "CASINO": 58,
    "LIVE-TIPS": 38,
    "TELLS": 30,
}
CLAUSES = tuple(registry().values())


def test_every_rulebook_is_whole():
    counted = {book: sum(clause.rulebook == book for clause in CLAUSES) for book in registry().rulebooks}
    assert counted == COUNTS
    assert len(registry()) == sum(COUNTS.values()) == 1947


@pytest.mark.parametrize("clause", CLAUSES[::60], ids=lambda clause: clause.id)
def test_a_clause_is_found_by_its_id(clause):
    assert registry()[clause.id] is clause
    assert f"{clause.rulebook}:{clause.number}" == clause.id


def test_every_clause_speaks_both_languages():
    silent = [clause.id for clause in CLAUSES if not re.search("[a-z]{2}", clause.say("en"))]
    assert silent == []
    assert [clause.id for clause in CLAUSES if not re.search("[а-яё]{2}", clause.say("ru"))] == []


def test_every_kind_of_clause_has_a_title_in_both_languages():
    assert {clause.kind for clause in CLAUSES} == set(kinds())
    assert all(title for titles in kinds().values() for title in titles.values())


def test_every_cross_reference_leads_to_a_clause():
    named = {
        (clause.id, other)
        for clause in CLAUSES
        for other in (
            *clause.replaces,
            *clause.see,
            *(id for side in clause.conflicts for id in side.clauses),
        )
    }
    assert [pair for pair in sorted(named) if pair[1] not in registry()] == []
    assert [pair for pair in sorted(named) if pair[0] == pair[1]] == []


def test_a_contradiction_is_named_on_both_sides():
    sides = {
        (side.number, clause.id, other)
        for clause in CLAUSES
        for side in clause.conflicts
        for other in side.clauses
    }
    booked = {"FSPR", "CLUB-2", "CLUB-7", "CUSTOM"}
    one_sided = [
        side
        for side in sorted(sides)
        if side[2].partition(":")[0] in booked and (side[0], side[2], side[1]) not in sides
    ]
    assert one_sided == []


def test_the_editions_of_reopening_are_one_history():
    history = [clause.id for clause in registry().history("TDA-2017:48A")]
    assert history == ["TDA-2015:44.1", "TDA-2017:48A", "TDA-2022:47A.1"]
    assert registry()["TDA-2017:48A"].change == "changed"


def test_one_rule_may_be_replaced_by_two():
    assert [clause.id for clause in registry().replaced_by("TDA-2017:11.1")] == [
        "TDA-2022:RP9.1",
        "TDA-2022:RP9.2",
    ]
    assert [clause.id for clause in registry().history("TDA-2022:RP9.2")] == [
        "TDA-2015:11.1",
        "TDA-2017:11.1",
        "TDA-2022:RP9.2",
    ]


def test_two_motion_raises_ended_with_the_edition_that_abolished_them():
    assert registry()["TDA-2022:42C"].replaces == ("TDA-2017:46C.1", "TDA-2017:46C.2")


def test_an_edition_replaces_only_earlier_ones():
    def earlier(book):
        follows = registry().rulebooks[book].follows
        return [follows, *earlier(follows)] if follows else []

    odd = [
        (clause.id, old)
        for clause in CLAUSES
        for old in clause.replaces
        if registry()[old].rulebook not in earlier(clause.rulebook)
    ]
    assert odd == []


def test_2024_is_2022_with_its_own_clauses_in_the_places_they_took():
    in_force = {clause.id for clause in registry().in_force("TDA-2024")}
    assert {"TDA-2024:23.1", "TDA-2024:34A", "TDA-2022:32"} <= in_force
    assert "TDA-2022:23.1" not in in_force
    assert len(in_force) == 364 + 23 - sum(len(c.replaces) for c in CLAUSES if c.rulebook == "TDA-2024")


def test_a_full_edition_is_in_force_as_it_stands():
    assert len(registry().in_force("TDA-2017")) == 325


def test_what_is_left_to_a_person_says_to_whom():
    assert {clause.discretion for clause in CLAUSES} == {"", "director", "floor"}
    assert registry()["TDA-2022:53B.2"].discretion == "director"


def test_the_federation_book_is_two_books():
    parts = {clause.part for clause in CLAUSES if clause.rulebook == "FSPR"}
    assert parts == {"manual", "competition"}


@pytest.mark.parametrize(
    ("id", "nearest"),
    [
        ("TDA-2022:47A", "TDA-2022:47A.1"),
        ("tda-2022:32", "TDA-2022:32"),
        ("FSPR:odd-chip-4", "FSPR:oddchip-4"),
    ],
)
def test_an_unknown_id_names_the_nearest(id, nearest):
    assert id not in registry()
    with pytest.raises(Mistake) as refused:
        registry()[id]
    assert refused.value.code == "clause-no-such-id"
    assert nearest in refused.value.params["nearest"].split(", ")
    assert nearest in refused.value.say("ru")
