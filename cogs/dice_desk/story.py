"""Narration of a session: what was rolled and set, in a sentence each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.chat.contract.adapter import TableContext
from cogs.dice_desk.texts import person_name, t
from cogs.dice_desk.words import describe_dice
from data.rail_baron import region_name
from data.texts import say
from rules.dice_desk.events import CitySet, DeskClosed, DeskOpened, DestinationDrawn
from rules.rail_baron.lookups.draws import Lookup, edition_board
from rules.rail_baron.model.events import (
    Arrived,
    CityRolled,
    HomeSwapped,
    RegionChosen,
    RegionRolled,
    TurnLost,
)


def narrate(ctx: TableContext, events: Sequence[Any]) -> list[str]:
    """Return the events as sentences."""
    return [line for event in events for line in _narrate_event(ctx, event)]


def _narrate_event(ctx: TableContext, event: Any) -> Iterator[str]:
    match event:
        case DeskOpened():
            yield t("opened", ctx)
        case DeskClosed():
            yield t("closed", ctx)
        case CitySet():
            before, after = event.before or t("none", ctx), event.after or t("none", ctx)
            name = person_name(ctx, event.person)
            yield t("set", ctx, name=name, fact=event.fact, before=before, after=after)
        case Arrived():
            values = {"name": person_name(ctx, event.seat), "from": event.departure}
            yield t("arrived", ctx, city=event.city, payoff=event.payoff, **values)
        case RegionRolled() | RegionChosen() | CityRolled():
            yield from _narrate_dice(ctx, event)
        case DestinationDrawn():
            values = {"name": person_name(ctx, event.person), "from": event.departure}
            yield t("destination", ctx, to=event.city, payoff=event.payoff, **values)
        case HomeSwapped():
            payoff = edition_board(ctx.public.options.edition).payoff(event.home, event.destination)
            name = person_name(ctx, event.seat)
            yield t("swapped", ctx, name=name, home=event.home, to=event.destination, payoff=payoff)
        case TurnLost():
            yield t("lost", ctx, name=person_name(ctx, event.seat), city=event.city)


def _narrate_dice(
    ctx: TableContext, event: RegionRolled | RegionChosen | CityRolled
) -> Iterator[str]:
    language = ctx.language
    match event:
        case RegionRolled():
            dice, region = describe_dice(event.dice, language), region_name(event.region, language)
            yield say("desk-rolled-region", language, dice=dice, region=region)
            if event.free:
                yield t("may-name", ctx, name=person_name(ctx, event.seat), region=region)
        case RegionChosen():
            region = region_name(event.region, language)
            yield t("named", ctx, name=person_name(ctx, event.seat), region=region)
        case CityRolled():
            dice = describe_dice(event.dice, language)
            yield say("desk-rolled-city", language, dice=dice, city=event.city)
            if event.purpose == "home":
                yield t("home", ctx, name=person_name(ctx, event.seat), city=event.city)


def last_lookup(events: Sequence[Any]) -> tuple[Lookup, str | None] | None:
    """Return the last dice among the events as one look-up, and the city from which they were
    rolled, None for a home; None if there are no dice.

    After a region was named it is the dice of the city alone: those of the region belong to the
    entry before."""
    found: Lookup | None = None
    origin: str | None = None
    region: RegionRolled | RegionChosen | None = None
    for event in events:
        if isinstance(event, RegionRolled | RegionChosen):
            region, origin = event, None
        if isinstance(event, RegionRolled):
            found = Lookup(event.dice, event.region, None if event.free else event.region)
        elif isinstance(event, CityRolled) and region is not None:
            rolled = region.dice if isinstance(region, RegionRolled) else None
            found = Lookup(rolled, region.region, region.region, event.dice, event.city)
        elif isinstance(event, DestinationDrawn):
            origin = event.departure
        elif isinstance(event, TurnLost):
            origin = event.city
    return None if found is None else (found, origin)
