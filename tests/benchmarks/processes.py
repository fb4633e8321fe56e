"""What processes hold, from the system's own books (Linux)."""

import os
from collections.abc import Iterable
from pathlib import Path

_PROC = Path("/proc")


def family(pid: int) -> list[int]:
    """A process and all that it has started, and so on."""
    parents = {}
    for status in _PROC.glob("[0-9]*/stat"):
        try:
            words = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(status.parent.name)] = int(words[1])
    pids = [pid]
    for parent_pid in pids:
        pids += [child for child, parent in parents.items() if parent == parent_pid]
    return pids


def worked(pid: int) -> float:
    """Seconds of a processor that a process has used."""
    words = (_PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def held(pids: Iterable[int]) -> int:
    """Bytes that these processes hold together: what several share counts once (PSS), mapped files,
    which the system may drop, not at all."""
    total = 0
    for pid in pids:
        for line in (_PROC / str(pid) / "smaps_rollup").read_text().splitlines():
            if line.startswith("Pss_Anon:"):
                total += int(line.split()[1]) * 1024
    return total
