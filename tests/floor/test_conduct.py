"""What players wear, casino tables, wishes for a seat; how dealers hold the deck, behave and make ready."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.floor import Ruling
from tests.floor.desk import ruled
from tests.under import book


def asked(what: str, **facts: Any) -> Ruling:
    """The ruling on one incident under the book in force."""
    return ruled(what, book(), **facts)


def options(ruling: Ruling) -> dict[str, tuple[str, ...]]:
    """Who decides, and the steps of each answer."""
    assert ruling.discretion is not None
    return {
        ruling.discretion.by: (),
        **{name: each.steps for name, each in ruling.discretion.options.items()},
    }


# Who can be recognised


@pytest.mark.under("tda-2022")
@pytest.mark.clause("TDA-2022:4.1", "TDA-2022:4.2")
def test_who_hides_his_face_for_long_is_judged_by_the_director_alone() -> None:
    hood = asked("wears", item="hood", hides_face=True, for_long=True)
    assert (hood.verdict, hood.cites[:2]) == ("floor-decides", ("TDA-2022:4.1", "TDA-2022:4.2"))
    assert options(hood) == {"director": (), "taken-off": ("take-off-item",), "kept-on": ()}
    assert asked("wears", item="scarf", distracts=True).verdict == "floor-decides"
    assert asked("wears", item="hood", hides_face=True).verdict == "allowed"
    assert asked("wears", item="hat").verdict == "allowed"


@pytest.mark.under("tda-2024")
@pytest.mark.clause("TDA-2024:4")
def test_a_player_is_recognisable_the_whole_time_and_staff_may_have_anything_taken_off() -> None:
    glasses = asked("wears", item="sunglasses", hides_face=True)
    assert (glasses.verdict, glasses.cites[0]) == ("violation", "TDA-2024:4")
    assert options(glasses) == {"floor": (), "taken-off": ("take-off-item",), "kept-on": ()}
    assert not any(each.startswith("TDA-2022:4.") for each in glasses.cites)
    assert asked("wears", item="mask", distracts=True).verdict == "violation"
    assert asked("wears", item="sunglasses").verdict == "allowed"


# Casino tables


@pytest.mark.clause("RUSPOK:1.10.h")
@pytest.mark.parametrize(
    ("during", "verdict"), [("shuffle", "violation"), ("deal", "violation"), ("play", "allowed")]
)
def test_no_card_is_touched_at_a_casino_table_before_all_are_dealt(during: str, verdict: str) -> None:
    ruling = ruled("casino-conduct", "tda-2022", does="touches", during=during)
    assert ruling.verdict == verdict
    assert ruling.cites[0] == ("RUSPOK:1.10.g" if verdict == "allowed" else "RUSPOK:1.10.h")
    assert ruling.steps == (() if verdict == "allowed" else ("wait-for-the-deal",))


@pytest.mark.clause("RUSPOK:1.16.a", "RUSPOK:1.10.k")
@pytest.mark.parametrize("cards", ["another-player-s", "others"])
def test_only_the_cards_one_plays_are_touched_and_the_pit_boss_may_refuse_the_draw(cards: str) -> None:
    ruling = ruled("casino-conduct", "fspr-manual", does="touches", cards=cards)
    assert (ruling.verdict, ruling.steps) == ("violation", ("hands-off",))
    assert ruling.cites == ("RUSPOK:1.16.a", "RUSPOK:1.10.k")
    assert options(ruling) == {"pit-boss": (), "draw-refused": ("no-draw-this-round",), "no-penalty": ()}
    assert ruled("casino-conduct", "fspr-manual", does="touches", cards="own").discretion is None


@pytest.mark.clause("RUSPOK:1.10.i")
def test_nobody_stands_up_with_cards() -> None:
    ruling = ruled("casino-conduct", "club-cash", does="stands")
    assert (ruling.verdict, ruling.steps, ruling.cites[0]) == ("violation", ("sit-down",), "RUSPOK:1.10.i")
    assert ruled("casino-conduct", "club-cash", does="stands", holds=False).verdict == "allowed"


@pytest.mark.clause("RUSPOK:1.6.4.c")
def test_cards_are_shielded_and_never_wholly_covered() -> None:
    assert ruled("casino-conduct", "tda-2022", does="covers", wholly=False).verdict == "allowed"
    first = ruled("casino-conduct", "tda-2022", does="covers")
    assert (first.verdict, first.steps, first.discretion) == ("reminder", ("cards-in-sight",), None)
    again = ruled("casino-conduct", "tda-2022", does="covers", times=2)
    assert (again.verdict, again.cites[0]) == ("violation", "RUSPOK:1.6.4.c")
    assert "draw-refused" in options(again)


@pytest.mark.clause("RUSPOK:1.6.4.a", "RUSPOK:1.6.4.b", "RUSPOK:1.10.d", "RUSPOK:1.10.j")
def test_who_leaves_waits_who_hides_is_warned_who_tells_may_lose_the_draw() -> None:
    leaves = ruled("casino-conduct", "tda-2022", does="leaves")
    assert (leaves.verdict, leaves.steps) == ("refused", ("wait-for-round-end",))
    assert ruled("casino-conduct", "tda-2022", does="leaves", holds=False).verdict == "allowed"
    (warned,) = ruled("casino-conduct", "tda-2022", does="hides", seat=2).penalties[2]
    assert (warned.sanction, warned.must, warned.by) == ("warning", True, "inspector")
    for does in ("tells", "swaps"):
        ruling = ruled("casino-conduct", "tda-2022", does=does)
        assert ruling.cites == ("RUSPOK:1.10.j", "RUSPOK:1.10.k")
        assert "draw-refused" in options(ruling)
    lifted = ruled("casino-conduct", "tda-2022", does="lifts-deck")
    assert (lifted.verdict, lifted.steps) == ("wrong", ("shuffle-again",))


# Dealers


@pytest.mark.under("fspr-manual")
@pytest.mark.clause("FSPR:pitch-5", "FSPR:pitch-6", "FSPR:pitch-7")
def test_the_deck_stays_in_the_dealer_s_hand_unless_a_rule_has_it_laid_down() -> None:
    assert asked("deck-held", how="in-hand").verdict == "right"
    assert asked("deck-held", how="in-hand").cites[0] == "FSPR:pitch-5"
    for how in ("changed-hands", "covered", "turned-over", "put-down"):
        wrong = asked("deck-held", how=how)
        assert (wrong.verdict, wrong.steps, wrong.cites[0]) == ("wrong", ("deck-into-hand",), "FSPR:pitch-6")
    assert asked("deck-held", how="put-down", need="making-change").verdict == "wrong"
    capped = asked("deck-held", how="put-down", need="by-the-rules")
    assert (capped.verdict, capped.steps, capped.cites[0]) == ("right", ("cap-the-stub",), "FSPR:pitch-7")
    assert asked("deck-held", how="turned-over", need="by-the-rules").verdict == "wrong"


@pytest.mark.under("fspr-competition")
@pytest.mark.clause("FSPR:he-7")
def test_after_the_last_card_the_stub_lies_on_the_discards() -> None:
    held = asked("deck-held", how="in-hand", over=True)
    assert (held.verdict, held.steps, held.cites[0]) == ("wrong", ("stub-to-muck",), "FSPR:he-7")
    assert asked("deck-held", how="on-the-muck", over=True).verdict == "right"
    assert asked("deck-held", how="on-the-muck").verdict == "wrong"


@pytest.mark.under("fspr-manual")
@pytest.mark.clause("FSPR:staff-1")
def test_a_dealer_runs_the_game_and_argues_with_nobody() -> None:
    for does in ("argues", "is-rude"):
        wrong = asked("dealer-does", does=does)
        assert (wrong.verdict, wrong.steps) == ("wrong", ("dealer-goes-on", "call-floor"))
    for does in ("runs-the-game", "pushes-the-pot"):
        right = asked("dealer-does", does=does)
        assert (right.verdict, right.steps, right.cites) == ("right", (), ("FSPR:staff-1",))


LISTED = {
    "missing": "FSPR:defdeck-1",
    "extra": "FSPR:defdeck-1",
    "duplicate": "FSPR:defdeck-2",
    "joker": "FSPR:defdeck-3",
    "boxed": "FSPR:defdeck-4",
    "mixed-backs": "FSPR:defdeck-5",
    "marked": "FSPR:defdeck-6",
}


@pytest.mark.under("fspr-manual")
@pytest.mark.clause("FSPR:check-5")
def test_a_dealer_answers_for_the_defects_of_the_list_and_no_others() -> None:
    for fault, clause in LISTED.items():
        listed = asked("dealer-liable", fault=fault)
        assert (listed.facts["liable"], listed.cites[0]) == (True, "FSPR:check-5")
        assert clause in listed.cites
    for fault in ("bent", "dirty", "unlike-back-shade"):
        assert asked("dealer-liable", fault=fault).facts["liable"] is False
    assert asked("dealer-liable", fault="boxed", count=4).facts["liable"] is False
    assert asked("dealer-liable", fault="boxed", count=5).facts["liable"] is True
    assert set(options(asked("dealer-liable", fault="factory-flaw"))) == {"director", "liable", "not-liable"}


@pytest.mark.under("tda-2024")
@pytest.mark.clause("TDA-2024:RP20")
@pytest.mark.parametrize(
    ("seconds", "players", "steps"),
    [
        (61, 9, ("wait",)),
        (60, 1, ("call-dealers",)),
        (60, 2, ("call-dealers", "wash", "square")),
        (5, 0, ("call-dealers",)),
    ],
)
def test_a_minute_before_play_the_dealers_are_called_and_for_two_players_the_deck_is_washed(
    seconds: int, players: int, steps: tuple[str, ...]
) -> None:
    ready = asked("cards-ready", seconds=seconds, players=players)
    assert (ready.steps, ready.cites, ready.silent) == (steps, ("TDA-2024:RP20",), False)


# Another seat


@pytest.mark.under("club-tournament")
@pytest.mark.clause("CLUB-7:7.9.7")
def test_once_an_event_has_begun_the_management_alone_moves_a_player() -> None:
    wish = asked("wishes-seat")
    assert (wish.verdict, wish.cites[0]) == ("floor-decides", "CLUB-7:7.9.7")
    assert options(wish) == {"director": (), "moved": ("move-player",), "stays": ("seat-as-drawn",)}
    before = asked("wishes-seat", started=False)
    assert (before.verdict, before.steps, before.cites[0]) == (
        "refused",
        ("seat-as-drawn",),
        "CLUB-7:7.2.1-a",
    )
    assert asked("wishes-seat", vacant=False).verdict == "refused"


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2015:6.1", "TDA-2017:6.1", "TDA-2022:7.1")
def test_seats_of_an_event_are_drawn_and_not_chosen() -> None:
    wish = asked("wishes-seat", started=False)
    assert (wish.verdict, wish.steps, wish.silent) == ("refused", ("seat-as-drawn",), False)


@pytest.mark.under("fspr-manual")
@pytest.mark.clause("FSPR:seat-3", "FSPR:seat-2")
def test_in_a_cash_game_a_player_moves_to_a_free_seat_of_the_same_kind_and_to_a_table_as_he_is_placed() -> (
    None
):
    def wish(**facts: Any) -> Ruling:
        return ruled("wishes-seat", book(), mode="cash", **facts)

    same = wish(asked=False)
    assert (same.verdict, same.steps) == ("allowed", ("move-player",))
    assert "FSPR:seat-3" in same.cites
    assert wish(same_class=False).verdict == "refused"
    assert wish(vacant=False).verdict == "refused"
    table = wish(another_table=True)
    assert (table.verdict, table.cites[0]) == ("floor-decides", "FSPR:seat-2")
    assert "moved" in options(table)
    alone = wish(another_table=True, asked=False)
    assert (alone.verdict, alone.steps) == ("refused", ("ask-the-floor",))


@pytest.mark.under("club-cash")
@pytest.mark.clause("CLUB-2:2.11.4-3", "CLUB-2:2.11.4-4")
def test_who_gains_on_the_blinds_by_moving_posts_a_big_blind() -> None:
    gains = ruled("wishes-seat", book(), mode="cash", gains=True, same_class=False)
    assert (gains.verdict, gains.steps) == ("allowed", ("move-player", "post-big-blind"))
    free = ruled("wishes-seat", book(), mode="cash", same_class=False)
    assert (free.verdict, free.steps) == ("allowed", ("move-player",))


@pytest.mark.under("club-cash")
def test_a_house_may_have_players_ask_before_they_move() -> None:
    refused = ruled("wishes-seat", book(), {"seat_change_alone": False}, mode="cash", asked=False)
    assert (refused.verdict, refused.steps) == ("refused", ("ask-the-floor",))
