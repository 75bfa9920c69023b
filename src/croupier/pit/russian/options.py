"""What the rules of Russian Poker leave open, each with the answer recommended for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from croupier.pit.options import option


@dataclass(frozen=True, slots=True)
class RussianOptions:
    """The house's answers; prices are in antes.

    - `boxes`, `boxes_in_play`, `open_boxes`: printed, playing in a round, and seen by one player.
      `neighbours`: a player's boxes stand side by side among those in play. `one_by_one`: each open box is
      decided before the next is seen.
    - `blind_sixth`, `blind_purchase`: what a blind box may still do. `packets`: five cards at once.
    - `covered`: after the bet a player does not see his cards until the dealer opens his own.
    - `bet`, `exchange_price`, `sixth_price`, `purchase_price`; `exchange_least`, `exchange_most` cards.
    - `straight_twice`: five in a row and a card pairing one of them are two straights; else a straight and a pair.
    - `kickers`: hands of one combination are told apart by `all` side cards or by the `first` only.
    - `insurance_before_draw`: a hand that will not draw may be insured. `insurance_most`: up to the payout of
      the bet, `half` of it, or `none` is sold. `insurance_beaten`: when the dealer has a game and the box does not win.
      `insurance_settles`: at the first reveal, or after the purchase. `insured_ante`: of an insured box that
      does not buy.
    - `redraw`: a bought card of the same rank is changed once more. `cap`: the maximum payout binds `any` bet payout
      or `doubles` only.
    - `bonus_hand`: paid on the `final` or the `first` five cards; `bonus_several`: from one `snapshot` of the
      display or in `sequence`.
    - `decision_seconds`, `purchase_seconds`, `topup_minutes`, `relief_minutes`: for whoever keeps the clock.
    """

    boxes: int = option(6, "RUSPOK:1.2.b")
    boxes_in_play: int = option(4, "RUSPOK:1.4.b")
    open_boxes: int = option(2, "RUSPOK:1.4.d")
    neighbours: bool = option(True, "RUSPOK:1.8.e")
    one_by_one: bool = option(True, "RUSPOK:1.4.d")
    blind_sixth: bool = option(True, "RUSPOK:1.4.f")
    blind_purchase: bool = option(True, "RUSPOK:1.4.f")
    packets: bool = option(False, "RUSPOK:1.10.e")
    covered: bool = option(False, "RUSPOK:1.15")
    bet: int = option(2, "RUSPOK:1.11.1.b")
    exchange_price: int = option(1, "RUSPOK:1.11.3.b")
    sixth_price: int = option(1, "RUSPOK:1.11.4.b")
    purchase_price: int = option(1, "RUSPOK:1.21.b")
    exchange_least: int = option(1, "RUSPOK:1.11.3.a")
    exchange_most: int = option(5, "RUSPOK:1.11.3.a")
    straight_twice: bool = option(True, "RUSPOK:1.19.ex08")
    kickers: Literal["all", "first"] = option("all", "RUSPOK:1.18.7")
    insurance_before_draw: bool = option(True, "RUSPOK:1.17.1.b")
    insurance_most: Literal["payout", "half", "none"] = option("payout", "RUSPOK:1.17.2.b")
    insurance_beaten: Literal["lost", "returned"] = option("lost", "RUSPOK:1.17.7")
    insurance_settles: Literal["first-reveal", "after-purchase"] = option("first-reveal", "RUSPOK:1.17.5")
    insured_ante: Literal["returned", "paid"] = option("returned", "RUSPOK:1.17.6")
    redraw: bool = option(True, "RUSPOK:1.21.f")
    cap: Literal["any", "doubles"] = option("any", "RUSPOK:1.20")
    bonus_hand: Literal["final", "first"] = option("final", "RUSPOK:1.22.b")
    bonus_several: Literal["snapshot", "sequence"] = option("snapshot", "RUSPOK:1.22.k")
    decision_seconds: int = option(30, "RUSPOK:1.11.0")
    purchase_seconds: int = option(15, "RUSPOK:1.21.i")
    topup_minutes: int = option(60, "RUSPOK:1.22.j")
    relief_minutes: int = option(30, "RUSPOK:1.5.c")
