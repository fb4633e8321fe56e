"""Options of a Baltimore & Ohio table: expansions and other readings of rulings."""

from __future__ import annotations

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The expansions (41 to 47), each alone or with others, and the switches of three rulings.

    `first_sale_only`: a player's later sales of the same railroad in a Market Round do not drop it
    again (9). `build_at_any_end`: every hex of a build need only touch the network (22).
    `nw_coal_only`: the N&W earns from NW Coal alone (42); it needs `norfolk_western`.
    """

    norfolk_western: bool = False
    tech_seven: bool = False
    robber_barons: bool = False
    maine_lumber: bool = False
    first_sale_only: bool = False
    build_at_any_end: bool = False
    nw_coal_only: bool = False


ALL_EXPANSIONS = Options(
    norfolk_western=True, tech_seven=True, robber_barons=True, maine_lumber=True
)
"""Options with all four expansions."""
