"""Sentences with a count in them agree with it."""

from __future__ import annotations

import pytest

from data.texts import say


@pytest.mark.parametrize(
    ("draws", "rows", "sentence"),
    [
        (18, 1, "18 rolls and 1 move were checked."),
        (1, 2, "1 roll and 2 moves were checked."),
        (0, 0, "0 rolls and 0 moves were checked."),
    ],
)
def test_what_verifying_checked_agrees_with_its_counts(
    draws: int, rows: int, sentence: str
) -> None:
    assert say("house-verify-what", "en", draws=draws, rows=rows) == sentence


def test_a_hidden_total_is_followed_by_one_bracket_only() -> None:
    """The sums stand in brackets behind it."""
    assert "(" not in say("rail_baron_chat-standing-hidden", "en")
