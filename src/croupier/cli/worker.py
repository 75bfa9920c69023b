"""`croupier worker` and `croupier gateway`: a house of several processes."""

from __future__ import annotations

from typing import Annotated

import typer

from croupier.cli.options import (
    ActSeconds,
    AskAgainEverywhere,
    AskAgainMinutes,
    Certificate,
    CertificateKey,
    Demo,
    Files,
    HandOverMinutes,
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
    OlderFile,
    Origins,
    PauseSeconds,
    Port,
    Proxies,
    SchoolCertificates,
    SecondSignature,
    SessionDays,
    SessionIdleDays,
    SmsProgram,
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
    older_file: OlderFile = False,
    policy: HousePolicy = None,
    session_days: SessionDays = 365,
    ask_again_minutes: AskAgainMinutes = 15,
    ask_again_everywhere: AskAgainEverywhere = False,
    hand_over_minutes: HandOverMinutes = 15,
    second_signature: SecondSignature = 0,
    school_certificate: SchoolCertificates = None,
    session_idle_days: SessionIdleDays = 180,
    sms_program: SmsProgram = None,
    log: Log = None,
    log_format: LogFormat = "text",
    log_level: LogLevel = "warning",
    metrics_key: MetricsKey = "",
    metrics_host: MetricsHost = "127.0.0.1",
    metrics_port: MetricsPort = None,
    lang: Language = None,
) -> None:
    """Lead tables of a house of several processes until Ctrl-C."""
    from croupier.cli.house_rules import house_rules
    from croupier.server import Settings
    from croupier.server.worker import work

    speaks, out = lang or context.obj, console()
    database = database.beside(files)
    settings = Settings(
        database=database.path,
        postgres=database.address,
        house_key=house_key,
        seed_demo=demo,
        act_seconds=act_seconds,
        pause_seconds=pause_seconds,
        hosts=tuple(host_name or ()),
        origins=tuple(origin or ()),
        older_file=older_file,
        rules=house_rules(
            policy,
            idle_days=session_idle_days,
            days=session_days,
            ask_again=ask_again_minutes,
            ask_again_everywhere=ask_again_everywhere,
            hand_over=hand_over_minutes,
            second_signature=second_signature,
            certificates=school_certificate or (),
        ),
        sms_program=sms_program.absolute() if sms_program is not None else None,
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
