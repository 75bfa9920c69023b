"""Who may ask what: every ask of every stream in every role, compared with the tables of docs/people.md."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import inspect

from croupier.room.actors.asks import By
from croupier.room.house.needs import OWN, needs
from croupier.room.house.needs import STREAMS as NEEDED
from croupier.room.staff import asks as staff
from croupier.room.staff.asks import GiveRole
from croupier.staff import NO_POWERS, ROLES, Grant, Permission, Powers, with_role
from tests.room.house.test_fuzz import STREAMS, Night, asks_of, kinds
from tests.room.pit.test_house import RUBY

PLACES = {
    "house": "tables",
    "table": "tables/oak",
    "event": "event/night",
    "pit": RUBY.id,
    "live": "cash",
    "cage": "cage",
}
ASKS = {name: (each.to[0], each.asks) for name, each in STREAMS.items()} | {
    "staff": ("staff", kinds(staff.AnyAsk))
}
WHERE = PLACES | {"staff": "staff"}


OWN_ROLES = with_role(with_role(ROLES, "cashier", ["see", "money", "correct"]), "brush", ["seat"])
"""Those of a house that has its own: its cashier takes back what others have entered, and a brush only seats people."""


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Night]:
    night = Night(tmp_path_factory.mktemp("night") / "house.db")
    yield night
    night.close()


def test_every_ask_is_a_players_own_or_needs_a_permission() -> None:
    every = {ask for _, asks in ASKS.values() for ask in asks}
    needed = {ask for asks in NEEDED.values() for ask in asks}
    assert needed <= every
    players = sorted([str(inspect.type_info(ask).tag) for ask in every - needed])  # type: ignore[attr-defined]
    # Whoever adds an ask says in `needs` whose it is, or here that it is a player's.
    assert players == sorted(
        [
            *("sit", "leave", "sit-out", "sit-in", "wait", "top-up", "change-seat", "straddle", "run-twice"),
            *("run-bank", "call-bank", "auto-muck", "at-big-blind", "keep-stack"),
            *(
                "choose",
                "act",
                "agree",
                "say",
                "ask-review",
                "react",
                "face",
                "ignore",
                "report",
                "rabbit",
                "pledge",
                "show-cards",
            ),
            *("open-nonce", "queue", "unqueue", "claim", "unclaim", "buy-in", "leave", "read-rules", "bets"),
            *(
                "bet",
                "take-back",
                "undo",
                "repeat",
                "ready",
                "cut",
                "decide",
                "withdraw",
                "train",
                "knock",
                "ignore",
            ),
        ]
    )


@pytest.mark.parametrize("role", [*ROLES, "own cashier", "brush", None])
@pytest.mark.parametrize("kind", ASKS)
def test_every_ask_in_every_role_is_answered_as_the_table_says(
    night: Night, kind: str, role: str | None
) -> None:
    """With the role at the very place, and with the role somewhere else in the house, which is no role here.

    A house that has roles of its own goes by them, and by no others.
    """
    to, asks = ASKS[kind]
    roles = ROLES if role in (*ROLES, None) else OWN_ROLES
    role = "cashier" if role == "own cashier" else role
    ann = night.people["Ann"]
    here = Powers((Grant("g", ann.person, role, WHERE[kind]),), roles) if role else NO_POWERS
    elsewhere = Powers((Grant("g", ann.person, role, "nowhere"),), roles) if role else NO_POWERS

    @settings(max_examples=1, suppress_health_check=list(HealthCheck), database=None)
    @given(st.tuples(*[asks_of(ask) for ask in asks]))
    def asked(said: tuple[dict[str, object], ...]) -> None:
        for ask, one in zip(asks, said, strict=True):
            needed = NEEDED[{"live": "cash"}.get(kind, kind)].get(ask, ())
            for powers in (here, elsewhere):
                refused = night.asked(to, ann._replace(powers=powers), json.dumps(one).encode())
                may = powers is here and role is not None and not roles[role].may.isdisjoint(needed)
                shut = bool(needed) and not may and ask not in OWN
                read = refused is None or refused.code != "room-ask-unreadable"
                if read:
                    assert (refused is not None and refused.code == "staff-not-allowed") == shut, (
                        ask,
                        powers,
                    )
            assert not night.house.stopped

    asked()


def test_a_role_ends_with_its_time(night: Night) -> None:
    now = night.house.now
    ask = GiveRole("ann", "floor")
    for until, may in ((now - 1, False), (now + 60_000, True)):
        by = By("player", "ann", "Ann", powers=Powers((Grant("g", "ann", "owner", until=until),)))
        assert (by.for_the_house(needs(ask), "staff", now) is not None) is may


def test_the_page_says_what_the_code_does() -> None:
    tool = Path(__file__).parents[3] / "tools" / "people.py"
    stale = subprocess.run([sys.executable, tool, "--check"], check=False).returncode
    assert not stale, "run .venv/bin/python tools/people.py"


def test_who_undoes_what_another_has_entered_needs_a_permission_for_it() -> None:
    assert By("floor").may("correct")
    cashier = Powers((Grant("g", "ann", "cashier"),))
    money: tuple[Permission, ...] = ("money",)
    by = By("player", "ann", powers=cashier).for_the_house(money, "cash", 0)
    assert by is not None
    assert not by.may("correct")
