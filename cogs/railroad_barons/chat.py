"""Railroad Barons in chat: the one object through which the house speaks about this game."""

from __future__ import annotations

from functools import partial

import msgspec

import data.railroad_barons as facts
from bot.chat.contract.adapter import GameChat
from bot.chat.declared.lobby import LobbyOptions
from cogs.railroad_barons import pictures
from cogs.railroad_barons.in_words import in_words
from cogs.railroad_barons.lessons import LESSONS, practised
from cogs.railroad_barons.looks import LOOKS
from cogs.railroad_barons.orders import ORDERS
from cogs.railroad_barons.prompt import MOVES, prompt
from cogs.railroad_barons.story import story
from cogs.railroad_barons.words import t
from render.railroad_barons.film import film_of
from render.railroad_barons.shared.words import name_of
from rules.railroad_barons.model.events import OperatingRoundBegan, StockRoundBegan
from rules.railroad_barons.model.options import GERMAN, Options


class _Lobby(LobbyOptions):
    def meant(self, options: Options, marked: set[str]) -> set[str]:
        """Of two who cannot both begin the one marked just now does."""
        marked = super().meant(options, marked)
        both = {"first", "second"}
        return marked - (both & self.chosen(options) or {"first"}) if both <= marked else marked


LOBBY = _Lobby(
    t,
    {
        "faces": ("face_values", True, False),
        "first": ("start", "first", "drawn"),
        "second": ("start", "second", "drawn"),
        "rebuy": ("rebuy", "turn", "round"),
        "ties": ("ties", "certificate", "incumbent"),
        "help": ("help", "any", "cheapest"),
        "investors": ("investors_from", "any", "own"),
        "removal": ("removal_counts", False, True),
    },
    "german",
    GERMAN,
    named=True,
)


class BaronsChat(GameChat):
    """See `bot.chat.contract.adapter.GameChat`."""

    key = "railroad_barons"
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
    openers = StockRoundBegan, OperatingRoundBegan

    def blurb(self, options: Options, language: str) -> str:
        end = facts.constants().end_share_value
        return t("blurb", language, end=end) + "\n" + LOBBY.told(options, language)

    def usual_options(self, language: str) -> Options:
        """People with the German rulebook beside them play by its reading."""
        return GERMAN if language == "de" else Options()

    def practice_options(self, language: str) -> Options:
        """Whoever knows no Investor can't price one."""
        return msgspec.structs.replace(self.usual_options(language), face_values=True)

    def round_name(self, number: tuple[int, ...], language: str) -> str:
        return name_of(number[0], number[1], language)
