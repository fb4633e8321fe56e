"""Facts corrected in chat, by the managers of the server that hosts its own bot: game, component,
thing by menus, a form for the value, the picture before and after, a button that confirms."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from bot.chat.base.errors import Refusal, mark_done, require_known
from bot.chat.base.server import require_manager
from bot.chat.contract.pages import MENU_OPTIONS, Button, Field, Form, Menu, Option
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.press import Press, builds_form, button, form
from bot.tables.storage.default_facts import correctable_games
from data.components import component_name
from data.correcting import Proposal, Wish, find_wishes, format_value
from data.fact_errors import FactsError
from data.facts import Facts
from data.printings import Difference
from data.provenance import Value, Way, place_of, rows_of
from data.texts import say
from render.fact_sheets.sheet import draw_change, draw_sheet
from render.fact_sheets.tables import label, label_way

PLACE = ComponentId(0, 0, Route.SERVER, "")
_CHUNK = MENU_OPTIONS
_MOST_ROWS = 100
"""More rows are chosen in two steps."""
_SHOWN = 12
"""Differences that a page names."""


class _Spot(NamedTuple):
    """A place that is being looked at; `rows` are those of the file, by now."""

    facts: Facts
    file: str
    rows: list[list[Value]]


def may_edit(press: Press) -> bool:
    """Whether facts may be corrected in the server of the press."""
    allowed = press.services.settings.facts_edit
    return allowed is not None and press.interaction.guild_id == allowed and press.is_admin


def _require_editor(press: Press) -> None:
    require_manager(press.interaction)
    if not may_edit(press):
        raise Refusal("facts-refuse-off")


def _spot(key: Sequence[str]) -> _Spot:
    """Return the file that a key names: `<game>/<number of the file>`."""
    games = {facts.game: facts for facts in correctable_games()}
    require_known(len(key) >= 2 and key[0] in games)
    facts = games[key[0]]
    file = facts.names[_number(key[1], len(facts.names))]
    return _Spot(facts, file, rows_of(facts, facts.default, file))


def _number(text: str, count: int) -> int:
    require_known(text.isdecimal() and int(text) < count)
    return int(text)


@button(Route.SERVER, "facts", "things", kind="look", at_table=False)
async def _show(press: Press) -> None:
    """Handle `facts[/<game>[/<file>]]` and `things/<game>/<file>/<row or c<chunk>>`."""
    _require_editor(press)
    language = await press.language()
    keys = press.argument.split("/") if press.argument else []
    if not keys:
        await _show_games(press, language)
    elif len(keys) == 1:
        await _show_components(press, keys[0], language)
    elif len(keys) == 2 or keys[2].startswith("c"):
        await _show_rows(press, keys, language)
    else:
        await _show_row(press, keys, language)


async def _show_games(press: Press, language: str, lead: str = "") -> None:
    options = tuple(
        Option(facts.game, say(f"{facts.game}_chat-name", language))
        for facts in correctable_games()
    )
    text = f"{lead}\n## {say('facts-head', language)}\n{say('facts-about', language)}".strip()
    await _page(press, text, [Menu("facts", say("facts-hint-game", language), options)], "page")


async def _page(
    press: Press, text: str, menus: Sequence[Menu], back: str, **pictures: object
) -> None:
    home = Button(back, await press.say("house-back"), "quiet")
    rows = card.control_rows(PLACE, [home], menus)
    await press.reply.show_page(text, rows=rows, **pictures)  # type: ignore[arg-type]


async def _show_components(press: Press, game: str, language: str) -> None:
    facts = _spot([game, "0"]).facts
    options = tuple(
        Option(str(number), component_name(game, file, language))
        for number, file in enumerate(facts.names)
    )
    head = say("facts-game-head", language, game=say(f"{game}_chat-name", language))
    await _page(
        press, f"## {head}", [Menu(f"facts/{game}", say("facts-hint-part", language), options)],
        "facts",
    )  # fmt: skip


async def _show_rows(press: Press, keys: Sequence[str], language: str) -> None:
    """Show a component's sheet, and the things on it."""
    spot = _spot(keys)
    game, file = spot.facts.game, spot.file
    numbers, back, picture = range(len(spot.rows)), f"facts/{keys[0]}", None
    if len(keys) == 3:
        chunks = _chunks(spot)
        numbers, back = chunks[_number(keys[2][1:], len(chunks))], f"facts/{keys[0]}/{keys[1]}"
    else:
        draw = partial(draw_sheet, game, file, language)
        picture = await press.services.pictures.render(draw)
    if len(numbers) > _MOST_ROWS:
        options = tuple(
            Option(f"c{number}", _title_range(spot, chunk, language))
            for number, chunk in enumerate(_chunks(spot))
        )
    else:
        options = tuple(
            Option(str(number), *_title(spot, spot.rows[number], language)) for number in numbers
        )
    text = f"## {component_name(game, file, language)}\n{say('facts-choose', language)}"
    menu = Menu(f"things/{keys[0]}/{keys[1]}", say("facts-hint-thing", language), options)
    await _page(press, text, [menu], back, picture=picture)


def _chunks(spot: _Spot) -> list[range]:
    """Return the rows in parts that fit into a menu, those of different tables apart."""
    chunks: list[range] = []
    tables = [_table(spot, row) for row in spot.rows]
    for number, table in enumerate(tables):
        last = chunks[-1] if chunks else range(0)
        if last and tables[last.start] == table and len(last) < _CHUNK:
            chunks[-1] = range(last.start, number + 1)
        else:
            chunks.append(range(number, number + 1))
    return chunks


def _table(spot: _Spot, row: list[Value]) -> Way:
    """Return the table of a row; nothing for a value that stands alone."""
    place = place_of(spot.facts, row[0])
    return place.table if place.column else ()


def _title_range(spot: _Spot, numbers: range, language: str) -> str:
    names = [_title(spot, spot.rows[n], language)[0] for n in (numbers[0], numbers[-1])]
    table = label_way(_table(spot, spot.rows[numbers[0]]), language)
    key = "facts-range-of" if table else "facts-range"
    return say(key, language, first=names[0], last=names[1], table=table)


def _title(spot: _Spot, row: list[Value], language: str) -> tuple[str, str]:
    """Return what a row is called, and what stands there."""
    place = place_of(spot.facts, row[0])
    name = place.row if place.column else label_way(row[0].way, language)
    values = ", ".join(format_value(value.found) for value in row)
    return name, card.truncate(values, card.OPTION_LIMIT)


async def _show_row(press: Press, keys: Sequence[str], language: str) -> None:
    """Show the values of a thing."""
    spot = _spot(keys)
    row = spot.rows[_number(keys[2], len(spot.rows))]
    lines = [f"## {_title(spot, row, language)[0]}"]
    for value in row:
        status = say(f"facts-status-{value.claim.status}", language)
        written, name = format_value(value.found), _field(spot, value, language)
        lines.append(say("facts-value", language, name=name, value=written, status=status))
    options = tuple(
        Option(str(n), _field(spot, value, language), card.truncate(format_value(value.found), 90))
        for n, value in enumerate(row)
    )
    menu = Menu(f"correct/{'/'.join(keys[:3])}", say("facts-hint-value", language), options)
    text = card.truncate("\n".join(lines), card.TEXT_LIMIT - 100)
    await _page(press, text, [menu], f"facts/{keys[0]}/{keys[1]}")


def _field(spot: _Spot, value: Value, language: str) -> str:
    column = place_of(spot.facts, value).column
    return label_way(column, language) if column else label(value.way[-1], language)


def _value(keys: Sequence[str]) -> tuple[_Spot, Value]:
    """Return the value that a key names: `<game>/<file>/<row>/<value>`."""
    spot = _spot(keys)
    require_known(len(keys) == 4)
    row = spot.rows[_number(keys[2], len(spot.rows))]
    return spot, row[_number(keys[3], len(row))]


@builds_form(Route.SERVER, "correct", at_table=False)
async def _build_form(press: Press) -> Form:
    """Build the form of `correct/<game>/<file>/<row>/<value>`."""
    _require_editor(press)
    language = await press.language()
    spot, value = _value(press.argument.split("/"))
    name = label_way(value.way, language)
    source = say(f"facts-source-{spot.facts.game}-{value.claim.source}", language)
    written = format_value(value.found)
    fields = (
        Field("value", say("facts-form-value", language), value=written, limit=3000, note=source,
              long=len(written) > 60),
        Field("more", say("facts-form-more", language), say("facts-form-more-hint", language),
              limit=1000, long=True, optional=True, note=say("facts-form-more-note", language)),
    )  # fmt: skip
    return Form(name, fields)


@form(Route.SERVER, "correct", at_table=False)
async def _submit(press: Press) -> None:
    """Show what was typed before and after, to be confirmed."""
    _require_editor(press)
    language, words = await press.language(), press.words or {}
    spot, value = _value(press.argument.split("/"))
    folder, game = press.services.settings.corrections, spot.facts.game
    try:
        wishes = [Wish(spot.file, value.way, words.get("value", ""))]
        wishes += _further_wishes(spot, words.get("more", ""))
        name, proposal = await press.tables.facts.propose(folder, game, wishes, press.user)
    except FactsError as error:
        raise Refusal("facts-refuse-value", why=error.describe(language)) from None
    if not name:
        raise Refusal("facts-refuse-same")
    sets = proposal.before, proposal.after
    draw = partial(draw_change, game, sets, proposal.differences, language)
    picture = await press.services.pictures.render(draw)
    text = "\n".join([f"## {say('facts-ask', language)}", *_describe(game, proposal, language)])
    apply = Button(f"apply/{name}", say("facts-press-apply", language), "go")
    back = Button("facts", say("facts-press-leave", language), "quiet")
    rows = card.control_rows(PLACE, [apply, back], [])
    await press.reply.show_page(text, picture, rows)


def _further_wishes(spot: _Spot, text: str) -> list[Wish]:
    """Return the values in the lines of a text, each `key, key: value`."""
    lines = (line.rpartition(":") for line in filter(None, map(str.strip, text.splitlines())))
    typed = [[*(part.strip() for part in place.split(",")), value] for place, _, value in lines]
    return find_wishes(spot.facts, spot.facts.default, spot.file, typed)


def _describe(game: str, proposal: Proposal, language: str) -> list[str]:
    rows: Sequence[Difference] = proposal.differences
    lines = [
        say(
            "facts-difference",
            language,
            part=component_name(game, row.file, language),
            place=label_way(row.place.split(", "), language),
            before=card.truncate(format_value(row.before), 200),
            after=card.truncate(format_value(row.after), 200),
        )
        for row in rows[:_SHOWN]
    ]
    if len(rows) > _SHOWN:
        lines.append(say("facts-more", language, count=len(rows) - _SHOWN))
    return lines


@button(Route.SERVER, "apply", at_table=False)
async def _apply(press: Press) -> None:
    """Handle `apply/<change>`."""
    await _replace(press, back=False)


@button(Route.SERVER, "retract", at_table=False)
async def _retract(press: Press) -> None:
    """Handle `retract/<change>`."""
    await _replace(press, back=True)


async def _replace(press: Press, *, back: bool) -> None:
    _require_editor(press)
    language, folder = await press.language(), press.services.settings.corrections
    run = press.tables.facts.retract if back else press.tables.facts.make
    await run(folder, press.argument, press.user)
    mark_done(press.interaction)
    key, other = ("retracted", "apply") if back else ("made", "retract")
    again = say("facts-press-again" if back else "facts-press-undo", language)
    buttons = [
        Button(f"{other}/{press.argument}", again, "quiet"),
        Button("facts", say("facts-press-next", language), "quiet"),
    ]
    rows = card.control_rows(PLACE, buttons, [])
    await press.reply.show_page(say(f"facts-{key}", language), rows=rows)
