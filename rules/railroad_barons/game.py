"""Railroad Barons as a game of the house: its rules, with orders and robots."""

from __future__ import annotations

from typing import Any

from rules.railroad_barons.course import Course
from rules.railroad_barons.robot.mind import Mind
from rules.railroad_barons.robot.robots import ROBOTS
from rules.railroad_barons.standing_orders.offers import offering
from rules.railroad_barons.standing_orders.order_kinds import AnyOrder
from rules.railroad_barons.standing_orders.orders import ORDERS


class RailroadBarons(Course):
    """The game Railroad Barons; see `rules.game.GameOf` for what each method promises."""

    order_type: Any = AnyOrder
    orders = ORDERS
    offering = staticmethod(offering)
    robots = ROBOTS
    mind = Mind()


GAME = RailroadBarons()
"""The game's one object."""
