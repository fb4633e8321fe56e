"""Which pieces of the map are drawn ahead: the arguments with which each is likely to be asked for.
What is missing here is drawn when it is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Literal, NamedTuple

import data.train_tycoon as facts
from render.paint.ahead import Key
from render.paint.style import SEATS
from render.train_tycoon.map.sheet import FAR, NEAR
from render.train_tycoon.shared.inks import GREEN
from render.train_tycoon.shared.livery import LIVERIES
from render.train_tycoon.shared.words import PASSENGERS, city_names
from rules.train_tycoon.model.state import HubKind

Look = Literal["line", "own", "abandoned", "lost"]
_SCALES = NEAR, FAR
_STOCK = 8
"""Of a hub, seldom more."""
_LINES = 24
"""Numbers of lines, seldom more."""


class Content(NamedTuple):
    """What is seen at a hub: `arrived` is what was brought there in this phase, by kind."""

    kind: HubKind
    item: str
    stock: int
    arrived: tuple[tuple[str, int], ...]

    def brought(self, item: str) -> int:
        return dict(self.arrived).get(item, 0)


def _looks() -> Iterator[tuple[Look, str]]:
    yield "abandoned", ""
    for company in LIVERIES:
        yield "line", company
        yield "own", company


def pieces() -> Iterator[Key]:
    """Tracks from edge to edge: the scale, edges, look, company, what it bridges another on."""
    for scale, pair in product(_SCALES, combinations(range(6), 2)):
        yield scale, pair, "lost", "", None
        for look, ground in product(_looks(), (None, GREEN)):
            yield scale, pair, *look, ground


def stubs() -> Iterator[Key]:
    """Tracks to a hub: the scale, edge, look, company."""
    for scale, edge, look in product(_SCALES, range(6), _looks()):
        yield scale, edge, *look


def marks() -> Iterator[Key]:
    """Companies' boxes: size, and whether one stands out."""
    return product(LIVERIES, (scale.cube for scale in _SCALES), (False, True))


def trains() -> Iterator[Key]:
    """The company, the number of the line, whether it is broken."""
    return product(LIVERIES, range(1, _LINES + 1), (False, True))


def coins() -> Iterator[Key]:
    """Whose, how often it counts, and whether it stands upright."""
    times = [f"×{times}" for times in range(1, 5)]
    return product(range(len(SEATS)), times, (False, True))


def names() -> Iterator[Key]:
    """Names of cities, and what hexes are called."""
    for board in facts.MAPS:
        yield from ((name, True) for name in city_names(board).values())
    yield from ((hex_, False) for hex_ in ids())


def ids() -> list[str]:
    """What hexes are called on any map."""
    return sorted({row.id for board in facts.MAPS for row in facts.hex_map(board).hexes})


def seats() -> Iterator[Key]:
    """Shapes of hubs: the kind, the side of a hex."""
    kinds: tuple[HubKind, ...] = ("resource", "factory", "city", "transfer")
    return product(kinds, (scale.side for scale in _SCALES))


def contents() -> Iterator[Content]:
    """What is at hubs, at most one of a kind brought."""
    kinds: list[tuple[HubKind, str, tuple[str, ...]]]
    kinds = [("resource", row.id, ()) for row in facts.goods().resources]
    for good in facts.goods().goods:
        kinds.append(("factory", good.id, facts.accepts(good.id)))
        kinds.append(("city", good.id, (good.id, PASSENGERS)))
    for (kind, item, taken), stock in product(kinds, range(_STOCK + 1)):
        for count in range(len(taken) + 1):
            for some in combinations(sorted(taken), count):
                yield Content(kind, item, stock, tuple((one, 1) for one in some))
