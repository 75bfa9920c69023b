"""Every game of the catalogue at a table of bots: dealt, drawn, shuffled, settled, read back and shown to each seat."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from croupier.bots import HARD, TEMPERAMENTS, Level, decide
from croupier.cards import CARDS, SUIT_SIGNS, SUITS, Cards, parse, show
from croupier.errors import Refusal
from croupier.play import Operation, Variant, catalogue
from croupier.records import read as read_phh
from croupier.records import setup_of
from croupier.room.actors.changes import Changes, applied
from croupier.room.hand import record as hands
from croupier.room.hand import rows as played
from croupier.room.hand.chronicle import card_names
from croupier.room.hand.conduct import conduct
from croupier.room.hand.messages import TableView
from croupier.room.hand.mixes import stakes
from croupier.room.hand.told import told as in_words
from croupier.room.journal.commit import JournalRow, StoredHand
from croupier.room.table import asks as commands
from croupier.room.table import rows
from croupier.room.table.snapshot import from_snapshot, snapshot
from croupier.room.table.state import TableState
from croupier.room.table.stream import TABLE
from croupier.room.table.view import sight
from tests.depth import NIGHTLY
from tests.room.ideal import HASH, ideal_leaves
from tests.room.says import says
from tests.room.table.felt import Felt, encoded, seen_by

HANDS = 20 if NIGHTLY else 8
MOST = 8
CARD = re.compile(rb"[2-9TJQKA][cdhs]")
SIGNS = dict(zip(SUIT_SIGNS, SUITS, strict=True))
NAMES = ("ann", "boris", "vera", "gleb", "dora", "otto", "nina", "kurt")

every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.xdist_group(f"every {game}")) for game in catalogue]
)
SHUFFLED = ("seven-stud", "2-7-triple-draw", "badugi", "badeucey", "badacey")


@pytest.fixture(autouse=True, scope="module")
def _hidden() -> Iterator[None]:
    """What is told of hidden cards is asked of all but the hashes that hide them."""
    with ideal_leaves():
        yield


class Dealt(NamedTuple):
    """A finished hand: the table before it, its rows, and what each viewer saw and was told after each of them."""

    before: str
    rows: list[JournalRow]
    seen: list[dict[str | None, TableView]]
    said: list[dict[str | None, bytes]]
    known: list[dict[str | None, set[int]]]
    record: StoredHand


class Evening(NamedTuple):
    """A table after its hands, with all that was said there."""

    felt: Felt
    chips: int
    hands: list[Dealt]


def felt_for(variant: Variant, seed: int = 7) -> Felt:
    """A full table of a game, everybody with the most he may bring."""
    seats = min(variant.players[1], MOST)
    felt = Felt(seed=seed, game=variant.id, seats=seats, **stakes(variant, 100, 200))
    for seat, name in enumerate(NAMES[:seats], 1):
        felt.sit(name, seat, felt.terms.max_buy_in, bot=True)
    return felt


def actor(felt: Felt) -> int:
    """The seat whose turn it is."""
    hand = felt.state.hand
    assert hand is not None
    assert hand.actor is not None
    return hand.actor


def bot_acts(felt: Felt, level: Level = HARD) -> None:
    state = felt.state
    if state.to_shuffle:
        felt.tell(commands.Shuffle())
        return
    seat = actor(felt)
    temperament = list(TEMPERAMENTS.values())[seat % len(TEMPERAMENTS)]
    seen = sight(state, state.players[seat].person)
    action = decide(seen, temperament.at(level), felt.luck)
    turn = len(state.hand.log)
    felt.tell(
        says(
            state.players[seat].person,
            commands.Act(state.number, turn, action.kind, action.to, card_names(action.cards)),
        )
    )


def viewers(felt: Felt) -> list[str | None]:
    return [None, *NAMES[: felt.terms.seats]]


def said(state: TableState, viewer: str | None, seen: TableView, now: int) -> bytes:
    return encoded(state, viewer, seen, since=state.version - 1, now=now)


def may_know(state: TableState, viewer: str | None) -> set[int]:
    """The cards a viewer has been allowed to see in the hand on the table."""
    hand = state.hand
    known: set[int] = set()
    for kind, seat, _, cards in hand.log:
        own = kind in {"deal", "discard"} and state.players[seat].person == viewer
        if own or kind in {"up", "board", "show"}:
            known.update(cards)
    for seat in hand.seats:
        if hand.player(seat).shown:
            known.update(hand.player(seat).cards)
    return known


@cache
def evening(game: str) -> Evening:
    felt = felt_for(catalogue[game])
    chips = sum(felt.stacks().values())
    played = []
    for _ in range(HANDS):
        for seat, seated in felt.state.seated.items():
            if seated.chips < felt.terms.min_buy_in:
                more = felt.terms.max_buy_in - seated.chips
                felt.tell(says(felt.state.seated[seat].person, commands.TopUp(more)))
                chips += more
        played.append(_deal_one(felt))
        assert sum(felt.stacks().values()) == chips
    return Evening(felt, chips, played)


def _deal_one(felt: Felt) -> Dealt:
    before, first = snapshot(felt.state), len(felt.rows)
    seen, told, known = [], [], []
    felt.deal()
    while True:
        seen.append(seen_by(felt.state, viewers(felt), felt.now))
        told.append({viewer: said(felt.state, viewer, sees, felt.now) for viewer, sees in seen[-1].items()})
        known.append({viewer: may_know(felt.state, viewer) for viewer in viewers(felt)})
        if not felt.state.in_hand:
            break
        bot_acts(felt)
    record = StoredHand(felt.state.number, felt.now, hands.record(felt.state))
    return Dealt(before, felt.rows[first:], seen, told, known, record)


@every_game
def test_hands_are_played_and_no_chip_is_lost(game: str) -> None:
    table = evening(game)
    assert table.felt.state.number == HANDS
    assert sum(table.felt.stacks().values()) == table.chips
    assert all(not dealt.rows[-1].row.startswith('{"type":"timed') for dealt in table.hands)


@every_game
def test_nobody_is_told_of_a_card_he_may_not_know(game: str) -> None:
    met = 0
    for dealt in evening(game).hands:
        for told, known in zip(dealt.said, dealt.known, strict=True):
            for viewer, text in told.items():
                cards = set(CARD.findall(HASH.sub(b"", text)))
                assert cards <= {CARDS[card].encode() for card in known[viewer]}
                met += len(cards)
    assert met > 40


@every_game
def test_what_everybody_won_is_read_off_the_log_alone(game: str) -> None:
    for dealt in evening(game).hands:
        found = conduct(dealt.record, "oak")
        hand = hands.read(dealt.record).hand()
        assert found is not None
        names = {seat: each.person for seat, each in hands.read(dealt.record).players.items()}
        assert found.nets == {
            names[seat]: chips - hand.setup.stacks[seat] for seat, chips in hand.result.stacks.items()
        }
        acts = [
            entry.kind for entry in hand.log if entry.kind in {"fold", "check", "call", "raise", "bring-in"}
        ]
        # Whoever had nobody to act for him took his time; draws are no bets.
        assert sum([len(each) for each in found.thought.values()]) == len(acts)
        assert len(found.answers) <= len(acts)


@every_game
def test_a_hand_in_words_tells_a_viewer_no_card_he_did_not_see(game: str) -> None:
    for dealt in evening(game).hands:
        for viewer, known in dealt.known[-1].items():
            text = msgspec.json.encode(in_words(dealt.record, viewer)).decode()
            seen = {parse(rank + SIGNS[sign])[0] for rank, sign in re.findall("([2-9TJQKA])([♣♦♥♠])", text)}
            assert seen <= known
        whole = msgspec.json.encode(in_words(dealt.record, None, whole=True)).decode()
        assert "??" not in whole


@every_game
def test_permuting_the_cards_a_viewer_cannot_see_changes_no_byte(game: str) -> None:
    luck = Random(5)
    compared = 0
    for dealt in evening(game).hands:
        for viewer in dealt.said[0]:
            until = luck.randrange(len(dealt.rows) - 1) if len(dealt.rows) > 1 else 0
            deck = catalogue[game].deck.cards
            hidden = [card for card in deck if card not in dealt.known[until][viewer]]
            becomes = dict(zip(hidden, luck.sample(hidden, len(hidden)), strict=True))
            state = from_snapshot(dealt.before)
            (sees,) = (true,) = seen_by(state, [viewer], dealt.rows[0].at).values()
            for number, row in enumerate(dealt.rows[: until + 1]):
                TABLE.fold([row._replace(row=_with_other_cards(row.row, becomes))], state)
                before, (sees,) = sees, seen_by(state, [viewer], row.at).values()
                was, true = true, dealt.seen[number][viewer]
                assert said(state, viewer, sees, row.at) == dealt.said[number][viewer]
                assert Changes().between(before, sees) == Changes().between(was, true)
                compared += 1
    assert compared > HANDS


@every_game
def test_a_view_and_its_changes_are_the_next_view(game: str) -> None:
    for dealt in evening(game).hands[:5]:
        before = seen_by(from_snapshot(dealt.before), dealt.said[0])
        shown = {viewer: json.loads(msgspec.json.encode(seen)) for viewer, seen in before.items()}
        for after in dealt.seen:
            changes = Changes()
            for viewer, sees in after.items():
                change = changes.between(before[viewer], sees)
                shown[viewer] = applied(shown[viewer], json.loads(change or b"{}"))
                assert shown[viewer] == json.loads(msgspec.json.encode(sees))
            before = after


def _with_other_cards(text: str, becomes: dict[int, int]) -> str:
    row = rows.read(text)
    field = {rows.Dealt: "deck", played.Shuffled: "deck", played.Discarded: "cards"}.get(type(row))
    if field is None:
        return text
    cards: Cards = tuple(becomes.get(card, card) for card in parse(getattr(row, field)))
    return rows.write(msgspec.structs.replace(row, **{field: show(cards)}))


@every_game
def test_read_back_from_its_journal_the_table_is_the_same(game: str) -> None:
    felt = evening(game).felt
    assert felt.refolded() == felt.state


@every_game
def test_read_back_in_the_middle_of_a_hand_the_table_is_the_same(game: str) -> None:
    felt = felt_for(catalogue[game], seed=9)
    felt.deal()
    while felt.state.in_hand:
        assert felt.refolded() == felt.state
        bot_acts(felt)


@every_game
def test_a_snapshot_between_hands_is_the_table(game: str) -> None:
    dealt = evening(game).hands[-1]
    state = from_snapshot(dealt.before)
    assert snapshot(state) == dealt.before
    for row in dealt.rows:
        TABLE.fold([row], state)
    assert snapshot(state) == snapshot(evening(game).felt.state)


@every_game
def test_a_finished_hand_is_listed_for_everybody_as_far_as_he_saw_it(game: str) -> None:
    for dealt in evening(game).hands:
        nets = []
        for viewer, known in dealt.known[-1].items():
            summary = hands.summary(dealt.record, viewer)
            nets.append(summary.net)
            cards = set(CARD.findall(msgspec.json.encode(summary)))
            assert cards <= {CARDS[card].encode() for card in known}
        assert nets[0] is None
        assert sum([net for net in nets if net is not None]) == 0


@every_game
def test_a_finished_hand_is_given_as_phh_with_the_cards_a_viewer_saw(game: str) -> None:
    for dealt in evening(game).hands:
        for viewer, known in dealt.known[-1].items():
            text = hands.text(dealt.record, viewer, "Oak")
            assert set(CARD.findall(text.encode())) <= {CARDS[card].encode() for card in known}
            (record,) = read_phh(text)
            assert setup_of(record).stacks == dict(hands.read(dealt.record).stacks)


@pytest.mark.parametrize("game", SHUFFLED)
def test_a_stub_that_runs_short_is_shuffled_and_the_hand_goes_on(game: str) -> None:
    felt = felt_for(catalogue[game])
    felt.deal()
    while felt.state.in_hand:
        if felt.state.to_shuffle:
            assert felt.view(None)["hand"]["to_act"] is None
            felt.tell(commands.Shuffle())
            continue
        options = felt.state.hand.options
        if options.discards is not None:
            throw(felt, felt.state.hand.player(actor(felt)).cards)
        elif options.bring_in:
            felt.act("bring-in")
        else:
            felt.act("check" if options.check else "call")
    shuffles = [rows.read(row.row) for row in felt.rows if '"shuffled"' in row.row]
    assert shuffles
    assert not CARD.search(repr(shuffles[0]).encode())
    assert felt.refolded() == felt.state


def test_up_cards_are_for_everybody_and_down_cards_for_their_owner() -> None:
    felt = felt_for(catalogue["seven-stud"])
    felt.deal()
    for viewer in (None, "boris"):
        ann = felt.view(viewer)["seats"][0]
        assert ann["up"] == [2]
        assert ann["cards"][:2] == ["??", "??"]
        assert ann["cards"][2] != "??"
    assert "??" not in felt.view("ann")["seats"][0]["cards"]


def test_a_stud_table_has_no_button_no_blinds_and_no_board() -> None:
    felt = felt_for(catalogue["razz"])
    felt.deal()
    view = felt.view(None)
    assert (view["button"], view["small_blind_seat"], view["big_blind_seat"]) == (None, None, None)
    assert (view["betting"], view["bets"], view["ante"], view["bring_in"]) == (
        "fixed-limit",
        [100, 200],
        12,
        25,
    )
    assert (view["hand"]["boards"], view["hand"]["street"], view["rotation"]) == ([], "third", None)


def test_a_double_board_shows_both_and_says_which_one_was_won() -> None:
    boards = {
        winner["board"]
        for dealt in evening("nl-double-board-holdem").hands
        for winner in json.loads(dealt.said[-1][None])["view"]["hand"]["winners"]
    }
    assert boards == {0, 1}
    last = [
        json.loads(dealt.said[-1][None])["view"]["hand"] for dealt in evening("nl-double-board-holdem").hands
    ]
    assert all(len(hand["boards"]) == 2 and hand["board"] == hand["boards"][0] for hand in last)


def test_halves_of_a_split_pot_are_named_only_where_high_and_low_split_it() -> None:
    def shares(game: str) -> set[str | None]:
        ends = [json.loads(dealt.said[-1][None])["view"]["hand"]["winners"] for dealt in evening(game).hands]
        return {winner["share"] for winners in ends for winner in winners}

    assert {"high", "low"} <= shares("seven-stud-8")
    assert shares("seven-stud") == {None}


def drawing(game: str = "2-7-triple-draw") -> Felt:
    """A table whose players have called, the first of them about to draw."""
    felt = felt_for(catalogue[game])
    felt.deal()
    while felt.state.hand.options.discards is None:
        felt.act("check" if felt.state.hand.options.check else "call")
    return felt


def throw(felt: Felt, cards: Cards) -> None:
    state = felt.state
    person = state.players[state.hand.actor].person
    felt.tell(says(person, commands.Act(state.number, len(state.hand.log), "discard", 0, card_names(cards))))


def test_thrown_cards_are_told_to_their_owner_and_counted_for_the_others() -> None:
    felt = drawing()
    seat = actor(felt)
    owner, other = NAMES[seat - 1], NAMES[seat % felt.terms.seats]
    thrown = felt.state.hand.player(seat).cards[:2]
    throw(felt, thrown)
    event = {"kind": "discard", "seat": seat, "count": 2}
    since = felt.state.version - 1
    assert felt.message(owner, since)["events"][0] == {**event, "cards": [CARDS[card] for card in thrown]}
    assert felt.message(other, since)["events"][0] == {**event, "cards": None}
    assert felt.view(None)["seats"][seat - 1]["drew"] == 2


def test_only_ones_own_cards_can_be_thrown_away_and_a_refusal_names_none() -> None:
    felt = drawing()
    hand = felt.state.hand
    own = hand.player(actor(felt)).cards
    others = next(hand.player(seat).cards for seat in hand.seats if seat != actor(felt))
    for cards in (others[:1], (own[0], own[0])):
        with pytest.raises(Refusal) as refusal:
            throw(felt, cards)
        assert refusal.value.code == "room-cards-not-yours"
        assert not CARD.search(f"{refusal.value.params} {refusal.value.say('en')}".encode())


def test_out_of_time_at_the_draw_one_stands_pat() -> None:
    felt = drawing()
    seat = actor(felt)
    held = felt.state.hand.player(seat).cards
    felt.tell(commands.TimeOut())
    assert Operation("discard", seat) in felt.state.hand.log
    assert felt.state.hand.player(seat).cards == held


def test_out_of_time_where_a_card_must_go_the_last_one_goes() -> None:
    felt = drawing("nl-pineapple")
    seat = actor(felt)
    held = felt.state.hand.player(seat).cards
    felt.tell(commands.TimeOut())
    assert felt.state.hand.player(seat).cards == held[:-1]


def test_out_of_time_at_the_bring_in_it_is_brought_in() -> None:
    felt = felt_for(catalogue["seven-stud"])
    felt.deal()
    seat = actor(felt)
    assert felt.view(NAMES[seat - 1])["you"]["options"]["bring_in"] == 25
    felt.tell(commands.TimeOut())
    assert Operation("bring-in", seat, 25) in felt.state.hand.log
    assert felt.view(None)["seats"][seat - 1]["last"] == {"kind": "bring-in", "amount": 25}


def test_one_who_leaves_before_his_bring_in_brings_it_in_and_then_folds() -> None:
    felt = felt_for(catalogue["seven-stud"])
    felt.deal()
    seat = actor(felt)
    felt.tell(says(NAMES[seat - 1], commands.Leave()))
    felt.act("raise", felt.state.hand.options.raise_min)
    while felt.state.hand.street == 0 and felt.state.in_hand:
        felt.act("call")
    assert felt.state.hand.player(seat).folded


def test_where_all_ante_a_newcomer_is_dealt_in_at_once() -> None:
    felt = felt_for(catalogue["razz"])
    felt.tell(says("otto", commands.Leave()))
    felt.deal()
    felt.sit("otto", 6, felt.terms.max_buy_in)
    while felt.state.in_hand:
        bot_acts(felt)
    felt.deal()
    assert 6 in felt.state.hand.seats
