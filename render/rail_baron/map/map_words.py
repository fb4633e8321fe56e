"""The words of the map picture: its footer and its alt text.

Cash appears only from the announce level on, even where the view knows more, so that a map may be
shown to anybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from data.texts import decimal
from render.rail_baron.map.footer import RouteLine, SeatLines
from render.rail_baron.map.ways import letter
from render.style import legible
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


def seat_lines(view: View, names: Sequence[str], language: str) -> tuple[SeatLines, ...]:
    """The footer's part for every seat."""
    return tuple(_seat(view, seat, names[seat.seat], language) for seat in view.seats)


def _seat(view: View, seat: SeatView, name: str, language: str) -> SeatLines:
    if seat.bankrupt:
        line = said("render-map-bankrupt", language)
        return SeatLines(seat.seat, name, "", (line,), False, False, True)
    lines = [_aim(seat, language), _then(view, seat, language)]
    if seat.cash is not None and seat.cash >= announce_level(view.options.edition):
        lines.append(said("render-map-cash", language, cash=money(seat.cash, language)))
    on_turn = seat.seat == view.turn.seat and view.turn.number > 0 and view.winner is None
    engine = said(f"render-map-engine-{seat.engine}", language)
    shown = tuple(line for line in lines if line)
    return SeatLines(seat.seat, name, engine, shown, on_turn, seat.declared, False)


def _aim(seat: SeatView, language: str) -> str:
    if seat.declared:
        return said("render-map-declared", language)
    if seat.destination is None:
        return said("render-map-idle", language)
    return said("render-map-bound", language, city=seat.destination)


def _then(view: View, seat: SeatView, language: str) -> str:
    if seat.declared:
        return said("render-map-homeward", language, city=seat.home)
    if seat.destination is None:
        return ""
    return said("render-map-pays", language, payoff=_payoff(view, seat, language))


def _payoff(view: View, seat: SeatView, language: str) -> str:
    assert seat.destination is not None
    return money(board(view.options).payoff(seat.departure, seat.destination), language)


def route_lines(routes: Sequence[Route], language: str) -> tuple[RouteLine, ...]:
    """The footer's part for every route on offer."""
    return tuple(
        RouteLine(
            said(
                "render-map-route",
                language,
                miles=route.miles,
                turns=decimal(route.turns, language),
                fees=money(round(route.fees, -2), language),
            ),
            ", ".join(route.railroads),
        )
        for route in routes
    )


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
