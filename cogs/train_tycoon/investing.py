"""The expansion Investments: a marker on the new line. What markers are worth only their owner sees
(ruling 63): the public card says how many there are."""

from __future__ import annotations

import re

import data.train_tycoon as facts
from bot.chat.contract.adapter import (
    Act,
    Answer,
    Button,
    Leaf,
    Menu,
    Option,
    Preview,
    Prompt,
    Scene,
)
from cogs.train_tycoon import operation_pictures as pictures
from cogs.train_tycoon.operation_words import line, o
from cogs.train_tycoon.parts import Words
from cogs.train_tycoon.words import company, money
from rules.train_tycoon.model.actions import Invest, InvestNothing
from rules.train_tycoon.model.state import Phase, State


def _times(table: State) -> int:
    """How often a marker placed now counts."""
    return facts.investments().multiplier_by_turn_opened.get(str(table.turn), 1)


def _opened(table: State, language: str) -> str:
    assert table.operation is not None
    found = next(one for one in table.lines if one.id == table.operation.opened)
    return line(table, found, language)


def invest(scene: Scene, table: State, seat: int) -> Prompt:
    """Whether a marker goes on the new line; it says nothing of what they are worth."""
    language = scene.language
    assert table.operation is not None
    left = facts.investments().per_player
    text = o(
        "ask-invest",
        language,
        company=company(table.operation.company),
        line=_opened(table, language),
        times=_times(table),
        count=len(left) - len(table.players[seat].placed),
    )
    buttons = (
        Button("marker", o("press-marker", language), "plain"),
        Button("nomarker", o("press-nomarker", language), "quiet"),
    )
    return Prompt(text, buttons)


def _value(scene: Scene, marker: int) -> int:
    """Dollars of a marker of the seat's own hand."""
    assert scene.seat is not None
    found: int = scene.view.table.secret.markers[scene.seat][marker]
    return found


def marker(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`marker` shows the hand to its owner alone; `marker/0.F8` puts one on a tile, shown first."""
    table: State = scene.public.table
    language = scene.language
    if not rest:
        return _hand(scene, table) if table.phase is Phase.INVEST else Act(InvestNothing())
    found = re.fullmatch(r"([0-9])\.([A-Z][0-9]{1,2})", rest)
    if found is None:
        raise LookupError(rest)
    action = Invest(int(found[1]), found[2])
    if sure or table.phase is not Phase.INVEST or action not in scene.view.legal:
        return Act(action, o("said-marker", language, hex=action.hex))
    assert table.operation is not None
    value, times = _value(scene, action.marker), _times(table)
    text = o(
        "sure-marker",
        language,
        value=money(value, language),
        hex=action.hex,
        line=_opened(table, language),
        times=times,
        total=money(value * times, language),
    )
    picture = pictures.board(scene, table.operation.company)
    return Preview(text, o("confirm-marker", language, hex=action.hex), picture)


def options(scene: Scene) -> tuple[Option, ...]:
    """Every marker in hand on every tile it may go to; for the seat itself alone."""
    language = scene.language
    return tuple(
        Option(
            f"{action.marker}.{action.hex}",
            o(
                "option-marker",
                language,
                value=money(_value(scene, action.marker), language),
                hex=action.hex,
            ),
            o("option-marker-detail", language, number=str(action.marker + 1)),
        )
        for action in scene.view.legal
        if isinstance(action, Invest)
    )


def _hand(scene: Scene, table: State) -> Answer:
    language = scene.language
    assert table.operation is not None
    picture = pictures.board(scene, table.operation.company)
    text = o("markers", language, times=_times(table))
    none = Button("nomarker", o("press-nomarker", language), "quiet")
    menu = Menu("marker", o("menu-marker", language), options(scene))
    return Leaf(text, picture, (none,), (menu,))
