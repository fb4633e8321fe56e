"""The top of every picture of a running game: the ranking, the round, what is asked, the one sum
that it is about."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.inks import inks
from render.baltimore_ohio.shared.reading import stock, value
from render.baltimore_ohio.shared.words import level_name, round_name, short, told, waits_for
from render.card.head import above
from render.card.top import Head, Top, change
from render.kept import kept
from render.words import money
from rules.baltimore_ohio import outcomes
from rules.baltimore_ohio.business_round.building import proposals
from rules.baltimore_ohio.market_round.robber_barons import income
from rules.baltimore_ohio.model.actions import BuildTrack, BuyEquipment, ScrapEquipment
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.trial import stepped
from rules.baltimore_ohio.turn_plan import Plan


@kept
def upper(top: Top, head: Head, language: str) -> Image.Image:
    """`render.card.head.above` in the palette of this game."""
    return above(top, head, language, inks())


def head_of(
    view: View,
    names: Sequence[str],
    language: str,
    would: tuple[str, ...] | None = None,
    *,
    whole: bool = False,
) -> Head:
    """The round, what the table waits for and the sum of it, the Tech Level; on a preview what it
    `would` change instead of the sum, of a step or of the `whole` turn of a railroad. `names` as
    lettered."""
    table = view.table
    return Head(
        round_name(table, language),
        waits_for(view, names, language, whole=whole),
        view.to_move[0] if view.to_move else None,
        _sum(view, language) if would is None else "",
        level_name(table, language),
        would,
    )


def _sum(view: View, language: str) -> str:
    """The sum that the question is about, with what it comes to where the rules can say it."""
    table = view.table
    if table.phase is Phase.MARKET and view.to_move:
        seat = view.to_move[0]
        cash = money(table.players[seat].cash, language)
        return told("sum-market", language, cash=cash, stock=money(stock(table, seat), language))
    if table.phase is Phase.AUCTION and table.auction is not None and view.to_move:
        pays = money(income(Position(table), table.auction.card), language)
        cash = money(table.players[view.to_move[0]].cash, language)
        return told("sum-auction", language, pays=pays, cash=cash)
    name = table.business.railroad if table.business is not None else None
    if name is None:
        return ""
    if table.phase is Phase.PROFIT and view.to_move:
        return _profit(view, name, language)
    step = _STEPS.get(table.phase)
    return "" if step is None else step(table, name, language)


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


def _track(table: State, name: str, language: str) -> str:
    """Of the build that brings the most for its price."""
    found = proposals(table, name)
    if not found:
        most = min(table.tech_level, table.railroads[name].cubes)
        treasury = money(table.railroads[name].treasury, language)
        return told("sum-track", language, treasury=treasury, count=most)
    way = next((one for one in found if "income per dollar" in one.why), found[0]).way
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
    return arrow(first, last, language)


def _profit(view: View, name: str, language: str) -> str:
    found = outcomes.profit(replace(view, viewer=view.to_move[0]), name)
    values = found.values
    return told(
        "sum-profit",
        language,
        each=money(found.each, language),
        paid=arrow(values.now, values.paid, language),
        kept=arrow(values.now, values.kept, language),
    )


def arrow(before: int | None, after: int | None, language: str) -> str:
    """`$100 → $40`, or the one sum; a dash for what is not on the track."""
    first, last = (("–" if one is None else money(one, language)) for one in (before, after))
    return last if first == last else change("", first, last)


def differences(
    before: State, after: State, railroad: str, language: str, plan: Plan | None = None
) -> tuple[str, ...]:
    """What two tables differ in that matters to a railroad's turn: the treasury, its value, what
    it nets, the Tech Level; of a whole turn by its `plan` also where the net income goes."""
    old, new = before.railroads[railroad], after.railroads[railroad]
    rows = [("treasury", money(old.treasury, language), money(new.treasury, language))]
    values = [
        "–" if one is None else money(one, language)
        for one in (value(before, railroad), value(after, railroad))
    ]
    rows.append(("value", values[0], values[1]))
    if old.track and new.track:
        nets = [money(outcomes.works(one, railroad).net, language) for one in (before, after)]
        rows.append(("net", nets[0], nets[1]))
    rows.append(("cards", str(len(old.cards)), str(len(new.cards))))
    rows.append(("level", str(before.tech_level), str(after.tech_level)))
    changes = tuple(
        change(told(f"would-{key}", language), first, last)
        for key, first, last in rows
        if first != last
    )
    if plan is None or plan.pays is None:
        return changes
    goes = "would-pays" if plan.pays else "would-keeps"
    return (told(goes, language, net=money(new.income, language)), *changes)


def dealt(
    before: State, after: State, seat: int, cash: tuple[int, ...], language: str
) -> tuple[str, ...]:
    """What a market turn changes: the seat's cash, its shares, the values that move or begin."""
    rows = [
        change(told("would-cash", language), *(money(one, language) for one in (cash[0], cash[-1])))
    ]
    old, new = before.players[seat].shares, after.players[seat].shares
    for name in after.railroads:
        first, last = old.get(name, 0), new.get(name, 0)
        if first != last:
            rows.append(change(short(name), str(first), str(last)))
    for name in after.railroads:
        first_value, last_value = value(before, name), value(after, name)
        if first_value != last_value:
            rows.append(f"{short(name)} {arrow(first_value, last_value, language)}")
    return tuple(rows)
