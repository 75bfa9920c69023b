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
IN_ONE: Final = 4


def code(entropy: Randomness, length: int = LENGTH) -> str:
    """A new code, in fours, as one reads it out.

    >>> from random import Random
    >>> code(Random(1))
    'A6J9-ZWYS'
    """
    letters = "".join([LETTERS[entropy.randrange(len(LETTERS))] for _ in range(length)])
    return "-".join([letters[at : at + IN_ONE] for at in range(0, length, IN_ONE)])


def written(shown: str) -> str:
    """A code as it was meant, however it was written.

    >>> written(" 6l35 b2lt")
    '6L35B2LT'
    """
    return "".join([letter for letter in shown.upper() if letter.isalnum()])


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
        """A new code for somebody, in place of any he had."""
        self._forget(lambda given: given.person == person)
        shown = code(self._entropy)
        self._given[written(shown)] = _Given(person, self._clock() + GOOD_FOR)
        return shown

    def take(self, shown: str) -> str:
        """The person a code stands for, however it was written; it is good no more. `Refusal` for any other."""
        self._forget(lambda given: given.until <= self._clock())
        given = self._given.pop(written(shown), None)
        if given is None:
            raise Refusal("room-code-unknown")
        return given.person

    def _forget(self, which: Callable[[_Given], bool]) -> None:
        self._given = {code: given for code, given in self._given.items() if not which(given)}
