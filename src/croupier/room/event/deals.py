"""Talk about a deal in an online event: what its bots answer, and who cannot be reached."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.tournament import commands
from croupier.tournament.deals import MOST_BY_ICM, Kind, proposal, to_divide

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.tournament.event import Event

FAIR_PART: Final = 95
"""A bot says yes to a deal that gives it so many percent of what its chips are worth by ICM."""


def next_word(
    event: Event, is_bot: Callable[[str], bool], is_here: Callable[[str], bool]
) -> commands.Connection | commands.AnswerDeal | None:
    """What is to be said next of the deal on offer; None where everything has been said.

    Whose connection is lost cannot agree (ONLINE:deal-3): that is noted before anything else, and who is back.
    """
    for player in event.lost:
        if is_here(player):
            return commands.Connection(player, lost=False)
    offer = event.offer
    if offer is None:
        return None
    for player in offer.amounts:
        if not is_bot(player) and player not in event.lost and not is_here(player):
            return commands.Connection(player, lost=True)
    worth = _worth(event, offer.left)
    for player, cents in offer.amounts.items():
        if is_bot(player) and player not in offer.yes:
            fair = cents * 100 >= worth.get(player, 0) * FAIR_PART
            return commands.AnswerDeal(player, offer.number, fair)
    return None


def _worth(event: Event, left: int) -> dict[str, int]:
    """What everybody's chips are worth of the prizes to come, in cents; among too many for ICM by their stacks."""
    players = [entrant for entrant in event.entrants.values() if entrant.in_play]
    kind: Kind = "icm" if len(players) <= MOST_BY_ICM else "chips"
    amounts = proposal(kind, [entrant.stack for entrant in players], to_divide(event), left)
    return dict(zip([entrant.id for entrant in players], amounts, strict=True))
