"""Orders that a seat of Baltimore & Ohio could leave, picked at random."""

import random
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, get_args

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.standing_orders import market_orders
from rules.baltimore_ohio.standing_orders import order_kinds as rules
from rules.baltimore_ohio.standing_orders.offers import suggest_orders
from tests.conformance.case import expired

OFFERED = 0.3
"""How often it is one that the rules offer, if there is any."""

REASONS = expired(
    "out; round-over turn=3; other-sells seat=1 railroad=NKP; other-buys seat=1 railroad=NKP; "
    "other-starts seat=1 railroad=NKP; none railroad=NKP; off-track railroad=NKP; "
    "all-yours railroad=NKP; yours card=RB1; taken card=RB1 seat=1; no-barons; "
    "president railroad=NKP; loss railroad=NKP; level level=4; no-cards railroad=NKP; "
    "treasury railroad=NKP treasury_money=200; value railroad=NKP value_money=66; "
    "ends railroad=NKP; turn-over turn=3; dearer cash_money=10 shown_money=20; "
    "net railroad=NKP net_money=10 shown_money=20; "
    "left railroad=NKP treasury_money=10 shown_money=20; "
    "worth railroad=NKP value_money=66 shown_money=82; asked railroad=NKP"
)
NAMED = facts.SHORT_NAMES.__getitem__
"""What is said of a railroad."""


def some_order(view: View, seat: int, chance: random.Random) -> Any:
    """One of Baltimore & Ohio's, mostly of a railroad that the seat presides over."""
    table = view.table
    presided = [name for name, line in table.railroads.items() if line.president == seat]
    railroad = chance.choice(presided or list(table.railroads))
    other, value = chance.choice(list(table.railroads)), chance.choice(facts.track_values())
    unless: rules.Unless = chance.choice(get_args(rules.Unless))
    cities: rules.Cities = chance.choice(["most", "rising"])
    profit: rules.Profit = chance.choice(["pay", "retain"])
    if chance.random() < OFFERED:
        # One of the first few: those behind it need not be worked out.
        offered = list(islice(suggest_orders(view, seat), chance.randrange(4) + 1))
        if offered:
            return offered[-1]
    return chance.choice(
        [
            market_orders.pass_market_order(view, seat, unless),
            rules.SellWhen(other, value, chance.random() < 0.5, chance.randrange(4)),
            rules.BuyAtMost(other, value, chance.randrange(4)),
            rules.BidUpTo(f"RB{chance.randrange(1, 9)}", chance.randrange(200)),
            rules.PassAuctions(),
            rules.OperateAsIs(railroad, cities, profit),
            rules.KeepEquipment(railroad, chance.randrange(7)),
            rules.LeaveTrack(railroad, chance.choice([0, 100, 500])),
            rules.ServeFor(railroad, cities),
            rules.PayOn(railroad, chance.choice([0, value])),
            rules.RetainOn(railroad, chance.choice([0, 300])),
        ]
    )


def taken(view: View, seat: int, offers: Sequence[Any]) -> Iterator[Any]:
    """What a player leaves who plays as it is proposed: of the orders about the same the first."""
    kinds = [type(offer) for offer in offers]
    wanted = rules.PassMarket if view.table.market is not None else rules.OperateAll
    if wanted in kinds:
        yield offers[kinds.index(wanted)]
