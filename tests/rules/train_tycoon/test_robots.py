"""Robots: always legal, the same for the same dice, and steady better than random."""

from __future__ import annotations

from rules.dice import SeededDice
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.actions import (
    AnyAction,
    Bid,
    BuyShare,
    Cut,
    DeclareBankruptcy,
    DeclineBankruptcy,
    Invest,
    InvestNothing,
    OpenLine,
    PassIpo,
    PassTreasury,
    PayOut,
    Retain,
    SellShare,
    SkipLine,
    TakeTrain,
    TargetCompany,
    Trade,
    TriggerIpo,
    Vote,
)
from rules.train_tycoon.model.options import Options
from rules.train_tycoon.model.position import Position, Step
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.operation import lines
from rules.train_tycoon.robot.steady import fair_value
from tests.games.train_tycoon import played
from tests.support.train_tycoon.market import bids, market, target
from tests.support.train_tycoon.states import (
    act,
    balanced,
    company,
    factory,
    line,
    new,
    operate,
    resource,
    step,
    table,
    transfer,
)


def choice(state: State, seat: int, robot: str = "steady", seed: bytes = b"robot") -> AnyAction:
    """What the robot does, found legal."""
    chosen: AnyAction = GAME.robot(robot).choose(GAME.view(state, seat), seat, SeededDice(seed))
    GAME.check(state, seat, chosen)
    return chosen


def test_steady_beats_random() -> None:
    """A steady seat in turn among random ones wins far more than its share of twelve games."""
    won, share = 0, 0.0
    for number in range(12):
        seats = 2 + number * 37 % 120 % 5
        robots = ["steady" if seat == number % seats else "random" for seat in range(seats)]
        *_, game = played(number, *robots)
        won += number % seats in game.events[-1].winners
        share += 1 / seats
    assert won >= 9 > 2 * share


def test_random_does_anything_listed() -> None:
    """Each listed action comes up."""
    state = table(100, 100)
    company(state, "PDL", [2, 2], president=0)
    company(state, "CHC", [2, 2], president=1)
    step(balanced(state), Step.TREASURY)
    wanted = set(GAME.legal(state, 0))
    assert {choice(state, 0, "random", bytes([n])) for n in range(100)} == wanted


def test_random_opens_any_line() -> None:
    """Each legal line has its chance, those that clear a transfer hub away too."""
    state = table(100, 100, turn=1)
    company(state, "PDL", [2, 2], president=0, net=300)
    for place in ("F1", "F3", "F5"):
        transfer(state, place)
    line(state, "PDL", "F1", "F2", "F3")
    operate(state, "PDL")
    wanted = {plan.action for plan in lines.all_lines(Position(state))} | {SkipLine()}
    assert any(lay.how == "clear" for a in wanted if isinstance(a, OpenLine) for lay in a.route)
    view, robot, dice = GAME.view(state, 0), GAME.robot("random"), SeededDice(b"lines")
    found = {robot.choose(view, 0, dice) for _ in range(8_000)}
    assert found <= wanted
    assert len(found) > 0.95 * len(wanted)


def rich_and_poor() -> State:
    """PDL has 400 in cash and a price of 5, CHC nothing and a price of 100."""
    state = table(100, 100)
    company(state, "PDL", [2, 2], president=0, net=400, price=5)
    company(state, "CHC", [2, 2], president=1, net=0, price=100)
    return state


def test_steady_buys_cheap_and_sells_dear() -> None:
    """By what a share should be worth at the end."""
    state = rich_and_poor()
    position = Position(balanced(state))
    assert fair_value(position, "PDL") == 100 and fair_value(position, "CHC") == 0
    step(state, Step.TREASURY)
    assert choice(state, 0) in (BuyShare("PDL"), SellShare("CHC"))
    state = rich_and_poor()
    balanced(state)
    state.companies_left = ["PDL", "CHC"]
    step(state, Step.NEXT_TRADE)
    assert choice(state, 1) == Trade("PDL", "buy")
    act(state, 1, Trade("PDL", "pass"))
    assert choice(state, 0) == Trade("CHC", "sell")


def test_steady_leaves_fair_prices_alone() -> None:
    state = table(100, 100)
    company(state, "PDL", [2, 2], president=0, net=100, price=25)
    step(balanced(state), Step.TREASURY)
    assert choice(state, 0) == PassTreasury()


def test_steady_goes_bankrupt_only_under_water() -> None:
    for net, wanted in ((-95, DeclareBankruptcy()), (20, DeclineBankruptcy())):
        state = table(net, 100)
        company(state, "PDL", [1, 3], president=1, net=0)
        state.players_left = [0, 1]
        step(balanced(state), Step.NEXT_BANKRUPTCY)
        assert choice(state, 0) == wanted


def test_steady_does_not_go_bankrupt_over_losses_to_come_unless_they_are_certain() -> None:
    """Of a company whose trains bring nothing, while its shares count more than nothing: only in
    the last round nothing can be done about them."""
    for turn, wanted in ((2, DeclineBankruptcy()), (5, DeclareBankruptcy())):
        state = table(10, 100, turn=turn)
        company(state, "PDL", [2, 2], president=0, net=10)
        for place in ("F1", "F3", "F5"):
            transfer(state, place)
        line(state, "PDL", "F1", "F2", "F3")
        line(state, "PDL", "F3", "F4", "F5")
        state.players_left = [0, 1]
        step(balanced(state), Step.NEXT_BANKRUPTCY)
        assert fair_value(Position(state), "PDL") * 2 < -10
        assert choice(state, 0) == wanted


def test_trades_that_would_not_hold_are_not_tried() -> None:
    """Selling without a share, and buying without the money (11)."""
    for held, net, price, kept, never in (
        (0, 150, 100, 100, {"sell"}),
        (1, 400, 25, 20, {"buy", "sell"}),  # for that it should count far too much
    ):
        state = table(100, kept)
        company(state, "PDL", [2, held], president=0, net=net, price=price)
        state.companies_left = ["PDL"]
        step(balanced(state), Step.NEXT_TRADE)
        assert choice(state, 1) == Trade("PDL", "pass")
        tried = GAME.evaluator.proposals(GAME.view(state, 1), 1)
        assert {"buy", "sell", "pass"} - {one.order for one in tried} == never


def test_steady_votes_for_a_good_price() -> None:
    """The target's holders at more than it is worth, not at less."""
    for offer, wanted in (("high", Vote("for")), ("low", Vote("against"))):
        state = market()
        target(state)
        bids(state, PDL=offer)
        assert state.phase is Phase.VOTE and choice(state, 2) == wanted


def test_steady_sells_its_company_to_one_that_others_own_too() -> None:
    """At the best price that leaves the buyer solvent."""
    state = table(100, 100, 100)
    company(state, "PDL", [3, 1, 0], president=0, net=300, income=200)
    company(state, "BHR", [4, 0, 0], president=2, net=0, price=50)
    step(balanced(state), Step.MERGERS)
    assert choice(state, 0) == TargetCompany("BHR")
    act(state, 0, TargetCompany("BHR"))
    assert choice(state, 0) == Bid("PDL", "mid")


def test_steady_floats_what_will_earn() -> None:
    """Where passengers wait in every city, not where nobody does."""
    for waiting, wanted in ((6, TriggerIpo("CHC")), (0, PassIpo())):
        state = table(200, 100, 100)
        company(state, "PDL", [2, 1, 1], president=0, net=100)
        for hub in state.hubs.values():
            if hub.kind == "city":
                hub.stock = waiting
        step(balanced(state), Step.IPO)
        assert choice(state, 0) == wanted


def test_a_line_just_opened_is_kept() -> None:
    """It was opened for what follows; nor does who thinks ahead try to cut it."""
    state = table(100, 100, turn=1)
    company(state, "ICR", [2, 2], president=0, net=200)
    factory(state, "F3", "tools")
    resource(state, "F5", "oil", 0)
    transfer(state, "F1")
    line(state, "ICR", "F1", "F2", "F3")
    operate(state, "ICR")
    act(state, 0, OpenLine("F3", new("F4"), "F5"))
    assert choice(state, 0) != Cut(2)
    tried = GAME.evaluator.proposals(GAME.view(state, 0), 0)
    assert Cut(1) in tried and Cut(2) not in tried


def test_steady_opens_what_pays() -> None:
    """Oil to the factory that takes it; nothing where nothing is to be earned."""
    state = table(100, 100, turn=1)
    company(state, "ICR", [2, 2], president=0, net=200)
    factory(state, "F3", "tools")
    resource(state, "F5", "oil", 9)
    transfer(state, "F1")
    line(state, "ICR", "F1", "F2", "F3")
    operate(state, "ICR")
    assert choice(state, 0) == OpenLine("F3", new("F4"), "F5")
    state.turn = 5
    state.hubs["F5"].stock = 0
    assert choice(state, 0) == SkipLine()


def test_steady_takes_the_train_least_missed() -> None:
    """A broken line's first."""
    state = table(100, 100)
    company(state, "PDL", [2, 2], president=0, net=500)
    for n in (1, 3, 5, 7, 9):
        transfer(state, f"F{n}")
        transfer(state, f"H{n}")
    for letter in "FH":
        for n in (1, 3, 5, 7):
            line(state, "PDL", f"{letter}{n}", f"{letter}{n + 1}", f"{letter}{n + 2}")
    for a, b, c in (("F3", "E4", "D3"), ("F5", "E6", "D5")):
        transfer(state, c)
        line(state, "PDL", a, b, c)
    operate(state, "PDL")
    act(state, 0, OpenLine("F1", new("E2"), "D2"))
    assert state.phase is Phase.TAKE
    for robot in ("steady", "absent"):
        assert isinstance(choice(state, 0, robot), TakeTrain)
    state.lines[4].broken = True
    for robot in ("steady", "absent"):
        assert choice(state, 0, robot) == TakeTrain(5)


def test_steady_invests_what_counts() -> None:
    """A marker of 40, not one of nothing. Which of two equal ones it is falls by lot: its place in
    the hand is public (63), and always the first would tell of those before it."""
    state = table(100, 100, turn=1, options=Options(investments=True))
    company(state, "PDL", [2, 2], president=0, net=300)
    transfer(state, "F1")
    transfer(state, "F3")
    transfer(state, "F5")
    line(state, "PDL", "F1", "F2", "F3")
    state.secret.markers = [[0, 40, 0, 40], [0, 0, 40, 40]]
    operate(state, "PDL")
    act(state, 0, OpenLine("F3", new("F4"), "F5"))
    chosen = set()
    for net in range(200, 260, 5):
        state.companies["PDL"].net = net
        thought = set(GAME.evaluator.proposals(GAME.view(state, 0), 0))
        chosen.add(choice(state, 0))
        assert choice(state, 0) in thought and InvestNothing() in thought
        assert len(thought) == 3  # none, a worthless one, one that counts
    assert chosen == {Invest(1, "F4"), Invest(3, "F4")}


def test_steady_pays_out_when_rich() -> None:
    """And keeps what the company needs."""
    for net, wanted in ((300, PayOut()), (20, Retain())):
        state = table(0, 0)
        company(state, "PDL", [3, 1], president=0, net=net)
        company(state, "CHC", [3, 1], president=0)
        transfer(state, "F3")
        transfer(state, "F5")
        line(state, "PDL", "F3", "F4", "F5")
        operate(state, "PDL")
        assert state.operation is not None
        state.operation.earned = 100
        step(state, Step.SETTLE)
        assert choice(state, 0) == wanted
