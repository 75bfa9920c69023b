"""Care for players at work: what they tell and limit is written down, and whoever may not play is not let in."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from croupier.care import collusion, complaints, decide
from croupier.care.decide import Money, Terms
from croupier.care.facts import (
    Barred,
    Came,
    CountriesRefused,
    Deposited,
    EdgeRead,
    HandOpened,
    Here,
    Limited,
    Looked,
    RulesAccepted,
    Told,
)
from croupier.care.state import PERIODS
from croupier.care.times import HOUR, MINUTE
from croupier.room.actors.actor import Actor
from croupier.room.actors.asks import act_of
from croupier.room.care.rows import Row
from croupier.room.care.stream import CARE, KIND, CareState
from croupier.rulebook import fields

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.care.complaints import Answered, Appealed, Complaints, Filed
    from croupier.care.facts import Fact, LimitKind
    from croupier.care.state import Known, Player
    from croupier.room.actors.actor import Tools
    from croupier.room.actors.asks import By
    from croupier.room.actors.stream import StreamKind
    from croupier.room.actors.watched import Eyes
    from croupier.rulebook import Policy


class CareView(msgspec.Struct, frozen=True):
    """How many rows its journal has."""

    version: int


def terms_of(policy: Policy) -> Terms:
    """How much care a house takes under its policy."""
    return Terms(
        policy.number("least_age"),
        policy.flag("countries_asked"),
        policy.flag("personal_limits"),
        policy.number("limit_wait_hours") * HOUR,
        policy.flag("self_exclusion"),
        policy.number("session_notice_minutes") * MINUTE,
        policy.flag("edge_notice"),
        policy.number("complaint_days"),
        rules_version(policy) if policy.flag("rules_acceptance") else "",
    )


def rules_version(policy: Policy) -> str:
    """Return 12 hex digits that tell the rules of a house from any other: of its profile, and of every answer.

    >>> from croupier.rulebook import Layer, profile
    >>> plain, own = profile("online-cash"), Layer("house", "Riverside", (("least_age", 21),))
    >>> rules_version(plain) == rules_version(profile("online-cash")) != rules_version(plain.laid_over(own))
    True
    """
    answers = {name: policy[name] for name in fields()}
    return sha256(msgspec.json.encode([policy.profile, answers], order="deterministic")).hexdigest()[:12]


def looks_for(policy: Policy) -> collusion.Terms:
    """When something is a sign of collusion, or of help by a program, under a policy."""
    return collusion.Terms(
        policy.flag("collusion_signs"),
        policy.number("collusion_days"),
        policy.number("collusion_hands"),
        policy.number("collusion_odds"),
        policy.number("collusion_flow"),
        policy.number("collusion_together"),
        policy.number("program_hours"),
        policy.number("program_spread"),
    )


class CareActor(Actor[CareState, "Callable[[Known, int], Fact]", Row]):
    """Writes down what is known of players. A command makes a fact of what is known when its turn has come."""

    kind: ClassVar[StreamKind[Any, Any]] = KIND

    def __init__(self, tools: Tools, policy: Policy) -> None:
        super().__init__(tools.reopened(KIND, CARE) or CareState(), tools)
        self.policy = policy
        self.terms: Terms = terms_of(policy)
        self.looks_for: collusion.Terms = looks_for(policy)

    @property
    def id(self) -> str:
        """What it is called."""
        return CARE

    def of(self, person: str) -> Player:
        """What is known of somebody."""
        return self.state.known.of(person)

    @property
    def refused(self) -> frozenset[str]:
        """The countries the house does not accept."""
        return self.state.known.refused

    # What is asked

    async def tells(self, told: Told) -> None:
        """Somebody tells his age and countries; raises `Refusal` for what cannot be."""
        await self.tell(lambda known, at: decide.tell(known, self.terms, told, at))

    async def limits(self, wished: Limited) -> None:
        """Somebody sets himself a limit: lower at once, higher after a wait."""
        await self.tell(lambda known, at: decide.limit(known, self.terms, wished, at))

    async def answers(self, person: str, kind: LimitKind, *, still: bool) -> None:
        """Somebody still wants the higher limit he asked for, or does not."""
        await self.tell(lambda known, at: decide.answer(known, person, kind, at, still=still))

    async def excludes(self, person: str, days: int) -> None:
        """Somebody plays nothing for so many days."""
        await self.tell(lambda known, at: decide.exclude(known, self.terms, person, days, at))

    async def refuses(self, countries: tuple[str, ...], by: By) -> None:
        """The house accepts nobody of these countries from now on, and whoever is of another again."""
        act = act_of(by, {"type": "refuse-countries", "countries": countries})
        await self.tell(lambda _known, _at: self._refused(countries), act=act)

    def _refused(self, countries: tuple[str, ...]) -> CountriesRefused:
        return decide.refuse_countries(self.terms, countries)

    async def bars(self, person: str, by: By) -> None:
        """The house has found out that somebody is under age."""
        act = act_of(by, {"type": "bar", "person": person})
        await self.tell(lambda _known, _at: Barred(person), act=act)

    async def here(self, here: Here) -> None:
        """Somebody is here, and has played and staked so much since this was said last."""
        await self.tell(lambda _known, _at: here)

    async def notices(self, person: str) -> None:
        """Somebody has read how his session stands."""
        await self.tell(lambda known, at: decide.notice(known, self.terms, person, at))

    async def offered(self, person: str) -> None:
        """Somebody has answered whether he wants limits of his own; who has done so before is not asked again."""
        if not self.of(person).offered:
            await self.tell(lambda _known, _at: decide.offered(self.terms, person))

    async def accepts_rules(self, accepted: RulesAccepted) -> None:
        """Somebody accepts the house's rules."""
        await self.tell(lambda _known, _at: decide.accept_rules(self.terms, accepted))

    def rules_due(self, person: str) -> bool:
        """Whether somebody is still to accept the house's rules."""
        return decide.rules_due(self.of(person), self.terms)

    async def reads_edge(self, read: EdgeRead) -> None:
        """Somebody has read what the house keeps of a casino game."""
        await self.tell(lambda known, _at: decide.read_edge(known, self.terms, read))

    # Signs of collusion

    async def came(self, person: str, browser: str, address: str) -> None:
        """Somebody came in a browser of this mark, from an address of this mark: written down once."""
        known = self.of(person)
        new = (browser and browser not in known.browsers) or (address and address not in known.addresses)
        if self.looks_for.signs and new:
            await self.tell(lambda _known, _at: Came(person, browser, address))

    @property
    def ties(self) -> collusion.Ties:
        """From where everybody came."""
        players = self.state.known.players
        return collusion.Ties(
            {person: each.browsers for person, each in players.items() if each.browsers},
            {person: each.addresses for person, each in players.items() if each.addresses},
        )

    async def opens_hand(self, opened: HandOpened, by: By) -> None:
        """Somebody of the house looks at every card of a closed hand: that he did is logged."""
        act = act_of(by, {"type": "open-hand", "table": opened.table, "number": opened.number})
        await self.tell(lambda _known, _at: opened, act=act)

    # Complaints

    @property
    def complaints(self) -> Complaints:
        """All of them by their ids, the oldest first."""
        return self.state.known.complaints

    async def files(self, wished: Filed, ended: int | None = None) -> None:
        """A player complains of something that is over since then (ms since 1970), where it is."""
        days = self.terms.complaint_days
        await self.tell(lambda known, at: complaints.file(known.complaints, days, wished, at, ended))

    async def decides(self, wished: Answered, by: By) -> None:
        """Somebody of the house decides a complaint; a manager does so when it was appealed."""
        act, manager = act_of(by, wished), by.may("house")
        await self.tell(
            lambda known, _at: complaints.answer(known.complaints, wished, manager=manager), act=act
        )

    async def appeals(self, person: str, wished: Appealed) -> None:
        """Who complained does not agree with the decision."""
        await self.tell(lambda known, _at: complaints.appeal(known.complaints, person, wished))

    # What is told of it at once

    def offers(self, person: str) -> bool:
        """Whether somebody is still to be offered limits of his own (RG-1)."""
        player = self.of(person)
        return self.terms.limits and not player.offered and not player.limits

    def excluded(self, person: str) -> int:
        """Until when somebody has excluded himself, in ms since 1970; 0 where he has not, or no more."""
        until = self.of(person).excluded_until if self.terms.exclusion else 0
        return until if until > self._tools.clock() else 0

    # Who is let in

    def check_admitted(self, person: str, *, seen: bool = False) -> None:
        """Refuse a seat or an entry to who may not play here, or not now; `seen` is who stands before the floor."""
        decide.check_admitted(self.state.known, self.terms, person, self._tools.clock(), seen=seen)

    def check_stake(self, person: str, chips: int) -> None:
        """Refuse a bet above somebody's own limit."""
        decide.check_stake(self.of(person), self.terms, chips)

    def notice_due(self, person: str) -> bool:
        """Whether somebody is to read how his session stands."""
        return decide.notice_due(self.of(person), self.terms, self._tools.clock())

    def check_edge(self, person: str, game: str) -> None:
        """Refuse bets at a casino game to who has not read what the house keeps of it."""
        decide.check_edge(self.of(person), self.terms, game)

    def check_new_stake(self, person: str) -> None:
        """Refuse new stakes to whose time is over, or who has not read how his session stands."""
        now, player = self._tools.clock(), self.of(person)
        decide.check_time(player, self.terms, now)
        decide.check_notice(player, self.terms, now)

    async def check_buy_in(self, person: str, chips: int, money: Money) -> None:
        """Refuse chips to a table that somebody's own limits do not allow; his periods begin with the first."""
        now = self._tools.clock()
        player = self.of(person)
        if not (self.terms.limits and player.limits):
            return
        if any(player.period(name, now) is None for name in PERIODS):
            await self.tell(lambda _known, _at: Looked(person, money.held))
        decide.check_buy_in(self.of(person), self.terms, chips, money, now)

    async def deposit(self, person: str, chips: int, held: int) -> None:
        """Chips come to somebody from outside; raises `Refusal` where his limits do not allow it."""
        player = self.of(person)
        limited = self.terms.limits and player.limits
        if limited or (self.terms.notice and player.session is not None):
            wished = Deposited(person, chips, held)
            await self.tell(lambda known, at: decide.deposit(known, self.terms, wished, at))

    def check_money(self, person: str, cents: int, taken: Callable[[int], int]) -> None:
        """Refuse money of somebody above his own limits; `taken` is what he brought within the last so many ms."""
        decide.check_money(self.of(person), self.terms, cents, taken)

    # Rows

    def _due(self) -> None:
        return None

    def _decide(self, command: Callable[[Known, int], Fact]) -> Row:
        return command(self.state.known, self._tools.clock())

    def _eyes(self) -> Eyes:
        return lambda _: CareView(self.state.version)
