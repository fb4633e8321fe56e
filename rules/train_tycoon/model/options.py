"""Options of a Train Tycoon table (rulings 61 to 64, addenda 15 to 18)."""

from __future__ import annotations

from typing import Literal

import msgspec

MapName = Literal["alberta_v1", "alberta_v2", "appalachia"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table.

    `map`: the board. `investments`: the expansion of that name (63). `priority_auction`:
    players bid for the first place in player order (64). `limited_liability`: a share never
    has a negative value at the end (61)."""

    map: MapName = "alberta_v1"
    investments: bool = False
    priority_auction: bool = False
    limited_liability: bool = False
