"""What pages say of the same thing agrees: sums, plans and proposals come from one evaluation that
applies the action, in robots' games with all options."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

import pytest

import data.train_tycoon as facts
from rules.dice import NO_DICE
from rules.game import OrderAction, copy_state
from rules.train_tycoon.operation import forecast, investing, opening, trains
from rules.train_tycoon.robot import dealing, proposals
from rules.train_tycoon.robot.worth import fair_value
from rules.train_tycoon.shares import mergers
from rules.train_tycoon.shares.trading import price_after
from rules.train_tycoon.standing_orders.offers import (
    fair_value_of,
    suggest_deal,
    suggest_operations,
    suggest_share_plan,
)
from tests.games.train_tycoon import CASE, played
from tests.support.train_tycoon import kit as tt

NUMBERS = [n for n in range(60) if CASE.combination(n)[1].investments][:6]
"""Games with Investments, with and without the other options."""
STEADY, FEE = tt.GAME.robot("steady"), facts.finance().failed_bid_fee
SOME = 12
"""Actions of a kind that are looked at in a position."""


def states(number: int, every: int = 1) -> Iterator[tt.State]:
    """Those of a game, or one in so many."""
    for game in islice(played(number, "steady", "random"), 0, None, every):
        yield game.state


@pytest.mark.parametrize("number", NUMBERS[:3])
def test_the_sum_told_for_an_action_is_what_applying_it_brings(number: int) -> None:
    """Of lines, trains and cuts: the company's final sum after the action by the rules, less that
    before, investments included."""
    looked: Counter[tt.Phase] = Counter()
    for state in states(number, every=2):
        if state.phase not in (tt.Phase.LINE, tt.Phase.FACTORY, tt.Phase.TRAINS):
            continue
        position = tt.Position(state)
        name = position.operation.company
        before = forecast.Projection(position, name).final_net()
        if state.phase is tt.Phase.TRAINS:
            legal = tt.GAME.legal(state, tt.GAME.to_move(state)[0])
            for action in islice((a for a in legal if isinstance(a, tt.Cut | tt.Expand)), SOME):
                play = tt.MutablePosition(copy_state(state))
                do = trains.do_cut if isinstance(action, tt.Cut) else trains.do_expand
                do(play, 0, action)  # type: ignore[operator]
                after = forecast.Projection(play, name).final_net()
                assert proposals.evaluate_change(position, action).gain == after - before
                looked[state.phase] += 1
            continue
        for proposal in proposals.best_proposals(position)[:SOME]:
            play = tt.MutablePosition(copy_state(state))
            opening.do_opening(play, 0, proposal.plan.action)
            if opening.require_train(play) is tt.Phase.TAKE:
                continue  # which line gives up its train is asked then
            play.state.secret.markers = position.state.secret.markers
            after = forecast.Projection(play, name).final_net()
            assert proposals.evaluate_line(position, proposal.plan).gain == after - before, (
                proposal.plan
            )
            looked[state.phase] += 1
    assert looked[tt.Phase.LINE] > 20 and looked[tt.Phase.TRAINS], looked


@pytest.mark.parametrize("number", NUMBERS)
def test_no_page_sells_what_another_tells_to_buy(number: int) -> None:
    """The plan of a turn, the lesson's evaluation of a share, and the choices that are thought of:
    nobody sells what should count clearly more, or buys what should count clearly less."""
    looked = 0
    for state in states(number, every=3):
        if state.phase not in (tt.Phase.PRICES, tt.Phase.TRADE, tt.Phase.TREASURY):
            continue
        for seat in tt.GAME.to_move(state):
            view = tt.GAME.view(state, seat)
            if state.phase is not tt.Phase.TREASURY:
                for deal in suggest_share_plan(view.table, seat).deals:
                    worth = fair_value_of(view.table, deal.company)
                    assert not deal.sell or deal.sell > worth
                    assert deal.buy <= max(0, worth)
            for action in islice(tt.GAME.evaluator.candidates(view, seat), SOME):
                name = getattr(action, "company", "")
                if isinstance(action, tt.SellShare | tt.BuyShare) or (
                    isinstance(action, tt.Trade) and action.order != "pass"
                ):
                    sells = (
                        isinstance(action, tt.SellShare) or getattr(action, "order", "") == "sell"
                    )
                    advice, price = suggest_deal(view.table, name), view.table.companies[name].price
                    assert not (sells and advice.buy >= price), action
                    assert sells or price <= 1.5 * fair_value_of(view.table, name), action
                    looked += 1
    assert looked


@pytest.mark.parametrize("number", NUMBERS[:4])
def test_the_plan_of_a_turn_is_what_the_robot_does(number: int) -> None:
    """Prices and the deal at hand: what is proposed on the page, and what a hint begins with. Only
    the plan passes rather than risk a loan."""
    looked: Counter[str] = Counter()
    for state in states(number):
        if state.phase not in (tt.Phase.PRICES, tt.Phase.TRADE):
            continue
        for seat in tt.GAME.to_move(state):
            view = tt.GAME.view(state, seat)
            plan, done = suggest_share_plan(view.table, seat), STEADY.choose(view, seat, NO_DICE)
            outcome = tt.GAME.evaluate_order(view, seat, plan)
            assert isinstance(outcome, OrderAction)
            if getattr(done, "order", "") == "buy" and outcome.action != done:
                assert outcome.action == tt.Trade(done.company, "pass") and _risks_a_loan(
                    view, seat
                )  # type: ignore[union-attr]
                continue
            assert outcome.action == done
            looked[str(done)] += 1
    assert len(looked) > 9


def _risks_a_loan(view: Any, seat: int) -> bool:
    """Whether the seat could not pay for the share and for all that others could sell to it."""
    table, net = view.table, view.table.players[seat].net
    for name in table.companies_left:
        if table.companies[name].president == seat:
            sellers = sum(name in row.shares for row in table.players) - 1
            net -= table.companies[name].price * sellers
    return bool(net < table.companies[table.trading].price)


@pytest.mark.parametrize("number", NUMBERS[:4])
def test_the_line_that_is_proposed_is_the_one_the_robot_opens(number: int) -> None:
    """Or both open none; the first line of the menu, and the plan of the company's turn."""
    looked: Counter[bool] = Counter()
    for state in states(number):
        if state.phase not in (tt.Phase.LINE, tt.Phase.FACTORY):
            continue
        (seat,) = tt.GAME.to_move(state)
        view = tt.GAME.view(state, seat)
        done, position = STEADY.choose(view, seat, NO_DICE), tt.Position(view.table)
        if state.phase is tt.Phase.FACTORY:
            assert done == proposals.best_proposals(position)[0].plan.action
            continue
        name = position.operation.company
        (plan, *_) = [plan for plan in suggest_operations(view.table, seat) if plan.company == name]
        assert done == (plan.line or tt.SkipLine())
        proposed = proposals.best_proposals(position)
        assert (plan.line is not None) == bool(proposed and proposed[0].worth > 0)
        assert plan.line in (None, *[proposal.plan.action for proposal in proposed[:1]])
        looked[plan.line is None] += 1
    assert looked[True] and looked[False]


@pytest.mark.parametrize("number", NUMBERS[1:3])
def test_a_menu_says_of_a_line_what_its_page_says(number: int) -> None:
    """To whoever reads it: with the values of one's own investments on private pages, and none on
    those that everybody sees."""
    differ = 0
    for state in states(number, every=2):
        if state.phase is not tt.Phase.LINE:
            continue
        tables = [tt.GAME.view(state, seat).table for seat in (None, *tt.GAME.to_move(state))]
        menus = []
        for seen in map(tt.Position, tables):
            menu = proposals.best_proposals(seen)[:SOME]
            assert menu == tuple(proposals.evaluate_line(seen, line.plan) for line in menu)
            menus.append({line.plan.action: line.gain for line in menu})
        differ += menus[0] != menus[1]
        other = copy_state(state)
        other.secret.markers = [[40 - marker for marker in hand] for hand in state.secret.markers]
        assert proposals.best_proposals(
            tt.Position(tt.GAME.view(other, None).table)
        ) == proposals.best_proposals(tt.Position(tables[0]))
    assert differ


def test_nobody_thinks_of_a_deal_that_surely_loses() -> None:
    """Of a target whose takeover by an own company brings no more than the fee, of such a bid, of
    a price at which one would be bankrupt once others sold what is dear."""
    left_out: Counter[str] = Counter()
    for state in chain.from_iterable(map(states, NUMBERS[:4])):
        if state.phase not in (tt.Phase.TARGET, tt.Phase.BIDS, tt.Phase.PRICES):
            continue
        (seat, *_) = tt.GAME.to_move(state)
        view = tt.GAME.view(state, seat)
        thought = set(tt.GAME.evaluator.candidates(view, seat))
        for action in view.legal:
            if _loses(tt.Position(view.table), seat, action):
                assert action not in thought
                left_out[type(action).__name__] += 1
    assert left_out["TargetCompany"] and left_out["Bid"] and left_out["SetPrice"], left_out


def _loses(position: tt.Position, seat: int, action: tt.AnyAction) -> bool:
    """By a takeover done on a copy, and by the money that is left once all others have sold."""
    match action:
        case tt.TargetCompany(company):
            return all(
                evaluation.gain <= FEE
                for evaluation in dealing.evaluate_own_offers(position, seat, company, fair_value)
            )
        case tt.Bid(company, offer) if offer != "none":
            target = mergers.attempt(position).target
            evaluated = dealing.evaluate_offers(position, seat, target, company, fair_value)
            return all(
                evaluation.gain <= 0 for evaluation in evaluated if evaluation.bid.kind == offer
            )
        case tt.SetPrice(company, level) if level != "low":
            price = price_after(position.company(company).price, level)
            players = enumerate(position.state.players)
            sellers = sum(holder != seat and company in row.shares for holder, row in players)
            dear = sellers and price > fair_value(position, company)
            return dear and position.state.players[seat].net - sellers * price < -100
    return False


def invested() -> tt.State:
    """PDL runs one line that earns and another, with an investment of seat 0 of 40 x 4, that does
    not; seat 1 does not know its value."""
    state = tt.table(100, 100, options=tt.Options(investments=True))
    tt.company(tt.company(state, "PDL", [3, 1], president=0, net=200), "CHC", [1, 3], president=1)
    tt.factory(state, "D2", "cheese", 3)
    tt.line(state, "PDL", "B3", "C3", "D2")
    tt.line(tt.transfer(state, "F1"), "PDL", "D2", "E2", "F1")
    state.secret.markers = [[40, 40, 0, 0], [0, 0, 40, 40]]
    state.investments = [tt.Investment(0, 0, "E2", 4)]
    return tt.operate(state, "PDL")


def test_a_cut_costs_the_investments_on_the_line() -> None:
    """As far as the reader knows them; else as much as they bring on average."""
    state = invested()
    cut = tt.Cut(2)
    without = copy_state(state)
    without.investments = []
    saved = forecast.action_gain(tt.Position(without), cut)
    assert saved > 0
    for seat, amount in ((0, 160), (1, 80), (None, 80)):
        seen = tt.Position(tt.GAME.view(state, seat).table)
        assert investing.marker_credit(seen, {2}) == amount
        assert proposals.evaluate_change(seen, cut).gain == saved - amount
    assert fair_value_of(tt.GAME.view(state, 0).table, "PDL") > fair_value_of(without, "PDL")
