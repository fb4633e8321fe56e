"""What tests of standing orders in chat share: how a seat sees a position, what a sentence is."""

from __future__ import annotations

from typing import Any

from bot.chat.contract.adapter import Scene
from data.texts import DEFAULT
from rules.game import Game
from tests.support.catalogues import english_in


def seen(game: Game, state: Any, language: str, seat: int = 0) -> Scene:
    """The position as this seat, which may act, sees it; the players are Person0, Person1 …"""
    names = [f"Person{number}" for number in range(len(state.players))]
    public = game.view(state, None)
    return Scene(1, game.view(state, seat), public, seat, names, language, {}, True)


def sentence(text: str, language: str) -> None:
    """It is short, filled in, and in its language alone."""
    assert 10 < len(text) < 300 and "{" not in text
    assert language == DEFAULT or english_in(text, language) == [], text
