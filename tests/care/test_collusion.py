"""Signs of collusion: what a crowd of honest players does not show, and what two show who play together."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.care.collusion import Alone, Answered, Conduct, Sign, Terms, Ties, signs
from croupier.care.times import HOUR, MINUTE

ON = Terms(signs=True)
PEOPLE = ("ann", "bob", "cem", "dan", "eva", "fay")


def hand(
    number: int, /, *people: str, table: str = "oak", ended: int | None = None, **more: object
) -> Conduct:
    nets = more.pop("nets", None) or dict.fromkeys(people, 0)
    # Nobody plays on for more than five hours.
    at = number * MINUTE + number // 300 * HOUR if ended is None else ended
    return Conduct(table, number, at, 100, nets, **more)  # type: ignore[arg-type]


def only(found: tuple[Sign, ...], kind: str) -> Sign:
    (sign,) = [each for each in found if each.kind == kind]
    return sign


def kinds(found: tuple[Sign, ...]) -> list[str]:
    return [sign.kind for sign in found]


def crowd(hands: int, seed: int, partners: tuple[str, ...] = ()) -> list[Conduct]:
    """Six honest players; two `partners` among them neither raise one another nor bet when they are alone."""
    luck = Random(seed)
    dealt = []
    for number in range(1, hands + 1):
        answers, alone = [], []
        for _ in range(4):
            by, person = luck.sample(PEOPLE, 2)
            soft = {by, person} <= set(partners)
            answers.append(Answered(person, by, not soft and luck.random() < 0.25))
        if luck.random() < 0.6:
            one, other = luck.sample(PEOPLE, 2)
            alone.append(Alone(one, other, {one, other} <= set(partners) or luck.random() < 0.4))
        loser, winner = luck.sample(PEOPLE, 2)
        chips = luck.choice((100, 300, 1_000, 4_000))
        nets = dict.fromkeys(PEOPLE, 0) | {loser: -chips, winner: chips}
        shown = luck.random() < 0.5
        dealt.append(hand(number, nets=nets, answers=tuple(answers), alone=tuple(alone), shown=shown))
    return dealt


@pytest.mark.parametrize("seed", range(20))
def test_honest_players_show_no_signs(seed: int) -> None:
    assert signs(crowd(1_500, seed), ON) == ()


@pytest.mark.requirement("COL-1")
@pytest.mark.clause("TDA-2022:69.1", "CLUB-7:7.9.4-a")
@pytest.mark.parametrize("seed", range(5))
def test_partners_who_spare_one_another_are_told_with_the_figures_beside_those_of_others(seed: int) -> None:
    hands = crowd(1_500, seed, ("bob", "eva"))
    found = signs(hands, ON)
    assert kinds(found) == ["checks", "raises"]
    assert {sign.people for sign in found} == {("bob", "eva")}
    checks, raises = only(found, "checks"), only(found, "raises")
    assert checks.figures["checked"] == checks.figures["streets"] > 20
    assert checks.figures["others_done"] * 10 < checks.figures["others"] * 6
    assert (raises.figures["raised"], raises.figures["bets"] > 100) == (0, True)
    assert raises.figures["others_done"] * 10 > raises.figures["others"] * 2
    # Each hand that is named shows it.
    named = {each.number for each in checks.hands}
    shows = {one.number for one in hands if any({"bob", "eva"} == {a.one, a.other} for a in one.alone)}
    assert len(named) == len(checks.hands) > 3
    assert named <= shows


@pytest.mark.requirement("COL-1")
@pytest.mark.clause("TDA-2022:69.2", "CLUB-7:7.9.4-b")
def test_chips_that_go_one_way_are_told_and_those_that_come_back_are_not() -> None:
    def between(*chips: int) -> list[Conduct]:
        moved = [hand(n, nets={"ann": -each, "bob": each}) for n, each in enumerate(chips, 1)]
        return moved + [hand(n, "ann", "bob", "cem") for n in range(100, 160)]

    sign = only(signs(between(5_000, 9_000, 8_000), ON), "flow")
    assert (sign.people, sign.figures["blinds"], sign.figures["back"]) == (("ann", "bob"), 220, 0)
    # The largest first.
    assert [each.number for each in sign.hands] == [2, 3, 1]
    assert only(signs(between(-5_000, -9_000, -8_000), ON), "flow").people == ("bob", "ann")
    assert signs(between(5_000, 9_000, 5_900), ON) == ()
    assert signs(between(5_000, 9_000, 8_000, 8_000, -6_000), ON) == ()
    assert kinds(signs(between(5_000, 9_000, 8_000, 8_000, -2_000), ON)) == ["flow"]
    assert signs(between(5_000, 9_000, 8_000)[:40], ON) == ()
    # What is lost to two is lost to each in the proportion of what he won.
    shared = [hand(n, nets={"ann": -600, "bob": 400, "cem": 200}) for n in range(60)]
    assert [(s.people, s.figures["blinds"]) for s in signs(shared, ON)] == [(("ann", "bob"), 240)]


@pytest.mark.requirement("COL-1")
def test_who_are_always_at_the_same_tables_are_told_where_there_are_several() -> None:
    numbers = count(1)
    both = [
        hand(next(numbers), "ann", "bob", "cem", table=table) for table in ("oak", "elm") for _ in range(50)
    ]
    cem = [hand(next(numbers), "cem", "dan", table="fir") for _ in range(30)]
    found = signs(both + cem, ON)
    assert [sign.people for sign in found] == [("ann", "bob")]
    assert only(found, "together").figures == {"hands": 100, "tables": 2, "of_one": 100, "of_other": 100}
    # Where there is one table alone everybody is at it.
    assert signs([each._replace(table="oak") for each in both], ON) == ()
    apart = [hand(next(numbers), "ann", "dan", table="fir") for _ in range(12)]
    assert signs(both + cem + apart, ON) == ()


@pytest.mark.requirement("COL-1")
@pytest.mark.clause("ONLINE:disc-8")
def test_who_leave_the_game_together_are_told() -> None:
    luck = Random(5)
    out: dict[str, set[int]] = {person: set() for person in PEOPLE}
    for person in PEOPLE:
        for begins in luck.sample(range(10, 1_000, 12), 15):
            out[person] |= set(range(begins, begins + 5))
    honest = [hand(n, *[each for each in PEOPLE if n not in out[each]]) for n in range(1, 1_001)]
    assert signs(honest, ON) == ()
    out["bob"] = {n + 1 for n in out["eva"]}
    found = signs([hand(n, *[each for each in PEOPLE if n not in out[each]]) for n in range(1, 1_001)], ON)
    (sign,) = found
    assert (sign.kind, sign.people) == ("away", ("bob", "eva"))
    assert sign.figures["together"] == sign.figures["away"] == 15


@pytest.mark.requirement("COL-1")
def test_one_browser_is_told_from_the_first_hand_on_and_one_address_from_many() -> None:
    ties = Ties({"ann": ["b1"], "bob": ["b1", "b2"]}, {"cem": ["a1"], "dan": ["a1"], "ann": ["a9"]})
    few = [hand(n, *PEOPLE) for n in range(1, 10)]
    assert [(each.kind, each.people) for each in signs(few, ON, ties)] == [("device", ("ann", "bob"))]
    many = [hand(n, *PEOPLE) for n in range(1, 60)]
    assert [(each.kind, each.people) for each in signs(many, ON, ties)] == [
        ("device", ("ann", "bob")),
        ("address", ("cem", "dan")),
    ]
    never = [hand(n, *(("ann", "cem") if n % 2 else ("bob", "dan"))) for n in range(1, 200)]
    assert signs(never, ON, ties) == ()


@pytest.mark.requirement("COL-1")
def test_hours_on_end_are_told_and_a_break_ends_them() -> None:
    def evening(minutes: int, *, pause: int = 0) -> list[Conduct]:
        return [
            hand(
                n,
                "ann",
                "bob" if n // 15 % 2 else "cem",
                ended=n * MINUTE + (pause if n > minutes // 2 else 0),
            )
            for n in range(minutes + 1)
        ]

    sign = only(signs(evening(12 * 60 + 5), ON), "hours")
    assert (sign.people, sign.figures) == (("ann",), {"hours": 12, "minutes": 5})
    assert [each.number for each in sign.hands] == [0, 725]
    assert signs(evening(12 * 60 - 1), ON) == ()
    assert signs(evening(12 * 60 + 5, pause=10 * MINUTE), ON) == ()
    assert 12 * HOUR == 12 * 60 * MINUTE


@pytest.mark.requirement("COL-1")
@pytest.mark.clause("TELLS:28", "TDA-2024:5D")
def test_one_pace_for_every_decision_is_told() -> None:
    luck = Random(3)
    hands = [
        hand(
            n,
            "ann",
            "bob",
            thought={"ann": [luck.randint(1_900, 2_100)] * 2, "bob": [luck.randint(400, 9_000)] * 2},
        )
        for n in range(1, 60)
    ]
    sign = only(signs(hands, ON), "pace")
    assert sign.people == ("ann",)
    assert 1_900 <= sign.figures["low"] <= sign.figures["middle"] <= sign.figures["high"] <= 2_100
    assert signs(hands[:40], ON) == ()
    assert signs(hands, ON._replace(spread=1)) == ()


def test_the_house_s_own_players_show_no_signs_and_count_as_others() -> None:
    hands = crowd(1_500, 1, ("bob", "eva"))
    assert signs(hands, ON, ours=lambda person: person == "eva") == ()
    assert kinds(signs(hands, ON, ours=lambda person: person == "ann")) == ["checks", "raises"]


@pytest.mark.parametrize(
    ("bound", "less", "more"),
    [("hands", 300, 3_000), ("odds", 100, 10**300)],
)
def test_every_bound_is_the_house_s_own(bound: str, less: int, more: int) -> None:
    hands = crowd(1_500, 2, ("bob", "eva"))
    bounds: list[dict[str, Any]] = [{bound: less}, {bound: more}]
    found = [kinds(signs(hands, Terms(signs=True, **each))) for each in bounds]
    assert found == [["checks", "raises"], []]


def test_a_house_that_does_not_look_finds_nothing() -> None:
    hands = crowd(1_500, 2, ("bob", "eva"))
    assert signs(hands, Terms(), Ties({"bob": ["b"], "eva": ["b"]})) == ()


@given(
    st.lists(
        st.dictionaries(st.sampled_from(PEOPLE), st.integers(-5_000, 5_000), min_size=2).map(
            lambda nets: dict(list(nets.items())[:-1]) | {list(nets)[-1]: -sum(list(nets.values())[:-1])}
        ),
        max_size=40,
    )
)
def test_whatever_is_won_and_lost_the_order_of_the_hands_changes_no_sign(nets: list[dict[str, int]]) -> None:
    hands = [hand(number, nets=each) for number, each in enumerate(nets)]
    terms = ON._replace(hands=1, flow=1, odds=10)
    told = {(sign.kind, sign.people): sign.figures for sign in signs(hands, terms)}
    back = {(sign.kind, sign.people): sign.figures for sign in signs(hands[::-1], terms)}
    assert told == back
