"""The first lines of a hand: which one it is, which game, for what, at which table."""

from __future__ import annotations

import re
from datetime import date, datetime, time, timedelta
from typing import TYPE_CHECKING, Any, Final

from croupier.errors import Mistake
from croupier.records.pokerstars.games import GAMES, MIXES, game_titled, title_of
from croupier.records.sites.money import AMOUNT, Money, money_of, sign_of
from croupier.records.sites.told import Heading, TableLine

if TYPE_CHECKING:
    from croupier.play import Setup
    from croupier.records.record import Record

SITES: Final = (
    r"PokerStars(?: Zoom| Home Game)?|Full Tilt(?: Rush)?|Run It Once Poker|PokerMaster|PokerBros|Poker"
)
"""How a heading begins at the site and at others that write as it does, as a part of a regular expression; a bare
`Poker` is GGPoker."""
_SITES: Final = SITES.replace(" ", "[ ]")
_KNOWN: Final = "|".join(map(re.escape, sorted(GAMES, key=len, reverse=True)))
_FIRST: Final = re.compile(
    rf"""^(?P<site>{_SITES})\ (?:Hand|Game)\ \#(?P<number>[A-Z]*\d+):\s+
    (?:\{{[^}}]*\}}\s+)?
    (?:(?:Zoom\ )?Tournament\ \#(?P<event>\d+),\ (?:(?P<buy_in>.*?)\ )??)??
    (?:(?P<mix>{"|".join(map(re.escape, MIXES))})\ \()?
    (?P<game>{_KNOWN})(?:\ (?P<betting>No\ Limit|Pot\ Limit|(?:Fixed\ )?Limit)|(?=\ \()(?<=PLO|O-5|O-6))
    (?P<rest>.*)$""",
    re.VERBOSE | re.IGNORECASE,
)
_STAKES: Final = re.compile(rf"(?P<small>{AMOUNT})/(?P<big>{AMOUNT})")
_BUTTON: Final = re.compile(rf"Button Blind (?P<big>{AMOUNT}) - Ante (?P<small>{AMOUNT})")
_CURRENCY: Final = re.compile(r"\b(USD|EUR|GBP|CAD|INR|CNY)\b")
_ONE_BLIND: Final = re.compile(rf"^ \((?P<big>{AMOUNT})\)")
_CAP: Final = re.compile(rf"(?P<cap>{AMOUNT})(?: [A-Z]{{3}})? Cap\b")
_LEVEL: Final = re.compile(r"Level ?([IVXLCDM]+|\d+)(?![a-z])")
_WHEN: Final = re.compile(r"(\d{4})/(\d\d?)/(\d\d?) (\d\d?):(\d\d):(\d\d)(?: ([A-Z]+))?")
_TABLE: Final = re.compile(
    r"^Table (?:ID )?'(?P<table>.*)' (?:(?P<seats>\d+)-[Mm]ax ?)?(?:\(Play Money\) ?)?"
    r"(?:Seat #(?P<button>\d+) is the button)?\s*$"
)
_ROMAN: Final = ((50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))
_SITE: Final = "PokerStars"


def read_heading(line: str) -> Heading:
    """The first line. Raises `Mistake`, saying what would be right."""
    found = _FIRST.match(line)
    if not found:
        raise Mistake("records-stars-no-heading", text=line[:80])
    rest = found["rest"]
    button = _BUTTON.search(rest) or _ONE_BLIND.match(rest)
    stakes = button or _STAKES.search(_WHEN.sub("", rest))
    if not stakes:
        raise Mistake("records-stars-no-stakes", text=rest.strip()[:80])
    tournament = found["event"] is not None
    currency = _CURRENCY.search(rest)
    code = currency[1] if currency and not tournament else ""
    money = Money(1) if tournament else money_of(stakes["big"], code)
    cap = _CAP.search(rest)
    return Heading(
        game_titled(found["game"], found["betting"] or "Pot Limit"),
        money,
        money.read(stakes.groupdict().get("small") or stakes["big"]),
        money.read(stakes["big"]),
        button is not None,
        tournament,
        _about(found, rest, code, money),
        cap=money.read(cap["cap"]) if cap else 0,
    )


def _about(found: re.Match[str], rest: str, currency: str, money: Money) -> dict[str, Any]:
    number = found["number"]
    about: dict[str, Any] = {
        "hand": int(number) if number.isdigit() else number,
        "currency": currency or None,
    }
    about["currency_symbol"] = money.sign or None
    if found["event"] is not None:
        level = _LEVEL.search(rest)
        about |= {
            "event": f"Tournament #{found['event']}",
            "level": _number(level[1]) if level else None,
            "_buy_in": (found["buy_in"] or "").strip() or None,
        }
    if found["mix"]:
        about["_mix"] = found["mix"]
    if found["site"] != _SITE:
        about["_site"] = "GGPoker" if found["site"] == "Poker" else found["site"]
    if when := _WHEN.search(rest):
        year, month, day, hour, minute, second = map(int, when.groups()[:6])
        try:
            at = datetime(year, month, day, hour, minute, second)
        except ValueError:
            raise Mistake("records-stars-no-time", text=when[0]) from None
        about |= {"year": at.year, "month": at.month, "day": at.day, "time": at.time()}
        about["time_zone_abbreviation"] = when[7]
    return {name: value for name, value in about.items() if value is not None}


def read_table(line: str) -> TableLine:
    """The second line. Raises `Mistake`, saying what would be right."""
    found = _TABLE.match(line)
    if not found:
        raise Mistake("records-stars-no-table", text=line[:80])
    return TableLine(found["table"], int(found["seats"] or 0), int(found["button"] or 0))


def write_heading(record: Record, setup: Setup, money: Money) -> str:
    """The first two lines of a hand. Raises `Mistake` for a game that the site does not have."""
    title = title_of(setup.variant)
    site, mix = record.own.get("_site", _SITE), record.own.get("_mix")
    if not re.fullmatch(SITES, str(site)):
        site = _SITE
    stakes = _stakes(setup, money)
    code = f" {record.currency}" if record.currency and sign_of(record.currency) else ""
    cap = f" - {money.write(setup.most)} Cap - " if setup.most else ""
    if record.event and record.event.startswith("Tournament #"):
        game = f"{record.event}, {record.own.get('_buy_in', 'Freeroll')} "
        game += f"{mix} ({title})" if mix else title
        game += f" - Level {_roman(record.level or 1)} ({stakes}{cap})"
    else:
        game = f" {mix} ({title}, {stakes}{cap}{code})" if mix else f" {title} ({stakes}{cap}{code})"
    number = record.hand if isinstance(record.hand, int) and record.hand >= 0 else 0
    first = f"{site} Hand #{number}: {game}{_when(record)}"
    seats = record.seat_count or max(9, *setup.stacks)
    table = str(record.table or "Table").replace("\n", " ")
    return f"{first}\nTable '{table}' {seats}-max Seat #{setup.button} is the button\n"


def _stakes(setup: Setup, money: Money) -> str:
    nominal = {bet.kind: bet.amount for bet in setup.forced}
    if setup.variant.betting.fixed:
        small, big = setup.bets[0], setup.bets[-1]
    elif "button-blind" in nominal and "big-blind" not in nominal:
        ante = nominal.get("ante", nominal.get("dead-ante", 0))
        return f"Button Blind {money.write(nominal['button-blind'])} - Ante {money.write(ante)} "
    else:
        big = nominal.get("big-blind", setup.bets[0])
        small = nominal.get("small-blind", setup.missing_blinds or big // 2)
    return f"{money.write(small)}/{money.write(big)}"


def _when(record: Record) -> str:
    if not (record.year and record.month and record.day):
        return ""
    clock = record.time.strftime("%H:%M:%S") if record.time else "00:00:00"
    zone = record.time_zone_abbreviation or "UTC"
    told = f" - {record.year}/{record.month:02}/{record.day:02} {clock} {zone}"
    if zone != "UTC":
        return told
    # The site names its own time behind that of the player, and trackers look for it.
    at = datetime.combine(date(record.year, record.month, record.day), record.time or time.min)
    return f"{told} [{eastern(at):%Y/%m/%d %H:%M:%S} ET]"


def eastern(at: datetime) -> datetime:
    """The site's time, that of New York, at a time of UTC; by the rules in force since 1987.

    >>> str(eastern(datetime(2026, 5, 1))), str(eastern(datetime(2026, 11, 1, 6)))
    ('2026-04-30 20:00:00', '2026-11-01 01:00:00')
    """
    if at.year >= 2007:
        begins, ends = _sunday(at.year, 3, 8), _sunday(at.year, 11, 1)
    else:
        begins, ends = _sunday(at.year, 4, 1), _sunday(at.year, 10, 25)
    summer = begins + timedelta(hours=7) <= at < ends + timedelta(hours=6)
    return at - timedelta(hours=4 if summer else 5)


def _sunday(year: int, month: int, day: int) -> datetime:
    """The first Sunday from a day on."""
    first = datetime(year, month, day)
    return first + timedelta(days=6 - first.weekday())


def _number(roman: str) -> int:
    """A Roman number, or one in figures.

    >>> _number("XIV")
    14
    """
    if roman.isdigit():
        return int(roman)
    values = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
    digits = [values[letter] for letter in roman]
    return sum(-one if one < after else one for one, after in zip(digits, [*digits[1:], 0], strict=True))


def _roman(number: int) -> str:
    written = ""
    for value, letters in _ROMAN:
        while number >= value:
            written += letters
            number -= value
    return written
