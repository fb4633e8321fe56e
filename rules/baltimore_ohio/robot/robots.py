"""The robots: random and steady. They see a view and draw from dice of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.business_round.building import cheapest_builds, next_hexes
from rules.baltimore_ohio.business_round.equipment import total_prices
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
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import Phase
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.robot.prospects import table_with_cards
from rules.baltimore_ohio.robot.steady import Steady, choose_scrap
from rules.dice import Dice
from rules.game import Robot

T = TypeVar("T")

START_MARGIN = 40
"""Dollars beyond the price of a card with which a railroad starts well."""
SENSIBLE_ODDS = {Phase.MARKET: 5, Phase.AUCTION: 5, Phase.PROFIT: 2}
DEFAULT_ODDS = 15
"""One choice in so many is any legal one; the others tend to keep money in the game. What costs
a railroad money for good is chosen blindly but rarely, or a game runs out of money."""
LATE_TURN = 25
"""From this turn on profits are retained and equipment is bought, so that the game ends."""


class Random:
    """Takes any legal action with some chance, preferring those that bring a game to its end.

    Shares are bought rather than sold, railroads get the money for equipment and track that
    pays."""

    name = "random"

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        """Return a legal action for `seat`, which must be in `view.to_move` and be the viewer."""
        choose_sensibly = _SENSIBLE.get(view.table.phase)
        if choose_sensibly is not None and dice.pick(
            SENSIBLE_ODDS.get(view.table.phase, DEFAULT_ODDS), "sense"
        ):
            action = choose_sensibly(view, dice)
            if action is not None:
                return action
        choose_any = _RANDOM.get(view.table.phase)
        return _pick(view.legal, dice) if choose_any is None else choose_any(view, dice)


def _random_turn(view: View, dice: Dice) -> AnyAction:
    """Return a pass, or a turn of any legal parts."""
    plan: composing.Plan = ()
    while dice.pick(2, "part"):
        next_parts = composing.next_parts(view, plan)
        lots = composing.next_lots(view, plan) if plan and isinstance(plan[-1], Sell) else ()
        index = dice.pick(len(next_parts) + len(lots) + 1, "part")
        if index < len(next_parts):
            plan = (*plan, next_parts[index])
        elif index < len(next_parts) + len(lots):
            plan = composing.add_lot(plan, lots[index - len(next_parts)])
        else:
            break
    return TakeTurn(plan) if plan else Pass()


def _random_bid(view: View, dice: Dice) -> AnyAction:
    """Return any bid that the seat can pay, or a pass."""
    auction = view.table.auction
    assert auction is not None
    max_increase = view.table.players[auction.waiting[0]].cash - auction.bid
    increase = dice.pick(max_increase + 1, "bid")
    return Bid(auction.bid + increase) if increase else PassBid()


def _sample(items: Sequence[T], count: int, dice: Dice) -> tuple[T, ...]:
    """Draw `count` of the items."""
    remaining = list(items)
    return tuple(remaining.pop(dice.pick(len(remaining), "item")) for _ in range(count))


def _random_scrap(view: View, dice: Dice) -> AnyAction:
    cards = Position(view.table).acting_railroad[1].cards
    return ScrapEquipment(_sample(cards, dice.pick(len(cards) + 1, "cards"), dice))


def _random_track(view: View, dice: Dice) -> AnyAction:
    """Return nothing, a counter, or a build that is extended at random."""
    action = _pick(view.legal, dice)
    if isinstance(action, BuildTrack):
        name, _ = Position(view.table).acting_railroad
        hexes = action.hexes
        while dice.pick(4, "on") and (next_ones := next_hexes(view.table, name, hexes)):
            hexes = (*hexes, next_ones[dice.pick(len(next_ones), "hex")])
        return BuildTrack(hexes)
    return action


def _random_service(view: View, dice: Dice) -> AnyAction:
    table = view.table
    name, _ = Position(table).acting_railroad
    return ServeCities(
        _sample(services.reached_cities(table, name), services.service_size(table, name), dice)
    )


_RANDOM: dict[Phase, Callable[[View, Dice], AnyAction]] = {
    Phase.MARKET: _random_turn,
    Phase.AUCTION: _random_bid,
    Phase.SCRAP: _random_scrap,
    Phase.TRACK: _random_track,
    Phase.SERVICE: _random_service,
}
"""Functions that return any legal action, each with some chance; elsewhere `legal` lists all."""


def _pick(actions: Sequence[AnyAction], dice: Dice) -> AnyAction:
    return actions[dice.pick(len(actions), "action")]


def _sensible_turn(view: View, dice: Dice) -> AnyAction | None:
    """Choose mostly a purchase: enough shares to start a railroad, or shares of one that runs."""
    table = view.table
    price = next(total_prices(Position(table)), 0)
    purchases: list[AnyAction] = []
    for action in view.legal:
        if isinstance(action, TakeTurn) and isinstance(action.parts[0], Buy):
            part = action.parts[0]
            if not part.value or part.value * part.held >= price + START_MARGIN:
                purchases.append(action)
    return _pick(purchases, dice) if purchases else Pass()


def _sensible_bid(view: View, dice: Dice) -> AnyAction:
    return PassBid() if dice.pick(2, "bid") else view.legal[1]


def _sensible_scrap(view: View, dice: Dice) -> AnyAction:
    """Scrap cards that cost more than they serve."""
    return choose_scrap(view)


def _sensible_equipment(view: View, dice: Dice) -> AnyAction:
    """Buy a card if it brings more than it costs, or in any case late in the game."""
    table = view.table
    name, line = Position(table).acting_railroad
    with_card = table_with_cards(table, name, 1)
    assert with_card is not None
    now, later = (
        services.income(state, name, services.best_service(state, name).cities).net
        for state in (table, with_card)
    )
    return BuyEquipment(int(later > now or not line.cards or table.turn >= LATE_TURN))


def _sensible_track(view: View, dice: Dice) -> AnyAction | None:
    """Take a counter, or build to a city or counter in a way that leaves enough money."""
    table = view.table
    name, line = Position(table).acting_railroad
    takes = [action for action in view.legal if isinstance(action, TakeResource)]
    if takes:
        return _pick(takes, dice)
    affordable = [
        way
        for way in cheapest_builds(table, name).values()
        if way.cost * (2 if way.gain else 6) <= line.treasury
    ]
    if not affordable:
        return BuildNothing()
    return BuildTrack(affordable[dice.pick(len(affordable), "way")].hexes)


def _sensible_service(view: View, dice: Dice) -> AnyAction:
    return view.legal[-1]


def _sensible_profit(view: View, dice: Dice) -> AnyAction | None:
    return RetainProfits() if view.table.turn >= LATE_TURN else None


_SENSIBLE: dict[Phase, Callable[[View, Dice], AnyAction | None]] = {
    Phase.MARKET: _sensible_turn,
    Phase.AUCTION: _sensible_bid,
    Phase.SCRAP: _sensible_scrap,
    Phase.EQUIPMENT: _sensible_equipment,
    Phase.TRACK: _sensible_track,
    Phase.SERVICE: _sensible_service,
    Phase.PROFIT: _sensible_profit,
}

MAX_WHIM = 0.1
"""The part by which the robot at a table underrates purchases at most: no two games are alike."""

ROBOTS: dict[str, Robot] = {robot.name: robot for robot in (Random(), Steady(whim=MAX_WHIM))}
