"""The bot as a process: started, killed, asked to end; what it writes is kept."""

import asyncio
import os
import resource
import signal
import sys
import tempfile
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tests.benchmarks.processes import family
from tests.wire.server import Discord

ROOT = Path(__file__).parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.GwireX.a-token-that-nobody-may-ever-read-0"
STARTING = 300.0
"""Seconds until the bot must be connected."""


class Running:
    """A process of the bot. `log`: all lines it wrote."""

    def __init__(self, process: Process, log: list[str]) -> None:
        self.process = process
        self.log = log
        self.reading = asyncio.create_task(self._read())
        self.known: set[int] = set()

    @property
    def pid(self) -> int:
        return self.process.pid

    def family(self) -> list[int]:
        """It and its workers."""
        pids = family(self.pid)
        self.known |= set(pids)
        return pids

    def workers(self) -> list[int]:
        """The processes that draw, and those that start them."""
        return [pid for pid in self.family() if pid != self.pid]

    async def _read(self) -> None:
        assert self.process.stderr is not None
        async for line in self.process.stderr:
            self.log.append(line.decode(errors="replace").rstrip())

    def send(self, what: signal.Signals) -> None:
        self.family()
        with suppress(ProcessLookupError):
            self.process.send_signal(what)

    def full_disk(self, full: bool = True) -> None:
        """No file of the process may grow any more; or all may again."""
        most = 4096 if full else resource.RLIM_INFINITY
        with suppress(ProcessLookupError):
            resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    async def over(self, seconds: float) -> int:
        """Its code when it has ended; killed if that takes longer."""
        # `wait` would also wait for its workers, which have its standard error too
        async with asyncio.timeout(seconds):
            while self.process.returncode is None:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        await asyncio.wait([self.reading], timeout=1)
        return self.process.returncode

    async def left(self, seconds: float = 120.0) -> list[int]:
        """Processes that outlive it, after so many seconds."""
        for _ in range(round(seconds / 0.1)):
            alive = [pid for pid in self.known if pid != self.pid and _alive(pid)]
            if not alive:
                return []
            await asyncio.sleep(0.1)
        return alive


def _alive(pid: int) -> bool:
    with suppress(OSError):
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        return state not in "ZX"
    return False


def surroundings(discord: Discord, database: Path, **more: str) -> dict[str, str]:
    """The environment of a process; what it compiles is kept for the next one."""
    environment = {name: value for name, value in os.environ.items() if "ROUNDHOUSE" not in name}
    return {
        **environment,
        "PYTHONPATH": str(ROOT),
        "WIRE_DISCORD": discord.address,
        "DISCORD_TOKEN": TOKEN,
        "ROUNDHOUSE_DB": str(database),
        "ROUNDHOUSE_BACKUPS": "0",
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir()) / "roundhouse-wire-bytecode"),
        **more,
    }


@asynccontextmanager
async def bot(
    discord: Discord,
    database: Path,
    log: list[str],
    *,
    arguments: Sequence[str] = (),
    ready: bool = True,
    **more: str,
) -> AsyncIterator[Running]:
    """A bot on this Discord and this database, connected; killed at the end if it still runs. None
    of its workers outlives it."""
    discord.gateway.forget()
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.wire.launch",
        *arguments,
        cwd=database.parent,
        env=surroundings(discord, database, **more),
        stderr=PIPE,
        stdout=PIPE if arguments else None,
        limit=2**24,
    )
    running = Running(process, log)
    try:
        if ready:
            await _connected(discord, running)
        yield running
    finally:
        if process.returncode is None:
            running.send(signal.SIGKILL)
            await running.over(10)
        left = await running.left()
        for pid in left:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        assert not left, f"processes outlive the bot: {left}"


async def _connected(discord: Discord, running: Running) -> None:
    ready = asyncio.create_task(discord.gateway.ready.wait())
    ended = asyncio.create_task(running.process.wait())
    try:
        await asyncio.wait({ready, ended}, timeout=STARTING, return_when=asyncio.FIRST_COMPLETED)
        output = "\n".join(running.log[-30:])
        assert ready.done(), f"the bot did not connect (ended: {ended.done()}):\n{output}"
    finally:
        ready.cancel()
        ended.cancel()


async def command(discord: Discord, database: Path, *words: str) -> tuple[int, str]:
    """`python -m bot` with these words: its code and what it wrote as errors."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.wire.launch",
        *words,
        cwd=database.parent,
        env=surroundings(discord, database),
        stderr=PIPE,
        stdout=DEVNULL,
    )
    _, output = await process.communicate()
    assert process.returncode is not None
    return process.returncode, output.decode(errors="replace")
