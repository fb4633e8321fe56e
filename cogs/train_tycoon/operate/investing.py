"""The expansion Investments: a marker on the new line. What markers are worth only their owner sees
(ruling 63): the public card says how many there are."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Button, Leaf, Menu, Option, Prompt
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.moves import Sure, move
from cogs.train_tycoon import pictures
from cogs.train_tycoon.operate.places import line
from cogs.train_tycoon.words import at, chapter, company, me, t
from rules.train_tycoon.model.actions import Invest, InvestNothing
from rules.train_tycoon.operation.investing import multiplier, tiles


def ask(scene: Scene) -> Prompt:
    """Whether a marker goes on the new line; it says nothing of what they are worth."""
    position = at(scene)
    name, times = company(position.operation.company), multiplier(position)
    count = len(facts.investments().per_player) - len(me(scene).placed)
    text = t("ask-invest", scene, company=name, line=_opened(scene), times=times, count=count)
    own = Button("marker", t("press-marker", scene))
    return Prompt(text, (own, MOVES.button(scene, "nomarker")))


def _opened(scene: Scene) -> str:
    position = at(scene)
    new = position.line(position.operation.opened or 0)
    assert new is not None
    return line(position.state, new, scene)


def _hand(scene: Scene, given: Given) -> Leaf:
    """Shows the hand to its owner alone."""
    none = MOVES.button(scene, "nomarker")
    menus = tuple(told_apart(menu) for menu in MOVES.legal_menu(scene, "marker"))
    draw = pictures.invested(scene, tuple(tiles(at(scene))))
    return Leaf(t("markers", scene, times=multiplier(at(scene))), draw, (none,), menus)


def told_apart(menu: Menu) -> Menu:
    """One row for each value on each tile. Which of two equal investments it is falls by chance:
    its place in the hand is public (63), and always the first would tell of those before it."""
    rows: dict[str, list[Option]] = {}
    for option in menu.options:
        rows.setdefault(option.label, []).append(option)
    return replace(menu, options=tuple(random.choice(alike) for alike in rows.values()))


def _value(scene: Scene, action: Invest) -> int:
    """Dollars of a marker of the seat's own hand."""
    found: int = scene.view.table.secret.markers[scene.me][action.marker]
    return found


def _sure(scene: Scene, action: Invest) -> Sure:
    value, times = _value(scene, action), multiplier(at(scene))
    known: dict[str, Any] = {"value": value, "times": times, "total": value * times}
    draw = pictures.invested(scene, (action.hex,))
    return MOVES.sure(scene, "marker", action, draw=draw, line=_opened(scene), **known)


MOVES = chapter(
    move(
        "marker",
        Invest,
        own=True,
        marker=Part(page=_hand),
        hex=Part(),
        label=lambda scene, action: t(
            "option-marker", scene, value=_value(scene, action), hex=action.hex
        ),
        detail=lambda scene, action: t(
            "option-marker-detail", scene, number=str(action.marker + 1)
        ),
        menu="menu-marker",
        said="said-marker",
        sure=_sure,
    ),
    move("nomarker", InvestNothing, style="quiet"),
)
"""The values of the markers in hand are on their owner's page alone."""
