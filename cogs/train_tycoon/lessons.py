"""What somebody new to Train Tycoon is taught, step by step; and the goal of a practice: a first
line, and what its company earns with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene
from bot.chat.declared.lessons import Lessons, Told
from bot.chat.declared.texts import Texts
from cogs.train_tycoon.operate.places import item
from cogs.train_tycoon.words import named
from rules.game import Event
from rules.train_tycoon.ending import share_value
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model import events as e
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, Player, State
from rules.train_tycoon.operation import forecast
from rules.train_tycoon.operation.investing import multiplier
from rules.train_tycoon.preview import preview
from rules.train_tycoon.robot.proposals import proposals
from rules.train_tycoon.shares.ipo import price
from rules.train_tycoon.shares.mergers import attempt
from rules.train_tycoon.shares.votes import needed


def _table(scene: Scene) -> State:
    table: State = scene.view.table
    return table


def _me(scene: Scene) -> Player:
    assert scene.seat is not None
    return _table(scene).players[scene.seat]


def _asked(scene: Scene) -> str:
    """The company that the seat is asked about first."""
    asks = [*_table(scene).asks, *_table(scene).answered]
    return next(ask.company for ask in asks if ask.seat == scene.seat)


def _purse(key: str) -> Any:
    return lambda scene: (key, {"purse": _me(scene).net})


def _choose(scene: Scene) -> Told:
    return "choose", {"turns": str(facts.components().turns)}


def _prices(scene: Scene) -> Told:
    return "prices", {"company": _asked(scene)}


def _trade(scene: Scene) -> Told:
    table = _table(scene)
    name = table.trading or _asked(scene)
    value = share_value(Position(table), name)
    return "trade", {"company": name, "price": table.companies[name].price, "value": value}


def _treasury(scene: Scene) -> Told:
    if a.PassTreasury() not in scene.view.legal:
        return "treasury-forced", {"purse": _me(scene).net}
    led = [name for name, row in _table(scene).companies.items() if row.president == scene.seat]
    most = facts.finance().max_presidencies
    own = len(led)
    return "treasury" if own < most else "treasury-full", {"count": own, "most": most}


def _bankruptcy(scene: Scene) -> Told:
    if _me(scene).net >= 0:
        return "solvent", {"purse": _me(scene).net}
    return "bankruptcy", {"count": sum(_me(scene).shares.values()), "purse": _me(scene).net}


def _target(scene: Scene) -> Told:
    return "target", {"fee": facts.finance().failed_bid_fee}


def _bids(scene: Scene) -> Told:
    name = _asked(scene)
    goal = attempt(Position(_table(scene))).target
    row = _table(scene).companies[name]
    return "bids", {"company": name, "purse": row.net, "target": goal}


def _vote(scene: Scene) -> Told:
    name = attempt(Position(_table(scene))).voting
    assert name is not None
    row, count = _table(scene).companies[name], _me(scene).shares.get(name, 0)
    return "vote", {"company": name, "count": count, "needed": needed(row.issued)}


def _float(key: str) -> Any:
    def told(scene: Scene) -> Told:
        cost, least = price(Position(_table(scene))), facts.finance().ipo_min_shares
        return key, {"purse": _me(scene).net, "price": cost, "least": least}

    return told


def _factory(scene: Scene) -> Told:
    making = Position(_table(scene)).operating.factory
    assert making is not None
    takes = [item(one, scene) for one in facts.accepts(making)]
    return "factory", {"item": item(making, scene), "takes": takes}


def _line(scene: Scene) -> Told:
    position = Position(_table(scene))
    name, now = position.operation.company, forecast.this_turn(position)
    best = max(proposals(position), key=lambda one: one.worth, default=None)
    values = {"company": name, "income": now.income}
    if best is None or best.gain + best.hope <= 0:
        return "line-none", values
    values["then"] = best.now.income
    return ("line", {**values, "gain": best.gain}) if best.gain > 0 else ("line-hope", values)


def _take(scene: Scene) -> Told:
    return "take", {}


def _keep(scene: Scene) -> Told:
    return "keep", {"most": facts.components().trains_per_company}


def _invest(scene: Scene) -> Told:
    return "invest", {"times": multiplier(Position(_table(scene)))}


def _trains(scene: Scene) -> Told:
    position = Position(_table(scene))
    values = {"company": position.operation.company, "each": position.numbers.train_cost_each}
    return "trains", {**values, "income": forecast.this_turn(position).income}


def _payout(scene: Scene) -> Told:
    name, seat = Position(_table(scene)).operation.company, scene.seat or 0
    paid, kept = (preview(scene.view, act).table for act in (a.PayOut(), a.Retain()))
    return "payout", {
        "company": name,
        "income": paid.players[seat].net - _me(scene).net,
        "now": share_value(Position(paid), name),
        "then": share_value(Position(kept), name),
    }


LESSONS = Lessons(
    Texts("train_tycoon_lessons", named),
    {
        Phase.AUCTION: _purse("auction"),
        Phase.SEATING: lambda scene: ("seating", {}),
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
        Phase.IPO: _float("ipo"),
        Phase.ANSWERS: _float("answers"),
        Phase.FACTORY: _factory,
        Phase.LINE: _line,
        Phase.TAKE: _take,
        Phase.INVEST: _invest,
        Phase.TRAINS: _trains,
        Phase.PAYOUT: _payout,
    },
)


def practised(events: Sequence[Event], seat: int) -> bool:
    """Whether a company that the seat began with has opened a line and had its income counted."""
    own: set[str] = set()
    opened: set[str] = set()
    for event in events:
        if isinstance(event, e.CompanyChosen) and event.seat == seat:
            own.add(event.company)
        elif isinstance(event, e.LineOpened) and event.company in own:
            opened.add(event.company)
        elif isinstance(event, e.IncomeCounted) and event.company in opened:
            return True
    return False
