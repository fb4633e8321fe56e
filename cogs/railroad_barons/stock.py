"""Build a turn of the Stock Round: what can be sold and bought, and what it would do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import data.railroad_barons as facts
from bot.chat.base.errors import require_known
from bot.chat.contract.pages import Act, Answer, Button, EphemeralPage, Menu, Option
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.plan_codec import PlanCodec
from bot.chat.declared.turn_builder import TurnBuilder, due_in_phase
from cogs.railroad_barons import pictures
from cogs.railroad_barons.words import (
    KINDS,
    holding_name,
    label,
    money,
    person,
    player_state,
    public_position,
    t,
)
from data.texts import join_with_or
from rules.errors import RuleError
from rules.game import Event
from rules.railroad_barons.model import events as e
from rules.railroad_barons.model.actions import Purchase, Sale, SellAndBuy
from rules.railroad_barons.model.play import DIRECTOR, Position
from rules.railroad_barons.model.state import Phase
from rules.railroad_barons.stock.composing import (
    EMPTY_PLAN,
    Outcome,
    next_purchases,
    next_sales,
    preview_turn,
)

CODE: PlanCodec[SellAndBuy] = PlanCodec(SellAndBuy, KINDS, EMPTY_PLAN)
Part = Sale | Purchase


def turn_parts(plan: SellAndBuy) -> list[Part]:
    """Return the sales, then the purchase, if any."""
    return [*plan.sales, *([plan.purchase] if plan.purchase else [])]


def part_kind(part: Part) -> str:
    """Return the part's kind, as text keys name it."""
    if isinstance(part, Sale):
        return "exchange-down" if part.take else "sell"
    return "start" if part.par else "exchange-up" if part.give else "buy"


def _part_price(ctx: TableContext, part: Part) -> int:
    """Return the price of a purchase, a difference if certificates are exchanged up (14, 16);
    or the proceeds of a sale, at the value before any drop (11)."""
    value = getattr(part, "par", 0) or public_position(ctx).share_value(part.holding)
    return value * abs(part.take - part.give) // 10


def _describe_part(ctx: TableContext, key: str, part: Part) -> str:
    percent, par = (part.give, 0) if isinstance(part, Sale) else (part.take, part.par)
    values = {"percent": percent, "take": part.take, "give": part.give, "par": par, "value": par}
    holding_text, price = holding_name(part.holding, ctx), _part_price(ctx, part)
    return t(key, ctx, holding=holding_text, price=price, **values)


# The menus.


def part_label(ctx: TableContext, part: Part) -> str:
    """Return the menu label of a part: `20% of SB (black): $160`."""
    kind = part_kind(part)
    return _describe_part(ctx, "option-start-at" if kind == "start" else f"option-{kind}", part)


def _part_option(ctx: TableContext, plan: SellAndBuy, part: Part) -> Option:
    """Return an option that adds this part to the turn."""
    detail, sign = _describe_plan_effects(ctx, plan, part), ctx.find_emoji([part.holding])
    return Option(CODE.encode(plan), part_label(ctx, part), detail, emoji=sign)


def sell_menu(ctx: TableContext, plan: SellAndBuy, hint: str) -> tuple[Menu, ...]:
    """Return what else may be sold. The planned purchase is kept, unless it is of the same
    Holding: selling bars it (15)."""
    options = []
    for sale in next_sales(ctx.view, SellAndBuy(plan.sales)):
        is_barred = plan.purchase is not None and plan.purchase.holding == sale.holding
        more = SellAndBuy((*plan.sales, sale), None if is_barred else plan.purchase)
        options.append(_part_option(ctx, more, sale))
    return t.menu(ctx, "sell", hint, options)


def buy_menu(ctx: TableContext, plan: SellAndBuy, hint: str) -> tuple[Menu, ...]:
    """Return what may be bought after the sales of the plan, with an option for each way to
    start a Holding."""
    options = [
        _part_option(ctx, SellAndBuy(plan.sales, purchase), purchase)
        for purchase in next_purchases(ctx.view, SellAndBuy(plan.sales))
        if purchase != plan.purchase
    ]
    if plan.purchase is not None and plan.sales:
        options.append(Option(CODE.encode(SellAndBuy(plan.sales)), t("option-buy-none", ctx)))
    return t.menu(ctx, "buy", hint, options)


def card_menu(ctx: TableContext) -> tuple[Menu, ...]:
    """Return what may be bought on the public card. A Holding to start is one option: its value
    is chosen afterwards."""
    options = {}
    min_price = money(min(facts.constants().start_values) * DIRECTOR // 10, ctx)
    for purchase in next_purchases(ctx.view, EMPTY_PLAN):
        if purchase.par:
            option_label = t("option-start", ctx, holding=holding_name(purchase.holding, ctx))
            detail = t("option-start-detail", ctx, least=min_price)
            key, sign = start_key(purchase.holding), ctx.find_emoji([purchase.holding])
            option = Option(key.partition("/")[2], option_label, detail, emoji=sign)
        else:
            option = _part_option(ctx, SellAndBuy((), purchase), purchase)
        options[option.value] = option
    return t.menu(ctx, "buy", "menu-buy", options.values())


def _describe_plan_effects(ctx: TableContext, plan: SellAndBuy, part: Part) -> str:
    """Describe the effects of a plan on the Holding of its newest part; empty while the plan is
    not a legal turn."""
    try:
        result = preview_turn(ctx.view, plan)
    except RuleError:  # the sales do not yet bring the seat down to the limit
        return ""
    name = part.holding
    events = [event for event in result.events if getattr(event, "holding", "") == name]
    lines = [line for event in events if (line := _describe_event(ctx, event, "effect"))]
    if isinstance(part, Purchase):
        share = Position(result.table).percent_owned(result.seat, name)
        lines.append(t("effect-share", ctx, percent=share))
    elif not any(isinstance(event, e.ValueMoved) for event in events):
        value = money(public_position(ctx).share_value(name), ctx)
        lines.append(t("effect-still", ctx, value=value))
    lines.append(t("effect-cash", ctx, cash=result.cash_after))
    return " · ".join(lines)


def _describe_event(ctx: TableContext, event: Event, where: str) -> str:
    """Describe what an event of the turn changes: `effect` in a menu option, `deal` on the page."""
    if isinstance(event, e.DirectorChanged):
        if where == "effect" and event.after == ctx.seat:
            return t("effect-director-you", ctx)
        name = (label if where == "effect" else person)(ctx, event.after)
        return t(f"{where}-director", ctx, name=name, holding=event.holding)
    key = _EVENT_KEYS.get(type(event), "")
    if not key or (where == "effect" and key == "swap"):
        return ""
    return t(f"{where}-{key}", ctx, **KINDS.format_fields(event, ctx))


_EVENT_KEYS: Mapping[type, str] = {
    e.Floated: "floats",
    e.ValueMoved: "value",
    e.DirectorSwapped: "swap",
}


# The private card.


def _addition_menus(ctx: TableContext, plan: SellAndBuy) -> tuple[Menu, ...]:
    sell_hint = "menu-sell-more" if plan.sales else "menu-sell-first"
    buy_hint = "menu-buy-other" if plan.purchase else "menu-buy-then" if plan.sales else "menu-buy"
    return sell_menu(ctx, plan, sell_hint) + buy_menu(ctx, plan, buy_hint)


def _describe_parts(ctx: TableContext, plan: SellAndBuy) -> Iterator[str]:
    return (_describe_part(ctx, f"deal-{part_kind(part)}", part) for part in turn_parts(plan))


def _describe_incomplete(ctx: TableContext, plan: SellAndBuy) -> str | None:
    """Return the text of an empty plan, or of legal sales by a seat that must sell more (21);
    else None."""
    if plan == EMPTY_PLAN:
        return t("deal-empty", ctx, cash=player_state(ctx).cash)
    limit = facts.constants().certificate_limit
    left = len(player_state(ctx).certificates) - sum(not sale.take for sale in plan.sales)
    all_legal = all(
        sale in next_sales(ctx.view, SellAndBuy(plan.sales[:number]))
        for number, sale in enumerate(plan.sales)
    )
    if plan.purchase is not None or left <= limit or not all_legal:
        return None
    return "\n".join([*_describe_parts(ctx, plan), t("deal-over", ctx, count=left, limit=limit)])


def _describe_plan(ctx: TableContext, plan: SellAndBuy, result: Outcome) -> str:
    limit = facts.constants().certificate_limit
    sums = {"before": result.cash_before, "after": result.cash_after}
    cash = t("deal-cash", ctx, held=result.certificates_after, limit=limit, **sums)
    lines = [*_describe_parts(ctx, plan), cash]
    lines += [line for event in result.events if (line := _describe_event(ctx, event, "deal"))]
    if plan.sales:
        names = join_with_or(dict.fromkeys(sale.holding for sale in plan.sales), ctx.language)
        bars_round = ctx.public.table.options.rebuy == "round"
        key = "deal-no-rebuy" if bars_round else "deal-no-rebuy-turn"
        lines.append("-# " + t(key, ctx, holdings=names))
    return "\n".join(lines)


def _back_key(plan: SellAndBuy) -> str:
    """Return the key of the sales before the purchase or before the last sale, or of the page
    that chooses the value of a Holding to start."""
    purchase = plan.purchase
    sales_before = plan.sales if purchase else plan.sales[:-1]
    if sales_before:
        return f"sell/{CODE.encode(SellAndBuy(sales_before))}"
    return start_key(purchase.holding) if purchase is not None and purchase.par else ""


STOCK: TurnBuilder[SellAndBuy, Outcome] = TurnBuilder(
    head="deal",
    name="deal",
    texts=t,
    code=CODE,
    action=lambda plan: plan,
    due=due_in_phase(Phase.STOCK),
    outcome=lambda ctx, plan: preview_turn(ctx.view, plan),
    begun=_describe_incomplete,
    describe=_describe_plan,
    further=_addition_menus,
    less=lambda plan: SellAndBuy(plan.sales[:-1], plan.purchase) if plan.sales else None,
    draw=lambda ctx, plan, preview: pictures.stock_preview(ctx, preview),
    back=_back_key,
)


# Starting a Holding.


def start_key(name: str) -> str:
    """Return the key of the page that chooses the value of a Holding to start."""
    return f"buy/_{name}"


def buy_page(ctx: TableContext, rest: str, confirmed: bool, words: Mapping[str, str]) -> Answer:
    """Answer `buy/<plan>` with the turn, `buy/_SB` with the page that offers the values at
    which to start the Holding."""
    if not rest.startswith("_"):
        return STOCK.answer(ctx, rest, confirmed, words)
    name = rest[1:]
    require_known(name in facts.holdings())
    possible = next_purchases(ctx.view) if STOCK.due(ctx) else ()
    buttons = tuple(
        Button(
            f"buy/{CODE.encode(SellAndBuy((), purchase))}",
            t("press-par", ctx, value=money(purchase.par, ctx), price=_part_price(ctx, purchase)),
        )
        for purchase in possible
        if purchase.par and purchase.holding == name
    )
    if not buttons:  # the rules refuse it with the right reason
        return Act(SellAndBuy((), Purchase(name, DIRECTOR, par=facts.constants().start_values[0])))
    numbers, sums = facts.constants(), {"cash": player_state(ctx).cash}
    sums |= {"float": numbers.float_percent, "times": numbers.start_capital_multiple_of_share_value}
    return EphemeralPage(t("start", ctx, holding=holding_name(name, ctx), **sums), None, buttons)
