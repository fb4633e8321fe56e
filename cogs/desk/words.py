"""The desk's facts in words: dice, shares, lists, and what happened at a desk."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from babel.lists import format_list

from bot.chat.base.display_names import clean_name
from data.rail_baron import region_name
from data.texts import money, percent, say
from rules.rail_baron.dice_desk.desk import Corrected, Desk, DeskEvent, graph
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


def both(names: Sequence[str], language: str) -> str:
    """A, B and C."""
    return str(format_list(list(names), locale=language))


def either(names: Sequence[str], language: str) -> str:
    """A, B or C."""
    return str(format_list(list(names), style="or", locale=language))


def share(chance: Fraction, language: str) -> str:
    """A chance as a percentage with one decimal."""
    return percent(float(chance), language)


def mean(dollars: Fraction, language: str) -> str:
    """An average, to the hundred dollars."""
    return money(round(float(dollars) / 100) * 100, language)


def tidy(name: str) -> str:
    """A name without the characters that Discord would read as formatting."""
    return " ".join(re.sub(r"[*_~`|‹›\[\]()#\\@]", " ", clean_name(name)).split())


def parity(dice: Three) -> str:
    return "odd" if dice[0] % 2 else "even"


def dice_words(dice: Three, language: str) -> str:
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


def dice_short(dice: Three, language: str) -> str:
    """Such as "odd 7"."""
    return say("desk-line-roll", language, parity=parity(dice), sum=dice[1] + dice[2])


def edition_name(edition: Edition, language: str) -> str:
    return say(f"desk-edition-{edition}", language)


def fact_name(fact: str, language: str) -> str:
    return say(f"desk-fact-{fact}", language)


def person_line(desk: Desk, seat: int, language: str) -> str:
    """Where a person of a session is and is going."""
    person = desk.people[seat]
    values: dict[str, Any] = {"name": person.name, "home": person.home}
    if person.home is None or person.place is None:
        return say("desk-person-new", language, name=person.name)
    values["from"] = person.place
    if desk.naming and desk.naming.person == seat:
        return say("desk-person-naming", language, **values)
    if person.destination is not None:
        paid = graph(desk.edition).payoff(person.place, person.destination)
        values.update(to=person.destination, payoff=money(paid, language))
        return say("desk-person-going", language, **values)
    return say("desk-person-idle" if person.drew_first else "desk-person-home", language, **values)


def story(before: Desk, events: Sequence[DeskEvent], language: str) -> list[str]:
    """What an entry did, in sentences for its card."""
    names = [person.name for person in before.people]
    places = [person.place for person in before.people]
    lines = []
    for event in events:
        name = names[event.seat]
        if isinstance(event, Arrived):
            places[event.seat] = event.city
        line = _sentence(event, name, places[event.seat] or "", before.edition, language)
        lines.append(line)
    return lines


def _sentence(event: DeskEvent, name: str, place: str, edition: Edition, language: str) -> str:
    paid = graph(edition).payoff
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
            rolled = dice_words(event.dice, language)
            text = say(
                "desk-rolled-region",
                language,
                dice=rolled,
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
            rolled = dice_words(event.dice, language)
            text = say("desk-rolled-city", language, dice=rolled, city=event.city)
            if event.purpose == "home":
                return text + "\n" + say("desk-event-home", language, name=name, city=event.city)
            if graph(edition).milepost_of[place] == graph(edition).milepost_of[event.city]:
                return text
            values = {"name": name, "from": place, "to": event.city}
            values["payoff"] = money(paid(place, event.city), language)
            return text + "\n" + say("desk-event-destination", language, **values)
        case HomeSwapped():
            values = {"name": name, "home": event.home, "to": event.destination}
            values["payoff"] = money(paid(event.home, event.destination), language)
            return say("desk-event-swapped", language, **values)
        case TurnLost():
            return say("desk-event-lost", language, name=name, city=event.city)
        case Corrected():
            none = say("desk-none", language)
            values = {"name": name, "fact": event.fact}
            values.update(after=event.after or none, before=event.before or none)
            return say("desk-event-corrected", language, **values)


def line(names: Sequence[str], events: Sequence[DeskEvent], language: str) -> str:
    """What an entry did, on one line for the history."""
    told = ""
    for index, event in enumerate(events):
        following = events[index + 1] if index + 1 < len(events) else None
        piece = _piece(event, following, names[event.seat], language)
        if piece and told:
            told = say("desk-line-then", language, first=told, second=piece)
        else:
            told = told or piece
    return told


def _piece(event: DeskEvent, following: DeskEvent | None, name: str, language: str) -> str:
    match event:
        case Arrived():
            paid = money(event.payoff, language)
            return say("desk-line-arrived", language, name=name, city=event.city, payoff=paid)
        case RegionRolled(free=True):
            rolled = dice_short(event.dice, language)
            values = {"name": name, "region": region_name(event.region, language), "dice": rolled}
            return say("desk-line-naming", language, **values)
        case RegionRolled():
            return ""
        case RegionChosen():
            return say(
                "desk-line-named", language, name=name, region=region_name(event.region, language)
            )
        case CityRolled():
            rolled = dice_short(event.dice, language)
            code = "home" if event.purpose == "home" else "destination"
            code = "lost" if isinstance(following, TurnLost) else code
            values = {
                "name": name,
                "city": event.city,
                "dice": f"{region_name(event.region, language)}, {rolled}",
            }
            return say(f"desk-line-{code}", language, **values)
        case HomeSwapped():
            return say("desk-line-swapped", language, name=name, home=event.home)
        case TurnLost():
            return ""
        case Corrected():
            none = say("desk-none", language)
            values = {"name": name, "fact": fact_name(event.fact, language)}
            values.update(after=event.after or none, before=event.before or none)
            return say("desk-line-corrected", language, **values)
