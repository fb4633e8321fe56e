"""Chat adapter of Rail Baron."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from bot.chat.contract.adapter import GameChat
from bot.chat.declared.lobby import LobbyOptions
from cogs.rail_baron import pictures
from cogs.rail_baron.lessons import LESSONS, reached_practice_goal
from cogs.rail_baron.looks import LOOKS, picture_text
from cogs.rail_baron.orders import ORDERS
from cogs.rail_baron.prompt import MOVES, prompt
from cogs.rail_baron.story import happened_to, narrate
from cogs.rail_baron.words import money, t
from render.rail_baron.film import film_of
from rules.rail_baron.model.levels import winning_level
from rules.rail_baron.model.options import SHORT, Options


class _Lobby(LobbyOptions):
    def detail_values(self, options: Options, key: str, language: str) -> Mapping[str, Any]:
        """Return the cash that wins in the U21 edition, and the extra cash for opening auctions."""
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
"""The short preset sets three of these options at once (ruling 32)."""


class RailBaronChat(GameChat):
    """See `bot.chat.contract.adapter.GameChat`."""

    key = "rail_baron"
    orders = ORDERS
    lesson = LESSONS
    reached_practice_goal = staticmethod(reached_practice_goal)
    option_menu = staticmethod(LOBBY.menu)
    with_options = staticmethod(LOBBY.apply_choices)
    prompt = staticmethod(prompt)
    picture = staticmethod(pictures.card)
    picture_text = staticmethod(picture_text)
    look_page = staticmethod(LOOKS.look_page)
    look_buttons = staticmethod(LOOKS.buttons)
    answer = staticmethod(MOVES.answer)
    form = staticmethod(MOVES.form)
    is_secret = staticmethod(MOVES.is_secret)
    action_key = staticmethod(MOVES.action_key)
    film = partial(partial, film_of)
    narrate = staticmethod(narrate)
    happened_to = staticmethod(happened_to)
    recent_moves_picture = staticmethod(pictures.recent_moves)

    def blurb(self, options: Options, language: str) -> str:
        goal = money(winning_level(options.edition), language)
        return t("blurb", language, goal=goal) + "\n" + LOBBY.describe_options(options, language)
