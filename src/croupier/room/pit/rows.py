"""The rows of a casino table's journal: everything that was not known before, and nothing that follows from it."""

from __future__ import annotations

from typing import Final

import msgspec

from croupier.cash.talk.ladder import Step
from croupier.cash.talk.quick import Quick
from croupier.cash.talk.words import Kind
from croupier.room.actors.rows import PaidOut, Resumed, Stopped
from croupier.room.journal.codec import Codec, Upcast
from croupier.room.pit.asks import LaidBox, PaidBox
from croupier.room.pit.terms import PitTerms
from croupier.room.talk.rows import OfConduct


class Row(msgspec.Struct, frozen=True, tag_field="type"):
    """What all of them are."""


class Opened(Row, frozen=True, tag="opened"):
    """The table was opened."""

    terms: PitTerms


class Sealed(Row, frozen=True, tag="sealed"):
    """The deck of the next round was shuffled and sealed.

    It names every hidden card and the secret behind the seal: it never leaves the journal, and is not printed. `more`
    are the decks of further hands at a machine.
    """

    deck: str
    secret: str
    more: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return "Sealed()"


class BetsOpened(Row, frozen=True, tag="bets-opened"):
    """The dealer invites bets."""


class BoughtIn(Row, frozen=True, tag="bought-in"):
    """Chips came from a wallet to the table."""

    person: str
    name: str
    chips: int


class Left(Row, frozen=True, tag="left"):
    """A player leaves, when his round is over."""

    person: str


class Laid(Row, frozen=True, tag="laid"):
    """The bets of a player lie so. `deals`: a machine dealt at once, `cut` cards were lifted."""

    person: str
    boxes: tuple[LaidBox, ...]
    ready: bool = False
    undone: bool = False
    deals: bool = False
    cut: int = 0


class SaidReady(Row, frozen=True, tag="ready"):
    """A player has no more bets."""

    person: str


class BetsClosed(Row, frozen=True, tag="bets-closed"):
    """The dealer called the bets closed and laid the sealed deck on the table."""


class WasCut(Row, frozen=True, tag="cut"):
    """The deck was cut, by the dealer where nobody is named, and dealt."""

    person: str
    at: int


class SpoiledCut(Row, frozen=True, tag="spoiled-cut"):
    """A cut was improper: another deck was shuffled and sealed. It is not printed."""

    person: str
    deck: str
    secret: str
    by: str = ""

    def __repr__(self) -> str:
        return f"SpoiledCut(person={self.person!r})"


class Decided(Row, frozen=True, tag="decided"):
    """A box decided. Only its owner knows the cards: they are not printed."""

    person: str
    box: int
    kind: str
    amount: int = 0
    cards: str = ""

    def __repr__(self) -> str:
        return f"Decided(box={self.box}, kind={self.kind!r})"


class Withdrew(Row, frozen=True, tag="withdrew"):
    """A request for cards was taken back."""

    person: str
    box: int


class Silent(Row, frozen=True, tag="silent"):
    """The clock of a box ran out."""

    box: int


class Waited(Row, frozen=True, tag="waited"):
    """The clock of a player whose connection is lost waits for him."""

    person: str


class CameBack(Row, frozen=True, tag="came-back"):
    """He is there again, with his full time."""

    person: str


class Trained(Row, frozen=True, tag="trained"):
    """A player called the trainer, or sent him away."""

    person: str
    on: bool


class DrawRefused(Row, frozen=True, tag="draw-refused"):
    """The pit boss refused a box exchange and sixth card."""

    box: int
    by: str = ""


class Released(Row, frozen=True, tag="released"):
    """A round the inspector held was paid by the settlement of the table or by the inspector's."""

    settlement: str
    by: str = ""


class RulesRead(Row, frozen=True, tag="rules-read"):
    """A player accepted the rules of the table, in a version."""

    person: str
    version: int


class Relieved(Row, frozen=True, tag="relieved"):
    """Others serve the table; nobody's name is the server's, or its audit's."""

    dealer: str
    inspector: str
    by_hand: bool = False
    by: str = ""


class LaidOut(Row, frozen=True, tag="laid-out"):
    """The dealer laid out the payouts of a round. `joined`: a bonus on the ante lay with the ante."""

    boxes: tuple[PaidBox, ...]
    by: str = ""
    joined: bool = False


class ToppedUp(Row, frozen=True, tag="topped-up"):
    """The float came onto the display: at the hour, or because the floor `ordered` it."""

    ordered: bool = False
    by: str = ""


class Closed(Row, frozen=True, tag="closed"):
    """A table that a person opened was deserted: it is closed, and the house has the chips of its display back."""


class Halted(Row, frozen=True, tag="halted"):
    """The floor allows no new rounds (`on`), or allows them again."""

    on: bool
    by: str = ""


class Said(Row, frozen=True, tag="said"):
    """Somebody at the table said something."""

    person: str
    text: str


class Reacted(Row, frozen=True, tag="reacted"):
    """Somebody said a quick word, or showed a reaction."""

    person: str
    what: Quick


class HeldBack(Row, frozen=True, tag="held-back"):
    """A message was held back: what of the round it spoke of, by which clause. Nobody is told its words.

    It may have been one too many: then it gave the `step` of that `number` on the ladder.
    """

    person: str
    about: Kind
    clause: str
    number: int = 0
    step: Step | None = None


OfTheTalk = Said | Reacted | HeldBack | OfConduct

PitRow = (
    Opened
    | Sealed
    | BetsOpened
    | BoughtIn
    | Left
    | Laid
    | SaidReady
    | BetsClosed
    | WasCut
    | SpoiledCut
    | Decided
    | Withdrew
    | Silent
    | Waited
    | CameBack
    | Trained
    | DrawRefused
    | Released
    | RulesRead
    | Relieved
    | LaidOut
    | ToppedUp
    | Halted
    | Closed
    | OfTheTalk
    | PaidOut
    | Resumed
    | Stopped
)

CODEC: Final[Codec[PitRow]] = Codec(
    "pit", PitRow, [Upcast("laid-out", 1, lambda old: {**old, "joined": True})]
)
"""How these rows are written, and what has changed in them since."""


def write(row: PitRow) -> str:
    """A row as the journal keeps it.

    >>> write(Decided("ann", 2, "close", 200))
    '{"v":1,"type":"decided","person":"ann","box":2,"kind":"close","amount":200,"cards":""}'
    """
    return CODEC.write(row)


def read(text: str) -> PitRow:
    """A row out of the journal.

    >>> read('{"type":"silent","box":2}')
    Silent(box=2)
    """
    return CODEC.read(text)
