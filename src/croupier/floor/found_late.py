"""A bet or raise of a size the rules do not allow, found when others have acted on it."""

from __future__ import annotations

from typing import Final

from croupier.floor.acted import is_substantial
from croupier.floor.case import Case
from croupier.floor.incident import Chips, Did, Incident, Seat
from croupier.floor.registry import rules
from croupier.floor.ruling import Counted, Ruling
from croupier.floor.spot import Spot
from croupier.play import Operation

_TWO_ACTIONS: Final = 2


class WrongAmount(Incident, frozen=True, kw_only=True, tag="wrong-amount"):
    """A player bet or raised to a total that was not open to him, and it is seen later.

    `since` is what was done after it in turn. `next_card`: the next card is dealt, or the showdown has begun.
    `pot`: it was meant as a pot bet, and the pot was counted wrong.
    """

    seat: Seat
    to: Chips
    since: tuple[Did, ...] = ()
    next_card: bool = False
    pot: bool = False


@rules(WrongAmount)
def wrong_amount(case: Case, wrong: WrongAmount) -> Ruling:
    """Corrected for everybody who is in for it, or it stands, by how far play has gone (TDA-2022:52A)."""
    spot = Spot.of(case.hand, wrong.seat)
    legal = (
        spot.most
        if wrong.pot
        else spot.least
        if wrong.to < spot.least
        else spot.most
        if wrong.to > spot.most
        else wrong.to
    )
    case.fact(was=wrong.to, legal=legal, step=spot.step, min_raise_to=spot.full)
    if legal == wrong.to:
        case.cite("smallest-raise")
        case.because("floor-amount-was-legal", amount=wrong.to)
        return _ruled(case, wrong, spot, legal, "stands")
    until = _until(case, wrong, legal)
    if _passed(case, wrong, until):
        case.because("floor-amount-stands", amount=wrong.to, legal=legal, until=until)
        return _ruled(case, wrong, spot, wrong.to, "stands")
    case.because("floor-amount-corrected", amount=wrong.to, legal=legal, until=until)
    case.fact(corrected_to=legal)
    return _ruled(case, wrong, spot, legal, "corrected")


def _until(case: Case, wrong: WrongAmount, legal: int) -> str:
    """How long such an error is put right."""
    policy = case.policy
    if wrong.pot and wrong.to > legal:
        case.cite("pot-counted-high")
        return policy.choice("pot_count_high_until")
    if wrong.pot:
        case.cite("pot-counted-low")
        return policy.choice("pot_count_low_until")
    case.cite("wrong-amount")
    return policy.choice("small_bet_corrected_until")


def _passed(case: Case, wrong: WrongAmount, until: str) -> bool:
    if until == "street-end" or wrong.next_card:
        return wrong.next_card
    if until == "two-actions":
        return len(wrong.since) >= _TWO_ACTIONS
    actions = [did.action for did in wrong.since]
    case.cite("substantial-two", "substantial-three")
    return is_substantial(case.policy, actions)


def _ruled(case: Case, wrong: WrongAmount, spot: Spot, total: int, verdict: str) -> Ruling:
    """The bet at that total, and all who were in for it with it."""
    counts = {wrong.seat: spot.raise_to(total)}
    stands = total != spot.legal(total) or not spot.may_raise
    operations = [Operation("stands" if stands else "raise", wrong.seat, total)]
    owed: dict[int, int] = {}
    returned: dict[int, int] = {}
    difference = {wrong.seat: total - wrong.to}
    for did in wrong.since:
        bet = case.hand.player(did.seat).bet
        if did.action == "call":
            counts[did.seat] = Counted("call", total, total - bet)
            difference[did.seat] = total - (did.to or wrong.to)
        else:
            counts[did.seat] = Counted(did.action, did.to or bet, max(did.to - bet, 0))
        operations.append(Operation(did.action if did.action != "bet" else "raise", did.seat, did.to))
    for seat, chips in difference.items():
        if chips:
            (owed if chips > 0 else returned)[seat] = abs(chips)
    return case.ruled(verdict, counts_as=counts, owed=owed, returned=returned, operations=tuple(operations))
