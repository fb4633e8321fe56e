"""A turn of the Stock Round put together: what can be sold and bought, and what it would do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import data.railroad_barons as facts
from bot.chat.contract.adapter import Act, Answer, Button, Leaf, Menu, Option, Scene
from bot.chat.declared.code import Code
from bot.chat.declared.composed import Composed
from cogs.railroad_barons import pictures
from cogs.railroad_barons.words import KINDS, holding, label, money, person, position_of, t
from rules.errors import RuleError
from rules.railroad_barons.model import events as e
from rules.railroad_barons.model.actions import Purchase, Sale, SellAndBuy
from rules.railroad_barons.model.play import DIRECTOR, Position
from rules.railroad_barons.model.state import Phase
from rules.railroad_barons.stock.composing import NOTHING, Outcome, outcome, purchases, sales

CODE: Code[SellAndBuy] = Code(SellAndBuy, KINDS, NOTHING)


def due(scene: Scene) -> bool:
    """Whether the seat of this scene is to take a turn of the Stock Round."""
    public = scene.public
    return bool(public.table.phase is Phase.STOCK and scene.seat in public.to_move)


def held(scene: Scene) -> int:
    """How many certificates the seat has (21)."""
    assert scene.seat is not None
    return len(scene.public.table.players[scene.seat].certificates)


def _price(scene: Scene, made: Sale | Purchase) -> int:
    """What a purchase takes, a difference in an exchange up (14, 16); or what a sale brings at the
    value before any drop (11)."""
    value = getattr(made, "par", 0) or position_of(scene).value(made.holding)
    return value * abs(made.take - made.give) // 10


def _cash(scene: Scene) -> int:
    assert scene.seat is not None
    cash: int = scene.public.table.players[scene.seat].cash
    return cash


# The menus.


def sell_menu(scene: Scene, plan: SellAndBuy, hint: str) -> tuple[Menu, ...]:
    """What more may be sold. Each line is the whole turn with that sale; what was to be bought
    stays, unless it is of the same Holding, which bars it (15)."""
    options = []
    for made in sales(scene.view, SellAndBuy(plan.sales)):
        kept = plan.purchase if plan.purchase and plan.purchase.holding != made.holding else None
        after = SellAndBuy((*plan.sales, made), kept)
        told = _told(scene, after, sale=made)
        options.append(Option(CODE.written(after), label_of(scene, made), told))
    return (Menu("sell", t(hint, scene), tuple(options)),) if options else ()


def buy_menu(scene: Scene, plan: SellAndBuy, hint: str) -> tuple[Menu, ...]:
    """What may be bought after the sales of the plan, each way of starting a Holding on a line."""
    options = []
    for made in purchases(scene.view, SellAndBuy(plan.sales)):
        after = SellAndBuy(plan.sales, made)
        if after != plan:
            label_ = label_of(scene, made)
            options.append(Option(CODE.written(after), label_, _told(scene, after)))
    if plan.purchase is not None and plan.sales:
        options.append(Option(CODE.written(SellAndBuy(plan.sales)), t("option-buy-none", scene)))
    return (Menu("buy", t(hint, scene), tuple(options)),) if options else ()


def card_menu(scene: Scene) -> tuple[Menu, ...]:
    """What may be bought on the public card: a Holding to start is one line, its value is asked
    then."""
    options, started = [], set()
    for made in purchases(scene.view, NOTHING):
        if not made.par:
            plan = SellAndBuy((), made)
            label_ = label_of(scene, made)
            options.append(Option(CODE.written(plan), label_, _told(scene, plan)))
        elif made.holding not in started:
            started.add(made.holding)
            least = money(min(facts.constants().start_values) * DIRECTOR // 10, scene)
            shown = t("option-start", scene, holding=holding(made.holding, scene))
            detail = t("option-start-detail", scene, least=least)
            options.append(Option(start_key(made.holding).partition("/")[2], shown, detail))
    return (Menu("buy", t("menu-buy", scene), tuple(options)),) if options else ()


def _label(scene: Scene, key: str, made: Sale | Purchase, **values: Any) -> str:
    shown, price = holding(made.holding, scene), _price(scene, made)
    return t(key, scene, holding=shown, take=made.take, give=made.give, price=price, **values)


def label_of(scene: Scene, made: Sale | Purchase) -> str:
    """`20% of SB (black): $160`."""
    if isinstance(made, Sale):
        key = "option-exchange-down" if made.take else "option-sell"
        return _label(scene, key, made, percent=made.give)
    key = "option-exchange-up" if made.give else "option-buy"
    percent, value = made.take, made.par
    return _label(scene, "option-start-at" if value else key, made, percent=percent, value=value)


def _told(scene: Scene, plan: SellAndBuy, sale: Sale | None = None) -> str:
    """The effects of a plan in a line of a menu; empty while it is not a whole turn yet."""
    try:
        found = outcome(scene.view, plan)
    except RuleError:  # sales that do not bring a seat down to the limit yet
        return ""
    name = sale.holding if sale else plan.purchase.holding if plan.purchase else ""
    events = [event for event in found.events if getattr(event, "holding", "") == name]
    told = [line for event in events if (line := _effect(scene, event, "effect"))]
    if sale and not any(isinstance(event, e.ValueMoved) for event in events):
        value = money(position_of(scene).value(name), scene)
        told.append(t("effect-still", scene, value=value))
    if not sale:
        share = Position(found.table).share(found.seat, name)
        told.append(t("effect-share", scene, percent=share))
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


def _begun(scene: Scene, plan: SellAndBuy) -> str | None:
    """Nothing yet, or lawful sales of a seat that has to sell even more (21)."""
    if plan == NOTHING:
        return t("deal-empty", scene, cash=_cash(scene))
    limit = facts.constants().certificate_limit
    left = held(scene) - sum(not made.take for made in plan.sales)
    lawful = all(
        made in sales(scene.view, SellAndBuy(plan.sales[:number]))
        for number, made in enumerate(plan.sales)
    )
    if plan.purchase is not None or left <= limit or not lawful:
        return None
    return "\n".join([*_steps(scene, plan), t("deal-over", scene, count=left, limit=limit)])


def _steps(scene: Scene, plan: SellAndBuy) -> list[str]:
    lines = []
    parts: list[Sale | Purchase] = [*plan.sales]
    for made in [*parts, plan.purchase] if plan.purchase else parts:
        bought = isinstance(made, Purchase)
        key = ("deal-exchange-up" if made.give else "deal-buy") if bought else "deal-sell"
        if isinstance(made, Sale) and made.take:
            key = "deal-exchange-down"
        value = made.par if isinstance(made, Purchase) else 0
        percent = made.take if bought else made.give
        values = {"percent": percent, "value": money(value, scene), "amount": _price(scene, made)}
        lines.append(_label(scene, "deal-start" if value else key, made, **values))
    return lines


def _shown(scene: Scene, plan: SellAndBuy, found: Outcome) -> str:
    lines = [
        *_steps(scene, plan),
        t(
            "deal-cash",
            scene,
            before=found.cash_before,
            after=found.cash_after,
            held=found.certificates_after,
            limit=facts.constants().certificate_limit,
        ),
    ]
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
    if plan.sales and bought is not None:
        return f"sell/{CODE.written(SellAndBuy(plan.sales))}"
    if len(plan.sales) > 1:
        return f"sell/{CODE.written(SellAndBuy(plan.sales[:-1]))}"
    return start_key(bought.holding) if bought is not None and bought.par else ""


def _less(plan: SellAndBuy) -> SellAndBuy | None:
    return SellAndBuy(plan.sales[:-1], plan.purchase) if plan.sales else None


STOCK: Composed[SellAndBuy, Outcome] = Composed(
    head="deal",
    code=CODE,
    action=lambda plan: plan,
    due=due,
    outcome=lambda scene, plan: outcome(scene.view, plan),
    begun=_begun,
    told=_shown,
    further=_further,
    less=_less,
    less_label=lambda scene: t("press-less", scene),
    confirm=lambda scene: t("confirm-deal", scene),
    said=lambda scene: t("said-deal", scene),
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
    found: Sequence[Purchase] = []
    if due(scene):
        found = [made for made in purchases(scene.view) if made.par and made.holding == name]
    if not found:  # the rules say best why not
        return Act(SellAndBuy((), Purchase(name, DIRECTOR, par=facts.constants().start_values[0])))
    buttons = tuple(
        Button(
            f"buy/{CODE.written(SellAndBuy((), made))}",
            t("press-par", scene, value=money(made.par, scene), price=_price(scene, made)),
        )
        for made in found
    )
    text = t("start", scene, holding=holding(name, scene), cash=_cash(scene))
    return Leaf(text, None, buttons)
