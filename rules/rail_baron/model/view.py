"""What a seat or a spectator may know of a Rail Baron game (rulings 24 and 24a)."""

from __future__ import annotations

import msgspec

from rules import game
from rules.rail_baron.model.actions import AnyAction
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.state import Auction, Engine, Phase, Purpose, Turn


class SeatView(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it; everything but `cash` is public.

    `cash` is None where it is secret: below the announce level, of another seat, in a running
    game."""

    seat: int
    cash: int | None
    home: str
    engine: Engine
    milepost: int
    departure: str
    destination: str | None
    declared: bool
    alternate: str | None
    arrival_due: bool
    swap_open: bool
    used: tuple[int, ...]
    established: dict[str, int]
    railroads: tuple[str, ...]
    bankrupt: bool


class View(game.View, frozen=True, kw_only=True):
    """`viewer` None is a spectator. `legal` lists the viewer's legal actions except rides and bids.

    Of these there are too many: `may_ride` says that a ride is due
    (`rules.rail_baron.routing.routes` finds one), and `bids` is the lowest and highest legal
    bid."""

    options: Options
    phase: Phase
    turn: Turn
    seats: tuple[SeatView, ...]
    bank: tuple[str, ...]
    set_aside: tuple[str, ...]
    sold_out: bool
    third_owner: tuple[str, ...]
    drawing: Purpose | None
    auction: Auction | None
    auctions_to_come: int
    owed: tuple[tuple[int | None, int], ...]
    winner: int | None
    legal: tuple[AnyAction, ...] = ()
    may_ride: bool = False
    bids: tuple[int, int] | None = None
