"""What nobody of the staff does alone: signed by a second person, once, for that ask; and all ways around it."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from croupier.errors import Refusal
from croupier.room.actors.asks import Ask
from croupier.room.cashier.asks import CloseDrawer, OpenDrawer, PayMoney, Sell, Spend, TakeMoney
from croupier.room.house.rules import Rules
from croupier.room.house.signatures import GOOD_FOR, TOGETHER
from croupier.room.live import asks as cash
from croupier.room.pit import asks as casino
from croupier.room.pit.terms import PitTerms
from croupier.room.staff.asks import TakeRole
from croupier.tournament import commands
from tests.room.evening import join
from tests.room.house.test_acts import SUNDAY, Evening, said, story

LARGE = 500_00

OAK = cash.OpenTable("oak", "Oak", "nl-holdem", 25, 50, 1_000, rack=100_000)


class Night:
    """A house in which large payments are signed by two: Carl at the cage, Maria and Dana who may sign or may not."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.house = evening.house
        self.clock = evening.clock
        self._ids = 0
        self.carl = self.maria = self.dana = ""

    async def opened(self) -> None:
        self.carl = await self.evening.hired("Carl", "cashier")
        self.maria = await self.evening.hired("Maria", "manager")
        self.dana = await self.evening.hired("Dana", "dealer")

    async def at_the_cage(self) -> str:
        """Carl has a drawer with money in it, and so has Ann, who is returned, on her balance."""
        await self.evening.asks(self.carl, "cage", OpenDrawer(5_000_00))
        ann = (await join(self.house, "Ann")).id
        await self.evening.asks(self.carl, "cage", TakeMoney(1, 4_000_00, person=ann))
        return ann

    async def owed_by_sunday(self) -> tuple[str, PayMoney]:
        """An event that was called off owes Ann her 10; what pays her."""
        event = await self.house.events.open(SUNDAY, "sunday")
        ann = (await join(self.house, "Ann")).id
        await self.evening.asks(self.carl, "cage", OpenDrawer(100_00))
        assert await self.asks(self.carl, "cage", Sell(event.id, commands.Register(ann, "Ann"))) == ""
        assert await self.asks(self.maria, event.id, commands.Cancel()) == ""
        return ann, PayMoney(1, 10_00, ann, event=event.id)

    async def at_oak(self) -> None:
        """The table is open; nobody alone counts out its rack."""
        await self.signed(self.maria, "cash", OAK, by=await self.evening.hired("Nora", "manager"))

    async def asks(
        self, who: str, to: str, ask: Ask | commands.Command, id: str = "", device: str = ""
    ) -> str:
        """Why it was refused; empty where it is done."""
        self._ids += 1
        try:
            await self.evening.asks(who, to, ask, id or f"night-{self._ids}", device)
        except Refusal as refusal:
            return refusal.code
        return ""

    def signs(self, who: str, of: str, id: str, device: str = "") -> str:
        """Why somebody cannot sign what waits on the device of another under an id; empty where he has."""
        house = self.house
        by = house.speaks(None)._replace(person=of, device=device or f"phone of {of}")
        signer = house.members.get(who)
        assert signer is not None
        try:
            house.signatures.sign(by, id, signer)
        except Refusal as refusal:
            return refusal.code
        return ""

    async def signed(self, who: str, to: str, ask: Ask | commands.Command, by: str) -> None:
        """Ask, have it signed, and ask again: done."""
        self._ids += 1
        id = f"signed-{self._ids}"
        assert await self.asks(who, to, ask, id) == "staff-sign-too"
        assert self.signs(by, who, id) == ""
        assert await self.asks(who, to, ask, id) == ""


def night(path: Path, told: Callable[[Night], Coroutine[Any, Any, None]], amount: int = LARGE) -> None:
    async def whole(evening: Evening) -> None:
        night = Night(evening)
        await night.opened()
        await told(night)
        assert evening.house.book.total() == 0

    story(path / "house.db", whole, Rules(second_signature=amount))


def test_a_large_payment_waits_for_a_second_name_and_is_logged_with_both(tmp_path: Path) -> None:
    async def told(night: Night) -> None:
        ann = await night.at_the_cage()
        pay = PayMoney(1, LARGE, ann)
        assert await night.asks(night.carl, "cage", pay, "a") == "staff-sign-too"
        assert await night.asks(night.carl, "cage", PayMoney(1, LARGE - 1, ann)) == ""
        assert night.signs(night.maria, night.carl, "a") == ""
        assert await night.asks(night.carl, "cage", pay, "a") == ""
        alone, both = night.evening.log(ask="pay-money")
        assert (alone.act.person, alone.act.signed_by) == (night.carl, "")
        assert (both.act.person, both.act.signed_by) == (night.carl, night.maria)
        assert (both.act.payee, both.act.paid) == (ann, LARGE)

    night(tmp_path, told)


def test_where_the_house_wants_no_second_signature_one_person_is_enough(tmp_path: Path) -> None:
    async def told(night: Night) -> None:
        ann = await night.at_the_cage()
        assert await night.asks(night.carl, "cage", PayMoney(1, LARGE, ann)) == ""
        assert await night.asks(night.maria, "cash", OAK) == ""
        assert await night.asks(night.carl, "cash", cash.Fill("oak", 100)) == ""

    night(tmp_path, told, amount=0)


def test_nobody_signs_for_himself_nor_who_may_not_do_it(tmp_path: Path) -> None:
    async def told(night: Night) -> None:
        ann = await night.at_the_cage()
        pay = PayMoney(1, LARGE, ann)
        await night.asks(night.carl, "cage", pay, "a")
        assert night.signs(night.carl, night.carl, "a") == "staff-sign-yourself"
        assert night.signs(night.dana, night.carl, "a") == "staff-sign-not-allowed"
        assert night.signs(ann, night.carl, "a") == "staff-sign-not-allowed"
        assert await night.asks(night.carl, "cage", pay, "a") == "staff-sign-too"
        # A cashier of the cash room alone signs nothing of the cage.
        rita = await night.evening.hired("Rita", "cashier", "cash")
        assert night.signs(rita, night.carl, "a") == "staff-sign-not-allowed"

    night(tmp_path, told)


def test_a_signature_is_good_for_one_ask_of_one_person_on_one_device_once(tmp_path: Path) -> None:
    async def told(night: Night) -> None:
        ann = await night.at_the_cage()
        bob = (await join(night.house, "Bob")).id
        await night.asks(night.carl, "cage", TakeMoney(1, LARGE, person=bob))
        pay = PayMoney(1, LARGE, ann)
        assert await night.asks(night.carl, "cage", pay, "a") == "staff-sign-too"
        # Not from another device, nor for an ask of another id.
        assert night.signs(night.maria, night.carl, "a", "another") == "staff-sign-nothing"
        assert night.signs(night.maria, night.carl, "b") == "staff-sign-nothing"
        assert night.signs(night.maria, night.carl, "a") == ""
        # Another ask under the same id, and the same from elsewhere, have to be signed anew.
        assert await night.asks(night.carl, "cage", PayMoney(1, LARGE, bob), "a") == "staff-sign-too"
        assert await night.asks(night.carl, "cage", pay, "a") == "staff-sign-too"
        assert night.signs(night.maria, night.carl, "a") == ""
        assert await night.asks(night.carl, "cage", pay, "a", "another") == "staff-sign-too"
        assert await night.asks(night.carl, "cage", pay, "a") == ""
        # It is done; the same once more does nothing, and another one waits for another signature.
        assert await night.asks(night.carl, "cage", pay, "a") == ""
        assert len(night.evening.log(ask="pay-money")) == 1
        assert night.signs(night.maria, night.carl, "a") == "staff-sign-nothing"
        assert await night.asks(night.carl, "cage", pay, "c") == "staff-sign-too"

    night(tmp_path, told)


def test_a_signature_for_what_was_refused_after_all_is_used_up(tmp_path: Path) -> None:
    async def told(night: Night) -> None:
        ann = await night.at_the_cage()
        pay = PayMoney(1, 4_500_00, ann)
        await night.asks(night.carl, "cage", pay, "a")
        assert night.signs(night.maria, night.carl, "a") == ""
        refused = await night.asks(night.carl, "cage", pay, "a")
        assert refused not in ("", "staff-sign-too")
        await night.asks(night.carl, "cage", TakeMoney(1, 500_00, person=ann))
        assert await night.asks(night.carl, "cage", pay, "a") == "staff-sign-too"

    night(tmp_path, told)


def test_a_signature_too_old_or_of_one_who_has_lost_his_role_is_none(tmp_path: Path) -> None:
    async def told(night: Night) -> None:
        ann = await night.at_the_cage()
        pay = PayMoney(1, LARGE, ann)
        await night.asks(night.carl, "cage", pay, "a")
        night.clock.now += GOOD_FOR
        assert night.signs(night.maria, night.carl, "a") == "staff-sign-nothing"
        assert await night.asks(night.carl, "cage", pay, "a") == "staff-sign-too"
        assert night.signs(night.maria, night.carl, "a") == ""
        night.clock.now += GOOD_FOR
        assert await night.asks(night.carl, "cage", pay, "a") == "staff-sign-too"
        assert night.signs(night.maria, night.carl, "a") == ""
        (grant,) = night.house.staff.powers(night.maria).grants
        owner = await night.evening.hired("Olga", "owner")
        assert await night.asks(owner, "staff", TakeRole(grant.id)) == ""
        assert await night.asks(night.carl, "cage", pay, "a") == "staff-sign-too"

    night(tmp_path, told)


def test_payments_split_up_count_together_for_a_day_wherever_they_are_made(tmp_path: Path) -> None:
    async def told(night: Night) -> None:
        ann = await night.at_the_cage()
        await night.at_oak()
        small = PayMoney(1, 200_00, ann)
        assert await night.asks(night.carl, "cage", small) == ""
        # What she takes from a table counts too.
        assert await night.asks(night.dana, "cash", cash.Sit("oak", 3, ann, 20_000)) == ""
        assert await night.asks(night.dana, "cash", cash.CashOut("oak", 3, 20_000)) == ""
        assert await night.asks(night.carl, "cage", small) == "staff-sign-too"
        # Another's payments are his own.
        bob = (await join(night.house, "Bob")).id
        await night.asks(night.carl, "cage", TakeMoney(1, 400_00, person=bob))
        assert await night.asks(night.carl, "cage", PayMoney(1, 400_00, bob)) == ""
        night.clock.now += TOGETHER
        assert await night.asks(night.carl, "cage", small) == ""

    night(tmp_path, told)


def test_payments_split_up_count_together_after_a_restart(tmp_path: Path) -> None:
    async def before(night: Night) -> None:
        ann = await night.at_the_cage()
        assert await night.asks(night.carl, "cage", PayMoney(1, 300_00, ann)) == ""

    async def after(evening: Evening) -> None:
        night = Night(evening)
        known = {name: evening.house.members.named(name) for name in ("Ann", "Carl")}
        ann, carl = known["Ann"], known["Carl"]
        assert ann is not None
        assert carl is not None
        night.clock.now += 60_000
        assert await night.asks(carl.id, "cage", PayMoney(1, 200_00, ann.id), "later-1") == "staff-sign-too"
        assert await night.asks(carl.id, "cage", PayMoney(1, 199_00, ann.id), "later-2") == ""

    night(tmp_path, before)
    story(tmp_path / "house.db", after, Rules(second_signature=LARGE))


def test_payments_of_two_desks_at_the_same_moment_count_together(tmp_path: Path) -> None:
    async def told(night: Night) -> None:
        ann = await night.at_the_cage()
        await night.evening.asks(night.maria, "cage", OpenDrawer(500_00))
        both = (
            night.asks(night.carl, "cage", PayMoney(1, 300_00, ann)),
            night.asks(night.maria, "cage", PayMoney(2, 300_00, ann)),
        )
        assert sorted(await asyncio.gather(*both)) == ["", "staff-sign-too"]

    night(tmp_path, told)


def test_paying_and_taking_it_back_again_and_again_is_paying_more(tmp_path: Path) -> None:
    async def told(night: Night) -> None:
        await night.at_oak()
        ann = (await join(night.house, "Ann")).id
        assert await night.asks(night.dana, "cash", cash.Sit("oak", 3, ann, 30_000)) == ""
        assert await night.asks(night.carl, "cash", cash.CashOut("oak", 3, 30_000)) == ""
        (paid,) = night.evening.log(ask="cash-out")
        assert await night.asks(night.carl, "cash", cash.Undo(paid.version)) == ""
        assert await night.asks(night.carl, "cash", cash.CashOut("oak", 3, 30_000)) == "staff-sign-too"

    night(tmp_path, told)


def test_what_the_club_itself_spends_counts_by_who_spends_it(tmp_path: Path) -> None:
    async def told(night: Night) -> None:
        await night.at_the_cage()
        assert await night.asks(night.carl, "cage", Spend(1, 300_00, "Baker", "rolls")) == ""
        # Whatever name is written down.
        assert await night.asks(night.carl, "cage", Spend(1, 300_00, "Bäcker", "rolls")) == "staff-sign-too"

    night(tmp_path, told)


def test_a_prize_is_paid_by_two(tmp_path: Path) -> None:
    async def told(night: Night) -> None:
        ann, prize = await night.owed_by_sunday()
        await night.signed(night.carl, "cage", prize, by=night.maria)
        (paid,) = night.evening.log(ask="pay-money")
        assert (paid.act.signed_by, paid.act.payee, paid.act.paid) == (night.maria, ann, 10_00)

    night(tmp_path, told, amount=10_00)


def test_a_small_prize_is_paid_by_one(tmp_path: Path) -> None:
    async def told(night: Night) -> None:
        _, prize = await night.owed_by_sunday()
        assert await night.asks(night.carl, "cage", prize) == ""
        assert night.house.events.owing() == {}

    night(tmp_path, told, amount=10_01)


def test_chips_between_cage_and_rack_boxes_and_floats_are_never_one_persons(tmp_path: Path) -> None:
    async def told(night: Night) -> None:
        await night.at_oak()
        await night.house.pit.open_table(PitTerms("pit/jade", "Jade", "jacks-or-better", 50, 1_000))
        for to, ask in (
            ("cash", cash.OpenTable("elm", "Elm", "nl-holdem", 25, 50, 1_000, rack=1)),
            ("cash", cash.Fill("oak", 1)),
            ("cash", cash.Fill("oak", -1)),
            ("cash", cash.CountBox("oak", "rake", 0, ("Maria", "Carl"))),
            ("cash", cash.CloseTable("oak", 100_000)),
            ("pit/jade", casino.TopUp()),
        ):
            assert await night.asks(night.maria, to, ask) == "staff-sign-too", ask
        assert (
            await night.asks(night.maria, "cash", cash.OpenTable("ash", "Ash", "nl-holdem", 25, 50, 1_000))
            == ""
        )
        nora = night.house.members.named("Nora")
        assert nora is not None
        # Who counts a box is who has proved that he is there.
        await night.signed(night.maria, "cash", cash.CountBox("oak", "rake", 5, ("X X", "Y Y")), by=nora.id)
        (line, _) = night.house.cash.report()[1]
        assert line.counts[0].by == ("Maria", "Nora")

    night(tmp_path, told)


def test_a_drawer_that_differs_is_closed_by_two_whose_names_are_proved(tmp_path: Path) -> None:
    async def told(night: Night) -> None:
        await night.evening.asks(night.carl, "cage", OpenDrawer(100_00))
        assert await night.asks(night.carl, "cage", CloseDrawer(1, 99_00, "Maria"), "c") == "staff-sign-too"
        assert night.signs(night.maria, night.carl, "c") == ""
        assert await night.asks(night.carl, "cage", CloseDrawer(1, 99_00, "Maria"), "c") == ""
        await night.evening.asks(night.carl, "cage", OpenDrawer(100_00))
        await night.signed(night.carl, "cage", CloseDrawer(2, 98_00, "Somebody"), by=night.maria)
        await night.evening.asks(night.carl, "cage", OpenDrawer(100_00))
        # One that agrees needs nobody else.
        assert await night.asks(night.carl, "cage", CloseDrawer(3, 100_00)) == ""
        closed = night.house.actor("cage").state.cage.closed  # type: ignore[attr-defined]
        assert [each.signed for each in closed] == [("Carl", "Maria"), ("Carl", "Maria"), ("Carl",)]

    night(tmp_path, told)


def test_undoing_what_two_have_signed_takes_two(tmp_path: Path) -> None:
    async def told(night: Night) -> None:
        await night.at_oak()
        await night.signed(night.carl, "cash", cash.Fill("oak", 500), by=night.maria)
        (fill,) = night.evening.log(ask="fill")
        undo = cash.Undo(fill.version)
        assert await night.asks(night.carl, "cash", undo, "u") == "staff-sign-too"
        # A dealer may undo what is his own, and sign no fill away.
        assert night.signs(night.dana, night.carl, "u") == "staff-sign-not-allowed"
        assert night.signs(night.maria, night.carl, "u") == ""
        assert await night.asks(night.carl, "cash", undo, "u") == ""
        (undone,) = night.evening.log(ask="undo")
        assert (undone.act.undoes, undone.act.signed_by) == (fill.version, night.maria)
        assert said(undone)["number"] == fill.version

    night(tmp_path, told)


def test_chips_kept_by_the_cage_are_fetched_by_two_where_they_are_many(tmp_path: Path) -> None:
    async def told(night: Night) -> None:
        await night.at_oak()
        ann = (await join(night.house, "Ann")).id
        floor = await night.evening.hired("Flora", "floor")
        assert await night.asks(floor, "cash", cash.Sit("oak", 3, ann, LARGE)) == ""
        assert await night.asks(floor, "cash", cash.Away("oak", 3)) == ""
        assert await night.asks(floor, "cash", cash.JoinList("nl-holdem 25-50", name="Bob")) == ""
        night.clock.now += 61 * 60 * 1000
        assert await night.asks(floor, "cash", cash.PickUp("oak", 3, LARGE)) == ""
        assert await night.asks(night.carl, "cash", cash.Fetch(ann)) == "staff-sign-too"

    night(tmp_path, told)


Payment = tuple[int, int, int]


@given(st.lists(st.tuples(st.integers(0, 1), st.integers(1, 60), st.integers(0, 14)), max_size=12))
def test_nothing_large_goes_to_one_person_within_a_day_by_one_name(payments: list[Payment]) -> None:
    """Random payments to two people, hours apart: those of one name alone stay below the amount in every day."""

    async def told(night: Night) -> None:
        people = [await night.at_the_cage(), (await join(night.house, "Bob")).id]
        await night.asks(night.carl, "cage", TakeMoney(1, 4_000_00, person=people[1]))
        paid: list[tuple[int, int, int]] = []
        for whom, tens, hours in payments:
            night.clock.now += hours * 60 * 60 * 1000
            amount = tens * 10_00
            refused = await night.asks(night.carl, "cage", PayMoney(1, amount, people[whom]))
            at = night.clock.now
            before = sum([each for to, when, each in paid if to == whom and when > at - TOGETHER])
            # Neither is anything paid that takes two, nor held back what takes one.
            assert refused == ("staff-sign-too" if before + amount >= LARGE else "")
            if not refused:
                paid.append((whom, at, amount))
        assert [each.act.paid for each in night.evening.log(ask="pay-money")] == [each for *_, each in paid]

    with TemporaryDirectory() as folder:
        night(Path(folder), told)
