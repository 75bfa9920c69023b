"""`croupier serve`: the room, open."""

from __future__ import annotations

import getpass
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

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
    MetricsKey,
    Origins,
    Parquet,
    PauseSeconds,
    Port,
    Proxies,
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
    older_file: Annotated[bool, typer.Option("--older-file")] = False,
    policy: HousePolicy = None,
    session_days: Annotated[int, typer.Option("--session-days", metavar="DAYS", min=1, max=400)] = 365,
    ask_again_minutes: Annotated[
        int, typer.Option("--ask-again-minutes", metavar="MINUTES", min=0, max=60)
    ] = 15,
    ask_again_everywhere: Annotated[bool, typer.Option("--ask-again-everywhere")] = False,
    hand_over_minutes: Annotated[
        int, typer.Option("--hand-over-minutes", metavar="MINUTES", min=0, max=720)
    ] = 15,
    second_signature: Annotated[
        int, typer.Option("--second-signature", metavar="AMOUNT", min=0, max=10**12)
    ] = 0,
    school_certificate: Annotated[
        list[str] | None, typer.Option("--school-certificate", metavar="ROLE=BOOK/LEVEL")
    ] = None,
    session_idle_days: Annotated[
        int, typer.Option("--session-idle-days", metavar="DAYS", min=1, max=400)
    ] = 180,
    push_contact: Annotated[str, typer.Option("--push-contact", metavar="ADDRESS", callback=_contact)] = "",
    sms_program: Annotated[
        Path | None, typer.Option("--sms-program", metavar="FILE", exists=True, dir_okay=False)
    ] = None,
    lang: Language = None,
) -> None:
    """Keep the room open until Ctrl-C."""
    # The other commands start in a fraction of the time when the server is left alone.
    from croupier.cli.policy import named, roles_in
    from croupier.room.house.rules import USUAL, Rules, conditions
    from croupier.room.people.sessions import DAY, Ends
    from croupier.server import Settings, run

    speaks = lang or context.obj
    database = database.beside(files)
    if not older_file:
        older_file = _goes_on(database, speaks)
    answers = str(policy) if policy is not None else USUAL
    roles = roles_in(answers)
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
        rules=Rules(
            named(answers),
            Ends(session_idle_days * DAY, session_days * DAY),
            ask_again_minutes,
            _account(),
            second_signature,
            hand_over_minutes,
            conditions(school_certificate or (), roles),
            ask_again_everywhere,
            roles,
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


def _account() -> str:
    """Who is at the terminal, by his account on this machine; empty where it has none."""
    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):
        return ""


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
