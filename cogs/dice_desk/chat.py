"""Chat adapter of the dice desk."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.chat.contract.adapter import TableContext
from bot.chat.contract.pages import Draw, EphemeralPage
from bot.chat.declared.chat import Chat
from bot.chat.declared.lobby import LobbyOptions
from bot.chat.declared.looks import Looks
from cogs.dice_desk.commands import desk
from cogs.dice_desk.moves import MOVES, describe_people, prompt
from cogs.dice_desk.story import last_lookup, narrate
from cogs.dice_desk.texts import person_label, person_name, t
from cogs.dice_desk.words import edition_name
from render.dice_desk.desk_tables import lookup_tables
from render.dice_desk.people import people_board
from rules.dice_desk import GAME
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


def _collected(ctx: TableContext, standing: Sequence[Standing]) -> str:
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


CHAT = Chat(
    game=GAME,
    texts=t,
    moves=MOVES,
    commands=desk,
    prompts=dict.fromkeys(GAME.phase_rules, prompt),
    story=narrate,
    lobby=LOBBY,
    looks=LOOKS,
    card=_picture,
    card_text=lambda ctx: "\n".join(describe_people(ctx)),
    turns=lambda view, language: t(
        "board", language, edition=edition_name(view.options.edition, language)
    ),
    ranking=_collected,
)
