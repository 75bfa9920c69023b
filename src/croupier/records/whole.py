"""A hand kept whole, as JSON: whatever stands on the table, at any moment, and read back to the same state.

It holds every card, hidden ones and the stub too: it is for whoever may see everything, such as a room's own
store. What a player or a spectator may keep is a PHH record (`croupier.records.write_hand`). The fields are told
in docs/histories.md.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from croupier.cards import CardError, parse, show
from croupier.errors import Mistake, Refusal
from croupier.play import Forced, Hand, Operation, Setup
from croupier.records.beyond import RakeTaken, policy_read
from croupier.records.games import game_of, variant_named

VERSION: Final = 1
"""The version of the format that is written; every earlier one is read."""


class Whole(msgspec.Struct, frozen=True):
    """A hand whole: its setup, the deck it was given, and its log.

    `game` is the house's name of it, `stacks` are by seat, `forced` are seat, chips and kind of each forced bet,
    `policy` is what `Policy.written` gives, `log` the operations as kind, seat, amount and cards. `deck` is None
    where cards are given as they fall, `asked` whether players are asked to show. `names` are by seat.

    >>> from croupier.play import Hand
    >>> from croupier.records import read_json, to_json
    >>> hand = Hand.new("nl-holdem", [500, 500], blinds=(1, 2), seed=4)
    >>> whole = read_json(to_json(hand))
    >>> whole.game, whole.stacks, whole.hand() == hand
    ('nl-holdem', {1: 500, 2: 500}, True)
    """

    game: str
    stacks: dict[int, int]
    button: int
    forced: tuple[tuple[int, int, str], ...]
    bets: tuple[int, ...]
    policy: dict[str, Any]
    log: tuple[tuple[str, int, int, str], ...]
    bring_in: int = 0
    chip: int = 1
    rake: RakeTaken | None = None
    run_it: int = 1
    last_two: bool = False
    missing_blinds: int = 0
    most: int = 0
    splash: int = 0
    deck: str | None = None
    asked: bool = False
    names: dict[int, str] = {}
    format: Literal["croupier-hand"] = "croupier-hand"
    version: int = VERSION

    def __repr__(self) -> str:
        return f"{type(self).__name__}(game={self.game!r}, seats={tuple(self.stacks)})"

    def hand(self) -> Hand:
        """The hand, played again to where it stood.

        Raises `Mistake` for a game that is none, an answer no policy has, and a log that the rules do not give.
        """
        try:
            log = [Operation(kind, seat, amount, parse(cards)) for kind, seat, amount, cards in self.log]
            deck = None if self.deck is None else parse(self.deck)
        except CardError as error:
            raise Mistake("records-json-bad-card", problem=error.params.get("piece", "")) from error
        try:
            return Hand.replay(self.setup(), log, deck, asked=self.asked)
        except Refusal as refusal:
            raise Mistake("records-json-not-by-the-rules", problem=str(refusal)) from refusal

    def setup(self) -> Setup:
        """Who sat where with what and who posted what. Raises `Mistake` for what cannot be dealt."""
        return Setup(
            variant_named(self.game),
            self.stacks,
            self.button,
            tuple([Forced(*bet) for bet in self.forced]),
            self.bets,
            policy_read(self.policy),
            self.bring_in,
            self.chip,
            self.rake.rake if self.rake is not None else None,
            self.run_it,
            self.last_two,
            self.missing_blinds,
            self.most,
            self.splash,
        )


def fields_of(hand: Hand) -> dict[str, Any]:
    """The fields of `Whole` that a hand gives. Raises `Mistake` for a game that nobody could read again."""
    setup = hand.setup
    rake = setup.rake
    return {
        "game": game_of(setup.variant).variant,
        "stacks": dict(setup.stacks),
        "button": setup.button,
        "forced": tuple([(bet.seat, bet.amount, bet.kind) for bet in setup.forced]),
        "bets": setup.bets,
        "policy": setup.policy.written(),
        "log": tuple([(kind, seat, amount, show(cards)) for kind, seat, amount, cards in hand.log]),
        "bring_in": setup.bring_in,
        "chip": setup.chip,
        "rake": None if rake is None else RakeTaken.by(rake),
        "run_it": setup.run_it,
        "last_two": setup.last_two,
        "missing_blinds": setup.missing_blinds,
        "most": setup.most,
        "splash": setup.splash,
        "deck": None if hand.deck is None else show(hand.deck),
        "asked": hand.asked,
    }


def to_json(hand: Hand, names: dict[int, str] | None = None) -> str:
    """A hand at any moment as JSON, every card of it; `names` are the players' names by seat.

    >>> from croupier.cards import DECK_52
    >>> from croupier.play import NL_HOLDEM, Positions, Setup, Stakes
    >>> setup = Setup.deal_in(NL_HOLDEM, Stakes(50, 100), {1: 5000, 2: 5000}, Positions(1, 1, 2))
    >>> hand = Hand(setup, DECK_52.cards)
    >>> hand.raise_to(300)
    >>> from_json(to_json(hand)) == hand
    True
    """
    return msgspec.json.encode(Whole(**fields_of(hand), names=names or {})).decode()


def from_json(text: str | bytes) -> Hand:
    """The hand that `to_json` wrote, in the same state.

    Raises `Mistake` for a text that is none, one of a later version, and a log that the rules do not give.

    >>> from croupier.play import Hand
    >>> hand = Hand.new("razz", [900] * 3, ante=10, bring_in=25, bets=(100, 200), seed=4)
    >>> from_json(to_json(hand)) == hand
    True
    """
    return read_json(text).hand()


def read_json(text: str | bytes) -> Whole:
    """The fields of a hand in JSON, nothing played yet. Raises `Mistake` as `from_json` does.

    >>> from croupier.play import Hand
    >>> hand = Hand.new("nl-holdem", [500, 500], blinds=(1, 2), seed=4)
    >>> read_json(to_json(hand, names={1: "Ann"})).names
    {1: 'Ann'}
    """
    try:
        whole = msgspec.json.decode(text, type=Whole)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Mistake("records-not-json", why=str(error)) from error
    if whole.version > VERSION:
        raise Mistake("records-json-newer", found=whole.version, known=VERSION)
    return whole
