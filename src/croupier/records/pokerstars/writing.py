"""Writing the text: a hand's log told as the site tells it, and its summary."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from croupier.cards import CARDS, UNKNOWN, Cards
from croupier.errors import Mistake
from croupier.play.forced import DEAD, LIVE
from croupier.records.naming import named, names_of
from croupier.records.pokerstars.heading import write_heading
from croupier.records.pokerstars.summary import ORDINALS, summary
from croupier.records.sites.money import Money, sign_of

if TYPE_CHECKING:
    from croupier.play import Award, Hand, Operation, Street
    from croupier.records.playing import Played

_POSTS: Final = {
    "ante": "posts the ante",
    "dead-ante": "posts the ante",
    "small-blind": "posts small blind",
    "dead-post": "posts small blind",
    "big-blind": "posts big blind",
    "post": "posts big blind",
    "button-blind": "posts button blind",
    "straddle": "posts straddle",
}
_STREETS: Final = {
    "preflop": "HOLE CARDS",
    "predraw": "DEALING HANDS",
    "flop": "FLOP",
    "turn": "TURN",
    "river": "RIVER",
    "third": "3rd STREET",
    "fourth": "4th STREET",
    "fifth": "5th STREET",
    "sixth": "6th STREET",
    "seventh": "RIVER",
    "draw": "DRAW",
    "first-draw": "FIRST DRAW",
    "second-draw": "SECOND DRAW",
    "third-draw": "THIRD DRAW",
}


def write(played: Played) -> str:
    """A hand as the site writes it; every card that is known is told.

    Give it a hand with `UNKNOWN` for what the reader may not see. Raises `Mistake` for a game that the site does
    not have and for a hand that is not over.
    """
    return "".join(f"{line}\n" for line in _Telling(played).lines())


class _Telling:
    def __init__(self, played: Played) -> None:
        record, hand = played.record, played.hand
        if not hand.over:
            raise Mistake("records-stars-not-over")
        self.played = played
        self.hand = hand
        self.setup = hand.setup
        self.streets = hand.setup.variant.streets
        sign = record.currency_symbol or sign_of(record.currency or "")
        self.money = Money(record.unit, sign, not sign and _in_parts(hand, record.unit))
        self.names = names_of(record)
        self.log = hand.log
        self.at = 0
        self.street = 0
        self.stacks = dict(hand.setup.in_play)
        self.bets = dict.fromkeys(hand.seats, 0)
        self.to_call = 0
        self.boards: list[Cards] = [()] * hand.setup.variant.boards
        self.cards: dict[int, Cards] = dict.fromkeys(hand.seats, ())
        self.shows: list[tuple[int, Cards]] = []

    def lines(self) -> Iterator[str]:
        yield from write_heading(self.played.record, self.setup, self.money).splitlines()
        yield from self.seats()
        while self.at < len(self.log):
            operation = self.log[self.at]
            if operation.kind == "push":
                break
            yield from self.told(operation)
            self.at += 1
        yield from self.end()
        yield from summary(self.played, self.names, self.money)
        yield ""

    def seats(self) -> Iterator[str]:
        away = {seat: (name, chips) for seat, name, chips in self.played.record.own.get("_sitting_out", ())}
        for seat in sorted([*self.setup.stacks, *away]):
            name, chips = away.get(seat, (self.names.get(seat, ""), self.setup.stacks.get(seat, 0)))
            out = " is sitting out" if seat in away else ""
            yield f"Seat {seat}: {name} ({self.money.write(chips)} in chips){out}"

    def told(self, operation: Operation) -> Iterator[str]:
        kind, seat, amount, cards = operation
        if kind in _POSTS:
            yield from self.posted(operation)
        elif kind in ("deal", "up"):
            yield from self.dealt()
        elif kind == "board":
            yield from self.board(amount, cards)
        elif kind == "run":
            self.boards *= amount
        elif kind == "discard":
            yield from self.discarded(operation)
        elif kind == "kill":
            yield f"{self.names[seat]}: folds"
        elif kind in ("fold", "check", "call", "raise", "bring-in"):
            yield self.acted(operation)
        elif kind == "return":
            yield f"Uncalled bet ({self.money.write(amount)}) returned to {self.names[seat]}"
        elif kind == "show":
            self.cards[seat] = cards
            # Hands that were opened early are told with all they were dealt since.
            self.shows.append((seat, self.hand.player(seat).cards))
        elif kind == "muck":
            self.shows.append((seat, ()))

    # Chips

    def pay(self, seat: int, chips: int) -> str:
        self.stacks[seat] -= chips
        if self.stacks[seat]:
            return ""
        most = self.money.write(self.setup.most)
        return f" and has reached the {most} cap" if self.setup.behind(seat) else " and is all-in"

    def posted(self, operation: Operation) -> Iterator[str]:
        kind, seat, amount, _ = operation
        if kind in LIVE:
            self.bets[seat] += amount
            self.to_call = max(self.to_call, self.setup.full_bet)
        after = self.log[self.at + 1] if self.at + 1 < len(self.log) else operation
        if {kind, after.kind} == {"post", "dead-post"} and after.seat == seat:
            self.at += 1
            amount += after.amount
            if after.kind in LIVE:
                self.bets[seat] += after.amount
            all_in = self.pay(seat, amount)
            yield f"{self.names[seat]}: posts small & big blinds {self.money.write(amount)}{all_in}"
            return
        all_in = self.pay(seat, amount)
        yield f"{self.names[seat]}: {_POSTS[kind]} {self.money.write(amount)}{all_in}"

    def acted(self, operation: Operation) -> str:
        kind, seat, amount, _ = operation
        name = self.names[seat]
        if kind in ("fold", "check"):
            return f"{name}: {kind}s"
        if kind == "raise":
            return self.raised(name, seat, amount)
        self.bets[seat] += amount
        self.to_call = max(self.to_call, self.setup.bring_in if kind == "bring-in" else 0, self.bets[seat])
        words = "brings in for" if kind == "bring-in" else "calls"
        all_in = self.pay(seat, amount)
        return f"{name}: {words} {self.money.write(amount)}{all_in}"

    def raised(self, name: str, seat: int, total: int) -> str:
        before = self.to_call
        if not before and self.setup.bring_in and not self.street:
            before = self.setup.bring_in
        self.to_call = total
        all_in = self.pay(seat, total - self.bets[seat])
        self.bets[seat] = total
        if not before:
            return f"{name}: bets {self.money.write(total)}{all_in}"
        by = self.money.write(total - before) if total > before else self.money.write(0)
        return f"{name}: raises {by} to {self.money.write(total)}{all_in}"

    # Cards

    def begin(self, street: int) -> None:
        self.street = street
        self.bets = dict.fromkeys(self.bets, 0)
        self.to_call = 0

    def dealt(self) -> Iterator[str]:
        """All the cards of a street that are dealt to the seats; those of a draw were told with the discards."""
        given: dict[int, Cards] = {}
        first = self.at == 0 or not any(self.cards.values())
        while self.at < len(self.log) and self.log[self.at].kind in ("deal", "up"):
            _, seat, _, cards = self.log[self.at]
            given[seat] = given.get(seat, ()) + cards
            self.at += 1
        self.at -= 1
        if self.streets[self.street].draw:
            return
        if not first:
            self.begin(self.street + 1)
        yield from self.marked(self.streets[self.street], given)

    def marked(self, street: Street, given: dict[int, Cards]) -> Iterator[str]:
        yield f"*** {_STREETS[street.name]} ***{self.first_card(street)}"
        if self.setup.splash and street is self.streets[0]:
            yield f"STP added: {self.money.write(self.setup.splash)}"
        for seat, cards in given.items():
            before = [card for card in self.cards[seat] if card != UNKNOWN]
            known = [card for card in cards if card != UNKNOWN]
            self.cards[seat] += cards
            if known:
                old = f"[{_words(before)}] " if before else ""
                yield f"Dealt to {self.names[seat]} {old}[{_words(known)}]"

    def first_card(self, street: Street) -> str:
        """The board's first card in games that turn it with the deal."""
        if not (self.street == 0 and street.board):
            return ""
        at = next(at for at, entry in enumerate(self.log) if entry.kind == "board")
        return f" [{_words(self.log[at].cards)}]"

    def board(self, number: int, cards: Cards) -> Iterator[str]:
        board = self.boards[number]
        self.boards[number] = board + cards
        if self.streets[0].board and not board:
            return
        names = [each.name for each in self.streets]
        counts = [sum(each.board for each in self.streets[: at + 1]) for at in range(len(self.streets))]
        length = len(self.boards[number])
        at = counts.index(length) if length in counts else len(names) - 1
        if at != self.street:
            self.begin(at)
        ordinal = f"{ORDINALS[number]} " if len(self.boards) > 1 else ""
        old = f"[{_words(board)}] " if board else ""
        yield f"*** {ordinal}{_STREETS[names[at]]} *** {old}[{_words(cards)}]"

    def discarded(self, operation: Operation) -> Iterator[str]:
        seat, thrown = operation.seat, operation.cards
        if self.log[self.at - 1].kind != "discard":
            self.begin(self.street + 1)
            yield f"*** {_STREETS[self.streets[self.street].name]} ***"
        name = self.names[seat]
        if not thrown:
            yield f"{name}: stands pat"
            return
        known = f" [{_words(thrown)}]" if UNKNOWN not in thrown else ""
        count = f"{len(thrown)} card{'s' if len(thrown) > 1 else ''}"
        yield f"{name}: discards {count}{known}"
        held = list(self.cards[seat])
        for card in thrown:
            held.remove(card)
        new = self.drawn(seat)
        self.cards[seat] = (*held, *new)
        if new and UNKNOWN not in new:
            kept = [card for card in held if card != UNKNOWN]
            yield f"Dealt to {name} " + (f"[{_words(kept)}] " if kept else "") + f"[{_words(new)}]"

    def drawn(self, seat: int) -> Cards:
        """What a seat is given for what it threw away."""
        after = self.log[self.at + 1 :]
        return next((entry.cards for entry in after if entry.kind == "deal" and entry.seat == seat), ())

    # The end

    def end(self) -> Iterator[str]:
        awards = self.hand.result.awards
        runs = len(self.boards) if len(self.boards) > 1 else 1
        for run in range(runs):
            if self.shows:
                ordinal = f"{ORDINALS[run]} " if runs > 1 else ""
                yield f"*** {ordinal}SHOW DOWN ***"
                for seat, cards in self.shows:
                    yield f"{self.names[seat]}: {self.shown(cards, run)}"
            for award in awards:
                if award.board == run:
                    yield self.collected(award)
        for seat, cards in self.played.tabled.items():
            yield f"{self.names[seat]}: {self.shown(cards, 0)}"
        if not self.shows and not self.played.tabled:
            yield f"{self.names[self.hand.live[0]]}: doesn't show hand"

    def shown(self, cards: Cards, run: int) -> str:
        if not cards:
            return "mucks hand"
        name = named(self.setup.variant, cards, self.boards[run])
        return f"shows [{_words(cards)}]" + (f" ({name})" if name else "")

    def collected(self, award: Award) -> str:
        pots = len(self.hand.result.pots)
        label = "pot" if pots == 1 else "main pot"
        if award.pot:
            label = "side pot" if pots == 2 else f"side pot-{award.pot}"
        return f"{self.names[award.seat]} collected {self.money.write(award.amount)} from {label}"


def _in_parts(hand: Hand, unit: int) -> bool:
    """Whether any amount of a hand is no whole number of units."""
    stacks = (*hand.setup.stacks.values(), *hand.result.stacks.values(), hand.setup.most, hand.setup.splash)
    moved = [entry.amount for entry in hand.log if entry.kind != "board"]
    forced = [bet.amount for bet in hand.setup.forced]
    return any(chips % unit for chips in (*stacks, *moved, *forced, *hand.setup.bets, hand.result.rake))


def _words(cards: list[int] | Cards) -> str:
    return " ".join([CARDS[card] for card in cards if card != UNKNOWN])


assert set(_POSTS) == LIVE | DEAD | {"ante"}
