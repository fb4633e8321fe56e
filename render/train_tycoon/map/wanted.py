"""The arguments for which sprites are drawn into the atlases: those likely to be needed.
Any other sprite is drawn on demand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Literal, NamedTuple

import data.train_tycoon as facts
from render.paint.sprite_atlas import Key
from render.paint.style import SEATS
from render.train_tycoon.map.sheet import FAR, NEAR
from render.train_tycoon.shared.livery import LIVERIES
from render.train_tycoon.shared.palettes import GREEN
from render.train_tycoon.shared.words import PASSENGERS, city_names
from rules.train_tycoon.model.state import HubKind

Look = Literal["line", "own", "abandoned", "lost"]
_SCALES = NEAR, FAR
_MAX_STOCK = 8
"""Stock of a hub; larger ones are rare."""
_MAX_LINE = 24
"""Number of a line; larger ones are rare."""


class Content(NamedTuple):
    """What is shown at a hub; `arrived` is what was brought there in this phase, by kind."""

    kind: HubKind
    item: str
    stock: int
    arrived: tuple[tuple[str, int], ...]

    def count_brought(self, item: str) -> int:
        return dict(self.arrived).get(item, 0)


def _looks() -> Iterator[tuple[Look, str]]:
    yield "abandoned", ""
    for company in LIVERIES:
        yield "line", company
        yield "own", company


def pieces() -> Iterator[Key]:
    """Yield tracks from edge to edge: scale, edges, look, company, and the colour of the ground
    if the track bridges another one."""
    for scale, pair in product(_SCALES, combinations(range(6), 2)):
        yield scale, pair, "lost", "", None
        for look, ground in product(_looks(), (None, GREEN)):
            yield scale, pair, *look, ground


def stubs() -> Iterator[Key]:
    """Yield tracks to a hub: scale, edge, look, company."""
    for scale, edge, look in product(_SCALES, range(6), _looks()):
        yield scale, edge, *look


def marks() -> Iterator[Key]:
    """Yield companies' cubes: company, size, and whether it stands out."""
    return product(LIVERIES, (scale.cube for scale in _SCALES), (False, True))


def trains() -> Iterator[Key]:
    """Yield the company, the number of the line, and whether it is broken."""
    return product(LIVERIES, range(1, _MAX_LINE + 1), (False, True))


def coins() -> Iterator[Key]:
    """Yield the seat, how many times the investment counts, and whether it stands upright."""
    times = [f"×{times}" for times in range(1, 5)]
    return product(range(len(SEATS)), times, (False, True))


def names() -> Iterator[Key]:
    """Yield names of cities, and ids of hexes."""
    for board in facts.MAPS:
        yield from ((name, True) for name in city_names(board).values())
    yield from ((hex_, False) for hex_ in hex_ids())


def hex_ids() -> list[str]:
    """Return the ids of the hexes of all maps."""
    return sorted({row.id for board in facts.MAPS for row in facts.hex_map(board).hexes})


def hub_shapes() -> Iterator[Key]:
    """Yield shapes of hubs: the kind, and the side of a hex."""
    kinds: tuple[HubKind, ...] = ("resource", "factory", "city", "transfer")
    return product(kinds, (scale.side for scale in _SCALES))


def contents() -> Iterator[Content]:
    """Yield contents of hubs, with at most one item of each kind brought."""
    kinds: list[tuple[HubKind, str, tuple[str, ...]]]
    kinds = [("resource", row.id, ()) for row in facts.goods().resources]
    for good in facts.goods().goods:
        kinds.append(("factory", good.id, facts.accepted_resources(good.id)))
        kinds.append(("city", good.id, (good.id, PASSENGERS)))
    for (kind, item, taken), stock in product(kinds, range(_MAX_STOCK + 1)):
        for count in range(len(taken) + 1):
            for items in combinations(sorted(taken), count):
                yield Content(kind, item, stock, tuple((item_brought, 1) for item_brought in items))
