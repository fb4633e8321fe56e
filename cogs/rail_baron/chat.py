"""Rail Baron in chat: the one object through which the house speaks about this game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from bot.chat.contract.adapter import GameChat
from bot.chat.declared.lobby import LobbyOptions
from cogs.rail_baron import pictures
from cogs.rail_baron.lessons import LESSONS, practised
from cogs.rail_baron.looks import LOOKS, in_words
from cogs.rail_baron.orders import ORDERS
from cogs.rail_baron.prompt import MOVES, prompt
from cogs.rail_baron.story import story
from cogs.rail_baron.words import money, t
from render.rail_baron.film import film_of
from rules.rail_baron.model.levels import winning_level
from rules.rail_baron.model.options import SHORT, Options


class _Lobby(LobbyOptions):
    def values(self, options: Options, key: str, language: str) -> Mapping[str, Any]:
        """What the U21 edition takes to win, and the cash that opening auctions bring."""
        goal, cash = winning_level("u21"), options.extra_cash
        return {"goal": goal, "cash": cash}


LOBBY = _Lobby(
    t,
    {
        "u21": ("edition", "u21", "original"),
        "b_and_o": ("b_and_o_extension", True, False),
        "cheap": ("cheap_superchief", True, False),
        "free": ("free_superchief", True, False),
        "auctions": ("opening_auctions", True, False),
    },
    "short",
    SHORT,
)
"""The short preset switches three of them at once (ruling 32)."""


class RailBaronChat(GameChat):
    """See `bot.chat.contract.adapter.GameChat`."""

    key = "rail_baron"
    orders = ORDERS
    lesson = LESSONS
    practice = staticmethod(practised)
    option_menu = staticmethod(LOBBY.menu)
    with_options = staticmethod(LOBBY.changed)
    prompt = staticmethod(prompt)
    picture = staticmethod(pictures.card)
    text = staticmethod(in_words)
    look = staticmethod(LOOKS.look)
    looks = staticmethod(LOOKS.buttons)
    answer = staticmethod(MOVES.answer)
    form = staticmethod(MOVES.form)
    own = staticmethod(MOVES.own)
    key_of = staticmethod(MOVES.key_of)
    film = partial(partial, film_of)
    story = staticmethod(story)
    moves = staticmethod(pictures.moves)

    def blurb(self, options: Options, language: str) -> str:
        goal = money(winning_level(options.edition), language)
        return t("blurb", language, goal=goal) + "\n" + LOBBY.told(options, language)
