"""The head of Rail Baron's cards: the turn, who is to do what, the sum it is about."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from data.texts import decimal
from render.card.head import above
from render.card.top import Head, Top
from render.paint.style import TALLEST
from render.rail_baron.map.inks import map_palette
from render.rail_baron.map.ways import letter
from render.words import money, said
from rules.rail_baron.dice_desk.odds import mean_payoff
from rules.rail_baron.dice_desk.trips import shortest
from rules.rail_baron.imagined import state_of
from rules.rail_baron.model.board import board
from rules.rail_baron.model.events import Rode
from rules.rail_baron.model.play import Position
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import View
from rules.rail_baron.ownership.auction import lowest_bid
from rules.rail_baron.robot.riding import recommended
from rules.rail_baron.routing.expected import ahead
from rules.rail_baron.routing.routes import Route, turn_of
from rules.rail_baron.travel.destination import may_declare

KEY = "rail_baron_cards"


def head_of(
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
    """What the card of a view is about. `names` by seat; `routes` that are offered; `sum` in place
    of the trip's; `would` as in `Head`, `buys` what a preview is of, and the price or the bid
    (None: it is put up for auction); or `ride`."""
    if view.turn.number:
        title = said(f"{KEY}-turn", language, turn=view.turn.number)
    else:
        title = said(f"{KEY}-before", language)
    seat = view.to_move[0] if view.to_move else view.turn.seat
    notice = said(f"{KEY}-sold-out", language) if view.sold_out else ""
    ask = _ask(view, seat, names, language)
    if ride is not None:
        start, place = (board(view.options).name(stop) for stop in (ride.start, ride.end))
        values = {"name": names[seat], "start": start, "place": place, "miles": len(ride.path)}
        ask = said(f"{KEY}-so-ride", language, **values)
    if buys is not None:
        thing, price = buys
        priced = money(price or 0, language)
        key = {Phase.AUCTION: "bid", Phase.FEES: "sell"}.get(view.phase, "buy")
        key = "auction" if price is None else key
        ask = said(f"{KEY}-so-{key}", language, name=names[seat], thing=thing, price=priced)
    rider = seat if view.viewer is None or not routes else view.viewer
    told = sum or _sum(view, rider, routes, language)
    return Head(title, ask, seat, told, notice, would)


def _ask(view: View, seat: int, names: Sequence[str], language: str) -> str:
    values = {"name": names[seat]}
    if view.phase is Phase.RIDE:
        return said(f"{KEY}-ask-ride", language, miles=view.turn.steps_left, **values)
    if view.phase is Phase.AUCTION and view.auction is not None:
        values["railroad"] = view.auction.railroad
        values["least"] = money(lowest_bid(view.auction), language)
    if view.phase is Phase.PURCHASE:
        values["city"] = board(view.options).name(view.seats[seat].milepost)
    if view.phase is Phase.DESTINATION and may_declare(Position(state_of(view))):
        return said(f"{KEY}-ask-declare", language, **values)
    if view.phase is Phase.FEES:
        values["due"] = money(_due(view), language)
    return said(f"{KEY}-ask-{view.phase}", language, **values)


def _due(view: View) -> int:
    return sum(amount for _, amount in view.owed)


def _sum(view: View, number: int, routes: Sequence[Route], language: str) -> str:
    """What the choice of the seat brings: the mean of what may be drawn, the payoff of its trip and
    how far that is, or what the fees of the route leave of it that a robot would ride."""
    seat, graph = view.seats[number], board(view.options)
    if seat.bankrupt:
        return ""
    if view.phase is Phase.DESTINATION and seat.departure:
        payoff = round(float(mean_payoff(view.options.edition, seat.departure)), -2)
        values = {"city": seat.departure, "payoff": money(round(payoff), language)}
        return said(f"{KEY}-drawn", language, **values)
    if view.phase not in (Phase.ROLL, Phase.RIDE, Phase.SWAP) or seat.destination is None:
        going = seat.declared and view.phase in (Phase.ROLL, Phase.RIDE)
        return said(f"{KEY}-homeward", language, city=seat.home) if going else ""
    if seat.declared:
        return said(f"{KEY}-homeward", language, city=seat.home)
    payoff = graph.payoff(seat.departure, seat.destination)
    values = {"city": seat.destination, "payoff": money(payoff, language)}
    if view.phase is Phase.SWAP:
        return said(f"{KEY}-swapped", language, home=seat.home, **values)
    if routes:
        best = recommended(view, number, routes)
        told = trip_less(seat.destination, payoff, round(best.fees, -2), language)
        return f"{letter(routes.index(best))}: {told}"
    miles = len(shortest(graph, seat.milepost, graph.milepost_of[seat.destination]))
    turns = decimal(ahead(seat.engine, turn_of(view, number)).turns(miles), language)
    return said(f"{KEY}-trip", language, miles=miles, turns=turns, **values)


def trip_less(city: str, payoff: int, fees: int, language: str) -> str:
    """The payoff of a trip, its fees taken off."""
    return said(
        f"{KEY}-trip-fees",
        language,
        city=city,
        payoff=money(payoff, language),
        fees=money(fees, language),
        rest=money(payoff - fees, language),
    )


def top_panel(top: Top, head: Head, language: str) -> Image.Image:
    """Ranking and head in the palette of the game."""
    return above(top, head, language, map_palette(), room=TALLEST)
