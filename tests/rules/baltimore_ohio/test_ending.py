"""Receivership, the end of a turn and of the game (RULINGS sections D and E)."""

from typing import Any

import pytest

from rules.baltimore_ohio.business_round import services
from tests.support.baltimore_ohio import kit as bo


def failing() -> bo.State:
    """The B&O with one player share left, orphans, and coal, about to lose."""
    state = bo.new_game(3)
    bo.running(
        state, "BO", {0: 1}, value=66, orphan=2, treasury=15, coal=2, track=("I15",), income=30
    )
    return bo.running(state, "BM", {1: 2}, value=55, cards=(1,))


def test_into_receivership() -> None:
    """Ruling 35: treasury to the bank, orphans held, cards gone, off the track; cubes and counters
    stay.
    FAQ, receivership: it has its turn, buys and builds nothing, and earns nothing without cards."""
    state = failing()
    bank = state.bank_out
    events = bo.in_business(state)
    assert bo.of(events, bo.WentIntoReceivership) == [bo.WentIntoReceivership("BO", 15, 2, ())]
    assert bo.of(events, bo.PresidentChanged) == [bo.PresidentChanged("BO", 0, None)]
    line = state.railroads["BO"]
    assert (line.status, line.value, line.held, line.orphan) == ("receivership", None, 10, 0)
    assert (line.treasury, line.cards, line.income) == (0, [], 0)
    assert (line.track, line.coal) == (["I16", "I15"], 2)
    assert state.bank_out == bank - 15 and state.order == ["BM"]
    assert list(bo.GAME.invariants(state)) == []
    assert services.counter_income(state, "BO") == 0 and bo.GAME.to_move(state) == (1,)


def test_cards_of_a_failed_railroad_leave_the_game() -> None:
    """Rulebook, receivership: its cards are scrapped without pay."""
    state = bo.level(bo.running(bo.new_game(3), "CO", {0: 1}, value=66, cards=(1, 2, 3)), 5)
    bo.in_business(state)
    assert state.phase is bo.Phase.SCRAP
    bank = state.bank_out
    events = bo.do(state, bo.ScrapEquipment())
    assert bo.of(events, bo.WentIntoReceivership) == [
        bo.WentIntoReceivership("CO", 0, 0, (1, 2, 3))
    ]
    assert state.bank_out == bank and state.railroads["CO"].cards == []


def test_its_turn_in_the_business_round() -> None:
    """Ruling 36: after those on the track, by itself, and nothing changes."""
    state = failing()
    bo.in_business(state)
    line = state.railroads["BO"]
    before = (line.held, line.coal, list(line.track), line.treasury)
    events = bo.do(state, bo.ScrapEquipment(), bo.PayDividends())
    assert bo.of(events, bo.StoodIdle) == [bo.StoodIdle("BO")]
    assert [event.railroad for event in bo.of(events, bo.IncomeEarned)] == []
    assert (line.held, line.coal, list(line.track), line.treasury) == before


def test_it_returns_like_a_new_start() -> None:
    """Ruling 37: at a value of the level, for at least one share, with its old cubes and counters,
    no new home cube, the treasury what is paid now."""
    state = failing()
    bo.in_business(state)
    bo.cash(bo.in_market(state, 2), 0, 0, 500)
    bo.refused(state, bo.TakeTurn((bo.Buy("BO", held=1, value=110),)), "start-value", "13")
    events = bo.do(state, bo.TakeTurn((bo.Buy("BO", held=3, value=55),)))
    assert bo.of(events, bo.RailroadStarted) == [bo.RailroadStarted(2, "BO", 55, "I16", True)]
    line = state.railroads["BO"]
    assert (line.treasury, line.president, line.income, line.coal) == (165, 2, 0, 2)
    assert line.track == ["I16", "I15"] and line.cubes == 29
    assert state.order == ["BM", "BO"]


def finish(state: bo.State) -> list[Any]:
    """The end of the second Business Round."""
    state.market = None
    state.business = None
    return bo.run(state, bo.Step.BARONS)


def test_barons_then_order_then_end() -> None:
    """Ruling 38: Robber Barons are paid first, so their money counts for the order; ties keep it;
    all this on the last turn too.
    Rulebook, player order: from least to most cash, ties as they were.
    Rulebook, robber baron income: after the second Business Round, from the bank."""
    state = bo.level(bo.new_game(3, bo.ALL_EXPANSIONS), 7)
    state.players[2].cards = ["RB4"]
    state.barons.remove("RB4")
    events = finish(bo.cash(state, 100, 100, 50))
    assert bo.of(events, bo.BaronPaid) == [bo.BaronPaid(2, "RB4", 70)]
    assert bo.of(events, bo.OrderSet) == []
    assert [type(event) for event in events][-1] is bo.GameEnded
    tied = bo.new_game(3)
    tied.player_order = [2, 1, 0]
    bo.cash(tied, 80, 100, 100)
    assert bo.of(finish(tied), bo.OrderSet) == [bo.OrderSet((0, 2, 1), drawn=False)]


@pytest.mark.parametrize(
    ("seven", "tech", "over"),
    [(False, 5, False), (False, 6, True), (True, 6, False), (True, 7, True)],
)
def test_the_game_ends_by_level(seven: bool, tech: int, over: bool) -> None:
    """Ruling 39: at level 6, with T7 at level 7, after the second Business Round.
    Rulebook, game end: nobody acts any more, and nothing is accepted."""
    state = bo.level(bo.new_game(3, bo.Options(tech_seven=seven)), tech)
    events = finish(state)
    assert bo.GAME.over(state) == bool(bo.of(events, bo.GameEnded)) == over
    assert state.ended == ("tech level" if over else None)
    if over:
        assert bo.GAME.to_move(state) == () and list(bo.GAME.legal(state, 0)) == []
        bo.refused(state, bo.Pass(), "game-over", "39", seat=0)


def test_the_game_ends_at_375() -> None:
    """Ruling 39: reached at any time this turn, even if it fell again; in the first Business Round
    the second is still played."""
    state = bo.running(bo.new_game(3), "BO", {0: 4}, value=341, cards=(1,))
    bo.in_business(state)
    bo.do(state, bo.ScrapEquipment(), bo.PayDividends())
    assert bo.dollars(state, "BO") == 375 and state.peaked
    assert not bo.GAME.over(state) and state.business is not None and state.business.round == 2
    bo.do(state, bo.ScrapEquipment((1,)))
    while not bo.GAME.over(state):
        bo.do(state, bo.BuyEquipment(0) if state.phase is bo.Phase.EQUIPMENT else bo.BuildNothing())
    assert state.ended == "375" and (bo.dollars(state, "BO") or 0) < 375


@pytest.mark.parametrize("spoil", ["", "orphan", "orphan and held", "unstarted", "receivership"])
def test_the_game_ends_with_all_shares(spoil: str) -> None:
    """Ruling 39: players hold every share; one unstarted, failed or orphaned share prevents it."""
    state = bo.level(bo.new_game(3), 3)
    for name in state.railroads:
        bo.running(state, name, {0: 5, 1: 5})
    line = state.railroads["BO"]
    if spoil.startswith("orphan"):
        line.orphan, line.held = 1, int(spoil != "orphan")
        state.players[0].shares["BO"] -= line.orphan + line.held
    elif spoil:
        for player in state.players:
            player.shares.pop("BO", None)
        line.held, line.president, line.value, line.track = 10, None, None, []
        line.status = spoil
        state.order.remove("BO")
    finish(state)
    assert state.ended == (None if spoil else "all shares")


def test_score() -> None:
    """Ruling 40: cash and shares at final values; a tie goes to the lower Player Order card, as it
    is after the new order.
    Rulebook, scoring: the most cash and stock wins.
    Rulebook, objective: cash and stock make the wealth that counts."""
    state = bo.level(bo.running(bo.new_game(3), "BO", {1: 1}, value=100), 6)
    events = finish(bo.cash(state, 200, 100, 150))
    rows = bo.GAME.standing(state, None)
    assert [(row.place, row.seat, row.total) for row in rows] == [
        (1, 1, 200),
        (2, 0, 200),
        (3, 2, 150),
    ]
    assert bo.of(events, bo.GameEnded) == [bo.GameEnded("tech level", 1)]
    assert rows[0].sums == {"cash": 100, "stock": 100}


def test_history() -> None:
    """Rulebook, gameplay flow: what each turn left is written down, with both incomes."""
    state = bo.in_market(bo.running(bo.new_game(3), "BO", {0: 4}, value=66, cards=(1,)))
    while state.turn <= 3:
        bo.do(state, next(iter(bo.GAME.legal(state, bo.GAME.to_move(state)[0]))))
    assert [row.turn for row in state.history] == [0, 1, 2, 3]
    assert state.history[1].incomes == {"BO": (10, 10)}
    assert state.history[1].values["BO"] == 74 and state.history[1].values["PA"] is None
    last = state.history[-1]
    assert last.cash == tuple(player.cash for player in state.players)
