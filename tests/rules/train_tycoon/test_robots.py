"""Robots: always legal, the same for the same dice, and steady better than random."""

from rules.dice import SeededDice
from rules.train_tycoon.operation import lines
from rules.train_tycoon.robot.worth import fair_value
from tests.games.train_tycoon import played
from tests.support.train_tycoon import kit as tt


def choice(
    state: tt.State, seat: int, robot: str = "steady", seed: bytes = b"robot"
) -> tt.AnyAction:
    """What the robot does, found legal."""
    chosen: tt.AnyAction = tt.GAME.robot(robot).choose(
        tt.GAME.view(state, seat), seat, SeededDice(seed)
    )
    tt.GAME.check(state, seat, chosen)
    return chosen


def test_steady_beats_random() -> None:
    """A steady seat in turn among random ones wins far more than its share of six games."""
    won, share = 0, 0.0
    for number in range(6):
        seats = 2 + number * 37 % 120 % 5
        robots = ["steady" if seat == number % seats else "random" for seat in range(seats)]
        *_, game = played(number, *robots)
        won += number % seats in game.events[-1].winners
        share += 1 / seats
    assert won >= 5 > 2 * share


def test_random_does_anything_listed() -> None:
    """Each listed action comes up."""
    state = tt.company(tt.table(100, 100), "PDL", [2, 2], president=0)
    tt.step(tt.company(state, "CHC", [2, 2], president=1), tt.Step.TREASURY)
    wanted = set(tt.GAME.legal(state, 0))
    assert {choice(state, 0, "random", bytes([n])) for n in range(100)} == wanted


def test_random_opens_any_line() -> None:
    """Each legal line has its chance, those that clear a transfer hub away too."""
    state = tt.company(tt.table(100, 100, turn=1), "PDL", [2, 2], president=0, net=300)
    tt.line(tt.transfer(state, "F1", "F3", "F5"), "PDL", "F1", "F2", "F3")
    tt.operate(state, "PDL")
    wanted = {plan.action for plan in lines.all_lines(tt.Position(state))} | {tt.SkipLine()}
    assert any(lay.how == "clear" for a in wanted if isinstance(a, tt.OpenLine) for lay in a.route)
    view, robot, dice = tt.GAME.view(state, 0), tt.GAME.robot("random"), SeededDice(b"lines")
    actions = {robot.choose(view, 0, dice) for _ in range(8_000)}
    assert actions <= wanted
    assert len(actions) > 0.95 * len(wanted)


def rich_and_poor() -> tt.State:
    """PDL has 400 in cash and a price of 5, CHC nothing and a price of 100."""
    state = tt.company(tt.table(100, 100), "PDL", [2, 2], president=0, net=400, price=5)
    return tt.company(state, "CHC", [2, 2], president=1, net=0, price=100)


def test_steady_buys_cheap_and_sells_dear() -> None:
    """By what a share should be worth at the end."""
    state = rich_and_poor()
    position = tt.Position(tt.balanced(state))
    assert fair_value(position, "PDL") == 100 and fair_value(position, "CHC") == 0
    tt.step(state, tt.Step.TREASURY)
    assert choice(state, 0) in (tt.BuyShare("PDL"), tt.SellShare("CHC"))
    state = rich_and_poor()
    state.companies_left = ["PDL", "CHC"]
    tt.step(state, tt.Step.NEXT_TRADE)
    assert choice(state, 1) == tt.Trade("PDL", "buy")
    tt.act(state, 1, tt.Trade("PDL", "pass"))
    assert choice(state, 0) == tt.Trade("CHC", "sell")


def test_steady_leaves_fair_prices_alone() -> None:
    state = tt.company(tt.table(100, 100), "PDL", [2, 2], president=0, net=100, price=25)
    tt.step(state, tt.Step.TREASURY)
    assert choice(state, 0) == tt.PassTreasury()


def test_steady_goes_bankrupt_only_under_water() -> None:
    for net, wanted in ((-95, tt.DeclareBankruptcy()), (20, tt.DeclineBankruptcy())):
        state = tt.company(tt.table(net, 100), "PDL", [1, 3], president=1, net=0)
        state.players_left = [0, 1]
        tt.step(state, tt.Step.NEXT_BANKRUPTCY)
        assert choice(state, 0) == wanted


def test_steady_does_not_go_bankrupt_over_losses_to_come_unless_they_are_certain() -> None:
    """Of a company whose trains bring nothing, while its shares count more than nothing: only in
    the last round nothing can be done about them."""
    for turn, wanted in ((2, tt.DeclineBankruptcy()), (5, tt.DeclareBankruptcy())):
        state = tt.company(tt.table(10, 100, turn=turn), "PDL", [2, 2], president=0, net=10)
        tt.line(tt.transfer(state, "F1", "F3", "F5"), "PDL", "F1", "F2", "F3")
        tt.line(state, "PDL", "F3", "F4", "F5")
        state.players_left = [0, 1]
        tt.step(state, tt.Step.NEXT_BANKRUPTCY)
        assert fair_value(tt.Position(state), "PDL") * 2 < -10
        assert choice(state, 0) == wanted


def test_trades_that_would_not_hold_are_not_tried() -> None:
    """Selling without a share, and buying without the money (11)."""
    for held, net, price, shares, never in (
        (0, 150, 100, 100, {"sell"}),
        (1, 400, 25, 20, {"buy", "sell"}),  # for that it should count far too much
    ):
        state = tt.table(100, shares)
        tt.company(state, "PDL", [2, held], president=0, net=net, price=price)
        state.companies_left = ["PDL"]
        tt.step(state, tt.Step.NEXT_TRADE)
        assert choice(state, 1) == tt.Trade("PDL", "pass")
        tried = tt.GAME.evaluator.proposals(tt.GAME.view(state, 1), 1)
        assert {"buy", "sell", "pass"} - {action.order for action in tried} == never


def test_beginners_also_think_of_trades_that_nobody_else_would_make() -> None:
    """Selling for 25 what counts 133; but not what can't be done (11)."""
    state = tt.company(tt.table(100, 20), "PDL", [2, 1], president=0, net=400, price=25)
    state.companies_left = ["PDL"]
    tt.step(state, tt.Step.NEXT_TRADE)
    view = tt.GAME.view(state, 1)
    assert {
        tt.GAME.robot("beginner").choose(view, 1, SeededDice(b"%d" % n)) for n in range(99)
    } == {tt.Trade("PDL", order) for order in ("pass", "sell")}


def test_steady_votes_for_a_good_price() -> None:
    """The target's holders at more than it is worth, not at less."""
    for offer, wanted in (("high", tt.Vote("for")), ("low", tt.Vote("against"))):
        state = tt.target(tt.market())
        tt.bids(state, PDL=offer)
        assert state.phase is tt.Phase.VOTE and choice(state, 2) == wanted


def test_steady_sells_its_company_to_one_that_others_own_too() -> None:
    """At the best price that leaves the buyer solvent."""
    state = tt.company(tt.table(100, 100, 100), "PDL", [3, 1, 0], president=0, net=300, income=200)
    tt.step(tt.company(state, "BHR", [4, 0, 0], president=2, net=0, price=50), tt.Step.MERGERS)
    assert choice(state, 0) == tt.TargetCompany("BHR")
    tt.act(state, 0, tt.TargetCompany("BHR"))
    assert choice(state, 0) == tt.Bid("PDL", "mid")


def test_steady_floats_what_will_earn() -> None:
    """Where passengers wait in every city, not where nobody does."""
    for waiting, wanted in ((6, tt.TriggerIpo("CHC")), (0, tt.PassIpo())):
        state = tt.company(tt.table(200, 100, 100), "PDL", [2, 1, 1], president=0, net=100)
        for hub in state.hubs.values():
            if hub.kind == "city":
                hub.stock = waiting
        tt.step(state, tt.Step.IPO)
        assert choice(state, 0) == wanted


def test_a_line_just_opened_is_kept() -> None:
    """It was opened for what follows; nor does who thinks ahead try to cut it."""
    state = tt.company(tt.table(100, 100, turn=1), "ICR", [2, 2], president=0, net=200)
    tt.factory(state, "F3", "tools")
    tt.resource(state, "F5", "oil", 0)
    tt.line(tt.transfer(state, "F1"), "ICR", "F1", "F2", "F3")
    tt.act(tt.operate(state, "ICR"), 0, tt.OpenLine("F3", tt.new("F4"), "F5"))
    assert choice(state, 0) != tt.Cut(2)
    tried = tt.GAME.evaluator.proposals(tt.GAME.view(state, 0), 0)
    assert tt.Cut(1) in tried and tt.Cut(2) not in tried


def test_steady_opens_what_pays() -> None:
    """Oil to the factory that takes it; nothing where nothing is to be earned."""
    state = tt.company(tt.table(100, 100, turn=1), "ICR", [2, 2], president=0, net=200)
    tt.factory(state, "F3", "tools")
    tt.resource(state, "F5", "oil", 9)
    tt.line(tt.transfer(state, "F1"), "ICR", "F1", "F2", "F3")
    tt.operate(state, "ICR")
    assert choice(state, 0) == tt.OpenLine("F3", tt.new("F4"), "F5")
    state.turn = 5
    state.hubs["F5"].stock = 0
    assert choice(state, 0) == tt.SkipLine()


def test_steady_takes_the_train_least_missed() -> None:
    """A broken line's first."""
    state = tt.company(tt.table(100, 100), "PDL", [2, 2], president=0, net=500)
    for n in (1, 3, 5, 7, 9):
        tt.transfer(tt.transfer(state, f"F{n}"), f"H{n}")
    for letter in "FH":
        for n in (1, 3, 5, 7):
            tt.line(state, "PDL", f"{letter}{n}", f"{letter}{n + 1}", f"{letter}{n + 2}")
    for a, b, c in (("F3", "E4", "D3"), ("F5", "E6", "D5")):
        tt.line(tt.transfer(state, c), "PDL", a, b, c)
    tt.act(tt.operate(state, "PDL"), 0, tt.OpenLine("F1", tt.new("E2"), "D2"))
    assert state.phase is tt.Phase.TAKE
    for robot in ("steady", "absent"):
        assert isinstance(choice(state, 0, robot), tt.TakeTrain)
    state.lines[4].broken = True
    for robot in ("steady", "absent"):
        assert choice(state, 0, robot) == tt.TakeTrain(5)


def test_steady_invests_what_counts() -> None:
    """A marker of 40, not one of nothing. Which of two equal ones it is falls by lot: its place in
    the hand is public (63), and always the first would tell of those before it."""
    state = tt.table(100, 100, turn=1, options=tt.Options(investments=True))
    tt.transfer(tt.company(state, "PDL", [2, 2], president=0, net=300), "F1")
    tt.transfer(tt.transfer(state, "F3"), "F5")
    tt.line(state, "PDL", "F1", "F2", "F3")
    state.secret.markers = [[0, 40, 0, 40], [0, 0, 40, 40]]
    tt.act(tt.operate(state, "PDL"), 0, tt.OpenLine("F3", tt.new("F4"), "F5"))
    chosen = set()
    for net in range(200, 260, 5):
        state.companies["PDL"].net = net
        thought = set(tt.GAME.evaluator.proposals(tt.GAME.view(state, 0), 0))
        chosen.add(choice(state, 0))
        assert choice(state, 0) in thought and tt.InvestNothing() in thought
        assert len(thought) == 3  # none, a worthless one, one that counts
    assert chosen == {tt.Invest(1, "F4"), tt.Invest(3, "F4")}


def test_steady_pays_out_when_rich() -> None:
    """And keeps what the company needs."""
    for net, wanted in ((300, tt.PayOut()), (20, tt.Retain())):
        state = tt.company(tt.table(0, 0), "PDL", [3, 1], president=0, net=net)
        tt.transfer(tt.company(state, "CHC", [3, 1], president=0), "F3")
        tt.line(tt.transfer(state, "F5"), "PDL", "F3", "F4", "F5")
        tt.operate(state, "PDL")
        assert state.operation is not None
        state.operation.earned = 100
        tt.step(state, tt.Step.SETTLE)
        assert choice(state, 0) == wanted
