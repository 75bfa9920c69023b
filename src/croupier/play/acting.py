"""What stands behind the players' acts: whose turn it is, what is refused and why, what follows."""

from __future__ import annotations

from typing import NoReturn

from croupier.cards import UNKNOWN, Cards, show
from croupier.errors import Mistake
from croupier.play.errors import BadAmount, IllegalAction, OutOfTurn
from croupier.play.felt import OVER, SHOWDOWN
from croupier.play.given import check_cards
from croupier.play.seen import Seen


def whose_turn(hand: Seen, phase: str) -> int:
    """The seat that is to act in this phase; refused in any other."""
    seat = hand._actor
    if hand._phase != phase or not seat:
        not_now(hand)
    return seat


def not_now(hand: Seen) -> NoReturn:
    """Refuse what the hand is not at."""
    raise OutOfTurn("play-hand-over" if hand._phase == OVER else "play-not-now")


def refuse_raise(hand: Seen, seat: int, total: int, low: int, high: int) -> NoReturn:
    """Refuse a raise for the reason that forbids it."""
    if hand._capped():
        cap = hand.setup.policy.clause("raise_cap")
        raise IllegalAction("play-raise-cap", clause=cap, seat=seat, cap=hand._cap)
    if high:
        clause = "TDA-2022:43A.1" if total < low else None
        raise BadAmount("play-bad-raise", clause=clause, seat=seat, total=total, low=low, high=high)
    if hand._bet[seat] + hand._stack[seat] <= hand._to_call:
        raise IllegalAction("play-stack-too-short-to-raise", seat=seat)
    if not any(
        [hand._bet[other] + hand._stack[other] > hand._to_call for other in hand._in_hand if other != seat]
    ):
        raise IllegalAction("play-nobody-left-to-raise", seat=seat)
    raise IllegalAction("play-betting-not-reopened", clause=hand.setup.policy.clause("reopen"), seat=seat)


def full_raise(hand: Seen, total: int, to_call: int, level: int, step: int) -> int:
    """What a raise to a total makes the least a full one adds, where `step` was; 0 where it is less than a full one."""
    plan = hand.setup.plan
    by = total - (level if plan.fixed or hand._from_level or not level else to_call)
    if by * 100 < step * plan.full_from:
        return 0
    # Who completes a short opening has raised it by no more than he put on top.
    full = total if plan.step_is_bet else by if level else total - to_call
    return max(step, full)


def must_bring_in(hand: Seen, seat: int) -> NoReturn:
    """Refuse a fold or a call of the player whose up-card brings it in."""
    raise IllegalAction("play-must-bring-in", seat=seat, amount=hand._owed(seat))


def spoken(hand: Seen, seat: int) -> None:
    """Everybody else who can must answer a bet."""
    hand._bring_in = 0
    hand._faced[seat] = hand._to_call
    hand._owing = hand._able + (hand._stack[seat] == 0)
    hand._acted(seat)
    hand._check_chips()


def whose_show(hand: Seen, seat: int | None) -> int:
    """The seat that opens or mucks: the one named, where it is asked to, or the one in turn."""
    actor = whose_turn(hand, SHOWDOWN)
    if seat is None:
        return actor
    if seat not in hand._to_show:
        raise OutOfTurn("play-not-asked-to-show", seat=seat)
    return seat


def shown_or_mucked(hand: Seen, seat: int) -> None:
    """A seat has answered at the showdown: the next is asked, or the hand goes on."""
    hand._to_show.remove(seat)
    hand._go_on()
    hand._check_chips()


def name_cards(hand: Seen, seat: int, cards: Cards) -> None:
    """Put what a player opens in place of cards nobody knew."""
    held = hand._cards[seat]
    if len(cards) != len(held):
        raise Mistake("play-wrong-card-count", seat=seat, given=len(cards), due=len(held))
    known = sorted(card for card in held if card != UNKNOWN)
    if not set(known) <= set(cards):
        raise Mistake("play-other-cards-shown", seat=seat, cards=show(cards), held=show(held))
    check_cards(hand, tuple(card for card in cards if card not in known))
    hand._cards[seat] = cards
