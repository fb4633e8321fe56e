"""What can be bought in a Stock Round, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

import msgspec

import data.railroad_barons as facts
from render.railroad_barons.shared.words import picture_text
from render.words import money
from rules.game import copy_state
from rules.railroad_barons.model.actions import Purchase
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.view import View
from rules.railroad_barons.stock.composing import next_purchases, next_sales
from rules.railroad_barons.stock.purchases import has_room, purchase_price

_ANY_PRICE = 1_000_000
"""Dollars that buy every certificate."""


def describe_purchases(view: View, language: str) -> str:
    """Return the cheapest purchase of each Holding that the seat to move can pay without a sale,
    and what its number of certificates forbids."""
    seat = view.to_move[0]
    position, own_view = Position(view.table), msgspec.structs.replace(view, viewer=seat)
    cheapest = _find_cheapest(own_view, lambda purchase: purchase.holding)
    rows: dict[str, list[str]] = {"buy": [], "start": [], "exchange": []}
    for price, purchase in cheapest.values():
        row = purchase.holding if purchase.par else _describe_offer(price, purchase, language)
        rows[_kind(purchase)].append(row)
    starts = ((price, str(one.take)) for price, one in cheapest.values() if one.par)
    least, take = min(starts, default=(0, ""))
    values = {"price": money(least, language), "take": take}
    texts = [
        picture_text(f"sum-shares-{kind}", language, rows=", ".join(some), **values)
        for kind, some in rows.items()
        if some
    ]
    player = view.table.players[seat]
    if not has_room(position, seat):
        count, limit = len(player.certificates), facts.constants().certificate_limit
        texts.append(picture_text("sum-limit", language, count=str(count), limit=str(limit)))
    elif not cheapest and next_sales(own_view):
        cash = money(player.cash, language)
        texts.append(picture_text("sum-stock-none", language, cash=cash))
        texts += _describe_too_dear(own_view, language)
    return " · ".join(texts)


def _find_cheapest(view: View, group: Callable[[Purchase], str]) -> dict[str, tuple[int, Purchase]]:
    """Return the cheapest purchase of each group, with its price."""
    position, cheapest = Position(view.table), dict[str, tuple[int, Purchase]]()
    for purchase in next_purchases(view):
        offer = purchase_price(position, purchase), purchase
        best = cheapest.setdefault(group(purchase), offer)
        cheapest[group(purchase)] = min(best, offer, key=lambda priced: priced[0])
    return cheapest


def _describe_too_dear(view: View, language: str) -> Iterator[str]:
    """Yield the cheapest purchase of the viewer, whatever its cash, and the cheapest exchange."""
    assert view.viewer is not None
    table = copy_state(view.table)
    table.players[view.viewer].cash = _ANY_PRICE
    priced = _find_cheapest(
        msgspec.structs.replace(view, table=table),
        lambda purchase: "exchange" if purchase.give else "buy",
    )
    rows = [_describe_offer(*priced[key], language) for key in ("buy", "exchange") if key in priced]
    if rows:
        yield picture_text("sum-cheapest", language, rows=", ".join(rows))


def _describe_offer(price: int, purchase: Purchase, language: str) -> str:
    """Return a purchase with its price: a new share, an exchange or the first of a Holding."""
    values = {"holding": purchase.holding, "price": money(price, language)}
    values |= {"give": str(purchase.give), "take": str(purchase.take)}
    return picture_text(f"to-{_kind(purchase)}", language, **values)  # started at the lowest value


def _kind(purchase: Purchase) -> Literal["buy", "start", "exchange"]:
    return "exchange" if purchase.give else "start" if purchase.par else "buy"
