"""The pictures of Baltimore & Ohio's cards, each a function to be called off the event loop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.chat.contract.adapter import Draw, Scene
from render.baltimore_ohio.film import film_of
from render.baltimore_ohio.finance.charter import charter as draw_charter
from render.baltimore_ohio.finance.equipment import equipment as draw_equipment
from render.baltimore_ohio.finance.history import history as draw_history
from render.baltimore_ohio.finance.market import market as draw_market
from render.baltimore_ohio.finance.result import result as draw_result
from render.baltimore_ohio.map.board import board as draw_board
from render.baltimore_ohio.preview import market as draw_preview
from render.baltimore_ohio.shared.words import name_of
from render.baltimore_ohio.since import since as draw_since
from render.film import Moment
from rules.baltimore_ohio.market_round.composing import Outcome
from rules.game import Standing


def card(scene: Scene, events: Sequence[Any], standing: Sequence[Standing]) -> Draw:
    """The picture of the public card: the market, the map about the railroad on turn, or the
    result."""
    view, names, language = scene.public, scene.names, scene.language
    if view.table.ended is not None and standing:
        return lambda: draw_result(view, standing, names, language)
    business = view.table.business
    if business is not None and business.railroad is not None:
        acting = business.railroad
        return lambda: draw_board(view, names, language, railroad=acting, events=events)
    return lambda: draw_market(view, names, language, events=events)


def moves(scene: Scene, events: Sequence[Any]) -> Draw:
    """What was built and how values moved in these events."""
    return lambda: draw_since(scene.public, scene.names, scene.language, events=events)


def market(scene: Scene) -> Draw:
    return lambda: draw_market(scene.public, scene.names, scene.language)


def turn(scene: Scene, outcome: Outcome) -> Draw:
    """The market as a turn would leave it."""
    return lambda: draw_preview(scene.view, outcome, scene.names, scene.language)


def board(scene: Scene, railroad: str | None = None) -> Draw:
    """The whole map, or what surrounds a railroad."""
    return lambda: draw_board(scene.public, scene.names, scene.language, railroad=railroad)


def charter(scene: Scene, railroad: str) -> Draw:
    return lambda: draw_charter(scene.public, railroad, scene.names, scene.language)


def equipment(scene: Scene) -> Draw:
    return lambda: draw_equipment(scene.public, scene.language)


def history(scene: Scene) -> Draw:
    return lambda: draw_history(scene.public, scene.names, scene.language)


def round_name(number: tuple[int, ...], language: str) -> str:
    """A round by its turn and part, as the pictures call it."""
    return name_of(number[0], number[1], language)


def film(moments: Sequence[Moment], names: Sequence[str], language: str) -> Draw:
    """The whole game, moving."""
    return lambda: film_of(moments, names, language)
