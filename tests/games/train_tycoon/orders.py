"""Orders that a seat of Train Tycoon could leave, picked at random."""

from __future__ import annotations

import random
from typing import Any

from rules.train_tycoon.model.actions import Level
from rules.train_tycoon.model.view import View
from rules.train_tycoon.standing_orders import orders as rules


def some_order(view: View, seat: int, chance: random.Random) -> Any:
    """One of Train Tycoon's, mostly of a company that the seat presides over."""
    table = view.table
    led = [name for name, row in table.companies.items() if row.president == seat]
    company = chance.choice(led or list(table.companies))
    other, price = chance.choice(table.order or list(table.companies)), chance.randrange(10, 90, 5)
    voice: rules.Stance = chance.choice(["for", "against"])
    profit: rules.Profit = chance.choice(["pay", "retain"])
    level: Level = chance.choice(["low", "mid", "high"])
    cash = chance.choice([0, 0, 100, 300])
    if table.attempt is not None and chance.random() < 0.5:
        return rules.VoteOn(table.attempt.target, voice, chance.choice([0, price]))
    if table.operation is not None and chance.random() < 0.3:
        return chance.choice([rules.PayOn, rules.RetainOn])(table.operation.company, cash)
    return chance.choice(
        [
            rules.BuyAtMost(other, price, chance.randrange(1, 6)),
            rules.SellAtLeast(other, price, chance.randrange(3)),
            rules.PassTrades(chance.choice(["", "", other]), *chance.choice(_BOUNDS)),
            rules.SetLevel(company, level),
            rules.LeaveShares(),
            rules.StaySolvent(),
            rules.NameNoTarget(),
            rules.BidNothing(),
            rules.VoteOn(other, voice, chance.choice([0, price])),
            rules.LeaveIpos(),
            rules.OperateAsIs(company, profit),
            rules.OpenNoLine(company, cash),
            rules.LeaveTrains(company),
            rules.PayOn(company, cash),
            rules.RetainOn(company, cash),
        ]
    )


_BOUNDS = ((0, 0), (20, 0), (0, 40), (15, 45))
