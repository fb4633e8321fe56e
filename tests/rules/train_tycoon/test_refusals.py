"""What refusals say; that every one has its sentence is seen to in `tests/conformance`."""

from typing import get_args

import pytest

from data.texts import languages, say
from rules.errors import RuleError
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.actions import How, OpenLine
from tests.support.train_tycoon.states import company, operate, refused, table


@pytest.mark.parametrize("language", languages())
def test_what_does_not_fit_in_a_hex(language: str) -> None:
    """Each thing that may be done in a hex has its own sentence."""
    messages = {
        say("train_tycoon-refuse-hex-how", language, rule="49", hex="F4", how=how)
        for how in get_args(How)
    }
    assert len(messages) == 5 and all("F4" in text for text in messages)


def test_money_is_written_as_money() -> None:
    """Dollars have their sign."""
    error = RuleError("spending", "44", cost_money=1_250, limit_money=100)
    message = say(f"train_tycoon-refuse-{error.code}", rule=error.rule, **error.args_)
    assert "$1,250" in message and "$100" in message and "44" in message


def test_refused_lines_name_the_hex() -> None:
    """What is wrong with a line is said with its hex."""
    state = operate(company(table(100, 100), "PDL", [2, 2], president=0), "PDL")
    error = refused(state, 0, OpenLine("F5", (), "F7"), "line-start", "47")
    assert error.args_ == {"hex": "F5"}
    assert GAME.over(state) is False
