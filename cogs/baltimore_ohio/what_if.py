"""What if: the next turn of any railroad, for anybody, at any time. Nothing is executed.

The railroad is assumed to be on turn in the current state. One that is not running is
assumed to have been started, with a number of shares at a currently legal value (13, 37)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace as changed

from msgspec.structs import replace

import data.baltimore_ohio as facts
from bot.chat.base.errors import Refusal, require_known
from bot.chat.contract.pages import Button, EphemeralPage, Menu
from bot.chat.contract.table_context import TableContext
from cogs.baltimore_ohio import plans, whole_turn
from cogs.baltimore_ohio.consequences import describe_operating_change
from cogs.baltimore_ohio.plans import CODE, FORMS, PAGE_PHASES, PlanPage
from cogs.baltimore_ohio.step_menus import StepComponents, option
from cogs.baltimore_ohio.words import DOMAIN, full_name, money, t
from cogs.baltimore_ohio.words import railroad_name as called
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.stock.buying import start_values
from rules.baltimore_ohio.trial import view_on_turn
from rules.baltimore_ohio.turn_plan import Plan, Start, assumed_start
from rules.baltimore_ohio.turn_preview import TurnPreview, fill_with_nothing, preview_railroad_turn

HEAD = "what"
SHARES = (3, 5, 7, 10)
"""Numbers of shares with which a railroad can be assumed to be started."""


def page_key(ctx: TableContext, name: str, count: int | None, words: str) -> str:
    """Return the key of the page with so many cards bought (None: left open) and track to the
    typed hexes or cities. Raises what `pages.read_step` raises."""
    table: State = ctx.public.table
    if name not in table.railroads:
        raise Refusal(f"{DOMAIN}-refuse-railroad-none", rule="41")
    plan = Plan(start=assumed_start(table, name), buy=count)
    if words:
        typed, view = {"hexes": words}, _view_on_turn(ctx, name, plan)
        plan = whole_turn.with_form(ctx, view, PlanPage(plan, "w"), typed, fill_with_nothing)
    return whole_turn.plan_key(f"{HEAD}/{name}", plan)


def _view_on_turn(ctx: TableContext, name: str, plan: Plan) -> View:
    """Return a view with the railroad on turn, started as the plan says if it is not running."""
    start = None if plan.start is None else (plan.start.value, plan.start.count)
    return view_on_turn(ctx.public.table, name, start, ctx.seat or 0)


def railroad_page(ctx: TableContext, rest: str) -> EphemeralPage:
    """Return the page `what/<railroad>/<plan>`, `rest` being the key without its head. Raises
    `UnknownKey` for a railroad that is not in this game."""
    name, _, text = rest.partition("/")
    plan_page = plans.parse_key(text)
    table: State = ctx.public.table
    require_known(name in table.railroads and plan_page.page not in FORMS)
    plan = replace(plan_page.plan, start=assumed_start(table, name, plan_page.plan.start))
    view = _view_on_turn(ctx, name, plan)
    prefix = f"{HEAD}/{name}"
    if plan_page.page:
        step_view = whole_turn.view_before_step(view, plan_page, fill_with_nothing)
        other_steps = plan.clear_step(PAGE_PHASES[plan_page.page])
        components = StepComponents(ctx, whole_turn.plan_key(prefix, other_steps), look=True)
        return whole_turn.step_page(components, plan_page, step_view, name)
    return _plan_page(ctx, prefix, preview_railroad_turn(view, plan, fill_with_nothing))


def _plan_page(ctx: TableContext, prefix: str, result: TurnPreview) -> EphemeralPage:
    name = result.railroad
    lines = [t("what-head", ctx, railroad=name), "-# " + t("what-note", ctx)]
    start = result.plan.start
    if start is not None:
        values = {"value": start.value, "treasury": start.value * start.count}
        lines.append(t("what-start", ctx, count=start.count, **values))
    lines.append(describe_operating_change(ctx, result.first_table, result.first_table, name))
    lines += whole_turn.describe_turn(ctx, result)
    menus = [
        *_start_menus(ctx, prefix, result),
        *whole_turn.turn_menus(ctx, prefix, result, look=True),
    ]
    menus += [railroad_menu(ctx, shown=name)]
    draw = whole_turn.draw_turn(ctx, result)
    buttons = whole_turn.page_buttons(ctx, prefix, result, look=True)
    return EphemeralPage("\n".join(lines), draw, buttons, tuple(menus))


def _start_menus(ctx: TableContext, prefix: str, result: TurnPreview) -> Iterator[Menu]:
    """Yield the menu of other ways to start the railroad, if it is not running."""
    if result.plan.start is None:
        return
    options = [
        option(
            CODE.encode(Plan(start=Start(value, count))),
            t("option-start", ctx, count=count, value=value),
            t("option-start-what-detail", ctx, treasury=value * count),
            Start(value, count) == result.plan.start,
        )
        for value in start_values(ctx.public.table)
        for count in SHARES
    ]
    key = whole_turn.plan_key(prefix, replace(result.plan, start=None))
    yield Menu(key, t("menu-start-what", ctx), tuple(options), look=True)


def railroad_menu(ctx: TableContext, head: str = HEAD, shown: str = "") -> Menu:
    """Return the menu of all railroads with their status, those on the track first."""
    table: State = ctx.public.table
    options = tuple(
        changed(
            option(name, called(name), _describe_status(table, name, ctx), name == shown),
            emoji=ctx.find_emoji([name]),
        )
        for name in dict.fromkeys([*table.order, *table.railroads])
    )
    return Menu(head, t(f"menu-{head}", ctx), options, look=True)


def _describe_status(table: State, name: str, ctx: TableContext) -> str:
    row = table.railroads[name]
    if row.value is None:
        return f"{full_name(name)} · {t(f'state-{row.status}', ctx)}"
    return f"{full_name(name)} · {money(facts.track_values()[row.value], ctx)}"


def page_button(name: str, ctx: TableContext) -> Button:
    """Return the button that opens this railroad's page from a card or a look."""
    return Button(f"{HEAD}/{name}", t("press-what", ctx), "quiet", look=True)
