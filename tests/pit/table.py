"""A Russian Poker table for the tests: cards are named as they come off the deck."""

from collections.abc import Iterable, Mapping

from croupier.cards import parse
from croupier.pit import Game, Round, game

RUSSIAN = game("russian-poker")


def seat(
    antes: Mapping[str, Mapping[int, int]],
    table: Game = RUSSIAN,
    *,
    purse: int = 10_000,
    meter: int = 0,
    bonus: Iterable[int] = (),
) -> Round:
    """A round with these antes, by player and box; `bonus` are boxes with a token."""
    round = Round(table, dict.fromkeys(antes, purse), meter=meter)
    for player, boxes in antes.items():
        for box, amount in boxes.items():
            round.bet(player, box, amount)
    for box in bonus:
        round.bet(round.boxes[box].player, box, table.plate.token, "bonus")
    return round


def deal(round: Round, hands: Mapping[int, str], dealer: str, stub: str = "") -> Round:
    """Close the bets and deal these hands; the dealer's last card is his open one, the stub comes next."""
    round.close_bets()
    boxes = [parse(hands[box]) for box in round.boxes]
    house = parse(dealer)
    order = [card for turn in range(5) for card in (*[hand[turn] for hand in boxes], house[turn])]
    round.shuffle([*order, *parse(stub)], whole=False)
    round.cut("", 0)
    return round


def one_box(hand: str, dealer: str, stub: str = "", **others: object) -> Round:
    """Ann on box 1 with an ante of 10."""
    return deal(seat({"ann": {1: 10}}, **others), {1: hand}, dealer, stub)  # type: ignore[arg-type]  # as they are
