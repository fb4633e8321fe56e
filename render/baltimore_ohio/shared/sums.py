"""The one sum that the question of a card is about, with what it comes to where the rules can say
it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.reading import value
from render.baltimore_ohio.shared.words import short, told
from render.card.head import fits
from render.card.top import change
from render.words import money
from rules.baltimore_ohio import outcomes
from rules.baltimore_ohio.business_round.building import Way, proposals
from rules.baltimore_ohio.market_round.auction import bids
from rules.baltimore_ohio.market_round.robber_barons import income
from rules.baltimore_ohio.model.actions import BuildTrack, BuyEquipment, ScrapEquipment
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.stock import buying, selling
from rules.baltimore_ohio.trial import stepped


def sum_of(view: View, language: str) -> str:
    """The sum that the question is about, with what it comes to where the rules can say it."""
    table = view.table
    if table.phase is Phase.MARKET and view.to_move:
        return _market(table, view.to_move[0], language)
    if table.phase is Phase.AUCTION and table.auction is not None and view.to_move:
        pays = money(income(Position(table), table.auction.card), language)
        least, cash = (money(one, language) for one in bids(Position(table)))
        return told("sum-auction", language, pays=pays, least=least, cash=cash)
    name = table.business.railroad if table.business is not None else None
    if name is None:
        return ""
    if table.phase is Phase.PROFIT and view.to_move:
        return _profit(view, name, language)
    step = _STEPS.get(table.phase)
    return "" if step is None else step(table, name, language)


def _market(table: State, seat: int, language: str) -> str:
    """What the seat may sell and buy at which price, as far as there is room for it."""
    position = Position(table)
    sells = {lot.railroad: lot.count for sale in selling.legal(position, seat) for lot in sale.lots}
    buys: dict[str, int] = {}
    starts = []
    for part in buying.legal(position, seat):
        if part.value:
            starts.append(part.value)
        buys[part.railroad] = max(part.held + part.orphan, buys.get(part.railroad, 0))
    parts = [told("sum-has", language, cash=money(table.players[seat].cash, language))]
    if sells:
        fixed = [short(name) for name in table.players[seat].shares if name not in sells]
        rest = [told("sum-fixed", language, railroads=", ".join(fixed))] if fixed else []
        lots = ", ".join([*_lots(table, sells, language), *rest])
        parts.append(told("sum-sell", language, lots=lots))
    begin = [told("sum-start", language, least=money(min(starts), language))] if starts else []
    found = _lots(table, buys, language)
    line = ""
    for shown in range(len(found), -1, -1):
        lots = ", ".join([*found[:shown], *["…"] * (shown < len(found))])
        buy = [told("sum-buy", language, lots=lots)] if found else []
        line = " · ".join([*parts, *buy, *begin])
        if fits(line):
            break
    return line


def _lots(table: State, most: Mapping[str, int], language: str) -> list[str]:
    """So many shares of railroads at the values that they have."""
    rows = ((count, name, value(table, name)) for name, count in most.items())
    return [
        told("lot", language, count=count, railroad=short(name), each=money(each, language))
        for count, name, each in rows
        if each is not None
    ]


def _scrap(table: State, name: str, language: str) -> str:
    """Of the oldest card."""
    card = min(table.railroads[name].cards, key=lambda number: facts.card(number).tech_level)
    level, pays = str(facts.card(card).tech_level), money(facts.card(card).scrap, language)
    net = _net(table, stepped(table, ScrapEquipment((card,))), name, language)
    return told("sum-scrap", language, level=level, pays=pays, net=net)


def _equipment(table: State, name: str, language: str) -> str:
    """Of the next card."""
    price = outcomes.prices(table, 1)
    if not price or table.deck is None:
        return ""
    values = {"level": str(facts.card(table.deck).tech_level), "price": money(price[0], language)}
    if not outcomes.payable(table, name):
        treasury = money(table.railroads[name].treasury, language)
        return told("sum-equipment-dear", language, treasury=treasury, **values)
    net = _net(table, stepped(table, BuyEquipment(1)), name, language)
    return told("sum-equipment", language, net=net, **values)


def suggested(view: View) -> tuple[str, ...]:
    """The hexes of the build that is given as an example of what to build, if one is."""
    business = view.table.business
    if view.table.phase is not Phase.TRACK or business is None or business.railroad is None:
        return ()
    way = _example(view.table, business.railroad)
    return () if way is None else way.hexes


def _example(table: State, name: str) -> Way | None:
    """The build that brings the most for its price."""
    found = proposals(table, name)
    best = (one.way for one in found if "income per dollar" in one.why)
    return next(best, found[0].way if found else None)


def _track(table: State, name: str, language: str) -> str:
    """Of the example."""
    way = _example(table, name)
    if way is None:
        most = min(table.tech_level, table.railroads[name].cubes)
        treasury = money(table.railroads[name].treasury, language)
        return told("sum-track", language, treasury=treasury, count=most)
    net = _net(table, stepped(table, BuildTrack(way.hexes)), name, language)
    cost, cities = money(way.cost, language), ", ".join(way.cities)
    return told("sum-build", language, cities=cities, cost=cost, net=net)


def _service(table: State, name: str, language: str) -> str:
    net = money(outcomes.works(table, name).net, language)
    before = money(table.railroads[name].income, language)
    return told("sum-service", language, net=net, before=before)


_STEPS = {
    Phase.SCRAP: _scrap,
    Phase.EQUIPMENT: _equipment,
    Phase.TRACK: _track,
    Phase.SERVICE: _service,
}
"""What a step of a railroad's turn costs or brings, as an example where there is a choice."""


def _net(before: State, after: State, railroad: str, language: str) -> str:
    """The best net income without a step and with it."""
    first, last = (outcomes.works(table, railroad).net for table in (before, after))
    if first == last:
        return told("as-now", language, sum=money(first, language))
    return arrow(first, last, language)


def _profit(view: View, name: str, language: str) -> str:
    seat = view.to_move[0]
    found = outcomes.profit(replace(view, viewer=seat), name)
    values, own = found.values, dict(found.players).get(seat, 0)
    return told(
        "sum-profit",
        language,
        each=money(found.each, language),
        own=money(own, language),
        paid=arrow(values.now, values.paid, language),
        kept=arrow(values.now, values.kept, language),
        treasury=arrow(found.before, found.paid, language),
        all=money(found.kept, language),
    )


def arrow(before: int | None, after: int | None, language: str) -> str:
    """`$100 → $40`, or the one sum; a dash for what is not on the track."""
    first, last = (("–" if one is None else money(one, language)) for one in (before, after))
    return last if first == last else change("", first, last)
