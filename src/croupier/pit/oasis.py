"""Oasis: Caribbean Stud in which a box may first exchange cards at a price."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from croupier.pit.caribbean import BET, FIXED, RAISE, SHARE, settle
from croupier.pit.game import Dealt, Game, Offer, Plate, Stage, Stake
from croupier.pit.options import option
from croupier.pit.paytable import PayTable

PRICES: Final = {"1-2-3-4-5": (1, 2, 3, 4, 5), "1-2-3-2-1": (1, 2, 3, 2, 1)}
"""What one to five cards cost, in antes."""


@dataclass(frozen=True, slots=True)
class OasisOptions:
    """What houses answer differently: what one to five cards cost, in antes, and how many may go at most."""

    prices: Literal["1-2-3-4-5", "1-2-3-2-1"] = option("1-2-3-4-5", "CASINO:cs-4")
    exchange_most: int = option(5, "CASINO:cs-4")


def oasis(options: OasisOptions | None = None) -> Game:
    """Oasis by the table of Caribbean Stud: each card exchanged costs an ante, then fold or raise two antes."""
    chosen = options or OasisOptions()
    most = min(chosen.exchange_most, 5)
    exchange = Offer(
        "exchange", "next", "draw", cards="exchange", fees=PRICES[chosen.prices][:most], count=(1, most)
    )
    return Game(
        "oasis",
        stakes=(Stake("ante"), Stake("progressive", token=True)),
        stages=(Stage("exchange", (exchange, Offer("stand", "next", silence=True)), clock=2), RAISE),
        settlement=settle,
        tables={
            "bet": PayTable.of(dict(BET.rows)),
            "progressive": PayTable.of(dict(FIXED.rows)),
            "progressive-share": PayTable.of(dict(SHARE.rows)),
        },
        options=chosen,
        dealt=Dealt(own=5, dealer=5, up=1),
        plate=Plate(token=1),
        cover=3,
        clauses={"players": "CASINO:cs-2", "side": "CASINO:cs-2"},
    )
