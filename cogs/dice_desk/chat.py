"""Chat adapter of the dice desk."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.chat.contract.adapter import GameChat, TableContext
from bot.chat.contract.pages import Draw, EphemeralPage
from bot.chat.declared.lobby import LobbyOptions
from bot.chat.declared.looks import Looks
from cogs.dice_desk.moves import MOVES, describe_people, prompt
from cogs.dice_desk.story import last_lookup, narrate
from cogs.dice_desk.texts import person_label, person_name, t
from cogs.dice_desk.words import edition_name
from render.dice_desk.desk_tables import lookup_tables
from render.dice_desk.people import people_board
from rules.dice_desk.options import Options
from rules.game import Standing

LOBBY = LobbyOptions(t, {"u21": ("edition", "u21", "original")})


def _people_picture(ctx: TableContext) -> Draw:
    names = [person_label(ctx, number) for number in range(len(ctx.public.table.people))]
    return partial(people_board, ctx.public.table, names, ctx.language)


LOOKS = Looks(t, {"people": lambda ctx: EphemeralPage("", _people_picture(ctx))})


def _picture(ctx: TableContext, events: Sequence[Any], standing: Sequence[Standing]) -> Draw:
    """Return the tables with the last dice, else the people with their trips."""
    found = last_lookup(events)
    if found is None:
        return _people_picture(ctx)
    lookup, origin = found
    return partial(lookup_tables, lookup, ctx.public.options.edition, ctx.language, origin)


class DiceDeskChat(GameChat):
    """See `bot.chat.contract.adapter.GameChat`."""

    key = "dice_desk"
    option_menu = staticmethod(LOBBY.menu)
    with_options = staticmethod(LOBBY.apply_choices)
    prompt = staticmethod(prompt)
    picture = staticmethod(_picture)
    look_page = staticmethod(LOOKS.look_page)
    look_buttons = staticmethod(LOOKS.buttons)
    answer = staticmethod(MOVES.answer)
    form = staticmethod(MOVES.form)
    is_secret = staticmethod(MOVES.is_secret)
    action_key = staticmethod(MOVES.action_key)
    narrate = staticmethod(narrate)

    def blurb(self, options: Options, language: str) -> str:
        return t("blurb", language) + "\n" + LOBBY.describe_options(options, language)

    def picture_text(self, ctx: TableContext) -> str:
        return "\n".join(describe_people(ctx))

    def turn_name(self, view: Any, language: str) -> str:
        return t("board", language, edition=edition_name(view.options.edition, language))

    def describe_standing(self, ctx: TableContext, standing: Sequence[Standing]) -> str:
        """Return what everybody has collected, most first."""
        people = enumerate(ctx.public.table.people)
        rows = sorted(people, key=lambda row: -row[1].collected)
        return "\n".join(
            t(
                "collected",
                ctx,
                name=person_name(ctx, number),
                payoff=person.collected,
                trips=person.trips,
            )
            for number, person in rows
        )
