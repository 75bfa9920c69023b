"""Cyber Stud, as it is described and as it is played.

As described, nobody decides: five cards are compared with the dealer's, and the ante wins by the table. As played, it
is Caribbean Stud with a table of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from croupier.pit.caribbean import BET, FIXED, RAISE, SHARE
from croupier.pit.caribbean import settle as settle_raised
from croupier.pit.category import GAME, category
from croupier.pit.game import Dealt, Game, Plate, Stake
from croupier.pit.options import option
from croupier.pit.paytable import PayTable
from croupier.pit.settlement import BoxHand, DealerHand, Line, Settlement
from croupier.ranks import HIGH


@dataclass(frozen=True, slots=True)
class CyberOptions:
    """What the text leaves open: whether there is a raise, and what a dealer below ace-king does to the ante."""

    mode: Literal["no-raise", "raise"] = option("no-raise", "CASINO:cyber-1")
    below_ace_king: Literal["plays", "pushes", "pays"] = option("plays", "CASINO:cyber-2")


TABLE: Final = PayTable.of(
    {
        "royal-flush": 999,
        "straight-flush": 199,
        "four-of-a-kind": 99,
        "full-house": 14,
        "flush": 9,
        "straight": 5,
        "three-of-a-kind": 3,
        "two-pair": 1,
        "pair": 1,
        "ace-king": 1,
        "high-card": 1,
    }
)
"""What the bet wins in the game as it is played."""


def settle(game: Game, box: BoxHand, dealer: DealerHand, _meter: int = 0) -> Settlement:
    """What the ante wins or loses where nobody decides: CASINO:cyber-2; equal hands push."""
    ante = box.staked["ante"]
    held = category(box.cards)
    table = game.tables["bet"]
    own, theirs = HIGH.strength(box.cards), HIGH.strength(dealer.cards)
    below = game.options.below_ace_king
    qualified = theirs >= GAME or below == "plays"
    if not qualified:
        result, change = "no-game", ante if below == "pays" else 0
    elif own == theirs:
        result, change = "tie", 0
    else:
        result, change = ("win", table.wins(held, ante)) if own > theirs else ("lose", -ante)
    lines = (Line("ante", ante, change, shows=change > 0),)
    return Settlement(result, lines, (held,), table.odds(held), qualified)


def cyber_stud(options: CyberOptions | None = None) -> Game:
    """Cyber Stud: without a raise by the table of Caribbean Stud, with one by its own."""
    chosen = options or CyberOptions()
    raises = chosen.mode == "raise"
    clauses = {"players": "CASINO:cs-2", "raise": "CASINO:cyber-1"}
    if raises:
        return Game(
            "cyber-stud",
            stakes=(Stake("ante"), Stake("progressive", token=True)),
            stages=(RAISE,),
            settlement=settle_raised,
            tables={"bet": TABLE, "progressive": FIXED, "progressive-share": SHARE},
            options=chosen,
            dealt=Dealt(own=5, dealer=5, up=1),
            plate=Plate(token=1),
            cover=3,
            clauses=clauses,
        )
    return Game(
        "cyber-stud",
        stakes=(Stake("ante"),),
        stages=(),
        settlement=settle,
        tables={"bet": BET},
        options=chosen,
        dealt=Dealt(own=5, dealer=5, up=1),
        clauses=clauses,
    )
