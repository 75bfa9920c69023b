"""What a table keeps of its talk: how everybody stands, who is not heard by whom, the last lines, what was reported."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from croupier.cash.talk.ladder import Conduct

if TYPE_CHECKING:
    from collections.abc import Mapping

MOST_LINES: Final = 40
"""How many of the last lines a table keeps, for whoever reports one."""

MOST_REPORTS: Final = 20

ROUND_IT: Final = 3
"""How many lines before and after a reported one the floor is shown."""


class Line(msgspec.Struct, frozen=True):
    """What somebody said: `number` is the version of the row it stands in."""

    number: int
    person: str
    name: str
    text: str


class Report(msgspec.Struct, frozen=True):
    """Who reported a line, when (ms since 1970), and the line with those round it."""

    by: str
    at: int
    line: int
    lines: tuple[Line, ...]


class Manners(msgspec.Struct, frozen=True):
    """How a table's people talk. `conduct` is by person, `ignoring` whom each person does not hear, `faces` who has
    chosen by which face he is shown.

    >>> Manners().ignored("ann", "boris", on=True).ignoring
    {'ann': ('boris',)}
    """

    conduct: dict[str, Conduct] = {}
    ignoring: dict[str, tuple[str, ...]] = {}
    lines: tuple[Line, ...] = ()
    reports: tuple[Report, ...] = ()
    faces: dict[str, int] = {}

    def of(self, person: str) -> Conduct:
        """How somebody stands."""
        return self.conduct.get(person) or Conduct()

    def hears(self, viewer: str | None, speaker: str) -> bool:
        """Whether a viewer wants to hear somebody."""
        return viewer is None or speaker not in self.ignoring.get(viewer, ())

    def line(self, number: int) -> Line | None:
        """A line by its number, while the table keeps it."""
        return next((line for line in self.lines if line.number == number), None)

    def conducted(self, person: str, conduct: Conduct) -> Manners:
        """How somebody stands from now on."""
        return self._with(conduct={**self.conduct, person: conduct})

    def ignored(self, person: str, whom: str, *, on: bool) -> Manners:
        """A person hears another no more, or again."""
        others = [each for each in self.ignoring.get(person, ()) if each != whom]
        return self._with(ignoring={**self.ignoring, person: (*others, whom) if on else tuple(others)})

    def faced(self, person: str, face: int) -> Manners:
        """A person is shown by another face; 0 is the one of his name."""
        return self._with(faces={**self.faces, person: face})

    def heard(self, line: Line) -> Manners:
        """One more line."""
        return self._with(lines=(*self.lines, line)[-MOST_LINES:])

    def reported(self, person: str, number: int, at: int) -> Manners:
        """A person reports a line: the floor has it with those round it."""
        place = next(place for place, line in enumerate(self.lines) if line.number == number)
        lines = self.lines[max(place - ROUND_IT, 0) : place + ROUND_IT + 1]
        return self._with(reports=(*self.reports, Report(person, at, number, lines))[-MOST_REPORTS:])

    def _with(self, **changed: Mapping[str, object] | tuple[object, ...]) -> Manners:
        return msgspec.structs.replace(self, **changed)
