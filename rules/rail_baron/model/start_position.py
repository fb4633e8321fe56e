"""A position that a game goes on from, such as one that stood on a real board (33)."""

from __future__ import annotations

import msgspec


class SeatPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One seat before a turn, as in `rules.rail_baron.model.state.SeatState`.

    `name`: who sat there, if it isn't known who plays the seat."""

    cash: int
    home: str
    milepost: int = -1
    departure: str = ""
    engine: str = "Freight"
    destination: str | None = None
    declared: bool = False
    alternate: str | None = None
    arrival_due: bool = False
    drew_first: bool = False
    swap_open: bool = False
    railroads: tuple[str, ...] = ()
    bankrupt: bool = False
    name: str = ""


class StartPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position. `turn`: the number of the turn that begins, of the seat `on_turn`. The bank
    has the railroads that nobody owns."""

    seats: tuple[SeatPosition, ...]
    turn: int
    on_turn: int
    first: int
    sold_out: bool = False
    third_owner: tuple[str, ...] = ()
