"""Railroad Barons in chat: the one object through which the house speaks about this game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

import data.railroad_barons as facts
from bot.chat.contract.adapter import GameChat, Menu, Option, Scene
from cogs.railroad_barons import looks, pictures
from cogs.railroad_barons.in_words import in_words
from cogs.railroad_barons.orders import ORDERS
from cogs.railroad_barons.prompt import MOVES, prompt
from cogs.railroad_barons.story import story
from cogs.railroad_barons.words import money, t
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model.options import GERMAN, Options

_CHOICES: dict[str, tuple[str, Any, Any]] = {
    "faces": ("face_values", True, False),
    "first": ("start", "first", "drawn"),
    "second": ("start", "second", "drawn"),
    "rebuy": ("rebuy", "turn", "round"),
    "ties": ("ties", "certificate", "incumbent"),
    "help": ("help", "any", "cheapest"),
    "investors": ("investors_from", "any", "own"),
    "removal": ("removal_counts", False, True),
}
"""By the value in the menu: the option, what it is when chosen and when not."""

_GERMAN = {
    key
    for key, (field, on, _) in _CHOICES.items()
    if getattr(GERMAN, field) == on != getattr(Options(), field)
}


def _chosen(options: Options) -> set[str]:
    return {key for key, (field, on, _) in _CHOICES.items() if getattr(options, field) == on}


def _wanted(options: Options, marked: set[str]) -> set[str]:
    """The choices meant: the German preset, marked or unmarked just now, switches its own, and of
    two who cannot both begin the one marked just now does."""
    before = _chosen(options)
    was_german = before >= _GERMAN
    if "german" in marked and not was_german:
        marked = marked | _GERMAN
    elif "german" not in marked and was_german and marked >= _GERMAN:
        marked = marked - _GERMAN
    if {"first", "second"} <= marked:
        marked = marked - ({"first", "second"} & before or {"first"})
    return marked & set(_CHOICES)


class BaronsChat(GameChat):
    """See `bot.chat.contract.adapter.GameChat`."""

    key = "railroad_barons"
    orders = ORDERS
    prompt = staticmethod(prompt)
    picture = staticmethod(pictures.card)
    text = staticmethod(in_words)
    look = staticmethod(looks.look)
    looks = staticmethod(looks.buttons)
    answer = staticmethod(MOVES.answer)
    form = staticmethod(MOVES.form)
    film = staticmethod(pictures.film)
    round_name = staticmethod(pictures.round_name)

    def blurb(self, options: Options, language: str) -> str:
        end = money(facts.constants().end_share_value, language)
        chosen = _chosen(options)
        told = []
        if chosen >= _GERMAN:
            told.append(t("option-german", language))
            chosen -= _GERMAN
        told += [t(f"option-{key}", language) for key in _CHOICES if key in chosen]
        rules = (
            t("options-some", language, options=", ".join(told))
            if told
            else t("options-none", language)
        )
        return t("blurb", language, end=end) + "\n" + rules

    def option_menu(self, options: Options, language: str) -> Menu:
        chosen = _chosen(options)
        made = [
            Option(
                key,
                t(f"option-{key}", language),
                t(f"option-{key}-detail", language),
                key in chosen if key in _CHOICES else chosen >= _GERMAN,
            )
            for key in ("german", *_CHOICES)
        ]
        return Menu("options", t("menu-options", language), tuple(made), many=True)

    def with_options(self, options: Options, chosen: Sequence[str]) -> Options:
        wanted = _wanted(options, set(chosen))
        changes: dict[str, Any] = {field: off for field, _, off in _CHOICES.values()}
        changes |= {_CHOICES[key][0]: _CHOICES[key][1] for key in _CHOICES if key in wanted}
        return msgspec.structs.replace(options, **changes)

    def turn_rule(self, scene: Scene) -> str:
        return GAME.turn_rule(scene.public.table.phase)

    def story(self, scene: Scene, events: Sequence[Any]) -> list[str]:
        return story(scene, events)
