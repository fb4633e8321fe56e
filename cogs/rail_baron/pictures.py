"""The pictures of Rail Baron's cards, each as a function to be called off the event loop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.chat.contract.adapter import Draw, Scene
from bot.tables.types.model import TurnStanding
from render.film import Moment
from render.rail_baron.film import film_of
from render.rail_baron.map.board import board as draw_board
from render.rail_baron.players.cash import cash_history
from render.rail_baron.players.deeds import deeds as draw_deeds
from render.rail_baron.players.result import result as draw_result
from rules.game import Standing
from rules.rail_baron.model.events import Rode
from rules.rail_baron.model.options import Edition
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import View
from rules.rail_baron.routing.routes import Route, proposals


def card(scene: Scene, events: Sequence[Any], standing: Sequence[Standing]) -> Draw:
    """The picture of the public card."""
    view, names, language = scene.public, scene.names, scene.language
    if view.phase is Phase.RIDE:
        return with_routes(view, names, language, proposals(view, view.turn.seat))
    if view.phase is Phase.OVER and standing:
        return result(view, standing, names, language)
    return around(view, names, language, _rides(events))


def moves(scene: Scene, events: Sequence[Any]) -> Draw:
    """The rides of these events, numbered, on the map about the reader's own train."""
    view = msgspec.structs.replace(scene.public, viewer=scene.seat)
    return around(view, scene.names, scene.language, _rides(events))


def _rides(events: Sequence[Any]) -> list[Rode]:
    return [event for event in events if isinstance(event, Rode)]


def around(view: View, names: Sequence[str], language: str, rides: Sequence[Rode]) -> Draw:
    """The part of the map that matters now, with the rides since the last card."""
    return lambda: draw_board(view, language, crop="focus", rides=rides, names=names)


def after_ride(view: View, names: Sequence[str], language: str, ride: Rode) -> Draw:
    """The map as it would be after a ride, its steps numbered."""
    return lambda: draw_board(view, language, crop="focus", ride=ride, names=names)


def with_routes(view: View, names: Sequence[str], language: str, routes: Sequence[Route]) -> Draw:
    """The part of the map that matters to the viewer, with the ready-made routes as A, B, C."""
    return lambda: draw_board(view, language, crop="focus", routes=routes, names=names)


def whole_map(view: View, names: Sequence[str], language: str) -> Draw:
    return lambda: draw_board(view, language, crop="wide", names=names)


def deeds(view: View, names: Sequence[str], language: str) -> Draw:
    """Who owns what, and what the bank still sells."""
    return lambda: draw_deeds(view, names, language)


def result(view: View, standing: Sequence[Standing], names: Sequence[str], language: str) -> Draw:
    """The final card."""
    return lambda: draw_result(view, standing, names, language)


def film(moments: Sequence[Moment], names: Sequence[str], language: str) -> Draw:
    """The whole game, moving."""
    return lambda: film_of(moments, names, language)


def cash(
    history: Sequence[TurnStanding], names: Sequence[str], language: str, edition: Edition
) -> Draw:
    """Cash from turn to turn, as far as the history tells it."""
    points = [
        (turn.turn, [_cash_of(turn.standing, seat) for seat in range(len(names))])
        for turn in history
    ]
    return lambda: cash_history(points, names, language, edition=edition)


def _cash_of(standing: Sequence[Standing], seat: int) -> int | None:
    return next((line.sums.get("cash") for line in standing if line.seat == seat), None)
