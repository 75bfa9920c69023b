"""`croupier hands`: hands in a store of one's own, taken in, counted, written out."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import typer

from croupier.cli.options import Language
from croupier.cli.replay import INTERRUPTED
from croupier.cli.terminal import console, progress
from croupier.errors import Mistake
from croupier.hands.counting import count, course, texts
from croupier.hands.files import Trouble, find, told
from croupier.hands.group import By, Counted, Group, Which
from croupier.hands.importing import Left, Taken, take_in
from croupier.hands.store import Store
from croupier.room.journal.archived import COLUMNS
from croupier.text import say

if TYPE_CHECKING:
    from rich.table import Table

    from croupier.odds.sureness import Interval

app: Final = typer.Typer(no_args_is_help=True)

_BESIDE: Final = ("vpip", "pfr", "three-bet", "c-bet", "aggression", "wtsd", "wsd")
"""What stands in a table of several groups; the rest is told of one."""

StoreOption = Annotated[Path | None, typer.Option("--store", metavar="FILE")]
PlayerOption = Annotated[str | None, typer.Option("--player", metavar="NAME")]
GameOption = Annotated[str | None, typer.Option("--game", metavar="NAME")]
SiteOption = Annotated[str | None, typer.Option("--site", metavar="NAME")]
PositionOption = Annotated[str | None, typer.Option("--position", metavar="NAME")]
SeatsOption = Annotated[int | None, typer.Option("--seats", metavar="N", min=2, max=10)]
SinceOption = Annotated[datetime | None, typer.Option("--since", metavar="DATE")]
UntilOption = Annotated[datetime | None, typer.Option("--until", metavar="DATE")]
StackOption = Annotated[str | None, typer.Option("--stack", metavar="FROM-TO")]
KindOption = Annotated[Literal["cash", "tournament"] | None, typer.Option("--kind")]


@app.callback()
def _hands() -> None:
    """The store of hands; what it says of itself comes from the catalogue."""


def default_store() -> Path:
    """Where hands are kept when no file is named: among the person's own data."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "croupier" / "hands.duckdb"


@app.command("import")
def take(
    context: typer.Context,
    paths: Annotated[list[Path], typer.Argument(metavar="PATH")],
    *,
    store: StoreOption = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", min=-1, max=256)] = 1,
    rejects: Annotated[Path | None, typer.Option("--rejects", metavar="FILE")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = None,
) -> None:
    """Take the hands of files and folders into the store, each once; a run that was stopped goes on where it was."""
    run = _Import(lang or context.obj, rejects)
    interrupted = False
    with (
        TemporaryDirectory() as folder,
        Store(store or default_store(), new=True) as kept,
        progress(hidden=as_json) as bar,
    ):
        files, missing = _found(paths, Path(folder))
        for trouble in missing:
            run.err.print(told(trouble, run.lang), style="red")
        task = bar.add_task(run.said(), total=None)
        try:
            for taken in take_in(kept, files, jobs=jobs or 1):
                run.take(taken)
                bar.update(task, description=run.said())
        except KeyboardInterrupt:
            interrupted = True
    if as_json:
        print(json.dumps(run.report()))
    else:
        run.err.print(run.said(), style="bold")
    if interrupted:
        run.err.print(say("cli-interrupted", run.lang), style="yellow")
        raise typer.Exit(INTERRUPTED)
    if not run.of and (missing or run.left):
        raise typer.Exit(2)
    raise typer.Exit(1 if run.left or missing else 0)


def _found(paths: list[Path], folder: Path) -> tuple[list[Path], list[Trouble]]:
    """The files that are meant; of a house's archive its hands, written out in a folder as they were seen."""
    archives = [file for path in paths for file in ([path] if path.is_file() else sorted(path.rglob("*")))]
    archives = [file for file in archives if file.suffix == COLUMNS]
    files, missing = find([path for path in paths if path not in archives])
    missing = [each for each in missing if not any(file.is_relative_to(each.file) for file in archives)]
    for number, file in enumerate(archives):
        # The other commands start sooner when the house is left alone.
        from croupier.room.replays.archived import as_text

        try:
            text, left = as_text(file)
        except Mistake as mistake:
            missing.append(Trouble(file, mistake))
            continue
        if left:
            missing.append(Trouble(file, Mistake("cli-hands-unseen", count=left)))
        if text:
            made = folder / f"{number}-{file.stem}.phhs"
            made.write_text(text, "utf-8")
            files.append(made)
    return files, missing


class _Import:
    """What came of the files so far."""

    def __init__(self, lang: str, rejects: Path | None) -> None:
        self.lang = lang
        self.err = console(stderr=True)
        self.of = self.new = self.known = self.left = 0
        self.rejects = rejects

    def take(self, taken: Taken) -> None:
        self.of += taken.of
        self.new += taken.new
        self.left += len(taken.left)
        self.known += taken.of if taken.skipped else taken.of - taken.new - len(taken.left)
        for left in taken.left:
            self.complain(left)

    def complain(self, left: Left) -> None:
        """Name what is left out, and keep it as it stands."""
        words = {"file": left.file, "line": left.line, "hand": left.name, "problem": left.why.say(self.lang)}
        self.err.print(
            say("cli-hands-left" if left.line else "cli-trouble", self.lang, **words), style="yellow"
        )
        if self.rejects is not None and left.text:
            try:
                with self.rejects.open("a", encoding="utf-8") as out:
                    out.write(left.text.rstrip() + "\n\n\n")
            except OSError as error:
                reason = error.strerror or str(error)
                raise Mistake("cli-cannot-write", file=str(self.rejects), reason=reason) from error

    def said(self) -> str:
        return say("cli-hands-imported", self.lang, new=self.new, known=self.known, left=self.left)

    def report(self) -> dict[str, int]:
        return {"hands": self.of, "new": self.new, "known": self.known, "left_out": self.left}


@app.command()
def stats(
    context: typer.Context,
    *,
    store: StoreOption = None,
    player: PlayerOption = None,
    by: Annotated[
        Literal["player", "position", "game", "stack", "seats", "stakes", "month", "site"] | None,
        typer.Option("--by"),
    ] = None,
    game: GameOption = None,
    site: SiteOption = None,
    position: PositionOption = None,
    seats: SeatsOption = None,
    since: SinceOption = None,
    until: UntilOption = None,
    stack: StackOption = None,
    kind: KindOption = None,
    top: Annotated[int, typer.Option("--top", metavar="N", min=1, max=1_000_000)] = 20,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = None,
) -> None:
    """What the hands of the store say of a player, or of everybody."""
    speaks = lang or context.obj
    which = _which(
        player=player,
        game=game,
        site=site,
        position=position,
        seats=seats,
        since=since,
        until=until,
        stack=stack,
        kind=kind,
    )
    told_by: By | None = by if by is not None or player is not None else "player"
    with Store(store or default_store()) as kept:
        groups = count(kept, which, told_by)
        if not groups:
            raise Mistake("hands-none-such")
        if plot is not None:
            _draw(kept, which, plot, speaks)
    if as_json:
        print(json.dumps([_json(group) for group in groups[:top]], ensure_ascii=False))
    elif told_by is None:
        console().print(_alone(groups[0], speaks))
    else:
        console().print(_together(groups[:top], told_by, speaks))
        if len(groups) > top:
            console(stderr=True).print(say("cli-hands-more", speaks, count=len(groups) - top))


@app.command()
def export(
    context: typer.Context,
    target: Annotated[Path, typer.Argument(metavar="OUT")],
    *,
    to: Annotated[Literal["text", "parquet"], typer.Option("--to")] = "text",
    store: StoreOption = None,
    player: PlayerOption = None,
    game: GameOption = None,
    site: SiteOption = None,
    position: PositionOption = None,
    seats: SeatsOption = None,
    since: SinceOption = None,
    until: UntilOption = None,
    stack: StackOption = None,
    kind: KindOption = None,
    force: Annotated[bool, typer.Option("--force")] = False,
    lang: Language = None,
) -> None:
    """Write hands of the store out: as they stood in their files, or their figures as Parquet."""
    speaks = lang or context.obj
    if target.exists() and not force:
        raise Mistake("cli-convert-exists", file=str(target))
    which = _which(
        player=player,
        game=game,
        site=site,
        position=position,
        seats=seats,
        since=since,
        until=until,
        stack=stack,
        kind=kind,
    )
    with Store(store or default_store()) as kept:
        written = kept.parquet(target, *which.where()) if to == "parquet" else _write(target, kept, which)
    console(stderr=True).print(say("cli-hands-exported", speaks, count=written), style="bold")
    raise typer.Exit(0 if written else 1)


def _write(target: Path, kept: Store, which: Which) -> int:
    count = 0
    try:
        with target.open("w", encoding="utf-8") as out:
            for text in texts(kept, which):
                out.write(text.rstrip() + "\n\n\n")
                count += 1
    except OSError as error:
        raise Mistake("cli-cannot-write", file=str(target), reason=error.strerror or str(error)) from error
    return count


def _which(
    *,
    player: str | None,
    game: str | None,
    site: str | None,
    position: str | None,
    seats: int | None,
    since: datetime | None,
    until: datetime | None,
    stack: str | None,
    kind: str | None,
) -> Which:
    return Which(
        player,
        game,
        site,
        position,
        seats,
        since,
        until,
        _span(stack) if stack is not None else None,
        None if kind is None else kind == "tournament",
    )


def _span(text: str) -> tuple[int, int]:
    low, dash, high = text.partition("-")
    try:
        span = int(low), int(high) if high else 10**9
    except ValueError:
        span = -1, -1
    if not dash or span[0] < 0 or span[1] < span[0]:
        raise Mistake("hands-bad-stack", given=text[:40])
    return span


def _rounded(between: Interval | None) -> list[float] | None:
    return None if between is None else [round(end, 4) for end in between]


def _json(group: Group) -> dict[str, Any]:
    won = group.winnings
    return {
        "name": group.name,
        "hands": group.hands,
        "won_per_100": round(won.per_100, 4),
        "between": _rounded(won.between),
        "adjusted_per_100": round(won.adjusted_per_100, 4),
        "adjusted_between": _rounded(won.adjusted_between),
        "rake_per_100": round(won.rake_per_100, 4),
        "won": won.sums,
        "measures": {
            each.measure.id: {
                "value": None if each.value is None else round(each.value, 4),
                "made": each.made,
                "chances": each.chances,
                "between": _rounded(each.between),
            }
            for each in group.counted
        },
    }


def _percent(value: float | None, *, ratio: bool = False) -> str:
    if value is None:
        return "–"
    return f"{value:.2f}" if ratio else f"{100 * value:.1f} %"


def _short(counted: Counted) -> str:
    return _percent(counted.value, ratio=counted.measure.ratio).removesuffix(" %")


def _alone(group: Group, lang: str) -> Table:
    from rich.table import Table

    table = Table(title=say("cli-hands-of", lang, hands=group.hands), title_justify="left", box=None)
    table.add_column(say("cli-hands-what", lang))
    table.add_column("", justify="right")
    table.add_column(say("cli-hands-between", lang), justify="right")
    table.add_column(say("cli-hands-of-times", lang), justify="right")
    won = group.winnings
    for code, value, between in (
        ("won", won.per_100, won.between),
        ("adjusted", won.adjusted_per_100, won.adjusted_between),
    ):
        ends = "" if between is None else f"{between.low:+.1f} … {between.high:+.1f}"
        table.add_row(say(f"hands-{code}", lang), f"{value:+.1f}", ends, "")
    table.add_row(say("hands-rake", lang), f"{won.rake_per_100:.1f}", "", "")
    for currency, amount in sorted(won.sums.items()):
        table.add_row(say("hands-money", lang), f"{amount:+,.2f} {currency}".strip(), "", "")
    for each in group.counted:
        span = "" if each.between is None else f"{_percent(each.between.low)} … {_percent(each.between.high)}"
        share = _percent(each.value, ratio=each.measure.ratio)
        table.add_row(say(f"hands-{each.measure.id}", lang), share, span, f"{each.made:,} / {each.chances:,}")
    return table


def _together(groups: tuple[Group, ...], by: By, lang: str) -> Table:
    from rich.table import Table

    table = Table(box=None)
    table.add_column(say(f"hands-by-{by}", lang), no_wrap=True)
    columns = (
        "cli-hands-hands",
        "cli-hands-per-100",
        "cli-hands-fair",
        *[f"hands-{each}" for each in _BESIDE],
    )
    for code in columns:
        table.add_column(
            say(code, lang), justify="right", no_wrap=True, min_width=max(5, len(say(code, lang)))
        )
    for group in groups:
        won = group.winnings
        counted = {each.measure.id: each for each in group.counted}
        values = [_short(counted[each]) for each in _BESIDE]
        name = group.name
        if by == "position":
            name = say(f"hands-at-{name or 'none'}", lang)
        table.add_row(
            name or "–", f"{group.hands:,}", f"{won.per_100:+.1f}", f"{won.adjusted_per_100:+.1f}", *values
        )
    return table


def _draw(kept: Store, which: Which, file: Path, lang: str) -> None:
    from croupier.odds.plots import winnings_figure

    figure = winnings_figure(
        course(kept, which),
        [say(f"hands-plot-{each}", lang) for each in ("hands", "bets", "won", "adjusted")],
    )
    try:
        figure.savefig(file)
    except (OSError, ValueError) as error:
        raise Mistake("cli-cannot-write", file=str(file), reason=str(error)) from error
