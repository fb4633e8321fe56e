"""The form that opens a table: game, robots, clock and whom to invite, all at once.

Keys: `setup`, or `setup/<person>` if that person is chosen already."""

from __future__ import annotations

from bot.chat.actions import lobby
from bot.chat.actions.clock_page import COMMON_CLOCKS, common_clock_options
from bot.chat.actions.seat_forms import MOST_INVITED, chosen_people, people_field, refuse_field
from bot.chat.base.errors import Refusal, require_known
from bot.chat.base.services import Interaction
from bot.chat.cards.lobby_card import playable_games
from bot.chat.contract.pages import Field, Form, Option
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.modal import build_modal
from bot.chat.ui.press import Press, builds_form, form, show_form
from bot.tables.types.games import all_games, game_of
from data.texts import say
from rules.thinking.levels import LEVELS, levels

MOST_ROBOTS = 3
"""In the form, to keep it short; the lobby card can add more."""
NO_CLOCK = "off"


def setup_key(invited: int | None = None) -> ComponentId:
    """Return the id of the form, with a person to invite."""
    return ComponentId(0, 0, Route.SEAT, "setup" if invited is None else f"setup/{invited}")


async def answer_with_form(interaction: Interaction, invited: int | None = None) -> None:
    """Answer a command with the form."""
    press = Press(interaction, setup_key(invited))
    await show_form(interaction, build_modal(press.key, await build_form(press)))


@builds_form(Route.SEAT, "setup", at_table=False)
async def build_form(press: Press) -> Form:
    """Build the form."""
    language = await press.language()
    games = tuple(
        Option(key, name, _describe_seats(key, language))
        for name, key in playable_games(press.client, language)
    )
    robots = tuple(
        Option(str(count), say("table-form-robots", language, count=count))
        for count in range(MOST_ROBOTS + 1)
    )
    kinds = tuple(
        Option(
            level,
            say("house-robot-level", language, level=level),
            say("house-robot-detail", language, level=level),
        )
        for level in LEVELS
    )
    no_clock = Option(NO_CLOCK, say("remind-press-no-clock", language))
    fields = (
        Field("game", say("table-form-game", language), kind="choice", options=games),
        people_field(
            "people",
            say("table-form-people", language),
            say("table-form-people-hint", language),
            press.argument,
            most=MOST_INVITED,
        ),
        Field(
            "robots",
            say("table-form-robots-label", language),
            "",
            "0",
            kind="choice",
            options=robots,
        ),
        Field(
            "level",
            say("table-form-level", language),
            value=lobby.DEFAULT_ROBOT,
            kind="choice",
            options=kinds,
        ),
        Field(
            "clock",
            say("remind-form-clock", language),
            "",
            NO_CLOCK,
            kind="choice",
            options=(no_clock, *common_clock_options(language)),
        ),
    )
    return Form(say("table-form-title", language), fields)


def _describe_seats(game: str, language: str) -> str:
    least, most = game_of(game).seats.start, game_of(game).seats.stop - 1
    counts = str(least) if least == most else f"{least}–{most}"
    return say("table-form-seats", language, counts=counts)


@form(Route.SEAT, "setup", at_table=False)
async def _open_as_entered(press: Press) -> None:
    """Open the table, add the robots, set the clock, and invite the people."""
    words = press.words or {}
    game, level, clock = (words.get(name, "") for name in ("game", "level", "clock"))
    count = words.get("robots", "")
    require_known(count.isdecimal() and int(count) <= MOST_ROBOTS and level in LEVELS)
    require_known(clock in (NO_CLOCK, *COMMON_CLOCKS))
    people = [user for user in chosen_people(press, "people") if user != press.user]
    _require_seats(game, 1 + len(people) + int(count))
    table = await lobby.open_table(press, game)
    if clock != NO_CLOCK:
        await press.tables.clocks.set_clock(
            table.id, press.user, COMMON_CLOCKS[clock], key=press.idempotency_key
        )
    kind = level if level in levels(game_of(game)) else lobby.DEFAULT_ROBOT
    for _ in range(int(count)):
        table = await press.tables.add_robot(table.id, press.user, kind)
    table = await press.tables.get_table(table.id)
    if people:
        await lobby.announce_invitation(press, table, "table-invitation", people)
    else:
        await lobby.announce_lobby(press, table, "house-opened")


def _require_seats(game: str, wanted: int) -> None:
    """Raise `Refusal` unless the game has seats for so many players."""
    most = game_of(game).seats.stop - 1 if game in all_games() else wanted
    if wanted > most:
        refusal = Refusal("table-form-refuse-seats", most=most, wanted=wanted)
        raise refuse_field(refusal, "robots")
