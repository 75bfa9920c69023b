"""`croupier worker` and `croupier gateway`: a house of several processes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from croupier.cli.house_database import Files
from croupier.cli.terminal import console
from croupier.room.journal.place import Place, place
from croupier.text import say

Bus = Annotated[str, typer.Option("--bus", metavar="URL")]
Log = Annotated[Path | None, typer.Option("--log", metavar="FILE")]
LogFormat = Annotated[Literal["text", "json"], typer.Option("--log-format")]
LogLevel = Annotated[Literal["warning", "info"], typer.Option("--log-level")]
Lang = Annotated[Literal["en", "ru"] | None, typer.Option("--lang")]


def worker(
    context: typer.Context,
    *,
    database: Annotated[Place, typer.Option("--database", metavar="URL", parser=place)],
    bus: Bus,
    files: Files = None,
    house_key: Annotated[Path | None, typer.Option("--house-key", metavar="FILE")] = None,
    demo: Annotated[bool, typer.Option("--demo/--no-demo")] = True,
    act_seconds: Annotated[float, typer.Option("--act-seconds", min=1, max=3600)] = 20,
    pause_seconds: Annotated[float, typer.Option("--pause-seconds", min=0, max=60)] = 4,
    host_name: Annotated[list[str] | None, typer.Option("--host-name", metavar="NAME")] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL")] = None,
    policy: Annotated[Path | None, typer.Option("--policy", metavar="FILE")] = None,
    log: Log = None,
    log_format: LogFormat = "text",
    log_level: LogLevel = "warning",
    lang: Lang = None,
) -> None:
    """Lead tables of a house of several processes until Ctrl-C."""
    from croupier.cli.policy import named, roles_in
    from croupier.room.house.rules import USUAL, Rules
    from croupier.server import Settings
    from croupier.server.worker import work

    speaks, out = lang or context.obj, console()
    database = database.beside(files)
    answers = str(policy) if policy is not None else USUAL
    settings = Settings(
        database=database.path,
        postgres=database.address,
        house_key=house_key,
        seed_demo=demo,
        act_seconds=act_seconds,
        pause_seconds=pause_seconds,
        hosts=tuple(host_name or ()),
        origins=tuple(origin or ()),
        rules=Rules(named(answers), roles=roles_in(answers)),
        log=log,
        log_format=log_format,
        log_level=log_level,
        lang=speaks,
    )

    def told(what: str, code: str) -> None:
        out.print(say(f"cli-worker-is-{what}", speaks))
        if code:
            out.print(say("cli-owner", speaks, address=f"/staff#{code}"))

    work(settings, bus, told)


def gateway(
    context: typer.Context,
    *,
    bus: Bus,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535)] = 8080,
    proxy: Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS")] = None,
    certificate: Annotated[Path | None, typer.Option("--certificate", metavar="FILE")] = None,
    certificate_key: Annotated[Path | None, typer.Option("--certificate-key", metavar="FILE")] = None,
    log: Log = None,
    log_format: LogFormat = "text",
    log_level: LogLevel = "warning",
    lang: Lang = None,
) -> None:
    """Hold the sockets of a house of several processes until Ctrl-C."""
    from croupier.server import Settings
    from croupier.server.worker import gate

    speaks, out = lang or context.obj, console()
    settings = Settings(
        host=host,
        port=port,
        proxies=tuple(proxy or ()),
        certificate=certificate,
        certificate_key=certificate_key,
        log=log,
        log_format=log_format,
        log_level=log_level,
        lang=speaks,
    )
    gate(settings, bus, lambda address, _: out.print(say("cli-open", speaks, address=address)))
