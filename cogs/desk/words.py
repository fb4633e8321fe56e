"""Texts of the desk: dice, chances, lists, and what happened in a session."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from babel.lists import format_list

from bot.chat.base.display_names import clean_name
from data.rail_baron import region_name
from data.texts import money, percent, say
from rules.rail_baron.dice_desk.desk import Corrected, Desk, DeskEvent, edition_board
from rules.rail_baron.model.events import (
    Arrived,
    CityRolled,
    HomeSwapped,
    RegionChosen,
    RegionRolled,
    Three,
    TurnLost,
)
from rules.rail_baron.model.options import Edition


def join_with_and(names: Sequence[str], language: str) -> str:
    """Return `A, B and C`."""
    return str(format_list(list(names), locale=language))


def join_with_or(names: Sequence[str], language: str) -> str:
    """Return `A, B or C`."""
    return str(format_list(list(names), style="or", locale=language))


def format_chance(chance: Fraction, language: str) -> str:
    """Return a chance as a percentage with one decimal."""
    return percent(float(chance), language)


def format_mean(dollars: Fraction, language: str) -> str:
    """Return an average, rounded to a hundred dollars."""
    return money(round(float(dollars) / 100) * 100, language)


def strip_formatting(name: str) -> str:
    """Return a name without the characters that Discord reads as formatting."""
    return " ".join(re.sub(r"[*_~`|‹›\[\]()#\\@]", " ", clean_name(name)).split())


def parity(dice: Three) -> str:
    return "odd" if dice[0] % 2 else "even"


def describe_dice(dice: Three, language: str) -> str:
    red, first, second = dice
    return say(
        "desk-dice",
        language,
        parity=parity(dice),
        red=red,
        first=first,
        second=second,
        sum=first + second,
    )


def dice_label(dice: Three, language: str) -> str:
    """Return the red die's parity and the white sum: `odd 7`."""
    return say("desk-line-roll", language, parity=parity(dice), sum=dice[1] + dice[2])


def edition_name(edition: Edition, language: str) -> str:
    return say(f"desk-edition-{edition}", language)


def fact_name(fact: str, language: str) -> str:
    return say(f"desk-fact-{fact}", language)


def describe_person(desk: Desk, seat: int, language: str) -> str:
    """Return where a person of a session is, and is going to."""
    person = desk.people[seat]
    values: dict[str, Any] = {"name": person.name, "home": person.home}
    if person.home is None or person.place is None:
        return say("desk-person-new", language, name=person.name)
    values["from"] = person.place
    if desk.naming and desk.naming.person == seat:
        return say("desk-person-naming", language, **values)
    if person.destination is not None:
        payoff = edition_board(desk.edition).payoff(person.place, person.destination)
        values.update(to=person.destination, payoff=money(payoff, language))
        return say("desk-person-going", language, **values)
    return say("desk-person-idle" if person.drew_first else "desk-person-home", language, **values)


def narrate_entry(before: Desk, events: Sequence[DeskEvent], language: str) -> list[str]:
    """Return the sentences of an entry for its card."""
    names = [person.name for person in before.people]
    places = [person.place for person in before.people]
    lines = []
    for event in events:
        name = names[event.seat]
        if isinstance(event, Arrived):
            places[event.seat] = event.city
        line = _narrate_event(event, name, places[event.seat] or "", before.edition, language)
        lines.append(line)
    return lines


def _narrate_event(event: DeskEvent, name: str, place: str, edition: Edition, language: str) -> str:
    payoff = edition_board(edition).payoff
    match event:
        case Arrived():
            return say(
                "desk-event-arrived",
                language,
                name=name,
                city=event.city,
                payoff=money(event.payoff, language),
                **{"from": event.departure},
            )
        case RegionRolled():
            dice_text = describe_dice(event.dice, language)
            text = say(
                "desk-rolled-region",
                language,
                dice=dice_text,
                region=region_name(event.region, language),
            )
            if not event.free:
                return text
            values = {"city": place, "region": region_name(event.region, language), "who": name}
            return text + "\n" + say("desk-name-one", language, **values)
        case RegionChosen():
            return say(
                "desk-event-named", language, name=name, region=region_name(event.region, language)
            )
        case CityRolled():
            dice_text = describe_dice(event.dice, language)
            text = say("desk-rolled-city", language, dice=dice_text, city=event.city)
            if event.purpose == "home":
                return text + "\n" + say("desk-event-home", language, name=name, city=event.city)
            if (
                edition_board(edition).milepost_of[place]
                == edition_board(edition).milepost_of[event.city]
            ):
                return text
            values = {"name": name, "from": place, "to": event.city}
            values["payoff"] = money(payoff(place, event.city), language)
            return text + "\n" + say("desk-event-destination", language, **values)
        case HomeSwapped():
            values = {"name": name, "home": event.home, "to": event.destination}
            values["payoff"] = money(payoff(event.home, event.destination), language)
            return say("desk-event-swapped", language, **values)
        case TurnLost():
            return say("desk-event-lost", language, name=name, city=event.city)
        case Corrected():
            nothing = say("desk-none", language)
            values = {"name": name, "fact": event.fact}
            values.update(after=event.after or nothing, before=event.before or nothing)
            return say("desk-event-corrected", language, **values)


def summarize_entry(names: Sequence[str], events: Sequence[DeskEvent], language: str) -> str:
    """Return an entry on one line for the history."""
    summary = ""
    for index, event in enumerate(events):
        following = events[index + 1] if index + 1 < len(events) else None
        part = _summarize_event(event, following, names[event.seat], language)
        if part and summary:
            summary = say("desk-line-then", language, first=summary, second=part)
        else:
            summary = summary or part
    return summary


def _summarize_event(
    event: DeskEvent, following: DeskEvent | None, name: str, language: str
) -> str:
    match event:
        case Arrived():
            payoff = money(event.payoff, language)
            return say("desk-line-arrived", language, name=name, city=event.city, payoff=payoff)
        case RegionRolled(free=True):
            dice_text = dice_label(event.dice, language)
            values = {
                "name": name,
                "region": region_name(event.region, language),
                "dice": dice_text,
            }
            return say("desk-line-naming", language, **values)
        case RegionRolled():
            return ""
        case RegionChosen():
            return say(
                "desk-line-named", language, name=name, region=region_name(event.region, language)
            )
        case CityRolled():
            dice_text = dice_label(event.dice, language)
            code = "home" if event.purpose == "home" else "destination"
            code = "lost" if isinstance(following, TurnLost) else code
            values = {
                "name": name,
                "city": event.city,
                "dice": f"{region_name(event.region, language)}, {dice_text}",
            }
            return say(f"desk-line-{code}", language, **values)
        case HomeSwapped():
            return say("desk-line-swapped", language, name=name, home=event.home)
        case TurnLost():
            return ""
        case Corrected():
            nothing = say("desk-none", language)
            values = {"name": name, "fact": fact_name(event.fact, language)}
            values.update(after=event.after or nothing, before=event.before or nothing)
            return say("desk-line-corrected", language, **values)
