"""What somebody new to Baltimore & Ohio is taught, step by step; and the goal of a practice: a
railroad started and run through its first turn. What is worth doing in a railroad's turn is read
from the turn that is suggested. Nothing in this game is secret (3)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.contract.adapter import Scene
from bot.chat.declared.lessons import Lessons, Told
from bot.chat.declared.texts import Texts
from cogs.baltimore_ohio.words import named, railroads
from rules.baltimore_ohio import outcomes, trial
from rules.baltimore_ohio.market_round.composing import startable
from rules.baltimore_ohio.model import events as e
from rules.baltimore_ohio.model.actions import BuildNothing, BuildTrack, BuyEquipment
from rules.baltimore_ohio.model.play import TRACK, Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.turn_plan import Plan
from rules.baltimore_ohio.walking import Walk, proposed, walk
from rules.game import Event


def _market(scene: Scene) -> Told:
    table: State = scene.view.table
    own = [name for name, row in table.railroads.items() if row.president == scene.seat]
    cash = table.players[scene.seat or 0].cash
    if not own and startable(scene.view):
        return "start", {"cash": cash}
    if own:
        best = max(own, key=lambda name: table.railroads[name].value or 0)
        return "market-own", {
            "railroads": railroads(own, scene),
            "railroad": best,
            "value": TRACK[table.railroads[best].value or 0],
            "count": table.players[scene.seat or 0].shares.get(best, 0),
        }
    return "market", {"cash": cash}


def _auction(scene: Scene) -> Told:
    return "auction", {"amount": scene.view.table.auction.bid}


def _works(scene: Scene) -> tuple[str, outcomes.Works]:
    name = Position(scene.view.table).acting[0]
    return name, outcomes.works(scene.view.table, name)


def _net(made: Walk) -> int:
    """What the railroad nets in this turn."""
    return sum(event.net for event in made.events if isinstance(event, e.IncomeEarned))


def _scrap(scene: Scene) -> Told:
    name, works = _works(scene)
    return "scrap", {"railroad": name, "maintenance": works.maintenance}


def _equipment(scene: Scene) -> Told:
    name, works = _works(scene)
    if not works.capacity:
        return "equipment-first", {"railroad": name, "treasury": works.treasury}
    made = walk(scene.view, Plan(), proposed)
    if count := made.plan.buy:
        without = walk(scene.view, Plan(buy=0), proposed)
        bought = trial.stepped(scene.view.table, BuyEquipment(count)).railroads[name]
        sums = {"before": _net(without), "after": _net(made), "treasury": bought.treasury}
        return "equipment-more", {"railroad": name, "count": count, **sums}
    values = {"capacity": works.capacity, "reached": works.reached}
    return "equipment-enough", {"railroad": name, "maintenance": works.maintenance, **values}


def _track(scene: Scene) -> Told:
    name, works = _works(scene)
    values = {"railroad": name, "capacity": works.capacity, "reached": works.reached}
    track = walk(scene.view, Plan(), proposed).plan.track
    if isinstance(track, BuildNothing):
        return "track-none", values
    more = works.capacity > works.reached and isinstance(track, BuildTrack)
    return "track-more" if more else "track-enough", {**values, "treasury": works.treasury}


def _service(scene: Scene) -> Told:
    name, works = _works(scene)
    income = scene.view.table.railroads[name].income
    return "service", {"railroad": name, "net": works.net, "previous": income}


def _profit(scene: Scene) -> Told:
    name = Position(scene.view.table).acting[0]
    found = outcomes.profit(scene.view, name)
    own = dict(found.players).get(scene.seat or 0, 0)
    values = {"railroad": name, "amount": own, "before": found.values.now}
    if found.values.paid > found.values.now:
        return "profit-rise", {**values, "after": found.values.paid}
    if found.values.kept < found.values.now:
        return "profit-fall", {**values, "after": found.values.kept}
    return "profit", values


LESSONS = Lessons(
    Texts("baltimore_ohio_lessons", named),
    {
        Phase.MARKET: _market,
        Phase.AUCTION: _auction,
        Phase.SCRAP: _scrap,
        Phase.EQUIPMENT: _equipment,
        Phase.TRACK: _track,
        Phase.SERVICE: _service,
        Phase.PROFIT: _profit,
    },
)


def practised(events: Sequence[Event], seat: int) -> bool:
    """Whether a railroad that the seat started has had a turn and made something of it."""
    own: set[str] = set()
    for event in events:
        if isinstance(event, e.RailroadStarted) and event.seat == seat:
            own.add(event.railroad)
        elif isinstance(event, e.DividendPaid | e.ProfitRetained) and event.railroad in own:
            return True
    return False
