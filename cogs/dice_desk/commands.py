"""`/desk …`: single lookups, and the buttons under them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

from discord import app_commands

from bot.chat.base.display_names import shown_name
from bot.chat.base.errors import Refusal
from bot.chat.base.language import channel_language, private_language
from bot.chat.base.services import Interaction
from bot.chat.base.slash import localized, usable_anywhere
from bot.chat.base.table_contexts import load_context
from bot.chat.commands.slash_command import slash
from bot.chat.ui import card as cards
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.press import Press, button
from bot.tables.types.model import Table
from cogs.dice_desk.moves import roll_buttons
from cogs.dice_desk.single import lookups
from cogs.dice_desk.single.cards import Card, send_card, send_next_card
from cogs.dice_desk.single.rolls import CITIES, Roll, decode_roll, evaluate_roll
from cogs.dice_desk.typed import find
from cogs.dice_desk.words import strip_formatting
from data.texts import say
from rules.dice_desk import GAME
from rules.rail_baron.cities.lookup import regions
from rules.rail_baron.model.options import Edition

C = TypeVar("C", bound=Callable[..., Any])

desk = usable_anywhere(app_commands.Group(name="desk", description=localized("desk-do")))
EDITIONS = [
    app_commands.Choice(name=localized("desk-edition-original"), value="original"),
    app_commands.Choice(name=localized("desk-edition-u21"), value="u21"),
]
_ONE_CITY = re.compile(r"(\d\d?)/([ou])")
"""A city by its index, and the edition."""
_TWO_CITIES = re.compile(r"(\d\d?)/(\d\d?)/([ou])")
_NAMED_REGION = re.compile(r"([0-9a-z]{1,16}/[0-9a-z]{1,16}/\d\d?/[ou]/[0-9a-f]{20})/([0-6])")
"""A signed roll, and the index of a region."""
REGIONS = [app_commands.Choice(name=name, value=name) for name in regions()]


@slash("desk-do-roll", under=desk, origin="desk-option-from", edition="desk-option-edition")
@app_commands.rename(origin="from")
@app_commands.choices(edition=EDITIONS)
@app_commands.autocomplete(origin=find.complete_city)
async def roll(interaction: Interaction, origin: str, edition: str | None = None) -> None:
    board = await _resolve_edition(interaction, edition)
    city = find.parse_city(origin, board, await private_language(interaction))
    await send_card(interaction, await _roll_card(interaction, city, board))


@slash("desk-do-home", under=desk, edition="desk-option-edition")
@app_commands.choices(edition=EDITIONS)
async def home(interaction: Interaction, edition: str | None = None) -> None:
    board = await _resolve_edition(interaction, edition)
    await send_card(interaction, await _roll_card(interaction, None, board))


async def _roll_card(interaction: Interaction, origin: str | None, edition: Edition) -> Card:
    services = interaction.client.services
    secret = await services.tables.desk.signing_key()
    new_roll = Roll(interaction.id, interaction.user.id, origin, edition)
    language = await channel_language(interaction)
    roller = strip_formatting(shown_name(interaction.user, language))
    card = lookups.roll_card(new_roll, evaluate_roll(new_roll, secret), roller, secret, language)
    session = await session_here(interaction)
    if session is not None:
        _, ctx = await load_context(interaction.client, session.id, interaction.user.id, language)
        place = ComponentId(session.id, session.version, Route.PLAY, "")
        card.footer = [*card.footer, say("desk-beside", language)]
        card.controls = [cards.build_button(place, button) for button in roll_buttons(ctx)]
    return card


async def session_here(interaction: Interaction) -> Table | None:
    """Return the session that runs in this channel, or None."""
    tables = interaction.client.services.tables
    here = await tables.tables_in_channel(interaction.channel_id or 0)
    return next(
        (table for table in here if table.game == GAME.key and table.status == "running"), None
    )


async def _resolve_edition(interaction: Interaction, given: str | None) -> Edition:
    """Return the edition given, else that of the session that runs here, else the original."""
    if given is not None:
        return "u21" if given == "u21" else "original"
    session = await session_here(interaction)
    return session.options.edition if session else "original"


def _takes_trip(callback: C) -> C:
    """Describe and complete the options of a command about a trip: two cities and the edition."""
    described = app_commands.describe(
        a=localized("desk-option-city"),
        b=localized("desk-option-to"),
        edition=localized("desk-option-edition"),
    )
    completed = app_commands.autocomplete(a=find.complete_city, b=find.complete_city)
    for declare in (completed, app_commands.choices(edition=EDITIONS), described):
        callback = declare(callback)
    return callback


@slash("desk-do-payoff", under=desk)
@_takes_trip
async def payoff(interaction: Interaction, a: str, b: str, edition: str | None = None) -> None:
    first, second, board = await _parse_trip(interaction, a, b, edition)
    language = await channel_language(interaction)
    await send_card(interaction, lookups.payoff_card(first, second, board, language))


@slash("desk-do-trip", under=desk)
@_takes_trip
async def trip(interaction: Interaction, a: str, b: str, edition: str | None = None) -> None:
    first, second, board = await _parse_trip(interaction, a, b, edition)
    await send_card(
        interaction, lookups.trip_card(first, second, board, await channel_language(interaction))
    )


async def _parse_trip(
    interaction: Interaction, a: str, b: str, edition: str | None
) -> tuple[str, str, Edition]:
    board = await _resolve_edition(interaction, edition)
    language = await private_language(interaction)
    return find.parse_city(a, board, language), find.parse_city(b, board, language), board


@slash("desk-do-odds", under=desk, region="desk-option-region", edition="desk-option-edition")
@app_commands.choices(edition=EDITIONS, region=REGIONS)
async def odds(
    interaction: Interaction, region: str | None = None, edition: str | None = None
) -> None:
    board = await _resolve_edition(interaction, edition)
    language = await channel_language(interaction)
    if region is None:
        await send_card(interaction, lookups.odds_card(board, language))
    else:
        await send_card(interaction, lookups.region_odds_card(region, board, language))


@slash(
    "desk-do-railroads", under=desk, railroad="desk-option-railroad", edition="desk-option-edition"
)
@app_commands.choices(edition=EDITIONS)
@app_commands.autocomplete(railroad=find.complete_railroad)
async def railroads(
    interaction: Interaction, railroad: str | None = None, edition: str | None = None
) -> None:
    board = await _resolve_edition(interaction, edition)
    language = await channel_language(interaction)
    if railroad is None:
        await send_card(interaction, lookups.railroads_card(language))
        return
    row = find.parse_railroad(railroad, await private_language(interaction))
    await send_card(interaction, lookups.railroad_card(row, board, language))


@slash("desk-do-city", under=desk, name="desk-option-city", edition="desk-option-edition")
@app_commands.choices(edition=EDITIONS)
@app_commands.autocomplete(name=find.complete_city)
async def city(interaction: Interaction, name: str, edition: str | None = None) -> None:
    board = await _resolve_edition(interaction, edition)
    city_name = find.parse_city(name, board, await private_language(interaction))
    await send_card(
        interaction, lookups.city_card(city_name, board, await channel_language(interaction))
    )


def _match_key(pattern: re.Pattern[str], press: Press) -> tuple[str, ...]:
    """Return the parts of the key of a press. Raises `Refusal` for a key that is not ours."""
    match = pattern.fullmatch(press.argument)
    if match is None:
        raise Refusal("desk-refuse-forged")
    return match.groups()


@button(Route.DESK, "region", at_table=False)
async def _name_region(press: Press) -> None:
    """Name the region of a single roll: only the person who rolled may, and only once."""
    interaction, desk = press.interaction, press.tables.desk
    secret = await desk.signing_key()
    signed, index = _match_key(_NAMED_REGION, press)
    signed_roll, region = decode_roll(signed.split("/"), secret), regions()[int(index)]
    if press.user != signed_roll.user:
        raise Refusal("desk-refuse-not-yours", who=f"<@{signed_roll.user}>")
    if evaluate_roll(signed_roll, secret).region is not None:
        raise Refusal("desk-refuse-forged")
    chosen = await desk.choose_region(signed.partition("/")[0], region, signed_roll.user)
    if chosen != region:
        raise Refusal("desk-refuse-chosen", region=chosen)
    language = await channel_language(interaction)
    roller = strip_formatting(shown_name(interaction.user, language))
    lookup = evaluate_roll(signed_roll, secret, region)
    await send_next_card(
        interaction, lookups.roll_card(signed_roll, lookup, roller, secret, language)
    )


@button(Route.DESK, "roll", at_table=False)
async def _roll_on(press: Press) -> None:
    city, edition = _match_key(_ONE_CITY, press)
    card = await _roll_card(press.interaction, _decode_city(city), _decode_edition(edition))
    await send_card(press.interaction, card)


@button(Route.DESK, "trip", "payoff", at_table=False)
async def _show_trip(press: Press) -> None:
    a, b, edition = _match_key(_TWO_CITIES, press)
    build = lookups.trip_card if press.key.key.startswith("trip") else lookups.payoff_card
    language = await channel_language(press.interaction)
    card = build(_decode_city(a), _decode_city(b), _decode_edition(edition), language)
    await send_card(press.interaction, card)


@button(Route.DESK, "city", at_table=False)
async def _show_city(press: Press) -> None:
    name, edition = _match_key(_ONE_CITY, press)
    language = await channel_language(press.interaction)
    card = lookups.city_card(_decode_city(name), _decode_edition(edition), language)
    await send_card(press.interaction, card)


@button(Route.DESK, "payoffs", at_table=False)
async def _show_payoffs(press: Press) -> None:
    name, edition = _match_key(_ONE_CITY, press)
    card = lookups.payoffs_card(
        _decode_city(name), _decode_edition(edition), await press.language()
    )
    await send_card(press.interaction, card, private=True)


def _decode_city(part: str) -> str:
    if int(part) >= len(CITIES):
        raise Refusal("desk-refuse-forged")
    return CITIES[int(part)]


def _decode_edition(part: str) -> Edition:
    return "u21" if part == "u" else "original"
