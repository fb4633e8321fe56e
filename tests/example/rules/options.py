"""What a table of Haul may choose."""

from __future__ import annotations

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`rounds` are played, each seat begins with `purse` dollars; `goods`: with hidden hands."""

    rounds: int = 3
    purse: int = 10
    goods: bool = False
