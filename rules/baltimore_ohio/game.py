"""The game Baltimore & Ohio: its rules with orders and robots."""

from __future__ import annotations

from rules.baltimore_ohio.robot.evaluator import BaltimoreOhioEvaluator
from rules.baltimore_ohio.robot.robots import ROBOTS
from rules.baltimore_ohio.rules import Rules
from rules.baltimore_ohio.standing_orders.offers import suggest_orders
from rules.baltimore_ohio.standing_orders.order_kinds import AnyOrder
from rules.baltimore_ohio.standing_orders.orders import ORDERS


class BaltimoreOhio(Rules):
    """The game Baltimore & Ohio; see `rules.game.GameOf` for what each method promises."""

    order_type: object = AnyOrder
    orders = ORDERS
    suggest_orders = staticmethod(suggest_orders)
    robots = ROBOTS
    evaluator = BaltimoreOhioEvaluator()


GAME = BaltimoreOhio()
