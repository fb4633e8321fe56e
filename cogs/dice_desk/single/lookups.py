"""The cards of single lookups: a roll, a home, a payoff, a trip, odds, railroads, a city."""

from __future__ import annotations

from functools import partial

import discord
from discord import ui

import data.rail_baron as facts
from cogs.dice_desk.single.cards import Card, desk_button
from cogs.dice_desk.single.rolls import CITIES, Roll
from cogs.dice_desk.words import describe_dice, format_chance, format_mean
from data.rail_baron import region_name
from data.texts import join_with_and, money, say, whole_or_decimal
from render.dice_desk.desk_map import city_map, railroad_map
from render.dice_desk.desk_odds import odds_chart
from render.dice_desk.desk_payoff import payoff_chart
from render.dice_desk.desk_railroads import railroad_prices
from render.dice_desk.desk_tables import lookup_tables
from render.dice_desk.trip import render_trip as trip_map
from rules.rail_baron.cities.lookup import regions
from rules.rail_baron.lookups.draws import Lookup, edition_board, is_same_place
from rules.rail_baron.lookups.odds import (
    CityOdds,
    RegionOdds,
    all_cities,
    all_regions,
    city_odds,
    mean_payoff,
    region_odds,
)
from rules.rail_baron.lookups.trips import (
    Direct,
    chart_excerpt,
    expected_rolls,
    find_trip,
    payoffs_from,
)
from rules.rail_baron.model.options import Edition

LISTED_CITIES = 5
"""Cities with the highest and with the lowest payoffs on the card of a city."""
GO = discord.ButtonStyle.success


def roll_card(roll: Roll, lookup: Lookup, roller: str, secret: bytes, language: str) -> Card:
    """Return the card of a roll: the region to name, or the destination and its payoff."""
    assert lookup.region_dice is not None
    dice_text = describe_dice(lookup.region_dice, language)
    lines = [
        say(
            "desk-rolled-region",
            language,
            dice=dice_text,
            region=region_name(lookup.rolled, language),
        )
    ]
    draws = [partial(lookup_tables, lookup, roll.edition, language, roll.origin)]
    title = (
        say("desk-home-title", language)
        if roll.origin is None
        else say("desk-roll-title", language, city=roll.origin)
    )
    footer = [say("desk-by", language, who=roller)]
    if lookup.city is None or lookup.city_dice is None:
        assert roll.origin is not None
        values = {
            "city": roll.origin,
            "region": region_name(lookup.rolled, language),
            "who": roller,
        }
        lines += ["", say("desk-name-one", language, **values)]
        lines += describe_regions(roll.edition, roll.origin, language)
        return Card(
            title, lines, draws, region_buttons("region", roll.parts(secret), language), footer
        )
    if lookup.region != lookup.rolled:
        lines.append(
            say("desk-named-region", language, region=region_name(str(lookup.region), language))
        )
    dice_text = describe_dice(lookup.city_dice, language)
    lines.append(say("desk-rolled-city", language, dice=dice_text, city=lookup.city))
    lines += ["", _describe_result(roll, lookup.city, str(lookup.region), language)]
    return Card(title, lines, draws, _roll_buttons(roll, lookup.city, language), footer)


def _describe_result(roll: Roll, city: str, region: str, language: str) -> str:
    if roll.origin is None:
        return say("desk-home-is", language, city=city, region=region_name(region, language))
    if is_same_place(roll.edition, roll.origin, city):
        return say("desk-stays", language, city=city)
    payoff = money(edition_board(roll.edition).payoff(roll.origin, city), language)
    values = {"from": roll.origin, "to": city, "payoff": payoff}
    return say("desk-destination-is", language, **values)


def _roll_buttons(roll: Roll, city: str, language: str) -> list[ui.Button[ui.LayoutView]]:
    city_index, edition_code = CITIES.index(city), roll.edition[0]
    roll_on = desk_button(
        "roll",
        city_index,
        edition_code,
        label=say("desk-button-roll-on", language, city=city),
        style=GO,
    )
    if roll.origin is None:
        return [roll_on, city_button(city, roll.edition, language)]
    if is_same_place(roll.edition, roll.origin, city):
        return [roll_on]
    origin_index = CITIES.index(roll.origin)
    return [
        desk_button(
            "trip", origin_index, city_index, edition_code, label=say("desk-button-trip", language)
        ),
        desk_button(
            "payoff",
            origin_index,
            city_index,
            edition_code,
            label=say("desk-button-payoff", language),
        ),
        roll_on,
    ]


def city_button(city: str, edition: Edition, language: str) -> ui.Button[ui.LayoutView]:
    label = say("desk-button-city", language, city=city)
    return desk_button("city", CITIES.index(city), edition[0], label=label)


def region_buttons(
    verb: str, parts: tuple[object, ...], language: str
) -> list[ui.Button[ui.LayoutView]]:
    """Return a button for each of the seven regions."""
    style = discord.ButtonStyle.primary
    return [
        desk_button(verb, *parts, index, label=region_name(name, language), style=style)
        for index, name in enumerate(regions())
    ]


def describe_regions(edition: Edition, origin: str, language: str) -> list[str]:
    """Return what each region offers a person who may name one: the average payoff and the
    likeliest city."""
    return [
        say(
            "desk-region-offer",
            language,
            region=region_name(name, language),
            payoff=format_mean(mean_payoff(edition, origin, name), language),
            city=region_odds(name, edition).cities[0].city,
        )
        for name in regions()
    ]


def payoff_card(a: str, b: str, edition: Edition, language: str) -> Card:
    board = edition_board(edition)
    title = say("desk-payoff-title", language, **{"from": a, "to": b})
    if is_same_place(edition, a, b):
        line = say("desk-payoff-same" if a == b else "desk-payoff-twins", language)
    else:
        line = say("desk-payoff-is", language, payoff=money(board.payoff(a, b), language))
    draws = [partial(payoff_chart, chart_excerpt(board, a, b), language)]
    buttons = []
    if not is_same_place(edition, a, b):
        parts = (CITIES.index(a), CITIES.index(b), edition[0])
        buttons.append(desk_button("trip", *parts, label=say("desk-button-trip", language)))
    return Card(title, [line], draws, buttons)


def trip_card(a: str, b: str, edition: Edition, language: str) -> Card:
    """Return the card of a trip: payoff, length, shortest path, direct railroads, map."""
    title = say("desk-trip-title", language, **{"from": a, "to": b})
    if is_same_place(edition, a, b):
        return Card(title, [say("desk-payoff-same" if a == b else "desk-payoff-twins", language)])
    shortest = find_trip(edition_board(edition), a, b)
    lines = [say("desk-trip-pays", language, payoff=money(shortest.payoff, language))]
    turns = whole_or_decimal(expected_rolls(shortest.miles), language)
    lines.append(say("desk-trip-miles", language, miles=shortest.miles, turns=turns))
    lines.append(
        say("desk-trip-way", language, way=_describe_path(shortest.path, a, edition, language))
    )
    if shortest.direct:
        direct_text = join_with_and(
            [_describe_direct(row, language) for row in shortest.direct], language
        )
        lines.append(say("desk-trip-direct", language, list=direct_text))
    else:
        lines.append(say("desk-trip-direct-none", language))
    parts = (CITIES.index(a), CITIES.index(b), edition[0])
    payoff_button = desk_button("payoff", *parts, label=say("desk-button-payoff", language))
    direct_railroads = [row.railroad for row in shortest.direct]
    draw = partial(trip_map, a, b, shortest.path, direct_railroads, language, edition=edition)
    return Card(title, lines, [draw], [payoff_button])


def _describe_path(path: tuple[int, ...], a: str, edition: Edition, language: str) -> str:
    """Describe the shortest path by its legs: railroad, place at its end, segments."""
    board = edition_board(edition)
    legs: list[tuple[str, int, int]] = []
    milepost = board.milepost_of[a]
    for number in path:
        segment = board.segments[number]
        milepost = segment.other_end(milepost)
        miles = 1
        if legs and legs[-1][0] == segment.railroad:
            miles += legs.pop()[2]
        legs.append((segment.railroad, milepost, miles))
    return " – ".join(
        say("desk-trip-leg", language, railroad=mark, place=board.name(stop), miles=miles)
        for mark, stop, miles in legs
    )


def _describe_direct(row: Direct, language: str) -> str:
    if row.miles is None:
        return say("desk-trip-direct-apart", language, railroad=row.railroad)
    return say("desk-trip-direct-miles", language, railroad=row.railroad, miles=row.miles)


def odds_card(edition: Edition, language: str) -> Card:
    """Return the chances of every region and city."""
    lines = []
    for row in all_regions(edition):
        name = region_name(row.region, language)
        lines.append(
            say(
                "desk-odds-region", language, region=name, share=format_chance(row.chance, language)
            )
        )
        cities = " · ".join(_describe_city_odds(city, language) for city in row.cities)
        lines.append(say("desk-odds-region-cities", language, cities=cities))
    footer = [say("desk-odds-note", language)]
    draws = [partial(odds_chart, edition, None, language)]
    return Card(say("desk-odds-title", language), lines, draws, [], footer)


def _describe_city_odds(row: CityOdds, language: str) -> str:
    return say(
        "desk-odds-city", language, city=row.city, share=format_chance(row.overall, language)
    )


def region_odds_card(region: str, edition: Edition, language: str) -> Card:
    row: RegionOdds = region_odds(region, edition)
    count = int(row.chance * 72)
    lines = [
        say(
            "desk-odds-region-is", language, share=format_chance(row.chance, language), count=count
        ),
        "",
    ]
    for city in row.cities:
        values = {
            "within": format_chance(city.in_region, language),
            "share": format_chance(city.overall, language),
        }
        lines.append(say("desk-odds-city-within", language, city=city.city, **values))
    draws = [partial(odds_chart, edition, region, language)]
    title = say("desk-odds-region-title", language, region=region_name(region, language))
    return Card(title, lines, draws)


def railroads_card(language: str) -> Card:
    """Return the list of all railroads, the most expensive first."""
    rows = sorted(facts.railroads(), key=lambda row: (-row.price, row.mark))
    lines = [
        say(
            "desk-railroad-line",
            language,
            mark=row.mark,
            name=row.name,
            price=money(row.price, language),
            cities=len(row.cities),
        )
        for row in rows
    ]
    draws = [partial(railroad_prices, language)]
    return Card(say("desk-railroads-title", language), lines, draws)


def railroad_card(row: facts.Railroad, edition: Edition, language: str) -> Card:
    board = edition_board(edition)
    cities_served = [
        c for c in all_cities(edition) if row.mark in board.railroads_at[board.milepost_of[c.city]]
    ]
    lines = []
    if row.nickname:
        lines.append(say("desk-railroad-nickname", language, nickname=row.nickname))
    stops = len(board.served[row.mark])
    segments = sum(1 for s in board.segments.values() if s.railroad == row.mark)
    values = {"price": money(row.price, language), "mileposts": stops, "segments": segments}
    lines.append(say("desk-railroad-facts", language, **values))
    chance = sum((city.overall for city in cities_served), start=cities_served[0].overall * 0)
    lines.append(say("desk-railroad-odds", language, share=format_chance(chance, language)))
    names = join_with_and(sorted(city.city for city in cities_served), language)
    lines.append(say("desk-railroad-cities", language, cities=names))
    title = say("desk-railroad-title", language, mark=row.mark, name=row.name)
    return Card(title, lines, [partial(railroad_map, row.mark, edition, language)])


def city_card(city: str, edition: Edition, language: str) -> Card:
    board = edition_board(edition)
    odds_row = city_odds(city, edition)
    shares = {
        "share": format_chance(odds_row.overall, language),
        "within": format_chance(odds_row.in_region, language),
    }
    lines = [
        say("desk-city-region", language, region=region_name(odds_row.region, language), **shares)
    ]
    milepost = board.milepost_of[city]
    twins = [c for c in board.cities if c != city and board.milepost_of[c] == milepost]
    if twins:
        lines.append(say("desk-city-twin", language, twin=twins[0]))
    marks = join_with_and(sorted(board.railroads_at[milepost]), language)
    lines.append(say("desk-city-railroads", language, list=marks))
    ranked = [pair for pair in payoffs_from(board, city) if pair[0] not in twins]
    best = " · ".join(_describe_payoff(*pair, language) for pair in ranked[:LISTED_CITIES])
    lowest = " · ".join(
        _describe_payoff(*pair, language) for pair in reversed(ranked[-LISTED_CITIES:])
    )
    lines.append(say("desk-city-best", language, list=best))
    lines.append(say("desk-city-least", language, list=lowest))
    average = format_mean(mean_payoff(edition, city), language)
    lines.append(say("desk-city-average", language, payoff=average))
    parts = (CITIES.index(city), edition[0])
    buttons = [
        desk_button("payoffs", *parts, label=say("desk-button-payoffs", language)),
        desk_button("roll", *parts, label=say("desk-button-roll", language), style=GO),
    ]
    draws = [partial(city_map, city, edition, language)]
    return Card(say("desk-city-title", language, city=city), lines, draws, buttons)


def payoffs_card(city: str, edition: Edition, language: str) -> Card:
    """Return every payoff from a city, the highest first."""
    ranked = payoffs_from(edition_board(edition), city)
    lines = [" · ".join(_describe_payoff(*pair, language) for pair in ranked)]
    return Card(say("desk-city-listing", language, city=city), lines)


def _describe_payoff(city: str, dollars: int, language: str) -> str:
    return say("desk-city-payoff", language, city=city, payoff=money(dollars, language))
