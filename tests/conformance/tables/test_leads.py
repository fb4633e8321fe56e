"""Who leads in a running game is told to everybody: from what is public alone, best first."""

from pathlib import Path

from bot.chat.narration import ranking
from bot.tables.api.service import Tables
from bot.tables.storage.store import Store
from rules.dice import SeededDice
from tests.conformance.case import Case
from tests.conformance.cases import every_case
from tests.conformance.tables.test_table import begun, step
from tests.tables.support import Entropy

STEPS, EVERY = 150, 10
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")


@every_case
async def test_who_leads_is_what_everybody_may_know(case: Case, tmp_path: Path) -> None:
    """The lines are those of a spectator's ranking, best first, and each tells by how much it moved
    since that seat's last turn began, as the history of the whole game has it."""
    tables = Tables(Store(tmp_path / "tables.sqlite"), entropy=Entropy())
    table = await begun(tables, case, ("steady", "random"))
    dice, moved = SeededDice(b"the people"), 0
    for number in range(STEPS):
        table = await step(tables, case, table.id, dice, "steady")
        if table.status != "running":
            break
        if number % EVERY:
            continue
        leads = await tables.ranking(table.id)
        history = await tables.ranking_history(table.id, None)
        public = history[-1].standing
        assert [(row.seat, row.place, row.total, row.sums) for row in leads] == [
            (row.seat, row.place, row.total, row.sums) for row in public
        ]
        known = [row.known for row in leads]
        assert known == sorted(known, reverse=True)
        for row in leads:
            if row.change is not None:
                moved += 1
                before = [point for point in history[:-1] if point.seat in (None, row.seat)][-1]
                was = next(line for line in before.standing if line.seat == row.seat)
                assert row.change == row.known - was.known
        for language in case.languages:
            for line in ranking.ranking_lines(leads, NAMES, language):
                assert all(name in line for name in NAMES[: len(leads)])
    assert moved or case.game.in_person, "people who sit together have no turns here"
    await tables.close()
