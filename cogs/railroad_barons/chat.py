"""Railroad Barons in chat: the one object through which the house speaks about this game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import data.railroad_barons as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.parts import Parts, PartsChat
from bot.chat.declared.lobby import LobbyOptions
from cogs.railroad_barons import looks, pictures
from cogs.railroad_barons.in_words import in_words
from cogs.railroad_barons.orders import ORDERS
from cogs.railroad_barons.prompt import MOVES, prompt
from cogs.railroad_barons.story import story
from cogs.railroad_barons.words import money, t
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model.options import GERMAN, Options


class _Lobby(LobbyOptions):
    def meant(self, options: Options, marked: set[str]) -> set[str]:
        """Of two who cannot both begin the one marked just now does."""
        marked = super().meant(options, marked)
        both = {"first", "second"}
        return marked - (both & self.chosen(options) or {"first"}) if both <= marked else marked


class BaronsChat(PartsChat):
    """See `bot.chat.contract.adapter.GameChat`."""

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
        """See `bot.chat.cards.aftermath.Rounds`."""
        return pictures.round_name(number, language)
