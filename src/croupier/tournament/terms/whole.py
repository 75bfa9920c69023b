"""What an event offers: its game, its entries, its levels, its prizes, the book it is run by."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Final, Literal, NamedTuple

import msgspec

from croupier.errors import Mistake
from croupier.play import Stakes, catalogue, rotations
from croupier.play import most_seats as fullest
from croupier.tournament.terms.money import (
    AddOn,
    Award,
    Bounties,
    Cents,
    Chips,
    Count,
    Prizes,
    Rebuys,
    Some,
    Step,
    Tier,
)

if TYPE_CHECKING:
    from croupier.ledger import Kind
    from croupier.play import Variant
    from croupier.rulebook import Policy

__all__ = [
    "DAY",
    "MINUTE",
    "MONEY",
    "AddOn",
    "Award",
    "Bounties",
    "Breaks",
    "Cents",
    "Chips",
    "Count",
    "Entries",
    "Flights",
    "Gap",
    "Level",
    "Prizes",
    "Rebuys",
    "Rounds",
    "Seating",
    "Some",
    "Step",
    "Terms",
    "Tier",
]

MONEY: Final = frozenset(
    {"buy_in", "fee", "staff", "guarantee", "price", "amount", "least", "unit", "first", "value", "equal"}
)
"""The keys of an event's file that are amounts of money."""

MINUTE: Final = 60_000

DAY: Final = 24 * 60 * MINUTE
"""Where a level is so many hands long, its time never is what ends it."""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One level of blinds, in chips, or a break of so many minutes.

    `minutes` 0 takes the event's own; `hands` makes the level as many hands long in place of minutes. At a break
    the denominations of `colour_up` leave the table.

    >>> Level(small_blind=50, big_blind=100, ante=100).stakes("big-blind").big_blind
    100
    """

    small_blind: Chips = 0
    big_blind: Chips = 0
    ante: Chips = 0
    bring_in: Chips = 0
    small_bet: Chips = 0
    big_bet: Chips = 0
    minutes: Count = 0
    hands: Count = 0
    game: str = ""
    pause: Count = msgspec.field(name="break", default=0)
    colour_up: tuple[Some, ...] = ()

    @property
    def by_hands(self) -> bool:
        """Whether it ends by hands, so that nobody knows when."""
        return bool(self.hands and not self.minutes)

    def stakes(self, ante_by: Literal["all", "big-blind", "button"], *, stud: bool = False) -> Stakes:
        """The stakes a hand of this level is played for."""
        if stud:
            small = self.small_bet or self.big_blind
            return Stakes(
                0,
                0,
                ante=self.ante or max(small // 5, 1),
                bring_in=self.bring_in or max(small // 4, 1),
                small_bet=small,
                big_bet=self.big_bet or 2 * small,
            )
        return Stakes(
            self.small_blind,
            self.big_blind,
            ante=self.ante,
            ante_by=ante_by,
            small_bet=self.small_bet or self.big_blind,
            big_bet=self.big_bet or 2 * (self.small_bet or self.big_blind),
        )


class Fall(NamedTuple):
    """An ante that is lower than that of the level before: the level's number, the ante before it and its own."""

    level: int
    before: int
    ante: int


def falling_antes(levels: Iterable[Level]) -> list[Fall]:
    """The levels at which the antes fall, which they never should (TDA-2024:RP11); of several games, each by itself.

    >>> falling_antes([Level(small_blind=50, big_blind=100, ante=100), Level(small_blind=75, big_blind=150, ante=75)])
    [Fall(level=2, before=100, ante=75)]
    """
    paid: dict[str, int] = {}
    found: list[Fall] = []
    for number, level in enumerate([each for each in levels if not each.pause], 1):
        before = paid.get(level.game, 0)
        if level.ante < before:
            found.append(Fall(number, before, level.ante))
        paid[level.game] = level.ante
    return found


class Entries(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How one gets in and out.

    Late registration is open through level `late_levels`, with `reentries` new entries for each player; `most`
    entries in all, 0 for any number. `alternates` wait when more come than seats. Unregistering is open until
    `unregister_minutes` before the start, or not at all; with `won_seats_stay` never for a seat that was won.
    """

    late_levels: Count = 0
    reentries: Count = 0
    most: Count = 0
    tables: Count = 0
    unregister: bool = True
    unregister_minutes: Count = 5
    won_seats_stay: bool = False


class Gap(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """With at least so many `tables` a player moves only when tables differ by `players`."""

    tables: Some
    players: Annotated[int, msgspec.Meta(ge=2, le=9)]


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How tables are balanced and broken.

    `gaps` are the published differences by the number of tables; where none fits, the policy's own. Tables break
    in the order of `break_order`: the last opened first, the first opened first, or as listed. With `open_cards` the
    early players of an event of one table pick their seats. In a live event seats may be drawn `at_entry`: so many
    tables are open from the first entry on, and whoever enters draws his at once; 0 draws all of them at the start.
    """

    open_cards: bool = False
    at_entry: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    gaps: tuple[Gap, ...] = ()
    break_order: Literal["last", "first"] | tuple[Some, ...] = "last"


class Rounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Tables are played to one winner each, who go on to the next round.

    In a `shootout` each round is drawn anew, as even as can be; a `bracket` is heads-up, with seeds and byes. A round
    begins with `fresh` stacks or with those `carried`, and at the first level again where levels `restart`. Whoever
    goes out has the place of his round by that at his `table`, or by the `time` he went out.

    >>> from croupier.tournament import dry_run
    >>> match = dry_run(8, seats=2, rounds=Rounds(kind="bracket"))
    >>> len(match.event.tables), match.event.stage
    (4, 1)
    """

    kind: Literal["shootout", "bracket"]
    stacks: Literal["fresh", "carried"] = "fresh"
    restart: bool = True
    places: Literal["table", "time"] = "table"


class Flights(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Several first days, of which everybody plays one: who survives bags his chips for the second day.

    A flight ends `after_level`, or once `percent` of its entries are left. With `several` a player may enter another
    flight: `no`, once he is `out` of the one before, or `again` with a bag as well. Of several bags the largest
    `counts`, or their `sum`. `flight` is which one an event is; in a file it is left out.

    >>> from croupier.tournament import dry_run
    >>> flights = Flights(names=("1A", "1B"), percent=15, flight="1A")
    >>> dry_run(30, flights=flights).event.terms.flights.flight
    '1A'
    """

    names: tuple[str, ...]
    after_level: Count = 0
    percent: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    several: Literal["no", "out", "again"] = "out"
    counts: Literal["best", "sum"] = "best"
    flight: str = ""


class Breaks(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Breaks common to all events, each hour at its `minute`, of so many minutes (ONLINE:break-2).

    Hands in progress are played out, and the break begins when the last of them is over.
    """

    minute: Annotated[int, msgspec.Meta(ge=0, le=59)] = 55
    length: Annotated[int, msgspec.Meta(ge=1, le=60)] = 5


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, dict=True):
    """The terms of an event, fixed when it is announced. Money is in cents, chips are chips, levels in minutes.

    `profile` is the book it is run by; `house` and `event` are the answers laid over it. `rotation` names the
    games of a mixed event, `hands_a_game` how long each is played. `start` is when it begins, in seconds since
    midnight. Of each buy-in `staff` goes to the staff; the
    `fee` is beside it. In a `live` event the floor moves players, breaks tables and calls hand for hand itself; what
    is due it is told (`croupier.tournament.due`). It is `played_for` play chips or club money; where that is left
    open, a live event for club money and any other for play chips. Deals about the prizes may be made (`deals`), as
    soon as everybody left is paid or only `deals_at_final_table` (ONLINE:deal-1).

    >>> terms = Terms(name="Sunday", stack=20_000, buy_in=9_000, fee=1_000,
    ...               levels=(Level(small_blind=100, big_blind=200),))
    >>> terms.level(0).big_blind, terms.level(1).big_blind
    (200, 400)
    """

    name: str
    levels: tuple[Level, ...] = msgspec.field(name="level")
    stack: Annotated[int, msgspec.Meta(ge=1, le=10**9)]
    buy_in: Cents
    fee: Cents = 0
    staff: Cents = 0
    guarantee: Cents = 0
    profile: str = "tda-2022"
    house: dict[str, str | int | bool] = {}
    event: dict[str, str | int | bool] = {}
    game: str = "nl-holdem"
    rotation: tuple[str, ...] = ()
    hands_a_game: Some = 8
    seats: Annotated[int, msgspec.Meta(ge=2, le=10)] = 9
    minutes: Some = 20
    ante_by: Literal["all", "big-blind", "button"] = "big-blind"
    chips: tuple[Some, ...] = ()
    hand_for_hand: Count = 1
    hand_seconds: Some = 100
    entries: Entries = Entries()
    rebuys: Rebuys | None = None
    add_on: AddOn | None = None
    prizes: Prizes = Prizes()
    bounties: Bounties | None = None
    seating: Seating = Seating()
    rounds: Rounds | None = None
    flights: Flights | None = None
    breaks: Breaks | None = None
    deals: bool = True
    deals_at_final_table: bool = False
    live: bool = False
    played_for: Literal["", "play", "club"] = ""

    def __post_init__(self) -> None:
        known = {*catalogue, *rotations}
        for game in (self.game, *self.rotation, *[level.game for level in self.levels if level.game]):
            if game not in known:
                raise Mistake("tournament-no-such-game", game=game[:40])
        if self.seats > self.most_seats:
            raise Mistake("tournament-too-many-seats", seats=self.seats, most=self.most_seats)
        playing = [level for level in self.levels if not level.pause]
        if not playing:
            raise Mistake("tournament-no-levels")
        for number, level in enumerate(playing, 1):
            if not (level.big_blind or level.small_bet):
                raise Mistake("tournament-level-without-blinds", level=number)
        if self.staff > self.buy_in:
            raise Mistake("tournament-staff-above-buy-in")
        if self.bounties and self.bounties.amount + self.staff > self.buy_in:
            raise Mistake("tournament-bounty-above-buy-in")
        self._check_rounds()
        if self.seating.at_entry and (not self.live or self.rounds is not None):
            raise Mistake("tournament-at-entry-live")
        if self.breaks and (self.add_on or [level for level in self.levels if level.pause]):
            raise Mistake("tournament-breaks-alone")
        award = self.prizes.award
        if award and (
            award.value != self.prizes.equal if award.value and self.prizes.equal else not self._worth
        ):
            raise Mistake("tournament-award-value")
        if self.chips and self.stack % min(self.chips):
            raise Mistake("tournament-stack-not-in-chips", stack=self.stack, chip=min(self.chips))

    def _check_rounds(self) -> None:
        flights, rounds = self.flights, self.rounds
        if rounds is not None:
            entries = self.entries
            if self.rebuys or self.add_on or entries.late_levels or entries.reentries or entries.tables:
                raise Mistake("tournament-rounds-late")
            if rounds.kind == "bracket" and self.seats != 2:
                raise Mistake("tournament-bracket-seats", seats=self.seats)
            if flights is not None or self.prizes.equal:
                raise Mistake("tournament-rounds-alone")
        if flights is not None:
            if len(flights.names) < 1 or len(set(flights.names)) < len(flights.names):
                raise Mistake("tournament-flights-names")
            if bool(flights.after_level) == bool(flights.percent):
                raise Mistake("tournament-flights-end")
            if flights.flight and flights.flight not in flights.names:
                raise Mistake("tournament-no-such-flight", flight=flights.flight)

    @property
    def kind(self) -> Kind:
        """The kind of money it is played for."""
        return self.played_for or ("club" if self.live else "play")

    @property
    def _worth(self) -> int:
        award = self.prizes.award
        return (self.prizes.equal or award.value) if award else 0

    def award(self, last: int, prize: int) -> int:
        """What of a prize is not money, in cents, where `last` is the last of its places; 0 where all of it is."""
        award = self.prizes.award
        worth = self._worth
        if award is None or prize < worth:
            return 0
        return worth if self.prizes.equal or last <= award.places else 0

    @property
    def flight(self) -> str:
        """Which flight of an event of several this is; empty for any other event and for the second day."""
        return self.flights.flight if self.flights else ""

    def day_over(self, index: int) -> bool:
        """Whether a flight that ends after a level is over once this level or break comes."""
        after = self.flights.after_level if self.flights and self.flights.flight else 0
        number = self.number(index)
        return bool(after) and (number > after or (number == after and bool(self.level(index).pause)))

    @property
    def second_day(self) -> bool:
        """Whether this is the day for which the flights bag."""
        return self.flights is not None and not self.flights.flight

    @cached_property
    def policy(self) -> Policy:
        """The policy the event is run by: its book with the house's and the event's answers over it."""
        from croupier.rulebook import Layer, profile

        policy = profile(self.profile)
        for kind, answers in (("house", self.house), ("event", self.event)):
            if answers:
                policy = policy.laid_over(Layer(kind, self.name, tuple(answers.items())))
        return policy

    @property
    def games(self) -> tuple[str, ...]:
        """The games of the event in their order: one, or those of the rotation."""
        return self.rotation or rotations.get(self.game) or (self.game,)

    @property
    def most_seats(self) -> int:
        """To how many players every game of the event can be dealt."""
        named = [level.game for level in self.levels if level.game in catalogue]
        policy = self.policy
        return min([fullest(catalogue[game], policy) for game in (*self.games, *named)])

    def variant(self, hand: int, level: int) -> Variant:
        """The game of a table's hand of that number, from 0 on."""
        named = self.level(level).game
        if named in catalogue:
            return catalogue[named]
        games = self.games
        return catalogue[games[hand // self.hands_a_game % len(games)]]

    def level(self, index: int) -> Level:
        """The level or break of that number, from 0 on; after the last one the blinds go on doubling."""
        if index < len(self.levels):
            return self.levels[index]
        last = [level for level in self.levels if not level.pause][-1]
        times = 2 ** min(index - len(self.levels) + 1, 30)
        return Level(
            small_blind=last.small_blind * times,
            big_blind=last.big_blind * times,
            ante=last.ante * times,
            bring_in=last.bring_in * times,
            small_bet=last.small_bet * times,
            big_bet=last.big_bet * times,
            minutes=last.minutes,
            hands=last.hands,
        )

    def length(self, index: int) -> int:
        """How long a level or a break lasts, in milliseconds."""
        level = self.level(index)
        if level.by_hands:
            return DAY
        return (level.pause or level.minutes or self.minutes) * MINUTE

    def number(self, index: int) -> int:
        """The number of a level as it is announced, breaks left out."""
        pauses = sum([1 for level in self.levels[: index + 1] if level.pause])
        return index + 1 - pauses

    @property
    def to_pool(self) -> int:
        """What of a buy-in goes to the prizes, in cents."""
        return self.buy_in - self.staff - (self.bounties.amount if self.bounties else 0)

    @property
    def price(self) -> int:
        """What an entry costs, in cents."""
        return self.buy_in + self.fee
