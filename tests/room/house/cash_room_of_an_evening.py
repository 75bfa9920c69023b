"""The live cash room of a random evening: its racks, boxes, jackpot, tips, points and a casino table, seen and counted.

Who counts knows prices, shares and rules as they stand on the wall, and nothing of the shift's own book.
"""

from __future__ import annotations

from collections import Counter
from copy import copy
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from croupier.cash.jackpots import BadBeat, HighHand
from croupier.cash.shift import CAGE, PIT, Fee, box, lammer, rack
from croupier.ledger import kind_of, of_kind, table_chips
from croupier.room.actors.asks import Ask, By
from croupier.room.live import asks, takings
from croupier.room.live.state import CashState
from tests.waiting import until

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from croupier.room.house.house import House
    from tests.room.evening import Clock

MINUTE: Final = 60_000
MINUTES: Final = 5
"""No more of them pass in an evening: at the other tables nobody's time is ever up."""

PAYS, WINNER, LOSER = 50, 25, 50
"""Percent of the jackpot that a bad beat pays; and of that to whoever won the hand and to whoever lost it."""

PRIZE, RATE, RACK, TIME_FEE = 30, 60, 10_000, 7
BOXES: Final[tuple[Fee, ...]] = ("rake", "jackpot", "tips", "time")
STEPS: Final = tuple(
    f"live {act}"
    for act in (
        "sits", "tops", "cashes", "deals", "tips", "fills",
        "boxes", "shares", "seeds", "hits", "shows", "fetches", "minutes", "gives", "spends",
        "buys", "supplies", "rates", "drops", "counts", "orders", "brings", "charges", "undoes",
    )
)  # fmt: skip


_SEEN: Final = (
    "rack", "lying", "players", "cage", "boxes", "out", "jackpot", "tips", "tipped", "kept", "points", "best", "won",
    "casino", "coming",
)  # fmt: skip
"""What the witness has written down, and takes back with an entry."""


class Does(NamedTuple):
    """What is asked, and what the witness writes down once it is done."""

    ask: Ask
    seen: Callable[[], object]


class CashRoomSeen:
    """The room, and what a witness has seen of its chips: in racks, boxes, the jackpot, the cage and on the tables."""

    def __init__(
        self,
        house: House,
        clock: Clock,
        people: Sequence[By],
        ask: Callable[[Ask], Awaitable[bool]],
    ) -> None:
        self.house, self.clock, self.people, self.ask = house, clock, people, ask
        self.rack = self.lying = self.players = self.cage = 0
        self.boxes: Counter[str] = Counter()
        self.out = self.jackpot = self.tips = self.tipped = self.minutes = 0
        self.kept: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        self.best = ""
        self.won = 0
        self.casino: Counter[str] = Counter()
        self.coming: Counter[str] = Counter()
        self.before: tuple[int, dict[str, Any]] | None = None

    async def opens(self) -> None:
        """A shift with two at a poker table, a casino table, a dealer, and the rules of what is won and given."""
        for ask in (
            asks.NewShift("Friday"),
            asks.OpenTable("elm", "Elm", "nl-holdem", 5, 10, 100, rack=RACK, time_fee=TIME_FEE),
            takings.SetJackpot(BadBeat("AcAdAhTcTd", players=2, pays=PAYS, winner=WINNER, loser=LOSER)),
            takings.SetHighHand(HighHand(1, PRIZE)),
            takings.SetPoints(RATE),
            takings.OpenPit("ruby-live", "Blackjack", "blackjack", RACK),
            asks.DealerIn("Dan"),
            asks.Push(),
        ):
            assert await self.ask(ask), ask
        self.rack, self.casino["rack"], self.cage = RACK, RACK, 2 * RACK
        for act, who, number in (("sits", 0, 9), ("sits", 1, 9), ("seeds", 0, 10)):
            assert await self.does(act, who, number)

    async def does(self, act: str, who: int, number: int) -> bool:
        """Do something in the room; `False` where it is refused."""
        if act == "minutes":
            self.before = None
            return await self._minute()
        if act == "undoes":
            return await self._undo()
        ask, seen = (
            self._money(act, who, number) or self._casino(act, who, number) or self._takings(act, who, number)
        )
        before = {name: copy(getattr(self, name)) for name in _SEEN}
        if not await self.ask(ask):
            return False
        seen()
        self.before = self.state.done[-1].number, before
        return True

    async def _undo(self) -> bool:
        """What was entered last was entered by mistake: all that was seen of it is as if it had never been."""
        if self.before is None:
            return False
        number, before = self.before
        assert await self.ask(asks.Undo(number))
        for name, was in before.items():
            setattr(self, name, was)
        self.before = None
        return True

    def stacks(self) -> dict[int, int]:
        """The chips before each seat."""
        return {seat: chair.chips for seat, chair in self._chairs().items()}

    # At the poker table

    def _money(self, act: str, who: int, number: int) -> Does | None:
        seat, chips, stack = who + 1, 100 * number + 100, self.stacks().get(who + 1, 0)
        person, order = self.people[who].person, 100 * (number - 4)
        match act:
            case "sits":
                return Does(asks.Sit("elm", seat, person, chips, waits=False), lambda: self._sold(chips))
            case "tops":
                return Does(asks.TopUp("elm", seat, chips), lambda: self._sold(chips))
            case "cashes":
                return Does(asks.CashOut("elm", seat, stack), lambda: self._sold(-stack))
            case "deals":
                hand = asks.Hand("elm", rake=number, jackpot=number % 2)
                return Does(hand, lambda: self._dropped(rake=number, jackpot=number % 2))
            case "tips":
                return Does(asks.Tip("elm", number), lambda: self._dropped(tips=number))
            case "fills":
                return Does(asks.Fill("elm", order), lambda: self._filled(order))
            case "orders":
                return Does(asks.OrderChips("elm", seat, chips), lambda: self._ordered(person, chips))
            case "brings":
                return Does(asks.BringChips("elm", seat), lambda: self._brought(person))
            case "charges":
                paid = sum([min(TIME_FEE, stack) for stack in self.stacks().values()])
                return Does(asks.ChargeTime("elm"), lambda: self._charged(paid))
        return None

    def _sold(self, chips: int) -> None:
        self.rack -= chips
        self.lying += chips
        self.players += chips

    def _ordered(self, person: str, chips: int) -> None:
        """A lammer lies before him: the cage has given out chips that are on their way."""
        self.cage += chips
        self.coming[person] += chips

    def _brought(self, person: str) -> None:
        chips = self.coming.pop(person)
        self.lying += chips
        self.players += chips

    def _charged(self, paid: int) -> None:
        """Everybody has paid for his time, or as much of it as he had: it is off the stacks at once."""
        self.boxes["time"] += paid
        self.lying -= paid
        self.players -= paid

    def _dropped(self, **fees: int) -> None:
        """Nobody counts stacks after a hand: what was dropped is missed when they are counted."""
        self.boxes.update(fees)
        self.players -= sum(fees.values())
        self.jackpot += fees.get("jackpot", 0)
        self.tipped += fees.get("tips", 0)

    def _filled(self, chips: int) -> None:
        self.rack += chips
        self.cage += chips

    # Boxes, tips, jackpots and points

    def _takings(self, act: str, who: int, number: int) -> Does:
        person, seat, other = self.people[who].person, who + 1, (who + number % 3 + 1) % len(self.people) + 1
        match act:
            case "boxes":
                fee = BOXES[number % len(BOXES)]
                counted = max(self.boxes[fee] - number % 2, 0)
                return Does(
                    asks.CountBox("elm", fee, counted, ("Kim", "Lee")), lambda: self._emptied(fee, counted)
                )
            case "shares":
                return Does(takings.ShareTips(("own", "time")[number % 2]), self._shared)
            case "seeds":
                return Does(takings.SeedJackpot(100 * number), lambda: self._seeded(100 * number))
            case "hits":
                beat = takings.HitJackpot("elm", "9h8h7h9c9d", seat, "9sAs", other, "ThJh")
                there = {at: chair.person for at, chair in self._chairs().items()}
                return Does(beat, lambda: self._hit(there, seat, other))
            case "shows":
                shown = takings.ShowHighHand("elm", seat, "AhAs", "AcAdKc2h3h")
                return Does(shown, lambda: setattr(self, "best", person))
            case "fetches":
                return Does(asks.Fetch(person), lambda: self._fetched(person))
            case "gives":
                given = takings.GivePoints(person, number)
                return Does(given, lambda: self.points.update({person: number}))
            case "spends":
                spent = takings.SpendPoints(person, number, "A drink")
                return Does(spent, lambda: self.points.subtract({person: number}))
        raise AssertionError(act)

    def _emptied(self, fee: str, counted: int) -> None:
        """What lay in the box is the house's, the jackpot's or the dealers', whatever two people count."""
        held = self.boxes.pop(fee, 0)
        self.out += counted - held
        self.tips += held if fee == "tips" else 0

    def _shared(self) -> None:
        self.cage -= self.tips
        self.tips = 0

    def _seeded(self, chips: int) -> None:
        self.jackpot += chips
        self.cage += chips

    def _hit(self, there: dict[int, str], loser: int, winner: int) -> None:
        whole = self.jackpot * PAYS // 100
        others = [person for seat, person in there.items() if seat not in (loser, winner)]
        rest = whole - whole * LOSER // 100 - whole * WINNER // 100
        parts = {there[winner]: whole * WINNER // 100} | {each: rest // len(others) for each in others}
        parts[there[loser]] = whole - sum(parts.values())
        self._win(parts)

    def _win(self, parts: dict[str, int]) -> None:
        self.kept.update(parts)
        self.jackpot -= sum(parts.values())
        self.won += sum(parts.values())

    def _fetched(self, person: str) -> None:
        self.cage -= self.kept.pop(person)

    async def _minute(self) -> bool:
        """A minute goes by: whoever sits there has a point, and the best hand that was shown its prize."""
        if self.minutes == MINUTES:
            return False
        self.minutes += 1
        self.clock.now += MINUTE
        self.points.update([chair.person for chair in self._chairs().values()])
        if self.best:
            self._win({self.best: min(PRIZE, self.jackpot)})
        self.best = ""
        assert await self.ask(asks.LeaveNote("elm", f"Minute {self.minutes}"))
        await until(lambda: self.state.kitty.until > self.clock.now)
        return True

    # The casino table

    def _casino(self, act: str, who: int, number: int) -> Does | None:
        seen, order, id = self.casino, 100 * (number - 4), "ruby-live"
        match act:
            case "buys":
                bought = {"rack": -100 * number, "sold": 100 * number, "drop": 100 * number}
                return Does(takings.BuyAtPit(id, 100 * number), lambda: seen.update(bought))
            case "supplies":
                return Does(takings.FillPit(id, order), lambda: self._supplied(order))
            case "rates":
                rated = takings.RatePlayer(id, self.people[who].person, bet=10 * (number - 1))
                return Does(rated, lambda: None)
            case "drops":
                box = seen["drop"] - number % 2
                return Does(takings.CountDrop(id, max(box, 0), ("Kim", "Lee")), lambda: None)
            case "counts":
                # The players have won or lost what the rack is out by.
                counted = max(seen["rack"] + 50 * (number - 6), 0)
                return Does(takings.ClosePit(id, counted), lambda: self._counted(counted))
        return None

    def _supplied(self, chips: int) -> None:
        self.casino["rack"] += chips
        self.cage += chips

    def _counted(self, counted: int) -> None:
        self.casino["sold"] -= counted - self.casino["rack"]
        self.casino["win"] = self.casino["drop"] - self.casino["sold"]
        self.casino["rack"] = 0
        self.cage -= counted

    # What must hold

    def adds_up(self) -> None:
        """The shift's book says what was seen, account by account; and points and tips are what they should be."""
        state = self.state
        book, shift = state.shift.book, state.shift
        assert book.total() == 0
        assert {kind_of(account) for account, _ in book.accounts()} <= {"club"}

        def lies(account: Any) -> int:
            return book.balance(of_kind("club", account))

        assert lies(CAGE) == -self.cage
        assert (lies(rack("elm")), lies(table_chips("elm", ""))) == (self.rack, self.players)
        assert {fee: lies(box("elm", fee)) for fee in BOXES} == {fee: self.boxes[fee] for fee in BOXES}
        assert sum(self.stacks().values()) + state.room.tables["elm"].adrift == self.lying
        people = [by.person for by in self.people]
        assert [lies(lammer("elm", each)) for each in people] == [self.coming[each] for each in people]
        assert sum([out.difference for out in shift.outs()]) == self.out
        # The jackpot has what was dropped and put into it, less what was won: nobody has won anything else.
        assert shift.jackpot() == self.jackpot
        assert self.jackpot >= 0
        assert state.room.cage == {person: chips for person, chips in self.kept.items() if chips}
        assert sum([each.chips for each in state.kitty.won]) == self.won
        # Dealers have had the tips that were counted, and nothing else.
        assert shift.tips() == self.tips
        assert sum([paid.chips for paid in state.kitty.paid]) == self.tipped - self.tips - self.boxes["tips"]
        # What players of the casino table have is what was sold to them and they have not lost.
        assert (lies(rack("ruby-live")), lies(PIT)) == (self.casino["rack"], self.casino["sold"])
        # Points buy no chips and chips no points.
        hours = state.kitty.hours
        assert [hours.points(each, self.clock.now) for each in people] == [
            self.points[each] for each in people
        ]
        assert min(self.points.values(), default=0) >= 0

    @property
    def state(self) -> CashState:
        actor: Any = self.house.actor("cash")
        state: CashState = actor.state
        return state

    def _chairs(self) -> Any:
        return self.state.room.tables["elm"].chairs
