"""The lines of a hand after its heading: what each of them says."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from croupier.cards import parse
from croupier.errors import Mistake
from croupier.records.pokerstars.summary import ORDINALS
from croupier.records.sites.money import AMOUNT
from croupier.records.sites.told import Said, Seat

if TYPE_CHECKING:
    from croupier.records.sites.money import Money


_SEAT: Final = re.compile(rf"^Seat (\d+): (.+) \(({AMOUNT}) in chips(?:, {AMOUNT} bounty)?\)(.*)$")
_MARK: Final = re.compile(r"^\*\*\* (?P<name>[^*]+?) \*\*\*\s*(?P<cards>.*)$")
_GROUP: Final = re.compile(r"\[([^\]]*)\]")
_RETURN: Final = re.compile(rf"^Uncalled bet \(({AMOUNT})\) returned to (.+?)\s*$")
_POT: Final = re.compile(
    rf"^Total pot ({AMOUNT})((?:[ |]*(?:(?:Main|Side) pot(?:-\d+)?|STP) {AMOUNT}\.?)*)\s*(?:\| Rake ({AMOUNT})(.*))?$"
)
_ALSO_TAKEN: Final = re.compile(rf"\| [A-Z][a-z]+ ({AMOUNT})")
_POTS: Final = re.compile(rf"(?:Main|Side) pot(?:-\d+)? ({AMOUNT})")
_COLLECT: Final = re.compile(rf"^collected \(?({AMOUNT})\)? from ((?:main |side )?pot(?:-\d+)?)")
_SPLASH: Final = re.compile(rf"^(?:STP added: |Cash Drop to Pot : total )({AMOUNT})$")
"""Chips that the house throws into the pot, as two networks tell them."""
_ORDINALS: Final = {name: number for number, name in enumerate(ORDINALS, 1)}
# The most frequent first: no two of them say the same.
_DOING: Final = tuple(
    (kind, re.compile(rf"^{pattern}(?P<all_in> and is all-in)?(?: and has reached the .* cap)?\s*$"))
    for kind, pattern in (
        ("fold", r"folds(?: \(disconnect\))?(?: \[(?P<cards>[^\]]*)\])?"),
        ("check", r"checks"),
        ("call", rf"calls (?P<amount>{AMOUNT})"),
        ("bet", rf"bets (?P<amount>{AMOUNT})"),
        ("raise", rf"raises (?P<number>{AMOUNT}) to (?P<amount>{AMOUNT})"),
        ("ante", rf"posts the ante (?P<amount>{AMOUNT})"),
        ("small-blind", rf"posts small blind (?P<amount>{AMOUNT})"),
        ("big-blind", rf"posts big blind (?P<amount>{AMOUNT})"),
        ("button-blind", rf"posts button blind (?P<amount>{AMOUNT})"),
        ("missed-blind", rf"posts missed blind (?P<amount>{AMOUNT})"),
        ("both-blinds", rf"posts small & big blinds (?P<amount>{AMOUNT})"),
        ("straddle", rf"(?:posts )?(?:a )?straddle (?P<amount>{AMOUNT})"),
        ("bring-in", rf"brings[- ]in (?:low )?for (?P<amount>{AMOUNT})"),
        ("raise", rf"completes(?: it)? to (?P<amount>{AMOUNT})"),
        ("discard", r"discards (?P<count>\d+)(?: cards?)?(?: \[(?P<cards>[^\]]*)\])?"),
        ("discard", r"stands pat(?: on \[[^\]]*\])?"),
        ("show", r"shows \[(?P<cards>[^\]]*)\](?: \(.*\)| for .*)?"),
        ("muck", r"mucks(?: hand)?"),
        ("cash-out", r"cashed out .*"),
        ("nothing", r"doesn't show hand|sits out|is sitting out"),
    )
)
_ABOUT_NAMES: Final = (
    " said, ",
    " has timed out",
    " is disconnected",
    " is connected",
    " has returned",
    " is sitting out",
    " sits out",
    " leaves the table",
    " joins the table",
    " was removed from the table",
    " will be allowed to play",
    " was moved from another table",
    " was disconnected",
    " re-buys",
    " takes the add-on",
    " finished the tournament",
    " wins the tournament",
    " wins the ",
    " for eliminating ",
    " for splitting the elimination of ",
    " bounty for eliminating ",
    " has run out of time",
    " collected a ",
    " adds ",
)
_ASIDES: Final = (
    "Betting is capped",
    "Pair on board",
    "The button is in",
    "Table has been",
    "The deck is",
    "The discards are",
    "Hand was run",
    "Hand cancelled",
    "Deal made",
    "No low hand qualified",
    "Players agree to ",
)
_BOARD: Final = re.compile(rf"^(?:(?:{'|'.join(ORDINALS)}) )?Board \[")
_MUCKED: Final = re.compile(r"\bmucked \[([^\]]*)\]")


def read_seat(line: str, money: Money) -> Seat | None:
    """A line of the list of seats; None when it is none."""
    found = _SEAT.match(line)
    if not found:
        return None
    return Seat(
        int(found[1]), found[2], money.read(found[3]), "sitting out" in found[4] or "out of hand" in found[4]
    )


class Lines:
    """Reads the lines of one hand, whose players it knows by name."""

    def __init__(self, names: Mapping[str, int], money: Money) -> None:
        # The longest first: one name may begin like another.
        self._names = dict(sorted(names.items(), key=lambda each: -len(each[0])))
        # Where no name has what stands behind names, the name is what stands before it.
        self._plain = not any(": " in f"{name} " for name in names)
        self._money = money
        self._summary = False

    def read(self, number: int, line: str) -> Said:
        """What a line says. Raises `Mistake` when it says nothing a hand could have."""
        if self._summary:
            return self._of_summary(number, line)
        if (said := self._of_dealer(number, line)) is not None:
            return said
        named, colon, doing = line.partition(": ")
        if colon and self._plain and named in self._names:
            return self._done(number, self._names[named], doing)
        for name, seat in self._names.items():
            if line.startswith(f"{name}: "):
                return self._done(number, seat, line[len(name) + 2 :])
            if line.startswith(f"{name} ") and (got := _COLLECT.match(line[len(name) + 1 :])):
                return Said(number, "collect", seat, self._money.read(got[1]), what=got[2])
            if line.startswith(f"{name} shows ["):
                return self._done(number, seat, line[len(name) + 1 :])
            if line.startswith(f"{name} cashed out "):
                return Said(number, "cash-out", seat)
            if line == name:
                return Said(number, "nothing")
        if any(words in line for words in _ABOUT_NAMES) or line.startswith(_ASIDES):
            return Said(number, "nothing")
        raise Mistake("records-stars-no-line", text=line[:80])

    def _of_dealer(self, number: int, line: str) -> Said | None:
        """What a line says that is about no decision: a street, cards, chips that come back or are thrown in."""
        if mark := _MARK.match(line):
            return self._mark(number, mark)
        if line.startswith("Dealt to "):
            return self._dealt(number, line)
        if returned := _RETURN.match(line):
            return Said(number, "return", self._named(returned[2]), self._money.read(returned[1]))
        if splashed := _SPLASH.match(line):
            return Said(number, "splash", amount=self._money.read(splashed[1]))
        return None

    def _mark(self, number: int, mark: re.Match[str]) -> Said:
        name = mark["name"]
        self._summary = name == "SUMMARY"
        ordinal, _, street = name.partition(" ")
        board = _ORDINALS.get(ordinal, 0) if street not in ("DRAW", "STREET", "SHOW DOWN", "SHOWDOWN") else 0
        groups = _GROUP.findall(mark["cards"])
        cards = parse(" ".join(groups))
        what = (street if board else name).replace("SHOWDOWN", "SHOW DOWN")
        return Said(number, "street", cards=cards, number=board, what=what)

    def _dealt(self, number: int, line: str) -> Said:
        about = line.removeprefix("Dealt to ")
        for name, seat in self._names.items():
            groups = _GROUP.findall(about[len(name) :]) if about.startswith(f"{name} [") else []
            if about == name:
                return Said(number, "nothing")
            if groups:
                parse(" ".join(groups))
                return Said(number, "dealt", seat, cards=parse(groups[-1]), number=len(groups))
        raise Mistake("records-stars-no-player", text=line[:80], players=", ".join(self._names))

    def _done(self, number: int, seat: int, doing: str) -> Said:
        for kind, pattern in _DOING:
            found = pattern.match(doing)
            if not found:
                continue
            parts = found.groupdict()
            amount = self._money.read(parts["amount"]) if parts.get("amount") else 0
            by = self._money.read(parts["number"]) if parts.get("number") else int(parts.get("count") or 0)
            cards = parse(parts.get("cards") or "")
            return Said(number, kind, seat, amount, cards, by, bool(parts["all_in"]))
        raise Mistake("records-stars-no-action", text=doing[:80])

    def _named(self, name: str) -> int:
        if name not in self._names:
            raise Mistake("records-stars-no-player", text=name[:80], players=", ".join(self._names))
        return self._names[name]

    def _of_summary(self, number: int, line: str) -> Said:
        if pot := _POT.match(line):
            total = self._money.read(pot[1])
            rake = sum(map(self._money.read, [pot[3] or "0", *_ALSO_TAKEN.findall(pot[4] or "")]))
            pots = tuple(self._money.read(amount) for amount in _POTS.findall(pot[2]))
            return Said(number, "pot", amount=total, number=rake, pots=pots)
        if line.startswith("Seat "):
            head, _, about = line.partition(": ")
            mucked = _MUCKED.search(about)
            seat = next((seat for name, seat in self._names.items() if about.startswith(name)), 0)
            if mucked and seat and head == f"Seat {seat}":
                return Said(number, "mucked", seat, cards=parse(mucked[1]))
            return Said(number, "nothing")
        if _BOARD.match(line) or line.startswith(_ASIDES):
            return Said(number, "nothing")
        if any(words in line for words in _ABOUT_NAMES):
            return Said(number, "nothing")
        raise Mistake("records-stars-no-line", text=line[:80])
