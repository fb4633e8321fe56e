"""All that tests of Train Tycoon put together, under one short name:
`from tests.support.train_tycoon import kit as tt`.

Actions, events, options and states of the rules (`tt.OpenLine`, `tt.State`, `tt.Phase`), the kinds
of standing orders, and the builders of `states`: `tt.table(100, 100)` is a position without an
active company, `tt.company`, `tt.line`, `tt.factory` add to it, `tt.step` runs automatic steps,
`tt.act(state, seat, action)` acts under the referee, `tt.refused` asserts a refusal by code and
ruling; `tt.target`, `tt.bids`, `tt.rebids` and `tt.votes` play a merger. Those for chat stand in
`tests.chat.train_tycoon.positions` and `operating_positions`; a table in chat begins at one with
`World.at(state)`."""

from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.actions import *
from rules.train_tycoon.model.board import *
from rules.train_tycoon.model.events import *
from rules.train_tycoon.model.operation_events import *
from rules.train_tycoon.model.options import *
from rules.train_tycoon.model.position import *
from rules.train_tycoon.model.state import *
from rules.train_tycoon.standing_orders.order_kinds import *
from tests.support.train_tycoon.market import *
from tests.support.train_tycoon.states import *
