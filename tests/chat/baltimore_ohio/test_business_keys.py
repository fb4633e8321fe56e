"""Keys of turns: how plans are written, and that every one fits into a component id."""

import pytest

import data.baltimore_ohio as facts
from bot.chat.base.errors import UnknownKey
from bot.chat.ui.keys import ComponentId, Route
from cogs.baltimore_ohio import plans
from cogs.baltimore_ohio.market.card import CODE as MARKET_CODE
from cogs.baltimore_ohio.market.card import MARKET
from cogs.baltimore_ohio.plans import CODE, PlanPage
from rules.baltimore_ohio.model.actions import (
    BuildNothing,
    BuildTrack,
    Buy,
    BuyBack,
    Lot,
    OpenAuction,
    Sell,
)
from rules.baltimore_ohio.model.state import Phase
from rules.baltimore_ohio.turn_plan import Plan, Start
from tests.chat.baltimore_ohio.positions import turn

SPILL = "/+5"


def fits(key: str) -> bool:
    """In an id with a great table and version."""
    return len(key) <= 72 and ComponentId(999_999, 99_999, Route.PLAY, key).is_valid


def test_the_later_of_two_choices_counts() -> None:
    chosen = (Plan(buy=1), Plan(track=BuildNothing()), Plan(buy=2), Plan(pays=True))
    text = "/".join(map(CODE.encode, (*chosen, Plan(pays=False))))
    assert plans.parse_key(text).plan == Plan(buy=2, track=BuildNothing(), pays=False)
    assert plans.parse_key("") == PlanPage(Plan()) and plans.parse_key("_/_") == PlanPage(Plan())


def test_the_longest_plans_fit_with_what_is_added_to_them() -> None:
    """Seven hexes in a row of any plan, a form, and the number of a split menu; a railroad that is
    thought to start has no cards to scrap."""
    track = BuildTrack(tuple(row.id for row in facts.board_map().hexes[-7:]))
    cards, cities = tuple(range(1, 36)), tuple(facts.cities())
    whole = Plan(scrap=cards, buy=35, track=track, cities=cities, pays=True)
    for first, plan in (
        ("run", whole),
        ("what/ERIE", whole),
        ("what/ERIE", Plan(Start(375, 10), None, 35, track, cities, True)),
    ):
        written = CODE.encode(plan)
        assert fits(f"{first}/{written}/_c") and fits(f"{first}/{written}{SPILL}")
        before = CODE.encode(plan.clear_step(Phase.TRACK))
        assert fits(f"{first}/{before}/_h/{CODE.encode(Plan(track=track))}")


@pytest.mark.parametrize(
    "text", ["0", "é", "_x", "_w/3", "_a/3", "_h/0", "_c/3", "_s/3", "_h/3/3/3", "z" * 40]
)
def test_nothing_else_is_read(text: str) -> None:
    with pytest.raises(UnknownKey):
        plans.parse_key(text)


def test_the_longest_market_turn_fits() -> None:
    """More than the rules could ever let through: every railroad in the sale, the longest purchase
    between buy-backs by all of them, and an auction with all the money there is."""
    railroads = list(facts.railroads())
    lots = Sell(tuple(Lot(name, 10) for name in railroads))
    backs = [BuyBack(name, 10) for name in railroads]
    buy, auction = Buy("NW", 10, 0, value=110), OpenAuction("RB8", 99_999)
    plan = (*backs[:4], lots, *backs[4:8], buy, *backs[8:], auction)
    for head in ("turn", "sell", "open"):
        assert fits(f"{head}/{MARKET_CODE.encode(plan)}")
    shorter = MARKET_CODE.encode(plan[:-1])
    assert fits(f"open/{shorter}_RB8") and fits(f"back/{shorter}_ERIE")


def test_the_last_step_of_a_market_turn_is_left_out() -> None:
    for text, less in (("bP10sB1C2", "bP10sB1"), ("bP10sB1", "bP10"), ("bP10", "")):
        shorter = MARKET.less(MARKET_CODE.decode(turn(text)))
        assert shorter is not None and MARKET_CODE.encode(shorter) == turn(less)
    assert MARKET.less(()) is None
