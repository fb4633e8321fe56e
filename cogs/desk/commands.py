"""`/desk …`: single lookups, and the buttons under them."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.chat.base.display_names import shown_name
from bot.chat.base.errors import Refusal, report_errors
from bot.chat.base.language import channel_language, private_language
from bot.chat.base.slash import localized, usable_anywhere
from cogs.desk import find, lookups, session_cards
from cogs.desk.cards import Card, send_card, send_next_card
from cogs.desk.press import on_press
from cogs.desk.rolls import CITIES, Roll, decode_roll, evaluate_roll
from cogs.desk.service import desks_of, place_key, resolve_edition, translate_errors
from cogs.desk.words import strip_formatting
from data.texts import say
from rules.rail_baron.cities.lookup import regions
from rules.rail_baron.model.options import Edition

desk = usable_anywhere(app_commands.Group(name="desk", description=localized("desk-do")))
EDITIONS = [
    app_commands.Choice(name=localized("desk-edition-original"), value="original"),
    app_commands.Choice(name=localized("desk-edition-u21"), value="u21"),
]
ONE_CITY = r"\d\d?:[ou]"
"""Pattern of the parts of a component id: city and edition."""
TWO_CITIES = r"\d\d?:\d\d?:[ou]"
"""Pattern of the parts of a component id: two cities and edition."""
REGIONS = [app_commands.Choice(name=name, value=name) for name in regions()]


@desk.command(name="roll", description=localized("desk-do-roll"))
@app_commands.rename(origin="from")
@app_commands.describe(
    origin=localized("desk-option-from"), edition=localized("desk-option-edition")
)
@app_commands.choices(edition=EDITIONS)
@app_commands.autocomplete(origin=find.complete_city)
@report_errors
async def roll(interaction: discord.Interaction, origin: str, edition: str | None = None) -> None:
    board = await resolve_edition(interaction, edition)
    city = find.parse_city(origin, board, await private_language(interaction))
    await send_card(interaction, await _roll_card(interaction, city, board))


@desk.command(name="home", description=localized("desk-do-home"))
@app_commands.describe(edition=localized("desk-option-edition"))
@app_commands.choices(edition=EDITIONS)
@report_errors
async def home(interaction: discord.Interaction, edition: str | None = None) -> None:
    board = await resolve_edition(interaction, edition)
    await send_card(interaction, await _roll_card(interaction, None, board))


async def _roll_card(
    interaction: discord.Interaction, origin: str | None, edition: Edition
) -> Card:
    secret = await desks_of(interaction.client).signing_key()
    new_roll = Roll(interaction.id, interaction.user.id, origin, edition)
    language = await channel_language(interaction)
    roller = strip_formatting(shown_name(interaction.user, language))
    card = lookups.roll_card(new_roll, evaluate_roll(new_roll, secret), roller, secret, language)
    session = await desks_of(interaction.client).open_session(place_key(interaction))
    if session is not None:
        card.footer = [*card.footer, say("desk-beside", language)]
        card.buttons = [*card.buttons, *session_cards.next_buttons(session, language)]
    return card


@desk.command(name="payoff", description=localized("desk-do-payoff"))
@app_commands.describe(
    a=localized("desk-option-city"),
    b=localized("desk-option-to"),
    edition=localized("desk-option-edition"),
)
@app_commands.choices(edition=EDITIONS)
@app_commands.autocomplete(a=find.complete_city, b=find.complete_city)
@report_errors
async def payoff(
    interaction: discord.Interaction, a: str, b: str, edition: str | None = None
) -> None:
    first, second, board = await _parse_trip(interaction, a, b, edition)
    language = await channel_language(interaction)
    await send_card(interaction, lookups.payoff_card(first, second, board, language))


@desk.command(name="trip", description=localized("desk-do-trip"))
@app_commands.describe(
    a=localized("desk-option-city"),
    b=localized("desk-option-to"),
    edition=localized("desk-option-edition"),
)
@app_commands.choices(edition=EDITIONS)
@app_commands.autocomplete(a=find.complete_city, b=find.complete_city)
@report_errors
async def trip(
    interaction: discord.Interaction, a: str, b: str, edition: str | None = None
) -> None:
    first, second, board = await _parse_trip(interaction, a, b, edition)
    await send_card(
        interaction, lookups.trip_card(first, second, board, await channel_language(interaction))
    )


async def _parse_trip(
    interaction: discord.Interaction, a: str, b: str, edition: str | None
) -> tuple[str, str, Edition]:
    board = await resolve_edition(interaction, edition)
    language = await private_language(interaction)
    return find.parse_city(a, board, language), find.parse_city(b, board, language), board


@desk.command(name="odds", description=localized("desk-do-odds"))
@app_commands.describe(
    region=localized("desk-option-region"), edition=localized("desk-option-edition")
)
@app_commands.choices(edition=EDITIONS, region=REGIONS)
@report_errors
async def odds(
    interaction: discord.Interaction, region: str | None = None, edition: str | None = None
) -> None:
    board = await resolve_edition(interaction, edition)
    language = await channel_language(interaction)
    if region is None:
        await send_card(interaction, lookups.odds_card(board, language))
    else:
        await send_card(interaction, lookups.region_odds_card(region, board, language))


@desk.command(name="railroads", description=localized("desk-do-railroads"))
@app_commands.describe(
    railroad=localized("desk-option-railroad"), edition=localized("desk-option-edition")
)
@app_commands.choices(edition=EDITIONS)
@app_commands.autocomplete(railroad=find.complete_railroad)
@report_errors
async def railroads(
    interaction: discord.Interaction, railroad: str | None = None, edition: str | None = None
) -> None:
    board = await resolve_edition(interaction, edition)
    language = await channel_language(interaction)
    if railroad is None:
        await send_card(interaction, lookups.railroads_card(language))
        return
    row = find.parse_railroad(railroad, await private_language(interaction))
    await send_card(interaction, lookups.railroad_card(row, board, language))


@desk.command(name="city", description=localized("desk-do-city"))
@app_commands.describe(name=localized("desk-option-city"), edition=localized("desk-option-edition"))
@app_commands.choices(edition=EDITIONS)
@app_commands.autocomplete(name=find.complete_city)
@report_errors
async def city(interaction: discord.Interaction, name: str, edition: str | None = None) -> None:
    board = await resolve_edition(interaction, edition)
    city_name = find.parse_city(name, board, await private_language(interaction))
    await send_card(
        interaction, lookups.city_card(city_name, board, await channel_language(interaction))
    )


@on_press("region", r"[0-9a-z]{1,16}:[0-9a-z]{1,16}:\d\d?:[ou]:[0-9a-f]{20}:[0-6]")
async def name_region(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    """Name the region of a single roll: only the person who rolled may, and only once."""
    desks = desks_of(interaction.client)
    secret = await desks.signing_key()
    *signed, index = parts
    signed_roll, region = decode_roll(signed, secret), regions()[int(index)]
    if interaction.user.id != signed_roll.user:
        raise Refusal("desk-refuse-not-yours", who=f"<@{signed_roll.user}>")
    with translate_errors():
        if evaluate_roll(signed_roll, secret).region is not None:
            raise Refusal("desk-refuse-forged")
        chosen = await desks.choose_region(signed[0], region, signed_roll.user)
    if chosen != region:
        raise Refusal("desk-refuse-chosen", region=chosen)
    language = await channel_language(interaction)
    roller = strip_formatting(shown_name(interaction.user, language))
    lookup = evaluate_roll(signed_roll, secret, region)
    await send_next_card(
        interaction, lookups.roll_card(signed_roll, lookup, roller, secret, language)
    )


@on_press("roll", ONE_CITY)
async def roll_on(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    origin, edition = _decode_city(parts[0]), _decode_edition(parts[1])
    await send_card(interaction, await _roll_card(interaction, origin, edition))


@on_press("trip", TWO_CITIES)
async def show_trip(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    a, b, edition = _decode_city(parts[0]), _decode_city(parts[1]), _decode_edition(parts[2])
    await send_card(
        interaction, lookups.trip_card(a, b, edition, await channel_language(interaction))
    )


@on_press("payoff", TWO_CITIES)
async def show_payoff(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    a, b, edition = _decode_city(parts[0]), _decode_city(parts[1]), _decode_edition(parts[2])
    await send_card(
        interaction, lookups.payoff_card(a, b, edition, await channel_language(interaction))
    )


@on_press("city", ONE_CITY)
async def show_city(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    name, edition = _decode_city(parts[0]), _decode_edition(parts[1])
    await send_card(
        interaction, lookups.city_card(name, edition, await channel_language(interaction))
    )


@on_press("payoffs", ONE_CITY)
async def show_payoffs(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    name, edition = _decode_city(parts[0]), _decode_edition(parts[1])
    card = lookups.payoffs_card(name, edition, await private_language(interaction))
    await send_card(interaction, card, private=True)


def _decode_city(part: str) -> str:
    if int(part) >= len(CITIES):
        raise Refusal("desk-refuse-forged")
    return CITIES[int(part)]


def _decode_edition(part: str) -> Edition:
    return "u21" if part == "u" else "original"
