"""Railroad Barons in chat: the one object through which the house speaks about this game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import data.railroad_barons as facts
from bot.chat.adapter import Scene
from bot.chat.declared.lobby import LobbyOptions
from bot.chat.parts import Parts, PartsChat
from cogs.barons import looks, pictures
from cogs.barons.in_words import in_words
from cogs.barons.orders import ORDERS
from cogs.barons.prompt import MOVES, prompt
from cogs.barons.story import story
from cogs.barons.words import money, t
from rules.railroad_barons.game import GAME
from rules.railroad_barons.options import GERMAN, Options


class _Lobby(LobbyOptions):
    def meant(self, options: Options, marked: set[str]) -> set[str]:
        """Of two who cannot both begin the one marked just now does."""
        marked = super().meant(options, marked)
        both = {"first", "second"}
        return marked - (both & self.chosen(options) or {"first"}) if both <= marked else marked


class BaronsChat(PartsChat):
    """See `bot.chat.adapter.GameChat`."""

    key = "railroad_barons"
    orders = ORDERS
    lobby = _Lobby(
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
    parts = Parts(
        prompt=prompt,
        picture=pictures.card,
        text=in_words,
        looks=looks.buttons,
        look=looks.look,
        answer=MOVES.answer,
        form=MOVES.form,
        film=pictures.film,
    )

    def blurb(self, options: Options, language: str) -> str:
        end = money(facts.constants().end_share_value, language)
        return t("blurb", language, end=end) + "\n" + self.lobby.told(options, language)

    def turn_rule(self, scene: Scene) -> str:
        return GAME.turn_rule(scene.public.table.phase)

    def story(self, scene: Scene, events: Sequence[Any]) -> list[str]:
        return story(scene, events)

    def round_name(self, number: tuple[int, ...], language: str) -> str:
        """See `bot.chat.aftermath.Rounds`."""
        return pictures.round_name(number, language)
