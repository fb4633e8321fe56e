"""Fork server: a process without threads that has preloaded what workers need and forks them.

A new worker is ready within milliseconds, shares the preloaded memory with the others, and
inherits none of the threads of the answering process.

The fork server is itself forked from the answering process, before that has threads or has
loaded more (`start`), so that both share memory too. If that was not done, or if the fork
server has died, another one is started that loads everything again."""

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

from bot.workers.jobs import lower_priority, preload
from bot.workers.worker import run_worker

_NUMBER = struct.Struct("=i")
"""A request: with a file descriptor, the niceness of the worker to fork; without one, the pid of
the worker to end. The answer is the pid of the forked worker, 0, or a negative error number."""
_START_CODE = "import sys; sys.path[:] = {path!r}; from bot.workers.fork_server import main; main()"


class ForkServer:
    """Client handle of the fork server."""

    def __init__(self, connection: socket.socket, pid: int) -> None:
        self._socket, self._pid = connection, pid
        self._lock = threading.Lock()
        self.closed = False

    def fork(self, line: Connection, niceness: int) -> int:
        """Fork a worker for the other end of `line` and return its pid. Raises `OSError` if
        that fails."""
        pid = self._request(niceness, [line.fileno()])
        if pid < 0:
            raise OSError(-pid, os.strerror(-pid))
        return pid

    def end_worker(self, pid: int) -> None:
        """Kill the worker with this pid and wait until it has ended.

        If the fork server is gone, its workers end by themselves when their connections are
        closed."""
        with contextlib.suppress(OSError):
            self._request(pid)

    def _request(self, number: int, files: list[int] | None = None) -> int:
        with self._lock:
            try:
                if self.closed:
                    raise EOFError
                socket.send_fds(self._socket, [_NUMBER.pack(number)], files or [])
                answer = self._socket.recv(_NUMBER.size)
                if not answer:
                    raise EOFError
            except (EOFError, OSError) as failure:
                self.close()
                raise OSError("fork server is gone") from failure
        return int(_NUMBER.unpack(answer)[0])

    def close(self) -> None:
        """Stop the fork server by closing its socket."""
        if not self.closed:
            self.closed = True
            self._socket.close()
            with contextlib.suppress(ChildProcessError):
                os.waitpid(self._pid, 0)


_current: ForkServer | None = None
_start_lock = threading.Lock()


def start() -> None:
    """Fork the fork server from this process, which must not have threads yet."""
    global _current
    if _current is not None or not hasattr(os, "fork"):
        return
    preload()
    ours, theirs = socket.socketpair()
    pid = os.fork()
    if pid == 0:
        ours.close()
        _run(theirs)
    theirs.close()
    _current = ForkServer(ours, pid)


def fork_server() -> ForkServer:
    """Return the running fork server; start a new one if there is none."""
    global _current
    with _start_lock:
        if _current is None or _current.closed:
            _current = _spawn()
        return _current


def stop() -> None:
    """Stop the running fork server, if any: this process needs no workers."""
    if _current is not None:
        _current.close()


def _spawn() -> ForkServer:
    ours, theirs = socket.socketpair()
    with theirs:
        command = [sys.executable, "-c", _START_CODE.format(path=sys.path)]
        redirect = (os.POSIX_SPAWN_DUP2, theirs.fileno(), 0)
        pid = os.posix_spawn(sys.executable, command, os.environ, file_actions=[redirect])
    return ForkServer(ours, pid)


def main() -> None:
    """Run a fork server that was started as a new interpreter; its standard input is the socket."""
    lower_priority()
    preload()
    _run(socket.socket(fileno=0))


def _run(line: socket.socket) -> None:
    """Serve requests until the socket is closed, then exit."""
    try:
        for signal_number in (signal.SIGINT, signal.SIGTERM):  # as in `run_worker`
            signal.signal(signal_number, signal.SIG_IGN)
        with contextlib.suppress(OSError):
            _serve(line)
    finally:
        os._exit(0)


def _serve(line: socket.socket) -> None:
    children = set[int]()
    while True:
        request, files, _, _ = socket.recv_fds(line, _NUMBER.size, 1)
        if not request:
            return
        (number,) = _NUMBER.unpack(request)
        answer = 0
        if files:
            answer = _fork_worker(line, files[0], number)
            children.add(answer)
        elif number in children:
            children.remove(number)
            os.kill(number, signal.SIGKILL)  # a dead child's pid is not reused before `waitpid`
            os.waitpid(number, 0)
        line.send(_NUMBER.pack(answer))


def _fork_worker(line: socket.socket, file: int, niceness: int) -> int:
    try:
        pid = os.fork()
    except OSError as failure:
        os.close(file)
        return -(failure.errno or 1)
    if pid == 0:
        line.close()
        theirs = Connection(file)
        run_worker(theirs, niceness, lambda: _wait_until_closed(file))
        os._exit(0)
    os.close(file)
    return pid


def _wait_until_closed(file: int) -> None:
    """Wait until the other end of the connection is closed."""
    poll = select.poll()
    poll.register(file, 0)
    poll.poll()
