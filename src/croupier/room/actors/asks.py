"""What every ask has in common: a type by which it is told apart, and who asks it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, NamedTuple, Self, TypeAlias, TypeVar

import msgspec

from croupier.errors import Mistake
from croupier.room.bounds import Word

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.room.journal.commit import Person

A_co = TypeVar("A_co", covariant=True)

Office: TypeAlias = Literal["floor", "player", "clock", "table", "house"]


def kebab(name: str) -> str:
    """The tag of a class.

    >>> kebab("CallNext")
    'call-next'
    """
    return "".join([f"-{letter.lower()}" if letter.isupper() else letter for letter in name])[1:]


class Ask(msgspec.Struct, frozen=True, tag_field="type", tag=kebab, forbid_unknown_fields=True):
    """Something that a person asks of something in the house."""


@cache
def reader(of: Any, code: str = "room-ask-unreadable") -> Callable[[bytes | str], Any]:
    """What reads JSON that was sent: an ask of these types, or whatever `of` is; `Mistake` for what is none."""
    decoder = msgspec.json.Decoder(of)

    def read(text: bytes | str) -> Any:
        try:
            return decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Mistake(code, why=str(error)[:200]) from error

    return read


class Reopen(Ask, frozen=True):
    """Let what has stopped, `what` by its id, go on from its last row; the floor alone asks it."""

    what: Word


class GiveUp(Ask, frozen=True):
    """Give a table up that has stopped: everybody has in his wallet the chips the ledger knows of, and it is closed.

    The floor alone asks it.
    """

    what: Word


class By(NamedTuple):
    """Who asks: the floor, a person for himself, an event's clock, one of its tables, or the house.

    `person` and `name` are the member who speaks, empty where nobody gave a name; a `bot` is one of the house's own.
    """

    office: Office
    person: str = ""
    name: str = ""
    bot: bool = False

    @classmethod
    def of(cls, person: Person | None, *, floor: bool = False) -> Self:
        """Return who asks where a member does, if he has a name yet, for himself or for the floor."""
        who = (person.id, person.name, person.bot) if person is not None else ()
        return cls("floor" if floor else "player", *who)

    @property
    def floor(self) -> bool:
        """Whether he speaks for the floor."""
        return self.office == "floor"

    def key(self, id: str) -> str:
        """The journal's name for a command of his under this id.

        >>> By("player", "ann").key("7"), By("floor", "ann").key("7")
        ('ann/7', 'floor/7')
        """
        return f"{'floor' if self.floor else self.person}/{id}"


CLOCK: Final = By("clock")
TABLE: Final = By("table")
HOUSE: Final = By("house")


class Asked(NamedTuple, Generic[A_co]):
    """One ask on its way, and who asks it."""

    by: By
    ask: A_co
