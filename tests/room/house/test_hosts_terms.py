"""What the host of a table changes: everybody is told, the hand being played is not touched, and chips stay."""

import json
from pathlib import Path
from typing import Any

import pytest

from croupier.errors import Refusal
from croupier.room.hand import record as hands
from croupier.room.hand.events import BountyEvent
from croupier.room.hand.terms import Terms
from croupier.room.journal.commit import StoredHand
from croupier.room.table import asks
from croupier.room.table.arranging import arranged, arranged_view
from croupier.room.table.snapshot import from_snapshot, snapshot
from croupier.room.table.stream import TABLE
from tests.room.evening import Witness, join
from tests.room.event.test_actor import told
from tests.room.house.test_own_table import among_friends
from tests.room.table.felt import Felt
from tests.waiting import until

OAK = Terms("oak", "Oak", small_blind=50, big_blind=100, opened_by="ann", seats=6)


def events(witness: Witness, kind: str) -> list[dict[str, Any]]:
    return [
        each
        for message in witness.heard
        for each in json.loads(message).get("events", [])
        if each["kind"] == kind
    ]


@told
async def test_terms_changed_in_a_hand_hold_from_the_next_one_and_everybody_hears_of_them(
    tmp_path: Path,
) -> None:
    async with among_friends(tmp_path) as friends:
        bob = await join(friends.house, "Bob")
        await friends.asks(friends.ann, asks.Sit(1, 10_000))
        await friends.asks(bob, asks.Sit(2, 10_000))
        await until(lambda: friends.actor.state.in_hand)
        witness = friends.looks(bob)
        assert await friends.refused(bob, asks.SetTerms(small=1)) == "staff-not-allowed"
        await friends.asks(
            friends.ann,
            asks.SetTerms(small=100, big=200, ante=20, act=30, bank=60, least=20, most=100, rabbit=True),
        )
        before = friends.actor.state
        assert (before.terms.big_blind, before.terms.act) == (100, 60_000)
        await until(lambda: bool(events(witness, "term")))
        said = {each["term"]: each for each in events(witness, "term")}
        assert set(said) == {"stakes", "ante", "act", "bank", "rabbit"}
        assert said["stakes"] == {
            "kind": "term",
            "name": "Ann",
            "term": "stakes",
            "amount": 100,
            "more": 200,
            "about": "",
            "holds": "next-hand",
        }
        number = before.number
        actor = friends.ann if before.hand.actor == 1 else bob
        await friends.asks(actor, asks.Act(number, before.hand.moment, "fold"))
        await until(lambda: friends.actor.state.number > number)
        after = friends.actor.state
        posted = [(each.kind, each.amount) for each in after.hand.setup.forced]
        assert posted == [("ante", 20), ("ante", 20), ("small-blind", 100), ("big-blind", 200)]
        assert (after.terms.act, after.terms.bank, after.terms.min_buy_in) == (30_000, 60_000, 4_000)
        assert after.terms.policy.flag("rabbit_hunt")
        assert TABLE.fold(friends.house.store.proved_rows(after.stream)) == after


@told
async def test_the_game_of_the_night_is_dealt_from_the_next_hand_on(tmp_path: Path) -> None:
    async with among_friends(tmp_path, bots=2) as friends:
        witness = friends.looks(friends.ann)
        await until(lambda: friends.actor.state.number > 2)
        for game, dealt in (("razz", {"razz"}), ("horse", {"fl-holdem"}), ("pl-omaha", {"pl-omaha"})):
            await friends.asks(friends.ann, asks.SetTerms(game=game))
            number = friends.actor.state.number
            await until(lambda number=number: friends.actor.state.number > number + 1)
            hand = friends.actor.state.hand
            assert hand.setup.variant.id in dealt
        games = [each["game"] for each in events(witness, "game_set")]
        assert games == ["razz", "horse", "pl-omaha"]
        assert await friends.refused(friends.ann, asks.SetTerms(game="snap")) == "room-no-such-game"
        assert await friends.refused(friends.ann, asks.SetTerms(game="pl-omaha")) == "room-terms-the-same"


@told
async def test_in_a_bomb_pot_everybody_antes_and_the_flop_comes_at_once(tmp_path: Path) -> None:
    async with among_friends(tmp_path, bots=4) as friends:
        witness = friends.looks(friends.ann)
        await friends.asks(friends.ann, asks.Hold("wait"))
        await until(lambda: not friends.actor.state.in_hand)
        await friends.asks(friends.ann, asks.CallBomb())
        assert await friends.refused(friends.ann, asks.CallBomb()) == "room-bomb-called-already"
        state = friends.actor.state
        assert from_snapshot(snapshot(state)).bomb_called
        number = state.number
        await friends.asks(friends.ann, asks.Hold())
        await until(lambda: any(each["hand"] == number + 2 for each in events(witness, "hand_started")))
        bomb = friends.house.hands(friends.table, friends.ann.id, number + 2)[0]
        assert (bomb.number, bomb.game) == (number + 1, "nl-holdem")
        text = friends.house.hand_text(friends.table, number + 1, friends.ann.id)
        assert "antes = [200, 200, 200, 200]" in text
        assert events(witness, "bomb")[0]["amount"] == 200
        # And then every third hand, with another ante.
        await friends.asks(friends.ann, asks.SetTerms(bomb_every=3, bomb_ante=50))
        await until(lambda: friends.actor.state.number > number + 9)
        kept = [
            friends.house.store.hand(f"table/{friends.table}", each) for each in range(number + 4, number + 9)
        ]
        for each in kept:
            assert each is not None
            assert ("-bomb" in each.record) == (each.number % 3 == 0)


def test_who_wins_with_seven_deuce_is_paid_by_everybody_and_every_chip_is_there() -> None:
    felt = Felt(opened_by="ann", seven_deuce=300)
    felt.sit_all(4)
    paid = None
    for _ in range(400):
        before = felt.stacks()
        felt.deal()
        felt.fold_round()
        paid = next((each.event for each in felt.state.entries if isinstance(each.event, BountyEvent)), None)
        if paid is not None:
            break
        assert sum(felt.state.bounty, ()) == ()
    assert isinstance(paid, BountyEvent)
    after = felt.stacks()
    winner = felt.state.seated[paid.seat].person
    assert paid.amount == 900
    # The small blind alone was to be won, and 300 of each of the others.
    assert after[winner] - before[winner] == 950
    assert sorted(after[each] - before[each] for each in after if each != winner) == [-350, -300, -300]
    summary = hands.summary(StoredHand(felt.state.number, 0, hands.record(felt.state)), winner)
    assert summary.net == 950
    assert TABLE.fold(felt.rows) == felt.state


@told
async def test_a_stack_is_put_right_between_hands_out_of_another_or_the_wallet(tmp_path: Path) -> None:
    async with among_friends(tmp_path) as friends:
        bob = await join(friends.house, "Bob")
        await friends.asks(friends.ann, asks.Hold("count"))
        await friends.asks(friends.ann, asks.Sit(1, 5_000))
        await friends.asks(bob, asks.Sit(2, 5_000))
        wallet = friends.chips(bob)
        witness = friends.looks(bob)
        assert await friends.refused(bob, asks.Correct(2, 9_000, "mine", 1)) == "staff-not-allowed"
        assert await friends.refused(friends.ann, asks.Correct(2, 9_000, " ", 1)) == "room-correct-says-why"
        assert await friends.refused(friends.ann, asks.Correct(2, 9_000, "x", 2)) == "room-nothing-to-correct"
        assert await friends.refused(friends.ann, asks.Correct(2, 10_001, "x", 1)) == "room-stack-too-short"
        assert await friends.refused(friends.ann, asks.Correct(2, 10**9, "x")) == "room-wallet-short"
        await friends.asks(friends.ann, asks.Correct(2, 5_300, "pushed wrong", 1))
        await friends.asks(friends.ann, asks.Correct(2, 5_100, "too much", 0))
        stacks = {seat: each.chips for seat, each in friends.actor.state.seated.items()}
        assert (stacks, friends.chips(bob)) == ({1: 4_700, 2: 5_100}, wallet + 200)
        sheet = friends.house.sheet(friends.table, bob.id)
        assert [each.won for each in sheet.lines] == [-300, 300]
        assert [(each.payer, each.payee, each.chips) for each in sheet.payments] == [(1, 2, 300)]
        await until(lambda: len(events(witness, "corrected")) > 1)
        first, second = events(witness, "corrected")
        assert (first["by"], first["why"], first["other"]) == ("Ann", "pushed wrong", "Ann")
        assert (first["before"], first["after"], second["after"]) == (5_000, 5_300, 5_100)
        assert (second["against"], second["other"]) == ("wallet", "")
        await friends.asks(friends.ann, asks.Hold())
        await until(lambda: friends.actor.state.in_hand)
        refused = await friends.refused(friends.ann, asks.Correct(2, 9_000, "mine", 1))
        assert refused == "room-hand-in-progress"


@told
async def test_bots_come_and_go_by_the_host_s_word_and_play_as_he_says(tmp_path: Path) -> None:
    async with among_friends(tmp_path, bots=1, level="easy", style="bold") as friends:
        state = friends.actor.state
        await until(lambda: len(friends.actor.state.seated) == 1)
        assert {each.plays for each in friends.actor.state.seated.values()} == {"easy-bold"}
        await friends.asks(friends.ann, asks.AddBot(5, "medium", "careful"))
        await friends.asks(friends.ann, asks.AddBot())
        state = friends.actor.state
        assert {seat: each.plays for seat, each in state.seated.items()} == {
            1: "medium-steady",
            2: "easy-bold",
            5: "medium-careful",
        }
        assert await friends.refused(friends.ann, asks.AddBot(5)) == "cash-seat-taken"
        bob = await join(friends.house, "Bob")
        assert await friends.refused(bob, asks.AddBot(3)) == "staff-not-allowed"
        assert await friends.refused(friends.ann, asks.AddBot(3), "oak") == "staff-not-allowed"
        for _ in range(3):
            await friends.asks(friends.ann, asks.AddBot())
        assert await friends.refused(friends.ann, asks.AddBot()) == "room-table-full"
        await friends.asks(friends.ann, asks.SendAway(5))
        friends.looks(friends.ann)
        await until(lambda: 5 not in friends.actor.state.seated)
        assert friends.actor.state.guests == {}
        assert TABLE.fold(friends.house.store.proved_rows(state.stream)).seated.keys() == set(
            friends.actor.state.seated
        )


def refused(**changed: object) -> str:
    with pytest.raises(Refusal) as refusal:
        arranged(OAK, asks.SetTerms(**changed))  # type: ignore[arg-type]
    return refusal.value.code


def test_what_cannot_be_is_refused_and_says_so() -> None:
    assert refused(small=0) == "room-bad-stakes"
    assert refused(small=10, big=101) == "room-bad-stakes"
    assert refused(ante=101) == "room-bad-ante"
    assert refused(game="razz", ante=5) == "room-ante-of-the-game"
    assert refused(game="nobody") == "room-no-such-game"
    assert refused(least=0) == refused(least=300) == refused(most=1_001) == "room-bad-buy-ins"
    assert refused(act=4) == refused(act=301) == refused(bank=601) == "room-bad-clock"
    assert refused(bomb_every=1_001) == refused(bomb_ante=2_001) == refused(seven_deuce=2_001)


def test_what_is_not_named_stays_as_it_is() -> None:
    assert arranged(OAK, asks.SetTerms()) == OAK
    anted = arranged(OAK, asks.SetTerms(ante=100, ante_by="big-blind"))
    raised = arranged(anted, asks.SetTerms(small=100, big=200))
    assert (raised.ante, raised.ante_by, raised.big_blind) == (100, "big-blind", 200)
    back = arranged(arranged(OAK, asks.SetTerms(game="fl-holdem")), asks.SetTerms(game="nl-holdem"))
    assert arranged_view(back) == arranged_view(OAK)
    straddled = arranged(OAK, asks.SetTerms(straddle=True))
    assert (straddled.straddle, straddled.policy.choice("straddle")) == (True, "live")
    twice = arranged(OAK, asks.SetTerms(run_twice=True))
    assert (twice.run_it, arranged(twice, asks.SetTerms(run_twice=False))) == (2, OAK)
