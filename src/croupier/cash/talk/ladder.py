"""What becomes of those who talk as they may not: a ladder of measures with their times, and one review of each.

The ladder is a value of the house's policy (`CHAT`); who climbs it is kept by the table that it happens at. Times are
milliseconds since 1970, as the rows have them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

if TYPE_CHECKING:
    from croupier.rulebook import Policy

MINUTE: Final = 60_000

Measure: TypeAlias = Literal["warning", "mute", "until-review"]
"""A word of warning, the chat closed for so long, or closed until the floor has looked at it."""

Offence: TypeAlias = Literal["live-hand", "abuse", "spam"]
"""What a step is given for: talk of a live hand, intimidation or insults, messages nobody wants."""

CLAUSES: Final[dict[Offence, str]] = {
    "live-hand": "ONLINE:chat-3",
    "abuse": "ONLINE:etiquette-1",
    "spam": "ONLINE:etiquette-2",
}

Giver: TypeAlias = Literal["floor", "filter"]

Reviewing: TypeAlias = Literal["none", "asked", "upheld", "lifted"]
"""How a review of the last step stands."""


class Step(msgspec.Struct, frozen=True):
    """One step of the ladder; a mute lasts `minutes`.

    >>> Step("mute", 10).until(at=1_000)
    601000
    """

    measure: Measure
    minutes: int = 0

    def until(self, at: int) -> int | None:
        """Until when the chat is closed by a step given `at`; 0 for not at all, `None` until it is reviewed."""
        if self.measure == "until-review":
            return None
        return at + self.minutes * MINUTE if self.measure == "mute" else 0


@dataclass(frozen=True, slots=True)
class Ladder:
    """A house's policy for its chats.

    The filter gives a step by itself when it has held back `hits` messages of one person `within` so many minutes. Who
    was given none for `forgets` minutes begins at the bottom again.
    """

    steps: tuple[Step, ...]
    hits: int
    forgets: int
    within: int = 10

    def next_for(self, conduct: Conduct, at: int) -> tuple[int, Step]:
        """The number of the next step of somebody, and the step: the last one stays the last.

        >>> Ladder(LADDERS["day"], hits=3, forgets=DAY).next_for(Conduct(), 0)
        (1, Step(measure='warning', minutes=0))
        """
        climbed = 0 if at - conduct.given_at > self.forgets * MINUTE else conduct.climbed
        number = min(climbed + 1, len(self.steps))
        return number, self.steps[number - 1]

    def hit(self, conduct: Conduct, at: int) -> bool:
        """Whether a message held back now is the one that gives a step."""
        lately = [hit for hit in conduct.hits if at - hit <= self.within * MINUTE]
        return len(lately) + 1 >= self.hits


DAY: Final = 24 * 60
"""In minutes."""

CHAT: Final = ("chat_ladder", "chat_filter_hits", "chat_forgotten_days")
"""What a policy says of it."""

LADDERS: Final[dict[str, tuple[Step, ...]]] = {
    "gradual": (Step("warning"), Step("mute", 10), Step("mute", 60), Step("mute", DAY), Step("until-review")),
    "day": (Step("warning"), Step("mute", DAY), Step("until-review")),
    "review": (Step("warning"), Step("until-review")),
    "warnings": (Step("warning"),),
}
"""The ladders a house chooses among, by the name its policy has for each."""


Answer: TypeAlias = tuple[str, str | int | bool]
"""A field of a policy, and what a house answers there."""

Answers: TypeAlias = tuple[Answer, ...]


def other_answers(policy: Policy, book: Policy) -> Answers:
    """What a house's policy says of talk, where it says another thing than the book that its tables are played by."""
    return tuple([(field, policy[field]) for field in CHAT if policy[field] != book[field]])


def ladder_of(policy: Policy) -> Ladder:
    """The ladder of a house under its policy.

    >>> from croupier.rulebook import profile
    >>> [step.measure for step in ladder_of(profile("online-cash")).steps]
    ['warning', 'mute', 'mute', 'mute', 'until-review']
    """
    return Ladder(
        LADDERS[policy.choice("chat_ladder")],
        hits=policy.number("chat_filter_hits"),
        forgets=policy.number("chat_forgotten_days") * DAY,
    )


class Conduct(msgspec.Struct, frozen=True):
    """How somebody stands on the ladder: the last step, given `by` whom and for what, and the review of it.

    `until` is when the chat opens for him again, 0 where it is open, `None` where the floor must look at it first.
    `hits` are when the filter held his messages back since.
    """

    climbed: int = 0
    step: Step | None = None
    given_at: int = 0
    until: int | None = 0
    by: Giver = "filter"
    about: Offence = "live-hand"
    review: Reviewing = "none"
    hits: tuple[int, ...] = ()

    def silent(self, at: int) -> bool:
        """Whether he may not speak now."""
        return self.until is None or at < self.until

    def held_back(self, at: int) -> Conduct:
        """The filter has held a message of his back."""
        return msgspec.structs.replace(self, hits=(*self.hits, at)[-10:])

    def given(self, number: int, step: Step, at: int, by: Giver, about: Offence) -> Conduct:
        """He is given a step; what the filter had held back before is settled by it.

        >>> Conduct().given(2, Step("mute", 10), 0, "floor", "abuse").silent(599_999)
        True
        """
        return Conduct(number, step, at, step.until(at), by, about)

    def reviewed(self, *, upheld: bool) -> Conduct:
        """The floor has looked at it: a step that is lifted counts for nothing any more.

        >>> Conduct().given(5, Step("until-review"), 0, "floor", "abuse").reviewed(upheld=False).silent(1)
        False
        """
        if upheld:
            return msgspec.structs.replace(self, review="upheld")
        return msgspec.structs.replace(self, review="lifted", until=0, climbed=max(self.climbed - 1, 0))
