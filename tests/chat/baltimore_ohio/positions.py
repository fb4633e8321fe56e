"""Baltimore & Ohio in the pretended Discord: positions laid out by hand, for Ann, Bob and Cat."""

import re
from typing import Any

import data.baltimore_ohio as facts
from cogs.baltimore_ohio.market.card import CODE
from rules.baltimore_ohio.market_round.composing import Plan
from rules.baltimore_ohio.model.actions import Buy, BuyBack, Lot, OpenAuction, Sell
from rules.baltimore_ohio.model.options import ALL_EXPANSIONS, Options
from rules.baltimore_ohio.model.state import State
from tests.support.baltimore_ohio.states import cash, in_market, level, new_game, running

SELL, SELL_MORE, BUY = "Sell…", "Sell more…", "Buy…"
BACK, OPEN = "Buy back Orphan Stock…", "Auction a Robber Baron…"


def market(options: Options | None = None, *, turn: int = 1, tech_level: int = 1) -> State:
    """Ann presides over the B&O with 4 of its shares (Bob has 2, one is orphan) and has 1 of Bob's
    PA (3 orphan); everybody has 300 dollars; it is Ann's market turn."""
    state = new_game(3, options)
    level(state, tech_level)
    running(state, "BO", {0: 4, 1: 2}, value=66, treasury=150, orphan=1)
    running(state, "PA", {1: 3, 0: 1}, value=60, treasury=120, orphan=3)
    cash(state, 300, 300, 300)
    return in_market(state, turn=turn)


def barons(**more: Any) -> State:
    """The same in the second Market Round, with every expansion."""
    return market(ALL_EXPANSIONS, turn=2, **more)


def receivership(state: State, railroad: str, *track: str) -> None:
    """The railroad has gone under; its track lies still."""
    running(state, railroad, {2: 1}, value=34, track=track)
    line = state.railroads[railroad]
    state.order.remove(railroad)
    line.status, line.value, line.president = "receivership", None, None
    line.held, line.orphan = 10, 0
    del state.players[2].shares[railroad]


LETTERS = dict(zip("BMCYHPEIKWN", facts.SHORT_NAMES, strict=True))
"""Railroads in `turn`, by a letter each."""
_PART = re.compile(
    r"s(?P<sold>(?:[A-Z][0-9])+)|r(?P<back>[A-Z])(?P<count>[0-9])|o(?P<card>[1-9])\.(?P<bid>[0-9]+)"
    r"|b(?P<bought>[A-Z])(?P<held>[0-9])(?P<orphan>[0-9])(?:\.(?P<value>[0-9]+))?"
)


def turn(text: str) -> str:
    """A market turn as it stands in keys: `sB3C1bP21rE2` sells 3 B&O and 1 C&O, buys 2 Held and 1
    Orphan share of the PA and has the Erie buy 2 back; `bC50.66` starts the C&O at $66, and behind
    `_` stands a railroad or Robber Baron that is to be added."""
    written, mark, name = text.partition("_")
    plan: Plan = ()
    for match in _PART.finditer(written):
        if match["sold"]:
            lots = re.findall("([A-Z])([0-9])", match["sold"])
            plan = (*plan, Sell(tuple(Lot(LETTERS[letter], int(count)) for letter, count in lots)))
        elif match["back"]:
            plan = (*plan, BuyBack(LETTERS[match["back"]], int(match["count"])))
        elif match["card"]:
            plan = (*plan, OpenAuction(f"RB{match['card']}", int(match["bid"])))
        else:
            held, orphan, value = int(match["held"]), int(match["orphan"]), int(match["value"] or 0)
            plan = (*plan, Buy(LETTERS[match["bought"]], held, orphan, value))
    return CODE.encode(plan) + (f"_{LETTERS.get(name, f'RB{name}')}" if mark else "")
