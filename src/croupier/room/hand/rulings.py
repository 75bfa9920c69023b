"""The floor rules at a live table, on what everybody there could see, and the ruling is carried out in the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.cards import UNKNOWN
from croupier.errors import CroupierError, Refusal
from croupier.floor import Situation, rule
from croupier.play import Hand, Operation

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from croupier.floor import Incident, Outcome, Ruling
    from croupier.room.hand.state import HandTable
    from croupier.rulebook import Policy

_FACE_DOWN: Final = frozenset({"deal", "burn", "discard"})


def seen_by_all(hand: Hand) -> Hand:
    """A hand as everybody at the table sees it: what lies face down is unknown, and there is no deck.

    >>> from croupier.cards import DECK_52
    >>> from croupier.play import NL_HOLDEM, Positions, Setup, Stakes
    >>> hand = Hand(Setup.deal_in(NL_HOLDEM, Stakes(1, 2), {1: 200, 2: 200}, Positions(1, 1, 2)), DECK_52.cards)
    >>> seen_by_all(hand).player(1).cards == (UNKNOWN, UNKNOWN)
    True
    """
    log = []
    for kind, seat, amount, cards in hand.log:
        lies = (UNKNOWN,) * len(cards) if kind in _FACE_DOWN else cards
        log.append(Operation(kind, seat, amount, lies))
    return Hand.replay(hand.setup, log)


def rule_at(state: HandTable, happened: Sequence[Incident], policy: Policy, hand: int, turn: int) -> Ruling:
    """The ruling on what happened at a table, in the hand being played.

    Raises `Refusal` when it was about another moment of it.
    """
    live = state.hand
    if live is None or live.over or hand != state.number or turn != len(live.log):
        raise Refusal("room-stale-action")
    names = {seat: seated.name for seat, seated in state.seated.items()}
    try:
        seen = seen_by_all(live)
    except CroupierError as error:
        raise Refusal("room-hand-not-for-ruling", why=error.code) from error
    return rule(Situation(hand=seen, names=names, mode="online"), tuple(happened), policy)


def chosen(ruling: Ruling, option: str) -> Outcome:
    """What is carried out: the ruling, or where it leaves the choice to the floor, the option it has taken.

    Raises `Refusal` when there is a choice and it was not made, or is none.
    """
    options: Mapping[str, Outcome] = ruling.discretion.options if ruling.discretion is not None else {}
    if not options and not option:
        return ruling
    if option not in options:
        raise Refusal("room-choose-an-option", options=", ".join(options) or "-")
    return options[option]
