"""What a table of Baltimore & Ohio may choose before it starts: expansions and other readings."""

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


EVERYTHING = Options(norfolk_western=True, tech_seven=True, robber_barons=True, maine_lumber=True)
"""All four expansions."""
