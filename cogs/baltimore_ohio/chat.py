"""Chat adapter of Baltimore & Ohio."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.chat.contract.adapter import GameChat
from bot.chat.declared.lobby import LobbyOptions
from cogs.baltimore_ohio import pictures
from cogs.baltimore_ohio.lessons import LESSONS, reached_practice_goal
from cogs.baltimore_ohio.looks import LOOKS
from cogs.baltimore_ohio.orders import ORDERS
from cogs.baltimore_ohio.picture_text import picture_text
from cogs.baltimore_ohio.prompt import MOVES, prompt
from cogs.baltimore_ohio.story import narrate
from cogs.baltimore_ohio.words import t
from render.baltimore_ohio.film import film_of
from render.baltimore_ohio.shared.words import round_label
from rules.baltimore_ohio.foresight import round_of
from rules.baltimore_ohio.model.events import BusinessBegan, MarketBegan
from rules.baltimore_ohio.model.options import Options


class _Lobby(LobbyOptions):
    def resolve_marked(self, options: Options, marked: set[str]) -> set[str]:
        """Return the choices after the menu was changed: N&W from coal alone needs the N&W
        (42), so marking it marks the N&W too, and unmarking the N&W unmarks it."""
        if "coal" in marked and "nw" not in marked:
            return marked - {"coal"} if "nw" in self.active_choices(options) else marked | {"nw"}
        return marked


LOBBY = _Lobby(
    t,
    {
        "nw": "norfolk_western",
        "seven": "tech_seven",
        "barons": "robber_barons",
        "lumber": "maine_lumber",
        "first": "first_sale_only",
        "ends": "build_at_any_end",
        "coal": "nw_coal_only",
    },
)


class BandoChat(GameChat):
    """See `bot.chat.contract.adapter.GameChat`."""

    key = "baltimore_ohio"
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
    recent_moves_picture = staticmethod(pictures.recent_moves)
    openers = MarketBegan, BusinessBegan

    def blurb(self, options: Options, language: str) -> str:
        return t("blurb", language) + "\n" + LOBBY.describe_options(options, language)

    def turn_name(self, view: Any, language: str) -> str:
        return self.round_name(round_of(view.table), language)

    def round_name(self, number: tuple[int, ...], language: str) -> str:
        return round_label(number[0], number[1], language)
