"""When rebuys are over for a player, for a table and for the event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.tournament.course import decides
from croupier.tournament.hands.facts import Declined
from croupier.tournament.hands.playing import put_out
from croupier.tournament.prizes.places import prizes_final
from croupier.tournament.rebuys import commands, facts
from croupier.tournament.selling import rebuys_open

if TYPE_CHECKING:
    from croupier.tournament.course import Course
    from croupier.tournament.event import Event


@decides(commands.NoRebuy)
def no_rebuy(course: Course, asked: commands.NoRebuy) -> None:
    """A player without chips says that he buys no more, and is out: between the hands of his table at once."""
    entrant = course.entrant(asked.player)
    if entrant.status != "broke" or entrant.declined:
        raise course.refuse("nothing-to-decline", "rebuy-before-next-hand", player=entrant.name)
    course.say(Declined(entrant.id))


@decides(commands.CloseRebuys)
def close(course: Course, _: commands.CloseRebuys) -> None:
    """The director sells no more; who has no chips is out."""
    event = course.event
    if event.phase != "running" or event.rebuys_closed or _over(event):
        raise course.refuse("no-rebuys-now", "rebuy-before-next-hand")
    course.say(facts.RebuysClosed(course.why("rebuys-closed-by-director")))


def settle(course: Course) -> bool:
    """Put out who may not or will not buy more, and end rebuys when nobody is left to buy; whether it did."""
    event = course.event
    if event.terms.rebuys is None and event.terms.add_on is None:
        return False
    for number, table in event.tables.items():
        if not table.playing and put_out(course, number, declined=rebuys_open(event)):
            return True
    # Whoever is left alone has all the chips: nobody can come in any more, and nobody is there to sell to.
    if event.open or event.left > 1 or event.rebuys_closed or _over(event):
        return False
    course.say(facts.RebuysClosed(course.why("rebuys-nobody-left", "ends-at-one")))
    return True


def _over(event: Event) -> bool:
    """Whether the event sells no more chips by its own terms."""
    from msgspec.structs import replace

    return prizes_final(replace(event, open=False))


def waiting(event: Event) -> tuple[int, ...]:
    """The tables that cannot play before those without chips have bought more or have said no."""
    found: list[int] = []
    if event.terms.rebuys is None:
        return ()
    for number, table in event.tables.items():
        here = [entrant for _, entrant in event.at(number)]
        with_chips = [entrant for entrant in here if entrant.stack]
        if len(with_chips) < 2 and len(here) > len(with_chips) and not table.playing:
            found.append(number)
    return tuple(found)
