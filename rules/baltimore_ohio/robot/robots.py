"""The robots: seats played by rule of thumb. They see a view and draw from dice of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.business_round.building import next_hexes, ways
from rules.baltimore_ohio.business_round.equipment import prices
from rules.baltimore_ohio.market_round import composing
from rules.baltimore_ohio.model.actions import (
    AnyAction,
    Bid,
    BuildNothing,
    BuildTrack,
    Buy,
    BuyEquipment,
    Pass,
    PassBid,
    RetainProfits,
    ScrapEquipment,
    Sell,
    ServeCities,
    TakeResource,
    TakeTurn,
)
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import Phase
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.robot.prospects import equipped
from rules.baltimore_ohio.robot.steady import Steady, scrap
from rules.dice import Dice
from rules.game import Robot

T = TypeVar("T")

START = 40
"""Dollars beyond the price of a card with which a railroad is thought to begin well."""
SENSE = {Phase.MARKET: 5, Phase.AUCTION: 5, Phase.PROFIT: 2}
RARE = 15
"""In so many choices one is any legal one; the others lean to what keeps money in the game. What
costs a railroad money for good is chosen blindly but rarely, or a game runs out of money."""
LATE = 25
"""From this turn on profits are kept and equipment is bought, so that the game ends."""


class Random:
    """Any legal action, each with some chance, leaning to what brings a game to its end: shares are
    bought rather than sold, railroads given the money for equipment and track that pays."""

    name = "random"

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        """A legal action for `seat`, which must be in `view.to_move` and be the viewer."""
        lean = _LEAN.get(view.table.phase)
        if lean is not None and dice.pick(SENSE.get(view.table.phase, RARE), "sense"):
            action = lean(view, dice)
            if action is not None:
                return action
        blind = _BLIND.get(view.table.phase)
        return _any(view.legal, dice) if blind is None else blind(view, dice)


def _turn(view: View, dice: Dice) -> AnyAction:
    """Passing, or a turn of any lawful parts."""
    plan: composing.Plan = ()
    while dice.pick(2, "part"):
        following = composing.parts(view, plan)
        lots = composing.lots(view, plan) if plan and isinstance(plan[-1], Sell) else ()
        place = dice.pick(len(following) + len(lots) + 1, "part")
        if place < len(following):
            plan = (*plan, following[place])
        elif place < len(following) + len(lots):
            plan = composing.with_lot(plan, lots[place - len(following)])
        else:
            break
    return TakeTurn(plan) if plan else Pass()


def _raise(view: View, dice: Dice) -> AnyAction:
    """Any bid that the seat can pay, or none."""
    hammer = view.table.auction
    assert hammer is not None
    room = view.table.players[hammer.waiting[0]].cash - hammer.bid
    place = dice.pick(room + 1, "bid")
    return Bid(hammer.bid + place) if place else PassBid()


def _some(items: Sequence[T], count: int, dice: Dice) -> tuple[T, ...]:
    """So many of them, by lot."""
    left = list(items)
    return tuple(left.pop(dice.pick(len(left), "item")) for _ in range(count))


def _scraps(view: View, dice: Dice) -> AnyAction:
    cards = Position(view.table).acting[1].cards
    return ScrapEquipment(_some(cards, dice.pick(len(cards) + 1, "cards"), dice))


def _walk(view: View, dice: Dice) -> AnyAction:
    """Nothing, a counter, or a build that goes on by lot."""
    action = _any(view.legal, dice)
    if isinstance(action, BuildTrack):
        name, _ = Position(view.table).acting
        hexes = action.hexes
        while dice.pick(4, "on") and (more := next_hexes(view.table, name, hexes)):
            hexes = (*hexes, more[dice.pick(len(more), "hex")])
        return BuildTrack(hexes)
    return action


def _cities(view: View, dice: Dice) -> AnyAction:
    table = view.table
    name, _ = Position(table).acting
    return ServeCities(_some(services.reached(table, name), services.size(table, name), dice))


_BLIND: dict[Phase, Callable[[View, Dice], AnyAction]] = {
    Phase.MARKET: _turn,
    Phase.AUCTION: _raise,
    Phase.SCRAP: _scraps,
    Phase.TRACK: _walk,
    Phase.SERVICE: _cities,
}
"""Any lawful action, each with some chance; in the other phases `legal` lists them all."""


def _any(actions: Sequence[AnyAction], dice: Dice) -> AnyAction:
    return actions[dice.pick(len(actions), "action")]


def _market(view: View, dice: Dice) -> AnyAction | None:
    """Mostly a purchase: enough shares to start a railroad with, or of one that is running."""
    table = view.table
    price = next(prices(Position(table)), 0)
    good: list[AnyAction] = []
    for action in view.legal:
        if isinstance(action, TakeTurn) and isinstance(action.parts[0], Buy):
            part = action.parts[0]
            if not part.value or part.value * part.held >= price + START:
                good.append(action)
    return _any(good, dice) if good else Pass()


def _auction(view: View, dice: Dice) -> AnyAction:
    return PassBid() if dice.pick(2, "bid") else view.legal[1]


def _scrap(view: View, dice: Dice) -> AnyAction:
    """Cards that cost more than they serve."""
    return scrap(view)


def _equipment(view: View, dice: Dice) -> AnyAction:
    """A card if it brings more than it costs, or in any case when the game is late."""
    table = view.table
    name, line = Position(table).acting
    more = equipped(table, name, 1)
    assert more is not None
    now, then = (
        services.income(each, name, services.best(each, name).cities).net for each in (table, more)
    )
    return BuyEquipment(int(then > now or not line.cards or table.turn >= LATE))


def _track(view: View, dice: Dice) -> AnyAction | None:
    """A counter, or some way to a city or counter that leaves money enough."""
    table = view.table
    name, line = Position(table).acting
    takes = [action for action in view.legal if isinstance(action, TakeResource)]
    if takes:
        return _any(takes, dice)
    found = [
        way
        for way in ways(table, name).values()
        if way.cost * (2 if way.gain else 6) <= line.treasury
    ]
    if not found:
        return BuildNothing()
    return BuildTrack(found[dice.pick(len(found), "way")].hexes)


def _service(view: View, dice: Dice) -> AnyAction:
    return view.legal[-1]


def _profit(view: View, dice: Dice) -> AnyAction | None:
    return RetainProfits() if view.table.turn >= LATE else None


_LEAN: dict[Phase, Callable[[View, Dice], AnyAction | None]] = {
    Phase.MARKET: _market,
    Phase.AUCTION: _auction,
    Phase.SCRAP: _scrap,
    Phase.EQUIPMENT: _equipment,
    Phase.TRACK: _track,
    Phase.SERVICE: _service,
    Phase.PROFIT: _profit,
}

TEMPER = 0.1
"""By what part the robot at a table misjudges purchases at the most: no two games are alike."""

ROBOTS: dict[str, Robot] = {robot.name: robot for robot in (Random(), Steady(whim=TEMPER))}
