"""The pictures of Baltimore & Ohio's cards, each a function to be called by a worker."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Any

import data.baltimore_ohio as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Draw
from render.baltimore_ohio.finance.charter import charter as draw_charter
from render.baltimore_ohio.finance.history import history as draw_history
from render.baltimore_ohio.finance.market import market as draw_market
from render.baltimore_ohio.finance.result import result as draw_result
from render.baltimore_ohio.map.board import board as draw_board
from render.baltimore_ohio.map.board import sheet as draw_sheet
from render.baltimore_ohio.map.windows import PARTS
from render.baltimore_ohio.preview import market as draw_preview
from render.baltimore_ohio.shared.livery import LIVERIES
from render.baltimore_ohio.since import since as draw_since
from render.card.top import Top
from rules.baltimore_ohio.market_round.composing import Outcome
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View
from rules.game import Standing

_MARKS = {name: LIVERIES[one].short for one, name in facts.SHORT.items()}
_NAMED = re.compile(r"\b(?:" + "|".join(map(re.escape, _MARKS)) + r")(?!\w)")


def _top(scene: Scene) -> Top:
    """With railroads in the story called by the marks that the pictures have of them."""
    top = scene.top
    return top._replace(last=_NAMED.sub(lambda found: _MARKS[found[0]], top.last))


def _of(scene: Scene, draw: Any, view: View, *about: Any, **more: Any) -> Draw:
    """What is drawn of a view, for the people of the table, and of more than that."""
    return partial(draw, view, *about, scene.names, scene.language, top=_top(scene), **more)


def card(scene: Scene, events: Sequence[Any], standing: Sequence[Standing]) -> Draw:
    """The picture of the public card: the market, the map about the railroad on turn, or the
    result."""
    table = scene.public.table
    if table.ended is not None and standing:
        return partial(draw_result, scene.public, standing, scene.names, scene.language)
    if table.business is not None and table.business.railroad is not None:
        acting = table.business.railroad
        return _of(scene, draw_board, scene.public, railroad=acting, events=events)
    return _of(scene, draw_market, scene.public, events=events)


def moves(scene: Scene, events: Sequence[Any]) -> Draw:
    """What was built and how values moved in these events."""
    return _of(scene, draw_since, scene.public, events=events)


def market(scene: Scene) -> Draw:
    return _of(scene, draw_market, scene.public, full=True)


def turn(scene: Scene, outcome: Outcome) -> Draw:
    """The market as a turn would leave it."""
    return _of(scene, draw_preview, scene.view, outcome)


def _seen(scene: Scene, table: State | None, to_move: Sequence[int] = ()) -> View:
    """The table as everybody sees it: as it is or, with `table`, as it would be."""
    public: View = scene.public
    return public if table is None else View(viewer=None, to_move=tuple(to_move), table=table)


def board(scene: Scene, railroad: str | None = None, table: State | None = None) -> Draw:
    """The whole map, or what surrounds a railroad."""
    return _of(scene, draw_board, _seen(scene, table), railroad=railroad)


def sheets(scene: Scene) -> tuple[Draw, ...]:
    """The west, the middle and the east of the board, lettered."""
    return tuple(partial(draw_sheet, scene.public, scene.language, part) for part in PARTS)


def charter(
    scene: Scene,
    railroad: str,
    table: State | None = None,
    before: State | None = None,
    **by: Any,
) -> Draw:
    """A railroad as it is or, with `table`, as it would be instead of as it was `before`, by the
    `plan` of a whole turn or one `step`."""
    view = _seen(scene, table, scene.public.to_move)
    return _of(scene, draw_charter, view, railroad, before=before, **by)


def build(scene: Scene, view: View, railroad: str, hexes: Sequence[str], **shown: Any) -> Draw:
    """The map about the railroad with a build being thought of; `shown` is whether hexes bear their
    `ids`, the tables before and after all that is thought of (`would`), a whole turn's `plan`."""
    seen = _seen(scene, view.table, view.to_move)
    return _of(scene, draw_board, seen, railroad=railroad, proposal=hexes, **shown)


def history(scene: Scene) -> Draw:
    return partial(draw_history, scene.public, scene.names, scene.language)
