"""`croupier worker` and `croupier gateway`: a house of several processes."""

from __future__ import annotations

from typing import Annotated

import typer

from croupier.cli.options import (
    ActSeconds,
    Certificate,
    CertificateKey,
    Demo,
    Files,
    Host,
    HostNames,
    HouseKey,
    HousePolicy,
    Language,
    Log,
    LogFormat,
    LogLevel,
    MetricsHost,
    MetricsKey,
    MetricsPort,
    Origins,
    PauseSeconds,
    Port,
    Proxies,
)
from croupier.cli.terminal import console
from croupier.room.journal.place import Place, place
from croupier.text import say

Bus = Annotated[str, typer.Option("--bus", metavar="URL")]


def worker(
    context: typer.Context,
    *,
    database: Annotated[Place, typer.Option("--database", metavar="URL", parser=place)],
    bus: Bus,
    files: Files = None,
    house_key: HouseKey = None,
    demo: Demo = True,
    act_seconds: ActSeconds = 20,
    pause_seconds: PauseSeconds = 4,
    host_name: HostNames = None,
    origin: Origins = None,
    policy: HousePolicy = None,
    log: Log = None,
    log_format: LogFormat = "text",
    log_level: LogLevel = "warning",
    metrics_key: MetricsKey = "",
    metrics_host: MetricsHost = "127.0.0.1",
    metrics_port: MetricsPort = None,
    lang: Language = None,
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
        metrics_key=metrics_key,
        metrics_host=metrics_host,
        metrics_port=metrics_port,
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
    host: Host = "127.0.0.1",
    port: Port = 8080,
    proxy: Proxies = None,
    certificate: Certificate = None,
    certificate_key: CertificateKey = None,
    log: Log = None,
    log_format: LogFormat = "text",
    log_level: LogLevel = "warning",
    metrics_key: MetricsKey = "",
    metrics_host: MetricsHost = "127.0.0.1",
    metrics_port: MetricsPort = None,
    lang: Language = None,
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
        metrics_key=metrics_key,
        metrics_host=metrics_host,
        metrics_port=metrics_port,
        lang=speaks,
    )
    gate(settings, bus, lambda address, _: out.print(say("cli-open", speaks, address=address)))
