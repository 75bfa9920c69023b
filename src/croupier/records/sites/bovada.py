"""The hand histories of Bovada, Ignition and Bodog, whose players have no names but their positions."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from decimal import Decimal
from typing import Final

from croupier.errors import Mistake
from croupier.records.sites.grammar import ANY_AMOUNT as A
from croupier.records.sites.grammar import Grammar, Opening, figures, site
from croupier.records.sites.opening import opening
from croupier.records.sites.told import Seat

_FIRST: Final = re.compile(
    r"^\ufeff?(?P<site>Bovada|Ignition|Bodog(?:\.\w+| UK)?) Hand #(?P<number>\d+):? +(?P<rest>.*?)"
    r" - (?P<when>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)"
)
_PLACE: Final = re.compile(r"(?:TBL|Zone Poker ID)#(?P<table>[\w-]+),? *")
_EVENT: Final = re.compile(r"Tournament #(?P<event>\d+) *")
_LEVEL: Final = re.compile(r"- *Level (?P<level>\d+) \((?P<small>[\d,.]+)/(?P<big>[\d,.]+)\)")
_SPEED: Final = re.compile(r"Normal|(?:(?:Hyper|Super|Ultra)[ -]?)?Turbo", re.IGNORECASE)
_POSTED: Final = re.compile(
    rf" : (?:Ante/)?(?P<which>Small Blind|Big blind)(?:/Bring in)? (?P<amount>{A})", re.IGNORECASE
)
_NAME: Final = r"^(?P<name>[^:]+?) *(?:\[ME\])? : "
_DEALT: Final = re.compile(r"^(?P<seat>Seat\+\d+).* : Card dealt to a spot \[(?P<cards>[^\]]*)\]")
_BETS: Final = re.compile(
    r" : (?P<how>Bring_?in chip|Big blind/Bring in|Double bets|D bets|Bets|Raises)(?:\(timeout\))? "
    rf"(?:{A} to )?(?P<amount>{A})$",
    re.IGNORECASE,
)


def _opening(lines: Sequence[tuple[int, str]]) -> Opening:
    first = _FIRST.match(lines[0][1])
    if not first:
        raise Mistake("records-site-no-heading", site="Bovada", text=lines[0][1][:80])
    posted = {
        found["which"].lower()[:3]: found["amount"]
        for _, line in lines[:60]
        if (found := _POSTED.search(line))
    }
    rest = first["rest"]
    stud = "7CARD" in rest
    place, event, level = _PLACE.search(rest), _EVENT.search(rest), _LEVEL.search(rest)
    game = rest
    for found in (place, event, level):
        game = game.replace(found[0], " ") if found else game
    small, big = (level["small"], level["big"]) if level else (posted.get("sma", ""), posted.get("big", ""))
    if stud:
        small, big = _bets(lines)
    elif small and not big:
        # The big blind is all-in with less.
        big = _double(small)
    if "fixed" in game.lower() and not level and not stud:
        # What is posted are the blinds; the bets are they and twice as much.
        small, big = big, _double(big)
    # Events are headed by their speed in place of the betting, which goes with the game.
    game = _SPEED.sub("Pot Limit" if "OMAHA" in game else "No Limit", game)
    return opening(
        first["site"],
        {
            "number": first["number"],
            "game": f"{game} Limit" if "limit" not in game.lower() else game,
            "event": f"Tournament #{event['event']}" if event else None,
            "level": level["level"] if level else None,
            "table": place["table"] if place else None,
            "stakes": "|".join(each for each in (small, big) if each),
            "when": first["when"],
        },
    )


def _double(amount: str) -> str:
    return str(2 * _figures(amount)) if amount else ""


def _figures(amount: str) -> Decimal:
    return Decimal(figures(amount) or 0)


def _bets(lines: Sequence[tuple[int, str]]) -> tuple[str, str]:
    """The bets of stud, which no heading tells: the first that is made says them, else what it was brought in for."""
    held: Counter[str] = Counter()
    brought = ""
    for _, line in lines:
        if dealt := _DEALT.match(line):
            held[dealt["seat"]] += len(dealt["cards"].split())
        elif found := _BETS.search(line):
            how, amount = found["how"].lower(), found["amount"]
            if "bring" in how:
                brought = amount
            elif max(held.values(), default=0) > 4 or how in ("double bets", "d bets"):
                return _sign(amount) + str(_figures(amount) / 2), amount
            else:
                return amount, _sign(amount) + _double(amount)
    return _sign(brought) + _double(brought), _sign(brought) + _double(_double(brought))


def _sign(amount: str) -> str:
    return "$" if "$" in amount else ""


_PLACES: Final = ("Small Blind", "Big Blind", "UTG", *(f"UTG+{step}" for step in range(1, 9)), "Dealer")


def _in_order(seats: list[Seat]) -> list[Seat]:
    """The seats by position, where their numbers do not go round as their names do; in stud they have numbers alone."""
    seats = [seat if seat.name else seat._replace(name=f"Seat+{seat.seat}") for seat in seats]
    known = [seat for seat in seats if seat.name in _PLACES]
    if not seats or len(known) < len(seats):
        return seats
    by_place = sorted(seats, key=lambda seat: _PLACES.index(seat.name))
    numbers = [seat.seat for seat in by_place]
    lowest = numbers.index(min(numbers))
    if numbers[lowest:] + numbers[:lowest] == sorted(numbers):
        return seats
    return [seat._replace(seat=number) for number, seat in enumerate(by_place, 1)]


SITE: Final = site(
    Grammar(
        "Bovada",
        re.compile(r"^\ufeff?(?:Bovada|Ignition|Bodog(?:\.\w+| UK)?) Hand #(?P<number>\d+)", re.MULTILINE),
        _opening,
        re.compile(
            rf"^Seat[ +](?P<seat>\d+)(?: ?\[ME\])?: (?:(?P<name>[^(\[]+?) *(?:\[ME\] *)?\()?(?P<chips>{A}) in chips\)?$"
        ),
        tuple(
            (kind, re.compile(pattern, re.IGNORECASE))
            for kind, pattern in (
                ("button", rf"{_NAME}Set dealer(?:/Bring in spot)? \[(?P<seat>\d+)\]$"),
                ("ante", rf"{_NAME}Ante chip (?P<amount>{A})$"),
                ("both-blinds", rf"{_NAME}Posts dead chip (?P<amount>{A})$"),
                (
                    "bring-in",
                    rf"^(?P<name>Seat\+\d+) *(?:\[ME\])? : Big blind/Bring in(?:\(timeout\))? (?P<amount>{A})$",
                ),
                ("small-blind", rf"{_NAME}(?:Ante/)?Small Blind (?P<amount>{A})$"),
                ("big-blind", rf"{_NAME}Big blind(?:/Bring in)? (?P<amount>{A})$"),
                ("missed-blind", rf"{_NAME}Posts chip (?P<amount>{A})$"),
                ("bring-in", rf"{_NAME}Bring_?in chip (?P<amount>{A}).*$"),
                ("fold", rf"{_NAME}Folds?(?: & Shows .*)? ?(?:\(.*\))?$"),
                ("check", rf"{_NAME}Checks?(?: ?\(.*\))?$"),
                ("call", rf"{_NAME}Calls?(?:\(timeout\))? (?P<amount>{A})(?P<all_in> ?\(all-in\))?$"),
                ("bet", rf"{_NAME}(?:Double |D )?Bets?(?: chip info)?(?:\(timeout\))? (?P<put>{A})$"),
                (
                    "raise",
                    rf"{_NAME}(?:All-in\(raise(?:-timeout)?\)|Raises?(?:\(timeout\))?) {A} to (?P<to>{A})$",
                ),
                ("raise", rf"{_NAME}Raises?(?:\(timeout\))? (?P<to>{A})$"),
                ("put-blind", rf"^(?P<name>(?:Small|Big) Blind) *(?:\[ME\])? : All-in (?P<put>{A})$"),
                ("raise", rf"{_NAME}All-in\(raise(?:-timeout)?\) (?P<to>{A})$"),
                ("put", rf"{_NAME}All-in(?:\(timeout\))? (?P<put>{A})$"),
                ("return", rf"{_NAME}Return uncalled portion(?: of bet)? (?P<amount>{A})$"),
                ("dealt", rf"{_NAME}Card dealt to a spot (?P<cards>\[.*\])$"),
                ("show", rf"{_NAME}Showdown ?[\[(].*$"),
                ("muck", rf"{_NAME}(?:Mucks|Does not show).*$"),
                ("collect", rf"{_NAME}Hand result(?:[-( ].*?)? (?P<amount>{A})$"),
                ("street", r"^\*\*\* (?:FLOP|TURN|RIVER) \*\*\* (?P<cards>\[.*\])$"),
                ("street", r"^(?P<new>Card (?:dealt )?to (?:the )?table) (?P<cards>\[.*\])$"),
                ("street", r"^\*\*\* (?P<what>SUMMARY) \*\*\*"),
                ("board", r"^Board (?P<cards>\[.*\])$"),
            )
        ),
        re.compile(
            r"^\*\*\* |^(?:Table|Player|Seating) Info: |^(?:Bovada|Ignition|Bodog)|^Board |^Seat\+? ?\d+|^Total Pot"
            r"| : (?:Set dealer|Seat|Table|Enter|Leave|Sit|Stand|Draw|Ranking|Prize|Re|Is |Addon|Double rebuys"
            r"|BOUNTY PRIZE)"
            r"|^(?:Enter|Leave)\(|^(?:Table|Seat) (?:enter|leave|deposit|sit|re-join|stand)"
            r"|^Set dealer"
        ),
        _in_order,
    )
)
