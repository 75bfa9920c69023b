"""What is heard of words: one meaning after the other, sentence by sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

LONGEST: Final = 500
"""The longest words that are listened to, in characters."""

ACTIONS: Final = frozenset(
    {
        "fold",
        "pass",
        "check",
        "call",
        "bet",
        "raise",
        "make",
        "put",
        "min-bet",
        "min-raise",
        "times",
        "all-in",
        "pot",
    }
)
"""The meanings that are actions."""

AMOUNTS: Final = frozenset({"amount", "bare"})
"""The meanings that are amounts."""

OF_OTHERS: Final = frozenset({"theirs", "praise", "other", "you"})
"""The meanings that mark an act as another's."""

NOBODY_KNOWS: Final = frozenset({"word", "deed", "trait", "near"})
"""The meanings of words nobody knows."""

KNOWN_TALK: Final = frozenset({"chat", "name", "holding", "cards"})
"""The meanings of words that everybody knows and that are no act."""

DONE: Final = frozenset({"fold", "check", "call"})
"""Acts that need no amount and add nothing."""

DASHES: Final = frozenset("—–-")
"""What stands for a pause in what is written, or leads from one clause to the next."""

ENOUGH: Final = DONE | AMOUNTS | {"min-bet", "min-raise", "all-in", "times"}
"""Acts that need no amount, and amounts."""


class Heard(NamedTuple):
    """One thing that was heard: its meaning, the words, and the value of an amount.

    `meaning` is one of the table's, `amount`, `bare` for an amount whose unit is not said, `times` for a multiple of
    the bet, `over` for the bet that something is added to (“your 600 plus 900”), `stop` for a pause, `remark` for what
    is said of another's act (“your raise”), `likened` where it begins to be said what so much is, `number` for one
    that is not put together as numbers are (“two fifty”), or `strange` for what nobody understands.

    A word nobody knows is a `word` until it is told whether it stands apart from all acts, a `deed` where it may be one
    itself (“I flibber”), a `trait` where it cannot (“my parrot”, “marvellous”), and `near` where it may be one
    misspelled. `half` says that half of the unit of a `bare` amount is added (“two and a half”).
    """

    meaning: str
    words: str
    value: int = 0
    half: bool = False


class Sentence(NamedTuple):
    """What was heard up to a full stop, whether it was a question, and whether it ended as one (`asked`).

    `apart` are words nobody knows in talk that stands apart from every act.
    """

    heard: tuple[Heard, ...]
    question: bool = False
    asked: bool = False
    apart: tuple[str, ...] = ()


def words_of(clause: Iterable[Heard]) -> list[str]:
    """The single words of what was heard.

    >>> words_of([Heard("all-in", "all in"), Heard("filler", "then")])
    ['all', 'in', 'then']
    """
    return " ".join([each.words for each in clause]).split()
