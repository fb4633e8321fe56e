"""Baltimore & Ohio as a game of the house: its rules, with orders and robots."""

from __future__ import annotations

from typing import Any

from rules.baltimore_ohio.course import Course
from rules.baltimore_ohio.robot.mind import Mind
from rules.baltimore_ohio.robot.robots import ROBOTS
from rules.baltimore_ohio.standing_orders.offers import offering
from rules.baltimore_ohio.standing_orders.order_kinds import AnyOrder
from rules.baltimore_ohio.standing_orders.orders import ORDERS


class BaltimoreOhio(Course):
    """The game Baltimore & Ohio; see `rules.game.GameOf` for what each method promises."""

    order_type: Any = AnyOrder
    orders = ORDERS
    offering = staticmethod(offering)
    robots = ROBOTS
    mind = Mind()


GAME = BaltimoreOhio()
