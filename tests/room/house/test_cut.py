"""The deck of a hand at a house that is open: sealed ahead, cut by those who sit there, the same after a restart."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from croupier.cards import DECK_52, parse
from croupier.cards.cut import commitment
from croupier.cards.transcript import verify
from croupier.errors import Refusal
from croupier.room.actors.asks import By
from croupier.room.event.asks import BringBots
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.table import asks as commands
from croupier.room.table.actor import TableActor
from croupier.tournament import Start
from tests.room.evening import Clock, Witness, club, open_house, played, sit
from tests.room.event.test_tables import FLOOR, opened, terms
from tests.room.says import asks, says
from tests.waiting import until

NONCES = {"ann": "11" * 32, "boris": "22" * 32}


def story(path: Path, told: Callable[[House, TableActor, Clock], Awaitable[None]], **more: int) -> None:
    async def run() -> None:
        clock = Clock()
        async with open_house(path, *club(0, **more), clock=clock) as house:
            await told(house, house.tables["oak"], clock)

    asyncio.run(run())


async def seated(house: House) -> tuple[str, str]:
    ann, boris = await sit(house, "Ann", 1), None
    await asks(house, "oak", says(ann.id, commands.Pledge(commitment(NONCES["ann"]))), "pledge")
    boris = await sit(house, "Boris", 2)
    return ann.id, boris.id


def roots(witness: Witness) -> set[str]:
    """The seals of decks that waited to be cut, as far as they were told."""
    decks = [deck for message in witness.messages for deck in message["view"]["seal"]["decks"]]
    return {deck["root"] for deck in decks if not deck["openings"]}


def test_who_has_committed_himself_before_the_seal_cuts_the_deck(tmp_path: Path) -> None:
    async def told(house: House, actor: TableActor, clock: Clock) -> None:
        witness = Witness(None)
        actor.watch(witness, None)
        ann, _ = await seated(house)
        await until(lambda: roots(witness))
        assert actor.state.number == 0
        (next,) = roots(witness)
        await asks(house, "oak", says(ann, commands.OpenNonce("table/oak#1", NONCES["ann"])), "open")
        clock.now += 5_000
        actor.nudge()
        await until(lambda: actor.state.number == 1 and witness.last["view"]["hand"])
        (dealt,) = witness.last["view"]["seal"]["decks"]
        assert dealt["root"] == next
        assert NONCES["ann"] in dealt["openings"]
        with pytest.raises(Refusal, match="dealt already"):
            await asks(house, "oak", says(ann, commands.OpenNonce("table/oak#1", NONCES["ann"])), "late")

    story(tmp_path, told, pause=4_000)


def test_a_deck_waits_a_second_for_one_who_does_not_open_and_says_so(tmp_path: Path) -> None:
    async def told(house: House, actor: TableActor, clock: Clock) -> None:
        _, boris = await seated(house)
        await until(lambda: actor.state.sealing is not None)
        # What is due is done before the second of two asks.
        for id in ("one", "two"):
            await asks(house, "oak", says(boris, commands.Pledge(commitment(NONCES["boris"]))), id)
        assert actor.state.number == 0
        clock.now += 1_000
        actor.nudge()
        await until(lambda: actor.state.number == 1)
        while actor.state.in_hand:
            person = actor.state.players[actor.state.hand.actor].person
            await actor.tell(says(person, commands.Act(1, len(actor.state.hand.log), "fold")))
        proved = verify(house.hand_proof("oak", 1, None))
        assert (proved.cut_by, proved.late) == ((), (1,))

    story(tmp_path, told)


@pytest.mark.requirement("RNG-4")
def test_after_a_restart_the_deck_that_was_sealed_is_dealt(tmp_path: Path) -> None:
    roots = []

    async def told(house: House, actor: TableActor, clock: Clock) -> None:
        if not roots:
            await seated(house)
        await until(lambda: actor.state.sealing is not None)
        sealing = actor.state.sealing
        assert sealing is not None
        roots.append((sealing, actor.state.number))

    story(tmp_path, told, pause=60_000)
    story(tmp_path, told, pause=60_000)
    assert roots[0] == roots[1]


def test_only_who_sits_there_may_cut(tmp_path: Path) -> None:
    async def told(house: House, actor: TableActor, _: Clock) -> None:
        with pytest.raises(Refusal, match="seat"):
            await asks(house, "oak", says("zoe", commands.Pledge("11" * 32)), "pledge")
        with pytest.raises(Refusal):
            await house.ask("oak", By("player"), b'{"type":"pledge","commitment":"' + b"1" * 64 + b'"}', "1")
        assert actor.state.version == 1

    story(tmp_path, told)


def test_every_hand_of_an_event_is_sealed_before_it_is_dealt(tmp_path: Path) -> None:
    async def told() -> None:
        house = await opened(tmp_path)
        try:
            await house.events.open(terms(), "turbo")
            await house.events.ask("turbo", FLOOR, BringBots(3), "bots")
            await house.events.ask("turbo", FLOOR, Start(), "start")
            await until(lambda: house.events.table("turbo-1") is not None)
            await until(lambda: house.table("turbo-1").state.number > 3)
            for number in (1, 2, 3):
                proved = verify(house.hand_proof("turbo-1", number, None))
                assert proved.late == proved.cut_by == ()
            kinds = [
                row.row.split('"type":"')[1].split('"')[0] for row in house.store.rows("event-table/turbo-1")
            ]
            deals = [at for at, kind in enumerate(kinds) if kind == "hand-dealt"]
            assert sum("sealed" in kinds[at - 3 : at] for at in deals) >= len(deals) - 1
        finally:
            await house.close()

    asyncio.run(told())


class Again(Random):
    """The same draws for every whole deck: whatever else is drawn between two decks, a new one begins anew."""

    def randrange(self, stop: int, /) -> int:  # type: ignore[override]
        if stop == len(DECK_52.cards):
            self.seed(11)
        return super().randrange(stop)


@pytest.mark.requirement("RNG-3")
def test_no_deck_depends_on_stakes_players_style_or_what_was_won_before(tmp_path: Path) -> None:
    """Two tables of other stakes, players and temperaments: the same draws make the same deck at each hand."""
    cheap = club(4)
    dear = club(3, id="elm", name="Elm", small_blind=5_000, big_blind=10_000, ante=500)
    styles = [
        bot._replace(name=name, temperament="bold") for bot, name in zip(dear[0].bots, "XYZ", strict=True)
    ]
    styles = [bot._replace(name=f"Bot {bot.name}") for bot in styles]

    async def run() -> list[tuple[str, str]]:
        house = await House.open(tmp_path / "house.db", pace=RUSHED, clock=Clock(), entropy=Again(3))
        house.start()
        try:
            await house.open_club((*cheap, dear[0]._replace(bots=tuple(styles))))
            for id in ("oak", "elm"):
                await played(house.tables[id], 12)
            stacks = [each.chips for each in house.tables["oak"].state.seated.values()]
            assert len(set(stacks)) > 1
            rows = [
                (id, json.loads(row.row)) for id in ("oak", "elm") for row in house.store.rows(f"table/{id}")
            ]
        finally:
            await house.close()
        return [(id, row["deck"]) for id, row in rows if row["type"] == "sealed"]

    decks = asyncio.run(run())
    assert {id for id, _ in decks} == {"oak", "elm"}
    assert len(decks) >= 24
    assert len({deck for _, deck in decks}) == 1
    (deck,) = {deck for _, deck in decks}
    assert sorted(parse(deck)) == sorted(DECK_52.cards)
