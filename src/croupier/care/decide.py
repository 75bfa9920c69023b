"""What may be asked of a house open to the public, and who is let in to play: facts out, or `Refusal`."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.care.countries import COUNTRIES, age, least_age
from croupier.care.facts import (
    Barred,
    CountriesRefused,
    Deposited,
    EdgeRead,
    Excluded,
    Limited,
    LimitKind,
    Noticed,
    Offered,
    RaiseAsked,
    RaiseDropped,
    RulesAccepted,
    Told,
)
from croupier.care.state import PERIODS, Known
from croupier.care.times import DAY, HOUR, MINUTE
from croupier.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from croupier.care.state import Player

LONGEST: Final = 5 * 365
"""The most days somebody may exclude himself at once; he may do so again."""

EARLIEST: Final = 1900


class Money(NamedTuple):
    """What somebody has in chips: in all, and of that in his wallet."""

    held: int
    wallet: int


class Terms(NamedTuple):
    """How much care a house takes, by its policy: nothing of it unless it is switched on.

    `least_age` is in years, 0 where nobody is asked; `wait` is how long a higher limit waits (ms); after each
    `notice` of a session (ms) a player is told how it stands, 0 where nobody is. With `edge` he reads what the house
    keeps of a casino game before his first bet at it. One may complain within `complaint_days` after a hand, never
    where it is 0. `rules` is the version of the house's rules that one has accepted before one plays, empty where
    nobody is asked.
    """

    least_age: int = 0
    countries: bool = False
    limits: bool = False
    wait: int = DAY
    exclusion: bool = False
    notice: int = 0
    edge: bool = False
    complaint_days: int = 0
    rules: str = ""


def tell(known: Known, terms: Terms, told: Told, at: int) -> Told | Barred:
    """What somebody tells of himself; a minor is barred for life (ONLINE:age-3).

    Raises `Refusal` where the house does not ask, for what is no date or country, and for a second birth date.
    """
    if not (terms.least_age or terms.countries):
        raise Refusal("care-not-asked")
    born, before = born_on(told.born, at), known.of(told.person).told
    if before is not None and before.born != told.born:
        raise Refusal("care-born-once")
    countries = (told.residence, told.location, told.habitual)
    if terms.countries and not COUNTRIES.issuperset(countries):
        raise Refusal("care-no-such-country", clause="ONLINE:country-2")
    if terms.least_age and age(born, today(at)) < least_age(terms.least_age, told.countries):
        return Barred(told.person)
    return told


def born_on(text: str, at: int) -> date:
    """A birth date; raises `Refusal` for what is none."""
    try:
        born = date.fromisoformat(text)
    except ValueError:
        raise Refusal("care-no-date") from None
    if born.year < EARLIEST or born > today(at):
        raise Refusal("care-no-date")
    return born


def today(at: int) -> date:
    """The day it is at a time (ms since 1970), by universal time."""
    return datetime.fromtimestamp(at / 1000, UTC).date()


def limit(known: Known, terms: Terms, wished: Limited, at: int) -> Limited | RaiseAsked:
    """A limit somebody wishes, 0 for none: lower at once, higher after its time, and when he is asked again."""
    if not terms.limits:
        raise Refusal("care-no-limits")
    person, kind, most = wished.person, wished.kind, wished.most
    now = known.of(person).limits.get(kind, 0)
    if not now and not most:
        raise Refusal("care-no-such-limit")
    if not now or 0 < most <= now:
        return wished
    # A day, week or month that runs is over before more may be lost, or played longer, in the next.
    of, _, period = kind.partition("-")
    wait = max(terms.wait, PERIODS.get(period, 0)) if of in ("loss", "time") else terms.wait
    return RaiseAsked(person, kind, most, at + wait)


def offered(terms: Terms, person: str) -> Offered:
    """Somebody has answered whether he wants limits; `Refusal` where the house keeps none."""
    if not terms.limits:
        raise Refusal("care-no-limits")
    return Offered(person)


def answer(known: Known, person: str, kind: LimitKind, at: int, *, still: bool) -> Limited | RaiseDropped:
    """Whether somebody still wants the higher limit he asked for; `Refusal` before its time."""
    asked = known.of(person).raises.get(kind)
    if asked is None:
        raise Refusal("care-no-such-limit")
    if not still:
        return RaiseDropped(person, kind)
    if at < asked.earliest:
        raise Refusal("care-too-early", hours=-(-(asked.earliest - at) // HOUR))
    return Limited(person, kind, asked.most)


def exclude(known: Known, terms: Terms, person: str, days: int, at: int) -> Excluded:
    """Somebody plays nothing for so many days; what he has chosen before he cannot shorten."""
    if not terms.exclusion:
        raise Refusal("care-no-exclusion")
    if not 1 <= days <= LONGEST:
        raise Refusal("care-exclusion-days", most=LONGEST)
    until = at + days * DAY
    if until <= known.of(person).excluded_until:
        raise Refusal("care-excluded-longer")
    return Excluded(person, until)


def refuse_countries(terms: Terms, countries: Iterable[str]) -> CountriesRefused:
    """The countries the house does not accept from now on (ONLINE:country-3)."""
    if not terms.countries:
        raise Refusal("care-not-asked")
    refused = tuple(sorted(set(countries)))
    if not COUNTRIES.issuperset(refused):
        raise Refusal("care-no-such-country", clause="ONLINE:country-2")
    return CountriesRefused(refused)


def check_admitted(known: Known, terms: Terms, person: str, at: int, *, seen: bool = False) -> None:
    """Refuse a seat or an entry to who may not play: too young, of a country refused, excluded by himself.

    Who is `seen` by the house's own people need not have told anything: they look at his papers. Nor is his limit of
    time theirs, which is one of play on the house's pages.
    """
    player = known.of(person)
    if terms.least_age and player.barred:
        raise Refusal("care-barred", clause="ONLINE:age-3")
    if terms.exclusion and at < player.excluded_until:
        raise Refusal("care-excluded", clause="ONLINE:rg-1", day=today(player.excluded_until).isoformat())
    if not seen:
        check_time(player, terms, at)
        check_rules(player, terms)
    if not (terms.least_age or terms.countries):
        return
    if player.told is None and seen:
        return
    if player.told is None:
        raise Refusal("care-tell-first")
    if terms.countries:
        _check_countries(known, player.told)
    if terms.least_age:
        least = least_age(terms.least_age, player.told.countries)
        if age(date.fromisoformat(player.told.born), today(at)) < least:
            raise Refusal("care-too-young", clause="ONLINE:age-1", age=least)


def _check_countries(known: Known, told: Told) -> None:
    if not COUNTRIES.issuperset((told.residence, told.location, told.habitual)):
        raise Refusal("care-tell-first")
    for country in told.countries:
        if country in known.refused:
            raise Refusal("care-country", clause="ONLINE:country-1", country=country)


def time_left(player: Player, terms: Terms, at: int) -> int | None:
    """How long somebody may play on by his own limit of time a day, in ms; `None` where he has set none."""
    most = player.limits.get("time-day") if terms.limits else None
    return most * MINUTE - player.played(at) if most is not None else None


def check_time(player: Player, terms: Terms, at: int) -> None:
    """Refuse a new hand, round or entry to whose limit of time a day is reached; what runs he plays to its end."""
    left = time_left(player, terms, at)
    if left is not None and left <= 0:
        raise Refusal("care-time-over", clause="ONLINE:rg-1", minutes=player.limits["time-day"])


def notice_due(player: Player, terms: Terms, at: int) -> bool:
    """Whether somebody is to read how his session stands."""
    session = player.session_at(at) if terms.notice else None
    return session is not None and at - max(session.began, session.told) >= terms.notice


def notice(known: Known, terms: Terms, person: str, at: int) -> Noticed:
    """Somebody has read how his session stands; `Refusal` where nothing is to be read."""
    if not notice_due(known.of(person), terms, at):
        raise Refusal("care-no-notice")
    return Noticed(person)


def check_notice(player: Player, terms: Terms, at: int) -> None:
    """Refuse new stakes to who has not read how his session stands."""
    if notice_due(player, terms, at):
        raise Refusal("care-notice-first", clause="ONLINE:rg-1")


def rules_due(player: Player, terms: Terms) -> bool:
    """Whether somebody has not accepted the house's rules as they stand now."""
    return bool(terms.rules) and player.rules != terms.rules


def accept_rules(terms: Terms, accepted: RulesAccepted) -> RulesAccepted:
    """Somebody accepts the house's rules; `Refusal` where nobody is asked, or for another version than stands."""
    if not terms.rules:
        raise Refusal("care-no-rules-to-accept")
    if accepted.version != terms.rules:
        raise Refusal("care-rules-changed")
    return accepted


def check_rules(player: Player, terms: Terms) -> None:
    """Refuse seats and entries to who has not accepted the house's rules as they stand now."""
    if rules_due(player, terms):
        raise Refusal("care-rules-first", clause="ONLINE:scope-2")


def edge_unread(player: Player, terms: Terms, game: str) -> bool:
    """Whether somebody is still to read what the house keeps of a casino game."""
    return terms.edge and game not in player.edges


def read_edge(known: Known, terms: Terms, read: EdgeRead) -> EdgeRead:
    """Somebody has read what the house keeps of a casino game; it is told once."""
    if not edge_unread(known.of(read.person), terms, read.game):
        raise Refusal("care-no-notice")
    return read


def check_edge(player: Player, terms: Terms, game: str) -> None:
    """Refuse bets at a casino game to who has not read what the house keeps of it."""
    if edge_unread(player, terms, game):
        raise Refusal("care-edge-first", clause="CASINO:gen-2")


def check_buy_in(player: Player, terms: Terms, chips: int, money: Money, at: int) -> None:
    """Refuse chips to a table that a limit does not allow.

    What lies on a table counts as lost until it comes back: else a limit would be passed with the seat taken last.
    """
    if not terms.limits:
        return
    _check("buy-in", player, chips)
    left = money.wallet - chips
    for name in PERIODS:
        period = player.period(name, at)
        had = period.held + period.deposited if period is not None else money.held
        _check(_kind("loss", name), player, had - left)


def check_stake(player: Player, terms: Terms, chips: int) -> None:
    """Refuse a bet that is higher than somebody's own limit."""
    if terms.limits:
        _check("stake", player, chips)


def deposit(known: Known, terms: Terms, wished: Deposited, at: int) -> Deposited:
    """Chips come to somebody from outside; `Refusal` where the lowest of several limits is passed."""
    player = known.of(wished.person)
    if terms.limits:
        for name in PERIODS:
            period = player.period(name, at)
            before = period.deposited if period is not None else 0
            _check(_kind("deposit", name), player, before + wished.chips)
    return wished


def check_money(player: Player, terms: Terms, cents: int, taken: Callable[[int], int]) -> None:
    """Refuse money that is brought to the club, where the lowest of several limits is passed.

    `taken` is what was taken before, in cents, within the last so many ms.
    """
    if not terms.limits:
        return
    for name, time in PERIODS.items():
        kind = _kind("money", name)
        most = player.limits.get(kind)
        if most is not None and cents > (left := max(0, most - taken(time))):
            raise Refusal(
                "care-over-money", clause="ONLINE:rg-1", kind=kind, most=most / 100, left=left / 100
            )


def _check(kind: LimitKind, player: Player, chips: int) -> None:
    most = player.limits.get(kind)
    if most is not None and chips > most:
        raise Refusal("care-over-limit", clause="ONLINE:rg-1", kind=kind, most=most)


def _kind(of: str, period: str) -> LimitKind:
    kinds: dict[tuple[str, str], LimitKind] = {
        ("deposit", "day"): "deposit-day",
        ("deposit", "week"): "deposit-week",
        ("deposit", "month"): "deposit-month",
        ("money", "day"): "money-day",
        ("money", "week"): "money-week",
        ("money", "month"): "money-month",
        ("loss", "day"): "loss-day",
        ("loss", "week"): "loss-week",
        ("loss", "month"): "loss-month",
    }
    return kinds[of, period]
