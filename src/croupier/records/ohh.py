"""Writing Open Hand History (OHH), the JSON that hand trackers share, version 1.4.7 of its specification.

It knows hold'em, Omaha, Omaha hi-lo, stud, stud hi-lo and draw in no-limit, pot-limit and fixed-limit. A street of
stud or of a draw game goes under the name that comes closest; of a draw only the new cards can be told.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from typing import TYPE_CHECKING, Any, Final

import msgspec

from croupier import __version__
from croupier.cards import CARDS, UNKNOWN, Cards
from croupier.errors import Mistake
from croupier.play.forced import DEAD
from croupier.play.pots import layered
from croupier.records.naming import names_of
from croupier.records.streets import streets_of

if TYPE_CHECKING:
    from croupier.play import Hand, Operation
    from croupier.records.playing import Played

VERSION: Final = "1.4.7"
"""The version of the specification."""

_GAMES: Final = {
    "Holdem": ("nl-holdem", "pl-holdem", "fl-holdem"),
    "Omaha": ("pl-omaha", "nl-omaha", "fl-omaha", "pl-omaha-5", "pl-omaha-6"),
    "OmahaHiLo": ("pl-omaha-8", "nl-omaha-8", "fl-omaha-8", "pl-omaha-5-8", "pl-omaha-6-8"),
    "Stud": ("seven-stud", "five-stud"),
    "StudHiLo": ("seven-stud-8",),
    "Draw": (
        "five-draw",
        "pl-five-draw",
        "nl-five-draw",
        "nl-2-7-single-draw",
        "2-7-triple-draw",
        "a-5-triple-draw",
        "badugi",
        "pl-badugi",
    ),
}
_GAME_OF: Final = {id: game for game, ids in _GAMES.items() for id in ids}
_LIMITS: Final = {"no-limit": "NL", "pot-limit": "PL", "fixed-limit": "FL"}
_STREETS: Final = {
    1: ("Preflop",),
    2: ("Preflop", "River"),
    4: ("Preflop", "Flop", "Turn", "River"),
    5: ("Preflop", "Flop", "Turn", "Turn", "River"),
}
"""What the specification calls the streets of a hand that has so many."""
_POSTS: Final = {
    "ante": "Post Ante",
    "dead-ante": "Post Ante",
    "small-blind": "Post SB",
    "big-blind": "Post BB",
    "straddle": "Straddle",
    "dead-post": "Post Dead",
    "post": "Post Extra Blind",
    "button-blind": "Post Extra Blind",
    "bring-in": "Post Extra Blind",
}
_PLAY_MONEY: Final = "XPM"
_ENCODER: Final = msgspec.json.Encoder(decimal_format="number")


def write_ohh(hands: Iterable[Played]) -> str:
    """Hands as the text of an `.ohh` file, one JSON object each with an empty line behind it.

    Raises `Mistake` for a game that the specification does not know, and for a hand that is not over.

    >>> from croupier.play import Hand
    >>> from croupier.records import play, record_of
    >>> hand = Hand.new("nl-holdem", [500, 500], blinds=(1, 2), seed=4)
    >>> hand.fold()
    >>> write_ohh([play(record_of(hand, players={}, viewer="all"))]).splitlines()[:2]
    ['{', '  "ohh": {']
    """
    return "".join(_pretty(ohh(played)) + "\n\n" for played in hands)


def ohh(played: Played) -> dict[str, Any]:
    """A hand as the object of the specification, amounts in the units of its record.

    Every card that is known is told: give it a hand with `UNKNOWN` for what the reader may not see.

    >>> from croupier.play import Hand
    >>> from croupier.records import play, record_of
    >>> hand = Hand.new("nl-holdem", [500, 500], blinds=(1, 2), seed=4)
    >>> hand.fold()
    >>> told = ohh(play(record_of(hand, players={}, viewer="all")))["ohh"]
    >>> told["game_type"], told["bet_limit"]["bet_type"], told["pots"][0]["amount"]
    ('Holdem', 'NL', 2)
    """
    hand, record = played.hand, played.record
    variant = hand.setup.variant
    if variant.id not in _GAME_OF:
        raise Mistake("records-ohh-has-no-game", game=variant.id, games=", ".join(_GAME_OF))
    if not hand.over:
        raise Mistake("records-ohh-not-over")
    telling = _Telling(played)
    tournament = bool(record.event and record.event.startswith("Tournament #"))
    told: dict[str, Any] = {
        "spec_version": VERSION,
        "internal_version": __version__,
        "site_name": str(record.own.get("_site", record.venue or "Croupier")),
        "network_name": str(record.own.get("_site", record.venue or "Croupier")),
        "tournament": tournament,
        "game_number": "" if record.hand is None else str(record.hand),
        "start_date_utc": _when(played),
        "table_name": "" if record.table is None else str(record.table),
        "game_type": _GAME_OF[variant.id],
        "bet_limit": {
            "bet_type": _LIMITS[variant.betting.name],
            "bet_cap": record.amounts.amount(hand.setup.most),
        },
        "table_size": record.seat_count or max(hand.setup.stacks),
        "currency": record.currency or ("" if tournament else _PLAY_MONEY),
        "dealer_seat": hand.setup.button,
        **telling.stakes(),
        **telling.hero(),
        "flags": telling.flags(),
        "players": telling.players(),
        "rounds": telling.rounds(),
        "pots": telling.pots(),
    }
    if tournament and record.event is not None:
        number = record.event.removeprefix("Tournament #")
        told["tournament_info"] = {"tournament_number": number, "name": record.event}
    return {"ohh": told}


class _Telling:
    def __init__(self, played: Played) -> None:
        self.played = played
        self.hand: Hand = played.hand
        self.names = names_of(played.record)
        self.streets = _STREETS[len(self.hand.setup.variant.streets)]
        self.rounds_told: list[dict[str, Any]] = []
        self.stacks = dict(self.hand.setup.stacks)
        self.bets = dict.fromkeys(self.hand.seats, 0)
        self.to_call = 0
        self.street = 0

    def amount(self, chips: int) -> int | Decimal:
        return self.played.record.amounts.amount(chips)

    def stakes(self) -> dict[str, Any]:
        nominal = {bet.kind: bet.amount for bet in self.hand.setup.forced}
        ante = nominal.get("ante", nominal.get("dead-ante", 0))
        small = nominal.get("small-blind", 0)
        big = nominal.get("big-blind", nominal.get("button-blind", 0))
        if self.hand.setup.bring_in:
            small, big = self.hand.setup.bets[0], self.hand.setup.bets[-1]
        return {
            "small_blind_amount": self.amount(small),
            "big_blind_amount": self.amount(big),
            "ante_amount": self.amount(ante),
        }

    def hero(self) -> dict[str, int]:
        """The one player whose cards were known when they were dealt."""
        known = {entry.seat for entry in self.hand.log if entry.kind == "deal" and UNKNOWN not in entry.cards}
        return {"hero_player_id": known.pop()} if len(known) == 1 else {}

    def flags(self) -> list[str]:
        """What has to be known of the hand besides."""
        twice = any(entry.kind == "run" and entry.amount > 1 for entry in self.hand.log)
        known = any(entry.kind == "deal" and UNKNOWN not in entry.cards for entry in self.hand.log)
        told = {"Run_It_Twice": twice, "Observed": not known, "Cap": self.hand.setup.most > 0}
        return [flag for flag, holds in told.items() if holds]

    def players(self) -> list[dict[str, Any]]:
        return [
            {"id": seat, "seat": seat, "name": self.names[seat], "starting_stack": self.amount(chips)}
            for seat, chips in sorted(self.hand.setup.stacks.items())
        ]

    def rounds(self) -> list[dict[str, Any]]:
        self.begin(self.streets[0])
        if splash := self.hand.setup.splash:
            # Every action names a player: of what nobody puts in it is the first to the left of the button.
            self.act(self.hand.setup.order[0], "Add to Pot")
            self.rounds_told[-1]["actions"][0] |= {"amount": self.amount(splash), "is_allin": False}
        for operation, street in zip(self.hand.log, streets_of(self.hand), strict=True):
            again = operation.kind == "board" and self.rounds_told[-1]["cards"] != [] and street > 0
            if street != self.street or again:
                self.street = street
                self.begin(self.streets[street])
                self.bets = dict.fromkeys(self.bets, 0)
                self.to_call = 0
            self.take(operation)
        return self.rounds_told

    def begin(self, street: str) -> None:
        told = {"id": len(self.rounds_told), "street": street, "cards": [], "actions": []}
        self.rounds_told.append(told)

    def act(self, seat: int, action: str, chips: int | None = None, cards: Cards = ()) -> None:
        actions = self.rounds_told[-1]["actions"]
        told: dict[str, Any] = {"action_number": len(actions), "player_id": seat, "action": action}
        if chips is not None:
            self.stacks[seat] -= chips
            self.bets[seat] += chips
            told |= {"amount": self.amount(chips), "is_allin": self.stacks[seat] == 0}
        if cards:
            told["cards"] = _names(cards)
        actions.append(told)

    def take(self, operation: Operation) -> None:
        kind, seat, amount, cards = operation
        if kind in _POSTS:
            self.act(seat, _POSTS[kind], amount)
            if kind in ("ante", "dead-ante", "dead-post"):
                self.bets[seat] -= amount
            self.to_call = max(self.to_call, self.bets[seat])
        elif kind == "board":
            self.rounds_told[-1]["cards"] += _names(cards)
        elif kind in ("deal", "up"):
            if UNKNOWN not in cards:
                self.act(seat, "Dealt Cards", cards=cards)
        elif kind == "call":
            self.act(seat, "Call", amount)
        elif kind == "raise":
            first = not self.to_call and len(self.rounds_told) > 1
            self.to_call = amount
            self.act(seat, "Bet" if first else "Raise", amount - self.bets[seat])
        elif kind in ("fold", "check", "kill"):
            self.act(seat, "Check" if kind == "check" else "Fold")
        elif kind in ("show", "muck"):
            self.show(operation)

    def show(self, operation: Operation) -> None:
        if self.rounds_told[-1]["street"] != "Showdown":
            self.begin("Showdown")
        player = self.hand.player(operation.seat)
        known = UNKNOWN not in player.cards
        action = "Shows Cards" if operation.kind == "show" else "Mucks Cards"
        self.act(operation.seat, action, cards=player.cards if known else ())

    def pots(self) -> list[dict[str, Any]]:
        result = self.hand.result
        pots = []
        raked = self.raked()
        for number, pot in enumerate(result.pots):
            rake = raked[number]
            won: dict[int, int] = {}
            for award in result.awards:
                if award.pot == number:
                    won[award.seat] = won.get(award.seat, 0) + award.amount
            wins = [{"player_id": seat, "win_amount": self.amount(chips)} for seat, chips in won.items()]
            amounts = {"amount": self.amount(pot.amount + rake), "rake": self.amount(rake)}
            pots.append({"number": number, **amounts, "player_wins": wins})
        return pots

    def raked(self) -> list[int]:
        """What the house took of each pot: the first pays where the pots as they were put in cannot be told."""
        hand, result = self.hand, self.hand.result
        rake = hand.setup.rake
        first = [result.rake, *[0] * (len(result.pots) - 1)]
        if rake is not None and len(rake.by_pot) == len(result.pots) and sum(rake.by_pot) == result.rake:
            return list(rake.by_pot)
        if rake is None or not rake.side_pots_first:
            return first
        put_in = dict(hand.setup.stacks)
        for seat, chips in result.stacks.items():
            put_in[seat] -= chips
        for award in result.awards:
            put_in[award.seat] += award.amount
        dead = hand.setup.splash
        for kind, seat, amount, _ in hand.log:
            if kind in DEAD:
                put_in[seat] -= amount
                dead += amount
        by_seat = [put_in.get(seat, 0) for seat in range(max(put_in) + 1)]
        contested = [seat for seat in hand.setup.order if seat in hand.live or hand.player(seat).mucked]
        before = layered(by_seat, contested, dead)
        if len(before) != len(result.pots):
            return first
        return [pot.amount - left.amount for pot, left in zip(before, result.pots, strict=True)]


def _names(cards: Cards) -> list[str]:
    return [CARDS[card] for card in cards if card != UNKNOWN]


def _when(played: Played) -> str:
    record = played.record
    if not (record.year and record.month and record.day):
        return ""
    clock = record.time.strftime("%H:%M:%S") if record.time else "00:00:00"
    return f"{record.year:04}-{record.month:02}-{record.day:02}T{clock}Z"


def _pretty(told: dict[str, Any]) -> str:
    return msgspec.json.format(_ENCODER.encode(told), indent=2).decode()
