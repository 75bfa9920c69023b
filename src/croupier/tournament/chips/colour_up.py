"""Chips: which denominations are still needed, how a stack is made up, colour-ups, chips found and taken out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.cards import DECK_52
from croupier.errors import Mistake
from croupier.tournament.chips import commands, facts
from croupier.tournament.chips.race import odd_chips, race
from croupier.tournament.course import decides
from croupier.tournament.draw import lots

if TYPE_CHECKING:
    from croupier.tournament.course import Course
    from croupier.tournament.event import Entrant, Event
    from croupier.tournament.terms import Level, Terms
    from croupier.tournament.why import Why

FEWEST: Final = 8
"""So many chips of a small denomination make change for a table; a stack begins with at least these."""


class Pieces(NamedTuple):
    """A stack in chips: how many of each denomination, and how many pieces in all."""

    counts: dict[int, int]
    pieces: int


def amounts(level: Level) -> Iterator[int]:
    """Every forced bet of a level."""
    for amount in (
        level.small_blind,
        level.big_blind,
        level.ante,
        level.bring_in,
        level.small_bet,
        level.big_bet,
    ):
        if amount:
            yield amount


def not_needed(next_chip: int, future: Sequence[int]) -> bool:
    """Whether what is smaller than a denomination may leave: all blinds and antes to come are made of it.

    CLUB-7:7.1.9-a.

    >>> not_needed(100, [100, 200, 300]), not_needed(100, [150, 300])
    (True, False)
    """
    return all([amount % next_chip == 0 for amount in future])


def plan_colour_ups(terms: Terms) -> dict[int, tuple[int, ...]]:
    """At which breaks which denominations may leave, by the blinds of all levels that follow.

    The keys are indices of `terms.levels`, each a break.

    >>> from croupier.tournament.terms import Level, Terms
    >>> terms = Terms(name="Friday", stack=5_000, buy_in=0, chips=(25, 100, 500), levels=(
    ...     Level(small_blind=25, big_blind=50), Level(pause=10), Level(small_blind=100, big_blind=200)))
    >>> plan_colour_ups(terms)
    {1: (25,)}
    """
    plan: dict[int, tuple[int, ...]] = {}
    chips = sorted(terms.chips)
    for index, level in enumerate(terms.levels):
        if not level.pause:
            continue
        future = [amount for later in terms.levels[index:] for amount in amounts(later)]
        leaving = []
        while len(chips) > 1 and future and not_needed(chips[1], future):
            leaving.append(chips.pop(0))
        if leaving:
            plan[index] = tuple(leaving)
    return plan


def starting_stack(
    stack: int, chips: Sequence[int], players: int = 0, inventory: Mapping[int, int] | None = None
) -> Pieces:
    """A starting stack in as few pieces as make change: at least eight of each small denomination, then the largest.

    With an `inventory` no denomination is used more than it has for so many `players`. Raises `Mistake` when the
    stack cannot be made.

    >>> starting_stack(20_000, [25, 100, 500, 1000, 5000]).counts
    {25: 8, 100: 8, 500: 8, 1000: 10, 5000: 1}
    """
    kinds = sorted(chips)
    most = {
        chip: (inventory.get(chip, 0) // max(players, 1) if inventory is not None else stack // chip)
        for chip in kinds
    }
    counts: dict[int, int] = {}
    left = stack
    for chip, larger in zip(kinds, [*kinds[1:], 0], strict=True):
        if not larger:
            break
        wanted = min(FEWEST, most[chip], left // chip)
        while wanted and (left - wanted * chip) % larger:
            wanted += 1
        if wanted > most[chip] or wanted * chip > left:
            wanted = left % larger // chip
        if wanted:
            counts[chip] = wanted
            left -= wanted * chip
    for chip in reversed(kinds):
        more = min(left // chip, most[chip] - counts.get(chip, 0))
        if more > 0:
            counts[chip] = counts.get(chip, 0) + more
            left -= more * chip
    if left:
        raise Mistake("tournament-stack-cannot-be-made", stack=stack, left=left)
    ordered = {chip: counts[chip] for chip in kinds if counts.get(chip)}
    return Pieces(ordered, sum(ordered.values()))


def next_chip(event: Event, chip: int) -> int:
    """The next larger denomination still in play, 0 where there is none."""
    return min(
        [other for other in event.terms.chips if other > chip and other not in event.withdrawn], default=0
    )


@decides(commands.ColourUp)
def colour_up(course: Course, asked: commands.ColourUp) -> None:
    """Take a denomination off every table, with a race at each (TDA-2022:24A.1); nobody is raced out."""
    event = course.event
    if asked.chip not in event.terms.chips or asked.chip in event.withdrawn:
        raise course.refuse("no-such-chip", chip=asked.chip)
    if asked.chip != event.smallest_chip or not next_chip(event, asked.chip):
        raise course.refuse("not-smallest-chip", chip=asked.chip, smallest=event.smallest_chip)
    if any([table.playing for table in event.tables.values()]):
        raise course.refuse("colour-up-between-hands", "off-the-chips")
    race_off(course, asked.chip)


def race_off(course: Course, chip: int) -> None:
    """The race at every table, cards drawn by lot and told."""
    event = course.event
    larger = next_chip(event, chip)
    most = event.policy.number("chip_race_limit")
    stacks: dict[str, int] = {}
    for number, table in sorted(event.tables.items()):
        held = {seat: entrant.stack for seat, entrant in event.at(number) if entrant.stack}
        odd = {seat: odd_chips(stack, chip, larger) for seat, stack in sorted(held.items())}
        seed = course.new_seed()
        deck = lots(seed, DECK_52.cards) if sum(odd.values()) <= 52 else lots(seed, DECK_52.cards * 2)
        cards: dict[int, tuple[int, ...]] = {}
        for seat, count in odd.items():
            cards[seat] = tuple(deck[:count])
            del deck[:count]
        raced = race(held, chip, larger, cards, most=most)
        course.say(facts.Race(number, chip, seed, cards, raced.won, raced.saved))
        stacks |= {table.seats[seat]: stack for seat, stack in raced.stacks.items()}
    why = course.by_policy("colour-up", "chip_race_limit", chip=chip, next=larger)
    course.say(facts.ColouredUp(chip, stacks, why))


def leaving(event: Event) -> tuple[int, ...]:
    """The denominations that leave now, the smallest first: those its level names at a break.

    Before the first hand of a second day those leave that a flight still had where the levels before would have
    taken them off.
    """
    index, chips = event.clock.index, set[int]()
    if event.clock.on_break:
        # A break common to all events stands in no level: those leave that any level so far has named.
        begun = event.terms.levels[: index + 1] if event.terms.breaks else (event.terms.level(index),)
        chips |= {chip for level in begun for chip in level.colour_up}
    if event.terms.second_day and not any([table.hands for table in event.tables.values()]):
        chips |= {chip for level in event.terms.levels[:index] for chip in level.colour_up}
    held = [chip for chip in chips if chip in event.terms.chips and chip not in event.withdrawn]
    return tuple(sorted([chip for chip in held if next_chip(event, chip)]))


def colour_up_at_break(course: Course) -> bool:
    """Once every hand is over the denominations that are due leave; whether one did."""
    event = course.event
    if any([table.playing for table in event.tables.values()]):
        return False
    chips = leaving(event)
    if chips:
        race_off(course, chips[0])
    return bool(chips)


@decides(commands.SetStack)
def set_stack(course: Course, asked: commands.SetStack) -> None:
    """Chips are counted, found, forfeited or surrendered at one player, between his hands.

    Chips put out of play stay out (TDA-2022:8B, TDA-2022:63.2); old chips found later count only as far as they
    make a chip in play (TDA-2022:24C.1, TDA-2022:24C.2).
    """
    entrant = course.entrant(asked.player)
    if not entrant.table:
        raise course.refuse("not-seated", player=entrant.name)
    if entrant.seat in course.event.tables[entrant.table].dealt:
        raise course.refuse("in-a-hand", player=entrant.name, table=entrant.table)
    chips = asked.chips
    if chips > max(course.event.issued, entrant.stack):
        raise course.refuse("stack-beyond-all", chips=chips, all=course.event.issued)
    if asked.reason == "found":
        chips -= (chips - entrant.stack) % course.event.smallest_chip
    rule = {
        "counted": "chips-stay",
        "found": "found-chips",
        "hidden": "hidden-chips",
        "surrendered": "surrendered-stack",
    }[asked.reason]
    why = course.why(f"chips-{asked.reason}", rule, player=entrant.name)
    course.say(stack_set(entrant, chips, why))


def stack_set(entrant: Entrant, chips: int, why: Why) -> facts.StackSet:
    """A stack counted anew: who had none and has some is back in play."""
    return facts.StackSet(entrant.id, chips, why, back=entrant.status == "broke" and chips > 0)
