"""What refusals say; that every one has its sentence is seen to in `tests/conformance`."""

from data.texts import say
from rules.baltimore_ohio.model.actions import Buy, TakeTurn
from tests.support.baltimore_ohio.states import cash, in_market, new_game, refused


def test_money_is_written_as_money() -> None:
    """Dollars with the sign of the language, where it belongs."""
    state = in_market(cash(new_game(3), 100, 100, 100))
    error = refused(state, TakeTurn((Buy("BO", held=10, value=66),)), "buy-dear", "4")
    key = f"baltimore_ohio-refuse-{error.code}"
    assert "$660" in say(key, "en", rule=error.rule, **error.args_)
    assert "660\xa0$" in say(key, "de", rule=error.rule, **error.args_)
