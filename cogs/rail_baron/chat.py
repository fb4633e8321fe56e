"""Rail Baron in chat as one object."""

from __future__ import annotations

from bot.chat.declared.chat import Chat
from bot.chat.declared.lobby import LobbyOptions
from cogs.rail_baron import pictures
from cogs.rail_baron.commands import RAILBARON
from cogs.rail_baron.lessons import LESSONS, reached_practice_goal
from cogs.rail_baron.looks import LOOKS, picture_text
from cogs.rail_baron.orders import ORDERS
from cogs.rail_baron.prompt import MOVES, PROMPTS
from cogs.rail_baron.story import happened_to, narrate
from cogs.rail_baron.words import money, t
from render.rail_baron.film import film_of
from rules.rail_baron.game import GAME
from rules.rail_baron.model.levels import winning_level
from rules.rail_baron.model.options import SHORT

LOBBY = LobbyOptions(
    t,
    {
        "u21": ("edition", "u21", "original"),
        "b_and_o": "b_and_o_extension",
        "cheap": "cheap_superchief",
        "free": "free_superchief",
        "auctions": "opening_auctions",
    },
    "short",
    SHORT,
    details=lambda options, key, language: {
        "goal": winning_level("u21"),
        "cash": options.extra_cash,
    },
)
"""The short preset sets three of these options at once (ruling 32)."""

CHAT = Chat(
    game=GAME,
    texts=t,
    moves=MOVES,
    commands=RAILBARON.group,
    prompts=PROMPTS,
    story=narrate,
    befallen=happened_to,
    lobby=LOBBY,
    blurb_values=lambda options, language: {
        "goal": money(winning_level(options.edition), language)
    },
    looks=LOOKS,
    card=pictures.card,
    card_text=picture_text,
    since=pictures.recent_moves,
    film=film_of,
    orders=ORDERS,
    lesson=LESSONS,
    reached_practice_goal=reached_practice_goal,
)
