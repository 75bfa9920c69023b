"""Scenario files: read as they are written, and what is wrong in them is said with its line."""

import pytest

from croupier.errors import Mistake
from croupier.records.scenarios import (
    check,
    done,
    policy_of,
    read_scenario,
    read_scenarios,
    scenario_of_line,
    taken,
)
from croupier.records.yaml_page import PageError

GOOD = """\
- id: overchip
  title: {en: One big chip, ru: Одна крупная фишка}
  under: [tda-2022, club-cash]
  table:
    blinds: 100-200
    street: flop
    seats: {A: 9000, B: 5000}
    before: [A bets 400]
  happened: ["B: chips 1000"]
  expect:
    counts_as: {B: {action: call, to: 400}}
    returned: {B: 600}
  cites: [TDA-2022:44.1, CLUB-2:2.8.9]
"""


def test_a_file_is_read_and_checked_under_every_profile_it_names() -> None:
    (scenario,) = read_scenarios(GOOD)
    assert [(each.profile, each.passed) for each in check(scenario)] == [
        ("tda-2022", True),
        ("club-cash", True),
    ]
    assert (scenario.line, scenario.title["ru"]) == (1, "Одна крупная фишка")


def test_a_ruling_that_differs_says_where() -> None:
    (scenario,) = read_scenarios(GOOD.replace("returned: {B: 600}", "returned: {B: 700}"))
    assert [each.differences for each in check(scenario, ["tda-2022"])] == [("returned.B: 600 ≠ 700",)]


def test_a_clause_that_is_not_cited_is_a_difference_only_in_its_own_book() -> None:
    (scenario,) = read_scenarios(GOOD.replace("TDA-2022:44.1", "TDA-2022:45A"))
    failed = [each.profile for each in check(scenario) if not each.passed]
    assert failed == ["tda-2022"]


@pytest.mark.parametrize(
    ("expect", "passes"),
    [
        ("{returned: null}", False),
        ("{forfeited: null}", True),
        ("{counts_as: {B: {not: {action: raise}}}}", True),
        ("{counts_as: {B: {not: {action: call}}}}", False),
        ("{operations: [{kind: call}]}", True),
        ("{operations: [{kind: raise}]}", False),
    ],
)
def test_an_expectation_is_a_part_of_the_ruling(expect: str, passes: bool) -> None:
    head = GOOD[: GOOD.index("  expect")]
    (scenario,) = read_scenarios(f"{head}  expect: {expect}\n")
    assert next(iter(check(scenario))).passed is passes


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("blinds: 100-200", "blinds: often", 5, "100-200"),
        ("street: flop", "street: fourth", 6, "preflop, flop, turn, river"),
        ("blinds: 100-200", "blind: 100-200", 5, "blind"),
        ("seats: {A: 9000, B: 5000}", "seats: {A: 9000, B: much}", 7, "seats"),
        ("[A bets 400]", "[A prays]", 8, "A prays"),
        ("[A bets 400]", "[B bets 400]", 8, "turn of A"),
        ('["B: chips 1000"]', '["Z: chips 1000"]', 9, "A, B"),
        ('["B: chips 1000"]', "[{what: act, seat: B, chps: [1000]}]", 9, "chps"),
        ('["B: chips 1000"]', "[{what: miracle, seat: B}]", 9, "miracle"),
        ("[tda-2022, club-cash]", "[tda-1999]", 3, "tda-2015"),
        ("  title:", "  id: again\n  title:", 2, "twice"),
        ("- id: overchip", "- id: [overchip", 2, "YAML"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, line: int, says: str) -> None:
    text = GOOD.replace(old, new)
    assert text != GOOD
    with pytest.raises(PageError) as raised:
        [list(check(each)) for each in read_scenarios(text, "file.yaml")]
    message = str(raised.value)
    assert message.startswith(f"file.yaml:{line}: ")
    assert says in message
    assert raised.value.say("ru").startswith(f"file.yaml:{line}: ")


def test_two_scenarios_may_not_share_an_id() -> None:
    with pytest.raises(PageError, match="overchip"):
        read_scenarios(GOOD + GOOD)


def test_a_house_may_answer_differently_in_a_scenario() -> None:
    text = GOOD.replace("  under:", "  policy: {half_raise: 101}\n  under:")
    with pytest.raises(PageError, match="half_raise"):
        read_scenarios(text)
    assert policy_of("tda-2022", {"half_raise": 75})["half_raise"] == 75


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("A folds", {"seat": "A", "action": "fold"}),
        ("BB is all-in for 75", {"seat": "BB", "action": "all-in", "to": 75}),
        ("UTG+1 raises to 1,200", {"seat": "UTG+1", "action": "raise", "to": 1200}),
        ("A ставит 400", {"seat": "A", "action": "bet", "to": 400}),
    ],
)
def test_actions_are_read_as_they_are_told(line: str, action: dict) -> None:
    assert taken(line) == action


@pytest.mark.parametrize(
    ("line", "act"),
    [
        ("B: chips 3x100+25", {"chips": [100, 100, 100, 25]}),
        ("B: raise / chips 400, 900", {"words": "raise", "motions": [[400], [900]]}),
        ("B: puts out 1,400", {"total": 1400}),
        ("B: taps", {"gesture": "tap"}),
        ("B: рейз, восемь тысяч", {"words": "рейз, восемь тысяч"}),
        ("B: фишки 1000", {"chips": [1000]}),
        ("B: says 'pot'", {"words": "pot"}),
        ("B: said: “I'm all in” / chips 500", {"words": "I'm all in", "chips": [500]}),
        ("B: says 'I'm all in'", {"words": "I'm all in"}),
        ("B: говорит «рейз на 900»", {"words": "рейз на 900"}),
        ('B: произнёс: "колл?"', {"words": "колл?"}),
        ("B: says 'tap'", {"words": "tap"}),
    ],
)
def test_acts_are_read_as_they_are_told(line: str, act: dict) -> None:
    assert done(line) == {"what": "act", "seat": "B", **act}


@pytest.mark.parametrize(
    "words",
    [
        "says 'call' and 'raise'",
        "says 'call', not 'raise'",
        "says 'call' to himself",
        "never said 'call'",
        "asks 'call'",
        "says pot",
        "говорит «колл» соседу",
        "не сказал «колл»",
    ],
)
def test_of_words_beside_a_quotation_nothing_is_left_out(words: str) -> None:
    """What is not wholly understood binds nobody for certain."""
    line = f"NLHE 100-200 flop A=5000 B=5000 | A bets 300 | B: {words}"
    ruling = read_scenario(scenario_of_line(line)).ruling(policy_of("tda-2022"))
    assert done(f"B: {words}")["words"] == words
    assert ruling.verdict in {"floor-decides", "reminder"}


def test_a_line_is_a_whole_scenario() -> None:
    scenario = read_scenario(scenario_of_line("NLHE 200-400 | A raises to 1200 | B: chips 1000+1000"))
    ruling = scenario.ruling(policy_of("tda-2022"))
    assert ruling.plain()["counts_as"]["B"]["action"] == "call"
    assert list(scenario.table.seats) == ["SB", "BB", "A", "B"]


@pytest.mark.parametrize(
    "line", ["NLHE 200-400 | A bets 1200", "CHESS 1-2 | B: check", "NLHE pot lots | A: check"]
)
def test_a_line_that_asks_nothing_is_refused(line: str) -> None:
    with pytest.raises(Mistake, match=r"asks nothing|says nothing|number"):
        scenario_of_line(line)


def test_in_limit_games_the_line_names_the_bets() -> None:
    limit = scenario_of_line("FLHE 10-20 | A raises to 20 | B: raise")["table"]
    assert (limit["small_bet"], limit["big_bet"], limit["blinds"]) == (10, 20, "5-10")
    assert scenario_of_line("STUD 10-20 | A: check")["table"]["bring_in"] == 5
