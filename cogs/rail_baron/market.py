"""Railroads and engines for money: buying on arrival, selling for fees, auctions.

Whether a seat can afford something never shows on the public card: shopping opens a private page,
and bids are offered from the lowest lawful one up, whoever reads them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, get_args

from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Act, Answer, Button, Leaf, Menu, Preview, Prompt
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.moves import Move, Sure, Words, move
from cogs.rail_baron import pictures, would
from cogs.rail_baron.story import owed_of
from cogs.rail_baron.words import (
    RAILROADS,
    board_of,
    cash_of,
    chapter,
    me,
    person,
    position,
    railroad,
    t,
)
from rules.rail_baron.foresight import Foreseen, foreseen
from rules.rail_baron.model import actions as a
from rules.rail_baron.model import events as e
from rules.rail_baron.model.levels import engine_price
from rules.rail_baron.model.play import Position
from rules.rail_baron.model.state import Auction, Phase
from rules.rail_baron.ownership.auction import lowest_bid
from rules.rail_baron.ownership.establishment import rate

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


def _shop(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """Engines, then railroads, the dearest first."""
    if scene.public.phase is not Phase.PURCHASE:
        return Act(a.BuyNothing())
    menus = MOVES.legal_menu(scene, "engine") + MOVES.legal_menu(scene, "railroad")
    options = tuple(option for menu in menus for option in menu.options)
    due = sum(amount for _, amount in scene.public.owed)
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
    left, more = cash_of(scene) - price, []
    changes = tuple(would.bought(scene, found))
    if isinstance(action, a.BuyRailroad):
        cities = ", ".join(RAILROADS[action.railroad].cities)
        more.append(t("sure-buy-serves", scene, cities=cities))
        draw = pictures.railroad(scene, action.railroad, would=changes, price=price)
    else:
        draw = pictures.market(scene, would=changes, chosen=action.engine, price=price)
    if found.fees:
        more.append(_fees_after(scene, found, left))
    more += _too_little(scene, found, left - found.fees)
    values: dict[str, Any] = {"thing": _thing(action), "price": price, "left": left, "draw": draw}
    return MOVES.sure(scene, "buy", action, *more, **values)


def _fees_after(scene: Scene, found: Foreseen, left: int) -> str:
    """The fees of the turn as they are with a purchase, and whether what is left pays them."""
    key = "sure-buy-short-yet" if found.fees > left else "sure-buy-fees"
    if found.bankrupt or found.short:
        key = "sure-buy-bankrupt" if found.bankrupt else "sure-buy-short"
    most = "yes" if found.at_most else "no"
    return t(key, scene, fees=found.fees, most=most, short=found.fees - left)


def _too_little(scene: Scene, found: Foreseen, left: int) -> list[str]:
    """That what is left after this turn's fees does not pay for any ride from here."""
    after, seat = Position(found.state), me(scene)
    fee = min(rate(after, seat.seat, mark) for mark in board_of(scene).at[seat.milepost])
    return [t("sure-buy-too-little", scene, left=left, fee=fee)] if 0 <= left < fee else []


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


def _without(scene: Scene, mark: str) -> str:
    """The share of destinations reached without one of the own railroads."""
    return would.reached(scene, [one for one in me(scene).railroads if one != mark])


def _sure_sell(scene: Scene, action: a.SellToBank) -> Sure:
    found = foreseen(scene.view, action)
    price = next(found.of(e.SoldToBank)).price
    key, after = "sure-sell-bankrupt" if found.bankrupt else "sure-sell-short", found.short
    if not (found.bankrupt or found.short):
        key, after = "sure-sell-enough", cash_of(scene) + price - found.fees
    enough = t(key, scene, amount=after, owed=owed_of(scene, scene.public.owed))
    changes = (
        would.spent(scene, cash_of(scene) + price),
        would.settled(scene, found, after),
        _without(scene, action.railroad),
    )
    draw = pictures.railroad(scene, action.railroad, would=changes, price=price)
    return MOVES.sure(scene, "sell", action, enough, price=price, draw=draw)


def _sure_auction(scene: Scene, action: a.AuctionOff) -> Sure:
    half = _half(scene, action)
    changes = would.opened(scene, half["minimum"]), _without(scene, action.railroad)
    draw = pictures.railroad(scene, action.railroad, would=changes)
    return MOVES.sure(scene, "auction", action, draw=draw, **half)


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


def _sure_bid(scene: Scene, action: a.Bid) -> Sure:
    mark, cash = scene.public.auction.railroad, cash_of(scene)
    left, won = cash - action.amount, [*me(scene).railroads, mark]
    changes = would.spent(scene, left), would.reached(scene, won)
    values: dict[str, Any] = {"price": RAILROADS[mark].price, "cash": cash, "left": left}
    draw = pictures.railroad(scene, mark, would=changes, price=action.amount)
    return MOVES.sure(scene, "bid", action, railroad=railroad(mark), draw=draw, **values)


def _sure_pass(scene: Scene, action: a.PassBid) -> Sure:
    return MOVES.sure(scene, "pass", action)


MOVES = chapter(
    [
        _buying("railroad", a.BuyRailroad, railroad=Part()),
        _buying("engine", a.BuyEngine, engine=Part()),
        move("nothing", a.BuyNothing, style="quiet"),
        _raising("sell", a.SellToBank, _sure_sell),
        _raising("auction", a.AuctionOff, _sure_auction),
        move(
            "bid",
            a.Bid,
            amount=Part(
                offered=_bids,
                form=True,
                hint=_bid_hint,
                limit=20,
                other="press-bid-any",
            ),
            sure=_sure_bid,
            said="said-bid",
        ),
        move("pass", a.PassBid, style="stop", sure=_sure_pass, said="said-pass"),
    ],
    others={"shop": _shop, "buy": _buy},
)


def ask_purchase(scene: Scene) -> Prompt:
    shop = Button("shop", t("press-shop", scene))
    city = board_of(scene).name(me(scene).milepost)
    return Prompt(t("ask-purchase", scene, city=city), (shop, MOVES.button(scene, "nothing")))


def ask_fees(scene: Scene) -> Prompt:
    menus = MOVES.legal_menu(scene, "sell") + MOVES.legal_menu(scene, "auction")
    return Prompt(t("ask-fees", scene, owed=owed_of(scene, scene.public.owed)), menus=menus)


def auction_told(scene: Scene) -> str:
    """What is being auctioned, who leads and what the next bid must be."""
    auction: Auction = scene.public.auction
    lowest = lowest_bid(auction)
    key = "ask-bid-none" if auction.leader is None else "ask-bid-some"
    values = {"leader": person(scene, auction.leader), "bid": auction.bid, "minimum": lowest}
    shown, price = f"**{railroad(auction.railroad)}**", RAILROADS[auction.railroad].price
    return t("ask-bid", scene, railroad=shown, price=price, standing=t(key, scene, **values))


def ask_auction(scene: Scene) -> Prompt:
    return Prompt(auction_told(scene), (*MOVES.buttons(scene, "bid"), MOVES.button(scene, "pass")))
