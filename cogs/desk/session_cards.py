"""The cards of a desk session: what an entry did, how everybody stands, history, the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.tables.desks import Entry, Outcome, Session, standing_entries
from cogs.desk.cards import Card, button
from cogs.desk.lookups import region_buttons, region_offers
from cogs.desk.rolls import CITIES
from cogs.desk.words import both, edition_name, line, person_line, story
from data.rail_baron import region_name
from data.texts import money, say
from render.rail_baron.desk.desk_tables import lookup_tables
from rules.rail_baron.dice_desk.desk import Desk, Lookup, whose_next
from rules.rail_baron.model.events import Arrived, CityRolled, RegionChosen, RegionRolled

PAGE = 10
"""Lines of history on a page."""


def opened_card(session: Session, language: str) -> Card:
    people = [person.name for person in session.desk.people]
    lines = [
        both(people, language),
        say("desk-session-edition", language, edition=edition_name(session.desk.edition, language)),
        say("desk-session-how", language),
    ]
    footer = [say("desk-session-sealed", language, commitment=session.commitment)]
    title = say("desk-session-opened", language)
    return Card(title, lines, [], people_buttons(session, language), footer)


def status_card(session: Session, language: str, ask: bool = False) -> Card:
    """Where everybody is; with `ask` the question is who has arrived."""
    title = say("desk-session-ask" if ask else "desk-session-status", language)
    lines = [person_line(session.desk, i, language) for i in range(len(session.desk.people))]
    if session.desk.naming:
        naming = session.desk.naming
        person = session.desk.people[naming.person]
        region = region_name(naming.region, language)
        values = {"city": person.place, "region": region, "who": person.name}
        lines += ["", say("desk-name-one", language, **values)]
    counter = say("desk-session-counter", language, count=session.counter)
    sealed = say("desk-session-sealed", language, commitment=session.commitment)
    footer = [] if ask else [counter + " " + sealed]
    return Card(title, lines, [], _buttons(session, language), footer)


def entry_card(outcome: Outcome, language: str) -> Card:
    """What a press or a command just did, and what can be pressed next."""
    session, entry = outcome.session, outcome.entry
    desk = session.desk
    seat = entry.events[0].seat
    lines = story(outcome.before, entry.events, language)
    draws = []
    drawn = lookup_of(outcome.before, entry)
    if drawn is not None:
        origin = _origin(outcome.before, entry)
        draws.append(partial(lookup_tables, drawn, desk.edition, language, origin))
    if desk.naming and outcome.entry.kind == "next":
        lines += region_offers(desk.edition, str(desk.people[seat].place), language)
    buttons = _buttons(session, language)
    person = desk.people[seat]
    if person.place and person.destination:
        buttons.append(trip_button(person.place, person.destination, session, language))
    return Card(person.name, lines, draws, buttons)


def undone_card(outcome: Outcome, undone: Entry, who: str, language: str) -> Card:
    session = outcome.session
    names = [person.name for person in session.desk.people]
    what = line(names, undone.events, language)
    told = say("desk-event-undone", language, who=who, number=undone.number, what=what)
    lines = [told, ""]
    lines += [person_line(session.desk, i, language) for i in range(len(names))]
    title = say("desk-session-status", language)
    return Card(title, lines, [], _buttons(session, language))


def lookup_of(before: Desk, entry: Entry) -> Lookup | None:
    """The dice of an entry as one lookup; None if it drew none. After a region was named there are
    city dice only, and the region dice are those of the entry before, not shown again."""
    region: RegionRolled | RegionChosen | None = None
    city: CityRolled | None = None
    for event in entry.events:
        if isinstance(event, RegionRolled | RegionChosen):
            region = event
        elif isinstance(event, CityRolled):
            city = event
    if isinstance(region, RegionRolled):
        drawn = None if region.free else region.region
        dice, name = (city.dice, city.city) if city else (None, None)
        return Lookup(region.dice, region.region, drawn, dice, name)
    if isinstance(region, RegionChosen) and city is not None:
        rolled = before.naming.region if before.naming else region.region
        return Lookup(None, rolled, region.region, city.dice, city.city)
    return None


def _origin(before: Desk, entry: Entry) -> str | None:
    """The city from which the entry drew a destination; None for a home."""
    for event in entry.events:
        if isinstance(event, Arrived):
            return event.city
        if isinstance(event, CityRolled | RegionRolled) and event.purpose == "home":
            return None
    return before.people[entry.events[0].seat].place


def people_buttons(session: Session, language: str) -> list[ui.Button[Any]]:
    """One button a person: what pressing it would roll."""
    desk, found = session.desk, []
    first = whose_next(desk)
    no_home = any(person.home is None for person in desk.people)
    for seat, person in enumerate(desk.people):
        if person.home is None:
            label = say("desk-name-home", language, name=person.name)
        elif no_home:
            continue
        elif person.destination is not None:
            values = {"name": person.name, "city": person.destination}
            label = say("desk-name-arrived", language, **values)
        else:
            code = "anew" if person.drew_first else "first"
            label = say(f"desk-name-{code}", language, name=person.name)
        style = discord.ButtonStyle.success if seat == first else discord.ButtonStyle.primary
        found.append(button("next", session.id, session.version, seat, label=label, style=style))
    return found


def next_buttons(session: Session, language: str) -> list[ui.Button[Any]]:
    """What is to be rolled next, or the regions of which one is to be named."""
    if session.desk.naming:
        return region_buttons("name", (session.id, session.version), language)
    return people_buttons(session, language)


def _buttons(session: Session, language: str) -> list[ui.Button[Any]]:
    desk = session.desk
    undo = button("undo", session.id, session.version, label=say("desk-button-undo", language))
    found = next_buttons(session, language)
    if desk.naming:
        return [*found, undo]
    for seat, person in enumerate(desk.people):
        if person.may_swap:
            label = say("desk-button-swap", language)
            if len(desk.people) > 1:
                label += f": {person.name}"
            found.append(button("swap", session.id, session.version, seat, label=label))
    if session.version:
        found.append(undo)
    label = say("desk-button-history", language)
    return [*found, button("history", session.id, 0, label=label)]


def trip_button(a: str, b: str, session: Session, language: str) -> ui.Button[Any]:
    parts = (CITIES.index(a), CITIES.index(b), session.desk.edition[0])
    return button("trip", *parts, label=say("desk-button-trip", language))


def history_card(session: Session, entries: Sequence[Entry], page: int, language: str) -> Card:
    """A page of the history, page 0 the newest; taken back entries are struck out."""
    title = say("desk-history-title", language)
    if not entries:
        return Card(title, [say("desk-history-empty", language)])
    pages = -(-len(entries) // PAGE)
    page = max(0, min(page, pages - 1))
    end = len(entries) - page * PAGE
    shown = entries[max(0, end - PAGE) : end]
    undone = {entry.undoes for entry in entries}
    names = [person.name for person in session.desk.people]
    lines = [_history_line(entry, entry.number in undone, names, language) for entry in shown]
    footer = [say("desk-history-page", language, page=pages - page, pages=pages)]
    buttons = []
    if page + 1 < pages:
        label = say("desk-button-older", language)
        buttons.append(button("page", session.id, page + 1, label=label))
    if page > 0:
        label = say("desk-button-newer", language)
        buttons.append(button("page", session.id, page - 1, label=label))
    return Card(title, lines, [], buttons, footer)


def _history_line(entry: Entry, undone: bool, names: Sequence[str], language: str) -> str:
    if entry.kind == "undo":
        values = {"number": entry.number, "undoes": entry.undoes}
        return say("desk-history-undo", language, **values)
    what = line(names, entry.events, language)
    if entry.draws:
        first, last = entry.draws[0].counter, entry.draws[-1].counter
        what = say("desk-history-dice", language, what=what, first=first, last=last)
    code = "undone" if undone else "line"
    return say(f"desk-history-{code}", language, number=entry.number, what=what)


def sure_card(session: Session, language: str) -> Card:
    buttons = [
        button(
            "end",
            session.id,
            label=say("desk-button-end", language),
            style=discord.ButtonStyle.danger,
        ),
        button("back", session.id, label=say("desk-button-back", language)),
    ]
    return Card(say("desk-button-end", language), [say("desk-end-sure", language)], [], buttons)


def ended_card(session: Session, entries: Sequence[Entry], language: str) -> Card:
    """Payoffs of everybody, the seed, and the record as a file."""
    paid: dict[int, list[int]] = {seat: [] for seat in range(len(session.desk.people))}
    for entry in standing_entries(entries):
        for event in entry.events:
            if isinstance(event, Arrived):
                paid[event.seat].append(event.payoff)
    lines = [
        say(
            "desk-end-line",
            language,
            name=person.name,
            payoff=money(sum(paid[seat]), language),
            trips=len(paid[seat]),
        )
        for seat, person in enumerate(session.desk.people)
    ]
    values = {"commitment": session.commitment, "count": session.counter}
    footer = [
        say("desk-end-seed", language, seed=str(session.seed)),
        say("desk-end-check", language, **values),
    ]
    text = record(session, entries, language)
    history = button("history", session.id, 0, label=say("desk-button-history", language))
    title = say("desk-end-title", language)
    return Card(title, lines, [], [history], footer, (f"desk-{session.id}.txt", text))


def record(session: Session, entries: Sequence[Entry], language: str) -> str:
    """The whole session as text: every entry with its dice, and how to check them."""
    names = [person.name for person in session.desk.people]
    board = edition_name(session.desk.edition, language)
    undone = {entry.undoes for entry in entries}
    lines = [
        say("desk-record-title", language, number=session.id),
        say("desk-record-dates", language, started=session.started, ended=str(session.ended)),
        say("desk-record-board", language, edition=board, people=both(names, language)),
        say("desk-record-commitment", language, commitment=session.commitment),
        say("desk-record-seed", language, seed=str(session.seed)),
        say("desk-record-how", language),
        "",
    ]
    for entry in entries:
        if entry.kind == "undo":
            what = say("desk-record-undo", language, undoes=entry.undoes)
        else:
            what = line(names, entry.events, language)
        if entry.number in undone:
            what = say("desk-record-undone", language, what=what)
        values = {"number": entry.number, "at": entry.at, "what": what}
        lines.append(say("desk-record-line", language, **values))
        if entry.draws:
            dice = " ".join(f"{draw.counter}:{draw.value}" for draw in entry.draws)
            lines.append(say("desk-record-draws", language, draws=dice))
    return "\n".join(lines) + "\n"
