"""Whatever a floor may type, in whatever order: refused with a reason or done, and nothing ever breaks."""

from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from croupier.errors import Mistake, Refusal
from croupier.ledger import transfer, wallet
from croupier.play import Positions
from croupier.tournament import (
    BeginHand,
    Buy,
    EndHand,
    Register,
    Start,
    Terms,
    Tick,
    Tournament,
    Unregister,
    begin,
    dry_run,
    fold,
)
from croupier.tournament import commands as asked
from croupier.tournament.ending.refunds import preview
from croupier.tournament.facts import Fact
from croupier.tournament.money import DESK
from croupier.tournament.news import announced
from croupier.tournament.papers import payout_sheet, receipts, seat_cards
from croupier.tournament.picture import Picture
from croupier.tournament.seen import seen
from croupier.tournament.simulation.invariants import Watch
from croupier.tournament.terms import (
    AddOn,
    Award,
    Bounties,
    Breaks,
    Entries,
    Flights,
    Level,
    Prizes,
    Rebuys,
    Rounds,
    Seating,
)
from tests.tournament.desk import MINUTE, terms

LEVELS = (
    Level(small_blind=50, big_blind=100),
    Level(small_blind=100, big_blind=200),
    Level(pause=10, colour_up=(25,)),
    Level(small_blind=200, big_blind=400, ante=400),
    Level(small_blind=400, big_blind=800, hands=4),
)
KINDS: dict[str, dict[str, Any]] = {
    "freezeout": {},
    "late": {"entries": Entries(late_levels=2, reentries=2)},
    "alternates": {"entries": Entries(late_levels=2, tables=2), "seats": 5},
    "rebuys": {
        "rebuys": Rebuys(price=1_000, chips=10_000, levels=2, up_to=10_000),
        "add_on": AddOn(price=1_000, chips=15_000, after_level=2),
    },
    "progressive": {"bounties": Bounties(amount=2_000, kind="progressive")},
    "mystery": {"bounties": Bounties(amount=2_000, kind="mystery", parts=(30,))},
    "satellite": {"prizes": Prizes(equal=40_000)},
    "shootout": {"rounds": Rounds(kind="shootout"), "seats": 4},
    "bracket": {"rounds": Rounds(kind="bracket", places="time"), "seats": 2},
    "flight": {"flights": Flights(names=("1A",), percent=40, flight="1A")},
    "stud": {"game": "seven-stud", "seats": 7},
    "club": {"profile": "club-tournament"},
    "at entry": {"live": True, "seating": Seating(at_entry=2), "entries": Entries(late_levels=2)},
    "common breaks": {"breaks": Breaks(minute=20), "levels": tuple([e for e in LEVELS if not e.pause])},
    "seats": {"prizes": Prizes(equal=40_000, award=Award(name="Seat"))},
    "online": {"profile": "online-tournament", "prizes": Prizes(ladder=(40, 30, 20, 10))},
}


def any_command(direction: Tournament, lot: Random) -> Any:
    event = direction.event
    people = [*event.entrants, "new"]
    who, other = lot.choice(people), lot.choice(people)
    table = lot.choice([*event.tables, 99])
    seat = lot.randrange(1, 10)
    left = [each.id for each in event.entrants.values() if each.in_play]
    number = event.offers
    playing = [n for n, each in event.tables.items() if each.playing]
    if playing and lot.random() < 0.5:
        table = lot.choice(playing)
        held = {s: event.entrants[event.tables[table].seats[s]].stack for s in event.tables[table].dealt}
        one, two = lot.sample(sorted(held), 2)
        lost = lot.choice([held[one], held[one] // 2])
        return EndHand(table, {**held, one: held[one] - lost, two: held[two] + lost}, {one: (two,)})
    choices: list[Any] = [
        Register(
            lot.choice(["new", who, f"player {lot.randrange(99)}"]),
            table=lot.choice([0, 0, 0, table]),
            seat=seat,
        ),
        Unregister(who),
        Start(),
        asked.CloseRegistration(),
        Buy(who, lot.choice(["rebuy", "add-on"])),
        BeginHand(table),
        BeginHand(table),
        asked.Bust(who, (other,)),
        asked.Bust(who, (other,)),
        asked.Button(table, Positions(seat, 1, 2)),
        asked.Move(who, table, seat, lot.choice(["wrong-seat", "director", "swap"])),
        asked.Lock(who, lot.random() < 0.5),
        asked.Balance({table: seat}),
        asked.FormFinalTable(),
        asked.CloseRound(),
        asked.BreakTable(table),
        asked.OpenTable(),
        Tick(),
        asked.NextLevel(lot.choice([1, -1, 0])),
        asked.Stop(),
        asked.Resume(),
        asked.SetClock(lot.randrange(20) * MINUTE),
        asked.Push(table),
        asked.CallHandForHand(lot.random() < 0.6),
        asked.ColourUp(lot.choice([25, 100, 7])),
        asked.SetStack(
            who, lot.randrange(400) * 25, lot.choice(["counted", "found", "hidden", "surrendered"])
        ),
        asked.Deal(dict.fromkeys(left, 1_000), tuple(left)),
        asked.OfferDeal(lot.choice(["even", "chips", "icm"]), left=lot.choice([0, 0, 500])),
        *[asked.AnswerDeal(player, number, lot.random() < 0.9) for player in left[:4]],
        asked.CallOffDeal(),
        asked.Connection(who, lot.random() < 0.3),
        asked.SellShare(who, other, lot.choice([10, 60]), source=lot.choice(["desk", "wallet"])),
        asked.ReturnShare(who, other),
        asked.NoRebuy(who),
        asked.CloseRebuys(),
        asked.SetPrizes(shifted(event.ladder, lot), "so"),
        asked.CashInstead(who, lot.choice([1_000, 50_000])),
        asked.Penalise(
            who, lot.choice(["talks", "dodges-blinds"]), lot.choice(["warning", "rounds", "disqualified"]), 1
        ),
        asked.BlindMissed(who, "late"),
        asked.Protest(who, "why"),
        asked.Ruled(table, "so"),
        asked.Seed(who, lot.randrange(4)),
        asked.Pair(tuple(lot.sample(sorted(event.entrants), len(event.entrants)))),
        asked.NextRound(),
        asked.BagUp("main"),
        asked.DrawSeats(lot.randrange(4)),
        asked.SetLevels(lot.choice([event.terms.levels, (*event.terms.levels, LEVELS[0]), LEVELS[:1]])),
        asked.CountHands(table, lot.randrange(1, 9)),
        asked.ServePenalty(who, lot.randrange(3)),
        asked.LiftPenalty(who, "so"),
        asked.EndByDeal(tuple(lot.sample(left, min(len(left), lot.randrange(3))))),
    ]
    return lot.choice(choices)


def shifted(ladder: tuple[int, ...], lot: Random) -> tuple[int, ...]:
    """Prizes with something taken from the first place for the last, or for one place more."""
    if not ladder:
        return (1_000,)
    cents = lot.randrange(ladder[0] // 4 + 1)
    changed = [ladder[0] - cents, *ladder[1:], *lot.choice([(), (0,)])]
    changed[-1] += cents
    return tuple(changed)


def evening(terms: Terms, seed: int, steps: int) -> Tournament:
    lot = Random(seed)
    direction, now = Tournament(terms), 0
    for number in range(lot.randrange(2, 24)):
        direction.do(Register(f"player {number}"), now=0, by="desk")
    for step in range(steps):
        now += lot.randrange(4 * MINUTE)
        command = Start() if step == 3 else any_command(direction, lot)
        if refused := _refused(direction, command, now, f"{seed}/{step}"):
            assert refused.say("en") != refused.say("ru")
        if lot.random() < 0.1 and direction.last is not None:
            named = lot.choice([None, *[entry.number for entry in direction.log]])
            with suppress(Refusal):
                direction.undo(by="director", number=named)
    return direction


def _refused(direction: Tournament, command: Any, now: int, seed: str) -> Refusal | Mistake | None:
    try:
        direction.do(command, now=now, by="floor", seed=seed)
    except (Refusal, Mistake) as error:
        return error
    return None


def vars_of(command: Any) -> list[str]:
    """The people a command names."""
    return [str(getattr(command, name)) for name in ("player", "backer") if getattr(command, name, "")]


def checked(direction: Tournament) -> None:
    """The log folds to the event, no invariant broke on the way, and everything there is to see can be seen."""
    terms, log = direction.terms, direction.log
    assert Tournament(terms, log).event == direction.event
    watch, event = Watch(), begin(terms)
    for player in {player for entry in log for player in vars_of(entry.command)}:
        watch.book.post(transfer(f"purse {player}", DESK, wallet(player), 10**6))
    for entry in log:
        if entry.undone_by is None:
            for fact in entry.facts:
                watch.fact(event, fact)
                event = fold(event, fact)
            watch.step(event)
            assert all(each.why is None or each.why.say("ru") for each in announced(entry.at, entry.facts))
            assert all(
                line.say("ru")
                for paper in receipts(event, entry.number, entry.at, entry.facts)
                for line in paper.lines()
            )
    if direction.event.phase == "finished":
        watch.end(direction.event)
    # Where the floor says the buttons stand blinds may come twice, and on a live floor moves wait till it makes them.
    allowed = {"small-blind", "big-blind-twice"} | ({"balance"} if terms.live else set())
    assert {code for code, _ in watch.broken} <= allowed
    event = direction.event
    for floor, player in ((False, ""), (True, ""), *[(False, each) for each in list(event.entrants)[:3]]):
        picture = seen(event, 10**8, news=direction.news, log=log, floor=floor, player=player)
        assert msgspec.json.decode(msgspec.json.encode(picture), type=Picture) == picture
        assert all(each.why.say("en") for each in picture.due)
    assert sum([row.amount for row in payout_sheet(event).rows]) >= 0
    assert all(line.say("ru") for card in seat_cards(event) for line in card.lines())
    written = msgspec.json.encode([(entry.command, entry.facts) for entry in log])
    assert msgspec.json.decode(written, type=list[tuple[asked.Command, tuple[Fact, ...]]])
    if event.phase in ("registering", "running") and event.left:
        assert preview(event).rounding >= 0


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=3)
@given(seed=st.integers(0, 10**9), live=st.booleans())
# A hand is taken back after the final table was drawn without the player who went out in it.
@example(seed=4719, live=True)
def test_any_order_of_commands_is_refused_or_done(kind: str, seed: int, live: bool) -> None:
    whole = {"levels": LEVELS, "chips": (25, 100, 500), "live": live} | KINDS[kind]
    checked(evening(terms(**whole), seed, 120))


def test_an_event_to_try_commands_on_has_no_term_that_there_is_not() -> None:
    with pytest.raises(Mistake) as refused:
        dry_run(3, rake=100)
    assert refused.value.code == "tournament-no-such-term"
    assert "rake" in refused.value.say("ru")
