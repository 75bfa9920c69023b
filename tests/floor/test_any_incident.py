"""What must hold for every incident of cards, showdown and people, whatever its facts, under any profile."""

from __future__ import annotations

import typing

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from croupier.errors import Mistake
from croupier.floor import VERDICTS, Incident, Seat, Situation, carry_out, incident_kinds, rule
from croupier.floor.offences import OFFENCES
from croupier.floor.points import is_own
from croupier.floor.procedures import PROCEDURES
from croupier.floor.splitting import Put, Tie
from croupier.floor.stud import Board
from croupier.play import NL_HOLDEM, Hand, Positions, Setup, Stakes
from croupier.rulebook import profile, profiles
from croupier.text import say

AREAS = (
    "allowed", "board", "clock", "dead_hands", "dealing", "decks", "disputes", "layout", "penalties", "presence",
    "procedures", "reading", "showdown", "splitting", "stud", "wrong_count",
)  # fmt: skip
KINDS = sorted(tag for tag, kind in incident_kinds().items() if kind.__module__.rpartition(".")[2] in AREAS)
WORDS = {
    ("offence", "act"): sorted({offence.act for offence in OFFENCES}),
    ("offence", "sanction"): ["", "warning", "missed-rounds", "disqualification", "season"],
    ("procedure", "name"): sorted(PROCEDURES),
    ("cards-due", "game"): ["nl-holdem", "seven-stud", "pl-omaha"],
    ("cards-due", "street"): [""],
    ("reads-hands", "game"): ["", "nl-holdem"],
    ("reads-hands", "board"): ["2c7d9hJsKc"],
    ("stud-opener", "community"): ["", "9h"],
}
BOARDS = (Board(Seat(1), "AcAd"), Board(Seat(2), "KhQs"), Board(Seat(3), "3c4d"))
GIVEN = {
    Board: st.sampled_from(BOARDS),
    Tie: st.builds(lambda amount: Tie(amount=amount, high=(Seat(1), Seat(2))), st.integers(0, 500)),
    Put: st.builds(lambda amount: Put(seat=Seat(1), amount=amount), st.integers(1, 500)),
}


def values(tag: str, name: str, kind: typing.Any) -> st.SearchStrategy[typing.Any]:
    """Any value of a field."""
    if (tag, name) in WORDS:
        return st.sampled_from(WORDS[tag, name])
    if name in ("hands", "boards") and typing.get_origin(kind) is tuple:
        return st.just(BOARDS)
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Annotated:
        return values(tag, name, args[0])
    if origin is typing.Literal:
        return st.sampled_from(args)
    if origin is tuple:
        return st.lists(values(tag, "", args[0]), max_size=3).map(tuple)
    if origin is typing.Union or type(None) in args:
        return st.one_of([st.none() if arg is type(None) else values(tag, name, arg) for arg in args])
    if kind in GIVEN:
        return GIVEN[kind]
    if kind is Seat:
        return st.integers(1, 3).map(Seat)
    return {bool: st.booleans(), int: st.integers(0, 60), str: st.sampled_from(["", "riffle", "game"])}[kind]


@st.composite
def incidents(draw: st.DrawFn, tag: str) -> Incident:
    kind = incident_kinds()[tag]
    hints = typing.get_type_hints(kind, include_extras=True)
    facts = {
        field.name: draw(values(tag, field.name, hints[field.name])) for field in msgspec.structs.fields(kind)
    }
    return kind(**facts)


def hand(name: str, moves: int) -> Hand:
    """A hand of three, so many moves on: a raise, a call, a fold, and checks behind."""
    setup = Setup.deal_in(
        NL_HOLDEM, Stakes(50, 100), {1: 5000, 2: 5000, 3: 700}, Positions(1, 2, 3), policy=profile(name)
    )
    played = Hand(setup, tuple(range(52)))
    for move in [lambda: played.raise_to(300), played.call, played.call, played.check, played.check][:moves]:
        move()
    return played


@pytest.mark.parametrize("tag", KINDS)
@given(data=st.data())
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_ruling_is_cited_explained_carried_out_and_undone(tag: str, data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(profiles())))
    played = hand(name, data.draw(st.integers(0, 5))) if data.draw(st.booleans()) else None
    mode: typing.Any = data.draw(st.sampled_from(["tournament", "cash", "online"]))
    situation = Situation(played, mode=mode)
    happened = data.draw(incidents(tag))
    try:
        ruling = rule(situation, happened, profile(name))
    except Mistake:
        return
    assert ruling.verdict in VERDICTS
    own = any(is_own(clause, profile(name)) for clause in ruling.cites)
    assert own or (ruling.silent and ruling.cites), ruling.cites
    assert len(set(ruling.cites)) == len(ruling.cites) <= 5
    assert all(ruling.explain(lang) for lang in ("en", "ru"))
    assert all(say(f"floor-step-{step}", lang) for step in ruling.steps for lang in ("en", "ru"))
    assert (ruling.discretion is not None) == (ruling.verdict in ("floor-decides", "player-chooses"))
    options = ruling.discretion.options.values() if ruling.discretion else ()
    for outcome in (ruling, *options):
        assert outcome.verdict in VERDICTS
        if played is not None:
            before = (played.log, played.live, played.actor)
            chips = sum(played.player(seat).stack for seat in played.seats) + played.total
            carried = carry_out(played, outcome)
            assert sum(played.player(seat).stack for seat in played.seats) + played.total == chips
            carried.undo()
            assert (played.log, played.live, played.actor) == before
