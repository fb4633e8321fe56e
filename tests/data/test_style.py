"""Sentences for players keep to docs/style.md, as far as a pattern can tell."""

import re

import pytest

from data.texts import languages
from tests.support.catalogues import texts

FAULTS = {
    "a count with .0": r"\d\.0 [a-zä]",
    "every 1": r"\b(?:every|alle) 1\b",
    "dots for an ellipsis": r"\.\.\.",
    "a hyphen for a dash": r"\w - \w",
    "an arrow of signs": r"->|=>",
    "an arrow between words": r"[a-zäöüß] (?:→|⇒) [a-zäöüß]",
    "brackets in brackets": r"\([^()]*\((?![+▼])[^()]*\)",
    "straight quotes for typed words": r"\w\s+'\w+'\s",
    "a word of no player": r"(?i)\b(?:reckon\w*|lest|anew|lawful|besides|thereof|hither|whilst"
    r"|hereby|aforementioned|utili[sz]e\w*|obgleich|selbige\w*|vermittels|zwecks|mittels)\b",
    "a formal address": r"(?<=[a-zäöüß,] )(?:Sie haben|Sie können|Ihnen|Ihre[nmrs]?)\b",
    "a name of code": r"(?<![`\w/])[a-z]+_[a-z_]+\b(?!`)",
}
"""What is wrong, and how it looks in the plain text of a message."""
AS_TYPED = {
    "upkeep-upgrade-forgotten",
    "dice_desk_chat-form-tell-hint",
    "dice_desk_chat-refuse-ride-start",
}
"""Texts that name a version of the program, or show what people type."""
TWO_SPEAKERS = re.compile(r"\bI(?:'m|'ll|'ve|'d)?\b")
READER_AS_ME = re.compile(
    r"(?i)\b(?:ask|remind|tell|show|play for|call|ping|send) me\b|\bmy (?:turn|move|seat|table)s?\b"
)


def _faults(text: str) -> list[str]:
    """What is wrong with a text."""
    faults = [name for name, pattern in FAULTS.items() if re.search(pattern, text)]
    if TWO_SPEAKERS.search(text) and READER_AS_ME.search(text):
        faults.append("the bot as I and the reader as me")
    return faults


@pytest.mark.parametrize("language", languages())
def test_texts_keep_to_the_style(language: str) -> None:
    faults = {
        key: wrong
        for key, text in texts(language).items()
        if key not in AS_TYPED and (wrong := _faults(" … ".join(text.pieces)))
    }
    assert faults == {}


@pytest.mark.parametrize(
    "text",
    [
        "about 1.0 turns",
        "every 1 day",
        "Please wait...",
        "Seattle - Miami",
        "Roll -> ride",
        "roll → ride",
        "It is yours (buy it (again))",
        "besides the dice",
        "Haben alle gezogen, können Sie haben",
        "Set least_price first",
        "Ask me if it gets dearer. I tell you when one is cancelled.",
    ],
)
def test_a_fault_of_style_is_seen(text: str) -> None:
    assert _faults(text) != []
