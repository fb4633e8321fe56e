"""Trading: presidents set prices, then each company's shares are bought and sold; all in secret
(section 7, rulings 8 to 14)."""

from __future__ import annotations

import data.train_tycoon as facts
from bot.chat.contract.pages import Answer, Button, EphemeralPage, Menu, Option, Prompt
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec, GivenValues
from bot.chat.declared.chat import OWN_BUTTON
from bot.chat.declared.move_spec import Confirmation, move_spec
from bot.chat.declared.moves import Words
from cogs.train_tycoon.market import secret
from cogs.train_tycoon.words import (
    choice_label,
    company_values,
    declare_moves,
    money,
    person,
    player_state,
    public_position,
    t,
)
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.position import loans
from rules.train_tycoon.shares.trading import LEVELS, ORDERS, can_trade, price_after


def prices_prompt(ctx: TableContext) -> Prompt:
    """Return the prompt on which each president who is out can set a price with one press.

    For which companies prices are set already is secret, so all of a president are offered."""
    lines, options = [t("ask-prices", ctx)], []
    for name in public_position(ctx).state.order:
        president = public_position(ctx).company(name).president
        if president is not None:
            values = company_values(ctx, name)
            lines.append(f"• **{name}** ({person(ctx, president)}): {t('levels', ctx, **values)}")
            detail = t("option-price-detail", ctx, name=ctx.names[president])
            for level in LEVELS if president in ctx.public.to_move else ():
                label = t("option-price", ctx, id=name, choice=level, to=values[level])
                sign = ctx.find_emoji([name])
                options.append(Option(f"{name}/{level}", label, detail, emoji=sign))
    menu = Menu("price", t("menu-prices", ctx), tuple(options), sealed=True)
    open_button = Button(OWN_BUTTON, t("press-own", ctx), "go", look=True)
    return Prompt("\n".join(lines), (open_button,), (menu,))


def prices_page(ctx: TableContext, name: str) -> EphemeralPage:
    """Return the page on which the president sets the price of one company."""
    values, held = company_values(ctx, name), player_state(ctx).shares.get(name, 0)
    others = public_position(ctx).shares_held(name) - held
    lines = [
        t("prices", ctx, **values, others=others),
        secret.describe_purse(ctx),
        "-# " + t("prices-after", ctx),
    ]
    buttons = MOVES.buttons(ctx, "price", "level", company=name)
    return EphemeralPage("\n".join(lines), buttons=buttons)


def _price_label(ctx: TableContext, given: GivenValues) -> str:
    price, level = public_position(ctx).company(given["company"]).price, given["level"]
    return t(f"press-{level}", ctx, price=price_after(price, level))


def ask_trade(ctx: TableContext) -> str:
    name = public_position(ctx).state.trading
    assert name is not None
    has_president = public_position(ctx).company(name).president is not None
    key = "ask-trade" if has_president else "ask-trade-nobody"
    return t(key, ctx, **company_values(ctx, name))


def trade_page(ctx: TableContext, name: str) -> EphemeralPage:
    """Return the page that buys, sells or passes, with the result of each."""
    row, values = public_position(ctx).company(name), company_values(ctx, name)
    lines, effects = [t("trade", ctx, **values), secret.describe_purse(ctx)], list[str]()
    for order, change in zip(ORDERS, (-row.price, row.price, 0), strict=True):
        action = a.Trade(name, order)
        if not _is_effective(ctx, action):
            lines.append("• " + _describe_void(ctx, action))
            continue
        suffix = "-nobody" if order == "sell" and row.president is None else ""
        parts = {"source": _describe_source(ctx, name), "name": row.president}
        text = t(f"trade-{order}{suffix}", ctx, after=player_state(ctx).net + change, **parts)
        effects.append(f"{choice_label(order, ctx)}: {text}")
    buttons = MOVES.buttons(ctx, "trade", "order", company=name)
    return EphemeralPage("\n".join(lines), buttons=tuple(map(Button.put_beside, buttons, effects)))


def _is_effective(ctx: TableContext, action: a.Trade) -> bool:
    """Return whether the choice would not count as a pass (11)."""
    return can_trade(public_position(ctx), ctx.required_seat, action.company, action.order)


def _describe_source(ctx: TableContext, name: str) -> str:
    """Describe where a share comes from if nobody sells, and where it goes if nobody buys (13,
    14)."""
    row = public_position(ctx).company(name)
    values = {"bank": row.bank, "left": facts.finance().max_issued_shares - row.issued}
    if row.president is None:
        return t("source-nobody", ctx, **values)
    count = public_position(ctx).state.players[row.president].shares.get(name, 0)
    return t("source-president", ctx, name=row.president, count=count, **values)


def _describe_void(ctx: TableContext, action: a.Trade) -> str:
    """Describe why a choice would count as a pass (11)."""
    price, net = public_position(ctx).company(action.company).price, player_state(ctx).net
    money_values = {"purse": net, "loans": loans(net), "net": money(net, ctx)}
    return t(f"trade-{action.order}-not", ctx, choice=action.order, price=price, **money_values)


def _confirm_void_trade(ctx: TableContext, action: a.Trade) -> Confirmation | None:
    """Return the confirmation of a choice that would count as a pass, or None."""
    is_effective = _is_effective(ctx, action)
    return None if is_effective else secret.confirm_void(ctx, _describe_void(ctx, action))


def answer_trade(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Answer `trade/PDL/buy`, or `trade/now/buy` for the company that is traded."""
    traded = public_position(ctx).state.trading or next(iter(facts.companies()))
    return MOVES.answer(ctx, "trade/" + rest.replace("now/", f"{traded}/"), confirmed, words)


MOVES = declare_moves(
    move_spec(
        "price",
        a.SetPrice,
        company=secret.asked_company(a.SetPrice),
        level=FieldSpec(label=_price_label, offered=lambda ctx, given: LEVELS),
    ),
    move_spec(
        "trade",
        a.Trade,
        company=FieldSpec(),
        order=FieldSpec(
            label=lambda ctx, given: t(
                f"press-{given['order']}",
                ctx,
                company=given["company"],
                price=public_position(ctx).company(given["company"]).price,
            ),
            offered=lambda ctx, given: (
                order for order in ORDERS if _is_effective(ctx, a.Trade(given["company"], order))
            ),
            style=lambda given: "quiet" if given["order"] == "pass" else "plain",
        ),
        sure=_confirm_void_trade,
    ),
)
