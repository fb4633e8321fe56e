"""What the public card asks of a company that may open a line, or has its factory to place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

import data.train_tycoon as facts
from bot.chat.contract.adapter import Button, Menu, Option, Prompt, Scene
from bot.chat.ui.card import MENU_OPTIONS
from cogs.train_tycoon.operate.building import menu, option
from cogs.train_tycoon.operate.places import cargo, earns, item, means, place
from cogs.train_tycoon.operate.starting import near
from cogs.train_tycoon.words import company, quiet, t
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import State
from rules.train_tycoon.operation import forecast
from rules.train_tycoon.robot.proposals import SHOWN, Proposal, proposals, survey


def factory(scene: Scene, table: State, seat: int) -> Prompt:
    """Where the factory goes, with the line that starts there."""
    position, making = Position(table), Position(table).operating.factory
    assert making is not None
    text = t(
        "ask-factory",
        scene,
        company=company(position.operation.company),
        factory=t(f"factory-{making}", scene),
        takes=[item(one, scene) for one in facts.accepts(making)],
        item=item(making, scene),
        most=position.numbers.max_track_tiles,
    )
    places = tuple(
        Option(where, t("option-site", scene, hex=where), near(scene, position, where))
        for where in survey(position).ends
    )
    return _prompt(scene, position, [text, means(position, scene)], (), _sites(scene, places))


def _sites(scene: Scene, places: Sequence[Option]) -> Iterator[Menu]:
    """The places for a factory, by the letters of their hexes, in as many menus as it takes; each
    says from which hex to which it goes."""
    if len(places) <= MENU_OPTIONS:
        yield Menu("from", t("menu-sites", scene), tuple(places))
        return
    for number, chunk in enumerate(_by_letters(places)):
        hint = t("menu-sites-of", scene, first=chunk[0].value, last=chunk[-1].value)
        yield Menu(f"from/+{number}" if number else "from", hint, chunk)


def _by_letters(places: Sequence[Option]) -> Iterator[tuple[Option, ...]]:
    """Whole rows of the map, as many as fit into a menu."""
    chunk: tuple[Option, ...] = ()
    for _, row in groupby(places, key=lambda one: one.value[0]):
        more = tuple(row)
        if chunk and len(chunk) + len(more) > MENU_OPTIONS:
            yield chunk
            chunk = ()
        chunk += more
    yield chunk


def line(scene: Scene, table: State, seat: int) -> Prompt:
    """Whether the company opens a line, and which."""
    position = Position(table)
    name, now = position.operation.company, forecast.this_turn(position)
    first = "ask-line" if position.hubs_of(name) else "ask-line-first"
    text = [
        t(first, scene, company=company(name), most=position.numbers.max_track_tiles),
        means(position, scene),
        t("ask-line-now", scene, sums=earns(now, scene), moves=cargo(now.moves, scene)),
    ]
    starts = tuple(
        Option(where, place(table, where, scene), t("option-start", scene, count=count))
        for where, count in survey(position).ends.items()
    )
    hubs = Menu("from", t("menu-starts", scene), starts)
    none = quiet(scene, "noline", "press-noline")
    return _prompt(scene, position, text, (none,), iter((hubs,)))


def _prompt(
    scene: Scene,
    position: Position,
    text: list[str],
    buttons: tuple[Button, ...],
    starts: Iterator[Menu],
) -> Prompt:
    """With the best lines, and that none of them earns its price back."""
    found = proposals(position)[:SHOWN]
    typed = quiet(scene, "route", "press-route", form=True)
    look = quiet(scene, f"if/{position.operation.company}", "press-if", look=True)
    best = menu(scene, ranked(found), (option(position, one, scene) for one in found))
    told = "\n".join([*text, *_poor(scene, position, found)])
    return Prompt(told, (*buttons, typed, look), (*best, *starts))


def ranked(found: Sequence[Proposal]) -> str:
    """What the menu is called: the best comes first, unless it is no better than others."""
    best = sum(one.worth == found[0].worth for one in found)
    if best > 1:
        return "menu-best-all" if best == len(found) else "menu-best-even"
    return "menu-best"


def _poor(scene: Scene, position: Position, found: Sequence[Proposal]) -> Iterator[str]:
    """That no line earns its price back, where it is so: alone, or even with the next one."""
    if not found:
        yield t("ask-lines-none", scene)
    elif any(one.gain + one.hope > 0 for one in found):
        if all(one.gain <= 0 for one in found):
            yield t("ask-lines-hope", scene)
    else:
        last = position.state.turn == facts.components().turns
        yield t("ask-lines-last" if last else "ask-lines-poor", scene)
