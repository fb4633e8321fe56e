"""The expansion Investments: a marker on the new line. What markers are worth only their owner sees
(ruling 63): the public card says how many there are."""

from __future__ import annotations

import data.train_tycoon as facts
from bot.chat.contract.adapter import Act, Answer, Button, Leaf, Prompt, Scene
from bot.chat.declared.blanks import Part
from bot.chat.declared.moves import Sure, move
from cogs.train_tycoon import pictures
from cogs.train_tycoon.operate.places import line
from cogs.train_tycoon.words import Words, chapter, company, shown, t
from rules.train_tycoon.model.actions import Invest, InvestNothing
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State


def _times(scene: Scene) -> int:
    """How often a marker placed now counts."""
    turn = str(scene.public.table.turn)
    return facts.investments().multiplier_by_turn_opened.get(turn, 1)


def _opened(scene: Scene) -> str:
    position = Position(scene.public.table)
    new = position.operation.opened
    return line(position.state, next(one for one in position.state.lines if one.id == new), scene)


def invest(scene: Scene, table: State, seat: int) -> Prompt:
    """Whether a marker goes on the new line; it says nothing of what they are worth."""
    text = t(
        "ask-invest",
        scene,
        company=company(Position(table).operation.company),
        line=_opened(scene),
        times=_times(scene),
        count=len(facts.investments().per_player) - len(table.players[seat].placed),
    )
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
        return MOVES.answer(scene, f"marker/{rest}", sure, words)
    if scene.public.table.phase is not Phase.INVEST:
        return Act(InvestNothing())
    draw = pictures.board(scene, Position(scene.public.table).operation.company)
    none, menus = MOVES.button(scene, "nomarker"), MOVES.legal_menu(scene, "marker")
    return Leaf(t("markers", scene, times=_times(scene)), draw, (none,), menus)


def _sure(scene: Scene, action: Invest) -> Sure:
    draw = pictures.board(scene, Position(scene.public.table).operation.company)
    value, times = _value(scene, action), _times(scene)
    return shown(
        scene,
        "marker",
        draw=draw,
        hex=action.hex,
        line=_opened(scene),
        value=value,
        times=times,
        total=value * times,
    )


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
