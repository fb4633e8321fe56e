"""Lessons of Rail Baron, phase by phase, and its practice goal: a completed trip."""

from __future__ import annotations

from collections.abc import Sequence

import data.rail_baron as facts
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.lessons import KeyedText, Lessons
from bot.chat.declared.texts import Texts
from cogs.rail_baron.routes import describe_threats, lettered_routes, ranked_routes
from cogs.rail_baron.words import (
    board_of,
    format_value,
    player_state,
    public_position,
    railroads_by_mark,
    seat_cash,
)
from rules.game import Event
from rules.rail_baron.lookups.trips import shortest_path
from rules.rail_baron.model import actions as a
from rules.rail_baron.model import events as e
from rules.rail_baron.model.levels import winning_level
from rules.rail_baron.model.state import Phase
from rules.rail_baron.ownership.establishment import rival_rate
from rules.rail_baron.routing.ride import path_stops


def _goal(ctx: TableContext) -> int:
    return winning_level(ctx.public.options.edition)


def _miles(ctx: TableContext, city: str) -> int:
    """Return the segments of the shortest path from the train to a city."""
    graph = board_of(ctx)
    goal = graph.milepost_of[graph.canonical_city(city)]
    return len(shortest_path(graph, player_state(ctx).milepost, goal))


def _destination(ctx: TableContext) -> KeyedText:
    if a.Declare() in ctx.view.legal:
        home = player_state(ctx).home
        left = seat_cash(ctx) - _goal(ctx)
        values = {"home": home, "miles": _miles(ctx, home), "left": left}
        return "declare", {**values, "rover": facts.numbers().rover_award}
    return "destination", {"goal": _goal(ctx)}


def _swap(ctx: TableContext) -> KeyedText:
    seat = player_state(ctx)
    assert seat.destination is not None
    railroad_counts = {
        city: sum(city in row.cities for row in railroads_by_mark().values())
        for city in (seat.home, seat.destination)
    }
    return "swap", {
        "home": seat.home,
        "homes": railroad_counts[seat.home],
        "to": seat.destination,
        "tos": railroad_counts[seat.destination],
        "goal": _goal(ctx),
    }


def _roll(ctx: TableContext) -> KeyedText:
    seat = player_state(ctx)
    target = seat.home if seat.declared else seat.destination or seat.home
    return "roll", {"to": target, "miles": _miles(ctx, target)}


def _ride(ctx: TableContext) -> KeyedText:
    seat, routes = player_state(ctx), [route for _, route in lettered_routes(ctx)]
    if seat.declared:
        return _ride_home(ctx)
    if any(route.miles <= ctx.public.turn.steps_left for route in routes):
        assert seat.destination is not None
        payoff = board_of(ctx).payoff(seat.departure, seat.destination)
        return "ride-arrive", {"to": seat.destination, "payoff": payoff}
    numbers = facts.numbers()
    fees = {"bank_fee": numbers.fee_bank_or_public, "fee": rival_rate(public_position(ctx))}
    return "ride", fees


def _ride_home(ctx: TableContext) -> KeyedText:
    """Warn of the trains that can reach the stop of the ride that a robot would take."""
    seat, graph = player_state(ctx), board_of(ctx)
    values = {"home": seat.home, "goal": _goal(ctx)}
    for letter, route in ranked_routes(ctx)[:1]:
        if route.miles > ctx.public.turn.steps_left:
            stop = path_stops(graph, seat.milepost, route.path)[ctx.public.turn.steps_left]
            trains = describe_threats(ctx, stop)
            if trains:
                values |= {"letter": letter, "place": graph.name(stop), "trains": trains}
                return "ride-home-threat", values
    return "ride-home", values


def _purchase(ctx: TableContext) -> KeyedText:
    engines = [action for action in ctx.view.legal if isinstance(action, a.BuyEngine)]
    if engines and not player_state(ctx).railroads and player_state(ctx).engine == "Freight":
        return "purchase-first", {"cash": seat_cash(ctx), "fee": rival_rate(public_position(ctx))}
    return "purchase", {"cash": seat_cash(ctx), "goal": _goal(ctx)}


def _fees(ctx: TableContext) -> KeyedText:
    fees = sum(amount for _, amount in ctx.public.owed)
    return "fees", {"short": fees - seat_cash(ctx)}


def _auction(ctx: TableContext) -> KeyedText:
    price = railroads_by_mark()[ctx.public.auction.railroad].price
    return "auction", {"price": price, "cash": seat_cash(ctx)}


LESSONS = Lessons(
    Texts("rail_baron_lessons", format_value),
    {
        Phase.DESTINATION: _destination,
        Phase.REGION: lambda ctx: ("region", {"city": player_state(ctx).departure}),
        Phase.SWAP: _swap,
        Phase.ROLL: _roll,
        Phase.RIDE: _ride,
        Phase.PURCHASE: _purchase,
        Phase.FEES: _fees,
        Phase.AUCTION: _auction,
    },
)


def reached_practice_goal(events: Sequence[Event], seat: int) -> bool:
    """Return whether the seat has arrived, and bought a railroad or engine or ended its turn."""
    ends = (e.BoughtRailroad, e.BoughtEngine, e.BoughtNothing, e.TurnBegan)
    arrived = False
    for event in events:
        if isinstance(event, e.Arrived) and event.seat == seat:
            arrived = True
        elif arrived and isinstance(event, ends):
            return True
    return False
