"""Options of a Railroad Barons table, chosen before it starts.

Where the English and the German rulebook differ, the ruling decides and the option offers
the other reading (RULINGS, section E)."""

from __future__ import annotations

from typing import Literal

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The defaults follow the rulings.

    `start`: how player A is decided, drawn or agreed (2). `face_values`: Investors always have
    their printed value (3). `rebuy`: how long stock sold may not be bought back (15). `ties`:
    the Director on equal stock, the present one or the holder of the 40% certificate (19).
    `help`: the Director may help only if even the cheapest side is too expensive, or with any
    side that is (29). `investors_from`: a Director may move Investors from own Holdings only, or
    from any (31). `removal_counts`: a Railroad removed after a pair of Operating Rounds makes
    others obsolete as if bought (34)."""

    start: Literal["drawn", "first", "second"] = "drawn"
    face_values: bool = False
    rebuy: Literal["round", "turn"] = "round"
    ties: Literal["incumbent", "certificate"] = "incumbent"
    help: Literal["cheapest", "any"] = "cheapest"
    investors_from: Literal["own", "any"] = "own"
    removal_counts: bool = True


GERMAN = Options(rebuy="turn", ties="certificate", investors_from="any", removal_counts=False)
"""The German rulebook's reading where the two differ."""
