"""What is shown of a hand that is over: cards of one's own, and those that would have come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.cards import parse
from croupier.errors import Broken, Refusal
from croupier.room.hand import rows
from croupier.room.hand.chronicle import card_names
from croupier.room.hand.events import RabbitEvent, ShowEvent

if TYPE_CHECKING:
    from croupier.cards import Cards
    from croupier.room.hand.change import Change
    from croupier.room.hand.state import HandTable


def hidden_still(state: HandTable, seat: int, person: str) -> Cards:
    """The cards of somebody in the hand just finished that not everybody has seen; none while it is played."""
    hand, dealt = state.hand, state.players.get(seat)
    if hand is None or not hand.over or dealt is None or dealt.person != person:
        return ()
    player = hand.player(seat)
    if player.shown and not player.folded and not player.mucked:
        return ()
    seen = {*player.exposed, *state.shown.get(seat, ())}
    return tuple([card for card in player.cards if card not in seen])


def show(state: HandTable, seat: int, number: int, cards: tuple[str, ...]) -> rows.ShownCards:
    """The row of a player who shows cards of his own; `Refusal` where he may not.

    Where the book wants the whole hand shown as soon as one card is (FSPR:reg-9), no card is shown alone.
    """
    hidden = hidden_still(state, seat, state.seated[seat].person) if number == state.number else ()
    if not hidden:
        raise Refusal("room-nothing-to-show")
    own = card_names(hidden)
    # A refusal names no card: what the player does not hold is for nobody to hear of.
    if not cards or len(set(cards)) < len(cards) or not set(cards) <= set(own):
        raise Refusal("room-cards-not-yours")
    policy = state.terms.policy
    if len(cards) < len(own) and not policy.flag("shown_in_part"):
        raise Refusal("room-show-all", clause=policy.clause("shown_in_part"))
    return rows.ShownCards(seat, "".join([card for card in own if card in cards]))


def rabbit(state: HandTable, seat: int) -> rows.RabbitHunted:
    """The row of a player who asks for the cards that would have come; `Refusal` where nobody may see them."""
    policy = state.terms.policy
    if not policy.flag("rabbit_hunt"):
        raise Refusal("room-no-rabbit-hunt", clause=policy.clause("rabbit_hunt"))
    if not to_hunt(state):
        raise Refusal("room-nothing-to-come")
    return rows.RabbitHunted(seat)


def to_hunt(state: HandTable) -> tuple[Cards, ...]:
    """The cards that would have come and that nobody has seen yet."""
    return state.hand.to_come if state.hand is not None and not state.rabbit else ()


def end_row(change: Change, row: rows.OfTheEnd) -> None:
    """Carry out a row that shows something of a hand that is over; there is time to see it.

    A table read from its snapshot has left the hand behind, and shows nothing of it.
    """
    state = change.state
    if state.deal_at is not None:
        state.deal_at = max(state.deal_at, change.at + change.pause // 2)
    hand = state.hand
    if hand is None:
        return
    if isinstance(row, rows.RabbitHunted):
        state.rabbit = to_hunt(state)
        if not state.rabbit:
            raise Broken("room-row-impossible", row="rabbit-hunted")
        change.tell(RabbitEvent(row.seat, tuple([card_names(board) for board in state.rabbit])))
        return
    cards = parse(row.cards)
    if not hand.over or not set(cards) <= set(hand.player(row.seat).cards):
        raise Broken("room-row-impossible", row="shown-cards")
    state.shown[row.seat] = (*state.shown.get(row.seat, ()), *cards)
    change.tell(ShowEvent(row.seat, card_names(cards), None))
