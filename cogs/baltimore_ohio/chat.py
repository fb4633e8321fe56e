"""Baltimore & Ohio in chat as one object."""

from __future__ import annotations

import data.baltimore_ohio as facts
from bot.chat.declared.chat import Chat
from bot.chat.declared.lobby import LobbyOptions
from cogs.baltimore_ohio import pictures
from cogs.baltimore_ohio.commands import BANDO
from cogs.baltimore_ohio.lessons import LESSONS, reached_practice_goal
from cogs.baltimore_ohio.looks import LOOKS, picture_text
from cogs.baltimore_ohio.orders import ORDERS
from cogs.baltimore_ohio.prompt import MOVES, PROMPTS
from cogs.baltimore_ohio.story import NARRATOR
from cogs.baltimore_ohio.words import t
from render.baltimore_ohio import emoji
from render.baltimore_ohio.film import film_of
from render.baltimore_ohio.shared.words import round_label
from rules.baltimore_ohio.foresight import round_of
from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.model.events import BusinessBegan, MarketBegan
from rules.baltimore_ohio.model.options import Options


def _option_values(options: Options, key: str, language: str) -> dict[str, object]:
    """Return what the descriptions of options say of the facts."""
    more = facts.expansions()
    lumber = facts.board_map().hexes
    return {
        "level": str(facts.railroads()["NW"].available_from_tech_level),
        "seven": str(more.tech_seven.game_end_tech_level),
        "last": str(facts.payments().last_tech_level),
        "count": str(more.maine_lumber.counters),
        "place": next(row.city or row.id for row in lumber if row.id == more.maine_lumber.hex),
    }


LOBBY = LobbyOptions(
    t,
    {
        "nw": "norfolk_western",
        "seven": "tech_seven",
        "barons": "robber_barons",
        "lumber": "maine_lumber",
        "first": "first_sale_only",
        "ends": "build_at_any_end",
        "coal": "nw_coal_only",
    },
    needs={"coal": "nw"},
    details=_option_values,
)
"""N&W from coal alone needs the N&W (42)."""

CHAT = Chat(
    game=GAME,
    signs=emoji.signs,
    texts=t,
    moves=MOVES,
    commands=BANDO.group,
    prompts=PROMPTS,
    story=NARRATOR,
    openers=(MarketBegan, BusinessBegan),
    turns=lambda view, language: round_label(*round_of(view.table), language),
    rounds=lambda number, language: round_label(number[0], number[1], language),
    lobby=LOBBY,
    looks=LOOKS,
    card=pictures.card,
    card_text=picture_text,
    since=pictures.recent_moves,
    film=film_of,
    orders=ORDERS,
    lesson=LESSONS,
    reached_practice_goal=reached_practice_goal,
)
