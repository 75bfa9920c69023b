"""The floor rules at a live table, on what everybody there could see, and the ruling is carried out in the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.cards import UNKNOWN, show
from croupier.cards.seal import sealing_name
from croupier.errors import CroupierError, Refusal
from croupier.floor import Situation, rule
from croupier.play import Hand, Operation
from croupier.room.hand.seals import CutDeck, seal
from croupier.text import say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from croupier.cards.deck import Randomness
    from croupier.floor import Incident, Outcome, Ruling
    from croupier.room.hand.rows import Cut
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
    if live is None or live.over or hand != state.number or turn != live.moment:
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


class Written(NamedTuple):
    """What carries a ruling out in the hand, as a row has it, with the cuts of the stubs that are shuffled for it."""

    operations: tuple[tuple[str, int, int, str], ...] = ()
    cuts: tuple[Cut | None, ...] = ()


def written(state: HandTable, operations: Sequence[Operation], entropy: Randomness) -> Written:
    """What carries a ruling out in the hand.

    Nobody but the room knows the stub: whoever wants it shuffled leaves its order to the room, which seals it and cuts
    it by itself, for what is ruled is done at once. Raises `Refusal` where the hand does not allow it.
    """
    hand = state.hand
    if hand is None:
        return Written()
    trial = hand.copy()
    done: list[tuple[str, int, int, str]] = []
    cuts: list[Cut | None] = []
    for kind, seat, amount, cards in operations:
        text = show(cards)
        order = tuple(cards)
        if kind == "restack" and not cards:
            of = sealing_name(state.stream, state.number, len(state.seals) + len(cuts))
            made = CutDeck.of(seal(of, trial.stub or (), entropy))
            text, order = made.row.deck, made.cards
            cuts.append(made.row.cut)
        elif kind == "restack":
            cuts.append(None)
        trial.apply(Operation(kind, seat, amount, order))
        done.append((kind, int(seat), int(amount), text))
    return Written(tuple(done), tuple(cuts))


def in_a_line(ruling: Ruling, lang: str) -> str:
    """A ruling as it is told to everybody at the table."""
    verdict = say(f"floor-verdict-{ruling.verdict}", lang)
    return f"{verdict[:1].upper()}{verdict[1:]}. {ruling.explain(lang)}"
