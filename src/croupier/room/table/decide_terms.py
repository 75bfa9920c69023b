"""What the host of a table changes there, and the journal row it becomes. Nothing changes here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.errors import Refusal
from croupier.room.table import asks as commands
from croupier.room.table import rows
from croupier.room.table.arranging import arranged
from croupier.room.table.decide_hand import holder
from croupier.room.table.rotation import bombs_here

if TYPE_CHECKING:
    from croupier.room.actors.asks import By
    from croupier.room.table.state import TableState


def decide_terms(state: TableState, by: By, ask: commands.OfTheTerms) -> rows.Row:
    """The row that a host's change becomes; `Refusal` when it may not be."""
    if not state.terms.opened_by:
        raise Refusal("room-no-host-here")
    if state.ended:
        raise Refusal("room-ended-already")
    row: rows.Row
    match ask:
        case commands.SetTerms():
            before = state.next_terms or state.terms
            terms = arranged(before, ask)
            if terms == before:
                raise Refusal("room-terms-the-same")
            row = rows.Restaked(terms, by.name or by.person)
        case commands.CallBomb():
            if not bombs_here(state):
                raise Refusal("cash-no-bomb-pots", game=state.terms.mix or state.terms.game)
            if state.bomb_called:
                raise Refusal("room-bomb-called-already")
            row = rows.BombCalled(by.name or by.person)
        case commands.Correct(seat, chips, why, other):
            row = _correct(state, by, commands.Correct(seat, chips, why.strip(), other))
    return row


def _correct(state: TableState, by: By, ask: commands.Correct) -> rows.Corrected:
    """A stack is put right between hands, and never without a reason."""
    if state.in_hand:
        raise Refusal("room-hand-in-progress")
    if not ask.why:
        raise Refusal("room-correct-says-why")
    holder(state, ask.seat)
    if ask.other:
        holder(state, ask.other)
    if ask.other == ask.seat or state.seated[ask.seat].chips == ask.chips:
        raise Refusal("room-nothing-to-correct")
    return rows.Corrected(ask.seat, ask.chips, ask.why, by.name or by.person, ask.other)
