"""The words of the map picture: its footer and its alt text.

Cash appears only from the announce level on, even where the view knows more, so that a map may be
shown to anybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from data.texts import decimal
from render.paint.style import legible
from render.rail_baron.map.footer import OwnLine, RouteLine, SeatLine
from render.rail_baron.map.ways import letter
from render.words import money, said
from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.events import Rode
from rules.rail_baron.model.levels import announce_level
from rules.rail_baron.model.view import SeatView, View
from rules.rail_baron.routing.routes import Route

ALT_MOST = 1000
"""Letters of an alt text; what matters least is left out beyond."""


def shown_names(view: View, names: Sequence[str] | None, language: str) -> tuple[str, ...]:
    """Names by seat, in letters that can be drawn; "Seat 3" without one."""
    given = list(names or ())
    given += [""] * (len(view.seats) - len(given))
    return tuple(legible(given[s.seat], s.seat, language) for s in view.seats)


def own_line(view: View, seat: SeatView, language: str) -> OwnLine:
    """The footer's line about the engine and the railroads of a seat, and its public cash."""
    engine = said(f"charts-engine-{seat.engine}", language)
    railroads = ", ".join(seat.railroads)
    key = "render-map-owns" if seat.railroads else "render-map-owns-none"
    parts = [_cash(view, seat, language), said(key, language, railroads=railroads)]
    return OwnLine(seat.seat, engine, " · ".join(filter(None, parts)))


def seat_lines(view: View, language: str) -> tuple[SeatLine, ...]:
    """The footer's part for every seat."""
    return tuple(_seat(view, seat, language) for seat in view.seats)


def _seat(view: View, seat: SeatView, language: str) -> SeatLine:
    if seat.bankrupt:
        return SeatLine(seat.seat, said("render-map-bankrupt", language), out=True)
    return SeatLine(
        seat.seat, _aim(view, seat, language), _cash(view, seat, language), seat.declared
    )


def announced(view: View, seat: SeatView) -> int | None:
    """A seat's cash if everybody may know it, whatever the view knows."""
    known = seat.cash is not None and seat.cash >= announce_level(view.options.edition)
    return seat.cash if known else None


def _cash(view: View, seat: SeatView, language: str) -> str:
    cash = announced(view, seat)
    return "" if cash is None else said("render-map-cash", language, cash=money(cash, language))


def _aim(view: View, seat: SeatView, language: str) -> str:
    if seat.declared:
        return said("render-map-homeward", language, city=seat.home)
    if seat.destination is None:
        return said("render-map-idle", language)
    payoff = _payoff(view, seat, language)
    return said("render-map-bound", language, city=seat.destination, payoff=payoff)


def _payoff(view: View, seat: SeatView, language: str) -> str:
    assert seat.destination is not None
    return money(board(view.options).payoff(seat.departure, seat.destination), language)


def route_lines(
    view: View, seat: SeatView, routes: Sequence[Route], language: str
) -> tuple[RouteLine, ...]:
    """The footer's part for every route on offer to a seat: its turns, what is left of the payoff,
    and its railroads."""
    shared = set[str].intersection(*(set(route.railroads) for route in routes)) if routes else set()
    return tuple(
        RouteLine(_figures(view, seat, route, language), _railroads(route, shared))
        for route in routes
    )


def _railroads(route: Route, shared: set[str]) -> str:
    """Those of a route; first the ones that it does not share with all others."""
    own = [mark for mark in route.railroads if mark not in shared]
    rest = [mark for mark in route.railroads if mark in shared]
    return " · ".join(", ".join(part) for part in (own, rest) if part)


def _figures(view: View, seat: SeatView, route: Route, language: str) -> str:
    fees = round(route.fees, -2)
    values = {"turns": decimal(route.turns, language), "fees": money(fees, language)}
    if seat.declared or seat.destination is None:
        return said("render-map-route", language, **values)
    payoff = board(view.options).payoff(seat.departure, seat.destination)
    values |= {"payoff": money(payoff, language), "rest": money(payoff - fees, language)}
    return said("render-map-route-pays", language, **values)


def alt_text(
    top: Sequence[str],
    view: View,
    names: Sequence[str],
    rides: Sequence[Rode],
    routes: Sequence[Route],
    language: str,
) -> str:
    """What stands at the `top`, then rides, routes, trains and their aims, and who owns what."""
    graph = board(view.options)
    told = [*top, said("render-map-alt", language, seats=sum(s.milepost >= 0 for s in view.seats))]
    told += [_ride(graph, ride, names, language) for ride in rides]
    told += [
        said(
            "render-map-alt-route",
            language,
            letter=letter(i),
            miles=route.miles,
            railroads=", ".join(route.railroads),
        )
        for i, route in enumerate(routes)
    ]
    first = view.turn.seat
    order = sorted(view.seats, key=lambda s: (s.seat != first, s.seat))
    told += [_train(view, graph, seat, names[seat.seat], language) for seat in order]
    told += [
        said(
            "render-map-alt-owns",
            language,
            name=names[seat.seat],
            railroads=", ".join(seat.railroads),
        )
        for seat in order
        if seat.railroads
    ]
    text = told[0]
    for sentence in told[1:]:
        if len(text) + len(sentence) < ALT_MOST:
            text = f"{text} {sentence}"
    return text


def _ride(graph: Board, ride: Rode, names: Sequence[str], language: str) -> str:
    ridden = (graph.segments[s].railroad for s in ride.path)
    railroads = ", ".join(mark for mark, _ in groupby(ridden))
    return said(
        "render-map-alt-ride",
        language,
        name=names[ride.seat],
        miles=len(ride.path),
        start=graph.name(ride.start),
        end=graph.name(ride.end),
        railroads=railroads,
    )


def _train(view: View, graph: Board, seat: SeatView, name: str, language: str) -> str:
    if seat.bankrupt:
        return said("render-map-alt-bankrupt", language, name=name)
    if seat.milepost < 0:
        return f"{name}: {said('render-map-no-home', language)}."
    if seat.declared:
        aim = said("render-map-alt-homeward", language, city=seat.home)
    elif seat.destination is None:
        aim = said("render-map-alt-idle", language)
    else:
        aim = said(
            "render-map-alt-bound",
            language,
            city=seat.destination,
            payoff=_payoff(view, seat, language),
        )
    return said(
        "render-map-alt-train",
        language,
        name=name,
        place=graph.name(seat.milepost),
        engine=said(f"charts-engine-{seat.engine}", language),
        aim=aim,
    )
