"""Talk at a table: what is held back, the ladder of measures, reviews, reports, and who is not heard by whom."""

from typing import Any

import msgspec
import pytest

from croupier.cash.talk.ladder import LADDERS, MINUTE
from croupier.errors import Refusal
from croupier.room.actors.opening import Times
from croupier.room.actors.watched import FLOOR
from croupier.room.house.opening import OpenTable, wished
from croupier.room.table import asks as commands
from croupier.room.table import snapshot
from croupier.room.talk import asks as talk
from croupier.rulebook import Layer, profile
from tests.room.says import says
from tests.room.table.felt import Felt

TEN_MINUTES = 10 * MINUTE


@pytest.fixture
def felt() -> Felt:
    """Three players in a hand."""
    felt = Felt()
    felt.sit_all(3)
    felt.deal()
    return felt


def heard(felt: Felt, viewer: str | None, *kinds: str) -> list[dict[str, Any]]:
    return [
        event
        for event in felt.message(viewer, since=felt.state.told_from)["events"]
        if event["kind"] in kinds
    ]


def refused(felt: Felt, command: commands.Command) -> str:
    with pytest.raises(Refusal) as error:
        felt.tell(command)
    return error.value.code


def speaks(felt: Felt, person: str, text: str) -> None:
    felt.wait(4_000)
    felt.tell(says(person, talk.Say(text)))


@pytest.mark.clause("ONLINE:chat-1", "ONLINE:chat-2", "TDA-2022:67.3")
@pytest.mark.parametrize(
    ("text", "about", "clause"),
    [
        ("I have AhKh", "cards", "ONLINE:chat-1"),
        ("у него флеш", "hand", "ONLINE:chat-2"),
        ("не коллируй", "advice", "TDA-2022:67.3"),
    ],
)
def test_who_speaks_of_a_live_hand_alone_hears_of_it_and_why(
    felt: Felt, text: str, about: str, clause: str
) -> None:
    speaks(felt, "ann", text)
    assert heard(felt, "ann", "held_back", "said") == [
        {"kind": "held_back", "seat": 1, "about": about, "clause": clause}
    ]
    for other in ("boris", None):
        assert heard(felt, other, "held_back", "said") == []
    assert text not in felt.rows[-1].row


@pytest.mark.clause("ONLINE:chat-3")
def test_the_third_message_held_back_in_ten_minutes_is_a_step_of_the_ladder(felt: Felt) -> None:
    for _ in range(2):
        speaks(felt, "ann", "I have the nuts")
    assert felt.view("ann")["you"]["conduct"] is None
    speaks(felt, "ann", "I have the nuts")
    assert felt.view("ann")["you"]["conduct"] == {
        "measure": "warning",
        "minutes": 0,
        "until": 0,
        "by": "filter",
        "about": "live-hand",
        "clause": "ONLINE:chat-3",
        "review": "none",
    }
    for _ in range(3):
        speaks(felt, "ann", "I have the nuts")
    closed = felt.view("ann")["you"]["conduct"]
    assert (closed["measure"], closed["minutes"], closed["until"]) == ("mute", 10, felt.now + TEN_MINUTES)
    assert refused(felt, says("ann", talk.Say("hello"))) == "room-muted"
    felt.wait(TEN_MINUTES)
    felt.tell(says("ann", talk.Say("hello")))


def test_messages_held_back_far_apart_give_no_step(felt: Felt) -> None:
    for _ in range(4):
        speaks(felt, "ann", "I have the nuts")
        felt.wait(6 * MINUTE)
    assert felt.view("ann")["you"]["conduct"] is None


@pytest.mark.clause("ONLINE:chat-3", "ONLINE:etiquette-1")
def test_the_floor_climbs_the_ladder_to_a_chat_that_opens_by_a_review_alone(felt: Felt) -> None:
    given = []
    for _ in LADDERS["gradual"]:
        felt.tell(commands.Sanction(2, "abuse"))
        conduct = felt.view("boris")["you"]["conduct"]
        given.append((conduct["measure"], conduct["minutes"], conduct["by"], conduct["clause"]))
    clause = "ONLINE:etiquette-1"
    assert given == [
        ("warning", 0, "floor", clause),
        ("mute", 10, "floor", clause),
        ("mute", 60, "floor", clause),
        ("mute", 1440, "floor", clause),
        ("until-review", 0, "floor", clause),
    ]
    felt.wait(30 * 24 * 60 * MINUTE)
    assert refused(felt, says("boris", talk.Say("hello"))) == "room-muted"
    felt.tell(commands.Review(2, upheld=False))
    felt.tell(says("boris", talk.Say("hello")))


@pytest.mark.clause("ONLINE:chat-3")
@pytest.mark.parametrize("name", [name for name in LADDERS if name != "gradual"])
def test_a_house_has_the_ladder_it_chooses(name: str) -> None:
    felt = Felt(house=(("chat_ladder", name), ("chat_filter_hits", 1), ("chat_forgotten_days", 1)))
    felt.sit_all(3)
    felt.deal()
    speaks(felt, "ann", "I have the nuts")
    assert felt.view("ann")["you"]["conduct"]["measure"] == "warning"
    steps = LADDERS[name]
    for number in range(1, len(steps) + 1):
        felt.tell(commands.Sanction(1, "abuse"))
        step = steps[min(number, len(steps) - 1)]
        conduct = felt.view("ann")["you"]["conduct"]
        assert (conduct["measure"], conduct["minutes"]) == (step.measure, step.minutes)
    # What lies longer back than the house remembers is forgotten.
    felt.wait(24 * 60 * MINUTE + 1)
    felt.tell(commands.Sanction(1, "abuse"))
    assert felt.view("ann")["you"]["conduct"]["measure"] == "warning"


@pytest.mark.clause("ONLINE:chat-3")
@pytest.mark.parametrize(("upheld", "review"), [(True, "upheld"), (False, "lifted")])
def test_a_player_may_ask_once_for_a_review_and_the_floor_upholds_or_lifts(
    felt: Felt, upheld: bool, review: str
) -> None:
    assert refused(felt, says("ann", talk.AskReview())) == "room-no-review"
    for _ in range(2):
        felt.tell(commands.Sanction(1, "spam"))
    felt.tell(says("ann", talk.AskReview()))
    assert refused(felt, says("ann", talk.AskReview())) == "room-no-review"
    assert felt.view(FLOOR)["chat"]["sanctioned"][0]["conduct"]["review"] == "asked"
    felt.tell(commands.Review(1, upheld))
    assert felt.state.manners.of("ann").review == review
    assert felt.state.manners.of("ann").silent(felt.now) == upheld
    assert heard(felt, "ann", "reviewed") == [{"kind": "reviewed", "upheld": upheld}]
    assert refused(felt, commands.Review(1, upheld)) == "room-no-review"


def test_a_step_that_was_lifted_is_not_counted(felt: Felt) -> None:
    felt.tell(commands.Sanction(1, "spam"))
    felt.tell(commands.Review(1, upheld=False))
    felt.tell(commands.Sanction(1, "spam"))
    assert felt.view("ann")["you"]["conduct"]["measure"] == "warning"


def test_who_is_ignored_is_not_heard_by_that_player_alone(felt: Felt) -> None:
    felt.tell(says("ann", commands.Ignore(2, on=True)))
    speaks(felt, "boris", "good evening")
    assert felt.view("ann")["you"]["ignored"] == [2]
    assert [len(heard(felt, viewer, "said")) for viewer in ("ann", "boris", "vera", None)] == [0, 1, 1, 1]
    felt.tell(says("ann", commands.Ignore(2, on=False)))
    assert len(heard(felt, "ann", "said")) == 1
    assert refused(felt, says("ann", commands.Ignore(1, on=True))) == "cash-nobody-there"


@pytest.mark.clause("ONLINE:etiquette-1")
def test_a_reported_line_is_shown_to_the_floor_alone_with_those_round_it(felt: Felt) -> None:
    for number in range(5):
        speaks(felt, "boris", f"line {number}")
    line = heard(felt, "ann", "said")[4]["line"]
    felt.tell(says("ann", talk.Report(line)))
    (report,) = felt.view(FLOOR)["chat"]["reports"]
    assert report["by"] == "Ann"
    assert [(each["text"], each["it"]) for each in report["lines"]] == [
        ("line 1", False),
        ("line 2", False),
        ("line 3", False),
        ("line 4", True),
    ]
    for other in ("ann", "boris", None):
        assert felt.view(other)["chat"] is None
    assert refused(felt, says("ann", talk.Report(line))) == "room-reported-already"
    assert refused(felt, says("boris", talk.Report(line))) == "room-no-such-line"
    assert refused(felt, says("ann", talk.Report(1))) == "room-no-such-line"


def test_rows_and_snapshot_keep_how_everybody_talks(felt: Felt) -> None:
    felt.tell(commands.Sanction(1, "spam"))
    felt.tell(says("boris", commands.Ignore(1, on=True)))
    speaks(felt, "vera", "hello")
    felt.tell(says("ann", talk.Report(felt.state.version)))
    assert felt.refolded().manners == felt.state.manners
    felt.fold_round()
    kept = snapshot.snapshot(felt.state)
    assert snapshot.from_snapshot(kept).manners == felt.state.manners
    older = {key: value for key, value in msgspec.json.decode(kept).items() if key != "manners"}
    assert snapshot.from_snapshot(msgspec.json.encode(older).decode()).manners.conduct == {}


def test_a_table_that_people_open_has_the_ladder_of_the_house() -> None:
    wish = OpenTable("Elm", "nl-holdem", 6, 50, 100, 0)
    usual = profile("online-cash")
    strict = usual.laid_over(Layer("house", "Riverside", (("chat_ladder", "day"), ("least_age", 21))))
    assert wished(wish, "ann", "elm", Times(), strict).terms.house == (("chat_ladder", "day"),)
    assert wished(wish, "ann", "elm", Times(), usual).terms.house == ()


def test_a_quick_word_is_told_to_everybody_by_its_code(felt: Felt) -> None:
    felt.tell(says("ann", talk.React("hello")))
    assert heard(felt, None, "reacted") == [{"kind": "reacted", "seat": 1, "name": "Ann", "what": "hello"}]
    felt.tell(says("vera", commands.Ignore(1, on=True)))
    assert heard(felt, "vera", "reacted") == []


@pytest.mark.clause("ONLINE:chat-1")
def test_what_may_tell_something_of_a_hand_is_shown_when_it_is_over(felt: Felt) -> None:
    for what in ("laughs", "well-played", "amazed"):
        assert refused(felt, says("ann", talk.React(what))) == "room-reacts-later"
    felt.fold_round()
    felt.tell(says("ann", talk.React("laughs")))
    assert [each["what"] for each in heard(felt, "boris", "reacted")] == ["laughs"]


@pytest.mark.clause("ONLINE:chat-3", "ONLINE:chat-4")
def test_a_reaction_is_talk_as_any_other(felt: Felt) -> None:
    for _ in range(3):
        felt.tell(says("ann", talk.React("hello")))
    assert refused(felt, says("ann", talk.React("hello"))) == "cash-chat-flood"
    felt.tell(commands.Mute(2, on=True))
    assert refused(felt, says("boris", talk.React("hello"))) == "room-muted"
    felt.act("raise", 10_000)
    assert refused(felt, says("vera", talk.React("hello"))) == "cash-chat-frozen"


def test_a_face_that_was_chosen_is_kept_at_the_table(felt: Felt) -> None:
    assert felt.view(None)["seats"][0]["face"] == 0
    felt.tell(says("ann", commands.Face(17)))
    assert felt.view(None)["seats"][0]["face"] == 17
    assert refused(felt, says("ann", commands.Face(17))) == "room-face-the-same"
    assert felt.refolded().manners.faces == {"ann": 17}
