"""Turns put together from a view: market turns, railroads' turns, what if."""

from typing import Any

import msgspec
import pytest

from rules.baltimore_ohio.forecast import equipment_prices, forecast
from rules.baltimore_ohio.market_round.composing import (
    ValueChange,
    add_lot,
    next_lots,
    next_parts,
    preview_market_turn,
    startable_railroads,
)
from rules.baltimore_ohio.trial import try_actions
from rules.dice import NO_DICE
from rules.errors import RuleError
from tests.support.baltimore_ohio import kit as bo


def packed(value: Any) -> bytes:
    return msgspec.msgpack.encode(value)


def market() -> bo.State:
    state = bo.new_game(3, bo.Options(robber_barons=True))
    bo.running(state, "BO", {0: 4, 1: 3}, value=100, treasury=300)
    bo.cash(bo.running(state, "BM", {0: 2, 1: 2}, value=66, treasury=100), 150, 200, 200)
    return bo.in_market(state, 0, turn=2)


def test_what_can_follow_a_plan() -> None:
    """Parts are those that the rules would accept next, and nothing follows an auction."""
    view = bo.GAME.view(market(), 0)
    first = next_parts(view)
    assert bo.Buy("BO", held=1) in first and bo.Buy("BO", held=2) not in first
    assert bo.Sell((bo.Lot("BM", 2),)) in first
    assert not any(isinstance(part, bo.BuyBack) for part in first)
    after = next_parts(view, (bo.Sell((bo.Lot("BO", 1),)),))
    assert bo.BuyBack("BO", 1) in after and bo.Buy("BM", held=3) in after
    assert not any(isinstance(part, bo.Sell) for part in after)
    assert not any(isinstance(part, bo.Buy) and part.railroad == "BO" for part in after)
    assert next_parts(view, (bo.OpenAuction("RB1", 1),)) == ()
    with pytest.raises(RuleError):
        next_parts(view, (bo.Buy("BO", held=9),))
    with pytest.raises(RuleError):
        next_parts(bo.GAME.view(market(), None))


def test_a_sale_grows_by_lots() -> None:
    """Lots of further railroads join the sale with which the plan ends."""
    view = bo.GAME.view(market(), 0)
    plan = add_lot((), bo.Lot("BO", 2))
    assert plan == (bo.Sell((bo.Lot("BO", 2),)),)
    assert next_lots(view, plan) == (bo.Lot("BM", 1), bo.Lot("BM", 2))
    plan = add_lot(plan, bo.Lot("BM", 1))
    assert next_lots(view, plan) == ()
    assert next_lots(view, (*plan, bo.Buy("PA", held=1, value=55))) == ()
    bo.do(market(), bo.TakeTurn(plan))


def test_the_outcome_of_a_turn() -> None:
    """Running cash, values, presidents and treasuries, and nothing is touched."""
    view = bo.GAME.view(market(), 0)
    before = packed(view)
    preview = preview_market_turn(
        view, bo.TakeTurn((bo.Sell((bo.Lot("BO", 2),)), bo.Buy("BM", held=3)))
    )
    assert preview.cash == (150, 350, 152)
    assert preview.values == (ValueChange("BO", 100, 91),)
    assert preview.presidents == (("BO", 0, 1),)
    assert preview.treasuries == {"BM": 100 + 198}
    assert preview.shares == {"BM": 5, "BO": 2}
    started = preview_market_turn(view, bo.TakeTurn((bo.Buy("PA", held=2, value=60),)))
    assert started.values == (ValueChange("PA", None, 60),)
    assert started.presidents == (("PA", None, 0),)
    assert packed(view) == before
    with pytest.raises(RuleError):
        preview_market_turn(view, bo.TakeTurn((bo.Buy("BO", held=9),)))
    with pytest.raises(RuleError) as caught:
        preview_market_turn(bo.GAME.view(market(), 1), bo.TakeTurn((bo.Buy("BO", held=1),)))
    assert caught.value.code == "not-your-turn"


def test_startable() -> None:
    """What has not begun and the level allows."""
    state = market()
    assert startable_railroads(bo.GAME.view(state, 0)) == ("CO", "NYC", "NH", "PA")


def operating() -> bo.State:
    state = bo.new_game(3)
    bo.running(state, "BO", {0: 4, 1: 2}, value=66, treasury=300, cards=(1,), track=("J16",))
    bo.in_business(bo.running(state, "BM", {1: 3}, value=60, cards=(2,)))
    return state


TURN = (bo.ScrapEquipment(), bo.BuyEquipment(1), bo.BuildTrack(("I15",)), bo.PayDividends())


def test_a_railroads_turn_at_once() -> None:
    """An `Operate` is its steps one after another, to the byte."""
    whole, single = operating(), operating()
    events = bo.do(whole, bo.Operate(TURN))
    alike = [event for step in TURN for event in bo.do(single, step)]
    assert packed(whole) == packed(single) and events == alike
    assert whole.business is not None and whole.business.railroad == "BM"


def test_a_railroads_turn_is_refused_whole() -> None:
    """A step that is not legal, too many, or none: nothing happens. It may stop midway."""
    bo.refused(operating(), bo.Operate((*TURN[:2], bo.BuildTrack(("A17",)))), "build-apart", "22")
    bo.refused(operating(), bo.Operate((*TURN, bo.ScrapEquipment())), "operate-long", "19")
    bo.refused(operating(), bo.Operate(()), "operate-empty", "19")
    bo.refused(operating(), bo.Operate((bo.PayDividends(),)), "now-scrap", "19")
    bo.refused(operating(), bo.Operate(TURN), "not-your-turn", "19", seat=1)
    bo.refused(market(), bo.Operate(TURN), "now-market", "6")
    state = operating()
    bo.do(state, bo.Operate(TURN[:2]))
    assert state.phase is bo.Phase.TRACK
    bo.do(state, bo.Operate((bo.BuildNothing(), bo.RetainProfits())))


def test_trials_walk_a_turn() -> None:
    """What a card needs to put a turn together: the next choices after those made, from a view."""
    state = operating()
    view = bo.GAME.view(state, 0)
    before = packed(view)
    chosen: list[Any] = []
    while (trial := try_actions(view, chosen)).same_turn:
        assert trial.to_move == (0,) and trial.legal
        chosen.append(trial.legal[-1])
    assert trial.legal == () and packed(view) == before
    bo.GAME.apply(state, 0, bo.Operate(tuple(chosen)), NO_DICE)
    assert packed(state) == packed(trial.table)
    with pytest.raises(RuleError):
        try_actions(view, [bo.PayDividends()])
    with pytest.raises(RuleError):
        try_actions(bo.GAME.view(state, None), [bo.ScrapEquipment()])


def test_what_if() -> None:
    """Income, maintenance and net with the best cities, now and at the next level."""
    state = operating()
    sums = forecast(state, "BO")
    assert (sums.capacity, sums.now.gross, sums.now.maintenance, sums.now.net) == (1, 20, 10, 10)
    assert sums.next_level is not None
    assert (sums.next_level.gross, sums.next_level.maintenance) == (30, 20)
    assert equipment_prices(state)[:4] == (90, 175, 255, 395)
    bo.level(state, 6)
    assert forecast(state, "BO").next_level is None
