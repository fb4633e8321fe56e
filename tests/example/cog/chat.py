"""Haul in chat: the one object through which the house speaks about this game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from bot.chat.contract.adapter import GameChat, TableContext
from bot.chat.contract.pages import Draw, Menu, Option
from render.film.film import Moment
from rules.game import Standing
from tests.example.cog.lessons import LESSONS, practised
from tests.example.cog.looks import LOOKS, text
from tests.example.cog.moves import MOVES, prompt
from tests.example.cog.orders import ORDERS
from tests.example.cog.story import story
from tests.example.cog.words import t
from tests.example.render.board import board
from tests.example.render.film import film_of
from tests.example.render.words import told
from tests.example.rules import GAME
from tests.example.rules.options import Options

LONG = 9
"""Rounds of a long game."""


def picture(ctx: TableContext, events: Sequence[Any], standing: Sequence[Standing]) -> Draw:
    return partial(board, ctx.public, ctx.names, ctx.language, top=ctx.top)


def film(moments: Sequence[Moment], names: Sequence[str], language: str) -> Draw:
    return partial(film_of, moments, names, language)


class HaulChat(GameChat):
    """See `bot.chat.contract.adapter.GameChat`."""

    key = "haul"
    orders = ORDERS
    lesson = LESSONS
    reached_practice_goal = staticmethod(practised)
    prompt = staticmethod(prompt)
    picture = staticmethod(picture)
    picture_text = staticmethod(text)
    look_page = staticmethod(LOOKS.look_page)
    look_buttons = staticmethod(LOOKS.buttons)
    answer = staticmethod(MOVES.answer)
    form = staticmethod(MOVES.form)
    is_secret = staticmethod(MOVES.is_secret)
    film = staticmethod(film)
    narrate = staticmethod(story)

    def blurb(self, options: Options, language: str) -> str:
        return t("blurb-goods" if options.goods else "blurb", language, rounds=options.rounds)

    def option_menu(self, options: Options, language: str) -> Menu:
        chosen = {"long": options.rounds == LONG, "goods": options.goods}
        made = [
            Option(key, t(f"option-{key}", language), t(f"option-{key}-detail", language), marked)
            for key, marked in chosen.items()
        ]
        return Menu("options", t("menu-options", language), tuple(made), many=True)

    def with_options(self, options: Options, chosen: Sequence[str]) -> Options:
        rounds = LONG if "long" in chosen else Options().rounds
        return msgspec.structs.replace(options, rounds=rounds, goods="goods" in chosen)

    def turn_rule(self, ctx: TableContext) -> str:
        return GAME.turn_rule(ctx.public.phase)

    def round_name(self, number: tuple[int, ...], language: str) -> str:
        return told("round", language, round=str(number[0]))
