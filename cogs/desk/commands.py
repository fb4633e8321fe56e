"""`/desk …`: single lookups, and the buttons under them."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.chat.base.display_names import shown_name
from bot.chat.base.errors import Refusal, told
from bot.chat.base.language import language_here, private_language
from bot.chat.base.slash import anywhere, described
from cogs.desk import find, lookups, session_cards
from cogs.desk.cards import Card, answer, retire
from cogs.desk.press import pressed
from cogs.desk.rolls import CITIES, Roll, draw, read
from cogs.desk.service import desks_of, edition_here, place_of, refusals
from cogs.desk.words import tidy
from data.texts import say
from rules.rail_baron.cities.lookup import regions
from rules.rail_baron.model.options import Edition

desk = anywhere(app_commands.Group(name="desk", description=described("desk-do")))
EDITIONS = [
    app_commands.Choice(name=described("desk-edition-original"), value="original"),
    app_commands.Choice(name=described("desk-edition-u21"), value="u21"),
]
ONE_CITY = r"\d\d?:[ou]"
TWO_CITIES = r"\d\d?:\d\d?:[ou]"
REGIONS = [app_commands.Choice(name=name, value=name) for name in regions()]


@desk.command(name="roll", description=described("desk-do-roll"))
@app_commands.rename(origin="from")
@app_commands.describe(
    origin=described("desk-option-from"), edition=described("desk-option-edition")
)
@app_commands.choices(edition=EDITIONS)
@app_commands.autocomplete(origin=find.complete_city)
@told
async def roll(interaction: discord.Interaction, origin: str, edition: str | None = None) -> None:
    board = await edition_here(interaction, edition)
    city = find.city(origin, board, await private_language(interaction))
    await answer(interaction, await _rolled(interaction, city, board))


@desk.command(name="home", description=described("desk-do-home"))
@app_commands.describe(edition=described("desk-option-edition"))
@app_commands.choices(edition=EDITIONS)
@told
async def home(interaction: discord.Interaction, edition: str | None = None) -> None:
    board = await edition_here(interaction, edition)
    await answer(interaction, await _rolled(interaction, None, board))


async def _rolled(interaction: discord.Interaction, origin: str | None, edition: Edition) -> Card:
    secret = await desks_of(interaction.client).secret()
    made = Roll(interaction.id, interaction.user.id, origin, edition)
    language = await language_here(interaction)
    who = tidy(shown_name(interaction.user, language))
    card = lookups.roll_card(made, draw(made, secret), who, secret, language)
    session = await desks_of(interaction.client).open_in(place_of(interaction))
    if session is not None:
        card.footer = [*card.footer, say("desk-beside", language)]
        card.buttons = [*card.buttons, *session_cards.next_buttons(session, language)]
    return card


@desk.command(name="payoff", description=described("desk-do-payoff"))
@app_commands.describe(
    a=described("desk-option-city"),
    b=described("desk-option-to"),
    edition=described("desk-option-edition"),
)
@app_commands.choices(edition=EDITIONS)
@app_commands.autocomplete(a=find.complete_city, b=find.complete_city)
@told
async def payoff(
    interaction: discord.Interaction, a: str, b: str, edition: str | None = None
) -> None:
    first, second, board = await _two(interaction, a, b, edition)
    language = await language_here(interaction)
    await answer(interaction, lookups.payoff_card(first, second, board, language))


@desk.command(name="trip", description=described("desk-do-trip"))
@app_commands.describe(
    a=described("desk-option-city"),
    b=described("desk-option-to"),
    edition=described("desk-option-edition"),
)
@app_commands.choices(edition=EDITIONS)
@app_commands.autocomplete(a=find.complete_city, b=find.complete_city)
@told
async def trip(
    interaction: discord.Interaction, a: str, b: str, edition: str | None = None
) -> None:
    first, second, board = await _two(interaction, a, b, edition)
    await answer(
        interaction, lookups.trip_card(first, second, board, await language_here(interaction))
    )


async def _two(
    interaction: discord.Interaction, a: str, b: str, edition: str | None
) -> tuple[str, str, Edition]:
    board = await edition_here(interaction, edition)
    language = await private_language(interaction)
    return find.city(a, board, language), find.city(b, board, language), board


@desk.command(name="odds", description=described("desk-do-odds"))
@app_commands.describe(
    region=described("desk-option-region"), edition=described("desk-option-edition")
)
@app_commands.choices(edition=EDITIONS, region=REGIONS)
@told
async def odds(
    interaction: discord.Interaction, region: str | None = None, edition: str | None = None
) -> None:
    board = await edition_here(interaction, edition)
    language = await language_here(interaction)
    if region is None:
        await answer(interaction, lookups.odds_card(board, language))
    else:
        await answer(interaction, lookups.region_odds_card(region, board, language))


@desk.command(name="railroads", description=described("desk-do-railroads"))
@app_commands.describe(
    railroad=described("desk-option-railroad"), edition=described("desk-option-edition")
)
@app_commands.choices(edition=EDITIONS)
@app_commands.autocomplete(railroad=find.complete_railroad)
@told
async def railroads(
    interaction: discord.Interaction, railroad: str | None = None, edition: str | None = None
) -> None:
    board = await edition_here(interaction, edition)
    language = await language_here(interaction)
    if railroad is None:
        await answer(interaction, lookups.railroads_card(language))
        return
    row = find.railroad(railroad, await private_language(interaction))
    await answer(interaction, lookups.railroad_card(row, board, language))


@desk.command(name="city", description=described("desk-do-city"))
@app_commands.describe(name=described("desk-option-city"), edition=described("desk-option-edition"))
@app_commands.choices(edition=EDITIONS)
@app_commands.autocomplete(name=find.complete_city)
@told
async def city(interaction: discord.Interaction, name: str, edition: str | None = None) -> None:
    board = await edition_here(interaction, edition)
    found = find.city(name, board, await private_language(interaction))
    await answer(interaction, lookups.city_card(found, board, await language_here(interaction)))


@pressed("region", r"[0-9a-z]{1,16}:[0-9a-z]{1,16}:\d\d?:[ou]:[0-9a-f]{20}:[0-6]")
async def name_region(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    """The region of a single roll: for its roller alone, and only once."""
    desks = desks_of(interaction.client)
    secret = await desks.secret()
    *signed, index = parts
    made, region = read(signed, secret), regions()[int(index)]
    if interaction.user.id != made.user:
        raise Refusal("desk-refuse-not-yours", who=f"<@{made.user}>")
    with refusals():
        if draw(made, secret).region is not None:
            raise Refusal("desk-refuse-forged")
        kept = await desks.choose(signed[0], region, made.user)
    if kept != region:
        raise Refusal("desk-refuse-chosen", region=kept)
    language = await language_here(interaction)
    who = tidy(shown_name(interaction.user, language))
    drawn = draw(made, secret, region)
    await retire(interaction, lookups.roll_card(made, drawn, who, secret, language))


@pressed("roll", ONE_CITY)
async def roll_on(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    origin, board = _city(parts[0]), _edition(parts[1])
    await answer(interaction, await _rolled(interaction, origin, board))


@pressed("trip", TWO_CITIES)
async def show_trip(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    a, b, board = _city(parts[0]), _city(parts[1]), _edition(parts[2])
    await answer(interaction, lookups.trip_card(a, b, board, await language_here(interaction)))


@pressed("payoff", TWO_CITIES)
async def show_payoff(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    a, b, board = _city(parts[0]), _city(parts[1]), _edition(parts[2])
    await answer(interaction, lookups.payoff_card(a, b, board, await language_here(interaction)))


@pressed("city", ONE_CITY)
async def show_city(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    name, board = _city(parts[0]), _edition(parts[1])
    await answer(interaction, lookups.city_card(name, board, await language_here(interaction)))


@pressed("payoffs", ONE_CITY)
async def show_payoffs(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    name, board = _city(parts[0]), _edition(parts[1])
    card = lookups.payoffs_card(name, board, await private_language(interaction))
    await answer(interaction, card, private=True)


def _city(part: str) -> str:
    if int(part) >= len(CITIES):
        raise Refusal("desk-refuse-forged")
    return CITIES[int(part)]


def _edition(part: str) -> Edition:
    return "u21" if part == "u" else "original"
