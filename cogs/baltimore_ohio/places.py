"""Parse a build typed as hexes and cities."""

from __future__ import annotations

import re

from bot.chat.base.errors import Refusal
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.field_types import unknown_input
from cogs.baltimore_ohio.words import DOMAIN, money, parse_hex, place_name
from rules.baltimore_ohio.business_round.building import build_obstacle, connect_hexes
from rules.baltimore_ohio.model.state import State


def split_places(text: str) -> list[str]:
    """Split a typed list of places at commas, semicolons, plus signs, arrows and new lines; hex
    ids also at blanks."""
    pieces = [piece.strip() for piece in re.split(r"[,;+>→\n]", text)]
    places: list[str] = []
    for piece in pieces:
        words = piece.split()
        ids = all(re.fullmatch(r"[A-Ma-m][0-9]{1,2}", word) for word in words)
        places += words if ids else [piece]
    return places


def parse_build(table: State, railroad: str, text: str, ctx: TableContext) -> tuple[str, ...]:
    """Return the hexes to build: those typed if they are a legal build as they stand, else the
    cheapest build that contains them all.

    Raises `Refusal` for names that match nothing, `RuleError` for an illegal build."""
    wanted = tuple(dict.fromkeys(parse_hex(piece) for piece in split_places(text)))
    if not wanted:
        raise unknown_input(DOMAIN, "place", text)
    order = connect_hexes(table, railroad, wanted)
    if order is not None:
        return order
    raise build_obstacle(table, railroad, wanted) or Refusal(
        f"{DOMAIN}-refuse-reach",
        places=", ".join(map(place_name, wanted)),
        level=table.tech_level,
        treasury=money(table.railroads[railroad].treasury, ctx),
    )
