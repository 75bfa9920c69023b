"""Shootouts and heads-up brackets: tables that are played to one winner each, and then the next round is drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from croupier.tournament.course import decides
from croupier.tournament.draw import lots
from croupier.tournament.event import Finish
from croupier.tournament.hands.facts import Busted
from croupier.tournament.rounds import commands, facts
from croupier.tournament.seating.facts import Broken, Drawn
from croupier.tournament.why import Why

if TYPE_CHECKING:
    from croupier.tournament.course import Course
    from croupier.tournament.event import Event


def slots(size: int) -> tuple[int, ...]:
    """The seeds of a bracket of that size from its top to its bottom: the first two meet in the last match.

    >>> slots(8)
    (1, 8, 4, 5, 2, 7, 3, 6)
    """
    order = [1]
    while len(order) < size:
        whole = 2 * len(order) + 1
        order = [seed for each in order for seed in (each, whole - each)]
    return tuple(order)


def bracket_of(players: Sequence[str]) -> tuple[str, ...]:
    """The bracket of players in the order of their seeds; an empty name is a bye, and the best seeds have them.

    >>> bracket_of(["Ann", "Bob", "Cid"])
    ('Ann', '', 'Bob', 'Cid')
    """
    size = 1 << (len(players) - 1).bit_length()
    return tuple([players[seed - 1] if seed <= len(players) else "" for seed in slots(size)])


def by_seed(event: Event, players: Sequence[str], seed: str) -> list[str]:
    """The players in the order of a bracket: the seeded ones by number, the others by lot."""
    seeded = [player for player in players if event.entrants[player].seeded]
    rest = [player for player in players if not event.entrants[player].seeded]
    return sorted(seeded, key=lambda player: event.entrants[player].seeded) + lots(seed, rest)


def shootout(players: Sequence[str], seats: int) -> tuple[tuple[str, ...], ...]:
    """A stage of a shootout: tables as even as can be, each played to its winner, who goes on to the next stage.

    >>> [len(table) for table in shootout([str(n) for n in range(20)], 9)]
    [7, 7, 6]
    """
    tables = -(-len(players) // seats)
    return tuple([tuple(players[number::tables]) for number in range(tables)])


def rounds_to_come(event: Event) -> int:
    """How many rounds there are in all, as many players as are in now and no more."""
    rules = event.terms.rounds
    if rules is None:
        return 0
    left = event.left or len([each for each in event.entrants.values() if each.status == "registered"])
    seats, count = (2 if rules.kind == "bracket" else event.terms.seats), max(event.stage - 1, 0)
    if event.stage and event.tables:
        left = len(event.tables) + len(event.through)
        count += 1
    while left > 1:
        left = -(-left // seats)
        count += 1
    return count


def draw_round(course: Course, players: Sequence[str]) -> None:
    """Draw the tables of the next round: even ones in a shootout, in a bracket the pairs its slots make."""
    event = course.event
    rules = event.terms.rounds
    number = event.stage + 1
    seed = course.new_seed()
    byes: tuple[str, ...] = ()
    bracket: tuple[str, ...] = ()
    groups: list[tuple[str, ...]]
    if rules is not None and rules.kind == "bracket":
        bracket = _winners(event) if event.stage else event.pairs or bracket_of(by_seed(event, players, seed))
        pairs = list(zip(bracket[::2], bracket[1::2], strict=True))
        byes = tuple([one or other for one, other in pairs if bool(one) != bool(other)])
        groups = [pair for pair in pairs if all(pair)]
    else:
        groups = [*shootout(lots(seed, players), event.terms.seats)]
    seats: dict[str, tuple[int, int]] = {}
    # A live room has only so many tables; elsewhere no two tables of an event share a number.
    opened = 0 if event.terms.live else event.opened
    for table, group in enumerate(groups, opened + 1):
        drawn = lots(f"{seed}:{table}", range(1, event.terms.seats + 1))
        seats |= {player: (table, seat) for player, seat in zip(group, drawn, strict=False)}
    course.say(Drawn(seed, tuple(seats), tuple(seats.values())))
    stacks = _stacks(event, players)
    why = course.why("round", "", round=number, players=len(players), tables=len(groups))
    course.say(facts.RoundDrawn(number, seats, stacks, byes, bracket, why))
    if number > 1 and rules is not None and rules.restart:
        from croupier.tournament.clock.levels import begin_level

        begin_level(course, 0, course.now)


def _winners(event: Event) -> tuple[str, ...]:
    """The slots of the next round: who won each pair of this one, empty where nobody did."""
    pairs = zip(event.bracket[::2], event.bracket[1::2], strict=True)
    return tuple([next((each for each in pair if each in event.through), "") for pair in pairs])


def _stacks(event: Event, players: Sequence[str]) -> dict[str, int]:
    """What each begins the round with: fresh chips, or in later rounds those he has won."""
    carried = event.terms.rounds is not None and event.terms.rounds.stacks == "carried" and event.stage
    return {player: event.entrants[player].stack if carried else event.terms.stack for player in players}


def settle(course: Course) -> bool:
    """Let the winners of tables go through, end the round when all have one, and draw the next; whether it did."""
    event = course.event
    if event.terms.rounds is None or not event.stage:
        return False
    for number, table in event.tables.items():
        left = [entrant for _, entrant in event.at(number) if entrant.stack]
        if not table.seats:
            course.say(Broken(number, course.why("broken", "", table=number)))
            return True
        if not table.playing and len(left) == len(table.seats) == 1:
            player = left[0].id
            why = course.why("through", "", player=left[0].name, round=event.stage)
            course.say(facts.WentThrough(player, number, why))
            return True
    if event.tables:
        return False
    if event.round_out:
        why = course.why("round-over", "", round=event.stage, players=len(event.through))
        course.say(Busted(ranked(event), why))
        return True
    if len(event.through) > 1 and not event.terms.live:
        draw_round(course, in_order(event))
        return True
    return False


def in_order(event: Event) -> tuple[str, ...]:
    """Who is through, in the order of the bracket where there is one."""
    return tuple([player for player in event.bracket if player in event.through]) or event.through


def ranked(event: Event) -> tuple[Finish, ...]:
    """Who went out this round, the worst placed first: by the place at his table, or by when it was.

    Places at tables are compared by their middle, so that two who shared the third and fourth stand between others'
    third and fourth. Whoever has the same place at his table shares.
    """
    rules = event.terms.rounds
    if rules is None or rules.places == "time":
        return event.round_out
    taken: dict[int, int] = {}
    groups: dict[int, list[str]] = {}
    for finish in reversed(event.round_out):
        first = taken.get(finish.table, 1) + 1
        last = taken[finish.table] = first + len(finish.players) - 1
        groups.setdefault(first + last, []).extend(finish.players)
    return tuple([Finish(tuple(groups[middle])) for middle in sorted(groups, reverse=True)])


@decides(commands.NextRound)
def next_round(course: Course, _: commands.NextRound) -> None:
    """A live floor is ready for the next round."""
    event = course.event
    if event.terms.rounds is None or event.phase != "running" or event.tables or len(event.through) < 2:
        raise course.refuse("no-round-yet", tables=len(event.tables))
    draw_round(course, in_order(event))


@decides(commands.Seed)
def seed(course: Course, asked: commands.Seed) -> None:
    """Give a player his place in the bracket, before it is drawn."""
    event, entrant = course.event, course.entrant(asked.player)
    rules = event.terms.rounds
    if rules is None or rules.kind != "bracket" or event.phase != "registering":
        raise course.refuse("no-seeds-now")
    held = [each for each in event.entrants.values() if each.seeded == asked.number and each.id != entrant.id]
    if asked.number and held:
        raise course.refuse("seed-taken", number=asked.number, player=held[0].name)
    course.say(facts.Seeded(entrant.id, asked.number))


@decides(commands.Pair)
def pair(course: Course, asked: commands.Pair) -> None:
    """Set the pairs of a bracket before it is drawn: everybody once, and nobody who has a bye against a bye."""
    event, slots = course.event, asked.slots
    rules = event.terms.rounds
    if rules is None or rules.kind != "bracket" or event.phase != "registering":
        raise course.refuse("no-seeds-now")
    players = [each for each in slots if each]
    for player in players:
        name = course.entrant(player).name
        if players.count(player) > 1:
            raise course.refuse("paired-twice", player=name)
    if slots:
        entered = [each for each in event.entrants.values() if each.status == "registered"]
        missing = next((each.name for each in entered if each.id not in players), "")
        if missing:
            raise course.refuse("not-paired", player=missing)
        size = len(slots)
        if size < 2 or size & (size - 1) or not all(map(any, zip(slots[::2], slots[1::2], strict=True))):
            raise course.refuse("pairs-wrong", slots=len(bracket_of(players)))
    course.say(facts.Paired(slots))


def due(event: Event) -> Why | None:
    """What a live floor is told once every table of the round has its winner."""
    if event.terms.rounds is None or event.tables or len(event.through) < 2 or event.round_out:
        return None
    params: Mapping[str, str | int] = {"round": event.stage, "players": len(event.through)}
    return Why("tournament-why-round-over", dict(params))
