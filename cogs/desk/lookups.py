"""The cards of single lookups: a roll, a home, a payoff, a trip, odds, railroads, a city."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import ui

import data.rail_baron as facts
from cogs.desk.cards import Card, button
from cogs.desk.rolls import CITIES, Roll
from cogs.desk.words import both, dice_words, mean, share
from data.rail_baron import region_name
from data.texts import decimal, money, say
from render.rail_baron.desk.desk_map import city_map, railroad_map
from render.rail_baron.desk.desk_odds import odds_chart
from render.rail_baron.desk.desk_payoff import payoff_chart
from render.rail_baron.desk.desk_railroads import railroad_prices
from render.rail_baron.desk.desk_tables import lookup_tables
from render.rail_baron.desk.trip import trip as trip_map
from rules.rail_baron.cities.lookup import regions
from rules.rail_baron.dice_desk.desk import Lookup, graph, same_place
from rules.rail_baron.dice_desk.odds import (
    CityOdds,
    RegionOdds,
    all_cities,
    mean_payoff,
    odds,
    odds_of,
    odds_of_region,
)
from rules.rail_baron.dice_desk.trips import (
    Direct,
    crossing,
    expected_rolls,
    payoffs_from,
    trip,
)
from rules.rail_baron.model.options import Edition

LISTED = 5
GO = discord.ButtonStyle.success


def roll_card(roll: Roll, drawn: Lookup, who: str, secret: bytes, language: str) -> Card:
    """A roll as far as it has come: the region to name, or the destination and its payoff."""
    assert drawn.region_dice is not None
    rolled = dice_words(drawn.region_dice, language)
    lines = [
        say("desk-rolled-region", language, dice=rolled, region=region_name(drawn.rolled, language))
    ]
    draws = [partial(lookup_tables, drawn, roll.edition, language, roll.origin)]
    title = (
        say("desk-home-title", language)
        if roll.origin is None
        else say("desk-roll-title", language, city=roll.origin)
    )
    footer = [say("desk-by", language, who=who)]
    if drawn.city is None or drawn.city_dice is None:
        assert roll.origin is not None
        values = {"city": roll.origin, "region": region_name(drawn.rolled, language), "who": who}
        lines += ["", say("desk-name-one", language, **values)]
        lines += region_offers(roll.edition, roll.origin, language)
        return Card(
            title, lines, draws, region_buttons("region", roll.parts(secret), language), footer
        )
    if drawn.region != drawn.rolled:
        lines.append(
            say("desk-named-region", language, region=region_name(str(drawn.region), language))
        )
    rolled = dice_words(drawn.city_dice, language)
    lines.append(say("desk-rolled-city", language, dice=rolled, city=drawn.city))
    lines += ["", _result(roll, drawn.city, str(drawn.region), language)]
    return Card(title, lines, draws, _after_roll(roll, drawn.city, language), footer)


def _result(roll: Roll, city: str, region: str, language: str) -> str:
    if roll.origin is None:
        return say("desk-home-is", language, city=city, region=region_name(region, language))
    if same_place(roll.edition, roll.origin, city):
        return say("desk-stays", language, city=city)
    payoff = money(graph(roll.edition).payoff(roll.origin, city), language)
    values = {"from": roll.origin, "to": city, "payoff": payoff}
    return say("desk-destination-is", language, **values)


def _after_roll(roll: Roll, city: str, language: str) -> list[ui.Button[Any]]:
    here, board = CITIES.index(city), roll.edition[0]
    roll_on = button(
        "roll", here, board, label=say("desk-button-roll-on", language, city=city), style=GO
    )
    if roll.origin is None:
        return [roll_on, about_button(city, roll.edition, language)]
    if same_place(roll.edition, roll.origin, city):
        return [roll_on]
    there = CITIES.index(roll.origin)
    return [
        button("trip", there, here, board, label=say("desk-button-trip", language)),
        button("payoff", there, here, board, label=say("desk-button-payoff", language)),
        roll_on,
    ]


def about_button(city: str, edition: Edition, language: str) -> ui.Button[Any]:
    label = say("desk-button-city", language, city=city)
    return button("city", CITIES.index(city), edition[0], label=label)


def region_buttons(verb: str, parts: tuple[object, ...], language: str) -> list[ui.Button[Any]]:
    """One button for each of the seven regions."""
    style = discord.ButtonStyle.primary
    return [
        button(verb, *parts, index, label=region_name(name, language), style=style)
        for index, name in enumerate(regions())
    ]


def region_offers(edition: Edition, origin: str, language: str) -> list[str]:
    """What each region promises somebody who may name one: average payoff, likeliest city."""
    return [
        say(
            "desk-region-offer",
            language,
            region=region_name(name, language),
            payoff=mean(mean_payoff(edition, origin, name), language),
            city=odds_of_region(name, edition).cities[0].city,
        )
        for name in regions()
    ]


def payoff_card(a: str, b: str, edition: Edition, language: str) -> Card:
    board = graph(edition)
    title = say("desk-payoff-title", language, **{"from": a, "to": b})
    if same_place(edition, a, b):
        line = say("desk-payoff-same" if a == b else "desk-payoff-twins", language)
    else:
        line = say("desk-payoff-is", language, payoff=money(board.payoff(a, b), language))
    draws = [partial(payoff_chart, crossing(board, a, b), language)]
    buttons = []
    if not same_place(edition, a, b):
        parts = (CITIES.index(a), CITIES.index(b), edition[0])
        buttons.append(button("trip", *parts, label=say("desk-button-trip", language)))
    return Card(title, [line], draws, buttons)


def trip_card(a: str, b: str, edition: Edition, language: str) -> Card:
    """A trip in words and on the map."""
    title = say("desk-trip-title", language, **{"from": a, "to": b})
    if same_place(edition, a, b):
        return Card(title, [say("desk-payoff-same" if a == b else "desk-payoff-twins", language)])
    found = trip(graph(edition), a, b)
    lines = [say("desk-trip-pays", language, payoff=money(found.payoff, language))]
    rolls = decimal(expected_rolls(found.miles), language)
    lines.append(say("desk-trip-miles", language, miles=found.miles, turns=rolls))
    lines.append(say("desk-trip-way", language, way=_way(found.path, a, edition, language)))
    if found.direct:
        serving = both([_direct(row, language) for row in found.direct], language)
        lines.append(say("desk-trip-direct", language, list=serving))
    else:
        lines.append(say("desk-trip-direct-none", language))
    parts = (CITIES.index(a), CITIES.index(b), edition[0])
    chart = button("payoff", *parts, label=say("desk-button-payoff", language))
    both_ends = [row.railroad for row in found.direct]
    draw = partial(trip_map, a, b, found.path, both_ends, language, edition=edition)
    return Card(title, lines, [draw], [chart])


def _way(path: tuple[int, ...], a: str, edition: Edition, language: str) -> str:
    """The shortest way as legs: railroad, place where it is left, segments."""
    board = graph(edition)
    legs: list[tuple[str, int, int]] = []
    here = board.milepost_of[a]
    for number in path:
        segment = board.segments[number]
        here = segment.other(here)
        miles = 1
        if legs and legs[-1][0] == segment.railroad:
            miles += legs.pop()[2]
        legs.append((segment.railroad, here, miles))
    return " → ".join(
        say("desk-trip-leg", language, railroad=mark, place=board.name(at), miles=miles)
        for mark, at, miles in legs
    )


def _direct(row: Direct, language: str) -> str:
    if row.miles is None:
        return say("desk-trip-direct-apart", language, railroad=row.railroad)
    return say("desk-trip-direct-miles", language, railroad=row.railroad, miles=row.miles)


def odds_card(edition: Edition, language: str) -> Card:
    """Every region and city."""
    lines = []
    for row in odds(edition):
        name = region_name(row.region, language)
        lines.append(
            say("desk-odds-region", language, region=name, share=share(row.chance, language))
        )
        cities = " · ".join(_odds_of(city, language) for city in row.cities)
        lines.append(say("desk-odds-region-cities", language, cities=cities))
    footer = [say("desk-odds-note", language)]
    draws = [partial(odds_chart, edition, None, language)]
    return Card(say("desk-odds-title", language), lines, draws, [], footer)


def _odds_of(row: CityOdds, language: str) -> str:
    return say("desk-odds-city", language, city=row.city, share=share(row.overall, language))


def region_odds_card(region: str, edition: Edition, language: str) -> Card:
    row: RegionOdds = odds_of_region(region, edition)
    count = int(row.chance * 72)
    lines = [
        say("desk-odds-region-is", language, share=share(row.chance, language), count=count),
        "",
    ]
    for city in row.cities:
        values = {
            "within": share(city.in_region, language),
            "share": share(city.overall, language),
        }
        lines.append(say("desk-odds-city-within", language, city=city.city, **values))
    draws = [partial(odds_chart, edition, region, language)]
    title = say("desk-odds-region-title", language, region=region_name(region, language))
    return Card(title, lines, draws)


def railroads_card(language: str) -> Card:
    """All of them, dearest first."""
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
    board = graph(edition)
    served = [c for c in all_cities(edition) if row.mark in board.at[board.milepost_of[c.city]]]
    lines = []
    if row.nickname:
        lines.append(say("desk-railroad-nickname", language, nickname=row.nickname))
    stops = len(board.served[row.mark])
    segments = sum(1 for s in board.segments.values() if s.railroad == row.mark)
    values = {"price": money(row.price, language), "mileposts": stops, "segments": segments}
    lines.append(say("desk-railroad-facts", language, **values))
    chance = sum((city.overall for city in served), start=served[0].overall * 0)
    lines.append(say("desk-railroad-odds", language, share=share(chance, language)))
    names = both(sorted(city.city for city in served), language)
    lines.append(say("desk-railroad-cities", language, cities=names))
    title = say("desk-railroad-title", language, mark=row.mark, name=row.name)
    return Card(title, lines, [partial(railroad_map, row.mark, edition, language)])


def city_card(city: str, edition: Edition, language: str) -> Card:
    board = graph(edition)
    row = odds_of(city, edition)
    shares = {"share": share(row.overall, language), "within": share(row.in_region, language)}
    lines = [say("desk-city-region", language, region=region_name(row.region, language), **shares)]
    place = board.milepost_of[city]
    twins = [c for c in board.cities if c != city and board.milepost_of[c] == place]
    if twins:
        lines.append(say("desk-city-twin", language, twin=twins[0]))
    marks = both(sorted(board.at[place]), language)
    lines.append(say("desk-city-railroads", language, list=marks))
    ranked = [pair for pair in payoffs_from(board, city) if pair[0] not in twins]
    best = " · ".join(_payoff(*pair, language) for pair in ranked[:LISTED])
    least = " · ".join(_payoff(*pair, language) for pair in reversed(ranked[-LISTED:]))
    lines.append(say("desk-city-best", language, list=best))
    lines.append(say("desk-city-least", language, list=least))
    average = mean(mean_payoff(edition, city), language)
    lines.append(say("desk-city-average", language, payoff=average))
    parts = (CITIES.index(city), edition[0])
    buttons = [
        button("payoffs", *parts, label=say("desk-button-payoffs", language)),
        button("roll", *parts, label=say("desk-button-roll", language), style=GO),
    ]
    draws = [partial(city_map, city, edition, language)]
    return Card(say("desk-city-title", language, city=city), lines, draws, buttons)


def payoffs_card(city: str, edition: Edition, language: str) -> Card:
    """Every payoff from a city, best first."""
    ranked = payoffs_from(graph(edition), city)
    lines = [" · ".join(_payoff(*pair, language) for pair in ranked)]
    return Card(say("desk-city-listing", language, city=city), lines)


def _payoff(city: str, dollars: int, language: str) -> str:
    return say("desk-city-payoff", language, city=city, payoff=money(dollars, language))
