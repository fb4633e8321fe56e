"""Every refusal of the rules has its sentence, in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import rules.baltimore_ohio as package
from data.texts import has, say
from rules.baltimore_ohio.game import CHAPTERS
from rules.baltimore_ohio.model.actions import Buy, PayDividends, TakeTurn
from rules.baltimore_ohio.model.state import Phase
from tests.support import refusals
from tests.support.baltimore_ohio.states import cash, in_market, new_game, refused

FOLDER = Path(package.__file__).parent
TEXTS = FOLDER.parents[1] / "data" / "baltimore_ohio"
LANGUAGES = ("en", "de")
COUNTS = {
    "seats",
    "fewest",
    "most",
    "shares",
    "wanted",
    "held",
    "orphans",
    "need",
    "level",
    "first",
    "left",
    "cubes",
    "size",
}
COMPUTED = {
    "pa-first": {"city"},
    "city-full": {"city"},
    "take-coal": {"hex"},
    "take-lumber": {"hex"},
}
"""Refusals whose code is put together when they are raised."""


@cache
def raised() -> refusals.Refusals:
    """Code and argument names of every refusal that the source raises."""
    return {**refusals.phases(CHAPTERS), **COMPUTED, **refusals.raised(FOLDER)}


def test_codes_are_found() -> None:
    """The scan sees the refusals of every chapter."""
    found = raised()
    assert {"seats", "bid-low", "build-long", "now-track", "serve-size", "sell-last"} <= set(found)
    assert found["bid-low"] == {"amount_money", "low_money"}
    assert len(found) >= 50


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(raised()))
def test_every_refusal_has_a_sentence(code: str, language: str) -> None:
    """It fills in every argument, ends as a sentence, and cites its ruling."""
    key = f"baltimore_ohio-refuse-{code}"
    assert has(key, language)
    for count in (1, 7):
        values: dict[str, object] = {
            name: 350 if name.endswith("_money") else count if name in COUNTS else f"<{name}>"
            for name in raised()[code]
        }
        told = say(key, language, rule="19a", **values)
        assert told.endswith(".") and "\n" not in told and "19a" in told
        for value in values.values():
            assert str(value) in told, f"{key} leaves out {value}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_have_refusals(language: str) -> None:
    """No sentence is kept for a code that is never raised."""
    text = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    worded = re.findall(r"^baltimore_ohio-refuse-([a-z-]+) =", text, flags=re.MULTILINE)
    assert sorted(worded) == sorted(raised())


def test_both_languages_fill_in_the_same() -> None:
    """A value that one language shows is shown in the other."""
    shown = {}
    for language in LANGUAGES:
        text = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
        entries = re.split(r"^baltimore_ohio-refuse-", text, flags=re.MULTILINE)[1:]
        shown[language] = {
            entry.split(" =")[0]: set(re.findall(r"\{ \$([a-z_]+)", entry)) for entry in entries
        }
    assert shown["en"] == shown["de"]


def test_money_is_written_as_money() -> None:
    """Dollars with the sign of the language, where it belongs."""
    state = new_game(3)
    cash(state, 100, 100, 100)
    in_market(state)
    error = refused(state, TakeTurn((Buy("BO", held=10, value=66),)), "buy-dear", "4")
    key = f"baltimore_ohio-refuse-{error.code}"
    assert "$660" in say(key, "en", rule=error.rule, **error.args_)
    assert "660\xa0$" in say(key, "de", rule=error.rule, **error.args_)


def test_each_phase_says_what_comes_first() -> None:
    """What the phase waits for, by its ruling."""
    state = in_market(new_game(3))
    refused(state, PayDividends(), "now-market", "6")
    assert {phase.value for phase in CHAPTERS} == {phase.value for phase in Phase} - {"over"}
