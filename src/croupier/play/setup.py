"""Everything that is settled before the first card: who sits where with what, and who posts what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, Literal, NamedTuple

from croupier.errors import Mistake
from croupier.play.positions import Positions
from croupier.play.variant import Variant
from croupier.rulebook import DEFAULT, Policy

LIVE: Final = frozenset({"small-blind", "big-blind", "straddle", "post"})
"""Forced bets that count as the poster's bet of the first street."""

DEAD: Final = frozenset({"dead-ante", "dead-post"})
"""Forced bets that go to the main pot and need not be matched by anybody: a big-blind ante, a missed small blind."""


class Forced(NamedTuple):
    """One forced bet: who posts how much as what.

    `kind` is `ante` (matched by everybody, so the part nobody covers comes back), one of `LIVE` or of `DEAD`.
    """

    seat: int
    amount: int
    kind: str


@dataclass(frozen=True, slots=True)
class Stakes:
    """The stakes of a table, in chips.

    `ante_by` says who pays the ante: `all`, or one player for the table: the `big-blind` or the `button`.

    >>> Stakes(50, 100, ante=100, ante_by="big-blind").big_blind
    100
    """

    small_blind: int
    big_blind: int
    ante: int = 0
    ante_by: Literal["all", "big-blind", "button"] = "all"

    def forced(
        self, seats: Sequence[int], positions: Positions, posts: Mapping[int, int] | None = None
    ) -> tuple[Forced, ...]:
        """Who posts what, antes first, then the blinds, then live posts of newcomers."""
        bets = []
        if self.ante and self.ante_by == "all":
            bets += [Forced(seat, self.ante, "ante") for seat in seats]
        elif self.ante:
            seat = positions.button if self.ante_by == "button" else positions.big_blind
            bets.append(Forced(seat, self.ante, "dead-ante"))
        bets.append(Forced(positions.small_blind, self.small_blind, "small-blind"))
        bets.append(Forced(positions.big_blind, self.big_blind, "big-blind"))
        bets += [Forced(seat, amount, "post") for seat, amount in (posts or {}).items()]
        return tuple(bet for bet in bets if bet.amount and bet.seat in seats)


@dataclass(frozen=True)
class Setup:
    """A hand about to be dealt.

    `stacks` are the chips of each seat dealt in; `button` may be an empty seat. `bets` are the bet sizes of the
    streets, the big blind in no-limit games.

    >>> from croupier.play import NL_HOLDEM
    >>> setup = Setup.deal_in(NL_HOLDEM, Stakes(50, 100), {1: 5000, 4: 5000, 7: 2500}, Positions(1, 4, 7))
    >>> setup.order
    (4, 7, 1)
    """

    variant: Variant
    stacks: Mapping[int, int]
    button: int
    forced: tuple[Forced, ...]
    bets: tuple[int, ...]
    policy: Policy = field(default=DEFAULT)

    @classmethod
    def deal_in(
        cls,
        variant: Variant,
        stakes: Stakes,
        stacks: Mapping[int, int],
        positions: Positions,
        *,
        posts: Mapping[int, int] | None = None,
        policy: Policy = DEFAULT,
    ) -> Setup:
        """The next hand at a table: blinds and antes by the stakes, from where the button stands.

        `posts` are live posts of newcomers, by seat.
        """
        forced = stakes.forced(sorted(stacks), positions, posts)
        return cls(variant, dict(stacks), positions.button, forced, (stakes.big_blind,), policy)

    def __post_init__(self) -> None:
        fewest, most = self.variant.players
        if not fewest <= len(self.stacks) <= most:
            raise Mistake(
                "play-wrong-number-of-seats",
                game=self.variant.id,
                seats=len(self.stacks),
                fewest=fewest,
                most=most,
            )
        for seat, chips in self.stacks.items():
            if seat < 1:
                raise Mistake("play-no-such-seat", seat=seat)
            if chips <= 0:
                raise Mistake("play-empty-stack", seat=seat, amount=chips)
        for seat, amount, kind in self.forced:
            if seat not in self.stacks or amount <= 0:
                raise Mistake("play-bad-forced-bet", seat=seat, amount=amount, kind=kind)
        if not self.bets or min(self.bets) <= 0:
            raise Mistake("play-bad-bet-size")

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The seats dealt in, clockwise from the first to the left of the button."""
        seats = sorted(self.stacks)
        return tuple([s for s in seats if s > self.button] + [s for s in seats if s <= self.button])

    @cached_property
    def left_of(self) -> tuple[int, ...]:
        """For each seat number, dealt in or not, the next seat dealt in clockwise."""
        seats = sorted(self.stacks)
        size = max(*seats, self.button) + 1
        return tuple([next((s for s in seats if s > seat), seats[0]) for seat in range(size)])

    @cached_property
    def chips(self) -> int:
        """All the chips the hand is played with."""
        return sum(self.stacks.values())

    @cached_property
    def full_bet(self) -> int:
        """What a player who calls the forced bets must put in, even when the big blind is short."""
        blinds = [bet.amount for bet in self.forced if bet.kind in LIVE]
        return max(blinds, default=0)
