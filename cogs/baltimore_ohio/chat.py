"""Baltimore & Ohio in chat: the one object through which the house speaks about this game."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.chat.contract.adapter import GameChat
from bot.chat.declared.lobby import LobbyOptions
from cogs.baltimore_ohio import pictures
from cogs.baltimore_ohio.in_words import in_words
from cogs.baltimore_ohio.lessons import LESSONS, practised
from cogs.baltimore_ohio.looks import LOOKS
from cogs.baltimore_ohio.orders import ORDERS
from cogs.baltimore_ohio.prompt import MOVES, prompt
from cogs.baltimore_ohio.story import story
from cogs.baltimore_ohio.words import t
from render.baltimore_ohio.film import film_of
from render.baltimore_ohio.shared.words import name_of
from rules.baltimore_ohio.foresight import round_of
from rules.baltimore_ohio.model.events import BusinessBegan, MarketBegan
from rules.baltimore_ohio.model.options import Options


class _Lobby(LobbyOptions):
    def meant(self, options: Options, marked: set[str]) -> set[str]:
        """N&W from coal alone brings the N&W with it (42), and goes with it where the N&W has just
        been unmarked."""
        if "coal" in marked and "nw" not in marked:
            return marked - {"coal"} if "nw" in self.chosen(options) else marked | {"nw"}
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
    openers = MarketBegan, BusinessBegan

    def blurb(self, options: Options, language: str) -> str:
        return t("blurb", language) + "\n" + LOBBY.told(options, language)

    def turn_name(self, view: Any, language: str) -> str:
        return self.round_name(round_of(view.table), language)

    def round_name(self, number: tuple[int, ...], language: str) -> str:
        return name_of(number[0], number[1], language)
