"""What refusals say; that every one has its sentence is seen to in `tests/conformance`."""

from __future__ import annotations

from typing import get_args

import pytest

from data.texts import languages, say
from rules.errors import RuleError
from rules.train_tycoon.game import CHAPTERS, GAME
from rules.train_tycoon.model.actions import BidPriority, How, OpenLine, PayOut, Retain
from rules.train_tycoon.model.state import Phase
from tests.support.train_tycoon.states import balanced, company, operate, refused, table


def test_each_phase_says_what_comes_first() -> None:
    """What the phase waits for, by its ruling."""
    for phase, chapter in CHAPTERS.items():
        if phase in (Phase.BIDS, Phase.REBIDS, Phase.VOTE, Phase.KEEP, Phase.INVEST, Phase.TAKE):
            continue
        state = table(100, 100)
        company(state, "PDL", [2, 2], president=0)
        balanced(state)
        state.phase, state.mover = phase, 0
        if phase in (Phase.FACTORY, Phase.LINE, Phase.TRAINS):
            continue
        action = PayOut() if phase is not Phase.PAYOUT else BidPriority(5)
        refused(state, 0, action, f"now-{phase.value}", chapter.rule)
        refused(state, 1, Retain(), "not-your-turn", chapter.rule)


@pytest.mark.parametrize("language", languages())
def test_what_does_not_fit_in_a_hex(language: str) -> None:
    """Each thing that may be done in a hex has its own sentence."""
    told = {
        say("train_tycoon-refuse-hex-how", language, rule="49", hex="F4", how=how)
        for how in get_args(How)
    }
    assert len(told) == 5 and all("F4" in text for text in told)


def test_money_is_written_as_money() -> None:
    """Dollars have their sign."""
    error = RuleError("spending", "44", cost_money=1_250, limit_money=100)
    told = say(f"train_tycoon-refuse-{error.code}", rule=error.rule, **error.args_)
    assert "$1,250" in told and "$100" in told and "44" in told


def test_refused_lines_name_the_hex() -> None:
    """What is wrong with a line is said with its hex."""
    state = table(100, 100)
    company(state, "PDL", [2, 2], president=0)
    balanced(state)
    operate(state, "PDL")
    error = refused(state, 0, OpenLine("F5", (), "F7"), "line-start", "47")
    assert error.args_ == {"hex": "F5"}
    assert GAME.over(state) is False
