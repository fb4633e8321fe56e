"""The pictures of Railroad Barons' cards, each as a function to be called by a worker."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Draw
from render.railroad_barons.board import board as draw_board
from render.railroad_barons.panels.draft import draft as draw_draft
from render.railroad_barons.preview import holding as draw_holding
from render.railroad_barons.preview import operating as draw_operating
from render.railroad_barons.preview import stock as draw_stock
from render.railroad_barons.result import result as draw_result
from rules.game import Standing
from rules.railroad_barons.model.actions import AnyAction
from rules.railroad_barons.stock.composing import Outcome


def of(scene: Scene, draw: Any, *about: Any, **more: Any) -> Draw:
    """What is drawn of the table, for its people, and of more than that."""
    return partial(draw, scene.public, *about, scene.names, scene.language, **more)


def card(scene: Scene, events: Sequence[Any], standing: Sequence[Standing]) -> Draw:
    """The picture of the public card: the draft, the board with what moved, or the result."""
    table = scene.public.table
    if table.draft is not None:
        return of(scene, draw_draft, top=scene.top)
    if table.ended is not None and standing:
        return of(scene, draw_result, standing)
    return of(scene, draw_board, events=events, top=scene.top)


def stock(scene: Scene, outcome: Outcome) -> Draw:
    """The board as a turn of the Stock Round would leave it."""
    return of(scene, draw_stock, outcome, top=scene.top)


def holding(scene: Scene, name: str) -> Draw:
    """One Holding large."""
    return of(scene, draw_holding, name, top=scene.top)


def operating(scene: Scene, action: AnyAction) -> Draw:
    """The operating Holding as a choice of the seat would leave it."""
    return of(scene, draw_operating, scene.me, action, top=scene.top)
