"""The Market Round (RULINGS section B)."""

import pytest

from rules.baltimore_ohio.market_round import market
from rules.dice import NO_DICE
from tests.support.baltimore_ohio import kit as bo


def three(**options: bool) -> bo.State:
    """B&O with shares of all three, in the market, seat 0 on turn; nobody has cash to speak of."""
    state = bo.new_game(3, bo.Options(**options))
    bo.running(state, "BO", {0: 4, 1: 3, 2: 1}, value=100, treasury=500)
    bo.cash(state, 200, 200, 200)
    return bo.in_market(state)


def sell(railroad: str, count: int) -> bo.Sell:
    return bo.Sell((bo.Lot(railroad, count),))


def test_a_turn_of_several_parts() -> None:
    """Ruling 6: selling, buying and buying back once each in any order, as one turn."""
    state = three()
    bo.running(state, "BM", {0: 2, 1: 1}, value=66, treasury=200)
    bo.do(state, bo.TakeTurn((bo.Buy("BO", held=1), sell("BM", 1), bo.BuyBack("BM", 1))))
    assert state.players[0].shares == {"BO": 5, "BM": 1}
    assert state.players[0].cash == 200 - 100 + 66
    assert bo.GAME.to_move(state) == (1,)


def test_each_part_once() -> None:
    """Ruling 6: a second sale, purchase or buy-back by the same railroad is refused whole."""
    state = three()
    bo.running(state, "BM", {0: 3, 1: 1}, value=66, treasury=500, orphan=4)
    bo.refused(state, bo.TakeTurn((sell("BO", 1), sell("BM", 1))), "sell-twice", "6")
    bo.refused(state, bo.TakeTurn((bo.Buy("BO", held=1), bo.Buy("BM", held=1))), "buy-twice", "6")
    bo.refused(state, bo.TakeTurn((bo.BuyBack("BM", 1), bo.BuyBack("BM", 1))), "back-twice", "6")
    bo.refused(state, bo.TakeTurn(()), "turn-empty", "6")
    bo.refused(state, bo.TakeTurn((bo.Sell(()),)), "sell-nothing", "6")
    bo.refused(state, bo.TakeTurn((bo.Sell((bo.Lot("BO", 1), bo.Lot("BO", 1))),)), "sell-lots", "6")
    bo.refused(state, bo.TakeTurn((bo.Buy("BO"),)), "buy-nothing", "6")
    bo.refused(state, bo.TakeTurn((bo.Buy("BO", held=-1, orphan=2),)), "buy-nothing", "6")
    bo.refused(state, bo.TakeTurn((sell("BO", 0),)), "sell-count", "6")
    bo.refused(state, bo.TakeTurn((sell("PA", 1),)), "sell-count", "6")
    bo.refused(state, bo.TakeTurn((bo.Buy("XX", held=1),)), "railroad-unknown", "6")
    bo.refused(state, bo.TakeTurn((bo.BuyBack("XX", 1),)), "railroad-unknown", "6")


def test_a_turn_refused_late_changes_nothing() -> None:
    """Ruling 6: the second part is refused, so the first has not happened either."""
    state = three()
    error = bo.refused(
        state, bo.TakeTurn((sell("BO", 2), bo.Buy("BO", orphan=1))), "buy-sold", "10"
    )
    assert error.args_ == {"railroad": "B&O"}


def test_passes_in_a_row_end_the_round() -> None:
    """Ruling 6: as many turns in a row as players; an action in between begins the count anew, and
    who passed may act again."""
    state = three()
    bo.do(state, bo.Pass())
    bo.do(state, bo.Pass())
    bo.do(state, bo.TakeTurn((bo.Buy("BO", held=1),)))
    bo.do(state, bo.TakeTurn((bo.Buy("BO", held=1),)))
    bo.do(state, bo.Pass())
    bo.do(state, bo.Pass())
    events = bo.do(state, bo.Pass())
    assert bo.of(events, bo.MarketEnded) == [bo.MarketEnded(1)]
    assert state.market is None


def test_sale_at_the_value_before() -> None:
    """Ruling 7: the drop of the sale does not touch its own price."""
    state = three()
    bo.do(state, bo.TakeTurn((sell("BO", 3),)))
    assert state.players[0].cash == 200 + 3 * 100
    assert bo.dollars(state, "BO") == 91 and state.railroads["BO"].orphan == 3


def test_a_share_stays_with_some_player() -> None:
    """Ruling 8: one may sell out while another holds a share, the last one cannot."""
    state = bo.new_game(3)
    bo.running(state, "BO", {0: 2, 1: 1}, value=66)
    bo.cash(state, 0, 70, 0)
    bo.in_market(state)
    bo.do(state, bo.TakeTurn((sell("BO", 2),)))
    assert "BO" not in state.players[0].shares and state.railroads["BO"].president == 1
    bo.refused(state, bo.TakeTurn((sell("BO", 1),)), "sell-last", "8")


def test_one_drop_a_sale() -> None:
    """Ruling 9: one space however many shares, and again on a later turn of the same seller.
    Rulebook, sell stock: any number of any railroads; orphans; paid by the bank; each devalued one
    space, not below 34; presidency looked at."""
    state = three()
    bo.do(state, bo.TakeTurn((sell("BO", 2),)))
    assert bo.dollars(state, "BO") == 91
    bo.do(state, bo.Pass())
    bo.do(state, bo.Pass())
    bo.do(state, bo.TakeTurn((sell("BO", 1),)))
    assert bo.dollars(state, "BO") == 82


def test_several_drop_in_business_order() -> None:
    """Ruling 9: railroads that share a space keep their order, whatever order the seller named."""
    for lots in ((bo.Lot("BM", 1), bo.Lot("PA", 1)), (bo.Lot("PA", 1), bo.Lot("BM", 1))):
        state = bo.new_game(3)
        for name in ("PA", "BM", "CO"):
            bo.running(state, name, {0: 2, 1: 1}, value=82)
        bo.running(state, "BO", {0: 2}, value=74)
        bo.in_market(state)
        bo.do(state, bo.TakeTurn((bo.Sell(lots),)))
        assert state.order == ["CO", "BO", "PA", "BM"]


def test_only_the_first_sale_drops_with_the_switch() -> None:
    """Ruling 9: with the switch a later sale of the same railroad by the same player is free, but
    not one by another player; it can still cost the presidency."""
    state = three(first_sale_only=True)
    bo.do(state, bo.TakeTurn((sell("BO", 1),)))
    bo.do(state, bo.TakeTurn((sell("BO", 1),)))
    assert bo.dollars(state, "BO") == 82
    bo.do(state, bo.Pass())
    bo.do(state, bo.TakeTurn((sell("BO", 2),)))
    assert bo.dollars(state, "BO") == 82 and state.railroads["BO"].president == 1


def test_no_purchase_after_a_sale() -> None:
    """Ruling 10: not in this round, Held or Orphan; others may, so may the railroad, and one may
    sell what one bought this turn."""
    state = three()
    bo.running(state, "BM", {0: 2, 1: 2}, value=66, treasury=500)
    bo.do(state, bo.TakeTurn((bo.Buy("BM", held=1), bo.Sell((bo.Lot("BM", 1), bo.Lot("BO", 1))))))
    bo.do(state, bo.TakeTurn((bo.Buy("BO", orphan=1),)))
    bo.do(state, bo.Pass())
    bo.refused(state, bo.TakeTurn((bo.Buy("BO", held=1),)), "buy-sold", "10")
    bo.refused(state, bo.TakeTurn((bo.Buy("BM", orphan=1),)), "buy-sold", "10")
    bo.do(state, bo.TakeTurn((bo.BuyBack("BM", 1),)))
    assert state.players[0].sold == ["BM", "BO"] or state.players[0].sold == ["BO", "BM"]
    bo.run(state, bo.Step.MARKET_ROUND)
    assert state.players[0].sold == []


def test_no_limit_and_no_minimum() -> None:
    """Ruling 11: one share starts a railroad, and all ten may be bought at once."""
    state = bo.new_game(3)
    bo.cash(state, 1000, 1000, 1000)
    bo.in_market(state)
    bo.do(state, bo.TakeTurn((bo.Buy("BO", held=1, value=55),)))
    bo.do(state, bo.TakeTurn((bo.Buy("BM", held=10, value=66),)))
    assert state.players[1].shares == {"BM": 10} and state.railroads["BM"].treasury == 660


def test_presidency() -> None:
    """Ruling 12: most shares; a tie leaves it; a seller outdone loses it to the lowest card."""
    state = three()
    events = bo.do(state, bo.TakeTurn((sell("BO", 1),)))
    assert bo.of(events, bo.PresidentChanged) == [] and state.railroads["BO"].president == 0
    bo.do(state, bo.Pass())
    bo.do(state, bo.Pass())
    events = bo.do(state, bo.TakeTurn((sell("BO", 1),)))
    assert bo.of(events, bo.PresidentChanged) == [bo.PresidentChanged("BO", 0, 1)]
    tied = bo.new_game(3)
    bo.running(tied, "BO", {0: 3, 1: 2, 2: 2}, value=66)
    tied.player_order = [2, 1, 0]
    bo.in_market(tied)
    bo.do(tied, bo.TakeTurn((sell("BO", 2),)))
    assert tied.railroads["BO"].president == 2


@pytest.mark.parametrize("part", [sell("BO", 1), bo.Buy("BO", held=1)], ids=["sells", "buys"])
def test_a_tie_leaves_the_president(part: bo.Sell | bo.Buy) -> None:
    """Ruling 12: who presides may sell down to a tie, others may buy up to one, though their Player
    Order card is lower."""
    state = bo.new_game(3)
    bo.running(state, "BO", {2: 3, 0: 2}, value=66)
    bo.cash(state, 100, 100, 100)
    bo.in_market(state, 2 if isinstance(part, bo.Sell) else 0)
    events = bo.do(state, bo.TakeTurn((part,)))
    assert state.players[0].shares == state.players[2].shares
    assert bo.of(events, bo.PresidentChanged) == [] and state.railroads["BO"].president == 2


def test_presidency_is_effective_at_once() -> None:
    """Ruling 12: a buyer who overtakes may order a buy-back in that turn, a seller who falls behind
    may not."""
    state = three()
    state.railroads["BO"].orphan, state.railroads["BO"].held = 1, 1
    bo.cash(state, 200, 300, 200)
    bo.in_market(state, 1)
    bo.refused(state, bo.TakeTurn((bo.BuyBack("BO", 1),)), "back-president", "14")
    state.players[1].shares["BO"], state.players[2].shares = 4, {}
    bo.do(state, bo.TakeTurn((bo.Buy("BO", held=1), bo.BuyBack("BO", 1))))
    assert state.railroads["BO"].president == 1 and state.railroads["BO"].orphan == 0
    falling = three()
    bo.refused(falling, bo.TakeTurn((sell("BO", 2), bo.BuyBack("BO", 1))), "back-president", "14")


def test_starting_a_railroad() -> None:
    """Ruling 13: a value of the level, under those there; a free home cube even in a full city; its
    shares paid to the treasury; no previous income."""
    state = bo.new_game(3)
    for name in ("BM", "CO", "NYC"):
        bo.running(state, name, {1: 1}, value=60)
    bo.cash(state, 500, 0, 0)
    bo.in_market(state)
    bo.refused(state, bo.TakeTurn((bo.Buy("BO", held=1, value=82),)), "start-value", "13")
    bo.refused(state, bo.TakeTurn((bo.Buy("BO", held=1),)), "start-value", "13")
    bo.refused(state, bo.TakeTurn((bo.Buy("BM", held=1, value=60),)), "buy-valued", "13")
    line = state.railroads["BO"]
    events = bo.do(state, bo.TakeTurn((bo.Buy("BO", held=5, value=60),)))
    assert bo.of(events, bo.RailroadStarted) == [bo.RailroadStarted(0, "BO", 60, "I16", False)]
    assert state.order == ["BM", "CO", "NYC", "BO"]
    assert (line.treasury, line.held, line.president, line.income) == (300, 5, 0, 0)
    assert line.track == ["I16"] and line.cubes == 30


def test_starting_by_level() -> None:
    """Rulebook, starting a railroad: the range of values goes by the Tech Level."""
    state = bo.new_game(3)
    bo.level(state, 2)
    bo.in_market(state)
    bo.refused(state, bo.TakeTurn((bo.Buy("BO", held=1, value=55),)), "start-value", "13")
    bo.do(state, bo.TakeTurn((bo.Buy("BO", held=1, value=74),)))
    assert bo.dollars(state, "BO") == 74


def test_home_cube_in_a_full_city() -> None:
    """Ruling 13: the home cube is allowed there and counts from then on."""
    state = bo.new_game(3)
    bo.running(state, "PA", {1: 1}, value=60, track=("H17", "H16", "I15", "I16"))
    bo.running(state, "CO", {1: 1}, value=60, track=("L16", "K15", "J15", "I15", "I16"))
    bo.running(state, "BM", {1: 1}, value=60)
    state.railroads["BM"].track = ["D22", "I16"]
    state.railroads["BM"].cubes = 29
    bo.in_market(state)
    bo.GAME.apply(state, 0, bo.TakeTurn((bo.Buy("BO", held=1, value=55),)), NO_DICE)
    assert sum("I16" in line.track for line in state.railroads.values()) == 4


def test_buying_back() -> None:
    """Ruling 14: only orphans, at the present value, what the treasury can pay; no value moves. A
    President may sell and have the railroad buy at the dropped value.
    Rulebook, buy back: the treasury pays the bank, shares become Held Stock."""
    state = three()
    bo.refused(state, bo.TakeTurn((bo.BuyBack("BO", 1),)), "back-count", "14")
    state.players[1].shares["BO"] = 1
    state.railroads["BO"].held = 4
    bo.do(state, bo.TakeTurn((sell("BO", 2), bo.BuyBack("BO", 1))))
    line = state.railroads["BO"]
    assert (line.treasury, line.orphan, line.held) == (500 - 91, 1, 5)
    poor = three()
    poor.railroads["BO"].orphan, poor.railroads["BO"].held = 2, 0
    poor.railroads["BO"].treasury -= 350
    poor.bank_out -= 350
    bo.refused(poor, bo.TakeTurn((bo.BuyBack("BO", 2),)), "back-dear", "14")
    events = bo.do(poor, bo.TakeTurn((bo.BuyBack("BO", 1),)))
    assert bo.of(events, bo.ValueMoved) == [] and poor.railroads["BO"].treasury == 50


def test_orphans_drop_at_the_end() -> None:
    """Ruling 15: one space whatever the number, from the top of the order down, none twice."""
    state = bo.new_game(3)
    bo.running(state, "BO", {0: 1}, value=91, orphan=3)
    bo.running(state, "BM", {0: 1}, value=82, orphan=1)
    bo.running(state, "CO", {0: 1}, value=82)
    for name in ("NH", "NYC"):
        bo.running(state, name, {0: 1}, value=60, orphan=1)
    bo.running(state, "PA", {0: 1}, value=34, orphan=1)
    bo.in_market(state)
    play = bo.MutablePosition(state)
    market.end(play)
    events = play.events
    assert bo.of(events, bo.ValueMoved) == [
        bo.ValueMoved("BO", 91, 82, "orphans"),
        bo.ValueMoved("BM", 82, 74, "orphans"),
        bo.ValueMoved("NH", 60, 55, "orphans"),
        bo.ValueMoved("NYC", 60, 55, "orphans"),
    ]
    assert state.order == ["CO", "BO", "BM", "NH", "NYC", "PA"]


def test_end_of_market_round() -> None:
    """Rulebook, end of market round: railroads with orphans drop, the others do not."""
    state = three()
    bo.running(state, "BM", {0: 1}, value=66)
    bo.do(state, bo.TakeTurn((sell("BO", 1),)))
    bo.do(state, bo.Pass())
    bo.do(state, bo.Pass())
    bo.do(state, bo.Pass())
    assert (bo.dollars(state, "BO"), bo.dollars(state, "BM")) == (82, 66)


def test_a_counter_goes_under_those_there() -> None:
    """Ruling 16: a mover goes to the bottom of its new stack; at the floor nothing moves, and the
    place in the stack is kept."""
    state = bo.new_game(3)
    bo.running(state, "BO", {0: 2, 1: 1}, value=37)
    bo.running(state, "BM", {0: 2, 1: 1}, value=34)
    bo.running(state, "CO", {0: 2, 1: 1}, value=34)
    bo.in_market(state)
    events = bo.do(state, bo.TakeTurn((bo.Sell((bo.Lot("BM", 1), bo.Lot("BO", 1))),)))
    assert bo.of(events, bo.ValueMoved) == [bo.ValueMoved("BO", 37, 34, "sale")]
    assert state.order == ["BM", "CO", "BO"]


def test_trades_do_not_cycle_and_a_dead_game_waits() -> None:
    """Ruling 17: who sold cannot buy again this round; with nothing to do for anybody each player
    is asked and passes, and the next turn comes."""
    state = bo.new_game(3)
    bo.cash(state, 10, 10, 10)
    bo.in_market(state)
    for seat in (0, 1, 2):
        assert bo.GAME.to_move(state) == (seat,)
        events = bo.do(state, bo.Pass())
    assert state.turn == 2 and state.phase is bo.Phase.MARKET
    assert bo.of(events, bo.Passed) == [bo.Passed(2)]


def test_who_can_do_nothing_passes_by_itself() -> None:
    """Rulebook, market round: turns go round in player order until all pass in a row; a seat
    without any possible action is not asked, and its pass counts."""
    state = bo.new_game(3)
    bo.cash(state, 500, 10, 10)
    bo.in_market(state)
    events = bo.do(state, bo.TakeTurn((bo.Buy("BO", held=1, value=55),)))
    assert bo.of(events, bo.Passed) == [bo.Passed(1, forced=True), bo.Passed(2, forced=True)]
    assert bo.GAME.to_move(state) == (0,)
    events = bo.do(state, bo.Pass())
    assert bo.of(events, bo.Passed) == [bo.Passed(0)] and state.market is None


def test_gameplay_flow() -> None:
    """Rulebook, gameplay flow: market, two business rounds, order, end check, next turn."""
    state = bo.new_game(3)
    bo.cash(state, 300, 100, 200)
    bo.in_market(state)
    names = [type(event).__name__ for _ in range(3) for event in bo.do(state, bo.Pass())]
    moves = [name for name in names if name not in ("TurnBegan", "Passed")]
    assert moves == [
        "MarketEnded",
        "BusinessBegan",
        "BusinessBegan",
        "OrderSet",
        "MarketBegan",
    ]
    assert state.turn == 2


def test_buy_stock() -> None:
    """Rulebook, buy stock: of one railroad, Held paid to its treasury and Orphan to the bank."""
    state = three()
    state.railroads["BO"].orphan, state.railroads["BO"].held = 1, 1
    bank, treasury = state.bank_out, state.railroads["BO"].treasury
    bo.refused(state, bo.TakeTurn((bo.Buy("BO", held=2),)), "buy-held", "6")
    bo.refused(state, bo.TakeTurn((bo.Buy("BO", orphan=2),)), "buy-orphan", "6")
    bo.cash(state, 199)
    bo.refused(state, bo.TakeTurn((bo.Buy("BO", held=1, orphan=1),)), "buy-dear", "4")
    bo.cash(state, 200)
    bo.do(state, bo.TakeTurn((bo.Buy("BO", held=1, orphan=1),)))
    assert state.bank_out == bank - 100
    assert state.railroads["BO"].treasury == treasury + 100
    assert state.players[0].shares["BO"] == 6


def test_faq_last_share() -> None:
    """FAQ, last share: the last player-owned share of a railroad cannot be sold."""
    state = bo.new_game(3)
    bo.running(state, "BO", {0: 1}, value=66)
    bo.in_market(state)
    bo.refused(state, bo.TakeTurn((sell("BO", 1),)), "sell-last", "8")
