"""Record games, or put recorded ones into today's words.

    python -m tests.playthroughs.record                 play the games of all plans again
    python -m tests.playthroughs.record NAME ...        only these
    python -m tests.playthroughs.record --refresh       new words for every file, nothing else
    python -m tests.playthroughs.record --state NAME    note the last state of a file anew

Seeds are fixed and the clock is made up, so the same rules and robots give the same file to the
byte. `--refresh` and `--state` take any file, those dropped in too; the rows are never touched.
When a change of the rules makes other games of the plans, look for seeds with `search`.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bot.tables.api.service import Tables
from bot.tables.archive.report import NAMES
from bot.tables.archive.transcript import read_transcript
from bot.tables.storage.store import Store
from bot.tables.types.model import Place, SeatRow, Table
from rules.dice import SeededDice
from tests.conformance.cases import plans, player
from tests.playthroughs.plans import Plan
from tests.playthroughs.replaying import STATE_PREFIX, file_of, files, imported, replayed
from tests.playthroughs.words import describer, rewritten

BEGIN = 1_767_261_600
"""When the first row is written; each further press comes a minute later."""


class Clock:
    def __init__(self) -> None:
        self.now = BEGIN

    def __call__(self) -> float:
        self.now += 60
        return self.now


class Recorder:
    """One table at which people play as the robots of the plan would."""

    def __init__(self, tables: Tables, plan: Plan) -> None:
        self.tables = tables
        self.plan = plan
        self._player_dice = SeededDice(plan.players)
        self._presses = 0

    def press(self) -> str:
        self._presses += 1
        return f"press-{self._presses}"

    async def begin(self) -> Table:
        plan = self.plan
        table = await self.tables.open_table(
            plan.game, Place(1, 1), 1, key=self.press(), options=plan.options
        )
        for seat in range(1, len(plan.seats)):
            table = await self.tables.join(table.id, seat + 1)
        return (await self.tables.start_game(table.id, 1, key=self.press())).table

    async def act(self, table: Table) -> Table:
        """Whoever is to move, or else may act, does what the seat's robot would."""
        waiting = [seat for seat in range(len(table.seats)) if seat not in table.to_move]
        free = [s for s in waiting if (await self.tables.read_table(table.id, s + 1)).may_act]
        seat = self.plan.acting(table.to_move[0], free, self._player_dice)
        view = await self.tables.read_view(table.id, seat)
        action = player(self.plan, seat).choose(view, seat, self._player_dice)
        done = await self.tables.submit_action(
            table.id, seat + 1, action, version=table.version, key=self.press()
        )
        return done.table

    async def whole(self) -> Table:
        """The game to its end."""
        table = await self.begin()
        while table.status == "running":
            table = await self.act(table)
        return table

    async def house(self) -> Table:
        """A game broken off, with all that people do at a table beside playing: taking back with
        and without consent, refusing that, handing over a seat, asking for an end."""
        table = await self.begin()
        for number in range(36):
            mover = table.to_move[0] + 1
            table = await self.act(table)
            if number in (9, 19, 21):
                table = await self.take_back(table, mover, agree=number != 19)
        holder = SeatRow(1, robot="steady")
        done = await self.tables.reseat(table.id, 2, holder, key=self.press())
        await self.tables.step_robots(table.id, limit=8)
        table = await self.tables.get_table(done.table.id)
        return (await self.tables.request_end(table.id, 3, key=self.press())).table

    async def take_back(self, table: Table, mover: int, agree: bool) -> Table:
        done = await self.tables.request_undo(
            table.id, mover, version=table.version, key=self.press()
        )
        table = done.table
        for other in table.people:
            ask = table.find_ask("undo")
            if ask is not None and other - 1 in ask.waiting:
                answer = await self.tables.answer(table.id, other, "undo", agree, key=self.press())
                table = answer.table
        return table


async def record(plan: Plan) -> str:
    """Play a plan; the text of its file."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder) / "recording.sqlite")
        tables = Tables(store, now=Clock(), entropy=lambda size: plan.secret)
        try:
            recorder = Recorder(tables, plan)
            table = await (recorder.house() if plan.house else recorder.whole())
            look = await tables.read_table(table.id, None)
            written = await tables.export(table.id, describer(look, NAMES, plan.language))
        finally:
            await tables.close()
    return with_state("\n".join([*(f"# {line}" for line in plan.about.splitlines()), written]))


def with_state(written: str) -> str:
    """The file with the fingerprint of its last state, as the rules are now."""
    lines = [line for line in written.splitlines() if not line.startswith(STATE_PREFIX)]
    return "\n".join([*lines, f"{STATE_PREFIX}{replayed(read_transcript(written)).state}."]) + "\n"


async def refreshed(written: str) -> str:
    """The file in today's words."""
    return "\n".join(rewritten(written.splitlines(), (await imported(written)).words)) + "\n"


def _named(names: Sequence[str]) -> list[Path]:
    known = {path.stem: path for path in files()}
    return [known[name.removesuffix(".txt")] for name in names] if names else list(known.values())


async def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.playthroughs.record")
    parser.add_argument("names", nargs="*", help="which games, without .txt; all if none is named")
    parser.add_argument("--refresh", action="store_true", help="write the words of files anew")
    parser.add_argument("--state", action="store_true", help="note the last state of files anew")
    wanted = parser.parse_args(arguments)
    contents: dict[Path, str] = {}
    if wanted.refresh or wanted.state:
        for path in _named(wanted.names):
            text = path.read_text(encoding="utf-8")
            text = await refreshed(text) if wanted.refresh else text
            contents[path] = with_state(text) if wanted.state else text
    else:
        for plan in plans():
            if plan.name in wanted.names or not wanted.names:
                contents[file_of(plan)] = await record(plan)
    for path, text in contents.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"{path.name}: {len(text):,} characters")


if __name__ == "__main__":
    asyncio.run(main())
