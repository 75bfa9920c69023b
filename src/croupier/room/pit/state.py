"""A casino table as its journal tells it. Only `croupier.room.pit.apply` changes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, cast

import msgspec

from croupier.cards import show
from croupier.cash.talk import Talk
from croupier.ledger import Account, bank, bonus_float, box_chips, display, table_chips
from croupier.pit import Round
from croupier.pit.errors import BetRefused
from croupier.pit.felt import BETS, CUT, DECISIONS, HELD, OVER
from croupier.pit.staff import Staff
from croupier.room.journal.codec import Codec
from croupier.room.pit.fairness import SealedDeck
from croupier.room.pit.inspection import INSPECTOR, replayed
from croupier.room.pit.messages import Act, ComparedBox, Heard, Phase
from croupier.room.pit.paying import paid_by_hand, unpaid
from croupier.room.pit.terms import PitTerms
from croupier.room.talk.lines import Manners

if TYPE_CHECKING:
    from croupier.pit import Game
    from croupier.room.pit.paying import Payouts

Layout = Mapping[int, Mapping[str, int]]
"""The chips of one player: by box and field."""

IDLE: Final = "idle"
PAYOUT: Final = "payout"
"""The dealer lays out the payouts by hand."""

SERVER: Final = Staff("server", "audit")
"""Who deals and who inspects where nobody is named (RUSPOK:1.5.a)."""

MOST_ACTS: Final = 50
MOST_UNDONE: Final = 20
MOST_HEARD: Final = 40
"""How many of the last words a table keeps for whoever comes."""


@dataclass(slots=True)
class Session:
    """What somebody has played since he came: `rounds`, and in chips the first stakes, all stakes, the net.

    At a machine he doubled `doubles` times, and of the net `doubled` comes of that.

    >>> Session(2, 20, 60, -10).net
    -10
    """

    rounds: int = 0
    first: int = 0
    staked: int = 0
    net: int = 0
    doubles: int = 0
    doubled: int = 0


@dataclass(slots=True)
class Bench:
    """The chips and the people of a table, whatever is being played.

    `purses` are chips that are in no round: everybody's between rounds, of those without a box during one. `acted` is
    when somebody did something here last, `read` the version of the rules he has accepted (RUSPOK:1.6.1). `staff`
    serves the table since `staffed_at`; where payouts are `by_hand`, the dealer lays them out. `banked` is the box
    that banked last, 0 for the house. `sessions` are what everybody has played since he came.
    """

    purses: dict[str, int] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    acted: dict[str, int] = field(default_factory=dict)
    leaving: set[str] = field(default_factory=set)
    trained: set[str] = field(default_factory=set)
    last: dict[str, Layout] = field(default_factory=dict)
    bank: int = 0
    display: int = 0
    float: int = 0
    read: dict[str, int] = field(default_factory=dict)
    staff: Staff = SERVER
    staffed_at: int = 0
    by_hand: bool = False
    banked: int = 0
    sessions: dict[str, Session] = field(default_factory=dict)

    def copy(self) -> Bench:
        """The bench as another value."""
        return replace(
            self,
            purses=dict(self.purses),
            names=dict(self.names),
            acted=dict(self.acted),
            leaving=set(self.leaving),
            trained=set(self.trained),
            last=dict(self.last),
            read=dict(self.read),
            sessions={person: replace(each) for person, each in self.sessions.items()},
        )


class Utterance(msgspec.Struct, frozen=True):
    """Something heard at the table, in the row of this `number`: said by a `speaker`, or told `to` one person alone."""

    number: int
    what: Heard
    speaker: str = ""
    to: str = ""


@dataclass(slots=True)
class PitState:
    """Everything a casino table remembers.

    `round` is the one being played, or the last one while it may be looked at; `layouts` are the bets of the betting
    phase, from which the round is made anew with each of them. `payouts` are those the dealer laid out by hand,
    `laid_open` the round as it will look when it is paid, while no chip has been paid. `deserted_at` is when the last
    player had gone, 0 where somebody has chips or it is not known. `silent` are the boxes for which time
    decided in this round. Of the talk, `heard` are the last words, `talk` says how much everybody has said of late,
    `muted` who may say nothing, and `manners` how everybody stands. Times are ms since 1970.
    """

    terms: PitTerms
    game: Game
    version: int = 1
    bench: Bench = field(default_factory=Bench)
    number: int = 0
    round: Round | None = None
    following: SealedDeck | None = None
    sealed: SealedDeck | None = None
    layouts: dict[str, Layout] = field(default_factory=dict)
    earlier: dict[str, tuple[Layout, ...]] = field(default_factory=dict)
    ready: set[str] = field(default_factory=set)
    started: dict[str, int] = field(default_factory=dict)
    metered: int = 0
    ruled: str = ""
    payouts: Payouts | None = None
    joined: bool = False
    laid_open: Round | None = None
    compared: tuple[ComparedBox, ...] = ()
    counted: bool = True
    deadline: int | None = None
    act_from: int | None = None
    next_at: int | None = None
    waiting: str = ""
    waited: set[str] = field(default_factory=set)
    silent: set[int] = field(default_factory=set)
    topped_up_at: int = 0
    halted: bool = False
    deserted_at: int = 0
    closed: bool = False
    stopped: str | None = None
    acts: tuple[Act, ...] = ()
    talk: Talk = field(default_factory=Talk, compare=False)
    muted: set[str] = field(default_factory=set)
    manners: Manners = field(default_factory=Manners)
    heard: tuple[Utterance, ...] = ()

    @property
    def stream(self) -> str:
        """The name of the table's journal: its id."""
        return self.terms.id

    def copy(self) -> PitState:
        """The table as another value; a round that is over changes no more, and is shared."""
        round, laid_open = self.round, self.laid_open
        return replace(
            self,
            bench=self.bench.copy(),
            round=round.copy() if round is not None and round.phase != OVER else round,
            laid_open=laid_open.copy() if laid_open is not None else None,
            layouts=dict(self.layouts),
            earlier=dict(self.earlier),
            ready=set(self.ready),
            started=dict(self.started),
            waited=set(self.waited),
            silent=set(self.silent),
            talk=self.talk.copy(),
            muted=set(self.muted),
        )

    @property
    def phase(self) -> Phase:
        """`idle` before the first round, `bets`, `cut`, `decisions`, `payout`, `held` or `over`."""
        if self.round is None:
            return IDLE
        waits = self.round.phase == HELD and self.bench.by_hand and self.payouts is None
        return PAYOUT if waits else cast("Phase", self.round.phase)

    @property
    def betting(self) -> bool:
        """Whether bets may be laid: at a machine also while the last round may still be looked at."""
        if self.phase == BETS:
            return True
        return self.terms.machine and self.phase in (IDLE, OVER) and self.following is not None

    @property
    def playing(self) -> bool:
        """Whether a round is under way, from the closing of the bets to the last chip."""
        return self.phase in (CUT, DECISIONS, PAYOUT, HELD)

    @property
    def live(self) -> bool:
        """Whether cards are in play of which nobody may tell: from the deal until all boxes are settled."""
        return self.playing and self.phase != CUT

    @property
    def alone(self) -> bool:
        """Whether one plays by himself where nobody else has chips, and is not hurried."""
        people = self.bench.purses.keys() | self.started.keys()
        return self.terms.alone_waits and not self.terms.machine and len(people) == 1

    @property
    def occupant(self) -> str:
        """Who plays at a machine, as long as chips of his are there; nobody where it is free, and at a table."""
        if not self.terms.machine:
            return ""
        if self.playing:
            return next(iter(self.started))
        acted = self.bench.acted
        held = [person for person, chips in self.bench.purses.items() if chips]
        return max(held, key=lambda person: acted.get(person, 0), default="")

    @property
    def cutter(self) -> str:
        """Whose cut it is."""
        return next(iter(self.round.cutters), "") if self.round is not None and self.phase == CUT else ""

    def playing_here(self, person: str) -> bool:
        """Whether somebody has a box in the round that is under way."""
        return self.playing and self.round is not None and person in self.round.purses

    def chips(self, person: str) -> int:
        """The chips a person can stake at this table now."""
        if self.round is not None and not self.counted:
            held = self.round.purses.get(person)
            if held is not None:
                return held
        return self.bench.purses.get(person, 0)

    def name(self, person: str) -> str:
        """What somebody is called."""
        return self.bench.names.get(person, "")

    def meter(self) -> int:
        """The amount on the display."""
        return self.round.meter if self.round is not None and not self.counted else self.bench.display

    def laid(self, layouts: Mapping[str, Layout]) -> Round:
        """A round with these bets, not closed yet. Raises `BetRefused` or `Mistake` when they may not lie so."""
        round = Round(self.game, self.bench.purses, meter=self.bench.display)
        first = self.game.first
        for person, layout in layouts.items():
            for box, staked in layout.items():
                if first not in staked:
                    raise BetRefused("pit-side-alone", clause=self.game.clause("side"), field=first, box=box)
                round.bet(person, box, staked[first])
                for name, chips in staked.items():
                    if name in round.boxes[box].staked:
                        _goes_with(round, box, name, chips)
                    else:
                        round.bet(person, box, chips, name)
        return round

    def bets_closed(self) -> Round:
        """The round of the bets that lie, with those who have bet and nobody else, ready for its deck."""
        round = Round(
            unpaid(self.game) if self.bench.by_hand else self.game,
            {person: self.bench.purses[person] for person in self.layouts},
            meter=self.bench.display,
        )
        for operation in self.laid(self.layouts).log:
            round.apply(operation)
        round.close_bets()
        return round

    def again(self, *, settlement: str = "") -> Round:
        """The round as it stands, as another value; paid by the `settlement` of the table or of the inspector."""
        assert self.round is not None
        return replayed(self.paying, self.started, self.round, self.metered, settlement or self.ruled)

    @property
    def paying(self) -> Game:
        """The game as the round under way is paid: by the server, or as the dealer lays it out."""
        if not self.bench.by_hand:
            return self.game
        if self.payouts is None or self.round is None:
            return unpaid(self.game)
        return paid_by_hand(self.game, self.round, self.payouts, joined=self.joined)

    def right(self) -> Round:
        """The round that waits to be paid, settled as it ought to be."""
        assert self.round is not None
        if self.bench.by_hand:
            game = replace(
                self.game, settlement=self.game.inspection or self.game.settlement, inspection=None
            )
            return replayed(game, self.started, self.round, self.metered)
        return self.again(settlement=INSPECTOR)


def _goes_with(round: Round, box: int, field: str, chips: int) -> None:
    lies = round.boxes[box].staked[field]
    if lies != chips:
        raise BetRefused("room-pit-goes-with", field=field, amount=chips, low=lies)


# Chips


def holdings(state: PitState) -> dict[Account, int]:
    """Where the chips of a table are, by account; nothing where an account is empty."""
    id, bench = state.terms.id, state.bench
    held: dict[Account, int] = {
        bank(id): bench.bank,
        display(id): bench.display,
        bonus_float(id): bench.float,
    }
    people = dict(bench.purses)
    round = state.round
    if round is not None and not state.counted:
        people |= round.purses
        held[display(id)] = round.meter
        held[bank(id)] += round.bank
        held[bonus_float(id)] += round.float
        for number, box in round.boxes.items():
            held[box_chips(id, number, box.player)] = sum(box.staked.values())
    for person, chips in people.items():
        held[table_chips(id, person)] = chips
    return {account: chips for account, chips in held.items() if chips}


# Snapshots


class _Kept(msgspec.Struct, frozen=True):
    """A table between rounds. The last round is not kept: the row that follows puts another in its place."""

    terms: PitTerms
    version: int
    number: int
    bench: Bench
    following: tuple[str, str, str] | None
    topped_up_at: int
    halted: bool
    next_at: int | None
    acts: tuple[Act, ...]
    more: tuple[str, ...] = ()
    muted: tuple[str, ...] = ()
    manners: Manners = Manners()
    heard: tuple[Utterance, ...] = ()


CODEC: Final[Codec[_Kept]] = Codec("pit-snapshot", _Kept)
"""How snapshots of casino tables are written, and what has changed in them since."""


def snapshot(state: PitState) -> str:
    """A table between rounds as text."""
    following = state.following
    kept = _Kept(
        state.terms,
        state.version,
        state.number,
        state.bench,
        (following.of, show(following.deck), following.secret) if following is not None else None,
        state.topped_up_at,
        state.halted,
        state.next_at,
        state.acts,
        tuple([show(deck) for deck in following.more]) if following is not None else (),
        tuple(sorted(state.muted)),
        state.manners,
        state.heard,
    )
    return CODEC.write(kept)


def from_snapshot(text: str) -> PitState:
    """A table out of its snapshot."""
    kept = CODEC.read(text)
    following = None
    if kept.following is not None:
        following = SealedDeck.read(*kept.following, kept.more)
    return PitState(
        kept.terms,
        kept.terms.value,
        version=kept.version,
        bench=kept.bench,
        number=kept.number,
        following=following,
        topped_up_at=kept.topped_up_at,
        halted=kept.halted,
        next_at=kept.next_at,
        acts=kept.acts,
        muted=set(kept.muted),
        manners=kept.manners,
        heard=kept.heard,
    )
