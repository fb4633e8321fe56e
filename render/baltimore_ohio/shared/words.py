"""Headlines of this game's pictures: the round, and what the table waits for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.livery import LIVERIES
from render.paint.style import fit, text_width
from render.words import money, said
from rules.baltimore_ohio.foresight import MARKET_ROUND
from rules.baltimore_ohio.market_round.turn_parts import KINDS
from rules.baltimore_ohio.model.actions import Buy, BuyBack, OpenAuction, Sell
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View

_ROOM, _LEAST = 900, 130
"""Pixels: of a sentence, and the least for a person's name in it."""


def told(key: str, language: str, **values: Any) -> str:
    """A text of this game's pictures."""
    return said(f"baltimore_ohio_pictures-{key}", language, **values)


def short(railroad: str) -> str:
    """The reporting mark."""
    return LIVERIES[railroad].short


def full(railroad: str) -> str:
    """The name by which a railroad is called in full, without its by-names."""
    return facts.railroads()[railroad].name.split(" (")[0]


def round_name(table: State, language: str) -> str:
    """The round being played, such as "Business Round 3.1"."""
    if table.phase is Phase.OVER:
        return told("over", language)
    return name_of(table.turn, table.business.round if table.business else MARKET_ROUND, language)


def name_of(turn: int, part: int, language: str) -> str:
    """A round by its turn and part of it (`rules.baltimore_ohio.foresight`)."""
    if part == MARKET_ROUND:
        return told("market-round", language, turn=str(turn))
    return told("business-round", language, turn=str(turn), round=str(part))


def level_name(table: State, language: str) -> str:
    """The Tech Level, such as "Tech Level 3"."""
    return told("tech-level", language, level=str(table.tech_level))


def why_over(table: State, language: str) -> str:
    """What ended the game, without a full stop."""
    key = {"375": "peak", "tech level": "level", "all shares": "shares"}.get(table.ended or "", "")
    top = money(facts.track()[-1], language)
    return told(f"why-{key or 'agreed'}", language, top=top, level=str(table.tech_level))


_PARTS = {Sell: "sell", Buy: "buy", BuyBack: "back", OpenAuction: "open"}


def _may(table: State, seat: int, language: str) -> str:
    """What the seat may still do in its market turn, the end of it last."""
    market, position = table.market, Position(table)
    assert market is not None
    found = [
        told(f"may-{key}", language)
        for part, key in _PARTS.items()
        if next(KINDS[part].legal(position, seat), None) is not None
    ]
    begun = market.sold or market.bought or bool(market.bought_back) or market.opened
    last = told("may-end" if begun else "may-pass", language)
    return told("either", language, first=", ".join(found), last=last) if found else last


def waits_for(
    view: View,
    names: Sequence[str],
    language: str,
    size: int = 36,
    room: float = _ROOM,
    *,
    step: str = "",
) -> str:
    """One line that says who is to do what; `names` as lettered, cut where they are long. `step`:
    of a preview, what of a railroad's turn it shows; "whole": all of it."""
    table = view.table
    if table.phase is Phase.OVER:
        return why_over(table, language)
    values = {"name": "", "railroad": "", "amount": "", "card": ""}
    if table.business is not None:
        values["railroad"] = short(table.business.railroad or "BO")
        if table.business.made is not None:
            values["amount"] = money(table.business.made.net, language)
    if table.auction is not None:
        values["card"] = facts.barons()[table.auction.card].name
        values["amount"] = money(table.auction.bid, language)
    if table.market is not None and table.phase is Phase.MARKET and view.to_move:
        values["what"] = _may(table, view.to_move[0], language)
    key = f"ask-so-{step}" if step else f"ask-{table.phase}"
    if view.to_move:
        rest = text_width(told(key, language, **values), size)
        values["name"] = fit(names[view.to_move[0]], size, max(_LEAST, room - rest))
    return told(key, language, **values)
