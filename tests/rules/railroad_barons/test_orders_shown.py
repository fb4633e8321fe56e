"""Orders for turns as they were shown: they come to that, or better, or ask again."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import data.railroad_barons as facts
from rules.dice import NO_DICE, SeededDice
from rules.game import OrderAction, OrderExpired
from rules.railroad_barons import GAME
from rules.railroad_barons.model import actions as do
from rules.railroad_barons.model.actions import Purchase, SellAndBuy
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Offer, Phase, Railroad, State
from rules.railroad_barons.operating.tokens import free_tokens
from rules.railroad_barons.standing_orders import order_kinds as o
from rules.railroad_barons.standing_orders.offers import suggest_orders
from rules.railroad_barons.standing_orders.operating_orders import make_operate_all
from rules.railroad_barons.standing_orders.planned_turns import plan_turns
from rules.railroad_barons.standing_orders.stock_orders import make_pass_stock_round
from tests.support.railroad_barons.operating import operating as operating_round
from tests.support.railroad_barons.operating import rail
from tests.support.railroad_barons.states import AVR, MSC, SB, player, table


def comes_to(state: State, seat: int, order: Any) -> Any:
    """What the order comes to, read from what was saved of it."""
    packed = msgspec.json.decode(msgspec.json.encode(order), type=GAME.order_type)
    outcome = GAME.evaluate_order(GAME.view(state, seat), seat, packed)
    if isinstance(outcome, OrderAction):
        GAME.check(state, seat, outcome.action)
    return outcome


def does(state: State, action: Any) -> None:
    (seat,) = GAME.to_move(state)
    GAME.apply(state, seat, action, NO_DICE)


def directing(**changes: Any) -> State:
    """Ann directs SB, Bob AVR, which operate with two Railroads each in Operating Round 1.1."""
    ann = player(1_000, {SB: (40, 20), AVR: (10,)}, investors=("I40", "I60"))
    bob = player(1_000, {AVR: (40, 20), SB: (10,)}, investors=("I30", "I50"))
    state = table(ann, bob, stock=None, half=1, holding=SB, phase=Phase.TOKENS, **changes)
    for name, cards in ((SB, ("A1", "A2")), (AVR, ("A3", "A4"))):
        state.holdings[name].railroads = [Railroad(card) for card in cards]
        state.stack = [card for card in state.stack if card not in cards]
    return state


def whole(state: State, seat: int = 0) -> o.OperateAll:
    order = make_operate_all(GAME.view(state, seat), seat, 2)
    assert order is not None
    return order


def quietly(state: State) -> None:
    """The Holding that operates pays, and adds nothing."""
    turn = state.turn
    while state.turn == turn:
        actions = {
            Phase.TOKENS: do.PlaceTokens(0, 4),
            Phase.REVENUE: do.PayDividends(),
            Phase.RAILROADS: do.FinishBuying(),
        }
        does(state, actions[state.phase])


def carried(state: State, order: Any) -> Any:
    """A whole turn is done by the order; what is left of it."""
    turn = state.turn
    while state.turn == turn:
        outcome = comes_to(state, 0, order)
        assert isinstance(outcome, OrderAction)
        does(state, outcome.action)
        order = outcome.then
    return order


def test_a_turn_under_way_is_shown_with_what_it_has_earned() -> None:
    """Ruling 26: the revenue was added up before, and is still to be paid; then it was paid."""
    state = directing()
    does(state, do.PlaceTokens(0, 4))
    assert state.phase is Phase.REVENUE
    (first, *_) = whole(state).turns
    assert first.result.revenue == state.revenues[SB] > 0


def test_all_holdings_are_operated_as_shown() -> None:
    """Ruling 23: in both Operating Rounds, step by step, each to what was shown while the other
    keeps still; then the order has done its work."""
    state = directing()
    order: Any = whole(state)
    assert [(turn.half, turn.holding) for turn in order.turns] == [(1, SB), (2, SB)]
    for promise in order.turns:
        while GAME.to_move(state) != (0,):
            assert comes_to(state, 0, order) is None
            quietly(state)
        order = carried(state, order)
        assert state.holdings[SB].treasury == promise.result.treasury
    assert order is None


def later() -> tuple[State, o.OperateAll]:
    """SB has had its first turn, and is to operate again."""
    state = directing()
    order = carried(state, whole(state))
    quietly(state)
    assert state.half == 2 and GAME.to_move(state) == (0,)
    return state, order


def _change(state: State, what: str) -> None:
    row, ann = state.holdings[SB], state.players[0]
    match what:
        case "another top":
            state.stack.pop(0)
        case "no Railroads":
            row.railroads = []
        case "less treasury":
            row.treasury -= 1
        case "less value":
            row.value = (row.value or 0) - 1
        case "less stock":
            ann.certificates = ann.certificates[:-1]


@pytest.mark.parametrize(
    ("what", "codes"),
    [
        ("another top", {"top"}),
        ("no Railroads", {"asked", "less-revenue", "table-refused"}),
        ("less treasury", {"less-treasury"}),
        ("less value", {"less-value"}),
        ("less stock", {"less-cash"}),
    ],
)
def test_what_would_come_to_less_is_asked_again(what: str, codes: set[str]) -> None:
    """Rulings 24 to 35: what can be bought, what is earned, what is left, and whose it is."""
    state, order = later()
    _change(state, what)
    outcome = comes_to(state, 0, order)
    assert isinstance(outcome, OrderExpired) and outcome.told and outcome.code in codes


def test_what_would_come_to_more_is_done_and_another_order_may_do_a_step() -> None:
    state, order = later()
    state.holdings[SB].treasury += 1
    outcome: Any = comes_to(state, 0, order)
    does(state, outcome.action)
    paid: Any = comes_to(state, 0, o.PayOn(SB))
    does(state, paid.action)
    if GAME.to_move(state) == (0,) and state.holding == SB:
        assert isinstance(comes_to(state, 0, outcome.then), OrderAction)


def test_a_turn_that_would_end_the_game_unshown_is_asked_again() -> None:
    """Ruling 36."""
    state, order = later()
    state.holdings[SB].value = len(facts.track().values) - 2
    assert comes_to(state, 0, order) == OrderExpired("ends", {"holding": SB})


def test_a_holding_with_another_director_is_left_out() -> None:
    state, order = later()
    state.holdings[SB].director = 1
    assert comes_to(state, 0, order) == OrderExpired("director", {"holding": SB})
    state.set += 1
    assert comes_to(state, 0, order) == OrderExpired("set-over", {"set": 1})


def test_before_any_holding_operates_nothing_is_shown_of_its_turns() -> None:
    """Ruling 23: if both pass now, the next Stock Round comes."""
    state = table(player(), player())
    assert make_operate_all(GAME.view(state, 0), 0, 2) is None


# --- trades before passing -------------------------------------------------------------------

FIRST, THEN = SellAndBuy((), Purchase(SB, 10)), SellAndBuy((), Purchase(AVR, 30))


def trading(on_turn: int = 0) -> tuple[State, o.PassStockRound]:
    ann = player(1_000, {SB: (40, 20), AVR: (10,)})
    state = table(ann, player(1_000, {AVR: (40, 20)}), on_turn=on_turn)
    first = (o.Shown(FIRST, 900), o.Shown(THEN, 600))
    return state, make_pass_stock_round(GAME.view(state, 0), 0, "mine", first)


def test_trades_are_made_turn_after_turn_and_then_it_passes() -> None:
    state, order = trading()
    done: Any = order
    for expected in (FIRST, THEN, do.Pass()):
        done = comes_to(state, 0, done)
        assert isinstance(done, OrderAction) and done.action == expected
        does(state, done.action)
        done = done.then
        if state.stock is not None and not (state.stock.passes and expected == do.Pass()):
            does(state, do.Pass())


def test_a_trade_that_costs_more_or_is_not_to_be_had_is_asked_again() -> None:
    """What the other does to stock of one's own Holdings ends it as well, if it says so (8)."""
    state, order = trading()
    state.players[0].cash = 990
    dearer = {"cash_money": 890, "shown_money": 900}
    assert comes_to(state, 0, order) == OrderExpired("dearer", dearer)
    state, order = trading(on_turn=1)
    does(state, SellAndBuy((), Purchase(SB, 10)))
    assert comes_to(state, 0, order).code == "other-bought"
    outcome = comes_to(state, 0, replace(order, unless="never"))
    assert outcome.code == "table-refused"


def test_an_order_saved_before_it_could_do_more_is_readable() -> None:
    text = b'{"order":"passstockround","set":1,"unless":"never","seen":[["SB",40]]}'
    assert msgspec.json.decode(text, type=GAME.order_type)


# --- what is offered -------------------------------------------------------------------------


def test_what_is_offered_says_what_is_under_way() -> None:
    """Rulings 7, 8, 23 and 30."""

    def kinds(state: State, seat: int) -> list[type]:
        return [type(order) for order in suggest_orders(GAME.view(state, seat), seat)]

    assert kinds(directing(), 0) == [o.OperateAll, o.OperateAll]
    assert set(kinds(trading()[0], 0)) == {o.PassStockRound, o.OperateAll}
    bob = player(1_000, {AVR: (40, 20)}, investors=("I30",))
    before = table(player(1_000, {SB: (40, 20)}), bob, phase=Phase.PRIORITY)
    assert kinds(before, 1) == [o.TakePriority]
    state = directing()
    state.holding, state.phase, state.offer = AVR, Phase.OFFER, Offer(AVR, SB, "A1", 99)
    orders = list(suggest_orders(GAME.view(state, 0), 0))
    assert orders == [o.RefuseBelow(SB, 100), o.RefuseBelow(SB, 199)]
    assert kinds(state, 1) == []


def test_no_token_is_wasted_in_what_is_proposed() -> None:
    """Ruling 24: of six tokens three keep what MS&C has, and with $840 it buys one more; with an
    odd token left over after that one goes into the network for good."""
    state = operating_round(
        MSC, rows={MSC: {"railroads": rail("A1", "A2", "A3"), "treasury": 840}}, top="B1"
    )
    promise = next(plan_turns(GAME.view(state, 0), 0, 1))
    bought = [action for action in promise.actions if isinstance(action, do.BuyRailroad)]
    placed = promise.actions[0]
    assert isinstance(placed, do.PlaceTokens) and bought
    assert placed.plus >= len(bought) and placed.down == 3 + len(bought)
    state.holdings[MSC].railroads += rail("A4", "B1")
    state.stack = [card for card in state.stack if card not in ("A4", "B1")]
    full = next(plan_turns(GAME.view(state, 0), 0, 1)).actions[0]
    assert full == do.PlaceTokens(0, 5, 1), "there is no room for a sixth Railroad"


@pytest.mark.parametrize("seed", range(5))
def test_a_proposal_loses_no_railroad_and_uses_what_it_places(seed: int) -> None:
    """In a game played by robots: no Railroad goes for want of a (▼), and no more lies idle than
    what the next Railroad takes."""
    dice = SeededDice(b"tokens %d" % seed)
    state, _ = GAME.setup(2, GAME.options_type(), dice)
    robots = [GAME.robot("steady"), GAME.robot("random" if seed % 2 else "steady")]
    for _ in range(1500):
        if not GAME.to_move(state):
            break
        (seat,) = GAME.to_move(state)
        view = GAME.view(state, seat)
        if state.phase is Phase.TOKENS:
            row, spare = (
                Position(state).operating[1],
                free_tokens(Position(state), state.holding or ""),
            )
            placed, *later = next(plan_turns(view, seat, state.half)).actions
            assert isinstance(placed, do.PlaceTokens)
            used = sum(isinstance(action, do.BuyRailroad | do.AssignInvestor) for action in later)
            assert placed.network or placed.plus - used <= 2, (spare, placed, later)
            assert placed.down >= min(len(row.railroads), spare)
            bought = sum(isinstance(action, do.BuyRailroad) for action in later)
            empty = placed.down - min(len(row.railroads), spare) - bought
            first = not row.railroads and empty == 1 and placed.plus > used
            assert empty <= 0 or first, "room for the first, which the Director may help with"
            if len(row.railroads) + bought >= 4 and placed.plus > used:
                assert placed.network, "what it can't use any more earns in the network"
            if row.railroads and (spare - placed.down) % 2 and placed.plus < 1:
                assert placed.network, (spare, placed)
        GAME.apply(state, seat, robots[seat].choose(view, seat, dice), dice)
