"""What the journal of the fittings says."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.journal.codec import Codec

Layout: TypeAlias = Literal["clock", "moves", "prizes", "seating", "bracket", "lists"]
"""What a screen shows of its events, or the lists of the cash room."""

SIDE_BY_SIDE: Final = 4
"""How many events stand on one screen at the most."""

Colour: TypeAlias = Annotated[str, msgspec.Meta(pattern="^(#[0-9a-f]{6})?$")]
"""A colour as `#rrggbb`; empty for the page's own."""


class Screen(msgspec.Struct, frozen=True, tag="screen"):
    """A screen of the house: what it is called, and what it shows of which `events`, by their ids, side by side."""

    id: str
    name: str
    layout: Layout = "clock"
    events: tuple[str, ...] = ()


class ScreenGone(msgspec.Struct, frozen=True, tag="screen-gone"):
    """A screen is the house's no more."""

    id: str


class Look(msgspec.Struct, frozen=True, tag="look"):
    """How the house's screens look: its logo (PNG, JPEG or WebP in base64), two colours, lines that take turns."""

    logo: str = ""
    accent: Colour = ""
    ground: Colour = ""
    messages: tuple[str, ...] = ()


class Template(msgspec.Struct, frozen=True, tag="template"):
    """An event's file the house keeps to open others with."""

    id: str
    name: str
    toml: str


class TemplateGone(msgspec.Struct, frozen=True, tag="template-gone"):
    """A template is kept no more."""

    id: str


Fitting: TypeAlias = Screen | ScreenGone | Look | Template | TemplateGone
Row: TypeAlias = Fitting | Resumed | Stopped

CODEC: Final[Codec[Row]] = Codec("fittings", Row)
"""How these rows are written, and what has changed in them since."""
