"""A table as the hand on it sees it: who sits there, the cards, the clocks, and what was told of it.

Where the seats come from, a cash table's chairs or an event, is for what is built on this.
"""

from __future__ import annotations

from collections import deque
from dataclasses import KW_ONLY, dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from croupier.cards.seal import sealing_name
from croupier.cash import Chair, Departure
from croupier.cash.talk import Talk
from croupier.room.hand.terms import Terms
from croupier.room.talk.lines import Manners

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.cards import Cards
    from croupier.play import Hand, Positions
    from croupier.room.hand.events import Event
    from croupier.room.hand.rows import Sealed
    from croupier.room.hand.seals import CutDeck

MOST_ENTRIES: Final = 400

AVERAGED: Final = 20
"""How many of the last pots the lobby's average is made of."""


@dataclass(slots=True)
class Seated:
    """A person in a seat, with the chair as the cash table has it: chips, debts, whether he takes cards.

    The chair's chips are those behind between hands; in a hand the hand itself counts them. `bank` is what is left
    of his time bank (ms), filled at `bank_at`; it runs by itself unless it `bank_waits` to be called. Who
    `asks_to_muck` is asked at the showdown before his beaten hand is mucked. A bot `plays` by a level and a style, or
    where it is empty as its name does. `release_at` is when an idle seat is freed (ms since 1970). Who was `sent_away`
    by the host is in the hand alone: nobody waits for him, and nothing he asks for is done.
    """

    name: str
    bot: bool
    chair: Chair
    bank: int = 0
    bank_at: int = 0
    release_at: int | None = None
    bank_waits: bool = False
    plays: str = ""
    asks_to_muck: bool = False
    sent_away: bool = False

    def copy(self, chair: Chair | None = None) -> Seated:
        """The seat as another value, at a chair that was copied already or at a copy of its own."""
        own = chair if chair is not None else self.chair.copy()
        clock = self.bank, self.bank_at, self.release_at, self.bank_waits
        return Seated(self.name, self.bot, own, *clock, self.plays, self.asks_to_muck, self.sent_away)

    @property
    def person(self) -> str:
        """Who sits here."""
        return self.chair.person

    @property
    def chips(self) -> int:
        """What lies in front of him between hands, or lay there before this one."""
        return self.chair.chips

    @property
    def waiting(self) -> bool:
        """Whether something stands between him and the next cards: a post, or the big blind to be reached."""
        return self.chair.debt.owes

    @property
    def sitting_out(self) -> bool:
        """Whether he takes no cards, by his own word or by his silence."""
        return self.chair.state in ("sitting-out", "away")

    @property
    def absent(self) -> bool:
        """Whether his chair is empty: nobody waits for him when his turn comes."""
        return self.chair.state == "away"

    @property
    def leaving(self) -> bool:
        """Whether he goes when the hand is over."""
        return self.chair.state == "leaving"

    @property
    def ready(self) -> bool:
        """Whether he is at the table with chips and takes cards."""
        return self.chair.chips > 0 and self.chair.state == "playing"


@dataclass(frozen=True, slots=True)
class Dealt:
    """Who a hand was dealt to, in one seat."""

    person: str
    name: str
    bot: bool


class Entry(NamedTuple):
    """Something that happened, as it happened. `person` owns the cards in it that the others may not see.

    What is told to one person alone is told to `person`; what was said was said by `speaker`.
    """

    version: int
    event: Event
    person: str | None = None
    speaker: str | None = None


@dataclass(slots=True)
class HandTable:
    """A table with its terms, its seats, the hand in progress or just finished, and the deadlines of that.

    `number` is that of the last hand begun. `players` are the persons the hand was dealt to, by seat, and `entries` all
    that happened in the rows after version `told_from`. `answers` is what those have said, by seat, who were asked
    whether to run the board twice. `act_by`, `answer_by` and `deal_at` are deadlines, `acts_since` when the turn came
    (ms since 1970); `reconnecting` says that it was made longer, `banking` that
    the time bank of the player to act stands behind it. Where the game changes, `game` is the one dealt last.
    `muted` are those who may not speak, `pots` are the last ones, in chips. `sealing` is a deck that waits since
    `sealed_at` to be cut, `seals` are those of the hand, `None` for one that was dealt without. `thought` is how long
    each turn of the hand took whoever acted, by seat, in ms; `bounty` is what its bounty has brought the seats, in
    chips. `shown` are the cards that players have shown once it was over, by seat, `rabbit` those that would have
    come on each board, where somebody asked for them; `past` is all that happened in the hand before.
    """

    terms: Terms
    _: KW_ONLY
    version: int = 0
    number: int = 0
    seated: dict[int, Seated] = field(default_factory=dict)
    hand: Hand | None = None
    players: dict[int, Dealt] = field(default_factory=dict)
    answers: dict[int, bool] = field(default_factory=dict)
    act_by: int | None = None
    answer_by: int | None = None
    acts_since: int = 0
    reconnecting: bool = False
    banking: bool = False
    deal_at: int | None = None
    closed: bool = False
    stopped: str | None = None
    game: str = ""
    muted: set[str] = field(default_factory=set)
    entries: list[Entry] = field(default_factory=list)
    pots: deque[int] = field(default_factory=lambda: deque(maxlen=AVERAGED))
    told_from: int = 0
    sealing: Sealed | None = None
    sealed_at: int = 0
    seals: tuple[CutDeck | None, ...] = ()
    thought: tuple[tuple[int, int], ...] = field(default=(), compare=False)
    bounty: tuple[tuple[int, int], ...] = field(default=(), compare=False)
    talk: Talk = field(default_factory=Talk, compare=False)
    manners: Manners = field(default_factory=Manners)
    shown: dict[int, Cards] = field(default_factory=dict, compare=False)
    rabbit: tuple[Cards, ...] = field(default=(), compare=False)
    past: tuple[Entry, ...] = field(default=(), compare=False)

    @property
    def stream(self) -> str:
        """The name of the table's journal."""
        raise NotImplementedError

    def copy(self) -> Self:
        """The table as another value; a hand that is over changes no more, and is shared."""
        return replace(self, **self.copied())

    def copied(self) -> dict[str, Any]:
        """What changes in place, as other values."""
        return {
            "seated": {seat: each.copy() for seat, each in self.seated.items()},
            "hand": self.hand.copy() if self.hand is not None and not self.hand.over else self.hand,
            "players": dict(self.players),
            "answers": dict(self.answers),
            "muted": set(self.muted),
            "pots": self.pots.copy(),
            "entries": list(self.entries),
            "talk": self.talk.copy(),
            "shown": dict(self.shown),
        }

    # What the chairs of a cash table say besides, and where the seats come from elsewhere nobody does

    @property
    def positions(self) -> Positions | None:
        """Where the button and the blinds stand."""
        return None

    @property
    def begins_anew(self) -> bool:
        """Whether the next hand is dealt to all who are there without posts."""
        return False

    @property
    def held(self) -> str:
        """Why the floor lets no hand be dealt."""
        return ""

    @property
    def reserved(self) -> Mapping[int, str]:
        """The empty seats that are kept for somebody, and what he is called."""
        return {}

    @property
    def departed(self) -> Mapping[str, Departure]:
        """Those who have cashed out within the hour."""
        return {}

    @property
    def terms_now(self) -> Terms:
        """The terms of the game dealt last, or about to be dealt for the first time."""
        return self.terms.playing(self.game or self.terms.game)

    @property
    def in_hand(self) -> bool:
        """Whether a hand is being played now."""
        return self.hand is not None and not self.hand.over

    @property
    def to_show(self) -> int | None:
        """The seat that is asked at the showdown whether it shows its hand."""
        hand = self.hand
        return hand.actor if hand is not None and hand.street_name == "showdown" else None

    @property
    def to_shuffle(self) -> Cards:
        """The cards to be shuffled before the hand can go on; empty when none need be."""
        hand = self.hand
        due = hand.dealing if hand is not None else None
        return hand.to_shuffle if hand is not None and due is not None and due.kind == "shuffle" else ()

    @property
    def sealing_name(self) -> str:
        """What the next deck to be sealed is for: the hand to come, or a stub of the one going on."""
        if self.in_hand:
            return sealing_name(self.stream, self.number, len(self.seals))
        return sealing_name(self.stream, self.number + 1)

    @property
    def face_down(self) -> bool:
        """Whether an all-in waits face down for the other tables of its event."""
        hand = self.hand
        due = hand.dealing if hand is not None and not hand.setup.run_it else None
        return due is not None and due.kind == "run"

    def seat_of(self, person: str | None) -> int | None:
        """The seat a person holds here."""
        for seat, seated in self.seated.items():
            if seated.person == person:
                return seat
        return None

    def playing(self, seat: int) -> bool:
        """Whether the seat was dealt into the hand that is being played now."""
        return self.in_hand and seat in self.players

    def forget_old_entries(self) -> None:
        """Keep the entries within bounds while no hand is dealt; who missed them gets the view alone."""
        if len(self.entries) > MOST_ENTRIES:
            last = self.entries[-MOST_ENTRIES // 2].version
            self.told_from = last
            self.entries = [entry for entry in self.entries if entry.version > last]

    def chips_on_table(self) -> dict[str, int]:
        """What each person has here: in front, bet in the hand being played, or announced for the next one."""
        return {seated.person: seated.chair.chips + seated.chair.announced for seated in self.seated.values()}
