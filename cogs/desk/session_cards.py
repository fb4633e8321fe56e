"""The cards of a desk session: the result of an entry, the status, the history, the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.tables.desks import Entry, Outcome, Session, effective_entries
from cogs.desk.cards import Card, desk_button
from cogs.desk.lookups import describe_regions, region_buttons
from cogs.desk.rolls import CITIES
from cogs.desk.words import (
    describe_person,
    edition_name,
    join_with_and,
    narrate_entry,
    summarize_entry,
)
from data.rail_baron import region_name
from data.texts import money, say
from render.rail_baron.desk.desk_tables import lookup_tables
from rules.rail_baron.dice_desk.desk import Desk, Lookup, next_person
from rules.rail_baron.model.events import Arrived, CityRolled, RegionChosen, RegionRolled

PAGE_SIZE = 10
"""Lines of history on a page."""


def opened_card(session: Session, language: str) -> Card:
    people = [person.name for person in session.desk.people]
    lines = [
        join_with_and(people, language),
        say("desk-session-edition", language, edition=edition_name(session.desk.edition, language)),
        say("desk-session-how", language),
    ]
    footer = [say("desk-session-sealed", language, commitment=session.commitment)]
    title = say("desk-session-opened", language)
    return Card(title, lines, [], people_buttons(session, language), footer)


def status_card(session: Session, language: str, ask: bool = False) -> Card:
    """Return the card with everybody's position; with `ask`, it asks who has arrived."""
    title = say("desk-session-ask" if ask else "desk-session-status", language)
    lines = [describe_person(session.desk, i, language) for i in range(len(session.desk.people))]
    if session.desk.naming:
        naming = session.desk.naming
        person = session.desk.people[naming.person]
        region = region_name(naming.region, language)
        values = {"city": person.place, "region": region, "who": person.name}
        lines += ["", say("desk-name-one", language, **values)]
    counter = say("desk-session-counter", language, count=session.counter)
    sealed = say("desk-session-sealed", language, commitment=session.commitment)
    footer = [] if ask else [counter + " " + sealed]
    return Card(title, lines, [], _session_buttons(session, language), footer)


def entry_card(outcome: Outcome, language: str) -> Card:
    """Return the result of a press or command, with buttons for what can be done next."""
    session, entry = outcome.session, outcome.entry
    desk = session.desk
    seat = entry.events[0].seat
    lines = narrate_entry(outcome.before, entry.events, language)
    draws = []
    lookup = entry_lookup(outcome.before, entry)
    if lookup is not None:
        origin = _trip_origin(outcome.before, entry)
        draws.append(partial(lookup_tables, lookup, desk.edition, language, origin))
    if desk.naming and outcome.entry.kind == "next":
        lines += describe_regions(desk.edition, str(desk.people[seat].place), language)
    buttons = _session_buttons(session, language)
    person = desk.people[seat]
    if person.place and person.destination:
        buttons.append(trip_button(person.place, person.destination, session, language))
    return Card(person.name, lines, draws, buttons)


def undone_card(outcome: Outcome, undone: Entry, who: str, language: str) -> Card:
    session = outcome.session
    names = [person.name for person in session.desk.people]
    summary = summarize_entry(names, undone.events, language)
    sentence = say("desk-event-undone", language, who=who, number=undone.number, what=summary)
    lines = [sentence, ""]
    lines += [describe_person(session.desk, i, language) for i in range(len(names))]
    title = say("desk-session-status", language)
    return Card(title, lines, [], _session_buttons(session, language))


def entry_lookup(before: Desk, entry: Entry) -> Lookup | None:
    """Return the dice of an entry as one lookup; None if it has none.

    After a region was named these are city dice only: the region dice belong to the entry
    before, and are not shown again."""
    region: RegionRolled | RegionChosen | None = None
    city: CityRolled | None = None
    for event in entry.events:
        if isinstance(event, RegionRolled | RegionChosen):
            region = event
        elif isinstance(event, CityRolled):
            city = event
    if isinstance(region, RegionRolled):
        region_drawn = None if region.free else region.region
        dice, name = (city.dice, city.city) if city else (None, None)
        return Lookup(region.dice, region.region, region_drawn, dice, name)
    if isinstance(region, RegionChosen) and city is not None:
        rolled = before.naming.region if before.naming else region.region
        return Lookup(None, rolled, region.region, city.dice, city.city)
    return None


def _trip_origin(before: Desk, entry: Entry) -> str | None:
    """Return the city from which the entry drew a destination; None for a home."""
    for event in entry.events:
        if isinstance(event, Arrived):
            return event.city
        if isinstance(event, CityRolled | RegionRolled) and event.purpose == "home":
            return None
    return before.people[entry.events[0].seat].place


def people_buttons(session: Session, language: str) -> list[ui.Button[Any]]:
    """Return a button for each person who can roll, saying what for."""
    desk, buttons = session.desk, []
    next_seat = next_person(desk)
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
        style = discord.ButtonStyle.success if seat == next_seat else discord.ButtonStyle.primary
        buttons.append(
            desk_button("next", session.id, session.version, seat, label=label, style=style)
        )
    return buttons


def next_buttons(session: Session, language: str) -> list[ui.Button[Any]]:
    """Return the buttons for the next roll, or for the region that must be named."""
    if session.desk.naming:
        return region_buttons("name", (session.id, session.version), language)
    return people_buttons(session, language)


def _session_buttons(session: Session, language: str) -> list[ui.Button[Any]]:
    desk = session.desk
    undo = desk_button("undo", session.id, session.version, label=say("desk-button-undo", language))
    buttons = next_buttons(session, language)
    if desk.naming:
        return [*buttons, undo]
    for seat, person in enumerate(desk.people):
        if person.may_swap:
            label = say("desk-button-swap", language)
            if len(desk.people) > 1:
                label += f": {person.name}"
            buttons.append(desk_button("swap", session.id, session.version, seat, label=label))
    if session.version:
        buttons.append(undo)
    label = say("desk-button-history", language)
    return [*buttons, desk_button("history", session.id, 0, label=label)]


def trip_button(a: str, b: str, session: Session, language: str) -> ui.Button[Any]:
    parts = (CITIES.index(a), CITIES.index(b), session.desk.edition[0])
    return desk_button("trip", *parts, label=say("desk-button-trip", language))


def history_card(session: Session, entries: Sequence[Entry], page: int, language: str) -> Card:
    """Return a page of the history, page 0 the newest; undone entries are struck through."""
    title = say("desk-history-title", language)
    if not entries:
        return Card(title, [say("desk-history-empty", language)])
    pages = -(-len(entries) // PAGE_SIZE)
    page = max(0, min(page, pages - 1))
    end = len(entries) - page * PAGE_SIZE
    shown = entries[max(0, end - PAGE_SIZE) : end]
    undone = {entry.undoes for entry in entries}
    names = [person.name for person in session.desk.people]
    lines = [_describe_entry(entry, entry.number in undone, names, language) for entry in shown]
    footer = [say("desk-history-page", language, page=pages - page, pages=pages)]
    buttons = []
    if page + 1 < pages:
        label = say("desk-button-older", language)
        buttons.append(desk_button("page", session.id, page + 1, label=label))
    if page > 0:
        label = say("desk-button-newer", language)
        buttons.append(desk_button("page", session.id, page - 1, label=label))
    return Card(title, lines, [], buttons, footer)


def _describe_entry(entry: Entry, undone: bool, names: Sequence[str], language: str) -> str:
    if entry.kind == "undo":
        values = {"number": entry.number, "undoes": entry.undoes}
        return say("desk-history-undo", language, **values)
    summary = summarize_entry(names, entry.events, language)
    if entry.draws:
        first, last = entry.draws[0].counter, entry.draws[-1].counter
        summary = say("desk-history-dice", language, what=summary, first=first, last=last)
    code = "undone" if undone else "line"
    return say(f"desk-history-{code}", language, number=entry.number, what=summary)


def confirm_end_card(session: Session, language: str) -> Card:
    buttons = [
        desk_button(
            "end",
            session.id,
            label=say("desk-button-end", language),
            style=discord.ButtonStyle.danger,
        ),
        desk_button("back", session.id, label=say("desk-button-back", language)),
    ]
    return Card(say("desk-button-end", language), [say("desk-end-sure", language)], [], buttons)


def ended_card(session: Session, entries: Sequence[Entry], language: str) -> Card:
    """Return the final card: everybody's payoffs, the seed, and the record as a file."""
    payoffs: dict[int, list[int]] = {seat: [] for seat in range(len(session.desk.people))}
    for entry in effective_entries(entries):
        for event in entry.events:
            if isinstance(event, Arrived):
                payoffs[event.seat].append(event.payoff)
    lines = [
        say(
            "desk-end-line",
            language,
            name=person.name,
            payoff=money(sum(payoffs[seat]), language),
            trips=len(payoffs[seat]),
        )
        for seat, person in enumerate(session.desk.people)
    ]
    values = {"commitment": session.commitment, "count": session.counter}
    footer = [
        say("desk-end-seed", language, seed=str(session.seed)),
        say("desk-end-check", language, **values),
    ]
    text = session_record(session, entries, language)
    history = desk_button("history", session.id, 0, label=say("desk-button-history", language))
    title = say("desk-end-title", language)
    return Card(title, lines, [], [history], footer, (f"desk-{session.id}.txt", text))


def session_record(session: Session, entries: Sequence[Entry], language: str) -> str:
    """Return the whole session as text: every entry with its dice, and how to check them."""
    names = [person.name for person in session.desk.people]
    edition = edition_name(session.desk.edition, language)
    undone = {entry.undoes for entry in entries}
    lines = [
        say("desk-record-title", language, number=session.id),
        say("desk-record-dates", language, started=session.started, ended=str(session.ended)),
        say("desk-record-board", language, edition=edition, people=join_with_and(names, language)),
        say("desk-record-commitment", language, commitment=session.commitment),
        say("desk-record-seed", language, seed=str(session.seed)),
        say("desk-record-how", language),
        "",
    ]
    for entry in entries:
        if entry.kind == "undo":
            summary = say("desk-record-undo", language, undoes=entry.undoes)
        else:
            summary = summarize_entry(names, entry.events, language)
        if entry.number in undone:
            summary = say("desk-record-undone", language, what=summary)
        values = {"number": entry.number, "at": entry.at, "what": summary}
        lines.append(say("desk-record-line", language, **values))
        if entry.draws:
            dice = " ".join(f"{draw.counter}:{draw.value}" for draw in entry.draws)
            lines.append(say("desk-record-draws", language, draws=dice))
    return "\n".join(lines) + "\n"
