"""Hexes and cities as people name them, made into a build."""

from __future__ import annotations

import re

from bot.chat.base.errors import Refusal
from cogs.baltimore_ohio.business_words import DOMAIN, place
from cogs.baltimore_ohio.words import money
from rules.baltimore_ohio.business_round.building import arrange, refusal
from rules.baltimore_ohio.business_round.permission import Permission
from rules.baltimore_ohio.business_round.trees import Search
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import State
from rules.errors import RuleError

MOST = 7
"""Places that a build can have: as many as there are Tech Levels."""


def plain(text: str) -> str:
    """A name without what people leave out: case, dots, blanks."""
    return re.sub(r"[^a-z0-9]", "", text.casefold())


def hex_of(text: str) -> str:
    """The hex that people mean by its id or its city; `Refusal` for none or several."""
    wanted, city = plain(text), board().city
    for hex_ in board().cost:
        if wanted and wanted in (plain(hex_), plain(city.get(hex_, "")), plain(place(hex_))):
            return hex_
    found = [hex_ for hex_, name in city.items() if wanted and plain(name).startswith(wanted)]
    if len(found) != 1:
        raise Refusal(f"{DOMAIN}-refuse-place", text=text[:40])
    return found[0]


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


def build(table: State, railroad: str, text: str, language: str) -> tuple[str, ...]:
    """The hexes to build: those named if they are a build as they stand, else the cheapest build
    that has them all. `Refusal` for names that mean nothing, `RuleError` for what is not lawful."""
    wanted = tuple(dict.fromkeys(hex_of(piece) for piece in split(text)))
    if not wanted:
        raise Refusal(f"{DOMAIN}-refuse-place", text=text[:40])
    order = arrange(table, railroad, wanted)
    if order is not None:
        return order
    if len(wanted) <= min(MOST, table.tech_level):
        found = Search(Position(table), railroad).sets(wanted).get(tuple(sorted(wanted)))
        if found is not None:
            order = arrange(table, railroad, found.hexes)
            assert order is not None
            return order
    raise _why(table, railroad, wanted, language)


def _why(
    table: State, railroad: str, wanted: tuple[str, ...], language: str
) -> RuleError | Refusal:
    """What stands in the way: a rule about one of the places, or how far it is."""
    permission = Permission(Position(table), railroad)
    for hex_ in wanted:
        error = refusal(table, railroad, (hex_,))
        if error is not None and error.code in ("hex-twice", "nyc-first", "build-dear"):
            return error
        code = permission.barred(hex_)
        if code is not None:
            return RuleError(code, "26" if code == "pa-first" else "23", city=board().city[hex_])
        if permission.outside(hex_, wanted):
            missing = sorted(board().city[each] for each in permission.missing)
            return RuleError("nyc-first", "25", hex=hex_, cities=", ".join(missing))
    error = refusal(table, railroad, wanted)
    if error is not None and error.code not in ("build-apart", "build-pieces"):
        return error
    return Refusal(
        f"{DOMAIN}-refuse-reach",
        places=", ".join(map(place, wanted)),
        level=table.tech_level,
        treasury=money(table.railroads[railroad].treasury, language),
    )
