"""What a live floor does when it is ready: the move that is due, the final table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.tournament.course import decides
from croupier.tournament.seating import commands, facts
from croupier.tournament.seating.balance import balance
from croupier.tournament.seating.breaking import draw_final_table, final_table_due
from croupier.tournament.seating.position import first_positions

if TYPE_CHECKING:
    from croupier.tournament.course import Course


@decides(commands.Balance)
def make_move(course: Course, asked: commands.Balance) -> None:
    """Move the player who is next to post the big blind to the worst seat, with the buttons as the floor sees them."""
    for number, seat in asked.buttons.items():
        table = course.table(number)
        seats = [*table.seats, seat] if seat not in table.seats else list(table.seats)
        if not 1 <= seat <= course.event.seats or len(table.seats) < 2:
            raise course.refuse("no-such-seat", table=number, seat=seat)
        course.say(facts.Buttoned(number, first_positions(seat, seats)))
    if not balance(course):
        raise course.refuse("no-move-due", "which-table-gives")


@decides(commands.FormFinalTable)
def form_final_table(course: Course, _: commands.FormFinalTable) -> None:
    """Bring everybody who is left to one table."""
    if not final_table_due(course.event):
        raise course.refuse("no-final-table-yet", left=course.event.left)
    if any([table.playing for table in course.event.tables.values()]):
        raise course.refuse("hands-running")
    draw_final_table(course)
