"""A house's file: read strictly, with the line of every mistake."""

import pickle

import pytest

from croupier.rulebook import profile, read_house
from croupier.rulebook.house import HouseError

RIVERSIDE = """\
# Riverside card club
name = "Riverside"
profile = "tda-2022"

[house]
button = "moving"      # every hand to a player
clock_seconds = 40
rabbit_hunt = true

[event]
clock_seconds = 15

[agency]
devices = "off-table"
"""


def refused(text):
    with pytest.raises(HouseError) as found:
        read_house(text, "riverside.toml")
    return found.value


def test_a_house_lays_its_answers_over_a_profile():
    policy = read_house(RIVERSIDE)
    assert policy.profile == "tda-2022"
    assert policy.button == "moving"
    assert policy["clock_seconds"] == 15
    assert [source.layer for source in policy.sources("clock_seconds")] == ["event", "house", "edition"]
    assert policy.flag("rabbit_hunt")
    assert policy.source("devices").by == "Riverside"
    assert policy.source("devices").layer == "agency"


def test_a_file_may_lay_nothing_over_its_profile():
    assert read_house('name = "Riverside"\nprofile = "club-cash"\n') == profile("club-cash")


@pytest.mark.parametrize(
    ("old", "new", "line", "code", "right"),
    [
        ('"moving" ', '"movng"', 6, "policy-wrong-value", '"dead", "moving"'),
        ("clock_seconds = 40", "clock_second = 40", 7, "policy-no-such-field", "clock_seconds"),
        ("clock_seconds = 40", '"clock_second" = 40', 7, "policy-no-such-field", "clock_seconds"),
        ("clock_seconds = 15", "clock_seconds = 4", 11, "policy-wrong-value", "5–600"),
        ("clock_seconds = 15", "clock_seconds = 1.5", 11, "policy-wrong-value", "5–600"),
        ("rabbit_hunt = true", 'rabbit_hunt = "yes"', 8, "policy-wrong-value", "true, false"),
        ("[event]", "[evnt]", 10, "policy-no-such-layer", "event"),
        ("[event]", "[[event]]", 10, "policy-not-a-table", "event"),
        ("[event]", "[house.event]", 10, "policy-no-such-field", "event"),
        ('profile = "tda-2022"', 'profile = "tda-2021"', 3, "policy-no-such-profile", "tda-2022"),
        ('profile = "tda-2022"', 'profile = "tda-2017"', 13, "policy-no-such-layer", "house, event"),
        ('profile = "tda-2022"', "profile = 2022", 3, "policy-head-missing", 'profile = "tda-2022"'),
        ('profile = "tda-2022"', "", 1, "policy-head-missing", 'profile = "tda-2022"'),
        ('name = "Riverside"', "", 1, "policy-head-missing", 'name = "Riverside"'),
        ('name = "Riverside"', 'nam = "Riverside"\nname = "R"', 2, "policy-not-a-table", "house"),
        ("clock_seconds = 15", "clock_seconds = = 15", 11, "policy-not-toml", "button"),
        ("clock_seconds = 15", 'clock_seconds = "15', 11, "policy-not-toml", "button"),
        ('devices = "off-table"\n', "devices =", 14, "policy-not-toml", "button"),
        ("rabbit_hunt = true", "button = 'dead'", 8, "policy-not-toml", "button"),
    ],
)
def test_a_mistake_names_its_line_and_what_would_be_right(old, new, line, code, right):
    error = refused(RIVERSIDE.replace(old, new, 1))
    assert error.line == line
    assert error.problem.code == code
    for lang in ("en", "ru"):
        assert error.say(lang).startswith(f"riverside.toml:{line}: ")
        assert error.say(lang).count("riverside.toml") == 1
        assert right in error.say(lang)


def test_an_empty_file_lacks_its_head():
    assert refused("").problem.code == "policy-head-missing"


def test_the_mistake_survives_a_pickle():
    error = refused(RIVERSIDE.replace("moving", "movng"))
    again = pickle.loads(pickle.dumps(error))
    assert (again.line, again.say("ru")) == (error.line, error.say("ru"))
