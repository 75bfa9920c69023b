"""Show or muck by choice: who has switched auto-muck off is asked before his beaten hand goes to the muck."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.errors import Refusal
from croupier.room.table import asks as commands
from croupier.room.table.snapshot import from_snapshot, snapshot
from tests.room.says import says
from tests.room.table.felt import Felt, message

EVERYBODY = ("ann", "boris", "vera", None)


def asks(felt: Felt, *people: str) -> None:
    for person in people:
        felt.tell(says(person, commands.AutoMuck(on=False)))


def to_the_showdown(felt: Felt) -> None:
    """Everybody checks or calls until the last card has been bet on."""
    while felt.state.in_hand and not felt.state.to_show:
        felt.act("check" if felt.state.hand.options.check else "call")


def beaten(game: str = "nl-holdem", *, who: tuple[str, ...] = ("ann", "boris", "vera"), **terms: Any) -> Felt:
    """A hand in which one of those who want to be asked is beaten and in turn to show."""
    for seed in range(60):
        felt = Felt(seed=seed, game=game, **terms)
        felt.sit_all(3)
        asks(felt, *who)
        felt.deal()
        to_the_showdown(felt)
        if felt.state.to_show:
            return felt
    raise AssertionError


def done(felt: Felt, person: str | None = None) -> list[tuple[str, int]]:
    """Who has shown and mucked, as the log tells it."""
    told = felt.message(person, since=felt.state.told_from)["events"]
    return [(each["kind"], each["seat"]) for each in told if each["kind"] in ("show", "muck")]


def refused(felt: Felt, person: str, ask: Any) -> Refusal:
    with pytest.raises(Refusal) as caught:
        felt.tell(says(person, ask))
    return caught.value


def test_beaten_hands_are_mucked_unasked_where_nobody_says_otherwise(felt: Felt) -> None:
    felt.sit_all(3)
    assert felt.view("ann")["you"]["auto_muck"]
    felt.deal()
    felt.call_down()
    assert felt.state.hand is not None
    assert not felt.state.hand.asked
    assert not felt.state.in_hand


def test_who_wants_to_be_asked_may_show_his_beaten_hand() -> None:
    felt = beaten()
    seat = felt.state.to_show
    assert seat is not None
    person = felt.state.players[seat].person
    assert not felt.view(person)["you"]["auto_muck"]
    options = felt.view(person)["you"]["options"]
    assert (options["show"], options["muck"], options["fold"], options["check"]) == (True, True, False, False)
    own = [card for each in felt.view(person)["seats"] if each["seat"] == seat for card in each["cards"]]
    for other in {*EVERYBODY} - {person}:
        assert own[0] not in str(felt.message(other, since=felt.state.told_from))
    felt.act("show")
    assert ("show", seat) in done(felt)
    for other in EVERYBODY:
        assert next(each["cards"] for each in felt.view(other)["seats"] if each["seat"] == seat) == own


def test_or_muck_it_and_nobody_sees_it() -> None:
    felt = beaten()
    seat = felt.state.to_show
    assert seat is not None
    person = felt.state.players[seat].person
    own = next(each["cards"] for each in felt.view(person)["seats"] if each["seat"] == seat)
    felt.act("muck")
    assert ("muck", seat) in done(felt)
    for other in {*EVERYBODY} - {person}:
        assert not {*own} & {*str(felt.message(other, since=felt.state.told_from)).replace("'", " ").split()}


def test_the_time_to_show_is_short_and_who_lets_it_pass_has_mucked_and_still_sits_there() -> None:
    felt = beaten(act=20_000)
    seat = felt.state.to_show
    assert seat is not None
    assert felt.state.act_by == felt.now + 6_666
    person = felt.state.players[seat].person
    number, turn = felt.state.number, len(felt.state.hand.log)
    assert refused(felt, person, commands.CallBank(number, turn)).code == "room-no-time-bank"
    felt.tell(says(person, commands.RunBank(by_itself=False)))
    felt.tell(says(person, commands.RunBank(by_itself=True)))
    assert felt.state.act_by == felt.now + 6_666
    felt.wait(6_666)
    felt.tell(commands.TimeOut())
    assert ("muck", seat) in done(felt)
    assert not felt.state.seated[seat].absent
    assert "timed-out" not in str(felt.message(None, since=felt.state.told_from)["events"])


def test_who_wants_it_no_more_in_the_middle_of_it_has_mucked() -> None:
    felt = beaten()
    seat = felt.state.to_show
    assert seat is not None
    felt.tell(says(felt.state.players[seat].person, commands.AutoMuck(on=True)))
    assert ("muck", seat) in done(felt)
    assert felt.state.to_show != seat


def test_who_leaves_while_he_is_asked_has_mucked() -> None:
    felt = beaten()
    seat = felt.state.to_show
    assert seat is not None
    felt.tell(says(felt.state.players[seat].person, commands.Leave()))
    assert ("muck", seat) in done(felt)


def test_it_counts_from_the_next_hand() -> None:
    for seed in range(20):
        felt = Felt(seed=seed)
        felt.sit_all(3)
        felt.deal()
        asks(felt, "ann", "boris", "vera")
        to_the_showdown(felt)
        assert not felt.state.in_hand


@pytest.mark.clause("TDA-2022:16.2")
def test_no_wish_mucks_a_hand_that_the_book_wants_face_up() -> None:
    """All-in and called by everybody: every hand lies open before anybody could be asked."""
    for seed in range(20):
        felt = Felt(seed=seed)
        felt.sit_all(3)
        asks(felt, "ann", "boris", "vera")
        felt.deal()
        felt.act("raise", 10_000)
        felt.act("call")
        felt.act("call")
        assert not felt.state.in_hand
        assert sorted(done(felt)) == [("show", 1), ("show", 2), ("show", 3)]


@pytest.mark.clause("TDA-2022:17A.2")
def test_the_last_to_bet_shows_first_whatever_he_wishes() -> None:
    felt = Felt()
    felt.sit_all(3)
    asks(felt, "ann", "boris", "vera")
    felt.deal()
    while felt.state.hand.street_name != "river":
        felt.act("check" if felt.state.hand.options.check else "call")
    felt.act("check")
    aggressor = felt.state.hand.actor
    felt.act("raise", 300)
    felt.act("call")
    felt.act("call")
    assert done(felt)[0] == ("show", aggressor)


def test_where_the_house_wants_every_hand_shown_nobody_is_asked() -> None:
    for seed in range(20):
        felt = Felt(seed=seed, house=(("losers_may_muck", False),))
        felt.sit_all(3)
        asks(felt, "ann", "boris", "vera")
        felt.deal()
        to_the_showdown(felt)
        assert not felt.state.in_hand
        assert sorted(done(felt)) == [("show", 1), ("show", 2), ("show", 3)]


def test_the_wish_is_kept_by_the_journal_and_by_snapshots(felt: Felt) -> None:
    felt.sit_all(3)
    asks(felt, "boris")
    for kept in (felt.refolded(), from_snapshot(snapshot(felt.state))):
        assert [each.asks_to_muck for _, each in sorted(kept.seated.items())] == [False, True, False]
    felt.tell(says("boris", commands.AutoMuck(on=True)))
    assert not felt.refolded().seated[2].asks_to_muck


@given(
    seed=st.integers(0, 10_000),
    who=st.sets(st.sampled_from(("ann", "boris", "vera"))),
    game=st.sampled_from(("nl-holdem", "pl-double-board-omaha", "fl-omaha-8", "razz", "badugi", "five-draw")),
    says_so=st.lists(st.booleans(), max_size=3),
)
def test_whoever_is_asked_the_same_hands_win_and_the_journal_folds(
    seed: int, who: set[str], game: str, says_so: list[bool]
) -> None:
    """Only beaten hands are asked: the chips end where they end when nobody is."""
    ends = []
    for wish in (set[str](), who):
        felt = Felt(seed=seed, game=game, seats=6)
        felt.sit_all(3)
        for person in sorted({"ann", "boris", "vera"}):
            felt.tell(says(person, commands.AutoMuck(on=person not in wish)))
        felt.deal()
        wishes = iter(says_so)
        while felt.state.in_hand:
            options = felt.state.hand.options
            if options.show:
                assert felt.state.players[options.seat].person in wish
                felt.act("show" if next(wishes, False) else "muck")
            elif options.discards is not None:
                felt.act("discard")
            elif options.bring_in:
                felt.act("bring-in")
            else:
                felt.act("check" if options.check else "call")
        again = felt.refolded()
        for viewer in EVERYBODY:
            assert message(again, viewer, since=None, now=0) == message(felt.state, viewer, since=None, now=0)
        ends.append(felt.stacks())
    assert ends[0] == ends[1]
