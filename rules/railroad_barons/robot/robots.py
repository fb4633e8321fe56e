"""The robots that play by rule of thumb. They see a view and draw from dice of their own."""

from __future__ import annotations

from rules.game import Robot
from rules.railroad_barons.robot.random_robot import Random
from rules.railroad_barons.robot.steady import Steady

TABLE_WHIM = 0.08
"""The `whim` of the robot at tables, so that no two games are alike."""

ROBOTS: dict[str, Robot] = {robot.name: robot for robot in (Random(), Steady(whim=TABLE_WHIM))}
