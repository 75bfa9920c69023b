"""Short codes by which somebody signs in on a second device: read off the first, good once and for minutes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.cards.deck import Randomness

GOOD_FOR: Final = 5 * 60 * 1000
"""In ms."""

LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""None that is taken for another."""

LENGTH: Final = 8


class _Given(NamedTuple):
    person: str
    until: int


class Codes:
    """The codes that are good now, one a person; a restart forgets them."""

    def __init__(self, clock: Callable[[], int], entropy: Randomness) -> None:
        self._clock = clock
        self._entropy = entropy
        self._given: dict[str, _Given] = {}

    def give(self, person: str) -> str:
        """A new code for somebody, in place of any he had; in two halves, as one reads it out.

        >>> from random import Random
        >>> codes = Codes(lambda: 0, Random(1))
        >>> codes.give("ann"), len(codes.give("ann"))
        ('6L35-B2LT', 9)
        """
        self._forget(lambda given: given.person == person)
        code = "".join([LETTERS[self._entropy.randrange(len(LETTERS))] for _ in range(LENGTH)])
        self._given[code] = _Given(person, self._clock() + GOOD_FOR)
        return f"{code[: LENGTH // 2]}-{code[LENGTH // 2 :]}"

    def take(self, written: str) -> str:
        """The person a code stands for, however it was written; it is good no more. `Refusal` for any other."""
        self._forget(lambda given: given.until <= self._clock())
        code = "".join([letter for letter in written.upper() if letter.isalnum()])
        given = self._given.pop(code, None)
        if given is None:
            raise Refusal("room-code-unknown")
        return given.person

    def _forget(self, which: Callable[[_Given], bool]) -> None:
        self._given = {code: given for code, given in self._given.items() if not which(given)}
