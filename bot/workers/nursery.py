"""The process from which workers are forked: it has loaded what they need, has no threads and does
nothing else. So a new worker is there in some milliseconds, shares that memory with the others, and
knows nothing of the threads of the process that answers.

It is itself forked from the process that answers, before that has threads or has loaded anything
more (`settle`), so that both share it too. Where that was not done, or when it has died, another
one is started that loads everything anew.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import socket
import struct
import sys
import threading
from multiprocessing.connection import Connection

from bot.workers.jobs import stand_back, warm
from bot.workers.worker import work

_NUMBER = struct.Struct("=i")
"""With the line of a worker: how far it stands back. Without one: the process that is to end. The
answer is the process that was forked, 0, or the negative number of an error."""
_PATH = "import sys; sys.path[:] = {path!r}; from bot.workers.nursery import main; main()"


class Nursery:
    """The process at the other end of this line."""

    def __init__(self, line: socket.socket, pid: int) -> None:
        self._line, self._pid = line, pid
        self._asking = threading.Lock()
        self.lost = False

    def fork(self, line: Connection, niceness: int) -> int:
        """A worker at the other end of this line. Raises `OSError` if there can be none."""
        pid = self._ask(niceness, [line.fileno()])
        if pid < 0:
            raise OSError(-pid, os.strerror(-pid))
        return pid

    def end(self, pid: int) -> None:
        """No worker of that number is there any more. One whose nursery is gone ends by itself when
        its line is closed."""
        with contextlib.suppress(OSError):
            self._ask(pid)

    def _ask(self, number: int, files: list[int] | None = None) -> int:
        with self._asking:
            try:
                if self.lost:
                    raise EOFError
                socket.send_fds(self._line, [_NUMBER.pack(number)], files or [])
                answer = self._line.recv(_NUMBER.size)
                if not answer:
                    raise EOFError
            except (EOFError, OSError) as failure:
                self.close()
                raise OSError("the nursery is gone") from failure
        return int(_NUMBER.unpack(answer)[0])

    def close(self) -> None:
        """It ends when nobody can ask it any more."""
        if not self.lost:
            self.lost = True
            self._line.close()
            with contextlib.suppress(ChildProcessError):
                os.waitpid(self._pid, 0)


_here: Nursery | None = None
_opening = threading.Lock()


def settle() -> None:
    """Have one forked from this process, which has no threads yet."""
    global _here
    if _here is not None or not hasattr(os, "fork"):
        return
    warm()
    ours, theirs = socket.socketpair()
    pid = os.fork()
    if pid == 0:
        ours.close()
        _live(theirs)
    theirs.close()
    _here = Nursery(ours, pid)


def nursery() -> Nursery:
    """The one there is; a new one if there is none."""
    global _here
    with _opening:
        if _here is None or _here.lost:
            _here = _started()
        return _here


def close() -> None:
    """Send the one there is home: this process needs none."""
    if _here is not None:
        _here.close()


def _started() -> Nursery:
    ours, theirs = socket.socketpair()
    with theirs:
        words = [sys.executable, "-c", _PATH.format(path=sys.path)]
        line = (os.POSIX_SPAWN_DUP2, theirs.fileno(), 0)
        pid = os.posix_spawn(sys.executable, words, os.environ, file_actions=[line])
    return Nursery(ours, pid)


def main() -> None:
    """The life of one that was started anew: its line is where others have their standard input."""
    stand_back()
    warm()
    _live(socket.socket(fileno=0))


def _live(line: socket.socket) -> None:
    """Fork and end workers as long as somebody asks for it."""
    try:
        for number in (signal.SIGINT, signal.SIGTERM):  # as in `work`
            signal.signal(number, signal.SIG_IGN)
        with contextlib.suppress(OSError):
            _serve(line)
    finally:
        os._exit(0)


def _serve(line: socket.socket) -> None:
    children = set[int]()
    while True:
        asked, files, _, _ = socket.recv_fds(line, _NUMBER.size, 1)
        if not asked:
            return
        (number,) = _NUMBER.unpack(asked)
        answer = 0
        if files:
            answer = _forked(line, files[0], number)
            children.add(answer)
        elif number in children:
            children.remove(number)
            os.kill(number, signal.SIGKILL)  # though it be dead, its number is nobody else's yet
            os.waitpid(number, 0)
        line.send(_NUMBER.pack(answer))


def _forked(line: socket.socket, file: int, niceness: int) -> int:
    try:
        pid = os.fork()
    except OSError as failure:
        os.close(file)
        return -(failure.errno or 1)
    if pid == 0:
        line.close()
        theirs = Connection(file)
        work(theirs, niceness, lambda: _closed(file))
        os._exit(0)
    os.close(file)
    return pid


def _closed(file: int) -> None:
    """Wait until nobody is at the other end."""
    watch = select.poll()
    watch.register(file, 0)
    watch.poll()
