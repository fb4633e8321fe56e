"""All that tests of Baltimore & Ohio put together, under one short name:
`from tests.support.baltimore_ohio import kit as bo`.

Actions, events, options and states of the rules (`bo.BuildTrack`, `bo.State`, `bo.Phase`), the
kinds of standing orders, and the builders of `states`: `bo.new_game()` is a game just set up,
`bo.running(state, "BO", {0: 4, 1: 2}, …)` sets a railroad going, `bo.in_market`, `bo.in_business`
begin a round, `bo.do(state, action)` acts under the referee, `bo.refused` asserts a refusal by its
code and ruling. Positions for chat stand in `tests.chat.baltimore_ohio.positions` and
`business_positions`; a table in chat begins at one with `World.at(state)`."""

from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.model.actions import *
from rules.baltimore_ohio.model.board import *
from rules.baltimore_ohio.model.events import *
from rules.baltimore_ohio.model.options import *
from rules.baltimore_ohio.model.position import *
from rules.baltimore_ohio.model.state import *
from rules.baltimore_ohio.standing_orders.order_kinds import *
from tests.support.baltimore_ohio.states import *
