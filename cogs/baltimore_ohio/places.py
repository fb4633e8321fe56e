"""Hexes and cities as people name them, made into a build."""

from __future__ import annotations

import re

from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import Scene
from bot.chat.declared.kinds import refused
from cogs.baltimore_ohio.words import DOMAIN, hex_of, money, place
from rules.baltimore_ohio.business_round.building import connecting, hindrance
from rules.baltimore_ohio.model.state import State


def split(text: str) -> list[str]:
    """The places of a list, separated by commas, semicolons, plus signs, arrows or new lines; hex
    ids by blanks too."""
    pieces = [piece.strip() for piece in re.split(r"[,;+>→\n]", text)]
    found: list[str] = []
    for piece in pieces:
        words = piece.split()
        ids = all(re.fullmatch(r"[A-Ma-m][0-9]{1,2}", word) for word in words)
        found += words if ids else [piece]
    return found


def build(table: State, railroad: str, text: str, scene: Scene) -> tuple[str, ...]:
    """The hexes to build: those named if they are a build as they stand, else the cheapest build
    that has them all. `Refusal` for names that mean nothing, `RuleError` for what is not lawful."""
    wanted = tuple(dict.fromkeys(hex_of(piece) for piece in split(text)))
    if not wanted:
        raise refused(DOMAIN, "place", text)
    order = connecting(table, railroad, wanted)
    if order is not None:
        return order
    raise hindrance(table, railroad, wanted) or Refusal(
        f"{DOMAIN}-refuse-reach",
        places=", ".join(map(place, wanted)),
        level=table.tech_level,
        treasury=money(table.railroads[railroad].treasury, scene),
    )
