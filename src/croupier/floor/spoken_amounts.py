"""Amounts as people say them, in English and Russian."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from croupier.floor.vocabulary import listed

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
100 hundred сотня сотню сотни сотен
1000 thousand grand thou k
1000 тысяча тысячу тысячи тысяч тыс тыща тыщу тыщи тыщ тысчонка тысчонку тыщонка тыщонку косарь косаря косарей к
1000000 million миллион миллиона миллионов
"""


def _by_word(table: str) -> dict[str, int]:
    rows = [line.split() for line in table.split("\n") if line]
    return {word: int(value) for value, *words in rows for word in words}


_UNITS: Final = _by_word(_SPOKEN)
_SCALES: Final = _by_word(_SCALED)
THOUSANDS: Final = frozenset(word for word, scale in _SCALES.items() if scale == 1000)
"""Words for a thousand."""

_HALVES: Final = frozenset({"полтора", "полторы", "полутора"})
_ALREADY_HUNDREDS: Final = 100
_FIGURES: Final = re.compile(r"(\d[\d,.]*)(k|к|m|м)?$")
_HALF: Final = frozenset({"half", "половиной"})
_LINKS: Final = frozenset({"and", "a", "и", "с"})


class Amount(NamedTuple):
    """A spoken amount; `bare` when no word or figure says how large its unit is (“five”), and `half` when half of such
    a unit is added (“two and a half”)."""

    value: int
    bare: bool
    half: bool = False


def amounts(words: Sequence[str]) -> Iterator[Amount]:
    """Every amount in a row of words in lower case.

    >>> [each.value for each in amounts("raise to forty two thousand".split())], list(amounts(["five"]))
    ([42000], [Amount(value=5, bare=True, half=False)])
    >>> [each.value for each in amounts("тысяча четыреста".split())]
    [1400]
    >>> [next(amounts(said.split())).value for said in ("two and a half thousand", "полтора косаря")]
    [2500, 1500]
    >>> list(amounts("two and a half".split()))
    [Amount(value=2, bare=True, half=True)]
    """
    whole = part = 0
    scaled = open_ = halves = False
    for word in [*words, ""]:
        figures = _FIGURES.match(word)
        if word in _UNITS:
            part += _UNITS[word]
            scaled = scaled or _UNITS[word] >= _ALREADY_HUNDREDS
            open_ = True
        elif word in _HALVES or (word in _HALF and open_):
            part += word in _HALVES
            open_ = halves = True
        elif word in _SCALES and (open_ or len(word) > 1):
            scale = _SCALES[word]
            if halves:
                whole += part * scale + scale // 2
                part = 0
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
            yield Amount(whole + part, not scaled, halves and not scaled)
            whole = part = 0
            scaled = open_ = halves = False


def is_number(words: Sequence[str], at: int, inside: bool = False) -> bool:
    """Whether the word at a place belongs to a number; `inside` one that has begun, links count too.

    >>> is_number(["a", "million"], 1), is_number(["and", "fifty"], 0), is_number(["and", "fifty"], 0, inside=True)
    (True, False, True)
    """
    word = words[at]
    if word in _LINKS or word in _HALF:
        return inside and (_adds(words, at) or _adds_half(words, at))
    if word in _SCALES and len(word) == 1:
        return inside
    return word in _UNITS or word in _SCALES or word in _HALVES or word[0].isdigit()


def _adds(words: Sequence[str], at: int) -> bool:
    """Whether what follows the link goes on with the number: “hundred and fifty”, not “hundred and two thousand”."""
    if words[at] not in _LINKS - {"с"} or at + 1 == len(words) or words[at + 1] not in _UNITS:
        return False
    return not (at + 2 < len(words) and words[at + 2] in _SCALES)


def _adds_half(words: Sequence[str], at: int) -> bool:
    """Whether “and a half thousand” begins here, or is gone on with; alone “and a half” is of what was counted."""
    half = next((n for n in range(at, len(words)) if words[n] not in _LINKS), len(words))
    if half == len(words) or words[half] not in _HALF:
        return False
    after = words[half + 1] if half + 1 < len(words) else ""
    joined = words[max(half - 1, 0)] in _LINKS
    return after in _SCALES or (joined and after not in listed("whole-of-a-half"))


def well_formed(words: Sequence[str]) -> bool:
    """Whether the words of a number are put together as numbers are: “two fifty” and “2.5” are not.

    >>> [well_formed(said.split()) for said in ("two hundred fifty", "two fifty", "five ten", "1,500", "2.5k", "2.5")]
    [True, False, False, True, True, False]
    >>> well_formed("three hundred four hundred".split()), well_formed("две тысячи три тысячи".split())
    (False, False)
    >>> well_formed("two and a half".split()), well_formed("a thousand and a half".split())
    (True, False)
    >>> well_formed("тысячи две".split()), well_formed("тысячи восьмисот".split())
    (False, True)

    Three figures behind a point are a part or a thousand: “1.250 thousand” is either.

    >>> well_formed("1.250 thousand".split()), well_formed(["1,250k"]), well_formed(["1.25k"])
    (False, False, True)
    """
    if any([_GROUPED.match(one) and other in _SCALES for one, other in pairwise(words)]):
        return False
    if words[0] in OF_SEVERAL and len(words) > 1 and _counts(words[1], words[0]):
        return False
    room = None  # What may still be added: less than this.
    below = None  # The scale that the next is to be smaller than, but for hundreds of it.
    hundreds = half = False
    for word in words:
        if word in _LINKS:
            continue
        if word in _SCALES:
            scale = _SCALES[word]
            if hundreds if scale == _ALREADY_HUNDREDS else below is not None and scale >= below:
                return False
            hundreds = scale == _ALREADY_HUNDREDS
            below = below if hundreds else scale
            room, half = scale, False
        elif word in _HALVES or word in _HALF:
            room, half = 1, True
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
    # “Тысяча-две” and “a thousand two” are nobody's 1,002; “a thousand and a half” may be 1,500.
    last = _UNITS.get(words[-1], 0)
    return not (half and below is not None) and not (
        below is not None and 0 < last < _HUNDREDS_ARE_MEANT and words[-2] in _SCALES
    )


_TENS: Final = 20
_HUNDREDS_ARE_MEANT: Final = 10
_OF_MANY: Final = frozenset({"сотен", "тысяч", "тыщ", "косарей", "миллионов"})
OF_SEVERAL: Final = frozenset({"сотни", "тысячи", "тыщи", "косаря", "миллиона"}) | _OF_MANY
"""Forms of scales that follow how many of them there are: “тысячи две” are about two."""
_GROUPED: Final = re.compile(r"\d{1,3}(?:[,.]\d{3})+$")
_WHOLE: Final = re.compile(_GROUPED.pattern + r"|\d+(?:[.,]00)?$|\d+(?:[.,]\d\d?)?(?:k|к|m|м)$")


def _counts(word: str, scale: str) -> bool:
    """Whether a number after a scale says how many of them there are, more or less (“тысяч пять”)."""
    return word in _UNITS and (scale in _OF_MANY or _UNITS[word] < _ALREADY_HUNDREDS)


def _figure(digits: str, scale: str | None, part: int) -> tuple[int, bool]:
    if scale:
        value = float(digits.replace(",", "."))
        return part + round(value * (1000 if scale in ("k", "к") else 1_000_000)), True
    digits = re.sub(r"[.,]00$", "", digits)
    return part + int(digits.replace(",", "").replace(".", "")), True


_TIMES: Final = re.compile(r"(\d+)[xх]$")
_MOST_TIMES: Final = 20
_THE_BET: Final = frozenset(
    {("that",), ("it",)}
    | {
        (whose, what)
        for whose in ("your", "his", "her", "their", "the", "that", "this")
        for what in ("bet", "raise")
    }
)
_MORE: Final = ("больше", "твоей ставки", "вашей ставки", "от ставки", "от твоей ставки", "от вашей ставки")


def multiple(words: Sequence[str], at: int) -> tuple[int, int]:
    """How many words from here on name a multiple of the bet, and how many times it: 0 where they do not.

    What is multiplied is to be named, as “3x” alone may be of the big blind; “в три раза” is always of the bet.

    >>> [multiple(said.split(), 0) for said in ("three times your bet", "3x that", "3x", "twice the bet", "в два раза")]
    [(4, 3), (2, 3), (0, 0), (3, 2), (3, 2)]
    """
    length, times = _so_many_times(words, at)
    if not 1 < times <= _MOST_TIMES:
        return 0, 0
    rest = tuple(words[at + length :])
    if words[at] == "в":
        more = max(
            (tuple(each.split()) for each in _MORE if rest[: len(each.split())] == tuple(each.split())),
            key=len,
            default=(),
        )
        return length + len(more), times
    what = max((len(each) for each in _THE_BET if rest[: len(each)] == each), default=0)
    return (length + what, times) if what else (0, 0)


def _so_many_times(words: Sequence[str], at: int) -> tuple[int, int]:
    """How many words from here on say how many times, and how many."""
    if words[at] == "twice":
        return 1, 2
    if found := _TIMES.match(words[at]):
        return 1, int(found[1])
    first = 1 if words[at] == "в" else 0
    said = words[at + first : at + first + 2]
    if len(said) < 2 or said[1] not in (("раза", "раз") if first else ("times", "x")):
        return 0, 0
    return first + 2, _UNITS.get(said[0], int(said[0]) if said[0].isdecimal() else 0)
