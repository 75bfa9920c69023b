"""Amounts as people say them, in English and Russian."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

_SPOKEN: Final = """
0 zero ноль
1 one один одна одну одной одного
2 two два две двух
3 three три трех
4 four четыре четырех
5 five пять пяти
6 six шесть шести
7 seven семь семи
8 eight восемь восьми
9 nine девять девяти
10 ten десять десяти
11 eleven одиннадцать одиннадцати
12 twelve двенадцать двенадцати
13 thirteen тринадцать тринадцати
14 fourteen четырнадцать четырнадцати
15 fifteen пятнадцать пятнадцати
16 sixteen шестнадцать шестнадцати
17 seventeen семнадцать семнадцати
18 eighteen восемнадцать восемнадцати
19 nineteen девятнадцать девятнадцати
20 twenty двадцать двадцати
30 thirty тридцать тридцати
40 forty сорок сорока
50 fifty пятьдесят пятидесяти
60 sixty шестьдесят шестидесяти
70 seventy семьдесят семидесяти
80 eighty восемьдесят восьмидесяти
90 ninety девяносто девяноста
100 сто ста
200 двести двухсот
300 триста трехсот
400 четыреста четырехсот
500 пятьсот пятисот
600 шестьсот шестисот
700 семьсот семисот
800 восемьсот восьмисот
900 девятьсот девятисот
"""
_SCALED: Final = """
100 hundred
1000 thousand grand k тысяча тысячу тысячи тысяч тыс к
1000000 million миллион миллиона миллионов
"""


def _by_word(table: str) -> dict[str, int]:
    rows = [line.split() for line in table.split("\n") if line]
    return {word: int(value) for value, *words in rows for word in words}


_UNITS: Final = _by_word(_SPOKEN)
_SCALES: Final = _by_word(_SCALED)
_HALVES: Final = frozenset({"полтора", "полторы", "полутора"})
_ALREADY_HUNDREDS: Final = 100
_FIGURES: Final = re.compile(r"(\d[\d,.]*)(k|к|m|м)?$")
_LINKS: Final = frozenset({"and", "a", "и"})


class Amount(NamedTuple):
    """A spoken amount; `bare` when no word or figure says how large its unit is (“five”)."""

    value: int
    bare: bool


def amounts(words: Sequence[str]) -> Iterator[Amount]:
    """Every amount in a row of words in lower case.

    >>> list(amounts("raise to forty two thousand".split()))
    [Amount(value=42000, bare=False)]
    >>> list(amounts(["тысяча", "четыреста"])), list(amounts(["five"]))
    ([Amount(value=1400, bare=False)], [Amount(value=5, bare=True)])
    """
    whole = part = 0
    scaled = open_ = halves = False
    for word in [*words, ""]:
        figures = _FIGURES.match(word)
        if word in _UNITS:
            part += _UNITS[word]
            scaled = scaled or _UNITS[word] >= _ALREADY_HUNDREDS
            open_ = True
        elif word in _HALVES:
            open_ = halves = True
        elif word in _SCALES and (open_ or len(word) > 1):
            scale = _SCALES[word]
            if halves:
                whole += scale * 3 // 2
                halves = False
            elif scale == _ALREADY_HUNDREDS:
                part = (part or 1) * scale
            else:
                whole += (part or 1) * scale
                part = 0
            scaled = open_ = True
        elif figures:
            part, scaled = _figure(figures[1], figures[2], part)
            open_ = True
        elif open_ and word not in _LINKS:
            yield Amount(whole + part, not scaled)
            whole = part = 0
            scaled = open_ = halves = False


def is_number(words: Sequence[str], at: int, inside: bool = False) -> bool:
    """Whether the word at a place belongs to a number; `inside` one that has begun, links count too.

    >>> is_number(["a", "million"], 1), is_number(["and", "fifty"], 0), is_number(["and", "fifty"], 0, inside=True)
    (True, False, True)
    """
    word = words[at]
    if word in _LINKS:
        return inside and at + 1 < len(words) and words[at + 1] in _UNITS
    if word in _SCALES and len(word) == 1:
        return inside
    return word in _UNITS or word in _SCALES or word in _HALVES or word[0].isdigit()


def well_formed(words: Sequence[str]) -> bool:
    """Whether the words of a number are put together as numbers are: “two fifty” and “2.5” are not.

    >>> [well_formed(said.split()) for said in ("two hundred fifty", "two fifty", "five ten", "1,500", "2.5k", "2.5")]
    [True, False, False, True, True, False]
    """
    room = None  # What may still be added: less than this.
    for word in words:
        if word in _LINKS:
            continue
        if word in _SCALES:
            room = _SCALES[word]
        elif word in _HALVES:
            room = 1
        elif word in _UNITS:
            value = _UNITS[word]
            if room is not None and value >= room:
                return False
            room = (
                1 if value < _TENS or value % 10 else 10 if value < _ALREADY_HUNDREDS else _ALREADY_HUNDREDS
            )
        elif room is not None or not _WHOLE.match(word):
            return False
        else:
            room = 1
    return True


_TENS: Final = 20
_WHOLE: Final = re.compile(r"\d{1,3}(?:[,.]\d{3})+$|\d+(?:[.,]00)?$|\d+(?:[.,]\d+)?(?:k|к|m|м)$")


def _figure(digits: str, scale: str | None, part: int) -> tuple[int, bool]:
    if scale:
        value = float(digits.replace(",", "."))
        return part + round(value * (1000 if scale in ("k", "к") else 1_000_000)), True
    digits = re.sub(r"[.,]00$", "", digits)
    return part + int(digits.replace(",", "").replace(".", "")), True
