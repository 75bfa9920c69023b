"""The rows of a hand: what its players, the floor and the clock do, at whatever table it is played."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from croupier.cash.talk.ladder import Step
from croupier.cash.talk.quick import Quick
from croupier.cash.talk.words import Kind
from croupier.room.journal.codec import Json, Upcast
from croupier.room.talk.rows import OfConduct


class Cut(msgspec.Struct, frozen=True):
    """How a deck was sealed and cut: what it is `of`, the `secret` of its salts, the house's own `nonce`.

    `pledged` are the hashes of those who had committed themselves when it was sealed, by seat, `opened` what they told
    once the seal was out. It opens every card, so it never leaves the journal and is not printed.
    """

    of: str
    secret: str
    nonce: str
    pledged: tuple[tuple[int, str], ...] = ()
    opened: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"Cut(of={self.of!r})"


class Sealed(msgspec.Struct, frozen=True, tag="sealed"):
    """A deck was shuffled and sealed, and waits to be cut: that of the next hand, or a stub that ran short."""

    deck: str
    cut: Cut

    def __repr__(self) -> str:
        return f"Sealed(of={self.cut.of!r})"


class Said(msgspec.Struct, frozen=True, tag="said"):
    """A player said something."""

    seat: int
    text: str


class Reacted(msgspec.Struct, frozen=True, tag="reacted"):
    """A player said a quick word, or showed a reaction."""

    seat: int
    what: Quick


class Faced(msgspec.Struct, frozen=True, tag="faced"):
    """A person is shown by another face."""

    person: str
    face: int


class HeldBack(msgspec.Struct, frozen=True, tag="held-back"):
    """A message of a player was held back: what of the hand it spoke of, by which clause. Nobody is told its words.

    It may have been one too many: then it gave him the `step` of that `number` on the ladder.
    """

    seat: int
    about: Kind
    clause: str
    number: int = 0
    step: Step | None = None


OfTheTalk: TypeAlias = Said | Reacted | Faced | HeldBack | OfConduct
"""What becomes of a table's talk."""


class Acted(msgspec.Struct, frozen=True, tag="acted"):
    """The player to act acted."""

    seat: int
    action: str
    to: int = 0


class Discarded(msgspec.Struct, frozen=True, tag="discarded"):
    """The player to act threw cards away, or stood pat. Only he knows them: they are not printed."""

    seat: int
    cards: str

    def __repr__(self) -> str:
        return f"Discarded(seat={self.seat})"


class Shuffled(msgspec.Struct, frozen=True, tag="shuffled"):
    """A stub that ran short was shuffled with what was out of play: its new order, which is not printed.

    The order is that of the sealed stub, which is dealt as it was `cut`; as it lies where it was not sealed.
    """

    deck: str
    cut: Cut | None = None

    def __repr__(self) -> str:
        return "Shuffled()"


class TimedOut(msgspec.Struct, frozen=True, tag="timed-out"):
    """The player to act let the time pass."""

    seat: int


class Agreed(msgspec.Struct, frozen=True, tag="agreed"):
    """A player who is all-in said whether the board is to be run out twice."""

    seat: int
    on: bool


class NotAgreed(msgspec.Struct, frozen=True, tag="not-agreed"):
    """Those who were asked let the time pass: the board is run out once."""


class Reconnecting(msgspec.Struct, frozen=True, tag="reconnecting"):
    """The player to act has lost the connection and is given more time."""

    seat: int


class BankSet(msgspec.Struct, frozen=True, tag="bank-set"):
    """A player said whether his time bank runs by itself once the clock is out, or only when he calls it."""

    seat: int
    by_itself: bool


class BankCalled(msgspec.Struct, frozen=True, tag="bank-called"):
    """The player to act called his time bank for this decision."""

    seat: int


class MuckSet(msgspec.Struct, frozen=True, tag="muck-set"):
    """A player said whether his beaten hands are mucked by themselves at the showdown, or he is asked each time."""

    seat: int
    by_itself: bool


class ShownCards(msgspec.Struct, frozen=True, tag="shown-cards"):
    """A player showed some of his cards, or all of them, once the hand was over."""

    seat: int
    cards: str


class RabbitHunted(msgspec.Struct, frozen=True, tag="rabbit-hunted"):
    """The cards that would have come were turned up for everybody, once the hand was over, because a player asked."""

    seat: int


OfTheEnd: TypeAlias = ShownCards | RabbitHunted
"""What is shown of a hand that is over."""

OfTheBank: TypeAlias = BankSet | BankCalled
"""What becomes of a player's time bank by his own word."""


class Ruled(msgspec.Struct, frozen=True, tag="ruled"):
    """The floor ruled: under which profile, what it said in each language, by which clauses.

    `operations` were done to the hand to carry it out: kind, seat, chips, cards; `cuts` are those of the stubs that
    got another order for it, `None` where the floor gave that itself. They are not printed.
    """

    profile: str
    said: dict[str, str]
    cites: tuple[str, ...]
    operations: tuple[tuple[str, int, int, str], ...] = ()
    cuts: tuple[Cut | None, ...] = ()

    def __repr__(self) -> str:
        return f"Ruled(profile={self.profile!r}, cites={self.cites})"


class Voided(msgspec.Struct, frozen=True, tag="voided"):
    """The floor declared the hand no hand: everything put in went back."""

    why: str


def unsealed(old: Json) -> Json:
    """A row of the time when no deck was sealed."""
    return {**old, "cut": None}


UNSEALED: Final = (Upcast("shuffled", 1, unsealed), Upcast("ruled", 1, lambda old: {**old, "cuts": ()}))
"""What has changed in these rows, at whatever table."""

HIDDEN: Final = (Sealed, Discarded, Shuffled, Ruled)
"""The rows that name cards which nobody, or not everybody, may know while the hand is played."""
