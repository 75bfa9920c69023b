"""What is printed on a casino table, as it is sent: fields, boxes, plate and pay tables."""

from __future__ import annotations

import msgspec


class StakeField(msgspec.Struct, frozen=True):
    """A field for chips before the deal, and how many it takes."""

    field: str
    with_first: bool
    token: bool
    low: int
    high: int
    bank: bool = False


class PayRow(msgspec.Struct, frozen=True):
    """What a combination pays to one."""

    combination: str
    odds: str


class TableOfPays(msgspec.Struct, frozen=True):
    """One pay table."""

    name: str
    rows: tuple[PayRow, ...]


class CoinRow(msgspec.Struct, frozen=True):
    """What a machine pays for a combination, in coins, by the coins put in."""

    combination: str
    pays: tuple[int, ...]


class CoinTable(msgspec.Struct, frozen=True):
    """A machine's pay table."""

    coins: tuple[int, ...]
    rows: tuple[CoinRow, ...]


class BoxesView(msgspec.Struct, frozen=True):
    """How many boxes are printed, may play, belong to one player, and are played open by one player."""

    printed: int
    active: int
    per_player: int
    open: int


class PlateView(msgspec.Struct, frozen=True):
    """What the plate says, in chips; `max_payout` 0 is none."""

    minimum: int
    maximum: int
    max_payout: int
    token: int
    side_maximum: int


class DealtView(msgspec.Struct, frozen=True):
    """How many cards go to each box, to the dealer, lie face up before him, and come to the middle."""

    own: int
    dealer: int
    up: int
    board: int


class Layout(msgspec.Struct, frozen=True):
    """What is printed on the felt: it does not change while the table stands; `ranks` are hands, the best first."""

    stakes: tuple[StakeField, ...]
    fields: tuple[str, ...]
    boxes: BoxesView
    plate: PlateView
    dealt: DealtView
    cover: int
    stages: tuple[str, ...]
    cuts: bool
    tables: tuple[TableOfPays, ...]
    paytable: CoinTable | None
    ranks: tuple[str, ...]
