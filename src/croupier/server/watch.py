"""The house watched by whoever runs it: metrics, whether it is ready, and all of it on one page."""

from __future__ import annotations

import time
from collections import defaultdict
from typing import TYPE_CHECKING, Annotated, Any, Final, get_args

import msgspec
from starlette.responses import Response

from croupier import __version__
from croupier.errors import Refusal
from croupier.room.actors.actor import Outcome
from croupier.room.house.standing import standing
from croupier.room.journal.backup import last_back_up
from croupier.server.addresses import TEXT, Address, Body, guarded
from croupier.server.answers import NO_STORE, as_json, bearer, language
from croupier.server.metrics import CONTENT_TYPE, Sizes, of_a_house
from croupier.server.people import NOTHING
from croupier.text import knows, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.requests import Request

    from croupier.room.house.house import House
    from croupier.room.house.standing import Standing
    from croupier.room.spread import Spread
    from croupier.server.callers import Callers
    from croupier.server.measures import Measures
    from croupier.server.settings import Settings

NOT_READY: Final = 503

A_DAY: Final = 24 * 60 * 60


class Pause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In how many seconds the house pauses, none: that it plays on; how many more its hands may take to end."""

    seconds: Annotated[int, msgspec.Meta(ge=0, le=A_DAY)] | None
    hands: Annotated[int, msgspec.Meta(ge=0, le=600)] = 60


PAUSE: Final = Body(Pause)


class WatchDesk:
    """What an operator and his machines read of the house."""

    def __init__(self, house: House, settings: Settings, measures: Measures, callers: Callers) -> None:
        self._house = house
        self._measures = measures
        self._database = settings.database
        self._may_measure = settings.may_measure
        self._callers = callers
        self._metrics = of_a_house(house, measures, settings.database)
        self.routes: Final = [
            Address("/readyz", self.ready),
            Address("/metrics", self.metrics, tells=TEXT, must=("metrics", "session"), needs=("house",)),
            guarded("/api/house", self.seen, callers, "house"),
            guarded("/api/house/pause", self.pause, callers, "house", takes=PAUSE),
            guarded("/api/house/program", self.check_program, callers, "house", takes=NOTHING),
        ]

    async def metrics(self, request: Request) -> Response:
        """The house in numbers, for whoever has the key to them, or keeps the house."""
        key = bearer(request)
        if not (self._callers.may(request, "house") if key is None else self._may_measure(key)):
            raise Refusal("server-metrics-key")
        return Response(self._metrics.text(), headers={"content-type": CONTENT_TYPE, **NO_STORE})

    async def ready(self, request: Request) -> Response:
        """Whether guests may be sent here: 200 where they may, 503 with what stands against it."""
        checks = self._checks(language(request))
        ready = all(check["ok"] for check in checks)
        return as_json({"ready": ready, "checks": checks}, 200 if ready else NOT_READY)

    def _checks(self, lang: str) -> list[dict[str, Any]]:
        """Every check by its name; one that fails says why."""
        found = {
            "streams": not self._house.stopped,
            "disk": self._house.store.held is None,
            "loop": not self._measures.late,
            "program": not self._house.altered,
            "pause": not self._house.pausing.begun,
        }
        codes = {
            "streams": "server-streams-stopped",
            "disk": "server-disk-held",
            "loop": "server-loop-late",
            "program": "room-program-altered",
            "pause": "room-paused",
        }
        return [
            {"check": check, "ok": ok}
            | ({} if ok else {"code": codes[check], "text": say(codes[check], lang)})
            for check, ok in found.items()
        ]

    async def check_program(self, request: Request) -> dict[str, Any]:
        """Look at the files of the program now: its version, one hash of them, and those not as they should be."""
        await NOTHING.of(request)
        await self._house.check_program()
        return self._program()

    async def pause(self, request: Request) -> dict[str, Any]:
        """Announce that the house pauses in so many `seconds`, or with none that it plays on; when that is.

        From then on nothing new is dealt. The process ends once no hand is in play, `hands` seconds later at most;
        what is in play goes on with the same cards when the house is opened again, but where a table's terms have it
        void by then.
        """
        asked = await PAUSE.of(request)
        await self._house.pause(self._callers.check(request, "house"), asked.seconds, asked.hands)
        return {"pause": self._house.pausing.at or None}

    def _no_pause(self, lang: str) -> str | None:
        """Why this house cannot be paused; `None` where it can."""
        try:
            self._house.pausing.check()
        except Refusal as refusal:
            return refusal.say(lang)
        return None

    def _program(self) -> dict[str, Any]:
        known = self._house.significant
        return {
            "version": __version__,
            "digest": known.program.digest if known.program is not None else "",
            "altered": sorted(self._house.altered),
            "checked": known.state.checked_at or None,
        }

    async def seen(self, request: Request) -> dict[str, Any]:
        """Everything an owner looks at, as it stands now."""
        lang, measures, store = language(request), self._measures, self._house.store
        found, sizes = (
            standing(self._house.actors, self._house.lost),
            Sizes.of(self._database, self._house.store),
        )
        made, commands = last_back_up(self._database), self._house.commands
        outcomes = {
            outcome: sum([count for (_, came), count in commands.items() if came == outcome])
            for outcome in get_args(Outcome)
        }
        return {
            "version": __version__,
            "now": round(time.time() * 1000),
            "started": round(measures.started * 1000),
            "checks": self._checks(lang),
            "kinds": _kinds(found, lang),
            "stopped": [_stopped(each, lang) for each in found if each.state == "stopped"],
            "took": {"commit": _took(store.commits), "loop": _took(measures.lag)},
            "commands": outcomes,
            "logged": {level: measures.logged[level] for level in ("warning", "error", "critical")},
            "failed": sum([count for (_, status), count in measures.requests.items() if status >= 500]),
            "sockets": self._house.connections.here,
            "messages": measures.messages,
            "bytes": measures.bytes,
            "written": store.rows_written,
            "sizes": {"database": sizes.database, "wal": sizes.wal, "free": sizes.free},
            "program": self._program(),
            "pause": self._house.pausing.at or None,
            "no_pause": self._no_pause(lang),
            "backup": None if made is None else {"at": made.at, "bytes": made.size},
        }


def _kinds(found: Iterable[Standing], lang: str) -> list[dict[str, Any]]:
    """How many streams there are of each kind, in each state, and how many rows they have."""
    kinds: dict[str, dict[str, Any]] = defaultdict(
        lambda: {"running": 0, "closed": 0, "stopped": 0, "rows": 0}
    )
    for each in found:
        kinds[each.kind][each.state] += 1
        kinds[each.kind]["rows"] += each.rows
    return [{"kind": kind, "title": _title(kind, lang), **counted} for kind, counted in sorted(kinds.items())]


def _title(kind: str, lang: str) -> str:
    return say(f"room-stream-{kind or 'unknown'}", lang)


def _stopped(each: Standing, lang: str) -> dict[str, Any]:
    return {
        "stream": each.stream,
        "title": _title(each.kind, lang),
        "id": each.id,
        "pays": each.pays,
        "rows": each.rows,
        "code": each.why,
        "text": _why(each, lang),
    }


def _why(each: Standing, lang: str) -> str:
    """Why it stopped, in words where there are any: of the values that went with the code not all are kept."""
    if not knows(each.why):
        return ""
    try:
        return say(each.why, lang, stream=each.stream, table=each.stream, version=each.rows)
    except KeyError:
        return ""


def _took(spread: Spread) -> dict[str, float | None]:
    """The middle and the worst of the last ones, in ms."""
    found = {name: spread.quantile(part) for name, part in (("p50", 0.5), ("p99", 0.99), ("most", 1.0))}
    return {name: None if each is None else round(each * 1000, 2) for name, each in found.items()}
