"""What is derived from facts must follow the facts in force: nothing is derived when a module is
loaded, and nothing is cached without regard to them."""

import re
import subprocess
import sys
from pathlib import Path

import data.facts

ROOT = Path(data.facts.__file__).parents[1]
LOADS = """
import importlib, pkgutil
import data.facts
from bot.tables.types.games import all_games
from tests.support.facts import SOMETHING, Unread

for game in SOMETHING:
    data.facts.facts_of(game).default = Unread(game)
for root in ("rules", "render"):
    package = importlib.import_module(root)
    for module in pkgutil.walk_packages(package.__path__, f"{root}."):
        importlib.import_module(module.name)
        print(module.name)
"""
WITHOUT_FACTS = {
    "render/dice_desk/palette.py",
    "rules/rail_baron/cities/places.py",
    "rules/rail_baron/lookups/trips.py",
    "rules/rail_baron/routing/ride.py",
    "rules/rail_baron/routing/turn_forecast.py",
}
"""Modules that cache by a board, which is of one set, by numbers alone, or what no fact changes."""


def test_no_module_of_rules_or_pictures_reads_facts_while_it_is_loaded() -> None:
    done = subprocess.run([sys.executable, "-c", LOADS], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "rules.train_tycoon.setup" in done.stdout and "render.rail_baron.prepare" in done.stdout


def test_everything_that_a_game_caches_is_cached_by_its_facts() -> None:
    """A cache of `functools` would give a table what was derived from another one's facts."""
    caches = {
        str(path.relative_to(ROOT))
        for game in (path.name for path in (ROOT / "rules").iterdir())
        for layer in ("rules", "render", "cogs")
        for path in (ROOT / layer / game).rglob("*.py")
        if re.search(r"^@(functools\.)?(lru_)?cache\b", path.read_text("utf-8"), re.MULTILINE)
    }
    assert caches == WITHOUT_FACTS
