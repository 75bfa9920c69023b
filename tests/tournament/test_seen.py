"""What pages get of an event: everything they show, and nothing nobody may know yet."""

from itertools import permutations

import msgspec
import pytest
from msgspec.structs import replace

from croupier.bots.quick import play
from croupier.tournament import BeginHand, EndHand, Event, Start, Tick, decide
from croupier.tournament.bounties.heads import opens
from croupier.tournament.commands import Penalise, SellShare, Stop
from croupier.tournament.facts import BountyWon, Drawn, Race, Sealed
from croupier.tournament.news import KEPT, announced, latest
from croupier.tournament.seen import own, public, seen
from croupier.tournament.simulation.event import Simulation
from croupier.tournament.terms import Bounties, Entries, Level, Prizes, Rebuys
from tests.tournament.desk import HOUR, MINUTE, after, entered, facts_of, running, standing
from tests.tournament.test_simulation import SUNDAY


def sealed_event() -> Event:
    """Four players left of five, all four in the money, four envelopes sealed."""
    event = standing(
        {1: range(1, 6)},
        prizes=Prizes(ladder=(40, 30, 20, 10)),
        bounties=Bounties(amount=4_000, kind="mystery", parts=(50, 25)),
        profile="online-tournament",
    )
    return after(
        event, BeginHand(1), EndHand(1, {1: 20_000, 2: 10_000, 3: 10_000, 4: 10_000, 5: 0}, {5: (1,)})
    )


def test_the_picture_is_the_same_whatever_order_the_envelopes_lie_in() -> None:
    """Nobody can tell from it which is drawn next: not the players, nor the floor."""
    event = sealed_event()
    assert sorted(event.envelopes, reverse=True) == [10_000, 5_000, 2_500, 2_500]
    for viewer in ({}, {"player": "1-1"}, {"floor": True}):
        pictures = {
            msgspec.json.encode(
                seen(replace(event, envelopes=order, envelope_order=f"seed:{order}"), HOUR, **viewer)
            )
            for order in permutations(event.envelopes)
        }
        assert len(pictures) == 1
        [written] = pictures
        assert all(salt.encode() not in written for salt in event.envelope_salts)


def test_each_envelope_opens_the_seal_told_before() -> None:
    event = standing(
        {1: range(1, 6)},
        prizes=Prizes(ladder=(40, 30, 20, 10)),
        bounties=Bounties(amount=4_000, kind="mystery", parts=(50, 25)),
    )
    first = EndHand(1, {1: 20_000, 2: 10_000, 3: 10_000, 4: 10_000, 5: 0}, {5: (1,)})
    event = after(event, BeginHand(1))
    [told] = facts_of(event, first, Sealed)
    shown = public(told)
    assert (shown.amounts, shown.order, shown.salts) == ((), "", ())
    event = after(event, first)
    opened = []
    for lost in (4, 3, 2):
        event = after(event, BeginHand(1))
        held = {seat: entrant.stack for seat, entrant in event.at(1)}
        hand = EndHand(1, {**held, 1: held[1] + held[lost], lost: 0}, {lost: (1,)})
        opened += facts_of(event, hand, BountyWon)
        event = after(event, hand)
    assert [won.inside for won in opened] == list(told.amounts)
    assert all(opens(shown.seals[won.envelope - 1], won.envelope, won.inside, won.salt) for won in opened)
    assert not opens(shown.seals[0], 1, opened[0].inside + 1, opened[0].salt)
    assert seen(event, HOUR).envelopes.order == told.order


def test_no_two_draws_of_an_event_share_a_seed_and_none_opens_the_envelopes() -> None:
    mystery = Bounties(amount=4_000, kind="mystery")
    event = Simulation(replace(SUNDAY, bounties=mystery), 60, 4, play, keep_facts=True).run()
    told = [fact.seed for fact in event.facts if isinstance(fact, Drawn | Race)]
    assert len(told) > 20
    assert len(set(told)) == len(told)
    [sealed] = [fact for fact in event.facts if isinstance(fact, Sealed)]
    assert sealed.order.partition(":")[0] not in told


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:break-1")
def test_the_clock_shows_level_next_level_and_next_break() -> None:
    direction = running(3)
    clock = seen(direction.event, 5 * MINUTE).clock
    assert (clock.running, clock.remaining, clock.ends) == (True, 15 * MINUTE, 20 * MINUTE)
    assert (clock.level.small_blind, clock.level.big_blind, clock.level.ante) == (50, 100, 100)
    assert (clock.next.number, clock.next.big_blind) == (2, 200)
    assert (clock.next_break, clock.break_length) == (35 * MINUTE, 10 * MINUTE)
    direction.do(Tick(), now=45 * MINUTE)
    clock = seen(direction.event, 45 * MINUTE).clock
    assert (clock.on_break, clock.level.pause, clock.remaining) == (True, 10 * MINUTE, 5 * MINUTE)
    assert (clock.next_break, clock.next.big_blind) == (None, 400)
    direction.do(Stop(), now=46 * MINUTE)
    assert seen(direction.event, HOUR).clock.remaining == 4 * MINUTE


def test_a_level_by_hands_has_no_deadline_to_show() -> None:
    levels = (Level(small_blind=1, big_blind=2, hands=10), Level(pause=5), Level(small_blind=2, big_blind=4))
    clock = seen(running(3, levels=levels).event, MINUTE).clock
    assert (clock.by_hands, clock.level.hands, clock.level.length, clock.next_break) == (True, 10, 0, None)


def test_the_average_stack_in_a_break_is_told_in_the_coming_blinds() -> None:
    direction = running(4)
    assert seen(direction.event, MINUTE).average_big_blinds == 100.0
    direction.do(Tick(), now=41 * MINUTE)
    picture = seen(direction.event, 41 * MINUTE)
    assert (picture.average, picture.average_big_blinds, picture.in_play) == (10_000, 25.0, 40_000)


def test_fee_and_staff_share_are_always_shown() -> None:
    money = seen(entered(10, staff=500, guarantee=200_000).event, 0).money
    assert (money.price, money.to_pool, money.fee, money.staff) == (11_000, 9_500, 1_000, 500)
    assert (money.pool, money.fees, money.staff_total, money.guarantee) == (95_000, 10_000, 5_000, 200_000)


def test_payouts_stand_in_rows_of_equal_prizes() -> None:
    event = running(10, prizes=Prizes(ladder=(50, 20, 10, 10, 10))).event
    picture = seen(event, 0)
    assert [(row.first, row.last, row.amount) for row in picture.payouts] == [
        (1, 1, 50_000),
        (2, 2, 20_000),
        (3, 5, 10_000),
    ]
    assert picture.payouts_final
    assert not seen(entered(10).event, 0).payouts_final


def test_a_player_sees_his_own_penalties_and_shares_and_not_the_others() -> None:
    direction = entered(9)
    direction.do(SellShare("3", "4", 25), now=0)
    direction.do(Start(), now=0, seed="lot")
    direction.do(Penalise("3", "talks", "hands", 2, "floor"), now=MINUTE, by="floor")
    shown = {
        viewer: seen(direction.event, MINUTE, player=viewer, log=direction.log)
        for viewer in ("3", "4", "5", "")
    }
    assert [len(shown[viewer].record) for viewer in ("3", "4", "5", "")] == [1, 0, 0, 0]
    assert [len(shown[viewer].shares) for viewer in ("3", "4", "5", "")] == [1, 1, 0, 0]
    assert shown["3"].me.missing == 2
    assert all(picture.log == () and picture.due == () for picture in shown.values())
    floor = seen(direction.event, MINUTE, floor=True, log=direction.log)
    assert (len(floor.record), len(floor.shares)) == (1, 1)
    assert [(done.kind, done.by, done.player) for done in floor.log[:2]] == [
        ("penalise", "floor", "3"),
        ("start", "", ""),
    ]
    assert public(direction.log[-1].facts[0]) is None
    assert public(direction.log[-1].facts[0], player="3") is not None


def test_a_player_is_told_what_he_may_do() -> None:
    direction = entered(3, entries=Entries(late_levels=2, reentries=1))
    assert seen(direction.event, 0, player="1").me.may == ("unregister",)
    direction = running(3, rebuys=Rebuys(price=1_000, chips=10_000, levels=2, up_to=10_000))
    assert seen(direction.event, 0, player="1").me.may == ("rebuy",)
    direction.do(BeginHand(1), now=0)
    assert seen(direction.event, 0, player="1").me.may == ()
    assert seen(direction.event, 0, player="nobody").me is None


def test_whoever_is_out_sees_his_place_and_whoever_is_in_what_he_has_for_certain() -> None:
    event = sealed_event()
    event = after(event, BeginHand(1), EndHand(1, {1: 30_000, 2: 10_000, 3: 10_000, 4: 0}, {4: (1,)}))
    out = seen(event, 0, player="1-4").me
    assert (out.first, out.last, out.prize, out.certain) == (4, 4, 3_000, 0)
    assert seen(event, 0, player="1-1").me.certain == 6_000
    assert [(row.player, row.first, row.prize) for row in seen(event, 0).results] == [
        ("1-4", 4, 3_000),
        ("1-5", 5, 0),
    ]


def test_moves_are_announced_with_where_to_and_the_clause() -> None:
    event = standing({1: range(1, 10), 2: range(1, 8)}, {1: (1, 2, 3), 2: (1, 2, 3)})
    event, told = decide(event, Tick(), now=MINUTE)
    [moved] = [each for each in announced(MINUTE, told) if each.kind == "moved"]
    assert (moved.kind, moved.players, moved.old_table, moved.table) == ("moved", ("1-4",), 1, 2)
    assert moved.why.clause == "TDA-2022:11A.1"
    assert latest((), MINUTE, told)[-1] == moved
    assert len(latest((moved,) * KEPT, MINUTE, told)) == KEPT


def test_news_of_what_was_taken_back_are_no_news() -> None:
    direction = running(9)
    direction.do(Stop(), now=MINUTE)
    assert direction.news[-1].kind == "stopped"
    direction.undo()
    assert direction.news[-1].kind != "stopped"


def test_everybodys_picture_with_a_players_own_is_the_players_picture() -> None:
    direction = entered(9)
    direction.do(SellShare("3", "4", 25), now=0)
    direction.do(Start(), now=0, seed="lot")
    direction.do(Penalise("3", "talks", "warning", by="floor"), now=MINUTE)
    everybodys = seen(direction.event, MINUTE, news=direction.news)
    for player in ("3", "4", "5"):
        assert own(everybodys, direction.event, player) == seen(
            direction.event, MINUTE, player=player, news=direction.news
        )
    assert everybodys.me is None
    assert (everybodys.record, everybodys.shares) == ((), ())


@pytest.mark.parametrize("viewer", [{}, {"player": "1"}, {"floor": True}])
def test_a_picture_goes_over_the_wire(viewer: dict) -> None:
    direction = running(20)
    picture = seen(direction.event, MINUTE, news=direction.news, log=direction.log, **viewer)
    assert msgspec.json.decode(msgspec.json.encode(picture), type=type(picture)) == picture
    assert seen(direction.event, MINUTE, tables=()).tables == ()
