"""The pictures of Rail Baron's cards, each as a function to be called by a worker."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Draw
from bot.tables.types.model import TurnStanding
from cogs.rail_baron.words import board_of, me
from render.rail_baron.cards.board import board as draw_board
from render.rail_baron.cards.market import market_card as draw_market
from render.rail_baron.cards.railroad import railroad_card as draw_railroad
from render.rail_baron.cards.since import deeds_of
from render.rail_baron.players.cash import cash_history
from render.rail_baron.players.deeds import deeds as draw_deeds
from render.rail_baron.players.result import result as draw_result
from rules.game import Standing
from rules.rail_baron.game import GAME
from rules.rail_baron.model.actions import Ride
from rules.rail_baron.model.events import AuctionWon, BoughtRailroad, Rode
from rules.rail_baron.model.state import Phase, State
from rules.rail_baron.model.view import View
from rules.rail_baron.routing.ride import stops_of
from rules.rail_baron.routing.routes import Route, proposals


def _of(scene: Scene, draw: Any, view: View, *about: str, **shown: Any) -> Draw:
    """What is drawn of a view, for the people of the table, and of more than that."""
    return partial(draw, view, *about, scene.language, names=scene.names, top=scene.top, **shown)


def _map(scene: Scene, view: View | None = None, **shown: Any) -> Draw:
    """The part of the map that matters now, or to the viewer of a view, with what happens on it."""
    return _of(scene, draw_board, view or scene.public, **shown)


def _own(scene: Scene) -> View:
    """The map about the reader's own train, without the reader's cash."""
    view: View = scene.public
    return msgspec.structs.replace(view, viewer=scene.seat)


def card(scene: Scene, events: Sequence[Any], standing: Sequence[Standing]) -> Draw:
    """The picture of the public card: the routes, the railroad under the hammer, what can be bought
    or sold, the result, or the rides since the last card."""
    view, names, language = scene.public, scene.names, scene.language
    if view.phase is Phase.RIDE:
        return _map(scene, routes=proposals(view, view.turn.seat))
    if view.phase is Phase.AUCTION:
        return railroad(scene, view.auction.railroad)
    if view.phase in (Phase.PURCHASE, Phase.FEES):
        return market(scene)
    if view.phase is Phase.OVER and standing:
        return partial(draw_result, view, standing, names, language)
    return _map(scene, rides=_rides(events), bought=_bought(events))


def moves(scene: Scene, events: Sequence[Any]) -> Draw:
    """The rides of these events on the map about the reader's own train, or the railroad under the
    hammer; what else was done."""
    deeds = deeds_of(events, board_of(scene), scene.seat, scene.language)
    if scene.public.phase is Phase.AUCTION:
        return railroad(scene, scene.public.auction.railroad, deeds=deeds)
    return _map(scene, _own(scene), rides=_rides(events), bought=_bought(events), deeds=deeds)


def _rides(events: Sequence[Any]) -> list[Rode]:
    return [event for event in events if isinstance(event, Rode)]


def _bought(events: Sequence[Any]) -> tuple[str, ...]:
    return tuple(e.railroad for e in events if isinstance(e, BoughtRailroad | AuctionWon))


def ride(
    scene: Scene, part: Ride, route: Route, after: State, would: tuple[str, ...], trip: str
) -> Draw:
    """The map as it would be after the ride, and the rest of the route on it; `trip`: the sum of
    all of it."""
    seat, seats = me(scene), list(GAME.view(after, None).seats)
    end = stops_of(board_of(scene), seat.milepost, part.path)[-1]
    seats[seat.seat] = msgspec.structs.replace(seats[seat.seat], milepost=end, bankrupt=False)
    seen = msgspec.structs.replace(scene.public, seats=tuple(seats))
    made = Rode(seat.seat, seat.milepost, part.path, end)
    left = route.path[len(part.path) :]
    return _map(scene, seen, ride=made, left=left, would=would, trip=trip)


def railroad(scene: Scene, mark: str, **shown: Any) -> Draw:
    """A railroad large: its bids, cities, line and neighbours."""
    return _of(scene, draw_railroad, scene.public, mark, **shown)


def market(scene: Scene, **shown: Any) -> Draw:
    """What can be bought, or sold for fees."""
    return _of(scene, draw_market, scene.public, **shown)


def routes(scene: Scene, shown: Sequence[Route]) -> Draw:
    """Routes as A, B, C on the map about the reader's own train."""
    return _map(scene, _own(scene), routes=shown)


def whole_map(scene: Scene) -> tuple[Draw, ...]:
    """Who is where and who owns what; then the map to be read, from west to east."""
    return tuple(_map(scene, crop=crop) for crop in ("whole", "west", "east"))


def deeds(scene: Scene) -> Draw:
    """Who owns what, and what the bank still sells."""
    return partial(draw_deeds, scene.public, scene.names, scene.language)


def cash(scene: Scene, history: Sequence[TurnStanding]) -> Draw:
    """Cash from turn to turn, as far as the history tells it."""
    names, edition = scene.names, scene.public.options.edition
    points = [
        (turn.turn, [_cash_of(turn.standing, seat) for seat in range(len(names))])
        for turn in history
    ]
    return partial(cash_history, points, names, scene.language, edition=edition)


def _cash_of(standing: Sequence[Standing], seat: int) -> int | None:
    return next((line.sums.get("cash") for line in standing if line.seat == seat), None)
