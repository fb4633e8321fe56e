"""`Tables.waiting`: turn clocks and reminders, as the chat asks for them."""

from __future__ import annotations

from bot.tables.effects import clock_rows, heartbeat, reminders
from bot.tables.moves import clock_actions
from bot.tables.storage.core import Core
from bot.tables.storage.runner import Runner
from bot.tables.types.clock import ClockRules
from bot.tables.types.model import Ping, Submitted, Wait


class Waiting:
    """See `bot.tables.api.service.Tables`, to which this belongs."""

    def __init__(self, runner: Runner) -> None:
        self._runner = runner

    # --- clocks ----------------------------------------------------------------------------

    async def set_clock(
        self, table: int, by: int, rules: ClockRules | None, *, key: str, admin: bool = False
    ) -> Submitted:
        """Give a table a turn clock or take it away: its owner before the start, then by consent.
        Without a row (before the start), or with one of kind `ask` or `clock`."""
        return await self._runner.change(
            table, clock_actions.set_clock, key, by, rules, admin, queue=True
        )

    async def pause(self, table: int, by: int, *, key: str) -> Submitted:
        """Ask everybody to stop the clock."""
        return await self._runner.change(table, clock_actions.pause, key, by, queue=True)

    async def resume(self, table: int, by: int, *, key: str) -> Submitted:
        """Let the clock run again; anybody at the table may."""
        return await self._runner.change(table, clock_actions.resume, key, by, queue=True)

    async def take(self, table: int, seat: int, user: int, *, key: str) -> Submitted:
        """Take over a seat that is on offer."""
        return await self._runner.change(table, clock_actions.take, key, user, seat, queue=True)

    async def strike(self, table: int) -> Submitted | None:
        """Do what was chosen for those at this table whose time is up."""
        return await self._runner.change(table, clock_actions.strike, queue=True)

    async def struck(self) -> list[int]:
        """Tables at which somebody's time is up."""
        return await self._runner.look(
            lambda core: core.read(lambda db: clock_rows.due(db, core.now()))
        )

    # --- reminders -------------------------------------------------------------------------

    async def pings(self) -> list[Ping]:
        """Messages to send now; each comes again until `said`, after a crash with its nonce."""
        return await self._runner.look(reminders.claim)

    async def said(self, ping: Ping) -> None:
        """It was sent, or there is no way to reach the person now."""
        await self._runner.look(reminders.said, ping)

    async def failed(self, ping: Ping, error: str) -> None:
        """It was not sent, and is tried again after a while."""
        await self._runner.look(reminders.failed, ping, error)

    async def callable(self, table: int, at: int | None = None) -> tuple[int, tuple[int, ...]]:
        """The time (now, unless told otherwise), and whom a card made then should call."""
        time = self.now() if at is None else at
        return time, await self._runner.look(reminders.callable_, table, time)

    async def inbox(self, user: int) -> list[Wait]:
        """What waits for a person over all tables, the longest wait first."""
        return await self._runner.look(reminders.inbox, user)

    def now(self) -> int:
        """The time of the tables' one clock."""
        return self._runner.core.now()

    async def seconds(self) -> float | None:
        """Until something is due; None: nothing is."""

        def ask(core: Core) -> float | None:
            due = reminders.next_due(core)
            return None if due is None else float(max(0, due - core.now()))

        return await self._runner.look(ask)

    async def alive(self, gap: int) -> int:
        """Note that the bot is running; how long it was away, if for `gap` seconds or longer."""
        return await self._runner.look(heartbeat.alive, gap)
