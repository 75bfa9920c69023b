"""Which cards a person may not see, made of what the house knows and not of what its views say."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final

from croupier.cards import show
from croupier.pit.felt import OUT, OVER
from croupier.room.pit.actor import PitActor
from croupier.room.table.poker import PokerActor

if TYPE_CHECKING:
    from croupier.pit import Round
    from croupier.room.hand.state import HandTable
    from croupier.room.house.house import House
    from croupier.room.pit.state import PitState

_CARDS: Final = re.compile(r'"((?:[2-9TJQKA][cdhs])+)"')

_EVERY: Final = frozenset([show((card,)) for card in range(52)])


def seen(text: str) -> set[str]:
    """Return the cards that are named in a text of JSON.

    >>> sorted(seen('{"cards": ["Ah", "??"], "hand": "KdQd"}'))
    ['Ah', 'Kd', 'Qd']
    """
    return {card for run in _CARDS.findall(text) for card in re.findall("..", run)}


def hidden(house: House, person: str | None, of: str) -> set[str] | frozenset[str]:
    """Return the cards that a person who looks at something may not be told there."""
    actor = house.actor(of)
    if isinstance(actor, PitActor):
        return _in_the_pit(actor.state, person)
    if isinstance(actor, PokerActor):
        return _at_poker(actor.state, person)
    # A list, an event, the live cash room: there is no card at all.
    return _EVERY


def _names(cards: set[int]) -> set[str]:
    return {show((card,)) for card in cards}


def _at_poker(state: HandTable, person: str | None) -> set[str]:
    """The stub, less the cards that would have come where somebody asked, and what others have not shown.

    What others hold they may have shown once the hand was over.
    """
    hand = state.hand
    if hand is None:
        return set()
    cards = set(hand.stub or ()).difference(*state.rabbit)
    for seat, dealt in state.players.items():
        player = hand.player(seat)
        if dealt.person != person and not player.shown:
            cards |= set(player.cards) - {*player.up, *player.exposed, *state.shown.get(seat, ())}
    return _names(cards)


def _in_the_pit(state: PitState, person: str | None) -> set[str] | frozenset[str]:
    """Whatever of the deck is neither the viewer's own nor opened by the dealer; all of it before the deal."""
    round = state.laid_open or state.round
    if round is None or not round._deck:
        return _EVERY
    known = {*round.board, *_of_the_dealer(round)}
    for box in round.boxes.values():
        if (box.player == person and not box.blind) or (round.phase == OVER and box.state != OUT):
            known |= {*box.cards, *box.low}
            known |= {card for entry in round.log if entry.box == box.number for card in entry.cards}
    return _names({*round._deck} - known)


def _of_the_dealer(round: Round) -> tuple[int, ...]:
    if round.revealed:
        return (*round.dealer, *(round.changed or ()), *round.drawn)
    return tuple(round.dealer[len(round.dealer) - round.game.dealt.up :])


def leaked(house: House, person: str | None, of: str, message: str) -> tuple[set[str], int]:
    """Return the cards in a message that its hearer may not be told, and for how many was looked."""
    cards = hidden(house, person, of)
    return seen(_of_this_hand(message)) & cards, len(cards)


def _of_this_hand(message: str) -> str:
    """Return a message without what it tells of the hand before: its cards are all in the deck again."""
    told = json.loads(message)
    events = told.get("events") or ()
    starts = [at for at, event in enumerate(events) if event.get("kind") == "hand_started"]
    if not starts:
        return message
    return json.dumps({**told, "events": events[starts[-1] :]})
