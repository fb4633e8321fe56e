"""Lessons of Train Tycoon, phase by phase, and its practice goal: a first line, and an income
earned with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import data.train_tycoon as facts
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.lessons import KeyedText, Lessons
from bot.chat.declared.texts import Texts
from cogs.train_tycoon.operate.places import item_text
from cogs.train_tycoon.words import format_value, player_state, public_position, seat_position
from rules.game import Event
from rules.train_tycoon.ending import share_value
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model import events as e
from rules.train_tycoon.model import operation_events as o
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.operation import forecast
from rules.train_tycoon.operation.investing import multiplier
from rules.train_tycoon.preview import preview
from rules.train_tycoon.robot.proposals import best_proposals
from rules.train_tycoon.setup import open_choices
from rules.train_tycoon.shares.ipo import ipo_price
from rules.train_tycoon.shares.mergers import attempt
from rules.train_tycoon.shares.trading import can_trade
from rules.train_tycoon.shares.votes import needed_votes
from rules.train_tycoon.standing_orders.offers import fair_value_of, limit_deal, suggest_deal
from rules.train_tycoon.standing_orders.order_kinds import Deal


def _asked_company(ctx: TableContext) -> str:
    """Return the company that the seat decides about first."""
    table = public_position(ctx).state
    return next(ask.company for ask in (*table.asks, *table.answered) if ask.seat == ctx.seat)


def _trade(ctx: TableContext) -> KeyedText:
    table = seat_position(ctx).state
    name = table.trading or _asked_company(ctx)
    values = {
        "company": name,
        "price": table.companies[name].price,
        "value": round(fair_value_of(table, name)),
        "purse": player_state(ctx).net,
    }
    return _trade_key(table, ctx.required_seat, suggest_deal(table, name)), values


def _trade_key(table: State, seat: int, deal: Deal) -> str:
    """Return the key of what to do with a share: what the plan of the turn proposes, or why it
    does not."""
    done = limit_deal(table, seat, deal)
    if deal.sell:
        return "trade-sell" if done.sell else "trade-sell-none"
    if not deal.buy or done.buy:
        return "trade-buy" if deal.buy else "trade"
    can_buy = can_trade(Position(table), seat, deal.company, "buy")
    return "trade-buy-later" if can_buy else "trade-buy-poor"


def _treasury(ctx: TableContext) -> KeyedText:
    if a.PassTreasury() not in ctx.view.legal:
        return "treasury-forced", {"purse": player_state(ctx).net}
    count = sum(row.president == ctx.seat for row in public_position(ctx).state.companies.values())
    most = facts.finance().max_presidencies
    return "treasury" if count < most else "treasury-full", {"count": count, "most": most}


def _bankruptcy(ctx: TableContext) -> KeyedText:
    player = player_state(ctx)
    key = "solvent" if player.net >= 0 else "bankruptcy"
    return key, {"count": sum(player.shares.values()), "purse": player.net}


def _bids(ctx: TableContext) -> KeyedText:
    name, position = _asked_company(ctx), public_position(ctx)
    target, purse = attempt(position).target, position.company(name).net
    return "bids", {"company": name, "purse": purse, "target": target}


def _vote(ctx: TableContext) -> KeyedText:
    name = attempt(public_position(ctx)).voting
    assert name is not None
    count = player_state(ctx).shares.get(name, 0)
    needed = needed_votes(public_position(ctx).company(name).issued)
    return "vote", {"company": name, "count": count, "needed": needed}


def _ipo_lesson(key: str) -> Callable[[TableContext], KeyedText]:
    def describe(ctx: TableContext) -> KeyedText:
        sums = {"price": ipo_price(public_position(ctx)), "least": facts.finance().ipo_min_shares}
        return key, {"purse": player_state(ctx).net, **sums}

    return describe


def _choose(ctx: TableContext) -> KeyedText:
    (first, *_) = open_choices(public_position(ctx))
    factory = facts.companies()[first].hq == "factory"
    return ("choose" if factory else "choose-city", {"most": str(facts.finance().max_presidencies)})


def _factory(ctx: TableContext) -> KeyedText:
    good = public_position(ctx).operating_company.factory
    assert good is not None
    takes = [item_text(resource, ctx) for resource in facts.accepted_resources(good)]
    return "factory", {"item": item_text(good, ctx), "takes": takes}


def _line(ctx: TableContext) -> KeyedText:
    position = seat_position(ctx)
    name, current = position.operation.company, forecast.forecast_turn(position)
    best = next(iter(best_proposals(position)), None)
    values = {"company": name, "income": current.income}
    if best is None or best.worth <= 0:
        return "line-none", values
    return "line", values | {"then": best.now.income, "amount": best.long_run}


def _trains(ctx: TableContext) -> KeyedText:
    position = public_position(ctx)
    values = {"company": position.operation.company, "each": position.turn_facts.train_cost_each}
    return "trains", {**values, "income": forecast.forecast_turn(position).income}


def _payout(ctx: TableContext) -> KeyedText:
    name = public_position(ctx).operation.company
    paid, retained = (preview(ctx.view, action).table for action in (a.PayOut(), a.Retain()))
    return "payout", {
        "company": name,
        "income": paid.players[ctx.seat or 0].net - player_state(ctx).net,
        "now": share_value(Position(paid), name),
        "then": share_value(Position(retained), name),
    }


LESSONS = Lessons(
    Texts("train_tycoon_lessons", format_value),
    {
        Phase.AUCTION: lambda ctx: ("auction", {"purse": player_state(ctx).net}),
        Phase.SEATING: lambda ctx: ("seating", {}),
        Phase.CHOOSE: _choose,
        Phase.PRICES: lambda ctx: ("prices", {"company": _asked_company(ctx)}),
        Phase.TRADE: _trade,
        Phase.TREASURY: _treasury,
        Phase.BANKRUPTCY: _bankruptcy,
        Phase.TARGET: lambda ctx: ("target", {"fee": facts.finance().failed_bid_fee}),
        Phase.BIDS: _bids,
        Phase.REBIDS: _bids,
        Phase.VOTE: _vote,
        Phase.KEEP: lambda ctx: ("keep", {"most": facts.components().trains_per_company}),
        Phase.IPO: _ipo_lesson("ipo"),
        Phase.ANSWERS: _ipo_lesson("answers"),
        Phase.FACTORY: _factory,
        Phase.LINE: _line,
        Phase.TAKE: lambda ctx: ("take", {}),
        Phase.INVEST: lambda ctx: ("invest", {"times": multiplier(public_position(ctx))}),
        Phase.TRAINS: _trains,
        Phase.PAYOUT: _payout,
    },
)


def reached_practice_goal(events: Sequence[Event], seat: int) -> bool:
    """Return whether a company that the seat started with has opened a line and had its income
    counted."""
    chosen: set[str] = set()
    opened: set[str] = set()
    for event in events:
        if isinstance(event, e.CompanyChosen) and event.seat == seat:
            chosen.add(event.company)
        elif isinstance(event, o.LineOpened) and event.company in chosen:
            opened.add(event.company)
        elif isinstance(event, o.IncomeCounted) and event.company in opened:
            return True
    return False
