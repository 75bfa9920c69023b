"""Who is let in to a house open to the public, and what its players may ask of it."""

from datetime import UTC, datetime

import pytest

from croupier.care import decide
from croupier.care.countries import COUNTRIES
from croupier.care.decide import Money, Terms
from croupier.care.facts import (
    Barred,
    CountriesRefused,
    Deposited,
    EdgeRead,
    Excluded,
    Here,
    Limited,
    Looked,
    Noticed,
    RaiseAsked,
    Told,
)
from croupier.care.state import GAP, Known, settle
from croupier.care.times import DAY, HOUR, MINUTE
from croupier.errors import Refusal

OPEN = Terms(least_age=18, countries=True, limits=True, exclusion=True)
CLOSED = Terms()
NOON = int(datetime(2026, 11, 20, 12, tzinfo=UTC).timestamp() * 1000)
ANN = Told("ann", "1990-05-01", "LV", "LV", "LV")


def known(*facts: object, at: int = NOON) -> Known:
    found = Known()
    for fact in facts:
        settle(found, fact, at)  # type: ignore[arg-type]
    return found


class refused:
    """Something is refused with this code."""

    def __init__(self, code: str) -> None:
        self.code = code

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        assert isinstance(error, Refusal), f"nothing was refused: {self.code}"
        assert error.code == self.code
        return True


def test_a_house_that_asks_for_nothing_lets_everybody_in() -> None:
    decide.check_admitted(known(Barred("ann"), Excluded("ann", NOON + DAY)), CLOSED, "ann", NOON)
    for ask in (
        lambda: decide.tell(known(), CLOSED, ANN, NOON),
        lambda: decide.limit(known(), CLOSED, Limited("ann", "stake", 5), NOON),
        lambda: decide.exclude(known(), CLOSED, "ann", 5, NOON),
        lambda: decide.refuse_countries(CLOSED, ["US"]),
    ):
        with pytest.raises(Refusal):
            ask()


@pytest.mark.clause("ONLINE:age-1")
def test_the_highest_age_that_applies_counts() -> None:
    young = Told("ann", "2008-01-01", "LV", "LV", "LV")
    decide.check_admitted(known(young), OPEN, "ann", NOON)
    with refused("care-too-young"):
        decide.check_admitted(known(young), OPEN._replace(least_age=21), "ann", NOON)
    with refused("care-tell-first"):
        decide.check_admitted(known(), OPEN, "ann", NOON)


@pytest.mark.clause("ONLINE:age-2")
def test_in_estonia_one_plays_from_the_twenty_first_birthday_on() -> None:
    for born, may in (("2005-11-20", True), ("2005-11-21", False)):
        told = decide.tell(known(), OPEN, Told("ann", born, "LV", "EE", "LV"), NOON)
        assert isinstance(told, Told) is may


@pytest.mark.clause("ONLINE:age-3")
def test_a_minor_is_shut_out_for_life() -> None:
    minor = decide.tell(known(), OPEN, Told("ann", "2009-01-01", "LV", "LV", "LV"), NOON)
    assert minor == Barred("ann")
    with refused("care-barred"):
        decide.check_admitted(known(minor, ANN), OPEN, "ann", NOON + 30 * 365 * DAY)
    decide.check_admitted(known(ANN), OPEN, "ann", NOON)


def test_a_birth_date_is_told_once_and_is_one() -> None:
    with refused("care-born-once"):
        decide.tell(known(ANN), OPEN, Told("ann", "1980-01-01", "LV", "LV", "LV"), NOON)
    moved = Told("ann", ANN.born, "LT", "LT", "LV")
    assert decide.tell(known(ANN), OPEN, moved, NOON) == moved
    for born in ("", "1990-02-30", "1066-10-14", "2026-11-21", "yesterday"):
        with refused("care-no-date"):
            decide.tell(known(), OPEN, Told("ann", born, "LV", "LV", "LV"), NOON)


@pytest.mark.clause("ONLINE:country-1")
@pytest.mark.parametrize("which", ["residence", "location", "habitual"])
def test_any_of_three_countries_keeps_out(which: str) -> None:
    where = {"residence": "LV", "location": "LV", "habitual": "LV", which: "US"}
    told = Told("ann", ANN.born, **where)
    decide.check_admitted(known(told), OPEN, "ann", NOON)
    with refused("care-country"):
        decide.check_admitted(known(told, CountriesRefused(("US",))), OPEN, "ann", NOON)


@pytest.mark.clause("ONLINE:country-2")
def test_a_country_that_is_not_on_the_list_is_none() -> None:
    assert len(COUNTRIES) == 249
    for country in ("", "XX", "lv", "Latvia"):
        with refused("care-no-such-country"):
            decide.tell(known(), OPEN, Told("ann", ANN.born, country, "LV", "LV"), NOON)


@pytest.mark.clause("ONLINE:country-3")
def test_the_list_changes_for_those_who_are_in_already() -> None:
    house = known(ANN)
    decide.check_admitted(house, OPEN, "ann", NOON)
    settle(house, decide.refuse_countries(OPEN, ["US", "LV", "US"]), NOON)
    with refused("care-country"):
        decide.check_admitted(house, OPEN, "ann", NOON)
    settle(house, decide.refuse_countries(OPEN, []), NOON)
    decide.check_admitted(house, OPEN, "ann", NOON)
    with refused("care-no-such-country"):
        decide.refuse_countries(OPEN, ["Latvia"])


@pytest.mark.clause("ONLINE:rg-1")
@pytest.mark.requirement("RG-4")
def test_who_excludes_himself_plays_nothing_and_cannot_shorten_it() -> None:
    house = known(ANN, decide.exclude(known(ANN), OPEN, "ann", 30, NOON))
    with refused("care-excluded"):
        decide.check_admitted(house, OPEN, "ann", NOON + 30 * DAY - 1)
    decide.check_admitted(house, OPEN, "ann", NOON + 30 * DAY)
    with refused("care-excluded-longer"):
        decide.exclude(house, OPEN, "ann", 29, NOON)
    assert decide.exclude(house, OPEN, "ann", 60, NOON).until == NOON + 60 * DAY
    for days in (0, -1, 10**6):
        with refused("care-exclusion-days"):
            decide.exclude(house, OPEN, "ann", days, NOON)


@pytest.mark.requirement("RG-1", "RG-2")
def test_a_limit_is_lowered_at_once_and_raised_when_he_is_asked_again() -> None:
    first = decide.limit(known(), OPEN, Limited("ann", "deposit-day", 500), NOON)
    assert first == Limited("ann", "deposit-day", 500)
    house = known(first)
    assert decide.limit(house, OPEN, Limited("ann", "deposit-day", 300), NOON) == Limited(
        "ann", "deposit-day", 300
    )
    for more in (501, 0):
        asked = decide.limit(house, OPEN, Limited("ann", "deposit-day", more), NOON)
        assert asked == RaiseAsked("ann", "deposit-day", more, NOON + 24 * HOUR)
        settle(house, asked, NOON)
        assert house.of("ann").limits == {"deposit-day": 500}
        with refused("care-too-early"):
            decide.answer(house, "ann", "deposit-day", NOON + 24 * HOUR - 1, still=True)
        raised = decide.answer(house, "ann", "deposit-day", NOON + 24 * HOUR, still=True)
        assert raised == Limited("ann", "deposit-day", more)
    settle(house, decide.answer(house, "ann", "deposit-day", NOON, still=False), NOON)
    with refused("care-no-such-limit"):
        decide.answer(house, "ann", "deposit-day", NOON + DAY, still=True)
    settle(house, Limited("ann", "deposit-day", 0), NOON)
    assert house.of("ann").limits == {}


@pytest.mark.requirement("RG-2")
def test_a_limit_of_loss_is_raised_when_its_period_is_over() -> None:
    house = known(Limited("ann", "loss-week", 500))
    asked = decide.limit(house, OPEN, Limited("ann", "loss-week", 600), NOON)
    assert isinstance(asked, RaiseAsked)
    assert asked.earliest == NOON + 7 * DAY


@pytest.mark.requirement("RG-1")
def test_the_lowest_of_several_limits_of_deposit_counts() -> None:
    house = known(Limited("ann", "deposit-day", 100), Limited("ann", "deposit-week", 150))

    def may(chips: int, at: int) -> bool:
        try:
            decide.deposit(house, OPEN, Deposited("ann", chips, 0), at)
        except Refusal:
            return False
        return True

    assert (may(100, NOON), may(101, NOON)) == (True, False)
    settle(house, Deposited("ann", 100, 0), NOON)
    assert (may(1, NOON), may(50, NOON + DAY), may(51, NOON + DAY)) == (False, True, False)
    assert may(100, NOON + 7 * DAY)


@pytest.mark.requirement("RG-1")
def test_a_limit_of_money_is_one_of_cents_and_no_limit_of_chips() -> None:
    house = known(Limited("ann", "money-day", 50_00), Limited("ann", "money-week", 60_00))
    brought = {DAY: 20_00, 7 * DAY: 20_00, 30 * DAY: 900_00}
    decide.check_money(house.of("ann"), OPEN, 30_00, brought.__getitem__)
    with pytest.raises(Refusal) as no:
        decide.check_money(house.of("ann"), OPEN, 30_01, brought.__getitem__)
    assert (no.value.code, no.value.clause) == ("care-over-money", "ONLINE:rg-1")
    assert no.value.params == {"kind": "money-day", "most": 50, "left": 30}
    brought[7 * DAY] = 60_00
    with pytest.raises(Refusal) as no:
        decide.check_money(house.of("ann"), OPEN, 1, brought.__getitem__)
    assert no.value.params == {"kind": "money-week", "most": 60, "left": 0}
    # What the house gives to play with is another thing, and so is a house that keeps no limits.
    decide.deposit(house, OPEN, Deposited("ann", 10**9, 0), NOON)
    decide.check_money(house.of("ann"), CLOSED, 10**9, brought.__getitem__)
    # As every limit it is lowered at once and raised after a wait.
    assert decide.limit(house, OPEN, Limited("ann", "money-day", 40_00), NOON) == Limited(
        "ann", "money-day", 40_00
    )
    assert decide.limit(house, OPEN, Limited("ann", "money-day", 50_01), NOON) == RaiseAsked(
        "ann", "money-day", 50_01, NOON + DAY
    )


@pytest.mark.requirement("RG-2")
def test_what_lies_on_the_tables_counts_as_lost_until_it_comes_back() -> None:
    house = known(Limited("ann", "loss-day", 300), Looked("ann", 1_000))
    player = house.of("ann")
    decide.check_buy_in(player, OPEN, 300, Money(1_000, 1_000), NOON)
    with refused("care-over-limit"):
        decide.check_buy_in(player, OPEN, 301, Money(1_000, 1_000), NOON)
    # 200 lie on a table: 100 more may.
    decide.check_buy_in(player, OPEN, 100, Money(1_000, 800), NOON)
    with refused("care-over-limit"):
        decide.check_buy_in(player, OPEN, 101, Money(1_000, 800), NOON)
    # What was won may be lost again; what came from outside is no win.
    decide.check_buy_in(player, OPEN, 400, Money(1_100, 1_100), NOON)
    settle(house, Deposited("ann", 500, 1_000), NOON)
    player = house.of("ann")
    with refused("care-over-limit"):
        decide.check_buy_in(player, OPEN, 301, Money(1_500, 1_500), NOON)
    # A new day has its own.
    decide.check_buy_in(player, OPEN, 300, Money(700, 700), NOON + DAY)


@pytest.mark.requirement("RG-2")
def test_one_stake_and_one_buy_in_have_limits_of_their_own() -> None:
    player = known(Limited("ann", "stake", 50), Limited("ann", "buy-in", 200)).of("ann")
    decide.check_stake(player, OPEN, 50)
    decide.check_buy_in(player, OPEN, 200, Money(9_000, 9_000), NOON)
    with refused("care-over-limit"):
        decide.check_stake(player, OPEN, 51)
    with refused("care-over-limit"):
        decide.check_buy_in(player, OPEN, 201, Money(9_000, 9_000), NOON)


@pytest.mark.clause("ONLINE:rg-1")
@pytest.mark.requirement("RG-2")
def test_a_limit_of_time_counts_the_minutes_of_a_day() -> None:
    found = known(Limited("ann", "time-day", 90), Here("ann", 1_000, 60 * MINUTE))
    assert decide.time_left(found.of("ann"), OPEN, NOON) == 30 * MINUTE
    decide.check_time(found.of("ann"), OPEN, NOON)
    settle(found, Here("ann", 1_000, 30 * MINUTE), NOON + HOUR)
    with refused("care-time-over"):
        decide.check_admitted(known_with(found, ANN), OPEN, "ann", NOON + HOUR)
    decide.check_admitted(found, OPEN, "ann", NOON + HOUR, seen=True)
    # Without the house's limits it is nobody's business; the day is 24 hours from the first minute played.
    decide.check_time(found.of("ann"), CLOSED, NOON + HOUR)
    decide.check_time(found.of("ann"), OPEN, NOON - HOUR + DAY)
    with refused("care-time-over"):
        decide.check_time(found.of("ann"), OPEN, NOON - HOUR + DAY - 1)


def known_with(found: Known, told: Told) -> Known:
    settle(found, told, NOON)
    return found


@pytest.mark.requirement("RG-2")
def test_a_limit_of_time_is_lowered_at_once_and_raised_when_its_day_is_over() -> None:
    found = known(Limited("ann", "time-day", 90))
    lower = Limited("ann", "time-day", 30)
    assert decide.limit(found, OPEN, lower, NOON) == lower
    higher = Limited("ann", "time-day", 120)
    assert decide.limit(found, OPEN, higher, NOON) == RaiseAsked("ann", "time-day", 120, NOON + DAY)


@pytest.mark.requirement("RG-3")
def test_a_session_is_told_every_hour_until_it_is_read() -> None:
    terms = Terms(notice=HOUR)
    found = known(Here("ann", 1_000), at=NOON)
    for minutes in (15, 30, 45):
        settle(found, Here("ann", 900, 15 * MINUTE, 200), NOON + minutes * MINUTE)
    with refused("care-no-notice"):
        decide.notice(found, terms, "ann", NOON + HOUR - 1)
    settle(found, Deposited("ann", 500, 900), NOON + HOUR)
    settle(found, Here("ann", 1_300, 15 * MINUTE, 200), NOON + HOUR)
    session = found.of("ann").session
    assert session is not None
    # 1,000 chips and 500 more were brought: of 1,300 that are there 200 are lost.
    assert (session.began, session.staked, session.won) == (NOON, 800, -200)
    with refused("care-notice-first"):
        decide.check_notice(found.of("ann"), terms, NOON + HOUR)
    decide.check_notice(found.of("ann"), CLOSED, NOON + HOUR)
    settle(found, decide.notice(found, terms, "ann", NOON + HOUR), NOON + HOUR)
    decide.check_notice(found.of("ann"), terms, NOON + 2 * HOUR - 1)


@pytest.mark.requirement("RG-3")
def test_who_was_away_begins_a_new_session() -> None:
    found = known(Here("ann", 1_000, 0, 50), Noticed("ann"))
    settle(found, Here("ann", 700), NOON + GAP)
    session = found.of("ann").session
    assert session is not None
    assert (session.began, session.won) == (NOON, -300)
    settle(found, Here("ann", 600), NOON + 2 * GAP + 1)
    session = found.of("ann").session
    assert session is not None
    assert (session.began, session.staked, session.won) == (NOON + 2 * GAP + 1, 0, 0)


@pytest.mark.clause("CASINO:gen-2")
def test_what_the_house_keeps_is_read_once_a_game() -> None:
    terms = Terms(edge=True)
    read = EdgeRead("ann", "three-card", "0.033730")
    with refused("care-edge-first"):
        decide.check_edge(known().of("ann"), terms, "three-card")
    found = known(decide.read_edge(known(), terms, read))
    decide.check_edge(found.of("ann"), terms, "three-card")
    with refused("care-edge-first"):
        decide.check_edge(found.of("ann"), terms, "oasis")
    with refused("care-no-notice"):
        decide.read_edge(found, terms, read)
    decide.check_edge(known().of("ann"), CLOSED, "three-card")


def test_a_copy_of_what_is_known_stays_as_it_was_whatever_becomes_known_later() -> None:
    house = known(
        ANN, Limited("ann", "stake", 50), CountriesRefused(("US",)), EdgeRead("ann", "oasis", "0.01")
    )
    kept = house.copy()
    before = kept.copy()
    for fact in (
        Limited("ann", "stake", 20),
        RaiseAsked("ann", "stake", 90, NOON + DAY),
        Looked("ann", 500),
        EdgeRead("ann", "pai-gow", "0.02"),
        Here("ann", 400, MINUTE, 30),
        Excluded("ann", NOON + DAY),
        Told("bob", "1991-01-01"),
        CountriesRefused(()),
    ):
        settle(house, fact, NOON)
    assert kept == before != house
