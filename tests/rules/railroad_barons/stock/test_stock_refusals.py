"""Every refusal of set-up, draft and Stock Round has its sentence in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import rules.railroad_barons as package
from data.texts import has, languages, say
from rules.railroad_barons.model.actions import Purchase
from tests.support import refusals
from tests.support.railroad_barons.states import DPI, player, refused, table

FOLDER = Path(package.__file__).parent
TEXTS = FOLDER.parents[1] / "data" / "railroad_barons"
CHAPTERS = ("setup", "draft", "stock_round", "stock_turn", "sales", "purchases", "directors")
BY_OPTION = {"sold-this-round": {"holding"}, "sold-this-turn": {"holding"}}
"""The one refusal whose code depends on an option (15)."""
COUNTS = {"seats", "limit", "above", "percent", "give", "take"}


@cache
def raised() -> refusals.Refusals:
    """Code and argument names of every refusal that these chapters raise."""
    found = refusals.raised(FOLDER, takes=lambda module: module in CHAPTERS)
    return {**BY_OPTION, **found}


def test_codes_are_found() -> None:
    """The scan sees the refusals of every chapter and their arguments."""
    found = raised()
    assert {"seats", "price-bounds", "below-forty", "start-value", "turn-empty"} <= set(found)
    assert found["sold-this-turn"] == {"holding"}
    assert found["too-dear"] == {"holding", "price_money", "cash_money"}


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
        told = say(key, language, rule="19", **values)
        assert told.endswith(f"{'ruling' if language == 'en' else 'Regel'} 19).")
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
    """Sums and shares are written as the language writes them."""
    error = refused(table(player(1_299), player()), "director-first", "9", Purchase(DPI, 20))
    key = f"railroad_barons-refuse-{error.code}"
    assert say(key, "en", rule=error.rule, **error.args_) == (
        "DPI has not been started, so the first certificate to be bought of it is the 40% Director"
        " certificate (ruling 9)."
    )
    state = table(player(1_000, {DPI: (40,)}), player(), values={DPI: 350})
    error = refused(state, "too-dear", "1", Purchase(DPI, 30))
    told = say(f"railroad_barons-refuse-{error.code}", "de", rule=error.rule, **error.args_)
    assert "1.050\xa0$" in told and "1.000\xa0$" in told
