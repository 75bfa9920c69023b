"""What stands above the seats of a hand, put together from what the patterns of a site found there."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

from croupier.errors import Mistake
from croupier.records.sites.games import game_called
from croupier.records.sites.grammar import Opening, amount
from croupier.records.sites.money import Money
from croupier.records.sites.told import Heading, TableLine

if TYPE_CHECKING:
    from collections.abc import Mapping

_SIGNS: Final = {"$": "USD", "€": "EUR", "£": "GBP"}


def opening(site: str, found: Mapping[str, str | None]) -> Opening:
    """The opening of a hand.

    `found` has any of: `number`, `game`, `betting`, `stakes` (all amounts, the small one first), `event`, `buy_in`,
    `level`, `table`, `seats`, `button`, `when` (an ISO time), `cap`. Amounts are whole chips in an event, unless
    there are `cents` of them, else in cents, play money too. Raises `Mistake` where game or stakes are missing.
    """
    variant = game_called(found.get("game") or "", found.get("betting") or "")
    stakes = (found.get("stakes") or "").split("|")
    tournament = bool(found.get("event"))
    sign = next((letter for text in stakes for letter in text if letter in _SIGNS), "")
    money = Money(1) if tournament and not found.get("cents") else Money(100, sign)
    amounts = [amount(text, money) for text in stakes if any(letter.isdigit() for letter in text)]
    if not amounts:
        raise Mistake("records-site-no-stakes", site=site, text=" ".join(stakes)[:80])
    small, big = (amounts * 2)[:2] if len(amounts) == 1 else amounts[-2:]
    cap = found.get("cap")
    heading = Heading(
        variant,
        money,
        small,
        big,
        button_blind=False,
        tournament=tournament,
        about=_about(site, found, money),
        cap=amount(cap, money) if cap else 0,
    )
    table = found.get("table") or ""
    return Opening(heading, TableLine(table.strip(), _whole(found.get("seats")), _whole(found.get("button"))))


def _whole(text: str | None) -> int:
    """A number of seats or of a seat; 0 where none is told, or what is no number."""
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 4 else 0


def _about(site: str, found: Mapping[str, str | None], money: Money) -> dict[str, Any]:
    number = found.get("number")
    counted = bool(number) and str(number).isascii() and str(number).isdigit() and len(str(number)) < 100
    about: dict[str, Any] = {
        "hand": int(number) if number and counted else number,
        "_site": site,
        "currency_symbol": money.sign or None,
        "currency": _SIGNS.get(money.sign),
        "event": found.get("event"),
        "_buy_in": found.get("buy_in"),
        "level": int(level)
        if (level := found.get("level")) and level.isascii() and level.isdigit()
        else None,
    }
    when = found.get("when")
    if when:
        try:
            at = datetime.fromisoformat(when)
        except ValueError:
            raise Mistake("records-stars-no-time", text=when[:40]) from None
        about |= {"year": at.year, "month": at.month, "day": at.day, "time": at.time()}
    return {name: value for name, value in about.items() if value is not None}
