"""Pages on which one step of a railroad's turn is chosen in detail: hexes, cards, cities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import data.baltimore_ohio as facts
from bot.chat.base.errors import UnknownKey
from bot.chat.contract.adapter import TableContext
from bot.chat.contract.pages import EphemeralPage, Field, Form, Menu, Option
from cogs.baltimore_ohio import pictures
from cogs.baltimore_ohio.consequences import (
    describe_income,
    describe_step,
    format_costs,
)
from cogs.baltimore_ohio.plans import (
    MARKED,
    MAX_OPTIONS,
    PlanPage,
    all_values,
    marked_items,
    option_value,
    step_code,
)
from cogs.baltimore_ohio.step_menus import StepComponents, list_counters, option, service_options
from cogs.baltimore_ohio.words import list_levels, t
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.business_round.building import next_hexes
from rules.baltimore_ohio.model.actions import BuildTrack, ScrapEquipment, ServeCities
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View


def step_page(
    components: StepComponents, plan_page: PlanPage, view: View, railroad: str
) -> EphemeralPage:
    """Return the requested page, for the view in which its step is due. Raises `UnknownKey`."""
    chosen = plan_page.chosen
    if plan_page.page == "h":
        built = chosen.hexes if isinstance(chosen, BuildTrack) else ()
        return hexes_page(components, view, railroad, built)
    if plan_page.page == "s":
        return cards_page(components, view.table, railroad, marked_items(chosen))
    if plan_page.page == "c":
        cities = None if chosen is None else marked_items(chosen)
        return cities_page(components, view.table, railroad, cities)
    if plan_page.page == "a":
        return _all_sums_page(components, view.table, railroad)
    raise UnknownKey


def _hexes_key(hexes: tuple[str, ...]) -> str:
    """Return the key of the hex-by-hex page with these hexes chosen."""
    return f"_h/{step_code(BuildTrack(hexes))}" if hexes else "_h"


def hexes_page(
    components: StepComponents, view: View, railroad: str, built: tuple[str, ...]
) -> EphemeralPage:
    """Return the page that builds hex by hex, on a map that labels the hexes."""
    ctx, table = components.ctx, view.table
    reachable, level = next_hexes(table, railroad, built), table.tech_level
    treasury = table.railroads[railroad].treasury
    lines = [t("hexes", ctx, railroad=railroad, level=str(level), treasury=treasury)]
    buttons = []
    if built:
        lines += describe_step(ctx, table, railroad, BuildTrack(built))
        build_label = t("press-hexes-done", ctx, count=len(built))
        buttons.append(components.step(BuildTrack(built), build_label, "go"))
        back_label = t("press-hexes-back", ctx)
        buttons.append(components.button(_hexes_key(built[:-1]), back_label, "quiet"))
    if len(built) == level:
        lines.append(t("hexes-full", ctx, level=level))
    elif not reachable:
        lines.append(t("hexes-end", ctx))
    menus: tuple[Menu, ...] = ()
    if reachable:
        options = (
            _hex_option(ctx, table, (*built, hex_)) for hex_ in sorted(reachable, key=_hex_order)
        )
        menus = (components.menu(t("menu-hexes", ctx), options),)
    draw = pictures.build_preview(ctx, view, railroad, built, ids=True)
    return EphemeralPage("\n".join(lines), draw, tuple(buttons), menus)


def _hex_order(hex_: str) -> tuple[bool, str, int]:
    """Sort key of hexes: cities first, then by row and column."""
    return hex_ not in board().city, hex_[0], int(hex_[1:])


def _hex_option(ctx: TableContext, table: State, built: tuple[str, ...]) -> Option:
    hex_, detail = built[-1], []
    if hex_ in board().city:
        revenue = board().revenue[board().city[hex_]][table.tech_level - 1]
        detail.append(t("option-hex-city", ctx, amount=revenue))
    detail += list_counters(table, hex_, ctx)
    return option(_hexes_key(built), format_costs((hex_,), ctx), " · ".join(detail))


def _mark_menus(
    components: StepComponents, page: str, rows: Mapping[Any, str], chosen: Sequence[Any]
) -> tuple[Menu, ...]:
    """Return menus in which any number of cards or cities can be marked; `rows` maps each to
    its label. Each menu's key holds its own number and what is marked in the other menus."""
    hint, kind, step = MARKED[page]
    items, menus = list(rows), []
    for number in range(0, len(items), MAX_OPTIONS):
        batch = items[number : number + MAX_OPTIONS]
        options = (
            option(option_value(all_values(kind), item), rows[item], "", item in chosen)
            for item in batch
        )
        rest = step_code(step(tuple(item for item in chosen if item not in batch)))
        key = f"{components.head}/_{page}{number // MAX_OPTIONS}/{rest}"
        label = t(hint, components.ctx)
        if len(items) > MAX_OPTIONS:
            label = f"{label} ({number // MAX_OPTIONS + 1}/{-(-len(items) // MAX_OPTIONS)})"
        menus.append(Menu(key, label, tuple(options), many=True, look=components.look))
    return tuple(menus)


def cards_page(
    components: StepComponents, table: State, railroad: str, chosen: tuple[int, ...]
) -> EphemeralPage:
    """Return the page that chooses any set of cards to scrap."""
    ctx, numbers = components.ctx, table.railroads[railroad].cards
    chosen = tuple(number for number in numbers if number in chosen)
    rows = {}
    for number in numbers:
        values = {"level": list_levels([number]), "number": str(number)}
        rows[number] = t(
            "option-scrap-one", ctx, amount=facts.equipment_card(number).scrap, **values
        )
    lines = [t("scrap-some", ctx, railroad=railroad)]
    lines += describe_step(ctx, table, railroad, ScrapEquipment(chosen))
    scrap_button = components.step(
        ScrapEquipment(chosen), t("press-scrap", ctx, count=len(chosen)), "go"
    )
    return EphemeralPage(
        "\n".join(lines), buttons=(scrap_button,), menus=_mark_menus(components, "s", rows, chosen)
    )


def cities_page(
    components: StepComponents, table: State, railroad: str, chosen: tuple[str, ...] | None
) -> EphemeralPage:
    """Return the page that chooses exactly which cities to serve, as many as required (28)."""
    ctx, reached = components.ctx, services.reached_cities(table, railroad)
    if chosen is None:
        chosen = services.best_service(table, railroad).cities
    chosen = tuple(city for city in reached if city in chosen)
    size, column = services.service_size(table, railroad), table.tech_level - 1
    paid = {city: board().revenue[city][column] for city in reached}
    by_revenue = sorted(reached, key=lambda city: (-paid[city], city))
    rows = {city: t("option-city", ctx, city=city, amount=paid[city]) for city in by_revenue}
    counts = {"size": size, "reached": len(reached), "marked": len(chosen)}
    lines, buttons = [t("cities", ctx, railroad=railroad, **counts)], []
    if len(chosen) == size:
        income = services.income(table, railroad, chosen)
        lines += describe_income(ctx, table, railroad, income)
        serve_label = t("press-cities", ctx, net=income.net)
        buttons.append(components.step(ServeCities(chosen), serve_label, "go"))
    else:
        key = "cities-more" if len(chosen) < size else "cities-less"
        lines.append(t(key, ctx, count=abs(size - len(chosen))))
    menus = _mark_menus(components, "c", rows, chosen)
    return EphemeralPage("\n".join(lines), buttons=tuple(buttons), menus=menus)


def _all_sums_page(components: StepComponents, table: State, railroad: str) -> EphemeralPage:
    """Return the page with every possible revenue: there may be more than fit on the page of a
    whole turn."""
    menu = components.menu(
        t("menu-serve", components.ctx), service_options(components.ctx, table, railroad)
    )
    exact = components.button("_c", t("press-exact", components.ctx), "quiet")
    text = t("all-sums", components.ctx, railroad=railroad)
    return EphemeralPage(text, buttons=(exact,), menus=(menu,))


def hexes_form(ctx: TableContext, table: State, railroad: str) -> Form:
    """Return the form that asks for hexes or cities by name."""
    label = t("form-hexes-field", ctx, level=str(table.tech_level))
    hint = t("form-hexes-hint", ctx)
    title = t("form-hexes", ctx, railroad=railroad)
    return Form(title, (Field("hexes", label, hint, limit=200),))
