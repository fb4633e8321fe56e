"""The steady robot: plays every chapter of the game by a sensible rule of thumb."""

from __future__ import annotations

from collections.abc import Iterator

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
from rules.rail_baron.robot.riding import recommended
from rules.rail_baron.routing.expected import roll_odds
from rules.rail_baron.routing.hunters import danger
from rules.rail_baron.routing.ride import stops_of
from rules.rail_baron.routing.routes import TURN, Route, best, cut, proposals
from rules.rail_baron.routing.tolls import tolls_of
from rules.rail_baron.routing.worth import centrality, region_value, worth

RESERVE = 2_000
"""Cash kept back from purchases, beyond the fees of the turn."""
BID_RESERVE = 6_000
"""Cash kept back from bids."""
EAGER = 0.3
"""Part of what a railroad leads ahead, beyond its price, that is bid for it: others can be had for
theirs."""
ENGINE_RESERVE = 5_000
"""Cash and half prices of railroads that a SuperChief must leave, so that fees can be paid."""
CHEAP = 0.3
"""Until it has a SuperChief it buys railroads for at most this part of its spare cash."""
LOOKED_AT = 8
"""Railroads that are looked at closely when one is bought."""
SAVING = 0.75
"""From this part of the winning level on, what is above the level is all that is bid."""
UNLIKELY = 0.01
"""What is not followed any further."""
BOLD = 0.4
"""The least chance of getting home with which it declares: in 500 games in which a coin decided,
those who drew at less won more often, and all the more where others could win too."""
WHIMS = 16
"""Degrees of a whim."""
SWAP = 1.5
"""Segments by which the average trip home must become shorter for a swap."""


class Steady:
    """`whim`: a railroad may be thought worth so much less than it is when it is bought (0: the
    same view always gives the same action, and no dice are used)."""

    def __init__(self, name: str = "steady", whim: float = 0.0) -> None:
        self.name, self.whim = name, whim

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        """A legal action for `seat`, which must be in `view.to_move` and be the viewer."""
        chapters = {
            Phase.DESTINATION: destination,
            Phase.REGION: region,
            Phase.SWAP: swap,
            Phase.RIDE: ride,
            Phase.PURCHASE: lambda view, seat: purchase(view, seat, self._whims(dice)),
            Phase.FEES: raise_money,
            Phase.AUCTION: bid,
        }
        chapter = chapters.get(view.phase)
        return view.legal[0] if chapter is None else chapter(view, seat)

    def _whims(self, dice: Dice) -> Iterator[float]:
        """Factors by which what railroads are worth is seen by it."""
        while True:
            yield 1.0 - self.whim * dice.pick(WHIMS, "whim") / WHIMS if self.whim else 1.0


def cash_of(view: View, seat: int) -> int:
    """The viewer's own cash; raises ValueError for a view that does not show it."""
    cash = view.seats[seat].cash
    if cash is None:
        raise ValueError(f"this view does not show the cash of seat {seat}")
    return cash


def destination(view: View, seat: int) -> AnyAction:
    """Declare when home is likely to be reached with enough cash, else draw (25)."""
    if not any(isinstance(action, Declare) for action in view.legal):
        return DrawDestination()
    return Declare() if chance_home(view, seat) >= BOLD else DrawDestination()


def chance_home(view: View, seat: int) -> float:
    """The chance that a seat which declares comes home by the best of its ways."""
    here = view.seats[seat]
    if board(view.options).milepost_of[here.home] == here.milepost:
        return 1.0
    changed = msgspec.structs.replace(here, destination=here.home)
    seats = (*view.seats[:seat], changed, *view.seats[seat + 1 :])
    declared = msgspec.structs.replace(view, seats=seats)
    return max((_arriving(declared, seat, each) for each in proposals(declared, seat)), default=0.0)


def _arriving(view: View, seat: int, route: Route) -> float:
    """The chance that all turns of a way can be paid with enough left to win, and that no opponent
    comes by where it stops between them."""
    graph, here = board(view.options), view.seats[seat]
    tolls = tolls_of(view, seat, graph)
    stops, along = stops_of(graph, here.milepost, route.path), tolls.along(graph, route.path)
    least = winning_level(view.options.edition)
    under_way = {(0, cash_of(view, seat)): 1.0}
    odds, home = _rest_of_turn(view, here.engine), 0.0
    while sum(under_way.values()) > UNLIKELY:
        onward: dict[tuple[int, int], float] = {}
        for (miles, cash), chance in under_way.items():
            for roll, likely in odds.items():
                left, then = cash - tolls.one_turn(along[miles : miles + roll]), miles + roll
                if left < least:
                    continue
                if then >= len(along):
                    home += chance * likely
                    continue
                safe = 1.0 - danger(view, seat, graph, stops[then])
                at = (then, left)
                onward[at] = onward.get(at, 0.0) + chance * likely * safe
        under_way, tolls = onward, msgspec.structs.replace(tolls, paid={})
        odds = _odds(here.engine)
    return home


def _odds(engine: Engine) -> dict[int, float]:
    return {miles: float(odds) for miles, odds in enumerate(roll_odds(engine)) if odds}


def _rest_of_turn(view: View, engine: Engine) -> dict[int, float]:
    """How far the turn in progress still leads: a whole one, the bonus die, or nowhere."""
    if view.turn.white is None:
        return _odds(engine)
    if not view.turn.bonus_due:
        return {0: 1.0}
    return dict.fromkeys(range(1, 7), 1 / 6) if view.turn.red is None else {view.turn.red: 1.0}


def region(view: View, seat: int) -> AnyAction:
    """The region whose cities promise most for a turn (6)."""
    graph = board(view.options)
    values = region_value(view, seat, graph, tolls_of(view, seat, graph), TURN)
    choices = [action for action in view.legal if isinstance(action, ChooseRegion)]
    return max(choices, key=lambda action: values[action.region])


def swap(view: View, seat: int) -> AnyAction:
    """Swap for a home that is clearly nearer to everywhere (5)."""
    here = view.seats[seat]
    central = centrality(board(view.options))
    if here.destination is None:
        return KeepHome()
    nearer = central[here.home] - central[here.destination]
    return SwapHome() if nearer > SWAP else KeepHome()


def ride(view: View, seat: int) -> Ride:
    """The best way for its time and money; once somebody has declared, any of those ready-made."""
    here = view.seats[seat]
    routes = [route for route in (best(view, seat, TURN),) if route is not None]
    rivals = any(other.declared for other in view.seats if other.seat != seat)
    if rivals or here.declared:
        routes += proposals(view, seat)
    return cut(view, seat, recommended(view, seat, routes).path)


def purchase(view: View, seat: int, whims: Iterator[float]) -> AnyAction:
    """A SuperChief when it can be paid, an Express only where a SuperChief is free then; else the
    railroad that leads farthest, if one leads farther than nothing (15)."""
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
    if engine != "SuperChief":
        spare = int(spare * CHEAP)
    affordable = [
        action
        for _, action in purchase_order(view, seat)
        if graph.railroads[action.railroad].price <= spare
    ][:LOOKED_AT]
    if not affordable:
        return BuyNothing()
    look = outlook(view, seat, cash)
    nothing = look.after(cash)
    best: tuple[float, AnyAction] = (nothing, BuyNothing())
    for action, whim in zip(affordable, whims, strict=False):
        price = graph.railroads[action.railroad].price
        gain = look.after(cash - price, railroad=action.railroad) + price - nothing
        best = max(best, (nothing + gain * whim - price, action), key=lambda row: row[0])
    return best[1]


def purchase_order(view: View, seat: int) -> list[tuple[float, BuyRailroad]]:
    """The railroads that can be bought, and the dollars that each is worth beyond its price; what
    gains most first."""
    graph = board(view.options)
    found = [
        (
            worth(view, seat, graph, action.railroad) - graph.railroads[action.railroad].price,
            action,
        )
        for action in view.legal
        if isinstance(action, BuyRailroad)
    ]
    return sorted(found, key=lambda row: -row[0])


def fees_due(view: View, seat: int) -> int:
    """What the seat owes so far for the rides of this turn."""
    graph = board(view.options)
    return sum(tolls_of(view, seat, graph).paid.values())


def raise_money(view: View, seat: int) -> AnyAction:
    """Part with the railroad worth least that covers what is short, or the one worth least; under
    the hammer while several opponents may bid, else to the bank (21, 22)."""
    graph = board(view.options)
    short = sum(amount for _, amount in view.owed) - cash_of(view, seat)
    own = sorted(view.seats[seat].railroads, key=lambda mark: worth(view, seat, graph, mark))
    enough = [mark for mark in own if graph.railroads[mark].price // 2 >= short]
    railroad = (enough or own)[0]
    bidders = sum(1 for other in view.seats if other.seat != seat and not other.bankrupt)
    wanted = AuctionOff(railroad) if bidders > 1 else SellToBank(railroad)
    return wanted if wanted in view.legal else view.legal[0]


def bid(view: View, seat: int) -> AnyAction:
    """The lowest bid while it is below what the railroad is worth to the seat (22)."""
    if view.bids is None:
        return PassBid()
    lowest, highest = view.bids
    return Bid(lowest) if lowest <= min(highest, bid_limit(view, seat)) else PassBid()


def bid_limit(view: View, seat: int) -> float:
    """The most that it bids in the auction under way, by where the railroad leads."""
    assert view.auction is not None, "there is an auction"
    cash, level = cash_of(view, seat), winning_level(view.options.edition)
    limit = cash - BID_RESERVE
    if cash >= SAVING * level:
        limit = min(limit, cash - level)
    look = outlook(view, seat, cash)
    price = board(view.options).railroads[view.auction.railroad].price
    gain = look.after(cash, railroad=view.auction.railroad) - look.after(cash)
    return min(limit, price + EAGER * (gain - price))
