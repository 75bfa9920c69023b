"""Caribbean Stud: five cards each, one of the dealer's open; fold, or raise two antes against an ace-king."""

from __future__ import annotations

from typing import Final

from croupier.pit.category import GAME, category
from croupier.pit.game import Dealt, Game, Offer, Plate, Stage, Stake
from croupier.pit.paytable import PayTable
from croupier.pit.settlement import BoxHand, DealerHand, Line, Settlement
from croupier.ranks import HIGH

BET: Final = PayTable.of(
    {
        "royal-flush": 100,
        "straight-flush": 50,
        "four-of-a-kind": 20,
        "full-house": 7,
        "flush": 5,
        "straight": 4,
        "three-of-a-kind": 3,
        "two-pair": 2,
        "pair": 1,
        "ace-king": 1,
        "high-card": 1,
    }
)
"""What the bet wins by the player's combination, CASINO:cs-8."""

FIXED: Final = PayTable.of({"four-of-a-kind": 500, "full-house": 100, "flush": 50})
SHARE: Final = PayTable.of({"royal-flush": 100, "straight-flush": 10})
"""What the progressive pays: so many tokens, and so many hundredths of the display."""

RAISE: Final = Stage(
    "bet",
    (
        Offer("fold", "out", clause="CASINO:cs-4"),
        Offer("raise", "done", "bet", times=(2,), clause="CASINO:cs-4"),
    ),
)
"""The decision of Caribbean Stud: fold, or bet twice the ante."""


def settle(game: Game, box: BoxHand, dealer: DealerHand, meter: int = 0) -> Settlement:
    """What a box wins and loses: CASINO:cs-6 to CASINO:cs-9; equal hands push.

    The progressive looks at the first five cards alone, whatever the dealer holds; a folded hand forfeits it.
    """
    ante = box.staked["ante"]
    held = category(box.cards)
    table = game.tables["bet"]
    if box.folded:
        result, qualified = "fold", True
        changes = {"ante": -ante}
    else:
        bet = box.staked["bet"]
        own, theirs = HIGH.strength(box.cards), HIGH.strength(dealer.cards)
        qualified = theirs >= GAME
        result = "no-game" if not qualified else "win" if own > theirs else "lose" if own < theirs else "tie"
        changes = {
            "no-game": {"ante": ante, "bet": 0},
            "win": {"ante": ante, "bet": table.wins(held, bet)},
            "tie": {"ante": 0, "bet": 0},
            "lose": {"ante": -ante, "bet": -bet},
        }[result]
    lines = [Line(field, box.staked[field], change, shows=change > 0) for field, change in changes.items()]
    if fee := box.staked.get("draw", 0):
        lines.append(Line("draw", fee, -fee))
    if token := box.staked.get("progressive", 0):
        lines.append(_progressive(game, box, token, meter))
    return Settlement(result, tuple(lines), (held,), table.odds(held), qualified)


def _progressive(game: Game, box: BoxHand, token: int, meter: int) -> Line:
    if box.folded:
        return Line("progressive", token, -token)
    first = category(box.first)
    share = game.tables["progressive-share"].wins(first, meter) // 100
    fixed = game.tables["progressive"].wins(first, token)
    return Line("progressive", token, fixed + share - token, shows=fixed + share > 0, from_meter=share)


def caribbean_stud(_options: None = None) -> Game:
    """Caribbean Stud with 1-1-2-3-4-5-7-20-50-100 and a progressive of one token."""
    return Game(
        "caribbean-stud",
        stakes=(Stake("ante"), Stake("progressive", token=True)),
        stages=(RAISE,),
        settlement=settle,
        tables={"bet": BET, "progressive": FIXED, "progressive-share": SHARE},
        dealt=Dealt(own=5, dealer=5, up=1),
        plate=Plate(token=1),
        cover=3,
        clauses={"players": "CASINO:cs-2", "side": "CASINO:cs-2"},
    )
