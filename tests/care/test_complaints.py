"""A complaint goes from the player to the floor, and once more to a manager: no further, and nobody judges himself."""

from __future__ import annotations

import pytest

from croupier.care import complaints
from croupier.care.complaints import MOST_OPEN, Answered, Appealed, Complaints, Filed
from croupier.care.times import DAY
from croupier.errors import Refusal

MISREAD = Filed("", "ann", "oak", "tables/oak", "My flush was folded for me.", 12)
NO = Answered("1", "fred", upheld=False, text="The hand was folded in turn.", clause="TDA-2022:1")
NOW = 100 * DAY


def known(*facts: complaints.ComplaintFact) -> Complaints:
    found: Complaints = {}
    for fact in facts:
        complaints.settle(found, fact, NOW)
    return found


def filed(*facts: complaints.ComplaintFact) -> Complaints:
    return known(complaints.file({}, 30, MISREAD, NOW, NOW - DAY), *facts)


def code_of(error: pytest.ExceptionInfo[Refusal]) -> str:
    return error.value.code


def test_a_complaint_comes_in_time_and_once() -> None:
    found = filed()
    assert (found["1"].state, found["1"].waits) == ("filed", True)
    for days, wished, ended, code in (
        (0, MISREAD, NOW, "care-no-complaints"),
        (30, MISREAD, NOW, "care-complaint-twice"),
        (30, Filed("", "ann", "oak", "tables/oak", "  ", 13), NOW, "care-complaint-empty"),
        (30, Filed("", "bob", "oak", "tables/oak", "Mine", 12), NOW - 30 * DAY - 1, "care-complaint-late"),
    ):
        with pytest.raises(Refusal) as error:
            complaints.file(found, days, wished, NOW, ended)
        assert code_of(error) == code
    # Of what goes on there is no end to count from.
    other = Filed("", "bob", "event/sunday", "event/sunday", "Mine")
    assert complaints.file(found, 30, other, NOW, None).id == "2"


def test_only_so_many_wait_for_the_house() -> None:
    found: Complaints = {}
    for number in range(MOST_OPEN):
        wished = Filed("", "ann", "oak", "tables/oak", f"Hand {number}", number)
        complaints.settle(found, complaints.file(found, 30, wished, NOW, NOW), NOW)
    with pytest.raises(Refusal) as error:
        complaints.file(found, 30, MISREAD, NOW, NOW)
    assert code_of(error) == "care-complaints-many"
    complaints.settle(found, NO, NOW)
    assert complaints.file(found, 30, MISREAD, NOW, NOW).id == str(MOST_OPEN + 1)


def test_it_is_decided_appealed_once_and_closed_by_another_than_before() -> None:
    found = filed()
    with pytest.raises(Refusal) as error:
        complaints.answer(
            found, Answered("1", "ann", upheld=True, text="Of course", clause="x"), manager=True
        )
    assert code_of(error) == "care-complaint-own"
    found = filed(complaints.answer(found, NO, manager=False))
    assert found["1"].state == "decided"
    with pytest.raises(Refusal) as error:
        complaints.answer(found, Answered("1", "mary", upheld=True, text="y", clause="x"), manager=True)
    assert code_of(error) == "care-complaint-decided"
    with pytest.raises(Refusal) as error:
        complaints.appeal(found, "bob", Appealed("1", "Nor do I agree."))
    assert code_of(error) == "care-no-complaint"
    appeal = complaints.appeal(found, "ann", Appealed("1", "It was not my turn."))
    found = filed(NO, appeal)
    assert found["1"].state == "appealed"
    for by, manager, code in (
        ("fred", True, "care-complaint-own"),
        ("mary", False, "care-complaint-manager"),
    ):
        with pytest.raises(Refusal) as error:
            complaints.answer(found, Answered("1", by, upheld=True, text="y", clause="x"), manager=manager)
        assert code_of(error) == code
    yes = complaints.answer(found, Answered("1", "mary", upheld=True, text="y", clause="x"), manager=True)
    found = filed(NO, appeal, yes)
    assert (found["1"].state, found["1"].waits) == ("closed", False)
    with pytest.raises(Refusal) as error:
        complaints.appeal(found, "ann", Appealed("1", "Once more."))
    assert code_of(error) == "care-complaint-no-appeal"
