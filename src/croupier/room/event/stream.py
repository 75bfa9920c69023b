"""How an event's journal is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.errors import Broken
from croupier.ledger import entered_on, of_kind
from croupier.room.actors.stream import StreamKind
from croupier.room.event import rows
from croupier.room.event.snapshot import restored
from croupier.room.event.state import EventState, amended, apply, opened
from croupier.tournament.accounts import bounties, pool

if TYPE_CHECKING:
    from croupier.ledger import Account


def _chips_agree(state: EventState) -> None:
    event = state.event
    if event.in_chips != event.issued - event.removed:
        raise Broken("event-chips-disagree", event=state.id)


def held(state: EventState) -> dict[Account, int]:
    """What an event has collected and not paid out, in cents, and on how many tickets its entries are, by account.

    While flights are on their way to a second day their money is there before it is told of them.
    """
    event, money, terms = state.event, state.event.money, state.terms
    found = {entered_on(state.id): sum([each.tickets for each in event.entrants.values()])}
    names = terms.flights.names if terms.second_day and terms.flights is not None else ()
    if all(flight in event.carried for flight in names):
        # Money of a flight that has bagged is the second day's.
        stands = event.phase != "bagged"
        pool_left = money.pool + money.overlay - money.paid - money.rounding
        found[of_kind(terms.kind, pool(state.id))] = pool_left if stands else 0
        found[of_kind(terms.kind, bounties(state.id))] = money.bounties if stands else 0
    return found


EVENT: Final[StreamKind[EventState, rows.Row]] = StreamKind(
    rows.read,
    rows.write,
    apply,
    opened,
    restored=restored,
    held=held,
    sound=_chips_agree,
    amended=amended,
)
