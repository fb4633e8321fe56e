"""Pages and forms in which one step of a railroad's turn is chosen in detail: hexes, cards,
cities; and what is typed there."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import data.baltimore_ohio as facts
from bot.chat.base.errors import Refusal, require_known
from bot.chat.contract.pages import MENU_OPTIONS, EphemeralPage, Field, Form, Menu, Option
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.field_types import unknown_input
from cogs.baltimore_ohio import pictures
from cogs.baltimore_ohio.consequences import describe_step, format_costs
from cogs.baltimore_ohio.plans import PlanPage, step_code
from cogs.baltimore_ohio.step_menus import StepComponents, list_counters, option, service_options
from cogs.baltimore_ohio.words import (
    DOMAIN,
    list_levels,
    money,
    parse_city,
    parse_equipment,
    parse_hex,
    place_name,
    t,
)
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.business_round.building import build_obstacle, connect_hexes, next_hexes
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View


def split_places(text: str) -> list[str]:
    """Split a typed list of places at commas, semicolons, plus signs, arrows and new lines; hex
    ids also at blanks."""
    pieces = [piece.strip() for piece in re.split(r"[,;+>→\n]", text)]
    places: list[str] = []
    for piece in pieces:
        words = piece.split()
        ids = all(re.fullmatch(r"[A-Ma-m][0-9]{1,2}", word) for word in words)
        places += words if ids else [piece]
    return places


def parse_build(table: State, railroad: str, text: str, ctx: TableContext) -> tuple[str, ...]:
    """Return the hexes to build: those typed if they are a legal build as they stand, else the
    cheapest build that contains them all.

    Raises `Refusal` for names that match nothing, `RuleError` for an illegal build."""
    wanted = tuple(dict.fromkeys(parse_hex(piece) for piece in split_places(text)))
    if not wanted:
        raise unknown_input(DOMAIN, "place", text, "22")
    order = connect_hexes(table, railroad, wanted)
    if order is not None:
        return order
    raise build_obstacle(table, railroad, wanted) or Refusal(
        f"{DOMAIN}-refuse-reach",
        places=", ".join(map(place_name, wanted)),
        level=table.tech_level,
        treasury=money(table.railroads[railroad].treasury, ctx),
        rule="22",
    )


def step_page(
    components: StepComponents, plan_page: PlanPage, view: View, railroad: str
) -> EphemeralPage:
    """Return the requested page, for the view in which its step is due."""
    if plan_page.page == "a":
        return _all_sums_page(components, view.table, railroad)
    built = plan_page.chosen.hexes if isinstance(plan_page.chosen, a.BuildTrack) else ()
    return hexes_page(components, view, railroad, built)


def _hexes_key(hexes: tuple[str, ...]) -> str:
    """Return the key of the hex-by-hex page with these hexes chosen."""
    return f"_h/{step_code(a.BuildTrack(hexes))}" if hexes else "_h"


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
        lines += describe_step(ctx, table, railroad, a.BuildTrack(built))
        build_label = t("press-hexes-done", ctx, count=len(built))
        buttons.append(components.step(a.BuildTrack(built), build_label, "go"))
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


def _all_sums_page(components: StepComponents, table: State, railroad: str) -> EphemeralPage:
    """Return the page with every possible revenue: there may be more than fit on the page of a
    whole turn."""
    ctx = components.ctx
    menu = components.menu(t("menu-serve", ctx), service_options(ctx, table, railroad))
    exact = () if components.look else (components.button("_c", t("press-exact", ctx), form=True),)
    return EphemeralPage(t("all-sums", ctx, railroad=railroad), buttons=exact, menus=(menu,))


# Forms.


def step_form(ctx: TableContext, plan_page: PlanPage, table: State, railroad: str) -> Form:
    """Return the form in which the step of a page is typed or chosen, for the state in which it is
    due."""
    if plan_page.page == "w":
        label = t("form-hexes-field", ctx, level=str(table.tech_level))
        field = Field("hexes", label, t("form-hexes-hint", ctx), limit=200)
        return Form(t("form-hexes", ctx, railroad=railroad), (field,))
    if plan_page.page == "s":
        return _cards_form(ctx, plan_page.step, table, railroad)
    return _cities_form(ctx, plan_page.step, table, railroad)


def _cards_form(ctx: TableContext, step: a.TurnStep | None, table: State, railroad: str) -> Form:
    """Return the form for any set of cards to scrap."""
    options = []
    for number in table.railroads[railroad].cards:
        values = {"level": list_levels([number]), "number": str(number)}
        amount = facts.equipment_card(number).scrap
        options.append(Option(str(number), t("option-scrap-one", ctx, amount=amount, **values)))
    chosen = step.cards if isinstance(step, a.ScrapEquipment) else ()
    fields = _mark_fields(t("menu-scrap-some", ctx), options, [str(number) for number in chosen])
    return Form(t("press-scrap-some", ctx).removesuffix("…"), fields)


def _cities_form(ctx: TableContext, step: a.TurnStep | None, table: State, railroad: str) -> Form:
    """Return the form for the cities to serve, as many as required (28)."""
    reached, column = services.reached_cities(table, railroad), table.tech_level - 1
    paid = {city: board().revenue[city][column] for city in reached}
    options = [
        Option(city, t("option-city", ctx, city=city, amount=paid[city]))
        for city in sorted(reached, key=lambda city: (-paid[city], city))
    ]
    best = services.best_service(table, railroad).cities
    chosen = step.cities if isinstance(step, a.ServeCities) else best
    values = {"size": services.service_size(table, railroad), "reached": len(reached)}
    text = t("cities", ctx, railroad=railroad, **values)
    fields = _mark_fields(t("menu-cities", ctx), options, chosen)
    return Form(t("press-exact", ctx).removesuffix("…"), fields, text)


def _mark_fields(label: str, options: Sequence[Option], chosen: Sequence[str]) -> tuple[Field, ...]:
    """Return fields in which any number of options can be marked, as many as they need."""
    starts = range(0, len(options), MENU_OPTIONS)
    return tuple(
        Field(
            f"marks{number}",
            label if len(starts) < 2 else f"{label} ({number}/{len(starts)})",
            value="+".join(chosen),
            kind="choices",
            options=tuple(options[start : start + MENU_OPTIONS]),
            optional=True,
        )
        for number, start in enumerate(starts, 1)
    )


def read_step(
    ctx: TableContext, page: str, table: State, railroad: str, words: Mapping[str, str]
) -> a.TurnStep:
    """Return the step that was typed or chosen in the form of a page. Raises `Refusal`, and
    `RuleError` for an illegal build."""
    require_known(words)
    if page == "w":
        return a.BuildTrack(parse_build(table, railroad, words.get("hexes", ""), ctx))
    marked = [mark for word in words.values() for mark in word.split("+") if mark]
    if page == "s":
        return a.ScrapEquipment(tuple(map(parse_equipment, marked)))
    return a.ServeCities(tuple(map(parse_city, marked)))
