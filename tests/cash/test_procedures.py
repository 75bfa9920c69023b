"""Dealers and decks: procedures held against what was done."""

import pytest

from croupier.cards import DECK_32, DECK_40, DECK_52, Deck, parse, show
from croupier.cash.dealers import MINUTE, Roster
from croupier.cash.decks import (
    CYCLE,
    SHUFFLES,
    Cut,
    Inspection,
    cut_fault,
    defects,
    fault,
    laid_out,
    missing,
    strip_is_sound,
    stub,
)
from croupier.errors import Mistake, Refusal


@pytest.mark.clause("FSPR:shuffle-1")
@pytest.mark.clause("FSPR:square-1")
@pytest.mark.clause("FSPR:strip-3")
def test_a_full_shuffle_is_riffle_strip_riffle_riffle_cut() -> None:
    assert fault("full-shuffle", CYCLE) is None
    one_riffle_short = ["riffle", "square", "strip", "square", "riffle", "square", "cut", "square"]
    found = fault("full-shuffle", one_riffle_short)
    assert found is not None
    assert (found.step, found.clause) == ("riffle", "FSPR:shuffle-1")
    assert fault("full-shuffle", [*CYCLE, "riffle"]) is not None


@pytest.mark.clause("FSPR:push-7")
def test_a_replacement_deck_is_spread_counted_washed_and_shuffled() -> None:
    assert fault("new-deck", ["spread", "count", "chemmy", *CYCLE]) is None
    assert fault("new-deck", ["spread", "chemmy", *CYCLE]) == ("count", "FSPR:push-7")


@pytest.mark.clause("FSPR:push-2")
@pytest.mark.clause("FSPR:push-5")
def test_the_outgoing_dealer_moves_the_button_and_the_incoming_one_counts_the_rack() -> None:
    steps = ["split-deck", "place-cut-card", "finish-change", "clear-hands"]
    assert fault("outgoing-dealer", steps) == ("move-button", "FSPR:push-2")
    assert fault("outgoing-dealer", ["move-button", *steps]) is None
    incoming = ["clear-hands", "greet", "change-deck", "check-deck"]
    assert fault("incoming-dealer", incoming) == ("count-rack", "FSPR:push-5")


@pytest.mark.clause("FSPR:chemmy-4")
@pytest.mark.clause("FSPR:chemmy-5")
@pytest.mark.clause("FSPR:extra-1")
@pytest.mark.clause("FSPR:cut-5")
def test_what_is_shuffled_when() -> None:
    assert "chemmy" in SHUFFLES["dealer-change"]
    assert SHUFFLES["between-hands"] == ("full-shuffle",)
    assert SHUFFLES["stud-community-card"] == ("extra-shuffle",)
    with pytest.raises(Mistake, match="full-shuffle, new-deck"):
        fault("wash", [])


@pytest.mark.clause("FSPR:strip-1")
@pytest.mark.clause("FSPR:strip-2")
@pytest.mark.parametrize(
    ("packets", "deck", "sound"),
    [
        ([13] * 4, DECK_52, True),
        ([10] * 4, DECK_40, True),
        ([6, 6, 6, 6, 6, 6, 6, 5, 5], DECK_52, False),
        ([12, 14, 13, 13], DECK_52, False),
        ([13] * 3, DECK_52, False),
    ],
)
def test_a_strip_is_four_equal_packets(packets: list[int], deck: Deck, sound: bool) -> None:
    assert strip_is_sound(packets, deck) is sound


@pytest.mark.clause("FSPR:cut-2")
@pytest.mark.clause("FSPR:cut-3")
@pytest.mark.clause("FSPR:cut-4")
@pytest.mark.clause("FSPR:deal-3")
@pytest.mark.parametrize(
    ("cut", "clause"),
    [
        (Cut(), None),
        (Cut(hands=2), "FSPR:cut-4"),
        (Cut(packets=3), "FSPR:cut-2"),
        (Cut(away=False), "FSPR:cut-3"),
        (Cut(times=2), "FSPR:deal-3"),
    ],
)
def test_one_hand_two_packets_away_from_the_dealer_once(cut: Cut, clause: str | None) -> None:
    assert cut_fault(cut) == clause


@pytest.mark.clause("FSPR:spread-1")
@pytest.mark.clause("FSPR:spread-2")
@pytest.mark.clause("FSPR:spread-3")
def test_a_deck_is_spread_by_suits_the_ace_first() -> None:
    assert show(laid_out(DECK_52)[:3]) == "Ah2h3h"
    assert show(laid_out(DECK_52)[13:14]) == "Ac"
    assert show(laid_out(DECK_40)[:3]) == "Ah5h6h"
    assert show(laid_out(DECK_32)[8:9]) == "Ac"
    assert show(laid_out(DECK_52)[-1:]) == "Ks"


@pytest.mark.parametrize(
    ("found", "clauses"),
    [
        pytest.param(Inspection(DECK_52.cards), (), id="sound"),
        pytest.param(
            Inspection(DECK_52.cards[1:]), ("FSPR:defdeck-1",), marks=pytest.mark.clause("FSPR:defdeck-1")
        ),
        pytest.param(
            Inspection((*DECK_52.cards[:51], *parse("Ks"))),
            ("FSPR:defdeck-2",),
            marks=[pytest.mark.clause("FSPR:defdeck-2"), pytest.mark.clause("FSPR:defdeck-c-1")],
        ),
        pytest.param(
            Inspection(DECK_52.cards, jokers=1),
            ("FSPR:defdeck-3",),
            marks=pytest.mark.clause("FSPR:defdeck-3"),
        ),
        pytest.param(Inspection(DECK_52.cards, face_up=4), (), id="four-boxed"),
        pytest.param(
            Inspection(DECK_52.cards, face_up=5),
            ("FSPR:defdeck-4",),
            marks=pytest.mark.clause("FSPR:defdeck-4"),
        ),
        pytest.param(
            Inspection(DECK_52.cards, backs=2),
            ("FSPR:defdeck-5",),
            marks=pytest.mark.clause("FSPR:defdeck-5"),
        ),
        pytest.param(
            Inspection(DECK_52.cards, marked=1),
            ("FSPR:defdeck-6",),
            marks=pytest.mark.clause("FSPR:defdeck-6"),
        ),
        pytest.param(
            Inspection(DECK_52.cards, objection=True),
            ("FSPR:defdeck-7",),
            marks=pytest.mark.clause("FSPR:defdeck-7"),
        ),
    ],
)
def test_what_makes_a_deck_defective(found: Inspection, clauses: tuple[str, ...]) -> None:
    assert defects(DECK_52, found) == clauses


@pytest.mark.clause("FSPR:stub-count-1")
def test_the_stub_at_the_river_of_a_six_handed_game_holds_32_cards() -> None:
    assert stub(DECK_52, hole=12, board=5, burns=3) == 32
    with pytest.raises(Mistake):
        stub(DECK_52, hole=50, board=5, burns=3)


@pytest.mark.clause("FSPR:info-1")
@pytest.mark.clause("FSPR:info-2")
@pytest.mark.clause("FSPR:push-4")
def test_what_a_hand_over_must_tell() -> None:
    told = ["game", "buy-in", "players", "structure", "commission", "absence-buttons"]
    assert missing("cash", told) == ("lammers",)
    assert missing("tournament", ["players", "level", "empty-before-add-on"]) == ()


@pytest.mark.clause("FSPR:push-3")
def test_nobody_is_relieved_in_the_middle_of_a_hand() -> None:
    roster = Roster(down=30)
    for dealer in ("d1", "d2"):
        roster.clock_in(dealer, 0)
    roster.push(("oak",), 0)
    assert roster.push(("oak",), 30 * MINUTE, in_hand=("oak",)) == []
    assert roster.push(("oak",), 32 * MINUTE) == [("oak", "d2", "d1")]
    with pytest.raises(Refusal, match="push the table first"):
        roster.clock_out("d2", 33 * MINUTE)


def test_breaks_go_round_fairly() -> None:
    roster = Roster(down=30)
    tables = tuple(f"t{number}" for number in range(4))
    for number in range(5):
        roster.clock_in(f"d{number}", 0)
    for half_hour in range(20):
        roster.push(tables, half_hour * 30 * MINUTE)
    breaks = [on.breaks for on in roster.on_shift.values()]
    assert max(breaks) - min(breaks) <= 1
    assert all(any(on.now.table == table for on in roster.on_shift.values()) for table in tables)
