"""Table talk: what is read in it, in both languages, in whatever letters it is written."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cash.talk import speaks_of
from croupier.text import say

SENTENCES = Path(__file__).parents[1] / "data" / "talk.tsv"
HALVES = ("dev", "held")
"""The vocabulary was made on the first half; the second was not looked at while it was."""
RANKS = (
    "deuce",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
    "ace",
)


class Sentence(NamedTuple):
    half: str
    language: str
    about: str
    text: str


def sentences() -> Iterator[Sentence]:
    for line in SENTENCES.read_text(encoding="utf-8").splitlines()[1:]:
        half, language, about, text = line.split("\t")
        yield Sentence(half, language, about, text.replace("\\u200b", "\u200b"))


@pytest.mark.clause("ONLINE:chat-1", "ONLINE:chat-2", "TDA-2022:67.2", "TDA-2022:67.3", "TDA-2022:67.4")
@pytest.mark.parametrize("half", HALVES)
def test_nineteen_of_twenty_sentences_about_a_live_hand_are_read_as_that(half: str) -> None:
    live = [s for s in sentences() if s.about != "-" and s.half == half]
    missed = [s.text for s in live if speaks_of(s.text) is None]
    assert len(missed) <= len(live) // 20, missed


@pytest.mark.parametrize("half", HALVES)
def test_nineteen_of_twenty_harmless_sentences_are_left_alone(half: str) -> None:
    harmless = [s for s in sentences() if s.about == "-" and s.half == half]
    held_back = [(s.text, speaks_of(s.text)) for s in harmless if speaks_of(s.text) is not None]
    assert len(held_back) <= len(harmless) // 20, held_back


def test_what_is_read_is_named_by_its_kind() -> None:
    kinds = {
        "cards": "I've got A♥K♥",
        "hand": "у него флеш",
        "strength": "I have the nuts",
        "bluff": "он блефует",
    }
    assert {about: speaks_of(text) for about, text in kinds.items()} == {about: about for about in kinds}
    assert speaks_of("just fold") == "fold"
    assert speaks_of("don't call") == "advice"


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(
    "code",
    ["hand-pair", "hand-two-pair", "hand-three-of-a-kind", "hand-straight", "hand-flush", "hand-full-house"],
)
def test_every_hand_is_read_by_the_name_the_catalogues_give_it(lang: str, code: str) -> None:
    assert speaks_of(say(code, lang, first="king", second="ten")) is not None


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("rank", RANKS)
def test_every_rank_is_read_by_the_name_the_catalogues_give_it(lang: str, rank: str) -> None:
    said = {"en": "I have two {}", "ru": "у меня {}"}[lang]
    assert speaks_of(said.format(say("rank-many-first", lang, first=rank))) in ("cards", "hand")


@given(st.text(max_size=200))
def test_whatever_is_written_is_read(text: str) -> None:
    speaks_of(text)


@pytest.mark.parametrize(
    "text", ["a " * 100, "♠" * 200, "1" * 200, "tузы" * 50, "e\u0301" * 100, "a1" * 100, "@" * 200]
)
def test_no_message_of_the_length_that_is_allowed_takes_long_to_read(text: str) -> None:
    speaks_of("warm")
    began = time.process_time()
    speaks_of(text)
    assert time.process_time() - began < 0.1
