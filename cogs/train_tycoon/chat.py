"""Train Tycoon in chat: the one object through which the house speaks about this game."""

from __future__ import annotations

from functools import partial
from typing import Any, get_args

import data.train_tycoon as facts
from bot.chat.contract.adapter import Ahead, GameChat, Scene
from bot.chat.declared.lobby import LobbyOptions
from cogs.train_tycoon import pictures
from cogs.train_tycoon.lessons import LESSONS, practised
from cogs.train_tycoon.looks import LOOKS, in_words
from cogs.train_tycoon.orders import ORDERS
from cogs.train_tycoon.prompt import MOVES, prompt
from cogs.train_tycoon.story import story
from cogs.train_tycoon.words import at, t
from render.train_tycoon.film import film
from rules.train_tycoon.model.events import PhaseBegan, TurnBegan
from rules.train_tycoon.model.options import MapName, Options
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.robot.proposals import learn, surveyed, unknown

MAPS: tuple[MapName, ...] = get_args(MapName)


class _Lobby(LobbyOptions):
    def meant(self, options: Options, marked: set[str]) -> set[str]:
        """Of several maps marked the one that was not in force before; with none, the old one."""
        found = [name for name in MAPS if name in marked]
        fresh = [name for name in found if name != options.map]
        return marked - set(MAPS) | {next(iter(fresh or found), options.map)}


LOBBY = _Lobby(
    t,
    {
        **{name: ("map", name, MAPS[0]) for name in MAPS},
        "investments": "investments",
        "priority_auction": "priority_auction",
        "limited_liability": "limited_liability",
    },
)


class TycoonChat(GameChat):
    """See `bot.chat.contract.adapter.GameChat`."""

    key = "train_tycoon"
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
    film = partial(partial, film)
    story = staticmethod(story)
    moves = staticmethod(pictures.moves)
    openers = TurnBegan, PhaseBegan

    def blurb(self, options: Options, language: str) -> str:
        fewest, most = facts.components().players
        turns = str(facts.components().turns)
        told = t("blurb", language, turns=turns, fewest=str(fewest), most=str(most))
        return told + "\n" + LOBBY.told(options, language)

    def ahead(self, scene: Scene) -> Ahead | None:
        """The lines from which the company may choose."""
        asks = scene.public is not None and scene.public.phase in (Phase.FACTORY, Phase.LINE)
        matters = unknown(at(scene)) if asks else None
        return (
            None if matters is None else Ahead(partial(surveyed, matters), partial(learn, matters))
        )

    def turn_name(self, view: Any, language: str) -> str:
        return self.round_name((view.table.turn,), language)

    def round_name(self, number: tuple[int, ...], language: str) -> str:
        """A turn by its number, 0 what comes before the first."""
        return t("round", language, turn=str(number[0])) if number[0] else t("round-none", language)
