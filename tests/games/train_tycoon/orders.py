"""Orders that a seat of Train Tycoon could leave, picked at random."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from rules.train_tycoon.model.actions import Level
from rules.train_tycoon.model.view import View
from rules.train_tycoon.shares.mergers import OFFERS
from rules.train_tycoon.standing_orders import order_kinds as rules
from rules.train_tycoon.standing_orders.offers import suggest_orders
from tests.conformance.case import expired

REASONS = expired(
    "out; inactive company=PDL; held company=PDL count=1; held company=PDL count=3; "
    "sold company=PDL count=1; sold company=PDL count=2; none company=PDL count=0; "
    "traded company=PDL price_money=25; cheap company=PDL price_money=25; "
    "dear company=PDL price_money=25; president company=PDL; worth worth_money=-35; no-ipo; "
    "loss company=PDL loss_money=20; poor company=PDL cash_money=20; "
    "rich company=PDL cash_money=200; over; line company=PDL; cost company=PDL cost_money=80; "
    "less company=PDL income_money=30"
)


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
    if chance.random() < 0.4 and (ahead := _ahead(view, seat, chance)) is not None:
        return ahead
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


def taken(view: View, seat: int, offers: Sequence[Any]) -> Iterator[Any]:
    """The plan of a turn, and for each company what stands first of its turn."""
    operates: set[str] = set()
    for offer in offers:
        if isinstance(offer, rules.PlanShares):
            yield offer
        elif isinstance(offer, rules.OperateAsProposed) and offer.company not in operates:
            operates.add(offer.company)
            yield offer


def _ahead(view: View, seat: int, chance: random.Random) -> Any:
    """One that is offered, or says something like it, if there is any."""
    table = view.table
    if table.attempt is not None and chance.random() < 0.7:
        price = chance.choice([None, 0, 35, 90])
        voice: rules.Stance | None = chance.choice([None, "for", "against"])
        bids = (rules.Offered(ask.company, chance.choice(OFFERS)) for ask in table.asks[:1])
        now = table.attempt
        return rules.PlanBids(
            table.turn, now.initiator, now.target, tuple(bids), price, price, price, voice
        )
    offered = list(suggest_orders(view, seat))
    if not offered:
        return None
    order = chance.choice(offered)
    if isinstance(order, rules.OperateAsProposed):
        return replace(order, least=order.least + chance.choice([-20, 0, 10]))
    if isinstance(order, rules.PlanShares):
        return replace(order, turn=chance.choice([0, order.turn, order.turn + 1]))
    return order


_BOUNDS = ((0, 0), (20, 0), (0, 40), (15, 45))
