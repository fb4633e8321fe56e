"""Where a declared train is safe between turns (ruling 28).

An opponent rovers by riding over it, and must keep to its own riding rules while it does: a stop
that it cannot pass without riding a segment twice, or without losing its own destination, is safe
from it whatever it rolls.
"""

from __future__ import annotations

from rules.rail_baron.board import Board, board
from rules.rail_baron.expected import chance_of_at_least
from rules.rail_baron.ride import Task, reachable, shortest_way, stops_of
from rules.rail_baron.routes import Plan, plan_of
from rules.rail_baron.view import SeatView, View
from rules.rail_baron.waypoints import join
from rules.rail_baron.worth import far_from

NO_GOAL = 0.5
"""How readily an opponent without a destination comes by: the next one may lie anywhere."""
LEAST = 0.3
"""How readily it comes by at the largest detour."""
LONG_DETOUR = 40
"""Segments of detour for which the award still hardly tempts."""
LOOKED_AT = 10
"""Stops that look safest and are looked at closely."""
MILE = 0.002
"""What a segment farther from home counts against a stop, in chances of being rovered."""
