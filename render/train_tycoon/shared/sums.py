"""The one sum that a choice is about, by what the game waits for: what it costs and what it
brings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import data.train_tycoon as facts
from render.train_tycoon.shared.terms import purse, t
from render.train_tycoon.shared.words import about, place_name, short, signed
from render.words import money
from rules.train_tycoon.ending import share_value, worth
from rules.train_tycoon.model.actions import BuyShare, SellShare
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, Proposal, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import forecast, income, investing, lines, trains
from rules.train_tycoon.preview import outcome
from rules.train_tycoon.priority import STEP
from rules.train_tycoon.shares import ipo, mergers, takeover, trading, treasury


class Earning(NamedTuple):
    """What a line would bring: the hub or hex at its end, its cost, and the company's income this
    turn without it and with it; by the end of the game, its price taken off, where that is told.
    `start`: the hex where it begins."""

    end: str
    cost: int
    before: int
    after: int
    gain: int = 0
    start: str = ""


def sum_of(view: View, language: str, line: Earning | None = None) -> str:
    """Of the choice that the table waits for; `line`: the best that the company could open."""
    if not view.to_move:
        return ""
    if line is not None:
        start, place = (place_name(view.table, hex_, language) for hex_ in (line.start, line.end))
        values = {"cost": money(line.cost, language), "place": place, "start": start}
        change = arrow(line.before, line.after, language)
        gain = signed(line.gain, language)
        key = "sum-factory" if view.table.phase is Phase.FACTORY else "sum-line"
        return t(key, language, income=change, gain=gain, **values)
    found = _SUMS.get(view.table.phase, _company)
    return found(view, language)


def arrow(before: int, after: int, language: str) -> str:
    """`$10 → $40`, or the one sum."""
    last = money(after, language)
    return last if before == after else f"{money(before, language)} → {last}"


def _company(view: View, language: str) -> str:
    """What the company that operates has."""
    name = about(view.table)
    if name is None:
        return ""
    row = view.table.companies[name]
    values = {"income": money(row.income, language), "cash": purse(row.net, language)}
    return t("sum-company", language, company=short(name), **values)


def _no_line(view: View, language: str) -> str:
    """If no line can be opened, that and what the company earns so."""
    position = Position(view.table)
    if lines.any_legal(position):
        return _company(view, language)
    return t("sum-no-line", language, income=money(forecast.this_turn(position).income, language))


def _auction(view: View, language: str) -> str:
    least = min(view.table.players[seat].net for seat in view.to_move)
    step = money(STEP, language)
    return t("sum-auction", language, cash=purse(least, language), step=step)


def _choose(view: View, language: str) -> str:
    start = facts.setup().company_start
    values = {"cash": money(start.cash, language), "price": money(start.price, language)}
    return t("sum-choose", language, **values)


def _prices(view: View, language: str) -> str:
    """Where the prices stand that are still to be set, and where the marks lead."""
    found: dict[str, list[str]] = {}
    for name, row in view.table.companies.items():
        if row.active and row.president in view.to_move:
            prices = (money(price, language) for price in trading.leads(row.price).values())
            moved = f"{money(row.price, language)} → {'/'.join(prices)}"
            found.setdefault(moved, []).append(short(name))
    told = "; ".join(f"{', '.join(names)} {moved}" for moved, names in found.items())
    return t("sum-prices", language, companies=told)


def _trade(view: View, language: str) -> str:
    table, name = view.table, about(view.table)
    assert name is not None
    row = table.companies[name]
    values = {"price": money(row.price, language), "income": money(row.income, language)}
    value = money(share_value(Position(table), name), language)
    return t("sum-trade", language, company=short(name), value=value, **values)


def _treasury(view: View, language: str) -> str:
    """What can be bought, and sold, at which prices."""
    found = list(treasury.legal_deal(Position(view.table)))
    buy = _shares(view, [one.company for one in found if isinstance(one, BuyShare)], language)
    sell = _shares(view, [one.company for one in found if isinstance(one, SellShare)], language)
    key = "sum-deal" if buy and sell else "sum-buy" if buy else "sum-sell"
    cash = purse(view.table.players[view.to_move[0]].net, language)
    return t(key, language, buy=buy, sell=sell, cash=cash)


_NAMED = 4
"""Companies that are named one by one."""


def _shares(view: View, names: Sequence[str], language: str) -> str:
    """The companies by their price, the cheapest first; of many the least and the highest price."""
    prices = {name: view.table.companies[name].price for name in names}
    levels = sorted(set(prices.values()))
    if len(names) > _NAMED:
        return "–".join(money(one, language) for one in dict.fromkeys((levels[0], levels[-1])))
    told = [
        " ".join([*(short(name) for name in names if prices[name] == one), money(one, language)])
        for one in levels
    ]
    return ", ".join(told)


def _bankruptcy(view: View, language: str) -> str:
    """A bankrupt has nothing left."""
    table, seat = view.table, view.to_move[0]
    now, lost = worth(Position(table), seat), sum(table.players[seat].shares.values())
    return t("sum-bankruptcy", language, worth=arrow(now, 0, language), shares=lost)


def _target(view: View, language: str) -> str:
    """What companies of the seat could bid with, loans included; what it costs to fail."""
    position = Position(view.table)
    own = [
        f"{short(name)} {money(position.may_spend(name), language)}"
        for name, row in view.table.companies.items()
        if row.active and row.president == view.to_move[0]
    ]
    key = "sum-target" if own else "sum-target-none"
    fee = money(facts.finance().failed_bid_fee, language)
    return t(key, language, companies=", ".join(own), fee=fee)


def _bids(view: View, language: str) -> str:
    name = about(view.table)
    return "" if name is None else offers(view.table, name, language)


def offers(table: State, target: str, language: str) -> str:
    """What all shares of a target come to by each mark that can be bid."""
    row = table.companies[target]
    again = table.phase is Phase.REBIDS
    sums = [
        price * row.issued
        for level, price in trading.leads(row.price).items()
        if not again or level in mergers.RAISES
    ]
    told = "/".join(money(one, language) for one in sums)
    key = "sum-rebids" if again else "sum-bids"
    return t(key, language, company=short(target), sums=told)


def _vote(view: View, language: str) -> str:
    """The proposal, and what it makes of the worth of a voter who is alone."""
    table = view.table
    assert table.attempt is not None
    bid, target = table.attempt.order[0], table.attempt.target
    bidder = table.companies[bid.company]
    told = {"bidder": short(bid.company), "sums": money(bidder.net, language)}
    told |= {"company": short(target), "each": money(bid.price, language)}
    total = money(bid.price * table.companies[target].issued, language)
    key = "sum-merger" if bid.kind == "merger" else "sum-takeover"
    proposal = t(key, language, total=total, **told)
    return proposal + (_worth_by(view, bid, language) if len(view.to_move) == 1 else "")


def _worth_by(view: View, bid: Proposal, language: str) -> str:
    found = outcome(view, bid, view.to_move[0])
    was, now = found["was"], found["worth"]
    assert isinstance(was, int) and isinstance(now, int)
    if was == now:
        what = t("change-worth", language)
        return f": {t('change-same', language, what=what, sum=money(now, language))}"
    return t("sum-worth", language, worth=arrow(was, now, language))


def _keep(view: View, language: str) -> str:
    _, own = takeover.crowded(Position(view.table))
    most = facts.components().trains_per_company
    return t("sum-keep", language, count=len(own), most=str(most), gone=len(own) - most)


def _ipo(view: View, language: str) -> str:
    numbers = facts.finance()
    return t(
        "sum-answers" if view.table.phase is Phase.ANSWERS else "sum-ipo",
        language,
        price=money(ipo.price(Position(view.table)), language),
        least=str(numbers.ipo_min_shares),
        fee=money(numbers.failed_ipo_fee, language),
    )


def _trains(view: View, language: str) -> str:
    """The cheapest train more, if there is one; what each costs a turn, and what the company earns
    with those that it has."""
    position = Position(view.table)
    each = money(position.numbers.train_cost_each, language)
    values = {"each": each, "income": money(forecast.this_turn(position).income, language)}
    prices = [price for _, price in trains.expansions(position)]
    if not prices:
        return t("sum-trains", language, **values)
    return t("sum-train", language, price=money(min(prices), language), **values)


def _invest(view: View, language: str) -> str:
    return invested(view.table, investing.tiles(Position(view.table)), language)


def invested(table: State, places: Iterable[str], language: str) -> str:
    """How often an investment counts on one of these places, and for whom."""
    times = str(investing.multiplier(Position(table)))
    return t("sum-invest", language, times=times, places=", ".join(places))


def _payout(view: View, language: str) -> str:
    name = about(view.table)
    assert name is not None
    row = view.table.companies[name]
    each = income.per_share(Position(view.table), name)
    own = view.table.players[view.to_move[0]].shares.get(name, 0)
    values = {"each": money(each, language), "own": money(own * each, language)}
    return t(
        "sum-payout", language, company=short(name), kept=money(row.income, language), **values
    )


_SUMS: dict[Phase, Callable[[View, str], str]] = {
    Phase.AUCTION: _auction,
    Phase.CHOOSE: _choose,
    Phase.PRICES: _prices,
    Phase.TRADE: _trade,
    Phase.TREASURY: _treasury,
    Phase.BANKRUPTCY: _bankruptcy,
    Phase.TARGET: _target,
    Phase.BIDS: _bids,
    Phase.REBIDS: _bids,
    Phase.VOTE: _vote,
    Phase.KEEP: _keep,
    Phase.IPO: _ipo,
    Phase.ANSWERS: _ipo,
    Phase.FACTORY: _no_line,
    Phase.LINE: _no_line,
    Phase.TAKE: lambda view, language: t("sum-take", language),
    Phase.INVEST: _invest,
    Phase.TRAINS: _trains,
    Phase.PAYOUT: _payout,
}
"""Of all others it is what the company has."""
