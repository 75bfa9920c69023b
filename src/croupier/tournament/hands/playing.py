"""Hands at the tables of an event: when one may begin, what it is played for, what it leaves."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from croupier.cards import signs
from croupier.play import Setup
from croupier.tournament.bounties.heads import knock_out
from croupier.tournament.chips.colour_up import stack_set
from croupier.tournament.clock.facts import Pushed
from croupier.tournament.clock.levels import level_of_next_hand
from croupier.tournament.course import decides
from croupier.tournament.draw import by_card, face_up, lots
from croupier.tournament.hands import commands, facts
from croupier.tournament.hands.hand_for_hand import to_play
from croupier.tournament.prizes.places import ranked
from croupier.tournament.seating.balance import must_halt
from croupier.tournament.seating.breaking import final_table_due
from croupier.tournament.seating.position import deal_in
from croupier.tournament.selling import rebuys_open
from croupier.tournament.why import Why

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.play import Hand, Variant
    from croupier.tournament.course import Course
    from croupier.tournament.event import Event


def holds(event: Event, number: int) -> str:
    """Why a table may not begin a hand now, as the end of a message code; empty where it may."""
    table = event.tables[number]
    if event.phase != "running":
        return "not-running"
    if table.playing:
        return "hand-running"
    if event.day_over:
        return "day-over"
    if event.clock.on_break:
        return "on-break"
    if not event.clock.running and not event.hand_for_hand:
        return "clock-stands"
    if event.breaking == number:
        return "table-closes"
    if event.offer is not None:
        return "deal-talk"
    # Who went out hand for hand is ranked when every table has played, and only then do all sit down together.
    if final_table_due(event) and not (event.round_out and to_play(event, number)):
        return "final-table"
    if sum([1 for _, entrant in event.at(number) if entrant.stack]) < 2:
        return "too-few-players"
    if event.hand_for_hand and not to_play(event, number):
        return "hand-for-hand-waits"
    return "halted" if must_halt(event, number) else ""


def _first_button(course: Course, table: int, seats: Sequence[int]) -> int:
    """The seat the first button is drawn for: by lot, or by the highest card of one dealt to each, as the book has it
    (FSPR:button-1, FSPR:button-2)."""
    seed = f"{course.seed}:button:{table}"
    if course.event.policy.choice("first_button") == "lot":
        return lots(seed, seats)[0]
    cards = face_up(seed, seats)
    seat = by_card(seats, cards)[0]
    card = signs([cards[seats.index(seat)]])
    why = course.by_policy("button-by-card", "first_button", table=table, seat=seat, card=card)
    course.say(facts.ButtonDrawn(table, seat, tuple(seats), cards, why))
    return seat


@decides(commands.BeginHand)
def begin_hand(course: Course, asked: commands.BeginHand) -> None:
    """Move the button, deal in who may be dealt in; who has no chips and buys none is out (TDA-2022:27.1)."""
    course.table(asked.table)
    broke = put_out(course, asked.table)
    if asked.table not in course.event.tables:
        return
    event = course.event
    held = holds(event, asked.table)
    if held and not (held == "halted" and asked.waived):
        if broke:
            return
        raise course.refuse(held, table=asked.table)
    table = event.tables[asked.table]
    variant = event.terms.variant(table.hands, event.clock.index)
    seated = [seat for seat, entrant in event.at(asked.table) if entrant.stack]
    newcomers = {seat for seat, entrant in event.at(asked.table) if entrant.arrived or entrant.waiting}
    button = _first_button(course, asked.table, seated) if table.positions is None else 0
    positions, dealt, waiting = deal_in(table.positions, seated, newcomers, event.policy, button)
    # A stud hand has no button: it stands frozen where the next hold'em hand would have it (TDA-2022:11B.1).
    if not variant.has_button:
        dealt, waiting = tuple(seated), ()
    level = level_of_next_hand(event, asked.table)
    course.say(facts.HandBegun(asked.table, positions, dealt, waiting, level, variant.has_button))
    if table.pushing:
        course.say(Pushed(asked.table, False))


@decides(commands.CountHands)
def count_hands(course: Course, asked: commands.CountHands) -> None:
    """Hands of a live table, counted by whoever deals or directs: nobody enters stacks there.

    A round of penalty is as many hands as there were players (TDA-2022:71A.2), so that it is over when they have
    been dealt.
    """
    table = course.table(asked.table)
    event = course.event
    if event.phase != "running":
        raise course.refuse("not-running")
    if table.playing:
        raise course.refuse("hand-running", table=asked.table)
    if event.hand_for_hand and table.round >= event.round:
        raise course.refuse("hand-for-hand-waits", table=asked.table)
    course.say(facts.HandsCounted(asked.table, asked.hands))


def put_out(course: Course, number: int, *, declined: bool = False) -> bool:
    """Whoever has no chips at a table is out, first those who lost theirs first; whether there was anybody.

    Where it is not over for all of them, only those who have `declined` to buy more.
    """
    broke = [entrant for _, entrant in course.event.at(number) if entrant.status == "broke"]
    broke = [entrant for entrant in broke if entrant.declined or not declined]
    for time in sorted({entrant.broke for entrant in broke}):
        _out(course, [(each.id, each.had) for each in broke if each.broke == time], number, time)
    return bool(broke)


def game(event: Event, number: int) -> Variant:
    """The game of the hand a table is playing."""
    table = event.tables[number]
    return event.terms.variant(table.hands - 1, table.level)


def setup(event: Event, number: int) -> Setup:
    """The hand a table has begun, ready to be dealt."""
    from croupier.play import next_positions

    table = event.tables[number]
    variant = game(event, number)
    stakes = event.terms.level(table.level).stakes(event.terms.ante_by, stud=not variant.has_button)
    stacks = {seat: event.entrants[table.seats[seat]].stack for seat in table.dealt}
    positions = table.positions or next_positions(None, list(stacks))
    made = Setup.deal_in(variant, stakes, stacks, positions, policy=event.policy, chip=event.smallest_chip)
    return replace(made, last_two=True) if event.left == 2 else made


def takers(hand: Hand) -> dict[int, tuple[int, ...]]:
    """For each seat that lost its last chips, the seats that won the last pot it played for."""
    result = hand.result
    lost: dict[int, tuple[int, ...]] = {}
    for seat, chips in result.stacks.items():
        if chips:
            continue
        played = [at for at, pot in enumerate(result.pots) if seat in pot.seats] or [0]
        winners = {award.seat for award in result.awards if award.pot == played[-1] and award.amount}
        lost[seat] = tuple(sorted(winners - {seat}))
    return lost


@decides(commands.EndHand)
def end_hand(course: Course, asked: commands.EndHand) -> None:
    """Take the stacks a hand left, and see who went out."""
    table = course.table(asked.table)
    if not table.playing:
        raise course.refuse("no-hand", table=asked.table)
    before = {seat: course.event.entrants[table.seats[seat]].stack for seat in table.dealt}
    if set(asked.stacks) != set(before) or min(asked.stacks.values()) < 0:
        raise course.refuse("wrong-seats", table=asked.table)
    if sum(asked.stacks.values()) != sum(before.values()):
        raise course.refuse(
            "chips-differ", "chips-stay", before=sum(before.values()), after=sum(asked.stacks.values())
        )
    course.say(facts.HandOver(asked.table, asked.stacks))
    lost = [seat for seat, chips in asked.stacks.items() if not chips]
    if not lost:
        return
    for seat in lost:
        won_by = [table.seats[taker] for taker in asked.takers.get(seat, ())]
        knock_out(course, table.seats[seat], won_by)
    if rebuys_open(course.event):
        course.say(facts.Broke(tuple([table.seats[s] for s in lost]), tuple([before[s] for s in lost])))
        return
    _out(course, [(table.seats[seat], before[seat]) for seat in lost], asked.table)


def _out(course: Course, busted: list[tuple[str, int]], number: int, time: int = 0) -> None:
    """Players are out: at once, or with those of the other tables hand for hand.

    Where they might have bought more they lost their chips at the `time`-th time that anybody did.
    """
    finishes = ranked(busted, number, course.event.tables[number].hands, time)
    if course.event.hand_for_hand or course.event.terms.rounds is not None:
        course.say(facts.Held(finishes))
        return
    if len(busted) > 1:
        why = course.by_policy("same-hand", "same_hand_bust", players=len(busted))
    else:
        why = Why("tournament-why-out")
    course.say(facts.Busted(finishes, why))


@decides(commands.Bust)
def bust(course: Course, asked: commands.Bust) -> None:
    """The floor reports a player without chips; what he had goes to who took it.

    Where stacks are not kept hand by hand the chips are divided among the takers, the odd ones to the first.
    """
    from croupier.play.pots import divided

    entrant = course.entrant(asked.player)
    if not entrant.table or course.event.phase != "running":
        raise course.refuse("not-seated", player=entrant.name)
    if entrant.seat in course.event.tables[entrant.table].dealt:
        raise course.refuse("in-a-hand", player=entrant.name, table=entrant.table)
    if entrant.status == "broke":
        if asked.takers:
            # Two saw him lose his chips, and both told it: the second says nothing of a rebuy.
            raise course.refuse("bust-told-already", player=entrant.name)
        course.say(facts.Declined(entrant.id))
        return
    chips = entrant.stack
    winners = [course.entrant(taker) for taker in asked.takers]
    for winner in winners:
        if winner.id == entrant.id or not winner.table:
            raise course.refuse("bust-taker-not-seated", player=winner.name)
    if chips:
        if not winners:
            raise course.refuse("bust-needs-taker", player=entrant.name, amount=chips)
        why = course.why("taken", "", player=entrant.name)
        course.say(stack_set(entrant, 0, why))
        for winner, part in zip(winners, divided(chips, len(winners)), strict=True):
            course.say(stack_set(winner, winner.stack + part, why))
    knock_out(course, entrant.id, list(asked.takers))
    if rebuys_open(course.event):
        course.say(facts.Broke((entrant.id,), (chips,)))
        return
    _out(course, [(entrant.id, chips)], entrant.table)
