"""What a press leads to: an action, or first a private card that says what it would do."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import data.railroad_barons as facts
from bot.chat.contract.adapter import Act, Answer, Button, Field, Form, Leaf, Preview, Scene
from cogs.railroad_barons import pictures, stock, tokens, trading
from cogs.railroad_barons.operating import shared
from cogs.railroad_barons.sums import risen
from cogs.railroad_barons.typed import amount
from cogs.railroad_barons.words import ability, holding, investor, money, person, t
from rules.railroad_barons.model import actions as a
from rules.railroad_barons.model.state import Phase, State

Words = Mapping[str, str]
Chooser = Callable[[Scene, str, bool, Words], Answer]


def answer(scene: Scene, key: str, sure: bool, words: Words) -> Answer:
    """The answer to a press; `sure` when its private card was confirmed.

    Raises `Refusal` where the words typed mean nothing, `LookupError` for a key nobody offers.
    """
    head, _, rest = key.partition("/")
    return _CHOOSERS[head](scene, rest, sure, words)


def form(scene: Scene, key: str) -> Form:
    """The form of a button; raises `LookupError` for a key that has none."""
    head, _, rest = key.partition("/")
    if head == "tokens":
        return tokens.form(scene)
    if head == "offer":
        return trading.form(scene, rest)
    if head != "select" or rest not in facts.investors():
        raise LookupError(key)
    language = scene.language
    most = facts.constants().draft_named_price.max
    label = t("form-price-field", language, most=money(most, language))
    face = str(facts.investors()[rest].face_value)
    return Form(t("form-price", language), (Field("price", label, face, limit=12),))


def _simple(action: Callable[[], Any]) -> Chooser:
    def choose(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
        if rest:
            raise LookupError(rest)
        return Act(action())

    return choose


def _select(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`select/I40` asks for the price, `select/I40/60` names it."""
    card, _, price = rest.partition("/")
    if card not in facts.investors() or not re.fullmatch("[0-9]{0,6}", price):
        raise LookupError(rest)
    table, face = scene.public.table, facts.investors()[card].face_value
    typed = words.get("price", "").strip()
    named = amount(typed) if typed else int(price) if price else None
    if table.phase is not Phase.SELECT or card not in table.draft.left:
        return Act(a.SelectInvestor(card, face if named is None else named))
    if named is None and table.options.face_values:
        named = face
    if named is None:
        return _prices(scene, card)
    action = a.SelectInvestor(card, named)
    bounds = facts.constants().draft_named_price
    if sure or not bounds.min <= named <= bounds.max:
        return Act(action)
    text = t(
        "sure-select",
        scene.language,
        price=money(named, scene.language),
        investor=investor(card, scene.language),
        ability=ability(card, scene.language),
        other=_other(scene),
    )
    label = t("confirm-select", scene.language, price=money(named, scene.language))
    return Preview(text, label, key=f"select/{card}/{named}")


def _other(scene: Scene) -> str:
    assert scene.seat is not None
    return person(scene.names, 1 - scene.seat, scene.language)


def _prices(scene: Scene, card: str) -> Leaf:
    language, face = scene.language, facts.investors()[card].face_value
    text = t(
        "select",
        language,
        investor=investor(card, language),
        ability=ability(card, language),
        face=money(face, language),
    )
    buttons = [
        Button(
            f"select/{card}/{price}",
            t(
                "press-price-face" if price == face else "press-price",
                language,
                price=money(price, language),
            ),
            "go" if price == face else "plain",
        )
        for price in (face, face + face // 2, 2 * face)
    ]
    other = Button(f"select/{card}", t("press-price-form", language), "quiet", form=True)
    return Leaf(text, buttons=(*buttons, other))


def _priority(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    if rest == "keep":
        return Act(a.KeepPriority())
    if rest != "swap":
        raise LookupError(rest)
    table = scene.public.table
    if sure or table.phase is not Phase.PRIORITY:
        return Act(a.SwapPriority())
    name = person(scene.names, 1 - table.priority, scene.language)
    text = t("sure-swap-priority", scene.language, name=name)
    return Preview(text, t("confirm-swap-priority", scene.language))


def _deal(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    return stock.answer(scene, rest, sure)


def _pay(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """At once, unless the value reaches the top and so ends the game."""
    table: State = scene.public.table
    if rest:
        raise LookupError(rest)
    if sure or table.phase is not Phase.REVENUE or table.holding is None:
        return Act(a.PayDividends())
    name, language = table.holding, scene.language
    if risen(table, name) != facts.constants().end_share_value:
        return Act(a.PayDividends())
    revenue = table.revenues.get(name, 0)
    lines = [
        t(
            "sure-pay",
            language,
            holding=holding(name, language),
            revenue=money(revenue, language),
            parts=shared(scene, table, name, revenue),
            after=money(risen(table, name), language),
        ),
        t("sure-pay-end", language),
    ]
    return Preview("\n".join(lines), t("confirm-pay", language), pictures.holding(scene, name))


_CHOOSERS: dict[str, Chooser] = {
    "select": _select,
    "money": _simple(a.TakeMoney),
    "card": _simple(a.TakeCard),
    "priority": _priority,
    "buy": _deal,
    "sell": _deal,
    "deal": _deal,
    "pass": _simple(a.Pass),
    "tokens": tokens.answer,
    "pay": _pay,
    "keep": _simple(a.KeepRevenue),
    "rail": trading.buy,
    "offer": trading.offer,
    "accept": _simple(a.AcceptOffer),
    "refuse": _simple(a.RefuseOffer),
    "withdraw": _simple(a.WithdrawOffer),
    "assign": trading.assign,
    "done": _simple(a.FinishBuying),
    "discard": trading.discard,
}
