"""What the floor does to a hand: dead hands, chips that go back, whose turn it is, pots it awards.

The operations of that name of `Hand`. Each stands in the log, is undone, replayed, and keeps every chip.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from croupier.play.acting import full_raise
from croupier.play.errors import BadAmount, IllegalAction
from croupier.play.felt import BETTING, DEALING, DRAWING, NEVER, OVER, RAISES, RUNNING, SHOWDOWN, Entry
from croupier.play.seen import Seen
from croupier.play.values import Pot

_GIVEN_UP: Final = frozenset({"fold", "kill", "muck"})

# Hands


def kill(hand: Seen, seat: int) -> None:
    """The hand of a seat is dead; what it put in stays in the pot, in turn or out of it."""
    hand._not_over()
    hand._cards_of(seat)
    if not hand._live[seat] or hand._count == 1:
        raise IllegalAction("play-no-hand-to-kill", seat=seat)
    owers = hand._owers()
    hand._leave(seat)
    hand._log.append(("kill", seat, 0, ()))
    hand._due[seat] = 0
    if hand._phase == BETTING:
        _dead_while_betting(hand, seat, owers)
    elif hand._count == 1:
        hand._settle()
    elif hand._phase == DRAWING:
        if hand._actor == seat:
            hand._drawn()
        elif seat in hand._to_draw:
            hand._to_draw.remove(seat)
    elif hand._phase == DEALING:
        hand._deal_due()
    elif hand._phase == RUNNING:
        if hand.setup.run_it:
            hand._go_on()
    elif seat in hand._to_show:
        hand._to_show.remove(seat)
        hand._go_on()
    hand._check_chips()


def restore(hand: Seen, seat: int) -> None:
    """A dead, folded or mucked hand that can be told is live again, on the street it was given up."""
    hand._not_over()
    hand._cards_of(seat)
    if hand._live[seat] or not hand._cards[seat]:
        raise IllegalAction("play-hand-not-dead", seat=seat)
    if hand._phase == DEALING or _passed_by(hand, seat):
        raise IllegalAction("play-too-late-to-restore", seat=seat)
    owers = hand._owers()
    mucked = hand._mucked[seat]
    hand._mucked[seat] = False
    hand._come_back(seat)
    hand._log.append(("restore", seat, 0, ()))
    if hand._pots:
        hand._pots = hand._layers()
    if hand._phase == BETTING:
        if hand._stack[seat] and hand._faced[seat] != hand._to_call:
            _ask_again(hand, [*owers, seat], hand._actor)
    elif hand._phase == DRAWING:
        if seat in hand._exchanged:
            hand._due[seat] = len(hand._exchanged[seat]) if hand._round.draw else 0
        else:
            hand._to_draw = [other for other in hand.live if other == seat or other in hand._to_draw]
            hand._actor = hand._to_draw[0]
    elif hand._phase == SHOWDOWN and (mucked or not hand._shown[seat]):
        hand._to_show.append(seat)
        hand._actor = hand._to_show[0]
    hand._check_chips()


# Turns and bets


def turn_to(hand: Seen, seat: int) -> None:
    """The action goes to this seat; whoever owed an answer before is asked after it."""
    hand._not_over()
    hand._cards_of(seat)
    if hand._phase != BETTING:
        raise IllegalAction("play-not-now")
    if not (hand._live[seat] and hand._stack[seat]):
        raise IllegalAction("play-cannot-act", seat=seat)
    owers = hand._owers()
    hand._log.append(("turn", seat, 0, ()))
    hand._faced[seat] = NEVER
    hand._bring_in = seat if hand._bring_in else 0
    _ask_again(hand, [*owers, seat], seat)


def return_bet(hand: Seen, seat: int, amount: int) -> None:
    """Chips of a seat's bet on this street go back to it; of a dead hand, any chips it put in."""
    hand._not_over()
    hand._cards_of(seat)
    most = hand._bet[seat] if hand._live[seat] else hand._put[seat]
    if not 0 < amount <= most:
        raise BadAmount("play-bad-return", seat=seat, amount=amount, most=most)
    owers = hand._owers()
    if hand._live[seat] and not hand._stack[seat]:
        hand._able += 1
    hand._stack[seat] += amount
    hand._put[seat] -= amount
    hand._pot -= amount
    hand._bet[seat] = max(hand._bet[seat] - amount, 0)
    hand._log.append(("return-bet", seat, amount, ()))
    if hand._pots:
        hand._pots = hand._layers()
    if hand._phase == BETTING:
        _fall_back(hand, seat, owers)
    hand._check_chips()


def post(hand: Seen, seat: int, amount: int) -> None:
    """A seat puts dead chips in, as ruled: a blind or an ante it still owed. Nobody has to match them."""
    hand._not_over()
    hand._cards_of(seat)
    if not 0 < amount <= hand._stack[seat]:
        raise BadAmount("play-bad-post", seat=seat, amount=amount, most=hand._stack[seat])
    owers = hand._owers()
    hand._stack[seat] -= amount
    hand._shortest -= amount
    hand._dead += amount
    hand._pot += amount
    if hand._live[seat] and not hand._stack[seat]:
        hand._able -= 1
    hand._log.append(("late-post", seat, amount, ()))
    if hand._pots:
        hand._pots = hand._layers()
    if hand._phase == BETTING and not hand._stack[seat]:
        _dead_while_betting(hand, seat, owers)
    hand._check_chips()


# The end


def award(hand: Seen, seat: int, amount: int) -> None:
    """The floor pushes chips from the pots to a seat; the hand ends with the last of them."""
    hand._not_over(ends=True)
    hand._cards_of(seat)
    left = hand._pot
    if not 0 < amount <= left:
        raise BadAmount("play-bad-award", seat=seat, amount=amount, most=left)
    if all([entry[0] != "award" for entry in hand._log]):
        _stop(hand)
        hand._pots = (Pot(left, hand.live),)
    hand._put = [0] * len(hand._put)
    hand._dead = hand._pot = left - amount
    hand._stack[seat] += amount
    hand._shares.append((0, seat, amount, 0, -1, 0))
    hand._log.append(("award", seat, amount, ()))
    if amount == left:
        hand._phase = OVER
    hand._check_chips()


def void(hand: Seen) -> None:
    """The hand is no hand, as in a misdeal: every chip goes back where it came from, and it is over."""
    hand._not_over(ends=True)
    _stop(hand)
    for seat, chips in hand.setup.in_play.items():
        hand._stack[seat] = chips
    hand._put = [0] * len(hand._put)
    hand._dead = hand._pot = 0
    hand._chips -= hand.setup.splash
    hand._pots = ()
    hand._shares = []
    hand._phase = OVER
    hand._log.append(("void", 0, 0, ()))
    hand._check_chips()


# Who still has to answer


def _ask_again(hand: Seen, owers: list[int], first: int) -> None:
    """Ask these seats, from `first` on clockwise; close the street where nobody is left to ask."""
    order = hand.setup.plan.order
    start = order.index(first)
    round_from = [*order[start:], *order[:start]]
    asked = [seat for seat in round_from if seat in owers and hand._live[seat] and hand._stack[seat]]
    hand._waiting = tuple(asked)
    hand._owing = 0
    hand._give_turn(first)


def _dead_while_betting(hand: Seen, seat: int, owers: list[int]) -> None:
    """A seat cannot act any more: the turn passes it by, and the street may close."""
    owers = [other for other in owers if other != seat]
    must_open = hand._bring_in == seat
    if hand._count == 1 or not owers or hand._closed():
        hand._close_street()
        return
    _ask_again(hand, owers, owers[0] if seat == hand._actor else hand._actor)
    if must_open and hand._phase == BETTING:
        hand._bring_in = hand._actor


def _fall_back(hand: Seen, seat: int, owers: list[int]) -> None:
    """Set the bet to be called to the highest that is left, and ask those who owe an answer to it."""
    told = hand._said_on_the_street()
    before, left = _standing(hand, told[:-1]), _standing(hand, told)
    hand._raises = max(hand._raises - (before.times - left.times), 0)
    to_call = max(*hand._bet, left.high)
    if to_call < hand._to_call:
        hand._bet_is(to_call, left.level if left.high == to_call else min(hand._level, to_call))
        hand._step, hand._aggressor = left.step, left.last
        faced = hand._faced
        for other, answered in enumerate(faced):
            if answered > to_call:
                faced[other] = to_call
    bet, live = hand._bet, hand._live
    if bet[seat] < to_call:
        hand._faced[seat] = NEVER
    owers = [other for other in owers if hand._faced[other] == NEVER or bet[other] < to_call]
    owers += [other for other in hand.live if bet[other] < to_call and other not in owers]
    owers += [seat] if live[seat] and seat not in owers and hand._faced[seat] == NEVER else []
    owers = [other for other in owers if live[other] and hand._stack[other]]
    if not owers:
        hand._close_street()
    else:
        _ask_again(hand, owers, hand._actor if hand._actor in owers else owers[0])


class _Standing(NamedTuple):
    """The bets of a street as far as they stand: how high, the last full one, what one adds, whose it is, how many."""

    high: int
    level: int
    step: int
    last: int
    times: int


def _standing(hand: Seen, told: Sequence[Entry]) -> _Standing:
    """What is left of the street's bets and raises, each no higher than what lies there of it."""
    bet: dict[int, int] = {}
    raises: list[tuple[int, int]] = []
    for kind, seat, amount, _ in told:
        if kind in RAISES:
            bet[seat] = amount
            raises.append((seat, amount))
        elif kind == "call":
            bet[seat] = bet.get(seat, 0) + amount
        elif kind == "return-bet":
            left = bet[seat] = bet.get(seat, 0) - amount
            raises = [(by, min(total, left) if by == seat else total) for by, total in raises]
    plan = hand.setup.plan
    level = plan.full_bet if hand._street == 0 else 0
    high = max(level, hand.setup.bring_in) if hand._street == 0 else 0
    step, last, times = plan.steps[hand._street], 0, 0
    for seat, total in raises:
        if total <= high:
            continue
        full = full_raise(hand, total, high, level, step)
        opens = not high and plan.opens_in_full
        high, last = total, seat
        if full:
            step, level, times = full, total, times + 1
        if opens and total < step:
            high = level = step
    return _Standing(high, level, step, last, times)


def _passed_by(hand: Seen, seat: int) -> bool:
    """Whether cards were dealt since a hand was given up, or chips put in that it could not answer."""
    gone = max([at for at, entry in enumerate(hand._log) if entry[1] == seat and entry[0] in _GIVEN_UP])
    if any([kind in ("deal", "up", "board") for kind, _, _, _ in hand._log[gone:]]):
        return True
    before = max([hand._put[other] - hand._bet[other] for other in hand.live])
    return bool(hand._stack[seat]) and hand._put[seat] - hand._bet[seat] < before


def _stop(hand: Seen) -> None:
    """Nobody acts, draws or shows any more."""
    hand._phase = SHOWDOWN
    hand._actor = 0
    hand._bring_in = 0
    hand._to_show = []
    hand._to_draw = []
    hand._waiting = ()
    hand._due = [0] * len(hand._due)
    hand._board_due = []
    hand._bet = [0] * len(hand._bet)
