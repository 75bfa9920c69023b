"""Who was dealt in and who posted what: the setup that the lines above the cards give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from croupier.errors import Mistake
from croupier.play import Forced, Rake, Setup

if TYPE_CHECKING:
    from croupier.records.sites.told import Heading, Said, Seat
    from croupier.rulebook import Policy

_POSTS: Final = frozenset(
    {"ante", "small-blind", "big-blind", "button-blind", "both-blinds", "missed-blind", "straddle"}
)

_LIVE_BEFORE: Final = frozenset({"straddle", "button-blind", "post"})


def setup_said(
    heading: Heading, button: int, seats: Sequence[Seat], said: Sequence[Said], policy: Policy
) -> Setup:
    """The hand as it was about to be dealt.

    A bet posted short was meant as the heading names it. A blind posted after the big one is a newcomer's: a
    small one lies dead, a big one is live. Raises `Mistake` for a hand that cannot be dealt so.
    """
    played = {each.seat for each in said if each.seat and each.kind not in ("nothing", "mucked")}
    stacks = {seat.seat: seat.chips for seat in sorted(seats) if seat.seat in played or not seat.out}
    if not heading.tournament:
        stacks = {seat: chips for seat, chips in stacks.items() if seat in played}
    bets, bring_in = _bets(heading, said)
    rake = next((each.number for each in said if each.kind == "pot"), 0)
    forced = _forced(heading, bets[0], said, len(stacks))
    boards = max([each.number for each in said if each.kind == "street"], default=0)
    return Setup(
        heading.variant,
        stacks,
        button or max(stacks, default=1),
        forced,
        bets,
        policy,
        bring_in,
        rake=Rake(100, rake, no_flop_no_drop=False) if rake else None,
        missing_blinds=_missing(heading, bets[0], forced),
        most=heading.cap,
        splash=sum([each.amount for each in said if each.kind == "splash"]),
        run_it=max(boards // heading.variant.boards, 1),
    )


def _forced(heading: Heading, bet: int, said: Sequence[Said], players: int) -> tuple[Forced, ...]:
    antes = [each.amount for each in said if each.kind == "ante"]
    ante = "ante" if len(antes) == players else "dead-ante"
    forced: list[Forced] = []
    fixed = heading.variant.betting.fixed
    small_blind, big_blind = (bet // 2, bet) if fixed else (heading.small, heading.big)
    posted = False
    straddle = big_blind
    for each in said:
        if each.kind not in _POSTS:
            continue
        kind, amount = each.kind, each.amount
        if kind == "ante":
            kind, amount = ante, max(antes) if each.all_in else amount
        elif kind == "both-blinds":
            live = min(big_blind, amount)
            forced.append(Forced(each.seat, live, "post"))
            if amount > live:
                forced.append(Forced(each.seat, amount - live, "dead-post"))
            continue
        elif kind == "missed-blind":
            kind = "dead-post" if amount < big_blind else "post"
        elif kind == "small-blind":
            amount = max(amount, small_blind) if each.all_in else amount
            kind = "dead-post" if posted else kind
        elif kind == "big-blind":
            amount = max(amount, big_blind) if each.all_in else amount
            kind = "post" if posted else kind
            posted = True
        elif kind == "straddle":
            straddle *= 2
            amount = max(amount, straddle) if each.all_in else amount
        elif kind == "button-blind":
            amount = max(amount, heading.big) if each.all_in else amount
        if kind == "straddle":
            # Who straddles over a bet of his own has one live bet, the last one.
            forced = [bet for bet in forced if bet.seat != each.seat or bet.kind not in _LIVE_BEFORE]
        forced.append(Forced(each.seat, amount, kind))
    return (*forced, *_unposted(heading, forced, said))


def _unposted(heading: Heading, forced: Sequence[Forced], said: Sequence[Said]) -> list[Forced]:
    """The big blind of a player whom the ante has put all-in: nothing is posted, and it is called all the same."""
    kinds = {bet.kind: bet.seat for bet in forced}
    if not heading.tournament or "big-blind" in kinds or "small-blind" not in kinds:
        return []
    seats = [bet.seat for bet in forced if bet.kind == "ante"]
    after = sorted(seats, key=lambda seat: (seat <= kinds["small-blind"], seat))
    broke = {each.seat for each in said if each.kind == "ante" and each.all_in}
    return [Forced(seat, heading.big, "big-blind") for seat in after[:1] if seat in broke]


def _missing(heading: Heading, bet: int, forced: Sequence[Forced]) -> int:
    """The small blind of an empty seat, which nobody posts."""
    kinds = {bet.kind for bet in forced}
    if "big-blind" not in kinds or "small-blind" in kinds:
        return 0
    return bet // 2 if heading.variant.betting.fixed else heading.small


def _bets(heading: Heading, said: Sequence[Said]) -> tuple[tuple[int, ...], int]:
    """The bet sizes and the bring-in. Limit games are headed by their bets, some tournaments by the blinds."""
    posted = [each.amount for each in said if each.kind == "big-blind" and not each.all_in]
    if not heading.variant.betting.fixed:
        # Some headings name the next level already: what was posted is what was played for.
        return (posted[0] if posted and heading.tournament else heading.big,), 0
    small, big = heading.small, heading.big
    if posted and small != big and max(posted) == big:
        small, big = big, 2 * big
    if heading.variant.has_button:
        return (small, big), 0
    brought = [each.amount for each in said if each.kind == "bring-in" and not each.all_in]
    completed = [each.amount - each.number for each in said if each.kind == "raise" and each.number]
    bring_in = (brought or completed[:1] or [small // 2])[0]
    return (small, big), bring_in


def seated(seats: Sequence[Seat]) -> dict[str, int]:
    """The seat of each player by his name.

    Raises `Mistake` when there are no two players, or two in one chair, or two of one name.
    """
    for what in ("seat", "name"):
        held = [getattr(seat, what) for seat in seats]
        if len(set(held)) < len(held):
            twice = next(each for each in held if held.count(each) > 1)
            raise Mistake("records-stars-seat-twice", text=str(twice))
    if len(seats) < 2:
        raise Mistake("records-stars-too-few-seats", seats=len(seats))
    return {seat.name: seat.seat for seat in seats}
