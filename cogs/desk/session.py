"""`/desk session …`: a session that tracks where everybody is, and its buttons."""

from __future__ import annotations

import re
from collections.abc import Sequence

import discord
from discord import app_commands

from bot.chat.base.display_names import shown_name
from bot.chat.base.errors import Refusal, report_errors
from bot.chat.base.language import channel_language, private_language
from bot.chat.base.services import services_of
from bot.chat.base.slash import localized
from bot.tables.desks import DeskChange, DeskError, Kind, Outcome, Session
from cogs.desk import find, session_cards
from cogs.desk.access import require_act, require_decide, require_end
from cogs.desk.cards import Card, edit_card, send_card, send_next_card
from cogs.desk.commands import EDITIONS, desk
from cogs.desk.press import on_press
from cogs.desk.service import desks_of, place_key, translate_errors
from cogs.desk.words import strip_formatting
from data.texts import say
from rules.rail_baron.cities.lookup import regions
from rules.rail_baron.dice_desk.desk import (
    MAX_NAME_LENGTH,
    MAX_PEOPLE,
    Fact,
    correct_fact,
    draw_next,
    name_region,
    next_person,
    swap_home,
)

session = app_commands.Group(name="session", description=localized("desk-do-session"), parent=desk)
FACTS = [
    app_commands.Choice(name=localized(f"desk-fact-{fact}"), value=fact)
    for fact in ("home", "place", "destination")
]
SEAT_PATTERN = r"\d{1,12}:\d{1,9}:[0-5]"
"""Pattern of the parts of a component id: session, version, seat."""
_MENTION = re.compile(r"<@!?(\d+)>")


async def _require_session(interaction: discord.Interaction) -> Session:
    desk_session = await desks_of(interaction.client).open_session(place_key(interaction))
    if desk_session is None:
        raise Refusal("desk-refuse-none-open")
    return desk_session


@session.command(name="start", description=localized("desk-do-session-start"))
@app_commands.describe(
    people=localized("desk-option-people"), edition=localized("desk-option-edition")
)
@app_commands.choices(edition=EDITIONS)
@report_errors
async def start(
    interaction: discord.Interaction,
    people: app_commands.Range[str, 1, 300],
    edition: str | None = None,
) -> None:
    names, users = await _parse_people(interaction, people)
    with translate_errors():
        opened = await desks_of(interaction.client).start(
            place_key(interaction),
            interaction.user.id,
            names,
            users,
            "u21" if edition == "u21" else "original",
            str(interaction.id),
        )
    await send_card(
        interaction, session_cards.opened_card(opened, await channel_language(interaction))
    )


async def _parse_people(
    interaction: discord.Interaction, people: str
) -> tuple[list[str], dict[int, int]]:
    """Return the names in order, and the user ids of those who were mentioned, by number."""
    text = _MENTION.sub(lambda match_: f",<@{match_[1]}>,", people)
    pieces = re.split(r"[,;\n]", text) if re.search(r"[,;\n]", text) else text.split()
    entries = [piece for piece in map(str.strip, pieces) if piece]
    if len(entries) > MAX_PEOPLE:
        raise Refusal("desk-refuse-people-count", count=len(entries), most=MAX_PEOPLE)
    mentions = [_MENTION.fullmatch(piece) for piece in entries]
    users = {seat: int(match_[1]) for seat, match_ in enumerate(mentions) if match_}
    display_names, language = (
        await _fetch_names(interaction, users),
        await channel_language(interaction),
    )
    names = [
        display_names.get(seat) or strip_formatting(piece) for seat, piece in enumerate(entries)
    ]
    return [name or _default_name(seat, language) for seat, name in enumerate(names)], users


def _default_name(seat: int, language: str) -> str:
    """Return the name of a person whose own name has no visible characters."""
    return say("house-player", language, number=seat + 1)


async def _fetch_names(interaction: discord.Interaction, users: dict[int, int]) -> dict[int, str]:
    """Return the display names of these users. The interaction is waiting for its response, so
    a name that is not fetched soon is replaced by a default. Raises `Refusal` for an unknown
    user."""
    people, guild = services_of(interaction.client).people, interaction.guild_id or 0
    people.remember_name(interaction)
    fetched = await people.names(interaction.client, guild, list(users.values()))
    if "" in fetched:
        raise Refusal("desk-refuse-user-unknown")
    language = await channel_language(interaction)
    names = zip(users, fetched, strict=True)
    return {
        seat: strip_formatting(name or "")[:MAX_NAME_LENGTH] or _default_name(seat, language)
        for seat, name in names
    }


@session.command(name="next", description=localized("desk-do-session-next"))
@app_commands.describe(person=localized("desk-option-person"))
@app_commands.autocomplete(person=find.complete_person)
@report_errors
async def next_(interaction: discord.Interaction, person: str | None = None) -> None:
    desk_session = await _require_session(interaction)
    require_act(interaction, desk_session)
    language = await channel_language(interaction)
    if desk_session.desk.naming:
        await send_card(
            interaction, session_cards.status_card(desk_session, language), private=True
        )
        return
    seat = (
        next_person(desk_session.desk)
        if person is None
        else await _parse_seat(desk_session, person, interaction)
    )
    if seat is None:
        card = session_cards.status_card(
            desk_session, await private_language(interaction), ask=True
        )
        await send_card(interaction, card, private=True)
        return
    outcome = await _roll_next(interaction, desk_session.id, seat, None)
    await send_card(interaction, session_cards.entry_card(outcome, language))


async def _parse_seat(desk_session: Session, person: str, interaction: discord.Interaction) -> int:
    names = [member.name for member in desk_session.desk.people]
    return find.parse_person(names, person, await private_language(interaction))


async def _roll_next(
    interaction: discord.Interaction, session_id: int, seat: int, version: int | None
) -> Outcome:
    return await _apply_change(
        interaction, session_id, "next", lambda desk, dice: draw_next(desk, seat, dice), version
    )


async def _apply_change(
    interaction: discord.Interaction,
    session_id: int,
    kind: Kind,
    change: DeskChange,
    version: int | None,
) -> Outcome:
    with translate_errors():
        return await desks_of(interaction.client).act(
            session_id,
            kind,
            interaction.user.id,
            str(interaction.id),
            change,
            version,
        )


@session.command(name="status", description=localized("desk-do-session-status"))
@report_errors
async def status(interaction: discord.Interaction) -> None:
    desk_session = await _require_session(interaction)
    await send_card(
        interaction, session_cards.status_card(desk_session, await channel_language(interaction))
    )


@session.command(name="history", description=localized("desk-do-session-history"))
@report_errors
async def history(interaction: discord.Interaction) -> None:
    desk_session = await _require_session(interaction)
    await send_card(interaction, await _history_page(interaction, desk_session.id, 0), private=True)


async def _history_page(interaction: discord.Interaction, session_id: int, page: int) -> Card:
    desks = desks_of(interaction.client)
    with translate_errors():
        desk_session = await desks.get(session_id)
    entries = await desks.history(session_id)
    return session_cards.history_card(
        desk_session, entries, page, await private_language(interaction)
    )


@session.command(name="swap", description=localized("desk-do-session-swap"))
@app_commands.describe(person=localized("desk-option-person-needed"))
@app_commands.autocomplete(person=find.complete_person)
@report_errors
async def swap(interaction: discord.Interaction, person: str) -> None:
    desk_session = await _require_session(interaction)
    seat = await _parse_seat(desk_session, person, interaction)
    require_decide(interaction, desk_session, seat)
    outcome = await _apply_change(
        interaction, desk_session.id, "swap", lambda d, _: swap_home(d, seat), None
    )
    await send_card(
        interaction, session_cards.entry_card(outcome, await channel_language(interaction))
    )


@session.command(name="correct", description=localized("desk-do-session-correct"))
@app_commands.describe(
    person=localized("desk-option-person-needed"),
    what=localized("desk-option-fact"),
    city=localized("desk-option-fact-city"),
)
@app_commands.choices(what=FACTS)
@app_commands.autocomplete(person=find.complete_person, city=find.complete_city)
@report_errors
async def correct_(
    interaction: discord.Interaction, person: str, what: str, city: str | None = None
) -> None:
    desk_session = await _require_session(interaction)
    require_act(interaction, desk_session)
    seat, fact = await _parse_seat(desk_session, person, interaction), _parse_fact(what)
    new_city = (
        find.parse_city(city, desk_session.desk.edition, await private_language(interaction))
        if city
        else None
    )
    outcome = await _apply_change(
        interaction,
        desk_session.id,
        "correct",
        lambda d, _: correct_fact(d, seat, fact, new_city),
        None,
    )
    await send_card(
        interaction, session_cards.entry_card(outcome, await channel_language(interaction))
    )


def _parse_fact(text: str) -> Fact:
    for fact in ("home", "place"):
        if text == fact:
            return fact
    return "destination"


@session.command(name="undo", description=localized("desk-do-session-undo"))
@report_errors
async def undo(interaction: discord.Interaction) -> None:
    desk_session = await _require_session(interaction)
    await send_card(interaction, await _undo_entry(interaction, desk_session, None))


async def _undo_entry(
    interaction: discord.Interaction, desk_session: Session, version: int | None
) -> Card:
    require_act(interaction, desk_session)
    desks = desks_of(interaction.client)
    with translate_errors():
        outcome = await desks.undo(
            desk_session.id, interaction.user.id, str(interaction.id), version
        )
    entries = await desks.history(desk_session.id)
    undone = next(entry for entry in entries if entry.number == outcome.entry.undoes)
    language = await channel_language(interaction)
    user_name = strip_formatting(shown_name(interaction.user, language))
    return session_cards.undone_card(outcome, undone, user_name, language)


@session.command(name="end", description=localized("desk-do-session-end"))
@report_errors
async def end(interaction: discord.Interaction) -> None:
    desk_session = await _require_session(interaction)
    require_end(interaction, desk_session)
    card = session_cards.confirm_end_card(desk_session, await private_language(interaction))
    await send_card(interaction, card, private=True)


async def _current_session(
    interaction: discord.Interaction, session_id: str, version: str
) -> Session | None:
    """Return the session of a button; None if it has moved on, after showing the user how it
    stands now. Raises `Refusal` if it has ended."""
    desks = desks_of(interaction.client)
    with translate_errors():
        desk_session = await desks.get(int(session_id))
        if desk_session.ended:
            raise DeskError("ended")
    if desk_session.version == int(version):
        return desk_session
    await _show_moved_on(interaction, desk_session)
    return None


def _decode_seat(desk_session: Session, part: str) -> int:
    if int(part) >= len(desk_session.desk.people):
        raise Refusal("desk-refuse-forged")
    return int(part)


async def _show_moved_on(interaction: discord.Interaction, desk_session: Session) -> None:
    language = await private_language(interaction)
    card = session_cards.status_card(desk_session, language)
    card.lines = [say("desk-refuse-moved-on", language), "", *card.lines]
    await send_card(interaction, card, private=True)


@on_press("next", SEAT_PATTERN)
async def press_next(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    desk_session = await _current_session(interaction, parts[0], parts[1])
    if desk_session is None:
        return
    require_act(interaction, desk_session)
    outcome = await _roll_next(
        interaction, desk_session.id, _decode_seat(desk_session, parts[2]), desk_session.version
    )
    await send_next_card(
        interaction, session_cards.entry_card(outcome, await channel_language(interaction))
    )


@on_press("name", r"\d{1,12}:\d{1,9}:[0-6]")
async def press_region(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    desk_session = await _current_session(interaction, parts[0], parts[1])
    if desk_session is None or desk_session.desk.naming is None:
        return
    require_decide(interaction, desk_session, desk_session.desk.naming.person)
    region = regions()[int(parts[2])]
    outcome = await _apply_change(
        interaction,
        desk_session.id,
        "region",
        lambda d, dice: name_region(d, region, dice),
        desk_session.version,
    )
    await send_next_card(
        interaction, session_cards.entry_card(outcome, await channel_language(interaction))
    )


@on_press("swap", SEAT_PATTERN)
async def press_swap(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    desk_session = await _current_session(interaction, parts[0], parts[1])
    if desk_session is None:
        return
    seat = _decode_seat(desk_session, parts[2])
    require_decide(interaction, desk_session, seat)
    outcome = await _apply_change(
        interaction, desk_session.id, "swap", lambda d, _: swap_home(d, seat), desk_session.version
    )
    await send_next_card(
        interaction, session_cards.entry_card(outcome, await channel_language(interaction))
    )


@on_press("undo", r"\d{1,12}:\d{1,9}")
async def press_undo(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    desk_session = await _current_session(interaction, parts[0], parts[1])
    if desk_session is not None:
        await send_next_card(
            interaction, await _undo_entry(interaction, desk_session, desk_session.version)
        )


@on_press("history", r"\d{1,12}:0")
async def press_history(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    await send_card(interaction, await _history_page(interaction, int(parts[0]), 0), private=True)


@on_press("page", r"\d{1,12}:\d{1,6}")
async def press_page(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    await edit_card(interaction, await _history_page(interaction, int(parts[0]), int(parts[1])))


@on_press("end", r"\d{1,12}")
async def press_end(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    desks = desks_of(interaction.client)
    with translate_errors():
        desk_session = await desks.get(int(parts[0]))
        if desk_session.ended:
            raise DeskError("ended")
    require_end(interaction, desk_session)
    ended = await desks.end(desk_session.id)
    entries = await desks.history(desk_session.id)
    card = session_cards.ended_card(ended, entries, await channel_language(interaction))
    await send_next_card(interaction, card)


@on_press("back", r"\d{1,12}")
async def press_back(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    await interaction.delete_original_response()
