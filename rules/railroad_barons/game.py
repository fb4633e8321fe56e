"""The game Railroad Barons: its rules with orders and robots."""

from __future__ import annotations

from rules.railroad_barons.robot.evaluator import RailroadBaronsEvaluator
from rules.railroad_barons.robot.robots import ROBOTS
from rules.railroad_barons.rules import Rules
from rules.railroad_barons.standing_orders.offers import suggest_orders
from rules.railroad_barons.standing_orders.order_kinds import AnyOrder
from rules.railroad_barons.standing_orders.orders import ORDERS


class RailroadBarons(Rules):
    """The game Railroad Barons; see `rules.game.GameOf` for the methods."""

    order_type: object = AnyOrder
    orders = ORDERS
    suggest_orders = staticmethod(suggest_orders)
    robots = ROBOTS
    evaluator = RailroadBaronsEvaluator()


GAME = RailroadBarons()
