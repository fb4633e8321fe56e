"""What a worker is given and does: a pickled call of a function of the project.

Imported by workers, so it imports next to nothing itself.
"""

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
from typing import Any

_C = ctypes.CDLL(None) if os.name == "posix" else None
_ARENA_MAX = -8
NICE = 5
"""How far a worker stands back."""


def packed(work: Callable[[], object]) -> bytes:
    """A call to be carried to a worker: a `functools.partial` of a function that stands in a
    module, and of plain data. What is no such thing cannot be pickled and raises."""
    return pickle.dumps(work, pickle.HIGHEST_PROTOCOL)


def carry_out(work: bytes) -> object:
    """What a packed call returns, or raises."""
    call: Callable[[], object] = pickle.loads(work)
    return call()


def outcome(function: Callable[..., object], *args: Any, **kwargs: Any) -> tuple[bool, Any]:
    """Whether a call returned, and what it returned or raised: an error of the call is a result to
    be carried back, not a fault of the worker. It has its traceback as a note."""
    try:
        return True, function(*args, **kwargs)
    except Exception as error:  # noqa: BLE001 - raised where it was asked for
        return False, _carried(error)


def _carried(error: Exception) -> Exception:
    told = "".join(traceback.format_exception(error))
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # noqa: BLE001 - any class may pickle badly
        error = RuntimeError(repr(error))
    error = error.with_traceback(None)
    error.add_note(told)
    return error


def stand_back(niceness: int = NICE) -> None:
    """Leave the processor to the process that answers, where both want it."""
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):  # where it is forbidden, it is no matter
            os.setpriority(os.PRIO_PROCESS, 0, niceness)


def give_back() -> None:
    """Hand memory that is free back to the system, where its allocator can."""
    trim = getattr(_C, "malloc_trim", None)
    if trim is not None:
        trim(0)


def one_heap() -> None:
    """Have all threads of this process share one heap, where its allocator gives each its own: one
    thread runs at a time, and what is free in one heap is lost to the others."""
    option = getattr(_C, "mallopt", None)
    if option is not None:
        option(_ARENA_MAX, 1)


def settle() -> None:
    """Take what there is now for what stays: it is not looked through for garbage again, nor
    counted when Python decides whether to look through the rest."""
    gc.collect()
    gc.freeze()
    gc.collect()


def warm() -> None:
    """Load what is likely to be asked for, so that it is there when it is."""
    from data.texts import decimal, has, languages

    package = importlib.import_module("render")
    for found in pkgutil.walk_packages(package.__path__, "render."):
        importlib.import_module(found.name)
    importlib.import_module("render.paint.ahead").count()
    for language in languages():  # how it writes numbers takes more memory than its texts
        decimal(0.5, language)
        has("", language)
    settle()  # so that processes forked from here keep sharing it
