"""The draft of the Investors, and the Priority Deal (rulings 3 and 7)."""

from __future__ import annotations

from collections.abc import Callable

import data.railroad_barons as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Prompt
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.moves import Sure, move
from cogs.railroad_barons.words import ability, chapter, fixed, investor, label, money, person, t
from rules.railroad_barons.model import actions as a
from rules.railroad_barons.model.state import Phase, State

Ask = Callable[[Scene, State, int], Prompt]
"""What the public card asks the seat on turn: nothing in this game is secret (38)."""


def _face(given: Given) -> int:
    return facts.investors()[given["investor"]].face_value


def _left(scene: Scene, given: Given) -> list[str]:
    draft = scene.public.table.draft
    return [] if draft is None else draft.left


def _faced(scene: Scene, given: Given) -> Given:
    """Where no prices are named, the face value is."""
    if scene.public.table.options.face_values and "investor" in given:
        return {"price": _face(given), **given}
    return given


def _prices(scene: Scene, given: Given) -> list[int]:
    """Any price may be named (3): the face value, and steps below and above it."""
    face = _face(given)
    return [face, face // 2, face * 3 // 4 // 5 * 5, face + face // 2, 2 * face]


def _price_label(scene: Scene, given: Given) -> str:
    key = "press-price-face" if given["price"] == _face(given) else "press-price"
    return t(key, scene, price=given["price"])


def _ask_price(scene: Scene, given: Given) -> str:
    card = given["investor"]
    return t("select", scene, investor=card, ability=card, face=_face(given))


def _sure_select(scene: Scene, action: a.SelectInvestor) -> Sure:
    other = person(scene, 1 - scene.me)
    values = {"ability": action.investor, "other": other, "fixed": fixed(scene)}
    return MOVES.sure(scene, "select", action, **values)


def _sure_swap(scene: Scene, action: a.SwapPriority) -> Sure:
    return MOVES.sure(scene, "swap-priority", action, name=1 - scene.public.table.priority)


MOVES = chapter(
    [
        move(
            "select",
            a.SelectInvestor,
            investor=Part(
                label=lambda scene, given: investor(given["investor"], scene),
                detail=lambda scene, given: ability(given["investor"], scene),
                offered=_left,
                menu="menu-select",
            ),
            price=Part(
                label=_price_label,
                offered=_prices,
                ask=_ask_price,
                form=True,
                preset=_face,
                other="press-price-form",
                most=lambda scene, given: money(facts.constants().draft_named_price.max, scene),
            ),
            filled=_faced,
            sure=_sure_select,
        ),
        move("money", a.TakeMoney),
        move("card", a.TakeCard),
        move("keep-priority", a.KeepPriority),
        move("swap-priority", a.SwapPriority, sure=_sure_swap),
    ],
    earlier={"priority/keep": "keep-priority", "priority/swap": "swap-priority"},
)


def _select(scene: Scene, table: State, seat: int) -> Prompt:
    assert table.draft is not None
    key = "ask-select-fixed" if table.options.face_values else "ask-select"
    step, other = str(table.draft.step + 1), person(scene, 1 - seat)
    text = t(key, scene, step=step, other=other)
    return Prompt(text, menus=MOVES.menu(scene, "select"))


def _choose(scene: Scene, table: State, seat: int) -> Prompt:
    draft = table.draft
    assert draft is not None and draft.investor is not None
    card = draft.investor
    values = {"name": 1 - seat, "price": draft.price, "investor": card, "ability": card}
    values |= {"fixed": fixed(scene)}
    buttons = tuple(MOVES.button(scene, one, **values) for one in ("money", "card"))
    return Prompt(t("ask-choose", scene, **values), buttons)


def _priority(scene: Scene, table: State, seat: int) -> Prompt:
    holder, other = table.priority, 1 - table.priority
    names = {"holder": person(scene, holder), "other": person(scene, other)}
    buttons = (
        MOVES.button(scene, "keep-priority", name=label(scene, holder)),
        MOVES.button(scene, "swap-priority", name=label(scene, other)),
    )
    return Prompt(t("ask-priority", scene, set=str(table.set), **names), buttons)


ASK: dict[Phase, Ask] = {
    Phase.SELECT: _select,
    Phase.CHOOSE: _choose,
    Phase.PRIORITY: _priority,
}
