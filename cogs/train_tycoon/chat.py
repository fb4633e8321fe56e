"""Train Tycoon in chat as one object."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import get_args

import data.train_tycoon as facts
from bot.chat.contract.adapter import Precomputed
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.chat import Chat
from bot.chat.declared.lobby import LobbyOptions
from cogs.train_tycoon import pictures
from cogs.train_tycoon.commands import TYCOON
from cogs.train_tycoon.lessons import LESSONS, reached_practice_goal
from cogs.train_tycoon.looks import LOOKS, picture_text
from cogs.train_tycoon.operate.building import BUILDING
from cogs.train_tycoon.orders import ORDERS
from cogs.train_tycoon.prompt import MOVES, PROMPTS
from cogs.train_tycoon.story import narrate
from cogs.train_tycoon.words import public_position, t
from render.train_tycoon import emoji
from render.train_tycoon.film import film_of
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.events import Chose, PhaseBegan, TurnBegan
from rules.train_tycoon.model.options import MapName, Options
from rules.train_tycoon.robot.proposals import find_survey, store_survey, uncached_survey_key

MAPS: tuple[MapName, ...] = get_args(MapName)
LOBBY: LobbyOptions[Options] = LobbyOptions(
    t,
    {
        **{name: ("map", name, MAPS[0]) for name in MAPS},
        "investments": "investments",
        "priority_auction": "priority_auction",
        "limited_liability": "limited_liability",
    },
)


def _blurb_values(options: object, language: str) -> Mapping[str, str]:
    fewest, most = facts.components().players
    return {"turns": str(facts.components().turns), "fewest": str(fewest), "most": str(most)}


def round_name(number: int, language: str) -> str:
    """Return the name of a turn of the game; 0 is the opening before the first."""
    return t("round" if number else "round-none", language, turn=str(number))


def precompute(ctx: TableContext) -> Precomputed | None:
    """Return the survey of the lines that the company may open, unless it is cached."""
    if ctx.public is None or ctx.public.phase not in BUILDING:
        return None
    key = uncached_survey_key(public_position(ctx))
    if key is None:
        return None
    return Precomputed(partial(find_survey, key), partial(store_survey, key))


CHAT = Chat(
    game=GAME,
    signs=emoji.signs,
    texts=t,
    moves=MOVES,
    commands=TYCOON.group,
    prompts=PROMPTS,
    story=narrate,
    openers=(TurnBegan, PhaseBegan, Chose),
    turns=lambda view, language: round_name(view.table.turn, language),
    rounds=lambda number, language: round_name(number[0], language),
    lobby=LOBBY,
    blurb_values=_blurb_values,
    slow=precompute,
    looks=LOOKS,
    card=pictures.card,
    card_text=picture_text,
    since=pictures.recent_moves,
    film=film_of,
    orders=ORDERS,
    lesson=LESSONS,
    reached_practice_goal=reached_practice_goal,
)
