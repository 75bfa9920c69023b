"""Russian Poker as a value: boxes, stakes, stages and tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from croupier.cards import Cards
from croupier.pit.category import GAME
from croupier.pit.game import Boxes, Dealt, Game, Offer, Stage, Stake
from croupier.pit.paytable import PayTable
from croupier.pit.russian.combinations import combinations
from croupier.pit.russian.inspector import inspect
from croupier.pit.russian.options import RussianOptions
from croupier.pit.russian.settle import insurance, settle
from croupier.pit.settlement import BoxHand
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
    }
)
"""What the bet wins, to one: RUSPOK:1.23.0 to RUSPOK:1.23.10."""

BONUS: Final = PayTable.of(
    {"royal-flush": 50, "straight-flush": 20, "four-of-a-kind": 10, "full-house": 5, "flush": 3}
)
"""What the bonus pays, in hundredths of the display: RUSPOK:1.22.d to RUSPOK:1.22.h."""


def insurable(game: Game, box: BoxHand) -> tuple[int, int] | None:
    """The smallest and the largest insurance of a box as it stands, in chips; None when it may not be insured."""
    options: RussianOptions = game.options
    if not (box.drew or options.insurance_before_draw):
        return None
    paid = combinations(box.cards, game.tables["bet"], straight_twice=options.straight_twice)
    return insurance(game, paid, box.staked["ante"])


def no_game(dealer: Cards) -> bool:
    """Whether the dealer has nothing from ace-king up (RUSPOK:1.18.2.a)."""
    return HIGH.strength(dealer) < GAME


def change_highest(game: Game, dealer: Cards, draw: Callable[[], int]) -> Cards:
    """The dealer's cards after his highest has been changed for the next of the stub (RUSPOK:1.21.e).

    A card of the same rank that makes no game is changed once more (RUSPOK:1.21.f).
    """
    highest = max(dealer)
    kept = tuple(card for card in dealer if card != highest)
    changed = (*kept, draw())
    if game.options.redraw and changed[-1] >> 2 == highest >> 2 and no_game(changed):
        changed = (*kept, draw())
    return changed


CLAUSES: Final = {
    "late": "RUSPOK:1.8.d",
    "players": "RUSPOK:1.4.a",
    "printed": "RUSPOK:1.2.b",
    "owner": "RUSPOK:1.16.b",
    "plate": "RUSPOK:1.8.b",
    "active": "RUSPOK:1.4.b",
    "per-player": "RUSPOK:1.4.c",
    "equal": "RUSPOK:1.9",
    "side": "RUSPOK:1.22.a",
    "cover": "RUSPOK:1.11.1.b",
    "cross": "RUSPOK:1.8.e",
    "cut": "RUSPOK:1.10.c",
    "improper-cut": "RUSPOK:1.10.d",
    "turn": "RUSPOK:1.12.b",
    "talk": "RUSPOK:1.10.j",
    "refuse-draw": "RUSPOK:1.10.k",
    "exchange-drew": "RUSPOK:1.13",
    "sixth-drew": "RUSPOK:1.13",
    "exchange-committed": "RUSPOK:1.17.1.b",
    "sixth-committed": "RUSPOK:1.17.1.b",
    "exchange-barred": "RUSPOK:1.10.k",
    "sixth-barred": "RUSPOK:1.10.k",
    "exchange-blind": "RUSPOK:1.4.f",
    "fold-blind": "RUSPOK:1.4.e",
    "close-blind": "RUSPOK:1.4.e",
    "insure-blind": "RUSPOK:1.17.1.b",
    "insure-done": "RUSPOK:1.17.1.b",
    "insure-hand": "RUSPOK:1.17.0",
    "insure-drew": "RUSPOK:1.17.0",
    "insure-opened": "RUSPOK:1.17.1.a",
    "insure-low": "RUSPOK:1.17.2.a",
    "insure-high": "RUSPOK:1.17.2.b",
    "fold-done": "RUSPOK:1.11.1.a",
    "exchange-done": "RUSPOK:1.11.1.a",
    "sixth-done": "RUSPOK:1.11.1.a",
    "buy-out": "RUSPOK:1.21.a",
}


def russian_poker(options: RussianOptions | None = None) -> Game:
    """Russian Poker by RUSPOK; what it leaves open is in `RussianOptions`."""
    chosen = options or RussianOptions()
    close = Offer("close", "done", "bet", times=(chosen.bet,), clause="RUSPOK:1.11.1.b")
    fold = Offer("fold", "out", clause="RUSPOK:1.11.2", silence=True)
    insure = Offer("insure", "again", "insurance", limits=insurable, clause="RUSPOK:1.17.2.b")
    insured = () if chosen.insurance_most == "none" else (insure,)
    sixth = Offer(
        "sixth", "next", "draw", cards="extra", fees=(chosen.sixth_price,), clause="RUSPOK:1.11.4.a"
    )
    exchange = Offer(
        "exchange",
        "next",
        "draw",
        cards="exchange",
        fees=(chosen.exchange_price,) * chosen.exchange_most,
        count=(chosen.exchange_least, chosen.exchange_most),
        clause="RUSPOK:1.11.3.a",
    )
    stand = Offer("stand", "next", clause="RUSPOK:1.4.f", silence=True)
    buy = Offer("buy", "next", "purchase", times=(chosen.purchase_price,), clause="RUSPOK:1.21.b")
    purchase = (buy, Offer("decline", "next", clause="RUSPOK:1.21.i", silence=True))
    return Game(
        "russian-poker",
        stakes=(Stake("ante"), Stake("bonus", token=True)),
        stages=(
            Stage(
                "decision",
                (close, fold, exchange, sixth, *insured),
                blind=(sixth, stand) if chosen.blind_sixth else (),
                clock=2,
            ),
            Stage("after-draw", (close, fold, *insured), after_draw=True),
            Stage(
                "purchase",
                purchase,
                blind=purchase if chosen.blind_purchase else (),
                after_reveal=True,
                when=no_game,
                redraw=change_highest,
            ),
        ),
        settlement=settle,
        inspection=inspect,
        tables={"bet": BET, "bonus": BONUS},
        options=chosen,
        dealt=Dealt(own=5, dealer=5, up=1, packets=chosen.packets),
        boxes=Boxes(
            chosen.boxes, chosen.boxes_in_play, chosen.boxes_in_play, chosen.open_boxes, chosen.neighbours
        ),
        blind_close=close,
        one_by_one=chosen.one_by_one,
        covered=chosen.covered,
        meter_in_order=chosen.bonus_several == "sequence",
        cover=1 + chosen.bet,
        clauses=CLAUSES,
    )
