"""What becomes of a hand that was dealt from a defective deck."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.floor.acted import taken
from croupier.floor.by_the_book import choice
from croupier.floor.case import Case
from croupier.floor.incident import ActionKind
from croupier.floor.remedies import put_in, void
from croupier.floor.ruling import Ruling


def spoiled(
    case: Case,
    after: Sequence[ActionKind],
    *,
    betting: bool,
    missing: bool = False,
    fault: str = "duplicate",
) -> Ruling:
    """A hand dealt from a defective deck: bets back, or played out."""
    how = case.policy.choice("fouled_deck")
    if how == "missing-ignored" and missing:
        choice(case, "fouled_deck")
        case.because("floor-plays-on")
        return case.ruled("stands", steps=("pot-stands", "change-deck-after"))
    if how == "play-out" and fault == "marked" and (betting or taken(case, after)):
        choice(case, "fouled_deck")
        case.because("floor-plays-on")
        return case.ruled("stands", steps=("play-on", "change-deck-after"))
    case.by("fouled_deck")
    case.because("floor-hand-void")
    return case.ruled(
        "void", returned=put_in(case), steps=("chips-back", "change-deck"), operations=void(case)
    )
