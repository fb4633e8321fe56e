"""Chat adapter of Train Tycoon."""

from __future__ import annotations

from functools import partial
from typing import Any, get_args

import data.train_tycoon as facts
from bot.chat.contract.adapter import GameChat, Precomputed, TableContext
from bot.chat.declared.lobby import LobbyOptions
from cogs.train_tycoon import pictures
from cogs.train_tycoon.lessons import LESSONS, reached_practice_goal
from cogs.train_tycoon.looks import LOOKS, picture_text
from cogs.train_tycoon.orders import ORDERS
from cogs.train_tycoon.prompt import MOVES, prompt
from cogs.train_tycoon.story import narrate
from cogs.train_tycoon.words import public_position, t
from render.train_tycoon.film import film_of
from rules.train_tycoon.model.events import PhaseBegan, TurnBegan
from rules.train_tycoon.model.options import MapName, Options
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.robot.proposals import compute_survey, store_survey, uncached_survey_key

MAPS: tuple[MapName, ...] = get_args(MapName)


class _Lobby(LobbyOptions):
    def resolve_marked(self, options: Options, marked: set[str]) -> set[str]:
        """Return the choices after the menu was changed: if several maps are marked, the new
        one replaces the old; if none is, the old one stays."""
        maps = [name for name in MAPS if name in marked]
        new_maps = [name for name in maps if name != options.map]
        return marked - set(MAPS) | {next(iter(new_maps or maps), options.map)}


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
    recent_moves_picture = staticmethod(pictures.recent_moves)
    openers = TurnBegan, PhaseBegan

    def blurb(self, options: Options, language: str) -> str:
        fewest, most = facts.components().players
        turns = str(facts.components().turns)
        text = t("blurb", language, turns=turns, fewest=str(fewest), most=str(most))
        return text + "\n" + LOBBY.describe_options(options, language)

    def precompute(self, ctx: TableContext) -> Precomputed | None:
        """Return the survey of the lines that the company may open, unless it is cached."""
        in_building = ctx.public is not None and ctx.public.phase in (Phase.FACTORY, Phase.LINE)
        survey_key = uncached_survey_key(public_position(ctx)) if in_building else None
        return (
            None
            if survey_key is None
            else Precomputed(partial(compute_survey, survey_key), partial(store_survey, survey_key))
        )

    def turn_name(self, view: Any, language: str) -> str:
        return self.round_name((view.table.turn,), language)

    def round_name(self, number: tuple[int, ...], language: str) -> str:
        """Return the name of a turn by its number; 0 is the opening before the first."""
        return t("round", language, turn=str(number[0])) if number[0] else t("round-none", language)
