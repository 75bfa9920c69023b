"""An event's file and its form are the same thing: each is made of the other, and nothing is lost on the way."""

import json
from pathlib import Path

import pytest

from croupier.tournament import EventError, read_event
from croupier.tournament.page import is_league
from croupier.tournament.written import as_file, read_values, write_event, write_file
from tests.tournament.test_prizes import EXAMPLES


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.toml")), ids=lambda file: file.stem)
def test_every_example_is_the_same_event_when_written_again(file: Path) -> None:
    text = file.read_text("utf-8")
    if is_league(text):
        return
    terms = read_event(text)
    assert read_event(write_event(terms)) == terms
    assert read_values(as_file(terms)) == terms
    assert write_event(read_event(write_event(terms))) == write_event(terms)


def test_a_form_sends_numbers_with_a_point_and_names_with_quotes() -> None:
    values = {
        "name": 'Night "A" \\ Б',
        "stack": 10_000.0,
        "buy_in": 109.5,
        "live": True,
        "event": {"deal-of_cards": "x"},
        "level": [{"small_blind": 25, "big_blind": 50}],
    }
    text = write_file(json.loads(json.dumps(values)))
    with pytest.raises(EventError, match="deal-of_cards"):
        read_event(text)
    del values["event"]
    terms = read_values(values)
    assert (terms.name, terms.stack, terms.buy_in, terms.live) == ('Night "A" \\ Б', 10_000, 10_950, True)


def test_what_is_wrong_in_a_form_is_told_by_its_field() -> None:
    with pytest.raises(EventError, match="buy_in"):
        read_values({"name": "A", "stack": 1, "level": [{"small_blind": 1, "big_blind": 2}]})
