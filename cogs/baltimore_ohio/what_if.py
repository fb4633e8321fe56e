"""What if: the next turn of any railroad, for anybody, at any time; nothing is done by it.

The railroad is thought to be on turn on the table as it is. One that does not run is thought to
have been started, by so many shares at a value of the moment (13, 37).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import data.baltimore_ohio as facts
from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import Button, Leaf, Menu, Option, Scene
from cogs.baltimore_ohio import plans, single, whole_turn
from cogs.baltimore_ohio.business_words import DOMAIN, b
from cogs.baltimore_ohio.consequences import working
from cogs.baltimore_ohio.offering import Desk, option
from cogs.baltimore_ohio.plans import STOPS, Plan
from cogs.baltimore_ohio.walking import Walk, quiet, walk
from cogs.baltimore_ohio.words import full, money
from cogs.baltimore_ohio.words import railroad as called
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.trial import pose

HEAD = "what"
SHARES = (3, 5, 7, 10)
"""Shares with which a railroad is thought to be started."""


def leaf(scene: Scene, railroad: str) -> Leaf:
    """The page on which anybody thinks about a railroad."""
    return look(scene, railroad)


def key(scene: Scene, name: str, count: int | None, words: str) -> str:
    """The key of the page with so many cards bought (None: none) and track to the hexes or cities
    that the words name. Raises what `places.build` raises."""
    table: State = scene.public.table
    if name not in table.railroads:
        raise Refusal(f"{DOMAIN}-refuse-railroad")
    plan = Plan(start=_start(table, name, Plan()), buy=count)
    if words:
        view = pose(table, name, plan.start, scene.seat or 0)
        plan = whole_turn.typed(scene, view, plan, words, quiet)
    return whole_turn.head(f"{HEAD}/{name}", plan)


def look(scene: Scene, rest: str) -> Leaf:
    """`what/<railroad>/<plan>`, the head left out. Raises `LookupError` for a railroad that is not
    in this game."""
    name, _, text = rest.partition("/")
    asked = plans.read(text)
    table: State = scene.public.table
    if name not in table.railroads:
        raise LookupError(rest)
    plan = replace(asked.plan, start=_start(table, name, asked.plan))
    view = pose(table, name, plan.start, scene.seat or 0)
    first = f"{HEAD}/{name}"
    if asked.page:
        there = whole_turn.stopped(view, asked, quiet)
        rest_of = plan.without(STOPS[asked.page])
        desk = Desk(scene, whole_turn.head(first, rest_of), look=True)
        return single.page(desk, asked, there, name)
    return _leaf(scene, first, walk(view, plan, quiet))


def _start(table: State, name: str, plan: Plan) -> tuple[int, int] | None:
    """With what a railroad that does not run is thought to begin: as chosen, else five shares at
    the highest value."""
    if table.railroads[name].value is not None:
        return None
    values = facts.initial_values(min(6, table.tech_level))
    if plan.start is not None and plan.start[0] in values and 1 <= plan.start[1] <= 10:
        return plan.start
    return max(values), 5


def _leaf(scene: Scene, first: str, made: Walk) -> Leaf:
    language, name = scene.language, made.railroad
    begun = next(iter(made.asked.values())).table
    lines = [b("what-head", language, railroad=called(name)), "-# " + b("what-note", language)]
    if made.plan.start is not None:
        value, count = made.plan.start
        lines.append(
            b(
                "what-start",
                language,
                count=count,
                value=money(value, language),
                treasury=money(value * count, language),
            )
        )
    lines.append(working(scene, begun, begun, name))
    lines += whole_turn.told(scene, made)
    desk = Desk(scene, whole_turn.head(first, made.plan), look=True)
    menus = [*_starts(scene, first, made), *whole_turn.menus(scene, first, made, look=True)]
    buttons = whole_turn.more(desk, made)
    return Leaf(
        "\n".join(lines),
        whole_turn.drawn(scene, made),
        buttons,
        (*menus, railroads(scene, name)),
    )


def _starts(scene: Scene, first: str, made: Walk) -> Iterator[Menu]:
    """Other ways to start it, for a railroad that does not run."""
    if made.plan.start is None:
        return
    language, table = scene.language, scene.public.table
    options = [
        option(
            plans.written(Plan(start=(value, count))),
            b("option-start", language, count=count, value=money(value, language)),
            b("option-start-detail", language, treasury=money(value * count, language)),
            (value, count) == made.plan.start,
        )
        for value in facts.initial_values(min(6, table.tech_level))
        for count in SHARES
    ]
    key = whole_turn.head(first, replace(made.plan, start=None))
    yield Menu(key, b("menu-start", language), tuple(options), look=True)


def railroads(scene: Scene, shown: str = "") -> Menu:
    """The other railroads to think about."""
    table: State = scene.public.table
    names = [*table.order, *(name for name in table.railroads if name not in table.order)]
    options = tuple(Option(name, called(name), full(name)[:100], name == shown) for name in names)
    return Menu(HEAD, b("menu-what", scene.language), options, look=True)


def button(name: str, language: str) -> Button:
    """For a card or a look that shows this railroad."""
    return Button(f"{HEAD}/{name}", b("press-what", language), "quiet", look=True)
