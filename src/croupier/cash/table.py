"""A cash table between and through its hands: who sits where with what, who owes what, and who gets cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from croupier.cash import acts
from croupier.cash.buying import MINUTE, BuyIn, check_buy_in, check_rebuy, check_top_up
from croupier.cash.chair import NOT_CHARGED, Before, CashedOut, Chair, Charged
from croupier.cash.changes import owes_big_blind
from croupier.cash.debts import Debt
from croupier.cash.lineup import Comer, Lineup, first_to_act, lineup, missed
from croupier.errors import Broken, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from croupier.cash.game import CashGame
    from croupier.play import Positions

IN_PLAY: Final = ("playing", "away")
"""What a player is who takes part without saying so hand by hand."""


@dataclass(slots=True)
class CashTable:
    """A table of a cash game, changed only by `do`. What was done stands in `log`, and the log is the table:
    `replayed` does it all again.

    `dealt` is the hand in progress. `charged` is what the house has had, `out` who has left with what, in order.
    Chips brought are chips in front, announced, taken away, charged or adrift, after every act.

    >>> from croupier.cash import BuyIn, CashGame, CashTable, acts
    >>> from croupier.play import Stakes
    >>> table = CashTable(CashGame("nl-holdem", Stakes(25, 50), BuyIn(1000)))
    >>> for seat, person in ((2, "ann"), (5, "boris")):
    ...     table.do(acts.Sit(0, seat, person, 2000))
    >>> table.do(acts.Deal(0))
    >>> table.dealt.positions
    Positions(button=2, small_blind=2, big_blind=5)
    """

    game: CashGame
    chairs: dict[int, Chair] = field(default_factory=dict)
    reserved: dict[int, str] = field(default_factory=dict)
    positions: Positions | None = None
    dealt: Lineup | None = None
    number: int = 0
    brought: int = 0
    charged: Charged = NOT_CHARGED
    out: list[CashedOut] = field(default_factory=list)
    log: list[acts.AnyAct] = field(default_factory=list)
    frozen: bool = False
    """Whether the button of a mixed game lies still in the next hand."""
    before: Before | None = None
    """How things stood before the hand in progress."""
    adrift: int = 0
    """At a live table: what the counted stacks have lost to those that were not counted since; below zero, won."""

    def do(self, act: acts.AnyAct) -> None:
        """Carry out an act; `Refusal` when the book does not allow it, and nothing has changed then."""
        _DO[type(act)](self, act)
        self.log.append(act)
        self._prove()

    @classmethod
    def replayed(cls, game: CashGame, log: Iterable[acts.AnyAct]) -> CashTable:
        """The table at which all this was done."""
        table = cls(game)
        for act in log:
            table.do(act)
        return table

    def undone(self) -> CashTable:
        """The table before the last act."""
        return self.replayed(self.game, self.log[:-1])

    def copy(self) -> CashTable:
        """The table as it stands, on which something can be tried."""
        chairs = {seat: chair.copy() for seat, chair in self.chairs.items()}
        return replace(
            self, chairs=chairs, reserved=dict(self.reserved), out=list(self.out), log=list(self.log)
        )

    def forget(self) -> list[CashedOut]:
        """Who has left since this was last asked; they and what was done are remembered no more.

        It is for a room that keeps a journal of its own.
        """
        gone, self.out = self.out, []
        self.brought -= sum(each.chips for each in gone)
        self.log.clear()
        return gone

    def plays(self, game: CashGame, *, frozen: bool = False) -> None:
        """Between hands the table turns to another game, of a mix or at another limit."""
        if self.dealt is not None:
            raise Refusal("cash-hand-in-progress")
        self.game, self.frozen = game, frozen

    def seat_of(self, person: str) -> int | None:
        """The seat a person holds here."""
        return next((seat for seat, chair in self.chairs.items() if chair.person == person), None)

    @property
    def free(self) -> list[int]:
        """The seats nobody holds and nobody has been promised."""
        return [
            seat
            for seat in range(1, self.game.seats + 1)
            if seat not in self.chairs and seat not in self.reserved
        ]

    def idle(self, at: int) -> list[int]:
        """The seats to be released: their players missed as many big blinds, or were gone as long, as is allowed.

        It is for a room without a floor, where nobody picks stacks up by hand (ONLINE:missed-0).
        """
        policy = self.game.policy
        rounds, limit = policy.number("release_big_blinds"), policy.number("absence_limit") * MINUTE
        return [
            seat
            for seat, chair in self.chairs.items()
            if chair.since is not None
            and not self._in_hand(seat)
            and ((rounds and chair.rounds >= rounds) or at - chair.since >= limit)
        ]

    @property
    def takers(self) -> list[int]:
        """The seats with chips whose players take cards, if they may come in."""
        return sorted(seat for seat, chair in self.chairs.items() if chair.chips and self._takes_part(chair))

    @property
    def begins_anew(self) -> bool:
        """Whether the next hand is dealt to all who are there without posts: fewer than two are in the game."""
        settled = [seat for seat in self.takers if not self.chairs[seat].debt.owes]
        return self.positions is None or len(settled) < 2

    @property
    def next_hand(self) -> Lineup | None:
        """Who would be dealt in now, and what each would post; `None` when no hand can begin."""
        return self.next_hand_of(self.game, frozen=self.frozen)

    def next_hand_of(self, game: CashGame, *, frozen: bool = False) -> Lineup | None:
        """Who would be dealt in now if this game came next."""
        comers = {seat: Comer(self.chairs[seat].debt, self.chairs[seat].waits) for seat in self.takers}
        dealt = lineup(comers, self.positions, game.posted, game.policy, frozen=frozen)
        if dealt is None or not game.straddle or game.bomb:
            return dealt
        return dealt._replace(straddled=self._straddlers(game, dealt))

    def _straddlers(self, game: CashGame, dealt: Lineup) -> tuple[int, ...]:
        """Who is first to act, wants to straddle, and can in full."""
        size = game.stakes.big_blind * game.policy.straddle_size
        seat = first_to_act(dealt.seats, dealt.positions)
        if seat is None or not size or game.policy.straddle == "none" or seat in dealt.posts:
            return ()
        chair = self.chairs[seat]
        return (seat,) if chair.straddles and chair.chips >= size else ()

    @property
    def stacks(self) -> Mapping[int, int]:
        """The chips each seat brings to the hand in progress; none between hands."""
        seats = self.dealt.seats if self.dealt is not None else ()
        return {seat: self.chairs[seat].chips for seat in seats}

    def _takes_part(self, chair: Chair) -> bool:
        if chair.state == "away":
            # Where the book deals an absent player in, his hand is folded when his turn comes.
            return self.game.policy.choice("absent_cash") == "dealt-and-folded"
        return chair.state == "playing"

    def _reserve(self, act: acts.Reserve) -> None:
        self._check_seat(act.seat)
        if act.seat in self.chairs or act.seat in self.reserved:
            raise Refusal("cash-seat-taken", seat=act.seat)
        self.reserved[act.seat] = act.person

    def _release(self, act: acts.Release) -> None:
        if act.seat not in self.reserved:
            raise Refusal("cash-nobody-there", seat=act.seat)
        del self.reserved[act.seat]

    def _sit(self, act: acts.Sit) -> None:
        self._check_seat(act.seat)
        if act.seat in self.chairs or self.reserved.get(act.seat, act.person) != act.person:
            raise Refusal("cash-seat-taken", seat=act.seat)
        if self.seat_of(act.person) is not None:
            raise Refusal("cash-one-seat-each", clause="FSPR:seat-1", seat=self.seat_of(act.person))
        least, most = self.game.buy_in
        if not act.moved:
            bound = max(least, act.least)
            check_buy_in(act.chips, BuyIn(bound, max(bound, most) if most else 0))
        self.reserved.pop(act.seat, None)
        debt = Debt("moved" if act.moved else "new")
        self.chairs[act.seat] = Chair(act.person, act.chips, act.at, debt, act.waits and not act.moved)
        self.brought += act.chips

    def _wait(self, act: acts.Wait) -> None:
        self._chair(act.seat).waits = act.waits

    def _top_up(self, act: acts.TopUp) -> None:
        chair = self._chair(act.seat)
        if self._in_hand(act.seat):
            check_top_up(act.chips, chair.chips + chair.announced, self.game.buy_in, self.game.policy)
            chair.announced += act.chips
        elif chair.chips:
            check_top_up(act.chips, chair.chips, self.game.buy_in, self.game.policy)
            chair.chips += act.chips
        else:
            # Nobody sits here who has not bought in for the full amount before.
            check_rebuy(act.chips, self.game.buy_in, self.game.policy, had_full=True)
            chair.chips = act.chips
        self.brought += act.chips

    def _go(self, act: acts.SitOut | acts.StepAway) -> None:
        chair = self._chair(act.seat)
        chair.state = "sitting-out" if isinstance(act, acts.SitOut) else "away"
        chair.at_big_blind = ""
        chair.since = act.at if chair.since is None else chair.since

    def _return(self, act: acts.Return) -> None:
        chair = self._chair(act.seat)
        chair.state, chair.waits, chair.since, chair.rounds = "playing", act.waits, None, 0

    def _change(self, act: acts.Change) -> None:
        chair = self._chair(act.seat)
        self._check_seat(act.to)
        if act.to in self.chairs or self.reserved.get(act.to, chair.person) != chair.person:
            raise Refusal("cash-seat-taken", seat=act.to)
        if self._in_hand(act.seat):
            raise Refusal("cash-not-in-a-hand", clause="FSPR:stakes-1")
        policy = self.game.policy
        if not act.by_floor and not policy.flag("seat_change_alone"):
            raise Refusal("cash-ask-the-floor", clause=policy.clause("seat_change_alone"))
        players = [seat for seat, other in self.chairs.items() if other.chips and other.state in IN_PLAY]
        owes = owes_big_blind(act.seat, act.to, players, self.positions, policy)
        if owes and not chair.debt.owes:
            chair.debt = Debt("changed")
        del self.chairs[act.seat]
        self.chairs[act.to] = chair

    def _leave(self, act: acts.Leave) -> None:
        chair = self._chair(act.seat)
        if self._in_hand(act.seat):
            chair.state = "leaving"
            return
        self._out(act.seat, act.at)

    def _pick_up(self, act: acts.PickUp) -> None:
        chair = self._chair(act.seat)
        limit = self.game.policy.number("absence_limit")
        clause = self.game.policy.clause("absence_limit")
        gone = 0 if chair.since is None else act.at - chair.since
        if chair.since is None or gone < limit * MINUTE or not act.waiting or self._in_hand(act.seat):
            raise Refusal("cash-seat-kept", clause=clause, seat=act.seat, minutes=limit)
        self._out(act.seat, act.at, to_cage=True)

    def _deal(self, _: acts.Deal) -> None:
        if self.dealt is not None:
            raise Refusal("cash-hand-in-progress")
        hand = self.next_hand
        if hand is None:
            raise Refusal("cash-too-few-players")
        owed = {seat: (chair.debt, chair.rounds) for seat, chair in self.chairs.items()}
        self.before = Before(self.positions, owed)
        blinds = bool(self.game.posted.big_blind)
        for seat, chair in self.chairs.items():
            if seat in hand.seats:
                # What was missed is paid where there are blinds again.
                chair.debt = Debt() if blinds else chair.debt._replace(coming="settled")
                continue
            went_by = missed(seat, self.positions, hand.positions, self.game.posted, hand.seats)
            debt = chair.debt
            if debt.coming != "new":
                chair.debt = debt._replace(small=debt.small or went_by.small, big=debt.big or went_by.big)
            chair.rounds += went_by.big
        self.dealt, self.positions = hand, hand.positions
        self.number += 1

    def _finish(self, act: acts.Finish) -> None:
        if self.dealt is None:
            raise Refusal("cash-no-hand")
        before = dict(self.stacks)
        stacks = before if act.void else act.stacks
        taken = 0 if act.void else act.rake + act.jackpot
        if set(stacks) != set(before) or sum(stacks.values()) + taken != sum(before.values()):
            raise Broken("cash-chips-out", before=sum(before.values()), after=sum(stacks.values()) + taken)
        for seat, chips in stacks.items():
            self.chairs[seat].chips = chips
        if not act.void:
            self.charged = self.charged._replace(
                rake=self.charged.rake + act.rake, jackpot=self.charged.jackpot + act.jackpot
            )
        if act.void:
            self._give_back()
        self.dealt = self.before = None
        for seat, chair in list(self.chairs.items()):
            chair.chips, chair.announced = chair.chips + chair.announced, 0
            if chair.state == "leaving":
                self._out(seat, act.at)

    def _give_back(self) -> None:
        """A void hand never was: the button goes back, and who had posted owes it again."""
        assert self.before is not None
        self.positions = self.before.positions
        for seat, (debt, rounds) in self.before.owed.items():
            if seat in self.chairs:
                self.chairs[seat].debt, self.chairs[seat].rounds = debt, rounds

    def _straddle(self, act: acts.Straddle) -> None:
        chair = self._chair(act.seat)
        policy = self.game.policy
        if act.on and policy.straddle == "none":
            raise Refusal("play-no-straddle", clause=policy.clause("straddle"), seat=act.seat)
        if act.on and not self.game.straddle:
            raise Refusal("cash-no-straddle")
        chair.straddles = act.on

    def _run_twice(self, act: acts.RunTwice) -> None:
        chair = self._chair(act.seat)
        if act.on and self.game.run_it < 2:
            raise Refusal("cash-no-run-twice")
        chair.twice = act.on

    def _stop_at_blind(self, act: acts.StopAtBlind) -> None:
        self._chair(act.seat).at_big_blind = act.then

    def _keep(self, act: acts.Keep) -> None:
        chair = self._chair(act.seat)
        if act.chips:
            least, most = self.game.buy_in
            check_buy_in(act.chips, BuyIn(least, most))
        chair.keeps = act.chips

    def _count(self, act: acts.Count) -> None:
        chair = self._chair(act.seat)
        if self._in_hand(act.seat):
            raise Refusal("cash-not-in-a-hand", clause="FSPR:stakes-1")
        if act.chips < 0:
            raise Refusal("cash-bad-count", amount=act.chips)
        self.adrift += chair.chips - act.chips
        chair.chips = act.chips

    def _correct(self, act: acts.Correct) -> None:
        chair = self._chair(act.seat)
        if self._in_hand(act.seat):
            raise Refusal("cash-not-in-a-hand", clause="FSPR:stakes-1")
        if act.chips < 0:
            raise Refusal("cash-bad-count", amount=act.chips)
        self.brought += act.chips - chair.chips
        chair.chips = act.chips

    def _charge(self, _: acts.Charge) -> None:
        charge = self.game.time_charge
        if charge is None:
            raise Refusal("cash-no-time-charge")
        if self.dealt is not None:
            raise Refusal("cash-not-in-a-hand", clause="FSPR:stakes-1")
        for chair in self.chairs.values():
            paid = min(charge.fee, chair.chips)
            chair.chips -= paid
            self.charged = self.charged._replace(time=self.charged.time + paid)

    def _out(self, seat: int, at: int, *, to_cage: bool = False) -> None:
        chair = self.chairs.pop(seat)
        self.out.append(CashedOut(chair.person, chair.chips + chair.announced, at, to_cage))

    def _in_hand(self, seat: int) -> bool:
        return self.dealt is not None and seat in self.dealt.seats

    def _chair(self, seat: int) -> Chair:
        chair = self.chairs.get(seat)
        if chair is None:
            raise Refusal("cash-nobody-there", seat=seat)
        return chair

    def _check_seat(self, seat: int) -> None:
        if not 1 <= seat <= self.game.seats:
            raise Refusal("cash-no-such-seat", seat=seat, seats=self.game.seats)

    def _prove(self) -> None:
        here = sum(chair.chips + chair.announced for chair in self.chairs.values())
        gone = sum(each.chips for each in self.out)
        found = here + gone + sum(self.charged) + self.adrift
        if found != self.brought:
            raise Broken("cash-chips-out", before=self.brought, after=found)


_DO: Final[Mapping[type[acts.Act], Callable[[CashTable, Any], None]]] = {
    acts.Reserve: CashTable._reserve,
    acts.Release: CashTable._release,
    acts.Sit: CashTable._sit,
    acts.Wait: CashTable._wait,
    acts.TopUp: CashTable._top_up,
    acts.SitOut: CashTable._go,
    acts.StepAway: CashTable._go,
    acts.Return: CashTable._return,
    acts.Change: CashTable._change,
    acts.Leave: CashTable._leave,
    acts.PickUp: CashTable._pick_up,
    acts.Deal: CashTable._deal,
    acts.Finish: CashTable._finish,
    acts.Straddle: CashTable._straddle,
    acts.RunTwice: CashTable._run_twice,
    acts.StopAtBlind: CashTable._stop_at_blind,
    acts.Keep: CashTable._keep,
    acts.Count: CashTable._count,
    acts.Correct: CashTable._correct,
    acts.Charge: CashTable._charge,
}
