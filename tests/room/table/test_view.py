import json
from typing import Any

import pytest

from croupier.room.hand.events import HandStartedEvent
from croupier.room.table import asks as commands
from croupier.room.table.view import news, so_far
from croupier.room.talk import asks as talk
from tests.room.says import says
from tests.room.table.felt import Felt, message

UNSEEN = ["??", "??"]


def cards_of(view: dict[str, Any], seat: int) -> Any:
    return next(each["cards"] for each in view["seats"] if each["seat"] == seat)


def test_everybody_sees_his_own_cards_only(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    for seat, name in ((1, "ann"), (2, "boris"), (3, "vera")):
        view = felt.view(name)
        assert "?" not in "".join(cards_of(view, seat))
        assert [cards_of(view, other) for other in (1, 2, 3) if other != seat] == [UNSEEN, UNSEEN]
    assert [cards_of(felt.view(None), seat) for seat in (1, 2, 3)] == [UNSEEN] * 3


def test_the_deal_is_told_to_each_with_his_own_cards_only(felt: Felt) -> None:
    felt.sit_all(2)
    before = felt.state.version
    felt.deal()
    events = felt.message("ann", since=before)["events"]
    dealt = {event["seat"]: event["cards"] for event in events if event["kind"] == "deal"}
    assert dealt == {1: cards_of(felt.view("ann"), 1), 2: UNSEEN}
    assert [event["kind"] for event in events] == ["hand_started", "post", "post", "deal", "deal"]


def test_folded_cards_are_still_seen_by_their_owner_and_by_nobody_else(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    held = cards_of(felt.view("ann"), 1)
    felt.act("fold")
    assert cards_of(felt.view("ann"), 1) == held
    assert "??" not in held
    assert [cards_of(felt.view(other), 1) for other in ("boris", "vera", None)] == [None] * 3
    assert felt.view("ann")["seats"][0]["folded"]
    felt.act("call")
    felt.act("check")
    hand_names = [seat["hand_name"] for seat in felt.view("ann")["seats"]]
    assert hand_names == [None, None, None]
    assert felt.view("boris")["seats"][1]["hand_name"]["code"].startswith("hand-")
    felt.call_down()
    assert cards_of(felt.view("ann"), 1) == held
    felt.deal()
    assert cards_of(felt.view("ann"), 1) != held


def test_a_mucked_hand_is_still_seen_by_its_owner_and_by_nobody_else(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    names = ("ann", "boris", "vera")
    held = {seat: cards_of(felt.view(name), seat) for seat, name in enumerate(names, 1)}
    felt.call_down()
    hand = felt.state.hand
    mucked = [seat for seat in (1, 2, 3) if hand.player(seat).mucked]
    assert mucked
    for seat in mucked:
        for name in (*names, None):
            seen = cards_of(felt.view(name), seat)
            assert seen == (held[seat] if name == names[seat - 1] else None)


def test_cards_shown_at_the_showdown_are_shown_to_all_and_mucked_ones_to_nobody(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    felt.call_down()
    view = felt.view(None)
    hand = felt.state.hand
    shown = [seat for seat in (1, 2, 3) if hand.player(seat).shown]
    mucked = [seat for seat in (1, 2, 3) if hand.player(seat).mucked]
    assert shown
    for seat in shown:
        assert "?" not in "".join(cards_of(view, seat))
    for seat in mucked:
        assert cards_of(view, seat) is None
    assert len(shown) + len(mucked) == 3
    winner = view["hand"]["winners"][0]
    assert winner["seat"] in shown
    assert winner["hand"]["code"].startswith("hand-")


def test_a_winner_nobody_called_shows_nothing(felt: Felt) -> None:
    felt.sit_all(2)
    felt.deal()
    felt.act("fold")
    view = felt.view("ann")
    assert view["hand"]["over"]
    assert cards_of(view, 2) == UNSEEN
    won = {"seat": 2, "amount": 100, "pot": 0, "board": 0, "share": None, "hand": None}
    assert view["hand"]["winners"] == [won]
    assert view["seats"][1]["won"] == 100
    assert view["seats"][1]["hand_name"] is None


def test_all_in_hands_are_opened_before_the_board_is_run_out(felt: Felt) -> None:
    felt.sit_all(2)
    felt.deal()
    felt.act("raise", 10_000)
    before = felt.state.version
    assert cards_of(felt.view(None), 1) == UNSEEN
    felt.act("call")
    kinds = [event["kind"] for event in felt.message(None, since=before)["events"]]
    assert kinds[:5] == ["call", "show", "show", "board", "board"]
    assert felt.message(None, since=before)["events"][0]["all_in"] is True


def test_who_takes_the_chair_of_another_does_not_see_the_hand_he_was_dealt(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    dealt = felt.state.version
    felt.tell(says("ann", commands.Leave()))
    felt.act("fold")
    felt.sit("zoe", 1)
    told = felt.message("zoe", since=dealt - 1)["events"]
    assert [event["cards"] for event in told if event["kind"] == "deal"] == [UNSEEN] * 3
    assert felt.view("zoe")["seats"][0]["cards"] is None
    assert not felt.view("zoe")["seats"][0]["in_hand"]


def test_only_the_player_to_act_has_options(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    options = felt.view("ann")["you"]["options"]
    assert options == {
        "fold": True,
        "check": False,
        "call": 100,
        "raise_min": 200,
        "raise_max": 10_000,
        "pot_raise": 350,
    }
    assert felt.view("boris")["you"]["options"] is None
    assert felt.view(None)["you"] is None
    assert felt.view("stranger")["you"] is None


def test_a_pot_sized_raise_calls_first_and_then_raises_by_the_pot(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    felt.act("raise", 300)
    # 450 lies there, the small blind calls 250: he may make it 300 + 700.
    assert felt.view("boris")["you"]["options"]["pot_raise"] == 1_000


def test_all_in_hands_of_three_stacks_lie_in_three_pots(felt: Felt) -> None:
    for seat, (name, chips) in enumerate(
        [("ann", 4_000), ("boris", 6_000), ("vera", 10_000), ("gleb", 10_000)]
    ):
        felt.sit(name, seat + 1, chips)
    felt.deal()
    felt.act("call")
    felt.act("raise", 4_000)
    felt.act("raise", 6_000)
    felt.act("call")
    felt.act("call")
    felt.act("raise", 1_000)
    felt.act("call")
    hand = felt.view(None)["hand"]
    assert [(pot["amount"], sorted(pot["seats"])) for pot in hand["pots"]] == [
        (16_000, [1, 2, 3, 4]),
        (6_000, [2, 3, 4]),
        (2_000, [3, 4]),
    ]
    assert hand["total"] == 24_000


def test_a_message_for_the_same_version_has_no_events(felt: Felt) -> None:
    felt.sit_all(2)
    assert felt.message("ann", since=felt.state.version)["events"] == []
    assert felt.message("ann", since=felt.state.version)["resync"] is False


def test_one_who_was_away_is_told_the_rest(felt: Felt) -> None:
    felt.sit_all(2)
    felt.deal()
    seen = felt.state.version
    felt.act("call")
    felt.act("check")
    events = felt.message("ann", since=seen)["events"]
    assert [event["kind"] for event in events] == ["call", "check", "board"]


def test_one_who_was_away_for_too_long_is_shown_the_table_anew(felt: Felt) -> None:
    felt.sit_all(2)
    seen = felt.state.version
    for _ in range(2):
        felt.deal()
        felt.fold_round()
    late = felt.message("ann", since=seen)
    assert late["resync"] is True
    assert late["events"] == []
    assert felt.message("ann", since=felt.state.version + 5)["resync"] is True
    assert felt.message("ann", since=-1)["resync"] is True


def test_what_is_remembered_of_a_table_without_hands_stays_bounded(felt: Felt) -> None:
    for _ in range(600):
        felt.sit("ann", 1)
        felt.tell(says("ann", commands.Leave()))
    assert len(felt.state.entries) <= 400
    assert felt.message("zoe", since=3)["resync"] is True
    last = felt.message("zoe", since=felt.state.version - 2)
    assert [event["kind"] for event in last["events"]] == ["sat", "left"]
    assert felt.refolded() == felt.state


def test_a_hidden_card_is_as_long_as_a_shown_one(felt: Felt) -> None:
    felt.sit_all(2)
    before = felt.state.version
    felt.deal()
    for_ann = message(felt.state, None, since=before, now=felt.now)
    hidden = json.dumps(UNSEEN, separators=(",", ":")).encode()
    assert for_ann.count(hidden) == 4
    own = message(felt.state, "boris", since=before, now=felt.now)
    assert own.count(hidden) == 2


def test_the_last_thing_each_player_did_stands_until_the_next_street(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    felt.act("raise", 300)
    felt.act("fold")
    last = [seat["last"] for seat in felt.view(None)["seats"]]
    assert last == [
        {"kind": "raise", "amount": 300},
        {"kind": "fold", "amount": 0},
        {"kind": "big-blind", "amount": 100},
    ]
    felt.act("call")
    last = [seat["last"] for seat in felt.view(None)["seats"]]
    assert last == [None, {"kind": "fold", "amount": 0}, None]


def test_a_stopped_table_says_so_and_asks_nobody_to_act(felt: Felt) -> None:
    felt.sit_all(2)
    felt.deal()
    felt.state.stopped = "room-chips-disagree"
    view = felt.view("ann")
    assert view["stopped"]
    assert view["hand"]["to_act"] is None
    assert view["you"]["options"] is None


def test_what_a_call_plays_for_is_told_at_a_table_for_learning_alone() -> None:
    for learning in (False, True):
        felt = Felt(learning=learning)
        felt.sit_all(3)
        felt.deal()
        felt.act("raise", 300)
        options = felt.view("boris")["you"]["options"]
        # The small blind faces 300 with 50 in: he calls 250 to win 300 + 50 + 100.
        assert options["call"] == 250
        assert options.get("plays_for", 0) == (450 if learning else 0)


def test_a_short_stack_plays_for_what_his_chips_reach() -> None:
    felt = Felt(learning=True)
    felt.sit("ann", 1)
    felt.sit("boris", 2, 4_000)
    felt.sit("vera", 3)
    felt.deal()
    felt.act("raise", 9_000)
    options = felt.view("boris")["you"]["options"]
    # Of the 9,000 he can win no more than he has himself, and the big blind's 100.
    assert (options["call"], options["plays_for"]) == (3_950, 4_000 + 50 + 100)


@pytest.mark.requirement("DISC-2", "FAIR-2")
@pytest.mark.parametrize(("house", "silence"), [((), "check"), ((("clock_expiry", "fold"),), "fold")])
def test_what_becomes_of_who_is_silent_or_lost_stands_on_the_table(house, silence: str) -> None:
    felt = Felt(act=20_000, bank=45_000, reconnect=15_000, house=house)
    told = felt.view(None)["house"]
    assert (told["bank"], told["reconnect"], told["silence"]) == (45, 15, silence)


@pytest.mark.parametrize("viewer", ["ann", "boris", "vera", None])
def test_who_comes_again_is_told_this_hand_and_the_one_before_as_he_knew_them(
    felt: Felt, viewer: str | None
) -> None:
    felt.sit_all(3)
    felt.deal()
    felt.call_down()
    heard: list[Any] = []
    for _ in range(2):
        before = felt.state.version
        felt.deal()
        felt.act("call")
        felt.tell(says("boris", talk.Say("good luck")))
        heard += news(felt.state, viewer, before) or ()
        before = felt.state.version
        felt.call_down()
        felt.tell(says("ann", commands.SitOut()))
        felt.tell(says("ann", commands.SitIn()))
        heard += news(felt.state, viewer, before) or ()
    assert list(so_far(felt.state, viewer)) == heard
    begun = [event for event in heard if isinstance(event, HandStartedEvent)]
    assert [event.hand for event in begun] == [2, 3]
    assert begun[0].names == {1: "Ann", 2: "Boris", 3: "Vera"}
    assert begun[0].game == "nl-holdem"
    assert so_far(felt.refolded(), viewer) == so_far(felt.state, viewer)


def test_who_is_not_heard_is_not_heard_by_coming_again(felt: Felt) -> None:
    felt.sit_all(2)
    felt.deal()
    felt.tell(says("boris", talk.Say("good luck")))
    felt.tell(says("ann", commands.Ignore(2, on=True)))
    felt.fold_round()
    felt.deal()
    assert "good luck" in str(so_far(felt.state, None))
    assert "good luck" not in str(so_far(felt.state, "ann"))
