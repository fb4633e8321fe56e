"""Rounds and whose turn comes next, for a notice to those who ask for it."""

from tests.support.baltimore_ohio import kit as bo


def test_in_the_market_the_next_in_player_order_follows() -> None:
    """Ruling 6; where a pass would end the round, it depends."""
    state = bo.new_game(3)
    assert bo.GAME.next_seats(state) == (1,)
    bo.do(state, bo.Pass())
    assert bo.GAME.next_seats(state) == (2,)
    bo.do(state, bo.Pass())
    assert bo.GAME.to_move(state) == (2,) and bo.GAME.next_seats(state) == ()


def test_who_may_be_left_with_nothing_to_do_is_not_named() -> None:
    """Ruling 6: such a seat passes by itself. One share cannot be sold alone (8), and what it could
    buy of one railroad may be gone; of two shares, or two railroads, something is left."""
    state = bo.cash(bo.in_market(bo.new_game(3)), 500, 0, 500)
    assert bo.GAME.next_seats(state) == ()
    bo.running(state, "BO", {1: 1, 2: 3}, value=66)
    assert bo.GAME.next_seats(state) == ()
    bo.cash(bo.running(state, "PA", {2: 9}, value=41), 500, 41, 500)
    assert bo.GAME.next_seats(state) == (), "one share, and the first seat may buy it"
    bo.running(state, "NYC", {2: 3}, value=37)
    assert bo.GAME.next_seats(state) == (1,)
    bo.running(bo.cash(state, 500, 0, 500), "BO", {1: 2, 2: 3}, value=66)
    assert bo.GAME.next_seats(state) == (1,)


def test_the_next_bidder_follows_unless_the_bid_may_get_too_high() -> None:
    """Ruling 45: the hammer may fall first, or a bid of all one's money shut the next one out."""
    state = bo.in_market(bo.new_game(3, bo.Options(robber_barons=True)), turn=2)
    bo.do(bo.cash(state, 500, 400, 500), bo.TakeTurn((bo.OpenAuction("RB1", 10),)))
    assert bo.GAME.to_move(state) == (1,) and bo.GAME.next_seats(state) == (2,)
    bo.cash(state, 500, 500, 500)
    assert bo.GAME.next_seats(state) == ()
    bo.do(state, bo.PassBid())
    assert bo.GAME.to_move(state) == (2,) and bo.GAME.next_seats(state) == (), (
        "the leader is next, or none"
    )
    bo.do(state, bo.Bid(20))
    assert bo.GAME.to_move(state) == (0,) and bo.GAME.next_seats(state) == ()


def test_the_president_of_the_next_railroad_follows() -> None:
    """Ruling 18; not where it is the same one, nor at the end of a round, nor where the railroad
    may have no choice: without cards, and without money to build."""
    state = bo.running(bo.new_game(3), "BO", {0: 2}, value=100, cards=(1,), treasury=100)
    bo.running(state, "PA", {0: 2}, value=91, cards=(2,), treasury=100)
    bo.in_business(bo.running(state, "NYC", {1: 2}, value=82, cards=(3,), treasury=0), "BO")
    assert (state.phase, bo.GAME.to_move(state)) == (bo.Phase.SCRAP, (0,))
    assert bo.GAME.next_seats(state) == (), "the same President"
    bo.in_business(state, "PA")
    assert bo.GAME.next_seats(state) == (1,)
    state.railroads["NYC"].cards = []
    assert bo.GAME.next_seats(state) == ()
    state.railroads["NYC"].treasury = 100
    assert bo.GAME.next_seats(state) == (1,)
    bo.in_business(state, "NYC")
    assert bo.GAME.next_seats(state) == ()


def test_nobody_follows_when_it_is_over() -> None:
    state = bo.new_game(3)
    bo.do(state, bo.TakeTurn((bo.Buy("BO", held=1, value=55),)))
    state.phase, state.market, state.turn = bo.Phase.OVER, None, 4
    assert bo.GAME.next_seats(state) == () and bo.GAME.round_of(state) == (4, 2)
    state.market = bo.Market(0)
