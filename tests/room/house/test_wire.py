"""Many hands among bots, every byte sent to every seat and to a spectator written down."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from croupier.cards import CARDS, Cards, parse, show
from croupier.errors import CroupierError
from croupier.room.actors.changes import Changes
from croupier.room.hand.messages import TableChange, TableView
from croupier.room.house.house import House
from croupier.room.journal.commit import JournalRow
from croupier.room.table import rows
from croupier.room.table.snapshot import from_snapshot, snapshot
from croupier.room.table.state import TableState
from croupier.room.table.stream import TABLE
from croupier.room.table.view import news, view
from tests.depth import NIGHTLY
from tests.room.evening import Clock, Witness, club, open_house, played
from tests.room.ideal import HASH, ideal_leaves
from tests.told import Told

pytestmark = pytest.mark.xdist_group("wire")

HANDS = 200 if NIGHTLY else 80
CARD = re.compile(rb"[2-9TJQKA][cdhs]")
"""Anything that reads as a card; no name at this table does."""


@dataclass
class Recording:
    """The evening: its journal, and what each viewer heard of it."""

    rows: list[JournalRow]
    heard: dict[str | None, list[bytes]]
    told_otherwise: dict[str | None, bytes]
    logged: str

    def said(self, viewer: str | None, version: int) -> bytes:
        """What a viewer was told of a version; nothing of those before he came."""
        return self._by_version[viewer].get(version, b"")

    @cached_property
    def views(self) -> dict[str | None, dict[int, Any]]:
        """What each viewer saw at a version, whole."""
        found: dict[str | None, dict[int, Any]] = {}
        for viewer, heard in self.heard.items():
            told = Told()
            whole = [told.whole(json.loads(each)) for each in heard]
            found[viewer] = {each["version"]: each["view"] for each in whole}
        return found

    def view(self, viewer: str | None, version: int) -> TableView:
        """What a viewer saw at a version."""
        return msgspec.convert(self.views[viewer][version], TableView)

    @cached_property
    def _by_version(self) -> dict[str | None, dict[int, bytes]]:
        # The first message, on coming in, tells of no version in particular.
        return {
            viewer: {json.loads(each)["version"]: each for each in heard[1:]}
            for viewer, heard in self.heard.items()
        }


class PlayedHand(NamedTuple):
    """A finished hand: the table before it, its deal, and the rows after the deal until it was over."""

    before: str
    deal: JournalRow
    later: list[JournalRow]


@pytest.fixture(scope="module")
def recording(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Recording]:
    with ideal_leaves():
        yield asyncio.run(_record(tmp_path_factory.mktemp("wire")))


async def _record(path: Path) -> Recording:
    clock = Clock()
    log = _Log()
    logging.getLogger("croupier").addHandler(log)
    logging.getLogger("croupier").setLevel(logging.DEBUG)
    async with open_house(path, clock=clock) as house:
        (table,) = club(6)
        actor = await house.open_table(table.terms)
        witnesses = [Witness(None), *[Witness(f"bot-{name.lower()}") for _, name, _ in table.bots]]
        for witness in witnesses:
            actor.watch(witness, None)
        await house.open_club([table])
        await played(actor, HANDS)
        otherwise = {witness.person: _told_otherwise(house, witness.person) for witness in witnesses}
        heard = {witness.person: list(witness.heard) for witness in witnesses}
        last = json.loads(heard[None][-1])["version"]
        journal = [row for row in house.store.rows("table/oak") if row.version <= last]
    logging.getLogger("croupier").removeHandler(log)
    logging.getLogger("croupier").setLevel(logging.NOTSET)
    return Recording(journal, heard, otherwise, "\n".join(log.lines))


def _told_otherwise(house: House, viewer: str | None) -> bytes:
    """What a viewer is told beside the table's messages: finished hands, in both forms."""
    told = [
        msgspec.json.encode(house.hands("oak", viewer, before)) for before in (None, HANDS // 2, HANDS // 4)
    ]
    told += [house.hand_text("oak", number, viewer).encode() for number in range(1, HANDS, 9)]
    return b"\n".join(told)


class Moment(NamedTuple):
    """What a row of a hand added to what everybody sees of it, and the cards each viewer may know then."""

    public: list[tuple[object, ...]]
    seen: dict[str | None, Cards]


class _Log(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


def states(journal: list[JournalRow]) -> Iterator[TableState]:
    """The table after each row; always the same object, changed."""
    state = TABLE.fold(journal[:1])
    yield state
    for row in journal[1:]:
        yield TABLE.fold([row], state)


def may_be_seen(state: TableState, viewer: str | None) -> Cards:
    """The cards of the hand on the table that a viewer may know."""
    hand = state.hand
    if hand is None:
        return ()
    seen = list(hand.board)
    for seat, seated in state.players.items():
        if seated.person == viewer or hand.player(seat).shown:
            seen += hand.player(seat).cards
    return tuple(seen)


def seen(recording: Recording, state: TableState, viewer: str | None) -> TableView:
    """What a viewer saw of a state, made again as it was made then."""
    then = recording.views[viewer].get(state.version)
    return view(state, viewer, wallet=then["you"]["wallet"] if then and then["you"] else 0)


def said_again(
    recording: Recording, before: TableView, after: TableView, state: TableState, viewer: str | None
) -> bytes:
    """The change that led to a state, made again as it was made then."""
    then = json.loads(recording.said(viewer, state.version))
    changes = Changes().between(before, after) or b"{}"
    told = news(state, viewer, state.version - 1)
    again = TableChange("oak", state.version, then["now"], msgspec.Raw(changes), told or ())
    return msgspec.json.encode(again)


def test_every_hand_was_recorded_for_every_seat(recording: Recording) -> None:
    assert len(recording.heard) == 7
    assert len(hands_of(recording.rows)) >= HANDS
    for heard in recording.heard.values():
        versions = [json.loads(each)["version"] for each in heard]
        assert versions[1:] == list(range(2, versions[-1] + 1))
    shown = sum(b'"kind":"show"' in each for each in recording.heard[None])
    assert shown > HANDS / 10


def test_no_hidden_card_was_ever_sent(recording: Recording) -> None:
    cards_met = 0
    for state in states(recording.rows):
        for viewer in recording.heard:
            seen = set(CARD.findall(HASH.sub(b"", recording.said(viewer, state.version))))
            assert seen <= {CARDS[card].encode() for card in may_be_seen(state, viewer)}
            cards_met += len(seen)
    assert cards_met > 25 * HANDS


def test_permuting_the_cards_a_viewer_cannot_see_changes_no_byte(recording: Recording) -> None:
    """In every hand, up to some moment before its end: all the cards a viewer cannot see change places."""
    compared = 0
    luck = Random(5)
    for hand in hands_of(recording.rows):
        truth = _course(hand, hand.deal, recording.heard)
        for viewer in recording.heard:
            until = 1 + luck.randrange(len(hand.later))
            deal = _swapped(hand, truth[:until], viewer, luck)
            assert deal is not None, "before its end a hand does not depend on cards nobody has seen"
            assert_the_same_is_said(recording, hand, deal, until, viewer)
            compared += until
    assert compared > 25 * HANDS


def test_permuting_mucked_burned_and_undealt_cards_changes_no_byte_of_a_finished_hand(
    recording: Recording,
) -> None:
    compared = 0
    luck = Random(6)
    hands = hands_of(recording.rows)
    for hand in hands:
        truth = _course(hand, hand.deal, recording.heard)
        for viewer in recording.heard:
            tries = (_swapped(hand, truth, viewer, luck) for _ in range(8))
            deal = next((deal for deal in tries if deal is not None), None)
            if deal is not None:
                assert_the_same_is_said(recording, hand, deal, len(truth), viewer)
                compared += 1
    assert compared > 0.8 * 7 * len(hands)


def test_what_was_heard_is_what_the_journal_tells(recording: Recording) -> None:
    """Read back from its rows, the table says the same to everybody, byte for byte."""
    compared = 0
    before: dict[str | None, TableView] = {}
    for state in states(recording.rows):
        for viewer in recording.heard:
            said = recording.said(viewer, state.version)
            after = seen(recording, state, viewer)
            if said:
                assert said_again(recording, before[viewer], after, state, viewer) == said
                compared += 1
            before[viewer] = after
    assert compared > 7 * 5 * HANDS


def test_finished_hands_are_told_without_hidden_cards(recording: Recording) -> None:
    known: dict[str | None, dict[int, set[bytes]]] = {viewer: {} for viewer in recording.heard}
    for state in states(recording.rows):
        if state.hand is not None and state.hand.over:
            for viewer, hands in known.items():
                hands[state.number] = {CARDS[card].encode() for card in may_be_seen(state, viewer)}
    for viewer, text in recording.told_otherwise.items():
        for line in text.split(b"\n")[:3]:
            for hand in json.loads(line):
                cards = set(CARD.findall(json.dumps(hand).encode()))
                assert cards <= known[viewer][hand["number"]]
                if viewer is None:
                    assert hand["your_cards"] is None
        for phh in text.split(b"variant = ")[1:]:
            number = int(re.search(rb"\nhand = (\d+)", phh)[1])
            assert set(CARD.findall(phh)) <= known[viewer][number]
            own = 0 if viewer is None or viewer[4:].title().encode() not in phh else 1
            assert phh.count(b"d dh p") == phh.count(b" ????") + own


def test_nothing_that_reads_as_a_card_was_logged(recording: Recording) -> None:
    assert not CARD.search(recording.logged.encode())


def test_a_row_of_the_journal_does_not_show_its_deck_when_printed(recording: Recording) -> None:
    deal = next(rows.read(row.row) for row in recording.rows if '"dealt"' in row.row)
    assert not CARD.search(repr(deal).encode())


def hands_of(journal: list[JournalRow]) -> list[PlayedHand]:
    """Every hand of a journal that was finished and followed by another."""
    hands = []
    before, deal, later = "", None, []
    previous = ""
    for row, state in zip(journal, states(journal), strict=True):
        if isinstance(rows.read(row.row), rows.Dealt):
            before, deal, later = previous, row, []
        elif deal is not None:
            later.append(row)
            if state.hand.over:
                hands.append(PlayedHand(before, deal, later))
                deal = None
        if not state.in_hand:
            previous = snapshot(state)
    return hands


def _played(hand: PlayedHand, deal: JournalRow) -> Iterator[TableState]:
    """The table after each row of a hand, dealt by this row; always the same object, changed."""
    state = from_snapshot(hand.before)
    # The deck that waited there is not the one with other cards.
    state.sealing = None
    for row in (deal, *hand.later):
        yield TABLE.fold([row], state)


def _course(hand: PlayedHand, deal: JournalRow, viewers: Collection[str | None]) -> list[Moment]:
    """How a hand goes with the deck of a deal."""
    course = []
    told = 0
    for state in _played(hand, deal):
        # What everybody sees of the hand: the chips, and the cards on the board or shown.
        new, told = state.hand.log[told:], len(state.hand.log)
        public = [(*op[:3], op.cards if op.kind in {"board", "show"} else None) for op in new]
        course.append(Moment(public, {viewer: may_be_seen(state, viewer) for viewer in viewers}))
    return course


def _swapped(hand: PlayedHand, truth: list[Moment], viewer: str | None, luck: Random) -> JournalRow | None:
    """The deal of a hand with the cards a viewer has not seen in other places; `None` when it would go another way.

    `truth` is the course of the hand, up to the moment when he has not seen them.
    """
    row = rows.read(hand.deal.row)
    deck = list(parse(row.deck))
    unseen = [at for at, card in enumerate(deck) if card not in truth[-1].seen[viewer]]
    moved = luck.sample(unseen, len(unseen))
    other = deck[:]
    for at, to in zip(unseen, moved, strict=True):
        other[to] = deck[at]
    assert other != deck
    deal = hand.deal._replace(row=rows.write(msgspec.structs.replace(row, deck=show(other))))
    as_far = hand._replace(later=hand.later[: len(truth) - 1])
    try:
        course = _course(as_far, deal, ())
    except CroupierError:
        return None
    same = [moment.public for moment in course] == [moment.public for moment in truth]
    return deal if same else None


def assert_the_same_is_said(
    recording: Recording, hand: PlayedHand, deal: JournalRow, moments: int, viewer: str | None
) -> None:
    """With the deck of this deal a viewer is told the very bytes he was told, for so many rows of the hand."""
    # The hand before, which the snapshot leaves out, was still on the table.
    last = recording.view(viewer, deal.version - 1)
    for state in islice(_played(hand, deal), moments):
        after = seen(recording, state, viewer)
        assert said_again(recording, last, after, state, viewer) == recording.said(viewer, state.version)
        last = after
