"""`/bando …` in a Business Round: every step of a railroad's turn as a command, and what if."""

from __future__ import annotations

import discord
from discord import app_commands

import data.baltimore_ohio as facts
from bot.chat.base.errors import Refusal, told
from bot.chat.base.scenes import apart, private_language, scene_of
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import table_meant, takes_table
from cogs.baltimore_ohio import business_offers as offers
from cogs.baltimore_ohio import plans, single, what_if, whole_turn
from cogs.baltimore_ohio.business_words import DOMAIN
from cogs.baltimore_ohio.commands import GAME, bando, commanded
from cogs.baltimore_ohio.offers import railroads
from cogs.baltimore_ohio.places import hex_of, split
from cogs.baltimore_ohio.plans import Plan
from cogs.baltimore_ohio.typed import railroad_of
from rules.baltimore_ohio.model.actions import TakeResource
from rules.baltimore_ohio.model.board import board

__all__ = ["bando"]

press, see = commanded.press, commanded.see

commanded.plain(bando, "operate", "baltimore_ohio_business-slash-operate", whole_turn.HEAD)


def _given(text: str, heads: str) -> str | None:
    """A segment as autocomplete gives it; None for what people write themselves."""
    try:
        asked = plans.read(text.strip())
    except LookupError:
        return None
    written = plans.written(asked.plan)
    return text.strip() if written[:1] in heads and written == text.strip() else None


def scrapping(text: str) -> str:
    """The segment of cards by their numbers; nothing named is nothing scrapped."""
    given = _given(text, "s")
    if given is not None and given:
        return given
    cards = offers.numbers(text)
    if any(number not in range(1, len(facts.equipment().cards) + 1) for number in cards):
        raise Refusal(f"{DOMAIN}-refuse-cards", text=text[:40])
    return plans.written(Plan(scrap=tuple(sorted(set(cards)))))


def serving(text: str) -> str:
    """The segment of cities by their names."""
    given = _given(text, "c")
    if given is not None and given:
        return given
    names = []
    for piece in split(text):
        hex_ = hex_of(piece)
        if hex_ not in board().city:
            raise Refusal(f"{DOMAIN}-refuse-place", text=piece[:40])
        names.append(board().city[hex_])
    return plans.written(Plan(cities=tuple(names)))


def taking(text: str) -> str:
    """The segment of a counter: of the lumber's hex the lumber, of any other its coal."""
    given = _given(text, "kl")
    if given is not None and given:
        return given
    hex_ = hex_of(text)
    return plans.segment(TakeResource("lumber" if hex_ in board().lumber else "coal", hex_))


@bando.command(description=described("baltimore_ohio_business-slash-scrap"))
@app_commands.describe(cards=described("baltimore_ohio_business-slash-scrap-cards"))
@takes_table
@app_commands.autocomplete(cards=offers.scraps)
@told
async def scrap(interaction: discord.Interaction, cards: str, table: int | None = None) -> None:
    await press(interaction, table, f"{single.HEAD}/{scrapping(cards)}")


@bando.command(description=described("baltimore_ohio_business-slash-equipment"))
@app_commands.describe(count=described("baltimore_ohio_business-slash-equipment-count"))
@takes_table
@told
async def equipment(
    interaction: discord.Interaction,
    count: app_commands.Range[int, 0, 35],
    table: int | None = None,
) -> None:
    await press(interaction, table, f"{single.HEAD}/{plans.written(Plan(buy=count))}")


@bando.command(description=described("baltimore_ohio_business-slash-build"))
@app_commands.describe(hexes=described("baltimore_ohio_business-slash-build-hexes"))
@takes_table
@app_commands.autocomplete(hexes=offers.builds)
@told
async def build(interaction: discord.Interaction, hexes: str, table: int | None = None) -> None:
    await press(interaction, table, f"{single.HEAD}/w", {"hexes": hexes})


@bando.command(description=described("baltimore_ohio_business-slash-take"))
@app_commands.describe(counter=described("baltimore_ohio_business-slash-take-counter"))
@takes_table
@app_commands.autocomplete(counter=offers.counters)
@told
async def take(interaction: discord.Interaction, counter: str, table: int | None = None) -> None:
    await press(interaction, table, f"{single.HEAD}/{taking(counter)}")


commanded.plain(
    bando, "build-nothing", "baltimore_ohio_business-slash-build-nothing", f"{single.HEAD}/n"
)


@bando.command(description=described("baltimore_ohio_business-slash-serve"))
@app_commands.describe(cities=described("baltimore_ohio_business-slash-serve-cities"))
@takes_table
@app_commands.autocomplete(cities=offers.sums)
@told
async def serve(interaction: discord.Interaction, cities: str, table: int | None = None) -> None:
    await press(interaction, table, f"{single.HEAD}/{serving(cities)}")


commanded.plain(bando, "pay", "baltimore_ohio_business-slash-pay", f"{single.HEAD}/p")
commanded.plain(bando, "retain", "baltimore_ohio_business-slash-retain", f"{single.HEAD}/r")


@bando.command(name="what-if", description=described("baltimore_ohio_business-slash-what"))
@app_commands.describe(
    railroad=described("baltimore_ohio_business-slash-what-railroad"),
    cards=described("baltimore_ohio_business-slash-what-cards"),
    hexes=described("baltimore_ohio_business-slash-what-hexes"),
)
@takes_table
@app_commands.autocomplete(railroad=railroads)
@told
async def what_if_(
    interaction: discord.Interaction,
    railroad: str,
    cards: app_commands.Range[int, 0, 35] | None = None,
    hexes: str = "",
    table: int | None = None,
) -> None:
    name = railroad_of(railroad)
    found = await table_meant(interaction, table, game=GAME, ended=True)
    language = await private_language(interaction)
    _, scene = await scene_of(interaction.client, found.id, interaction.user.id, language)
    key = what_if.HEAD
    if scene.view is not None:
        key = await apart(lambda: what_if.key(scene, name, cards, hexes))
    await see(interaction, table, key)
