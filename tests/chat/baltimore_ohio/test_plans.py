"""A market turn in a component id: read back as written, and never too long."""

import data.baltimore_ohio as facts
from cogs.baltimore_ohio.market.card import CODE, MARKET
from rules.baltimore_ohio.market_round.composing import Plan
from rules.baltimore_ohio.model.actions import Buy, BuyBack, Lot, OpenAuction, Sell
from tests.chat.baltimore_ohio.positions import turn

KEY = 72
"""Characters of an adapter's key (`tests/chat/discord/test_limits.py`)."""
RAILROADS = list(facts.railroads())


def longest() -> Plan:
    """More than the rules could ever let through: every railroad in the sale, the longest purchase
    between buy-backs by all of them, and an auction with all the money there is."""
    lots = Sell(tuple(Lot(name, 10) for name in RAILROADS))
    backs = [BuyBack(name, 10) for name in RAILROADS]
    buy = Buy("NW", 10, 0, value=110)
    return (*backs[:4], lots, *backs[4:8], buy, *backs[8:], OpenAuction("RB8", 99_999))


def test_the_longest_plan_fits_into_a_key() -> None:
    plan = longest()
    for head in ("turn", "sell", "open"):
        assert len(f"{head}/{CODE.encode(plan)}") <= KEY
    shorter = CODE.encode(plan[:-1])
    assert len(f"open/{shorter}_RB8") <= KEY and len(f"back/{shorter}_ERIE") <= KEY


def test_the_last_step_is_left_out() -> None:
    for text, less in (("bP10sB1C2", "bP10sB1"), ("bP10sB1", "bP10"), ("bP10", "")):
        shorter = MARKET.less(CODE.decode(turn(text)))
        assert shorter is not None and CODE.encode(shorter) == turn(less)
    assert MARKET.less(()) is None
