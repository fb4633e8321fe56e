"""The prompts of a Market Round: market turns, and auctions of Robber Barons."""

from __future__ import annotations

from bot.chat.base.errors import require_known
from bot.chat.contract.pages import Button, Prompt
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec, GivenValues
from bot.chat.declared.move_spec import move_spec
from cogs.baltimore_ohio.market import pages
from cogs.baltimore_ohio.market.card import (
    MARKET,
    describe_baron_income,
    describe_menus,
    part_menus,
    trade_button,
)
from cogs.baltimore_ohio.words import declare_moves, label, list_railroads, money, person, t
from rules.baltimore_ohio.market_round import auction
from rules.baltimore_ohio.market_round.composing import next_parts_by_kind
from rules.baltimore_ohio.model.actions import Bid, Pass, PassBid, TakeTurn
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import State

_BID_STEPS = (0, 4, 9, 19)
"""How far the offered bids lie above the minimum."""


def market_prompt(ctx: TableContext) -> Prompt:
    """Return the prompt of a market turn, or of what is left of it after an auction."""
    table: State = ctx.public.table
    player, market = table.players[ctx.required_seat], table.market
    assert market is not None
    menu_list = part_menus(ctx, ())
    key = "ask-market-on" if market.opened else "ask-market" if menu_list else "ask-market-none"
    values = {"can": describe_menus(ctx, menu_list), "count": len(menu_list)}
    lines = [t(key, ctx, cash=player.cash, **values)]
    can_start = any(purchase.value for purchase in next_parts_by_kind(ctx.view, ()).buys)
    if table.turn == 1 and can_start:  # the first market turn is explained once to each player
        lines.append(t("ask-market-first", ctx))
    if player.sold:
        lines.append(t("ask-market-sold", ctx, railroads=list_railroads(player.sold, ctx)))
    remaining = len(table.players) - market.passes
    if market.passes and not market.opened:
        lines.append(t("ask-market-passes", ctx, passes=market.passes, left=remaining))
    key = "press-end" if market.opened else "press-pass-ends" if remaining == 1 else "press-pass"
    buttons = (*trade_button(ctx, ()), Button("pass", t(key, ctx), "quiet"))
    return Prompt("\n".join(lines), buttons, menu_list)


def auction_prompt(ctx: TableContext) -> Prompt:
    """Return the prompt of an auction: the current bid, and whether to raise it."""
    table: State = ctx.public.table
    now = table.auction
    assert now is not None
    income_text, (_, cash) = describe_baron_income(table, now.card, ctx), _bid_bounds(ctx)
    values = {"card": now.card, "name": now.leader, "amount": now.bid}
    text = t("ask-auction", ctx, pays=income_text, cash=cash, **values)
    others = [bidder for bidder in now.waiting if bidder not in (ctx.seat, now.leader)]
    if others:
        names = ", ".join(person(ctx, bidder) for bidder in others)
        text += " " + t("ask-auction-others", ctx, names=names)
    key = "press-out" if others else "press-out-last"
    pass_button = Button("out", t(key, ctx, name=label(ctx, now.leader)), "quiet")
    return Prompt(text, (*MOVES.buttons(ctx, "bid"), pass_button))


def _bid_bounds(ctx: TableContext) -> tuple[int, int]:
    """Return the minimum and maximum bid. Raises `UnknownKey` if there is no auction."""
    require_known(ctx.public.table.auction is not None)
    return auction.bid_limits(Position(ctx.public.table))


def _bid_offers(ctx: TableContext, given: GivenValues) -> list[int]:
    low, high = _bid_bounds(ctx)
    return sorted({min(high, low + step) for step in _BID_STEPS})


def _bid_values(ctx: TableContext, action: Bid) -> dict[str, object]:
    table: State = ctx.public.table
    assert table.auction is not None
    card, (_, cash) = table.auction.card, _bid_bounds(ctx)
    cash_left = money(cash - action.amount, ctx)
    income_text = describe_baron_income(table, card, ctx)
    return {"cash": cash, "left": cash_left, "card": card, "pays": income_text}


MOVES = declare_moves(
    [
        move_spec("pass", Pass, label=lambda ctx, action: ""),
        move_spec("out", PassBid, label=lambda ctx, action: ""),
        move_spec(
            "bid",
            Bid,
            amount=FieldSpec(
                offered=_bid_offers,
                form=True,
                other="press-bid-form",
                least=lambda ctx, given: money(_bid_bounds(ctx)[0], ctx),
                most=lambda ctx, given: money(_bid_bounds(ctx)[1], ctx),
            ),
            sure=_bid_values,
        ),
    ],
    others={
        **dict.fromkeys((MARKET.head, *pages.START_HEADS), MARKET.answer),
        **pages.PAGES,
        "trade": pages.answer_trade,
    },
    forms={"open": pages.auction_form, "trade": pages.trade_form},
    keys={TakeTurn: lambda ctx, action: MARKET.key(action.parts)},
)
