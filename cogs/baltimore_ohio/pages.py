"""The pages on which one step of a railroad's turn is chosen bit by bit: hexes, cards, cities."""

from __future__ import annotations

from collections.abc import Sequence

import data.baltimore_ohio as facts
from bot.chat.contract.adapter import Field, Form, Leaf, Menu, Option, Scene
from cogs.baltimore_ohio import business_pictures as pictures
from cogs.baltimore_ohio import plans
from cogs.baltimore_ohio.business_words import b, levels
from cogs.baltimore_ohio.consequences import costs, scrapped, served, tracked
from cogs.baltimore_ohio.offering import Desk, option, sums
from cogs.baltimore_ohio.words import money
from cogs.baltimore_ohio.words import railroad as called
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.business_round.building import next_hexes
from rules.baltimore_ohio.model.actions import BuildTrack
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View


def hexes(desk: Desk, view: View, railroad: str, built: tuple[str, ...]) -> Leaf:
    """A build put together hex by hex, on a map that shows what the hexes are called."""
    language, table = desk.scene.language, view.table
    line = table.railroads[railroad]
    going = next_hexes(table, railroad, built)
    lines = [
        b(
            "hexes",
            language,
            railroad=called(railroad),
            level=str(table.tech_level),
            treasury=money(line.treasury, language),
        )
    ]
    buttons = []
    if built:
        lines += tracked(desk.scene, table, railroad, BuildTrack(built))
        take = b("press-hexes-done", language, count=len(built))
        buttons.append(desk.button("t" + plans.track_signs(built), take, "go"))
        back = "h" + plans.track_signs(built[:-1])
        buttons.append(desk.button(back, b("press-hexes-back", language), "quiet"))
    if len(built) == table.tech_level:
        lines.append(b("hexes-full", language, level=table.tech_level))
    elif not going:
        lines.append(b("hexes-end", language))
    menus: tuple[Menu, ...] = ()
    if going:
        options = (_hex(desk, table, (*built, hex_)) for hex_ in sorted(going, key=_order))
        menus = (desk.menu(b("menu-hexes", language), options),)
    draw = pictures.build(desk.scene, view, railroad, built, ids=True)
    return Leaf("\n".join(lines), draw, tuple(buttons), menus)


def _order(hex_: str) -> tuple[bool, str, int]:
    """Cities first, then by row and column."""
    return hex_ not in board().city, hex_[0], int(hex_[1:])


def _hex(desk: Desk, table: State, built: tuple[str, ...]) -> Option:
    language, hex_ = desk.scene.language, built[-1]
    detail = []
    if hex_ in board().city:
        revenue = board().revenue[board().city[hex_]][table.tech_level - 1]
        detail.append(b("option-hex-city", language, amount=money(revenue, language)))
    for kind, lying in (("coal", table.coal), ("lumber", table.lumber), ("nw_coal", table.nw_coal)):
        if hex_ in lying:
            detail.append(b(f"option-hex-{kind}", language))
    return option("h" + plans.track_signs(built), costs((hex_,), language), " · ".join(detail))


def _marks(desk: Desk, page: str, hint: str, options: Sequence[Option]) -> tuple[Menu, ...]:
    """Menus in which any number of options can be marked. The key of each holds what is marked in
    the others, and its own number."""
    made = []
    for number in range(0, len(options), plans.PICKS):
        chunk = options[number : number + plans.PICKS]
        rest = [*options[:number], *options[number + plans.PICKS :]]
        mask = plans.pick_signs(each.value for each in rest if each.chosen)
        key = desk.key(f"{page}{mask}{plans.pick(number // plans.PICKS)}")
        made.append(Menu(key, hint, tuple(chunk), many=True, look=desk.look))
    return tuple(made)


def cards(desk: Desk, table: State, railroad: str, chosen: tuple[int, ...]) -> Leaf:
    """Any set of cards to scrap."""
    language, numbers = desk.scene.language, table.railroads[railroad].cards
    chosen = tuple(number for number in numbers if number in chosen)
    options = [
        option(
            plans.card_pick(number),
            b(
                "option-scrap",
                language,
                level=levels([number]),
                number=str(number),
                amount=money(facts.card(number).scrap, language),
            ),
            chosen=number in chosen,
        )
        for number in numbers
    ]
    lines = [b("scrap-some", language, railroad=called(railroad))]
    lines += scrapped(desk.scene, table, railroad, chosen)
    segment = "s" + (plans.card_signs(chosen) if chosen else "")
    done = desk.button(segment, b("press-scrap", language, count=len(chosen)), "go")
    menus = _marks(desk, "S", b("menu-scrap-some", language), options)
    return Leaf("\n".join(lines), buttons=(done,), menus=menus)


def cities(desk: Desk, table: State, railroad: str, chosen: tuple[str, ...] | None) -> Leaf:
    """Exactly the cities one wants, as many as have to be served (28)."""
    language, reached = desk.scene.language, services.reached(table, railroad)
    if chosen is None:
        chosen = services.best(table, railroad).cities
    chosen = tuple(city for city in reached if city in chosen)
    size, column = services.size(table, railroad), table.tech_level - 1
    revenue = board().revenue
    rows = sorted(reached, key=lambda city: (-revenue[city][column], city))
    options = [
        option(
            plans.city_pick(city),
            b("option-city", language, city=city, amount=money(revenue[city][column], language)),
            chosen=city in chosen,
        )
        for city in rows
    ]
    found = services.income(table, railroad, chosen)
    told = b(
        "cities",
        language,
        railroad=called(railroad),
        size=size,
        reached=len(reached),
        marked=len(chosen),
    )
    lines, buttons = [told], []
    if len(chosen) == size:
        lines += served(desk.scene, table, railroad, found)
        net = money(found.net, language)
        segment = "c" + plans.city_signs(chosen)
        buttons.append(desk.button(segment, b("press-cities", language, net=net), "go"))
    else:
        key = "cities-more" if len(chosen) < size else "cities-less"
        lines.append(b(key, language, count=abs(size - len(chosen))))
    menus = _marks(desk, "C", b("menu-cities", language), options)
    return Leaf("\n".join(lines), buttons=tuple(buttons), menus=menus)


def all_sums(desk: Desk, table: State, railroad: str) -> Leaf:
    """Every sum in menus: there may be more than a whole turn's page has room for."""
    language = desk.scene.language
    menu = desk.menu(b("menu-serve", language), sums(desk.scene, table, railroad))
    exact = desk.button("C", b("press-exact", language), "quiet")
    return Leaf(b("all-sums", language, railroad=called(railroad)), buttons=(exact,), menus=(menu,))


def words(scene: Scene, table: State, railroad: str) -> Form:
    """Asks for hexes or cities by name."""
    language = scene.language
    label = b("form-hexes-field", language, level=str(table.tech_level))
    hint = b("form-hexes-hint", language)
    title = b("form-hexes", language, railroad=called(railroad))
    return Form(title, (Field("hexes", label, hint, limit=200),))
