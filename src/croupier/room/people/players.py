"""What the club keeps of its players beside their names: number, phone, papers seen, a note, a photo.

It may have to be forgotten, so no row of a journal has any of it: a row says whose record was written, by whom, and
which of its fields were changed.
"""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from croupier.errors import Refusal
from croupier.room.people.names import name_key
from croupier.text.letters import in_latin

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.room.journal.commit import KeptRecord, Person

LONGEST_NUMBER: Final = 20
LONGEST_NOTE: Final = 500
FEWEST_DIGITS: Final = 4
"""So many digits of a phone's number are enough to find who has it."""

PHOTO_MOST: Final = 60_000
"""The bytes of the largest photo."""

CARD: Final = "croupier:player:"
"""How what a player's card says begins, with his number behind it; it opens nothing."""


class PlayerRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the club keeps of a player; `born` is a date (YYYY-MM-DD), all else is as it was written.

    `number` is his number in the club, `document` what he proved his name by and its number, where it was seen.
    """

    number: Annotated[str, msgspec.Meta(max_length=LONGEST_NUMBER)] = ""
    phone: Annotated[str, msgspec.Meta(max_length=30)] = ""
    document: Annotated[str, msgspec.Meta(max_length=60)] = ""
    born: Annotated[str, msgspec.Meta(max_length=10)] = ""
    note: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTE)] = ""

    def changed(self, before: PlayerRecord) -> tuple[str, ...]:
        """Return the names of the fields that are other than before.

        >>> PlayerRecord("17", phone="555").changed(PlayerRecord("17"))
        ('phone',)
        """
        return tuple(
            [name for name in self.__struct_fields__ if getattr(self, name) != getattr(before, name)]
        )

    @property
    def clean(self) -> PlayerRecord:
        """The same without blanks at its ends; raises `Refusal` for a birth date that is none."""
        told = {
            name: " ".join(getattr(self, name).split()) for name in ("number", "phone", "document", "born")
        }
        if told["born"]:
            try:
                date.fromisoformat(told["born"])
            except ValueError:
                raise Refusal("people-record-born") from None
        return PlayerRecord(**told, note=self.note.strip())


class Records:
    """The records of a house by person, and who of its people was found to be somebody else of them."""

    def __init__(self, kept: Iterable[KeptRecord]) -> None:
        self._of: dict[str, PlayerRecord] = {}
        self._into: dict[str, str] = {}
        for each in kept:
            self.put(each)

    def put(self, kept: KeptRecord) -> None:
        """A record is as it was just written."""
        if kept.merged_into:
            self._into[kept.person] = kept.merged_into
            self._of.pop(kept.person, None)
        else:
            self._of[kept.person] = msgspec.json.decode(kept.record, type=PlayerRecord)

    def of(self, person: str) -> PlayerRecord:
        """What is kept of somebody; an empty record where nothing is."""
        return self._of.get(person, PlayerRecord())

    def now(self, person: str) -> str:
        """Who somebody is, by his id: another where the two were found to be one."""
        while person in self._into:
            person = self._into[person]
        return person

    def aliases(self, person: str) -> tuple[str, ...]:
        """Every id under which somebody has played, his own first.

        >>> from croupier.room.journal.commit import KeptRecord
        >>> Records([KeptRecord("ann-2", merged_into="ann")]).aliases("ann")
        ('ann', 'ann-2')
        """
        return (person, *[other for other in self._into if self.now(other) == person])

    def people(self) -> list[str]:
        """Everybody with a record."""
        return list(self._of)

    def numbered(self, number: str) -> str | None:
        """Who has a number."""
        wanted = number.strip().casefold()
        return next((who for who, kept in self._of.items() if kept.number.casefold() == wanted), None)

    def free_number(self) -> str:
        """The number behind the highest that is in use.

        >>> Records([]).free_number()
        '1'
        """
        used = [int(each.number) for each in self._of.values() if each.number.isdecimal()]
        return str(max(used, default=0) + 1)

    def check(self, person: str, record: PlayerRecord) -> None:
        """Refuse a number, or a document, that is another's."""
        for other, kept in self._of.items():
            if other == person:
                continue
            if record.number and kept.number.casefold() == record.number.casefold():
                raise Refusal("people-number-taken", number=record.number)
            if record.document and _plain(kept.document) == _plain(record.document):
                raise Refusal("people-document-known", number=kept.number)

    def has(self, person: Person, wanted: str) -> int | None:
        """How well somebody fits what is looked for, 0 best: his number, his name, its part, his phone; `None`: not."""
        wanted = wanted.removeprefix(CARD).strip()
        record = self.of(person.id)
        if not wanted:
            return 2
        if record.number and record.number.casefold() == wanted.casefold():
            return 0
        key = name_key(wanted)
        named = [
            _part(form, each) for form, each in zip(_forms(person.name), (key, in_latin(key)), strict=True)
        ]
        found = min([each for each in named if each is not None], default=None)
        if (
            found is None
            and len(_digits(wanted)) >= FEWEST_DIGITS
            and _digits(wanted) in _digits(record.phone)
        ):
            return 4
        return found


def _part(name: str, wanted: str) -> int | None:
    """How a name has what is looked for in it: from its beginning, from that of a word, or anywhere."""
    if name.startswith(wanted):
        return 1
    return 2 if f" {wanted}" in name else 3 if wanted in name else None


@lru_cache(100_000)
def _forms(name: str) -> tuple[str, str]:
    """A name as names are compared, and the same in Latin letters."""
    key = name_key(name)
    return key, in_latin(key)


def _digits(text: str) -> str:
    return "".join([each for each in text if each.isdecimal()])


def _plain(text: str) -> str:
    return "".join([each for each in name_key(text) if each.isalnum()])
