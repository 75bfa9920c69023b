"""A table in a few words, for tests: people sit down, hands go round."""

from __future__ import annotations

from collections.abc import Callable

from croupier.cash import BuyIn, CashGame, CashTable, Post, acts
from croupier.play import Positions, Stakes
from croupier.rulebook import Layer, profile

MINUTE = 60_000


class Evening:
    """A table of 25-50 under a book, and a clock that only moves when told."""

    def __init__(
        self, book: str, *, least: int = 1000, most: int = 0, house: dict[str, str | int | bool] | None = None
    ) -> None:
        policy = profile(book)
        if house:
            policy = policy.laid_over(Layer("house", "Riverside", tuple(house.items())))
        self.at = 0
        self.table = CashTable(CashGame("nl-holdem", Stakes(25, 50), BuyIn(least, most), policy=policy))

    def sit(self, *seats: int, chips: int = 2000, moved: bool = False, waits: bool = True) -> None:
        for seat in seats:
            self.table.do(acts.Sit(self.at, seat, f"p{seat}", chips, moved=moved, waits=waits))

    def deal(self) -> None:
        """One hand begins."""
        self.table.do(acts.Deal(self.at))

    def finish(self) -> None:
        """The hand ends with the stacks it began with."""
        self.table.do(acts.Finish(self.at, dict(self.table.stacks)))

    def hands(self, number: int = 1) -> None:
        for _ in range(number):
            self.deal()
            self.finish()

    def do(self, act: Callable[..., acts.AnyAct], seat: int, *rest: int, **more: int) -> None:
        self.table.do(act(self.at, seat, *rest, **more))

    def wait(self, minutes: int) -> None:
        self.at += minutes * MINUTE

    @property
    def positions(self) -> Positions:
        assert self.table.positions is not None
        return self.table.positions

    @property
    def dealt_in(self) -> tuple[int, ...]:
        return self.table.dealt.seats if self.table.dealt else ()

    def post(self, seat: int) -> Post:
        """What a seat put up to come into the hand in progress."""
        assert self.table.dealt is not None
        return self.table.dealt.posts.get(seat, Post())
