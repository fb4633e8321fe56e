"""A turn of the Stock Round put together: what can be sold and bought, and what it would do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import data.railroad_barons as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Act, Answer, Button, Leaf, Menu, Option
from bot.chat.declared.code import Code
from bot.chat.declared.composed import Composed, asked_in
from cogs.railroad_barons import pictures
from cogs.railroad_barons.words import KINDS, holding, label, money, person, player, position_of, t
from rules.errors import RuleError
from rules.railroad_barons.model import events as e
from rules.railroad_barons.model.actions import Purchase, Sale, SellAndBuy
from rules.railroad_barons.model.play import DIRECTOR, Position
from rules.railroad_barons.model.state import Phase
from rules.railroad_barons.stock.composing import NOTHING, Outcome, outcome, purchases, sales

CODE: Code[SellAndBuy] = Code(SellAndBuy, KINDS, NOTHING)
Part = Sale | Purchase


def parts_of(plan: SellAndBuy) -> list[Part]:
    """The sales, then the purchase, if there is one."""
    return [*plan.sales, *([plan.purchase] if plan.purchase else [])]


def what(made: Part) -> str:
    """How texts call this part."""
    if isinstance(made, Sale):
        return "exchange-down" if made.take else "sell"
    return "start" if made.par else "exchange-up" if made.give else "buy"


def _price(scene: Scene, made: Part) -> int:
    """What a purchase takes, a difference in an exchange up (14, 16); or what a sale brings at the
    value before any drop (11)."""
    value = getattr(made, "par", 0) or position_of(scene).value(made.holding)
    return value * abs(made.take - made.give) // 10


def _part(scene: Scene, key: str, made: Part) -> str:
    percent, par = (made.give, 0) if isinstance(made, Sale) else (made.take, made.par)
    values = {"percent": percent, "take": made.take, "give": made.give, "par": par, "value": par}
    shown, price = holding(made.holding, scene), _price(scene, made)
    return t(key, scene, holding=shown, price=price, **values)


# The menus.


def label_of(scene: Scene, made: Part) -> str:
    """`20% of SB (black): $160`."""
    return _part(scene, f"option-{what(made)}{'-at' if what(made) == 'start' else ''}", made)


def _option(scene: Scene, plan: SellAndBuy, made: Part) -> Option:
    """A part, and the whole turn with it."""
    return Option(CODE.written(plan), label_of(scene, made), _effects(scene, plan, made))


def sell_menu(scene: Scene, plan: SellAndBuy, hint: str) -> tuple[Menu, ...]:
    """What more may be sold; what was to be bought stays, unless it is of the same Holding, which
    bars it (15)."""
    options = []
    for made in sales(scene.view, SellAndBuy(plan.sales)):
        kept = plan.purchase if plan.purchase and plan.purchase.holding != made.holding else None
        options.append(_option(scene, SellAndBuy((*plan.sales, made), kept), made))
    return t.menu(scene, "sell", hint, options)


def buy_menu(scene: Scene, plan: SellAndBuy, hint: str) -> tuple[Menu, ...]:
    """What may be bought after the sales of the plan, each way of starting a Holding on a line."""
    options = [
        _option(scene, SellAndBuy(plan.sales, made), made)
        for made in purchases(scene.view, SellAndBuy(plan.sales))
        if made != plan.purchase
    ]
    if plan.purchase is not None and plan.sales:
        options.append(Option(CODE.written(SellAndBuy(plan.sales)), t("option-buy-none", scene)))
    return t.menu(scene, "buy", hint, options)


def card_menu(scene: Scene) -> tuple[Menu, ...]:
    """What may be bought on the public card: a Holding to start is one line, its value is asked
    then."""
    options = {}
    least = money(min(facts.constants().start_values) * DIRECTOR // 10, scene)
    for made in purchases(scene.view, NOTHING):
        if made.par:
            shown = t("option-start", scene, holding=holding(made.holding, scene))
            detail = t("option-start-detail", scene, least=least)
            option = Option(start_key(made.holding).partition("/")[2], shown, detail)
        else:
            option = _option(scene, SellAndBuy((), made), made)
        options[option.value] = option
    return t.menu(scene, "buy", "menu-buy", options.values())


def _effects(scene: Scene, plan: SellAndBuy, made: Part) -> str:
    """The effects of a plan on the Holding of its newest part; empty while it is not a whole turn
    yet."""
    try:
        found = outcome(scene.view, plan)
    except RuleError:  # sales that do not bring a seat down to the limit yet
        return ""
    name = made.holding
    events = [event for event in found.events if getattr(event, "holding", "") == name]
    told = [line for event in events if (line := _effect(scene, event, "effect"))]
    if isinstance(made, Purchase):
        share = Position(found.table).share(found.seat, name)
        told.append(t("effect-share", scene, percent=share))
    elif not any(isinstance(event, e.ValueMoved) for event in events):
        value = money(position_of(scene).value(name), scene)
        told.append(t("effect-still", scene, value=value))
    told.append(t("effect-cash", scene, cash=found.cash_after))
    return " · ".join(told)


def _effect(scene: Scene, event: Any, where: str) -> str:
    """What an event of the turn changes: `effect` in a line of a menu, `deal` on the page."""
    if isinstance(event, e.DirectorChanged):
        if where == "effect" and event.after == scene.seat:
            return t("effect-director-you", scene)
        name = (label if where == "effect" else person)(scene, event.after)
        return t(f"{where}-director", scene, name=name, holding=event.holding)
    key = _EFFECTS.get(type(event), "")
    if not key or (where == "effect" and key == "swap"):
        return ""
    return t(f"{where}-{key}", scene, **KINDS.written(event, scene))


_EFFECTS: Mapping[type, str] = {
    e.Floated: "floats",
    e.ValueMoved: "value",
    e.DirectorSwapped: "swap",
}


# The private card.


def _further(scene: Scene, plan: SellAndBuy) -> tuple[Menu, ...]:
    sold = "menu-sell-more" if plan.sales else "menu-sell-first"
    bought = "menu-buy-other" if plan.purchase else "menu-buy-then" if plan.sales else "menu-buy"
    return sell_menu(scene, plan, sold) + buy_menu(scene, plan, bought)


def _steps(scene: Scene, plan: SellAndBuy) -> Iterator[str]:
    return (_part(scene, f"deal-{what(made)}", made) for made in parts_of(plan))


def _begun(scene: Scene, plan: SellAndBuy) -> str | None:
    """Nothing yet, or lawful sales of a seat that has to sell even more (21)."""
    if plan == NOTHING:
        return t("deal-empty", scene, cash=player(scene).cash)
    limit = facts.constants().certificate_limit
    left = len(player(scene).certificates) - sum(not made.take for made in plan.sales)
    lawful = all(
        made in sales(scene.view, SellAndBuy(plan.sales[:number]))
        for number, made in enumerate(plan.sales)
    )
    if plan.purchase is not None or left <= limit or not lawful:
        return None
    return "\n".join([*_steps(scene, plan), t("deal-over", scene, count=left, limit=limit)])


def _told(scene: Scene, plan: SellAndBuy, found: Outcome) -> str:
    limit = facts.constants().certificate_limit
    sums = {"before": found.cash_before, "after": found.cash_after}
    cash = t("deal-cash", scene, held=found.certificates_after, limit=limit, **sums)
    lines = [*_steps(scene, plan), cash]
    lines += [line for event in found.events if (line := _effect(scene, event, "deal"))]
    if plan.sales:
        names = ", ".join(dict.fromkeys(made.holding for made in plan.sales))
        whole = scene.public.table.options.rebuy == "round"
        key = "deal-no-rebuy" if whole else "deal-no-rebuy-turn"
        lines.append("-# " + t(key, scene, holdings=names))
    return "\n".join(lines)


def _back(plan: SellAndBuy) -> str:
    """To the sales before the purchase or before the last sale, or to the values of a Holding to be
    started."""
    bought = plan.purchase
    before = plan.sales if bought else plan.sales[:-1]
    if before:
        return f"sell/{CODE.written(SellAndBuy(before))}"
    return start_key(bought.holding) if bought is not None and bought.par else ""


STOCK: Composed[SellAndBuy, Outcome] = Composed(
    head="deal",
    name="deal",
    texts=t,
    code=CODE,
    action=lambda plan: plan,
    due=asked_in(Phase.STOCK),
    outcome=lambda scene, plan: outcome(scene.view, plan),
    begun=_begun,
    told=_told,
    further=_further,
    less=lambda plan: SellAndBuy(plan.sales[:-1], plan.purchase) if plan.sales else None,
    draw=lambda scene, plan, found: pictures.stock(scene, found),
    back=_back,
)


# Starting a Holding.


def start_key(name: str) -> str:
    """The key of the page on which the value of a Holding is chosen."""
    return f"buy/_{name}"


def bought(scene: Scene, rest: str, sure: bool, words: Mapping[str, str]) -> Answer:
    """A turn, or `_SB`: the page that asks at which value a Holding is started, a button each."""
    if not rest.startswith("_"):
        return STOCK.answer(scene, rest, sure, words)
    name = rest[1:]
    if name not in facts.holdings():
        raise LookupError(rest)
    found = purchases(scene.view) if STOCK.due(scene) else ()
    buttons = tuple(
        Button(
            f"buy/{CODE.written(SellAndBuy((), made))}",
            t("press-par", scene, value=money(made.par, scene), price=_price(scene, made)),
        )
        for made in found
        if made.par and made.holding == name
    )
    if not buttons:  # the rules say best why not
        return Act(SellAndBuy((), Purchase(name, DIRECTOR, par=facts.constants().start_values[0])))
    text = t("start", scene, holding=holding(name, scene), cash=player(scene).cash)
    return Leaf(text, None, buttons)
