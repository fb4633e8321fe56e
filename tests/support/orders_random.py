"""Orders that a seat of each game could leave, picked at random."""

from __future__ import annotations

import random
from typing import Any

from rules.baltimore_ohio.model.play import TRACK
from rules.baltimore_ohio.model.view import View as BandoView
from rules.baltimore_ohio.standing_orders import orders as bando
from rules.rail_baron import orders as rails
from rules.rail_baron.model.view import View as RailBaronView
from rules.rail_baron.routing.routes import proposals
from rules.railroad_barons import orders as barons
from rules.railroad_barons.model.view import View as BaronsView
from rules.train_tycoon.model.actions import Level
from rules.train_tycoon.model.view import View as TycoonView
from rules.train_tycoon.standing_orders import orders as tycoon


def rail_baron(view: RailBaronView, seat: int, chance: random.Random) -> Any:
    """One of Rail Baron's, a route among them if the seat has a destination."""
    marks = [*view.bank, *(mark for other in view.seats for mark in other.railroads)]
    mark, sum_ = chance.choice(marks), chance.randrange(0, 40_000, 500)
    routes = proposals(view, seat) if chance.random() < 0.5 else []
    if routes:
        found = rails.follow(view, seat, chance.choice(routes).path)
        if found is not None:
            return found
    return chance.choice(
        [
            rails.GoOn(),
            rails.StayHome(),
            rails.BuyAtPrice(mark, sum_ // 4),
            rails.BidUpTo(mark, sum_),
            rails.PassAuctions(),
            rails.SaveUp(sum_),
        ]
    )


def railroad_barons(view: BaronsView, seat: int, chance: random.Random) -> Any:
    """One of Railroad Barons'."""
    holding = chance.choice(list(view.table.holdings))
    unless: barons.Unless = chance.choice(["anything", "sells", "buys", "never"])
    return chance.choice(
        [
            barons.passing(view, seat, unless),
            barons.PayOn(holding, chance.choice([0, 100, 200])),
            barons.OperateAsBefore(holding),
            barons.RefuseBelow(holding, chance.randrange(1, 500)),
            barons.TakePriority(),
            barons.LeavePriority(),
        ]
    )


def baltimore_ohio(view: BandoView, seat: int, chance: random.Random) -> Any:
    """One of Baltimore & Ohio's, mostly of a railroad that the seat presides over."""
    table = view.table
    own = [name for name, line in table.railroads.items() if line.president == seat]
    railroad = chance.choice(own or list(table.railroads))
    other, value = chance.choice(list(table.railroads)), chance.choice(TRACK)
    unless: bando.Unless = chance.choice(["anything", "sells", "buys", "starts", "never"])
    cities: bando.Cities = chance.choice(["most", "rising"])
    profit: bando.Profit = chance.choice(["pay", "retain"])
    return chance.choice(
        [
            bando.passing(view, seat, unless),
            bando.SellWhen(other, value, chance.random() < 0.5, chance.randrange(4)),
            bando.BuyAtMost(other, value, chance.randrange(4)),
            bando.BidUpTo(f"RB{chance.randrange(1, 9)}", chance.randrange(200)),
            bando.PassAuctions(),
            bando.OperateAsIs(railroad, cities, profit),
            bando.KeepEquipment(railroad, chance.randrange(7)),
            bando.LeaveTrack(railroad, chance.choice([0, 100, 500])),
            bando.ServeFor(railroad, cities),
            bando.PayOn(railroad, chance.choice([0, value])),
            bando.RetainOn(railroad, chance.choice([0, 300])),
        ]
    )


def train_tycoon(view: TycoonView, seat: int, chance: random.Random) -> Any:
    """One of Train Tycoon's, mostly of a company that the seat presides over."""
    table = view.table
    led = [name for name, row in table.companies.items() if row.president == seat]
    company = chance.choice(led or list(table.companies))
    other, price = chance.choice(table.order or list(table.companies)), chance.randrange(10, 90, 5)
    voice: tycoon.Stance = chance.choice(["for", "against"])
    profit: tycoon.Profit = chance.choice(["pay", "retain"])
    level: Level = chance.choice(["low", "mid", "high"])
    cash = chance.choice([0, 0, 100, 300])
    if table.attempt is not None and chance.random() < 0.5:
        return tycoon.VoteOn(table.attempt.target, voice, chance.choice([0, price]))
    if table.operation is not None and chance.random() < 0.3:
        return chance.choice([tycoon.PayOn, tycoon.RetainOn])(table.operation.company, cash)
    return chance.choice(
        [
            tycoon.BuyAtMost(other, price, chance.randrange(1, 6)),
            tycoon.SellAtLeast(other, price, chance.randrange(3)),
            tycoon.PassTrades(chance.choice(["", "", other]), *chance.choice(_BOUNDS)),
            tycoon.SetLevel(company, level),
            tycoon.LeaveShares(),
            tycoon.StaySolvent(),
            tycoon.NameNoTarget(),
            tycoon.BidNothing(),
            tycoon.VoteOn(other, voice, chance.choice([0, price])),
            tycoon.LeaveIpos(),
            tycoon.OperateAsIs(company, profit),
            tycoon.OpenNoLine(company, cash),
            tycoon.LeaveTrains(company),
            tycoon.PayOn(company, cash),
            tycoon.RetainOn(company, cash),
        ]
    )


_BOUNDS = ((0, 0), (20, 0), (0, 40), (15, 45))
