"""The robots: seats played by rule of thumb. They see a view and draw from dice of their own."""

from __future__ import annotations

from rules.game import Robot
from rules.railroad_barons.anything import Random

ROBOTS: dict[str, Robot] = {robot.name: robot for robot in (Random(),)}


def robot(name: str) -> Robot:
    """The robot of that name, such as "random". Raises KeyError for any other."""
    return ROBOTS[name]
