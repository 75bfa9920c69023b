"""`croupier people`: who works in a house that is closed, from the owner's terminal."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich import box
from rich.table import Table

from croupier.cli.house_database import Database, standing
from croupier.cli.options import Files, HouseKey, HousePolicy, Language
from croupier.cli.terminal import console
from croupier.errors import Mistake
from croupier.room.house.house import House
from croupier.room.house.rules import USUAL, Rules
from croupier.room.house.significant import OPERATOR
from croupier.room.journal.acts import Act
from croupier.room.journal.house_key import beside
from croupier.room.journal.house_key import read as read_key
from croupier.room.journal.store import Store
from croupier.room.people.credentials import PASSWORD
from croupier.room.people.passkeys import PASSKEY
from croupier.room.staff.asks import Asked, GiveRole, RemoveStation, TakeRole
from croupier.text import say

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from croupier.room.journal.commit import Person
    from croupier.room.journal.place import Place
    from croupier.room.staff.rows import Station

app: Final = typer.Typer(no_args_is_help=True)

MOST_FOUND: Final = 50
"""How many people of a name are shown."""

_Place = Annotated[str, typer.Option("--at", metavar="PLACE")]
_Hours = Annotated[int | None, typer.Option("--hours", metavar="HOURS", min=1, max=24 * 366)]


def _rules(policy: Path | None, role: str) -> Rules:
    """The rules of a house whose policy this is; `Mistake` where it has no such role."""
    from croupier.cli.policy import named, roles_in

    answers = str(policy) if policy is not None else USUAL
    roles = roles_in(answers)
    if role not in roles:
        raise Mistake("cli-people-no-such-role", role=role[:40], roles=", ".join(roles))
    return Rules(named(answers), roles=roles)


@asynccontextmanager
async def _closed(
    database: Place, house_key: Path | None, rules: Rules | None = None
) -> AsyncIterator[House]:
    """The house of a database that no other house has, with its key; nothing of it works but the staff's list."""
    engine, key = standing(database), read_key(house_key or beside(database.path))
    house = await House.open(database.path, key=key, rules=rules, store=lambda _, key: Store(engine, key))
    house.staff.start()
    try:
        yield house
    finally:
        await house.close()


@app.command("list")
def list_(
    context: typer.Context,
    database: Database,
    name: Annotated[str, typer.Argument(metavar="NAME")] = "",
    *,
    files: Files = None,
    house_key: HouseKey = None,
    lang: Language = None,
) -> None:
    """Everybody who works here and every device of the house, or everybody of a name, with what proves him."""
    speaks = lang or context.obj

    async def shown() -> Table:
        async with _closed(database.beside(files), house_key) as house:
            return _found(house, name, speaks) if name else _staff(house, speaks)

    console().print(asyncio.run(shown()))


@app.command()
def invite(
    context: typer.Context,
    database: Database,
    role: Annotated[str, typer.Argument(metavar="ROLE")],
    *,
    place: _Place = "",
    hours: _Hours = None,
    note: Annotated[str, typer.Option("--note", metavar="TEXT")] = "",
    policy: HousePolicy = None,
    files: Files = None,
    house_key: HouseKey = None,
    lang: Language = None,
) -> None:
    """Make a code that gives whoever types it in a role."""
    rules = _rules(policy, role)
    ask = GiveRole(person="", role=role, place=place, until=_until(hours))

    async def made() -> str:
        async with _closed(database.beside(files), house_key, rules) as house:
            return await house.staff.invite(OPERATOR, ask, note, secrets.token_hex(8))

    code, out = asyncio.run(made()), console()
    out.print(say("cli-people-invited", lang or context.obj, role=role))
    out.print(code)


@app.command()
def role(
    context: typer.Context,
    database: Database,
    who: Annotated[str, typer.Argument(metavar="NAME")],
    role: Annotated[str, typer.Argument(metavar="ROLE")],
    *,
    place: _Place = "",
    hours: _Hours = None,
    policy: HousePolicy = None,
    files: Files = None,
    house_key: HouseKey = None,
    lang: Language = None,
) -> None:
    """Give somebody who has a name here a role."""
    speaks, rules = lang or context.obj, _rules(policy, role)

    async def given() -> str:
        async with _closed(database.beside(files), house_key, rules) as house:
            person = _named(house, who)
            await house.staff.tell(Asked(OPERATOR, GiveRole(person.id, role, place, _until(hours))))
            return person.name

    name = asyncio.run(given())
    console().print(say("cli-people-given", speaks, name=name, role=role, place=place or "–"))


@app.command()
def revoke(
    context: typer.Context,
    database: Database,
    who: Annotated[str, typer.Argument(metavar="NAME")],
    role: Annotated[str, typer.Argument(metavar="ROLE")] = "",
    *,
    files: Files = None,
    house_key: HouseKey = None,
    lang: Language = None,
) -> None:
    """Take a role from somebody, or all he has; let a device of the house stand nowhere any more."""
    speaks = lang or context.obj

    async def taken() -> tuple[str, int]:
        async with _closed(database.beside(files), house_key) as house:
            station = _stands(house, who) if not role else None
            if station is not None:
                await house.staff.tell(Asked(OPERATOR, RemoveStation(station.id)))
                return station.name, 0
            person = _named(house, who)
            grants = [each for each in house.staff.powers(person.id).grants if role in ("", each.role)]
            if not grants:
                raise Mistake("cli-people-no-role", name=person.name)
            for grant in grants:
                await house.staff.tell(Asked(OPERATOR, TakeRole(grant.id)))
            return person.name, len(grants)

    name, roles = asyncio.run(taken())
    said = "cli-people-revoked" if roles else "cli-people-device-removed"
    console().print(say(said, speaks, name=name, roles=roles))


@app.command()
def reset(
    context: typer.Context,
    database: Database,
    who: Annotated[str, typer.Argument(metavar="NAME")],
    *,
    why: Annotated[str, typer.Option("--why", metavar="TEXT")],
    files: Files = None,
    house_key: HouseKey = None,
    lang: Language = None,
) -> None:
    """Let somebody back in who has lost everything that proves him: codes to be read out to him, once."""

    async def made() -> tuple[str, list[str]]:
        async with _closed(database.beside(files), house_key) as house:
            person = _named(house, who)
            await house.staff.end_work(person.id, OPERATOR)
            said = json.dumps({"type": "reset", "person": person.id, "why": why}, ensure_ascii=False)
            return person.name, await house.members.reset(person.id, why, Act(OPERATOR.person, "", "", said))

    name, codes = asyncio.run(made())
    out = console()
    out.print(say("cli-people-reset-done", lang or context.obj, name=name))
    for code in codes:
        out.print(code)


def _named(house: House, who: str) -> Person:
    """Whoever has a name here, or an id; `Mistake` for nobody."""
    found = house.members.named(who) or house.members.get(who)
    if found is None or found.bot:
        raise Mistake("cli-people-nobody", name=who[:40])
    return found


def _stands(house: House, who: str) -> Station | None:
    """The device of the house that is called so, or has this id; none where somebody is called so, or no device is.

    Raises `Mistake` where several are.
    """
    stations = house.staff.state.stations
    if who in stations:
        return stations[who]
    found = [each for each in stations.values() if each.name == who]
    if not found or house.members.named(who) is not None:
        return None
    if len(found) > 1:
        raise Mistake("cli-people-devices", name=who[:40], ids=", ".join(each.id for each in found))
    return found[0]


def _until(hours: int | None) -> int | None:
    return None if hours is None else time.time_ns() // 1_000_000 + hours * 3_600_000


def _staff(house: House, lang: str) -> Table:
    table = _table(lang, "name", "role", "place", "until")
    for grant in house.staff.state.grants.values():
        person = house.members.get(grant.person)
        table.add_row(
            person.name if person is not None else grant.person,
            grant.role,
            grant.place or "–",
            _when(grant.until),
        )
    for each in house.staff.state.invitations.values():
        invited = say("cli-people-invitation", lang, note=each.note or "–")
        table.add_row(invited, each.role, each.place or "–", _when(each.good_until))
    for station in house.staff.state.stations.values():
        at_work = house.members.get(station.person)
        code = "cli-people-device-worked" if at_work is not None else "cli-people-device"
        device = say(code, lang, device=station.name, name=at_work.name if at_work is not None else "")
        until = station.until if at_work is not None else None
        table.add_row(device, station.role, station.place or "–", _when(until))
    return table


def _found(house: House, name: str, lang: str) -> Table:
    table = _table(lang, "name", "id", "role", "seen", "passkeys", "password")
    for person in house.members.find(name, MOST_FOUND):
        of = house.members.credentials.of
        seen = house.members.last_seen(person.id)
        table.add_row(
            person.name,
            person.id,
            ", ".join(grant.role for grant in house.staff.powers(person.id).grants) or "–",
            _when(seen.seen if seen is not None else None),
            str(len(of(person.id, PASSKEY))),
            "+" if of(person.id, PASSWORD) else "–",
        )
    return table


def _table(lang: str, *columns: str) -> Table:
    table = Table(box=box.SIMPLE)
    for column in columns:
        table.add_column(say(f"cli-people-column-{column}", lang), overflow="fold")
    return table


def _when(at: int | None) -> str:
    return "–" if at is None else f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"
