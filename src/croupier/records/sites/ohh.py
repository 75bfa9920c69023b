"""Open Hand History read: an object of the specification told as any site's text is, and played by the engine.

Hold'em, Omaha and stud. Of a draw the specification has no word for what was thrown away: such a hand is refused. Where
the board was run out more than once its streets come again: the second flop, or turn, lies on the second board.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from decimal import Decimal
from typing import Any, Final

from croupier.cards import Cards, parse
from croupier.errors import Mistake
from croupier.records.record import RecordError
from croupier.records.sites.games import game_called
from croupier.records.sites.money import Money, sign_of
from croupier.records.sites.reading import ONLINE, Site, Text
from croupier.records.sites.told import Heading, Said, Seat, TableLine, Told

_GAMES: Final = {
    "Holdem": "hold'em",
    "Omaha": "omaha",
    "OmahaHiLo": "omaha hi-lo",
    "Stud": "stud",
    "StudHiLo": "stud hi-lo",
}
_BETTING: Final = {"NL": "no limit", "PL": "pot limit", "FL": "fixed limit"}
_KINDS: Final = {
    "Post Ante": "ante",
    "Post SB": "small-blind",
    "Post BB": "big-blind",
    "Straddle": "straddle",
    "Post Dead": "missed-blind",
    "Post Extra Blind": "both-blinds",
    "Fold": "fold",
    "Check": "check",
    "Call": "call",
    "Bet": "bet",
    "Raise": "raise",
    "Dealt Cards": "dealt",
    "Shows Cards": "show",
    "Mucks Cards": "muck",
}
_SPLASHES: Final = frozenset({"Add to Pot", "Added To Pot"})
"""What tells chips that the house throws into the pot, whichever player stands beside it."""
_ASIDES: Final = frozenset({"Added Chips", "Sits Down", "Stands Up", "Player Adjustment"})
"""What changes nothing of the play."""

_DEAD: Final = frozenset({"ante"})
_SIZES: Final = {5: "5 card ", 6: "6 card "}
_PLAY_MONEY: Final = frozenset({"XPM", "PPC"})
_BEGINS: Final = re.compile(r'\{\s*(?:"id"\s*:\s*(?:"[^"\n]*"|\d+)\s*,\s*)?"ohh"')
MOST_LARGE: Final = 1_000_000
"""The longest object that is read, in letters."""


def begins(text: str) -> bool:
    """Whether a text begins as one of these does; some programs name the hand before it.

    >>> begins(' {"ohh": {}}'), begins('{"format": "croupier-hand"}')
    (True, False)
    """
    return bool(_BEGINS.match(text[:4_000].lstrip("\ufeff \t\r\n")))


def texts(text: str) -> Iterator[Text]:
    """The objects of a text, one after another; what stands between them is a hand that cannot be read."""
    decoder = json.JSONDecoder()
    at, text = 0, text.lstrip("\ufeff")
    while at < len(text):
        at += len(text[at:]) - len(text[at:].lstrip())
        if at >= len(text):
            return
        try:
            _, end = decoder.raw_decode(text, at)
        except (ValueError, RecursionError) as error:
            # The next object begins a line; what is damaged ends there, and what is cut off where the text does.
            cut_off = isinstance(error, json.JSONDecodeError) and error.pos >= len(text.rstrip())
            following = -1 if cut_off else text.find("\n{", at + 1)
            end = following + 1 if following >= 0 else len(text)
        yield Text(_number(text[at:end]), text.count("\n", 0, at) + 1, text[at:end].rstrip())
        at = end


def _number(text: str) -> str | None:
    with suppress(ValueError, RecursionError, TypeError, KeyError):
        return str(json.loads(text)["ohh"]["game_number"]) or None
    return None


def told(text: Text) -> Told:
    """What an object tells. Raises `RecordError` where it is none of the specification."""
    try:
        return _Object(_read(text.text), text.line).told()
    except Mistake as mistake:
        raise RecordError(mistake, line=text.line) from mistake
    except (KeyError, TypeError, ValueError, ArithmeticError, AttributeError) as error:
        raise RecordError(Mistake("records-ohh-wrong", why=str(error)[:80]), line=text.line) from error


def _read(text: str) -> dict[str, Any]:
    try:
        if len(text) > MOST_LARGE:
            raise ValueError(len(text))
        found = json.loads(text, parse_float=Decimal)["ohh"]
    except (ValueError, RecursionError, KeyError, TypeError) as error:
        raise Mistake("records-ohh-wrong", why=str(error)[:80]) from error
    if not isinstance(found, dict):
        raise Mistake("records-ohh-wrong", why="ohh")
    return found


class _Object:
    """One object on its way to what any site tells; lines are counted by what it says, not by how it is laid out."""

    def __init__(self, ohh: dict[str, Any], first: int) -> None:
        self.ohh = ohh
        self.first = first
        self.event = bool(ohh.get("tournament") or ohh.get("tournament_info"))
        self.money = Money(1) if self.event else Money(100, sign_of(str(ohh.get("currency") or "")))
        self.seat_of = {each["id"]: int(each["seat"]) for each in ohh["players"]}
        self.said: list[Said] = []
        self.stud = str(ohh["game_type"]).startswith("Stud")

    def told(self) -> Told:
        ohh = self.ohh
        for number, each in _in_order(ohh["rounds"]):
            self.round(each, number)
        self.pots()
        seats = [
            Seat(
                int(each["seat"]),
                str(each["name"]),
                self.chips(each["starting_stack"]),
                out=bool(each.get("is_sitting_out")),
            )
            for each in ohh["players"]
        ]
        table = TableLine(
            str(ohh.get("table_name") or ""), int(ohh.get("table_size") or 0), int(ohh["dealer_seat"])
        )
        lines = {each.line: f"{each.kind} {each.what}".strip() for each in self.said}
        return Told(self.heading(), table, seats, self.said, lines)

    def heading(self) -> Heading:
        ohh = self.ohh
        game = _GAMES.get(ohh["game_type"])
        if game is None:
            raise Mistake(
                "records-ohh-no-such-game", game=str(ohh["game_type"])[:40], games=", ".join(_GAMES)
            )
        held = max([len(each.cards) for each in self.said if each.kind in ("dealt", "show")], default=0)
        size = _SIZES.get(held, "") if game.startswith("omaha") else ""
        limit = ohh["bet_limit"]
        small, big = self.chips(ohh.get("small_blind_amount")), self.chips(ohh.get("big_blind_amount"))
        if limit["bet_type"] == "FL" and not self.stud:
            small, big = big, 2 * big
        return Heading(
            game_called(size + game, _BETTING.get(limit["bet_type"], "")),
            self.money,
            small,
            big,
            button_blind=False,
            tournament=self.event,
            about=self.about(),
            cap=self.chips(limit.get("bet_cap") or 0),
        )

    def about(self) -> dict[str, Any]:
        ohh = self.ohh
        number = str(ohh.get("game_number") or "")
        event = (ohh.get("tournament_info") or {}).get("tournament_number")
        currency = str(ohh.get("currency") or "") or None
        about: dict[str, Any] = {
            "hand": int(number) if number.isascii() and number.isdigit() else number or None,
            "_site": str(ohh.get("site_name") or "") or None,
            "currency": currency if currency not in _PLAY_MONEY else None,
            "currency_symbol": self.money.sign or None,
            "event": f"Tournament #{event}" if event else None,
        }
        if when := ohh.get("start_date_utc"):
            at = datetime.fromisoformat(str(when).replace("Z", "+00:00"))
            about |= {"year": at.year, "month": at.month, "day": at.day, "time": at.time()}
        return {name: value for name, value in about.items() if value is not None}

    def chips(self, amount: Any) -> int:
        """An amount in cents or chips, none where there is none."""
        if amount is None:
            return 0
        if isinstance(amount, bool) or not isinstance(amount, int | Decimal | str):
            raise Mistake("records-ohh-wrong", why=str(amount)[:40])
        whole = isinstance(amount, Decimal) and amount.is_finite() and amount == amount.to_integral_value()
        return self.money.read(format(amount, ".0f") if whole else str(amount))

    def say(self, kind: str, seat: int = 0, **more: Any) -> None:
        self.said.append(Said(self.first + len(self.said), kind, seat, **more))

    def round(self, told: dict[str, Any], number: int) -> None:
        """A street: its board, what each was dealt together, then what was done."""
        street = "SHOW DOWN" if told["street"] == "Showdown" else str(told["street"])
        self.say("street", cards=_cards(told.get("cards")), what=street, number=number)
        dealt: dict[int, Cards] = {}
        for action in told["actions"] or ():
            if action["action"] == "Dealt Cards":
                seat = self.seat_of[action["player_id"]]
                dealt[seat] = dealt.get(seat, ()) + _cards(action.get("cards"))
        for seat, cards in dealt.items():
            self.say("dealt", seat, cards=cards)
        bets: dict[int, int] = {}
        for action in told["actions"] or ():
            if action["action"] in _SPLASHES:
                self.say("splash", amount=self.chips(action.get("amount")), what=action["action"])
            elif action["action"] != "Dealt Cards" and action["action"] not in _ASIDES:
                self.action(action, bets)

    def action(self, action: dict[str, Any], bets: dict[int, int]) -> None:
        kind = _KINDS.get(action["action"])
        if kind is None:
            raise Mistake("records-ohh-wrong", why=str(action["action"])[:40])
        seat, amount = self.seat_of[action["player_id"]], self.chips(action.get("amount"))
        if kind == "both-blinds" and self.stud:
            kind = "bring-in"
        if kind not in _DEAD:
            bets[seat] = bets.get(seat, 0) + amount
        self.say(
            kind,
            seat,
            # What one bets or raises is told by what it adds.
            amount=bets[seat] if kind in ("bet", "raise") else amount,
            cards=_cards(action.get("cards")),
            all_in=bool(action.get("is_allin")),
            what=str(action["action"]),
        )

    def pots(self) -> None:
        pots = [
            (self.chips(each["amount"]), self.chips(each.get("rake")) + self.chips(each.get("jackpot")))
            for each in self.ohh["pots"]
        ]
        for pot in self.ohh["pots"]:
            for win in pot["player_wins"]:
                seat = self.seat_of[win["player_id"]]
                if self.chips(win.get("cashout_amount")):
                    self.say("cash-out", seat)
                self.say("collect", seat, amount=self.chips(win["win_amount"]))
        nets = tuple([amount - rake for amount, rake in pots]) if len(pots) > 1 else ()
        total, rake = sum([amount for amount, _ in pots]), sum([rake for _, rake in pots])
        self.say("pot", amount=total, number=rake, pots=nets)


def _in_order(rounds: list[dict[str, Any]]) -> list[tuple[int, dict[str, Any]]]:
    """The rounds with the number of their board, 0 for one that all runs share: each run to its end before the next."""
    times = Counter([each["street"] for each in rounds if each.get("cards")])
    seen: Counter[str] = Counter()
    numbered = []
    for each in rounds:
        number = 0
        if each.get("cards") and times[each["street"]] > 1:
            seen[each["street"]] += 1
            number = seen[each["street"]]
        numbered.append((number, each))
    runs = [each for each in numbered if each[0]]
    if not runs:
        return numbered
    first = numbered.index(runs[0])
    after = [each for each in numbered[first:] if not each[0]]
    return [*numbered[:first], *sorted(runs, key=lambda each: each[0]), *after]


def _cards(names: Any) -> Cards:
    return parse("".join(names or ()))


SITE: Final = Site("Open Hand History", begins, texts, told, lambda _: ONLINE)
