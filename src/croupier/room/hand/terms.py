"""What a table offers: its game, its stakes, its seats and its time limits."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec

from croupier.cash import BuyIn, CashGame, RakePlan, TimeCharge
from croupier.cash.talk.ladder import Answers
from croupier.play import HandBounty, Stakes, catalogue
from croupier.room.hand.mixes import DEALERS_CHOICE, stakes_in_mix
from croupier.rulebook import Layer, profile

if TYPE_CHECKING:
    from croupier.ledger import Kind
    from croupier.play import Variant
    from croupier.rulebook import Policy

SECOND: Final = 1_000
MINUTE: Final = 60_000

Streamed: TypeAlias = Literal["", "table", "cards"]
"""What of a table is streamed to whoever has the link."""


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a table, fixed when it is opened. Chips are chips, times are milliseconds.

    `act` is the time a player has for each action, `bank` what each may use beyond it, `reconnect` what one gets
    more, once a hand, who has lost the connection; `pause` is the time between hands (half of it after a hand that
    nobody had to show), `broke` how long a seat is kept for a player without chips.

    The table is played by the profile `book` with the house's own answers laid over it. `rake` and `time_charge` are
    the house's pay, none at play tables; with `straddle` there is one where the book knows of any, and `run_it` is
    how many times a board may be run out. Spectators see everything `delay` late, and a hand only when it is over
    where `spectators` says so. After an outage the hand goes on, unless the table `resumes` none: then it is void by
    the book. At a table that is not `open_to_all` people are seated by the house alone, and who is
    away is dealt in. A table of a tournament names its `event`. At a table for `learning` whoever faces a bet is told
    what a call plays for.

    Limit games are played with a `small_bet` and a `big_bet`, a spread with its least and its most; stud with a
    `bring_in` and antes in place of the blinds, which are 0 there. `opened_by` is the person whose table it is,
    empty for the house's own. Where the game changes, `mix` names the rotation and `games` are its games in their
    order; `small_bet` and `big_bet` are then the limit bets that the stakes of each game follow from. To a `private`
    table come those whom its host lets in, and who knows its password, of which `proof` is kept.

    Its `stream` is what anybody is shown `stream_delay` later who has the link to that: of a private table nothing
    where it is empty, the `table` as everybody sees it, or all `cards` too once a hand is over.

    House rules that no book knows: every `bomb_every` hands a bomb pot is dealt, for which everybody antes `bomb_ante`
    (two big blinds where it is 0), and whoever wins with seven and deuce is paid `seven_deuce` by each of the others.

    >>> Terms("oak", "Oak", small_blind=50, big_blind=100).min_buy_in
    4000
    """

    id: str
    name: str
    small_blind: int
    big_blind: int
    game: str = "nl-holdem"
    ante: int = 0
    ante_by: Literal["all", "big-blind", "button"] = "all"
    seats: int = 9
    fewest_big_blinds: int = 40
    most_big_blinds: int = 200
    act: int = 20_000
    pause: int = 4_000
    broke: int = 60_000
    small_bet: int = 0
    big_bet: int = 0
    bring_in: int = 0
    opened_by: str = ""
    mix: str = ""
    games: tuple[str, ...] = ()
    book: str = "online-cash"
    house: Answers = ()
    bank: int = 0
    reconnect: int = 0
    rake: RakePlan | None = None
    time_charge: TimeCharge | None = None
    straddle: bool = False
    run_it: int = 1
    spectators: Literal["live", "after-hand"] = "live"
    delay: int = 0
    open_to_all: bool = True
    event: str = ""
    resumes: bool = True
    private: bool = False
    proof: str = ""
    learning: bool = False
    bomb_every: int = 0
    bomb_ante: int = 0
    seven_deuce: int = 0
    stream: Streamed = ""
    stream_delay: int = 60_000

    def playing(self, game: str) -> Terms:
        """The terms while one game of a mix is dealt: its stakes, and the same chairs, times and people.

        >>> from croupier.room.hand.mixes import games_of
        >>> horse = Terms("elm", "Elm", 50, 100, small_bet=100, big_bet=200, mix="horse", games=games_of("horse"))
        >>> horse.playing("razz").bring_in, horse.playing("razz").big_blind
        (25, 0)
        """
        if not self.mix:
            return self
        plain: dict[str, Any] = {"ante": 0, "bring_in": 0, "small_bet": 0, "big_bet": 0}
        plain |= stakes_in_mix(catalogue[game], self.small_bet, self.big_bet)
        return msgspec.structs.replace(self, game=game, **plain)

    @property
    def kind(self) -> Kind:
        """The kind of money it is played for: on the screen play chips, whatever book it is played by."""
        return "play"

    @property
    def choice(self) -> bool:
        """Whether the player on the button names the game of each hand."""
        return self.mix == DEALERS_CHOICE

    @property
    def hands_of_each(self) -> int:
        """How many hands of each game of a rotation are dealt before the next: one for every chair."""
        return self.seats if self.mix and not self.choice else 0

    @property
    def variant(self) -> Variant:
        """The game that is dealt here."""
        return catalogue[self.game]

    @property
    def bets(self) -> tuple[int, ...]:
        """The small and the big bet, or the least and the most of a spread; empty where bets are not fixed."""
        return (self.small_bet, self.big_bet) if self.small_bet else ()

    @property
    def unit(self) -> int:
        """The bet that buy-ins are counted in: the big blind, in limit games the small bet."""
        return self.small_bet or self.big_blind

    @property
    def min_buy_in(self) -> int:
        """The least a player may sit down with."""
        return self.fewest_big_blinds * self.unit

    @property
    def max_buy_in(self) -> int:
        """The most a player may sit down with, or top up to."""
        return self.most_big_blinds * self.unit

    @property
    def stakes(self) -> Stakes:
        """The stakes as the hand takes them."""
        return Stakes(
            self.small_blind,
            self.big_blind,
            self.ante,
            self.ante_by,
            self.bring_in,
            self.small_bet,
            self.big_bet,
        )

    @property
    def policy(self) -> Policy:
        """The book the table is played by, with what the house has laid over it."""
        return policy_of(self.book, self.house)

    @property
    def away(self) -> int:
        """How long a seat is kept for one who takes no cards."""
        return self.policy.number("absence_limit") * MINUTE

    @property
    def bomb_chips(self) -> int:
        """What everybody antes in a bomb pot, in chips."""
        return self.bomb_ante or 2 * self.unit

    def cash(self, game: str = "", *, bomb: bool = False) -> CashGame:
        """The game as the seats take it, or as a `bomb` pot; a mix's game is bought into for the mix's amounts.

        >>> Terms("oak", "Oak", small_blind=50, big_blind=100).cash().buy_in
        BuyIn(least=4000, most=20000)
        """
        return _cash_game(self, game or self.game, bomb=bomb)


def banked(terms: Terms) -> Terms:
    """Terms with the time bank of their book: its field `time_bank` (ONLINE:time-4), or the house's own answer.

    >>> terms = Terms("oak", "Oak", small_blind=50, big_blind=100)
    >>> banked(terms).bank, banked(msgspec.structs.replace(terms, house=(("time_bank", 45),))).bank
    (30000, 45000)
    """
    return msgspec.structs.replace(terms, bank=terms.policy.number("time_bank") * SECOND)


@lru_cache(maxsize=64)
def policy_of(book: str, house: Answers) -> Policy:
    """What a book says, with what the house answers otherwise laid over it."""
    policy = profile(book)
    return policy.laid_over(Layer("house", "house", house)) if house else policy


@lru_cache(maxsize=1024)
def _cash_game(terms: Terms, game: str, *, bomb: bool) -> CashGame:
    return CashGame(
        game,
        terms.playing(game).stakes,
        BuyIn(terms.min_buy_in, terms.max_buy_in),
        terms.seats,
        terms.policy,
        terms.rake,
        terms.time_charge,
        terms.straddle,
        terms.run_it,
        terms.bomb_chips if bomb else 0,
        HandBounty(terms.seven_deuce) if terms.seven_deuce else None,
    )
