"""What a table sends: the view of a table and the events that led to it.

Cards are two characters each, `??` for one the viewer may not see. Only `croupier.room.table.view` makes these.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from croupier.cards.transcript import Pledge
from croupier.room.actors.frames import Change, Whole
from croupier.room.hand.events import Event, Posted
from croupier.room.hand.terms import Streamed
from croupier.room.hand.texts import HandText
from croupier.room.talk.messages import ConductView, ReportView

AnteBy: TypeAlias = Literal["all", "big-blind", "button"]
"""Who pays the ante."""

Admitted: TypeAlias = Literal["asked", "in", "out"]
"""Whether somebody has knocked at a private table, was let in, or was sent away."""

Door: TypeAlias = Literal["", "shut", "sent-away"] | Admitted
"""How one stands before the door of a private table; empty where it is open, `sent-away` for who has been within."""

SeatStatus: TypeAlias = Literal["playing", "waiting", "sitting_out", "leaving"]
Standing: TypeAlias = Literal["active", "posting", "waiting", "returning", "away", "sitting_out", "leaving"]
Missed: TypeAlias = Literal["", "small", "big", "both"]
"""The blinds that went by a seat."""

Done: TypeAlias = Posted | Literal["fold", "check", "call", "raise", "bring-in", "discard"]
"""What a player does with his chips or cards."""


class LastAction(msgspec.Struct, frozen=True):
    """What a player did last on this street."""

    kind: Done
    amount: int


class Owed(msgspec.Struct, frozen=True):
    """What a player puts up to be dealt in: the `live` part counts as his bet, the `dead` part goes to the pot."""

    live: int
    dead: int


class SeatView(msgspec.Struct, frozen=True):
    """An occupied seat. `up` are the places in `cards` that lie face up for everybody.

    Cards that were given up are null for all but whoever had them, who may still look at them.

    `drew` is how many cards were exchanged at the last draw: 0 for a pat hand, `None` before any. `standing` says more
    than `status`: `active`, `posting`, `waiting` for the big blind, `returning` to post what was `missed` (`small`,
    `big`, `both`), `away`, `sitting_out`, `leaving`; `owes` is what he posts unless the big blind reaches him first.
    `announced` chips were bought during the hand and play from the next one. By `face` he is shown: one of the set that
    pages draw, 0 for the one that follows from his name.
    """

    seat: int
    name: str
    bot: bool
    stack: int
    bet: int
    status: SeatStatus
    in_hand: bool
    folded: bool
    all_in: bool
    cards: tuple[str, ...] | None
    up: tuple[int, ...]
    drew: int | None
    hand_name: HandText | None
    last: LastAction | None
    won: int
    away: bool
    standing: Standing
    missed: Missed
    owes: Owed | None
    announced: int
    face: int


class KeptView(msgspec.Struct, frozen=True):
    """The seat, at whatever table of the game, that is kept for one who was called, and until when (ms)."""

    table: str
    seat: int
    until: int


class WaitingView(msgspec.Struct, frozen=True):
    """Somebody on the list of a game and limit: since when (ms), the seat he `wants`, 0 any, the one kept for him."""

    name: str
    since: int
    wants: int
    kept: KeptView | None


class PlaceView(msgspec.Struct, frozen=True):
    """The viewer's own place on the list: how many are before him, how long it should take (ms), the seat kept."""

    before: int
    expected: int | None
    kept: KeptView | None


class ListLine(msgspec.Struct, frozen=True):
    """The list of a game and limit: who waits, in order."""

    game: str
    names: tuple[str, ...]


class ListsView(msgspec.Struct, frozen=True):
    """Every waiting list of the house where somebody waits."""

    lists: tuple[ListLine, ...]


class ListsMessage(Whole, frozen=True, tag="state"):
    """How the waiting lists stand."""

    view: ListsView
    kind: Literal["lists"] = "lists"


class ReservedView(msgspec.Struct, frozen=True):
    """An empty seat that is kept for somebody."""

    seat: int
    name: str


class PotView(msgspec.Struct, frozen=True):
    """A pot and the seats that can win it."""

    amount: int
    seats: tuple[int, ...]


class Winner(msgspec.Struct, frozen=True):
    """A share of a pot: `pot` counts from the main pot, 0; `share` is the half of one that high and low split."""

    seat: int
    amount: int
    pot: int
    board: int
    share: Literal["high", "low"] | None
    hand: HandText | None


class AskedView(msgspec.Struct, frozen=True):
    """All-in with cards to come: the seats still to say, until when, whether the board is run out so many `times`."""

    times: int
    seats: tuple[int, ...]
    until: int | None


class EquityView(msgspec.Struct, frozen=True):
    """What the hands that lie open win of the pot on average, with so many `cards` on the board: per mille, by seat."""

    cards: int
    shares: tuple[tuple[int, int], ...]


class HandView(msgspec.Struct, frozen=True):
    """The hand being played or just finished. `hand` and `turn` of an action are `number` and `turn` here.

    After `deadline` the player in turn has `bank` ms more; 0 where his time bank is empty or waits to be called.
    `rabbit` are the cards that would have come on each board, once somebody has asked for them; `hunted` says that
    somebody may. `equities` are told as soon as all hands that are in it lie open, street by street.
    """

    number: int
    turn: int
    street: str
    board: tuple[str, ...]
    boards: tuple[tuple[str, ...], ...]
    pots: tuple[PotView, ...]
    total: int
    to_act: int | None
    deadline: int | None
    bank: int
    over: bool
    winners: tuple[Winner, ...]
    asked: AskedView | None
    rabbit: tuple[tuple[str, ...], ...]
    hunted: bool
    equities: tuple[EquityView, ...] = ()


class DeckView(msgspec.Struct, frozen=True):
    """A sealed deck, or a stub shuffled anew: its seal, and the numbers it was cut by; none as long as it waits.

    The order it is dealt in comes of the seal and those numbers.
    """

    of: str
    cards: int
    root: str
    pledges: tuple[Pledge, ...]
    openings: tuple[str, ...]


class ProofView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card the viewer saw, at which step of the order of which deck it came, and what leads from it to the seal.

    `proof` is its salt, 16 bytes, and the hashes beside its way to the seal, 32 bytes each, without those that the
    cards opened before it have shown.
    """

    step: int
    card: str
    proof: bytes
    deck: int = 0


class SealView(msgspec.Struct, frozen=True):
    """The decks of the hand, and after them the one that is dealt next, with the cards the viewer saw opened.

    A hand that was dealt without a seal has none.
    """

    decks: tuple[DeckView, ...]
    opened: tuple[ProofView, ...]


class OptionsView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the viewer may do now, in chips; raises are totals of the street, 0 where there is no such raise.

    `discards` are the fewest and the most cards to throw away; with `fixed` only `raise_min` and `raise_max` are
    legal totals. `plays_for` is told at tables for learning: what lies in the middle that a call could win, without the
    call itself, and in games with two cards of one's own what they win of the pot against as many unknown hands as are
    in it (`wins`, per mille). At the showdown who wants to be asked may `show` his beaten hand or `muck` it. What most
    games have nothing of is not told where there is none.
    """

    fold: bool
    check: bool
    call: int
    raise_min: int
    raise_max: int
    pot_raise: int
    opens: bool = False
    bring_in: int = 0
    discards: tuple[int, int] | None = None
    fixed: bool = False
    plays_for: int = 0
    show: bool = False
    muck: bool = False
    wins: int = 0


class SanctionedView(msgspec.Struct, frozen=True):
    """Somebody who was given a step of the ladder of the chat."""

    seat: int
    name: str
    conduct: ConductView


class ChatOfFloor(msgspec.Struct, frozen=True):
    """What the floor alone is shown of a table's talk: reports, the last one first, and who stands on the ladder."""

    reports: tuple[ReportView, ...]
    sanctioned: tuple[SanctionedView, ...]


class You(msgspec.Struct, frozen=True):
    """The viewer's own place at the table.

    `waits` says that he comes in with the big blind instead of posting; `straddles` and `runs_twice` are his switches:
    with `runs_twice` null he is asked each time.
    `bank` is what is left of his time bank, in ms, which runs `bank_by_itself` or when he calls it; `conduct` where he
    stands on the ladder of the chat; the players of the seats that are `ignored` he does not hear.
    Once the hand is over he may show what others have not seen of his cards: `hidden` are those, and `shows` says
    whether it may be `some` of them, or only `all`. With `auto_muck` his beaten hands are mucked at the
    showdown unasked. `at_big_blind` is what he does when the big blind would next come to him, `keeps` up to how many
    chips his stack is filled between hands.
    """

    seat: int
    wallet: int
    status: SeatStatus
    options: OptionsView | None
    waits: bool
    straddles: bool
    runs_twice: bool | None
    bank: int
    conduct: ConductView | None
    ignored: tuple[int, ...]
    bank_by_itself: bool
    hidden: tuple[str, ...]
    shows: Literal["all", "some"]
    auto_muck: bool
    at_big_blind: Literal["", "sit-out", "leave"]
    keeps: int


class RotationView(msgspec.Struct, frozen=True):
    """A mixed game: its name, its games in their order, and how many hands of each are dealt, 0 where it is chosen.

    `next_game` is what the next hand will be as things stand, `next_in` after how many hands it changes to another
    (1: with the next; 0 where nobody can tell). `chooser` is the seat that names the next game now, `chosen` what it
    has named.
    """

    name: str
    games: tuple[str, ...]
    hands: int
    next_game: str
    next_in: int
    chooser: int | None
    chosen: str | None


class HouseTerms(msgspec.Struct, frozen=True):
    """What the house offers and takes at a table: whether there is a straddle, how often a board may be run out.

    `rake_percent` and `rake_cap` (chips, by how many were dealt in) or `time_fee` for every `time_minutes`. Beyond the
    time of each action there is a `bank`, and `reconnect` for who has lost the connection (seconds); whoever lets it
    pass where nothing is to be called is held to `silence`. Whoever has the link sees it streamed, `stream_delay`
    seconds late: of a private table nothing, as everybody sees it, or with all cards once a hand is over.
    """

    straddle: bool
    run_it: int
    rake_percent: int
    rake_caps: tuple[tuple[int, int], ...]
    jackpot: int
    time_fee: int
    time_minutes: int
    bank: int = 0
    reconnect: int = 0
    silence: Literal["check", "fold"] = "check"
    stream: Streamed = ""
    stream_delay: int = 0


class GuestView(msgspec.Struct, frozen=True):
    """Somebody who came to the door of a table, by the number he is called there."""

    guest: int
    name: str
    admitted: Admitted


class ArrangedView(msgspec.Struct, frozen=True):
    """The terms of a table as its host may change them: in chips, buy-ins in big blinds, times in seconds."""

    game: str
    small: int
    big: int
    ante: int
    ante_by: AnteBy
    least: int
    most: int
    act: int
    bank: int
    straddle: bool
    run_twice: bool
    rabbit: bool
    bomb_every: int
    bomb_ante: int
    seven_deuce: int
    learning: bool
    stream: Streamed
    stream_delay: int


class HostView(msgspec.Struct, frozen=True):
    """What the host of a table alone is shown: who came to its door, and its `terms` from the next hand on.

    `password` says whether it has one, `bombs` whether its game has bomb pots, `bomb` whether he has called one.
    """

    guests: tuple[GuestView, ...]
    password: bool
    terms: ArrangedView
    bombs: bool = False
    bomb: bool = False


class TableView(msgspec.Struct, frozen=True):
    """A table as one viewer may see it.

    `book` is the profile it is played by, `held` why the floor lets no hand be dealt, empty when it does. `back` is
    what the viewer must bring, having left this game within the hour; 0 where the least buy-in is enough. A table is
    `stopped` where something is wrong with it, and `closed` where nothing will be played at it any more.
    `event` is the tournament whose table it is, empty at any other; `event_note` what the event has to say of the hand,
    by language, where it has. `chat` is for the floor alone. Before the `door` of a `private` table, where it is not
    empty, one sees nothing of who plays there; `password` says whether one lets in. `host` is for whoever has opened
    it; where it has `ended` no more hands are dealt.
    """

    id: str
    name: str
    game: str
    small_blind: int
    big_blind: int
    ante: int
    ante_by: AnteBy
    betting: str
    bets: tuple[int, ...]
    bring_in: int
    rotation: RotationView | None
    min_buy_in: int
    max_buy_in: int
    act_seconds: int
    max_seats: int
    stopped: bool
    closed: bool
    seats: tuple[SeatView, ...]
    button: int | None
    small_blind_seat: int | None
    big_blind_seat: int | None
    deal_at: int | None
    hand: HandView | None
    you: You | None
    reserved: tuple[ReservedView, ...]
    waiting: tuple[WaitingView, ...]
    place: PlaceView | None
    book: str
    held: str
    house: HouseTerms
    back: int
    event: str
    event_note: dict[str, str] | None
    seal: SealView
    chat: ChatOfFloor | None
    private: bool
    password: bool
    door: Door
    host: HostView | None
    ended: bool


class TableMessage(Whole, frozen=True, tag="state"):
    """How a table stands, and the `events` since the version the viewer had seen.

    For who comes, and after a `resync`, they are those of this hand and the one before, with which a log begins.
    """

    view: TableView
    events: tuple[Event, ...]
    resync: bool
    kind: Literal["table"] = "table"


class TableChange(Change, frozen=True, tag="change"):
    """What happened at a table, and what it changed."""

    events: tuple[Event, ...]
