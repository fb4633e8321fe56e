"""`/desk session …`: opening a session, and its entries as commands."""

from __future__ import annotations

from discord import app_commands

from bot.chat.actions import practice
from bot.chat.actions.listener import handle_at_table
from bot.chat.actions.play import play_key
from bot.chat.actions.questions import undo_now
from bot.chat.base.errors import Refusal
from bot.chat.base.language import private_language
from bot.chat.base.services import Interaction
from bot.chat.base.slash import localized
from bot.chat.cards import log_page
from bot.chat.commands.slash_command import slash
from bot.chat.ui.keys import Route
from bot.chat.ui.press import Press, button, press_from_command
from bot.tables.types.model import Table
from cogs.dice_desk import opening
from cogs.dice_desk.commands import EDITIONS, desk, session_here
from cogs.dice_desk.corrections import FACTS, NOWHERE
from cogs.dice_desk.opening import acknowledge
from cogs.dice_desk.texts import CITIES
from cogs.dice_desk.typed import find
from data.texts import join_with_and, say
from rules.dice_desk import GAME
from rules.dice_desk.view import View

session = app_commands.Group(name="session", description=localized("desk-do-session"), parent=desk)
FACT_CHOICES = [
    app_commands.Choice(name=localized(f"desk-fact-{fact}"), value=fact) for fact in FACTS
]


@slash(
    "desk-do-session-start",
    under=session,
    people="desk-option-people",
    edition="desk-option-edition",
    keeps="desk-option-keeps",
    dice="desk-option-dice",
)
@app_commands.choices(
    edition=EDITIONS,
    keeps=opening.list_choices("keeps", opening.KEEPS),
    dice=opening.list_choices("dice", opening.DICE),
)
async def start(
    interaction: Interaction,
    people: app_commands.Range[str, 1, 300],
    edition: str | None = None,
    keeps: str = "destinations",
    dice: str = "bot",
) -> None:
    await opening.start(interaction, people, edition, keeps, dice)


@slash("desk-do-session-here", under=session, table="desk-option-table")
async def here(interaction: Interaction, table: int) -> None:
    await opening.continue_here(interaction, table)


# --- entries -------------------------------------------------------------------------------------


async def _require_session(interaction: Interaction) -> Table:
    """Return the session of this channel. Raises `Refusal` if none runs."""
    table = await session_here(interaction)
    if table is None:
        raise Refusal("desk-refuse-none-open")
    return table


async def _press_session(interaction: Interaction) -> tuple[Press, Table]:
    """Return a command as a press at the session of this channel, and the session."""
    await acknowledge(interaction)
    table = await _require_session(interaction)
    return await press_from_command(interaction, table.id, game=GAME.key)


async def _view_of(interaction: Interaction, table: Table) -> View:
    view = await interaction.client.services.tables.read_view(table.id, None)
    assert isinstance(view, View)
    return view


async def _press(interaction: Interaction, table: Table, key: str) -> None:
    """Handle a command like a press of this key on the newest card."""
    press, resolved = await press_from_command(
        interaction, table.id, Route.PLAY, key, game=GAME.key
    )
    await handle_at_table(press, resolved, play_key)


async def _number_of(interaction: Interaction, table: Table, text: str) -> int:
    """Return the person of a typed name. Raises `Refusal`."""
    names = _names(await _view_of(interaction, table))
    return find.parse_person(names, text, await private_language(interaction))


def _names(view: View) -> list[str]:
    return [view.position.name(number) for number in range(len(view.table.people))]


async def _complete_person(
    interaction: Interaction, current: str
) -> list[app_commands.Choice[str]]:
    table = await session_here(interaction)
    names = [] if table is None else _names(await _view_of(interaction, table))
    wanted = current.strip().casefold()
    return [app_commands.Choice(name=n, value=n) for n in names if wanted in n.casefold()]


@slash("desk-do-session-next", under=session, person="desk-option-person")
@app_commands.autocomplete(person=_complete_person)
async def next_(interaction: Interaction, person: str | None = None) -> None:
    await acknowledge(interaction)
    table = await _require_session(interaction)
    if person is not None:
        number: int | None = await _number_of(interaction, table, person)
    else:
        view = await _view_of(interaction, table)
        number = None if view.table.naming is not None else view.position.next_person()
    if number is None:
        await practice.show_session(*await _press_session(interaction))
    else:
        await _press(interaction, table, f"next/{number}")


@slash("desk-do-session-status", under=session)
async def status(interaction: Interaction) -> None:
    await practice.show_session(*await _press_session(interaction))


@slash("desk-do-session-history", under=session)
async def history(interaction: Interaction) -> None:
    press, _ = await _press_session(interaction)
    record, ctx = await press.load_context()
    text = await log_page.build_log_page(press.services, record, ctx, log_page.LogFilter(), None)
    await press.reply.show_page(text)


@slash("desk-do-session-swap", under=session, person="desk-option-person-needed")
@app_commands.autocomplete(person=_complete_person)
async def swap(interaction: Interaction, person: str) -> None:
    await acknowledge(interaction)
    table = await _require_session(interaction)
    await _press(interaction, table, f"swap/{await _number_of(interaction, table, person)}")


@slash(
    "desk-do-session-correct",
    under=session,
    person="desk-option-person-needed",
    what="desk-option-fact",
    city="desk-option-fact-city",
)
@app_commands.choices(what=FACT_CHOICES)
@app_commands.autocomplete(person=_complete_person, city=find.complete_city)
async def correct(
    interaction: Interaction, person: str, what: str, city: str | None = None
) -> None:
    await acknowledge(interaction)
    table = await _require_session(interaction)
    number, place = await _number_of(interaction, table, person), NOWHERE
    if city:
        language = await private_language(interaction)
        place = str(CITIES.index(find.parse_city(city, table.options.edition, language)))
    await _press(interaction, table, f"set/{number}/{what}/{place}")


@slash("desk-do-session-undo", under=session)
async def undo(interaction: Interaction) -> None:
    await handle_at_table(*await _press_session(interaction), undo_now)


@slash("desk-do-session-end", under=session)
async def end(interaction: Interaction) -> None:
    await acknowledge(interaction)
    await _press(interaction, await _require_session(interaction), "close")


# --- cards of sessions from before they were tables ----------------------------------------------


@button(
    Route.DESK, "next", "name", "swap", "undo", "history", "page", "end", "back", at_table=False
)
async def _answer_earlier(press: Press) -> None:
    """Say that the session has ended, where everybody was, and the seed of its dice."""
    number = press.argument.partition("/")[0]
    earlier = None
    if number.isascii() and number.isdecimal() and len(number) <= 12:
        earlier = await press.tables.desk.earlier_session(int(number))
    if earlier is None:
        raise Refusal("desk-refuse-forged")
    language = await press.language()
    none = say("dice_desk_chat-none", language)
    lines = [
        say(
            "desk-earlier-person",
            language,
            name=str(person["name"]),
            home=person.get("home") or none,
            place=person.get("place") or none,
            to=person.get("destination") or none,
        )
        for person in earlier.people
    ]
    names = join_with_and([str(person["name"]) for person in earlier.people], language)
    ended = say("desk-earlier", language, names=names)
    values = {"seed": earlier.seed, "commitment": earlier.commitment}
    await press.reply.show_page(
        "\n".join([ended, *lines, say("desk-earlier-seed", language, **values)])
    )
