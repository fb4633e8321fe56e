"""Structures of the facts of Train Tycoon."""

from __future__ import annotations

from typing import Literal

import msgspec

HexType = Literal["plain", "seed", "city", "mountain"]
PhaseName = Literal["trading", "treasury", "mergers", "ipo", "operate"]
Pair = tuple[int, int]
"""Two edges of a hexagon joined by a track, the lower one first."""


class Company(msgspec.Struct, frozen=True):
    """A company of the game. `factory`: the good made by the factory it starts with; None if its
    headquarters are in a city."""

    id: str
    name: str
    color: str
    hq: Literal["factory", "city"]
    factory: str | None
    status: str


class Components(msgspec.Struct, frozen=True):
    players: tuple[int, int]
    turns: int
    companies: int
    shares_per_company: int
    trains_per_company: int
    factory_hub_tiles: int
    city_hub_tiles: int
    resource_hub_tiles: int
    resource_tokens_start_per_hub: int
    track_tiles: dict[str, int]


class DebtRow(msgspec.Struct, frozen=True):
    """The number of loans allowed while the income marker is in this range of dollars."""

    income_from: int
    income_to: int
    loans: int


class Finance(msgspec.Struct, frozen=True):
    """Amounts in dollars; `*_loans` in loans of $100."""

    max_debt_loans_by_income: tuple[DebtRow, ...]
    absolute_max_loans: int
    insolvent_above_loans: int
    loan_value: int
    company_interest_per_loan: int
    player_interest_per_loan: int
    income_min: int
    income_max: int
    payout_rounding_per_share: int
    target_price_rounding: int
    target_price_min: int
    failed_bid_fee: int
    failed_ipo_fee: int
    ipo_min_shares: int
    player_bankrupt_mandatory_from_loans: int
    max_presidencies: int
    max_issued_shares: int
    rights_discount_per_share_held: int
    track_cost_per_tile: int


class Resource(msgspec.Struct, frozen=True):
    id: str
    color: str


class Good(msgspec.Struct, frozen=True):
    """`factory_accepts`: the resources that a factory of this good accepts."""

    id: str
    color: str
    factory_accepts: tuple[str, ...]


class Passengers(msgspec.Struct, frozen=True):
    """`on_good_delivered`: passengers that begin to wait in a city when this good is delivered."""

    start_waiting_per_city: int
    on_good_delivered: dict[str, int]


class Goods(msgspec.Struct, frozen=True):
    """Resources and goods, and the number of hub tiles of each."""

    resources: tuple[Resource, ...]
    goods: tuple[Good, ...]
    resource_hubs: dict[str, int]
    factory_hubs: dict[str, int]
    city_hubs_demanding: dict[str, int]
    passengers: Passengers


class Investments(msgspec.Struct, frozen=True):
    """Markers of the expansion; the keys of `multiplier_by_turn_opened` are turns as strings."""

    markers_total: int
    per_player: tuple[int, ...]
    multiplier_by_turn_opened: dict[str, int]


class Box(msgspec.Struct, frozen=True):
    """A box of the price board: its price, and the price to which each mark leads, in dollars."""

    price: int
    row: int
    column: int
    low_red: int
    mid_yellow: int
    high_green: int
    low_to: int
    mid_to: int
    high_to: int


class Start(msgspec.Struct, frozen=True):
    """What a player begins with; `shares_in_each_opponent_company` is for two players."""

    cash: int
    own_shares: int = 0
    own_shares_each: int = 0
    other_companies: int = 0
    shares_each: int = 0
    shares_in_each_opponent_company: int = 0


class CompanyStart(msgspec.Struct, frozen=True):
    price: int
    issued_shares: int
    cash: int
    income: int


class Setup(msgspec.Struct, frozen=True):
    """The keys of `by_players` are numbers of players as strings."""

    company_start: CompanyStart
    by_players: dict[str, Start]
    seed_hexes: int
    seed_content: dict[str, int]


class TileRow(msgspec.Struct, frozen=True):
    number: int
    color: Literal["yellow", "green"]
    count: int
    tracks: tuple[Pair, ...]
    shape: str


class Turn(msgspec.Struct, frozen=True):
    """The numbers of a turn; money in dollars."""

    turn: int
    marker_space: int
    phases: tuple[PhaseName, ...]
    max_track_tiles: int
    rights_base: int
    advanced_engineering_at_max_length: int
    train_cost_each: int
    depletion_refill: int
    ipo_price: int | None
    ipo_trigger_cash: int | None
    must_retain: bool


class Hex(msgspec.Struct, frozen=True):
    """`row` 0 is the top; odd rows are shifted half a hex to the right."""

    id: str
    col: int
    row: int
    type: HexType
    name: str | None = None


class Neighbours(msgspec.Struct, frozen=True):
    """Steps (columns, rows) over the edges 0 to 5, which `order` names."""

    even_row: tuple[Pair, ...]
    odd_row: tuple[Pair, ...]
    order: tuple[str, ...]


class HexMap(msgspec.Struct, frozen=True):
    name: str
    note: str
    neighbours: Neighbours
    counts: dict[str, int]
    hexes: tuple[Hex, ...]
