"""The Railroads of the operating Holding: buying the top one, offering for others', and those that
have to go; and the Investors assigned to it (rulings 28 to 35)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import data.railroad_barons as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Prompt
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.moves import Sure, move
from cogs.railroad_barons import pictures
from cogs.railroad_barons.words import (
    KINDS,
    chapter,
    effect,
    holding,
    label,
    money,
    operating,
    player,
    position_of,
    t,
)
from rules.railroad_barons.model import actions as a
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Phase, Railroad, State
from rules.railroad_barons.operating.discard import parted
from rules.railroad_barons.operating.obsolescence import doomed, victims
from rules.railroad_barons.operating.railroads import cost, saving
from rules.railroad_barons.operating.trades import legal_prices, owner


def ask(scene: Scene, table: State, seat: int) -> Prompt:
    text = t("ask-railroads", scene, top=top(scene), **operating(scene))
    buttons = (*MOVES.legal_buttons(scene, "rail"), MOVES.button(scene, "done"))
    return Prompt(text, buttons, (*MOVES.menu(scene, "offer"), *MOVES.legal_menu(scene, "assign")))


def top(scene: Scene) -> str:
    """`Top of the stack: Maine Central (2) for $100 or Maine Central (3) for $200.`"""
    position = position_of(scene)
    (name, _), stack = position.operating, position.state.stack
    if not stack:
        return t("ask-top-none", scene)
    told = [
        t("top-side", scene, railroad=Railroad(stack[0], side), price=cost(position, name, side))
        for side in range(len(facts.railroads()[stack[0]].sides))
    ]
    sides = told[0] if len(told) == 1 else t("or", scene, first=told[0], second=told[1])
    return t("ask-top", scene, sides=sides)


# Buying from the bank.


def _shown_first(position: Position, action: a.BuyRailroad) -> bool:
    """Whether a purchase does more than take money from the treasury: it makes others obsolete,
    the Director pays, or a Railroad will have to go."""
    row = position.operating[1]
    lost = victims(position, position.state.stack[0], action.side)
    return action.help or len(row.railroads) >= row.down or lost is not None


def _bought(position: Position, action: a.BuyRailroad) -> tuple[Railroad, int, int]:
    """The Railroad, its price, and what of it the Director would have to help with."""
    name, row = position.operating
    price = cost(position, name, action.side)
    helped = max(0, price - row.treasury) if action.help else 0
    return Railroad(position.state.stack[0], action.side), price, helped


def _rail_label(scene: Scene, action: a.BuyRailroad) -> str:
    """`Buy Maine Central (2): $100`."""
    position = position_of(scene)
    one, price, helped = _bought(position, action)
    key = "press-rail-shown" if _shown_first(position, action) else "press-rail"
    if action.help:
        key = "press-rail-help"
    return t(key, scene, help=money(helped, scene), railroad=one, price=price)


def _sure_rail(scene: Scene, action: a.BuyRailroad) -> Sure | None:
    position = position_of(scene)
    if not _shown_first(position, action):
        return None
    name, row = position.operating
    one, price, helped = _bought(position, action)
    more = []
    if saved := saving(position, name, action.side):
        more.append(t("sure-rail-saved", scene, saved=saved))
    if helped:
        cash = player(scene).cash
        own, left = money(helped, scene), money(cash - helped, scene)
        more.append(t("sure-rail-help", scene, help=own, cash=cash, left=left))
    more += _levels(scene, position, one)
    # Those that become obsolete need no room.
    lost = victims(position, one.card, one.side) or {}
    count = len(row.railroads) + 1 - len(lost.get(name, ()))
    if count > row.down:
        surplus = count - row.down
        more.append(t("sure-rail-room", scene, count=count, down=row.down, surplus=surplus))
    values: dict[str, Any] = {
        "holding": holding(name, scene),
        "railroad": one,
        "price": price,
        "income": position.side(one).income,
        "before": row.treasury,
        "after": row.treasury + helped - price,
        "draw": pictures.operating(scene, action),
    }
    return MOVES.sure(scene, "rail", action, *more, **values)


def _levels(scene: Scene, position: Position, bought: Railroad) -> Iterator[str]:
    lost = victims(position, bought.card, bought.side)
    if lost is None:
        return
    old = ", ".join(map(str, doomed(position, bought.card, bought.side)))
    yield t("sure-rail-level", scene, level=str(position.side(bought).level_number), victims=old)
    for name, gone in lost.items():
        director, shown = position.state.holdings[name].director, holding(name, scene)
        yield t("sure-rail-victim", scene, holding=shown, name=director, railroads=gone)
    if not lost:
        yield t("sure-rail-nobody", scene)


# Offers.


def _others(scene: Scene, given: Given) -> list[str]:
    """The Railroads of other Holdings, if this one may add one and has a dollar (30)."""
    position = position_of(scene)
    if position.state.phase is not Phase.RAILROADS or position.operating[1].plus < 1:
        return []
    return [one.card for one in legal_prices(position)]


def _asked_of(scene: Scene, card: str) -> tuple[str, Railroad, str]:
    """The Holding that has a Railroad, the Railroad, and the ending of texts about one of another
    Holding of the same Director; `LookupError` for one that nobody has."""
    found = owner(position_of(scene), card)
    if found is None:
        raise LookupError(card)
    own = scene.public.table.holdings[found[0]].director == scene.seat
    return *found, "-own" if own else ""


def _offer_label(scene: Scene, given: Given) -> str:
    """`Maine Central (2) of SB (Ben)`."""
    seller, one, own = _asked_of(scene, given["card"])
    name = label(scene, scene.public.table.holdings[seller].director)
    return t(f"option-offer{own}", scene, railroad=one, seller=seller, name=name)


def _worth(scene: Scene, one: Railroad) -> dict[str, int]:
    side = position_of(scene).side(one)
    return {"income": side.income, "cost": side.cost}


def _offer_detail(scene: Scene, given: Given) -> str:
    return t("option-offer-detail", scene, **_worth(scene, _asked_of(scene, given["card"])[1]))


def _prices(scene: Scene, given: Given) -> list[int]:
    new = position_of(scene).side(_asked_of(scene, given["card"])[1]).cost
    treasury = position_of(scene).operating[1].treasury
    return sorted({one for one in (1, new // 2, new, treasury) if 1 <= one <= treasury})


def _price_label(scene: Scene, given: Given) -> str:
    own = _asked_of(scene, given["card"])[2]
    return t(f"press-offer{own}", scene, price=given["price"])


def _ask_price(scene: Scene, given: Given) -> str:
    seller, one, own = _asked_of(scene, given["card"])
    buyer, row = position_of(scene).operating
    values = {"seller": holding(seller, scene), "buyer": holding(buyer, scene)}
    name = scene.public.table.holdings[seller].director
    sums = {"treasury": row.treasury, **_worth(scene, one)}
    return t(f"offer{own}", scene, railroad=one, name=name, **values, **sums)


def _offered(scene: Scene, given: Given) -> a.OfferPrice:
    """The offer goes to whoever has the Railroad; the rules say best that nobody has."""
    found = owner(position_of(scene), given["card"])
    seller = found[0] if found else scene.public.table.holding or ""
    return a.OfferPrice(seller, given["card"], given["price"])


def _sure_offer(scene: Scene, action: a.OfferPrice) -> Sure:
    seller, one, own = _asked_of(scene, action.card)
    (name, buyer), other = position_of(scene).operating, scene.public.table.holdings[seller]
    values = {
        "buyer": holding(name, scene),
        "seller": holding(seller, scene),
        "price": action.price,
        "railroad": one,
        "name": other.director,
        "buyer_before": buyer.treasury,
        "buyer_after": buyer.treasury - action.price,
        "seller_before": other.treasury,
        "seller_after": other.treasury + action.price,
    }
    draw = pictures.holding(scene, seller)
    return MOVES.sure(scene, f"offer{own}", action, draw=draw, **values)


def ask_offer(scene: Scene, table: State, seat: int) -> Prompt:
    """For the seller's Director, who answers; the buyer's Director may take the offer back."""
    made = table.offer
    assert made is not None
    seller, buyer = table.holdings[made.seller], table.holdings[made.buyer]
    one = _asked_of(scene, made.card)[1]
    values = {"buyer": made.buyer, "seller": made.seller, "price": made.price, "railroad": one}
    back = MOVES.button(scene, "withdraw", name=label(scene, buyer.director))
    if seat != seller.director:
        text = t("ask-offer-made", scene, name=seller.director, **values)
        return Prompt(text, (back,) if a.WithdrawOffer() in scene.view.legal else ())
    sums = {"before": seller.treasury, "after": seller.treasury + made.price, **_worth(scene, one)}
    text = t("ask-offer", scene, name=buyer.director, **values, **sums)
    accept = MOVES.button(scene, "accept", price=made.price)
    return Prompt(text, (accept, MOVES.button(scene, "refuse"), back))


# Investors.


def _assign_label(scene: Scene, action: a.AssignInvestor) -> str:
    key = "option-assign" if action.source is None else "option-assign-from"
    return t(key, scene, **KINDS.written(action, scene))


def _sure_assign(scene: Scene, action: a.AssignInvestor) -> Sure:
    key = "sure-assign-from" if action.source else "sure-assign"
    values: dict[str, Any] = {
        "holding": operating(scene)["holding"],
        "ability": effect(action.investor, scene),
        "draw": pictures.operating(scene, action),
    }
    return MOVES.sure(scene, "assign", action, key=key, **values)


# Discards.


def _cheapest(scene: Scene, found: list[a.DiscardRailroads]) -> list[a.DiscardRailroads]:
    position = position_of(scene)
    return sorted(found, key=lambda one: (parted(position, one)[2], one.cards))


def _discard_label(scene: Scene, action: a.DiscardRailroads) -> str:
    return t("option-discard", scene, railroads=parted(position_of(scene), action)[0])


def _discard_detail(scene: Scene, action: a.DiscardRailroads) -> str:
    _, kept, income = parted(position_of(scene), action)
    return t("option-discard-detail", scene, income=income, kept=kept)


def _sure_discard(scene: Scene, action: a.DiscardRailroads) -> Sure:
    gone, kept, _ = parted(position_of(scene), action)
    name = operating(scene)["holding"]
    values: dict[str, Any] = {
        "railroads": gone,
        "kept": kept,
        "draw": pictures.operating(scene, action),
    }
    return MOVES.sure(scene, "discard", action, holding=name, **values)


def ask_discard(scene: Scene, table: State, seat: int) -> Prompt:
    text = t("ask-discard", scene, **operating(scene))
    return Prompt(text, menus=MOVES.legal_menu(scene, "discard"))


MOVES = chapter(
    [
        move(
            "rail",
            a.BuyRailroad,
            side=Part(),
            help=Part(),
            label=_rail_label,
            sure=_sure_rail,
            said="said-rail",
        ),
        move(
            "offer",
            a.OfferPrice,
            card=Part(label=_offer_label, detail=_offer_detail, offered=_others, menu="menu-offer"),
            price=Part(
                label=_price_label,
                offered=_prices,
                ask=_ask_price,
                form=True,
                other="press-offer-form",
                most=lambda scene, given: money(position_of(scene).operating[1].treasury, scene),
            ),
            built=_offered,
            sure=_sure_offer,
        ),
        move(
            "assign",
            a.AssignInvestor,
            investor=Part(),
            source=Part(),
            menu="menu-assign",
            label=_assign_label,
            detail=lambda scene, action: effect(action.investor, scene),
            sure=_sure_assign,
        ),
        move("done", a.FinishBuying, style="quiet"),
        move("accept", a.AcceptOffer),
        move("refuse", a.RefuseOffer, style="stop"),
        move("withdraw", a.WithdrawOffer, style="quiet"),
        move(
            "discard",
            a.DiscardRailroads,
            cards=Part(),
            menu="menu-discard",
            listed=_cheapest,
            label=_discard_label,
            detail=_discard_detail,
            sure=_sure_discard,
        ),
    ],
)
