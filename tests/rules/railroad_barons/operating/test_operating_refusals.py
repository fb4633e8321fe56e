"""Every refusal of the loop and of the Operating Round has its sentence in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import rules.railroad_barons as package
from data.texts import has, languages, say
from rules.railroad_barons.game import CHAPTERS
from rules.railroad_barons.model import actions as do
from rules.railroad_barons.model.state import Phase
from tests.rules.railroad_barons.stock.test_stock_refusals import CHAPTERS as OF_STOCK
from tests.support import refusals
from tests.support.railroad_barons.operating import operating, player, rail, refused
from tests.support.railroad_barons.random import played
from tests.support.railroad_barons.states import AVR, SB

FOLDER = Path(package.__file__).parent
TEXTS = FOLDER.parents[1] / "data" / "railroad_barons" / "operating"
OTHERS = (*OF_STOCK, "composing")
"""Modules whose refusals have their sentences elsewhere."""
NAMED = {"face_money", "holding"}
"""What `**named` stands for."""
COUNTS = {"most", "placed", "tokens", "circles", "keep", "surplus"}


@cache
def raised() -> refusals.Refusals:
    """Code and argument names of every refusal that the source raises, of stock excepted."""
    found = refusals.raised(FOLDER, takes=lambda module: module not in OTHERS, named=NAMED)
    return {**refusals.phases(CHAPTERS), **found}


def test_codes_are_found() -> None:
    """The scan sees the refusals of every chapter and their arguments."""
    found = raised()
    assert {"game-over", "now-offer", "tokens-few", "help-cash", "discard-number"} <= set(found)
    assert found["offer-price"] == {"low_money", "high_money"}
    assert found["investor-here"] == NAMED
    assert len(found) >= 33


@pytest.mark.parametrize("code", sorted(raised()))
@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_a_sentence(code: str, language: str) -> None:
    """It fills in what it is given, ends as one sentence and cites its ruling."""
    key = f"railroad_barons-refuse-{code}"
    assert has(key, language)
    for number in (1, 12_500):
        values: dict[str, object] = {
            name: number if name.endswith("_money") or name in COUNTS else f"<{name}>"
            for name in raised()[code]
        }
        told = say(key, language, rule="24", **values)
        assert told.endswith(f"{'ruling' if language == 'en' else 'Regel'} 24).")
        assert "\n" not in told
        for value in values.values():
            assert isinstance(value, int) or str(value) in told


@pytest.mark.parametrize("language", languages())
def test_no_sentence_is_left_over(language: str) -> None:
    """No sentence is kept for a code that is never raised."""
    text = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    worded = set(re.findall(r"^railroad_barons-refuse-([a-z-]+) =", text, flags=re.MULTILINE))
    assert worded == set(raised())


def test_refusals_as_people_read_them() -> None:
    """Sums are written as the language writes them, one thing and several differ."""
    rows = {SB: {"treasury": 1_200, "plus": 1, "down": 1}, AVR: {"railroads": rail("A1")}}
    two = player(0, {AVR: (40, 20)})
    state = operating(
        SB, first=player(0, {SB: (40, 10)}), second=two, rows=rows, phase=Phase.RAILROADS
    )
    error = refused(state, do.OfferPrice(AVR, "A1", 1_201), "offer-price", "30")
    key = f"railroad_barons-refuse-{error.code}"
    assert "$1,200 (ruling 30)." in say(key, "en", rule=error.rule, **error.args_)
    assert "1.200\xa0$ (Regel 30)." in say(key, "de", rule=error.rule, **error.args_)
    told = say("railroad_barons-refuse-discard-number", rule="35", holding=SB, keep=1, surplus=2)
    assert told == "SB keeps 1 Railroad, so exactly 2 of them go (ruling 35)."


def test_each_phase_says_what_comes_first() -> None:
    """What a phase waits for, by its ruling."""
    told = set()
    for number in range(6):
        for game in played(number):
            phase = game.state.phase
            if phase is Phase.OVER or phase in told:
                continue
            told.add(phase)
            other = do.PlaceTokens(0, 0) if phase is not Phase.TOKENS else do.Pass()
            refused(game.state, other, f"now-{phase.value}", CHAPTERS[phase].rule)
    assert told == set(CHAPTERS)
