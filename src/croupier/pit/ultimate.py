"""Ultimate Texas Hold'em: ante and blind, and one play bet, the larger the earlier it is made."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Literal

from croupier.pit.category import BEST_OF, category
from croupier.pit.game import Dealt, Game, Offer, Stage, Stake
from croupier.pit.options import option
from croupier.pit.paytable import PayTable
from croupier.pit.settlement import BoxHand, DealerHand, Line, Settlement
from croupier.ranks import HIGH

QUALIFIES: Final = BEST_OF[1] + 1
"""The strength of the lowest hand the dealer plays with: a pair."""

BLIND: Final = PayTable.of(
    {
        "royal-flush": 500,
        "straight-flush": 50,
        "four-of-a-kind": 10,
        "full-house": 3,
        "flush": Fraction(3, 2),
        "straight": 1,
    }
)
"""What the blind wins, CASINO:uth-9."""

_TRIPS: Final = PayTable.of(
    {
        "royal-flush": 50,
        "straight-flush": 40,
        "four-of-a-kind": 30,
        "full-house": 8,
        "flush": 7,
        "straight": 4,
        "three-of-a-kind": 3,
    }
)


@dataclass(frozen=True, slots=True)
class UltimateOptions:
    """What houses answer differently: whether trips stands when the box folds."""

    trips_on_fold: Literal["lost", "stands"] = option("lost", "CASINO:uth-10")


def settle(game: Game, box: BoxHand, dealer: DealerHand, _meter: int = 0) -> Settlement:
    """What a box wins and loses: CASINO:uth-6 to CASINO:uth-10; equal hands push."""
    ante, blind, play = (box.staked.get(field, 0) for field in ("ante", "blind", "play"))
    cards = box.cards + dealer.board
    held = category(cards)
    won = game.tables["blind"].wins(held, blind)
    qualified = True
    if box.folded:
        result, changes = "fold", {"ante": -ante, "blind": -blind}
    else:
        own, theirs = HIGH.strength(cards), HIGH.strength(dealer.cards + dealer.board)
        qualified = theirs >= QUALIFIES
        sign = (own > theirs) - (own < theirs)
        result = ("tie", "win", "lose")[sign]
        changes = {
            "ante": sign * ante if qualified else 0,
            "blind": won if sign > 0 else sign * blind,
            "play": sign * play,
        }
    lines = [
        Line(field, box.staked[field], change, shows=change > 0)
        for field, change in changes.items()
        if field in box.staked
    ]
    if side := box.staked.get("trips", 0):
        paid = game.tables["trips"].wins(held, side)
        lost = box.folded and game.options.trips_on_fold == "lost"
        lines.append(Line("trips", side, paid if paid and not lost else -side, shows=True))
    return Settlement(result, tuple(lines), (held,), game.tables["blind"].odds(held), qualified)


def ultimate_texas_holdem(options: UltimateOptions | None = None) -> Game:
    """Ultimate Texas Hold'em with the blind 500-50-10-3-3:2-1 and trips 50-40-30-8-7-4-3."""
    return Game(
        "ultimate-texas-holdem",
        stakes=(Stake("ante"), Stake("blind", with_first=True), Stake("trips")),
        stages=(
            Stage(
                "preflop",
                (
                    Offer("check", "next"),
                    Offer("play", "done", "play", times=(4, 3), clause="CASINO:uth-3"),
                ),
            ),
            Stage(
                "flop",
                (
                    Offer("check", "next"),
                    Offer("play", "done", "play", times=(2,), clause="CASINO:uth-4"),
                ),
                board=3,
            ),
            Stage(
                "river",
                (
                    Offer("fold", "out"),
                    Offer("play", "done", "play", times=(1,), clause="CASINO:uth-5"),
                ),
                board=2,
            ),
        ),
        settlement=settle,
        tables={"blind": BLIND, "trips": _TRIPS},
        options=options or UltimateOptions(),
        dealt=Dealt(own=2, dealer=2, board=5, packets=True),
        cover=3,
        clauses={"side": "CASINO:uth-2", "players": "CASINO:uth-1", "play": "CASINO:uth-5"},
    )
