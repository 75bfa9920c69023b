"""What a browser keeps and asks for, looked through for anything that would let somebody else in."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import Error

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page, Request

PROOFS: Final = frozenset({"code", "new", "old", "password", "pin", "proof", "token"})
"""The fields of what is asked that prove who somebody is."""

SHORTEST: Final = 8
"""Four digits of a PIN stand in many an address by chance."""


class LeftBehind:
    """All addresses that the pages of a browser asked for, and all proofs that were typed in there."""

    def __init__(self, context: BrowserContext) -> None:
        self._context = context
        self._addresses: set[str] = set()
        self._proofs: set[str] = set()
        context.on("request", self._asked)
        context.on("page", self._opened)

    def found(self) -> list[str]:
        """Where a secret stands that a person could copy, or a script read: in addresses, and in what is kept."""
        proofs = self._proofs | {each["value"] for each in self._context.cookies()}
        proofs = {each for each in proofs if len(each) >= SHORTEST}
        pages = [page for page in self._context.pages if not page.is_closed()]
        places = {*self._addresses, *[page.url for page in pages]}
        for page in pages:
            try:
                places |= set(page.evaluate(_KEPT))
            except Error:
                # The page is on its way elsewhere, or no house answers: nothing can be read of it.
                continue
        return [f"{proof} in {place}" for proof in proofs for place in places if proof in place]

    def _opened(self, page: Page) -> None:
        page.on("websocket", lambda line: self._addresses.add(line.url))

    def _asked(self, request: Request) -> None:
        self._addresses.add(request.url)
        if request.method == "POST" and "/api/" in request.url:
            try:
                asked = json.loads(request.post_data or "")
            except ValueError:
                return
            if isinstance(asked, dict):
                self._proofs |= {str(value) for name, value in asked.items() if name in PROOFS}


def watch(context: BrowserContext) -> None:
    """Look through a browser when it is closed; `AssertionError` for what was left behind."""
    left, close = LeftBehind(context), context.close

    def closes(**options: Any) -> None:
        found = left.found()
        close(**options)
        assert found == [], found

    # Whoever closes it, a test or its fixture.
    vars(context)["close"] = closes


_KEPT: Final = """() => [
    ...[localStorage, sessionStorage].flatMap((kept) => Object.entries(kept).map((each) => each.join('='))),
    document.cookie,
    JSON.stringify(history.state),
    ...[...document.querySelectorAll('a[href], img[src], form[action]')].map(
        (each) => each.href ?? each.src ?? each.action),
]"""
