"""What somebody new to Rail Baron is taught, step by step; and the goal of a practice: a trip."""

from __future__ import annotations

from collections.abc import Sequence

import data.rail_baron as facts
from bot.chat.contract.adapter import Scene
from bot.chat.declared.lessons import Lessons, Told
from bot.chat.declared.texts import Texts
from cogs.rail_baron.routes import lettered
from cogs.rail_baron.words import RAILROADS, board_of, cash_of, me, named, position
from rules.game import Event
from rules.rail_baron.dice_desk.trips import shortest
from rules.rail_baron.model import actions as a
from rules.rail_baron.model import events as e
from rules.rail_baron.model.levels import winning_level
from rules.rail_baron.model.state import Phase
from rules.rail_baron.ownership.establishment import rival_rate


def _goal(scene: Scene) -> int:
    return winning_level(scene.public.options.edition)


def _miles(scene: Scene, city: str) -> int:
    """Segments of the shortest way from the train to a city."""
    graph = board_of(scene)
    return len(shortest(graph, me(scene).milepost, graph.milepost_of[graph.city(city)]))


def _destination(scene: Scene) -> Told:
    if a.Declare() in scene.view.legal:
        home = me(scene).home
        left = cash_of(scene) - _goal(scene)
        values = {"home": home, "miles": _miles(scene, home), "left": left}
        return "declare", {**values, "rover": facts.numbers().rover_award}
    return "destination", {"goal": _goal(scene)}


def _region(scene: Scene) -> Told:
    return "region", {"city": me(scene).departure}


def _swap(scene: Scene) -> Told:
    seat = me(scene)
    assert seat.destination is not None
    count = {
        city: sum(city in row.cities for row in RAILROADS.values())
        for city in (seat.home, seat.destination)
    }
    return "swap", {
        "home": seat.home,
        "homes": count[seat.home],
        "to": seat.destination,
        "tos": count[seat.destination],
        "goal": _goal(scene),
    }


def _roll(scene: Scene) -> Told:
    seat = me(scene)
    to = seat.home if seat.declared else seat.destination or seat.home
    return "roll", {"to": to, "miles": _miles(scene, to)}


def _ride(scene: Scene) -> Told:
    seat, routes = me(scene), [route for _, route in lettered(scene)]
    if seat.declared:
        return "ride-home", {"home": seat.home, "goal": _goal(scene)}
    if any(route.miles <= scene.public.turn.steps_left for route in routes):
        assert seat.destination is not None
        payoff = board_of(scene).payoff(seat.departure, seat.destination)
        return "ride-arrive", {"to": seat.destination, "payoff": payoff}
    numbers = facts.numbers()
    fees = {"bank_fee": numbers.fee_bank_or_public, "fee": rival_rate(position(scene))}
    return "ride", fees


def _purchase(scene: Scene) -> Told:
    engines = [one for one in scene.view.legal if isinstance(one, a.BuyEngine)]
    if engines and not me(scene).railroads and me(scene).engine == "Freight":
        return "purchase-first", {"cash": cash_of(scene), "fee": rival_rate(position(scene))}
    return "purchase", {"cash": cash_of(scene), "goal": _goal(scene)}


def _fees(scene: Scene) -> Told:
    due = sum(amount for _, amount in scene.public.owed)
    return "fees", {"short": due - cash_of(scene)}


def _auction(scene: Scene) -> Told:
    price = RAILROADS[scene.public.auction.railroad].price
    return "auction", {"price": price, "cash": cash_of(scene)}


LESSONS = Lessons(
    Texts("rail_baron_lessons", named),
    {
        Phase.DESTINATION: _destination,
        Phase.REGION: _region,
        Phase.SWAP: _swap,
        Phase.ROLL: _roll,
        Phase.RIDE: _ride,
        Phase.PURCHASE: _purchase,
        Phase.FEES: _fees,
        Phase.AUCTION: _auction,
    },
)


def practised(events: Sequence[Event], seat: int) -> bool:
    """Whether a trip of the seat is over: it has arrived, and bought what it would."""
    over = (e.BoughtRailroad, e.BoughtEngine, e.BoughtNothing, e.TurnBegan)
    arrived = False
    for event in events:
        if isinstance(event, e.Arrived) and event.seat == seat:
            arrived = True
        elif arrived and isinstance(event, over):
            return True
    return False
