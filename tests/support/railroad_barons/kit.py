"""All that tests of Railroad Barons put together, under one short name:
`from tests.support.railroad_barons import kit as rrb`.

Actions, events, options and states of the rules (`rrb.SellAndBuy`, `rrb.State`, `rrb.Phase`), the
kinds of standing orders, and the builders of `states`: `rrb.table(rrb.player(), rrb.player())` is
a position of a Stock Round, `rrb.refused` asserts a refusal by code and ruling. Operating Rounds
have builders of their own in `operating`, positions for chat stand in
`tests.chat.railroad_barons.positions`; a table in chat begins at one with `World.at(state)`."""

from rules.railroad_barons.game import GAME
from rules.railroad_barons.model.actions import *
from rules.railroad_barons.model.events import *
from rules.railroad_barons.model.options import *
from rules.railroad_barons.model.play import *
from rules.railroad_barons.model.state import *
from rules.railroad_barons.standing_orders.order_kinds import *
from tests.support.railroad_barons.states import *
