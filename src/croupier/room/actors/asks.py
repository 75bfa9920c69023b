"""What every ask has in common: a type by which it is told apart, and who asks it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, NamedTuple, Self, TypeAlias, TypeVar

import msgspec

from croupier.errors import Mistake
from croupier.room.bounds import Word
from croupier.room.journal.acts import Act, Paid
from croupier.staff import NO_POWERS

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from croupier.room.journal.commit import Person
    from croupier.staff import Permission, Powers

A_co = TypeVar("A_co", covariant=True)

Office: TypeAlias = Literal["floor", "player", "clock", "table", "house", "cage"]


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
    """Who asks: the staff, a person for himself, an event's clock, one of its tables, the house, or who is at the cage.

    `person` and `name` are whoever speaks, empty where nobody gave a name; a `bot` is one of the house's own. `powers`
    are all he may do for the house, `role` the one he does this in, with what is `allowed` there, `device` the session
    he speaks in, or the `station` at which he works; the house itself needs no role. `signed_by` is the person who has
    signed what he asks too, `pays` what goes out by it.
    """

    office: Office
    person: str = ""
    name: str = ""
    bot: bool = False
    powers: Powers = NO_POWERS
    role: str = ""
    allowed: frozenset[Permission] = frozenset()
    device: str = ""
    station: bool = False
    signed_by: str = ""
    pays: Paid = Paid()

    @classmethod
    def of(
        cls, person: Person | None, powers: Powers = NO_POWERS, device: str = "", *, station: bool = False
    ) -> Self:
        """Return who asks where a member does, if he has a name yet; whether for the house is seen by what he asks."""
        if person is None:
            return cls("player", powers=powers, device=device, station=station)
        return cls("player", person.id, person.name, person.bot, powers, device=device, station=station)

    @property
    def floor(self) -> bool:
        """Whether he speaks for the house."""
        return self.office == "floor"

    def for_the_house(self, needs: Collection[Permission], at: str, now: int) -> Self | None:
        """Return him as he speaks for the house, in the role that allows it; none where nothing does."""
        if self.floor:
            return self
        grant = self.powers.grant(needs, at, now)
        if grant is None:
            return None
        return self._replace(office="floor", role=grant.role, allowed=self.powers.may(at, now))

    def may(self, permission: Permission) -> bool:
        """Whether he may do this too, where he asks something for the house."""
        return self.floor and (not self.role or permission in self.allowed)

    def key(self, id: str) -> str:
        """The journal's name for a command of his under this id.

        >>> By("player", "ann").key("7"), By("floor").key("7")
        ('ann/7', 'floor/7')
        """
        return f"{self.person or self.office}/{id}"


CLOCK: Final = By("clock")
TABLE: Final = By("table")
HOUSE: Final = By("house")


def act_of(by: By, ask: object, undoes: int = 0) -> Act | None:
    """Return what somebody does for the house, as it is logged; none where he does it for himself, or nobody does.

    >>> act = act_of(By("floor", "kim", "Kim", role="floor", device="tablet"), Reopen("oak"))
    >>> act.person, act.role, act.ask
    ('kim', 'floor', '{"type":"reopen","what":"oak"}')
    """
    if by.office not in ("floor", "cage") or not by.person:
        return None
    said = ask
    if not isinstance(ask, msgspec.Struct | dict):
        said = {"type": kebab(type(ask).__name__), **msgspec.to_builtins(ask)}
    asked = msgspec.json.encode(said).decode()
    return Act(by.person, by.role, by.device, asked, undoes, by.signed_by, *by.pays)


class Asked(NamedTuple, Generic[A_co]):
    """One ask on its way, and who asks it."""

    by: By
    ask: A_co
