"""Build a line step by step: its start, its end within reach, or hex by hex from menus of what
can come next."""

from __future__ import annotations

from collections.abc import Callable

import data.train_tycoon as facts
from bot.chat.base.errors import require_known
from bot.chat.contract.pages import Act, Answer, EphemeralPage, Menu, Option
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.moves import Words
from cogs.train_tycoon import pictures
from cogs.train_tycoon.operate import building, routes
from cogs.train_tycoon.operate.building import BUILDING, end_option
from cogs.train_tycoon.operate.places import (
    describe_distances,
    describe_place,
    describe_track,
    factory_good,
    item_text,
)
from cogs.train_tycoon.words import menu, public_position, quiet_button, t
from rules.train_tycoon.model.actions import Lay
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.operation import composing, lines
from rules.train_tycoon.operation.lines import Plan

Handler = Callable[[TableContext, str, bool, Words], Answer]


def _for_legal_start(page: Callable[[TableContext, routes.Route], EphemeralPage]) -> Handler:
    """Wrap a page about a line that starts somewhere as a handler; if the start is illegal, the
    rules refuse it with the reason."""

    def answer(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
        phase, route = ctx.public.phase, routes.decode_route(rest)
        if phase in BUILDING and lines.line_planner(public_position(ctx)).can_start(route.start):
            return page(ctx, route)
        illegal = routes.Route(route.start, (Lay(route.start, "new"),), route.start)
        return Act(routes.opening_action(illegal, placing=phase is Phase.FACTORY))

    return answer


@_for_legal_start
def start_page(ctx: TableContext, route: routes.Route) -> EphemeralPage:
    """Return the page `from/E8`: the ends within reach of a hub, or of a place for the factory."""
    position, start_hex = public_position(ctx), route.start
    ends = lines.cheapest_by_end(position, start_hex)
    hubs = sorted((ends[item] for item in ends if item in position.state.hubs), key=lines.plan_rank)
    text = t("from-ends", ctx, count=len(hubs)) if ends else t("from-none", ctx)
    menus = menu(ctx, "ends", "menu-ends", (end_option(position, item, ctx) for item in hubs))
    return EphemeralPage(
        f"{_describe_start(ctx, start_hex)}\n{text}",
        pictures.start_preview(ctx, position.operation.company, start_hex, hubs),
        (quiet_button(ctx, f"empty/{start_hex}", "press-empty"),) if len(ends) > len(hubs) else (),
        (*menus, _first_hex_menu(ctx, start_hex)) if ends else menus,
    )


@_for_legal_start
def empty_ends_page(ctx: TableContext, route: routes.Route) -> EphemeralPage:
    """Return the page `empty/E8`: empty hexes within reach, which would get a transfer hub."""
    position, start_hex = public_position(ctx), route.start
    ends = lines.cheapest_by_end(position, start_hex)
    plans = [ends[item] for item in sorted(ends) if item not in position.state.hubs]
    return EphemeralPage(
        t("empty", ctx, place=describe_place(position.state, start_hex, ctx)),
        pictures.start_preview(ctx, position.operation.company, start_hex, plans),
        menus=menu(ctx, "ends", "menu-empty", (end_option(position, item, ctx) for item in plans)),
    )


def _describe_start(ctx: TableContext, start_hex: str) -> str:
    """Describe a start: a hub of the company, or a place for its factory and why that is legal."""
    factory_item = factory_good(public_position(ctx))
    if factory_item is None:
        return t("from", ctx, place=describe_place(public_position(ctx).state, start_hex, ctx))
    first, second = (item_text(name, ctx) for name in facts.accepted_resources(factory_item))
    near = describe_distances(public_position(ctx), start_hex, ctx)
    values = {"near": near, "takes": t("or", ctx, one=first, two=second)}
    values["factory"] = t(f"factory-{factory_item}", ctx)
    return t("from-factory", ctx, hex=start_hex, **values)


def _first_hex_menu(ctx: TableContext, start_hex: str) -> Menu:
    """Return the menu of the first hex that the line enters."""
    plans = sorted(composing.first_hexes(public_position(ctx), start_hex).items())
    options = (
        _cost_option(ctx, first_hex, t("option-first", ctx, hex=first_hex), "option-cheapest", plan)
        for first_hex, plan in plans
    )
    return Menu(f"lay/{start_hex}", t("menu-first", ctx), tuple(options))


def _cost_option(ctx: TableContext, value: str, label: str, detail: str, plan: Plan) -> Option:
    return Option(value, label, t(detail, ctx, amount=plan.cost.total))


# Hex by hex.


def answer_lay(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Answer `lay/E8.nF8.G8`: a partial line and what can come next. The choices of its menus
    follow another `/`; a step that ends the line has `-` in place of its last `.`."""
    text = rest.replace("/", ".")
    if "-" not in text:
        return _partial_route_page(ctx, text, confirmed, words)
    route = routes.decode_route(text.replace("-", "."))
    return building.answer_open(
        ctx, routes.encode_route(*route), confirmed, words, f"lay/{_without_last_hex(route)}"
    )


def _without_last_hex(route: routes.Route) -> str:
    """Return the code of the line without its last hex."""
    return routes.encode_route(route.start, route.lays[:-1], route.lays[-1].hex)


@_for_legal_start
def _partial_route_page(ctx: TableContext, route: routes.Route) -> EphemeralPage:
    position = public_position(ctx)
    draw = pictures.route_preview(ctx, position.operation.company, *route)
    if not route.end:
        text, menus = _describe_start(ctx, route.start), (_first_hex_menu(ctx, route.start),)
        return EphemeralPage(text, draw, menus=menus)
    steps = composing.next_steps(position, route.start, route.lays, route.end)
    require_known(steps)
    start, here = (describe_place(position.state, at, ctx) for at in (route.start, route.end))
    counts = {"count": len(route.lays) + 1, "most": position.turn_facts.max_track_tiles}
    text = t("lay", ctx, start=start, here=here, **counts)
    buttons = [quiet_button(ctx, f"from/{route.start}", "press-anew")]
    if route.lays:
        text += " " + t("lay-behind", ctx, laid=describe_track(route.lays, ctx))
        buttons.insert(0, quiet_button(ctx, f"lay/{_without_last_hex(route)}", "press-hex-back"))
    return EphemeralPage(text, draw, tuple(buttons), (_next_step_menu(ctx, route, steps),))


def _next_step_menu(ctx: TableContext, route: routes.Route, steps: list[composing.LayStep]) -> Menu:
    """Return the menu of what can be done in the hex entered, and where the line goes on or
    ends."""
    options = []
    for step in steps:
        lay_code = routes.encode_lay(Lay(route.end, step.how))
        track_text, value = t(f"how-{step.how}", ctx, hex=route.end), step.beyond
        if step.ends is not None:
            place = describe_place(public_position(ctx).state, value, ctx)
            label, key = t("option-ends", ctx, how=track_text, place=place), f"{lay_code}-{value}"
            options.append(_cost_option(ctx, key, label, "option-ends-detail", step.ends))
        if step.onward is not None:
            label, key = t("option-onward", ctx, how=track_text, hex=value), f"{lay_code}.{value}"
            options.append(_cost_option(ctx, key, label, "option-cheapest", step.onward))
    key = f"lay/{routes.encode_route(route.start, route.lays)}"
    return Menu(key, t("menu-next", ctx), tuple(options))
