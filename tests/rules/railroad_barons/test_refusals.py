"""What refusals say; that every one has its sentence is seen to in `tests/conformance`."""

from data.texts import say
from rules.railroad_barons.model import actions as do
from rules.railroad_barons.model.actions import Purchase
from rules.railroad_barons.model.state import Phase
from tests.support.railroad_barons import states as stock
from tests.support.railroad_barons.operating import operating, player, rail, refused
from tests.support.railroad_barons.states import AVR, DPI, SB


def test_refusals_as_people_read_them() -> None:
    """Sums are written as the language writes them, one thing and several differ."""
    rows = {SB: {"treasury": 1_200, "plus": 1, "down": 1}, AVR: {"railroads": rail("A1")}}
    two = player(0, {AVR: (40, 20)})
    state = operating(
        SB, first=player(0, {SB: (40, 10)}), second=two, rows=rows, phase=Phase.RAILROADS
    )
    error = refused(state, do.OfferPrice(AVR, "A1", 1_201), "offer-price", "30")
    key = f"railroad_barons-refuse-{error.code}"
    assert "$1,200 (rule 30)." in say(key, "en", rule=error.rule, **error.args_)
    assert "1.200\xa0$ (Regel 30)." in say(key, "de", rule=error.rule, **error.args_)
    message = say("railroad_barons-refuse-discard-number", rule="35", holding=SB, keep=1, surplus=2)
    assert message == "SB keeps 1 Railroad, so exactly 2 of them go (rule 35)."


def test_refusals_of_stock_as_people_read_them() -> None:
    """Sums and shares are written as the language writes them."""
    error = stock.refused(
        stock.table(stock.player(1_299), stock.player()), "director-first", "9", Purchase(DPI, 20)
    )
    key = f"railroad_barons-refuse-{error.code}"
    assert say(key, "en", rule=error.rule, **error.args_) == (
        "DPI hasn't been started, so the first certificate to buy is the 40% Director certificate"
        " (rule 9)."
    )
    state = stock.table(stock.player(1_000, {DPI: (40,)}), stock.player(), values={DPI: 350})
    error = stock.refused(state, "too-dear", "1", Purchase(DPI, 30))
    message = say(f"railroad_barons-refuse-{error.code}", "de", rule=error.rule, **error.args_)
    assert "1.050\xa0$" in message and "1.000\xa0$" in message
