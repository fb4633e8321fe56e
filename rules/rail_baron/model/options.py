"""Options of a Rail Baron table, chosen before it starts (rulings 30 to 33)."""

from __future__ import annotations

from typing import Literal

import msgspec

from rules.rail_baron.model.start_position import StartPosition

Edition = Literal["original", "u21"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a Rail Baron table (ruling 30). `extra_cash`: dollars that each seat gets in
    addition, only with `opening_auctions`. `position`: the game goes on from it (33); without one
    it is not encoded, so states and exports of before keep their digests."""

    edition: Edition = "original"
    b_and_o_extension: bool = False
    cheap_superchief: bool = False
    free_superchief: bool = False
    opening_auctions: bool = False
    extra_cash: int = 20_000
    position: StartPosition | msgspec.UnsetType = msgspec.UNSET


SHORT = Options(cheap_superchief=True, free_superchief=True, opening_auctions=True)
"""Preset for a game of about half the length (ruling 32)."""
WBC = Options(free_superchief=True)
"""Preset for a game as in the heats of the World Boardgaming Championships (ruling 32)."""
