"""A line put together hex by hex, by menus of what may come next."""

from __future__ import annotations

from bot.chat.contract.adapter import Answer, Button, Leaf, Menu, Option, Scene
from cogs.train_tycoon import building, routes
from cogs.train_tycoon import operation_pictures as pictures
from cogs.train_tycoon.operation_words import laid, o, place
from cogs.train_tycoon.parts import Words
from cogs.train_tycoon.starting import begins, first, position_of, refused_start
from cogs.train_tycoon.words import money
from rules.train_tycoon.model.actions import Lay
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import State
from rules.train_tycoon.operation import composing, lines


def lay(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`lay/E8.nF8.G8`: a line under way and what may come next; what its menus add stands after a
    further `/`, and where a step ends the line its last `.` is a `-`."""
    text = rest.replace("/", ".")
    if "-" in text:
        return building.opened(scene, text.replace("-", "."), sure, words)
    table: State = scene.public.table
    found = routes.read(text)
    position = position_of(table)
    if position is None or found.start not in lines.site(position).starts():
        return refused_start(table, found.start)
    language, company = scene.language, position.operation.company
    picture = pictures.under_way(scene, company, found)
    if not found.end:
        menu = first(position, found.start, language)
        return Leaf(begins(position, found.start, language), picture, menus=(menu,))
    steps = composing.steps(position, found.start, found.lays, found.end)
    if not steps:
        raise LookupError(rest)
    said = o("lay-behind", language, laid=laid(found.lays, language)) if found.lays else ""
    count = len(found.lays) + 1
    ask = o(
        "lay",
        language,
        start=place(table, found.start, language),
        here=place(table, found.end, language),
        count=count,
        most=position.numbers.max_track_tiles,
    )
    return Leaf(
        f"{ask} {said}".strip(),
        picture,
        _back(found, language),
        (_next(position, found, steps, language),),
    )


def _back(found: routes.Course, language: str) -> tuple[Button, ...]:
    """One hex back, or all of them."""
    anew = Button(f"from/{found.start}", o("press-anew", language), "quiet")
    if not found.lays:
        return (anew,)
    before = routes.course(found.start, found.lays[:-1], found.lays[-1].hex)
    return (Button(f"lay/{before}", o("press-hex-back", language), "quiet"), anew)


def _next(
    position: Position, found: routes.Course, steps: list[composing.Step], language: str
) -> Menu:
    """What may be done in the hex being entered, and where the line goes or ends."""
    table, options = position.state, []
    for step in steps:
        made = routes.lay(Lay(found.end, step.how))
        how = o(f"how-{step.how}", language, hex=found.end)
        beyond = place(table, step.beyond, language)
        if step.ends is not None:
            amount = money(step.ends.cost.total, language)
            label = o("option-ends", language, how=how, place=beyond)
            detail = o("option-ends-detail", language, amount=amount)
            options.append(Option(f"{made}-{step.beyond}", label, detail))
        if step.onward is not None:
            amount = money(step.onward.cost.total, language)
            label = o("option-onward", language, how=how, hex=step.beyond)
            detail = o("option-cheapest", language, amount=amount)
            options.append(Option(f"{made}.{step.beyond}", label, detail))
    return Menu(
        f"lay/{routes.course(found.start, found.lays)}", o("menu-next", language), tuple(options)
    )
