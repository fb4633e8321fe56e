"""The one sum that a choice is about, by phase: what it costs and what it brings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import data.train_tycoon as facts
from render.card.head import sum_fits
from render.paint.style import fit
from render.train_tycoon.shared.words import (
    format_purse,
    format_signed,
    place_name,
    short_name,
    subject_company,
    t,
)
from render.words import money
from rules.train_tycoon.ending import player_worth, share_value
from rules.train_tycoon.model.actions import BuyShare, SellShare
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import forecast, income, investing, lines, trains
from rules.train_tycoon.preview import preview_takeover
from rules.train_tycoon.priority import STEP
from rules.train_tycoon.shares import ipo, mergers, takeover, trading, treasury


class Earning(NamedTuple):
    """What a line would bring: the hub or hex at its end, its cost, the company's income this
    turn `before` it and `after` it, and its `gain` by the end of the game less its cost, 0 if
    that is not shown. `start`: the hex where it begins."""

    end: str
    cost: int
    before: int
    after: int
    gain: int = 0
    start: str = ""


def describe_sum(view: View, language: str, line: Earning | None = None) -> str:
    """Return the sum of the choice that the table waits for; `line` is the best line that the
    company could open."""
    if not view.to_move:
        return ""
    if line is not None:
        start, place = (place_name(view.table, hex_, language) for hex_ in (line.start, line.end))
        values = {"cost": money(line.cost, language), "place": place, "start": start}
        income_change = format_before_after(line.before, line.after, language)
        gain = format_signed(line.gain, language)
        key = "sum-line-poor" if line.gain < 0 else "sum-line"
        if view.table.phase is Phase.FACTORY:
            return t("sum-factory", language, income=income_change, **values)
        example = t(key, language, income=income_change, gain=gain, **values)
        priced = f"{example} · {_describe_line_costs(view, language)}"
        return priced if sum_fits(priced) else example
    describe = _SUMS.get(view.table.phase)
    return "" if describe is None else describe(view, language)


def format_before_after(before: int, after: int, language: str) -> str:
    """Return `$10 → $40`, or one sum if both are equal."""
    last = money(after, language)
    return last if before == after else f"{money(before, language)} → {last}"


def _describe_no_line(view: View, language: str) -> str:
    """Return what a line costs, or that none can be opened and what the company then earns."""
    position = Position(view.table)
    if lines.has_legal_line(position):
        spend = position.spending_limit(position.operation.company)
        if spend < facts.finance().track_cost_per_tile:
            return t("sum-line-reuse", language)
        budget = t("sum-line-budget", language, spend=money(spend, language))
        return f"{_describe_line_costs(view, language)} · {budget}"
    return t(
        "sum-no-line", language, income=money(forecast.forecast_turn(position).income, language)
    )


def _describe_line_costs(view: View, language: str) -> str:
    """Return what opening a line costs this turn (51, 52)."""
    numbers = Position(view.table).turn_facts
    return t(
        "sum-line-costs",
        language,
        tile=money(facts.finance().track_cost_per_tile, language),
        rights=money(numbers.rights_base, language),
        most=str(numbers.max_track_tiles),
        longest=money(numbers.advanced_engineering_at_max_length, language),
    )


def _describe_auction(view: View, language: str) -> str:
    lowest_net = min(view.table.players[seat].net for seat in view.to_move)
    step = money(STEP, language)
    return t("sum-auction", language, cash=format_purse(lowest_net, language), step=step)


def _describe_choose(view: View, language: str) -> str:
    start = facts.setup().company_start
    values = {"cash": money(start.cash, language), "price": money(start.price, language)}
    return t("sum-choose", language, **values)


def _describe_prices(view: View, language: str) -> str:
    """Return the prices that are still to be set, with where each mark would lead."""
    names_by_price: dict[int, list[str]] = {}
    for name, row in view.table.companies.items():
        if row.active and row.president in view.to_move:
            names_by_price.setdefault(row.price, []).append(short_name(name))
    rows = []
    for price, names in names_by_price.items():
        then = [money(each, language) for each in trading.next_prices(price).values()]
        companies, now = ", ".join(names), money(price, language)
        if len(names_by_price) == 1:
            values = dict(zip(("low", "middle", "high"), then, strict=True))
            return t("sum-price-marks", language, companies=companies, now=now, **values)
        rows.append(f"{companies} {now} → {'/'.join(then)}")
    return t("sum-prices", language, companies="; ".join(rows))


def _describe_trade(view: View, language: str) -> str:
    table, name = view.table, subject_company(view.table)
    assert name is not None
    row = table.companies[name]
    values = {"price": money(row.price, language), "income": money(row.income, language)}
    value = money(share_value(Position(table), name), language)
    return t("sum-trade", language, company=short_name(name), value=value, **values)


def _describe_treasury(view: View, language: str) -> str:
    """Return what can be bought and sold, at which prices."""
    deals = list(treasury.legal_actions(Position(view.table)))
    buy = _list_prices(
        view, [deal.company for deal in deals if isinstance(deal, BuyShare)], language
    )
    sell = _list_prices(
        view, [deal.company for deal in deals if isinstance(deal, SellShare)], language
    )
    key = "sum-deal" if buy and sell else "sum-buy" if buy else "sum-sell"
    cash = format_purse(view.table.players[view.to_move[0]].net, language)
    return t(key, language, buy=buy, sell=sell, cash=cash)


_MAX_NAMED = 4
"""Maximum number of companies that are named one by one."""


def _list_prices(view: View, names: Sequence[str], language: str) -> str:
    """Return the companies by price, cheapest first; if there are many, the lowest and the
    highest price."""
    prices = {name: view.table.companies[name].price for name in names}
    levels = sorted(set(prices.values()))
    if len(names) > _MAX_NAMED:
        return "–".join(money(level, language) for level in dict.fromkeys((levels[0], levels[-1])))
    rows = []
    for level in levels:
        companies = "/".join(short_name(name) for name in names if prices[name] == level)
        rows.append(f"{companies} {money(level, language)}")
    return ", ".join(rows)


def _describe_bankruptcy(view: View, language: str) -> str:
    """Return what a bankrupt player loses."""
    table, seat = view.table, view.to_move[0]
    worth_now, lost = player_worth(Position(table), seat), sum(table.players[seat].shares.values())
    return t(
        "sum-bankruptcy", language, worth=format_before_after(worth_now, 0, language), shares=lost
    )


def _describe_target(view: View, language: str) -> str:
    """Return what the seat's companies could bid, loans included, and the fee of failing."""
    position = Position(view.table)
    budgets = [
        f"{short_name(name)} {money(position.spending_limit(name), language)}"
        for name, row in view.table.companies.items()
        if row.active and row.president == view.to_move[0]
    ]
    key = "sum-target" if budgets else "sum-target-none"
    fee = money(facts.finance().failed_bid_fee, language)
    return t(key, language, companies=", ".join(budgets), fee=fee)


def describe_bid_sums(table: State, target: str | None, language: str) -> str:
    """Return what each share and all of a target cost at each mark that can be bid."""
    if target is None:
        return ""
    row = table.companies[target]
    is_rebid = table.phase is Phase.REBIDS
    prices = [
        price
        for level, price in trading.next_prices(row.price).items()
        if not is_rebid or level in mergers.RAISES
    ]
    each, whole = (
        "/".join(money(price * shares, language) for price in prices) for shares in (1, row.issued)
    )
    key, values = "sum-rebids" if is_rebid else "sum-bids", {"prices": each, "sums": whole}
    return t(key, language, company=short_name(target), count=row.issued, **values)


def _describe_vote(view: View, language: str) -> str:
    """Return the proposal."""
    table = view.table
    assert table.attempt is not None
    bid, target = table.attempt.order[0], table.attempt.target
    bidder = table.companies[bid.company]
    values = {"bidder": short_name(bid.company), "sums": money(bidder.net, language)}
    values |= {"company": short_name(target), "each": money(bid.price, language)}
    total = money(bid.price * table.companies[target].issued, language)
    key = "sum-merger" if bid.kind == "merger" else "sum-takeover"
    return t(key, language, total=total, **values)


def describe_voter(view: View, names: Sequence[str], language: str) -> str:
    """Return what the proposal that is voted on changes for the only voter; empty if there are
    several."""
    attempt = view.table.attempt
    if view.table.phase is not Phase.VOTE or len(view.to_move) != 1 or attempt is None:
        return ""
    change = preview_takeover(view, attempt.order[0], view.to_move[0])
    old, new = change["was"], change["worth"]
    assert isinstance(old, int) and isinstance(new, int)
    worth = format_before_after(old, new, language)
    return t("sum-worth", language, name=fit(names[view.to_move[0]], 36, 200), worth=worth)


def _describe_keep(view: View, language: str) -> str:
    _, lines_kept = takeover.excess_lines(Position(view.table))
    max_trains = facts.components().trains_per_company
    return t(
        "sum-keep",
        language,
        count=len(lines_kept),
        most=str(max_trains),
        gone=len(lines_kept) - max_trains,
    )


def _describe_ipo(view: View, language: str) -> str:
    numbers = facts.finance()
    return t(
        "sum-answers" if view.table.phase is Phase.ANSWERS else "sum-ipo",
        language,
        price=money(ipo.ipo_price(Position(view.table)), language),
        least=str(numbers.ipo_min_shares),
        fee=money(numbers.failed_ipo_fee, language),
    )


def _describe_trains(view: View, language: str) -> str:
    """Return the price of the cheapest additional train, if there is one, what each train costs
    a turn, and what the company earns with those that it has."""
    position = Position(view.table)
    cost_each = money(position.turn_facts.train_cost_each, language)
    values = {"each": cost_each, "income": money(forecast.forecast_turn(position).income, language)}
    prices = [price for _, price in trains.expansions(position)]
    if not prices:
        return t("sum-trains", language, **values)
    key = "sum-train" if min(prices) else "sum-train-free"
    return t(key, language, price=money(min(prices), language), **values)


def describe_investment(table: State, places: Iterable[str], language: str) -> str:
    """Return what an investment on one of these places, whose value is secret, may pay."""
    times, either = investing.multiplier(Position(table)), t("sum-or", language)
    amounts = sorted({*facts.investments().per_player})
    pays = either.join(money(amount * times, language) for amount in amounts)
    return t("sum-invest", language, pays=pays, places=either.join(places))


def _describe_payout(view: View, language: str) -> str:
    name = subject_company(view.table)
    assert name is not None
    row = view.table.companies[name]
    per_share = income.payout_per_share(Position(view.table), name)
    shares_owned = view.table.players[view.to_move[0]].shares.get(name, 0)
    values = {"each": money(per_share, language), "own": money(shares_owned * per_share, language)}
    return t(
        "sum-payout", language, company=short_name(name), kept=money(row.income, language), **values
    )


_SUMS: dict[Phase, Callable[[View, str], str]] = {
    Phase.AUCTION: _describe_auction,
    Phase.CHOOSE: _describe_choose,
    Phase.PRICES: _describe_prices,
    Phase.TRADE: _describe_trade,
    Phase.TREASURY: _describe_treasury,
    Phase.BANKRUPTCY: _describe_bankruptcy,
    Phase.TARGET: _describe_target,
    Phase.BIDS: lambda view, to: describe_bid_sums(view.table, subject_company(view.table), to),
    Phase.REBIDS: lambda view, to: describe_bid_sums(view.table, subject_company(view.table), to),
    Phase.VOTE: _describe_vote,
    Phase.KEEP: _describe_keep,
    Phase.IPO: _describe_ipo,
    Phase.ANSWERS: _describe_ipo,
    Phase.FACTORY: _describe_no_line,
    Phase.LINE: _describe_no_line,
    Phase.TAKE: lambda view, language: t("sum-take", language),
    Phase.INVEST: lambda view, to: describe_investment(
        view.table, investing.free_tiles(Position(view.table)), to
    ),
    Phase.TRAINS: _describe_trains,
    Phase.PAYOUT: _describe_payout,
}
"""By phase; other phases have no sum."""
