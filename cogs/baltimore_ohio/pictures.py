"""The pictures of Baltimore & Ohio's cards, each a function to be called by a worker."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.chat.contract.adapter import Draw, Scene
from render.baltimore_ohio.film import film_of
from render.baltimore_ohio.finance.charter import charter as draw_charter
from render.baltimore_ohio.finance.equipment import equipment as draw_equipment
from render.baltimore_ohio.finance.history import history as draw_history
from render.baltimore_ohio.finance.market import market as draw_market
from render.baltimore_ohio.finance.result import result as draw_result
from render.baltimore_ohio.map.board import board as draw_board
from render.baltimore_ohio.map.board import sheet as draw_sheet
from render.baltimore_ohio.map.windows import PARTS
from render.baltimore_ohio.preview import market as draw_preview
from render.baltimore_ohio.shared.words import name_of
from render.baltimore_ohio.since import since as draw_since
from render.film import Moment
from rules.baltimore_ohio.market_round.composing import Outcome
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View
from rules.game import Standing


def card(scene: Scene, events: Sequence[Any], standing: Sequence[Standing]) -> Draw:
    """The picture of the public card: the market, the map about the railroad on turn, or the
    result."""
    view, names, language = scene.public, scene.names, scene.language
    if view.table.ended is not None and standing:
        return partial(draw_result, view, standing, names, language)
    business = view.table.business
    if business is not None and business.railroad is not None:
        acting = business.railroad
        return partial(
            draw_board, view, names, language, railroad=acting, events=events, top=scene.top
        )
    return partial(draw_market, view, names, language, events=events, top=scene.top)


def moves(scene: Scene, events: Sequence[Any]) -> Draw:
    """What was built and how values moved in these events."""
    return partial(
        draw_since, scene.public, scene.names, scene.language, events=events, top=scene.top
    )


def market(scene: Scene) -> Draw:
    return partial(draw_market, scene.public, scene.names, scene.language, full=True, top=scene.top)


def turn(scene: Scene, outcome: Outcome) -> Draw:
    """The market as a turn would leave it."""
    return partial(draw_preview, scene.view, outcome, scene.names, scene.language, top=scene.top)


def _seen(scene: Scene, table: State | None, to_move: Sequence[int] = ()) -> View:
    """The table as everybody sees it: as it is or, with `table`, as it would be."""
    public: View = scene.public
    return public if table is None else View(viewer=None, to_move=tuple(to_move), table=table)


def board(scene: Scene, railroad: str | None = None, table: State | None = None) -> Draw:
    """The whole map, or what surrounds a railroad."""
    view = _seen(scene, table)
    return partial(draw_board, view, scene.names, scene.language, railroad=railroad, top=scene.top)


def sheets(scene: Scene) -> tuple[Draw, ...]:
    """The west, the middle and the east of the board, lettered."""
    return tuple(partial(draw_sheet, scene.public, scene.language, part) for part in PARTS)


def charter(
    scene: Scene, railroad: str, table: State | None = None, before: State | None = None
) -> Draw:
    """A railroad as it is or, with `table`, as it would be instead of as it was `before`."""
    view = _seen(scene, table, scene.public.to_move)
    return partial(
        draw_charter,
        view,
        railroad,
        scene.names,
        scene.language,
        before=before,
        top=scene.top,
    )


def build(
    scene: Scene,
    view: View,
    railroad: str,
    hexes: Sequence[str],
    *,
    ids: bool = False,
    would: tuple[State, State] | None = None,
) -> Draw:
    """The map about the railroad with a build being thought of; `would`: the tables before and
    after all that is thought of."""
    shown = _seen(scene, view.table, view.to_move)
    return partial(
        draw_board,
        shown,
        scene.names,
        scene.language,
        railroad=railroad,
        proposal=hexes,
        ids=ids,
        would=would,
        top=scene.top,
    )


def equipment(scene: Scene) -> Draw:
    return partial(draw_equipment, scene.public, scene.language)


def history(scene: Scene) -> Draw:
    return partial(draw_history, scene.public, scene.names, scene.language)


def round_name(number: tuple[int, ...], language: str) -> str:
    """A round by its turn and part, as the pictures call it."""
    return name_of(number[0], number[1], language)


def film(moments: Sequence[Moment], names: Sequence[str], language: str) -> Draw:
    """The whole game, moving."""
    return partial(film_of, moments, names, language)
