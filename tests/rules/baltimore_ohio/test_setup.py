"""Set-up and money (RULINGS section A)."""

import pytest

import data.baltimore_ohio as facts
from rules.dice import SeededDice
from rules.errors import RuleError
from tests.support.baltimore_ohio import kit as bo


@pytest.mark.parametrize(("seats", "each"), [(3, 500), (4, 375), (5, 300), (6, 250)])
def test_start_money(seats: int, each: int) -> None:
    """Ruling 1: three to six players share $1500 equally; no table for two, none for seven."""
    state, events = bo.GAME.setup(seats, bo.Options(), SeededDice(b"money"))
    assert [player.cash for player in state.players] == [each] * seats
    assert state.bank_out == 1500 and bo.of(events, bo.CashDealt) == [bo.CashDealt(each)]
    for few_or_many in (2, 7):
        with pytest.raises(RuleError) as caught:
            bo.GAME.setup(few_or_many, bo.Options(), SeededDice(b"few"))
        assert (caught.value.code, caught.value.rule) == ("seats", "1")


def test_whole_tens() -> None:
    """Ruling 2: what a railroad can earn is a multiple of $10, so a tenth of it is exact."""
    assert all(cell % 10 == 0 for city in facts.cities().values() for cell in city.revenue)
    assert all(facts.maintenance(tech) % 10 == 0 for tech in range(1, 8))


def test_everything_is_public_and_only_the_order_is_drawn() -> None:
    """Ruling 3: all views are alike but for the legal actions, and only the order uses dice."""
    dice = SeededDice(b"order")
    state, events = bo.GAME.setup(5, bo.ALL_EXPANSIONS, dice)
    assert {draw.why for draw in dice.draws} == {"order"}
    assert [event.drawn for event in bo.of(events, bo.OrderSet)] == [True]
    views = [bo.GAME.view(state, seat) for seat in (*range(5), None)]
    assert all(view.table == state and view.table is not state for view in views)
    orders = {
        tuple(bo.GAME.setup(3, bo.Options(), SeededDice(b"%d" % n))[0].player_order)
        for n in range(60)
    }
    assert len(orders) == 6


def test_nobody_borrows_or_helps() -> None:
    """Ruling 4: a purchase above one's cash and a build above the treasury are refused, rich as the
    player may be."""
    state = bo.running(bo.new_game(3), "BO", {0: 3}, treasury=10, cards=(1,), income=0)
    bo.in_market(bo.cash(state, 1000, 60, 0), 1)
    bo.refused(state, bo.TakeTurn((bo.Buy("BO", held=1),)), "buy-dear", "4")
    bo.in_business(state)
    assert state.phase is bo.Phase.SCRAP
    state.phase = bo.Phase.TRACK
    bo.refused(state, bo.BuildTrack(("I15",)), "build-dear", "22")


def test_availability() -> None:
    """Ruling 5: six railroads from level 1, four from 3, the N&W from 4, as the marker stands."""
    state = bo.in_market(bo.new_game(3, bo.Options(norfolk_western=True)))
    bo.refused(state, bo.TakeTurn((bo.Buy("ERIE", held=1, value=66),)), "start-early", "5")
    bo.do(bo.level(state, 3), bo.TakeTurn((bo.Buy("ERIE", held=1, value=66),)))
    bo.refused(state, bo.TakeTurn((bo.Buy("NW", held=1, value=74),)), "start-early", "5")
    bo.do(bo.level(state, 4), bo.TakeTurn((bo.Buy("NW", held=1, value=74),)))
    assert state.railroads["NW"].track == [bo.board().hex_of["Norfolk"]]


def test_components() -> None:
    """Rulebook, components: ten railroads of ten shares, values from 34 to 375, and what the
    expansions add.
    Rulebook, set-up: an expansion brings its own things and no other's.
    Ruling 5a: five coal counters from the start, with and without expansions."""
    for options, extra, coal, lumber, cards in (
        (bo.Options(), set(), 0, [], 0),
        (bo.Options(norfolk_western=True), {"NW"}, 5, [], 0),
        (bo.Options(maine_lumber=True), set(), 0, ["A22"], 0),
        (bo.Options(robber_barons=True), set(), 0, [], 8),
        (bo.ALL_EXPANSIONS, {"NW"}, 5, ["A22"], 8),
    ):
        state = bo.new_game(3, options)
        assert len(state.railroads) == 10 + len(extra) and extra <= state.railroads.keys()
        assert all(line.held == 10 and line.cubes == 30 for line in state.railroads.values())
        assert (len(state.nw_coal), state.lumber, len(state.barons)) == (coal, lumber, cards)
        assert state.coal == ["F17", "H13", "I12", "K2", "K11"]


def test_set_up() -> None:
    """Rulebook, set-up: the Market Round of the first turn at Tech Level 1, the whole deck, no
    railroad on the track, cards 1 to the number of players dealt."""
    state, _ = bo.GAME.setup(4, bo.Options(), SeededDice(b"set-up"))
    assert (state.turn, state.tech_level, state.deck, state.phase) == (1, 1, 1, bo.Phase.MARKET)
    assert state.order == [] and sorted(state.player_order) == [0, 1, 2, 3]
    assert bo.GAME.to_move(state) == (state.player_order[0],)
    assert list(bo.GAME.invariants(state)) == []
