"""Sentences with a count in them agree with it."""

from __future__ import annotations

import re

import pytest

from data.texts import languages, say


@pytest.mark.parametrize(
    ("draws", "rows", "sentence"),
    [
        (18, 1, "18 random numbers and 1 move were checked."),
        (1, 2, "1 random number and 2 moves were checked."),
        (0, 0, "0 random numbers and 0 moves were checked."),
    ],
)
def test_what_verifying_checked_agrees_with_its_counts(
    draws: int, rows: int, sentence: str
) -> None:
    assert say("house-verify-what", "en", draws=draws, rows=rows) == sentence


def test_a_hidden_total_is_followed_by_one_bracket_only() -> None:
    """The sums stand in brackets behind it."""
    assert "(" not in say("rail_baron_chat-standing-hidden", "en")


@pytest.mark.parametrize("language", languages())
def test_what_is_said_of_every_game_speaks_of_no_dice(language: str) -> None:
    """Railroad Barons and Baltimore & Ohio have none."""
    keys = ("over", "seed", "verify-ok", "verify-what", "verify-recorded", "commitment")
    values = {"seed": "", "hash": "", "table": "1", "draws": 2, "rows": 2, "recorded": 2}
    told = [say(f"house-{key}", language, **values) for key in keys]
    told.append(say("table-refuse-forged", language))
    told.append(say("table-slash-check-every-roll-of", language))
    for sentence in told:
        assert not re.search(r"\bdice|\broll|würf|\bwurf", sentence.casefold()), sentence
