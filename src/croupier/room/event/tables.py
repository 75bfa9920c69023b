"""The poker tables of an online event, kept in step with it.

The event and its tables have each a journal of their own, and what keeps them in step has none (`Driver`).

1. The event begins a hand (`BeginHand`); the table deals it, which its number shows.
2. The hand is played at the table, and over there.
3. The event hears of it (`EndHand`), ranks who is out, moves who has to move.
4. The table seats people as the event now has them.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, cast

from croupier.errors import Refusal
from croupier.room.actors.asks import TABLE, By
from croupier.room.actors.driver import Driver
from croupier.room.actors.worker import log
from croupier.room.event.asks import Asked, DropDeal
from croupier.room.event.deals import next_word
from croupier.room.event.own import plays
from croupier.room.event.table import rows as table_rows
from croupier.room.event.table.actor import Arrange, Close, Command, DealHand, EventTableActor, Tell
from croupier.room.event.table.rows import Gone, Place
from croupier.room.event.table.state import opened, stream_of, terms_at
from croupier.room.event.table.stream import EVENT_TABLE
from croupier.room.hand.terms import Terms
from croupier.room.journal.commit import Commit
from croupier.room.table.asks import SitIn
from croupier.room.table.door import lets_in
from croupier.tournament import commands
from croupier.tournament.discipline import must_miss
from croupier.tournament.entries import rebuys_open
from croupier.tournament.hands import holds, setup, takers, to_play

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from croupier.room.actors.actor import Tools
    from croupier.room.actors.opening import Times
    from croupier.room.event.actor import EventActor
    from croupier.room.table.poker import AnyPoker
    from croupier.tournament.event import Entrant, Event
    from croupier.tournament.event import Table as EventTable
    from croupier.tournament.why import Why

OfTheEvent: TypeAlias = Literal["talk", "offer", "bags"]
PAUSE: Final = 60_000
"""How long a table waits before it looks again whether hands may be dealt, in ms."""

SILENT: Final = 2.0
"""Seconds a table that another process leads has to answer, before the other tables of its event are looked at."""

OF_THE_EVENT: Final[tuple[OfTheEvent, ...]] = ("talk", "offer", "bags")
"""What may have to be done in the event itself: its deals are talked about and offered, its flights are bagged."""


class EventTables(Driver[int | OfTheEvent]):
    """The tables of one event. `looked_at` is told of every change at one of them, for its bots."""

    def __init__(
        self,
        event: EventActor,
        tools: Tools,
        times: Callable[[], Times],
        is_bot: Callable[[str], bool],
        looked_at: Callable[[AnyPoker], None],
    ) -> None:
        super().__init__(tools.clock)
        self._event = event
        self._tools = tools
        self._times = times
        self._is_bot = is_bot
        self._looked_at = looked_at
        self.actors: dict[int, EventTableActor] = {}

    # What the house asks of it

    @property
    def id(self) -> str:
        """What it is called."""
        return f"{self._event.stream}/tables"

    def reopen(self, stream: str) -> EventTableActor | None:
        """Read one of the tables back from its journal; `None` where nothing of it can be read."""
        actor = self._read_back(stream)
        if actor is not None:
            self.actors[actor.state.table] = actor
        return actor

    def _read_back(self, stream: str) -> EventTableActor | None:
        state = self._tools.reopened(EVENT_TABLE, stream)
        if state is None:
            return None
        leader = self._tools.leader(EVENT_TABLE, state)
        actor = EventTableActor(state, self._tools, self)
        if leader is not None:
            actor.follows(leader)
        return actor

    def start(self) -> None:
        """Begin to work."""
        for actor in self.actors.values():
            actor.start()
        super().start()
        self.changed()

    async def stop(self) -> None:
        """Stop working; what was accepted is on the disk."""
        await super().stop()
        await asyncio.gather(*[actor.stop() for actor in self.actors.values()])

    def changed(self) -> None:
        """The event has changed: so may any of its tables."""
        self.look_at(*OF_THE_EVENT, *sorted({*self._event.state.event.tables, *self.actors}))

    @property
    def ids(self) -> Mapping[int, str]:
        """The ids of the tables that stand, by their numbers."""
        standing = self._event.state.event.tables
        return {number: self._id(number) for number in sorted(standing)} if self.actors else {}

    def _id(self, number: int) -> str:
        return f"{self._event.state.id}-{number}"

    # What a table asks of it

    def table_changed(self, actor: AnyPoker) -> None:
        """A row was written, or a watcher came."""
        if actor.state.in_hand and not actor.state.face_down:
            self._looked_at(actor)
        else:
            self.look_at(*OF_THE_EVENT, cast("EventTableActor", actor).state.table)

    def at_fault(self) -> bool:
        """Whether so many have lost their connections just now that it is the house's fault."""
        return False

    def elsewhere(self, table: str, person: str) -> Gone | None:
        """Where somebody plays on who looks at a table that is not his."""
        entrant = self._event.state.event.entrants.get(person)
        if entrant is None or not entrant.table or self._id(entrant.table) == table:
            return None
        return Gone(person, self._id(entrant.table), entrant.seat, self._why(person))

    # Step by step

    async def _look(self, what: int | OfTheEvent) -> None:
        """Do all there is to do now at a table, or in the event itself."""
        if self._event.state.stopped is not None:
            return
        match what:
            case "talk":
                await self._talk()
            case "offer":
                await self._offer()
            case "bags":
                await self._bag_up()
            case _:
                while await self._next_step(what):
                    pass

    async def _next_step(self, number: int) -> bool:
        """Do the next thing at a table, if there is one; whether there was."""
        event = self._event.state.event
        standing = event.tables.get(number)
        actor = self.actors.get(number)
        if self._event.state.stopped is not None or (actor is not None and actor.state.stopped is not None):
            return False
        if event.phase != "running" or standing is None:
            return await self._close(actor)
        if actor is None:
            await self._open(number)
            return True
        if standing.playing:
            return await self._play(actor, number, standing)
        return await self._between_hands(actor, number)

    async def _play(self, actor: EventTableActor, number: int, standing: EventTable) -> bool:
        """A hand is begun, going on, or over."""
        event, state = self._event.state.event, actor.state
        if state.number < standing.hands:
            if await self._arrange(actor, number):
                return True
            made = setup(event, number)
            positions = standing.positions
            assert positions is not None
            missing = tuple([seat for seat in must_miss(event, number) if seat in made.stacks])
            waits = all_ins_wait(event)
            dealt = standing.hands, standing.level, made.variant.id, dict(made.stacks), positions
            deals = DealHand(*dealt, made.chip, made.last_two, missing, waits)
            await self._order(actor, deals, f"/deal-{standing.hands}")
            return True
        if state.in_hand:
            return await self._arrange(actor, number) or await self._tell_to_go_on(actor)
        hand = state.hand
        assert hand is not None
        ended = commands.EndHand(number, dict(hand.result.stacks), takers(hand))
        await self._event.tell(Asked(TABLE, ended), f"table-{number}/end/{standing.hands}")
        return True

    async def _tell_to_go_on(self, actor: EventTableActor) -> bool:
        """An all-in that waits face down goes on when no other table has a hand to play; whether it was told."""
        if not actor.state.face_down or self._others_play():
            return False
        await self._order(actor, Tell(), f"/go-on-{actor.state.version}")
        return True

    def _others_play(self) -> bool:
        """Whether a table has its hand of this round to begin, or to play up to where all wait for the others."""
        event = self._event.state.event
        for number, table in event.tables.items() if event.hand_for_hand else ():
            actor = self.actors.get(number)
            stands_still = actor is not None and (actor.state.stopped is not None or actor.state.face_down)
            if not stands_still and (table.playing or to_play(event, number)):
                return True
        return False

    async def _between_hands(self, actor: EventTableActor, number: int) -> bool:
        """Time to see how the hand ended; then people are seated anew, and the next hand begins if it may."""
        now = self._tools.clock()
        ready = actor.state.deal_at or now if self._tools.deals else now + PAUSE
        if now < ready:
            self._again(number, ready)
            return False
        if await self._arrange(actor, number) or await self._bots_return(actor):
            return True
        event = self._event.state.event
        broke = [entrant for _, entrant in event.at(number) if entrant.status == "broke"]
        if broke and self._waits_for_rebuys(number, broke, ready):
            return False
        if (holds(event, number) or self._deal_first()) and not broke:
            return False
        version = self._event.version
        await self._event.tell(Asked(TABLE, commands.BeginHand(number)))
        return self._event.version > version

    async def _bots_return(self, actor: EventTableActor) -> bool:
        """A bot that was too slow once is back for the next hand; whether there was one."""
        away = [each for each in actor.state.seated.values() if each.bot and each.absent]
        for bot in away:
            await self._order(actor, Asked(By("player", bot.person, bot.name, bot=True), SitIn()))
        return bool(away)

    def _waits_for_rebuys(self, number: int, broke: list[Entrant], ready: int) -> bool:
        """Whether somebody who lost all his chips may still buy more before the next hand; bots let it be."""
        if not rebuys_open(self._event.state.event):
            return False
        until = ready + self._times().act
        ask = [entrant for entrant in broke if not self._is_bot(entrant.id) and not entrant.declined]
        if not ask or self._tools.clock() >= until:
            return False
        self._again(number, until)
        return True

    async def _open(self, number: int) -> None:
        state, times = self._event.state, self._times()
        event, book = state.event, state.terms
        terms = Terms(
            self._id(number),
            f"{book.name} · {number}",
            1,
            2,
            seats=event.seats,
            act=times.act,
            pause=times.pause,
            book=book.profile,
            open_to_all=False,
            event=state.id,
        )
        index = event.clock.index
        while book.level(index).pause:
            index += 1
        terms = terms_at(terms, book, book.variant(0, index).id, index)
        row = table_rows.SetUp(state.id, number, terms, book)
        commit = Commit(stream_of(terms.id), 1, self._tools.clock(), table_rows.write(row))
        sharing, store = self._tools.sharing, self._tools.store
        if (
            sharing is not None
            and commit.stream not in sharing.leads
            and not await sharing.take(commit.stream)
        ):
            # Whoever has it finds that there is nothing yet.
            raise Refusal("room-held")
        actor: EventTableActor | None
        if store.version(commit.stream):
            # It was written before, and did not get any further.
            actor = self._read_back(commit.stream)
            if actor is None:
                raise Refusal("room-table-stopped")
        else:
            await self._tools.commit(commit)
            actor = EventTableActor(opened(row), self._tools, self)
        if sharing is not None:
            await sharing.lead(actor)
        self.actors[number] = actor
        actor.start()

    async def _close(self, actor: EventTableActor | None) -> bool:
        """Nobody plays here any more; the end of the last hand may be seen first."""
        if actor is None:
            return False
        if actor.state.closed:
            await self._put_by(actor)
            return False
        now = self._tools.clock()
        if not actor.state.in_hand and actor.state.deal_at is not None and now < actor.state.deal_at:
            self._again(actor.state.table, actor.state.deal_at)
            return False
        if actor.state.seated and not actor.state.in_hand:
            await self._order(actor, Arrange((), actor.state.terms.seats, self._gone(actor, {})))
        await self._order(actor, Close(), "/close")
        # Whoever sat here has this table no more.
        self._looked_at(actor)
        return True

    async def _put_by(self, actor: EventTableActor) -> None:
        """A closed table is nobody's any more, and is looked at here."""
        sharing = self._tools.sharing
        if sharing is not None and not actor.led_here:
            sharing.forget(actor.stream)
            await actor.turn(None)

    # Seats

    async def _arrange(self, actor: EventTableActor, number: int) -> bool:
        """Seat people as the event has them; whether anything was out of place."""
        event, state = self._event.state.event, actor.state
        places = tuple([self._place(seat, each) for seat, each in event.at(number)])
        here = {(seat, seated.person, seated.chips) for seat, seated in state.seated.items()}
        wanted = {(place.seat, place.person, place.chips) for place in places}
        if here == wanted and state.terms.seats >= event.seats:
            return False
        seats = max(event.seats, state.terms.seats)
        gone = self._gone(actor, {place.person: place for place in places})
        await self._order(actor, Arrange(places, seats, gone))
        return True

    async def _order(self, actor: EventTableActor, command: Command, id: str | None = None) -> None:
        """Ask a table for something, and wait until it stands here as well: the next step is seen by that.

        One that another process leads and that is silent is asked again in a moment; the others do not wait for it.
        """
        try:
            async with asyncio.timeout(None if actor.led_here else SILENT):
                await actor.tell(command, id)
                await actor.caught_up()
        except TimeoutError:
            raise Refusal("room-held") from None

    def _place(self, seat: int, entrant: Entrant) -> Place:
        bot = self._is_bot(entrant.id)
        how = plays(self._event.state.own, entrant.name) if bot else ""
        return Place(seat, entrant.id, entrant.name, bot, entrant.stack, how)

    def lets_in(self, person: str | None) -> bool:
        """Whether somebody may see what is played at the tables of this event."""
        return lets_in(self._event.state, person or "")

    @property
    def guests(self) -> Collection[str]:
        """Who has a word at the door of a private event, or came to it."""
        state = self._event.state
        return {state.host, *state.guests} if state.private else ()

    def _gone(self, actor: EventTableActor, stay: Mapping[str, Place]) -> tuple[Gone, ...]:
        """Who of those at a table plays on at another one."""
        left = [seated.person for seated in actor.state.seated.values() if seated.person not in stay]
        found = [self.elsewhere(actor.id, person) for person in left]
        return tuple([each for each in found if each is not None])

    def _why(self, person: str) -> Why | None:
        """Why somebody was moved last, as far as it was announced."""
        for each in reversed(self._event.state.news):
            if each.kind == "moved" and person in each.players:
                return each.why
        return None

    # Flights

    async def _bag_up(self) -> None:
        """A flight that is over bags its chips as soon as its last hands are played."""
        state = self._event.state
        event = state.event
        playing = any([table.playing for table in event.tables.values()])
        if not event.day_over or event.phase != "running" or playing or not state.series:
            return
        await self._event.tell(Asked(TABLE, commands.BagUp(state.series)))

    # Deals

    async def _talk(self) -> None:
        """Say what is to be said of a deal by those who are not people, and of those who are not there."""
        while (word := next_word(self._event.state.event, self._is_bot, self._is_here)) is not None:
            await self._event.tell(Asked(TABLE, word))

    def _deal_first(self) -> bool:
        """Whether no hand begins before a deal that is wanted is offered; hand for hand the round is played first."""
        state = self._event.state
        playing = any([table.playing for table in state.event.tables.values()])
        return state.wanted is not None and not (state.event.hand_for_hand and playing)

    async def _offer(self) -> None:
        """Offer the deal that is wanted once no hand is played any more."""
        state = self._event.state
        wanted = state.wanted
        if wanted is None or any([table.playing for table in state.event.tables.values()]):
            return
        try:
            await self._event.tell(Asked(TABLE, wanted))
        except Refusal as refusal:
            log.info("a deal of %s: %s", self._event.stream, refusal.code)
            await self._event.tell(Asked(TABLE, DropDeal()))

    def _is_here(self, person: str) -> bool:
        """Whether somebody looks at the event or at one of its tables, by himself or as who showed his code."""
        claims = self._event.state.claims
        here = {*self._event.people, *[who for actor in self.actors.values() for who in actor.people]}
        return person in here or any(claims.get(who) == person for who in here)


def all_ins_wait(event: Event) -> bool:
    """Whether an all-in of a hand begun now may have to lie face down until every table has played its hand.

    So it is hand for hand, and for the hands being played when that begins (TDA-2022:RP8B, TDA-2022:RP8F).
    """
    near = event.hand_for_hand or (bool(event.ladder) and event.left > len(event.ladder))
    return near and len(event.tables) > 1 and event.policy.flag("hand_for_hand_face_down")
