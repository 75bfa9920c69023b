"""What the floor is shown of a poker table's talk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.room.hand.messages import ChatOfFloor, SanctionedView
from croupier.room.talk.view import conduct_view, reports

if TYPE_CHECKING:
    from croupier.room.hand.state import HandTable


def chat_of_floor(state: HandTable) -> ChatOfFloor:
    """Reports, the last one first, and who stands on the ladder."""
    manners = state.manners
    seats = [
        (seat, seated, conduct_view(manners.of(seated.person)))
        for seat, seated in sorted(state.seated.items())
    ]
    return ChatOfFloor(
        reports(manners, {seated.person: seated.name for seated in state.seated.values()}),
        tuple([SanctionedView(seat, seated.name, conduct) for seat, seated, conduct in seats if conduct]),
    )
