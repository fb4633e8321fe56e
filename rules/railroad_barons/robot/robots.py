"""The robots: seats played by rule of thumb. They see a view and draw from dice of their own."""

from __future__ import annotations

from rules.game import Robot
from rules.railroad_barons.robot.random_robot import Random
from rules.railroad_barons.robot.steady import Steady

ROBOTS: dict[str, Robot] = {robot.name: robot for robot in (Random(), Steady())}
