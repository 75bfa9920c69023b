"""A policy: profiles, layers over them, and the clause behind each answer."""

import pickle

import pytest

from croupier.errors import Broken, Mistake
from croupier.rulebook import DEFAULT, Layer, Policy, Source, fields, profile, profiles, registry

PROFILES = (
    "tda-2015",
    "tda-2017",
    "tda-2022",
    "tda-2024",
    "fspr-manual",
    "fspr-competition",
    "club-cash",
    "club-tournament",
    "online-cash",
    "online-tournament",
)


def house(**answers):
    return Layer("house", "Riverside", tuple(answers.items()))


def event(**answers):
    return Layer("event", "Spring Cup", tuple(answers.items()))


def agency(**answers):
    return Layer("agency", "Gaming Board", tuple(answers.items()))


def test_the_profiles_are_ready_to_use():
    assert tuple(profiles()) == PROFILES


@pytest.mark.parametrize("name", PROFILES)
def test_every_answer_of_every_profile_knows_its_clause(name):
    policy = profile(name)
    for each in fields():
        source = policy.source(each)
        assert source.clause in registry()
        assert source.value == policy[each]
        assert source.layer in {"edition", "default"}


def test_the_default_is_a_live_tournament_by_tda_2022():
    assert profile("tda-2022") == DEFAULT == Policy()


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("tda-2015", "TDA-2015:44.1"),
        ("tda-2017", "TDA-2017:48A"),
        ("tda-2022", "TDA-2022:47A.1"),
        ("tda-2024", "TDA-2022:47A.1"),
        ("fspr-manual", "FSPR:allin-pl-1"),
        ("fspr-competition", "FSPR:allin-c-6"),
        ("club-cash", "CLUB-2:2.8.11-a"),
        ("club-tournament", "CLUB-7:7.8.3-c"),
    ],
)
def test_each_edition_cites_its_own_number_of_one_rule(name, clause):
    assert profile(name).clause("reopen") == clause


@pytest.mark.parametrize(
    ("field", "answers"),
    [
        (
            "clock_seconds",
            {"tda-2015": 50, "tda-2017": 25, "tda-2022": 25, "fspr-manual": 60, "club-tournament": 60},
        ),
        (
            "unclear_amount",
            {"tda-2015": "smallest", "tda-2017": "largest-in-pot", "tda-2022": "largest-in-pot"},
        ),
        (
            "two_motion_raise",
            {"tda-2015": True, "tda-2017": True, "tda-2022": False, "club-tournament": False},
        ),
        ("redeal_absent", {"tda-2022": "killed", "tda-2024": "plays"}),
        (
            "premature_turn",
            {"tda-2017": "river-becomes-turn", "tda-2022": "redealt", "fspr-manual": "river-becomes-turn"},
        ),
        (
            "exposed_live_hand",
            {"tda-2022": "live-with-penalty", "club-cash": "dead", "club-tournament": "live-with-penalty"},
        ),
        (
            "substantial_action",
            {
                "tda-2022": "two-with-chips-or-three",
                "fspr-manual": "two-actions",
                "fspr-competition": "round-begun",
            },
        ),
        (
            "button",
            {
                "tda-2022": "dead",
                "fspr-competition": "moving",
                "club-cash": "moving",
                "club-tournament": "dead",
            },
        ),
        (
            "clock_expiry",
            {
                "tda-2015": "fold",
                "tda-2022": "check-if-free",
                "online-tournament": "check-if-free",
                "club-cash": "fold",
            },
        ),
        ("odd_chip_stud", {"tda-2022": "high-card", "fspr-manual": "high-card", "fspr-competition": "left"}),
        (
            "final_table",
            {"tda-2015": "one-more", "tda-2022": "nine-or-seven", "club-tournament": "ten-nine-seven"},
        ),
    ],
)
def test_the_books_differ_as_they_do(field, answers):
    assert {name: profile(name)[field] for name in answers} == answers


def test_where_the_book_is_silent_the_usual_answer_says_that_it_is():
    source = profile("tda-2015").source("stud_short_stub")
    assert source == Source(
        "stud_short_stub", "burns-then-community", "default", "tda-2015", "TDA-2022:RP10H.A"
    )


def test_a_profile_may_have_a_usual_answer_of_its_own():
    source = profile("club-cash").source("all_in_face_up")
    assert (source.value, source.layer, source.clause) == (False, "default", "FSPR:showdown-2")
    assert profile("online-tournament").number("time_bank") == 60


def test_what_a_book_leaves_to_the_house_cites_that_it_does():
    assert profile("tda-2017").source("raise_cap") == Source(
        "raise_cap", 3, "default", "tda-2017", "TDA-2017:52"
    )


def test_the_house_is_laid_over_the_edition():
    policy = DEFAULT.laid_over(house(button="moving", clock_seconds=40))
    assert policy.button == "moving"
    assert policy.number("clock_seconds") == 40
    assert policy.source("button").layer == "house"
    assert policy.source("button").by == "Riverside"
    assert policy.source("reopen").layer == "edition"


def test_the_event_is_laid_over_the_house_whatever_the_order_they_come_in():
    answers = house(clock_seconds=40), event(clock_seconds=15)
    for first, then in (answers, answers[::-1]):
        policy = DEFAULT.laid_over(first).laid_over(then)
        assert policy["clock_seconds"] == 15
        assert [source.value for source in policy.sources("clock_seconds")] == [15, 40, 25]


def test_a_later_word_of_the_same_layer_counts():
    policy = DEFAULT.laid_over(house(clock_seconds=40)).laid_over(house(clock_seconds=45))
    assert policy["clock_seconds"] == 45


@pytest.mark.clause("TDA-2022:PRE")
def test_in_2022_a_gaming_agency_is_over_the_house_and_the_event():
    policy = DEFAULT.laid_over(agency(devices="off-table")).laid_over(event(devices="no-calls"))
    assert policy["devices"] == "off-table"
    assert policy.source("devices").layer == "agency"


@pytest.mark.clause("TDA-2015:PRE", "TDA-2017:PRE")
@pytest.mark.parametrize("edition", ["tda-2015", "tda-2017"])
def test_in_2015_and_2017_the_house_is_over_tda_and_no_agency_is_known(edition):
    policy = profile(edition)
    assert policy.laid_over(house(dodging_blinds="any"))["dodging_blinds"] == "any"
    with pytest.raises(Mistake) as refused:
        policy.laid_over(agency(dodging_blinds="any"))
    assert refused.value.code == "policy-no-such-layer"
    assert refused.value.params["known"] == "house, event"


def test_an_answer_no_clause_of_the_book_gives_cites_the_clause_that_lets_the_house_rule():
    assert DEFAULT.laid_over(house(button="moving")).clause("button") == "TDA-2022:PRE"
    assert profile("tda-2017").laid_over(house(button="moving")).clause("button") == "TDA-2017:PRE"


def test_an_answer_the_book_leaves_open_cites_the_clause_that_does():
    assert DEFAULT.laid_over(house(clock_seconds=40)).clause("clock_seconds") == "TDA-2022:29.5"


def test_an_answer_put_in_by_hand_says_so_and_stays_under_a_layer():
    policy = Policy(button="moving").laid_over(house(clock_seconds=40))
    assert policy.button == policy["button"] == "moving"
    assert policy.source("button").layer == "given"
    assert policy["clock_seconds"] == 40


@pytest.mark.parametrize(
    ("layer", "code"),
    [
        (house(button="alive"), "policy-wrong-value"),
        (house(buton="dead"), "policy-no-such-field"),
        (Layer("floor", "Riverside", ()), "policy-no-such-layer"),
        (Layer("edition", "Riverside", ()), "policy-no-such-layer"),
    ],
)
def test_a_layer_is_checked(layer, code):
    with pytest.raises(Mistake) as refused:
        DEFAULT.laid_over(layer)
    assert refused.value.code == code


def test_a_profile_there_is_not_names_those_there_are():
    with pytest.raises(Mistake) as refused:
        profile("tda2022")
    assert refused.value.params["known"].split(", ")[0] == "tda-2022"


def test_a_field_is_read_as_what_it_is():
    assert DEFAULT.choice("undercall") == "opening-or-heads-up"
    assert DEFAULT.flag("rabbit_hunt") is False
    assert DEFAULT.number("dispute_break") == 60
    with pytest.raises(Broken):
        DEFAULT.number("rabbit_hunt")


def test_an_unknown_field_is_a_mistake():
    with pytest.raises(Mistake):
        DEFAULT["clock"]
    with pytest.raises(Mistake):
        DEFAULT.clause("profile")


@pytest.mark.parametrize("name", PROFILES)
def test_a_policy_written_down_reads_back_the_same(name):
    policy = profile(name).laid_over(house(clock_seconds=40, button="moving"))
    assert Policy.read(policy.written()) == policy
    assert Policy.read(pickle.loads(pickle.dumps(policy.written()))).source("button") == policy.source(
        "button"
    )
    assert hash(pickle.loads(pickle.dumps(policy))) == hash(policy)


def test_a_policy_written_before_there_was_a_field_plays_as_it_did():
    before = {name: value for name, value in DEFAULT.written().items() if name != "stud_all_in_opens_last"}
    assert DEFAULT.stud_all_in_opens_last
    assert not Policy.read(before).stud_all_in_opens_last


def test_a_written_policy_keeps_its_answers_when_a_later_table_would_differ():
    written = DEFAULT.written() | {"reopen": 50}
    assert Policy.read(written).reopen == 50
    assert Policy.read({}) == DEFAULT
