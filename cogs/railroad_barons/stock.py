"""Composing a turn of the Stock Round: what can be sold and bought, and what it would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import data.railroad_barons as facts
from bot.chat.contract.adapter import Act, Answer, Button, Leaf, Menu, Option, Preview, Scene
from cogs.railroad_barons import pictures, turns
from cogs.railroad_barons.words import holding, label, money, person, t
from rules.errors import RuleError
from rules.railroad_barons.model import events as e
from rules.railroad_barons.model.actions import Purchase, Sale, SellAndBuy
from rules.railroad_barons.model.play import DIRECTOR, Position
from rules.railroad_barons.model.state import Phase
from rules.railroad_barons.stock.composing import NOTHING, Outcome, outcome, purchases, sales


def due(scene: Scene) -> bool:
    """Whether the seat of this scene is to take a turn of the Stock Round."""
    public = scene.public
    return bool(public.table.phase is Phase.STOCK and scene.seat in public.to_move)


def cost(scene: Scene, made: Purchase) -> int:
    """What a purchase takes: the difference in an exchange up (14, 16)."""
    value = made.par or Position(scene.public.table).value(made.holding)
    return value * (made.take - made.give) // 10


def gain(scene: Scene, made: Sale) -> int:
    """What a sale brings, at the value before any drop (11)."""
    return Position(scene.public.table).value(made.holding) * (made.give - made.take) // 10


def held(scene: Scene) -> int:
    """How many certificates the seat has (21)."""
    assert scene.seat is not None
    return len(scene.public.table.players[scene.seat].certificates)


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
        kept = plan if plan.purchase and plan.purchase.holding != made.holding else None
        after = turns.with_sale(kept or SellAndBuy(plan.sales), made)
        told = _told(scene, after, sale=made)
        options.append(Option(turns.written(after), sale_label(scene, made), told))
    return (Menu("sell", t(hint, scene.language), tuple(options)),) if options else ()


def buy_menu(scene: Scene, plan: SellAndBuy, hint: str) -> tuple[Menu, ...]:
    """What may be bought after the sales of the plan, each way of starting a Holding on a line."""
    language = scene.language
    options = [
        Option(
            turns.written(turns.with_purchase(plan, made)),
            purchase_label(scene, made),
            _told(scene, turns.with_purchase(plan, made)),
        )
        for made in purchases(scene.view, SellAndBuy(plan.sales))
        if made != plan.purchase
    ]
    if plan.purchase is not None and plan.sales:
        nothing = turns.written(SellAndBuy(plan.sales))
        options.append(Option(nothing, t("option-buy-none", language)))
    return (Menu("buy", t(hint, language), tuple(options)),) if options else ()


def card_menu(scene: Scene) -> tuple[Menu, ...]:
    """What may be bought on the public card: a Holding to start is one line, its value is asked
    then."""
    language, options, started = scene.language, [], set()
    for made in purchases(scene.view, NOTHING):
        if not made.par:
            plan = SellAndBuy((), made)
            told = _told(scene, plan)
            options.append(Option(turns.written(plan), purchase_label(scene, made), told))
        elif made.holding not in started:
            started.add(made.holding)
            least = min(facts.constants().start_values) * DIRECTOR // 10
            options.append(
                Option(
                    f"new.{turns.letters()[made.holding]}",
                    t("option-start", language, holding=holding(made.holding, language)),
                    t("option-start-detail", language, least=money(least, language)),
                )
            )
    return (Menu("buy", t("menu-buy", language), tuple(options)),) if options else ()


def purchase_label(scene: Scene, made: Purchase) -> str:
    """`20% of SB (black): $160`."""
    language = scene.language
    key = "option-exchange-up" if made.give else "option-buy"
    return t(
        "option-start-at" if made.par else key,
        language,
        holding=holding(made.holding, language),
        percent=made.take,
        give=made.give,
        value=made.par,
        price=money(cost(scene, made), language),
    )


def sale_label(scene: Scene, made: Sale) -> str:
    """`20% of SB (black): $160`."""
    language = scene.language
    return t(
        "option-exchange-down" if made.take else "option-sell",
        language,
        holding=holding(made.holding, language),
        percent=made.give,
        take=made.take,
        price=money(gain(scene, made), language),
    )


def _told(scene: Scene, plan: SellAndBuy, sale: Sale | None = None) -> str:
    """The effects of a plan in a line of a menu; empty while it is not a whole turn yet."""
    try:
        found = outcome(scene.view, plan)
    except RuleError:  # sales that do not bring a seat down to the limit yet
        return ""
    language, told = scene.language, []
    name = sale.holding if sale else plan.purchase.holding if plan.purchase else ""
    events = [event for event in found.events if getattr(event, "holding", "") == name]
    for event in events:
        if isinstance(event, e.Floated):
            told.append(t("effect-floats", language, capital=money(event.capital, language)))
        elif isinstance(event, e.DirectorChanged):
            who = label(scene.names, event.after, language)
            mine = event.after == scene.seat
            told.append(t("effect-director-you" if mine else "effect-director", language, name=who))
        elif isinstance(event, e.ValueMoved):
            before, after = money(event.before, language), money(event.after, language)
            told.append(t("effect-value", language, before=before, after=after))
    if sale and not any(isinstance(event, e.ValueMoved) for event in events):
        value = money(Position(scene.public.table).value(name), language)
        told.append(t("effect-still", language, value=value))
    if not sale:
        told.append(t("effect-share", language, percent=_share_after(scene, plan, name)))
    told.append(t("effect-cash", language, cash=money(found.cash_after, language)))
    return " · ".join(told)


def _share_after(scene: Scene, plan: SellAndBuy, name: str) -> int:
    """The percent of a Holding that the seat would have: exchanges by the rules move none."""
    assert scene.seat is not None
    share = Position(scene.public.table).share(scene.seat, name)
    share -= sum(made.give - made.take for made in plan.sales if made.holding == name)
    if plan.purchase and plan.purchase.holding == name:
        share += plan.purchase.take - plan.purchase.give
    return share


# The private card.


def answer(scene: Scene, text: str, sure: bool) -> Answer:
    """The turn written in `text`: shown first, done when `sure`. `new.S` asks for the value at
    which a Holding is started."""
    if text.startswith("new."):
        return _par(scene, text.removeprefix("new."))
    plan = turns.read(text)
    if sure or not due(scene):  # if it is not due the rules say best what is
        return Act(plan, t("said-deal", scene.language))
    if plan == NOTHING:
        return composing(scene, plan, t("deal-empty", scene.language, cash=_money(scene)))
    try:
        found = outcome(scene.view, plan)
    except RuleError:
        if not _on_the_way(scene, plan):
            raise
        return composing(scene, plan, "\n".join([*_steps(scene, plan), _missing(scene, plan)]))
    return Preview(
        "\n".join([*_steps(scene, plan), *_effects(scene, plan, found)]),
        t("confirm-deal", scene.language),
        pictures.stock(scene, found),
        f"deal/{turns.written(plan)}",
        _less(scene, plan),
        _further(scene, plan),
    )


def composing(scene: Scene, plan: SellAndBuy, text: str) -> Leaf:
    """A turn that cannot be confirmed yet."""
    return Leaf(text, None, _less(scene, plan), _further(scene, plan))


def _further(scene: Scene, plan: SellAndBuy) -> tuple[Menu, ...]:
    sold = "menu-sell-more" if plan.sales else "menu-sell-first"
    bought = "menu-buy-other" if plan.purchase else "menu-buy-then" if plan.sales else "menu-buy"
    return sell_menu(scene, plan, sold) + buy_menu(scene, plan, bought)


def _less(scene: Scene, plan: SellAndBuy) -> tuple[Button, ...]:
    if not plan.sales:
        return ()
    before = turns.written(SellAndBuy(plan.sales[:-1], plan.purchase))
    return (Button(f"deal/{before}", t("press-less", scene.language), "quiet"),)


def _on_the_way(scene: Scene, plan: SellAndBuy) -> bool:
    """Whether these are lawful sales of a seat that has to sell even more (21)."""
    if plan.purchase is not None or _left(scene, plan) <= facts.constants().certificate_limit:
        return False
    return all(
        made in sales(scene.view, SellAndBuy(plan.sales[:number]))
        for number, made in enumerate(plan.sales)
    )


def _left(scene: Scene, plan: SellAndBuy) -> int:
    return held(scene) - sum(not made.take for made in plan.sales)


def _missing(scene: Scene, plan: SellAndBuy) -> str:
    limit = facts.constants().certificate_limit
    return t("deal-over", scene.language, count=_left(scene, plan), limit=limit)


def _money(scene: Scene) -> str:
    return money(_cash(scene), scene.language)


def _steps(scene: Scene, plan: SellAndBuy) -> list[str]:
    language = scene.language
    lines = [
        t(
            "deal-exchange-down" if made.take else "deal-sell",
            language,
            percent=made.give,
            take=made.take,
            holding=holding(made.holding, language),
            amount=money(gain(scene, made), language),
        )
        for made in plan.sales
    ]
    made = plan.purchase
    if made is not None:
        key = "deal-exchange-up" if made.give else "deal-buy"
        lines.append(
            t(
                "deal-start" if made.par else key,
                language,
                percent=made.take,
                give=made.give,
                holding=holding(made.holding, language),
                value=money(made.par, language),
                amount=money(cost(scene, made), language),
            )
        )
    return lines


def _effects(scene: Scene, plan: SellAndBuy, found: Outcome) -> list[str]:
    language = scene.language
    lines = [
        t(
            "deal-cash",
            language,
            before=_money(scene),
            after=money(found.cash_after, language),
            held=found.certificates_after,
            limit=facts.constants().certificate_limit,
        )
    ]
    lines += [line for event in found.events if (line := _effect(scene, event))]
    if plan.sales:
        names = ", ".join(dict.fromkeys(made.holding for made in plan.sales))
        whole = scene.public.table.options.rebuy == "round"
        key = "deal-no-rebuy" if whole else "deal-no-rebuy-turn"
        lines.append("-# " + t(key, language, holdings=names))
    return lines


def _effect(scene: Scene, event: Any) -> str:
    language = scene.language
    if isinstance(event, e.Floated):
        capital = money(event.capital, language)
        return t("deal-floats", language, holding=event.holding, capital=capital)
    if isinstance(event, e.ValueMoved):
        before, after = money(event.before, language), money(event.after, language)
        return t("deal-value", language, holding=event.holding, before=before, after=after)
    if isinstance(event, e.DirectorChanged):
        name = person(scene.names, event.after, language)
        return t("deal-director", language, holding=event.holding, name=name)
    if isinstance(event, e.DirectorSwapped):
        return t("deal-swap", language, holding=event.holding)
    return ""


def _par(scene: Scene, letter: str) -> Answer:
    """At which value a Holding is started: a button each."""
    name = turns.read(f"_{letter}4").purchase
    assert name is not None
    if not due(scene):
        return Act(SellAndBuy((), Purchase(name.holding, DIRECTOR, par=70)))
    language = scene.language
    found: Sequence[Purchase] = [
        made for made in purchases(scene.view, NOTHING) if made.par and made.holding == name.holding
    ]
    if not found:  # the rules say best why not
        return Act(SellAndBuy((), Purchase(name.holding, DIRECTOR, par=70)))
    buttons = tuple(
        Button(
            f"buy/{turns.written(SellAndBuy((), made))}",
            t(
                "press-par",
                language,
                value=money(made.par, language),
                price=money(cost(scene, made), language),
            ),
            "plain",
        )
        for made in found
    )
    shown = holding(name.holding, language)
    text = t("start", language, holding=shown, cash=_money(scene))
    return Leaf(text, None, buttons)
