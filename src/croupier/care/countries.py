"""The countries of the world by their codes (ISO 3166-1 alpha-2), and from what age one may play in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date

_CODES: Final = (
    "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ "
    "CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO "
    "FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE "
    "JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO "
    "MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW "
    "PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM "
    "TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW"
)
COUNTRIES: Final = frozenset(_CODES.split())

OF_AGE: Final = 18
"""Where the table below knows nothing else: a house asks its own lawyers, and sets its own age where that is higher."""

AGES: Final = {"EE": 21}
"""From what age one may play, where the books say so (ONLINE:age-2)."""


def age(born: date, today: date) -> int:
    """How old somebody is: the day of the year he was born on counts as a whole year.

    >>> from datetime import date
    >>> age(date(2005, 11, 20), date(2026, 11, 20)), age(date(2005, 11, 21), date(2026, 11, 20))
    (21, 20)
    """
    had_it = (today.month, today.day) >= (born.month, born.day)
    return today.year - born.year - (not had_it)


def least_age(house: int, countries: Iterable[str]) -> int:
    """The highest of all ages that apply: the house's own, and those of the player's countries (ONLINE:age-1).

    >>> least_age(21, ["LV"]), least_age(18, ["LV", "EE"]), least_age(1, [])
    (21, 21, 18)
    """
    return max([house, OF_AGE, *[AGES.get(country, OF_AGE) for country in countries]])
