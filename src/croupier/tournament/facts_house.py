"""Facts about the clock, money, chips and discipline, and how an event ends."""

from __future__ import annotations

from typing import Literal

import msgspec

from croupier.tournament.event import Refund
from croupier.tournament.why import Why


class LevelBegan(msgspec.Struct, frozen=True, tag="level-began"):
    """A level or a break began; the level counts from each table's next hand on."""

    index: int
    at: int
    length: int
    on_break: bool
    why: Why


class Stopped(msgspec.Struct, frozen=True, tag="stopped"):
    """The clock stands."""

    at: int


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """The clock runs again."""

    at: int


class ClockSet(msgspec.Struct, frozen=True, tag="clock-set"):
    """What is left of the level was set, in milliseconds."""

    at: int
    left: int
    why: Why


class BreakCalled(msgspec.Struct, frozen=True, tag="break-called"):
    """A break common to all events has come: no hand begins any more, those being played are played out."""

    at: int
    why: Why


class BreakBegan(msgspec.Struct, frozen=True, tag="break-began"):
    """The last hand is over, and the break of that length begins."""

    at: int
    length: int
    why: Why


class BreakOver(msgspec.Struct, frozen=True, tag="break-over"):
    """The break is over, and the level goes on where it was."""

    at: int


class Pushed(msgspec.Struct, frozen=True, tag="pushed"):
    """Dealers change at a table, or have changed."""

    table: int
    pushing: bool


class HandForHand(msgspec.Struct, frozen=True, tag="hand-for-hand"):
    """Hand for hand begins or ends; one that the director `called` lasts until he ends it."""

    on: bool
    at: int
    why: Why
    called: bool = False


class Round(msgspec.Struct, frozen=True, tag="round"):
    """All tables have played a hand of hand for hand, or may begin the first."""

    number: int
    at: int


class RegistrationClosed(msgspec.Struct, frozen=True, tag="registration-closed"):
    """Nobody enters any more. `guaranteed` says whether the guarantee holds."""

    guaranteed: bool
    why: Why


class RebuysClosed(msgspec.Struct, frozen=True, tag="rebuys-closed"):
    """No rebuys and add-ons are sold any more."""

    why: Why


class PrizesSet(msgspec.Struct, frozen=True, tag="prizes-set"):
    """The prizes, first place first, and what the house adds to the pool for them."""

    ladder: tuple[int, ...]
    overlay: int
    rounding: int
    why: Why


class PrizePaid(msgspec.Struct, frozen=True, tag="prize-paid"):
    """A prize: places `first` to `last` are shared where they differ; of the `amount` the `award` is not money."""

    player: str
    first: int
    last: int
    amount: int
    rounding: int = 0
    award: int = 0


class Cashed(msgspec.Struct, frozen=True, tag="cashed"):
    """A player has money in place of a prize of that `value` that is not money."""

    player: str
    amount: int
    value: int
    why: Why


class BountyWon(msgspec.Struct, frozen=True, tag="bounty-won"):
    """A bounty: `cash` is paid, `head` goes on the taker's own head, `rounding` to the house.

    A mystery bounty is a part of the `envelope` drawn, counted from the first, 0 for any other kind; its `salt` opens
    the seal that was told before (`croupier.tournament.bounties.opens`), `inside` is all that was in it.
    """

    taker: str
    busted: str
    cash: int
    head: int
    rounding: int = 0
    envelope: int = 0
    inside: int = 0
    salt: str = ""


class HeadPaid(msgspec.Struct, frozen=True, tag="head-paid"):
    """A player is paid the bounty on his own head."""

    player: str
    amount: int
    why: Why


class Race(msgspec.Struct, frozen=True, tag="race"):
    """A chip race at a table: the cards each seat was dealt, who won chips, who was saved with one."""

    table: int
    chip: int
    seed: str
    cards: dict[int, tuple[int, ...]]
    won: dict[int, int]
    saved: tuple[int, ...]


class Sealed(msgspec.Struct, frozen=True, tag="sealed"):
    """Mystery bounties were sealed in the order they will be drawn: `seal` is the SHA-256 of `order`.

    `seals` are one for each envelope, opened by its salt as it is drawn. The seals are public at once, a salt with its
    envelope, and the order when all are drawn; till then nobody may know amounts, order or salts.
    """

    amounts: tuple[int, ...]
    order: str
    seal: str
    seals: tuple[str, ...] = ()
    salts: tuple[str, ...] = ()


class ColouredUp(msgspec.Struct, frozen=True, tag="coloured-up"):
    """A denomination left the table: who has what now, and the chips added to or taken from those in play."""

    chip: int
    stacks: dict[str, int]
    why: Why


class StackSet(msgspec.Struct, frozen=True, tag="stack-set"):
    """Chips were put into play or taken out at one player: lost, found, forfeited, surrendered."""

    player: str
    chips: int
    why: Why


class Penalised(msgspec.Struct, frozen=True, tag="penalised"):
    """A sanction: a warning, hands to be missed, disqualification."""

    player: str
    offence: str
    sanction: str
    hands: int
    by: str
    table: int
    hand: int
    why: Why


class BlindEscaped(msgspec.Struct, frozen=True, tag="blind-escaped"):
    """A blind passed a player by for the `times`-th time: for the director to judge, nobody else sees it."""

    player: str
    how: str
    table: int
    hand: int
    times: int
    why: Why


class Noted(msgspec.Struct, frozen=True, tag="noted"):
    """A ruling or a protest, with the hand it was about."""

    kind: Literal["ruling", "protest"]
    player: str
    table: int
    hand: int
    text: str
    clauses: tuple[str, ...]
    why: Why


class Disqualified(msgspec.Struct, frozen=True, tag="disqualified"):
    """A player is out of the event and his chips are out of play."""

    player: str
    why: Why


class DealMade(msgspec.Struct, frozen=True, tag="deal-made"):
    """The players left agreed on other prizes; `left` is kept for the first place."""

    amounts: dict[str, int]
    left: int
    why: Why


class DealOffered(msgspec.Struct, frozen=True, tag="deal-offered"):
    """A deal was put to everybody left: what each would get, in cents, `left` for the first place."""

    number: int
    kind: str
    amounts: dict[str, int]
    left: int
    by: str
    why: Why


class DealAnswered(msgspec.Struct, frozen=True, tag="deal-answered"):
    """A player said yes or no to the deal on offer."""

    player: str
    number: int
    yes: bool


class DealOff(msgspec.Struct, frozen=True, tag="deal-off"):
    """The deal on offer is off, and play goes on."""

    number: int
    why: Why


class Finished(msgspec.Struct, frozen=True, tag="finished"):
    """The event is over."""

    why: Why


class Cancelled(msgspec.Struct, frozen=True, tag="cancelled"):
    """The event does not go on; everybody still in gets his refund, in cents."""

    refunds: dict[str, Refund]
    rounding: int
    why: Why
