"""A store of hands: each once, whatever is stopped, and counted as one would by hand."""

from __future__ import annotations

from collections import Counter
from datetime import datetime
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import Any

import duckdb
import pytest

from croupier.errors import Mistake
from croupier.hands import MEASURES, lines
from croupier.hands.counting import count, course, texts
from croupier.hands.group import By, Which
from croupier.hands.importing import PART, take_in
from croupier.hands.line import HandLine, SeatLine
from croupier.hands.store import Store
from croupier.records import decode, pieces

pytestmark = pytest.mark.xdist_group("hands")
"""One worker: the store of real hands takes long to fill."""

PHH = Path(__file__).parents[1] / "data" / "phh"
HAND = """PokerStars Hand #{number}:  Hold'em No Limit ($1/$2 USD) - 2026/05/{day:02} 20:00:00 ET
Table 'Oak' 6-max Seat #3 is the button
Seat 1: Ann ($200 in chips)
Seat 2: Boris ($80 in chips)
Seat 3: Vera ($300 in chips)
Ann: posts small blind $1
Boris: posts big blind $2
*** HOLE CARDS ***
{played}
*** SUMMARY ***
Total pot ${pot} | Rake $0


"""
STEAL = """Vera: raises $4 to $6
Ann: folds
Boris: folds
Uncalled bet ($4) returned to Vera
Vera collected $5 from pot"""
WALK = "Vera: folds\nAnn: folds\nUncalled bet ($1) returned to Boris\nBoris collected $2 from pot"


def evening(hands: int, first: int = 1) -> str:
    """So many hands: Vera steals each third one, the others are walks."""
    return "".join(
        [
            HAND.format(number=number, day=1 + number % 28, played=STEAL, pot=5)
            if number % 3 == 0
            else HAND.format(number=number, day=1 + number % 28, played=WALK, pot=2)
            for number in range(first, first + hands)
        ]
    )


def written(tmp_path: Path, text: str, name: str = "evening.txt") -> Path:
    file = tmp_path / name
    file.write_text(text, "utf-8")
    return file


def taken(store: Store, *files: Path) -> tuple[int, int, int]:
    """New hands, those that were known, those left out."""
    parts = list(take_in(store, files))
    new, left = sum([part.new for part in parts]), sum([len(part.left) for part in parts])
    return new, sum([part.of for part in parts]) - new - left, left


def test_a_hand_is_kept_once_whatever_file_it_stands_in(store: Store, tmp_path: Path) -> None:
    first = written(tmp_path, evening(30))
    assert taken(store, first) == (30, 0, 0)
    assert taken(store, first) == (0, 30, 0)
    assert taken(store, written(tmp_path, evening(40), "more.txt")) == (10, 30, 0)
    # Another who sat there has seen other cards of the same hands.
    other = evening(40).replace("*** HOLE CARDS ***", "*** HOLE CARDS ***\nDealt to Ann [Ah Kh]")
    assert taken(store, written(tmp_path, other, "ann.txt")) == (0, 40, 0)
    assert len(store) == 40


def test_what_cannot_be_read_is_told_with_its_line_and_the_rest_is_kept(store: Store, tmp_path: Path) -> None:
    broken = evening(2) + HAND.format(number=7, day=1, played="Vera: dances", pot=2) + evening(1, 9)
    file = written(tmp_path, broken)
    at = next(line for line, text in enumerate(broken.splitlines(), 1) if "#7" in text)
    (part,) = take_in(store, [file])
    (left,) = part.left
    assert (part.new, left.name, left.line, left.why.code) == (3, "7", at, "records-stars-no-action")
    assert "dances" in left.text
    missing = tmp_path / "nothing.txt"
    (gone,) = take_in(store, [missing])
    assert gone.left[0].why.code == "cli-cannot-open"


def test_a_run_that_is_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    file = written(tmp_path, evening(2 * PART + 10))
    with Store(tmp_path / "hands.duckdb", new=True) as store:
        next(take_in(store, [file]))
        assert len(store) == PART
    with Store(tmp_path / "hands.duckdb") as store:
        parts = list(take_in(store, [file]))
        assert [part.skipped for part in parts].count(True) == 1
        assert [part.new for part in parts if not part.skipped] == [PART, 10]
        assert len(store) == 2 * PART + 10


def test_a_part_is_in_the_store_whole_or_not_at_all(store: Store, tmp_path: Path, monkeypatch) -> None:
    insert = store._insert
    monkeypatch.setattr(
        store, "_insert", lambda table, rows: 1 / 0 if table == "seats" else insert(table, rows)
    )
    with pytest.raises(ZeroDivisionError):
        taken(store, written(tmp_path, evening(5)))
    assert len(store) == 0
    monkeypatch.undo()
    assert taken(store, tmp_path / "evening.txt") == (5, 0, 0)


def test_several_processes_read_what_one_does(store: Store, tmp_path: Path) -> None:
    file = written(tmp_path, evening(PART + 5))
    assert sum([part.new for part in take_in(store, [file], jobs=2)]) == PART + 5
    assert len(store) == PART + 5


REAL = sorted([*PHH.glob("*/*.phhs"), *PHH.glob("*/*.phh")])[:60]


@cache
def real_lines() -> list[tuple[HandLine, tuple[SeatLine, ...]]]:
    """The rows of every real hand that is read exactly."""
    played = [piece.play() for file in REAL for piece in pieces(decode(file.read_bytes()))]
    return [lines(each) for each in played if each.exact]


def counted_by_hand(name: str, by: By | None) -> Counter[tuple[str, str]]:
    """How often each measure was made and could have been, from the rows themselves."""
    told: Counter[tuple[str, str]] = Counter()
    for hand, seats in real_lines():
        for seat in seats:
            group = {None: "", "position": seat.position, "game": hand.game, "player": seat.player}[by]
            for measure in MEASURES:
                told[group, measure.id] += sum([getattr(seat, each) for each in getattr(measure, name)])
    return told


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory):
    assert REAL
    with Store(tmp_path_factory.mktemp("real") / "hands.duckdb", new=True) as store:
        list(take_in(store, REAL))
        yield store


@pytest.mark.parametrize("by", [None, "position", "game", "player"])
def test_real_hands_are_counted_as_one_would_by_hand(real: Store, by: By | None) -> None:
    groups = count(real, by=by)
    for name in ("made", "chances"):
        counted = {
            (group.name, each.measure.id): getattr(each, name) for group in groups for each in group.counted
        }
        assert counted == counted_by_hand(name, by)


def test_nothing_is_won_that_was_not_lost_but_the_rake(real: Store) -> None:
    (everybody,) = count(real)
    assert everybody.winnings.per_100 == pytest.approx(-everybody.winnings.rake_per_100, abs=1e-6)
    assert everybody.winnings.adjusted_per_100 == pytest.approx(-everybody.winnings.rake_per_100, abs=1e-6)


def test_who_steals_every_third_hand_wins_half_a_blind_each(store: Store, tmp_path: Path) -> None:
    taken(store, written(tmp_path, evening(300)))
    (vera,) = count(store, Which(player="Vera"))
    won = [1.5 if number % 3 == 0 else 0.0 for number in range(1, 301)]
    mean = fmean(won)
    error = (sum([(each - mean) ** 2 for each in won]) / 299 / 300) ** 0.5
    assert vera.hands == 300
    assert vera.winnings.per_100 == pytest.approx(100 * mean)
    assert vera.winnings.between is not None
    assert vera.winnings.between.high - vera.winnings.per_100 == pytest.approx(
        100 * 1.959964 * error, rel=1e-6
    )
    assert vera.winnings.sums == {"USD": 300.0}
    steal = next(each for each in vera.counted if each.measure.id == "steal")
    assert (steal.made, steal.chances) == (100, 300)
    assert steal.between is not None
    assert steal.between.low < 1 / 3 < steal.between.high
    assert course(store, Which(player="Vera"))[-1] == (300, 150.0, 150.0)
    assert len(course(store, Which(player="Vera"), points=10)) <= 11


def test_only_what_is_asked_for_is_counted(store: Store, tmp_path: Path) -> None:
    taken(store, written(tmp_path, evening(28)))

    def hands(**which: Any) -> int:
        return sum([group.hands for group in count(store, Which(**which))])

    assert hands() == 84
    assert hands(player="Ann") == hands(position="small-blind") == 28
    assert hands(since=datetime(2026, 5, 15)) == 42
    assert hands(until=datetime(2026, 5, 15)) == 42
    assert hands(stack=(0, 40)) == hands(player="Boris") == 28
    assert hands(stack=(41, 10**9)) == 56
    assert hands(seats=3, game="nl-holdem", tournament=False) == 84
    assert hands(seats=4) == hands(tournament=True) == hands(game="razz") == hands(site="Winamax") == 0
    assert {group.name: group.hands for group in count(store, by="stack")} == {"20-40": 28, "75-150": 56}
    assert [group.name for group in count(store, by="position")] == ["small-blind", "big-blind", "button"]
    assert [group.name for group in count(store, by="month")] == ["2026-05"]
    assert [group.name for group in count(store, by="stakes")] == ["2.00 USD"]


def test_hands_come_back_as_they_stood_and_their_figures_as_parquet(store: Store, tmp_path: Path) -> None:
    taken(store, written(tmp_path, evening(28)))
    back = list(texts(store, Which(since=datetime(2026, 5, 15))))
    assert len(back) == 14
    assert all(piece.play().exact for text in back for piece in pieces(text))
    out = tmp_path / "it's.parquet"
    assert store.parquet(out, *Which(player="Vera").where()) == 28
    rows = duckdb.sql(f"select sum(won), count(distinct name) from read_parquet({str(out)!r})").fetchall()
    assert rows == [(9 * 300, 28)]


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda _: None, "hands-no-store"),
        (lambda file: file.write_text("PokerStars Hand #1", "utf-8"), "hands-not-a-store"),
        (
            lambda file: duckdb.connect(str(file)).execute("create table mine (a int)").close(),
            "hands-not-a-store",
        ),
    ],
)
def test_a_file_that_is_no_store_is_left_as_it_is(tmp_path: Path, make, code: str) -> None:
    file = tmp_path / "other"
    make(file)
    before = file.read_bytes() if file.exists() else None
    with pytest.raises(Mistake) as mistake:
        Store(file)
    assert mistake.value.code == code
    assert (file.read_bytes() if file.exists() else None) == before


def test_a_store_of_a_later_version_is_not_touched(store: Store, tmp_path: Path) -> None:
    store.connection.execute("update store set version = 99")
    store.close()
    with pytest.raises(Mistake) as mistake:
        Store(tmp_path / "hands.duckdb")
    assert mistake.value.code == "hands-store-newer"


def test_a_store_of_the_first_version_becomes_one_of_this(store: Store, tmp_path: Path) -> None:
    taken(store, written(tmp_path, evening(3)))
    store.connection.execute("alter table hands drop column text")
    store.connection.execute("alter table hands add column phh varchar")
    store.connection.execute("alter table hands add column text varchar default 'as it stood'")
    store.connection.execute("update store set version = 1")
    store.close()
    with Store(tmp_path / "hands.duckdb") as renewed:
        assert list(texts(renewed, Which(player="Vera"))) == ["as it stood"] * 3
        assert taken(renewed, written(tmp_path, evening(5), "more.txt")) == (2, 3, 0)
    with Store(tmp_path / "hands.duckdb") as again:
        assert len(again) == 5
