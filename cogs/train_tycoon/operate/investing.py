"""The expansion Investments: a marker on the new line. What markers are worth only their owner sees
(ruling 63): the public card says how many there are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import data.train_tycoon as facts
from bot.chat.contract.adapter import Act, Answer, Button, Leaf, Preview, Prompt, Scene
from bot.chat.declared.blanks import Part
from bot.chat.declared.moves import Sure, move
from cogs.train_tycoon import pictures
from cogs.train_tycoon.operate.places import line
from cogs.train_tycoon.words import Words, chapter, company, shown, t
from rules.train_tycoon.model.actions import Invest, InvestNothing
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.operation.investing import multiplier


def _opened(scene: Scene) -> str:
    position = Position(scene.public.table)
    new = position.line(position.operation.opened or 0)
    assert new is not None
    return line(position.state, new, scene)


def invest(scene: Scene, table: State, seat: int) -> Prompt:
    """Whether a marker goes on the new line; it says nothing of what they are worth."""
    position = Position(table)
    name, times = company(position.operation.company), multiplier(position)
    count = len(facts.investments().per_player) - len(table.players[seat].placed)
    text = t("ask-invest", scene, company=name, line=_opened(scene), times=times, count=count)
    own = Button("marker", t("press-marker", scene))
    return Prompt(text, (own, MOVES.button(scene, "nomarker")))


def _value(scene: Scene, action: Invest) -> int:
    """Dollars of a marker of the seat's own hand."""
    assert scene.seat is not None
    found: int = scene.view.table.secret.markers[scene.seat][action.marker]
    return found


def marker(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`marker` shows the hand to its owner alone; `marker/0/F8` puts one on a tile, shown first."""
    if rest:
        found = MOVES.answer(scene, f"marker/{rest}", sure, words)
        return replace(found, back="marker") if isinstance(found, Preview) else found
    if scene.public.table.phase is not Phase.INVEST:
        return Act(InvestNothing())
    draw = pictures.board(scene, Position(scene.public.table).operation.company)
    none, menus = MOVES.button(scene, "nomarker"), MOVES.legal_menu(scene, "marker")
    return Leaf(
        t("markers", scene, times=multiplier(Position(scene.public.table))), draw, (none,), menus
    )


def _sure(scene: Scene, action: Invest) -> Sure:
    draw = pictures.board(scene, Position(scene.public.table).operation.company)
    value, times = _value(scene, action), multiplier(Position(scene.public.table))
    sums: dict[str, Any] = {"value": value, "times": times, "total": value * times}
    return shown(scene, "marker", draw=draw, hex=action.hex, line=_opened(scene), **sums)


def _label(scene: Scene, action: Invest) -> str:
    return t("option-marker", scene, value=_value(scene, action), hex=action.hex)


def _detail(scene: Scene, action: Invest) -> str:
    return t("option-marker-detail", scene, number=str(action.marker + 1))


MOVES = chapter(
    move(
        "marker",
        Invest,
        own=True,
        marker=Part(),
        hex=Part(),
        label=_label,
        detail=_detail,
        menu="menu-marker",
        said="said-marker",
        sure=_sure,
    ),
    move("nomarker", InvestNothing, style="quiet"),
)
"""The values of the markers in hand are on their owner's page alone."""
