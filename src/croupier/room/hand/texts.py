"""Names of poker hands, for any language."""

from __future__ import annotations

import msgspec


class HandText(msgspec.Struct, frozen=True):
    """The name of a poker hand: a message code and its values, for any language."""

    code: str
    params: dict[str, str]
