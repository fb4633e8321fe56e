"""The pages on which one step of a railroad's turn is chosen bit by bit: hexes, cards, cities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import data.baltimore_ohio as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Field, Form, Leaf, Menu, Option
from cogs.baltimore_ohio import pictures
from cogs.baltimore_ohio.consequences import costs, scrapped, served, tracked
from cogs.baltimore_ohio.offering import Desk, lying, option, sums
from cogs.baltimore_ohio.plans import PICKS, Asked, known, pick, segment
from cogs.baltimore_ohio.words import levels, t
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.business_round.building import next_hexes
from rules.baltimore_ohio.model.actions import BuildTrack, ScrapEquipment, ServeCities
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View


def page(desk: Desk, asked: Asked, view: View, railroad: str) -> Leaf:
    """The page that is wanted, in the view in which its step is asked."""
    if asked.page == "h":
        return hexes(desk, view, railroad, asked.hexes)
    if asked.page == "s":
        return cards(desk, view.table, railroad, asked.cards)
    if asked.page == "c":
        return cities(desk, view.table, railroad, asked.cities)
    if asked.page == "a":
        return _all_sums(desk, view.table, railroad)
    raise LookupError(asked.page)


def _built(hexes: tuple[str, ...]) -> str:
    """The key of the page hex by hex that has got so far."""
    return f"_h/{segment(BuildTrack(hexes))}" if hexes else "_h"


def hexes(desk: Desk, view: View, railroad: str, built: tuple[str, ...]) -> Leaf:
    """A build put together hex by hex, on a map that shows what the hexes are called."""
    scene, table = desk.scene, view.table
    going, level = next_hexes(table, railroad, built), table.tech_level
    treasury = table.railroads[railroad].treasury
    lines = [t("hexes", scene, railroad=railroad, level=str(level), treasury=treasury)]
    buttons = []
    if built:
        lines += tracked(scene, table, railroad, BuildTrack(built))
        take = t("press-hexes-done", scene, count=len(built))
        buttons.append(desk.step(BuildTrack(built), take, "go"))
        back = t("press-hexes-back", scene)
        buttons.append(desk.button(_built(built[:-1]), back, "quiet"))
    if len(built) == level:
        lines.append(t("hexes-full", scene, level=level))
    elif not going:
        lines.append(t("hexes-end", scene))
    menus: tuple[Menu, ...] = ()
    if going:
        options = (_hex(scene, table, (*built, hex_)) for hex_ in sorted(going, key=_order))
        menus = (desk.menu(t("menu-hexes", scene), options),)
    draw = pictures.build(scene, view, railroad, built, ids=True)
    return Leaf("\n".join(lines), draw, tuple(buttons), menus)


def _order(hex_: str) -> tuple[bool, str, int]:
    """Cities first, then by row and column."""
    return hex_ not in board().city, hex_[0], int(hex_[1:])


def _hex(scene: Scene, table: State, built: tuple[str, ...]) -> Option:
    hex_, detail = built[-1], []
    if hex_ in board().city:
        revenue = board().revenue[board().city[hex_]][table.tech_level - 1]
        detail.append(t("option-hex-city", scene, amount=revenue))
    detail += lying(table, hex_, scene)
    return option(_built(built), costs((hex_,), scene), " · ".join(detail))


def _marks(
    desk: Desk, page: str, rows: Mapping[Any, str], chosen: Sequence[Any]
) -> tuple[Menu, ...]:
    """Menus in which any number of cards or cities, with their labels, can be marked. The key of
    each holds its own number, and what is marked in the others."""
    step, kind, hint = _MARKED[page]
    among, made = list(rows), []
    for number in range(0, len(among), PICKS):
        here = among[number : number + PICKS]
        options = (option(pick(known(kind), one), rows[one], "", one in chosen) for one in here)
        rest = segment(step(tuple(one for one in chosen if one not in here)))
        key = f"{desk.head}/_{page}{number // PICKS}/{rest}"
        label = t(hint, desk.scene)
        if len(among) > PICKS:
            label = f"{label} ({number // PICKS + 1}/{-(-len(among) // PICKS)})"
        made.append(Menu(key, label, tuple(options), many=True, look=desk.look))
    return tuple(made)


_MARKED: dict[str, tuple[Any, str, str]] = {
    "s": (ScrapEquipment, "equipment", "menu-scrap-some"),
    "c": (ServeCities, "city", "menu-cities"),
}
"""By the page of marks: the step, what is marked, and the hint of its menus."""


def cards(desk: Desk, table: State, railroad: str, chosen: tuple[int, ...]) -> Leaf:
    """Any set of cards to scrap."""
    scene, numbers = desk.scene, table.railroads[railroad].cards
    chosen = tuple(number for number in numbers if number in chosen)
    rows = {}
    for number in numbers:
        values = {"level": levels([number]), "number": str(number)}
        rows[number] = t("option-scrap-one", scene, amount=facts.card(number).scrap, **values)
    lines = [t("scrap-some", scene, railroad=railroad)]
    lines += scrapped(scene, table, railroad, chosen)
    done = desk.step(ScrapEquipment(chosen), t("press-scrap", scene, count=len(chosen)), "go")
    return Leaf("\n".join(lines), buttons=(done,), menus=_marks(desk, "s", rows, chosen))


def cities(desk: Desk, table: State, railroad: str, chosen: tuple[str, ...] | None) -> Leaf:
    """Exactly the cities one wants, as many as have to be served (28)."""
    scene, reached = desk.scene, services.reached(table, railroad)
    if chosen is None:
        chosen = services.best(table, railroad).cities
    chosen = tuple(city for city in reached if city in chosen)
    size, column = services.size(table, railroad), table.tech_level - 1
    paid = {city: board().revenue[city][column] for city in reached}
    among = sorted(reached, key=lambda city: (-paid[city], city))
    rows = {city: t("option-city", scene, city=city, amount=paid[city]) for city in among}
    counts = {"size": size, "reached": len(reached), "marked": len(chosen)}
    lines, buttons = [t("cities", scene, railroad=railroad, **counts)], []
    if len(chosen) == size:
        found = services.income(table, railroad, chosen)
        lines += served(scene, table, railroad, found)
        done = t("press-cities", scene, net=found.net)
        buttons.append(desk.step(ServeCities(chosen), done, "go"))
    else:
        key = "cities-more" if len(chosen) < size else "cities-less"
        lines.append(t(key, scene, count=abs(size - len(chosen))))
    menus = _marks(desk, "c", rows, chosen)
    return Leaf("\n".join(lines), buttons=tuple(buttons), menus=menus)


def _all_sums(desk: Desk, table: State, railroad: str) -> Leaf:
    """Every sum in menus: there may be more than a whole turn's page has room for."""
    menu = desk.menu(t("menu-serve", desk.scene), sums(desk.scene, table, railroad))
    exact = desk.button("_c", t("press-exact", desk.scene), "quiet")
    text = t("all-sums", desk.scene, railroad=railroad)
    return Leaf(text, buttons=(exact,), menus=(menu,))


def words(scene: Scene, table: State, railroad: str) -> Form:
    """Asks for hexes or cities by name."""
    label = t("form-hexes-field", scene, level=str(table.tech_level))
    hint = t("form-hexes-hint", scene)
    title = t("form-hexes", scene, railroad=railroad)
    return Form(title, (Field("hexes", label, hint, limit=200),))
