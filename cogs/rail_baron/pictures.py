"""The pictures of Rail Baron's cards, each a function for a worker to call."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from bot.chat.contract.pages import Draw
from bot.chat.contract.table_context import TableContext
from bot.tables.types.model import TurnStanding
from cogs.rail_baron.words import board_of, player_state
from render.paint.picture import Picture
from render.rail_baron.cards.board import render_board as draw_board
from render.rail_baron.cards.market import market_card as draw_market
from render.rail_baron.cards.railroad import railroad_card as draw_railroad
from render.rail_baron.cards.since import summarize_deeds
from render.rail_baron.players.cash import cash_history
from render.rail_baron.players.deeds import render_deeds as draw_deeds
from render.rail_baron.players.result import render_result as draw_result
from rules.game import Event, Standing
from rules.rail_baron.game import GAME
from rules.rail_baron.model.actions import Ride
from rules.rail_baron.model.events import AuctionWon, BoughtRailroad, Rode
from rules.rail_baron.model.state import Phase, State
from rules.rail_baron.model.view import View
from rules.rail_baron.routing.ride import path_stops
from rules.rail_baron.routing.ride_plan import Route
from rules.rail_baron.routing.routes import propose_routes


def _draw_view(
    ctx: TableContext, draw: Callable[..., Picture], view: View, *arguments: str, **options: object
) -> Draw:
    """Return the drawing of a view, with the table's names, language and header added."""
    return partial(draw, view, *arguments, ctx.language, names=ctx.names, top=ctx.top, **options)


def _draw_map(ctx: TableContext, view: View | None = None, **options: object) -> Draw:
    """Return the part of the map around what happens now, or around the view's viewer."""
    return _draw_view(ctx, draw_board, view or ctx.public, **options)


def _view_from_seat(ctx: TableContext) -> View:
    """Return the public view with the reader's seat as its viewer: the map shows that train and
    no secret cash."""
    view: View = ctx.public
    return msgspec.structs.replace(view, viewer=ctx.seat)


def card(ctx: TableContext, events: Sequence[Event], standing: Sequence[Standing]) -> Draw:
    """Return the picture of the public card: the routes, the railroad up for auction, what can
    be bought or sold, the result, or the rides since the last card."""
    view, names, language = ctx.public, ctx.names, ctx.language
    if view.phase is Phase.RIDE:
        return _draw_map(ctx, routes=propose_routes(view, view.turn.seat))
    if view.phase is Phase.AUCTION:
        return railroad(ctx, view.auction.railroad)
    if view.phase in (Phase.PURCHASE, Phase.FEES):
        return market(ctx)
    if view.phase is Phase.OVER and standing:
        return partial(draw_result, view, standing, names, language)
    return _draw_map(ctx, rides=_rides(events), bought=_bought_railroads(events))


def recent_moves(ctx: TableContext, events: Sequence[Event]) -> Draw:
    """Return the rides of these events on the map around the reader's train, or the railroad up
    for auction; with a line for everything else that happened."""
    deeds = summarize_deeds(events, board_of(ctx), ctx.seat, ctx.language)
    if ctx.public.phase is Phase.AUCTION:
        return railroad(ctx, ctx.public.auction.railroad, deeds=deeds)
    return _draw_map(
        ctx,
        _view_from_seat(ctx),
        rides=_rides(events),
        bought=_bought_railroads(events),
        deeds=deeds,
    )


def _rides(events: Sequence[Event]) -> list[Rode]:
    return [event for event in events if isinstance(event, Rode)]


def _bought_railroads(events: Sequence[Event]) -> tuple[str, ...]:
    return tuple(e.railroad for e in events if isinstance(e, BoughtRailroad | AuctionWon))


def ride_preview(
    ctx: TableContext, part: Ride, route: Route, after: State, would: tuple[str, ...], trip: str
) -> Draw:
    """Return the projected map after the ride, with the rest of the route. `would`: the changes
    in the header; `trip`: the net sum of the whole trip."""
    seat, seats = player_state(ctx), list(GAME.view(after, None).seats)
    stop = path_stops(board_of(ctx), seat.milepost, part.path)[-1]
    seats[seat.seat] = msgspec.structs.replace(seats[seat.seat], milepost=stop, bankrupt=False)
    projected = msgspec.structs.replace(ctx.public, seats=tuple(seats))
    rode = Rode(seat.seat, seat.milepost, part.path, stop)
    rest = route.path[len(part.path) :]
    return _draw_map(ctx, projected, ride=rode, left=rest, would=would, trip=trip)


def railroad(ctx: TableContext, mark: str, **options: object) -> Draw:
    """Return one railroad, enlarged: its bids, cities, line and connections."""
    return _draw_view(ctx, draw_railroad, ctx.public, mark, **options)


def market(ctx: TableContext, **options: object) -> Draw:
    """Return what can be bought from the bank, or sold for use fees."""
    return _draw_view(ctx, draw_market, ctx.public, **options)


def routes(ctx: TableContext, shown: Sequence[Route]) -> Draw:
    """Return the routes as A, B, C on the map around the reader's train."""
    return _draw_map(ctx, _view_from_seat(ctx), routes=shown)


def whole_map(ctx: TableContext) -> tuple[Draw, ...]:
    """Return the map with trains and owners, then its west and its east enlarged."""
    return tuple(_draw_map(ctx, crop=crop) for crop in ("whole", "west", "east"))


def deeds(ctx: TableContext) -> Draw:
    """Return who owns what, and what the bank still sells."""
    return partial(draw_deeds, ctx.public, ctx.names, ctx.language)


def cash(ctx: TableContext, history: Sequence[TurnStanding]) -> Draw:
    """Return the chart of cash by turn, from the history."""
    names, edition = ctx.names, ctx.public.options.edition
    points = [
        (turn.turn, [_cash_in_ranking(turn.standing, seat) for seat in range(len(names))])
        for turn in history
    ]
    return partial(cash_history, points, names, ctx.language, edition=edition)


def _cash_in_ranking(standing: Sequence[Standing], seat: int) -> int | None:
    return next((line.sums.get("cash") for line in standing if line.seat == seat), None)
