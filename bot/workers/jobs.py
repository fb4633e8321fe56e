"""Jobs of workers: pickled calls of functions of the project.

Imported by workers, so it imports almost nothing itself."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import importlib
import os
import pickle
import pkgutil
import traceback
from collections.abc import Callable

from data.facts import facts_in_force, using

_C = ctypes.CDLL(None) if os.name == "posix" else None
_ARENA_MAX = -8
WORKER_NICENESS = 1
"""Niceness of a worker process: hardly any, or other work on the machine comes before pictures that
people wait for."""


def pack_call(call: Callable[[], object]) -> bytes:
    """Pickle a call for a worker.

    The call is a `functools.partial` of a module-level function and of plain data. Raises what
    `pickle` raises for anything else. It will run with the facts in force here."""
    return pickle.dumps((facts_in_force(), call), pickle.HIGHEST_PROTOCOL)


def run_job(job: bytes) -> object:
    """Run a packed call; return what it returns or raise what it raises."""
    facts, call = pickle.loads(job)
    with using(*facts):
        result: object = call()
    return result


def try_call(
    function: Callable[..., object], *args: object, **kwargs: object
) -> tuple[bool, object]:
    """Call a function; return (True, its result) or (False, the exception).

    An error of the call is a result to send back, not a failure of the worker. Its traceback is
    added to it as a note."""
    try:
        return True, function(*args, **kwargs)
    except Exception as error:  # noqa: BLE001 - raised in the caller
        return False, _portable_error(error)


def _portable_error(error: Exception) -> Exception:
    """Return an error that can be pickled, with its traceback as a note."""
    traceback_text = "".join(traceback.format_exception(error))
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # noqa: BLE001 - any class may pickle badly
        error = RuntimeError(repr(error))
    error = error.with_traceback(None)
    error.add_note(traceback_text)
    return error


def lower_priority(niceness: int = WORKER_NICENESS) -> None:
    """Let the answering process have the processor first: this one does not interrupt others.

    It is scheduled as a batch job, which stands back when others wake up, but has its share beside
    what else runs on the machine; `niceness` makes that smaller."""
    if hasattr(os, "setpriority"):
        current = os.getpriority(os.PRIO_PROCESS, 0)
        os.setpriority(os.PRIO_PROCESS, 0, max(current, niceness))
    if hasattr(os, "SCHED_BATCH"):
        with contextlib.suppress(OSError):  # where it is forbidden, do without
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def trim_memory() -> None:
    """Return free memory to the system, where the allocator can."""
    trim = getattr(_C, "malloc_trim", None)
    if trim is not None:
        trim(0)


def use_single_heap() -> None:
    """Make all threads of this process share one heap, where the allocator gives each its own.

    One thread runs at a time, and memory that is free in one heap is lost to the others."""
    option = getattr(_C, "mallopt", None)
    if option is not None:
        option(_ARENA_MAX, 1)


GC_THRESHOLDS = (20_000, 10, 3)
"""When Python looks for garbage. With its default of 700 new objects that took 7 % of a press.
Each press leaves a reference cycle with its message: with Python's default of ten for the oldest
objects hundreds of them accumulate."""


def freeze_heap() -> None:
    """Collect garbage, exempt all remaining objects from later collections, and make these rare.

    They also no longer count when Python decides whether to collect."""
    gc.collect()
    gc.freeze()
    gc.collect()
    gc.set_threshold(*GC_THRESHOLDS)


def preload() -> None:
    """Preload the modules and text catalogues that most jobs need."""
    from data.texts import decimal, has_text, languages

    package = importlib.import_module("render")
    for module in pkgutil.walk_packages(package.__path__, "render."):
        importlib.import_module(module.name)
    importlib.import_module("render.paint.sprite_atlas").count_sprites()
    for language in languages():  # number formats take more memory than texts
        decimal(0.5, language)
        has_text("", language)
    freeze_heap()  # so that forked processes keep sharing it
