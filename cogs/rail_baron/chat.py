"""Rail Baron in chat: the one object through which the house speaks about this game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.chat.contract.adapter import Draw, GameChat, Menu, Option, Scene
from cogs.rail_baron import choices, looks, pictures
from cogs.rail_baron.orders import RailBaronOrders
from cogs.rail_baron.prompt import prompt
from cogs.rail_baron.story import story
from cogs.rail_baron.words import money, t
from rules.rail_baron.model.board import board
from rules.rail_baron.model.levels import winning_level
from rules.rail_baron.model.options import SHORT, Options

_CHOICES = {
    "u21": ("edition", "u21", "original"),
    "b_and_o": ("b_and_o_extension", True, False),
    "cheap": ("cheap_superchief", True, False),
    "free": ("free_superchief", True, False),
    "auctions": ("opening_auctions", True, False),
}

_SHORT = {key for key, (field, on, _) in _CHOICES.items() if getattr(SHORT, field) == on}


def _short(options: Options) -> bool:
    """Whether all that the short preset switches on is on (ruling 32)."""
    return all(getattr(options, _CHOICES[key][0]) == _CHOICES[key][1] for key in _SHORT)


def _with_preset(chosen: set[str], was_short: bool) -> set[str]:
    """The choices once the preset, marked or unmarked just now, has switched its options."""
    if "short" in chosen and not was_short:
        return chosen | _SHORT
    if "short" not in chosen and was_short and chosen >= _SHORT:
        return chosen - _SHORT
    return chosen


class RailBaronChat(GameChat):
    """See `bot.chat.contract.adapter.GameChat`."""

    key = "rail_baron"
    orders = RailBaronOrders()
    prompt = staticmethod(prompt)
    picture = staticmethod(pictures.card)
    text = staticmethod(looks.in_words)
    look = staticmethod(looks.look)
    looks = staticmethod(looks.buttons)
    answer = staticmethod(choices.answer)
    form = staticmethod(choices.form)
    film = staticmethod(pictures.film)

    def blurb(self, options: Options, language: str) -> str:
        goal = money(winning_level(options.edition), language)
        chosen = [
            t(f"option-{key}", language)
            for key, (field, on, _) in _CHOICES.items()
            if getattr(options, field) == on
        ]
        rules = (
            t("options-some", language, options=", ".join(chosen))
            if chosen
            else t("options-none", language)
        )
        return t("blurb", language, goal=goal) + "\n" + rules

    def option_menu(self, options: Options, language: str) -> Menu:
        values = {
            "u21": {"goal": money(winning_level("u21"), language)},
            "auctions": {"cash": money(options.extra_cash, language)},
        }
        made = tuple(
            Option(
                key,
                t(f"option-{key}", language),
                t(f"option-{key}-detail", language, **values.get(key, {})),
                getattr(options, field) == on,
            )
            for key, (field, on, _) in _CHOICES.items()
        )
        short = Option(
            "short",
            t("option-short", language),
            t("option-short-detail", language),
            _short(options),
        )
        made = (short, *made)
        return Menu("options", t("menu-options", language), made, many=True)

    def with_options(self, options: Options, chosen: Sequence[str]) -> Options:
        wanted = _with_preset(set(chosen), _short(options))
        changes: dict[str, Any] = {
            field: on if key in wanted else off for key, (field, on, off) in _CHOICES.items()
        }
        return msgspec.structs.replace(options, **changes)

    def moves(self, scene: Scene, events: Sequence[Any]) -> Draw | None:
        """The rides of these events, numbered, on the map about the reader's own train."""
        return pictures.moves(scene, events)

    def turn_rule(self, scene: Scene) -> str:
        return "14a" if scene.public.auction is None else "22"

    def story(self, scene: Scene, events: Sequence[Any]) -> list[str]:
        homes = [seat.home for seat in scene.public.seats]
        graph = board(scene.public.options)
        return story(graph, scene.names, homes, events, scene.language)
