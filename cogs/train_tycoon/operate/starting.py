"""A line put together: from which hub or place for the factory, to which end, or hex by hex by
menus of what may come next."""

from __future__ import annotations

from collections.abc import Callable

import data.train_tycoon as facts
from bot.chat.contract.adapter import Act, Answer, Button, Leaf, Menu, Option, Scene
from cogs.train_tycoon import pictures
from cogs.train_tycoon.operate import building, routes
from cogs.train_tycoon.operate.building import BUILDING, cheapest, menu
from cogs.train_tycoon.operate.places import good, item, laid, near, place
from cogs.train_tycoon.words import Words, quiet, t
from rules.train_tycoon.model.actions import Lay
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.operation import composing, lines
from rules.train_tycoon.operation.lines import Plan

Page = Callable[[Scene, Position, routes.Course], Leaf]


def _begun(page: Page) -> Callable[[Scene, str, bool, Words], Answer]:
    """A page about a line that begins somewhere; the rules say best what is wrong with its
    start."""

    def answered(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
        table: State = scene.public.table
        found = routes.read(rest)
        if table.phase in BUILDING:
            position = Position(table)
            if found.start in lines.site(position).starts():
                return page(scene, position, found)
        wrong = routes.Course(found.start, (Lay(found.start, "new"),), found.start)
        return Act(routes.action(wrong, placing=table.phase is Phase.FACTORY))

    return answered


def _start(scene: Scene, position: Position, found: routes.Course) -> Leaf:
    """`from/E8`: the ends within reach of a hub, or of a place for the factory."""
    where, table = found.start, position.state
    ends = lines.ends(position, where).values()
    hubs = sorted((plan for plan in ends if plan.way.end in table.hubs), key=lines.rank)
    text = t("from-ends", scene, count=len(hubs)) if ends else t("from-none", scene)
    menus = menu(scene, "menu-ends", (cheapest(position, plan, scene) for plan in hubs), "ends")
    if ends:
        menus += (_first(scene, position, where),)
    empty = quiet(scene, f"empty/{where}", "press-empty")
    return Leaf(
        f"{_begins(scene, position, where)}\n{text}",
        pictures.ids(scene, position.operation.company, where),
        (empty,) if len(ends) > len(hubs) else (),
        menus,
    )


def _empty(scene: Scene, position: Position, found: routes.Course) -> Leaf:
    """`empty/E8`: empty hexes within reach, which would get a transfer hub."""
    where, table = found.start, position.state
    ends = [plan for end, plan in lines.ends(position, where).items() if end not in table.hubs]
    ends.sort(key=lambda plan: plan.way.end)
    return Leaf(
        t("empty", scene, place=place(table, where, scene)),
        pictures.ids(scene, position.operation.company, where),
        menus=menu(scene, "menu-empty", (cheapest(position, plan, scene) for plan in ends), "ends"),
    )


def _begins(scene: Scene, position: Position, where: str) -> str:
    """What a start is: a hub of the company, or a place for its factory and why that is legal."""
    making = good(position)
    if making is None:
        return t("from", scene, place=place(position.state, where, scene))
    one, two = (item(name, scene) for name in facts.accepts(making))
    return t(
        "from-factory",
        scene,
        hex=where,
        factory=t(f"factory-{making}", scene),
        near=near(position, where, scene),
        takes=t("or", scene, one=one, two=two),
    )


def _first(scene: Scene, position: Position, where: str) -> Menu:
    """Into which hex the line goes first."""
    options = (
        _option(scene, into, t("option-first", scene, hex=into), "option-cheapest", plan)
        for into, plan in sorted(composing.first(position, where).items())
    )
    return Menu(f"lay/{where}", t("menu-first", scene), tuple(options))


def _option(scene: Scene, value: str, label: str, detail: str, plan: Plan) -> Option:
    return Option(value, label, t(detail, scene, amount=plan.cost.total))


# Hex by hex.


def lay(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`lay/E8.nF8.G8`: a line under way and what may come next; what its menus add stands after a
    further `/`, and where a step ends the line its last `.` is a `-`."""
    text = rest.replace("/", ".")
    if "-" in text:
        found = routes.read(text.replace("-", "."))
        before = routes.course(found.start, found.lays[:-1], found.lays[-1].hex)
        return building.opened(scene, routes.course(*found), sure, words, f"lay/{before}")
    return _LAID(scene, text, sure, words)


def _under_way(scene: Scene, position: Position, found: routes.Course) -> Leaf:
    draw = pictures.under_way(scene, position.operation.company, *found)
    if not found.end:
        begins = _begins(scene, position, found.start)
        return Leaf(begins, draw, menus=(_first(scene, position, found.start),))
    steps = composing.steps(position, found.start, found.lays, found.end)
    if not steps:
        raise LookupError(found)
    text = t(
        "lay",
        scene,
        start=place(position.state, found.start, scene),
        here=place(position.state, found.end, scene),
        count=len(found.lays) + 1,
        most=position.numbers.max_track_tiles,
    )
    if found.lays:
        text += " " + t("lay-behind", scene, laid=laid(found.lays, scene))
    return Leaf(text, draw, _back(scene, found), (_next(scene, position, found, steps),))


def _back(scene: Scene, found: routes.Course) -> tuple[Button, ...]:
    """One hex back, or all of them."""
    anew = quiet(scene, f"from/{found.start}", "press-anew")
    if not found.lays:
        return (anew,)
    before = routes.course(found.start, found.lays[:-1], found.lays[-1].hex)
    return (quiet(scene, f"lay/{before}", "press-hex-back"), anew)


def _next(
    scene: Scene, position: Position, found: routes.Course, steps: list[composing.Step]
) -> Menu:
    """What may be done in the hex being entered, and where the line goes or ends."""
    options = []
    for step in steps:
        made = routes.lay(Lay(found.end, step.how))
        how, value = t(f"how-{step.how}", scene, hex=found.end), step.beyond
        if step.ends is not None:
            beyond = place(position.state, step.beyond, scene)
            label = t("option-ends", scene, how=how, place=beyond)
            options.append(
                _option(scene, f"{made}-{value}", label, "option-ends-detail", step.ends)
            )
        if step.onward is not None:
            label = t("option-onward", scene, how=how, hex=step.beyond)
            options.append(_option(scene, f"{made}.{value}", label, "option-cheapest", step.onward))
    key = f"lay/{routes.course(found.start, found.lays)}"
    return Menu(key, t("menu-next", scene), tuple(options))


start, empty, _LAID = _begun(_start), _begun(_empty), _begun(_under_way)
