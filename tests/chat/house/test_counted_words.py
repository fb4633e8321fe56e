"""Sentences with a count in them agree with it."""

import re

import pytest

from data.texts import languages, say, whole_or_decimal


@pytest.mark.parametrize(
    ("draws", "rows", "sentence"),
    [
        (18, 1, "18 random numbers and 1 action were checked."),
        (1, 2, "1 random number and 2 actions were checked."),
        (0, 0, "0 random numbers and 0 actions were checked."),
    ],
)
def test_what_verifying_checked_agrees_with_its_counts(
    draws: int, rows: int, sentence: str
) -> None:
    assert say("house-verify-what", "en", draws=draws, rows=rows) == sentence


@pytest.mark.parametrize(
    ("language", "number", "turns", "rolls"),
    [
        ("en", 0.96, "1 turn", "1 roll"),
        ("en", 2.04, "2 turns", "2 rolls"),
        ("en", 2.5, "2.5 turns", "2.5 rolls"),
        ("de", 0.96, "1 Runde", "1 Wurf"),
        ("de", 2.04, "2 Runden", "2 Würfe"),
        ("de", 2.5, "2,5 Runden", "2,5 Würfe"),
    ],
)
def test_whole_turns_have_no_decimal_and_a_single_one_is_singular(
    language: str, number: float, turns: str, rolls: str
) -> None:
    values = {"turns": whole_or_decimal(number, language), "miles": 5, "city": "", "payoff": ""}
    values |= {"fees": "", "rest": ""}
    chat = [f"rail_baron_chat-{key}" for key in ("route-turns", "via-slower", "via-faster")]
    for key in (*chat, "rail_baron_cards-trip", "render-map-route", "render-map-route-pays"):
        assert re.search(rf"(^| ){turns}\b", say(key, language, **values)), key
    assert re.search(rf" {rolls}\b", say("desk-trip-miles", language, **values))


@pytest.mark.parametrize("language", languages())
def test_what_is_said_of_every_game_speaks_of_no_dice(language: str) -> None:
    """Railroad Barons and Baltimore & Ohio have none."""
    keys = ("over", "seed", "verify-ok", "verify-what", "verify-recorded", "commitment")
    values = {"seed": "", "hash": "", "table": "1", "draws": 2, "rows": 2, "recorded": 2}
    texts = [say(f"house-{key}", language, **values) for key in keys]
    texts.append(say("table-refuse-forged", language))
    texts.append(say("table-slash-check-every-roll-of", language))
    for sentence in texts:
        assert not re.search(r"\bdice|\broll|würf|\bwurf", sentence.casefold()), sentence
