"""The facts of Railroad Barons, loaded and validated once. Sources: SOURCES.md.

Each value marked as reconstructed stands in one place of the files, so that an owner of the
game can correct it."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from data.colours import NAMED
from data.fact_errors import expect, expect_known, require, require_rising
from data.facts import Facts

FACTS = Facts(
    "railroad_barons",
    Path(__file__).parent,
    (
        "constants.json",
        "holdings.json",
        "investors.json",
        "railroads.json",
        "share_track.json",
    ),
    {
        "holdings.json": {"holdings": "id"},
        "investors.json": {"investors": "id"},
        "railroads.json": {"cards": "id"},
        "share_track.json": {"spaces": "index"},
    },
    {"share_track.json": ()},
)
"""Facts of the game, of which each table keeps a set."""
NUMBERS, HOLDINGS, INVESTORS, CARDS, TRACK = FACTS.names

Ability = Literal[
    "swap_priority", "income_per_railroad", "income_flat", "discount_percent", "start_holding"
]


COLOURS = tuple(name for name in NAMED if name.isalpha())
"""Colours that a Holding may have: each has a word in the texts."""
PERCENTS = (40, 30, 20, 10)
"""Shares of a Holding that a certificate may have; only the Director's has the first."""


class Side(msgspec.Struct, frozen=True):
    """One side of a Railroad card. `level` is printed ("8a"), `level_number` counts for
    obsolescence; `cost` and `income` in dollars; `obsolete_at_level` None: never."""

    level: int | str
    level_number: int
    cost: int
    income: int
    obsolete_at_level: int | None


class RailroadCard(msgspec.Struct, frozen=True):
    """A Railroad card; `stack_position` 1 is on top at the start."""

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
    """`amount`: dollars of income or a percentage of discount, depending on `ability`."""

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
    """The numbers in the rulebooks; money in dollars."""

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
    """The levels that each level makes obsolete when it is reached."""


class Removal(msgspec.Struct, frozen=True):
    """The level that a card of each category counts as when it is removed from the top of the
    stack after a pair of Operating Rounds."""

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


@FACTS.cached
def constants() -> Constants:
    """Return the numbers of the game."""
    loaded = FACTS.read("constants.json", Constants)
    expect(NUMBERS, "operating_order", sorted(loaded.operating_order), sorted(holdings()))
    expect(NUMBERS, "operating_order", list(loaded.operating_order), list(holdings()))
    expect(NUMBERS, "players", loaded.players, 2)
    expect(NUMBERS, "certificate_percents", loaded.certificate_percents, PERCENTS)
    expect(NUMBERS, "director_certificate_percent", loaded.director_certificate_percent, 40)
    return loaded


@FACTS.cached
def holdings() -> dict[str, Holding]:
    """Return the Holdings by id, in operating order."""
    rows = sorted(FACTS.read("holdings.json", _Holdings).holdings, key=lambda h: h.operating_order)
    for row in rows:
        require(row.color in COLOURS, HOLDINGS, f"{row.id}, color", row.color, "one-of",
                values=", ".join(COLOURS))  # fmt: skip
        percents = [certificate.percent for certificate in row.certificates]
        for certificate in row.certificates:
            place = f"{row.id}, certificates, percent"
            expect_known(HOLDINGS, place, [certificate.percent], PERCENTS)
        expect(HOLDINGS, f"{row.id}, certificates", sum(percents), 100)
        directors = sum(certificate.director for certificate in row.certificates)
        expect(HOLDINGS, f"{row.id}, certificates, director", directors, 1)
    order = [row.operating_order for row in rows]
    expect(HOLDINGS, "operating_order", order, [*range(1, len(rows) + 1)])
    return {row.id: row for row in rows}


@FACTS.cached
def investors() -> dict[str, Investor]:
    """Return the Investors by id, the cheapest first."""
    rows = FACTS.read(INVESTORS, _Investors).investors
    names = [card.name for card in railroads().values()]
    for row in rows:
        if row.par_value is not None:
            expect_known(INVESTORS, f"{row.id}, par_value", [row.par_value], track().values)
        if row.holding is not None:
            expect_known(INVESTORS, f"{row.id}, holding", [row.holding], holdings())
        if row.free_railroad is not None:
            expect_known(INVESTORS, f"{row.id}, free_railroad", [row.free_railroad], names)
    return {row.id: row for row in sorted(rows, key=lambda row: row.face_value)}


@FACTS.cached
def railroads() -> dict[str, RailroadCard]:
    """Return the Railroad cards by id, the top of the stack first."""
    rows = sorted(FACTS.read("railroads.json", _Cards).cards, key=lambda card: card.stack_position)
    stack = [row.stack_position for row in rows]
    ends = constants().obsolescence
    expect(CARDS, "stack_position", stack, [*range(1, len(rows) + 1)])
    for row in rows:
        require(1 <= len(row.sides) <= 2, CARDS, f"{row.id}, sides", len(row.sides), "one-or-two")
        for side in row.sides:
            place = f"{row.id}, {side.level}, income"
            require(side.income % 10 == 0, CARDS, place, side.income, "multiple", of=10)
            at = [int(by) for by, levels in ends.items() if side.level_number in levels]
            place = f"{row.id}, {side.level}, obsolete_at_level"
            expect(CARDS, place, side.obsolete_at_level, at[0] if at else None)
    return {row.id: row for row in rows}


@FACTS.cached
def removal_levels() -> dict[str, int]:
    """Return the level that a card counts as when it is removed unbought, by each category
    whose cards have two sides."""
    loaded = FACTS.read("railroads.json", _Cards).level_treated_on_removal
    removal = {"D": loaded.d, "F": loaded.f, "I/K": loaded.last}
    for category, level in removal.items():
        sides = [s for row in railroads().values() if row.category == category for s in row.sides]
        printed = sorted({side.level_number for side in sides})
        place = f"level_treated_on_removal, {category}"
        listed = ", ".join(map(str, printed))
        require(level in printed, CARDS, place, level, "one-of", values=listed)
    return removal


@FACTS.cached
def track() -> Track:
    """Return the share value track, the lowest space first."""
    loaded = FACTS.read("share_track.json", Track)
    expect(TRACK, "values", loaded.values, tuple(space.value for space in loaded.spaces))
    require_rising(TRACK, "values", loaded.values)
    expect(TRACK, "values", loaded.values[-1], constants().end_share_value)
    expect(TRACK, "start_values", loaded.start_values, constants().start_values)
    for value in loaded.start_values:
        listed = ", ".join(map(str, loaded.values))
        require(value in loaded.values, TRACK, "start_values", value, "one-of", values=listed)
    return loaded


FACTS.readers = (constants, holdings, investors, railroads, removal_levels, track)
