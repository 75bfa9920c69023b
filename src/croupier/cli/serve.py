"""`croupier serve`: the room, open."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from typing import Annotated, Final

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
    MetricsKey,
    OlderFile,
    Origins,
    Parquet,
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
from croupier.errors import Mistake
from croupier.room.journal.mark import older
from croupier.room.journal.place import Place, place
from croupier.room.journal.store import check_not_older
from croupier.text import say

_DATABASE: Final = "var/croupier.db"

MOST_TOLD: Final = 10
"""How many of the streams that lack rows are named."""


def _contact(text: str) -> str:
    """An address that push services may write to; raises `Mistake` for what is none."""
    if text and not text.startswith(("mailto:", "https://")):
        raise Mistake("cli-serve-push-contact-none", text=text[:60])
    return text


def serve(
    context: typer.Context,
    *,
    host: Host = "127.0.0.1",
    port: Port = 8080,
    database: Annotated[Place, typer.Option("--database", metavar="FILE|URL", parser=place)] = _DATABASE,  # type: ignore[assignment]  # read by `place`
    files: Files = None,
    demo: Demo = True,
    act_seconds: ActSeconds = 20,
    pause_seconds: PauseSeconds = 4,
    origin: Origins = None,
    host_name: HostNames = None,
    proxy: Proxies = None,
    certificate: Certificate = None,
    certificate_key: CertificateKey = None,
    log: Log = None,
    log_format: LogFormat = "text",
    log_level: LogLevel = "warning",
    metrics_key: MetricsKey = "",
    house_key: HouseKey = None,
    new_house_key: Annotated[bool, typer.Option("--new-house-key")] = False,
    keep_days: Annotated[int | None, typer.Option("--keep-days", metavar="DAYS", min=1)] = None,
    parquet: Parquet = False,
    older_file: OlderFile = False,
    policy: HousePolicy = None,
    session_days: SessionDays = 365,
    ask_again_minutes: AskAgainMinutes = 15,
    ask_again_everywhere: AskAgainEverywhere = False,
    hand_over_minutes: HandOverMinutes = 15,
    second_signature: SecondSignature = 0,
    school_certificate: SchoolCertificates = None,
    session_idle_days: SessionIdleDays = 180,
    push_contact: Annotated[str, typer.Option("--push-contact", metavar="ADDRESS", callback=_contact)] = "",
    sms_program: SmsProgram = None,
    lang: Language = None,
) -> None:
    """Keep the room open until Ctrl-C."""
    # The other commands start in a fraction of the time when the server is left alone.
    from croupier.cli.house_rules import house_rules
    from croupier.server import Settings, run

    speaks = lang or context.obj
    database = database.beside(files)
    if not older_file:
        older_file = _goes_on(database, speaks)
    settings = Settings(
        database=database.path,
        postgres=database.address,
        host=host,
        port=port,
        seed_demo=demo,
        act_seconds=act_seconds,
        pause_seconds=pause_seconds,
        origins=tuple(origin or ()),
        hosts=tuple(host_name or ()),
        proxies=tuple(proxy or ()),
        certificate=certificate,
        certificate_key=certificate_key,
        log=log,
        log_format=log_format,
        log_level=log_level,
        metrics_key=metrics_key,
        house_key=house_key,
        new_house_key=new_house_key,
        keep_days=keep_days or 0,
        parquet=parquet,
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
        push_contact=push_contact,
        sms_program=sms_program.absolute() if sms_program is not None else None,
        lang=speaks,
    )
    out = console()

    def opened(address: str, code: str) -> None:
        out.print(say("cli-open", speaks, address=address))
        if code:
            out.print(say("cli-owner", speaks, address=f"{address}/staff#{code}"))

    run(settings, opened)


def _goes_on(database: Place, lang: str) -> bool:
    """Whether somebody at the terminal lets the house go on with a file that lacks rows; False where it lacks none.

    Raises `Mistake` where nobody is there, and ends the command, with 2, where the answer is no.
    """
    found = older(database.engine())
    if found is None:
        return False
    err = console(stderr=True)
    for each in found.lacking[:MOST_TOLD]:
        err.print(say("cli-serve-lacking", lang, **each._asdict()))
    if len(found.lacking) > MOST_TOLD:
        err.print(say("cli-serve-lacking-more", lang, streams=len(found.lacking) - MOST_TOLD))
    err.print(say("cli-serve-lacking-since", lang, marked=_when(found.marked), last=_when(found.last)))
    if not sys.stdin.isatty():
        check_not_older(database.engine())
    if not typer.confirm(say("cli-serve-lacking-go-on", lang), err=True):
        raise typer.Exit(2)
    return True


def _when(ms: int) -> str:
    return f"{datetime.fromtimestamp(ms / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC" if ms else "–"
