"""The Stock Round around its turns: rulings 6, 7, 8 and 22."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.dice import NO_DICE
from rules.railroad_barons.model.options import GERMAN
from rules.railroad_barons.stock import stock_round, stock_turn
from tests.support.railroad_barons import kit as rrb

STEPS: dict[rrb.Next, Callable[[rrb.MutablePosition], rrb.Next]] = {
    rrb.Step.STOCK_ROUND: stock_round.begin,
    rrb.Step.STOCK_TURN: stock_round.next_turn,
    rrb.Step.END_STOCK_ROUND: stock_round.end,
}


def run(state: rrb.State, step: rrb.Next) -> tuple[rrb.Next, list[rrb.AnyEvent]]:
    """Take the steps of the Stock Round until the game waits or the round is over."""
    play = rrb.play_on(state)
    while step in STEPS:
        step = STEPS[step](play)
    if isinstance(step, rrb.Phase):
        state.phase = step
    return step, list(play.events)  # type: ignore[arg-type]


def go(state: rrb.State, *parts: rrb.Sale | rrb.Purchase) -> tuple[rrb.Next, list[rrb.AnyEvent]]:
    """A turn, or with no part a pass, and what follows by itself."""
    assert state.stock is not None
    seat, play = state.stock.seat, rrb.play_on(state)
    if parts:
        stock_turn.check_sell_and_buy(play, seat, rrb.turn(*parts))
        step = stock_turn.do_sell_and_buy(play, seat, rrb.turn(*parts))
    else:
        stock_turn.check_pass(play, seat, rrb.Pass())
        step = stock_turn.do_pass(play, seat, rrb.Pass())
    step, events = run(state, step)
    return step, [*play.events, *events]  # type: ignore[list-item]


def between(cash: int = 1_000, investors: tuple[str, ...] = (), priority: int = 0) -> rrb.State:
    """A game between two rounds: seat 0 has stock of DPI, seat 1 the `investors`."""
    one, two = rrb.player(cash, {rrb.DPI: (40, 20)}), rrb.player(cash, investors=investors)
    return rrb.table(one, two, priority=priority, stock=None, half=2)


def begun(**more: Any) -> rrb.State:
    """The Stock Round after it has begun."""
    state = between(**more)
    run(state, rrb.Step.STOCK_ROUND)
    return state


def test_priority_deal_has_the_first_turn() -> None:
    """Ruling 6: who holds it begins the Stock Round."""
    for seat in (0, 1):
        state = between(priority=seat)
        step, events = run(state, rrb.Step.STOCK_ROUND)
        assert step is rrb.Phase.STOCK
        assert events == [rrb.StockRoundBegan(2, seat), rrb.TurnBegan(seat, 11)]
        assert (state.set, state.half) == (2, 0)


@pytest.mark.parametrize("priority", [0, 1])
def test_moving_the_priority_deal(priority: int) -> None:
    """Ruling 7: the owner of the $30 Investor moves it to the other player, from whoever has it,
    before the first turn."""
    state = between(investors=("I30",), priority=priority)
    step, events = run(state, rrb.Step.STOCK_ROUND)
    assert step is rrb.Phase.PRIORITY
    assert events[-1] == rrb.TurnBegan(1, 11)
    assert stock_round.swap_owner(rrb.Position(state)) == 1
    assert list(stock_round.legal_priority(rrb.Position(state))) == [
        rrb.KeepPriority(),
        rrb.SwapPriority(),
    ]
    play = rrb.play_on(state)
    step, events = run(state, stock_round.do_swap_priority(play, 1, rrb.SwapPriority()))
    assert play.events == [rrb.PrioritySwapped(1, 1 - priority)]
    assert events == [rrb.TurnBegan(1 - priority, 12)]
    assert state.priority == 1 - priority


def test_priority_kept_is_asked_again() -> None:
    """Ruling 7: not used, the Investor is offered at the next Stock Round; it is used once per
    game, and nobody is asked when nobody has it."""
    state = begun(investors=("I30",))
    play = rrb.play_on(state)
    step, events = run(state, stock_round.do_keep_priority(play, 1, rrb.KeepPriority()))
    assert play.events == [rrb.PriorityKept(1)]
    assert (step, events) == (rrb.Phase.STOCK, [rrb.TurnBegan(0, 12)])
    go(state)
    go(state)
    assert run(state, rrb.Step.STOCK_ROUND)[0] is rrb.Phase.PRIORITY
    state = begun(investors=("I30",))
    run(state, stock_round.do_swap_priority(rrb.play_on(state), 1, rrb.SwapPriority()))
    go(state)
    go(state)
    assert run(state, rrb.Step.STOCK_ROUND)[0] is rrb.Phase.STOCK
    assert run(between(), rrb.Step.STOCK_ROUND)[0] is rrb.Phase.STOCK


def test_swap_of_priority_ends_no_round() -> None:
    """Ruling 22: if nobody acts the Priority Deal stays, after a swap with its new holder."""
    state = begun(investors=("I30",))
    run(state, stock_round.do_swap_priority(rrb.play_on(state), 1, rrb.SwapPriority()))
    go(state)
    step, events = go(state)
    assert step is rrb.Step.OPERATING_ROUND
    assert rrb.StockRoundEnded(2, 1) in events and state.priority == 1


def test_turns_alternate() -> None:
    """Ruling 8: each turn is one seat's, and the next the other's.
    Rulebook, Stock Round (SR): Priority Deal first, in turn, until both have passed in a row."""
    state, order = begun(), []
    sale, back, more = rrb.Sale(rrb.DPI, 20), rrb.Purchase(rrb.DPI, 20), rrb.Purchase(rrb.DPI, 10)
    for parts in ((sale,), (back,), (), (more,)):
        assert state.stock is not None
        order.append(state.stock.seat)
        go(state, *parts)
    assert order == [0, 1, 0, 1]
    assert rrb.held(state, 1) == {rrb.DPI: (20, 10)}


def test_who_comes_next() -> None:
    """Rulings 8 and 22: in a Stock Round it is the other player, unless a pass would end it; in an
    Operating Round that depends."""
    state = rrb.table(rrb.player(1_000, {rrb.DPI: (40, 20)}), rrb.player(1_000))
    assert (rrb.GAME.to_move(state), rrb.GAME.next_seats(state)) == ((0,), (1,))
    go(state)
    assert (rrb.GAME.to_move(state), rrb.GAME.next_seats(state)) == ((1,), ())
    rrb.GAME.apply(state, 1, rrb.Pass(), NO_DICE)
    assert state.phase is rrb.Phase.TOKENS
    assert rrb.GAME.next_seats(state) == ()


def test_two_passes_in_a_row() -> None:
    """Ruling 22: two consecutive passes end the round; a pass binds nobody later."""
    state = begun()
    assert go(state)[0] is rrb.Phase.STOCK
    assert go(state, rrb.Purchase(rrb.SB, 40, par=70))[0] is rrb.Phase.STOCK
    assert go(state, rrb.Sale(rrb.DPI, 20))[0] is rrb.Phase.STOCK
    assert go(state)[0] is rrb.Phase.STOCK
    step, events = go(state)
    assert step is rrb.Step.OPERATING_ROUND
    assert events == [rrb.Passed(0), rrb.StockRoundEnded(2, 1)]
    assert state.stock is None


@pytest.mark.parametrize("last", [0, 1])
def test_priority_to_who_did_not_act_last(last: int) -> None:
    """Ruling 22: to the player who did not make the last sale or purchase, passes aside."""
    for priority in (0, 1):
        state = begun(priority=priority)
        if priority != last:
            go(state)
        go(state, rrb.Purchase(rrb.SB, 40, par=70))
        go(state)
        go(state)
        assert state.priority == 1 - last


def test_priority_stays_if_nobody_acts() -> None:
    """Ruling 22: in the whole round."""
    for priority in (0, 1):
        state = begun(priority=priority)
        go(state)
        assert rrb.StockRoundEnded(2, priority) in go(state)[1]
        assert state.priority == priority


def test_selling_in_the_first_round() -> None:
    """Ruling 22: allowed from the first Stock Round on."""
    state = between()
    state.set = 0
    run(state, rrb.Step.STOCK_ROUND)
    assert state.set == 1
    assert go(state, rrb.Sale(rrb.DPI, 20))[0] is rrb.Phase.STOCK


def test_sold_is_forgotten_in_the_next_round() -> None:
    """Ruling 15: after the round the Holding may be bought again."""
    state = begun()
    go(state, rrb.Sale(rrb.DPI, 20))
    go(state)
    go(state)
    run(state, rrb.Step.STOCK_ROUND)
    assert state.stock is not None
    assert state.stock.sold == [[], []]
    if state.stock.seat == 1:
        go(state)
    go(state, rrb.Purchase(rrb.DPI, 30))
    assert rrb.held(state, 0) == {rrb.DPI: (40, 30)}


def test_history() -> None:
    """The end of the round is noted: cash, stock and share values, no revenues."""
    state = begun(cash=300)
    go(state, rrb.Sale(rrb.DPI, 20))
    go(state)
    go(state)
    values = (None, None, None, 90, None)
    assert state.history == [rrb.Worth(2, 0, (500, 300), (360, 0), values, (None,) * 5)]


def test_who_can_do_nothing_passes_by_itself() -> None:
    """Ruling 8: with nothing to sell and no money to buy a pass is all there is, so nobody is
    asked for it."""
    state = rrb.table(rrb.player(1_000, {rrb.DPI: (40,)}), rrb.player(99))
    state.stock = None
    run(state, rrb.Step.STOCK_ROUND)
    step, events = go(state, rrb.Purchase(rrb.DPI, 10))
    assert step is rrb.Phase.STOCK
    assert events[-3:] == [rrb.TurnBegan(1, 12), rrb.Passed(1, forced=True), rrb.TurnBegan(0, 13)]
    step, events = go(state)
    assert step is rrb.Step.OPERATING_ROUND
    assert events == [rrb.Passed(0), rrb.StockRoundEnded(2, 1)]


def test_a_round_in_which_nobody_can_act() -> None:
    """Ruling 22: it ends by itself."""
    state = rrb.table(rrb.player(9, {rrb.MSC: (40,)}), rrb.player(9))
    state.stock = None
    step, events = run(state, rrb.Step.STOCK_ROUND)
    assert step is rrb.Step.OPERATING_ROUND
    assert events == [
        rrb.StockRoundBegan(2, 0),
        rrb.TurnBegan(0, 11),
        rrb.Passed(0, forced=True),
        rrb.TurnBegan(1, 12),
        rrb.Passed(1, forced=True),
        rrb.StockRoundEnded(2, 0),
    ]


def test_a_game_in_which_nobody_can_act() -> None:
    """Ruling 37: when nobody can deal and no Holding operates, the sets pass by themselves until
    the stack is empty, and the position is scored."""
    state = rrb.table(
        rrb.player(9, {rrb.MSC: (40,)}, ("I30", "I40")),
        rrb.player(8, {rrb.SB: (40,)}, ("I50", "I60")),
        swap_used=True,
    )
    assert list(rrb.GAME.invariants(state)) == []
    events = rrb.GAME.apply(state, 0, rrb.Pass(), NO_DICE)
    assert events[-1] == rrb.GameEnded("exhausted", (409, 408))
    assert state.stack == []
    assert list(rrb.GAME.invariants(state)) == []


@pytest.mark.parametrize("investor", ["I30", "I40"])
def test_a_railroad_that_can_never_earn(investor: str) -> None:
    """Ruling 37: so too with the free Railroad of an MS&C that nobody can float; an unused $30
    Investor does not keep such a game going."""
    state = rrb.table(
        rrb.player(9, {rrb.MSC: (40,)}, (investor, "I450")),
        rrb.player(8, {rrb.SB: (40,)}, ("I50", "I60")),
        options=GERMAN,
    )
    state.holdings[rrb.MSC].railroads = [rrb.Railroad("A1")]
    state.stack, state.removed = state.stack[-1:], state.stack[1:-1]
    assert list(rrb.GAME.invariants(state)) == []
    events = rrb.GAME.apply(state, 0, rrb.Pass(), NO_DICE)
    assert events[-1] == rrb.GameEnded("exhausted", (409, 408))
    assert state.holdings[rrb.MSC].railroads == [rrb.Railroad("A1")]


def test_a_game_goes_on_while_somebody_can_buy() -> None:
    """Ruling 37: with the money to float that MS&C the game is not over."""
    state = rrb.table(
        rrb.player(100, {rrb.MSC: (40,)}, ("I40", "I450")),
        rrb.player(8, {rrb.SB: (40,)}, ("I50", "I60")),
        options=GERMAN,
    )
    state.holdings[rrb.MSC].railroads = [rrb.Railroad("A1")]
    state.stack, state.removed = state.stack[-1:], state.stack[1:-1]
    rrb.GAME.apply(state, 0, rrb.Pass(), NO_DICE)
    assert state.phase is rrb.Phase.STOCK
    rrb.GAME.apply(state, 0, rrb.turn(rrb.Purchase(rrb.MSC, 10)), NO_DICE)
    assert state.holdings[rrb.MSC].floated
