"""What somebody new to Railroad Barons is taught, step by step; and the goal of a practice: a
Railroad bought by one's own Holding. Nothing in this game is secret (38)."""

from __future__ import annotations

from collections.abc import Sequence

import data.railroad_barons as facts
from bot.chat.contract.adapter import Scene
from bot.chat.declared.lessons import Lessons, Told
from bot.chat.declared.texts import Texts
from cogs.railroad_barons.stock import card_menu
from cogs.railroad_barons.words import holding, money, named, operating, player, position_of
from rules.game import Event
from rules.railroad_barons.model import events as e
from rules.railroad_barons.model.state import Phase, Railroad
from rules.railroad_barons.operating.railroads import cost
from rules.railroad_barons.operating.revenue import dividends, risen


def _select(scene: Scene) -> Told:
    key = "select-face" if scene.view.table.options.face_values else "select"
    return key, {"name": 1 - scene.me, "cash": player(scene).cash}


def _choose(scene: Scene) -> Told:
    draft = scene.view.table.draft
    card = facts.investors()[draft.investor]
    values = {"price": draft.price, "cash": player(scene).cash}
    if card.holding is None or card.par_value is None:
        return "choose", values
    stock = money(card.par_value * facts.constants().director_certificate_percent // 10, scene)
    return "choose-holding", {**values, "holding": holding(card.holding, scene), "value": stock}


def _stock(scene: Scene) -> Told:
    table, seat, position = scene.view.table, scene.me, position_of(scene)
    own = {name: row for name, row in table.holdings.items() if row.director == seat}
    waiting = [name for name, row in own.items() if not row.floated]
    numbers = facts.constants()
    if waiting:
        name = waiting[0]
        return "stock-float", {
            "holding": holding(name, scene),
            "percent": sum(position.share(one, name) for one in (0, 1)),
            "needed": numbers.float_percent,
            "amount": numbers.start_capital_multiple_of_share_value * position.value(name),
        }
    if not card_menu(scene):
        return "stock-pass", {"cash": player(scene).cash}
    if not own:
        least = numbers.start_values[0] * numbers.director_certificate_percent // 10
        return "stock-start", {"cash": player(scene).cash, "price": least}
    name = max(own, key=position.value)
    values = {"percent": position.share(seat, name), "price": position.value(name)}
    return "stock", {"holding": holding(name, scene), "cash": player(scene).cash, **values}


def _tokens(scene: Scene) -> Told:
    values = operating(scene)
    if not values["count"]:
        return "tokens-first", values
    return "tokens", {**values, "amount": facts.constants().network_token_income}


def _revenue(scene: Scene) -> Told:
    position = position_of(scene)
    name, row = position.operating
    earned = position.state.revenues.get(name, 0)
    return "revenue", operating(scene) | {
        "amount": dividends(position, name, earned)[scene.me],
        "before": position.value(name),
        "after": risen(position, name),
        "treasury": row.treasury + earned,
    }


def _railroads(scene: Scene) -> Told:
    position = position_of(scene)
    name, row = position.operating
    values = operating(scene)
    if not row.plus or not position.state.stack:
        return "railroads-none", values
    top = Railroad(position.state.stack[0], 0)
    price, income = cost(position, name, 0), position.side(top).income
    return "railroads", {**values, "railroad": top, "price": price, "income": income}


def _offer(scene: Scene) -> Told:
    offer = scene.view.table.offer
    seller = scene.view.table.holdings[offer.seller]
    key = "offer" if seller.director == scene.seat else "offer-mine"
    return key, {"price": offer.price, "holding": holding(offer.seller, scene)}


LESSONS = Lessons(
    Texts("railroad_barons_lessons", named),
    {
        Phase.SELECT: _select,
        Phase.CHOOSE: _choose,
        Phase.PRIORITY: lambda scene: ("priority", {}),
        Phase.STOCK: _stock,
        Phase.TOKENS: _tokens,
        Phase.REVENUE: _revenue,
        Phase.RAILROADS: _railroads,
        Phase.OFFER: _offer,
        Phase.DISCARD: lambda scene: ("discard", operating(scene)),
    },
)


def practised(events: Sequence[Event], seat: int) -> bool:
    """Whether the seat has bought a Railroad for its Holding."""
    return any(isinstance(event, e.RailroadBought) and event.seat == seat for event in events)
