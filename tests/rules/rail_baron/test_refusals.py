"""Every refusal of the rules has its sentence."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import rules.rail_baron as package
from data.texts import has, languages, say
from rules.errors import RuleError
from rules.rail_baron.game import CHAPTERS
from rules.rail_baron.model.actions import BuyRailroad, Declare, Roll
from rules.rail_baron.model.state import Phase
from tests.support import refusals
from tests.support.rail_baron.states import game, refused, seat

FOLDER = Path(package.__file__).parent
OTHER_WORDS = {"desk"}
"""Modules whose refusals have their sentences in a catalogue of their own."""


@cache
def raised() -> refusals.Refusals:
    """Code and argument names of every refusal that the source raises."""
    found = refusals.raised(FOLDER, takes=lambda module: module not in OTHER_WORDS)
    return {**refusals.phases(CHAPTERS), **found}


def test_codes_are_found() -> None:
    """The scan sees the refusals of every chapter."""
    found = raised()
    assert {"seats", "bid-low", "ride-cut-off", "now-ride", "not-your-turn"} <= set(found)
    assert found["bid-low"] == {"amount_money", "low_money"}
    assert len(found) >= 35


@pytest.mark.parametrize("code", sorted(raised()))
def test_every_refusal_has_a_sentence(code: str) -> None:
    """It fills in every argument, ends as a sentence, and cites its ruling."""
    for language in languages():
        key = f"rail_baron-refuse-{code}"
        assert has(key, language)
        values: dict[str, object] = {
            name: 12_500 if name.endswith("_money") or name in COUNTS else f"<{name}>"
            for name in raised()[code]
        }
        told = say(key, language, rule="19a", **values)
        assert told.endswith(".") and "\n" not in told
        assert "19a" in told
        for value in values.values():
            assert isinstance(value, int) or value in told, f"{key} leaves out {value}"


COUNTS = {"seats", "fewest", "most", "steps", "ridden"}


def test_texts_have_refusals() -> None:
    """No sentence is kept for a code that is never raised."""
    text = (FOLDER.parents[1] / "data" / "rail_baron" / "en.ftl").read_text(encoding="utf-8")
    worded = set(re.findall(r"^rail_baron-refuse-([a-z-]+) =", text, flags=re.MULTILINE))
    assert worded == set(raised())


def test_money_is_written_as_money() -> None:
    """Dollars have their separators."""
    state = game(seat("Chicago", 199_000), seat("Boston"))
    told = _told(refused(state, Declare(), "declare-cash", "25"))
    assert "$200,000" in told and "$199,000" in told and "25" in told


def test_each_phase_says_what_comes_first() -> None:
    """What the phase waits for, by its ruling."""
    for phase, chapter in CHAPTERS.items():
        if phase is Phase.AUCTION:
            continue
        state = game(seat("Chicago", railroads=["PA"]), seat("Boston"), phase=phase)
        state.phase = phase
        state.seats[0].destination = "Denver" if phase is Phase.RIDE else None
        state.turn.steps_left = 3 if phase is Phase.RIDE else 0
        action = BuyRailroad("GN") if Roll in chapter.verbs else Roll()
        rule = {"destination": "14a", "region": "6", "swap": "5", "purchase": "15", "fees": "21"}
        refused(state, action, f"now-{phase.value}", rule.get(phase.value, "9"))


def _told(error: RuleError) -> str:
    return say(f"rail_baron-refuse-{error.code}", rule=error.rule, **error.args_)
