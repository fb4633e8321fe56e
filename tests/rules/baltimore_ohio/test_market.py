"""The Market Round (RULINGS section B)."""

from __future__ import annotations

from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.market_round import market
from rules.baltimore_ohio.model.actions import Buy, BuyBack, Lot, Pass, Sell, TakeTurn
from rules.baltimore_ohio.model.events import (
    MarketEnded,
    Passed,
    PresidentChanged,
    RailroadStarted,
    ValueMoved,
)
from rules.baltimore_ohio.model.options import Options
from rules.baltimore_ohio.model.position import MutablePosition, Step
from rules.baltimore_ohio.model.state import Phase, State
from rules.dice import NO_DICE
from tests.support.baltimore_ohio.states import (
    cash,
    do,
    dollars,
    in_business,
    in_market,
    level,
    new_game,
    of,
    refused,
    run,
    running,
)


def three(**options: bool) -> State:
    """B&O with shares of all three, in the market, seat 0 on turn; nobody has cash to speak of."""
    state = new_game(3, Options(**options))
    running(state, "BO", {0: 4, 1: 3, 2: 1}, value=100, treasury=500)
    cash(state, 200, 200, 200)
    return in_market(state)


def sell(railroad: str, count: int) -> Sell:
    return Sell((Lot(railroad, count),))


def test_a_turn_of_several_parts() -> None:
    """Ruling 6: selling, buying and buying back once each in any order, as one turn."""
    state = three()
    running(state, "BM", {0: 2, 1: 1}, value=66, treasury=200)
    do(state, TakeTurn((Buy("BO", held=1), sell("BM", 1), BuyBack("BM", 1))))
    assert state.players[0].shares == {"BO": 5, "BM": 1}
    assert state.players[0].cash == 200 - 100 + 66
    assert GAME.to_move(state) == (1,)


def test_each_part_once() -> None:
    """Ruling 6: a second sale, purchase or buy-back by the same railroad is refused whole."""
    state = three()
    running(state, "BM", {0: 3, 1: 1}, value=66, treasury=500, orphan=4)
    refused(state, TakeTurn((sell("BO", 1), sell("BM", 1))), "sell-twice", "6")
    refused(state, TakeTurn((Buy("BO", held=1), Buy("BM", held=1))), "buy-twice", "6")
    refused(state, TakeTurn((BuyBack("BM", 1), BuyBack("BM", 1))), "back-twice", "6")
    refused(state, TakeTurn(()), "turn-empty", "6")
    refused(state, TakeTurn((Sell(()),)), "sell-nothing", "6")
    refused(state, TakeTurn((Sell((Lot("BO", 1), Lot("BO", 1))),)), "sell-lots", "6")
    refused(state, TakeTurn((Buy("BO"),)), "buy-nothing", "6")
    refused(state, TakeTurn((Buy("BO", held=-1, orphan=2),)), "buy-nothing", "6")
    refused(state, TakeTurn((sell("BO", 0),)), "sell-count", "6")
    refused(state, TakeTurn((sell("PA", 1),)), "sell-count", "6")
    refused(state, TakeTurn((Buy("XX", held=1),)), "railroad-unknown", "6")
    refused(state, TakeTurn((BuyBack("XX", 1),)), "railroad-unknown", "6")


def test_a_turn_refused_late_changes_nothing() -> None:
    """Ruling 6: the second part is refused, so the first has not happened either."""
    state = three()
    error = refused(state, TakeTurn((sell("BO", 2), Buy("BO", orphan=1))), "buy-sold", "10")
    assert error.args_ == {"railroad": "B&O"}


def test_passes_in_a_row_end_the_round() -> None:
    """Ruling 6: as many turns in a row as players; an action in between begins the count anew, and
    who passed may act again."""
    state = three()
    do(state, Pass())
    do(state, Pass())
    do(state, TakeTurn((Buy("BO", held=1),)))
    do(state, TakeTurn((Buy("BO", held=1),)))
    do(state, Pass())
    do(state, Pass())
    events = do(state, Pass())
    assert of(events, MarketEnded) == [MarketEnded(1)]
    assert state.market is None


def test_sale_at_the_value_before() -> None:
    """Ruling 7: the drop of the sale does not touch its own price."""
    state = three()
    do(state, TakeTurn((sell("BO", 3),)))
    assert state.players[0].cash == 200 + 3 * 100
    assert dollars(state, "BO") == 91 and state.railroads["BO"].orphan == 3


def test_a_share_stays_with_some_player() -> None:
    """Ruling 8: one may sell out while another holds a share, the last one cannot."""
    state = new_game(3)
    running(state, "BO", {0: 2, 1: 1}, value=66)
    cash(state, 0, 70, 0)
    in_market(state)
    do(state, TakeTurn((sell("BO", 2),)))
    assert "BO" not in state.players[0].shares and state.railroads["BO"].president == 1
    refused(state, TakeTurn((sell("BO", 1),)), "sell-last", "8")


def test_one_drop_a_sale() -> None:
    """Ruling 9: one space however many shares, and again on a later turn of the same seller."""
    state = three()
    do(state, TakeTurn((sell("BO", 2),)))
    assert dollars(state, "BO") == 91
    do(state, Pass())
    do(state, Pass())
    do(state, TakeTurn((sell("BO", 1),)))
    assert dollars(state, "BO") == 82


def test_several_drop_in_business_order() -> None:
    """Ruling 9: railroads that share a space keep their order, whatever order the seller named."""
    for lots in ((Lot("BM", 1), Lot("PA", 1)), (Lot("PA", 1), Lot("BM", 1))):
        state = new_game(3)
        for name in ("PA", "BM", "CO"):
            running(state, name, {0: 2, 1: 1}, value=82)
        running(state, "BO", {0: 2}, value=74)
        in_market(state)
        do(state, TakeTurn((Sell(lots),)))
        assert state.order == ["CO", "BO", "PA", "BM"]


def test_only_the_first_sale_drops_with_the_switch() -> None:
    """Ruling 9: with the switch a later sale of the same railroad by the same player is free, but
    not one by another player."""
    state = three(first_sale_only=True)
    do(state, TakeTurn((sell("BO", 1),)))
    do(state, TakeTurn((sell("BO", 1),)))
    assert dollars(state, "BO") == 82
    do(state, Pass())
    do(state, TakeTurn((sell("BO", 1),)))
    assert dollars(state, "BO") == 82


def test_no_purchase_after_a_sale() -> None:
    """Ruling 10: not in this round, Held or Orphan; others may, so may the railroad, and one may
    sell what one bought this turn."""
    state = three()
    running(state, "BM", {0: 2, 1: 2}, value=66, treasury=500)
    do(state, TakeTurn((Buy("BM", held=1), Sell((Lot("BM", 1), Lot("BO", 1))))))
    do(state, TakeTurn((Buy("BO", orphan=1),)))
    do(state, Pass())
    refused(state, TakeTurn((Buy("BO", held=1),)), "buy-sold", "10")
    refused(state, TakeTurn((Buy("BM", orphan=1),)), "buy-sold", "10")
    do(state, TakeTurn((BuyBack("BM", 1),)))
    assert state.players[0].sold == ["BM", "BO"] or state.players[0].sold == ["BO", "BM"]
    run(state, Step.MARKET_ROUND)
    assert state.players[0].sold == []


def test_no_limit_and_no_minimum() -> None:
    """Ruling 11: one share starts a railroad, and all ten may be bought at once."""
    state = new_game(3)
    cash(state, 1000, 1000, 1000)
    in_market(state)
    do(state, TakeTurn((Buy("BO", held=1, value=55),)))
    do(state, TakeTurn((Buy("BM", held=10, value=66),)))
    assert state.players[1].shares == {"BM": 10} and state.railroads["BM"].treasury == 660


def test_presidency() -> None:
    """Ruling 12: most shares; a tie leaves it; a seller outdone loses it to the lowest card."""
    state = three()
    events = do(state, TakeTurn((sell("BO", 1),)))
    assert of(events, PresidentChanged) == [] and state.railroads["BO"].president == 0
    do(state, Pass())
    do(state, Pass())
    events = do(state, TakeTurn((sell("BO", 1),)))
    assert of(events, PresidentChanged) == [PresidentChanged("BO", 0, 1)]
    tied = new_game(3)
    running(tied, "BO", {0: 3, 1: 2, 2: 2}, value=66)
    tied.player_order = [2, 1, 0]
    in_market(tied)
    do(tied, TakeTurn((sell("BO", 2),)))
    assert tied.railroads["BO"].president == 2


def test_presidency_is_effective_at_once() -> None:
    """Ruling 12: a buyer who overtakes may order a buy-back in that turn, a seller who falls behind
    may not."""
    state = three()
    state.railroads["BO"].orphan, state.railroads["BO"].held = 1, 1
    cash(state, 200, 300, 200)
    in_market(state, 1)
    refused(state, TakeTurn((BuyBack("BO", 1),)), "back-president", "14")
    state.players[1].shares["BO"], state.players[2].shares = 4, {}
    do(state, TakeTurn((Buy("BO", held=1), BuyBack("BO", 1))))
    assert state.railroads["BO"].president == 1 and state.railroads["BO"].orphan == 0
    falling = three()
    refused(falling, TakeTurn((sell("BO", 2), BuyBack("BO", 1))), "back-president", "14")


def test_starting_a_railroad() -> None:
    """Ruling 13: a value of the level, under those there; a free home cube even in a full city; its
    shares paid to the treasury; no previous income."""
    state = new_game(3)
    for name in ("BM", "CO", "NYC"):
        running(state, name, {1: 1}, value=60)
    cash(state, 500, 0, 0)
    in_market(state)
    refused(state, TakeTurn((Buy("BO", held=1, value=82),)), "start-value", "13")
    refused(state, TakeTurn((Buy("BO", held=1),)), "start-value", "13")
    refused(state, TakeTurn((Buy("BM", held=1, value=60),)), "buy-valued", "13")
    line = state.railroads["BO"]
    events = do(state, TakeTurn((Buy("BO", held=5, value=60),)))
    assert of(events, RailroadStarted) == [RailroadStarted(0, "BO", 60, "I16", False)]
    assert state.order == ["BM", "CO", "NYC", "BO"]
    assert (line.treasury, line.held, line.president, line.income) == (300, 5, 0, 0)
    assert line.track == ["I16"] and line.cubes == 30


def test_home_cube_in_a_full_city() -> None:
    """Ruling 13: the home cube is allowed there and counts from then on."""
    state = new_game(3)
    running(state, "PA", {1: 1}, value=60, track=("H17", "H16", "I15", "I16"))
    running(state, "CO", {1: 1}, value=60, track=("L16", "K15", "J15", "I15", "I16"))
    running(state, "BM", {1: 1}, value=60)
    state.railroads["BM"].track = ["D22", "I16"]
    state.railroads["BM"].cubes = 29
    in_market(state)
    GAME.apply(state, 0, TakeTurn((Buy("BO", held=1, value=55),)), NO_DICE)
    assert sum("I16" in line.track for line in state.railroads.values()) == 4


def test_buying_back() -> None:
    """Ruling 14: only orphans, at the present value, what the treasury can pay; no value moves. A
    President may sell and have the railroad buy at the dropped value."""
    state = three()
    refused(state, TakeTurn((BuyBack("BO", 1),)), "back-count", "14")
    state.players[1].shares["BO"] = 1
    state.railroads["BO"].held = 4
    do(state, TakeTurn((sell("BO", 2), BuyBack("BO", 1))))
    line = state.railroads["BO"]
    assert (line.treasury, line.orphan, line.held) == (500 - 91, 1, 5)
    poor = three()
    poor.railroads["BO"].orphan, poor.railroads["BO"].held = 2, 0
    poor.railroads["BO"].treasury -= 350
    poor.bank_out -= 350
    refused(poor, TakeTurn((BuyBack("BO", 2),)), "back-dear", "14")
    events = do(poor, TakeTurn((BuyBack("BO", 1),)))
    assert of(events, ValueMoved) == [] and poor.railroads["BO"].treasury == 50


def test_orphans_drop_at_the_end() -> None:
    """Ruling 15: one space whatever the number, from the top of the order down, none twice."""
    state = new_game(3)
    running(state, "BO", {0: 1}, value=91, orphan=3)
    running(state, "BM", {0: 1}, value=82, orphan=1)
    running(state, "CO", {0: 1}, value=82)
    running(state, "PA", {0: 1}, value=34, orphan=1)
    in_market(state)
    play = MutablePosition(state)
    market.end(play)
    events = play.events
    assert of(events, ValueMoved) == [
        ValueMoved("BO", 91, 82, "orphans"),
        ValueMoved("BM", 82, 74, "orphans"),
    ]
    assert state.order == ["CO", "BO", "BM", "PA"]


def test_a_counter_goes_under_those_there() -> None:
    """Ruling 16: a mover goes to the bottom of its new stack; at the floor nothing moves, and the
    place in the stack is kept."""
    state = new_game(3)
    running(state, "BO", {0: 2, 1: 1}, value=37)
    running(state, "BM", {0: 2, 1: 1}, value=34)
    running(state, "CO", {0: 2, 1: 1}, value=34)
    in_market(state)
    events = do(state, TakeTurn((Sell((Lot("BM", 1), Lot("BO", 1))),)))
    assert of(events, ValueMoved) == [ValueMoved("BO", 37, 34, "sale")]
    assert state.order == ["BM", "CO", "BO"]


def test_trades_do_not_cycle_and_a_dead_game_waits() -> None:
    """Ruling 17: who sold cannot buy again this round; with nothing to do for anybody each player
    is asked and passes, and the next turn comes."""
    state = new_game(3)
    cash(state, 10, 10, 10)
    in_market(state)
    for seat in (0, 1, 2):
        assert GAME.to_move(state) == (seat,)
        events = do(state, Pass())
    assert state.turn == 2 and state.phase is Phase.MARKET
    assert of(events, Passed) == [Passed(2)]


def test_who_can_do_nothing_passes_by_itself() -> None:
    """Rulebook, market round: turns go round in player order until all pass in a row; a seat
    without any possible action is not asked."""
    state = new_game(3)
    cash(state, 500, 10, 10)
    in_market(state)
    events = do(state, TakeTurn((Buy("BO", held=1, value=55),)))
    assert of(events, Passed) == [Passed(1, forced=True), Passed(2, forced=True)]
    assert GAME.to_move(state) == (0,)


def test_gameplay_flow() -> None:
    """Rulebook, gameplay flow: market, two business rounds, order, end check, next turn."""
    state = new_game(3)
    cash(state, 300, 100, 200)
    in_market(state)
    names = [type(event).__name__ for _ in range(3) for event in do(state, Pass())]
    kept = [name for name in names if name not in ("TurnBegan", "Passed")]
    assert kept == [
        "MarketEnded",
        "BusinessBegan",
        "BusinessBegan",
        "OrderSet",
        "MarketBegan",
    ]
    assert state.turn == 2


def test_sell_stock() -> None:
    """Rulebook, sell stock: any number of any railroads; orphans; paid by the bank; each devalued
    one space, not below 34; presidency looked at."""
    state = three()
    running(state, "BM", {0: 3, 2: 3}, value=34)
    before = state.bank_out
    do(state, TakeTurn((Sell((Lot("BO", 4), Lot("BM", 3))),)))
    assert state.bank_out - before == 4 * 100 + 3 * 34
    assert (dollars(state, "BO"), dollars(state, "BM")) == (91, 34)
    assert [state.railroads[name].orphan for name in ("BO", "BM")] == [4, 3]
    assert [state.railroads[name].president for name in ("BO", "BM")] == [1, 2]


def test_buy_stock() -> None:
    """Rulebook, buy stock: of one railroad, Held paid to its treasury and Orphan to the bank."""
    state = three()
    state.railroads["BO"].orphan, state.railroads["BO"].held = 1, 1
    bank, treasury = state.bank_out, state.railroads["BO"].treasury
    refused(state, TakeTurn((Buy("BO", held=2),)), "buy-held", "6")
    refused(state, TakeTurn((Buy("BO", orphan=2),)), "buy-orphan", "6")
    do(state, TakeTurn((Buy("BO", held=1, orphan=1),)))
    assert state.bank_out == bank - 100
    assert state.railroads["BO"].treasury == treasury + 100
    assert state.players[0].shares["BO"] == 6


def test_starting_by_level() -> None:
    """Rulebook, starting a railroad: the range of values goes by the Tech Level."""
    state = new_game(3)
    level(state, 2)
    in_market(state)
    refused(state, TakeTurn((Buy("BO", held=1, value=55),)), "start-value", "13")
    do(state, TakeTurn((Buy("BO", held=1, value=74),)))
    assert dollars(state, "BO") == 74


def test_buy_back_section() -> None:
    """Rulebook, buy back: the treasury pays the bank, shares become Held Stock."""
    state = three()
    state.railroads["BO"].orphan, state.railroads["BO"].held = 2, 0
    bank = state.bank_out
    do(state, TakeTurn((BuyBack("BO", 2),)))
    assert state.bank_out == bank - 200
    assert (state.railroads["BO"].held, state.railroads["BO"].orphan) == (2, 0)


def test_end_of_market_round() -> None:
    """Rulebook, end of market round: railroads with orphans drop, the others do not."""
    state = three()
    running(state, "BM", {0: 1}, value=66)
    do(state, TakeTurn((sell("BO", 1),)))
    do(state, Pass())
    do(state, Pass())
    do(state, Pass())
    assert (dollars(state, "BO"), dollars(state, "BM")) == (82, 66)


def test_faq_last_share() -> None:
    """FAQ, last share: the last player-owned share of a railroad cannot be sold."""
    state = new_game(3)
    running(state, "BO", {0: 1}, value=66)
    in_market(state)
    refused(state, TakeTurn((sell("BO", 1),)), "sell-last", "8")


def test_pass_in_business_is_refused() -> None:
    """Rulebook, business rounds: the market is closed while railroads act."""
    state = three()
    running(state, "BM", {1: 1}, value=66, cards=(1,))
    in_business(state, "BM")
    refused(state, Pass(), "now-scrap", "19")
