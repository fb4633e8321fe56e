"""The Railroads of the operating Holding: buying the top one, offers for those of other
Holdings, discards; and assigning Investors (rulings 28 to 35)."""

from __future__ import annotations

from collections.abc import Iterator

import data.railroad_barons as facts
from bot.chat.base.errors import UnknownKey, require_known
from bot.chat.contract.pages import Prompt
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec, GivenValues
from bot.chat.declared.move_spec import Confirmation, move_spec
from bot.chat.ui.card import OPTION_LIMIT, truncate
from cogs.railroad_barons import pictures
from cogs.railroad_barons.words import (
    KINDS,
    declare_moves,
    describe_effect,
    holding_name,
    label,
    money,
    operating_values,
    player_state,
    public_position,
    t,
)
from rules.railroad_barons.model import actions as a
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Phase, Railroad, State
from rules.railroad_barons.operating.discard import preview_discard
from rules.railroad_barons.operating.obsolescence import obsolete_levels, obsolete_railroads
from rules.railroad_barons.operating.railroads import discount, railroad_price
from rules.railroad_barons.operating.trades import find_railroad, legal_prices


def railroads_prompt(ctx: TableContext) -> Prompt:
    text = t("ask-railroads", ctx, top=describe_top(ctx), **operating_values(ctx))
    offers = MOVES.menu(ctx, "offer")
    whole = (MOVES.form_button(ctx, "offer"),) if offers else ()
    buttons = (*MOVES.legal_buttons(ctx, "rail"), MOVES.button(ctx, "done"), *whole)
    return Prompt(text, buttons, (*offers, *MOVES.legal_menu(ctx, "assign")))


def describe_top(ctx: TableContext) -> str:
    """Describe the top of the stack: `Maine Central (2) for $100 or Maine Central (3) for $200.`"""
    position = public_position(ctx)
    (name, _), stack = position.operating, position.state.stack
    if not stack:
        return t("ask-top-none", ctx)
    prices = [
        railroad_price(position, name, side)
        for side in range(len(facts.railroads()[stack[0]].sides))
    ]
    first, *second = (
        t("top-side", ctx, railroad=Railroad(stack[0], side), price=price)
        for side, price in enumerate(prices)
    )
    return t("ask-top", ctx, sides=t("or", ctx, first=first, second=second[0]) if second else first)


# Buying from the bank.


def _needs_preview(position: Position, action: a.BuyRailroad) -> bool:
    """Return whether a purchase does more than take money from the treasury: it makes Railroads
    obsolete, the Director helps to pay, or a Railroad will have to be discarded."""
    row = position.operating[1]
    obsolete = obsolete_railroads(position, position.state.stack[0], action.side)
    return action.help or len(row.railroads) >= row.down or obsolete is not None


def _purchase_terms(position: Position, action: a.BuyRailroad) -> tuple[Railroad, int, int]:
    """Return the Railroad, its price, and the part of it that the Director would have to pay."""
    name, row = position.operating
    price = railroad_price(position, name, action.side)
    helped = max(0, price - row.treasury) if action.help else 0
    return Railroad(position.state.stack[0], action.side), price, helped


def _buy_label(ctx: TableContext, action: a.BuyRailroad) -> str:
    """Return the button label: `Buy Maine Central (2): $100`."""
    position = public_position(ctx)
    bought, price, helped = _purchase_terms(position, action)
    key = "press-rail-shown" if _needs_preview(position, action) else "press-rail"
    if action.help:
        key = "press-rail-help"
    return t(key, ctx, help=money(helped, ctx), railroad=bought, price=price)


def _confirm_buy(ctx: TableContext, action: a.BuyRailroad) -> Confirmation | None:
    position = public_position(ctx)
    if not _needs_preview(position, action):
        return None
    name, row = position.operating
    bought, price, helped = _purchase_terms(position, action)
    notes = []
    if saved := discount(position, name, action.side):
        notes.append(t("sure-rail-saved", ctx, saved=saved))
    if helped:
        cash = player_state(ctx).cash
        help_text, cash_left = money(helped, ctx), money(cash - helped, ctx)
        notes.append(t("sure-rail-help", ctx, help=help_text, cash=cash, left=cash_left))
    notes += _describe_new_level(ctx, position, bought)
    # Obsolete Railroads free their places.
    obsolete = obsolete_railroads(position, bought.card, bought.side) or {}
    count = len(row.railroads) + 1 - len(obsolete.get(name, ()))
    if count > row.down:
        surplus = count - row.down
        notes.append(t("sure-rail-room", ctx, count=count, down=row.down, surplus=surplus))
    return MOVES.confirmation(
        ctx,
        "rail",
        action,
        *notes,
        holding=holding_name(name, ctx),
        railroad=bought,
        price=price,
        income=position.side_of(bought).income,
        before=row.treasury,
        after=row.treasury + helped - price,
    )


def _describe_new_level(ctx: TableContext, position: Position, bought: Railroad) -> Iterator[str]:
    obsolete = obsolete_railroads(position, bought.card, bought.side)
    if obsolete is None:
        return
    levels = ", ".join(map(str, obsolete_levels(position, bought.card, bought.side)))
    yield t(
        "sure-rail-level", ctx, level=str(position.side_of(bought).level_number), victims=levels
    )
    for name, railroads in obsolete.items():
        director, holding_text = position.state.holdings[name].director, holding_name(name, ctx)
        yield t("sure-rail-victim", ctx, holding=holding_text, name=director, railroads=railroads)
    if not obsolete:
        yield t("sure-rail-nobody", ctx)


# Offers.


def _offer_candidates(ctx: TableContext, given: GivenValues) -> list[str]:
    """Return the Railroads of other Holdings, if this one may add one and has a dollar (30)."""
    position = public_position(ctx)
    if position.state.phase is not Phase.RAILROADS or position.operating[1].plus < 1:
        return []
    return [offer.card for offer in legal_prices(position)]


def _offer_target(ctx: TableContext, card: str) -> tuple[str, Railroad, str]:
    """Return the Holding that owns a Railroad, the Railroad, and the suffix of text keys if both
    Holdings have the same Director. Raises `UnknownKey` for a Railroad that has no owner."""
    owned = find_railroad(public_position(ctx), card)
    if owned is None:
        raise UnknownKey
    same_director = ctx.public.table.holdings[owned[0]].director == ctx.seat
    return *owned, "-own" if same_director else ""


def _offer_label(ctx: TableContext, given: GivenValues) -> str:
    """Return the menu label: `Maine Central (2) of SB (Ben)`."""
    seller, wanted, suffix = _offer_target(ctx, given["card"])
    name = label(ctx, ctx.public.table.holdings[seller].director)
    return t(f"option-offer{suffix}", ctx, railroad=wanted, seller=seller, name=name)


def _side_values(ctx: TableContext, owned: Railroad) -> dict[str, int]:
    side = public_position(ctx).side_of(owned)
    return {"income": side.income, "cost": side.cost}


def _price_offers(ctx: TableContext, given: GivenValues) -> list[int]:
    cost_new = public_position(ctx).side_of(_offer_target(ctx, given["card"])[1]).cost
    treasury = public_position(ctx).operating[1].treasury
    return sorted(
        {price for price in (1, cost_new // 2, cost_new, treasury) if 1 <= price <= treasury}
    )


def _price_label(ctx: TableContext, given: GivenValues) -> str:
    suffix = _offer_target(ctx, given["card"])[2]
    return t(f"press-offer{suffix}", ctx, price=given["price"])


def _price_question(ctx: TableContext, given: GivenValues) -> str:
    seller, wanted, suffix = _offer_target(ctx, given["card"])
    buyer, row = public_position(ctx).operating
    values = {"seller": holding_name(seller, ctx), "buyer": holding_name(buyer, ctx)}
    name = ctx.public.table.holdings[seller].director
    sums = {"treasury": row.treasury, **_side_values(ctx, wanted)}
    return t(f"offer{suffix}", ctx, railroad=wanted, name=name, **values, **sums)


def _build_offer(ctx: TableContext, given: GivenValues) -> a.OfferPrice:
    """Return the offer, addressed to the Holding that owns the Railroad. If there is none, the
    rules refuse it with the right reason."""
    owned = find_railroad(public_position(ctx), given["card"])
    seller = owned[0] if owned else ctx.public.table.holding or ""
    return a.OfferPrice(seller, given["card"], given["price"])


def _confirm_offer(ctx: TableContext, action: a.OfferPrice) -> Confirmation:
    seller, wanted, suffix = _offer_target(ctx, action.card)
    (name, buyer), seller_state = public_position(ctx).operating, ctx.public.table.holdings[seller]
    return MOVES.confirmation(
        ctx,
        f"offer{suffix}",
        action,
        buyer=holding_name(name, ctx),
        seller=holding_name(seller, ctx),
        railroad=wanted,
        name=seller_state.director,
        buyer_before=buyer.treasury,
        buyer_after=buyer.treasury - action.price,
        seller_before=seller_state.treasury,
        seller_after=seller_state.treasury + action.price,
    )


def offer_prompt(ctx: TableContext) -> Prompt:
    """Return the prompt of an open offer: the seller's Director answers it, and the buyer's may
    withdraw it."""
    table: State = ctx.public.table
    offer = table.offer
    assert offer is not None
    seller, buyer = table.holdings[offer.seller], table.holdings[offer.buyer]
    wanted = _offer_target(ctx, offer.card)[1]
    values = {field: getattr(offer, field) for field in ("buyer", "seller", "price")}
    values |= {"railroad": wanted}
    withdraw_button = MOVES.button(ctx, "withdraw", name=label(ctx, buyer.director))
    if ctx.seat != seller.director:
        text = t("ask-offer-made", ctx, name=seller.director, **values)
        return Prompt(text, (withdraw_button,) if a.WithdrawOffer() in ctx.view.legal else ())
    sums = {"before": seller.treasury, "after": seller.treasury + offer.price}
    sums |= _side_values(ctx, wanted)
    text = t("ask-offer", ctx, name=buyer.director, **values, **sums)
    accept = MOVES.button(ctx, "accept", price=offer.price)
    return Prompt(text, (accept, MOVES.button(ctx, "refuse"), withdraw_button))


# Investors.


def assign_label(ctx: TableContext, action: a.AssignInvestor) -> str:
    """Return the Investor, and the Holding from which it comes."""
    key = "option-assign" if action.source is None else "option-assign-from"
    return t(key, ctx, **KINDS.format_fields(action, ctx))


# Discards.


def _sorted_by_income(
    ctx: TableContext, actions: list[a.DiscardRailroads]
) -> list[a.DiscardRailroads]:
    position = public_position(ctx)
    return sorted(actions, key=lambda action: (preview_discard(position, action)[2], action.cards))


def _discard_label(ctx: TableContext, action: a.DiscardRailroads) -> str:
    discarded, kept, _ = preview_discard(public_position(ctx), action)
    option_label = t("option-discard", ctx, railroads=discarded)
    if len(option_label) <= OPTION_LIMIT:
        return option_label
    return t("option-discard-others", ctx, kept=kept)


def _discard_detail(ctx: TableContext, action: a.DiscardRailroads) -> str:
    _, kept, income = preview_discard(public_position(ctx), action)
    return truncate(t("option-discard-detail", ctx, income=income, kept=kept), OPTION_LIMIT)


def _discard_values(ctx: TableContext, action: a.DiscardRailroads) -> dict[str, object]:
    discarded, kept, _ = preview_discard(public_position(ctx), action)
    return {"railroads": discarded, "kept": kept, "holding": operating_values(ctx)["holding"]}


def _max_price(ctx: TableContext, given: GivenValues) -> str:
    require_known(ctx.public.table.holding is not None)
    return money(public_position(ctx).operating[1].treasury, ctx)


MOVES = declare_moves(
    [
        move_spec(
            "rail",
            a.BuyRailroad,
            side=FieldSpec(),
            help=FieldSpec(),
            label=_buy_label,
            sure=_confirm_buy,
            draw=pictures.operating_preview,
        ),
        move_spec(
            "offer",
            a.OfferPrice,
            card=FieldSpec(
                label=_offer_label,
                detail=lambda ctx, given: t(
                    "option-offer-detail",
                    ctx,
                    **_side_values(ctx, _offer_target(ctx, given["card"])[1]),
                ),
                offered=_offer_candidates,
                menu="menu-offer",
                choose=True,
            ),
            price=FieldSpec(
                label=_price_label,
                offered=_price_offers,
                ask=_price_question,
                form=True,
                other="press-offer-form",
                least=lambda ctx, given: money(
                    facts.constants().inter_holding_railroad_price_min, ctx
                ),
                most=_max_price,
            ),
            built=_build_offer,
            sure=_confirm_offer,
            draw=pictures.operating_preview,
        ),
        move_spec(
            "assign",
            a.AssignInvestor,
            investor=FieldSpec(),
            source=FieldSpec(),
            menu="menu-assign",
            label=assign_label,
            detail=lambda ctx, action: describe_effect(action.investor, ctx),
        ),
        move_spec("done", a.FinishBuying, style="quiet"),
        move_spec("accept", a.AcceptOffer),
        move_spec("refuse", a.RefuseOffer, style="stop"),
        move_spec("withdraw", a.WithdrawOffer, style="quiet"),
        move_spec(
            "discard",
            a.DiscardRailroads,
            cards=FieldSpec(),
            menu="menu-discard",
            listed=_sorted_by_income,
            label=_discard_label,
            detail=_discard_detail,
            sure=_discard_values,
            draw=pictures.operating_preview,
        ),
    ]
)
