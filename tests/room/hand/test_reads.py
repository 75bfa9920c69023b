"""What a player of a finished hand saw of the others, and what he did not see."""

import json
import re

import pytest

from croupier.room.hand import record as hands
from croupier.room.hand.reads import Read, reads
from croupier.room.journal.commit import StoredHand
from croupier.room.table import asks as commands
from tests.room.table.felt import Felt


def stored(felt: Felt) -> StoredHand:
    return StoredHand(felt.state.number, felt.now, hands.record(felt.state))


def of(felt: Felt, viewer: str = "boris") -> tuple[Read, ...]:
    return reads(stored(felt), viewer, "oak")


def told(read: Read) -> tuple[object, ...]:
    decision = read.decision
    return read.person, decision.street, decision.facing, decision.action, decision.size, decision.ms


def three(felt: Felt, *, raised: bool = True) -> None:
    """Ann has the button, Boris and Vera the blinds; each thinks for longer than the one before."""
    felt.sit_all(3)
    felt.deal()
    steps = [("raise", 300), ("fold", 0), ("call", 0), ("check", 0), ("raise", 325)]
    for seconds, (action, to) in enumerate(steps if raised else [], 1):
        felt.wait(seconds * 1_000)
        felt.act(action, to)


def test_each_decision_with_its_street_size_and_time(felt: Felt) -> None:
    three(felt)
    felt.wait(6_000)
    felt.act("fold")
    assert [told(each) for each in of(felt)] == [
        # 200 more than the big blind into the blinds and the call: 200 / 250.
        ("ann", 0, True, "raise", 0.8, 1_000),
        ("boris", 0, True, "fold", None, 2_000),
        ("vera", 0, True, "call", None, 3_000),
        ("vera", 1, False, "check", None, 4_000),
        ("ann", 1, False, "raise", 0.5, 5_000),
        ("vera", 1, True, "fold", None, 6_000),
    ]
    assert {each.name for each in of(felt)} == {"Ann", "Boris", "Vera"}


def test_nobody_reads_a_hand_he_was_not_dealt_into(felt: Felt) -> None:
    three(felt)
    felt.act("fold")
    assert of(felt, "gleb") == ()
    assert of(felt, "") == ()


def test_cards_count_only_where_they_were_shown_to_all(felt: Felt) -> None:
    three(felt, raised=False)
    felt.call_down()
    result = felt.state.hand.result
    won = {felt.state.players[award.seat].person for award in result.awards}
    tabled = {felt.state.players[seat].person for seat in (1, 2, 3) if felt.state.hand.player(seat).shown}
    shown = {each.person: each.decision.shown for each in of(felt)}
    assert {person for person, how in shown.items() if how} == tabled
    assert {person for person, how in shown.items() if how == "won"} == won
    # A pot that nobody called is won without a showdown, whatever its winner shows.
    felt.deal()
    felt.fold_round()
    assert {each.decision.shown for each in of(felt)} == {""}


@pytest.mark.clause("TELLS:29")
def test_what_is_read_does_not_depend_on_cards_that_were_not_shown(felt: Felt) -> None:
    """The attack: every card of the record that was not shown is changed, and nothing of what is read changes."""
    three(felt)
    felt.act("fold")
    kept = stored(felt)
    whole = json.loads(kept.record)
    before = json.dumps(whole)
    for operation in whole["log"]:
        if operation[0] == "deal":
            operation[3] = re.sub("[2-9TJQKA]", "2", operation[3])
    whole["deck"] = None
    assert json.dumps(whole) != before
    other = StoredHand(kept.number, kept.ended, json.dumps(whole))
    for viewer in ("ann", "boris", "vera"):
        found = reads(other, viewer, "oak")
        assert found == reads(kept, viewer, "oak")
        assert not re.search("[2-9TJQKA][cdhs]", repr(found))


def test_times_are_left_out_where_somebody_else_decided_once(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    felt.wait(1_000)
    felt.act("raise", 300)
    felt.act("call")
    felt.act("call")
    felt.wait(10**6)
    felt.tell(commands.TimeOut())
    by: dict[str, list[int | None]] = {}
    for each in of_all(felt):
        by.setdefault(each.person, []).append(each.decision.ms)
    # Boris was the one whose time passed: the house decided for him.
    assert set(by["boris"]) == {None}
    assert by["ann"][0] == 1_000


def of_all(felt: Felt) -> tuple[Read, ...]:
    while felt.state.in_hand:
        felt.act("check" if felt.state.hand.options.check else "fold")
    return of(felt, "ann")


def test_a_hand_the_floor_had_a_part_in_is_left_out(felt: Felt) -> None:
    felt.sit_all(3)
    felt.deal()
    felt.act("raise", 300)
    felt.fold_round()
    assert of(felt)
    whole = json.loads(stored(felt).record)
    whole["log"].insert(-1, ["kill", 2, 0, ""])
    assert reads(StoredHand(1, 0, json.dumps(whole)), "ann", "oak") == ()
