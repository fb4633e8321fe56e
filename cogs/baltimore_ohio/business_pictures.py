"""The pictures of a railroad's turn as it would be, each to be called off the event loop."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.contract.adapter import Draw, Scene
from render.baltimore_ohio.finance.charter import charter as draw_charter
from render.baltimore_ohio.map.board import board as draw_board
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View


def _as(table: State, to_move: Sequence[int] = ()) -> View:
    return View(viewer=None, to_move=tuple(to_move), table=table)


def build(
    scene: Scene, view: View, railroad: str, hexes: Sequence[str], *, ids: bool = False
) -> Draw:
    """The map about the railroad with a build being thought of."""
    shown = _as(view.table, view.to_move)
    return lambda: draw_board(
        shown, scene.names, scene.language, railroad=railroad, proposal=hexes, ids=ids
    )


def charter(scene: Scene, table: State, railroad: str) -> Draw:
    """The railroad's charter on a table as it would be."""
    return lambda: draw_charter(_as(table), railroad, scene.names, scene.language)


def board(scene: Scene, table: State, railroad: str) -> Draw:
    """The map about the railroad on a table as it would be."""
    return lambda: draw_board(_as(table), scene.names, scene.language, railroad=railroad)
