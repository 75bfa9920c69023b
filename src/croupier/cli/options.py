"""Options that several commands take; their texts stand with each command's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer


def _has_parquet(wanted: bool) -> bool:
    """Raise `Mistake` where Parquet is wanted and cannot be written."""
    if wanted:
        # The other commands start sooner when the house is left alone.
        from croupier.room.journal.parquet import duckdb

        duckdb()
    return wanted


Language = Annotated[Literal["en", "ru"] | None, typer.Option("--lang")]

Host = Annotated[str, typer.Option("--host", metavar="ADDRESS")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535)]
Proxies = Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS")]
Certificate = Annotated[Path | None, typer.Option("--certificate", metavar="FILE")]
CertificateKey = Annotated[Path | None, typer.Option("--certificate-key", metavar="FILE")]
Origins = Annotated[list[str] | None, typer.Option("--origin", metavar="URL")]
HostNames = Annotated[list[str] | None, typer.Option("--host-name", metavar="NAME")]

Files = Annotated[Path | None, typer.Option("--files", metavar="PATH")]
HouseKey = Annotated[Path | None, typer.Option("--house-key", metavar="FILE")]
OlderFile = Annotated[bool, typer.Option("--older-file")]
HousePolicy = Annotated[Path | None, typer.Option("--policy", metavar="FILE")]

SessionDays = Annotated[int, typer.Option("--session-days", metavar="DAYS", min=1, max=400)]
SessionIdleDays = Annotated[int, typer.Option("--session-idle-days", metavar="DAYS", min=1, max=400)]
AskAgainMinutes = Annotated[int, typer.Option("--ask-again-minutes", metavar="MINUTES", min=0, max=60)]
AskAgainEverywhere = Annotated[bool, typer.Option("--ask-again-everywhere")]
HandOverMinutes = Annotated[int, typer.Option("--hand-over-minutes", metavar="MINUTES", min=0, max=720)]
SecondSignature = Annotated[int, typer.Option("--second-signature", metavar="AMOUNT", min=0, max=10**12)]
SchoolCertificates = Annotated[
    list[str] | None, typer.Option("--school-certificate", metavar="ROLE=BOOK/LEVEL")
]
SmsProgram = Annotated[
    Path | None, typer.Option("--sms-program", metavar="FILE", exists=True, dir_okay=False)
]

Demo = Annotated[bool, typer.Option("--demo/--no-demo")]
ActSeconds = Annotated[float, typer.Option("--act-seconds", min=1, max=3600)]
PauseSeconds = Annotated[float, typer.Option("--pause-seconds", min=0, max=60)]

Log = Annotated[Path | None, typer.Option("--log", metavar="FILE")]
LogFormat = Annotated[Literal["text", "json"], typer.Option("--log-format")]
LogLevel = Annotated[Literal["warning", "info"], typer.Option("--log-level")]

Parquet = Annotated[bool, typer.Option("--parquet", callback=_has_parquet)]

MetricsKey = Annotated[str, typer.Option("--metrics-key", metavar="KEY", envvar="CROUPIER_METRICS_KEY")]
MetricsHost = Annotated[str, typer.Option("--metrics-host", metavar="ADDRESS")]
MetricsPort = Annotated[int | None, typer.Option("--metrics-port", metavar="PORT", min=0, max=65535)]
