"""The hand histories of Bovada, Ignition and Bodog, whose players have no names but their positions."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal
from typing import Final

from croupier.errors import Mistake
from croupier.records.sites.grammar import ANY_AMOUNT as A
from croupier.records.sites.grammar import Grammar, Opening, site
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
    place, event, level = _PLACE.search(rest), _EVENT.search(rest), _LEVEL.search(rest)
    game = rest
    for found in (place, event, level):
        game = game.replace(found[0], " ") if found else game
    small, big = (level["small"], level["big"]) if level else (posted.get("sma", ""), posted.get("big", ""))
    if "fixed" in game.lower() and not level:
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
    figures = amount.lstrip("$").replace(",", "")
    return str(2 * Decimal(figures)) if figures else ""


_PLACES: Final = ("Small Blind", "Big Blind", "UTG", *(f"UTG+{step}" for step in range(1, 9)), "Dealer")


def _in_order(seats: list[Seat]) -> list[Seat]:
    """The seats by position, where their numbers do not go round as their names do."""
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
        re.compile(rf"^Seat (?P<seat>\d+): (?P<name>[^(\[]+?) *(?:\[ME\] *)?\((?P<chips>{A}) in chips\)$"),
        tuple(
            (kind, re.compile(pattern, re.IGNORECASE))
            for kind, pattern in (
                ("button", rf"{_NAME}Set dealer(?:/Bring in spot)? \[(?P<seat>\d+)\]$"),
                ("ante", rf"{_NAME}Ante chip (?P<amount>{A})$"),
                ("both-blinds", rf"{_NAME}Posts dead chip .*$"),
                ("small-blind", rf"{_NAME}(?:Ante/)?Small Blind (?P<amount>{A})$"),
                ("big-blind", rf"{_NAME}Big blind(?:/Bring in)? (?P<amount>{A})$"),
                ("missed-blind", rf"{_NAME}Posts chip (?P<amount>{A})$"),
                ("bring-in", rf"{_NAME}Bring_?in chip (?P<amount>{A}).*$"),
                ("fold", rf"{_NAME}Folds?(?: & Shows .*)? ?(?:\(.*\))?$"),
                ("check", rf"{_NAME}Checks?(?: ?\(.*\))?$"),
                ("call", rf"{_NAME}Calls?(?:\(timeout\))? (?P<amount>{A})(?P<all_in> ?\(all-in\))?$"),
                ("bet", rf"{_NAME}Bets? (?P<put>{A})$"),
                ("raise", rf"{_NAME}(?:All-in\(raise\)|Raises?) {A} to (?P<to>{A})$"),
                ("raise", rf"{_NAME}Raises? (?P<to>{A})$"),
                ("put", rf"{_NAME}All-in(?:\((?:raise|timeout)\))? (?P<put>{A})$"),
                ("return", rf"{_NAME}Return uncalled portion(?: of bet)? (?P<amount>{A})$"),
                ("dealt", rf"{_NAME}Card dealt to a spot (?P<cards>\[.*\])$"),
                ("show", rf"{_NAME}Showdown ?[\[(].*$"),
                ("muck", rf"{_NAME}(?:Mucks|Does not show).*$"),
                ("collect", rf"{_NAME}Hand result(?:[-( ].*?)? (?P<amount>{A})$"),
                ("street", r"^\*\*\* (?:FLOP|TURN|RIVER) \*\*\* (?P<cards>\[.*\])$"),
                ("street", r"^(?P<new>Card dealt to table) (?P<cards>\[.*\])$"),
                ("street", r"^\*\*\* (?P<what>SUMMARY) \*\*\*"),
            )
        ),
        re.compile(
            r"^\*\*\* |^(?:Bovada|Ignition|Bodog)|^Board |^Seat\+? ?\d+|^Total Pot"
            r"| : (?:Seat|Table|Enter|Leave|Sit|Stand|Draw|Ranking|Prize|Re|Is |Double rebuys|BOUNTY PRIZE)"
            r"|^(?:Enter|Leave)\(|^(?:Table|Seat) (?:enter|leave|deposit|sit|re-join|stand)"
            r"|^Set dealer"
        ),
        _in_order,
    )
)
