"""Railroads and engines for money: buying on arrival, selling for fees, auctions.

Whether a seat can afford something never shows on the public card: shopping opens a private page,
and bids are offered from the lowest lawful one up, whoever reads them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, get_args

from bot.chat.contract.adapter import (
    Act,
    Answer,
    Button,
    Draw,
    Leaf,
    Menu,
    Preview,
    Prompt,
    Scene,
)
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.moves import Move, Moves, Sure, Words, move
from cogs.rail_baron import pictures, would
from cogs.rail_baron.story import owed_of
from cogs.rail_baron.words import (
    KINDS,
    RAILROADS,
    board_of,
    cash_of,
    check,
    me,
    person,
    position,
    railroad,
    shown,
    t,
)
from rules.rail_baron.foresight import Foreseen, foreseen
from rules.rail_baron.model import actions as a
from rules.rail_baron.model import events as e
from rules.rail_baron.model.levels import engine_price
from rules.rail_baron.model.state import Auction, Phase
from rules.rail_baron.ownership.auction import lowest_bid

STEPS = (0, 1_000)
"""What the bid buttons add to the lowest lawful bid."""

Purchase = a.BuyRailroad | a.BuyEngine


# Buying.


def _thing(action: Purchase) -> str:
    return railroad(action.railroad) if isinstance(action, a.BuyRailroad) else action.engine


def _price(scene: Scene, action: Purchase) -> int:
    if isinstance(action, a.BuyRailroad):
        return RAILROADS[action.railroad].price
    view = scene.public
    return engine_price(view.options, len(view.seats), me(scene).engine, action.engine)


def _label(scene: Scene, action: Purchase) -> str:
    return t("option-shop", scene, thing=_thing(action), price=_price(scene, action))


def _detail(scene: Scene, action: Purchase) -> str:
    left = cash_of(scene) - _price(scene, action)
    if isinstance(action, a.BuyRailroad):
        cities = len(RAILROADS[action.railroad].cities)
        return t("option-shop-railroad", scene, left=left, cities=cities)
    return t("option-shop-engine", scene, left=left, what=t(f"engine-{action.engine}", scene))


def _due(scene: Scene) -> int:
    return sum(amount for _, amount in scene.public.owed)


def _shop(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """Engines, then railroads, the dearest first."""
    if scene.public.phase is not Phase.PURCHASE:
        return Act(a.BuyNothing())
    menus = MOVES.legal_menu(scene, "engine") + MOVES.legal_menu(scene, "railroad")
    options = tuple(option for menu in menus for option in menu.options)
    due = _due(scene)
    fees = t("shop-fees", scene, fees=due) if due else t("shop-no-fees", scene)
    text = t("shop", scene, cash=cash_of(scene), fees=fees)
    return Leaf(
        text,
        pictures.market(scene, cash=cash_of(scene)),
        menus=(Menu("buy", t("menu-shop", scene), options),),
    )


def _buy(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """A line of the shop, to which Back leads."""
    name = "engine" if rest in get_args(a.BetterEngine) else "railroad"
    found = MOVES.answer(scene, f"{name}/{rest}", sure, words)
    return replace(found, back="shop") if isinstance(found, Preview) else found


def _sure_buy(scene: Scene, action: Purchase) -> Sure:
    found = foreseen(scene.view, action)
    price = sum(one.amount for one in found.of(e.Paid) if one.why in ("railroad", "engine"))
    left = cash_of(scene) - price
    lines = [t("sure-buy", scene, thing=_thing(action), price=price, left=left)]
    if isinstance(action, a.BuyRailroad):
        cities = ", ".join(RAILROADS[action.railroad].cities)
        lines.append(t("sure-buy-serves", scene, cities=cities))
    if found.fees:
        lines.append(_fees_after(scene, found, left))
    changes = tuple(would.bought(scene, found))
    if isinstance(action, a.BuyRailroad):
        draw = pictures.railroad(scene, action.railroad, changes)
    else:
        draw = pictures.market(scene, would=changes, chosen=action.engine)
    return Sure("\n".join(lines), t("confirm-buy", scene), draw)


def _fees_after(scene: Scene, found: Foreseen, left: int) -> str:
    """The fees of the turn as they are with a purchase, and whether what is left pays them."""
    if found.bankrupt:
        key = "sure-buy-bankrupt"
    elif found.short:
        key = "sure-buy-short"
    elif found.fees > left:
        key = "sure-buy-short-yet"
    else:
        key = "sure-buy-fees"
    most = "yes" if found.at_most else "no"
    short = found.fees - left
    return t(key, scene, fees=found.fees, most=most, short=short)


def _buying(name: str, action: type, **part: Part) -> Move:
    """Engines come by price, railroads the dearest first."""
    sign = -1 if name == "railroad" else 1
    return move(
        name,
        action,
        **part,
        listed=lambda scene, found: sorted(
            found, key=lambda one: (sign * _price(scene, one), _thing(one))
        ),
        label=_label,
        detail=_detail,
        sure=_sure_buy,
        said=f"said-{name}",
    )


# Selling for fees.


def _half(scene: Scene, action: a.SellToBank | a.AuctionOff) -> dict[str, Any]:
    """What the bank pays, and where an auction starts."""
    half = position(scene).half(action.railroad)
    return {"price": half, "minimum": half}


def _sure_sell(scene: Scene, action: a.SellToBank) -> Sure:
    found = foreseen(scene.view, action)
    price = next(found.of(e.SoldToBank)).price
    values = {"railroad": railroad(action.railroad), "price": price}
    owed = owed_of(scene, scene.public.owed)
    if found.bankrupt:
        key, after = "sure-sell-bankrupt", found.short
    elif found.short:
        key, after = "sure-sell-short", found.short
    else:
        key, after = "sure-sell-enough", cash_of(scene) + price - found.fees
    lines = [t("sure-sell", scene, **values), t(key, scene, amount=after, owed=owed)]
    left = [mark for mark in me(scene).railroads if mark != action.railroad]
    changes = would.spent(scene, cash_of(scene) + price), would.reached(scene, left)
    draw = pictures.railroad(scene, action.railroad, changes)
    return Sure("\n".join(lines), t("confirm-sell", scene), draw)


def _raising(name: str, action: type, sure: Callable[[Scene, Any], Sure]) -> Move:
    """A way to come by money: one's railroads in a menu, the cheapest first."""
    return move(
        name,
        action,
        railroad=Part(),
        menu=f"menu-{name}",
        listed=lambda scene, found: sorted(found, key=lambda one: RAILROADS[one.railroad].price),
        label=lambda scene, one: t(
            f"option-{name}", scene, railroad=railroad(one.railroad), **_half(scene, one)
        ),
        sure=sure,
        said=f"said-{name}",
    )


# Auctions.


def _bids(scene: Scene, given: Given) -> list[int]:
    return [lowest_bid(scene.public.auction) + more for more in STEPS]


def _bid_hint(scene: Scene, given: Given) -> str:
    found = scene.public.auction
    return t("form-bid-hint", scene, minimum=lowest_bid(found)) if found else ""


def _bid(scene: Scene, action: a.Bid) -> dict[str, Any]:
    mark, cash = scene.public.auction.railroad, cash_of(scene)
    return {
        "railroad": railroad(mark),
        "price": RAILROADS[mark].price,
        "cash": cash,
        "left": cash - action.amount,
    }


def _bid_shown(scene: Scene, action: a.Bid) -> Draw:
    mark = scene.public.auction.railroad
    won = [*me(scene).railroads, mark]
    changes = would.spent(scene, cash_of(scene) - action.amount), would.reached(scene, won)
    return pictures.railroad(scene, mark, changes)


def _put_up(scene: Scene, action: a.AuctionOff) -> Draw:
    left = [mark for mark in me(scene).railroads if mark != action.railroad]
    return pictures.railroad(scene, action.railroad, (would.reached(scene, left),))


MOVES = Moves(
    t,
    KINDS,
    check,
    [
        _buying("railroad", a.BuyRailroad, railroad=Part()),
        _buying("engine", a.BuyEngine, engine=Part()),
        move("nothing", a.BuyNothing, style="quiet"),
        _raising("sell", a.SellToBank, _sure_sell),
        _raising("auction", a.AuctionOff, shown("auction", _half, _put_up)),
        move(
            "bid",
            a.Bid,
            amount=Part(
                offered=_bids,
                first="go",
                form=True,
                hint=_bid_hint,
                limit=20,
                other="press-bid-any",
            ),
            sure=shown("bid", _bid, _bid_shown),
            said="said-bid",
        ),
        move("pass", a.PassBid, style="stop", sure=shown("pass"), said="said-pass"),
    ],
    others={"shop": _shop, "buy": _buy},
)


def ask_purchase(scene: Scene) -> Prompt:
    shop = Button("shop", t("press-shop", scene), "go")
    city = board_of(scene).name(me(scene).milepost)
    return Prompt(t("ask-purchase", scene, city=city), (shop, MOVES.button(scene, "nothing")))


def ask_fees(scene: Scene) -> Prompt:
    menus = MOVES.legal_menu(scene, "sell") + MOVES.legal_menu(scene, "auction")
    return Prompt(t("ask-fees", scene, owed=owed_of(scene, scene.public.owed)), menus=menus)


def auction_told(scene: Scene) -> str:
    """What is being auctioned, who leads and what the next bid must be."""
    auction: Auction = scene.public.auction
    lowest = lowest_bid(auction)
    if auction.leader is None:
        standing = t("ask-bid-none", scene, minimum=lowest)
    else:
        leader = person(scene, auction.leader)
        standing = t("ask-bid-some", scene, leader=leader, bid=auction.bid, minimum=lowest)
    return t(
        "ask-bid",
        scene,
        railroad=f"**{railroad(auction.railroad)}**",
        price=RAILROADS[auction.railroad].price,
        standing=standing,
    )


def ask_auction(scene: Scene) -> Prompt:
    return Prompt(auction_told(scene), (*MOVES.buttons(scene, "bid"), MOVES.button(scene, "pass")))
