"""Forms in which people are chosen for a table: whom to invite, and who plays on in a seat.

Keys: `invite`, and `substitute/<seat>/<person>`, both possibly left out."""

from __future__ import annotations

from typing import Any

from discord.utils import escape_markdown

from bot.chat.actions import lobby, private_card
from bot.chat.base import threads
from bot.chat.base.errors import Refusal, require_known
from bot.chat.base.services import Interaction
from bot.chat.base.table_lookup import resolve_table
from bot.chat.contract.pages import Field, Form, Option
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.modal import build_modal
from bot.chat.ui.press import Press, builds_form, form, show_form
from bot.tables.types.games import game_of
from bot.tables.types.model import SeatRow, Table
from data.texts import say
from rules.thinking.levels import levels

MOST_INVITED = 9
"""People who are called by one message."""


# --- people --------------------------------------------------------------------------------------


def people_field(name: str, label: str, hint: str, chosen: str = "", *, most: int = 1) -> Field:
    """Return the field in which people of the server are chosen; it may be left empty."""
    return Field(name, label, hint, chosen, optional=True, kind="person", most=most)


def chosen_people(press: Press, name: str) -> list[int]:
    """Return the people who were chosen in a field. Raises `Refusal` for bots and strangers."""
    word = (press.words or {}).get(name, "")
    data: Any = press.interaction.data
    resolved = data.get("resolved", {})
    people = [person for person in word.split("+") if person.isdecimal()]
    for person in people:
        user = resolved.get("users", {}).get(person, {})
        if user.get("bot"):
            raise refuse_field(Refusal("house-refuse-bot"), name)
        if person not in resolved.get("members", {}):
            shown = user.get("global_name") or user.get("username") or "?"
            stranger = Refusal("house-refuse-stranger", name=escape_markdown(str(shown)))
            raise refuse_field(stranger, name)
    return [int(person) for person in people]


def refuse_field(refusal: Refusal, name: str) -> Refusal:
    """Return the refusal as one of this field of the form."""
    refusal.field = name
    return refusal


# --- invitations ---------------------------------------------------------------------------------


@builds_form(Route.SEAT, "invite", at_table=False)
async def _build_invitation(press: Press) -> Form:
    """Build the form that invites people to an open table."""
    await _require_host(press)
    language = await press.language()
    hint = say("table-form-people-hint", language)
    people = people_field("people", say("table-form-people", language), hint, most=MOST_INVITED)
    return Form(say("house-press-invite", language).removesuffix("…"), (people,))


@form(Route.SEAT, "invite", at_table=False)
async def _invite(press: Press) -> None:
    """Call those who were chosen, with a new lobby card."""
    table = await _require_host(press)
    people = [user for user in chosen_people(press, "people") if user not in table.people]
    if not people:
        raise refuse_field(Refusal("table-invite-refuse-nobody"), "people")
    await lobby.announce_invitation(press, table, "table-invitation", people)


async def _require_host(press: Press) -> Table:
    """Return the open table. Raises `Refusal` for people who neither sit there nor manage it."""
    table = await lobby.require_open_table(press)
    if not (press.is_admin or press.user == table.owner or table.seat_of(press.user) is not None):
        raise Refusal("table-invite-refuse-stranger")
    return table


# --- substitutes ---------------------------------------------------------------------------------


async def open_substitute_form(
    interaction: Interaction, table: int | None, seat: int | None, person: int | None
) -> None:
    """Answer a command with the form that hands over a seat, with what was given already."""
    resolved = await resolve_table(interaction, table)
    pieces = [
        "substitute",
        "" if seat is None else str(seat),
        "" if person is None else str(person),
    ]
    key = "/".join(pieces).rstrip("/")
    press = Press(interaction, ComponentId(resolved.id, resolved.version, Route.SEAT, key))
    await show_form(interaction, build_modal(press.key, await _build_substitute(press)))


@builds_form(Route.SEAT, "substitute", at_table=False)
async def _build_substitute(press: Press) -> Form:
    """Build the form: whose seat, who plays on, or which robot."""
    table, language = await press.fetch_table(), await press.language()
    if table.status != "running":
        raise Refusal("house-refuse-not-running")
    seat, _, person = press.argument.partition("/")
    own_seat = table.seat_of(press.user)
    names = await press.services.people.seat_names(press.client, table, language)
    seats = tuple(
        Option(str(row.seat), say("house-seat", language, number=row.seat + 1, name=name))
        for row, name in zip(table.seats, names, strict=True)
    )
    robots = tuple(
        Option(
            level,
            say("house-robot-level", language, level=level),
            say("house-robot-detail", language, level=level),
        )
        for level in levels(game_of(table.game))
    )
    chosen = seat or ("" if own_seat is None else str(own_seat))
    label = say("standins-form-person", language)
    fields = [
        Field(
            "seat", say("standins-form-seat", language), "", chosen, kind="choice", options=seats
        ),
        people_field("person", label, say("standins-form-hint", language), person),
    ]
    if len(robots) > 1:
        label = say("standins-form-robot", language)
        usual = lobby.DEFAULT_ROBOT
        fields.append(Field("robot", label, value=usual, kind="choice", options=robots))
    return Form(say("standins-form-title", language, table=str(table.id)), tuple(fields))


@form(Route.SEAT, "substitute")
async def _substitute(press: Press) -> None:
    """Hand the chosen seat to the chosen person or, without one, to a robot."""
    words = press.words or {}
    seat, robot = words.get("seat", ""), words.get("robot", lobby.DEFAULT_ROBOT)
    require_known(seat.isdecimal() and len(seat) <= lobby.SEAT_DIGITS)
    people = chosen_people(press, "person")
    holder = SeatRow(int(seat), user=people[0]) if people else SeatRow(int(seat), robot=robot)
    await hand_over(press, holder)


async def hand_over(press: Press, holder: SeatRow) -> None:
    """Give a seat of a running game to another holder; the card announces it."""
    submitted = await press.tables.reseat(
        press.table_id, press.user, holder, key=press.idempotency_key, admin=press.is_admin
    )
    async with press.after_commit(submitted.table):
        if submitted.entry.kind == "stop":
            await press.reply.show_page(await press.say("house-ended"))
        elif holder.user == press.user:
            await private_card.show_briefing(press)
        else:
            await press.reply.show_page(await press.say("house-reseated"))
    if holder.user is not None:
        await threads.add_people(press.client, submitted.table, [holder.user])
