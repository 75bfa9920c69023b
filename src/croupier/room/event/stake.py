"""What a person has in an event for play chips, so that nobody is given new chips for those that lie there."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from croupier.room.event.state import EventState
    from croupier.tournament.event import Entrant
    from croupier.tournament.terms import Terms


def at_stake(state: EventState, person: str) -> int:
    """The play chips of a person that lie in an event and may come back to him.

    These are what he paid for the entry he plays on, rebuys and add-ons included, what he paid for shares of others,
    and the seats he has won in another event and has no ticket for yet.
    """
    if state.terms.kind != "play" or state.event.phase in ("finished", "cancelled"):
        return _won(state, person)
    me = state.event.entrants.get(person)
    entered = _paid(state.terms, me) if me is not None and me.status not in ("out", "gone") else 0
    backed = sum(
        [sale.price for sold in state.event.shares.values() for sale in sold if sale.backer == person]
    )
    return entered + backed + _won(state, person)


def _won(state: EventState, person: str) -> int:
    seat = state.won.get(person)
    on_its_way = seat is not None and seat.state in ("won", "sent") and state.terms.kind == "play"
    # A ticket is counted where it is.
    return seat.amount if seat is not None and on_its_way and not seat.ticket else 0


def _paid(terms: Terms, me: Entrant) -> int:
    rebuys = me.rebuys * (terms.rebuys.price + terms.rebuys.fee) if terms.rebuys else 0
    add_ons = me.add_ons * (terms.add_on.price + terms.add_on.fee) if terms.add_on else 0
    return terms.price + rebuys + add_ons
