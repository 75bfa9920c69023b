"""Screens, their look, and templates over HTTP: what a screen asks by itself, and what the desk tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

import msgspec
from starlette.responses import Response

from croupier.errors import Refusal
from croupier.room.bounds import FullName, Id, Stream, Text, Word
from croupier.room.fittings.look import LOGO_MOST, MESSAGES, picture
from croupier.room.fittings.rows import SIDE_BY_SIDE, Colour, Layout, Look, Screen, Template
from croupier.room.people.ids import free_id
from croupier.server.addresses import Address, Body
from croupier.server.answers import NO_STORE
from croupier.server.aside import Aside
from croupier.tournament import read_event

if TYPE_CHECKING:
    from starlette.requests import Request

    from croupier.room.house.house import House
    from croupier.server.callers import Callers

EVENT: Final = "event"

Events: TypeAlias = Annotated[tuple[Stream, ...], msgspec.Meta(max_length=SIDE_BY_SIDE)]
Messages: TypeAlias = Annotated[tuple[Text, ...], msgspec.Meta(max_length=MESSAGES)]


class ScreenHere(msgspec.Struct, frozen=True):
    """A screen is there. Its id is one it has made up; whoever has it sees what anybody may see."""

    id: Id


class PairScreen(msgspec.Struct, frozen=True):
    """The screen that shows this code is the house's, and shows this."""

    code: Word
    name: FullName
    layout: Layout = "clock"
    events: Events = ()


class SetScreen(msgspec.Struct, frozen=True):
    """A screen of the house shows something else."""

    id: Id
    name: FullName
    layout: Layout = "clock"
    events: Events = ()


class Dropped(msgspec.Struct, frozen=True):
    """A screen, or a template, is the house's no more."""

    id: Id


class SetLook(msgspec.Struct, frozen=True):
    """How the screens of the house look. Without a `logo` it stays as it is; an empty one takes it away."""

    accent: Colour = ""
    ground: Colour = ""
    messages: Messages = ()
    logo: Annotated[str, msgspec.Meta(max_length=LOGO_MOST * 4 // 3 + 4)] | None = None


class KeepTemplate(msgspec.Struct, frozen=True):
    """Keep an event's file as a template of the house, in place of the one of this `id` if there is one."""

    toml: str
    id: Word = ""


HERE: Final = Body(ScreenHere)
PAIR: Final = Body(PairScreen)
SET: Final = Body(SetScreen)
DROP: Final = Body(Dropped)
LOOK: Final = Body(SetLook, LOGO_MOST * 2)
KEEP: Final = Body(KeepTemplate)


class FittingsDesk:
    """Where screens ask what to show, and the desk says it."""

    def __init__(self, house: House, callers: Callers) -> None:
        self._house = house
        self._callers = callers
        self._aside = Aside()
        at, own = "/api/screens", "/api/templates"
        self.routes: Final = [
            Address(f"{at}/here", self.here, takes=HERE),
            Address(at, self.screens, must=("session",), needs=("clock",)),
            Address(f"{at}/pair", self.pair, takes=PAIR, must=("session",), needs=("clock",)),
            Address(f"{at}/set", self.set, takes=SET, must=("session",), needs=("clock",)),
            Address(f"{at}/drop", self.drop, takes=DROP, must=("session",), needs=("clock",)),
            Address("/api/look", self.look),
            Address("/api/look/logo", self.logo, tells="image/png"),
            Address("/api/look/set", self.set_look, takes=LOOK, must=("session",), needs=("plan",)),
            Address(own, self.templates, must=("session",), needs=("plan",)),
            Address(f"{own}/keep", self.keep, takes=KEEP, must=("session",), needs=("plan",)),
            Address(f"{own}/drop", self.forget, takes=DROP, must=("session",), needs=("plan",)),
        ]

    # Screens

    async def here(self, request: Request) -> dict[str, Any]:
        """What a screen is to show, or the short code it shows until the desk pairs it."""
        found = self._house.fittings.here((await HERE.of(request)).id)
        return {"code": found} if isinstance(found, str) else {"code": "", "screen": _screen(found)}

    async def screens(self, request: Request) -> dict[str, Any]:
        """The screens of the house."""
        self._callers.check(request, "clock", EVENT)
        found = sorted(self._house.fittings.state.screens.values(), key=lambda each: each.name.casefold())
        return {"screens": [_screen(each) for each in found]}

    async def pair(self, request: Request) -> dict[str, Any]:
        """Make the screen that shows a code the house's, and tell it what to show."""
        by = self._callers.check(request, "clock", EVENT)
        asked = await PAIR.of(request)
        wanted = self._wanted("", asked)
        return _screen(await self._house.fittings.pair(asked.code, wanted, by))

    async def set(self, request: Request) -> dict[str, Any]:
        """Tell a screen to show something else."""
        by = self._callers.check(request, "clock", EVENT)
        asked = await SET.of(request)
        screen = self._wanted(asked.id, asked)
        await self._house.fittings.shows(screen, by)
        return _screen(screen)

    async def drop(self, request: Request) -> dict[str, Any]:
        """Take a screen off the list: it shows a code again."""
        by = self._callers.check(request, "clock", EVENT)
        asked = await DROP.of(request)
        await self._house.fittings.lets_go(asked.id, by)
        return {"id": asked.id}

    def _wanted(self, id: str, asked: PairScreen | SetScreen) -> Screen:
        for event in asked.events:
            self._house.events.event(event)
        return Screen(id, asked.name.strip(), asked.layout, asked.events)

    # The look

    async def look(self, _: Request) -> dict[str, Any]:
        """How the screens of the house look; the logo stands at an address of its own."""
        look = self._house.fittings.state.look
        return {
            "accent": look.accent,
            "ground": look.ground,
            "messages": look.messages,
            "logo": bool(look.logo),
        }

    async def logo(self, _: Request) -> Response:
        """The logo of the house."""
        look = self._house.fittings.state.look
        if not look.logo:
            raise Refusal("fittings-no-logo")
        made, kind = picture(look.logo)
        return Response(made, media_type=kind, headers=NO_STORE)

    async def set_look(self, request: Request) -> dict[str, Any]:
        """Say how the screens of the house look."""
        by = self._callers.check(request, "plan", EVENT)
        asked, fittings = await LOOK.of(request), self._house.fittings
        logo = fittings.state.look.logo if asked.logo is None else asked.logo
        lines = tuple([line.strip() for line in asked.messages if line.strip()])
        await fittings.looks(Look(logo, asked.accent, asked.ground, lines), by)
        return await self.look(request)

    # Templates

    async def templates(self, request: Request) -> dict[str, Any]:
        """The templates of the house, by their names."""
        self._callers.check(request, "plan", EVENT)
        found = sorted(self._house.fittings.state.templates.values(), key=lambda each: each.name.casefold())
        return {"templates": [{"id": each.id, "name": each.name, "toml": each.toml} for each in found]}

    async def keep(self, request: Request) -> dict[str, Any]:
        """Keep an event's file, once it is right, as a template of the house; one of its name is changed."""
        by = self._callers.check(request, "plan", EVENT)
        asked, fittings = await KEEP.of(request), self._house.fittings
        terms = await self._aside.do(read_event, asked.toml)
        known = fittings.state.templates
        same = next((each.id for each in known.values() if each.name == terms.name), "")
        template = Template(
            asked.id or same or free_id(terms.name, known, "template"), terms.name, asked.toml
        )
        await fittings.keeps(template, by)
        return {"id": template.id, "name": template.name}

    async def forget(self, request: Request) -> dict[str, Any]:
        """Keep a template no more."""
        by = self._callers.check(request, "plan", EVENT)
        asked = await DROP.of(request)
        await self._house.fittings.forgets(asked.id, by)
        return {"id": asked.id}


def _screen(screen: Screen) -> dict[str, Any]:
    return {"id": screen.id, "name": screen.name, "layout": screen.layout, "events": screen.events}
