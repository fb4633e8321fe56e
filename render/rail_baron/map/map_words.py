"""The texts of the map picture: its footer and its alt text.

Cash appears only from the announce level on, even if the view knows more, so that a map may
be shown to anybody."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby

from data.texts import whole_or_decimal
from render.paint.style import legible_name
from render.rail_baron.map.footer import RouteLine, SeatLine
from render.rail_baron.map.ways import route_letter
from render.words import cached_text, money
from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.events import Rode
from rules.rail_baron.model.levels import announce_level
from rules.rail_baron.model.view import SeatView, View
from rules.rail_baron.routing.ride_plan import Route


def shown_names(view: View, names: Sequence[str] | None, language: str) -> tuple[str, ...]:
    """Return the names by seat, in characters that the font has; "Seat 3" for a missing name."""
    given = list(names or ())
    given += [""] * (len(view.seats) - len(given))
    return tuple(legible_name(given[s.seat], s.seat, language) for s in view.seats)


def seat_lines(
    view: View, language: str, *, whole: Collection[int | None] | None = None
) -> tuple[SeatLine, ...]:
    """Return the footer's line for every seat; with `whole` only those of these seats have more
    than train and destination."""
    return tuple(
        _seat_line(view, seat, whole is not None and seat.seat not in whole, language)
        for seat in view.seats
    )


def _seat_line(view: View, seat: SeatView, brief: bool, language: str) -> SeatLine:
    if seat.bankrupt:
        return SeatLine(seat.seat, cached_text("render-map-bankrupt", language), out=True)
    if seat.milepost < 0:
        return SeatLine(seat.seat, cached_text("render-map-no-home", language))
    place = board(view.options).name(seat.milepost)
    parts = [cached_text("render-map-at", language, place=place)]
    if not brief:
        engine = cached_text(f"charts-engine-{seat.engine}", language)
        parts += [engine, _describe_cash(view, seat, language), _describe_railroads(seat, language)]
    if seat.declared and seat.alternate is not None:
        parts.insert(0, cached_text("render-map-alternate", language, city=seat.alternate))
    aim, payoff = _describe_aim(view, seat, language)
    return SeatLine(seat.seat, aim, payoff, _join(*parts), seat.declared)


def compact_lines(view: View, language: str) -> tuple[SeatLine, ...]:
    """Return the footer's line for every seat with all that it has in one piece."""
    return tuple(
        line._replace(aim="", payoff="", more=_join(f"{line.aim} {line.payoff}".strip(), line.more))
        if line.more
        else line
        for line in seat_lines(view, language)
    )


def _join(*parts: str) -> str:
    return "\xa0· ".join(filter(None, parts))  # no line begins with a dot


def owner_lines(view: View, language: str) -> tuple[SeatLine, ...]:
    """Return the footer's line for every seat with nothing but its train and its railroads."""
    lines = []
    for seat in view.seats:
        line = _seat_line(view, seat, True, language)
        if line.more:
            place = board(view.options).name(seat.milepost)
            at = cached_text("render-map-at", language, place=place)
            engine = cached_text(f"charts-engine-{seat.engine}", language)
            owned = _describe_railroads(seat, language)
            line = SeatLine(seat.seat, _join(at, engine), more=owned)
        lines.append(line)
    return tuple(lines)


def announced_cash(view: View, seat: SeatView) -> int | None:
    """Return a seat's cash if it is public, even if the view is not; else None."""
    is_public = seat.cash is not None and seat.cash >= announce_level(view.options.edition)
    return seat.cash if is_public else None


def _describe_cash(view: View, seat: SeatView, language: str) -> str:
    cash = announced_cash(view, seat)
    return (
        "" if cash is None else cached_text("render-map-cash", language, cash=money(cash, language))
    )


def _describe_railroads(seat: SeatView, language: str) -> str:
    if not seat.railroads:
        return cached_text("render-map-owns-none", language)
    return cached_text("render-map-owns", language, railroads=", ".join(seat.railroads))


def _describe_aim(view: View, seat: SeatView, language: str) -> tuple[str, str]:
    """Return where a seat goes, and what it gets there."""
    if seat.declared:
        return cached_text("render-map-homeward", language, city=seat.home), ""
    if seat.destination is None:
        return cached_text("render-map-idle", language), ""
    aim = cached_text("render-map-bound", language, city=seat.destination)
    return aim, _format_payoff(view, seat, language)


def _format_payoff(view: View, seat: SeatView, language: str) -> str:
    assert seat.destination is not None
    return money(board(view.options).payoff(seat.departure, seat.destination), language)


def route_lines(
    view: View, seat: SeatView, routes: Sequence[Route], language: str
) -> tuple[RouteLine, ...]:
    """Return the footer's line for every route offered to a seat: its turns, what remains of
    the payoff, and its railroads."""
    return tuple(
        RouteLine(_route_figures(view, seat, route, language), ", ".join(route.railroads))
        for route in routes
    )


def _route_figures(view: View, seat: SeatView, route: Route, language: str) -> str:
    fees = round(route.fees, -2)
    values: dict[str, int | str] = {
        "turns": whole_or_decimal(route.turns, language),
        "fees": money(fees, language),
    }
    if seat.declared or seat.destination is None:
        return cached_text("render-map-route", language, **values)
    payoff = board(view.options).payoff(seat.departure, seat.destination)
    values |= {"payoff": money(payoff, language), "rest": money(payoff - fees, language)}
    return cached_text("render-map-route-pays", language, **values)


def describe_map(
    view: View, names: Sequence[str], rides: Sequence[Rode], routes: Sequence[Route], language: str
) -> Iterator[str]:
    """Yield sentences about rides, routes, trains and their destinations, and who owns what."""
    graph, first = board(view.options), view.turn.seat
    trains = sum(seat.milepost >= 0 for seat in view.seats)
    yield cached_text("render-map-alt", language, seats=trains)
    for ride in rides:
        yield _describe_ride(graph, ride, names, language)
    for number, route in enumerate(routes):
        values = {"letter": route_letter(number), "miles": route.miles}
        railroads = ", ".join(route.railroads)
        yield cached_text("render-map-alt-route", language, railroads=railroads, **values)
    order = sorted(view.seats, key=lambda seat: (seat.seat != first, seat.seat))
    for seat in order:
        yield _describe_train(view, graph, seat, names[seat.seat], language)
    for seat in order:
        if seat.railroads:
            railroads, name = ", ".join(seat.railroads), names[seat.seat]
            yield cached_text("render-map-alt-owns", language, name=name, railroads=railroads)


def _describe_ride(graph: Board, ride: Rode, names: Sequence[str], language: str) -> str:
    ridden = (graph.segments[s].railroad for s in ride.path)
    railroads = ", ".join(mark for mark, _ in groupby(ridden))
    return cached_text(
        "render-map-alt-ride",
        language,
        name=names[ride.seat],
        miles=len(ride.path),
        start=graph.name(ride.start),
        end=graph.name(ride.end),
        railroads=railroads,
    )


def _describe_train(view: View, graph: Board, seat: SeatView, name: str, language: str) -> str:
    if seat.bankrupt:
        return cached_text("render-map-alt-bankrupt", language, name=name)
    if seat.milepost < 0:
        return f"{name}: {cached_text('render-map-no-home', language)}."
    if seat.declared:
        aim = cached_text("render-map-alt-homeward", language, city=seat.home)
    elif seat.destination is None:
        aim = cached_text("render-map-alt-idle", language)
    else:
        aim = cached_text(
            "render-map-alt-bound",
            language,
            city=seat.destination,
            payoff=_format_payoff(view, seat, language),
        )
    return cached_text(
        "render-map-alt-train",
        language,
        name=name,
        place=graph.name(seat.milepost),
        engine=cached_text(f"charts-engine-{seat.engine}", language),
        aim=aim,
    )
