"""`/desk session …`: a desk that remembers where everybody is, and its buttons."""

from __future__ import annotations

import re
from collections.abc import Sequence

import discord
from discord import app_commands

from bot.chat.base.display_names import shown_name
from bot.chat.base.errors import Refusal, told
from bot.chat.base.language import language_here, private_language
from bot.chat.base.services import services_of
from bot.chat.base.slash import described
from bot.tables.desks import Change, DeskError, Kind, Outcome, Session
from cogs.desk import find, session_cards
from cogs.desk.access import may_act, may_decide, may_end
from cogs.desk.cards import Card, answer, replace, retire
from cogs.desk.commands import EDITIONS, desk
from cogs.desk.press import pressed
from cogs.desk.service import desks_of, place_of, refusals
from cogs.desk.words import tidy
from data.texts import say
from rules.rail_baron.cities.lookup import regions
from rules.rail_baron.dice_desk.desk import (
    LONGEST_NAME,
    MOST_PEOPLE,
    Fact,
    correct,
    draw_next,
    name_region,
    swap_home,
    whose_next,
)

session = app_commands.Group(name="session", description=described("desk-do-session"), parent=desk)
FACTS = [
    app_commands.Choice(name=described(f"desk-fact-{fact}"), value=fact)
    for fact in ("home", "place", "destination")
]
SEAT = r"\d{1,12}:\d{1,9}:[0-5]"
_MENTION = re.compile(r"<@!?(\d+)>")


async def _open_here(interaction: discord.Interaction) -> Session:
    found = await desks_of(interaction.client).open_in(place_of(interaction))
    if found is None:
        raise Refusal("desk-refuse-none-open")
    return found


@session.command(name="start", description=described("desk-do-session-start"))
@app_commands.describe(
    people=described("desk-option-people"), edition=described("desk-option-edition")
)
@app_commands.choices(edition=EDITIONS)
@told
async def start(
    interaction: discord.Interaction,
    people: app_commands.Range[str, 1, 300],
    edition: str | None = None,
) -> None:
    names, users = await _named(interaction, people)
    with refusals():
        opened = await desks_of(interaction.client).start(
            place_of(interaction),
            interaction.user.id,
            names,
            users,
            "u21" if edition == "u21" else "original",
            str(interaction.id),
        )
    await answer(interaction, session_cards.opened_card(opened, await language_here(interaction)))


async def _named(interaction: discord.Interaction, people: str) -> tuple[list[str], dict[int, int]]:
    """Names in order and, where somebody was mentioned, who that is."""
    text = _MENTION.sub(lambda found: f",<@{found[1]}>,", people)
    pieces = re.split(r"[,;\n]", text) if re.search(r"[,;\n]", text) else text.split()
    named = [piece for piece in map(str.strip, pieces) if piece]
    if len(named) > MOST_PEOPLE:
        raise Refusal("desk-refuse-people-count", count=len(named), most=MOST_PEOPLE)
    mentions = [_MENTION.fullmatch(piece) for piece in named]
    users = {seat: int(found[1]) for seat, found in enumerate(mentions) if found}
    known, language = await _called(interaction, users), await language_here(interaction)
    names = [known.get(seat) or tidy(piece) for seat, piece in enumerate(named)]
    return [name or _numbered(seat, language) for seat, name in enumerate(names)], users


def _numbered(seat: int, language: str) -> str:
    """The name of somebody in whose own there is nothing to see."""
    return say("house-player", language, number=seat + 1)


async def _called(interaction: discord.Interaction, users: dict[int, int]) -> dict[int, str]:
    """What the persons at these places are called; Discord waits for our answer meanwhile, so a
    name that does not come soon gives way to one that is written in its place."""
    people, guild = services_of(interaction.client).people, interaction.guild_id or 0
    people.learn(interaction)
    found = await people.names(interaction.client, guild, list(users.values()))
    if "" in found:
        raise Refusal("desk-refuse-user-unknown")
    language = await language_here(interaction)
    names = zip(users, found, strict=True)
    return {
        seat: tidy(name or "")[:LONGEST_NAME] or _numbered(seat, language) for seat, name in names
    }


@session.command(name="next", description=described("desk-do-session-next"))
@app_commands.describe(person=described("desk-option-person"))
@app_commands.autocomplete(person=find.complete_person)
@told
async def next_(interaction: discord.Interaction, person: str | None = None) -> None:
    here = await _open_here(interaction)
    may_act(interaction, here)
    language = await language_here(interaction)
    if here.desk.naming:
        await answer(interaction, session_cards.status_card(here, language), private=True)
        return
    seat = whose_next(here.desk) if person is None else await _seat(here, person, interaction)
    if seat is None:
        card = session_cards.status_card(here, await private_language(interaction), ask=True)
        await answer(interaction, card, private=True)
        return
    outcome = await _next(interaction, here.id, seat, None)
    await answer(interaction, session_cards.entry_card(outcome, language))


async def _seat(here: Session, person: str, interaction: discord.Interaction) -> int:
    names = [each.name for each in here.desk.people]
    return find.person(names, person, await private_language(interaction))


async def _next(
    interaction: discord.Interaction, number: int, seat: int, at: int | None
) -> Outcome:
    return await _do(
        interaction, number, "next", lambda desk, dice: draw_next(desk, seat, dice), at
    )


async def _do(
    interaction: discord.Interaction, number: int, kind: Kind, change: Change, at: int | None
) -> Outcome:
    with refusals():
        return await desks_of(interaction.client).act(
            number,
            kind,
            interaction.user.id,
            str(interaction.id),
            change,
            at,
        )


@session.command(name="status", description=described("desk-do-session-status"))
@told
async def status(interaction: discord.Interaction) -> None:
    here = await _open_here(interaction)
    await answer(interaction, session_cards.status_card(here, await language_here(interaction)))


@session.command(name="history", description=described("desk-do-session-history"))
@told
async def history(interaction: discord.Interaction) -> None:
    here = await _open_here(interaction)
    await answer(interaction, await _history(interaction, here.id, 0), private=True)


async def _history(interaction: discord.Interaction, number: int, page: int) -> Card:
    desks = desks_of(interaction.client)
    with refusals():
        found = await desks.get(number)
    entries = await desks.history(number)
    return session_cards.history_card(found, entries, page, await private_language(interaction))


@session.command(name="swap", description=described("desk-do-session-swap"))
@app_commands.describe(person=described("desk-option-person-needed"))
@app_commands.autocomplete(person=find.complete_person)
@told
async def swap(interaction: discord.Interaction, person: str) -> None:
    here = await _open_here(interaction)
    seat = await _seat(here, person, interaction)
    may_decide(interaction, here, seat)
    outcome = await _do(interaction, here.id, "swap", lambda d, _: swap_home(d, seat), None)
    await answer(interaction, session_cards.entry_card(outcome, await language_here(interaction)))


@session.command(name="correct", description=described("desk-do-session-correct"))
@app_commands.describe(
    person=described("desk-option-person-needed"),
    what=described("desk-option-fact"),
    city=described("desk-option-fact-city"),
)
@app_commands.choices(what=FACTS)
@app_commands.autocomplete(person=find.complete_person, city=find.complete_city)
@told
async def correct_(
    interaction: discord.Interaction, person: str, what: str, city: str | None = None
) -> None:
    here = await _open_here(interaction)
    may_act(interaction, here)
    seat, fact = await _seat(here, person, interaction), _fact(what)
    new = find.city(city, here.desk.edition, await private_language(interaction)) if city else None
    outcome = await _do(
        interaction, here.id, "correct", lambda d, _: correct(d, seat, fact, new), None
    )
    await answer(interaction, session_cards.entry_card(outcome, await language_here(interaction)))


def _fact(text: str) -> Fact:
    for fact in ("home", "place"):
        if text == fact:
            return fact
    return "destination"


@session.command(name="undo", description=described("desk-do-session-undo"))
@told
async def undo(interaction: discord.Interaction) -> None:
    here = await _open_here(interaction)
    await answer(interaction, await _undo(interaction, here, None))


async def _undo(interaction: discord.Interaction, here: Session, at: int | None) -> Card:
    may_act(interaction, here)
    desks = desks_of(interaction.client)
    with refusals():
        outcome = await desks.undo(here.id, interaction.user.id, str(interaction.id), at)
    entries = await desks.history(here.id)
    undone = next(entry for entry in entries if entry.number == outcome.entry.undoes)
    language = await language_here(interaction)
    who = tidy(shown_name(interaction.user, language))
    return session_cards.undone_card(outcome, undone, who, language)


@session.command(name="end", description=described("desk-do-session-end"))
@told
async def end(interaction: discord.Interaction) -> None:
    here = await _open_here(interaction)
    may_end(interaction, here)
    card = session_cards.sure_card(here, await private_language(interaction))
    await answer(interaction, card, private=True)


async def _pressed_at(
    interaction: discord.Interaction, number: str, version: str
) -> Session | None:
    """The session of a button, or None after telling the presser how the desk stands now."""
    desks = desks_of(interaction.client)
    with refusals():
        found = await desks.get(int(number))
        if found.ended:
            raise DeskError("ended")
    if found.version == int(version):
        return found
    await _moved_on(interaction, found)
    return None


def _pressed_seat(here: Session, part: str) -> int:
    if int(part) >= len(here.desk.people):
        raise Refusal("desk-refuse-forged")
    return int(part)


async def _moved_on(interaction: discord.Interaction, found: Session) -> None:
    language = await private_language(interaction)
    card = session_cards.status_card(found, language)
    card.lines = [say("desk-refuse-moved-on", language), "", *card.lines]
    await answer(interaction, card, private=True)


@pressed("next", SEAT)
async def press_next(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    here = await _pressed_at(interaction, parts[0], parts[1])
    if here is None:
        return
    may_act(interaction, here)
    outcome = await _next(interaction, here.id, _pressed_seat(here, parts[2]), here.version)
    await retire(interaction, session_cards.entry_card(outcome, await language_here(interaction)))


@pressed("name", r"\d{1,12}:\d{1,9}:[0-6]")
async def press_region(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    here = await _pressed_at(interaction, parts[0], parts[1])
    if here is None or here.desk.naming is None:
        return
    may_decide(interaction, here, here.desk.naming.person)
    region = regions()[int(parts[2])]
    outcome = await _do(
        interaction, here.id, "region", lambda d, dice: name_region(d, region, dice), here.version
    )
    await retire(interaction, session_cards.entry_card(outcome, await language_here(interaction)))


@pressed("swap", SEAT)
async def press_swap(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    here = await _pressed_at(interaction, parts[0], parts[1])
    if here is None:
        return
    seat = _pressed_seat(here, parts[2])
    may_decide(interaction, here, seat)
    outcome = await _do(interaction, here.id, "swap", lambda d, _: swap_home(d, seat), here.version)
    await retire(interaction, session_cards.entry_card(outcome, await language_here(interaction)))


@pressed("undo", r"\d{1,12}:\d{1,9}")
async def press_undo(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    here = await _pressed_at(interaction, parts[0], parts[1])
    if here is not None:
        await retire(interaction, await _undo(interaction, here, here.version))


@pressed("history", r"\d{1,12}:0")
async def press_history(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    await answer(interaction, await _history(interaction, int(parts[0]), 0), private=True)


@pressed("page", r"\d{1,12}:\d{1,6}")
async def press_page(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    await replace(interaction, await _history(interaction, int(parts[0]), int(parts[1])))


@pressed("end", r"\d{1,12}")
async def press_end(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    desks = desks_of(interaction.client)
    with refusals():
        here = await desks.get(int(parts[0]))
        if here.ended:
            raise DeskError("ended")
    may_end(interaction, here)
    ended = await desks.end(here.id)
    entries = await desks.history(here.id)
    card = session_cards.ended_card(ended, entries, await language_here(interaction))
    await retire(interaction, card)


@pressed("back", r"\d{1,12}")
async def press_back(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    await interaction.delete_original_response()
