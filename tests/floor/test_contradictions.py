"""Where the books contradict each other, the two sides give the two answers: cards, showdown and people."""

from __future__ import annotations

import pytest

from croupier.floor.points import is_own
from croupier.rulebook import Layer, fields, profile
from tests.floor.desk import ruled, said
from tests.floor.hands import shown, tie

M, C, CASH, CLUB = "fspr-manual", "fspr-competition", "club-cash", "club-tournament"
T15, T17, T22, T24 = "tda-2015", "tda-2017", "tda-2022", "tda-2024"

SIDES = [
    # Misdeals and what is too late for one
    (
        "K01",
        "wrong-order",
        {"fault": "wrong-first-seat", "after": ("fold",)},
        {T22: "misdeal", CASH: "misdeal", C: "no-misdeal"},
    ),
    (
        "K01",
        "wrong-order",
        {"fault": "wrong-first-seat", "after": ("fold", "fold")},
        {T22: "misdeal", CASH: "no-misdeal"},
    ),
    (
        "K02",
        "wrong-count",
        {"held": 3, "correctable": True},
        {T22: "misdeal", M: "take-back-card", CASH: "card-becomes-burn", C: "misdeal"},
    ),
    ("K03", "exposed-card", {"places": (1,)}, {T22: "misdeal", CASH: "misdeal", M: "exchange-with-burn"}),
    (
        "K04",
        "exposed-card",
        {"game": "stud", "open": 1},
        {T22: "card-plays-as-upcard", T17: "misdeal", M: "card-plays-as-upcard"},
    ),
    (
        "K04",
        "exposed-card",
        {"game": "stud", "open": 2},
        {CLUB: "misdeal", C: "exchange-second-with-burn", M: "third-card-down"},
    ),
    ("K05", "boxed-cards", {"count": 2}, {T22: "misdeal", M: "replace-with-next"}),
    ("K05", "boxed-cards", {"count": 5, "during": "betting"}, {T22: "no-misdeal", M: "void"}),
    ("K06", "fouled-deck", {"fault": "missing", "found": "showdown"}, {M: "void", CASH: "pot-stands"}),
    ("K06", "marked-card", {"where": "hole", "after": ("raise",)}, {M: "void", C: "play-on"}),
    ("K07", "defect-seen", {}, {M: "tell-between-hands", C: "tell-at-once", CASH: "tell-at-once"}),
    ("K09", "burn-error", {"street": "turn", "after": ("check",)}, {M: "restore-order", C: "stands"}),
    ("K10", "burn-error", {"street": "flop"}, {T22: "scramble-three", M: "reshuffle-stub"}),
    (
        "K11",
        "extra-board-cards",
        {"street": "flop", "turned": 4},
        {T22: "floor-draws-burn", CLUB: "boss-picks-burn", M: "wrong-card-next-burn"},
    ),
    (
        "K11",
        "extra-board-cards",
        {"street": "flop", "turned": 4, "known": False},
        {T22: "floor-draws-burn", M: "reshuffle-stub"},
    ),
    ("K12", "premature-card", {"street": "flop"}, {T22: "burn-stays", M: "new-burn"}),
    (
        "K13",
        "premature-card",
        {"street": "turn"},
        {T22: "return-to-stub", T17: "river-card-is-turn", M: "river-card-is-turn"},
    ),
    ("K14", "premature-card", {"street": "river"}, {T22: "return-to-stub", CASH: "card-out-of-play"}),
    (
        "K14",
        "premature-card",
        {"street": "fifth"},
        {T22: "return-to-stub", T17: "deal-next-street", M: "no-more-raises"},
    ),
    ("K15", "card-off-table", {}, {M: "card-becomes-burn", CASH: "card-plays"}),
    (
        "K16",
        "wrong-order",
        {"fault": "seat-skipped", "correctable": True},
        {T22: "misdeal", M: "restore-order"},
    ),
    (
        "K17",
        "wrong-order",
        {"fault": "wrong-order", "correctable": True},
        {T22: "misdeal", M: "restore-order"},
    ),
    ("K18", "card-seen-before-deal", {"during": "riffle"}, {M: "misdeal", C: "go-on-shuffling"}),
    (
        "K23",
        "short-stub",
        {"stub": 4, "burns": 3, "players": 7},
        {T22: "deal-community-card", C: "shuffle-burns", M: "deal-community-card"},
    ),
    (
        "K26",
        "dispute",
        {"about": "count", "next_hand": True, "after": ("fold",)},
        {T22: "heard", T15: "rejected"},
    ),
    ("K26", "dispute", {"about": "reading", "next_hand": True}, {T22: "rejected", CLUB: "rejected"}),
    # Dead and live hands
    ("K45", "cards-touched", {"identifiable": True}, {T22: "hand-live", M: "hand-dead"}),
    ("K45", "cards-touched", {"identifiable": True, "face_up": True}, {M: "hand-live", C: "hand-dead"}),
    (
        "K46",
        "wants-hand-back",
        {"identifiable": True, "why": "misinformed"},
        {C: "floor-decides", M: "floor-decides"},
    ),
    (
        "K46",
        "wants-hand-back",
        {"identifiable": True, "why": "mistake"},
        {C: "hand-dead", M: "floor-decides"},
    ),
    (
        "K47",
        "cards-touched",
        {"touched": "other-hand", "identifiable": True},
        {T22: "hand-live", M: "hand-dead"},
    ),
    ("K48", "exposes-hand", {}, {T22: "hand-live", CLUB: "hand-live", CASH: "hand-dead", C: "hand-dead"}),
    ("K50", "cards-forward", {"past_line": True}, {T22: "hand-live", C: "hand-dead"}),
    ("K50", "cards-forward", {"next_acted": True}, {T22: "hand-live", CASH: "hand-dead"}),
    # Showdown
    ("K51", "asks-to-see", {"paid": True}, {T22: "allowed", M: "floor-decides", CASH: "refused"}),
    ("K51", "asks-to-see", {"last_round": True}, {T22: "floor-decides", M: "allowed"}),
    ("K52", "shows-to-one", {"contends": False}, {M: "show-to-all", CASH: "show-to-all-after"}),
    ("K53", "must-winner-show", {}, {T22: "allowed", CASH: "allowed", CLUB: "refused", M: "refused"}),
    ("K54", "gives-up-hand", {"all_in": True}, {T22: "refused", CLUB: "refused", M: "allowed"}),
    ("K58", "misdeclares", {"deliberate": True}, {CASH: "pot-forfeit", CLUB: "warning"}),
    (
        "K59",
        "hand-taken",
        {"uncalled": 400},
        {T22: "returned", CLUB: "returned", M: "hand-dead", CASH: "hand-dead"},
    ),
    # People
    ("K60", "absent", {"back": "before-last-card"}, {T22: "hand-live", M: "kill-at-once"}),
    ("K62", "clock-ran", {"seconds": 40}, {T22: "hand-dead", T15: "wait", CLUB: "wait"}),
    ("K63", "clock-called", {"by": "director"}, {T22: "allowed", C: "allowed", M: "refused"}),
    ("K63", "clock-called", {"reasonable": False}, {M: "allowed", CLUB: "refused", C: "refused"}),
    (
        "K64",
        "clock-ran",
        {"seconds": 90, "facing": False},
        {T22: "check", T15: "hand-dead", CLUB: "hand-dead"},
    ),
    ("K77", "seventh-exposed", {"nth": 1}, {T22: "replace-with-next", M: "deal-all-up"}),
    ("K78", "seventh-exposed", {"nth": 2, "after": ("bet",)}, {M: "player-chooses", C: "treated-as-all-in"}),
    ("K80", "free-fold", {}, {T22: "no-more-cards", M: "deal-to-seat-until-bet"}),
    ("K81", "offence", {"act": "collusion"}, {T22: "disqualification", C: "missed-rounds"}),
    (
        "K84",
        "offence",
        {"act": "insults", "sanction": "disqualification", "imposed_by": "judge"},
        {T22: "allowed", C: "refused"},
    ),
    ("K85", "protest", {}, {T22: "rejected", C: "heard"}),
    ("K86", "talks", {}, {T22: "allowed", C: "violation", CLUB: "allowed"}),
    ("K86", "talks", {"excessive": True}, {CLUB: "violation"}),
    ("K88", "device", {"use": "phone"}, {T22: "allowed", T24: "violation", CLUB: "violation"}),
    ("K93", "offence", {"act": "exposes-cards"}, {C: "warning", CLUB: "time-out"}),
]

HOUSE_SIDES = [
    (
        "K19",
        "wrong-count",
        {"held": 3, "alone": True},
        "last_player_wrong_count",
        {"refund": "void", "dead": "hand-dead"},
    ),
    (
        "K20",
        "wrong-order",
        {"fault": "two-in-a-row", "position": "big-blind"},
        "two_in_a_row",
        {"big-blind": "no-misdeal", "button": "misdeal"},
    ),
    ("K21", "wash-due", {"event": "dealer-change"}, "wash", {"on-trigger": "allowed", "never": "refused"}),
    (
        "K22",
        "dropped-stub",
        {"mixed": True},
        "reshuffle",
        {"stub-unless-mixed": "shuffle-all-together", "stub-or-permitted": "muck-stays-out"},
    ),
    (
        "K49",
        "exposes-hand",
        {"accident": True},
        "accidental_exposure",
        {"live": "hand-live", "dead": "hand-dead"},
    ),
    (
        "K57",
        "tables-hand",
        {"opened_by": "dealer"},
        "showdown_opener",
        {"owner": "wrong", "dealer": "stands"},
    ),
    ("K82", "nuts-checked", {}, "nuts_on_river", {"director": "floor-decides", "illegal": "violation"}),
    (
        "K94",
        "wrong-count",
        {"held": 3, "after": ("call", "call")},
        "wrong_count_kills",
        {"any": "hand-dead", "too-few": "no-misdeal"},
    ),
]


@pytest.mark.parametrize(("number", "what", "facts", "answers"), SIDES)
def test_each_book_gives_its_own_answer(number, what, facts, answers):
    found = {under: answer in said(ruled(what, under, **facts)) for under, answer in answers.items()}
    assert found == dict.fromkeys(answers, True), {
        under: sorted(said(ruled(what, under, **facts))) for under, right in found.items() if not right
    }


@pytest.mark.parametrize(("number", "what", "facts", "answers"), SIDES)
def test_two_sides_never_rule_the_same(number, what, facts, answers):
    rulings = {under: said(ruled(what, under, **facts)) for under in answers}
    alike = [
        (one, other)
        for one, first in answers.items()
        for other, second in answers.items()
        if first != second and rulings[one] == rulings[other]
    ]
    assert alike == []


@pytest.mark.parametrize(("number", "what", "facts", "field", "answers"), HOUSE_SIDES)
def test_the_house_may_take_either_side(number, what, facts, field, answers):
    assert number in fields()[field].contradictions
    for value, answer in answers.items():
        ruling = ruled(what, "fspr-manual", {field: value}, **facts)
        assert answer in said(ruling), value
        assert not (set(answers.values()) - {answer}) & said(ruling), value


@pytest.mark.parametrize(
    ("under", "awarded"), [(T22, {1: 50, 2: 25}), (M, {1: 50, 2: 25}), (C, {2: 50, 1: 25})]
)
def test_k24_the_odd_chip_in_stud_goes_by_the_suit_or_by_the_button(under, awarded):
    pot = tie(75, 1, 2)
    ruling = ruled("splits-pot", under, pots=(pot,), chip=25, stud=True, by_suit=(1, 2), from_button=(2, 1))
    assert dict(ruling.awarded) == awarded


@pytest.mark.parametrize(("under", "awarded"), [(T22, {1: 52, 2: 50}), (M, {1: 51, 2: 51})])
def test_k25_one_player_takes_both_odd_chips_or_they_take_turns(under, awarded):
    pots = (tie(51, 1, 2), tie(51, 1, 2))
    assert dict(ruled("splits-pot", under, pots=pots, from_button=(1, 2)).awarded) == awarded


@pytest.mark.parametrize(("under", "order"), [(T22, (1, 2, 3)), (CASH, (2, 3, 1))])
def test_k55_who_stands_for_the_main_pot_alone_shows_in_his_place_or_last(under, order):
    ruling = ruled("show-order", under, live=(1, 2, 3), button=3, main_only=(1,))
    assert ruling.order == order


@pytest.mark.parametrize(("under", "first"), [(T22, 2), (CLUB, 2), (CASH, 1)])
def test_k56_after_checks_the_best_board_shows_first_or_the_left_of_the_button(under, first):

    boards = (shown(1, "KcQd"), shown(2, "9s9d"))
    ruling = ruled("show-order", under, live=(1, 2), button=2, boards=boards)
    assert ruling.order[0] == first


@pytest.mark.parametrize(("under", "verdict"), [("fspr-manual", "refused"), (CASH, "hand-dead")])
def test_k61_the_absent_in_cash_are_not_dealt_in_or_lose_the_hand_in_turn(under, verdict):
    assert ruled("absent", under, mode="cash").verdict == verdict


def test_k83_hidden_chips_are_forfeited_or_laid_out():
    assert "forfeit" in said(ruled("offence", CLUB, act="hides-chips"))
    custom = ruled("offence", CLUB, act="big-chips-behind", custom=True)
    assert said(custom) >= {"laid-out"}
    assert [each.sanction for each in custom.then["again"].penalties[0]] == ["time-out"]


@pytest.mark.clause("CLUB-7:7.1.2")
@pytest.mark.clause("CLUB-2:2.8.13-b")
@pytest.mark.clause("CLUB-2:2.10.6")
@pytest.mark.parametrize("clause", ["CLUB-2:2.8.13-b", "CLUB-2:2.10.6"])
def test_k92_the_clauses_for_cash_games_fill_no_gap_of_the_tournament_section(clause: str) -> None:
    tournament = profile("club-tournament")
    assert not is_own(clause, tournament)
    assert is_own("CLUB-2:2.10.7", tournament)
    assert is_own(clause, profile("club-cash"))
    everything = tournament.laid_over(Layer("house", "Riverside", (("fallback", "all"),)))
    assert is_own(clause, everything)
