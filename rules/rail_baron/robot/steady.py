"""The steady robot: a sensible rule of thumb for each phase of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from rules.dice import Dice
from rules.rail_baron.model.actions import (
    AnyAction,
    AuctionOff,
    Bid,
    BuyEngine,
    BuyNothing,
    BuyRailroad,
    ChooseRegion,
    Declare,
    DrawDestination,
    KeepHome,
    PassBid,
    Ride,
    SellToBank,
    SwapHome,
)
from rules.rail_baron.model.board import board
from rules.rail_baron.model.levels import engine_price, winning_level
from rules.rail_baron.model.state import Engine, Phase
from rules.rail_baron.model.view import View
from rules.rail_baron.robot.buying import outlook
from rules.rail_baron.robot.riding import recommend_route
from rules.rail_baron.routing.ride import path_stops
from rules.rail_baron.routing.ride_plan import Route, heading_home
from rules.rail_baron.routing.routes import DOLLARS_PER_TURN, best_route, next_ride, propose_routes
from rules.rail_baron.routing.rover_risk import rover_risk
from rules.rail_baron.routing.tolls import tolls_of
from rules.rail_baron.routing.turn_forecast import roll_odds
from rules.rail_baron.routing.valuation import mean_distances, railroad_value, region_values

RESERVE = 2_000
"""Cash kept after purchases, beyond the fees of the turn."""
BID_RESERVE = 6_000
"""Cash kept after bids."""
OPENING_RESERVE = 500
"""Cash kept after bids in opening auctions by a robot that plays by what it learned.

The first trip pays before anything is due, so a few thousand more win the dearest railroads for
less than they cost in the bank."""
BID_SHARE = 0.3
"""Part of the lead that a railroad brings, beyond its price, that is bid for it.

Other railroads can be bought at list price."""
ENGINE_RESERVE = 5_000
"""Cash and half prices of railroads that must be left after a SuperChief, to pay fees."""
SAVING_SHARE = 0.3
"""Part of its spare cash that the robot spends on a railroad before it has a SuperChief."""
SAVING_LEVEL = 0.75
"""Part of the winning level from which the robot bids only cash above the winning level."""
NEGLIGIBLE = 0.01
"""Probability below which cases are no longer followed."""
MIN_HOME_CHANCE = 0.4
"""Lowest chance of getting home at which the robot declares.

In 500 games in which a coin decided, seats that drew a destination at lower chances won more
often, most of all where others could win too."""
WHIM_STEPS = 16
"""Number of degrees of a whim."""
MIN_SWAP_GAIN = 1.5
"""Segments by which the average trip home must become shorter for a home swap."""


class Steady:
    """The steady robot.

    `whim`: the largest part by which a railroad may be undervalued when it is bought. With 0 the
    same view always gives the same action and no dice are used. `learned`: it buys by what robots
    have learned."""

    def __init__(self, name: str = "steady", whim: float = 0.0, *, learned: bool = False) -> None:
        self.name, self.whim, self.learned = name, whim, learned

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        """Return a legal action of `seat`, which must be in `view.to_move` and be the viewer."""
        choosers: dict[Phase, Callable[[View, int], AnyAction]] = {
            Phase.DESTINATION: choose_destination,
            Phase.REGION: choose_region,
            Phase.SWAP: choose_swap,
            Phase.RIDE: choose_ride,
            Phase.PURCHASE: lambda view, seat: choose_purchase(
                view, seat, self._whims(dice), learned=self.learned
            ),
            Phase.FEES: choose_sale,
            Phase.AUCTION: lambda view, seat: choose_bid(view, seat, learned=self.learned),
        }
        chooser = choosers.get(view.phase)
        return view.legal[0] if chooser is None else chooser(view, seat)

    def _whims(self, dice: Dice) -> Iterator[float]:
        """Yield random factors for the value of railroads."""
        while True:
            yield 1.0 - self.whim * dice.pick(WHIM_STEPS, "whim") / WHIM_STEPS if self.whim else 1.0


def cash_of(view: View, seat: int) -> int:
    """Return the viewer's own cash. Raises ValueError for a view that does not show it."""
    cash = view.seats[seat].cash
    if cash is None:
        raise ValueError(f"this view does not show the cash of seat {seat}")
    return cash


def choose_destination(view: View, seat: int) -> AnyAction:
    """Declare if the seat is likely to get home with enough cash, otherwise draw (25)."""
    if not any(isinstance(action, Declare) for action in view.legal):
        return DrawDestination()
    return Declare() if chance_to_get_home(view, seat) >= MIN_HOME_CHANCE else DrawDestination()


def chance_to_get_home(view: View, seat: int) -> float:
    """Return the chance that a seat which declares now gets home on the best of its routes."""
    seat_view = view.seats[seat]
    if board(view.options).milepost_of[seat_view.home] == seat_view.milepost:
        return 1.0
    declared = heading_home(view, seat)
    return max(
        (_chance_of_route(declared, seat, route) for route in propose_routes(declared, seat)),
        default=0.0,
    )


def _chance_of_route(view: View, seat: int, route: Route) -> float:
    """Return the chance that a route brings a declared seat home.

    All turns of it must leave enough cash to win, and no opponent may rover the train where it
    stops."""
    graph, seat_view = board(view.options), view.seats[seat]
    tolls = tolls_of(view, seat, graph)
    stops = path_stops(graph, seat_view.milepost, route.path)
    path_tolls = tolls.path_tolls(graph, route.path)
    winning_cash = winning_level(view.options.edition)
    states = {(0, cash_of(view, seat)): 1.0}
    odds, success = _rest_of_turn(view, seat_view.engine), 0.0
    while sum(states.values()) > NEGLIGIBLE:
        next_states: dict[tuple[int, int], float] = {}
        for (miles, cash), chance in states.items():
            for roll, roll_chance in odds.items():
                cash_then = cash - tolls.turn_fees(path_tolls[miles : miles + roll])
                miles_then = miles + roll
                if cash_then < winning_cash:
                    continue
                if miles_then >= len(path_tolls):
                    success += chance * roll_chance
                    continue
                safe = 1.0 - rover_risk(view, seat, graph, stops[miles_then])
                state = (miles_then, cash_then)
                next_states[state] = next_states.get(state, 0.0) + chance * roll_chance * safe
        states, tolls = next_states, msgspec.structs.replace(tolls, paid={})
        odds = _roll_odds(seat_view.engine)
    return success


def _roll_odds(engine: Engine) -> dict[int, float]:
    return {miles: float(odds) for miles, odds in enumerate(roll_odds(engine)) if odds}


def _rest_of_turn(view: View, engine: Engine) -> dict[int, float]:
    """Return the chances of the steps left in this turn: a whole roll, the bonus die, or none."""
    if view.turn.white is None:
        return _roll_odds(engine)
    if not view.turn.bonus_due:
        return {0: 1.0}
    return dict.fromkeys(range(1, 7), 1 / 6) if view.turn.red is None else {view.turn.red: 1.0}


def choose_region(view: View, seat: int) -> AnyAction:
    """Name the region whose cities promise most for a turn (6)."""
    graph = board(view.options)
    values = region_values(view, seat, graph, tolls_of(view, seat, graph), DOLLARS_PER_TURN)
    choices = [action for action in view.legal if isinstance(action, ChooseRegion)]
    return max(choices, key=lambda action: values[action.region])


def choose_swap(view: View, seat: int) -> AnyAction:
    """Swap for a home that is clearly nearer to all destinations (5)."""
    seat_view = view.seats[seat]
    central = mean_distances(board(view.options))
    if seat_view.destination is None:
        return KeepHome()
    gain = central[seat_view.home] - central[seat_view.destination]
    return SwapHome() if gain > MIN_SWAP_GAIN else KeepHome()


def choose_ride(view: View, seat: int) -> Ride:
    """Ride the best route for time and money; if a seat has declared, the best of all proposals."""
    seat_view = view.seats[seat]
    routes = [route for route in (best_route(view, seat, DOLLARS_PER_TURN),) if route is not None]
    rivals = any(other.declared for other in view.seats if other.seat != seat)
    if rivals or seat_view.declared:
        routes += propose_routes(view, seat)
    return next_ride(view, seat, recommend_route(view, seat, routes).path)


def choose_purchase(
    view: View, seat: int, whims: Iterator[float], *, learned: bool = False
) -> AnyAction:
    """Choose what to buy (15).

    A SuperChief when it can be paid for; an Express only if a SuperChief is free after it;
    otherwise the railroad that leads to the largest lead, if it is larger than without one."""
    graph, cash = board(view.options), cash_of(view, seat)
    spare = cash - fees_due(view, seat) - RESERVE
    engines = {action.engine for action in view.legal if isinstance(action, BuyEngine)}
    engine, count = view.seats[seat].engine, len(view.seats)
    price = engine_price(view.options, count, engine, "SuperChief")
    cushion = sum(graph.railroads[mark].price // 2 for mark in view.seats[seat].railroads)
    needed = price + max(0, ENGINE_RESERVE - cushion)
    express = view.options.free_superchief and "Express" in engines
    if express and spare >= engine_price(view.options, count, engine, "Express"):
        return BuyEngine("Express")
    if "SuperChief" in engines and (price == 0 or spare >= needed):
        return BuyEngine("SuperChief")
    most = railroad_budget(view, seat)
    affordable = [
        action
        for _, action in rank_purchases(view, seat)
        if graph.railroads[action.railroad].price <= most
    ]
    if not affordable:
        return BuyNothing()
    forecast = outlook(view, seat, cash, learned=learned)
    nothing = forecast.final_lead(cash)
    best: tuple[float, AnyAction] = (nothing, BuyNothing())
    for action, whim in zip(affordable[: forecast.evaluated], whims, strict=False):
        price = graph.railroads[action.railroad].price
        gain = forecast.final_lead(cash - price, railroad=action.railroad) + price - nothing
        best = max(best, (nothing + gain * whim - price, action), key=lambda row: row[0])
    return best[1]


def railroad_budget(view: View, seat: int) -> int:
    """Return the most that the seat pays for a railroad: before the best engine only a part."""
    spare = cash_of(view, seat) - fees_due(view, seat) - RESERVE
    return spare if view.seats[seat].engine == "SuperChief" else int(spare * SAVING_SHARE)


def rank_purchases(view: View, seat: int) -> list[tuple[float, BuyRailroad]]:
    """Return the railroads on sale with their gains in dollars beyond the price, best first."""
    graph = board(view.options)
    rows = [
        (
            railroad_value(view, seat, graph, action.railroad)
            - graph.railroads[action.railroad].price,
            action,
        )
        for action in view.legal
        if isinstance(action, BuyRailroad)
    ]
    return sorted(rows, key=lambda row: -row[0])


def fees_due(view: View, seat: int) -> int:
    """Return the use fees of the rides so far in this turn, in dollars."""
    graph = board(view.options)
    return sum(tolls_of(view, seat, graph).paid.values())


def choose_sale(view: View, seat: int) -> AnyAction:
    """Sell a railroad: the least valuable one that covers what is missing, if any (21, 22).

    It is auctioned if several opponents may bid, otherwise sold to the bank."""
    graph = board(view.options)
    missing = sum(amount for _, amount in view.owed) - cash_of(view, seat)
    by_value = sorted(
        view.seats[seat].railroads, key=lambda mark: railroad_value(view, seat, graph, mark)
    )
    enough = [mark for mark in by_value if graph.railroads[mark].price // 2 >= missing]
    railroad = (enough or by_value)[0]
    bidders = sum(1 for other in view.seats if other.seat != seat and not other.bankrupt)
    sale = AuctionOff(railroad) if bidders > 1 else SellToBank(railroad)
    return sale if sale in view.legal else view.legal[0]


def choose_bid(view: View, seat: int, *, learned: bool = False) -> AnyAction:
    """Make the lowest bid while it is below what the railroad is worth to the seat (22)."""
    if view.bids is None:
        return PassBid()
    lowest, highest = view.bids
    return (
        Bid(lowest) if lowest <= min(highest, bid_limit(view, seat, learned=learned)) else PassBid()
    )


def bid_limit(view: View, seat: int, *, learned: bool = False) -> float:
    """Return the highest bid in the present auction, by the lead that the railroad brings."""
    assert view.auction is not None, "there is an auction"
    cash, level = cash_of(view, seat), winning_level(view.options.edition)
    opening = learned and view.auction.seller is None
    limit = cash - (OPENING_RESERVE if opening else BID_RESERVE)
    if cash >= SAVING_LEVEL * level:
        limit = min(limit, cash - level)
    forecast = outlook(view, seat, cash, learned=learned)
    price = board(view.options).railroads[view.auction.railroad].price
    gain = forecast.final_lead(cash, railroad=view.auction.railroad) - forecast.final_lead(cash)
    return min(limit, price + BID_SHARE * (gain - price))
