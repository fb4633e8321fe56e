"""Where a line begins: the ends within reach of a hub, or of a place for the factory."""

from __future__ import annotations

import data.train_tycoon as facts
from bot.chat.contract.adapter import Act, Answer, Button, Leaf, Menu, Option, Scene
from cogs.train_tycoon import operation_pictures as pictures
from cogs.train_tycoon import routes
from cogs.train_tycoon.building import BUILDING, cheapest, good
from cogs.train_tycoon.operation_words import o, place
from cogs.train_tycoon.parts import Words
from cogs.train_tycoon.words import money
from rules.train_tycoon.model.actions import Lay
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.operation import composing, lines


def start(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`from/E8`: the ends within reach of a hub, or of a place for the factory."""
    table: State = scene.public.table
    where = routes.read(rest).start
    position = position_of(table)
    if position is None or where not in lines.site(position).starts():
        return refused_start(table, where)
    language = scene.language
    found = lines.ends(position, where)
    hubs = sorted((p for p in found.values() if p.way.end in table.hubs), key=lines.rank)
    empty = len(found) - len(hubs)
    text = [begins(position, where, language)]
    text.append(o("from-ends", language, count=len(hubs)))
    if not found:
        text = [text[0], o("from-none", language)]
    menus: tuple[Menu, ...] = ()
    if hubs:
        options = tuple(cheapest(position, plan, language) for plan in hubs)
        menus = (Menu("open", o("menu-ends", language), options),)
    if found:
        menus += (first(position, where, language),)
    buttons = (Button(f"empty/{where}", o("press-empty", language), "quiet"),) if empty else ()
    company = position.operation.company
    return Leaf("\n".join(text), pictures.ids(scene, company, where), buttons, menus)


def position_of(table: State) -> Position | None:
    """The position in which a line may be opened, None while it may not."""
    return Position(table) if table.phase in BUILDING else None


def refused_start(table: State, where: str) -> Answer:
    """The rules say best what is wrong with this start."""
    found = routes.Course(where, (Lay(where, "new"),), where)
    return Act(routes.action(found, placing=table.phase is Phase.FACTORY))


def begins(position: Position, where: str, language: str) -> str:
    """What a start is: a hub of the company, or a place for its factory and why that is legal."""
    making = good(position)
    if making is None:
        return o("from", language, place=place(position.state, where, language))
    one, two = (o(f"item-{name}", language) for name in facts.accepts(making))
    return o(
        "from-factory",
        language,
        hex=where,
        factory=o(f"factory-{making}", language),
        near=near(position, where, language),
        takes=o("or", language, one=one, two=two),
    )


def near(position: Position, where: str, language: str) -> str:
    """`oil 3, minerals 4, Calgary 2`: how far it is to what a factory takes and sells to."""
    making = good(position)
    assert making is not None
    state, board = position.state, position.board
    wanted = facts.accepts(making)
    best: dict[str, int] = {}
    for hub, found in state.hubs.items():
        if found.kind == "city" and found.item == making:
            name = board.hexes[hub].name or hub
        elif found.kind == "resource" and found.item in wanted:
            name = o(f"item-{found.item}", language)
        else:
            continue
        steps = board.steps(where, hub)
        best[name] = min(best.get(name, steps), steps)
    rows = sorted(best.items(), key=lambda row: (row[1], row[0]))[:4]
    return ", ".join(o("near", language, what=name, steps=steps) for name, steps in rows)


def empty(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`empty/E8`: empty hexes within reach, which would get a transfer hub."""
    table: State = scene.public.table
    where = routes.read(rest).start
    position = position_of(table)
    if position is None or where not in lines.site(position).starts():
        return refused_start(table, where)
    language = scene.language
    found = [p for p in lines.ends(position, where).values() if p.way.end not in table.hubs]
    options = tuple(
        cheapest(position, plan, language) for plan in sorted(found, key=lambda p: p.way.end)
    )
    menus = (Menu("open", o("menu-empty", language), options),) if options else ()
    text = o("empty", language, place=place(table, where, language))
    return Leaf(text, pictures.ids(scene, position.operation.company, where), menus=menus)


def first(position: Position, where: str, language: str) -> Menu:
    options = tuple(
        Option(
            into,
            o("option-first", language, hex=into),
            o("option-cheapest", language, amount=money(plan.cost.total, language)),
        )
        for into, plan in sorted(composing.first(position, where).items())
    )
    return Menu(f"lay/{where}", o("menu-first", language), options)
