"""Rail Baron in chat as one object."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from msgspec import UNSET, structs

from bot.chat.base.errors import Refusal
from bot.chat.contract.pages import Menu
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
from render.rail_baron import emoji
from render.rail_baron.film import film_of
from rules.rail_baron.game import GAME
from rules.rail_baron.model.levels import winning_level
from rules.rail_baron.model.options import SHORT, WBC, Options
from rules.rail_baron.model.state import Phase

WBC_KEY = "wbc"


class _Lobby(LobbyOptions[Options]):
    """With a line for the game as in the heats of the WBC, whatever the edition (32); of a game
    that goes on from a board the options are those of the board (33)."""

    @property
    def keys(self) -> tuple[str, ...]:
        first, *others = super().keys
        return (first, WBC_KEY, *others)

    def menu(self, options: Options, language: str) -> Menu:
        shown = super().menu(options, language)
        lines = [
            replace(line, chosen=_is_wbc(options)) if line.value == WBC_KEY else line
            for line in shown.options
        ]
        return replace(shown, options=tuple(lines))

    def apply_choices(self, options: Options, chosen: Sequence[str]) -> Options:
        if options.position is not UNSET:
            raise Refusal("rail_baron_chat-refuse-laid-out")
        if WBC_KEY in chosen and not _is_wbc(options):
            return _as_wbc(options)
        if WBC_KEY not in chosen and _is_wbc(options) and "free" in chosen:
            chosen = [key for key in chosen if key != "free"]
        return super().apply_choices(options, chosen)

    def describe_options(self, options: Options, language: str) -> str:
        described = super().describe_options(options, language)
        if options.position is UNSET:
            return described
        return f"{described} {t('laid-out', language, turn=options.position.turn)}"


def _as_wbc(options: Options) -> Options:
    return structs.replace(WBC, edition=options.edition)


def _is_wbc(options: Options) -> bool:
    return structs.replace(options, position=UNSET) == _as_wbc(options)


LOBBY = _Lobby(
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
    signs=emoji.signs,
    texts=t,
    moves=MOVES,
    commands=RAILBARON.group,
    prompts=PROMPTS,
    own_pages=(Phase.RIDE,),
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
