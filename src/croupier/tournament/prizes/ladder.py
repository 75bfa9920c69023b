"""How a pool becomes prizes: ladders, curves, equal prizes, rounding, places that are shared."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.errors import Mistake

if TYPE_CHECKING:
    from croupier.tournament.terms import Terms

STEEPNESS: Final = 1.0
"""How fast a curve falls when no first prize is asked for: the k-th prize above the least goes as 1/k."""

_LEAST_BUY_INS: Final = Decimal("1.5")


class Shared(NamedTuple):
    """Prizes of several places shared: each player's part, and the cents that do not divide."""

    each: int
    rounding: int


def paid_places(terms: Terms, pool: int, entries: int, most: int | None = None) -> int:
    """How many places are paid for a pool, in cents, and so many entries; `most` where fewer can be.

    >>> from croupier.tournament.terms import Level, Terms
    >>> terms = Terms(name="Sunday", stack=1, buy_in=10_000, levels=(Level(small_blind=1, big_blind=2),))
    >>> paid_places(terms, 1_000_000, 100), paid_places(terms, 40_000, 4)
    (15, 1)
    """
    places = _by_terms(terms, pool, entries)
    return places if most is None else min(places, most)


def _by_terms(terms: Terms, pool: int, entries: int) -> int:
    prizes = terms.prizes
    if not pool or not entries:
        return min(entries, 1)
    if prizes.equal:
        whole, rest = divmod(pool, prizes.equal)
        return min(whole + bool(rest), entries)
    if prizes.parts:
        return min(len(prizes.parts), entries)
    steps = sorted(prizes.steps, key=lambda step: step.entries)
    if steps:
        return min(
            next((step.places for step in steps if entries <= step.entries), steps[-1].places), entries
        )
    wanted = prizes.places or max(int(entries * prizes.paid_percent / 100), 1)
    return max(min(wanted, entries, pool // max(least_prize(terms), 1)), 1)


def least_prize(terms: Terms) -> int:
    """The smallest prize of a curve, in cents: as the event says, else one and a half buy-ins, in whole units."""
    prizes = terms.prizes
    least = prizes.least or int(_LEAST_BUY_INS * (terms.buy_in or 1))
    return max(least // prizes.unit * prizes.unit, prizes.unit if prizes.unit > 1 else 1)


def ladder(terms: Terms, pool: int, entries: int, most: int | None = None) -> tuple[int, ...]:
    """The prizes of a pool, in cents, the first place first: they sum to the pool to the cent.

    No more than `most` places are paid, where only so many can be taken.

    >>> from croupier.tournament.terms import Level, Prizes, Terms
    >>> terms = Terms(name="Sunday", stack=1, buy_in=10_000, levels=(Level(small_blind=1, big_blind=2),),
    ...               prizes=Prizes(ladder=(50, 30, 20), unit=500))
    >>> ladder(terms, 123_450, 12)
    (61950, 37000, 24500)
    """
    places = paid_places(terms, pool, entries, most)
    prizes = terms.prizes
    if places == 1 or not places:
        return (pool,) * places
    if prizes.equal:
        whole = min(pool // prizes.equal, places)
        amounts = [prizes.equal] * whole
        rest = pool - sum(amounts)
        if len(amounts) < places:
            amounts.append(rest)
        elif rest:
            amounts[0] += rest
        return tuple(amounts)
    if prizes.parts:
        return by_parts(pool, prizes.parts[:places], prizes.unit)
    return curve(pool, places, least_prize(terms), prizes.first, prizes.unit)


def by_parts(pool: int, parts: Sequence[Decimal | int], unit: int = 1) -> tuple[int, ...]:
    """The pool by parts, each prize a whole number of units; what does not divide goes to the first place.

    >>> by_parts(10_001, [50, 30, 20])
    (5001, 3000, 2000)
    """
    whole = sum(parts)
    if whole <= 0:
        raise Mistake("tournament-prizes-no-parts")
    amounts = [int(pool * Decimal(part) / Decimal(whole)) // unit * unit for part in parts]
    amounts[0] += pool - sum(amounts)
    return tuple(amounts)


def curve(pool: int, places: int, least: int, first: int = 0, unit: int = 1) -> tuple[int, ...]:
    """A ladder on a power law: the last place gets `least`, the first `first`, 0 for as it comes.

    Where the first is smaller than the flattest of curves gives him, everybody gets an even part besides.

    Raises `Mistake` when the pool cannot pay so many places so much.

    >>> curve(100_000, 5, 10_000, 40_000, 500)
    (40000, 22500, 15500, 12000, 10000)
    """
    if least * places > pool:
        raise Mistake("tournament-prizes-pool-too-small", places=places, least=least)
    if places == 1:
        return (pool,)
    if first:
        if not pool / places <= first <= pool - least * (places - 1):
            raise Mistake("tournament-prizes-first-impossible", first=first)
        steep = _steepness(pool, places, least, first)
    else:
        steep = STEEPNESS
    weights = _weights(places, steep)
    spare = pool - least * places
    even = _even_part(spare, weights, first - least) if first else 0.0
    scale = spare * (1 - even) / sum(weights)
    amounts = [least + int(scale * weight + spare * even / places) for weight in weights]
    amounts = [max(amount // unit * unit, least) for amount in amounts]
    return _exact(amounts, pool, first, unit)


def _exact(amounts: list[int], pool: int, first: int, unit: int) -> tuple[int, ...]:
    """What rounding left over goes to the first place, or where that is fixed, down the ladder by units."""
    rest = pool - sum(amounts)
    if not first:
        amounts[0] += rest
        return tuple(amounts)
    amounts[0], rest = first, rest + amounts[0] - first
    place = 1
    while rest >= unit and len(amounts) > 1:
        room = amounts[place - 1] - amounts[place]
        step = min(rest, room) // unit * unit
        if not step and place + 1 == len(amounts):
            break
        amounts[place] += step
        rest -= step
        place = place % (len(amounts) - 1) + 1
    roomy = [at for at in range(1, len(amounts)) if amounts[at] + rest <= amounts[at - 1]]
    amounts[roomy[0] if roomy else 1] += rest
    return tuple(amounts)


def _weights(places: int, steep: float) -> list[float]:
    last = places**-steep
    return [place**-steep - last for place in range(1, places + 1)]


def _steepness(pool: int, places: int, least: int, first: int) -> float:
    """The exponent at which the first prize comes out as asked: bisection, the share of the first only grows."""
    low, high = 1e-6, 64.0
    for _ in range(100):
        middle = (low + high) / 2
        weights = _weights(places, middle)
        came = least + (pool - least * places) * weights[0] / sum(weights)
        low, high = (middle, high) if came < first else (low, middle)
    return (low + high) / 2


def _even_part(spare: int, weights: Sequence[float], first: int) -> float:
    """What part of the money above the least prizes is shared evenly, so that the first gets no more than asked."""
    most, even = spare * weights[0] / sum(weights), spare / len(weights)
    return (most - first) / (most - even) if most > first + 1 else 0.0


def rounded_down(amount: Decimal) -> int:
    """A winning in whole cents; nobody gets parts of a cent (ONLINE:payout-3, ONLINE:payout-4).

    >>> rounded_down(Decimal("4.098"))
    409
    """
    return int(amount * 100)


def in_units(cents: int) -> str:
    """An amount of money in whole units with two decimals, as refusals tell it.

    >>> in_units(123_450)
    '1234.50'
    """
    return f"{cents // 100}.{cents % 100:02}"


def shared(prizes: Sequence[int], first: int, players: int) -> Shared:
    """What each of so many players gets who share the places from `first` on, in whole cents (ONLINE:bust-2).

    >>> shared([10_000, 8_000, 7_001], 1, 3)
    Shared(each=8333, rounding=2)
    """
    whole = sum(prizes[first - 1 : first - 1 + players])
    return Shared(*divmod(whole, players))
