"""`/tycoon …` of the Operate phase: every action as a command, with what is legal now offered while
typing. A command makes the same key as a button and takes the same way."""

from __future__ import annotations

import re

import discord
from discord import app_commands

from bot.chat.base.errors import Refusal, told
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import takes_table
from cogs.train_tycoon import operation_offers as offers
from cogs.train_tycoon import routes
from cogs.train_tycoon.group import commanded, press, see, tycoon
from cogs.train_tycoon.operation_words import DOMAIN
from cogs.train_tycoon.typed import company_of


def _key(text: str, shape: str) -> str:
    """A value as autocomplete gives it; people do not type these by heart."""
    found = text.strip()
    if not re.fullmatch(shape, found):
        raise Refusal(f"{DOMAIN}-refuse-choice", text=text[:40])
    return found


@tycoon.command(description=described("train_tycoon_operation-slash-line"))
@app_commands.describe(hexes=described("train_tycoon_operation-slash-line-hexes"))
@takes_table
@app_commands.autocomplete(hexes=offers.lines)
@told
async def line(interaction: discord.Interaction, hexes: str, table: int | None = None) -> None:
    try:
        course = routes.read(hexes.strip())
    except LookupError:
        course = None
    if course is None or not course.end:
        await press(interaction, table, "route", {"hexes": hexes})
        return
    await press(interaction, table, f"open/{hexes.strip()}")


commanded.plain(tycoon, "no-line", f"{DOMAIN}-slash-no-line", "noline")


@tycoon.command(name="take-train", description=described("train_tycoon_operation-slash-take"))
@app_commands.describe(line=described("train_tycoon_operation-slash-take-line"))
@takes_table
@app_commands.autocomplete(line=offers.taken)
@told
async def take(interaction: discord.Interaction, line: str, table: int | None = None) -> None:
    await press(interaction, table, f"take/{_key(line, '[0-9]{1,4}')}")


@tycoon.command(description=described("train_tycoon_operation-slash-expand"))
@app_commands.describe(line=described("train_tycoon_operation-slash-expand-line"))
@takes_table
@app_commands.autocomplete(line=offers.expanded)
@told
async def expand(interaction: discord.Interaction, line: str, table: int | None = None) -> None:
    await press(interaction, table, f"expand/{_key(line, '[A-Z][0-9]{1,2}[.][0-5]')}")


@tycoon.command(description=described("train_tycoon_operation-slash-cut"))
@app_commands.describe(line=described("train_tycoon_operation-slash-cut-line"))
@takes_table
@app_commands.autocomplete(line=offers.cut)
@told
async def cut(interaction: discord.Interaction, line: str, table: int | None = None) -> None:
    await press(interaction, table, f"cut/{_key(line, '[0-9]{1,4}')}")


commanded.plain(tycoon, "deliver", f"{DOMAIN}-slash-deliver", "finish")


@tycoon.command(description=described("train_tycoon_operation-slash-invest"))
@app_commands.describe(marker=described("train_tycoon_operation-slash-invest-marker"))
@takes_table
@app_commands.autocomplete(marker=offers.markers)
@told
async def invest(interaction: discord.Interaction, marker: str, table: int | None = None) -> None:
    chosen = _key(marker, "none|[0-9][.][A-Z][0-9]{1,2}")
    await press(interaction, table, "nomarker" if chosen == "none" else f"marker/{chosen}")


@tycoon.command(description=described("train_tycoon_operation-slash-payout"))
@app_commands.describe(how=described("train_tycoon_operation-slash-payout-how"))
@takes_table
@app_commands.autocomplete(how=offers.payouts)
@told
async def payout(interaction: discord.Interaction, how: str, table: int | None = None) -> None:
    await press(interaction, table, _key(how, "payout|retain"))


@tycoon.command(name="what-if", description=described("train_tycoon_operation-slash-if"))
@app_commands.describe(company=described("train_tycoon_operation-slash-if-company"))
@takes_table
@app_commands.autocomplete(company=offers.companies)
@told
async def what_if(interaction: discord.Interaction, company: str, table: int | None = None) -> None:
    await see(interaction, table, f"if/{company_of(company)}")
