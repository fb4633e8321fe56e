"""What the public cards tell of the Operate phase: a line a company, sums and plurals right."""

from dataclasses import replace
from functools import partial
from typing import Any

from bot.chat.contract.table_context import TableContext
from bot.chat.narration.log_narration import picture_lines
from bot.tables.types.model import LogEntry
from cogs.train_tycoon.chat import CHAT
from cogs.train_tycoon.pictures import card
from cogs.train_tycoon.story import narrate
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model import events as e
from rules.train_tycoon.model import operation_events as o
from tests.chat.train_tycoon.operating_positions import earning, opening
from tests.support.positions import NAMES


def narrate_text(
    events: list[Any], language: str = "en", actor: int | None = None, **more: Any
) -> str:
    table = more.get("table", opening())
    public = None if table is None else GAME.view(table, None)
    ctx = TableContext(1, public, public, None, NAMES, language, actor=actor)
    return "\n".join(narrate(ctx, events))


def test_a_factory_is_told_of_the_company_whose_line_follows() -> None:
    """Two companies make cheese."""
    laid = (("F6", (1, 4), "new"),)
    said = narrate_text(
        [
            o.HubPlaced("F5", "factory", "cheese", 0),
            o.LineOpened("FCR", 1, "F5", "F7", laid, 20, 0, 0),
        ],
        table=earning(),
    )
    assert said.startswith("**FCR**") and "places its cheese factory in F5" in said


def test_places_are_hexes_without_a_table() -> None:
    """Where nobody may see the table, such as in a log of one that is over."""
    laid = (("F6", (1, 4), "new"),)
    events = [o.LineOpened("PDL", 1, "F5", "F7", laid, 20, 0, 0)]
    assert "opens line 1, **F5 – F7**, over F6 for $20" in narrate_text(events, table=None)


def test_a_row_of_the_log_names_who_led_the_company_then() -> None:
    """Whoever leads it today: who acted in a company's turn was its president."""
    table = earning()
    table.companies["FCR"].president = 0
    laid = (("F6", (1, 4), "new"),)
    events = [o.LineOpened("FCR", 1, "F5", "F7", laid, 20, 0, 0)]
    for actor in (0, 1):
        assert f"**FCR** ({NAMES[actor]}) opens" in narrate_text(events, table=table, actor=actor)


def test_a_replayed_picture_is_of_the_company_that_has_operated() -> None:
    public = GAME.view(opening(), None)
    ctx = TableContext(1, public, public, None, NAMES, "en")
    counted = o.IncomeCounted("CHC", 0, 10, 0, -10)
    for past, company in ((False, "PDL"), (True, "CHC")):
        draw = card(replace(ctx, past=past), [counted], ())
        assert isinstance(draw, partial) and draw.keywords["company"] == company


def test_no_picture_tells_that_somebody_has_chosen_in_secret() -> None:
    public = GAME.view(opening(), None)
    ctx = TableContext(1, public, public, None, NAMES, "en")
    chosen = LogEntry(1, 7, "action", 0, 2, 0, events=(e.Chose(0, "PDL"),))
    skipped = LogEntry(1, 8, "action", 0, 2, 0, events=(o.OperationSkipped("CHC"),))
    assert len(picture_lines(CHAT, ctx, [chosen])) == 0
    assert len(picture_lines(CHAT, ctx, [chosen, skipped])) == 1
