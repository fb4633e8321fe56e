"""The pictures of Railroad Barons' cards, each as a function to be called by a worker."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.chat.contract.adapter import Draw, Scene
from render.film import Moment
from render.railroad_barons.board import board as draw_board
from render.railroad_barons.film import film_of
from render.railroad_barons.panels.certificates import certificates as draw_certificates
from render.railroad_barons.panels.draft import draft as draw_draft
from render.railroad_barons.panels.income import income as draw_income
from render.railroad_barons.panels.stack import stack as draw_stack
from render.railroad_barons.panels.wealth import wealth as draw_wealth
from render.railroad_barons.preview import holding as draw_holding
from render.railroad_barons.preview import operating as draw_operating
from render.railroad_barons.preview import stock as draw_stock
from render.railroad_barons.result import result as draw_result
from render.railroad_barons.shared.words import name_of
from rules.game import Standing
from rules.railroad_barons.model.actions import AnyAction
from rules.railroad_barons.stock.composing import Outcome


def card(scene: Scene, events: Sequence[Any], standing: Sequence[Standing]) -> Draw:
    """The picture of the public card: the draft, the board with what moved, or the result."""
    view, names, language = scene.public, scene.names, scene.language
    if view.table.draft is not None:
        return partial(draw_draft, view, names, language, top=scene.top)
    if view.table.ended is not None and standing:
        return partial(draw_result, view, standing, names, language)
    return partial(draw_board, view, names, language, events=events, top=scene.top)


def stock(scene: Scene, outcome: Outcome) -> Draw:
    """The board as a turn of the Stock Round would leave it."""
    return partial(draw_stock, scene.public, outcome, scene.names, scene.language, top=scene.top)


def holding(scene: Scene, name: str) -> Draw:
    """One Holding large."""
    return partial(draw_holding, scene.public, name, scene.names, scene.language, top=scene.top)


def operating(scene: Scene, action: AnyAction) -> Draw:
    """The operating Holding as a choice of the seat would leave it."""
    assert scene.seat is not None
    view, names, language = scene.public, scene.names, scene.language
    return partial(draw_operating, view, scene.seat, action, names, language, top=scene.top)


def certificates(scene: Scene) -> Draw:
    return partial(draw_certificates, scene.public, scene.names, scene.language)


def stack(scene: Scene) -> Draw:
    return partial(draw_stack, scene.public, scene.names, scene.language)


def income(scene: Scene) -> Draw:
    return partial(draw_income, scene.public, scene.names, scene.language)


def wealth(scene: Scene) -> Draw:
    return partial(draw_wealth, scene.public, scene.names, scene.language)


def round_name(number: tuple[int, ...], language: str) -> str:
    """A round by its set and half, as the pictures call it."""
    return name_of(number[0], number[1], language)


def film(moments: Sequence[Moment], names: Sequence[str], language: str) -> Draw:
    """The whole game, moving."""
    return partial(film_of, moments, names, language)
