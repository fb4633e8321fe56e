"""Jobs of the tests, which stand in a module so that they can be carried to a worker."""

import os
import time
from pathlib import Path


def pid() -> int:
    """Who does it."""
    return os.getpid()


def added(a: int, b: int) -> int:
    return a + b


def fails(why: str) -> None:
    raise LookupError(why)


def dies() -> None:
    os._exit(3)


def dies_once(mark: Path) -> int:
    """The first worker dies of it."""
    if not mark.exists():
        mark.touch()
        os._exit(3)
    return os.getpid()


def until(mark: Path) -> int:
    """Takes until the file is there."""
    while not mark.exists():
        time.sleep(0.01)
    return os.getpid()


def keeps_on(mark: Path) -> None:
    """Takes for ever, and tells who does it."""
    mark.write_text(str(os.getpid()))
    while True:
        sum(range(1000))


def meets(mine: Path, other: Path) -> int:
    """Takes until another one is under way."""
    mine.touch()
    return until(other)


_HELD: list[bytes] = []


def grows(size: int) -> int:
    """Holds so many bytes more from now on."""
    _HELD.append(bytes(b"x" * size))
    return os.getpid()


def signals() -> int:
    """What a worker does about a signal to stop, sent to itself."""
    import signal

    os.kill(os.getpid(), signal.SIGINT)
    os.kill(os.getpid(), signal.SIGTERM)
    return os.getpid()
