"""Narration of a session: what was rolled and set, in a sentence each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from discord.utils import escape_markdown

from bot.chat.contract.table_context import TableContext
from cogs.dice_desk.texts import is_whole, person_name, t
from cogs.dice_desk.whole_game import book_context
from cogs.dice_desk.words import describe_dice
from cogs.rail_baron.story import narrate as narrate_game
from cogs.rail_baron.words import railroad_name
from data.rail_baron import region_name
from data.texts import say
from rules.dice_desk.events import (
    AgreedToCount,
    CashSet,
    CitySet,
    DeskClosed,
    DeskOpened,
    DestinationDrawn,
    EngineSet,
    MilepostsWasted,
    OwnerSet,
    PersonCame,
    PersonLeft,
    ReasonGiven,
    RuleSetAside,
    TurnSet,
)
from rules.dice_desk.state import Person
from rules.game import Event
from rules.rail_baron.lookups.draws import Lookup, edition_board
from rules.rail_baron.model.events import (
    Arrived,
    CityRolled,
    HomeSwapped,
    RegionChosen,
    RegionRolled,
    TurnBegan,
    TurnLost,
)
from rules.rail_baron.model.play import THIRD_OWNER

OWN_EVENTS = (
    *(DeskOpened, DeskClosed, CitySet, CashSet, OwnerSet, EngineSet, TurnSet),
    *(ReasonGiven, RuleSetAside, MilepostsWasted, AgreedToCount, PersonCame, PersonLeft),
)
"""Events that are the desk's own in a session that keeps the whole game."""


def narrate(ctx: TableContext, events: Sequence[Event]) -> list[str]:
    """Return the events as sentences; those of a game that is kept as Rail Baron tells them."""
    if not is_whole(ctx):
        return [line for event in events for line in _narrate_event(ctx, event)]
    lines: list[str] = []
    for of_desk, run in groupby(events, lambda event: isinstance(event, OWN_EVENTS)):
        if of_desk:
            lines += [line for event in run for line in _narrate_event(ctx, event)]
        else:
            lines += narrate_game(book_context(ctx), list(run))
    return lines


def _narrate_event(ctx: TableContext, event: object) -> Iterator[str]:
    match event:
        case CashSet() | OwnerSet() | EngineSet() | TurnSet():
            yield _narrate_correction(ctx, event)
        case ReasonGiven() | RuleSetAside() | PersonCame() | PersonLeft():
            yield _narrate_remark(ctx, event)
        case MilepostsWasted() | AgreedToCount():
            yield _narrate_remark(ctx, event)
        case DeskOpened():
            yield t("opened-whole" if is_whole(ctx) else "opened", ctx)
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


def _narrate_remark(ctx: TableContext, event: Event) -> str:
    match event:
        case MilepostsWasted():
            return t("wasted", ctx, name=person_name(ctx, event.person), miles=event.mileposts)
        case AgreedToCount():
            values = {"name": person_name(ctx, event.person), "missing": event.missing}
            return t("agreed", ctx, **values)
        case ReasonGiven():
            return t("reason", ctx, text=escape_markdown(event.text))
        case RuleSetAside():
            return t("aside-game" if event.is_of_game else "aside", ctx, rule=event.rule)
        case PersonCame():
            return t("came", ctx, name=person_name(ctx, event.person))
        case PersonLeft():
            key = "went-whole" if is_whole(ctx) else "went"
            return t(key, ctx, name=person_name(ctx, event.person))
    return ""


def _narrate_correction(ctx: TableContext, event: CashSet | OwnerSet | EngineSet | TurnSet) -> str:
    match event:
        case CashSet():
            name = person_name(ctx, event.person)
            values = {"before_cash": event.before, "after_cash": event.after}
            return t("cash-set", ctx, name=name, **values)
        case OwnerSet():
            before, after = _owner(ctx, event.before), _owner(ctx, event.after)
            name = railroad_name(event.railroad)
            return t("owner-set", ctx, railroad=name, before=before, after=after)
        case EngineSet():
            name, engine = person_name(ctx, event.person), t(f"engine-{event.after}", ctx)
            return t("engine-set", ctx, name=name, engine=engine)
    return t("turn-set", ctx, name=person_name(ctx, event.person))


def _owner(ctx: TableContext, number: int | None) -> str:
    if number is None:
        return t("bank", ctx)
    return t("third-owner", ctx) if number == THIRD_OWNER else person_name(ctx, number)


def _narrate_dice(
    ctx: TableContext, event: RegionRolled | RegionChosen | CityRolled
) -> Iterator[str]:
    language = ctx.language
    match event:
        case RegionRolled():
            dice, region = describe_dice(event.dice, ctx), region_name(event.region, language)
            yield say("desk-rolled-region", language, dice=dice, region=region)
            if event.free:
                yield t("may-name", ctx, name=person_name(ctx, event.seat), region=region)
        case RegionChosen():
            region = region_name(event.region, language)
            yield t("named", ctx, name=person_name(ctx, event.seat), region=region)
        case CityRolled():
            dice = describe_dice(event.dice, ctx)
            yield say("desk-rolled-city", language, dice=dice, city=event.city)
            if event.purpose == "home":
                yield t("home", ctx, name=person_name(ctx, event.seat), city=event.city)


def ends_with_dice(events: Sequence[Event]) -> bool:
    """Whether nothing happened after the last dice but that a turn was lost, or began."""
    happened = [event for event in events if not isinstance(event, TurnLost | TurnBegan)]
    return bool(happened) and isinstance(happened[-1], RegionRolled | RegionChosen | CityRolled)


def last_lookup(
    events: Sequence[Event], people: Sequence[Person]
) -> tuple[Lookup, str | None, int] | None:
    """Return the last dice among the events as one look-up, the city from which they were rolled,
    None for a home, and the number of the person; None if there are no dice. `people`: as they are
    now.

    After a region was named it is the dice of the city alone: those of the region belong to the
    entry before."""
    lookup: Lookup | None = None
    origin: str | None = None
    number = 0
    region: RegionRolled | RegionChosen | None = None
    for event in events:
        if isinstance(event, RegionRolled | RegionChosen):
            region, origin, number = event, None, event.seat
        if isinstance(event, RegionRolled):
            lookup = Lookup(event.dice, event.region, None if event.free else event.region)
        elif isinstance(event, CityRolled) and region is not None:
            rolled = region.dice if isinstance(region, RegionRolled) else None
            lookup = Lookup(rolled, region.region, region.region, event.dice, event.city)
            origin = None if event.purpose == "home" else people[event.seat].place
        elif isinstance(event, DestinationDrawn):
            origin = event.departure
        elif isinstance(event, TurnLost):
            origin = event.city
    return None if lookup is None else (lookup, origin, number)
