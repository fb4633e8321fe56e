"""What somebody new to Train Tycoon is taught, step by step; and the goal of a practice: a first
line, and what its company earns with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene
from bot.chat.declared.lessons import Lessons, Told
from bot.chat.declared.texts import Texts
from cogs.train_tycoon.operate.places import item
from cogs.train_tycoon.words import at, me, named, own
from rules.game import Event
from rules.train_tycoon.ending import share_value
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model import events as e
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.operation import forecast
from rules.train_tycoon.operation.investing import multiplier
from rules.train_tycoon.preview import preview
from rules.train_tycoon.robot.proposals import proposals
from rules.train_tycoon.setup import open_choices
from rules.train_tycoon.shares.ipo import price
from rules.train_tycoon.shares.mergers import attempt
from rules.train_tycoon.shares.votes import needed
from rules.train_tycoon.standing_orders.offers import deal, worth_of

PIECES, FINANCE = facts.components(), facts.finance()


def _asked(scene: Scene) -> str:
    """The company that the seat is asked about first."""
    table = at(scene).state
    return next(ask.company for ask in (*table.asks, *table.answered) if ask.seat == scene.seat)


def _trade(scene: Scene) -> Told:
    table = own(scene).state
    name = table.trading or _asked(scene)
    found, value = deal(table, name), round(worth_of(table, name))
    key = "trade-buy" if found.buy else "trade-sell" if found.sell else "trade"
    return key, {"company": name, "price": table.companies[name].price, "value": value}


def _treasury(scene: Scene) -> Told:
    if a.PassTreasury() not in scene.view.legal:
        return "treasury-forced", {"purse": me(scene).net}
    count = sum(row.president == scene.seat for row in at(scene).state.companies.values())
    most = FINANCE.max_presidencies
    return "treasury" if count < most else "treasury-full", {"count": count, "most": most}


def _bankruptcy(scene: Scene) -> Told:
    player = me(scene)
    key = "solvent" if player.net >= 0 else "bankruptcy"
    return key, {"count": sum(player.shares.values()), "purse": player.net}


def _bids(scene: Scene) -> Told:
    name, position = _asked(scene), at(scene)
    goal, purse = attempt(position).target, position.company(name).net
    return "bids", {"company": name, "purse": purse, "target": goal}


def _vote(scene: Scene) -> Told:
    name = attempt(at(scene)).voting
    assert name is not None
    enough, count = needed(at(scene).company(name).issued), me(scene).shares.get(name, 0)
    return "vote", {"company": name, "count": count, "needed": enough}


def _float(key: str) -> Callable[[Scene], Told]:
    return lambda scene: (
        key,
        {"purse": me(scene).net, "price": price(at(scene)), "least": FINANCE.ipo_min_shares},
    )


def _choose(scene: Scene) -> Told:
    (first, *_) = open_choices(at(scene))
    factory = facts.companies()[first].hq == "factory"
    return ("choose", {"turns": str(PIECES.turns)}) if factory else ("choose-city", {})


def _factory(scene: Scene) -> Told:
    making = at(scene).operating.factory
    assert making is not None
    takes = [item(one, scene) for one in facts.accepts(making)]
    return "factory", {"item": item(making, scene), "takes": takes}


def _line(scene: Scene) -> Told:
    position = own(scene)
    name, now = position.operation.company, forecast.this_turn(position)
    best = next(iter(proposals(position)), None)
    values = {"company": name, "income": now.income}
    if best is None or best.worth <= 0:
        return "line-none", values
    values |= {"then": best.now.income, "gain": best.gain}
    return "line" if best.gain > 0 else "line-hope", values


def _trains(scene: Scene) -> Told:
    position = at(scene)
    values = {"company": position.operation.company, "each": position.numbers.train_cost_each}
    return "trains", {**values, "income": forecast.this_turn(position).income}


def _payout(scene: Scene) -> Told:
    name = at(scene).operation.company
    paid, kept = (preview(scene.view, act).table for act in (a.PayOut(), a.Retain()))
    return "payout", {
        "company": name,
        "income": paid.players[scene.seat or 0].net - me(scene).net,
        "now": share_value(Position(paid), name),
        "then": share_value(Position(kept), name),
    }


LESSONS = Lessons(
    Texts("train_tycoon_lessons", named),
    {
        Phase.AUCTION: lambda scene: ("auction", {"purse": me(scene).net}),
        Phase.SEATING: lambda scene: ("seating", {}),
        Phase.CHOOSE: _choose,
        Phase.PRICES: lambda scene: ("prices", {"company": _asked(scene)}),
        Phase.TRADE: _trade,
        Phase.TREASURY: _treasury,
        Phase.BANKRUPTCY: _bankruptcy,
        Phase.TARGET: lambda scene: ("target", {"fee": FINANCE.failed_bid_fee}),
        Phase.BIDS: _bids,
        Phase.REBIDS: _bids,
        Phase.VOTE: _vote,
        Phase.KEEP: lambda scene: ("keep", {"most": PIECES.trains_per_company}),
        Phase.IPO: _float("ipo"),
        Phase.ANSWERS: _float("answers"),
        Phase.FACTORY: _factory,
        Phase.LINE: _line,
        Phase.TAKE: lambda scene: ("take", {}),
        Phase.INVEST: lambda scene: ("invest", {"times": multiplier(at(scene))}),
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
