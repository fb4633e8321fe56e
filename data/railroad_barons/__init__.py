"""The facts of Railroad Barons, loaded and checked once. Where each comes from: SOURCES.md.

Values marked reconstructed in the files stand in one place each, so that an owner of the game can
put right what a copy of it shows otherwise.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

_HERE = Path(__file__).parent
T = TypeVar("T")

Ability = Literal[
    "swap_priority", "income_per_railroad", "income_flat", "discount_percent", "start_holding"
]


class Side(msgspec.Struct, frozen=True):
    """One side of a Railroad card. `level` is what is printed ("8a"), `level_number` counts for
    obsolescence; `cost` and `income` in dollars; `obsolete_at_level` None: never."""

    level: int | str
    level_number: int
    cost: int
    income: int
    obsolete_at_level: int | None


class RailroadCard(msgspec.Struct, frozen=True):
    """`stack_position` 1 is on top at the start."""

    id: str
    stack_position: int
    category: str
    name: str
    name_status: str
    sides: tuple[Side, ...]


class Certificate(msgspec.Struct, frozen=True):
    percent: int
    director: bool = False


class Circles(msgspec.Struct, frozen=True):
    value: int
    status: str


class Holding(msgspec.Struct, frozen=True):
    id: str
    name: str
    color: str
    operator_tokens: int
    operating_order: int
    certificates: tuple[Certificate, ...]
    plus_circles: Circles
    down_circles: Circles


class Investor(msgspec.Struct, frozen=True):
    """`amount`: dollars of income, or percent off, by `ability`."""

    id: str
    name: str
    face_value: int
    ability: Ability
    assignable: bool
    status: str
    name_status: str
    text: str = ""
    amount: int = 0
    holding: str | None = None
    par_value: int | None = None
    free_railroad: str | None = None


class Space(msgspec.Struct, frozen=True):
    """A space of the share value track; `value` in dollars for 10%."""

    index: int
    value: int
    start: bool
    end: bool
    status: str


class Track(msgspec.Struct, frozen=True):
    spaces: tuple[Space, ...]
    values: tuple[int, ...]
    start_values: tuple[int, ...]


class NamedPrice(msgspec.Struct, frozen=True):
    min: int
    max: int


class Constants(msgspec.Struct, frozen=True):
    """The numbers of the rulebooks; money in dollars."""

    players: int
    start_cash_per_player: int
    certificate_limit: int
    float_percent: int
    start_capital_multiple_of_share_value: int
    start_values: tuple[int, ...]
    certificate_percents: tuple[int, ...]
    director_certificate_percent: int
    operating_order: tuple[str, ...]
    operating_rounds_per_stock_round: int
    network_tokens_per_operating_round_max: int
    network_token_income: int
    inter_holding_railroad_price_min: int
    end_share_value: int
    draft_selector_order: tuple[Literal["A", "B"], ...]
    draft_named_price: NamedPrice
    obsolescence: dict[str, tuple[int, ...]]
    """By the level reached: the levels that it makes obsolete."""


class Removal(msgspec.Struct, frozen=True):
    """What a card removed from the top after a pair of Operating Rounds counts as."""

    d: int = msgspec.field(name="D")
    f: int = msgspec.field(name="F")
    last: int = msgspec.field(name="I/K")


class _Cards(msgspec.Struct, frozen=True):
    cards: tuple[RailroadCard, ...]
    level_treated_on_removal: Removal


class _Holdings(msgspec.Struct, frozen=True):
    holdings: tuple[Holding, ...]


class _Investors(msgspec.Struct, frozen=True):
    investors: tuple[Investor, ...]


@cache
def constants() -> Constants:
    """The numbers of the game."""
    found = _read("constants.json", Constants)
    if set(found.operating_order) != set(holdings()):
        raise ValueError("the operating order does not name every Holding once")
    return found


@cache
def holdings() -> dict[str, Holding]:
    """The Holdings by id, in operating order."""
    rows = sorted(_read("holdings.json", _Holdings).holdings, key=lambda h: h.operating_order)
    for row in rows:
        if sum(certificate.percent for certificate in row.certificates) != 100:
            raise ValueError(f"the certificates of {row.id} are not 100 %")
    return {row.id: row for row in rows}


@cache
def investors() -> dict[str, Investor]:
    """The Investors by id, cheapest first."""
    rows = _read("investors.json", _Investors).investors
    return {row.id: row for row in sorted(rows, key=lambda row: row.face_value)}


@cache
def railroads() -> dict[str, RailroadCard]:
    """The Railroad cards by id, top of the stack first."""
    rows = sorted(_read("railroads.json", _Cards).cards, key=lambda card: card.stack_position)
    if [row.stack_position for row in rows] != list(range(1, len(rows) + 1)):
        raise ValueError("the stack of Railroads has gaps")
    for row in rows:
        if not 1 <= len(row.sides) <= 2:
            raise ValueError(f"{row.id} has {len(row.sides)} sides")
        if any(side.income % 10 for side in row.sides):
            raise ValueError(f"{row.id} does not divide among ten shares")
    return {row.id: row for row in rows}


@cache
def removal_levels() -> dict[str, int]:
    """By category with two sides: the level its card counts as when it is removed unbought."""
    found = _read("railroads.json", _Cards).level_treated_on_removal
    return {"D": found.d, "F": found.f, "I/K": found.last}


@cache
def track() -> Track:
    """The share value track, lowest space first."""
    found = _read("share_track.json", Track)
    if tuple(space.value for space in found.spaces) != found.values:
        raise ValueError("the spaces of the share value track and its values differ")
    if list(found.values) != sorted(set(found.values)):
        raise ValueError("the share value track does not rise")
    if found.values[-1] != constants().end_share_value:
        raise ValueError("the share value track does not end at the value that ends the game")
    return found


def _read(name: str, kind: type[T]) -> T:
    return msgspec.json.decode((_HERE / name).read_bytes(), type=kind)
