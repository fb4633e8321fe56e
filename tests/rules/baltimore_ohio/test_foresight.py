"""Rounds and whose turn comes next, for a notice to those who ask for it."""

from __future__ import annotations

from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.model.actions import Bid, Buy, OpenAuction, Pass, PassBid, TakeTurn
from rules.baltimore_ohio.model.options import Options
from rules.baltimore_ohio.model.state import Market, Phase
from tests.support.baltimore_ohio.states import cash, do, in_business, in_market, new_game, running


def test_in_the_market_the_next_in_player_order_follows() -> None:
    """Ruling 6; where a pass would end the round, it depends."""
    state = new_game(3)
    assert GAME.next_seats(state) == (1,)
    do(state, Pass())
    assert GAME.next_seats(state) == (2,)
    do(state, Pass())
    assert GAME.to_move(state) == (2,) and GAME.next_seats(state) == ()


def test_who_may_be_left_with_nothing_to_do_is_not_named() -> None:
    """Ruling 6: such a seat passes by itself. One share cannot be sold alone (8), and what it could
    buy of one railroad may be gone; of two shares, or two railroads, something is left."""
    state = in_market(new_game(3))
    cash(state, 500, 0, 500)
    assert GAME.next_seats(state) == ()
    running(state, "BO", {1: 1, 2: 3}, value=66)
    assert GAME.next_seats(state) == ()
    running(state, "PA", {2: 9}, value=41)
    cash(state, 500, 41, 500)
    assert GAME.next_seats(state) == (), "one share, and the first seat may buy it"
    running(state, "NYC", {2: 3}, value=37)
    assert GAME.next_seats(state) == (1,)
    cash(state, 500, 0, 500)
    running(state, "BO", {1: 2, 2: 3}, value=66)
    assert GAME.next_seats(state) == (1,)


def test_the_next_bidder_follows_unless_the_bid_may_get_too_high() -> None:
    """Ruling 45: the hammer may fall first, or a bid of all one's money shut the next one out."""
    state = in_market(new_game(3, Options(robber_barons=True)), turn=2)
    cash(state, 500, 400, 500)
    do(state, TakeTurn((OpenAuction("RB1", 10),)))
    assert GAME.to_move(state) == (1,) and GAME.next_seats(state) == (2,)
    cash(state, 500, 500, 500)
    assert GAME.next_seats(state) == ()
    do(state, PassBid())
    assert GAME.to_move(state) == (2,) and GAME.next_seats(state) == (), (
        "the leader is next, or none"
    )
    do(state, Bid(20))
    assert GAME.to_move(state) == (0,) and GAME.next_seats(state) == ()


def test_the_president_of_the_next_railroad_follows() -> None:
    """Ruling 18; not where it is the same one, nor at the end of a round, nor where the railroad
    may have no choice: without cards, and without money to build."""
    state = new_game(3)
    running(state, "BO", {0: 2}, value=100, cards=(1,), treasury=100)
    running(state, "PA", {0: 2}, value=91, cards=(2,), treasury=100)
    running(state, "NYC", {1: 2}, value=82, cards=(3,), treasury=0)
    in_business(state, "BO")
    assert (state.phase, GAME.to_move(state)) == (Phase.SCRAP, (0,))
    assert GAME.next_seats(state) == (), "the same President"
    in_business(state, "PA")
    assert GAME.next_seats(state) == (1,)
    state.railroads["NYC"].cards = []
    assert GAME.next_seats(state) == ()
    state.railroads["NYC"].treasury = 100
    assert GAME.next_seats(state) == (1,)
    in_business(state, "NYC")
    assert GAME.next_seats(state) == ()


def test_nobody_follows_when_it_is_over() -> None:
    state = new_game(3)
    do(state, TakeTurn((Buy("BO", held=1, value=55),)))
    state.phase, state.market, state.turn = Phase.OVER, None, 4
    assert GAME.next_seats(state) == () and GAME.round_of(state) == (4, 2)
    state.market = Market(0)
