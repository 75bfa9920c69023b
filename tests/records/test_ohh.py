"""Open Hand History: every hand is an object of the specification, and its chips add up."""

import json
from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.errors import Mistake
from croupier.play import Hand, Positions, Setup, Stakes, catalogue
from croupier.records import Played, RecordError, ohh, pieces, pokerstars, record_of, write_ohh
from croupier.records.sites import ohh as ohh_site
from croupier.records.sites import reading as sites
from tests.records.test_pokerstars_reading import CAP, CASH, RUN_TWICE, SIDE_POT, STUD
from tests.records.test_pokerstars_writing import hands, seen

CardName = Annotated[str, msgspec.Meta(pattern="^[2-9TJQKA][cdhs]$")]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """An object of the specification: no field that it does not name."""


class ActionObject(Strict):
    action_number: int
    player_id: int
    action: Literal[
        "Dealt Cards", "Mucks Cards", "Shows Cards", "Post Ante", "Post SB", "Post BB", "Straddle", "Post Dead",
        "Post Extra Blind", "Fold", "Check", "Bet", "Raise", "Call", "Added Chips", "Sits Down", "Stands Up",
        "Add to Pot", "Player Adjustment",
    ]  # fmt: skip
    amount: float = 0
    is_allin: bool = False
    cards: list[CardName] = []


class RoundObject(Strict):
    id: int
    street: Literal["Preflop", "Flop", "Turn", "River", "Showdown"]
    cards: list[CardName]
    actions: list[ActionObject]


class WinObject(Strict):
    player_id: int
    win_amount: float


class PotObject(Strict):
    number: int
    amount: float
    rake: float
    player_wins: list[WinObject]


class PlayerObject(Strict):
    id: int
    seat: int
    name: str
    starting_stack: float


class LimitObject(Strict):
    bet_type: Literal["NL", "PL", "FL"]
    bet_cap: float


class TournamentObject(Strict):
    tournament_number: str
    name: str


class HandObject(Strict):
    spec_version: Literal["1.4.7"]
    site_name: str
    network_name: str
    internal_version: str
    tournament: bool
    game_number: str
    start_date_utc: str
    table_name: str
    game_type: Literal["Holdem", "Omaha", "OmahaHiLo", "Stud", "StudHiLo", "Draw"]
    bet_limit: LimitObject
    table_size: int
    currency: str
    dealer_seat: int
    small_blind_amount: float
    big_blind_amount: float
    ante_amount: float
    flags: list[Literal["Run_It_Twice", "Anonymous", "Observed", "Fast", "Cap"]]
    players: list[PlayerObject]
    rounds: list[RoundObject]
    pots: list[PotObject]
    hero_player_id: int | None = None
    tournament_info: TournamentObject | None = None


class FileObject(Strict):
    ohh: HandObject


def checked(played):
    (text,) = [part for part in write_ohh([played]).split("\n\n") if part]
    return msgspec.json.decode(text, type=FileObject).ohh


STREETS = ("Preflop", "Flop", "Turn", "River", "Showdown")

UNTOLD = {"razz", "nl-short-deck", "nl-double-board-holdem", "pl-courchevel", "pl-courchevel-8"}
"""Games that PokerStars tells and the specification has no name for."""


@given(hand=hands(), viewer=st.sampled_from(["all", 1, 2, None]))
def test_every_hand_is_an_object_of_the_specification_and_its_chips_add_up(hand, viewer):
    if hand is None or hand.setup.variant.id in UNTOLD:
        return
    played = seen(hand, viewer)
    told = checked(played)
    assert told.rounds[0].street == "Preflop"
    assert [each.id for each in told.rounds] == list(range(len(told.rounds)))
    for each in told.rounds:
        assert [action.action_number for action in each.actions] == list(range(len(each.actions)))
    assert "Bet" not in [action.action for action in told.rounds[0].actions]
    put = sum(round(action.amount * 100) for each in told.rounds for action in each.actions)
    returned = sum(entry.amount for entry in hand.log if entry.kind == "return")
    assert put - returned == sum(round(pot.amount * 100) for pot in told.pots)
    won = sum(round(win.win_amount * 100) for pot in told.pots for win in pot.player_wins)
    assert won == sum(round((pot.amount - pot.rake) * 100) for pot in told.pots)
    assert sum(round(pot.rake * 100) for pot in told.pots) == hand.result.rake


def test_a_cash_hand_in_full():
    told = checked(pokerstars.read(CASH)[0])
    assert (told.game_type, told.bet_limit.bet_type, told.currency) == ("Holdem", "NL", "USD")
    assert (told.small_blind_amount, told.big_blind_amount, told.dealer_seat) == (0.5, 1, 3)
    assert (told.game_number, told.table_name, told.table_size) == ("2026000001", "Oak III", 6)
    assert told.start_date_utc == "2026-05-01T20:15:30Z"
    assert [(player.seat, player.name, player.starting_stack) for player in told.players] == [
        (1, "Ann", 100),
        (3, "Boris", 85.5),
        (4, "Vera", 40),
    ]
    assert [each.street for each in told.rounds] == ["Preflop", "Flop", "Turn", "River", "Showdown"]
    assert [each.cards for each in told.rounds] == [[], ["Ad", "7c", "2s"], ["Jh"], ["3d"], []]
    preflop = [(action.player_id, action.action, action.amount) for action in told.rounds[0].actions]
    assert preflop == [
        (4, "Post SB", 0.5),
        (1, "Post BB", 1),
        (1, "Dealt Cards", 0),
        (3, "Dealt Cards", 0),
        (3, "Raise", 3),
        (4, "Fold", 0),
        (1, "Call", 2),
    ]
    showdown = [(action.player_id, action.action, action.cards) for action in told.rounds[4].actions]
    assert showdown == [(1, "Shows Cards", ["Ah", "Kd"]), (3, "Mucks Cards", ["As", "Qs"])]
    (pot,) = told.pots
    assert (pot.amount, pot.rake, pot.player_wins[0].win_amount) == (34.5, 1.5, 33)


@pytest.mark.parametrize(("main", "side", "rakes"), [(57, 20, [3, 0]), (60, 17, [0, 3])])
def test_the_rake_stands_with_the_pot_it_was_taken_from(main, side, rakes):
    told = checked(pokerstars.read(SIDE_POT.format(main=main, side=side))[0])
    assert [pot.amount for pot in told.pots] == [60, 20]
    assert [pot.rake for pot in told.pots] == rakes


def test_a_hand_run_twice_has_every_street_twice_and_the_flag():
    told = checked(pokerstars.read(RUN_TWICE)[0])
    assert told.flags == ["Run_It_Twice", "Observed"]
    assert [each.street for each in told.rounds] == [
        "Preflop", "Flop", "Turn", "River", "Flop", "Turn", "River", "Showdown",
    ]  # fmt: skip
    assert told.rounds[4].cards == ["Ac", "6d", "7h"]


def test_the_streets_of_stud_go_under_the_nearest_names():
    told = checked(pokerstars.read(STUD)[0])
    assert (told.game_type, told.bet_limit.bet_type) == ("StudHiLo", "FL")
    assert [each.street for each in told.rounds] == ["Preflop", "Flop", "Turn"]
    assert [action.action for action in told.rounds[0].actions][-4:] == [
        "Post Extra Blind",
        "Raise",
        "Fold",
        "Call",
    ]


def test_a_game_it_does_not_know_and_a_hand_that_is_not_over_are_refused():
    for game, wrong in (("razz", "Open Hand History has no razz"), ("nl-holdem", "a hand that is not over")):
        stakes = Stakes(0, 0, 1, bring_in=1, small_bet=2) if game == "razz" else Stakes(1, 2)
        hand = Hand(Setup.deal_in(catalogue[game], stakes, {1: 50, 2: 50}, Positions(1, 1, 2)), range(52))
        with pytest.raises(Mistake, match=wrong):
            ohh(Played(record_of(hand, players={}, viewer="all"), hand, None, {}))


def test_a_file_holds_one_object_after_another_with_an_empty_line_behind_each():
    text = write_ohh(pokerstars.read(CASH + "\n" + RUN_TWICE))
    first, second, rest = text.split("\n\n")
    assert (json.loads(first)["ohh"]["game_number"], json.loads(second)["ohh"]["game_number"], rest) == (
        "2026000001",
        "5",
        "",
    )


def again(text: str) -> list[Played]:
    """The hands of a text of any format that is read."""
    return [piece.play() for piece in pieces(text)]


@pytest.mark.parametrize("text", [CASH, SIDE_POT.format(main=60, side=17), STUD, RUN_TWICE, CAP])
def test_what_is_written_is_read_again(text):
    (first,) = pokerstars.read(text)
    (second,) = again(write_ohh([first]))
    assert second.exact, str(second.deviation)
    assert dict(second.hand.result.stacks) == dict(first.hand.result.stacks)
    assert second.hand.result.pots == first.hand.result.pots
    assert [second.record.name_of(seat) for seat in second.record.chairs] == [
        first.record.name_of(seat) for seat in first.record.chairs
    ]


@given(hand=hands(), viewer=st.sampled_from(["all", 1, None]))
def test_a_hand_that_is_read_as_exact_ends_with_the_same_stacks(hand, viewer):
    if hand is None:
        return
    first = seen(hand, viewer)
    try:
        (second,) = sites.read(ohh_site.SITE, write_ohh([first]), hand.setup.policy)
    except Mistake as mistake:
        # Draws do not tell what was thrown away.
        refused = mistake.code
    else:
        refused = ""
    assert refused in {"", "records-ohh-has-no-game", "records-ohh-no-such-game"}
    if refused:
        return
    if second.exact:
        assert dict(second.hand.result.stacks) == dict(hand.result.stacks)
        assert second.hand.boards == hand.boards


EXAMPLE: dict[str, Any] = {
    "spec_version": "1.2.2",
    "site_name": "Oak",
    "network_name": "Oak Network",
    "internal_version": "1.0",
    "game_number": "77",
    "start_date_utc": "2026-05-01T20:15:30",
    "table_name": "Elm",
    "game_type": "Holdem",
    "bet_limit": {"bet_cap": 0.00, "bet_type": "NL"},
    "table_size": "6",
    "currency": "EUR",
    "ante_amount": None,
    "small_blind_amount": 0.01,
    "big_blind_amount": 0.02,
    "hero_player_id": 2,
    "dealer_seat": 8,
    "flags": None,
    "players": [
        {"id": 0, "seat": 1, "name": "Ann", "starting_stack": 0.80, "player_bounty": 0},
        {"id": 1, "seat": 3, "name": "Boris", "starting_stack": 2.38, "is_sitting_out": True},
        {"id": 2, "seat": 8, "name": "Vera", "starting_stack": 2.00, "display": "V"},
    ],
    "rounds": [
        {
            "id": 0,
            "street": "Preflop",
            "cards": "",
            "actions": [
                {"action_number": 1, "action": "Add to Pot", "amount": 0.00},
                {"action_number": 2, "player_id": 2, "action": "Post SB", "amount": 0.01, "is_allin": False},
                {"action_number": 3, "player_id": 0, "action": "Post BB", "amount": 0.02, "is_allin": False},
                {"action_number": 4, "player_id": 2, "action": "Dealt Cards", "cards": ["As", "Tc"]},
                {"action_number": 5, "player_id": 2, "action": "Raise", "amount": 0.05},
                {"action_number": 6, "player_id": 0, "action": "Call", "amount": 0.04, "cards": None},
            ],
        },
        {
            "id": 1,
            "street": "Flop",
            "cards": ["5c", "7d", "Js"],
            "actions": [
                {"action_number": 1, "player_id": 0, "action": "Check", "amount": 0.00},
                {"action_number": 2, "player_id": 2, "action": "Bet", "amount": 0.06},
                {"action_number": 3, "player_id": 0, "action": "Raise", "amount": 0.18},
                {"action_number": 4, "player_id": 2, "action": "Fold"},
                {"action_number": 5, "player_id": 0, "action": "Player Adjustment", "amount": -0.01},
            ],
        },
    ],
    "pots": [
        {
            "number": 0,
            "amount": 0.24,
            "rake": 0.01,
            "jackpot": 0.01,
            "player_wins": [{"player_id": 0, "win_amount": 0.22, "contributed_rake": 0.01}],
        }
    ],
}
"""A hand in the shape of the examples that are published with the specification: what is optional is left out, null or
empty, players are numbered from 0, amounts have decimals, what nobody called is in no pot."""


@pytest.mark.parametrize("before", ["", '"id": "x1", '])
def test_what_the_specification_lets_others_write_is_read(before):
    (played,) = again("{" + before + '"ohh": ' + json.dumps(EXAMPLE) + "}")
    assert played.exact, str(played.deviation)
    assert dict(played.hand.result.stacks) == {1: 90, 8: 188}
    assert played.hand.result.rake == 2
    assert (played.record.event, played.record.hand, played.record.seat_count) == (None, 77, 6)


def test_an_event_is_one_though_only_its_particulars_say_so():
    event = {"tournament_info": {"tournament_number": "9", "name": "", "flags": ""}, "currency": ""}
    chips = {
        "small_blind_amount": 10.00,
        "big_blind_amount": 20.00,
        "players": [{**each, "starting_stack": each["starting_stack"] * 1000} for each in EXAMPLE["players"]],
        "rounds": [
            {**each, "actions": [{**act, "amount": 1000 * act.get("amount", 0)} for act in each["actions"]]}
            for each in EXAMPLE["rounds"]
        ],
        "pots": [{"number": 0, "amount": 240.00, "player_wins": [{"player_id": 0, "win_amount": 240.00}]}],
    }
    (played,) = again('{"ohh": ' + json.dumps({**EXAMPLE, **event, **chips}) + "}")
    assert played.exact, str(played.deviation)
    assert played.record.event == "Tournament #9"
    assert played.record.unit == 1
    assert dict(played.hand.result.stacks) == {1: 920, 8: 1880}


def test_streets_that_come_again_lie_on_the_next_board_in_whatever_order_they_are_told():
    (first,) = pokerstars.read(RUN_TWICE)
    told = json.loads(write_ohh([first]))
    streets = {name: [each for each in told["ohh"]["rounds"] if each["street"] == name] for name in STREETS}
    told["ohh"]["rounds"] = [each for name in STREETS for each in streets[name]]
    (second,) = again(json.dumps(told))
    assert second.exact, str(second.deviation)
    assert second.hand.boards == first.hand.boards


def test_a_cap_game_has_its_flag_and_who_only_looked_on_has_none_of_the_cards():
    told = checked(pokerstars.read(CAP)[0])
    assert (told.bet_limit.bet_cap, told.flags) == (20, ["Run_It_Twice", "Observed", "Cap"])
    assert checked(pokerstars.read(CASH)[0]).flags == []


def test_several_objects_and_one_that_is_damaged():
    (first,) = pokerstars.read(CASH)
    text = write_ohh([first, first])
    damaged = text.replace('"game_type": "Holdem"', '"game_type": "Holdem', 1)
    found = pieces(damaged)
    assert len(found) == 2
    with pytest.raises(RecordError, match="Open Hand History"):
        found[0].play()
    assert found[1].play().exact
    assert found[1].line > found[0].line


@given(
    st.integers(0, 10**9),
    st.integers(0, 10**9),
    st.sampled_from(['"', "{", "0", "-1", "null", "9" * 30, "]"]),
)
def test_a_damaged_object_is_refused_or_told_and_never_breaks(at, size, put):
    (first,) = pokerstars.read(SIDE_POT.format(main=57, side=20))
    text = write_ohh([first])
    start = 12 + at % (len(text) - 12)
    spoiled = text[:start] + put + text[start + size % 40 :]
    try:
        found = pieces(spoiled)
    except RecordError:
        return
    for piece in found:
        try:
            played = piece.play()
        except RecordError:
            continue
        if played.exact:
            hand, setup = played.hand, played.hand.setup
            paid = {seat: hand.result.stacks[seat] for seat in hand.seats}
            assert sum(paid.values()) + hand.result.rake == sum(setup.stacks.values()) + setup.splash
