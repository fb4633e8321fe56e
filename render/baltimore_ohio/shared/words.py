"""Texts of this game's pictures: the round, the prompt, names of railroads."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Any

from msgspec.structs import replace

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.livery import LIVERIES
from render.paint.style import fit, text_width
from render.words import cached_text, money
from rules.baltimore_ohio import outcomes
from rules.baltimore_ohio.foresight import MARKET_ROUND
from rules.baltimore_ohio.market_round.turn_parts import PART_RULES
from rules.baltimore_ohio.model.actions import Buy, BuyBack, OpenAuction, Sell
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.turn_plan import Plan
from rules.baltimore_ohio.turn_preview import fill_with_nothing, preview_railroad_turn

_LETTERS, _PROMPT_WIDTH, _MIN_NAME_WIDTH = 36, 800, 130
"""Font size and width of a prompt, and minimum width of a person's name in it, in pixels."""


def picture_text(key: str, language: str, **values: Any) -> str:
    """Return a text of this game's pictures."""
    return cached_text(f"baltimore_ohio_pictures-{key}", language, **values)


def short_name(railroad: str) -> str:
    """Return a railroad's reporting mark."""
    return LIVERIES[railroad].short


def full_name(railroad: str) -> str:
    """Return a railroad's full name without its by-names."""
    return facts.railroads()[railroad].name.split(" (")[0]


def round_name(table: State, language: str) -> str:
    """Return the round being played, such as "Business Round 3.1"."""
    if table.phase is Phase.OVER:
        return picture_text("over", language)
    return round_label(
        table.turn, table.business.round if table.business else MARKET_ROUND, language
    )


def round_label(turn: int, part: int, language: str) -> str:
    """Return a round by its turn and its part of the turn (`rules.baltimore_ohio.foresight`)."""
    if part == MARKET_ROUND:
        return picture_text("market-round", language, turn=str(turn))
    return picture_text("business-round", language, turn=str(turn), round=str(part))


def level_name(table: State, language: str) -> str:
    """Return the Tech Level, such as "Tech Level 3"."""
    return picture_text("tech-level", language, level=str(table.tech_level))


_ID = r"\b[A-Z]\d{1,2}\b"
_OF_CITY, _RUN = re.compile(rf" \({_ID}\)"), re.compile(rf"{_ID}(?:, {_ID})*")


def names_hexes(line: str) -> bool:
    """Return whether a line of the log names hexes by their ids."""
    return _RUN.search(line) is not None


def leave_out_ids(line: str, lettered: Collection[str], language: str) -> str:
    """Return a line of the log with the ids of hexes only where a picture has them `lettered`: a
    city has its name, of other hexes it says how many they are."""

    def shorten(run: re.Match[str]) -> str:
        ids = run[0].split(", ")
        if set(ids) <= set(lettered) or not set(ids) <= board().cost.keys():
            return run[0]
        return picture_text("deed-hexes", language, count=len(ids))

    return _RUN.sub(shorten, _OF_CITY.sub("", line))


def describe_ending(table: State, language: str) -> str:
    """Return what ended the game, without a full stop."""
    key = {"375": "peak", "tech level": "level", "all shares": "shares"}.get(table.ended or "", "")
    top = money(facts.track_values()[-1], language)
    return picture_text(f"why-{key or 'agreed'}", language, top=top, level=str(table.tech_level))


_PART_KEYS = {Sell: "sell", Buy: "buy", BuyBack: "back", OpenAuction: "open"}


def _describe_options(table: State, seat: int, language: str) -> str:
    """Return what the seat may still do in its market turn, ending the turn last."""
    market, position = table.market, Position(table)
    assert market is not None
    options = [
        picture_text(f"may-{key}", language)
        for part, key in _PART_KEYS.items()
        if next(PART_RULES[part].legal(position, seat), None) is not None
    ]
    has_dealt = market.sold or market.bought or bool(market.bought_back) or market.opened
    last = picture_text("may-end" if has_dealt else "may-pass", language)
    return (
        picture_text("either", language, first=", ".join(options), last=last) if options else last
    )


def steps_instead_of_scrap(view: View) -> tuple[Phase, ...]:
    """Return the steps that follow in a turn in which scrapping would only lose income; empty if
    scrapping is worth a question, or if there is nothing else to decide."""
    table = view.table
    if table.phase is not Phase.SCRAP or table.business is None or not view.to_move:
        return ()
    railroad = table.business.railroad
    if railroad is None or outcomes.best_scrap(table, railroad) is not None:
        return ()
    own_view = replace(view, viewer=view.to_move[0])
    phases = preview_railroad_turn(own_view, Plan(), fill_with_nothing).views
    return tuple(phase for phase in phases if phase not in (Phase.SCRAP, Phase.PROFIT))


def describe_prompt(view: View, names: Sequence[str], language: str, *, step: str = "") -> str:
    """Return one line that says who must do what; the `names`, in characters that the font has,
    are truncated if they are long.

    `step`: the step of a railroad's turn that a preview shows, "whole" for the whole turn."""
    table = view.table
    if table.phase is Phase.OVER:
        return describe_ending(table, language)
    values = {"name": "", "railroad": "", "amount": "", "card": ""}
    if table.business is not None:
        values["railroad"] = short_name(table.business.railroad or "BO")
        if table.business.made is not None:
            values["amount"] = money(table.business.made.net, language)
    if table.auction is not None:
        values["card"] = facts.barons()[table.auction.card].name
        values["amount"] = money(table.auction.bid, language)
    if table.market is not None and table.phase is Phase.MARKET and view.to_move:
        values["what"] = _describe_options(table, view.to_move[0], language)
    key = f"ask-so-{step}" if step else f"ask-{table.phase}"
    if not step and (phases := steps_instead_of_scrap(view)):
        *others, last = (picture_text(f"may-{phase}", language) for phase in phases)
        first = ", ".join(others)
        values["what"] = picture_text("either", language, first=first, last=last) if first else last
        key = "ask-turn"
    if view.to_move:
        rest = text_width(picture_text(key, language, **values), _LETTERS)
        values["name"] = fit(
            names[view.to_move[0]], _LETTERS, max(_MIN_NAME_WIDTH, _PROMPT_WIDTH - rest)
        )
    return picture_text(key, language, **values)


_SPECIAL = {"New York": "NYC", "New Haven": "NHV", "St. Louis": "STL", "Fort Wayne": "FTW",
            "Washington": "WSH", "Harrisburg": "HBG", "Hartford": "HFD", "Wheeling": "WHL",
            "Louisville": "LOU", "Philadelphia": "PHL", "Lexington": "LEX", "Pittsburgh": "PIT",
            "Portsmouth": "PTM", "Providence": "PRV", "Concord": "CCD"}  # fmt: skip


def city_code(city: str) -> str:
    """Return the three letters that stand for a city."""
    return _SPECIAL.get(city, city[:3].upper())
