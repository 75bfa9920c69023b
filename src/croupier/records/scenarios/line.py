"""A scenario in one line, for people: `NLHE 200-400 | A bets 1200 | B: chips 1000+1000`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from croupier.errors import Mistake
from croupier.floor import incident_kinds
from croupier.play import catalogue
from croupier.records.scenarios.text import taken

GAMES: Final = {
    "NLHE": "nl-holdem",
    "PLHE": "pl-holdem",
    "FLHE": "fl-holdem",
    "LHE": "fl-holdem",
    "HPHE": "half-pot-holdem",
    "PLO": "pl-omaha",
    "HPO": "half-pot-omaha",
    "PLO5": "pl-omaha-5",
    "PLO8": "pl-omaha-8",
    "O8": "fl-omaha-8",
    "STUD": "seven-stud",
    "RAZZ": "razz",
    "STUD8": "seven-stud-8",
    "2-7": "nl-2-7-single-draw",
}
"""Short names of games in the line."""

_BLINDS: Final = re.compile(r"\d+[-/]\d+$")
_NAMED: Final = re.compile(r"[^\s,:=]+\s*:")
_STREETS: Final = ("preflop", "flop", "turn", "river")
_OPENS: Final = frozenset({"bet", "check"})
_ALREADY_POSTED: Final = ("SB", "BB")


def scenario_of_line(line: str, under: Iterable[str] = ("tda-2022",)) -> dict[str, Any]:
    """What a scenario file would say for the line.

    The first part is the table: the game, the blinds, a street, `pot 4900`, seats with stacks (`A=5000`). The parts
    after it are actions that count, or with a colon after the seat what is to be ruled on. Seats are taken in the
    order they are named; before the flop the blinds sit in front of them. In limit games the numbers are the bets.
    Raises `Mistake` for whatever cannot be read; nothing of the line is left out.

    >>> scenario_of_line("NLHE 200-400 | A bets 1200 | B: chips 1000+1000")["table"]
    {'game': 'nl-holdem', 'blinds': '200-400', 'street': 'flop', 'seats': ['A', 'B'], 'before': ['A bets 1200']}
    """
    line = " ".join(line.split())
    head, *parts = [part.strip() for part in line.split("|")]
    asked = next((at for at, part in enumerate(parts) if ":" in part), None)
    if asked is None:
        raise Mistake("scenario-line-asks-nothing", line=line)
    before = [each.strip() for part in parts[:asked] for each in part.split(",") if each.strip()]
    happened = parts[asked:]
    for part in happened:
        if not _NAMED.match(part):
            raise Mistake("scenario-not-an-act", line=part)
        named = part.partition(":")[0].strip()
        if named in incident_kinds():
            # It would be taken for a seat, and what happened be lost.
            raise Mistake("scenario-line-incident", what=named)
    table, stacks = _head(head)
    actions = [taken(each) for each in before]
    told = [*stacks, *(action["seat"] for action in actions), *(part.partition(":")[0] for part in happened)]
    seats = list(dict.fromkeys(name.strip() for name in told))
    if "street" not in table and actions and actions[0]["action"] in _OPENS:
        table["street"] = "flop"
    if table.get("street", "preflop") == "preflop":
        table.pop("street", None)
        if catalogue[table["game"]].has_button:
            seats = [*_ALREADY_POSTED, *(seat for seat in seats if seat not in _ALREADY_POSTED)]
        if len(seats) == len(_ALREADY_POSTED):
            table["button"] = seats[0]
    deep = {seat: stacks[seat] for seat in seats if seat in stacks}
    table["seats"] = {seat: deep.get(seat, 1_000_000) for seat in seats} if deep else seats
    if before:
        table["before"] = before
    return {"id": line, "under": list(under), "table": table, "happened": happened}


def _head(text: str) -> tuple[dict[str, Any], dict[str, int]]:
    table: dict[str, Any] = {}
    stacks: dict[str, int] = {}

    def say(what: dict[str, Any], key: str, value: Any) -> None:
        if key in what:
            raise Mistake("scenario-line-twice", what=key, line=text)
        what[key] = value

    words = iter(text.replace(",", " ").split())
    for word in words:
        name, equals, stack = word.partition("=")
        if word.upper() in GAMES or word.lower() in catalogue:
            say(table, "game", GAMES.get(word.upper(), word.lower()))
        elif _BLINDS.match(word):
            say(table, "blinds", word.replace("/", "-"))
        elif word.lower() in _STREETS:
            say(table, "street", word.lower())
        elif word.lower() in ("pot", "ante"):
            say(table, word.lower(), _chips(next(words, ""), text))
        elif equals and name:
            say(stacks, name, _chips(stack, text))
        else:
            raise Mistake("scenario-line-unknown-word", word=word, games=", ".join(GAMES))
    table = {"game": "nl-holdem"} | table
    _limit_sizes(table)
    return table, stacks


def _limit_sizes(table: dict[str, Any]) -> None:
    """In limit games `10-20` names the bets; the blinds, or the bring-in, are half the smaller one."""
    variant = catalogue[table["game"]]
    if not variant.betting.fixed or "blinds" not in table:
        return
    small, big = map(int, table.pop("blinds").split("-"))
    table |= {"small_bet": small, "big_bet": big}
    table |= {"blinds": f"{small // 2}-{small}"} if variant.has_button else {"bring_in": small // 2}


def _chips(text: str, line: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise Mistake("scenario-line-no-number", text=text, line=line)
    return int(text)
