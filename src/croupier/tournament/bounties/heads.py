"""Bounties: on whose head, who takes it, how it is split, and the ones in sealed envelopes."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from hashlib import sha256
from typing import TYPE_CHECKING

from croupier.tournament.bounties import facts
from croupier.tournament.draw import lots

if TYPE_CHECKING:
    from croupier.tournament.course import Course


def knock_out(course: Course, busted: str, takers: list[str]) -> None:
    """Whoever won the last chips of a player takes the bounty on his head, equal winners in equal parts.

    By the event's kind it is paid (`fixed`), goes on the taker's own head (`accumulate`, ONLINE:bounty-2), or half
    and half (`progressive`); a `mystery` bounty is the next envelope, once they are sealed. Cents that do not divide
    among winners stay with the house's rounding (ONLINE:bounty-4, ONLINE:payout-3).
    """
    event = course.event
    terms = event.terms.bounties
    if terms is None or not takers:
        return
    mystery = terms.kind == "mystery"
    head = (event.envelopes[0] if event.envelopes else 0) if mystery else event.entrants[busted].head
    if not head:
        return
    envelope = event.drawn + 1 if mystery else 0
    salt = event.envelope_salts[event.drawn] if mystery else ""
    each, odd = divmod(head, len(takers))
    kept = {"accumulate": 0, "progressive": terms.cash}.get(terms.kind, 100)
    for taker in takers:
        cash = each * kept // 100
        inside = head if mystery else 0
        course.say(facts.BountyWon(taker, busted, cash, each - cash, odd, envelope, inside, salt))
        odd = 0


def envelopes(pool: int, count: int, parts: Sequence[Decimal | int]) -> tuple[int, ...]:
    """The mystery bounties of a pool, the largest first: its parts in percent, the others alike, all of it used.

    >>> envelopes(100_00, 6, (Decimal(40), Decimal(20)))
    (4000, 2000, 1000, 1000, 1000, 1000)
    """
    large = [int(pool * part / 100) for part in parts[: count - 1]]
    rest = pool - sum(large)
    each, odd = divmod(rest, count - len(large))
    amounts = [*large, *[each] * (count - len(large))]
    amounts[0] += odd
    return tuple(sorted(amounts, reverse=True))


def seal(course: Course) -> bool:
    """Once the prizes begin, all bounties go into envelopes, one for each player left; whether they did now.

    The order is drawn by lot; its SHA-256 is told at once, and one for each envelope, so that nobody can change it
    afterwards and everybody can check each envelope as it is opened.
    """
    event = course.event
    terms = event.terms.bounties
    if terms is None or terms.kind != "mystery" or event.sealed or not event.ladder:
        return False
    if event.left > len(event.ladder) or event.round_out:
        return False
    amounts = envelopes(event.money.bounties, event.left, terms.parts)
    seed = course.new_seed()
    drawn = tuple([amounts[at] for at in lots(f"{seed}:envelopes", range(len(amounts)))])
    order = f"{seed}:" + ",".join(map(str, drawn))
    salts = tuple([sha256(f"{seed}:salt:{number}".encode()).hexdigest() for number in range(len(drawn))])
    seals = tuple([_seal(number, *each) for number, each in enumerate(zip(drawn, salts, strict=True), 1)])
    course.say(facts.Sealed(drawn, order, sha256(order.encode()).hexdigest(), seals, salts))
    return True


def _seal(number: int, amount: int, salt: str) -> str:
    return sha256(f"{number}:{amount}:{salt}".encode()).hexdigest()


def opens(seal: str, number: int, amount: int, salt: str) -> bool:
    """Whether an envelope holds what was sealed in it: anyone checks with `printf 'number:amount:salt' | sha256sum`.

    `amount` is in cents.

    >>> opens("c1d349ed4fcefc86f1068afd05b4e563079b982e07b0a804ec166fb29fa9bf46", 1, 50_000, "salt")
    True
    """
    return seal == _seal(number, amount, salt)


def last_envelopes(course: Course, winner: str) -> None:
    """Whoever wins the event takes the envelopes that are left: his own."""
    while course.event.envelopes:
        event = course.event
        amount, salt = event.envelopes[0], event.envelope_salts[event.drawn]
        course.say(facts.BountyWon(winner, winner, amount, 0, 0, event.drawn + 1, amount, salt))
