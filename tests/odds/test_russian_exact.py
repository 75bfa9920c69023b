"""The whole game of Russian Poker, exactly: kernels, units, and decks so small that hands are solved one by one."""

from base64 import b64encode
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from hashlib import sha256
from json import dumps
from math import comb
from pathlib import Path
from random import Random
from typing import Any, Self
from zlib import compress

import pytest

from croupier.cards import mask, parse
from croupier.cli.parts import Parts
from croupier.errors import Mistake
from croupier.odds.house.russian import House, exchanges
from croupier.odds.house.russian_exact import HELD, Exact, Unit, Whole, _Scale, _thrown, work_out, worked
from croupier.odds.house.russian_nodes import NODES
from croupier.odds.house.russian_shapes import Ranks, rank_sets, shape_of, shapes
from croupier.odds.house.solution import Job, Rows
from croupier.odds.kernels import fast
from croupier.odds.kernels.given import SIXTH
from croupier.odds.kernels.twin import russian as twin_russian
from croupier.pit import game, read_house
from croupier.pit.russian.options import RussianOptions
from tests.depth import nightly
from tests.odds.test_russian import house_of

RUSSIAN = game("russian-poker")
HOUSE = House.of(RUSSIAN)
DECK = (1 << 52) - 1
ALONE = Job(workers=1)


def sums(rows: list[tuple[int, int]]) -> list[int]:
    return [(high << 64) + low for high, low in rows]


# Kernels


@pytest.mark.parametrize("seed", range(8))
def test_cards_thrown_away_are_worth_what_the_twin_counts(seed: int) -> None:
    """On small stubs of any house: every final hand, every hand of the dealer, every card he may be bought."""
    chance = Random(seed)
    house = House.of(house_of(chance))
    pool = chance.choice([range(52), range(32, 52), [card for card in range(52) if card & 3 < 2]])
    up, *there = chance.sample(list(pool), 12)
    stubs = [sum(1 << card for card in there)]
    for kept in (chance.choice([0, 1]), chance.choice([2, 3])):
        found = fast.russian_groups(house.data, up, stubs, kept)
        assert found == twin_russian.russian_groups(house.data, up, stubs, kept)


@pytest.mark.parametrize("seed", range(6))
def test_the_bound_is_what_the_twin_counts(seed: int) -> None:
    chance = Random(50 + seed)
    house = House.of(house_of(chance))
    pool = chance.choice([range(52), range(32, 52), [card for card in range(52) if card & 3 < 2]])
    up, *there = chance.sample(list(pool), 12)
    stubs = [sum(1 << card for card in there)]
    assert fast.russian_bound(house.data, up, stubs) == twin_russian.russian_bound(house.data, up, stubs)


@pytest.mark.parametrize(
    ("thrown", "up", "kept"),
    [("9c5s4h2h", "3c", "Kd"), ("Kd9c7s3h", "Ah", "Qh"), ("JcTc3d", "4s", "7h7s"), ("Kh3d", "Ac", "8s8d8c")],
)
def test_a_group_and_the_solver_of_one_hand_agree_to_the_last_digit(thrown: str, up: str, kept: str) -> None:
    gone, open_card, held = parse(thrown), parse(up)[0], parse(kept)
    stub = DECK & ~mask((*gone, open_card))
    (row,) = fast.russian_groups(HOUSE.data, open_card, [stub], len(held))
    places = sorted((stub & (1 << card) - 1).bit_count() for card in held)
    number = sum(comb(place, size) for size, place in enumerate(places, 1))
    choice = (1 << len(held)) - 1
    ((_, high, low, *_),) = fast.russian_node(
        HOUSE.data, [*held, *gone], open_card, stub & ~mask(held), 1 << choice, 1
    )
    assert row[number] == (high, low)


@pytest.mark.parametrize("seed", range(4))
def test_hands_without_an_exchange_are_worth_what_the_twin_counts(seed: int) -> None:
    chance = Random(80 + seed)
    house = House.of(house_of(chance))
    pool = chance.choice([range(52), range(32, 52), [card for card in range(52) if card & 3 < 2]])
    up, *there = chance.sample(list(pool), 14)
    deck = sum(1 << card for card in there)
    hands = [sum(1 << card for card in chance.sample(there, 5)) for _ in range(6)]
    found = fast.russian_hands(house.data, up, deck, hands)
    assert found == twin_russian.russian_hands(house.data, up, deck, hands)


def test_hands_without_an_exchange_are_worth_what_they_are_one_by_one() -> None:
    """A flush draw, a low straight with a pair to come and trips, against an ace, which may be the dealer's highest."""
    up = parse("As")[0]
    hands = [parse(text) for text in ("Kh9h5h3h2s", "9h8s7d6c5s", "QsQdQc6h3d")]
    deck = DECK & ~mask((up,))
    for cards, row in zip(
        hands, fast.russian_hands(HOUSE.data, up, deck, [mask(one) for one in hands]), strict=True
    ):
        stub = deck & ~mask(cards)
        assert row[:3] == tuple(fast.russian_stand(HOUSE.data, mask(cards), up, stub)[4:7])
        ((_, high, low, *_),) = fast.russian_node(HOUSE.data, cards, up, stub, 1 << SIXTH, 1)
        assert row[3:] == (high, low)


# Hands up to suits


def test_every_hand_and_every_set_thrown_away_is_there_once() -> None:
    for up in (0, 8):
        for cards, ways in ((2, 1275), (4, 249_900)):
            alike = [weight for ranks in rank_sets(range(13), cards, up) for _, weight in shapes(ranks, up)]
            assert sum(alike) == ways
    groups = Counter[int]()
    whole = Whole.of(RUSSIAN)
    for unit in whole.units():
        groups[unit.kind] += whole.groups((unit, ()))
    assert groups == {HELD: NODES, 2: 5_083, 3: 63_193, 4: 652_353}
    assert NODES == 5_649_150


def test_any_cards_are_found_among_those_that_are_alike() -> None:
    chance = Random(4)
    for _ in range(300):
        up = chance.randrange(13)
        cards = chance.sample([card for card in range(52) if card != 4 * up], chance.choice([2, 3, 4, 5]))
        ranks, number, order = shape_of(cards, up)
        assert tuple(sorted([card & ~3 | order[card & 3] for card in cards])) == shapes(ranks, up)[number][0]


# Decks of a few ranks


def small(least: int, most: int, ranks: Ranks) -> Whole:
    table = game("russian-poker", options=RussianOptions(exchange_least=least, exchange_most=most))
    return replace(Whole.of(table), ranks=ranks)


TWO = small(2, 2, (0, 3, 11, 12))
"""Deuces, fives, kings and aces, of which two cards may be exchanged."""

VALUE = Fraction(171_079, 22_050)


def hand_by_hand(whole: Whole) -> Fraction:
    """Every hand against every open card by the solver of one hand."""
    house, total, deals = whole.house, Fraction(0), 0
    options: RussianOptions = house.game.options
    choices = sum(1 << one for one in (*exchanges(options), SIXTH))
    for up in whole.ranks:
        for ranks in rank_sets(whole.ranks, 5, up):
            for cards, alike in shapes(ranks, up):
                stub = whole.stub(Unit(HELD, up, ranks), cards)
                hands, *_, bare, low, high, unit = fast.russian_stand(house.data, mask(cards), 4 * up, stub)
                ends = [bare, low, high] if low else [bare]
                values = [Fraction(-1), *(Fraction(end, hands * unit * house.ante) for end in ends)]
                for _, upper, lower, *by in fast.russian_node(house.data, cards, 4 * up, stub, choices, 1):
                    draws, hands, unit = by
                    values.append(Fraction((upper << 64) + lower, draws * hands * unit * house.ante) - 1)
                total += alike * max(values)
                deals += alike
    return total / deals


def test_all_units_of_a_small_deck_come_to_its_value() -> None:
    kept: dict[str, Rows] = {}
    told: list[tuple[int, int]] = []
    found = work_out(TWO, ALONE, kept, lambda done, every: told.append((done, every)))
    assert found.value == VALUE
    assert sum(found.by_up.values()) / 4 == VALUE
    assert sum(found.actions.values()) == 1
    assert found.actions["exchange-2"] == Fraction(200, 429)
    assert {
        name: sum(found.first[up][name] for up in TWO.ranks) / 4 for name in found.actions
    } == found.actions
    assert all(sum(shares.values()) == 1 for shares in found.first.values())
    assert found.first[12] != found.first[0]
    assert told[-1] == (2_548, 2_548)
    assert len(kept) == len(list(TWO.units()))


def test_every_exchange_of_a_hand_is_found_in_its_group() -> None:
    """Five ranks, so that suits matter: each exchange of a hand as the solver of one hand has it."""
    whole, chance = small(2, 4, (7, 8, 9, 11, 12)), Random(6)
    rows: dict[Unit, Rows] = {}

    def rows_of(unit: Unit) -> Rows:
        return rows.setdefault(unit, worked(whole, (unit, ())))

    for _ in range(4):
        up = chance.choice(whole.ranks)
        cards = tuple(
            sorted(
                chance.sample([4 * r + s for r in whole.ranks for s in range(4) if 4 * r + s != 4 * up], 5)
            )
        )
        scale = _Scale(whole)
        found = sorted(_thrown(whole, scale, rows_of, cards, up))
        choices = sum(1 << one for one in exchanges(whole.house.game.options))
        stub = whole.stub(Unit(HELD, up, ()), cards)
        alone = []
        for choice, high, low, *_ in fast.russian_node(whole.house.data, cards, 4 * up, stub, choices, 1):
            alone.append(scale.thrown(5 - choice.bit_count(), (high << 64) + low))
        assert found == sorted(alone)


@nightly
@pytest.mark.parametrize(
    ("least", "most", "ranks"),
    [(2, 2, (0, 3, 11, 12)), (4, 4, (8, 9, 11, 12)), (2, 4, (1, 2, 10, 12)), (5, 5, (0, 1, 5, 11, 12))],
)
def test_a_small_deck_is_worth_what_it_is_hand_by_hand(least: int, most: int, ranks: Ranks) -> None:
    whole = small(least, most, ranks)
    assert work_out(whole, ALONE).value == hand_by_hand(whole)


# Five new cards


def test_five_new_cards_are_worth_less_than_the_bound() -> None:
    """A hand that may want five new cards, and one of a flush and a high open card."""
    for hand, up in (("Jc8s5cQh3s", "2c"), ("KhJh9h6h2h", "Ah")):
        cards, open_card = parse(hand), parse(up)[0]
        stubs = [DECK & ~mask((*cards, open_card))]
        (most,) = sums(fast.russian_bound(HOUSE.data, open_card, stubs))
        ((worth,),) = map(sums, fast.russian_groups(HOUSE.data, open_card, stubs, 0))
        ante = Whole.of(RUSSIAN).divided_by(5)
        assert 0 < Fraction(most - worth, ante) < Fraction(1, 50)


def test_only_hands_that_may_want_five_new_cards_are_worked_with_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With all else as it is, the bound leaves one hand over, and that is worked."""
    whole = small(5, 5, (0, 3, 7, 11, 12))
    hands = [unit for unit in whole.units() if unit.kind == HELD]
    ante = {kind: whole.divided_by(kind) for kind in (HELD, SIXTH, 5)}
    row = [-ante[HELD], -ante[HELD], -ante[SIXTH], 0]
    kept = {whole.name(unit): [list(row) for _ in range(whole.groups((unit, ())))] for unit in hands}
    monkeypatch.setattr(Whole, "bounded", True)
    assert work_out(whole, ALONE, dict(kept)).value == -1
    chosen = Unit(HELD, 3, (12, 11, 7))
    kept[whole.name(chosen)][2][3] = 4 * ante[5]
    done = dict(kept)
    found = work_out(whole, ALONE, done)
    five = Unit(5, chosen.up, whole.sets(chosen)[0])
    assert done.keys() - kept.keys() == {whole.name(five)}
    assert done[whole.name(five)] == worked(whole, (five, (2,)))
    assert found.value > -1
    assert found.actions["exchange-5"] > 0
    done[whole.name(five)] *= 2
    with pytest.raises(Mistake, match=r"made for other hands, 2 instead of 1"):
        work_out(whole, ALONE, done)


# Parts


def test_a_job_that_is_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    """Stopped by a key, and killed while a line was written."""

    def stop(done: int, _every: int) -> None:
        if done > 40:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        work_out(TWO, ALONE, Parts(tmp_path), stop)
    (file,) = tmp_path.glob("*.part")
    before = len(Parts(tmp_path))
    text = file.read_bytes()
    file.write_bytes(text[:-9])
    again = Parts(tmp_path)
    assert len(again) == before - 1
    told: list[tuple[int, int]] = []
    assert work_out(TWO, ALONE, again, lambda *at: told.append(at)).value == VALUE
    assert len(told) == len(list(TWO.units())) - before + 1
    assert len(Parts(tmp_path)) == len(list(TWO.units()))


def test_parts_made_apart_come_to_the_same(tmp_path: Path) -> None:
    one, other = Parts(tmp_path / "one"), Parts(tmp_path / "other")
    for number, unit in enumerate(TWO.units()):
        (one, other)[number % 2][TWO.name(unit)] = worked(TWO, (unit, ()))
    for file in (tmp_path / "other").glob("*.part"):
        file.rename(tmp_path / "one" / f"from-elsewhere-{file.name}")
    together = Parts(tmp_path / "one")
    told: list[tuple[int, int]] = []
    found: Exact = work_out(TWO, ALONE, together, lambda *at: told.append(at))
    assert (found.value, told) == (VALUE, [])


def test_a_line_that_was_changed_is_as_if_it_were_not_there(tmp_path: Path) -> None:
    parts = Parts(tmp_path)
    parts["game-2-7-1.0"], parts["game-2-7-1.1"] = [[1, 2]], [[3]]
    (file,) = tmp_path.glob("*.part")
    first, second = file.read_text().splitlines()
    file.write_text(f"{first}\n{second.replace(second[-8:-4], 'AAAA')}\n")
    assert dict(Parts(tmp_path).items()) == {"game-2-7-1.0": [[1, 2]]}


class Late:
    """A file to which somebody else writes before its own line gets there."""

    def __init__(self, file: Any, before: Callable[[], None]) -> None:
        self._file, self._before = file, before

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def write(self, line: bytes) -> Any:
        self._before()
        return self._file.write(line)


def test_two_jobs_that_write_to_one_folder_find_their_own_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = Parts(tmp_path), Parts(tmp_path)
    one["game-2-7-1.0"], plain = [[1]], Path.open

    def others() -> None:
        monkeypatch.undo()
        other["game-2-7-1.1"] = [[2]]

    monkeypatch.setattr(Path, "open", lambda file, *how, **more: Late(plain(file, *how, **more), others))
    one["game-2-7-1.2"] = [[3]]
    assert dict(one.items()) == {"game-2-7-1.0": [[1]], "game-2-7-1.2": [[3]]}
    assert dict(Parts(tmp_path).items()) == {**one, **other}


def test_a_line_that_has_moved_since_is_no_other_units(tmp_path: Path) -> None:
    parts = Parts(tmp_path)
    parts["game-2-7-1.0"], parts["game-2-7-1.1"] = [[1]], [[2]]
    (file,) = tmp_path.glob("*.part")
    first, second = file.read_text().splitlines()
    file.write_text(f"{second}\n{first}\n")
    with pytest.raises(Mistake, match="cannot keep the work"):
        parts["game-2-7-1.0"]


def test_the_same_rows_packed_by_another_machine_are_the_same(tmp_path: Path) -> None:
    Parts(tmp_path / "one")["game-2-7-1.0"] = [[1, 2, 3]] * 50
    packed = b64encode(compress(dumps([[1, 2, 3]] * 50).encode(), 1)).decode()
    line = f"game-2-7-1.0\t{sha256(packed.encode()).hexdigest()}\t{packed}\n"
    (tmp_path / "one" / "zz.part").write_text(line)
    assert dict(Parts(tmp_path / "one")) == {"game-2-7-1.0": [[1, 2, 3]] * 50}


def test_a_house_that_pays_in_thousands_is_counted_in_smaller_chips() -> None:
    table = read_house(
        "plate = {minimum = 500, maximum = 50000, max-payout = 2000000}", "mine.toml", "russian-poker"
    )
    whole = Whole.of(table)
    assert (House.of(table).ante, whole.house.ante) == (500, 1)
    assert whole.countable
    assert max(map(max, whole.house.data[1])) * 500 == max(map(max, House.of(table).data[1]))
    unit = Unit(2, 12, (11, 3))
    assert worked(replace(whole, ranks=(0, 3, 11, 12)), (unit, ()))


def test_parts_that_differ_in_a_unit_are_refused(tmp_path: Path) -> None:
    for folder, rows in (("one", [[1]]), ("other", [[2]])):
        Parts(tmp_path / folder)["game-2-7-1.0"] = rows
    (tmp_path / "other" / "game-2-7.part").rename(tmp_path / "one" / "b.part")
    with pytest.raises(Mistake, match=r"differ in game-2-7-1\.0"):
        Parts(tmp_path / "one")


def test_the_options_of_the_game_are_part_of_a_unit_s_name() -> None:
    def named(**options: object) -> str:
        whole = Whole.of(game("russian-poker", options=RussianOptions(**options)))  # type: ignore[arg-type]
        return whole.name(Unit(4, 0, (7, 5, 3, 1)))

    names = {
        named(),
        named(redraw=False),
        named(sixth_price=2, exchange_price=2),
        named(insurance_before_draw=False),
        named(exchange_most=4),
        named(straight_twice=False),
        named(kickers="first"),
    }
    assert len(names) == 7
    assert named() != replace(Whole.of(RUSSIAN), ranks=(0, 3, 11, 12)).name(Unit(4, 0, (7, 5, 3, 1)))


def test_where_one_new_card_may_be_the_best_the_whole_game_is_refused() -> None:
    with pytest.raises(Mistake, match="does not weigh the exchange of one card"):
        Whole.of(game("russian-poker", options=RussianOptions(sixth_price=2)))
