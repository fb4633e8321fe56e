"""The Market Round (RULINGS section B)."""

import pytest

from rules.baltimore_ohio.market_round import market
from rules.dice import NO_DICE
from tests.support.baltimore_ohio import kit as bo


def three(**options: bool) -> bo.State:
    """B&O with shares of all three, in the market, seat 0 on turn; nobody has cash to speak of."""
    state = bo.running(
        bo.new_game(3, bo.Options(**options)), "BO", {0: 4, 1: 3, 2: 1}, value=100, treasury=500
    )
    return bo.in_market(bo.cash(state, 200, 200, 200))


def turn(*parts: bo.Sell | bo.Buy | bo.BuyBack) -> bo.TakeTurn:
    return bo.TakeTurn(parts)


def sell(railroad: str, count: int) -> bo.Sell:
    return bo.Sell((bo.Lot(railroad, count),))


SELL_ONE = turn(sell("BO", 1))
BUY_ONE = turn(bo.Buy("BO", held=1))
PASS = bo.Pass()


def test_a_turn_of_several_parts() -> None:
    """Ruling 6: selling, buying and buying back once each in any order, as one turn."""
    state = bo.running(three(), "BM", {0: 2, 1: 1}, value=66, treasury=200)
    bo.do(state, turn(bo.Buy("BO", held=1), sell("BM", 1), bo.BuyBack("BM", 1)))
    assert state.players[0].shares == {"BO": 5, "BM": 1}
    assert state.players[0].cash == 200 - 100 + 66
    assert bo.GAME.to_move(state) == (1,)


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ((sell("BO", 1), sell("BM", 1)), "sell-twice"),
        ((bo.Buy("BO", held=1), bo.Buy("BM", held=1)), "buy-twice"),
        ((bo.BuyBack("BM", 1), bo.BuyBack("BM", 1)), "back-twice"),
        ((), "turn-empty"),
        ((bo.Sell(()),), "sell-nothing"),
        ((bo.Sell((bo.Lot("BO", 1), bo.Lot("BO", 1))),), "sell-lots"),
        ((bo.Buy("BO"),), "buy-nothing"),
        ((bo.Buy("BO", held=-1, orphan=2),), "buy-nothing"),
        ((sell("BO", 0),), "sell-count"),
        ((sell("PA", 1),), "sell-count"),
        ((bo.Buy("XX", held=1),), "railroad-unknown"),
        ((bo.BuyBack("XX", 1),), "railroad-unknown"),
    ],
)
def test_each_part_once(parts: tuple[bo.Sell | bo.Buy | bo.BuyBack, ...], code: str) -> None:
    """Ruling 6: a second sale, purchase or buy-back by the same railroad is refused whole."""
    state = bo.running(three(), "BM", {0: 3, 1: 1}, value=66, treasury=500, orphan=4)
    bo.refused(state, turn(*parts), code, "6")


def test_a_turn_refused_late_changes_nothing() -> None:
    """Ruling 6: the second part is refused, so the first has not happened either."""
    error = bo.refused(three(), turn(sell("BO", 2), bo.Buy("BO", orphan=1)), "buy-sold", "10")
    assert error.args_ == {"railroad": "B&O"}


def test_passes_in_a_row_end_the_round() -> None:
    """Ruling 6: as many turns in a row as players; an action in between begins the count anew, and
    who passed may act again."""
    state = three()
    events = bo.do(state, PASS, PASS, BUY_ONE, BUY_ONE, PASS, PASS, PASS)
    assert bo.of(events, bo.MarketEnded) == [bo.MarketEnded(1)] and state.market is None


def test_sale_at_the_value_before() -> None:
    """Ruling 7: the drop of the sale does not touch its own price."""
    state = three()
    bo.do(state, turn(sell("BO", 3)))
    assert state.players[0].cash == 200 + 3 * 100
    assert bo.dollars(state, "BO") == 91 and state.railroads["BO"].orphan == 3


def test_a_share_stays_with_some_player() -> None:
    """Ruling 8: one may sell out while another holds a share, the last one cannot.
    FAQ, last share: the last player-owned share of a railroad cannot be sold."""
    state = bo.running(bo.new_game(3), "BO", {0: 2, 1: 1}, value=66)
    bo.in_market(bo.cash(state, 0, 70, 0))
    bo.do(state, turn(sell("BO", 2)))
    assert "BO" not in state.players[0].shares and state.railroads["BO"].president == 1
    bo.refused(state, SELL_ONE, "sell-last", "8")


@pytest.mark.parametrize(("first_only", "again", "another"), [(False, 82, 74), (True, 91, 82)])
def test_one_drop_a_sale(first_only: bool, again: int, another: int) -> None:
    """Ruling 9: one space however many shares, and again on a later turn of the same seller; with
    the switch such a later sale is free, but not one by another player, and it can still cost the
    presidency.
    Rulebook, sell stock: any number of any railroads; orphans; paid by the bank; each devalued one
    space, not below 34; presidency looked at."""
    state = three(first_sale_only=first_only)
    bo.do(state, turn(sell("BO", 2)))
    assert bo.dollars(state, "BO") == 91 and state.railroads["BO"].president == 1
    bo.do(state, PASS, PASS, SELL_ONE)
    assert bo.dollars(state, "BO") == again and state.players[0].cash == 200 + 2 * 100 + 91
    bo.do(state, SELL_ONE)
    assert bo.dollars(state, "BO") == another


@pytest.mark.parametrize("names", [("BM", "PA"), ("PA", "BM")])
def test_several_drop_in_business_order(names: tuple[str, ...]) -> None:
    """Ruling 9: railroads that share a space keep their order, whatever order the seller named."""
    state = bo.new_game(3)
    for name in ("PA", "BM", "CO"):
        bo.running(state, name, {0: 2, 1: 1}, value=82)
    bo.in_market(bo.running(state, "BO", {0: 2}, value=74))
    bo.do(state, turn(bo.Sell(tuple(bo.Lot(name, 1) for name in names))))
    assert state.order == ["CO", "BO", "PA", "BM"]


def test_no_purchase_after_a_sale() -> None:
    """Ruling 10: not in this round, Held or Orphan; others may, so may the railroad, and one may
    sell what one bought this turn."""
    state = bo.running(three(), "BM", {0: 2, 1: 2}, value=66, treasury=500)
    sales = bo.Sell((bo.Lot("BM", 1), bo.Lot("BO", 1)))
    bo.do(state, turn(bo.Buy("BM", held=1), sales), turn(bo.Buy("BO", orphan=1)), PASS)
    bo.refused(state, BUY_ONE, "buy-sold", "10")
    bo.refused(state, turn(bo.Buy("BM", orphan=1)), "buy-sold", "10")
    bo.do(state, turn(bo.BuyBack("BM", 1)))
    assert sorted(state.players[0].sold) == ["BM", "BO"]
    bo.run(state, bo.Step.MARKET_ROUND)
    assert state.players[0].sold == []


def test_no_limit_and_no_minimum() -> None:
    """Ruling 11: one share starts a railroad, and all ten may be bought at once."""
    state = bo.in_market(bo.cash(bo.new_game(3), 1000, 1000, 1000))
    bo.do(state, turn(bo.Buy("BO", held=1, value=55)), turn(bo.Buy("BM", held=10, value=66)))
    assert state.players[1].shares == {"BM": 10} and state.railroads["BM"].treasury == 660


def test_presidency() -> None:
    """Ruling 12: most shares; a tie leaves it; a seller outdone loses it to the lowest card."""
    state = three()
    assert bo.of(bo.do(state, SELL_ONE), bo.PresidentChanged) == []
    events = bo.do(state, PASS, PASS, SELL_ONE)
    assert bo.of(events, bo.PresidentChanged) == [bo.PresidentChanged("BO", 0, 1)]
    tied = bo.running(bo.new_game(3), "BO", {0: 3, 1: 2, 2: 2}, value=66)
    tied.player_order = [2, 1, 0]
    bo.do(bo.in_market(tied), turn(sell("BO", 2)))
    assert tied.railroads["BO"].president == 2


@pytest.mark.parametrize(("part", "mover"), [(SELL_ONE, 2), (BUY_ONE, 0)], ids=["sells", "buys"])
def test_a_tie_leaves_the_president(part: bo.TakeTurn, mover: int) -> None:
    """Ruling 12: who presides may sell down to a tie, others may buy up to one, though their Player
    Order card is lower."""
    state = bo.running(bo.new_game(3), "BO", {2: 3, 0: 2}, value=66)
    bo.in_market(bo.cash(state, 100, 100, 100), mover)
    events = bo.do(state, part)
    assert state.players[0].shares == state.players[2].shares
    assert bo.of(events, bo.PresidentChanged) == [] and state.railroads["BO"].president == 2


def test_presidency_is_effective_at_once() -> None:
    """Ruling 12: a buyer who overtakes may order a buy-back in that turn, a seller who falls behind
    may not."""
    state = bo.in_market(bo.cash(three(), 200, 300, 200), 1)
    state.railroads["BO"].orphan, state.railroads["BO"].held = 1, 1
    bo.refused(state, turn(bo.BuyBack("BO", 1)), "back-president", "14")
    state.players[1].shares["BO"], state.players[2].shares = 4, {}
    bo.do(state, turn(bo.Buy("BO", held=1), bo.BuyBack("BO", 1)))
    assert state.railroads["BO"].president == 1 and state.railroads["BO"].orphan == 0
    bo.refused(three(), turn(sell("BO", 2), bo.BuyBack("BO", 1)), "back-president", "14")


def test_starting_a_railroad() -> None:
    """Ruling 13: a value of the level, under those there; a free home cube even in a full city; its
    shares paid to the treasury; no previous income."""
    state = bo.new_game(3)
    for name in ("BM", "CO", "NYC"):
        bo.running(state, name, {1: 1}, value=60)
    bo.in_market(bo.cash(state, 500, 0, 0))
    bo.refused(state, turn(bo.Buy("BO", held=1, value=82)), "start-value", "13")
    bo.refused(state, BUY_ONE, "start-value", "13")
    bo.refused(state, turn(bo.Buy("BM", held=1, value=60)), "buy-valued", "13")
    line = state.railroads["BO"]
    events = bo.do(state, turn(bo.Buy("BO", held=5, value=60)))
    assert bo.of(events, bo.RailroadStarted) == [bo.RailroadStarted(0, "BO", 60, "I16", False)]
    assert state.order == ["BM", "CO", "NYC", "BO"]
    assert (line.treasury, line.held, line.president, line.income) == (300, 5, 0, 0)
    assert line.track == ["I16"] and line.cubes == 30


def test_starting_by_level() -> None:
    """Rulebook, starting a railroad: the range of values goes by the Tech Level."""
    state = bo.in_market(bo.level(bo.new_game(3), 2))
    bo.refused(state, turn(bo.Buy("BO", held=1, value=55)), "start-value", "13")
    bo.do(state, turn(bo.Buy("BO", held=1, value=74)))
    assert bo.dollars(state, "BO") == 74


def test_home_cube_in_a_full_city() -> None:
    """Ruling 13: the home cube is allowed there and counts from then on."""
    state = bo.running(bo.new_game(3), "PA", {1: 1}, value=60, track=("H17", "H16", "I15", "I16"))
    bo.running(state, "CO", {1: 1}, value=60, track=("L16", "K15", "J15", "I15", "I16"))
    bo.in_market(bo.running(state, "BM", {1: 1}, value=60, track=("I16",)))
    bo.GAME.apply(state, 0, turn(bo.Buy("BO", held=1, value=55)), NO_DICE)
    assert sum("I16" in line.track for line in state.railroads.values()) == 4


def test_buying_back() -> None:
    """Ruling 14: only orphans, at the present value, what the treasury can pay; no value moves. A
    President may sell and have the railroad buy at the dropped value.
    Rulebook, buy back: the treasury pays the bank, shares become Held Stock."""
    state = three()
    bo.refused(state, turn(bo.BuyBack("BO", 1)), "back-count", "14")
    state.players[1].shares["BO"] = 1
    line = state.railroads["BO"]
    line.held = 4
    bo.do(state, turn(sell("BO", 2), bo.BuyBack("BO", 1)))
    assert (line.treasury, line.orphan, line.held) == (500 - 91, 1, 5)
    poor = bo.running(bo.new_game(3), "BO", {0: 4, 1: 4}, value=100, treasury=150, orphan=2)
    bo.refused(bo.in_market(poor), turn(bo.BuyBack("BO", 2)), "back-dear", "14")
    events = bo.do(poor, turn(bo.BuyBack("BO", 1)))
    assert bo.of(events, bo.ValueMoved) == [] and poor.railroads["BO"].treasury == 50


def test_orphans_drop_at_the_end() -> None:
    """Ruling 15: one space whatever the number, from the top of the order down, none twice.
    Rulebook, end of market round: railroads with orphans drop, the others do not."""
    state = bo.new_game(3)
    for name, value, orphan in (
        ("BO", 91, 3), ("BM", 82, 1), ("CO", 82, 0), ("NH", 60, 1), ("NYC", 60, 1), ("PA", 34, 1),
    ):  # fmt: skip
        bo.running(state, name, {0: 1}, value=value, orphan=orphan)
    play = bo.MutablePosition(bo.in_market(state))
    market.end(play)
    assert bo.of(play.events, bo.ValueMoved) == [
        bo.ValueMoved("BO", 91, 82, "orphans"),
        bo.ValueMoved("BM", 82, 74, "orphans"),
        bo.ValueMoved("NH", 60, 55, "orphans"),
        bo.ValueMoved("NYC", 60, 55, "orphans"),
    ]
    assert state.order == ["CO", "BO", "BM", "NH", "NYC", "PA"]
    sold = three()
    bo.do(sold, SELL_ONE, PASS, PASS, PASS)
    assert bo.dollars(sold, "BO") == 82


def test_a_counter_goes_under_those_there() -> None:
    """Ruling 16: a mover goes to the bottom of its new stack; at the floor nothing moves, and the
    place in the stack is kept."""
    state = bo.new_game(3)
    for name, value in (("BO", 37), ("BM", 34), ("CO", 34)):
        bo.running(state, name, {0: 2, 1: 1}, value=value)
    events = bo.do(bo.in_market(state), turn(bo.Sell((bo.Lot("BM", 1), bo.Lot("BO", 1)))))
    assert bo.of(events, bo.ValueMoved) == [bo.ValueMoved("BO", 37, 34, "sale")]
    assert state.order == ["BM", "CO", "BO"]


def test_trades_do_not_cycle_and_a_dead_game_waits() -> None:
    """Ruling 17: who sold cannot buy again this round; with nothing to do for anybody each player
    is asked and passes, and the next turn comes."""
    state = bo.in_market(bo.cash(bo.new_game(3), 10, 10, 10))
    for seat in (0, 1, 2):
        assert bo.GAME.to_move(state) == (seat,)
        events = bo.do(state, PASS)
    assert state.turn == 2 and state.phase is bo.Phase.MARKET
    assert bo.of(events, bo.Passed) == [bo.Passed(2)]


def test_who_can_do_nothing_passes_by_itself() -> None:
    """Rulebook, market round: turns go round in player order until all pass in a row; a seat
    without any possible action is not asked, and its pass counts."""
    state = bo.in_market(bo.cash(bo.new_game(3), 500, 10, 10))
    events = bo.do(state, turn(bo.Buy("BO", held=1, value=55)))
    assert bo.of(events, bo.Passed) == [bo.Passed(1, forced=True), bo.Passed(2, forced=True)]
    assert bo.GAME.to_move(state) == (0,)
    events = bo.do(state, PASS)
    assert bo.of(events, bo.Passed) == [bo.Passed(0)] and state.market is None


def test_gameplay_flow() -> None:
    """Rulebook, gameplay flow: market, two business rounds, order, end check, next turn."""
    state = bo.in_market(bo.cash(bo.new_game(3), 300, 100, 200))
    names = [type(event).__name__ for _ in range(3) for event in bo.do(state, PASS)]
    moves = [name for name in names if name not in ("TurnBegan", "Passed")]
    assert moves == ["MarketEnded", "BusinessBegan", "BusinessBegan", "OrderSet", "MarketBegan"]
    assert state.turn == 2


def test_buy_stock() -> None:
    """Rulebook, buy stock: of one railroad, Held paid to its treasury and Orphan to the bank."""
    state = three()
    line = state.railroads["BO"]
    line.orphan, line.held = 1, 1
    bank, treasury = state.bank_out, line.treasury
    both = turn(bo.Buy("BO", held=1, orphan=1))
    bo.refused(state, turn(bo.Buy("BO", held=2)), "buy-held", "6")
    bo.refused(state, turn(bo.Buy("BO", orphan=2)), "buy-orphan", "6")
    bo.refused(bo.cash(state, 199), both, "buy-dear", "4")
    bo.do(bo.cash(state, 200), both)
    assert (state.bank_out, line.treasury) == (bank - 100, treasury + 100)
    assert state.players[0].shares["BO"] == 6
