"""All that tests of Rail Baron put together, under one short name:
`from tests.support.rail_baron import kit as rb`.

Actions, events, options and states of the rules (`rb.BuyRailroad`, `rb.State`, `rb.Phase`), the
kinds of standing orders, and the builders of `states`: `rb.game(rb.seat("Chicago"), …)` is a
position, `rb.act(state, action, *dice)` acts in it under the referee, `rb.refused` asserts
a refusal by its code and ruling, `rb.of(events, kind)` picks events, `rb.along` and `rb.rides` are
ways over the map. Positions for chat stand in `tests.chat.rail_baron.positions`; a table in chat
begins at one with `World.at(state)`."""

from rules.rail_baron.game import GAME
from rules.rail_baron.model.actions import *
from rules.rail_baron.model.board import *
from rules.rail_baron.model.events import *
from rules.rail_baron.model.options import *
from rules.rail_baron.model.state import *
from rules.rail_baron.standing_orders.order_kinds import *
from tests.support.rail_baron.states import *
from tests.support.rail_baron.views import *
