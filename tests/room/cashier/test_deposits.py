"""Money that a club takes is held to the limits a player has set himself, at whatever desk he brings it."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from croupier.cage import balance
from croupier.care.facts import Limited, LimitKind
from croupier.care.times import DAY
from croupier.errors import Refusal
from croupier.room.cashier.asks import OpenDrawer, PayMoney, Sell, SellTicket, TakeMoney
from croupier.room.house.rules import Rules
from croupier.room.live import asks as live
from croupier.rulebook import Layer, profile
from croupier.tournament.commands import Register
from tests.room.evening import join
from tests.room.house.test_acts import OAK, SUNDAY, Evening, story

LIMITED = Rules(profile("online-cash").laid_over(Layer("house", "Riverside", (("personal_limits", True),))))


class Club:
    """A house that keeps its players' limits; Carl has a drawer open, and Ann may bring 100.00 a day."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.house = evening.house
        self.carl = self.ann = ""

    async def opened(self, kind: LimitKind = "money-day", most: int = 100_00) -> None:
        self.carl = await self.evening.hired("Carl", "manager")
        self.ann = (await join(self.house, "Ann")).id
        await self.asks("cage", OpenDrawer(1_000_00))
        await self.house.care.limits(Limited(self.ann, kind, most))

    async def asks(self, to: str, ask: Any, id: str = "") -> str:
        """Why Carl is refused; empty where it is done."""
        try:
            await self.evening.asks(self.carl, to, ask, id)
        except Refusal as refusal:
            return refusal.code
        return ""

    def takes(self, cents: int, id: str = "") -> Coroutine[Any, Any, str]:
        return self.asks("cage", TakeMoney(1, cents, person=self.ann), id)

    async def goes_on(self, time: int) -> None:
        """So much later; the evening’s clock goes on by a second with each ask besides."""
        self.evening.clock.now += time


def told(path: Path, of: Callable[[Club], Coroutine[Any, Any, None]], **limit: Any) -> None:
    async def whole(evening: Evening) -> None:
        club = Club(evening)
        await club.opened(**limit)
        await of(club)

    story(path / "house.db", whole, LIMITED)


@pytest.mark.clause("ONLINE:rg-1")
@pytest.mark.requirement("RG-1")
def test_no_desk_takes_more_money_than_a_players_own_limit(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        await club.house.events.open(SUNDAY, "sunday")
        assert await club.asks("cash", OAK) == ""
        assert await club.takes(100_01) == "care-over-money"
        assert await club.takes(85_00) == ""
        # An entry costs 10.00, and so does a ticket to it: 5.00 are left, whatever they are brought for.
        assert await club.asks("cage", Sell("sunday", Register(club.ann, "Ann"), "card")) == ""
        ticket = SellTicket("sunday", "cash", person=club.ann)
        assert await club.asks("cage", ticket) == "care-over-money"
        bob = (await join(club.house, "Bob")).id
        assert await club.asks("cage", SellTicket("sunday", "cash", person=bob)) == ""
        assert await club.asks("cash", live.Sit("oak", 1, club.ann, 1_000, name="Ann")) == "care-over-money"
        # Out of her balance nothing new comes in.
        assert await club.asks("cage", SellTicket("sunday", "balance", person=club.ann)) == ""
        assert club.house.book.balance(balance(club.ann)) == 75_00
        # What is paid out counts nothing back: the limit is one of what comes in.
        assert await club.asks("cage", PayMoney(1, 75_00, club.ann)) == ""
        assert await club.takes(5_01) == "care-over-money"
        assert await club.takes(5_00) == ""
        await club.goes_on(DAY)
        assert await club.takes(100_00) == ""
        assert club.house.book.total("club") == 0

    told(tmp_path, evening)


@pytest.mark.requirement("RG-1")
def test_chips_bought_at_a_live_table_are_money_too(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        assert await club.asks("cash", OAK) == ""
        # A chip of 1 stands for a whole unit of money: 1,000 chips are 1,000.00.
        assert await club.asks("cash", live.Sit("oak", 1, club.ann, 1_501, name="Ann")) == "care-over-money"
        assert await club.asks("cash", live.Sit("oak", 1, club.ann, 1_000, name="Ann")) == ""
        assert await club.asks("cash", live.TopUp("oak", 1, 501)) == "care-over-money"
        assert await club.asks("cash", live.OrderChips("oak", 1, 501)) == "care-over-money"
        assert await club.asks("cash", live.TopUp("oak", 1, 500)) == ""
        assert await club.takes(1) == "care-over-money"
        # Entered at the wrong seat and taken back: nothing was taken of her.
        topped_up = club.house.store.version("cash")
        assert await club.asks("cash", live.Undo(topped_up)) == ""
        assert await club.takes(500_01) == "care-over-money"
        assert await club.takes(500_00) == ""

    told(tmp_path, evening, most=1_500_00)


@pytest.mark.requirement("RG-1")
def test_a_repeat_counts_once_and_two_desks_at_a_time_twice(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        assert [await club.takes(60_00, "lost answer") for _ in range(2)] == ["", ""]
        assert club.house.book.balance(balance(club.ann)) == 60_00
        both = await asyncio.gather(club.takes(30_00), club.takes(30_00))
        assert sorted(both) == ["", "care-over-money"]
        assert club.house.book.balance(balance(club.ann)) == 90_00

    told(tmp_path, evening)


@pytest.mark.requirement("RG-1")
def test_what_was_taken_before_counts_after_a_restart_and_before_the_limit_too(tmp_path: Path) -> None:
    async def before(evening: Evening) -> None:
        club = Club(evening)
        await club.opened()
        assert await club.takes(70_00) == ""
        await club.house.care.limits(Limited(club.ann, "money-week", 80_00))

    async def after(evening: Evening) -> None:
        club = Club(evening)
        people = evening.house.members
        club.carl, club.ann = (people.named(name).id for name in ("Carl", "Ann"))
        await club.goes_on(DAY)
        assert await club.takes(10_01, "too much") == "care-over-money"
        assert await club.takes(10_00, "the rest") == ""

    story(tmp_path / "house.db", before, LIMITED)
    story(tmp_path / "house.db", after, LIMITED)
