"""Standing orders for a railroad in a Business Round, which its president leaves."""

from functools import partial
from typing import Any

import pytest

from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.model import actions as a
from rules.game import OrderAction, OrderExpired
from tests.support import carrying
from tests.support.baltimore_ohio import kit as bo

comes_to = partial(carrying.comes_to, bo.GAME)


def operating(phase: bo.Phase = bo.Phase.SCRAP, **line: Any) -> bo.State:
    """The B&O of seat 0 in its turn, asked for one step; it can serve two of three cities."""
    state = bo.new_game(3)
    values = {"value": 66, "cards": (1,), "treasury": 200, "track": ("H17", "H18", "I17")}
    bo.in_business(bo.running(state, "BO", {0: 4, 1: 2}, **(values | line)))
    left = {
        bo.Phase.SCRAP: a.ScrapEquipment(),
        bo.Phase.EQUIPMENT: a.BuyEquipment(0),
        bo.Phase.TRACK: a.BuildNothing(),
    }
    while state.phase is not phase:
        bo.do(state, left.get(state.phase) or list(bo.GAME.legal(state, 0))[-1])
    return state


@pytest.mark.parametrize(
    "order",
    [
        bo.OperateAsIs("BO", "most", "pay"),
        bo.KeepEquipment("BO"),
        bo.LeaveTrack("BO"),
        bo.ServeFor("BO", "most"),
        bo.PayOn("BO"),
        bo.RetainOn("BO"),
    ],
)
def test_only_a_president_decides_for_a_railroad(order: Any) -> None:
    """Ruling 12: the order goes with the presidency; and it waits for the railroad's turn."""
    state = operating()
    assert comes_to(state, 1, order) == OrderExpired("president", {"railroad": "BO"})
    assert comes_to(bo.in_market(state, 0), 0, order) is None


def test_a_railroad_is_operated_as_it_is() -> None:
    """Step by step, to the end of its turn."""
    state, order = operating(), bo.OperateAsIs("BO", "most", "pay")
    done = []
    while bo.GAME.turn_of(state)[1] == 0 and state.business and state.business.round == 1:
        outcome = comes_to(state, 0, order)
        assert isinstance(outcome, OrderAction) and outcome.then == order
        done.append(outcome.action)
        bo.do(state, outcome.action)
    assert done[:3] == [a.ScrapEquipment(), a.BuyEquipment(0), a.BuildNothing()]
    assert isinstance(done[-1], a.PayDividends)
    assert state.railroads["BO"].cards == [1]


def test_a_railroad_is_not_operated_at_a_loss() -> None:
    """Ruling 33: without equipment it earns nothing, and its person is asked."""
    state = operating(bo.Phase.EQUIPMENT, cards=())
    order = bo.OperateAsIs("BO", "most", "retain")
    assert comes_to(state, 0, order) == OrderExpired("loss", {"railroad": "BO"})
    assert comes_to(state, 0, bo.KeepEquipment("BO")) == OrderExpired(
        "no-cards", {"railroad": "BO"}
    )


def test_equipment_is_kept_until_a_level() -> None:
    order = bo.KeepEquipment("BO", 2)
    assert comes_to(operating(), 0, order) == OrderAction(a.ScrapEquipment(), order)
    state = operating(bo.Phase.EQUIPMENT)
    assert comes_to(state, 0, order) == OrderAction(a.BuyEquipment(0), order)
    state.tech_level = 2
    assert comes_to(state, 0, order) == OrderExpired("level", {"level": 2})


def test_track_is_left_until_the_treasury_is_full() -> None:
    state, order = operating(bo.Phase.TRACK), bo.LeaveTrack("BO", 201)
    assert comes_to(state, 0, order) == OrderAction(a.BuildNothing(), order)
    assert comes_to(operating(), 0, order) is None
    rich = {"railroad": "BO", "treasury_money": 200}
    assert comes_to(state, 0, bo.LeaveTrack("BO", 200)) == OrderExpired("treasury", rich)


def test_cities_are_served_for_most_or_for_slow_growth() -> None:
    """Ruling 28: the lowest sum above the previous one; where none is, the highest."""
    state = operating(bo.Phase.SERVICE)
    sums = [action.cities for action in bo.GAME.legal(state, 0)]
    nets = [services.income(state, "BO", cities).net for cities in sums]
    assert nets == sorted(nets) and nets[0] <= 0 < nets[1] < nets[-1]
    most = bo.ServeFor("BO", "most")
    assert comes_to(state, 0, most) == OrderAction(a.ServeCities(sums[-1]), most)
    rising = bo.ServeFor("BO", "rising")
    assert comes_to(state, 0, rising) == OrderAction(a.ServeCities(sums[1]), rising)
    state.railroads["BO"].income = nets[1]
    assert comes_to(state, 0, rising) == OrderAction(a.ServeCities(sums[2]), rising)
    state.railroads["BO"].income = 1_000
    assert comes_to(state, 0, rising) == OrderAction(a.ServeCities(sums[-1]), rising)


def test_dividends_are_paid_until_a_value_and_never_to_the_end() -> None:
    """Rulings 31 and 39."""
    state = operating(bo.Phase.PROFIT)
    for order in (bo.PayOn("BO"), bo.PayOn("BO", 74)):
        assert comes_to(state, 0, order) == OrderAction(a.PayDividends(), order)
    now = {"railroad": "BO", "value_money": 66}
    assert comes_to(state, 0, bo.PayOn("BO", 66)) == OrderExpired("value", now)
    last = operating(bo.Phase.PROFIT, value=341)
    for order in (bo.PayOn("BO"), bo.OperateAsIs("BO", "most", "pay")):
        assert comes_to(last, 0, order) == OrderExpired("ends", {"railroad": "BO"})
        last.peaked = True
        assert comes_to(last, 0, order) == OrderAction(a.PayDividends(), order)
        last.peaked = False


def test_profits_are_retained_while_the_value_stays() -> None:
    """Ruling 31: with falling income the person is asked, but for a counter that cannot fall."""
    state, order = operating(bo.Phase.PROFIT), bo.RetainOn("BO")
    assert comes_to(state, 0, order) == OrderAction(a.RetainProfits(), order)
    state.railroads["BO"].income = 1_000
    assert comes_to(state, 0, order) is None
    low = operating(bo.Phase.PROFIT, value=34, income=1_000)
    assert comes_to(low, 0, order) == OrderAction(a.RetainProfits(), order)
    rich = {"railroad": "BO", "treasury_money": 200}
    assert comes_to(state, 0, bo.RetainOn("BO", 150)) == OrderExpired("treasury", rich)
    assert bo.PayOn("BO").subject == bo.RetainOn("BO").subject
