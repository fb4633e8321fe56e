"""Serving cities, dividends, retained profits and losses (RULINGS 28 to 34)."""

from itertools import combinations

import pytest

from rules.baltimore_ohio.business_round import services
from tests.support.baltimore_ohio import kit as bo

SERVED = ("I15", "J16", "J15", "K15", "L15")
"""Baltimore, Washington, Richmond."""


def test_exactly_as_many_cities() -> None:
    """Ruling 28: the smaller of capacity and cities, all different, by any choice: every sum has a
    proposal and poor ones are legal."""
    state = bo.running(bo.new_game(3), "BO", {0: 4}, track=SERVED, cards=(1, 2))
    bo.in_business(state)
    bo.do(state, bo.ScrapEquipment())
    bo.do(state, bo.BuildNothing()) if state.phase is bo.Phase.TRACK else None
    assert state.phase is bo.Phase.SERVICE
    bo.refused(state, bo.ServeCities(("Richmond",)), "serve-size", "28")
    bo.refused(state, bo.ServeCities(("Richmond", "Richmond")), "serve-twice", "28")
    bo.refused(state, bo.ServeCities(("Richmond", "Boston")), "serve-city", "28")
    revenue = {"Baltimore": 20, "Washington": 20, "Richmond": 30}
    sums = {sum(revenue[city] for city in some) for some in combinations(revenue, 2)}
    offered = [action.cities for action in bo.GAME.legal(state, 0)]
    assert {sum(revenue[city] for city in some) for some in offered} == sums
    events = bo.do(state, bo.ServeCities(("Washington", "Baltimore")))
    assert bo.of(events, bo.IncomeEarned)[0].net == 40 - 20


def test_no_question_with_one_sum() -> None:
    """Ruling 28: where every choice brings the same, nobody is asked."""
    state = bo.alone(cards=(1,), treasury=0)
    events = bo.do(state, bo.ScrapEquipment())
    assert bo.of(events, bo.IncomeEarned)[0].cities == ("Baltimore",)
    assert state.phase is bo.Phase.PROFIT


def test_income_section() -> None:
    """Rulebook, income: cities at the present level and coal, less maintenance for every card."""
    state = bo.running(bo.new_game(3), "BO", {0: 4}, track=SERVED, cards=(1, 6), coal=1)
    income = services.income(state, "BO", services.best_service(state, "BO").cities)
    assert (income.gross, income.maintenance, income.net) == (30 + 30 + 20 + 40, 40, 80)


def test_a_loss_costs_nothing() -> None:
    """Ruling 30: the treasury is not touched, the mark for the next round is 0, and it is updated
    whatever is done with a profit."""
    state = bo.alone(treasury=90, income=30)
    bo.do(state, bo.BuildNothing())
    assert state.railroads["BO"].treasury == 90 and state.railroads["BO"].income == 0
    losing = bo.alone(cards=(1,), treasury=0, income=30)
    bo.do(losing, bo.ScrapEquipment(), bo.RetainProfits())
    assert losing.railroads["BO"].income == 10


@pytest.mark.parametrize(
    ("value", "previous", "pays", "after"),
    [
        (66, 0, True, 74),
        (66, 10, True, 66),
        (66, 30, True, 66),
        (66, 0, False, 66),
        (66, 10, False, 66),
        (66, 30, False, 60),
        (375, 0, True, 375),
        (34, 30, False, 34),
    ],
)
def test_moves_of_the_value(value: int, previous: int, pays: bool, after: int) -> None:
    """Ruling 31: up with a dividend from a higher income, down with a lower one retained, no move
    otherwise; never above 375 nor below 34.
    Rulebook, retained profits: all into the treasury; the value falls if the income did."""
    state = bo.alone(cards=(1,), income=previous, value=value)
    state.peaked = value == 375
    events = bo.do(state, bo.ScrapEquipment(), bo.PayDividends() if pays else bo.RetainProfits())
    assert bo.dollars(state, "BO") == after
    kept = [] if pays else [bo.ProfitRetained("BO", 10)]
    assert bo.of(events, bo.ProfitRetained) == kept


def test_dividends_by_share() -> None:
    """Ruling 32: a tenth a share to players and, for Held Stock, to the treasury; orphans are paid
    nothing.
    Rulebook, dividends: paid by the bank; the value rises if the income did."""
    state = bo.alone(cards=(1,), orphan=3, treasury=0)
    before = [player.cash for player in state.players]
    events = bo.do(state, bo.ScrapEquipment(), bo.PayDividends())
    assert bo.of(events, bo.DividendPaid) == [bo.DividendPaid("BO", 1, ((0, 4), (1, 2)), 1)]
    assert [player.cash - old for player, old in zip(state.players, before, strict=True)] == [
        4,
        2,
        0,
    ]
    assert state.railroads["BO"].treasury == 1


@pytest.mark.parametrize(("value", "after"), [(66, 55), (37, 34), (34, 34)])
def test_a_loss(value: int, after: int) -> None:
    """Ruling 33: two spaces down, the President gives a share to Held Stock, presidency is looked
    at; orphans stay.
    Rulebook, profitability: nothing earned devalues by two spaces and costs the President a
    share."""
    state = bo.running(bo.new_game(3), "BO", {0: 3, 1: 3}, value=value, orphan=2)
    events = bo.in_business(bo.running(state, "BM", {0: 1}, value=34, cards=(1,)))
    assert bo.of(events, bo.ShareSacrificed) == [bo.ShareSacrificed(0, "BO")]
    assert bo.dollars(state, "BO") == after
    line = state.railroads["BO"]
    assert (line.held, line.orphan, line.president) == (2 + 1, 2, 1)


def test_counters_need_a_card_but_no_capacity() -> None:
    """Ruling 29: coal earns $40 on top of the cities, with at least one card, else nothing.
    FAQ, no equipment: neither cities nor coal earn; it is a loss."""
    state = bo.running(bo.new_game(3), "BO", {0: 4}, cards=(1,), coal=2, value=66)
    assert services.income(state, "BO", ("Baltimore",)).gross == 20 + 80
    state.railroads["BO"].cards = []
    assert services.counter_income(state, "BO") == 0 and services.service_size(state, "BO") == 0
    events = bo.in_business(state)
    earned = bo.of(events, bo.IncomeEarned)[0]
    assert (earned.gross, earned.net) == (0, 0)
    assert bo.of(events, bo.ValueMoved)[0] == bo.ValueMoved("BO", 66, 55, "loss")
