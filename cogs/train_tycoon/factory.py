"""What the public card asks of a company that may open a line, or has its factory to place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

import data.train_tycoon as facts
from bot.chat.contract.adapter import Button, Menu, Option, Prompt, Scene
from bot.chat.ui.card import MENU_OPTIONS
from cogs.train_tycoon.building import option
from cogs.train_tycoon.operation_words import debt, moves, o, place
from cogs.train_tycoon.starting import near
from cogs.train_tycoon.words import company, listed, money, purse
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import State
from rules.train_tycoon.operation import forecast, lines
from rules.train_tycoon.robot.proposals import Proposal, proposals


def factory(scene: Scene, table: State, seat: int) -> Prompt:
    """Where the factory goes, with the line that starts there."""
    language, position = scene.language, Position(table)
    name, making = position.operation.company, position.operating.factory
    assert making is not None
    text = [
        o(
            "ask-factory",
            language,
            company=company(name),
            factory=o(f"factory-{making}", language),
            takes=listed((o(f"item-{one}", language) for one in facts.accepts(making)), language),
            item=o(f"item-{making}", language),
            most=position.numbers.max_track_tiles,
        ),
        _means(position, language),
    ]
    places = tuple(
        Option(where, o("option-site", language, hex=where), near(position, where, language))
        for where in lines.starts(position)
    )
    found = proposals(position)
    menus = (*_best(position, found, language), *_sites(places, language))
    return Prompt(
        "\n".join([*text, *_poor(found, language)]),
        (_typed(language), _look(name, language)),
        menus,
    )


def _sites(places: Sequence[Option], language: str) -> Iterator[Menu]:
    """The places for a factory, by the letters of their hexes, in as many menus as it takes; each
    says from which hex to which it goes."""
    if len(places) <= MENU_OPTIONS:
        yield Menu("from", o("menu-sites", language), tuple(places))
        return
    for number, chunk in enumerate(_by_letters(places)):
        hint = o("menu-sites-of", language, first=chunk[0].value, last=chunk[-1].value)
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
    language, position = scene.language, Position(table)
    name = position.operation.company
    now = forecast.this_turn(position)
    text = [
        o(
            "ask-line" if position.hubs_of(name) else "ask-line-first",
            language,
            company=company(name),
            most=position.numbers.max_track_tiles,
        ),
        _means(position, language),
        o(
            "ask-line-now",
            language,
            income=money(now.income, language),
            moves=moves(now.moves, language),
        ),
    ]
    starts = tuple(
        Option(where, place(table, where, language), o("option-start", language, count=count))
        for where in lines.starts(position)
        if (count := len(lines.ends(position, where)))
    )
    buttons = (
        Button("noline", o("press-noline", language), "quiet"),
        _typed(language),
        _look(name, language),
    )
    found = proposals(position)
    menus = (*_best(position, found, language), Menu("from", o("menu-starts", language), starts))
    return Prompt("\n".join([*text, *_poor(found, language)]), buttons, menus)


def _best(position: Position, found: Sequence[Proposal], language: str) -> tuple[Menu, ...]:
    options = tuple(option(position, one, language) for one in found)
    return (Menu("open", o("menu-best", language), options),) if options else ()


def _poor(found: Sequence[Proposal], language: str) -> Iterator[str]:
    """That no line earns its price back, where it is so: alone, or even with the next one."""
    if any(one.gain > 0 for one in found):
        return
    if not found:
        yield o("ask-lines-none", language)
    elif any(one.gain + one.hope > 0 for one in found):
        yield o("ask-lines-hope", language)
    else:
        yield o("ask-lines-poor", language)


def _means(position: Position, language: str) -> str:
    """What the company has and may spend."""
    row = position.operating
    has = o("has", language, purse=purse(row.net, language))
    return f"{has} {debt(row.net, row.income, language)}"


def _typed(language: str) -> Button:
    return Button("route", o("press-route", language), "quiet", form=True)


def _look(name: str, language: str) -> Button:
    return Button(f"if/{name}", o("press-if", language), "quiet", look=True)
