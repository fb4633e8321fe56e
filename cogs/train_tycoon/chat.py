"""Train Tycoon in chat: the one object through which the house speaks about this game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

import msgspec

import data.train_tycoon as facts
from bot.chat.contract.adapter import GameChat, Menu, Option, Scene
from cogs.train_tycoon import looks, pictures
from cogs.train_tycoon.in_words import in_words
from cogs.train_tycoon.orders import ORDERS
from cogs.train_tycoon.prompt import MOVES, prompt
from cogs.train_tycoon.story import story
from cogs.train_tycoon.words import t
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.options import MapName, Options

_MAPS: tuple[MapName, ...] = get_args(MapName)
_FLAGS = ("investments", "priority_auction", "limited_liability")


def _map(options: Options, marked: Sequence[str]) -> str:
    """Of several maps marked the one that was not in force before; with none, the old one."""
    found = [name for name in _MAPS if name in marked]
    fresh = [name for name in found if name != options.map]
    return next(iter(fresh or found), options.map)


class TycoonChat(GameChat):
    """See `bot.chat.contract.adapter.GameChat`."""

    key = "train_tycoon"
    orders = ORDERS
    prompt = staticmethod(prompt)
    picture = staticmethod(pictures.card)
    text = staticmethod(in_words)
    look = staticmethod(looks.look)
    looks = staticmethod(looks.buttons)
    answer = staticmethod(MOVES.answer)
    form = staticmethod(MOVES.form)
    film = staticmethod(pictures.film)
    story = staticmethod(story)
    moves = staticmethod(pictures.moves)
    round_name = staticmethod(pictures.round_name)

    def blurb(self, options: Options, language: str) -> str:
        chosen = [t(f"option-{options.map}", language)]
        chosen += [t(f"option-{key}", language) for key in _FLAGS if getattr(options, key)]
        fewest, most = facts.components().players
        turns = str(facts.components().turns)
        told = t("blurb", language, turns=turns, fewest=str(fewest), most=str(most))
        return told + "\n" + t("options-chosen", language, options=", ".join(chosen))

    def option_menu(self, options: Options, language: str) -> Menu:
        marked = {options.map, *(key for key in _FLAGS if getattr(options, key))}
        made = tuple(
            Option(
                key,
                t(f"option-{key}", language),
                t(f"option-{key}-detail", language),
                key in marked,
            )
            for key in (*_MAPS, *_FLAGS)
        )
        return Menu("options", t("menu-options", language), made, many=True)

    def with_options(self, options: Options, chosen: Sequence[str]) -> Options:
        changes: dict[str, Any] = {key: key in chosen for key in _FLAGS}
        changes["map"] = _map(options, chosen)
        return msgspec.structs.replace(options, **changes)

    def turn_rule(self, scene: Scene) -> str:
        return GAME.turn_rule(scene.public.table.phase)

    def turn_name(self, view: Any, language: str) -> str:
        """See `bot.chat.contract.adapter.GameChat.turn_name`."""
        return pictures.round_name((view.table.turn,), language)
