"""Every refusal of the rules has its sentence."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

import rules.train_tycoon as package
from data.texts import has, languages, say
from rules.errors import RuleError
from rules.train_tycoon.game import CHAPTERS, GAME
from rules.train_tycoon.model.actions import BidPriority, How, OpenLine, PayOut, Retain
from rules.train_tycoon.model.state import Phase
from tests.support import refusals
from tests.support.train_tycoon.states import balanced, company, operate, refused, table

FOLDER = Path(package.__file__).parent
CHOSEN_BY = {"how"}
"""Values that choose among sentences."""
COUNTS = {"seats", "fewest", "most", "step", "count", "length"}


@cache
def raised() -> refusals.Refusals:
    """Code and argument names of every refusal that the source raises."""
    return {**refusals.phases(CHAPTERS), **refusals.raised(FOLDER)}


def test_codes_are_found() -> None:
    """The scan sees the refusals of every chapter."""
    found = raised()
    assert {"seats", "share-cash", "same-bid", "spending", "now-line", "last-train"} <= set(found)
    assert found["share-cash"] == {"price_money", "cash_money"}
    assert len(found) >= 55


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", sorted(raised()))
def test_every_refusal_has_a_sentence(code: str, language: str) -> None:
    """It fills in every argument, ends as a sentence, and cites its ruling."""
    key = f"train_tycoon-refuse-{code}"
    assert has(key, language)
    values: dict[str, object] = {
        name: 12_500 if name.endswith("_money") or name in COUNTS else f"<{name}>"
        for name in raised()[code]
    }
    told = say(key, language, rule="49", **values)
    assert told.endswith(".") and "\n" not in told and "49" in told
    for name, value in values.items():
        shown = isinstance(value, int) or str(value) in told or name in CHOSEN_BY
        assert shown, f"{key} leaves out {value}"


@pytest.mark.parametrize("language", languages())
def test_texts_have_refusals(language: str) -> None:
    """No sentence is kept for a code that is never raised."""
    path = FOLDER.parents[1] / "data" / "train_tycoon" / f"{language}.ftl"
    text = path.read_text(encoding="utf-8")
    worded = set(re.findall(r"^train_tycoon-refuse-([a-z-]+) =", text, flags=re.MULTILINE))
    assert worded == set(raised())


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
