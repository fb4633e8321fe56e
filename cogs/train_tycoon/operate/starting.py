"""A line put together: from which hub or place for the factory, to which end, or hex by hex by
menus of what may come next."""

from __future__ import annotations

from collections.abc import Callable

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Act, Answer, Leaf, Menu, Option
from bot.chat.declared.moves import Words
from cogs.train_tycoon import pictures
from cogs.train_tycoon.operate import building, routes
from cogs.train_tycoon.operate.building import BUILDING, cheapest
from cogs.train_tycoon.operate.places import good, item, laid, near, place
from cogs.train_tycoon.words import at, menu, quiet, t
from rules.train_tycoon.model.actions import Lay
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.operation import composing, lines
from rules.train_tycoon.operation.lines import Plan

Chooser = Callable[[Scene, str, bool, Words], Answer]


def _begun(page: Callable[[Scene, routes.Course], Leaf]) -> Chooser:
    """A page about a line that begins somewhere; the rules say best what is wrong with its
    start."""

    def answered(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
        phase, found = scene.public.phase, routes.read(rest)
        if phase in BUILDING and lines.site(at(scene)).begins(found.start):
            return page(scene, found)
        wrong = routes.Course(found.start, (Lay(found.start, "new"),), found.start)
        return Act(routes.action(wrong, placing=phase is Phase.FACTORY))

    return answered


@_begun
def start(scene: Scene, found: routes.Course) -> Leaf:
    """`from/E8`: the ends within reach of a hub, or of a place for the factory."""
    position, where = at(scene), found.start
    ends = lines.ends(position, where)
    hubs = sorted((ends[one] for one in ends if one in position.state.hubs), key=lines.rank)
    text = t("from-ends", scene, count=len(hubs)) if ends else t("from-none", scene)
    menus = menu(scene, "ends", "menu-ends", (cheapest(position, one, scene) for one in hubs))
    return Leaf(
        f"{_begins(scene, where)}\n{text}",
        pictures.start(scene, position.operation.company, where, hubs),
        (quiet(scene, f"empty/{where}", "press-empty"),) if len(ends) > len(hubs) else (),
        (*menus, _first(scene, where)) if ends else menus,
    )


@_begun
def empty(scene: Scene, found: routes.Course) -> Leaf:
    """`empty/E8`: empty hexes within reach, which would get a transfer hub."""
    position, where = at(scene), found.start
    ends = lines.ends(position, where)
    plans = [ends[one] for one in sorted(ends) if one not in position.state.hubs]
    return Leaf(
        t("empty", scene, place=place(position.state, where, scene)),
        pictures.start(scene, position.operation.company, where, plans),
        menus=menu(scene, "ends", "menu-empty", (cheapest(position, one, scene) for one in plans)),
    )


def _begins(scene: Scene, where: str) -> str:
    """What a start is: a hub of the company, or a place for its factory and why that is legal."""
    making = good(at(scene))
    if making is None:
        return t("from", scene, place=place(at(scene).state, where, scene))
    one, two = (item(name, scene) for name in facts.accepts(making))
    return t(
        "from-factory",
        scene,
        hex=where,
        factory=t(f"factory-{making}", scene),
        near=near(at(scene), where, scene),
        takes=t("or", scene, one=one, two=two),
    )


def _first(scene: Scene, where: str) -> Menu:
    """Into which hex the line goes first."""
    options = (
        _option(scene, into, t("option-first", scene, hex=into), "option-cheapest", plan)
        for into, plan in sorted(composing.first(at(scene), where).items())
    )
    return Menu(f"lay/{where}", t("menu-first", scene), tuple(options))


def _option(scene: Scene, value: str, label: str, detail: str, plan: Plan) -> Option:
    return Option(value, label, t(detail, scene, amount=plan.cost.total))


# Hex by hex.


def lay(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`lay/E8.nF8.G8`: a line under way and what may come next; what its menus add stands after a
    further `/`, and where a step ends the line its last `.` is a `-`."""
    text = rest.replace("/", ".")
    if "-" not in text:
        return _under_way(scene, text, sure, words)
    found = routes.read(text.replace("-", "."))
    return building.opened(scene, routes.course(*found), sure, words, f"lay/{_before(found)}")


def _before(found: routes.Course) -> str:
    """The line without its last hex."""
    return routes.course(found.start, found.lays[:-1], found.lays[-1].hex)


@_begun
def _under_way(scene: Scene, found: routes.Course) -> Leaf:
    position = at(scene)
    draw = pictures.under_way(scene, position.operation.company, *found)
    if not found.end:
        return Leaf(_begins(scene, found.start), draw, menus=(_first(scene, found.start),))
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
    buttons = [quiet(scene, f"from/{found.start}", "press-anew")]
    if found.lays:
        text += " " + t("lay-behind", scene, laid=laid(found.lays, scene))
        buttons.insert(0, quiet(scene, f"lay/{_before(found)}", "press-hex-back"))
    return Leaf(text, draw, tuple(buttons), (_next(scene, found, steps),))


def _next(scene: Scene, found: routes.Course, steps: list[composing.Step]) -> Menu:
    """What may be done in the hex being entered, and where the line goes or ends."""
    options = []
    for step in steps:
        made = routes.lay(Lay(found.end, step.how))
        how, value = t(f"how-{step.how}", scene, hex=found.end), step.beyond
        if step.ends is not None:
            label = t("option-ends", scene, how=how, place=place(at(scene).state, value, scene))
            options.append(
                _option(scene, f"{made}-{value}", label, "option-ends-detail", step.ends)
            )
        if step.onward is not None:
            label = t("option-onward", scene, how=how, hex=value)
            options.append(_option(scene, f"{made}.{value}", label, "option-cheapest", step.onward))
    key = f"lay/{routes.course(found.start, found.lays)}"
    return Menu(key, t("menu-next", scene), tuple(options))
