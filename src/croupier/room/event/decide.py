"""What is asked of an event, and by whom: the row it becomes, or why not. Nothing changes here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, cast

from msgspec.structs import replace

from croupier.errors import Mistake, Refusal
from croupier.ledger import ticket, ticket_of
from croupier.room.actors.asks import HOUSE
from croupier.room.event import asks, rows
from croupier.room.event.codes import player_of_code
from croupier.room.event.hosting import check_host
from croupier.room.event.own import HOST
from croupier.room.event.state import moves
from croupier.room.table import rows as door_rows
from croupier.room.table.asks import Knock, LetIn, TurnAway, Welcome
from croupier.room.table.door import check_knock, check_let_in, numbered
from croupier.tournament import commands, facts
from croupier.tournament.again import without
from croupier.tournament.direction import decide as directed
from croupier.tournament.hands import holds
from croupier.tournament.money import DESK
from croupier.tournament.undo import named, undoing

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.cards.deck import Randomness
    from croupier.ledger import Book
    from croupier.room.actors.asks import By
    from croupier.room.event.asks import Ask, Asked, OfTheHouse
    from croupier.room.event.state import EventState
    from croupier.tournament.undo import Entry, Undoing

_OF_THE_CLOCK: Final = (commands.Tick, commands.Connection, commands.CarryIn)
_OF_THE_TABLES: Final = (
    commands.BeginHand,
    commands.EndHand,
    commands.Bust,
    commands.Button,
    commands.Balance,
    commands.FormFinalTable,
    commands.CloseRound,
    commands.SetStack,
    commands.ColourUp,
    commands.Push,
    commands.Deal,
)
"""What the tables of an online event and its software do themselves."""

_SEED: Final = 16
"""How many bytes a seed has."""


def decide(state: EventState, asked: Asked, now: int, entropy: Randomness, book: Book) -> rows.Row:
    """The row a command becomes; raises `Refusal` when it may not be, with the clause where one says so."""
    if state.stopped is not None:
        raise Refusal("event-stopped")
    by, ask = asked.by, _paid_for(state, asked.by, _allowed(state, asked), book)
    name = by.name if by.office in ("floor", "player") else ""
    match ask:
        case Reserve(player, called):
            if player in state.reserved:
                raise Refusal("event-reserved-already")
            # Whoever could not enter cannot reserve either.
            _directed(state, commands.Register(player, called, "wallet"), by, now, entropy)
            return rows.Reserved(player, called)
        case commands.Unregister(player) if player in state.reserved:
            return rows.Released(by.office, name, player)
        case asks.Undo(number):
            return _undo(state, number, by, book)
        case asks.NotePaid(player, amount, receipt):
            return rows.PaidOut(by.office, by.name, player, amount, receipt)
        case asks.Claim() | asks.Unclaim() | Knock() | LetIn() | TurnAway() | Welcome():
            return _coming(state, by, ask)
        case asks.Schedule(starts_at):
            return _schedule(state, starts_at, (by.office, name))
        case (
            asks.Aim()
            | asks.GiveSeats()
            | asks.NoteSeat()
            | asks.SendFlight()
            | asks.DropDeal()
            | asks.NewTerms()
        ):
            return _of_others(state, ask, (by.office, name))
        case asks.CallFloor() | asks.Answer():
            return _call(state, ask, (by.office, name))
        case asks.BringBots() | asks.SeatsIn() | asks.BringFlight():
            raise Refusal("staff-not-yours")
        case _:
            return _directed(state, ask, by, now, entropy)


def _schedule(state: EventState, starts_at: int | None, who: tuple[str, str]) -> rows.Row:
    if state.event.phase != "registering":
        raise Refusal("tournament-already-started")
    return rows.Scheduled(*who, starts_at)


def _call(state: EventState, ask: asks.CallFloor | asks.Answer, who: tuple[str, str]) -> rows.Row:
    """A live table calls the floor, or the floor has come to it."""
    if isinstance(ask, asks.Answer):
        if ask.table not in state.calls:
            raise Refusal("event-no-call", table=ask.table)
        return rows.FloorCame(*who, ask.table)
    event = state.event
    if not state.terms.live or ask.table not in event.tables:
        raise Refusal("tournament-no-such-table", table=ask.table)
    if ask.player and (ask.player not in event.entrants or event.entrants[ask.player].table != ask.table):
        raise Refusal("event-not-at-this-table", table=ask.table)
    return rows.FloorCalled(*who, ask.table, ask.why, ask.player)


def _coming(
    state: EventState, by: By, ask: asks.Claim | asks.Unclaim | Knock | LetIn | TurnAway | Welcome
) -> rows.Row:
    """Who somebody is in an event, and who may come to one that a player opened."""
    if isinstance(ask, asks.Claim | asks.Unclaim):
        player = player_of_code(state, ask.code) if isinstance(ask, asks.Claim) else ""
        return rows.Claimed(by.person, player)
    if state.own is None:
        raise Refusal("event-no-host-here")
    match ask:
        case Knock():
            check_knock(state, by.person)
            return door_rows.Knocked(by.person, by.name)
        case LetIn(guest):
            return door_rows.LetIn(numbered(state, guest))
        case Welcome(person, name):
            return door_rows.LetIn(person, name)
        case TurnAway(guest):
            person = numbered(state, guest)
            if person in state.event.entrants and state.event.entrants[person].status != "gone":
                raise Refusal("event-guest-plays")
            return door_rows.SentAway(person)


class Reserve(NamedTuple):
    """A member wants to enter and cannot pay from here."""

    player: str
    name: str


def _paid_for(state: EventState, by: By, ask: Ask | OfTheHouse, book: Book) -> Ask | OfTheHouse | Reserve:
    """An entry by what it is paid with: his ticket where a member has one, or money.

    In an event for club money a member without the price at the cage can only reserve. Raises `Refusal` for a ticket
    that nobody has.
    """
    if not isinstance(ask, commands.Register):
        return ask
    tickets = book.balance(ticket(state.id, ask.player))
    if by.office == "player" and tickets:
        return replace(ask, source="ticket")
    if ask.source == "ticket" and not tickets:
        raise Refusal("event-no-ticket", player=ask.name or ask.player)
    if by.office != "player" or state.terms.kind != "club":
        return ask
    held = book.balance(state.purse(ask.player))
    return ask if held >= state.terms.price else Reserve(ask.player, ask.name)


def _until_the_start(left: int, by: By) -> int:
    """What is left, in milliseconds; from the start on no player takes his entry back any more (ONLINE:unreg-1)."""
    return left if left > 0 else -1 if by.office == "player" else 0


def _directed(
    state: EventState, command: commands.Command, by: By, now: int, entropy: Randomness
) -> rows.Row:
    seed = bytes([entropy.randrange(256) for _ in range(_SEED)]).hex()
    if isinstance(command, commands.Unregister) and state.starts_at is not None:
        command = replace(command, starts_in=_until_the_start(state.starts_at - now, by))
    try:
        _, told = directed(state.event, command, now=now, seed=seed)
    except Refusal as refusal:
        if refusal.code == "tournament-deal-not-now" and _after_the_hand(state, command, now):
            assert isinstance(command, commands.OfferDeal)
            return rows.DealWanted(by.office, by.name, command)
        raise
    except Mistake as mistake:
        # What was asked cannot be: whoever asked hears it, and the event goes on.
        raise Refusal(mistake.code, **mistake.params) from mistake
    if state.terms.kind == "club":
        _check_paid(state, told)
    seats = state.seats_in is not None and any([isinstance(fact, facts.PrizePaid) for fact in told])
    return rows.Done(by.office, by.name, command, told, seed, tickets=seats)


def _check_paid(state: EventState, told: Iterable[facts.Fact]) -> None:
    """Refuse money of the club's that would come in without a drawer: the cage sells what an event has for money."""
    for fact in told:
        if isinstance(fact, facts.Registered | facts.Reentered | facts.Bought | facts.ShareSold):
            for account, amount in fact.moves(state.id, state.event):
                if account == DESK and amount:
                    raise Refusal("event-money-at-a-drawer")


def _after_the_hand(state: EventState, command: commands.Command, now: int) -> bool:
    """Whether an online deal waits for nothing but the hands being played; `Refusal` where it waits for another."""
    event = state.event
    hands = {number: replace(table, dealt=()) for number, table in event.tables.items()}
    if state.terms.live or not isinstance(command, commands.OfferDeal):
        return False
    if state.wanted is not None:
        raise Refusal("event-deal-wanted")
    directed(replace(event, tables=hands), command, now=now)
    return True


def _check_nobody_in(state: EventState, tickets: int) -> None:
    """Refuse other terms once somebody has entered on those there are, or has paid for it."""
    event = state.event
    if event.phase != "registering" or event.entrants or event.carried or state.reserved or tickets:
        raise Refusal("event-terms-stand")
    if state.series or state.seats_in is not None:
        raise Refusal("event-terms-of-others")


def _of_others(
    state: EventState,
    ask: asks.Aim | asks.GiveSeats | asks.NoteSeat | asks.SendFlight | asks.DropDeal | asks.NewTerms,
    who: tuple[str, str],
) -> rows.Row:
    """What an event does for another one, or for the house."""
    match ask:
        case asks.NewTerms(terms, tickets):
            _check_nobody_in(state, tickets)
            return rows.Retermed(*who, terms)
        case asks.DropDeal():
            return rows.DealDropped()
        case asks.Aim(event, price):
            return _aim(state, event, price, who)
        case asks.GiveSeats():
            won = tuple([player for player, seat in state.won.items() if seat.state == "won"])
            if not won:
                raise Refusal("event-no-seats-won")
            return rows.SeatsSent(*who, won, tickets=True)
        case asks.NoteSeat(player, ""):
            return rows.SeatTaken(player)
        case asks.NoteSeat(player, why):
            keeps = state.won[player].ticket and state.event.policy.choice("seat_not_taken") == "ticket"
            return rows.SeatKept(player, why) if keeps else rows.SeatCashed(player, why)
        case asks.SendFlight():
            if state.event.phase not in ("bagged", "cancelled") or state.sent or not state.terms.flight:
                raise Refusal("event-flight-not-bagged", flight=state.terms.flight)
            return rows.FlightSent(*who)


def _aim(state: EventState, event: str, price: int, who: tuple[str, str]) -> rows.Row:
    """A satellite's seats are in another event, as long as none is won yet."""
    if state.won:
        raise Refusal("event-seats-won-already")
    equal = state.terms.prizes.equal
    if event and not 0 < price <= equal:
        raise Refusal("event-seat-too-dear", price=price / 100, prize=equal / 100)
    return rows.Aimed(*who, event, price if event else 0)


def _allowed(state: EventState, asked: Asked) -> Ask | OfTheHouse:
    """The command as whoever asks may give it: for himself, and with what is his to say."""
    by, ask = asked
    if by.office in ("clock", "table", "house", "cage") or isinstance(
        ask, asks.Aim | asks.SendFlight | asks.NewTerms | Welcome
    ):
        return ask
    assert not isinstance(ask, asks.NoteSeat | asks.DropDeal | asks.NotePaid)
    if by.office == "floor":
        return _of_the_floor(state, by, ask)
    return _of_a_member(state, by, ask)


def _of_the_floor(state: EventState, by: By, ask: Ask) -> Ask:
    if by.role == HOST:
        check_host(state, ask)
    barred = isinstance(ask, _OF_THE_CLOCK) or (not state.terms.live and isinstance(ask, _OF_THE_TABLES))
    if barred and not _waived(state, ask):
        raise Refusal("event-not-by-hand")
    if isinstance(ask, asks.Claim | asks.Unclaim) and not by.person:
        raise Refusal("room-not-joined")
    if isinstance(ask, commands.BagUp) and state.series:
        return replace(ask, to=state.series)
    if isinstance(ask, commands.CashInstead) and ask.player in state.won:
        raise Refusal("event-prize-is-a-seat")
    if isinstance(ask, commands.Register) and ask.source == "seat":
        # Whatever was won elsewhere, an entry that nobody pays for is on a ticket.
        return replace(ask, source="ticket")
    if isinstance(ask, commands.Register | commands.Buy | commands.SellShare) and ask.source == "wallet":
        # A member's own money is his own to bring.
        return cast("Ask", replace(ask, source="desk"))
    return ask


def _waived(state: EventState, ask: Ask) -> bool:
    """Whether the director lets a table play on that would have to stop for being short (TDA-2022:11D.3)."""
    if not isinstance(ask, commands.BeginHand) or not ask.waived or ask.table not in state.event.tables:
        return False
    return holds(state.event, ask.table) == "halted"


def _of_a_member(state: EventState, by: By, ask: Ask) -> Ask:
    own = state.claims.get(by.person, "")
    me = own or by.person
    match ask:
        case asks.Claim() | asks.Unclaim():
            check_let_in(state, by.person)
            return ask
        case Knock():
            return ask
        case commands.Register() if not own:
            check_let_in(state, by.person)
            name = by.name or ask.name
            return replace(ask, player=me, name=name, source="wallet", table=0)
        case commands.Unregister() if not own:
            return replace(ask, player=me)
        case commands.Buy() if not own:
            return replace(ask, player=me, source="wallet")
        case commands.AnswerDeal() | commands.OfferDeal() | commands.Protest() | commands.NoRebuy():
            return replace(ask, player=me)
        case _:
            raise Refusal("staff-not-yours")


def _undo(state: EventState, number: int, by: By, book: Book) -> rows.Row:
    if state.last is None:
        raise Refusal("tournament-nothing-to-undo")
    entry = named(state.log, number)
    if entry.by not in (by.name, by.office) and not by.may("correct"):
        raise Refusal("staff-another-entered", name=entry.by)
    _check_others(state, entry)
    undone = undoing(state.log, number, live=state.terms.live, kept=state.before, own=state.of_the_clock)
    again = _done_again(state, undone) if undone.later else ()
    row = rows.Undone(by.office, by.name, undone.entry.number, undone.ticks, again)
    for account, amount in moves(state, row).items():
        if account == DESK and amount and state.terms.kind == "club":
            raise Refusal("event-money-at-a-drawer")
        player = account.removeprefix("wallet:")
        if player != account and book.balance(state.purse(player)) < -amount:
            known = state.event.entrants.get(player)
            raise Refusal("event-money-spent", player=known.name if known else player)
        if amount < 0 and (to := ticket_of(account)) is not None and book.balance(account) < -amount:
            known = state.event.entrants.get(to[1])
            raise Refusal("event-ticket-used", player=known.name if known else to[1])
    return row


def _done_again(state: EventState, undone: Undoing) -> tuple[tuple[int, tuple[facts.Fact, ...]], ...]:
    """What later entries lead to without the one that is taken back; `Refusal` where they stand on it."""
    if state.seats_in is not None:
        raise Refusal("event-seats-given")
    _, redone = without(state.before[undone.entry.number].event, undone.entry, undone.later, directed)
    return tuple([(each.number, each.facts) for each in redone])


def _check_others(state: EventState, entry: Entry) -> None:
    """Refuse to take back what another event stands on, or what stands on another event."""
    before = state.before.get(entry.number)
    kept = before.won if before is not None else {}
    if any([seat.state != "won" and player not in kept for player, seat in state.won.items()]):
        raise Refusal("event-seats-given")
    if state.sent or isinstance(entry.command, commands.CarryIn):
        raise Refusal("event-flight-sent")
    if (
        isinstance(entry.command, commands.Register)
        and entry.command.source == "seat"
        and entry.by == HOUSE.office
    ):
        raise Refusal("event-seats-given")
