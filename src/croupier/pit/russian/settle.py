"""What a box of Russian Poker wins and loses: the one settlement of table, solver and command."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Final

from croupier.cards import Cards
from croupier.pit.category import CATEGORIES, GAME, category
from croupier.pit.game import Game
from croupier.pit.russian.combinations import INSURABLE, combinations
from croupier.pit.russian.options import RussianOptions
from croupier.pit.settlement import BoxHand, DealerHand, Line, Settlement
from croupier.ranks import HIGH
from croupier.ranks.ranking import pack

BOUGHT_NOTHING: Final = "no-game-after-purchase"


def settle(game: Game, box: BoxHand, dealer: DealerHand, meter: int = 0) -> Settlement:
    """The lines of one box: RUSPOK:1.17.5 to RUSPOK:1.17.7, RUSPOK:1.18.2.b to RUSPOK:1.18.10, RUSPOK:1.21.g and
    RUSPOK:1.21.h, RUSPOK:1.22.b.

    The ante is paid only when the dealer has no game and the box neither buys nor was insured; the bet only
    when the box beats a game. What has no game to beat comes back.
    """
    staked = box.staked
    if box.folded:
        lines = [Line(field, staked[field], -staked[field]) for field in ("ante", "draw") if field in staked]
        return Settlement("fold", (*lines, *_bonus(game, box, meter)))
    options: RussianOptions = game.options
    paid = combinations(box.cards, game.tables["bet"], straight_twice=options.straight_twice)
    odds = sum([game.tables["bet"].odds(one) for one in paid], Fraction(0))
    first_game = HIGH.strength(dealer.cards) >= GAME
    bought = "purchase" in staked
    result = _result(options, box.cards, dealer, first_game=first_game, bought=bought)
    changes = {"ante": 0, "draw": -staked.get("draw", 0), "bet": 0}
    if result == "win":
        changes["bet"] = payout(game, paid, staked["bet"])
    elif result == "lose":
        changes |= {"ante": -staked["ante"], "bet": -staked["bet"]}
    elif result == "no-game" and ("insurance" not in staked or options.insured_ante == "paid"):
        changes["ante"] = staked["ante"]
    if insured := staked.get("insurance", 0):
        held = first_game or (
            options.insurance_settles == "after-purchase" and result in ("win", "lose", "tie")
        )
        spared = options.insurance_beaten == "returned" and result != "win"
        changes["insurance"] = insured if not held else 0 if spared else -insured
    if bought:
        changes["purchase"] = -staked["purchase"]
    lines = [
        Line(field, staked[field], change, shows=change > 0 and field != "ante")
        for field, change in changes.items()
        if field in staked
    ]
    return Settlement(result, (*lines, *_bonus(game, box, meter)), paid, odds, first_game)


def payout(game: Game, paid: tuple[str, ...], bet: int) -> int:
    """The chips a bet wins with these combinations, up to the maximum payout (RUSPOK:1.19.f, RUSPOK:1.20)."""
    won = int(bet * sum([game.tables["bet"].odds(one) for one in paid], Fraction(0)))
    if game.plate.max_payout and (game.options.cap == "any" or len(paid) == 2):
        return min(won, game.plate.max_payout)
    return won


def insurance(game: Game, paid: tuple[str, ...], ante: int) -> tuple[int, int] | None:
    """The smallest and the largest insurance of a box with these combinations, in chips; None when there is none.

    From three of a kind up (RUSPOK:1.17.0), at least one ante (RUSPOK:1.17.2.a), at most what the bet would
    win, never above the table's maximum payout (RUSPOK:1.17.2.b, RUSPOK:1.17.3).
    """
    if game.options.insurance_most == "none" or not paid or CATEGORIES.index(paid[0]) < INSURABLE:
        return None
    most = int(ante * game.options.bet * sum([game.tables["bet"].odds(one) for one in paid], Fraction(0)))
    if game.options.insurance_most == "half":
        most //= 2
    if game.plate.max_payout:
        most = min(most, game.plate.max_payout)
    return (ante, most) if ante <= most else None


def _result(
    options: RussianOptions, cards: Cards, dealer: DealerHand, *, first_game: bool, bought: bool
) -> str:
    theirs = dealer.cards
    if not first_game:
        if not bought:
            return "no-game"
        assert dealer.changed is not None
        theirs = dealer.changed
        if HIGH.strength(theirs) < GAME:
            return BOUGHT_NOTHING
    own, other = standing(HIGH.strength(cards), options), standing(HIGH.strength(theirs), options)
    return "win" if own > other else "lose" if own < other else "tie"


_DECIDES: Final = (3, 2, 3, 2, 1, 1, 1, 2, 1)
"""How many ranks decide a hand of each category when only the first card outside the combination counts."""


def standing(strength: int, options: RussianOptions) -> int:
    """What a hand is compared by (RUSPOK:1.18.7): its strength, or what is left of it to the first side card."""
    return strength if options.kickers == "all" else _to_first_kicker(strength)


@cache
def _to_first_kicker(strength: int) -> int:
    category, ranks = HIGH.deciding(strength)
    return pack(category, ranks[: _DECIDES[category]])


def _bonus(game: Game, box: BoxHand, meter: int) -> list[Line]:
    """The bonus is a matter of the box's own cards and the display (RUSPOK:1.22.b); a folded box has no hand."""
    token = box.staked.get("bonus", 0)
    if not token:
        return []
    paid = 0
    if not box.folded:
        judged = box.first if game.options.bonus_hand == "first" else box.cards
        percent = game.tables["bonus"].odds(category(judged))
        paid = meter * percent.numerator // (100 * percent.denominator)
    return [Line("bonus", token, paid - token, shows=paid > 0, from_meter=paid, to_float=token)]
