"""Draws what is drawn once for all tables, so that no card waits for it."""

from __future__ import annotations

from itertools import product
from typing import get_args

from render.rail_baron.map.basemap import above, all_bands, ground, mark_spots
from render.rail_baron.map.geometry import geometry
from render.rail_baron.map.ground import land_packed
from render.rail_baron.map.labels import worth_seeing
from render.rail_baron.map.sheet import PHONE
from render.rail_baron.map.tokens import AHEAD
from rules.rail_baron.model.board import board
from rules.rail_baron.model.options import Edition, Options


def prepare() -> None:
    """The maps of all editions at all scales: some eight seconds at the first start after a change
    of code or data, a few milliseconds later."""
    for edition, extension in product(get_args(Edition), (False, True)):
        drawn = geometry(board(Options(edition, extension)))
        for sheet in PHONE:
            ground(drawn, sheet)
            above(drawn, sheet)
            worth_seeing(drawn, sheet)
            all_bands(drawn, sheet)
            mark_spots(drawn, sheet)
    AHEAD.prepare()
    land_packed.cache_clear()
