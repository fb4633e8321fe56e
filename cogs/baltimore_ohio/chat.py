"""Baltimore & Ohio in chat: the one object through which the house speaks about this game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.chat.contract.adapter import Draw, GameChat, Menu, Option, Scene
from cogs.baltimore_ohio import choices, looks, pictures
from cogs.baltimore_ohio.in_words import in_words
from cogs.baltimore_ohio.orders import BandoOrders
from cogs.baltimore_ohio.prompt import prompt
from cogs.baltimore_ohio.story import story
from cogs.baltimore_ohio.words import t
from rules.baltimore_ohio.foresight import round_of
from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.model.options import Options

_EXPANSIONS = {
    "nw": "norfolk_western",
    "seven": "tech_seven",
    "barons": "robber_barons",
    "lumber": "maine_lumber",
}
"""By the value in the menu: the field of the option."""
_SWITCHES = {"first": "first_sale_only", "ends": "build_at_any_end", "coal": "nw_coal_only"}
_CHOICES = _EXPANSIONS | _SWITCHES


def _chosen(options: Options) -> set[str]:
    return {key for key, field in _CHOICES.items() if getattr(options, field)}


def _wanted(options: Options, marked: set[str]) -> set[str]:
    """The choices meant: N&W from coal alone brings the N&W with it (42), and goes with it where
    the N&W has just been unmarked."""
    if "coal" in marked and "nw" not in marked:
        if "nw" in _chosen(options):
            return marked - {"coal"}
        return marked | {"nw"}
    return marked


class BandoChat(GameChat):
    """See `bot.chat.contract.adapter.GameChat`."""

    key = "baltimore_ohio"
    orders = BandoOrders()
    prompt = staticmethod(prompt)
    picture = staticmethod(pictures.card)
    text = staticmethod(in_words)
    look = staticmethod(looks.look)
    looks = staticmethod(looks.buttons)
    answer = staticmethod(choices.answer)
    form = staticmethod(choices.form)
    film = staticmethod(pictures.film)
    round_name = staticmethod(pictures.round_name)

    def blurb(self, options: Options, language: str) -> str:
        chosen = _chosen(options)
        told = [t(f"option-{key}", language) for key in _CHOICES if key in chosen]
        rules = (
            t("options-some", language, options=", ".join(told))
            if told
            else t("options-none", language)
        )
        return t("blurb", language) + "\n" + rules

    def option_menu(self, options: Options, language: str) -> Menu:
        chosen = _chosen(options)
        made = [
            Option(
                key,
                t(f"option-{key}", language),
                t(f"option-{key}-detail", language),
                key in chosen,
            )
            for key in _CHOICES
        ]
        return Menu("options", t("menu-options", language), tuple(made), many=True)

    def with_options(self, options: Options, chosen: Sequence[str]) -> Options:
        wanted = _wanted(options, set(chosen))
        return msgspec.structs.replace(
            options, **{field: key in wanted for key, field in _CHOICES.items()}
        )

    def turn_rule(self, scene: Scene) -> str:
        return GAME.turn_rule(scene.public.table.phase)

    def story(self, scene: Scene, events: Sequence[Any]) -> list[str]:
        return story(scene.names, events, scene.language)

    def moves(self, scene: Scene, events: Sequence[Any]) -> Draw | None:
        """What the others built and what it did to the values, since the reader's last turn."""
        return pictures.moves(scene, events)

    def turn_name(self, view: Any, language: str) -> str:
        """See `bot.chat.contract.adapter.GameChat.turn_name`."""
        return pictures.round_name(round_of(view.table), language)
