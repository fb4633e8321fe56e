"""Railroads and engines for money: purchases on arrival, sales for use fees, auctions.

The public card must not show whether a seat can afford something: buying opens a private
page, and bids are offered from the lowest legal one up, for any reader."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import get_args

import data.rail_baron as facts
from bot.chat.base.errors import Refusal, require_known
from bot.chat.contract.pages import (
    MENU_OPTIONS,
    Act,
    Answer,
    Button,
    EphemeralPage,
    Field,
    Form,
    Menu,
    Option,
    Preview,
    Prompt,
)
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec, GivenValues
from bot.chat.declared.move_spec import A, Confirmation, MoveSpec, move_spec
from bot.chat.declared.moves import Words
from cogs.rail_baron import pictures
from cogs.rail_baron.story import describe_owed
from cogs.rail_baron.words import (
    DOMAIN,
    board_of,
    declare_moves,
    person,
    player_state,
    public_position,
    railroad_name,
    railroads_by_mark,
    seat_cash,
    t,
    unbroken,
)
from rules.rail_baron.model import actions as a
from rules.rail_baron.model import events as e
from rules.rail_baron.model.levels import engine_price
from rules.rail_baron.model.play import Position
from rules.rail_baron.model.state import Auction, Phase
from rules.rail_baron.ownership.auction import lowest_bid
from rules.rail_baron.ownership.establishment import current_rate
from rules.rail_baron.preview import ActionPreview, preview_action

BID_STEPS = (0, 1_000)
"""Dollars by which the offered bids exceed the minimum."""

Purchase = a.BuyRailroad | a.BuyEngine


# Buying.


def _item_name(action: Purchase) -> str:
    return railroad_name(action.railroad) if isinstance(action, a.BuyRailroad) else action.engine


def _price(ctx: TableContext, action: Purchase) -> int:
    if isinstance(action, a.BuyRailroad):
        return railroads_by_mark()[action.railroad].price
    view = ctx.public
    return engine_price(view.options, len(view.seats), player_state(ctx).engine, action.engine)


def _is_trade(ctx: TableContext, action: Purchase) -> bool:
    """Return whether an engine is handed in for this one free of charge (30)."""
    return isinstance(action, a.BuyEngine) and not _price(ctx, action)


def _label(ctx: TableContext, action: Purchase) -> str:
    if _is_trade(ctx, action):
        return t("option-shop-trade", ctx, thing=_item_name(action), old=player_state(ctx).engine)
    return t("option-shop", ctx, thing=_item_name(action), price=_price(ctx, action))


def _detail(ctx: TableContext, action: Purchase) -> str:
    left = seat_cash(ctx) - _price(ctx, action)
    if isinstance(action, a.BuyRailroad):
        cities = len(railroads_by_mark()[action.railroad].cities)
        return t("option-shop-railroad", ctx, left=left, cities=cities)
    return t("option-shop-engine", ctx, left=left, what=t(f"engine-{action.engine}", ctx))


def _shop_options(ctx: TableContext) -> tuple[Option, ...]:
    """Return what can be bought: engines, then railroads, the most expensive first."""
    menus = MOVES.legal_menu(ctx, "engine") + MOVES.legal_menu(ctx, "railroad")
    return tuple(option for menu in menus for option in menu.options)


def _describe_shop(ctx: TableContext) -> str:
    amount_due = sum(amount for _, amount in ctx.public.owed)
    fees = t("shop-fees", ctx, fees=amount_due) if amount_due else t("shop-no-fees", ctx)
    return t("shop", ctx, cash=seat_cash(ctx), fees=fees)


def _shop_page(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    if ctx.public.phase is not Phase.PURCHASE:
        return Act(a.BuyNothing())
    menu = Menu("buy", t("menu-shop", ctx), _shop_options(ctx))
    draw = pictures.market(ctx, cash=seat_cash(ctx))
    return EphemeralPage(_describe_shop(ctx), draw, menus=(menu,))


def _shop_form(ctx: TableContext, rest: str) -> Form:
    """Return the form that buys with two presses: what the seat can afford, and what is left."""
    require_known(not rest and ctx.public.phase is Phase.PURCHASE)
    options = _shop_options(ctx)[:MENU_OPTIONS]
    if not options:
        raise Refusal(f"{DOMAIN}-refuse-nothing-affordable", cash=t.money(seat_cash(ctx), ctx))
    field = Field("thing", t("form-shop-thing", ctx), kind="choice", options=options)
    return Form(t("menu-shop", ctx), (field,), _describe_shop(ctx))


def _answer_form(ctx: TableContext, words: Words) -> Answer:
    """Buy what the form names; a purchase that leaves too little is previewed."""
    answer = _answer_buy(ctx, words["thing"], False, {})
    if not isinstance(answer, Preview):
        return answer
    act = _answer_buy(ctx, words["thing"], True, {})
    assert isinstance(act, Act) and isinstance(act.action, a.BuyRailroad | a.BuyEngine)
    preview = preview_action(ctx.view, act.action)
    cash_left = seat_cash(ctx) - _price(ctx, act.action) - preview.fees
    is_safe = cash_left >= 0 and not (preview.short or preview.bankrupt)
    return act if is_safe and not _warn_cash_too_low(ctx, preview, cash_left) else answer


def _answer_buy(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Answer `buy/<item>`, an option of the shop, with its preview; Back leads to the shop. `buy`
    alone answers the form."""
    if not rest and "thing" in words:
        return _answer_form(ctx, words)
    name = "engine" if rest in get_args(a.BetterEngine) else "railroad"
    answer = MOVES.answer(ctx, f"{name}/{rest}", confirmed, words)
    return replace(answer, back="shop") if isinstance(answer, Preview) else answer


def _confirm_buy(ctx: TableContext, action: Purchase) -> Confirmation:
    preview = preview_action(ctx.view, action)
    paid = (paid for paid in preview.of_type(e.Paid) if paid.why in ("railroad", "engine"))
    price = sum(payment.amount for payment in paid)
    cash_left, notes = seat_cash(ctx) - price, []
    changes = tuple(pictures.describe_purchase(ctx, preview))
    if isinstance(action, a.BuyRailroad):
        cities = ", ".join(map(unbroken, railroads_by_mark()[action.railroad].cities))
        notes.append(t("sure-buy-serves", ctx, cities=cities))
        draw = pictures.railroad(ctx, action.railroad, would=changes, price=price)
    else:
        draw = pictures.market(ctx, would=changes, chosen=action.engine, price=price)
    if preview.fees:
        notes.append(_describe_fees(ctx, preview, cash_left))
    notes += _warn_cash_too_low(ctx, preview, cash_left - preview.fees)
    sums = {"price": price, "left": cash_left}
    names = {"thing": _item_name(action), "old": player_state(ctx).engine}
    name = "buy-trade" if _is_trade(ctx, action) else "buy"
    return MOVES.confirmation(ctx, name, action, *notes, **names, **sums).with_picture(draw)


def _describe_fees(ctx: TableContext, preview: ActionPreview, cash_left: int) -> str:
    """Describe the use fees of this turn after the purchase, and whether the cash left covers
    them."""
    key = "sure-buy-short-yet" if preview.fees > cash_left else "sure-buy-fees"
    if preview.bankrupt or preview.short:
        key = "sure-buy-bankrupt" if preview.bankrupt else "sure-buy-short"
    most = "yes" if preview.at_most else "no"
    return t(key, ctx, fees=preview.fees, most=most, short=preview.fees - cash_left)


def _warn_cash_too_low(ctx: TableContext, preview: ActionPreview, cash_left: int) -> list[str]:
    """Return a warning if the cash left after this turn's fees pays for no ride from here, or for
    none off the seat's own railroads."""
    after, seat = Position(preview.state), player_state(ctx)
    rates = {
        current_rate(after, seat.seat, mark) for mark in board_of(ctx).railroads_at[seat.milepost]
    }
    fee = min(rates - {0}, default=facts.numbers().fee_bank_or_public)
    key = "sure-buy-own-only" if 0 in rates else "sure-buy-too-little"
    return [t(key, ctx, left=cash_left, fee=fee)] if 0 <= cash_left < fee else []


def _declare_purchase(name: str, action: type[a.BuyRailroad | a.BuyEngine]) -> MoveSpec:
    """Declare buying: the cheapest engine, but the most expensive railroad first."""
    sign = -1 if name == "railroad" else 1
    return move_spec(
        name,
        action,
        listed=lambda ctx, items: sorted(
            items, key=lambda item: (sign * _price(ctx, item), _item_name(item))
        ),
        label=_label,
        detail=_detail,
        sure=_confirm_buy,
    )


# Selling for fees.


def _half_price_values(ctx: TableContext, action: a.SellToBank | a.AuctionOff) -> dict[str, int]:
    """Return the text values for half the price: what the bank pays, and the minimum bid."""
    half = public_position(ctx).half_price(action.railroad)
    return {"price": half, "minimum": half}


def _reach_without(ctx: TableContext, mark: str) -> str:
    """Return how the share of destinations changes without one of the seat's railroads."""
    return pictures.describe_reach(
        ctx, [held for held in player_state(ctx).railroads if held != mark]
    )


def _confirm_sell(ctx: TableContext, action: a.SellToBank) -> Confirmation:
    preview = preview_action(ctx.view, action)
    price = next(preview.of_type(e.SoldToBank)).price
    key, amount = "sure-sell-bankrupt" if preview.bankrupt else "sure-sell-short", preview.short
    if not (preview.bankrupt or preview.short):
        key, amount = "sure-sell-enough", seat_cash(ctx) + price - preview.fees
    outcome_text = t(key, ctx, amount=amount, owed=describe_owed(ctx, ctx.public.owed))
    changes = (
        pictures.describe_cash(ctx, seat_cash(ctx) + price),
        pictures.describe_fees_after_sale(ctx, preview, amount),
        _reach_without(ctx, action.railroad),
    )
    draw = pictures.railroad(ctx, action.railroad, would=changes, price=price)
    return MOVES.confirmation(ctx, "sell", action, outcome_text, price=price).with_picture(draw)


def _confirm_auction(ctx: TableContext, action: a.AuctionOff) -> Confirmation:
    values = _half_price_values(ctx, action)
    changes = (
        pictures.describe_opening_bid(ctx, values["minimum"]),
        _reach_without(ctx, action.railroad),
    )
    draw = pictures.railroad(ctx, action.railroad, would=changes)
    return MOVES.confirmation(ctx, "auction", action, **values).with_picture(draw)


def _declare_sale(
    name: str, action: type[A], confirm: Callable[[TableContext, A], Confirmation]
) -> MoveSpec:
    """Declare a way to raise cash: a menu of the seat's railroads, the cheapest first."""
    label = f"option-{name}"
    return move_spec(
        name,
        action,
        railroad=FieldSpec(),
        menu=f"menu-{name}",
        listed=lambda ctx, items: sorted(
            items, key=lambda item: railroads_by_mark()[item.railroad].price
        ),
        label=lambda ctx, item: t(
            label, ctx, railroad=railroad_name(item.railroad), **_half_price_values(ctx, item)
        ),
        sure=confirm,
    )


# Auctions.


def _bid_hint(ctx: TableContext, given: GivenValues) -> str:
    auction = ctx.public.auction
    return t("form-bid-hint", ctx, minimum=lowest_bid(auction)) if auction else ""


def _confirm_bid(ctx: TableContext, action: a.Bid) -> Confirmation:
    mark, cash = ctx.public.auction.railroad, seat_cash(ctx)
    cash_left, with_railroad = cash - action.amount, [*player_state(ctx).railroads, mark]
    changes = (
        pictures.header_text("wins-bid", ctx),
        pictures.describe_cash(ctx, cash_left),
        pictures.describe_reach(ctx, with_railroad),
    )
    values = {"price": railroads_by_mark()[mark].price, "cash": cash, "left": cash_left}
    draw = pictures.railroad(ctx, mark, would=changes, price=action.amount)
    name = railroad_name(mark)
    return MOVES.confirmation(ctx, "bid", action, railroad=name, **values).with_picture(draw)


MOVES = declare_moves(
    [
        _declare_purchase("railroad", a.BuyRailroad),
        _declare_purchase("engine", a.BuyEngine),
        move_spec("nothing", a.BuyNothing, style="quiet"),
        _declare_sale("sell", a.SellToBank, _confirm_sell),
        _declare_sale("auction", a.AuctionOff, _confirm_auction),
        move_spec(
            "bid",
            a.Bid,
            amount=FieldSpec(
                offered=lambda ctx, given: [
                    lowest_bid(ctx.public.auction) + step for step in BID_STEPS
                ],
                form=True,
                hint=_bid_hint,
                limit=20,
                other="press-bid-any",
            ),
            sure=_confirm_bid,
            said="said-bid",
        ),
        move_spec("pass", a.PassBid, style="stop", sure=lambda ctx, action: {}, said="said-pass"),
    ],
    others={"shop": _shop_page, "buy": _answer_buy},
    forms={"buy": _shop_form},
)


def purchase_prompt(ctx: TableContext) -> Prompt:
    buy = Button("buy", t("press-shop", ctx), form=True)
    shop = Button("shop", t("press-shop-look", ctx), "quiet")
    city = board_of(ctx).name(player_state(ctx).milepost)
    return Prompt(t("ask-purchase", ctx, city=city), (buy, shop, MOVES.button(ctx, "nothing")))


def describe_auction(ctx: TableContext) -> str:
    """Describe the auction: the railroad, the leader and the minimum of the next bid."""
    auction: Auction = ctx.public.auction
    lowest = lowest_bid(auction)
    key = "ask-bid-none" if auction.leader is None else "ask-bid-some"
    values = {"leader": person(ctx, auction.leader), "bid": auction.bid, "minimum": lowest}
    railroad_text = f"**{railroad_name(auction.railroad)}**"
    price = railroads_by_mark()[auction.railroad].price
    return t("ask-bid", ctx, railroad=railroad_text, price=price, standing=t(key, ctx, **values))


def auction_prompt(ctx: TableContext) -> Prompt:
    return Prompt(describe_auction(ctx), (*MOVES.buttons(ctx, "bid"), MOVES.button(ctx, "pass")))
