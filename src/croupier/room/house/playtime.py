"""How long people are here and play, and what they stake: written down where the house's care for them asks for it."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Protocol

from croupier.care.decide import time_left
from croupier.care.facts import Here
from croupier.care.times import MINUTE
from croupier.errors import Refusal
from croupier.ledger import owner_of, wallet_of
from croupier.pit.felt import OVER

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from croupier.care.state import Session
    from croupier.ledger import Book
    from croupier.room.care.actor import CareActor
    from croupier.room.pit.state import PitState
    from croupier.room.table.poker import AnyPoker

log: Final = logging.getLogger("croupier.room")

PAUSE: Final = 60.0
"""How often it is looked who is here, in seconds."""

KEPT: Final = 15 * MINUTE
"""After how long what somebody played and staked is written down, at the latest: a restart loses no more (ms)."""

LONGEST: Final = 5 * MINUTE
"""Between two looks nobody is held to have played longer: the clock was put right, or the house stood still (ms)."""


class Host(Protocol):
    """What is asked of the house."""

    def connected(self) -> Collection[str]:
        """Who looks at a page of the house under his name."""

    def held(self, person: str) -> int:
        """All play chips of somebody."""

    def at_stake(self, person: str) -> int:
        """What somebody has in events, in play chips."""

    async def rest(self, person: str) -> None:
        """Deal somebody no more hands."""


@dataclass(slots=True)
class _Since:
    """What somebody did since the last row; `entered` is what he has in events."""

    seen: int
    entered: int
    kept: int
    played: int = 0
    staked: int = 0


@dataclass(slots=True)
class Playtime:
    """Looks every minute who is here and who has chips in play, where the house cares."""

    care: CareActor
    book: Book
    clock: Callable[[], int]
    host: Host
    is_bot: Callable[[str], bool]
    _since: dict[str, _Since] = field(default_factory=dict)
    _staked: Counter[str] = field(default_factory=Counter)
    _counted: dict[str, int] = field(default_factory=dict)
    _task: asyncio.Task[None] | None = None

    @property
    def looks(self) -> bool:
        """Whether anything is looked at: where the house neither tells nor limits the time, nothing is."""
        return bool(self.care.terms.notice or self.care.terms.limits)

    def start(self) -> None:
        """Begin to look."""
        if self.looks and self._task is None:
            self._task = asyncio.create_task(self._run(), name="playtime")

    async def stop(self) -> None:
        """Write down what is left to write, and look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            with suppress(Refusal):
                for person in tuple(self._since):
                    await self._keep(person)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.look()
            except Refusal as refusal:
                log.warning("who is here was not written down: %s", refusal.code)

    # What is staked

    def hand(self, actor: AnyPoker) -> None:
        """Count what a finished hand of a cash table had of each in its pots."""
        state: Any = actor.state
        hand = state.hand
        if not self.looks or hand is None or not hand.over or not self._is_new(state.stream, state.number):
            return
        result = hand.result
        won = Counter[int]()
        for award in result.awards:
            won[award.seat] += award.amount
        for seat, seated in state.players.items():
            if not seated.bot:
                self._staked[seated.person] += hand.setup.stacks[seat] + won[seat] - result.stacks[seat]

    def round(self, state: PitState) -> None:
        """Count what a finished round of a casino table had of each on its boxes."""
        if not self.looks or state.round is None or state.phase != OVER:
            return
        if self._is_new(state.stream, state.number):
            for box, settled in state.round.settlements.items():
                self._staked[state.round.boxes[box].player] += sum([line.stake for line in settled.lines])

    def _is_new(self, stream: str, number: int) -> bool:
        new = self._counted.get(stream) != number
        self._counted[stream] = number
        return new

    # Who is here

    async def look(self) -> None:
        """See who is here, who plays, and whose time is over."""
        terms, now = self.care.terms, self.clock()
        playing = {owner for account, chips in self.book.accounts() if chips and (owner := _plays(account))}
        here = {person for person in {*self.host.connected(), *playing} if not self.is_bot(person)}
        for person in here:
            if terms.notice or "time-day" in self.care.of(person).limits:
                await self._look_at(person, now, plays=person in playing)
        for person in self._since.keys() - here:
            await self._keep(person)
            del self._since[person]
        for person in self._staked.keys() - here:
            del self._staked[person]

    async def _look_at(self, person: str, now: int, *, plays: bool) -> None:
        entered = self.host.at_stake(person)
        since = self._since.get(person)
        if since is None:
            self._since[person] = since = _Since(now, entered, 0)
        if plays:
            since.played += max(0, min(now - since.seen, LONGEST))
        since.staked += self._staked.pop(person, 0) + max(0, entered - since.entered)
        since.seen, since.entered = now, entered
        left = time_left(self.care.of(person), self.care.terms, now)
        over = left is not None and left <= since.played
        if now - since.kept >= KEPT or (over and since.played):
            await self._keep(person)
        if over:
            await self.host.rest(person)

    async def _keep(self, person: str) -> None:
        since = self._since[person]
        played, staked = since.played, since.staked
        since.played = since.staked = 0
        since.kept = since.seen
        await self.care.here(Here(person, self.host.held(person), played, staked))

    # What is told of it

    async def session(self, person: str) -> tuple[Session | None, int]:
        """How somebody's session stands now, and how long he has played in the day that runs (ms)."""
        if self.care.terms.notice and person not in self._since:
            await self._look_at(person, self.clock(), plays=False)
        now, player, since = self.clock(), self.care.of(person), self._since.get(person)
        session = player.session_at(now)
        if session is not None and since is not None:
            staked = session.staked + since.staked + self._staked[person]
            session = session._replace(seen=now, held=self.host.held(person), staked=staked)
        return session, player.played(now) + (since.played if since is not None else 0)


def _plays(account: Any) -> str | None:
    """Who has chips of an account in play; nobody has those of a wallet."""
    return owner_of(account) if wallet_of(account) is None else None
