"""The fittings at work: screens are paired and told what to show, templates kept, the look set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

import msgspec

from croupier.errors import Refusal
from croupier.room.actors.actor import Actor
from croupier.room.actors.asks import act_of
from croupier.room.fittings.look import check
from croupier.room.fittings.rows import Fitting, Look, Row, Screen, ScreenGone, Template, TemplateGone
from croupier.room.fittings.stream import FITTINGS, KIND, FittingsState
from croupier.room.people.codes import code, written

if TYPE_CHECKING:
    from croupier.room.actors.actor import Tools
    from croupier.room.actors.asks import By
    from croupier.room.actors.stream import StreamKind
    from croupier.room.actors.watched import Eyes

MOST: Final = 200
"""How many screens, and how many templates, there may be."""

WAITING: Final = 100
"""How many screens show a code at a time; the one that was seen longest ago makes way."""

SHORT: Final = 4
"""How long a code is that is read off a wall. It gives nobody anything: a screen shows what anybody may see."""


class FittingsView(msgspec.Struct, frozen=True):
    """How many rows their journal has."""

    version: int


class _Waits(NamedTuple):
    screen: str
    at: int


class FittingsActor(Actor[FittingsState, Fitting, Row]):
    """Writes down what the house furnishes its events with."""

    kind: ClassVar[StreamKind[Any, Any]] = KIND

    def __init__(self, tools: Tools) -> None:
        super().__init__(tools.reopened(KIND, FITTINGS) or FittingsState(), tools)
        self._waiting: dict[str, _Waits] = {}

    @property
    def id(self) -> str:
        """What they are called."""
        return FITTINGS

    def here(self, screen: str) -> Screen | str:
        """What a screen of this id is to show, or the code it shows until somebody pairs it."""
        paired = self.state.screens.get(screen)
        if paired is not None:
            return paired
        shown = next((code for code, each in self._waiting.items() if each.screen == screen), "")
        while not shown or (shown in self._waiting and self._waiting[shown].screen != screen):
            shown = code(self._tools.entropy, SHORT)
        self._waiting.pop(shown, None)
        self._waiting[shown] = _Waits(screen, self._tools.clock())
        while len(self._waiting) > WAITING:
            self._waiting.pop(next(iter(self._waiting)))
        return shown

    async def pair(self, shown: str, screen: Screen, by: By) -> Screen:
        """The screen that shows this code is the house's; `Refusal` where none does, and for one too many."""
        waits = self._waiting.get(written(shown))
        if waits is None:
            raise Refusal("fittings-no-code")
        if len(self.state.screens) >= MOST:
            raise Refusal("fittings-too-many", most=MOST)
        paired = msgspec.structs.replace(screen, id=waits.screen)
        await self._set(paired, by)
        self._waiting.pop(written(shown), None)
        return paired

    async def shows(self, screen: Screen, by: By) -> None:
        """A screen shows something else from now on."""
        self._check(screen.id in self.state.screens)
        await self._set(screen, by)

    async def lets_go(self, screen: str, by: By) -> None:
        """A screen is the house's no more: it shows a code again."""
        self._check(screen in self.state.screens)
        await self.tell(ScreenGone(screen), act=act_of(by, {"type": "drop-screen", "screen": screen}))

    async def looks(self, look: Look, by: By) -> None:
        """The screens of the house look like this; `Refusal` for what nobody can read."""
        check(look)
        await self.tell(
            look, act=act_of(by, {"type": "set-look", "accent": look.accent, "ground": look.ground})
        )

    async def keeps(self, template: Template, by: By) -> None:
        """An event's file is a template of the house; one of its id is changed."""
        if template.id not in self.state.templates and len(self.state.templates) >= MOST:
            raise Refusal("fittings-too-many", most=MOST)
        await self.tell(template, act=act_of(by, {"type": "keep-template", "name": template.name}))

    async def forgets(self, template: str, by: By) -> None:
        """A template is kept no more."""
        self._check(template in self.state.templates)
        await self.tell(TemplateGone(template), act=act_of(by, {"type": "drop-template", "id": template}))

    async def _set(self, screen: Screen, by: By) -> None:
        if not screen.name.strip() or (screen.layout != "lists" and not screen.events):
            raise Refusal("fittings-screen-empty")
        ask = {
            "type": "set-screen",
            "name": screen.name,
            "layout": screen.layout,
            "events": list(screen.events),
        }
        await self.tell(screen, act=act_of(by, ask))

    def _check(self, known: bool) -> None:
        if not known:
            raise Refusal("fittings-none")

    def _due(self) -> None:
        return None

    def _decide(self, command: Fitting) -> Row:
        return command

    def _eyes(self) -> Eyes:
        return lambda _: FittingsView(self.state.version)
