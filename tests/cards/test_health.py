"""A source of chance that is broken deals no deck."""

import asyncio
import os
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec
import pytest

import croupier
from croupier.cards import DECK_52, health, show, shuffled
from croupier.cards.deck import Randomness
from croupier.cards.health import SAMPLES, Chance, check_shuffle, check_source, cutoff
from croupier.cli import main
from croupier.errors import Broken
from croupier.room.actors.asks import By, Reopen
from croupier.room.actors.opening import Times
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.table import asks
from croupier.server import Settings, run
from tests.room.evening import Clock, club, sit
from tests.room.says import asks as asks_of
from tests.room.says import says
from tests.waiting import run_story, until


def with_run(times: int) -> bytes:
    drawn = bytearray(Random(3).randbytes(SAMPLES))
    drawn[700 : 700 + times] = bytes([drawn[699] ^ 1]) * times
    drawn[700 + times] = drawn[699] ^ 2
    return bytes(drawn)


def with_share(times: int) -> bytes:
    """The first byte so many times in the first window, never twice in a row."""
    drawn = bytearray(each if each != 9 else 8 for each in Random(3).randbytes(SAMPLES))
    for at in range(times):
        drawn[4 * at] = 9
    return bytes(drawn)


@pytest.mark.requirement("RNG-1")
def test_what_the_system_gives_is_sound() -> None:
    check_source(os.urandom)


@pytest.mark.parametrize(
    ("drawn", "code"),
    [
        (bytes(SAMPLES), "cards-chance-unsound-run"),
        (bytes(range(256)) * 3, "cards-chance-unsound-short"),
        (with_run(5), "cards-chance-unsound-run"),
        (with_share(cutoff()), "cards-chance-unsound-share"),
    ],
)
@pytest.mark.requirement("RNG-4")
def test_a_source_that_is_stuck_is_stopped(drawn: bytes, code: str) -> None:
    with pytest.raises(Broken) as stopped:
        check_source(lambda _: drawn)
    assert stopped.value.code == code
    assert all(stopped.value.say(lang) for lang in ("en", "ru"))


@pytest.mark.parametrize("drawn", [with_run(4), with_share(cutoff() - 1)])
def test_what_chance_may_do_is_let_pass(drawn: bytes) -> None:
    check_source(lambda _: drawn)


def test_sound_sources_are_not_stopped() -> None:
    for seed in range(2_000):
        check_source(Random(seed).randbytes)


@pytest.mark.requirement("RNG-4")
def test_a_shuffle_that_draws_otherwise_is_found(monkeypatch) -> None:
    check_shuffle()

    def sorts(deck, randomness):
        return tuple(sorted(deck.cards, key=lambda _: randomness.randrange(2**30)))

    monkeypatch.setattr(health, "shuffled", sorts)
    with pytest.raises(Broken):
        check_shuffle()


@pytest.mark.requirement("RNG-4")
def test_no_house_is_opened_on_a_source_that_is_stuck(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(os, "urandom", bytes)
    with pytest.raises(Broken) as stopped:
        run(Settings(database=tmp_path / "house.db", port=0), announce=lambda *_: pytest.fail("it opened"))
    assert stopped.value.code == "cards-chance-unsound-run"
    assert not (tmp_path / "house.db").exists()


class Wearing:
    """A sound source, until it is stuck: then it gives one value for ever, or one too often."""

    def __init__(self) -> None:
        self._random = Random(5)
        self.breaks = ""

    def __call__(self, size: int) -> bytes:
        drawn = self._random.randbytes(size)
        if self.breaks == "stuck":
            return bytes(size)
        if self.breaks == "biased":
            return bytes([9 if self._random.randrange(4) == 0 and each != 9 else each for each in drawn])
        return drawn[: size - 1] if self.breaks == "short" else drawn


@pytest.mark.requirement("RNG-4")
@pytest.mark.parametrize(
    ("breaks", "code"),
    [
        ("stuck", "cards-chance-unsound-run"),
        ("biased", "cards-chance-unsound-share"),
        ("short", "cards-chance-unsound-short"),
    ],
)
def test_a_source_that_breaks_while_it_draws_gives_no_number_until_it_is_sound(
    breaks: str, code: str
) -> None:
    source = Wearing()
    chance = Chance(source)
    for _ in range(500):
        assert sorted(shuffled(DECK_52, chance)) == sorted(DECK_52.cards)
    source.breaks = breaks
    with pytest.raises(Broken) as stopped:
        _ = [shuffled(DECK_52, chance) for _ in range(30)]
    assert stopped.value.code == code
    # Nor does it go on with what it has looked at before.
    with pytest.raises(Broken):
        chance.randrange(52)
    source.breaks = ""
    assert sorted(shuffled(DECK_52, chance)) == sorted(DECK_52.cards)


@pytest.mark.requirement("RNG-4")
def test_a_house_whose_source_breaks_deals_no_hand_and_goes_on_when_it_is_sound(tmp_path: Path) -> None:
    source = Wearing()

    async def story() -> None:
        house = await House.open(tmp_path / "house.db", pace=RUSHED, clock=Clock(), entropy=Chance(source))
        house.times = Times(act=600_000, pause=0)
        house.start()
        try:
            await house.open_club(club(0))
            ann, boris = await sit(house, "Ann", 1, 5_000), await sit(house, "Boris", 2, 5_000)
            oak = house.tables["oak"]
            await until(lambda: oak.state.in_hand)
            source.breaks = "stuck"
            who = ann if oak.state.hand.actor == 1 else boris
            fold = asks.Act(oak.state.number, oak.state.hand.moment, "fold")
            await asks_of(house, "oak", says(who.id, fold, who.name), "fold")
            await until(lambda: oak.state.stopped == "cards-chance-unsound-run")
            number, stacks = oak.state.number, [each.chips for each in oak.state.seated.values()]
            assert sum(stacks) == 10_000
            source.breaks = ""
            await house.ask("house", By("floor"), msgspec.json.encode(Reopen("oak")), "reopen")
            await until(lambda: oak.state.number == number + 1)
        finally:
            await house.close()

    run_story(story())


@pytest.mark.requirement("RNG-4")
def test_a_house_that_is_told_no_source_looks_at_each_byte_of_the_systems(tmp_path: Path) -> None:
    async def story() -> object:
        house = await House.open(tmp_path / "house.db")
        await house.close()
        return house._tools.entropy

    assert isinstance(run_story(story()), Chance)


def drawn_by(capfdbinary, *arguments: str) -> tuple[int, bytes]:
    with pytest.raises(SystemExit) as end:
        main(["entropy", *arguments])
    return int(end.value.code or 0), capfdbinary.readouterr().out


@pytest.mark.requirement("RNG-6")
def test_a_laboratory_has_bytes_and_decks(capfdbinary) -> None:
    code, out = drawn_by(capfdbinary, "--bytes", "70000")
    assert (code, len(out)) == (0, 70_000)
    code, out = drawn_by(capfdbinary, "--decks", "1500", "--deck", "36", "--seed", "7")
    assert (code, len(out)) == (0, 1500 * 36)
    assert {tuple(sorted(out[at : at + 36])) for at in range(0, len(out), 36)} == {tuple(range(16, 52))}
    assert drawn_by(capfdbinary, "--decks", "1500", "--deck", "36", "--seed", "7") == (0, out)
    assert drawn_by(capfdbinary, "--bytes", "9") != drawn_by(capfdbinary, "--bytes", "9")


@pytest.mark.requirement("RNG-6", "INT-1")
def test_a_laboratory_has_the_hashes_of_the_files_that_make_them(capfdbinary) -> None:
    code, out = drawn_by(capfdbinary, "--files")
    *files, all_of_them = [line.split("  ") for line in out.decode().splitlines()]
    hashes = {name: digest for digest, name in files}
    root = Path(croupier.__file__).parent
    for name in ("cards/deck.py", "cards/seal.py", "play/hand.py", "pit/round.py"):
        assert hashes[name] == sha256((root / name).read_bytes()).hexdigest()
    listed = "".join([f"{digest}  {name}\n" for digest, name in files])
    assert (code, all_of_them[0]) == (0, sha256(listed.encode()).hexdigest())


@pytest.mark.requirement("RNG-1")
def test_two_houses_that_begin_alike_do_not_draw_in_step(tmp_path: Path) -> None:
    async def source() -> Randomness:
        house = await House.open(tmp_path / "house.db")
        await house.close()
        return house.entropy

    entropy = asyncio.run(source())
    reading, writing = os.pipe()
    # From here on both processes are the same in every byte of their memory.
    child = os.fork()
    deck = show(shuffled(DECK_52, entropy)).encode()
    if not child:
        os.write(writing, deck)
        os._exit(0)
    os.waitpid(child, 0)
    theirs = os.read(reading, 200)
    os.close(reading)
    os.close(writing)
    assert len(theirs) == len(deck) == 104
    assert theirs != deck


@pytest.mark.parametrize("wrong", [[], ["--bytes", "1", "--decks", "1"], ["--decks", "1", "--deck", "53"]])
def test_what_it_cannot_draw_is_told(capfdbinary, wrong: list[str]) -> None:
    assert drawn_by(capfdbinary, *wrong)[0] == 2


def test_a_fraction_is_drawn_from_the_same_bytes() -> None:
    assert 0 <= Chance().random() < 1
    assert Chance(Random(7).randbytes).random() == Chance(Random(7).randbytes).random()
