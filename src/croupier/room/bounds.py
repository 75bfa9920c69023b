"""The bounded types of everything people send: one spelling and one limit each, on every stream."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
"""What a client calls a command of its own."""

Stream: TypeAlias = Annotated[str, Meta(min_length=1, max_length=96)]
"""The id that something of the house is watched and asked by: a table, an event, a casino table, a list."""

Seat: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
"""The number of a chair."""

SeatOrAny: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
"""The number of a chair, 0 for any."""

Chips: TypeAlias = Annotated[int, Meta(ge=0, le=10**12)]
"""An amount of chips."""

Difference: TypeAlias = Annotated[int, Meta(ge=-(10**12), le=10**12)]
"""Chips won, or lost below zero."""

Number: TypeAlias = Annotated[int, Meta(ge=0, le=10**12)]
"""How many there are, or which one of them."""

Place: TypeAlias = Annotated[str, Meta(max_length=96)]
"""Where in the house something is, as roles are given for a place; all of it where it is empty."""

Word: TypeAlias = Annotated[str, Meta(max_length=64)]
"""A code, an id, a name out of a list: nothing a person wrote freely."""

LONGEST_NAME: Final = 20
"""The most characters of a name: of somebody who plays, of a table."""

LONGEST_OF_DESK: Final = 60
"""The most characters of a name at the desk: a player stands on its list with all his names."""

Name: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME)]
"""A name as it was typed; what a name may be says `croupier.room.people.names`."""

FullName: TypeAlias = Annotated[str, Meta(max_length=LONGEST_OF_DESK)]
"""A name as the desk writes it."""

Text: TypeAlias = Annotated[str, Meta(max_length=200)]
"""A sentence that a person wrote."""

Secret: TypeAlias = Annotated[str, Meta(max_length=64)]
"""What somebody proves himself by: it stands in no log and no row."""

Card: TypeAlias = Annotated[str, Meta(pattern="^([2-9TJQKA][cdhs]|Jk)$")]
"""A card by its name, as `Ah`; `Jk` is a joker."""

Hash: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""A hash, or a random number of as many bits."""
