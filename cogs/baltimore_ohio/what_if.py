"""What if: the next turn of any railroad, for anybody, at any time; nothing is done by it.

The railroad is thought to be on turn on the table as it is. One that does not run is thought to
have been started, by so many shares at a value of the moment (13, 37).
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Button, Leaf, Menu, Option
from cogs.baltimore_ohio import plans, whole_turn
from cogs.baltimore_ohio.consequences import working
from cogs.baltimore_ohio.offering import Desk, option
from cogs.baltimore_ohio.plans import CODE, STOPS
from cogs.baltimore_ohio.words import DOMAIN, full, t
from cogs.baltimore_ohio.words import railroad as called
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.stock.buying import start_values
from rules.baltimore_ohio.trial import pose
from rules.baltimore_ohio.turn_plan import Plan, Start, begun
from rules.baltimore_ohio.walking import Walk, quiet, walk

HEAD = "what"
SHARES = (3, 5, 7, 10)
"""Shares with which a railroad is thought to be started."""


def key(scene: Scene, name: str, count: int | None, words: str) -> str:
    """The key of the page with so many cards bought (None: none) and track to the hexes or cities
    that the words name. Raises what `places.build` raises."""
    table: State = scene.public.table
    if name not in table.railroads:
        raise Refusal(f"{DOMAIN}-refuse-railroad-none")
    plan = Plan(start=begun(table, name), buy=count)
    if words:
        view = _posed(scene, name, plan)
        plan = whole_turn.typed(scene, view, plan, words, quiet)
    return whole_turn.head(f"{HEAD}/{name}", plan)


def _posed(scene: Scene, name: str, plan: Plan) -> View:
    """The railroad on turn, begun as the plan says if it does not run."""
    start = None if plan.start is None else (plan.start.value, plan.start.count)
    return pose(scene.public.table, name, start, scene.seat or 0)


def look(scene: Scene, rest: str) -> Leaf:
    """The page on which anybody thinks about a railroad: `what/<railroad>/<plan>`, the head
    left out. Raises `LookupError` for a railroad that is not in this game."""
    name, _, text = rest.partition("/")
    asked = plans.read(text)
    table: State = scene.public.table
    if name not in table.railroads:
        raise LookupError(rest)
    plan = replace(asked.plan, start=begun(table, name, asked.plan.start))
    view = _posed(scene, name, plan)
    first = f"{HEAD}/{name}"
    if asked.page:
        there = whole_turn.stopped(view, asked, quiet)
        rest_of = plan.without(STOPS[asked.page])
        desk = Desk(scene, whole_turn.head(first, rest_of), look=True)
        return whole_turn.page(desk, asked, there, name)
    return _leaf(scene, first, walk(view, plan, quiet))


def _leaf(scene: Scene, first: str, made: Walk) -> Leaf:
    name = made.railroad
    lines = [t("what-head", scene, railroad=name), "-# " + t("what-note", scene)]
    start = made.plan.start
    if start is not None:
        values = {"value": start.value, "treasury": start.value * start.count}
        lines.append(t("what-start", scene, count=start.count, **values))
    lines.append(working(scene, made.begun, made.begun, name))
    lines += whole_turn.told(scene, made)
    menus = [*_starts(scene, first, made), *whole_turn.menus(scene, first, made, look=True)]
    menus += [railroads(scene, name)]
    draw = whole_turn.drawn(scene, made)
    return Leaf(
        "\n".join(lines), draw, whole_turn.more(scene, first, made, look=True), tuple(menus)
    )


def _starts(scene: Scene, first: str, made: Walk) -> Iterator[Menu]:
    """Other ways to start it, for a railroad that does not run."""
    if made.plan.start is None:
        return
    options = [
        option(
            CODE.written(Plan(start=Start(value, count))),
            t("option-start", scene, count=count, value=value),
            t("option-start-what-detail", scene, treasury=value * count),
            Start(value, count) == made.plan.start,
        )
        for value in start_values(scene.public.table)
        for count in SHARES
    ]
    key = whole_turn.head(first, replace(made.plan, start=None))
    yield Menu(key, t("menu-start-what", scene), tuple(options), look=True)


def railroads(scene: Scene, shown: str = "") -> Menu:
    """The other railroads to think about."""
    table: State = scene.public.table
    names = dict.fromkeys([*table.order, *table.railroads])
    options = tuple(Option(name, called(name), full(name)[:100], name == shown) for name in names)
    return Menu(HEAD, t("menu-what", scene), options, look=True)


def button(name: str, scene: Scene) -> Button:
    """For a card or a look that shows this railroad."""
    return Button(f"{HEAD}/{name}", t("press-what", scene), "quiet", look=True)
