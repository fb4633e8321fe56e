"""Chat adapter of Railroad Barons."""

from __future__ import annotations

from functools import partial

import msgspec

import data.railroad_barons as facts
from bot.chat.contract.adapter import GameChat
from bot.chat.declared.lobby import LobbyOptions
from cogs.railroad_barons import pictures
from cogs.railroad_barons.lessons import LESSONS, reached_practice_goal
from cogs.railroad_barons.looks import LOOKS
from cogs.railroad_barons.orders import ORDERS
from cogs.railroad_barons.picture_text import picture_text
from cogs.railroad_barons.prompt import MOVES, prompt
from cogs.railroad_barons.story import narrate
from cogs.railroad_barons.words import t
from render.railroad_barons.film import film_of
from render.railroad_barons.shared.words import round_label
from rules.railroad_barons.model.events import OperatingRoundBegan, StockRoundBegan
from rules.railroad_barons.model.options import GERMAN, Options


class _Lobby(LobbyOptions):
    def resolve_marked(self, options: Options, marked: set[str]) -> set[str]:
        """Return the choices after the menu was changed: of two starting players, the one
        marked last starts."""
        marked = super().resolve_marked(options, marked)
        starters = {"first", "second"}
        return (
            marked - (starters & self.active_choices(options) or {"first"})
            if starters <= marked
            else marked
        )


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
    openers = StockRoundBegan, OperatingRoundBegan

    def blurb(self, options: Options, language: str) -> str:
        end = facts.constants().end_share_value
        return t("blurb", language, end=end) + "\n" + LOBBY.describe_options(options, language)

    def default_options(self, language: str) -> Options:
        """Return the German rulebook's reading of the rules for German, else the defaults."""
        return GERMAN if language == "de" else Options()

    def practice_options(self, language: str) -> Options:
        """Return options with face values: a beginner cannot put a price on an Investor."""
        return msgspec.structs.replace(self.default_options(language), face_values=True)

    def round_name(self, number: tuple[int, ...], language: str) -> str:
        return round_label(number[0], number[1], language)
