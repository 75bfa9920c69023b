"""Whether words can be read in the colours a house chooses, and what a logo is."""

from __future__ import annotations

import base64
import binascii
from typing import TYPE_CHECKING, Final

from croupier.errors import Refusal

if TYPE_CHECKING:
    from croupier.room.fittings.rows import Look

LOGO_MOST: Final = 150_000
"""The most bytes of a logo."""

KINDS: Final = {b"\x89PNG": "image/png", b"\xff\xd8\xff": "image/jpeg", b"RIFF": "image/webp"}
"""The kinds of picture a logo may be, by their first bytes; one that holds a program, as SVG, is none of them."""

FIGURES: Final = 3.0
"""How far the colour of large figures stands off the ground at least (WCAG 2.2, 1.4.3)."""

WORDS: Final = 7.0
"""How far black or white stands off it: read from across a room, and softer words still at 4.5."""

MESSAGES: Final = 12
LONGEST: Final = 120


def contrast(one: str, other: str) -> float:
    """How far two colours stand off one another, from 1 to 21 (WCAG 2.2).

    >>> contrast("#000000", "#ffffff"), round(contrast("#777777", "#ffffff"), 2)
    (21.0, 4.48)
    """
    dark, light = sorted([_light(one), _light(other)])
    return (light + 0.05) / (dark + 0.05)


def check(look: Look) -> None:
    """Raise `Refusal` for colours in which nobody can read, a logo that is no picture, and too many words."""
    if bool(look.accent) != bool(look.ground):
        raise Refusal("fittings-two-colours")
    if look.ground:
        if max(contrast(look.ground, each) for each in ("#000000", "#ffffff")) < WORDS:
            raise Refusal("fittings-ground", colour=look.ground)
        if contrast(look.ground, look.accent) < FIGURES:
            raise Refusal("fittings-contrast", accent=look.accent, ground=look.ground)
    if len(look.messages) > MESSAGES or any([len(each) > LONGEST for each in look.messages]):
        raise Refusal("fittings-messages", most=MESSAGES, letters=LONGEST)
    if look.logo:
        picture(look.logo)


def picture(logo: str) -> tuple[bytes, str]:
    """A logo as bytes, and what kind of picture it is; `Refusal` where it is none, or too large."""
    try:
        made = base64.b64decode(logo, validate=True)
    except (binascii.Error, ValueError):
        made = b""
    kind = next((kind for begins, kind in KINDS.items() if made.startswith(begins)), "")
    if not kind or len(made) > LOGO_MOST:
        raise Refusal("fittings-logo", most=LOGO_MOST // 1000)
    return made, kind


def _light(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [
        each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
