"""What is shown of a hand that is over: one's own cards, and those that would have come."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.errors import Refusal
from croupier.room.actors.opening import Times
from croupier.room.house.opening import OpenTable, wished
from croupier.room.table import asks as commands
from croupier.room.table import rows
from croupier.room.table.arranging import arranged
from croupier.room.table.asks import SetTerms
from croupier.room.table.snapshot import from_snapshot, snapshot
from croupier.room.table.stream import TABLE
from tests.room.says import says
from tests.room.table.felt import Felt, message

HUNTED = (("rabbit_hunt", True),)
EVERYBODY = ("ann", "boris", "vera", None)


def folded_out(felt: Felt) -> None:
    """Ann and Boris fold, Vera takes it unseen."""
    felt.sit_all(3)
    felt.deal()
    felt.fold_round()


def cards_of(view: dict[str, Any], seat: int) -> Any:
    return next(each["cards"] for each in view["seats"] if each["seat"] == seat)


def shows(felt: Felt, person: str, *cards: str) -> None:
    felt.tell(says(person, commands.ShowCards(felt.state.number, cards)))


def refused(felt: Felt, person: str, ask: Any) -> Refusal:
    before = felt.state.version
    with pytest.raises(Refusal) as caught:
        felt.tell(says(person, ask))
    assert felt.state.version == before
    return caught.value


def test_the_winner_shows_one_card_without_a_showdown_and_everybody_sees_that_one(felt: Felt) -> None:
    folded_out(felt)
    winner = next(seat["seat"] for seat in felt.view(None)["seats"] if seat["won"])
    person = felt.state.players[winner].person
    own = cards_of(felt.view(person), winner)
    assert felt.view(person)["you"]["hidden"] == own
    before = felt.state.version
    shows(felt, person, own[1])
    for viewer in {*EVERYBODY} - {person}:
        assert cards_of(felt.view(viewer), winner) == ["??", own[1]]
        told = felt.message(viewer, since=before)["events"]
        assert told == [{"kind": "show", "seat": winner, "cards": [own[1]], "hand": None}]
    assert felt.view(person)["you"]["hidden"] == [own[0]]
    shows(felt, person, own[0])
    assert [cards_of(felt.view(viewer), winner) for viewer in EVERYBODY] == [own] * 4
    assert (
        refused(felt, person, commands.ShowCards(felt.state.number, (own[0],))).code == "room-nothing-to-show"
    )


def test_there_is_time_to_see_what_was_shown(felt: Felt) -> None:
    folded_out(felt)
    assert felt.state.deal_at == felt.now + 2_000
    felt.wait(1_500)
    shows(felt, "ann", cards_of(felt.view("ann"), 1)[0])
    assert felt.state.deal_at == felt.now + 2_000


def test_who_has_folded_shows_both_once_the_hand_is_over_and_not_before(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    felt.act("fold")
    own = cards_of(felt.view("ann"), 1)
    assert felt.view("ann")["you"]["hidden"] == []
    assert (
        refused(felt, "ann", commands.ShowCards(felt.state.number, tuple(own))).code == "room-nothing-to-show"
    )
    felt.fold_round()
    shows(felt, "ann", *own)
    assert cards_of(felt.view("boris"), 1) == own
    assert felt.view("boris")["seats"][0]["folded"]
    felt.deal()
    assert cards_of(felt.view("boris"), 1) == ["??", "??"]


def test_nobody_shows_what_he_does_not_hold_nor_a_hand_that_is_not_his(felt: Felt) -> None:
    folded_out(felt)
    own, other = cards_of(felt.view("ann"), 1), cards_of(felt.view("boris"), 2)
    refusal = refused(felt, "ann", commands.ShowCards(felt.state.number, tuple(other)))
    assert refusal.code == "room-cards-not-yours"
    assert not set(other) & set(json.dumps(refusal.params))
    assert refused(felt, "ann", commands.ShowCards(felt.state.number, (own[0], own[0]))).code == refusal.code
    felt.tell(says("ann", commands.Leave()))
    felt.sit("gleb", 1)
    assert (
        refused(felt, "gleb", commands.ShowCards(felt.state.number, tuple(own))).code
        == "room-nothing-to-show"
    )
    felt.deal()
    assert refused(felt, "boris", commands.ShowCards(felt.state.number - 1, tuple(other))).code == (
        "room-nothing-to-show"
    )


@pytest.mark.clause("FSPR:reg-9")
def test_by_fspr_who_shows_one_card_shows_the_whole_hand() -> None:
    felt = Felt(book="fspr-manual")
    folded_out(felt)
    own = cards_of(felt.view("ann"), 1)
    assert felt.view("ann")["you"]["shows"] == "all"
    refusal = refused(felt, "ann", commands.ShowCards(felt.state.number, (own[0],)))
    assert (refusal.code, refusal.clause) == ("room-show-all", "FSPR:reg-9")
    shows(felt, "ann", *own)
    assert cards_of(felt.view(None), 1) == own


@pytest.mark.clause("CLUB-2:2.10.4-a")
def test_in_the_club_who_shows_one_card_shows_it_to_everybody_and_keeps_the_other() -> None:
    felt = Felt(book="club-cash")
    folded_out(felt)
    one, _ = cards_of(felt.view("ann"), 1)
    assert felt.view("ann")["you"]["shows"] == "some"
    shows(felt, "ann", one)
    for viewer in (None, "boris"):
        assert [card for card in cards_of(felt.view(viewer), 1) if card != "??"] == [one]


def test_what_was_shown_is_there_when_the_journal_is_folded_again(felt: Felt) -> None:
    folded_out(felt)
    shows(felt, "ann", cards_of(felt.view("ann"), 1)[0])
    again = felt.refolded()
    for viewer in EVERYBODY:
        assert message(again, viewer, since=None, now=felt.now) == message(
            felt.state, viewer, since=None, now=felt.now
        )


def test_what_is_shown_after_a_snapshot_stops_no_table_that_is_read_from_it() -> None:
    felt = Felt(house=HUNTED)
    folded_out(felt)
    kept = from_snapshot(snapshot(felt.state))
    shows(felt, "ann", cards_of(felt.view("ann"), 1)[0])
    felt.tell(says("boris", commands.Rabbit()))
    for row in felt.rows[-2:]:
        kept = TABLE.tried(kept, rows.read(row.row), row.at).state
    assert (kept.version, kept.deal_at, kept.shown) == (felt.state.version, felt.state.deal_at, {})


@given(data=st.data(), seed=st.integers(0, 10_000))
def test_whoever_shows_whatever_nobody_sees_another_card(data: st.DataObject, seed: int) -> None:
    """Players show as they like: beside that, no message that leaves the table names a card of theirs."""
    felt = Felt(seed=seed, game="pl-omaha", house=HUNTED)
    felt.sit_all(3)
    felt.deal()
    for _ in range(data.draw(st.integers(0, 6))):
        if felt.state.in_hand and felt.state.hand is not None and felt.state.hand.options is not None:
            felt.act("check" if felt.state.hand.options.check else "call")
    felt.fold_round()
    held = {name: cards_of(felt.view(name), seat) for seat, name in enumerate(("ann", "boris", "vera"), 1)}
    shown: set[str] = set()
    for name in data.draw(st.lists(st.sampled_from(sorted(held)))):
        mine = list(felt.view(name)["you"]["hidden"])
        if mine:
            cards = data.draw(st.lists(st.sampled_from(mine), min_size=1, unique=True))
            shows(felt, name, *cards)
            shown |= {*cards}
    if data.draw(st.booleans()) and felt.view("ann")["hand"]["hunted"]:
        felt.tell(says("ann", commands.Rabbit()))
    open_hands = {card for seat in felt.view(None)["seats"] if seat["hand_name"] for card in seat["cards"]}
    for viewer in EVERYBODY:
        told = json.dumps(felt.message(viewer, since=felt.state.told_from))
        for name, cards in held.items():
            if name != viewer:
                assert not [card for card in cards if f'"{card}"' in told and card not in shown | open_hands]


# The cards that would have come


def test_the_cards_that_would_have_come_are_those_of_the_same_deck(felt: Felt) -> None:
    """Two hands from one deck: one ends before the flop, the other is played out."""
    early, late = Felt(house=HUNTED), Felt(house=HUNTED)
    for each in (early, late):
        each.sit_all(2)
        each.deal()
    early.act("fold")
    late.call_down()
    assert early.view(None)["hand"]["hunted"]
    before = early.state.version
    early.tell(says("ann", commands.Rabbit()))
    come = late.view(None)["hand"]["board"]
    for viewer in ("ann", "boris", None):
        hand = early.view(viewer)["hand"]
        assert (hand["rabbit"], hand["board"], hand["hunted"]) == ([come], [], False)
        told = early.message(viewer, since=before)["events"]
        assert told == [{"kind": "rabbit", "seat": 1, "boards": [come]}]
    assert refused(early, "boris", commands.Rabbit()).code == "room-nothing-to-come"
    early.deal()
    assert early.view(None)["hand"]["rabbit"] == []


def test_no_card_is_turned_up_while_the_hand_is_played() -> None:
    felt = Felt(house=HUNTED)
    felt.sit_all(3)
    felt.deal()
    felt.act("fold")
    assert not felt.view("ann")["hand"]["hunted"]
    assert refused(felt, "ann", commands.Rabbit()).code == "room-nothing-to-come"
    felt.call_down()
    assert refused(felt, "ann", commands.Rabbit()).code == "room-nothing-to-come"


@pytest.mark.parametrize(
    ("book", "clause"),
    [("tda-2022", "TDA-2022:28"), ("fspr-manual", "FSPR:reg-24"), ("club-tournament", "CLUB-7:7.4.6")],
)
def test_no_host_has_rabbits_hunted_against_the_book_of_his_table(book: str, clause: str) -> None:
    felt = Felt(book=book)
    with pytest.raises(Refusal) as refusal:
        arranged(felt.state.terms, SetTerms(rabbit=True))
    assert (refusal.value.code, refusal.value.clause) == ("room-no-rabbit-hunt", clause)
    felt.sit_all(2)
    felt.deal()
    felt.act("fold")
    asked = refused(felt, "ann", commands.Rabbit())
    assert (asked.code, asked.clause) == ("room-no-rabbit-hunt", clause)
    assert not felt.view("ann")["hand"]["hunted"]


@pytest.mark.parametrize("game", ["razz", "five-draw", "2-7-triple-draw"])
def test_where_players_would_have_been_dealt_cards_there_is_nothing_to_turn_up(game: str) -> None:
    terms = wished(OpenTable("Ash", game, 6, 100, 200, rabbit=True), "ann", "ash", Times()).terms
    assert terms.house == HUNTED
    names = ("small_bet", "big_bet", "small_blind", "big_blind", "ante", "bring_in", "seats")
    felt = Felt(game=game, house=HUNTED, **{name: getattr(terms, name) for name in names})
    felt.sit_all(2)
    felt.deal()
    while felt.state.in_hand:
        felt.act("fold" if felt.state.hand.options.fold else "bring-in")
    assert not felt.view("ann")["hand"]["hunted"]


def test_every_card_shown_after_the_hand_comes_with_its_proof(felt: Felt) -> None:
    sealed = Felt(house=HUNTED)
    sealed.sit_all(2)
    sealed.tell(commands.Seal())
    sealed.deal()
    sealed.act("fold")
    own = cards_of(sealed.view("ann"), 1)
    shows(sealed, "ann", own[0])
    sealed.tell(says("boris", commands.Rabbit()))
    view = sealed.view(None)
    proved = [each["card"] for each in view["seal"]["opened"]]
    assert proved == [own[0], *view["hand"]["rabbit"][0]]
