"""Routes that the player types: what places and railroads the text may mean, and how the
route through them compares with the ready-made ones.

Key: `via.<waypoint>.<waypoint>…`. A waypoint is the number of a milepost, or `r` and the number of
a railroad. If a text is ambiguous, it is all candidates, joined by hyphens, the likeliest first."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from discord.utils import escape_markdown

import data.rail_baron as facts
from bot.chat.base.errors import Refusal, require_known
from bot.chat.commands.autocomplete import MAX_LENGTH, Rows
from bot.chat.contract.pages import EphemeralPage, Menu, Option
from bot.chat.contract.table_context import TableContext
from cogs.rail_baron import pictures
from cogs.rail_baron.routes import describe_route, lettered_routes, round_to_hundred
from cogs.rail_baron.words import DOMAIN, board_of, player_state, railroad_name, t
from data.texts import whole_or_decimal
from rules.errors import RuleError
from rules.rail_baron.cities.names import find_cities, find_railroads, normalize, railroads_named
from rules.rail_baron.cities.places import (
    find_place,
    is_name_of,
    place_choices,
    place_label,
    split_places,
)
from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.options import Options
from rules.rail_baron.robot.riding import route_value
from rules.rail_baron.routing.legs import Waypoint
from rules.rail_baron.routing.ride import distances_from
from rules.rail_baron.routing.ride_plan import Route, ride_plan
from rules.rail_baron.routing.routes import route_through

MAX_PLACES = 12
"""Places that can be typed for one route: each takes three digits in a component id."""
MAX_CANDIDATES = 8
"""Candidates that are offered for an ambiguous text."""
_MAX_KEY_LENGTH = 66
"""A component id holds `ride/` and this many characters."""
_KEY = re.compile(r"r?\d{1,3}(-r?\d{1,3})*")
Candidates = list[Waypoint]
"""The waypoints that a text may mean, the likeliest first."""


def via_key(ctx: TableContext, text: str) -> str:
    """Return the key of the places and railroads typed: `via.12.340`, or `via.12.340-77` if one
    is ambiguous. Raises `Refusal` for unknown or too many places."""
    places = split_places(text)
    if not places:
        raise Refusal(f"{DOMAIN}-refuse-place", text=text[:60])
    if len(places) > MAX_PLACES:
        raise Refusal(f"{DOMAIN}-refuse-many", limit=MAX_PLACES)
    candidates = [_parse_waypoint(ctx, place) for place in places]
    key = _encode(candidates)
    if len(key) > _MAX_KEY_LENGTH:
        number = max(range(len(candidates)), key=lambda i: len(candidates[i]))
        raise _ambiguity_refusal(ctx, places[number], candidates[number])
    return key


def unambiguous_key(ctx: TableContext, text: str) -> str:
    """Return the key of the places and railroads typed. Raises `Refusal` as `via_key` does, and
    if any is ambiguous."""
    key = via_key(ctx, text)
    for place, candidates in zip(split_places(text), _decode(ctx, key), strict=True):
        if len(candidates) > 1:
            raise _ambiguity_refusal(ctx, place, candidates)
    return key


def describe_guesses(ctx: TableContext, text: str, key: str) -> Iterator[str]:
    """Yield which typed places were read as one that is spelled differently."""
    for typed, candidates in zip(split_places(text), _decode(ctx, key), strict=True):
        (guess, *others) = candidates
        if others or isinstance(guess, str) or is_name_of(board_of(ctx), typed, guess):
            continue
        label = _waypoint_label(ctx, guess)
        yield t("via-guessed", ctx, text=escape_markdown(typed[:60]), place=label)


def build_route(ctx: TableContext, key: str) -> Route:
    """Return the route of an unambiguous key. Raises RuleError if there is none."""
    return route_through(
        ctx.public, player_state(ctx).seat, [candidates[0] for candidates in _decode(ctx, key)]
    )


def ambiguity_page(ctx: TableContext, key: str) -> EphemeralPage | None:
    """Return the page that asks which candidate of the first ambiguous place is meant; None if
    nothing is ambiguous."""
    waypoints = _decode(ctx, key)
    number = next((n for n, candidate in enumerate(waypoints) if len(candidate) > 1), None)
    if number is None:
        return None
    options = []
    for candidate in waypoints[number]:
        chosen = [*waypoints[:number], [candidate], *waypoints[number + 1 :]]
        options.append(
            Option(_encode(chosen), _waypoint_label(ctx, candidate), _describe_outcome(ctx, chosen))
        )
    places = " – ".join(_describe_candidates(ctx, candidate) for candidate in waypoints)
    draw = pictures.routes(ctx, [route for _, route in lettered_routes(ctx)])
    menu = Menu("ride", t("menu-which", ctx), tuple(options))
    return EphemeralPage(t("ask-which", ctx, places=places), draw, menus=(menu,))


def describe_typed_route(ctx: TableContext, key: str, route: Route) -> Iterator[str]:
    """Yield the waypoints, the whole route, and how it compares with the best ready-made one."""
    seat = player_state(ctx)
    target = (seat.home if seat.declared else seat.destination) or ""
    graph = board_of(ctx)
    labels = [_waypoint_label(ctx, candidates[0]) for candidates in _decode(ctx, key)]
    places = " – ".join([graph.name(seat.milepost), *labels])
    yield t("via-told", ctx, places=places, target=target, figures=describe_route(ctx, route))
    rows = lettered_routes(ctx)
    letter, best = max(rows, key=lambda row: route_value(ctx.view, seat.seat, row[1]))
    if best.path == route.path:
        yield t("via-same", ctx, letter=letter)
    else:
        parts = ", ".join(_differences(ctx, route, best)) or t("via-equal", ctx)
        yield t("via-compared", ctx, letter=letter, differences=parts)


def _differences(ctx: TableContext, route: Route, best: Route) -> Iterator[str]:
    miles = route.miles - best.miles
    if miles:
        yield t("via-longer" if miles > 0 else "via-shorter", ctx, miles=abs(miles))
    time = round(route.turns - best.turns, 1)
    if time:
        turns = whole_or_decimal(abs(time), ctx.language)
        yield t("via-slower" if time > 0 else "via-faster", ctx, turns=turns)
    fees = round_to_hundred(route.fees) - round_to_hundred(best.fees)
    if fees:
        yield t("via-dearer" if fees > 0 else "via-cheaper", ctx, fees=abs(fees))


def form_hint(ctx: TableContext) -> str:
    """Return places that could be typed now: cities near the train's way, and a railroad at it."""
    graph = board_of(ctx)
    seat = player_state(ctx)
    plan = ride_plan(ctx.public, player_state(ctx).seat)
    assert plan is not None
    from_train = distances_from(graph, seat.milepost)
    from_target = distances_from(graph, plan.task.target)
    stops = set(graph.milepost_of.values()) - {seat.milepost, plan.task.target}
    near = sorted(stops, key=lambda stop: (2 * from_train[stop] + from_target[stop], stop))[:2]
    mark = min(graph.railroads_at[seat.milepost], default="")
    return t("form-via-hint", ctx, places=", ".join(map(graph.name, near)), railroad=mark)


def place_rows(ctx: TableContext | None, current: str) -> Rows:
    """Yield completions of the last place of a typed list, with the places before it kept."""
    graph = board_of(ctx) if ctx is not None else board(Options())
    typed = split_places(current)
    last = "" if not typed or current.rstrip().endswith((",", ";")) else typed.pop()
    prefix = "".join(f"{place}; " for place in typed)
    labels = [railroad_name(mark) for mark in railroads_named(last)]
    for label in [*labels, *(label for label, _ in place_choices(graph, last))]:
        if len(f"{prefix}{label}") <= MAX_LENGTH:
            yield f"{prefix}{label}", f"{prefix}{label}"


# Parsing.


def _parse_waypoint(ctx: TableContext, text: str) -> Candidates:
    """Return the candidates for a typed place or railroad. Raises `Refusal` if there are none."""
    graph, normalized = board_of(ctx), normalize(text)
    places, railroad_marks = find_place(graph, text), railroads_named(text)
    stops = [
        stop
        for stop in places
        if normalized in (normalize(graph.name(stop)), normalize(place_label(graph, stop)))
    ]
    if len(stops) != 1:
        towns = [m for m in places if normalized == normalize(graph.name(m).partition(",")[0])]
        cities = (
            [graph.milepost_of[city] for city in find_cities(text)] if railroad_marks else places
        )
        stops = towns or cities
    marks = railroad_marks or (() if stops else find_railroads(text))
    candidates: Candidates = [*marks, *_sort_by_detour(ctx, graph, stops)]
    if not candidates:
        raise Refusal(f"{DOMAIN}-refuse-place", text=text[:60])
    return candidates[:MAX_CANDIDATES]


def _sort_by_detour(ctx: TableContext, graph: Board, places: Sequence[int]) -> list[int]:
    """Sort mileposts by the length of the train's way to its destination through them."""
    plan = ride_plan(ctx.public, player_state(ctx).seat)
    if plan is None or len(places) < 2:
        return list(places)
    from_train = distances_from(graph, plan.task.milepost)
    from_target = distances_from(graph, plan.task.target)
    return sorted(places, key=lambda stop: (from_train[stop] + from_target[stop], stop))


def _ambiguity_refusal(ctx: TableContext, text: str, candidates: Candidates) -> Refusal:
    names = "; ".join(_waypoint_label(ctx, candidate) for candidate in candidates[:6])
    return Refusal(f"{DOMAIN}-refuse-places", text=text[:60], places=names)


def _waypoint_label(ctx: TableContext, waypoint: Waypoint) -> str:
    return (
        railroad_name(waypoint)
        if isinstance(waypoint, str)
        else place_label(board_of(ctx), waypoint)
    )


def _describe_candidates(ctx: TableContext, candidates: Candidates) -> str:
    """Return the waypoint's label or, if it is ambiguous, the number of its candidates."""
    if len(candidates) == 1:
        return _waypoint_label(ctx, candidates[0])
    return t("which-unclear", ctx, count=len(candidates))


def _describe_outcome(ctx: TableContext, waypoints: Sequence[Candidates]) -> str:
    """Describe the route by these waypoints, or say that there is none."""
    try:
        return describe_route(
            ctx, build_route(ctx, _encode([candidates[:1] for candidates in waypoints]))
        )
    except RuleError:
        return t("which-no-way", ctx)


# Keys.


def _encode(waypoints: Sequence[Candidates]) -> str:
    marks = [row.mark for row in facts.railroads()]
    return "via." + ".".join(
        "-".join(
            f"r{marks.index(waypoint)}" if isinstance(waypoint, str) else str(waypoint)
            for waypoint in candidates
        )
        for candidates in waypoints
    )


def _decode(ctx: TableContext, key: str) -> list[Candidates]:
    """Return the candidates for each waypoint of a key. Raises `UnknownKey` for a forged one."""
    marks, milepost_count = [row.mark for row in facts.railroads()], len(board_of(ctx).mileposts)
    waypoints = []
    for part in key.split(".")[1:]:
        require_known(_KEY.fullmatch(part))
        candidates: Candidates = [
            marks[int(text[1:])] if text.startswith("r") else int(text) for text in part.split("-")
        ]
        require_known(all(isinstance(text, str) or text < milepost_count for text in candidates))
        waypoints.append(candidates)
    return waypoints
