"""The robots: seats played by rule of thumb. They see a view and draw from dice of their own."""

from __future__ import annotations

from rules.game import Robot
from rules.railroad_barons.robot.random_robot import Random
from rules.railroad_barons.robot.steady import Steady

TEMPER = 0.08
"""By what part the robot at a table misjudges purchases at the most: no two games are alike."""

ROBOTS: dict[str, Robot] = {robot.name: robot for robot in (Random(), Steady(whim=TEMPER))}
