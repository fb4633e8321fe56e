"""The head of Rail Baron's cards: the turn, the prompt, the sum that matters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import data.rail_baron as facts
from data.texts import whole_or_decimal
from render.card import head
from render.card.top import Head, Top
from render.layout.part import Part
from render.paint.style import TALLEST
from render.rail_baron.map.palettes import map_palette
from render.rail_baron.map.ways import route_letter
from render.words import cached_text, money
from rules.rail_baron.lookups.odds import mean_payoff
from rules.rail_baron.lookups.trips import shortest_path
from rules.rail_baron.model.board import board
from rules.rail_baron.model.events import Rode
from rules.rail_baron.model.levels import winning_level
from rules.rail_baron.model.play import Position
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import View
from rules.rail_baron.ownership.auction import lowest_bid
from rules.rail_baron.robot.riding import recommend_route
from rules.rail_baron.routing.ride_plan import Route, first_turn
from rules.rail_baron.routing.turn_forecast import turn_forecast
from rules.rail_baron.simulation import plausible_state
from rules.rail_baron.travel.destination import can_declare

KEY = "rail_baron_cards"


def build_head(
    view: View,
    names: Sequence[str],
    language: str,
    *,
    routes: Sequence[Route] = (),
    sum: str = "",
    would: tuple[str, ...] | None = None,
    buys: tuple[str, int | None] | None = None,
    ride: Rode | None = None,
) -> Head:
    """Return the head of a view's card.

    `names` by seat; `routes` that are offered; `sum` replaces the trip's sum; `would` as in
    `Head`. `buys` is the thing a preview is about and the price or the bid (None: it is put up
    for auction); `ride` the ride a preview is about."""
    if view.turn.number:
        title = cached_text(f"{KEY}-turn", language, turn=view.turn.number)
    else:
        title = cached_text(f"{KEY}-before", language)
    seat = view.to_move[0] if view.to_move else view.turn.seat
    notice = ""
    if view.sold_out:
        fee = money(facts.numbers().fee_rival_after_all_sold, language)
        notice = cached_text(f"{KEY}-sold-out", language, fee=fee)
    ask = _prompt(view, seat, names, language)
    if ride is not None:
        start, place = (board(view.options).name(stop) for stop in (ride.start, ride.end))
        values = {"name": names[seat], "start": start, "place": place, "miles": len(ride.path)}
        ask = cached_text(f"{KEY}-so-ride", language, **values)
    if buys is not None:
        thing, price = buys
        priced = money(price or 0, language)
        key = {Phase.AUCTION: "bid", Phase.FEES: "sell"}.get(view.phase, "buy")
        key = "auction" if price is None else key
        ask = cached_text(f"{KEY}-so-{key}", language, name=names[seat], thing=thing, price=priced)
    rider = seat if view.viewer is None or not routes else view.viewer
    sum_text = sum or _describe_sum(view, rider, routes, language)
    known = all(each.cash is not None for each in view.seats)
    counts = cached_text(f"{KEY}-{'counts' if known else 'counts-public'}", language)
    return Head(title, ask, seat, sum_text, notice, would, counts)


def _prompt(view: View, seat: int, names: Sequence[str], language: str) -> str:
    values = {"name": names[seat]}
    if view.phase is Phase.RIDE:
        return cached_text(f"{KEY}-ask-ride", language, miles=view.turn.steps_left, **values)
    if view.phase is Phase.AUCTION and view.auction is not None:
        values["railroad"] = view.auction.railroad
        values["least"] = money(lowest_bid(view.auction), language)
    if view.phase is Phase.PURCHASE:
        values["city"] = board(view.options).name(view.seats[seat].milepost)
    if view.phase is Phase.DESTINATION and can_declare(Position(plausible_state(view))):
        return cached_text(f"{KEY}-ask-declare", language, **values)
    if view.phase is Phase.FEES:
        values["due"] = money(_amount_due(view), language)
    return cached_text(f"{KEY}-ask-{view.phase}", language, **values)


def _amount_due(view: View) -> int:
    return sum(amount for _, amount in view.owed)


def _describe_sum(view: View, number: int, routes: Sequence[Route], language: str) -> str:
    """Return what the choice of a seat brings: the mean payoff of a destination roll; the
    payoff of its trip and how far that is; or what remains of it after the fees of the route
    that a robot would ride."""
    seat, graph = view.seats[number], board(view.options)
    if seat.bankrupt:
        return ""
    if view.phase is Phase.DESTINATION and seat.departure:
        mean = round(float(mean_payoff(view.options.edition, seat.departure)), -2)
        drawn = cached_text(
            f"{KEY}-drawn", language, city=seat.departure, payoff=money(round(mean), language)
        )
        if not can_declare(Position(plausible_state(view))):
            return drawn
        return f"{drawn} · {_describe_way_home(view, number, language)}"
    if seat.declared and view.phase in (Phase.ROLL, Phase.RIDE):
        return _describe_way_home(view, number, language)
    if view.phase not in (Phase.ROLL, Phase.RIDE, Phase.SWAP) or seat.destination is None:
        return ""
    payoff = graph.payoff(seat.departure, seat.destination)
    values: dict[str, Any] = {"city": seat.destination, "payoff": money(payoff, language)}
    if view.phase is Phase.SWAP:
        return cached_text(f"{KEY}-swapped", language, home=seat.home, **values)
    if routes:
        best = recommend_route(view, number, routes)
        trip_text = describe_trip_after_fees(
            seat.destination, payoff, round(best.fees, -2), language
        )
        letter = route_letter(routes.index(best))
        is_dearer = best.fees > min(route.fees for route in routes)
        is_fastest = best.turns == min(route.turns for route in routes)
        why = "fast" if is_dearer and is_fastest else "best"
        return cached_text(f"{KEY}-suggested", language, route=letter, why=why, trip=trip_text)
    values |= _distance(view, number, seat.destination, language)
    return cached_text(f"{KEY}-trip", language, **values)


def _describe_way_home(view: View, number: int, language: str) -> str:
    """Return how far a seat's home is, and what it needs there to win."""
    seat, graph = view.seats[number], board(view.options)
    if seat.milepost == graph.milepost_of[seat.home]:
        return cached_text(f"{KEY}-at-home", language)
    values = _distance(view, number, seat.home, language)
    cash = money(winning_level(view.options.edition), language)
    return cached_text(f"{KEY}-homeward", language, city=seat.home, cash=cash, **values)


def _distance(view: View, number: int, city: str, language: str) -> dict[str, Any]:
    """Return the mileposts of the shortest way of a seat to a city, and its turns."""
    seat, graph = view.seats[number], board(view.options)
    miles = len(shortest_path(graph, seat.milepost, graph.milepost_of[city]))
    forecast = turn_forecast(seat.engine, first_turn(view, number))
    return {"miles": miles, "turns": whole_or_decimal(forecast.expected_turns(miles), language)}


def describe_trip_after_fees(
    city: str, payoff: int, fees: int, language: str, now: int = 0, payees: str = ""
) -> str:
    """Return a sentence with the payoff of a trip, its fees, which of them are due `now`, those who
    get the later ones (`payees`), and the rest."""
    sums = {"payoff": payoff, "fees": fees, "now": now, "later": fees - now, "rest": payoff - fees}
    key = f"{KEY}-trip-fees-later" if 0 < now < fees else f"{KEY}-trip-fees"
    values = {name: money(amount, language) for name, amount in sums.items()}
    return cached_text(key, language, city=city, payees=payees, **values)


def top_part(top: Top, row: Head, language: str) -> Part:
    """Return ranking and head in the palette of the game."""
    return head.top_part(top, row, language, map_palette(), TALLEST)
