"""What the public card asks of a company that may open a line, or has its factory to place."""

from __future__ import annotations

import data.train_tycoon as facts
from bot.chat.adapter import Button, Menu, Option, Prompt, Scene
from cogs.tycoon.building import option
from cogs.tycoon.operation_words import debt, moves, o, place
from cogs.tycoon.starting import near
from cogs.tycoon.words import company, listed, money, purse
from rules.train_tycoon import forecast, lines
from rules.train_tycoon.play import Position
from rules.train_tycoon.proposals import proposals
from rules.train_tycoon.state import State


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
    menus = (*_best(position, language), Menu("from", o("menu-sites", language), places))
    return Prompt("\n".join(text), (_typed(language), _look(name, language)), menus)


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
    menus = (*_best(position, language), Menu("from", o("menu-starts", language), starts))
    return Prompt("\n".join(text), buttons, menus)


def _best(position: Position, language: str) -> tuple[Menu, ...]:
    options = tuple(option(position, one, language) for one in proposals(position))
    return (Menu("open", o("menu-best", language), options),) if options else ()


def _means(position: Position, language: str) -> str:
    """What the company has and may spend."""
    row = position.operating
    has = o("has", language, purse=purse(row.net, language))
    return f"{has} {debt(row.net, row.income, language)}"


def _typed(language: str) -> Button:
    return Button("route", o("press-route", language), "quiet", form=True)


def _look(name: str, language: str) -> Button:
    return Button(f"if/{name}", o("press-if", language), "quiet", look=True)
