"""The lessons on live play over HTTP: in both languages, for anybody, and nothing is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.test_care import Guest
from tests.server.within import Within


@pytest.fixture
def within(tmp_path: Path) -> Iterator[Within]:
    house = Within(tmp_path / "house.db", players=2, hands=0)
    yield house
    house.close()


def test_a_learner_reads_the_lessons_and_hears_the_ruling_in_his_language(within: Within) -> None:
    nobody = Guest(within)
    nobody.shown = {}
    before = within.house.store.rows_written
    told = {lang: nobody.read(f"school/live?lang={lang}") for lang in ("en", "ru")}
    assert [len(each["lessons"]) for each in told.values()] == [12, 12]
    titles = [each["lessons"][3]["title"] for each in told.values()]
    assert titles == ["Putting chips in", "Как ставить"]
    (bet, _) = told["ru"]["lessons"][3]["exercises"]
    assert (bet["seats"], bet["you"], bet["pieces"], bet["pot"]) == (
        ["Вы", "A", "B"],
        0,
        {"500": 2, "100": 6},
        300,
    )
    moves = [{"what": "motion", "chips": [500]}, {"what": "motion", "chips": [100]}, {"what": "enough"}]
    wish = {"exercise": "one-motion", "moves": moves}
    ruled = nobody.post("school/live/judge?lang=ru", **wish)
    assert (ruled["right"], ruled["done"]) == (False, True)
    assert "Вы: бет 500" in ruled["ruling"]["lines"][0]
    assert "TDA-2022:56" in ruled["ruling"]["cites"]
    by_article = nobody.post("school/live/judge", **wish, book="live-tips")
    assert "You: a bet of 100" in by_article["ruling"]["lines"][0]
    for wrong in ({"exercise": "none"}, {**wish, "book": "hoyle"}, {**wish, "moves": [{"what": "tap"}]}):
        assert nobody.post("school/live/judge", **{**wish, **wrong})["code"].startswith("lesson-")
    assert within.house.store.rows_written == before
