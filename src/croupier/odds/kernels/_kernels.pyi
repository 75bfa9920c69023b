from collections.abc import Callable, Sequence
from typing import Any

from croupier.odds.kernels.given import (
    Chips,
    RussianHouse,
    RussianWorth,
    Standing,
    StudHouse,
)

GameData = tuple[int, int, int, int, bool, int]
TallyData = Sequence[int]
HoldingData = Sequence[tuple[int, int]]
Rows = list[list[list[int]]]

def evaluate(cards: str | Sequence[int] | int, ranking: str = "high", /) -> int: ...
def on_bad_input(function: Callable[[object, str | None], int], /) -> None: ...
def known_hands(
    game: GameData, hands: Sequence[int], board: int, dead: int, threads: int
) -> list[list[int]]: ...
def matchup(one: int, two: int) -> tuple[int, int]: ...
def preflop_ranges(first: HoldingData, second: HoldingData) -> Rows: ...
def board_units(game: GameData, board: int, dead: int) -> int: ...
def sweep_ranges(
    game: GameData,
    first: HoldingData,
    second: HoldingData,
    board: int,
    dead: int,
    start: int,
    stop: int,
    threads: int,
) -> Rows: ...
def product_ranges(
    game: GameData,
    ranges: Sequence[HoldingData],
    board: int,
    dead: int,
    start: int,
    stop: int,
    threads: int,
) -> tuple[list[list[int]], Rows, int]: ...
def completions(
    game: GameData, first: HoldingData, second: HoldingData, board: int, dead: int
) -> list[list[int]]: ...
def two_boards(
    game: GameData, hands: Sequence[int], first: int, second: int, dead: int, threads: int
) -> list[list[int]]: ...
def fill(game: GameData, cards: int, taken: int) -> list[tuple[int, int]]: ...
def sample(
    game: GameData,
    ranges: Sequence[HoldingData],
    boards: Sequence[int],
    dead: int,
    seed: int,
    first: int,
    blocks: int,
    threads: int,
) -> list[list[int]] | None: ...
def stands(
    game: GameData,
    own: int,
    boards: Sequence[int],
    others: Sequence[tuple[int, int]],
    dead: int,
    seed: int,
    ways: int,
    hands: int,
    of: int,
) -> list[Standing] | None: ...
def worth(
    standings: Sequence[Standing],
    others: Sequence[tuple[int, int, bool]],
    chips: Chips,
    judged: Sequence[float],
    blur: float,
    totals: Sequence[int],
) -> tuple[float, list[tuple[float, float]]]: ...
def low_table(
    ranking: str, size: int, draws: int, deck: int
) -> tuple[list[int], list[list[float]], list[bytes]]: ...
def best_draw(
    rankings: Sequence[str],
    others: Sequence[Sequence[int]],
    cards: int,
    stub: int,
    draws: int,
    fewest: int,
    most: int,
    seed: int,
    first: int,
    likely: int,
    tries: int,
) -> tuple[int, int, list[list[int]]]: ...
def equilibrium(
    weight: Sequence[float],
    player: Sequence[int],
    next: Sequence[Sequence[int]],
    seen: Sequence[Sequence[int]],
    ends: Sequence[Sequence[float]],
    rounds: int,
) -> list[list[float]]: ...
def icm(stacks: Sequence[float], prizes: Sequence[float]) -> list[float]: ...
def bounties(stacks: Sequence[float], heads: Sequence[float], cash: float) -> list[float]: ...
def finishes(
    stacks: Sequence[float],
    prizes: Sequence[float],
    heads: Sequence[float],
    cash: float,
    seed: int,
    first: int,
    blocks: int,
    threads: int,
) -> tuple[list[float], list[float]]: ...
def boards(game: GameData, board: int, dead: int) -> list[int]: ...
def census(cards: int, ranking: str, threads: int) -> list[int]: ...
def read_masks(hands: Any, ranking: str, threads: int) -> tuple[Any, int]: ...
def read_rows(hands: Any, ranking: str, threads: int) -> tuple[Any, int]: ...
def read_omaha_rows(holes: Any, boards: Any, low: bool, threads: int) -> tuple[Any, int]: ...
def omaha(hole: int, board: int) -> tuple[int, int]: ...
def seven_card_categories(threads: int) -> list[int]: ...
def instructions() -> str: ...
def future(game: GameData, hand: int, board: int, dead: int, threads: int) -> list[int]: ...
def russian_census(cards: int, house: RussianHouse, threads: int) -> list[int]: ...
def russian_bound(house: RussianHouse, up: int, stubs: Sequence[int]) -> list[tuple[int, int]]: ...
def russian_groups(
    house: RussianHouse, up: int, stubs: Sequence[int], kept: int
) -> list[list[tuple[int, int]]]: ...
def russian_hands(
    house: RussianHouse, up: int, deck: int, hands: Sequence[int]
) -> list[tuple[int, int, int, int, int]]: ...
def russian_stand(house: RussianHouse, cards: int, up: int, stub: int) -> list[int]: ...
def russian_node(
    house: RussianHouse, hand: Sequence[int], up: int, stub: int, choices: int, threads: int
) -> list[RussianWorth]: ...
def russian_rounds(
    house: RussianHouse, exchange: int, sixth: int, play: bytes, seed: int, block: int, rounds: int
) -> list[tuple[int, int, int, int]]: ...

VideoMachine = tuple[int, bool, int, Sequence[int], Sequence[int]]

def video_played(machine: VideoMachine) -> tuple[list[int], int, int]: ...
def video_draws(machine: VideoMachine, hand: Sequence[int]) -> list[list[int]]: ...
def video_holds(machine: VideoMachine) -> bytes: ...

Counted = tuple[list[list[int]], int]

def stud_counts(house: StudHouse, best_of: Sequence[int], threads: int) -> list[Counted]: ...
def stud_ends(cards: int, up: int, gone: int, game: int) -> list[int]: ...
def oasis_counts(
    house: StudHouse, fee: int, forgets: bool, best_of: Sequence[int], threads: int
) -> list[tuple[Counted, Counted, int]]: ...
def oasis_plan(house: StudHouse, fee: int, best_of: Sequence[int], threads: int) -> bytes: ...

PaiGowWay = tuple[Sequence[Sequence[int]], bool, bool]

def pai_gow_low(way: PaiGowWay, cards: int) -> int: ...
def pai_gow_sample(way: PaiGowWay, seed: int, first: int, blocks: int, threads: int) -> list[int]: ...
def pai_gow_settings(way: PaiGowWay, cards: int, deck: int, threads: int) -> list[tuple[int, list[int]]]: ...
def pai_gow_census(deck: int, threads: int) -> list[int]: ...
def up_to_suits(cards: int, unit: int, units: int) -> list[tuple[int, int]]: ...
def pai_gow_best(
    way: PaiGowWay,
    paid: Sequence[int],
    hands: Sequence[tuple[int, int]],
    seed: int,
    block: int,
    pools: int,
    words: int,
) -> tuple[list[int], list[int], list[int]]: ...

UltimateHouse = tuple[Sequence[Sequence[int]], Sequence[int], Sequence[int], int, int]
BonusHouse = tuple[Sequence[int], int, Sequence[int]]

def ultimate_starts(
    house: UltimateHouse, best_of: Sequence[int], start: int, stop: int, threads: int
) -> list[tuple[int, int, int, int, int, int, int, int]]: ...
def ultimate_flop(house: UltimateHouse, best_of: Sequence[int], cards: int, flop: int) -> list[int]: ...
def bonus_starts(
    house: BonusHouse, best_of: Sequence[int], start: int, stop: int, threads: int
) -> list[tuple[int, int, int, int, int]]: ...
def ultimate_plan(
    house: UltimateHouse, best_of: Sequence[int], start: int, stop: int, threads: int
) -> bytes: ...
def bonus_plan(house: BonusHouse, start: int, stop: int, threads: int) -> bytes: ...
def holdem_ends(cards: int, board: int, game: int) -> list[int]: ...
def three_card_hands(game: int) -> list[tuple[list[int], int, list[int]]]: ...

class HandGame:
    """A game as it is bet and shown down; `croupier.envs.kernel` tells what it is."""

    def __init__(
        self,
        *,
        players: int,
        boards: int,
        deck: int,
        streets: Sequence[tuple[bool, int, int, int, int, int, bool, int]],
        held: int,
        steps: Sequence[int],
        caps: Sequence[int],
        cap_lifted: bool,
        bets: int,
        pot: Sequence[int],
        spread: int,
        full_bet: int,
        short_of_blinds: int,
        bring_in: int,
        completed: bool,
        low_shows: bool,
        odd_by_card: bool,
        shares: Sequence[tuple[int, int]],
        starts: Sequence[tuple[Sequence[int], Sequence[int], Sequence[int], int]],
        high: str,
        low: str,
        exactly_two: bool,
        seen: Sequence[int],
    ) -> None: ...

class HandsAtOnce:
    """Hands of one game, bet and shown down as the engine does it."""

    def __init__(self, size: int, game: HandGame) -> None: ...
    def deal(self, rows: Any, decks: Any, seeds: Any, seats: Any, mask: Any) -> None: ...
    def step(self, actions: Any, seats: Any, mask: Any, won: Any, over: Any) -> int: ...
    def observe(self, seen: Any) -> None: ...

class LoneHand:
    """One such hand by itself."""

    def __init__(self, game: HandGame) -> None: ...
    @property
    def open(self) -> int: ...
    @property
    def seat(self) -> int: ...
    def deal(self, button: int, deck: Sequence[int], seed: int) -> None: ...
    def act(self, action: int) -> bool: ...
    def won(self) -> list[int]: ...
    def observe(self, seen: Any) -> None: ...
    def copy(self) -> LoneHand: ...
