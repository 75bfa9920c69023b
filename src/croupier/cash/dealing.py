"""A cash table's next hand as the engine deals it, and what the hand leaves on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.cash import acts
from croupier.errors import Refusal
from croupier.play import Setup

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.cash.table import CashTable
    from croupier.play import Hand


def setup(table: CashTable) -> Setup:
    """The hand in progress as the engine takes it: blinds, live and dead posts, the rake for so many players.

    >>> from croupier.cash import BuyIn, CashGame, CashTable, acts
    >>> from croupier.play import Stakes
    >>> table = CashTable(CashGame("nl-holdem", Stakes(25, 50), BuyIn(1000)))
    >>> for seat in (1, 4):
    ...     table.do(acts.Sit(0, seat, f"p{seat}", 1000))
    >>> table.do(acts.Deal(0))
    >>> [bet.kind for bet in setup(table).forced]
    ['small-blind', 'big-blind']
    """
    dealt = table.dealt
    if dealt is None:
        raise Refusal("cash-no-hand")
    game = table.game
    live = {seat: post.live for seat, post in dealt.posts.items() if post.live}
    dead = {seat: post.dead for seat, post in dealt.posts.items() if post.dead}
    rake = game.rake.rake(len(dealt.seats)) if game.rake else None
    return Setup.deal_in(
        game.variant,
        game.posted,
        table.stacks,
        dealt.positions,
        posts=live,
        dead_posts=dead,
        policy=game.policy,
        rake=rake,
        run_it=game.run_it,
        straddled=dealt.straddled,
    )


def finish(hand: Hand, at: int, bounty: Mapping[int, int] | None = None) -> acts.Finish:
    """What the table does when a hand is over; an unfinished hand is void, and everybody has what he had.

    `bounty` is what a `HandBounty` has brought each seat besides, in chips.

    >>> from croupier.play import NL_HOLDEM, Hand, Positions, Stakes
    >>> hand = Hand(Setup.deal_in(NL_HOLDEM, Stakes(25, 50), {1: 1000, 4: 1000}, Positions(1, 1, 4)))
    >>> finish(hand, at=9).void
    True
    """
    if not hand.over:
        return acts.Finish(at, {}, void=True)
    result = hand.result
    taken = hand.setup.rake
    jackpot = (
        taken.jackpot_of(sum(pot.amount for pot in result.pots) + result.rake) if result.rake and taken else 0
    )
    stacks = {seat: chips + (bounty or {}).get(seat, 0) for seat, chips in result.stacks.items()}
    return acts.Finish(at, stacks, rake=result.rake - jackpot, jackpot=jackpot, void=hand.voided)
