"""Railroad Barons in chat as one object."""

from __future__ import annotations

import msgspec

import data.railroad_barons as facts
from bot.chat.declared.chat import Chat
from bot.chat.declared.lobby import LobbyOptions
from cogs.railroad_barons import pictures
from cogs.railroad_barons.commands import BARONS
from cogs.railroad_barons.lessons import LESSONS, reached_practice_goal
from cogs.railroad_barons.looks import LOOKS, picture_text
from cogs.railroad_barons.orders import ORDERS
from cogs.railroad_barons.prompt import MOVES, PROMPTS
from cogs.railroad_barons.story import NARRATOR
from cogs.railroad_barons.words import t
from render.railroad_barons import emoji
from render.railroad_barons.film import film_of
from render.railroad_barons.shared.words import round_label
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model.events import OperatingRoundBegan, StockRoundBegan
from rules.railroad_barons.model.options import GERMAN, Options

LOBBY = LobbyOptions(
    t,
    {
        "faces": "face_values",
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

CHAT = Chat(
    game=GAME,
    signs=emoji.signs,
    texts=t,
    moves=MOVES,
    commands=BARONS.group,
    prompts=PROMPTS,
    story=NARRATOR,
    openers=(StockRoundBegan, OperatingRoundBegan),
    rounds=lambda number, language: round_label(number[0], number[1], language),
    lobby=LOBBY,
    blurb_values=lambda options, language: {"end": facts.constants().end_share_value},
    # The German rulebook reads some rules differently.
    defaults=lambda language: GERMAN if language == "de" else Options(),
    # A beginner cannot put a price on an Investor.
    practice=lambda options: msgspec.structs.replace(options, face_values=True),
    looks=LOOKS,
    card=pictures.card,
    card_text=picture_text,
    film=film_of,
    orders=ORDERS,
    lesson=LESSONS,
    reached_practice_goal=reached_practice_goal,
)
