"""The steady robots of an earlier commit, to measure those of today by.

They play in a process of their own, out of that commit's files; views and actions go to and fro as
pickles. Fields that were added behind the others since then are left out, so it serves as long as
views and actions have the same fields otherwise.
"""

import pickle
import subprocess
import sys
from functools import cache
from tempfile import mkdtemp
from typing import Any

from rules.dice import Dice
from rules.game import Action

PLAYS = """
import importlib, os, pickle, shutil, signal, sys
for each in (signal.SIGINT, signal.SIGTERM):
    signal.signal(each, signal.SIG_IGN)  # it ends with its input
class Fewer(pickle.Unpickler):
    def find_class(self, module, name):
        found = super().find_class(module, name)
        fields = getattr(found, "__struct_fields__", None)
        def made(*values, **named):
            known = {key: value for key, value in named.items() if key in fields}
            return found(*values[:len(fields)], **known)
        return found if fields is None else made
try:
    from rules.dice import SeededDice
    while True:
        key, view, seat, seed = Fewer(sys.stdin.buffer).load()
        robot = importlib.import_module("rules." + key).GAME.robot("steady")
        pickle.dump(robot.choose(view, seat, SeededDice(seed)), sys.stdout.buffer)
        sys.stdout.buffer.flush()
finally:
    shutil.rmtree(os.getcwd())
"""


@cache
def _process(commit: str) -> subprocess.Popen[bytes]:
    """Ends with this process, when its input does; it takes its files with it."""
    folder = mkdtemp(prefix="earlier-")
    files = subprocess.run(
        ["git", "archive", commit, "rules", "data"], check=True, capture_output=True
    )
    subprocess.run(["tar", "-x", "-C", folder], input=files.stdout, check=True)
    return subprocess.Popen(
        [sys.executable, "-c", PLAYS],
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )


class Earlier:
    """The steady robot of a game as it was at a commit."""

    def __init__(self, key: str, commit: str) -> None:
        self.name, self.key, self.commit = commit, key, commit

    def choose(self, view: Any, seat: int, dice: Dice) -> Action:
        seed = bytes(dice.pick(256, "seed") for _ in range(8))
        playing = _process(self.commit)
        assert playing.stdin is not None and playing.stdout is not None
        pickle.dump((self.key, view, seat, seed), playing.stdin)
        playing.stdin.flush()
        action: Action = pickle.load(playing.stdout)
        return action
