"""The one sum that the prompt of a card is about, with its consequence where the rules can
tell it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.table_values import share_value
from render.baltimore_ohio.shared.words import city_code, picture_text, short_name
from render.card.head import sum_fits
from render.card.top import format_change
from render.words import money
from rules.baltimore_ohio import outcomes
from rules.baltimore_ohio.business_round.building import Build, proposals
from rules.baltimore_ohio.forecast import forecast
from rules.baltimore_ohio.market_round.auction import bid_limits, legal_openings
from rules.baltimore_ohio.market_round.robber_barons import income
from rules.baltimore_ohio.model.actions import BuildTrack, BuyEquipment, ScrapEquipment
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.stock import buy_backs, buying, selling
from rules.baltimore_ohio.trial import apply_step


def describe_sum(view: View, language: str) -> str:
    """Return the sum that the prompt is about, with its consequence where the rules can tell it."""
    table = view.table
    if table.phase is Phase.MARKET and view.to_move:
        return _describe_market(table, view.to_move[0], language)
    if table.phase is Phase.AUCTION and table.auction is not None and view.to_move:
        pays = money(income(Position(table), table.auction.card), language)
        lowest, cash = (money(dollars, language) for dollars in bid_limits(Position(table)))
        return picture_text("sum-auction", language, pays=pays, least=lowest, cash=cash)
    name = table.business.railroad if table.business is not None else None
    if name is None:
        return ""
    if table.phase is Phase.PROFIT and view.to_move:
        return _describe_profit(view, name, language)
    describe = _STEP_TEXTS.get(table.phase)
    return "" if describe is None else describe(table, name, language)


def _describe_market(table: State, seat: int, language: str) -> str:
    """Return what the seat may sell, buy, start, let its railroads buy back and auction; of shares
    without the prices, which the table below has, where there is no room for all, and only then not
    all of what it may buy."""
    position = Position(table)
    sells = {
        lot.railroad: lot.count for sale in selling.legal_sales(position, seat) for lot in sale.lots
    }
    buys: dict[str, int] = {}
    starts: list[int] = []  # the least only
    for part in buying.legal_buys(position, seat):
        if part.value:
            starts = sorted([*starts, part.value])[:1]
        buys[part.railroad] = max(part.held + part.orphan, buys.get(part.railroad, 0))
    cash = picture_text("sum-has", language, cash=money(table.players[seat].cash, language))
    fixed = [short_name(name) for name in table.players[seat].shares if name not in sells]
    rest = [
        *(picture_text("sum-start", language, least=money(each, language)) for each in starts),
        *_describe_rare_parts(position, seat, language),
    ]
    line = ""
    for priced, left_out in ((True, 0), *((False, count) for count in range(len(buys) + 1))):
        parts, lots = [cash], _describe_lots(table, sells, language, priced)
        if sells and fixed:
            lots.append(picture_text("sum-fixed", language, railroads=", ".join(fixed)))
        if sells:
            parts.append(picture_text("sum-sell", language, lots=", ".join(lots)))
        lots = _describe_lots(table, buys, language, priced)
        if left_out:
            lots[-left_out:] = ["…"]
        if lots:
            parts.append(picture_text("sum-buy", language, lots=", ".join(lots)))
        line = " · ".join([*parts, *rest])
        if sum_fits(line):
            break
    return line


def _describe_rare_parts(position: Position, seat: int, language: str) -> Iterator[str]:
    """Yield what railroads of the seat may buy back, and what a Robber Baron would pay."""
    backs = {part.railroad: part.count for part in buy_backs.legal_buy_backs(position, seat)}
    if backs:
        lots = ", ".join(_describe_lots(position.state, backs, language, True))
        yield picture_text("sum-back", language, lots=lots)
    openings = [*legal_openings(position, seat)]
    if openings:
        cards = {opening.card: income(position, opening.card) for opening in openings}
        best = max(cards, key=cards.__getitem__)
        least = min(opening.bid for opening in openings)
        values = {"least": money(least, language), "pays": money(cards[best], language)}
        name = facts.barons()[best].name
        yield picture_text("sum-open", language, card=name, **values)


def _describe_lots(
    table: State, counts: Mapping[str, int], language: str, priced: bool
) -> list[str]:
    """Return the numbers of shares of railroads on the track, with their present values or not."""
    if not priced:
        return [
            f"{count}\xa0{short_name(name)}"
            for name, count in counts.items()
            if share_value(table, name) is not None
        ]
    rows = ((count, name, share_value(table, name)) for name, count in counts.items())
    return [
        picture_text(
            "lot", language, count=count, railroad=short_name(name), each=money(dollars, language)
        )
        for count, name, dollars in rows
        if dollars is not None
    ]


def _describe_scrap(table: State, name: str, language: str) -> str:
    """Return the sum for scrapping the card that is worth least, if that does not only lose."""
    card = outcomes.best_scrap(table, name)
    if card is None:
        return _describe_next_card(table, name, language)
    level = str(facts.equipment_card(card).tech_level)
    pays = money(facts.equipment_card(card).scrap, language)
    net = _describe_net(table, apply_step(table, ScrapEquipment((card,))), name, language)
    return picture_text("sum-scrap", language, level=level, pays=pays, net=net)


def _describe_next_card(table: State, name: str, language: str) -> str:
    """Return the sum for buying the next card, or of what the railroad earns without one."""
    if outcomes.affordable_cards(table, name):
        return _describe_equipment(table, name, language)
    return _describe_service(table, name, language)


def _describe_equipment(table: State, name: str, language: str) -> str:
    """Return the sum for buying the next card."""
    price = outcomes.card_prices(table, 1)
    if not price or table.deck is None:
        return ""
    values = {
        "level": str(facts.equipment_card(table.deck).tech_level),
        "price": money(price[0], language),
    }
    if not outcomes.affordable_cards(table, name):
        treasury = money(table.railroads[name].treasury, language)
        return picture_text("sum-equipment-dear", language, treasury=treasury, **values)
    after = apply_step(table, BuyEquipment(1))
    each = money(facts.maintenance(after.tech_level), language)
    net = _describe_net(table, after, name, language)
    return picture_text("sum-equipment", language, net=net, each=each, **values)


def example_hexes(view: View) -> tuple[str, ...]:
    """Return the hexes of the build that is shown as an example; empty if there is none."""
    business = view.table.business
    if view.table.phase is not Phase.TRACK or business is None or business.railroad is None:
        return ()
    build = _example_build(view.table, business.railroad)
    return () if build is None else build.hexes


def _example_build(table: State, name: str) -> Build | None:
    """Return the build that brings the most for its price, or None."""
    candidates = proposals(table, name)
    best = (candidate.way for candidate in candidates if "income per dollar" in candidate.why)
    return next(best, candidates[0].way if candidates else None)


def _describe_track(table: State, name: str, language: str) -> str:
    """Return the sum of the example of a build."""
    build = _example_build(table, name)
    if build is None:
        max_cubes = min(table.tech_level, table.railroads[name].cubes)
        treasury = money(table.railroads[name].treasury, language)
        return picture_text("sum-track", language, treasury=treasury, count=max_cubes)
    net = _describe_net(table, apply_step(table, BuildTrack(build.hexes)), name, language)
    cost, cities = money(build.cost, language), ", ".join(build.cities)
    return picture_text("sum-build", language, cities=cities, cost=cost, net=net)


def _describe_service(table: State, name: str, language: str) -> str:
    """Return what the railroad nets at most, with what each city brings where there is room."""
    best = forecast(table, name).now
    values = {"net": money(best.net, language)}
    values["before"] = money(table.railroads[name].income, language)
    if table.phase is not Phase.SERVICE or not best.cities:
        return picture_text("sum-service", language, **values)
    for call in (str, city_code):
        incomes = {city: facts.cities()[city].revenue[table.tech_level - 1] for city in best.cities}
        cities = sorted(incomes, key=incomes.__getitem__, reverse=True)
        parts = ", ".join(f"{call(city)}\xa0{incomes[city]}" for city in cities)
        if best.counters:
            counters = money(best.counters, language)
            parts += picture_text("sum-service-counters", language, sum=counters)
        if best.maintenance:
            each = money(best.maintenance, language)
            parts += picture_text("sum-service-maintenance", language, sum=each)
        line = picture_text("sum-service-cities", language, parts=parts, **values)
        if sum_fits(line):
            return line
    return picture_text("sum-service", language, **values)


_STEP_TEXTS = {
    Phase.SCRAP: _describe_scrap,
    Phase.EQUIPMENT: _describe_equipment,
    Phase.TRACK: _describe_track,
    Phase.SERVICE: _describe_service,
}
"""What a step of a railroad's turn costs or brings, as an example if there is a choice."""


def _describe_net(before: State, after: State, railroad: str, language: str) -> str:
    """Return the best net income without a step and with it."""
    first, last = (outcomes.railroad_figures(table, railroad).net for table in (before, after))
    if first == last:
        return picture_text("as-now", language, sum=money(first, language))
    return format_before_after(first, last, language)


def _describe_profit(view: View, name: str, language: str) -> str:
    seat = view.to_move[0]
    outcome = outcomes.preview_profit(replace(view, viewer=seat), name)
    values, dividend = outcome.values, dict(outcome.players).get(seat, 0)
    held = outcome.paid - outcome.before
    treasury = money(outcome.before, language)
    if held > 0:
        part = picture_text("treasury-held", language, sum=money(held, language))
        treasury = f"{treasury} +\xa0{part} = {money(outcome.paid, language)}"
    return picture_text(
        "sum-profit",
        language,
        each=money(outcome.each, language),
        own=money(dividend, language),
        paid=format_before_after(values.now, values.paid, language),
        kept=format_before_after(values.now, values.kept, language),
        treasury=treasury,
        all=money(outcome.kept, language),
    )


def format_before_after(before: int | None, after: int | None, language: str) -> str:
    """Return `$100 → $40`, or one sum if both are equal; a dash for a value not on the track."""
    first, last = (
        ("–" if dollars is None else money(dollars, language)) for dollars in (before, after)
    )
    return last if first == last else format_change("", first, last)
