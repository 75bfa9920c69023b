"""Talk at a casino table: nobody tells of cards in play, and the rest is talk as at any other table."""

from typing import Any

import msgspec
import pytest

from croupier.cash.talk.ladder import MINUTE
from croupier.pit.felt import CUT, DECISIONS, OVER
from croupier.room.pit import asks
from croupier.room.pit.state import MOST_HEARD, PitState, from_snapshot, snapshot
from croupier.room.pit.view import view
from croupier.room.talk.asks import AskReview, React, Report, Say
from tests.room.pit.pit_table import PitTable
from tests.room.pit.stacked import Stacked, dealt

ANTE = {"ante": 100}
TOLD = "I have two aces"


@pytest.fixture
def table() -> PitTable:
    """Ann and Boris have chips at a table of Russian Poker, and no bets lie yet."""
    table = PitTable()
    table.buy_in("ann", "boris")
    table.open_bets()
    return table


def deal(table: PitTable) -> None:
    table.deal(ann={1: ANTE}, boris={2: ANTE})


def played(game: str, **terms: Any) -> PitTable:
    """Ann and Boris have cards at a table of a game."""
    table = PitTable(game, **terms)
    deal(table)
    return table


def says(table: PitTable, person: str, text: str) -> Any:
    table.now += 4_000
    return table.ask(person, Say(text))


def heard(table: PitTable, viewer: str | None) -> list[dict[str, Any]]:
    return [each["what"] for each in table.view(viewer)["talk"]["heard"]]


def folded(table: PitTable) -> None:
    """The round is played to its end."""
    while table.state.phase == DECISIONS:
        assert table.state.round is not None
        table.decides(table.state.round.actor, "fold")


def of_floor(table: PitTable) -> dict[str, Any]:
    seen: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view(table.state, None, floor=True)))
    return seen["talk"]["floor"]


def test_what_somebody_says_everybody_at_the_table_and_round_it_reads(table: PitTable) -> None:
    says(table, "ann", "  good   evening ")
    for viewer in ("ann", "boris", None):
        assert heard(table, viewer) == [{"kind": "said", "name": "Ann", "text": "good evening"}]
    table.ask("boris", React("good-luck"))
    assert heard(table, None)[-1] == {"kind": "reacted", "name": "Boris", "what": "good-luck"}


@pytest.mark.clause("RUSPOK:1.10.j", "RUSPOK:1.7.2.b")
@pytest.mark.parametrize("text", [TOLD, "у меня флеш", "I folded a king", "не меняй карту, у него тузы"])
def test_while_a_round_of_russian_poker_is_live_nobody_tells_of_cards(table: PitTable, text: str) -> None:
    deal(table)
    says(table, "ann", text)
    (told,) = heard(table, "ann")
    assert (told["kind"], told["clause"]) == ("held_back", "RUSPOK:1.10.j")
    for other in ("boris", "vera", None):
        assert heard(table, other) == []
    assert text not in table.rows[-1].row
    assert text not in snapshot(table.state)


@pytest.mark.clause("RUSPOK:1.10.j")
def test_cards_may_be_told_of_before_the_deal_and_once_all_boxes_are_settled(table: PitTable) -> None:
    says(table, "boris", "I had two aces")
    table.bets("ann", {1: ANTE})
    table.close()
    assert table.state.phase == CUT
    says(table, "boris", "I had a flush")
    table.dealers_cut()
    says(table, "boris", "I have a flush")
    folded(table)
    says(table, "ann", "I had a flush too")
    assert [each["kind"] for each in heard(table, "boris")] == ["said", "said", "held_back", "said"]


@pytest.mark.clause("RUSPOK:1.10.j")
def test_small_talk_goes_on_while_cards_are_in_play(table: PitTable) -> None:
    deal(table)
    says(table, "ann", "good luck everybody, long time no see")
    says(table, "boris", "желаю удачи, как дела?")
    assert [each["kind"] for each in heard(table, None)] == ["said", "said"]


@pytest.mark.clause("ONLINE:chat-1", "ONLINE:chat-2")
@pytest.mark.parametrize(
    ("text", "clause"), [("I have AhKh", "ONLINE:chat-1"), ("у него флеш", "ONLINE:chat-2")]
)
def test_where_a_game_says_nothing_of_talk_the_rules_of_play_online_hold(text: str, clause: str) -> None:
    table = played("three-card")
    says(table, "ann", text)
    assert heard(table, "ann")[0]["clause"] == clause


def held_back(table: PitTable, person: str) -> None:
    says(table, person, TOLD)


@pytest.mark.clause("RUSPOK:1.10.j", "ONLINE:chat-1")
def test_what_may_tell_something_of_cards_is_shown_when_the_boxes_are_settled(table: PitTable) -> None:
    deal(table)
    for what in ("laughs", "well-played", "amazed"):
        refused = table.refuses("ann", React(what))
        assert (refused.code, refused.clause) == ("room-reacts-later", "RUSPOK:1.10.j")
    other = played("three-card")
    assert other.refuses("ann", React("laughs")).clause == "ONLINE:chat-1"
    folded(table)
    table.ask("ann", React("laughs"))
    assert heard(table, "boris") == [{"kind": "reacted", "name": "Ann", "what": "laughs"}]


@pytest.mark.clause("ONLINE:chat-4")
def test_three_messages_in_ten_seconds_are_enough(table: PitTable) -> None:
    for _ in range(3):
        table.ask("ann", Say("hello"))
    refused = table.refuses("ann", React("hello"))
    assert (refused.code, refused.clause) == ("cash-chat-flood", "ONLINE:chat-4")
    table.ask("boris", Say("hello"))
    table.now += 11_000
    table.ask("ann", Say("hello"))


@pytest.mark.parametrize("text", ["", "   ", "one\x00two", "x" * 201])
def test_what_nobody_can_read_is_not_said(table: PitTable, text: str) -> None:
    assert table.refuses("ann", Say(text)).code == "room-nothing-said"


@pytest.mark.clause("RUSPOK:1.10.j", "ONLINE:chat-3")
def test_whoever_tells_of_cards_again_and_again_climbs_the_ladder(table: PitTable) -> None:
    deal(table)
    for _ in range(2):
        held_back(table, "ann")
    assert table.view("ann")["talk"]["conduct"] is None
    held_back(table, "ann")
    assert [each["kind"] for each in heard(table, "ann")] == ["held_back"] * 3 + ["sanctioned"]
    conduct = table.view("ann")["talk"]["conduct"]
    assert (conduct["measure"], conduct["by"], conduct["clause"]) == ("warning", "filter", "ONLINE:chat-3")
    for _ in range(3):
        held_back(table, "ann")
    assert table.view("ann")["talk"]["conduct"]["until"] == table.now + 10 * MINUTE
    assert table.refuses("ann", Say("hello")).code == "room-muted"
    table.now += 10 * MINUTE
    table.ask("ann", Say("hello"))
    assert heard(table, "boris") == [{"kind": "said", "name": "Ann", "text": "hello"}]


@pytest.mark.clause("RUSPOK:1.10.k", "RUSPOK:1.10.j")
def test_whoever_told_of_his_cards_may_be_refused_the_draw(table: PitTable) -> None:
    deal(table)
    held_back(table, "ann")
    table.ask("vera", asks.RefuseDraw(1), floor=True)
    assert table.refuses("ann", table.decision(1, "sixth")).clause == "RUSPOK:1.10.k"


def test_the_ladder_is_the_one_the_house_chooses() -> None:
    strict = (("chat_ladder", "day"), ("chat_filter_hits", 1))
    table = played("russian-poker", talk=strict)
    held_back(table, "ann")
    held_back(table, "ann")
    assert table.view("ann")["talk"]["conduct"]["minutes"] == 24 * 60


@pytest.mark.clause("ONLINE:chat-3", "ONLINE:etiquette-1")
def test_the_pit_boss_closes_the_talk_gives_steps_and_looks_at_them_again(table: PitTable) -> None:
    table.ask("vera", asks.Mute("Ann", on=True), floor=True)
    refused = table.refuses("ann", Say("hello"))
    assert (refused.code, refused.clause) == ("room-muted", "ONLINE:chat-3")
    assert (table.view("ann")["talk"]["muted"], of_floor(table)["muted"]) == (True, ["Ann"])
    table.ask("vera", asks.Mute("Ann", on=False), floor=True)
    table.ask("ann", Say("hello"))
    for _ in range(2):
        table.ask("vera", asks.Sanction("Ann", "abuse"), floor=True)
    assert table.refuses("ann", Say("hello")).code == "room-muted"
    table.ask("ann", AskReview())
    assert table.refuses("ann", AskReview()).code == "room-no-review"
    (step,) = of_floor(table)["sanctioned"]
    assert (step["name"], step["conduct"]["review"], step["conduct"]["clause"]) == (
        "Ann",
        "asked",
        "ONLINE:etiquette-1",
    )
    table.ask("vera", asks.Review("Ann", upheld=False), floor=True)
    assert heard(table, "ann")[-1] == {"kind": "reviewed", "upheld": False}
    assert "reviewed" not in [each["kind"] for each in heard(table, "boris")]
    table.now += 4_000
    table.ask("ann", Say("hello"))
    assert table.refuses("vera", asks.Review("Ann", upheld=True), floor=True).code == "room-no-review"
    for ask in (asks.Mute("Ann", on=True), asks.Sanction("Ann", "spam"), asks.Review("Ann", upheld=True)):
        assert table.refuses("boris", ask).code == "staff-not-yours"
        missing = msgspec.structs.replace(ask, player="Nobody")
        assert table.refuses("vera", missing, floor=True).code == "room-pit-nobody-called"


def test_who_is_ignored_is_not_heard_by_that_person_alone(table: PitTable) -> None:
    table.ask("ann", asks.Ignore("Boris", on=True))
    says(table, "boris", "good evening")
    table.ask("boris", React("hello"))
    assert table.view("ann")["talk"]["ignored"] == ["Boris"]
    assert [len(heard(table, viewer)) for viewer in ("ann", "boris", None)] == [0, 2, 2]
    table.ask("ann", asks.Ignore("Boris", on=False))
    assert len(heard(table, "ann")) == 2
    for nobody in ("Ann", "Vera"):
        assert table.refuses("ann", asks.Ignore(nobody, on=True)).code == "room-pit-nobody-called"


@pytest.mark.clause("ONLINE:etiquette-1")
def test_a_reported_line_is_shown_to_the_floor_alone_with_those_round_it(table: PitTable) -> None:
    for number in range(5):
        says(table, "boris", f"line {number}")
    line = table.view("ann")["talk"]["heard"][4]["number"]
    table.ask("ann", Report(line))
    (report,) = of_floor(table)["reports"]
    assert report["by"] == "Ann"
    assert [(each["text"], each["it"]) for each in report["lines"]] == [
        ("line 1", False),
        ("line 2", False),
        ("line 3", False),
        ("line 4", True),
    ]
    for viewer in ("ann", "boris", None):
        assert table.view(viewer)["talk"]["floor"] is None
    assert table.refuses("ann", Report(line)).code == "room-reported-already"
    assert table.refuses("boris", Report(line)).code == "room-no-such-line"


def test_a_spectator_listens_and_is_told_why_he_may_not_speak(table: PitTable) -> None:
    says(table, "ann", "good evening")
    assert len(heard(table, "vera")) == 1
    assert not table.view("vera")["talk"]["speaks"]
    for ask in (Say("hello"), React("hello"), asks.Ignore("Ann", on=True), Report(1), AskReview()):
        assert table.refuses("vera", ask).code == "room-pit-talk-chips"


def test_whoever_has_all_his_chips_on_a_box_still_speaks_and_who_lost_them_listens() -> None:
    table = PitTable("cyber-stud", Stacked(dealt(["2c3d5h7s9c"], "AhAsKdQcJd")), minimum=100)
    table.buy_in("ann", "boris", chips=100)
    table.open_bets()
    table.bets("ann", {1: {"ante": 100}})
    says(table, "ann", "good luck to me")
    table.close()
    says(table, "ann", "and once more")
    table.dealers_cut()
    assert (table.state.phase, table.state.chips("ann")) == (OVER, 0)
    assert not table.view("ann")["talk"]["speaks"]
    assert table.refuses("ann", Say("bad luck")).code == "room-pit-talk-chips"
    # What was said before he still reports, and hears or does not.
    says(table, "boris", "bad luck")
    table.ask("ann", Report(table.state.version))


def test_at_a_machine_one_plays_alone() -> None:
    machine = PitTable("jacks-or-better", minimum=5, maximum=25)
    machine.buy_in("ann")
    assert machine.view("ann")["talk"] is None
    assert machine.refuses("ann", Say("hello")).code == "room-pit-talk-machine"
    assert machine.refuses("vera", asks.Mute("Ann", on=True), floor=True).code == "room-pit-talk-machine"


def talked(state: PitState) -> tuple[Any, ...]:
    return state.manners, state.muted, state.heard


def test_rows_and_snapshot_keep_who_talks_how(table: PitTable) -> None:
    says(table, "boris", "good evening")
    table.ask("ann", Report(table.state.version))
    table.ask("ann", asks.Ignore("Boris", on=True))
    table.ask("vera", asks.Mute("Boris", on=True), floor=True)
    table.ask("vera", asks.Sanction("Boris", "spam"), floor=True)
    assert talked(table.refolded()) == talked(table.state)
    kept = table.resnapped()
    assert talked(kept) == talked(table.state)
    assert kept.muted == {"boris"}
    older = msgspec.json.decode(snapshot(table.state))
    for name in ("manners", "muted", "heard"):
        del older[name]
    silent = from_snapshot(msgspec.json.encode(older).decode())
    assert (silent.manners.lines, silent.muted, silent.heard) == ((), set(), ())


def test_a_table_keeps_its_last_words_and_no_more(table: PitTable) -> None:
    for number in range(MOST_HEARD + 5):
        says(table, "ann", f"line {number}")
    texts = [each["text"] for each in heard(table, None)]
    assert (len(texts), texts[0], texts[-1]) == (MOST_HEARD, "line 5", f"line {MOST_HEARD + 4}")
