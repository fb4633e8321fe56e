"""The routes that a train may take: the ready-made ones, and the remembered one from the
seat's note."""

from __future__ import annotations

from bot.chat.base.errors import Refusal, UnknownKey
from bot.chat.commands.autocomplete import Rows
from bot.chat.contract.pages import Option
from bot.chat.contract.table_context import TableContext
from cogs.rail_baron.words import DOMAIN, board_of, money, person, player_state, t
from data.texts import whole_or_decimal
from rules.rail_baron.model.state import Phase
from rules.rail_baron.robot.riding import route_value
from rules.rail_baron.routing.ride_plan import Route, heading_home
from rules.rail_baron.routing.routes import propose_routes, resume_route
from rules.rail_baron.routing.rover_risk import find_threats

LETTERS = "ABCDEFGHIJKL"
"""The letters of the ready-made routes in pictures and texts."""
_NAMED_KINDS = ("fast", "cheap", "own", "best", "away", "safe", "onto", "plan")
"""Kinds of routes that have a name."""


def remembered_route(ctx: TableContext) -> Route | None:
    """Return the rest of the route that the seat has noted; None if there is none or the train
    has left it."""
    path = [int(number) for number in ctx.note.get("path", ())]
    return resume_route(ctx.public, player_state(ctx).seat, path) if path else None


def lettered_routes(ctx: TableContext) -> list[tuple[str, Route]]:
    """Return the ready-made routes of the seat, each with its letter."""
    return list(zip(LETTERS, propose_routes(ctx.public, player_state(ctx).seat), strict=False))


def ranked_routes(ctx: TableContext) -> list[tuple[str, Route]]:
    """Return the ready-made routes with their letters, the one that a robot would take first."""
    view, number = ctx.public, player_state(ctx).seat
    return sorted(lettered_routes(ctx), key=lambda row: -route_value(view, number, row[1]))


def route_by_key(ctx: TableContext, key: str) -> Route:
    """Return the route of a key: a ready-made one, or `plan` for the remembered one. Raises
    `Refusal` if none is remembered, `UnknownKey` for an unknown key."""
    if key == "plan":
        remembered = remembered_route(ctx)
        if remembered is None:
            raise Refusal(f"{DOMAIN}-refuse-plan")
        return remembered
    for _, route in lettered_routes(ctx):
        if route.key == key:
            return route
    raise UnknownKey


def route_rows(ctx: TableContext) -> Rows:
    """Yield the routes for autocompletion, while the seat is riding."""
    if ctx.public.phase is Phase.RIDE:
        if remembered_route(ctx) is not None:
            yield t("route-plan", ctx), "plan"
        for letter, route in lettered_routes(ctx):
            option = route_option(ctx, letter, route)
            yield f"{option.label} · {option.detail}", route.key


# Descriptions.


def round_to_hundred(dollars: int) -> int:
    """Return an expected sum rounded to a hundred dollars."""
    return round(dollars, -2)


def route_option(ctx: TableContext, letter: str, route: Route) -> Option:
    """Return the menu option of a route."""
    kind = route.key.partition("-")[0]
    name = t(f"route-{kind if kind in _NAMED_KINDS else 'other'}", ctx)
    return Option(
        route.key, t("option-route", ctx, letter=letter, name=name), describe_route(ctx, route)
    )


def describe_on_card(ctx: TableContext, letter: str, route: Route) -> str:
    """Return the line of a route on a card."""
    option = route_option(ctx, letter, route)
    return f"**{option.label}** · {option.detail}"


def route_label(ctx: TableContext, key: str, route: Route, **values: str) -> str:
    """Return the label of a route's button: the payoff less its use fees, on the way home the
    cash left there, and how long it takes."""
    seat, fees = player_state(ctx), round_to_hundred(route.fees)
    time = _describe_time(ctx, route)
    if seat.declared and seat.cash is not None:
        return t(f"{key}-home", ctx, left=seat.cash - fees, time=time, **values)
    payoff = 0
    if seat.destination is not None and not seat.declared:
        payoff = board_of(ctx).payoff(seat.departure, seat.destination)
    net = money(payoff - fees, ctx)
    signed_net = f"+{net}" if payoff > fees else net
    return t(key, ctx, net=signed_net, time=time, **values)


def describe_route(ctx: TableContext, route: Route) -> str:
    """Return the length, time, use fees and railroads of a route."""
    time, fees = _describe_time(ctx, route), _describe_fees(ctx, route)
    values = {"miles": route.miles, "railroads": ", ".join(route.railroads)}
    return t("route-figures", ctx, time=time, fees=fees, **values)


def describe_ways_home(ctx: TableContext, cash: int, goal: int) -> list[str]:
    """Describe the fastest and the cheapest way home of a seat that might declare: their turns and
    fees, and what is left there of its cash."""
    seat = player_state(ctx).seat
    routes = propose_routes(heading_home(ctx.public, seat), seat)
    if not routes:
        return []
    fast = min(routes, key=lambda route: (route.turns, route.fees))
    cheap = min(routes, key=lambda route: (route.fees, route.turns))
    ways = {"only": fast} if fast == cheap else {"fast": fast, "cheap": cheap}
    return [_describe_way_home(ctx, name, way, cash, goal) for name, way in ways.items()]


def _describe_way_home(ctx: TableContext, name: str, way: Route, cash: int, goal: int) -> str:
    left = cash - round_to_hundred(way.fees)
    time, fees = describe_turns(ctx, way.turns), _describe_fees(ctx, way)
    values = {"left": left, "goal": goal, "enough": "yes" if left >= goal else "no"}
    return t(f"sure-declare-{name}", ctx, time=time, fees=fees, **values)


def describe_threats(ctx: TableContext, stop: int) -> str:
    """Return whose trains can rover the seat's train at a stop, and how far away they are; empty
    if none can."""
    threats = find_threats(ctx.public, player_state(ctx).seat, board_of(ctx), stop)
    return ", ".join(t("threat", ctx, name=person(ctx, by), miles=miles) for by, miles in threats)


def _has_rolled(ctx: TableContext) -> bool:
    """Return whether the roll for this ride is known."""
    return ctx.public.phase is Phase.RIDE and ctx.public.turn.seat == ctx.seat


def _describe_time(ctx: TableContext, route: Route) -> str:
    if _has_rolled(ctx) and route.miles <= ctx.public.turn.steps_left:
        return t("route-arrives", ctx)
    return describe_turns(ctx, route.turns)


def describe_turns(ctx: TableContext, expected: float) -> str:
    """Return a number of turns in words, to one decimal."""
    return t("route-turns", ctx, turns=whole_or_decimal(expected, ctx.language))


def _describe_fees(ctx: TableContext, route: Route) -> str:
    """Describe all use fees of the route, and those of this turn if they are known and differ."""
    total = round_to_hundred(route.fees)
    if not total:
        return t("route-free", ctx)
    if not _has_rolled(ctx):
        return t("route-fees", ctx, fees=total)
    if total == route.fees_now:
        return t("route-fees-due", ctx, fees=total)
    return t("route-fees-now", ctx, fees=total, now=route.fees_now)
