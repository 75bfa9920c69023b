"""A complaint on its way through the house: who files it, who sees it, who decides it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from croupier.care.times import DAY
from croupier.room.care.actor import terms_of
from croupier.room.pit.terms import RULES
from croupier.rulebook import Layer, profile
from croupier.tournament import Terms as EventTerms
from tests.server.test_care import Guest, of_floor
from tests.server.within import LEVELS, Within
from tests.waiting import until

RUBY = "pit/ruby"
TAKES = Layer("house", "Riverside", (("complaint_days", 30),))


@pytest.fixture
def within(tmp_path: Path) -> Iterator[Within]:
    house = Within(tmp_path / "house.db", players=2, hands=1)
    house.house.care.terms = terms_of(profile("online-cash").laid_over(TAKES))
    yield house
    house.close()


def file(guest: Guest, about: str, text: str, hand: int = 0) -> str:
    return str(guest.post("people/complaints/file", about=about, text=text, hand=hand).get("code", ""))


def only(told: dict[str, Any]) -> dict[str, Any]:
    (complaint,) = told["complaints"]
    return dict(complaint)


def test_a_complaint_of_a_hand_is_decided_by_a_clause_and_appealed_to_a_manager(within: Within) -> None:
    boris, ann = Guest(within), Guest(within, "Ann")
    assert file(boris, "oak", "It was not my turn.", hand=1) == ""
    assert [each["state"] for each in boris.read("people/complaints")["complaints"]] == ["filed"]
    assert ann.read("people/complaints")["complaints"] == []
    assert ann.read("house/complaints")["code"] == "staff-not-allowed"
    seen = only(Guest(within, "owner").read("house/complaints"))
    assert (seen["by"], seen["about"], seen["hand"]) == ("Boris", "oak", 1)
    decision = {"complaint": seen["id"], "upheld": False, "text": "It was.", "clause": "TDA-2022:50A"}
    assert ann.post("house/complaints/decide", **decision)["code"] == "staff-not-allowed"
    wrong = of_floor(within, "house/complaints/decide", **{**decision, "clause": "TDA-2022:999"})
    assert wrong["code"] == "care-complaint-clause"
    assert only(of_floor(within, "house/complaints/decide", **decision))["state"] == "decided"
    told = only(boris.read("people/complaints"))
    assert [(each["by"], each["upheld"], each["clause"]) for each in told["answers"]] == [
        ("Olga", False, "TDA-2022:50A")
    ]
    assert only(boris.post("people/complaints/appeal", complaint="1", text="No."))["state"] == "appealed"
    # Who decided it first does not decide the appeal.
    assert of_floor(within, "house/complaints/decide", **decision)["code"] == "care-complaint-own"


def test_one_complains_of_what_one_played_and_in_time(within: Within) -> None:
    galina = Guest(within, "owner")
    assert file(galina, "oak", "I looked on.", hand=1) == "care-complaint-not-there"
    assert file(galina, "event/turbo", "I looked on.") == "care-complaint-not-there"
    assert file(galina, "oak", "Which hand?", hand=99) == "room-no-such-hand"
    within.house.members._clock.now += 30 * DAY + 1  # type: ignore[attr-defined]
    assert file(Guest(within), "oak", "It was not my turn.", hand=1) == "care-complaint-late"


def played_a_round(within: Within, guest: Guest) -> None:
    """Somebody plays a round at the casino table, and folds."""
    state = within.house.pit.table(RUBY).state
    clock: Any = within.house.members._clock

    def waits_for(phase: str) -> None:
        within.loop.run_until_complete(until(lambda: state.phase == phase))

    assert guest.ask(RUBY, "buy-in", chips=2_000) == ""
    assert guest.ask(RUBY, "read-rules", version=RULES) == ""
    waits_for("bets")
    assert guest.ask(RUBY, "bets", boxes=[{"box": 1, "staked": {"ante": 100}}], ready=True) == ""
    waits_for("cut")
    assert guest.ask(RUBY, "cut", at=20) == ""
    waits_for("decisions")
    round = state.round
    assert round is not None
    decision = {"round": state.number, "turn": len(round.log), "box": 1, "kind": "fold"}
    assert guest.ask(RUBY, "decide", **decision) == ""
    waits_for("over")
    clock.now += 1


def lines_of(told: dict[str, Any]) -> list[str]:
    return [line for scene in told["scenes"] for line in scene["lines"]]


def test_a_complaint_of_a_round_at_a_casino_table_comes_with_its_record(within: Within) -> None:
    boris, ann, galina = Guest(within), Guest(within, "Ann"), Guest(within, "owner")
    played_a_round(within, boris)
    assert file(ann, RUBY, "I looked on.", hand=1) == "care-complaint-not-there"
    assert file(boris, RUBY, "Which round?", hand=2) == "room-no-such-hand"
    assert file(boris, RUBY, "I did not fold.", hand=1) == ""
    seen = only(galina.read("house/complaints"))
    assert (seen["about"], seen["hand"]) == (RUBY, 1)
    for who in (boris, galina):
        told = who.read("complaints/1/record")
        assert (told["number"], told["game"]) == (1, "Ruby")
        assert "Box 1 has folded." in lines_of(told)
        assert "ante: 100 lost" in lines_of(told)
        dealer, box = told["scenes"]
        # The dealer had not opened; one's own cards one knows.
        assert dealer["cards"].count("??") == 4
        assert len(box["cards"].split()) == 5
        assert "??" not in box["cards"]
    assert lines_of(boris.read("complaints/1/record?lang=ru")) == ["Бокс 1: пас.", "анте: 100 проиграно"]
    assert ann.read("complaints/1/record")["code"] == "care-no-complaint"
    assert ann.read("complaints/2/record")["code"] == "care-no-complaint"


def test_the_record_of_a_hand_is_told_as_who_complained_knew_it(within: Within) -> None:
    boris, galina = Guest(within), Guest(within, "owner")
    assert file(boris, "oak", "It was not my turn.", hand=1) == ""
    for who in (boris, galina):
        seats = who.read("complaints/1/record")["scenes"][0]["lines"]
        hidden = {name: "?? ??" in line for line in seats for name in ("Ann", "Boris") if name in line}
        assert hidden == {"Ann": True, "Boris": False}
    assert file(boris, "event/turbo", "No seat.") == "care-complaint-not-there"
    assert file(boris, RUBY, "The light is bad.") == ""
    assert boris.read("complaints/2/record")["code"] == "care-complaint-no-hand"


def test_a_round_is_complained_of_in_time(within: Within) -> None:
    boris = Guest(within)
    played_a_round(within, boris)
    within.house.members._clock.now += 30 * DAY + 1  # type: ignore[attr-defined]
    assert file(boris, RUBY, "I did not fold.", hand=1) == "care-complaint-late"


def test_a_protest_in_an_event_goes_the_same_way(within: Within) -> None:
    cup = EventTerms(name="Cup", stack=5_000, buy_in=0, live=True, levels=LEVELS, profile="fspr-competition")
    within.loop.run_until_complete(within.house.events.open(cup, "cup"))
    asks = (
        {"type": "register", "player": "p1", "name": "Player 1"},
        {"type": "protest", "player": "p1", "text": "My penalty", "written": True},
        {"type": "protest", "player": "p1", "text": "My penalty", "written": True},
    )
    for number, ask in enumerate(asks):
        told = of_floor(within, "asks", t="ask", id=f"of-the-cup-{min(number, 1)}", to="event/cup", ask=ask)
        assert "code" not in told
    seen = only(Guest(within, "owner").read("house/complaints"))
    assert (seen["about"], seen["text"], seen["state"]) == ("event/cup", "My penalty", "filed")


@pytest.mark.clause("LIVE-TIPS:10.1")
def test_what_the_floor_decides_is_final_while_an_event_goes_on_and_heard_when_it_is_over(
    within: Within,
) -> None:
    boris, cup = Guest(within), EventTerms(name="Cup", stack=5_000, buy_in=0, live=True, levels=LEVELS)
    within.loop.run_until_complete(within.house.events.open(cup, "cup"))

    def floor(number: int, **ask: Any) -> None:
        asked = {"t": "ask", "id": f"cup-{number}", "to": "event/cup", "ask": ask}
        assert "code" not in of_floor(within, "asks", **asked)

    me = within.house.members.named("Boris").id
    floor(1, type="register", player=me, name="Boris")
    protest = {"type": "protest", "player": me, "text": "The button was wrong", "written": True}
    told = of_floor(within, "asks", t="ask", id="cup-2", to="event/cup", ask=protest)
    assert told["code"] == "tournament-decision-final"
    text = "The button was wrong"
    assert file(boris, "event/cup", text) == "care-complaint-running"
    assert "event/cup" not in {each["about"] for each in boris.read("people/complaints")["about"]}
    floor(3, type="cancel")
    over = within.house.now
    assert "event/cup" in {each["about"] for each in boris.read("people/complaints")["about"]}
    state = within.house.events.event("event/cup").state
    assert state.over_at == over
    state.over_at = over - 30 * DAY - 1
    assert file(boris, "event/cup", text) == "care-complaint-late"
    state.over_at = over
    assert file(boris, "event/cup", text) == ""
    assert only(boris.read("people/complaints"))["about"] == "event/cup"


def test_a_house_that_takes_no_complaints_says_so(within: Within) -> None:
    within.house.care.terms = terms_of(profile("online-cash"))
    boris = Guest(within)
    assert boris.read("people/complaints") == {"days": 0, "about": [], "complaints": []}
    assert file(boris, "oak", "It was not my turn.", hand=1) == "care-no-complaints"
