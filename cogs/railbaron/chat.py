"""Rail Baron in chat: the one object through which the house speaks about this game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.chat.adapter import Answer, Button, Draw, Form, Leaf, Menu, Option, Prompt, Scene
from cogs.railbaron import choices, looks, pictures
from cogs.railbaron.orders import RailBaronOrders
from cogs.railbaron.prompt import prompt
from cogs.railbaron.story import story
from cogs.railbaron.words import money, t
from render.film import Moment
from render.style import seat_style
from rules.rail_baron import events as e
from rules.rail_baron.board import board
from rules.rail_baron.levels import winning_level
from rules.rail_baron.options import SHORT, Options
from rules.rail_baron.routes import proposals
from rules.rail_baron.state import Phase

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


class RailBaronChat:
    """See `bot.chat.adapter.GameChat`."""

    key = "rail_baron"
    orders = RailBaronOrders()

    def name(self, language: str) -> str:
        return t("name", language)

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

    def accent(self, seat: int | None) -> int:
        red, green, blue = seat_style(seat).colour
        return red << 16 | green << 8 | blue

    def turn_rule(self, scene: Scene) -> str:
        return "14a" if scene.public.auction is None else "22"

    def story(self, scene: Scene, events: Sequence[Any]) -> list[str]:
        homes = [seat.home for seat in scene.public.seats]
        graph = board(scene.public.options)
        return story(graph, scene.names, homes, events, scene.language)

    def prompt(self, scene: Scene) -> Prompt:
        return prompt(scene)

    def picture(
        self, scene: Scene, events: Sequence[Any], standing: Sequence[Any] = ()
    ) -> Draw | None:
        view, names, language = scene.public, scene.names, scene.language
        rides = [event for event in events if isinstance(event, e.Rode)]
        if view.phase is Phase.RIDE:
            routes = proposals(view, view.turn.seat)
            return pictures.with_routes(view, names, language, routes)
        if view.phase is Phase.OVER and standing:
            return pictures.result(view, standing, names, language)
        return pictures.around(view, names, language, rides)

    def moves(self, scene: Scene, events: Sequence[Any]) -> Draw | None:
        """The rides of these events, numbered, on the map about the reader's own train."""
        view = msgspec.structs.replace(scene.public, viewer=scene.seat)
        rides = [event for event in events if isinstance(event, e.Rode)]
        return pictures.around(view, scene.names, scene.language, rides)

    def text(self, scene: Scene) -> str:
        return looks.in_words(scene)

    def looks(self, language: str) -> tuple[Button, ...]:
        return looks.buttons(language)

    def look(self, scene: Scene, key: str) -> Leaf:
        return looks.look(scene, key)

    def answer(
        self, scene: Scene, key: str, *, sure: bool = False, words: Mapping[str, str] | None = None
    ) -> Answer:
        return choices.answer(scene, key, sure, words or {})

    def form(self, scene: Scene, key: str) -> Form:
        return choices.form(scene, key)

    def result(self, scene: Scene, standing: Sequence[Any]) -> str:
        return looks.result(scene, standing)

    def film(self, moments: Sequence[Moment], names: Sequence[str], language: str) -> Draw:
        """See `bot.chat.aftermath.Films`."""
        return pictures.film(moments, names, language)
