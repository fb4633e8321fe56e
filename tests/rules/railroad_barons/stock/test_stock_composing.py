"""Composed turns of the Stock Round, and legal against check in random positions."""

import random
from collections.abc import Iterator
from itertools import product

import msgspec
import pytest

import data.railroad_barons as facts
from rules.errors import RuleError
from rules.railroad_barons.model.actions import Pass, Purchase, Sale, SellAndBuy
from rules.railroad_barons.model.events import DirectorChanged, DirectorSwapped, Floated
from rules.railroad_barons.model.options import GERMAN, Options
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import State
from rules.railroad_barons.stock import composing, stock_turn
from tests.support.railroad_barons.states import (
    AVR,
    DPI,
    MBS,
    MSC,
    SB,
    adds_up,
    deal,
    held,
    play_on,
    player,
    refused,
    seen,
    table,
    value,
)

PERCENTS = (0, 10, 20, 30, 40)
PARS = (0, 60, 70, 90, 100)
POSITIONS = 5
"""Random games played for the property tests, each checked at every turn."""


def positions(seed: int, options: Options, turns: int = 60) -> Iterator[State]:
    """The states of a random Stock Round without end, money falling from the sky now and then so
    that many certificates come into hands."""
    chance = random.Random(seed)
    state = table(
        player(2_000, {MSC: (40,)}), player(2_000), on_turn=chance.randrange(2), options=options
    )
    for _ in range(turns):
        yield state
        assert state.stock is not None
        seat = state.stock.seat
        if chance.random() < 0.2:
            play_on(state).pay_out(state.players[chance.randrange(2)], chance.randrange(900))
        if chance.random() < 0.2:
            state.stock.sold = [[], []]
        choices = list(stock_turn.legal_turn(Position(state)))
        rising = [each for each in choices if isinstance(each, SellAndBuy) and each.purchase]
        act = chance.choice(rising if rising and chance.random() < 0.5 else choices)
        if isinstance(act, Pass):
            stock_turn.do_pass(play_on(state), seat, act)
        else:
            stock_turn.do_sell_and_buy(play_on(state), seat, act)
        adds_up(state)


def allowed(position: Position, turn: SellAndBuy) -> bool:
    """What `check` says of a turn of the seat that is to act."""
    assert position.state.stock is not None
    try:
        stock_turn.check_sell_and_buy(position, position.state.stock.seat, turn)
    except RuleError:
        return False
    return True


def all_sales() -> list[Sale]:
    return [Sale(*each) for each in product(facts.holdings(), PERCENTS, PERCENTS)]


def all_purchases() -> list[Purchase]:
    return [Purchase(*each) for each in product(facts.holdings(), PERCENTS, PERCENTS, PARS)]


@pytest.mark.parametrize("options", [Options(), GERMAN])
@pytest.mark.parametrize("seed", range(POSITIONS))
def test_single_parts_agree_with_check(seed: int, options: Options) -> None:
    """Rulings 8 to 21 together: a sale or purchase is listed exactly if it is accepted."""
    for count, state in enumerate(positions(seed, options)):
        position = Position(state)
        listed = set(stock_turn.legal_turn(position))
        assert listed
        if count % 6:
            continue
        assert state.stock is not None
        if stock_turn.count_above_limit(position, state.stock.seat) > 0:
            assert Pass() not in listed
            for each in listed:
                assert isinstance(each, SellAndBuy) and allowed(position, each)
            continue
        for sale in all_sales():
            assert allowed(position, SellAndBuy((sale,))) == (SellAndBuy((sale,)) in listed)
        for purchase in all_purchases():
            turn = SellAndBuy((), purchase)
            assert allowed(position, turn) == (turn in listed), purchase


@pytest.mark.parametrize("options", [Options(), GERMAN])
@pytest.mark.parametrize("seed", range(POSITIONS))
def test_composed_turns_agree_with_check(seed: int, options: Options) -> None:
    """Rulings 8 to 21 together: what composing adds to a plan is exactly what is accepted."""
    chance = random.Random(seed + 1_000)
    for count, state in enumerate(positions(seed, options)):
        if count % 10 == 0:
            composed(state, chance)


def composed(state: State, chance: random.Random) -> None:
    """Plan some sales at random; at the end every further part must agree with check."""
    view, position, plan = seen(state), Position(state), composing.EMPTY_PLAN
    assert state.stock is not None
    above = stock_turn.count_above_limit(position, state.stock.seat)
    for _ in range(chance.randrange(4) + max(0, above)):
        more = composing.next_sales(view, plan)
        if not more:
            break
        plan = SellAndBuy((*plan.sales, chance.choice(more)))
    purchases = set(composing.next_purchases(view, plan))
    for purchase in all_purchases():
        turn = SellAndBuy(plan.sales, purchase)
        assert allowed(position, turn) == (purchase in purchases), turn
    enough = stock_turn.reaches_limit(above, plan.sales)
    more_sales = set(composing.next_sales(view, plan))
    for sale in all_sales():
        turn = SellAndBuy((*plan.sales, sale))
        reached = enough or stock_turn.reaches_limit(above, turn.sales)
        assert allowed(position, turn) == (sale in more_sales and reached), turn
    for purchase in sorted(purchases, key=str)[:2]:
        bought = SellAndBuy(plan.sales, purchase)
        before = set(composing.next_sales(view, bought))
        for sale in all_sales():
            turn = SellAndBuy((*plan.sales, sale), purchase)
            assert allowed(position, turn) == (sale in before), turn
    assert msgspec.msgpack.encode(view.table) == msgspec.msgpack.encode(state)


@pytest.mark.parametrize("options", [Options(), GERMAN])
def test_always_sound(options: Options) -> None:
    """Rulings 13, 18, 20 and 21 in every random position: each started Holding has a Director with
    at least 40% and at least as much as the other; no swap is left undone; only who is to act is
    above the limit."""
    for seed in range(POSITIONS):
        for state in positions(seed, options, turns=150):
            position = Position(state)
            assert state.stock is not None
            assert stock_turn.count_above_limit(position, 1 - state.stock.seat) <= 0
            for holding, row in state.holdings.items():
                if row.director is None:
                    continue
                mine = position.percent_owned(row.director, holding)
                assert mine >= max(40, position.percent_owned(1 - row.director, holding))
                assert (
                    not {30, 10} <= set(held(state, row.director)[holding])
                    or 40 in (held(state, row.director)[holding])
                )
                total = position.percent_owned(0, holding) + position.percent_owned(1, holding)
                assert row.floated or total == 40


def test_outcome_of_a_turn() -> None:
    """A preview says what the turn would do and changes nothing."""
    one, two = player(0, {DPI: (40, 20)}), player(0, {DPI: (30, 10), SB: (40,)})
    state = table(one, two, values={DPI: 100, SB: 80})
    view, turn = seen(state), SellAndBuy((Sale(DPI, 40),), Purchase(SB, 30))
    outcome = composing.preview_turn(view, turn)
    assert (outcome.seat, outcome.action) == (0, turn)
    assert (outcome.cash_before, outcome.cash_after) == (0, 160)
    assert outcome.certificates_after == 2
    assert outcome.directors == (DirectorChanged(DPI, 0, 1),)
    assert DirectorSwapped(1, DPI, None) in outcome.events
    assert outcome.floats == (Floated(SB, 800),)
    assert view.table == state
    assert outcome.events == tuple(deal(state, *turn.sales, Purchase(SB, 30)))
    for part in ("players", "holdings", "bank"):
        assert getattr(outcome.table, part) == getattr(state, part)


def test_outcome_of_an_illegal_turn() -> None:
    """A plan that cannot be done is refused as the turn would be, the empty one too."""
    view = seen(table(player(0, {DPI: (40, 20)}), player()))
    for plan, code in (
        (composing.EMPTY_PLAN, "turn-empty"),
        (SellAndBuy((Sale(DPI, 40),)), "director-bound"),
        (SellAndBuy((), Purchase(DPI, 30)), "too-dear"),
    ):
        with pytest.raises(RuleError) as caught:
            composing.preview_turn(view, plan)
        assert caught.value.code == code
    with pytest.raises(RuleError):
        composing.next_sales(view, SellAndBuy((Sale(DPI, 40),)))


def test_only_for_the_viewer_on_turn() -> None:
    """There is nothing to compose for the other player or a spectator."""
    state = table(player(900, {DPI: (40, 20)}), player(900, {SB: (40, 20)}))
    for viewer in (1, None):
        view = msgspec.structs.replace(seen(state), viewer=viewer)
        assert composing.next_sales(view) == ()
        assert composing.next_purchases(view) == ()
        with pytest.raises(RuleError) as caught:
            composing.preview_turn(view, SellAndBuy((Sale(SB, 20),)))
        assert caught.value.code == "not-your-turn"


def test_composing_above_the_limit() -> None:
    """Ruling 21: purchases come only when the sales reach nine."""
    mine = {MSC: (40, 30, 20, 10), SB: (40, 30, 20, 10), DPI: (40,)}
    state = table(
        player(1_000, mine), player(0, {DPI: (30, 20), MBS: (40, 20)}), directors={DPI: 1}
    )
    deal(state, Sale(DPI, 20, 10), by=1)
    view = seen(state)
    assert composing.next_purchases(view) == ()
    assert composing.next_purchases(view, SellAndBuy((Sale(DPI, 30, 20),))) == ()
    at_nine = SellAndBuy((Sale(DPI, 30),))
    assert composing.next_purchases(view, at_nine) == ()
    assert composing.preview_turn(view, at_nine).certificates_after == 9
    below = SellAndBuy((Sale(DPI, 30), Sale(DPI, 10)))
    assert Purchase(MBS, 10) in composing.next_purchases(view, below)
    refused(state, "sell-to-limit", "21", Sale(DPI, 30, 20))


def test_planning_leaves_the_value_until_the_block_is_closed() -> None:
    """Ruling 11: the sums of further sales are at the value before the drop."""
    state = table(player(0, {DPI: (40, 20, 10)}), player())
    plan = SellAndBuy((Sale(DPI, 20),))
    assert Sale(DPI, 10) in composing.next_sales(seen(state), plan)
    outcome = composing.preview_turn(seen(state), SellAndBuy((*plan.sales, Sale(DPI, 10))))
    assert outcome.cash_after == 300
    assert value(state, DPI) == 100


def test_a_further_sale_can_cost_the_room_for_the_purchase() -> None:
    """Ruling 21: at nine, with room only by the swap that an exchange brings: what would undo the
    swap is not offered once the purchase is planned."""
    mine = {MSC: (40, 20), SB: (40, 20), AVR: (40,), MBS: (40, 20), DPI: (30, 20)}
    state = table(player(1_000, mine), player(0, {DPI: (40,)}), directors={DPI: 0})
    plan = SellAndBuy((Sale(DPI, 20, 10),), Purchase(MSC, 30))
    offered = composing.next_sales(seen(state), plan)
    assert Sale(SB, 20) in offered
    assert Sale(DPI, 30, 20) in composing.next_sales(seen(state), SellAndBuy(plan.sales))
    assert Sale(DPI, 30, 20) not in offered
