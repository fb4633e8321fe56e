"""What is counted as a blunder is one, and what steady robots do seldom is."""

from rules.baltimore_ohio.model.events import DividendPaid
from rules.dice import SeededDice
from rules.game import Action
from rules.rail_baron.model.view import View
from rules.railroad_barons.model.events import ValueMoved
from rules.train_tycoon.model import actions as tt_actions
from tests.benchmarks.blunders import (
    Purchase,
    baltimore_blunder,
    baron_blunder,
    count_events,
    counted,
    tycoon_blunder,
)
from tests.support.baltimore_ohio import kit as bo
from tests.support.rail_baron import kit as rb
from tests.support.train_tycoon import kit as tt

USA = rb.board(rb.Options())


def declaring_view(city: str, cash: int, *legal: Action) -> View:
    me = rb.seat_view(0, USA, city, home="Chicago", cash=cash)
    rest = rb.seat_view(1, USA, "Omaha", destination="Omaha", engine="SuperChief")
    return rb.made_view((me, rest), phase=rb.Phase.DESTINATION, legal=legal)


def test_a_hopeless_declaration_and_a_win_left_lying_are_blunders() -> None:
    both = (rb.DrawDestination(), rb.Declare())
    far = declaring_view("Los Angeles", 200_000, *both)
    assert baron_blunder(far, 0, rb.Declare(), {}) == "declares though it can't get home"
    home = declaring_view("Chicago", 200_000, *both)
    assert baron_blunder(home, 0, rb.Declare(), {}) is None
    assert baron_blunder(home, 0, rb.DrawDestination(), {}) == "is home with enough and rides on"


def test_a_railroad_bought_without_money_for_the_fees_is_a_blunder() -> None:
    view = declaring_view("Chicago", 4_000, rb.BuyRailroad("RF&P"), rb.BuyNothing())
    assert baron_blunder(view, 0, rb.BuyRailroad("AT&SF"), {}) is not None
    assert baron_blunder(view, 0, rb.BuyRailroad("RF&P"), {}) is None


def test_shares_far_from_what_they_count_are_blunders() -> None:
    """A share that counts 100 sold for 20; one that counts nothing bought for 20."""
    state, _ = tt.GAME.setup(2, tt.Options(), SeededDice(b"blunder"))
    for company in state.companies.values():
        company.active, company.price, company.issued, company.net = True, 20, 5, 500
    view = tt.GAME.view(state, 0)
    sold = tt_actions.SellShare("PDL")
    assert tycoon_blunder(view, 0, sold, {}) == "sells a share below what it counts"
    assert tycoon_blunder(view, 0, tt_actions.BuyShare("PDL"), {}) is None
    for company in state.companies.values():
        company.net = 0
    view = tt.GAME.view(state, 0)
    bought = tt_actions.BuyShare("PDL")
    assert tycoon_blunder(view, 0, bought, {}) == "buys a share above what it counts"
    assert tycoon_blunder(view, 0, sold, {}) is None


def test_dividends_count_when_stock_is_sold() -> None:
    """A share of the PRR bought for 60 and sold for 54 a turn later, after dividends of 5 and 2."""
    bought = {(0, "PRR"): Purchase(3, 60), (1, "PRR"): Purchase(4, 62)}
    paid = DividendPaid("PRR", 5, ((0, 10),), 0), DividendPaid("B&O", 9, (), 0)
    count_events(paid, 0, bought)
    assert bought[0, "PRR"].is_sold_at_loss(4, 54) and not bought[0, "PRR"].is_sold_at_loss(5, 54)
    count_events((DividendPaid("PRR", 2, ((0, 4),), 0),), 0, bought)
    assert not bought[0, "PRR"].is_sold_at_loss(4, 54)
    assert bought[1, "PRR"].is_sold_at_loss(4, 54)


def test_what_another_seat_took_off_the_price_is_no_loss_by_a_sale() -> None:
    """Bought for 100; its Director's sale drops it to 90. Whoever dropped it sells at a loss."""
    bought = {(0, "AVR"): Purchase(6, 100), (1, "AVR"): Purchase(6, 100)}
    count_events((ValueMoved("AVR", 100, 90, "sale"),), 1, bought)
    assert not bought[0, "AVR"].is_sold_at_loss(6, 90) and bought[0, "AVR"].is_sold_at_loss(6, 80)
    assert bought[1, "AVR"].is_sold_at_loss(6, 90)


def test_a_share_sold_to_drop_the_stock_of_another_is_no_blunder() -> None:
    """Sold for 60 after it cost 66; each share of the other seat loses 10 by the two drops, 5 if
    there were orphans before, and nothing at the floor of the track (9, 15)."""
    sale = bo.TakeTurn((bo.Sell((bo.Lot("PA", 1),)),))
    for value, others, orphan, blunder in (
        (60, 1, 0, False),
        (60, 1, 1, True),
        (60, 4, 1, False),
        (34, 9, 0, True),
    ):
        state = bo.new_game(3)
        bo.running(state, "PA", {1: others, 0: 1}, value=value, orphan=orphan)
        view = bo.GAME.view(bo.in_market(state), 0)
        bought = {(0, "PA"): Purchase(view.table.turn, value + 6)}
        assert (baltimore_blunder(view, 0, sale, bought) is not None) == blunder


def test_choices_of_each_level_are_counted() -> None:
    choices, blunders = counted(tt.GAME, 1, ("steady",))
    assert set(choices) == {"steady"} and choices["steady"] > 50
    assert sum(blunders.values()) < 5
