"""Opening a session: `/desk open` asks in a form, `/desk session start` takes it all at once."""

from __future__ import annotations

import re
from functools import partial

from discord import app_commands
from msgspec.structs import replace

from bot.chat.actions import practice
from bot.chat.actions.lobby import interaction_place
from bot.chat.base.acknowledge import send_first_response
from bot.chat.base.display_names import shown_name
from bot.chat.base.errors import Refusal, mark_done, note_game
from bot.chat.base.language import channel_language, private_language
from bot.chat.base.server import require_opening
from bot.chat.base.services import Interaction
from bot.chat.base.slash import localized
from bot.chat.commands.slash_command import slash
from bot.chat.contract.pages import Field, Form, Option
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.modal import build_modal
from bot.chat.ui.press import Press, builds_form, form, press_from_command, show_form
from bot.tables.types.errors import TableError
from bot.tables.types.model import PRACTICE_PLACE, Place
from cogs.dice_desk.chat import VARIANTS
from cogs.dice_desk.commands import desk, session_here
from cogs.dice_desk.texts import t
from cogs.dice_desk.words import edition_name, strip_formatting
from data.texts import say
from rules.dice_desk import GAME
from rules.dice_desk.destinations import SEATS
from rules.dice_desk.options import DiceOwner, GameOptions, Options, Sitting
from rules.dice_desk.people import MAX_NAME_LENGTH, MAX_PEOPLE
from rules.rail_baron.model.options import SHORT, WBC, Edition

KEEPS = ("destinations", "whole", "short", "wbc")
"""What a session keeps: homes and destinations, or the whole game, also with the short options or
as in the heats of the World Boardgaming Championships (10)."""
KEPT = "kept"
"""The choice that others may only look."""
DICE: tuple[DiceOwner, ...] = ("bot", "board")
PEOPLE_LIMIT = 300
_MENTION = re.compile(r"<@!?(\d+)>")


def list_choices(kind: str, values: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    """Return the choices of an option of the command."""
    return [
        app_commands.Choice(name=localized(f"desk-{kind}-{value}"), value=value) for value in values
    ]


async def start(
    interaction: Interaction,
    people: str,
    edition: str | None = None,
    keeps: str = "destinations",
    dice: str = "bot",
) -> None:
    """Open a session as `/desk session start` says."""
    await acknowledge(interaction)
    board = _edition(edition)
    game = {
        "whole": GameOptions(board),
        "short": replace(SHORT, edition=board),
        "wbc": replace(WBC, edition=board),
    }.get(keeps)
    await _open(Press(interaction), people, Options(board, (), game, _dice(dice)))


@slash("desk-do-open", under=desk)
async def open_(interaction: Interaction) -> None:
    note_game(interaction, GAME.key)
    if not can_post(interaction):
        raise Refusal("desk-refuse-open-here")
    press = Press(interaction, ComponentId(0, 0, Route.DESK, "open"))
    await show_form(interaction, build_modal(press.key, await _open_form(press)))


@builds_form(Route.DESK, "open", at_table=False)
async def _open_form(press: Press) -> Form:
    """Return the form that asks for all that a session is opened with."""
    language = await private_language(press.interaction)
    own_name = strip_formatting(shown_name(press.interaction.user, language))

    def choice(kind: str, names: dict[str, str]) -> Field:
        first = next(iter(names))
        options = tuple(Option(value, name, chosen=value == first) for value, name in names.items())
        label = say(f"desk-form-{kind}", language)
        return Field(kind, label, value=first, kind="choice", options=options)

    variants = tuple(
        Option(key, t(f"option-{key}", language), t(f"option-{key}-detail", language))
        for key in (KEPT, *VARIANTS)
    )
    return Form(
        say("desk-form-open", language),
        (
            Field(
                "people",
                say("desk-form-people", language),
                hint=say("desk-form-people-hint", language),
                value=f"{own_name}, " if own_name else "",
                limit=PEOPLE_LIMIT,
            ),
            choice("keeps", {key: say(f"desk-keeps-{key}", language) for key in KEEPS[:2]}),
            choice(
                "edition",
                {
                    "original": edition_name("original", language),
                    "u21": edition_name("u21", language),
                },
            ),
            Field(
                "variants",
                say("desk-form-variants", language),
                kind="choices",
                options=variants,
                optional=True,
            ),
            choice("dice", {key: say(f"desk-dice-{key}", language) for key in DICE}),
        ),
    )


@form(Route.DESK, "open", at_table=False)
async def _submit_open(press: Press) -> None:
    words = press.words or {}
    board, chosen = _edition(words.get("edition")), words.get("variants", "").split("+")
    game = None
    if words.get("keeps") == "whole":
        game = replace(GameOptions(board), **{n: key in chosen for key, n in VARIANTS.items()})
    options = Options(board, (), game, _dice(words.get("dice")), KEPT in chosen)
    await _open(press, words.get("people", ""), options)


def _edition(given: str | None) -> Edition:
    return "u21" if given == "u21" else "original"


def _dice(given: str | None) -> DiceOwner:
    return "board" if given == "board" else "bot"


async def _open(press: Press, people: str, options: Options) -> None:
    """Open a session of the people typed, and tell the fingerprint of its dice."""
    interaction = press.interaction
    note_game(interaction, GAME.key)
    place = _place_of(interaction)
    if place.guild != PRACTICE_PLACE.guild:
        require_opening(interaction, await press.tables.guild_settings(place.guild))
    sitting, users = await _parse_people(interaction, people)
    table = await press.tables.desk.open_session(
        GAME.key,
        place,
        press.user,
        users=users,
        options=replace(options, people=sitting),
        key=press.idempotency_key,
        limits=None if place.guild == PRACTICE_PLACE.guild else press.services.limits,
    )
    mark_done(interaction)
    press.key = ComponentId(table.id, table.version, Route.SEAT, "")
    async with press.after_commit(table):
        if table.is_practice:
            await practice.show_practice(press)
        else:
            values = {"table": str(table.id), "commitment": str(table.commitment)}
            await press.reply.show_page(await press.say("dice_desk_chat-begun", **values))


async def continue_here(interaction: Interaction, number: int) -> None:
    """Go on in this channel with a session that was begun in another one of the server."""
    press, table = await press_from_command(interaction, number, game=GAME.key)
    if table.seat_of(press.user) is None and not press.is_admin:
        raise Refusal("house-refuse-no-seat")
    if table.status != "running":
        raise Refusal("house-refuse-not-running")
    if not can_post(interaction):
        raise Refusal("desk-refuse-open-here")
    require_opening(interaction, await press.tables.guild_settings(table.place.guild))
    running = await session_here(interaction)
    if running is not None and running.id != table.id:
        raise TableError("already-open", table=running.id)
    if table.archived is not None:
        await press.tables.idle.resume_table(
            table.id, press.user, key=press.idempotency_key, admin=press.is_admin
        )
    moved = await press.tables.set_place(table.id, interaction_place(interaction))
    mark_done(interaction)
    await press.services.delivery.repost(moved)
    await press.reply.confirm_done(await press.say("desk-moved", table=str(table.id)))


def _place_of(interaction: Interaction) -> Place:
    """Return where a session is kept; only in answers where the bot can't post by itself."""
    if can_post(interaction):
        return interaction_place(interaction)
    return Place(PRACTICE_PLACE.guild, interaction.channel_id or interaction.user.id)


def can_post(interaction: Interaction) -> bool:
    """Whether the bot can post by itself where this comes from."""
    guild = interaction.guild_id
    return guild is not None and interaction.client.get_guild(guild) is not None


async def acknowledge(interaction: Interaction) -> None:
    """Acknowledge a command: for everybody where its answer is the card of the session."""
    defer = interaction.response.defer
    private = can_post(interaction)
    await send_first_response(interaction, partial(defer, ephemeral=private, thinking=True))


async def _parse_people(
    interaction: Interaction, people: str
) -> tuple[tuple[Sitting, ...], list[int]]:
    """Return the people in order, and the persons who get a seat beside the keeper."""
    text = _MENTION.sub(lambda match_: f",<@{match_[1]}>,", people)
    pieces = re.split(r"[,;\n]", text) if re.search(r"[,;\n]", text) else text.split()
    entries = [piece for piece in map(str.strip, pieces) if piece]
    if len(entries) > MAX_PEOPLE:
        raise Refusal("desk-refuse-people-count", count=len(entries), most=MAX_PEOPLE)
    mentions = [_MENTION.fullmatch(piece) for piece in entries]
    users = {number: int(match_[1]) for number, match_ in enumerate(mentions) if match_}
    others = [user for user in dict.fromkeys(users.values()) if user != interaction.user.id]
    if len(others) >= SEATS[-1]:
        raise Refusal("desk-refuse-people-count", count=len(others), most=SEATS[-1] - 1)
    seats = {user: seat for seat, user in enumerate([interaction.user.id, *others])}
    language = await channel_language(interaction)
    names = await _fetch_names(interaction, users)
    sitting = []
    for number, piece in enumerate(entries):
        name = names.get(number) or strip_formatting(piece) or _default_name(number, language)
        seat = seats[users[number]] if number in users else None
        sitting.append(Sitting(name, seat))
    return tuple(sitting), others


def _default_name(number: int, language: str) -> str:
    """Return the name of a person whose own name has no visible characters."""
    return say("house-player", language, number=number + 1)


async def _fetch_names(interaction: Interaction, users: dict[int, int]) -> dict[int, str]:
    """Return the display names of these users. The interaction is waiting for its response, so a
    name that is not fetched soon is replaced by a default. Raises `Refusal` for an unknown user."""
    people, guild = interaction.client.services.people, interaction.guild_id or 0
    people.remember_name(interaction)
    fetched = await people.names(interaction.client, guild, list(users.values()))
    if "" in fetched:
        raise Refusal("desk-refuse-user-unknown")
    language = await channel_language(interaction)
    names = zip(users, fetched, strict=True)
    return {
        number: strip_formatting(name or "")[:MAX_NAME_LENGTH] or _default_name(number, language)
        for number, name in names
    }
