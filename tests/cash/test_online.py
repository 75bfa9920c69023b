"""The online room: time to act, seats released, talk."""

import pytest

from croupier.cards import DECK_52
from croupier.cash import acts
from croupier.cash.clock import Clock, on_timeout, servers_fault
from croupier.cash.dealing import finish, setup
from croupier.cash.talk import CLAUSES, Talk, held_back
from croupier.errors import Refusal
from croupier.play import Hand
from croupier.rulebook import Layer, profile
from tests.cash.evening import Evening

ONLINE = profile("online-cash")


@pytest.mark.clause("ONLINE:time-3")
@pytest.mark.clause("ONLINE:disc-5")
def test_who_lets_the_clock_run_out_folds_facing_a_bet_and_else_checks() -> None:
    assert Clock(15).left(15, bank=0, connected=True).over
    assert on_timeout(6, ONLINE) == "fold"
    assert on_timeout(0, ONLINE) == "check"


@pytest.mark.every_book
@pytest.mark.clause("ONLINE:time-6")
@pytest.mark.clause("ONLINE:time-4")
@pytest.mark.clause("ONLINE:time-5")
def test_after_the_clock_the_bank_runs_down() -> None:
    assert Clock(15).left(10, bank=30, connected=True) == (5, 30, 0)
    assert Clock(15).left(20, bank=30, connected=True) == (0, 25, 0)
    assert not Clock(15).left(44, bank=30, connected=True).over
    assert Clock(15).left(45, bank=30, connected=True).over


def test_a_house_may_fold_everybody_whose_time_is_up() -> None:
    strict = ONLINE.laid_over(Layer("house", "Strict", (("clock_expiry", "fold"),)))
    assert on_timeout(0, strict) == "fold"


@pytest.mark.clause("ONLINE:disc-3")
def test_late_in_an_event_a_lost_connection_gets_time_to_come_back_once() -> None:
    assert Clock(15, reconnect=30, late=True).left(60, bank=30, connected=False) == (0, 0, 15)
    assert Clock(15, reconnect=30, late=True).left(75, bank=30, connected=False).over
    assert Clock(15, reconnect=30, late=False).left(45, bank=30, connected=False).over
    assert Clock(15, reconnect=30, late=True).left(45, bank=30, connected=True).over


@pytest.mark.clause("ONLINE:disc-2")
def test_many_connections_lost_at_once_are_the_servers_fault() -> None:
    assert servers_fault(20, 100)
    assert not servers_fault(19, 100)
    assert not servers_fault(0, 0)


@pytest.mark.clause("ONLINE:missed-0")
@pytest.mark.parametrize(("hands", "minutes", "released"), [(5, 5, False), (11, 5, True), (0, 10, True)])
def test_a_seat_is_released_after_two_big_blinds_or_ten_minutes(
    hands: int, minutes: int, released: bool
) -> None:
    evening = Evening("online-cash")
    evening.sit(1, 2, 3, 4, 5, 6)
    evening.do(acts.SitOut, 6)
    evening.hands(hands)
    evening.wait(minutes)
    assert (6 in evening.table.idle(evening.at)) is released


@pytest.mark.clause("ONLINE:join-2")
@pytest.mark.clause("ONLINE:missed-3")
def test_a_live_post_counts_towards_the_call_and_a_dead_one_does_not() -> None:
    evening = Evening("online-cash")
    evening.sit(1, 2, 3, 4, 5)
    evening.hands(2)
    evening.sit(7, waits=False)
    evening.deal()
    hand = Hand(setup(evening.table))
    assert evening.post(7) == (25, 0)
    assert hand.player(7).bet == 25
    missed = Evening("online-cash")
    missed.sit(1, 2, 3, 4, 5, 6)
    missed.hands(2)
    missed.do(acts.SitOut, 5)
    missed.hands(3)
    missed.do(acts.Return, 5)
    missed.deal()
    assert missed.post(5) == (50, 25)
    hand = Hand(setup(missed.table))
    assert hand.player(5).bet == 50
    assert hand.player(5).stack == 1925
    # Two blinds, the live post and the dead one.
    assert hand.total == 25 + 50 + 50 + 25


@pytest.mark.clause("ONLINE:refund-1")
def test_a_hand_the_server_could_not_finish_gives_every_contribution_back() -> None:
    evening = Evening("online-cash")
    evening.sit(1, 2, 3)
    evening.deal()
    hand = Hand(setup(evening.table))
    evening.table.do(finish(hand, 5))
    assert [chair.chips for chair in evening.table.chairs.values()] == [2000, 2000, 2000]
    assert evening.table.charged == (0, 0, 0)


@pytest.mark.clause("ONLINE:chat-4")
def test_three_messages_in_ten_seconds_are_enough() -> None:
    talk = Talk(limit=3, window=10)
    allowed = []
    for at in (0, 1, 2, 3, 11):
        allowed.append(talk.allowed("ann", at))
        if allowed[-1]:
            talk.spoke("ann", at)
    assert allowed == [True, True, True, False, True]
    assert talk.allowed("boris", 3)


@pytest.mark.clause("ONLINE:chat-1")
@pytest.mark.clause("ONLINE:chat-2")
def test_nobody_speaks_of_a_live_hand_and_an_all_in_shuts_the_chat() -> None:
    evening = Evening("online-cash")
    evening.sit(1, 2, 3)
    evening.deal()
    hand = Hand(setup(evening.table), DECK_52.cards)
    talk = Talk()
    talk.check("ann", 0, hand)
    assert held_back("good evening", hand) is None
    for said, about, clause in (
        ("I have AhKh", "cards", "ONLINE:chat-1"),
        ("у него флеш", "hand", "ONLINE:chat-2"),
        ("you should call", "advice", "TDA-2022:67.3"),
    ):
        assert held_back(said, hand) == about
        assert CLAUSES[about] == clause
    hand.raise_to(2000)
    with pytest.raises(Refusal, match="all-in"):
        talk.check("ann", 2, hand)
    talk.check("ann", 3, None)
    assert held_back("I folded AhKh", None) is None
