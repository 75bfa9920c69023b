"""What was done in turn before an error was found, and whether that was substantial action."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Final

from croupier.floor.case import Case
from croupier.floor.incident import ActionKind
from croupier.floor.points import citation
from croupier.play import Hand
from croupier.play.forced import LIVE
from croupier.rulebook import Policy

_TAKEN: Final = frozenset({"fold", "check", "call", "raise", "bring-in"})
_DEALT: Final = frozenset({"deal", "up", "board", "burn", "shuffle"})
_WITH_CHIPS: Final = frozenset({"call", "bet", "raise"})


def taken(case: Case, after: Sequence[ActionKind]) -> tuple[str, ...]:
    """The actions that followed the cards: those named, else those of the hand's street so far."""
    if after or case.situation.hand is None:
        return tuple(after)
    return tuple(kind for kind, _ in _of_street(case.situation.hand))


def has_acted(case: Case, seat: int) -> bool:
    """Whether a seat has acted since the cards of the street were dealt."""
    hand = case.situation.hand
    return hand is not None and any(who == seat for _, who in _of_street(hand))


def is_substantial(policy: Policy, actions: Sequence[str]) -> bool:
    """Whether actions in turn by different players are substantial, as the policy has it (TDA-2022:36A).

    >>> from croupier.rulebook import profile
    >>> is_substantial(profile("tda-2022"), ("fold", "fold")), is_substantial(profile("club-cash"), ("fold", "fold"))
    (False, True)
    """
    needed = policy.choice("substantial_action")
    if needed == "round-begun":
        return bool(actions)
    if needed == "two-actions":
        return len(actions) >= 2
    return len(actions) >= 3 or (len(actions) == 2 and any(kind in _WITH_CHIPS for kind in actions))


def too_late(case: Case, after: Sequence[ActionKind]) -> bool:
    """Whether substantial action has followed; the ruling then rests on what that is."""
    hand = case.situation.hand
    if hand is not None and not after and (hand.street or hand.board):
        return True
    return weighed(case, taken(case, after))


def weighed(case: Case, actions: Sequence[str]) -> bool:
    """Whether actions are substantial; the ruling rests on what makes them so, before all else where they are."""
    substantial = is_substantial(case.policy, (*posted(case), *actions))
    with nullcontext() if substantial else case.beside():
        case.by("substantial_action")
        three = "substantial-three" if len(actions) >= 3 else "substantial-two"
        for point in (three, "substantial-no-blinds")[: 1 if case.policy.flag("blinds_are_action") else 2]:
            if citation(point, case.policy.profile).own:
                case.cite(point)
    return substantial


def posted(case: Case) -> tuple[str, ...]:
    """The blinds as actions with chips, where the policy counts them and they were posted on this street; the two of
    a hand where none is told (TDA-2022:36C)."""
    if not case.policy.flag("blinds_are_action"):
        return ()
    case.by("blinds_are_action")
    hand = case.situation.hand
    if hand is None:
        return ("call", "call")
    return (
        () if hand.street or hand.board else tuple(["call" for bet in hand.setup.forced if bet.kind in LIVE])
    )


def _of_street(hand: Hand) -> list[tuple[str, int]]:
    entries: list[tuple[str, int]] = []
    for kind, seat, _, _ in hand.log:
        if kind in _DEALT:
            entries = []
        elif kind in _TAKEN:
            entries.append(("call" if kind == "bring-in" else kind, seat))
    return entries
