"""A new game is laid out as a copy of the example, and what it lacks is said in words."""

import ast
import re
from pathlib import Path
from types import SimpleNamespace

from tests.example.cog.chat import CHAT
from tests.example.rules import GAME
from tests.games.haul import CASE
from tests.new_game.layout import laid_out, write
from tests.new_game.missing import _case, _kinds, _moves, _rules, _untouched

FILES = laid_out("narrow_gauge", "Narrow Gauge")


def test_every_part_of_a_game_is_laid_out_under_its_own_name() -> None:
    folders = {where.split("/narrow")[0] for where in FILES}
    assert folders == {
        "data", "rules", "render", "cogs", "tests/games", "tests/rules", "docs/players"
    }  # fmt: skip
    for where, text in FILES.items():
        if where.endswith(".py"):
            ast.parse(text)
        assert "tests.example" not in text and "tests.games.haul" not in text, where
        assert not re.search(r"haul_(chat|orders|lessons|pictures)|haul-refuse", text), where
    assert 'key = "narrow_gauge"' in FILES["rules/narrow_gauge/game.py"]
    assert "texts.add_folder" not in FILES["data/narrow_gauge/__init__.py"]
    assert 'group="narrowgauge"' in FILES["cogs/narrow_gauge/chat.py"]
    assert "narrow_gauge_chat-name = Narrow Gauge" in FILES["data/narrow_gauge/chat/en.ftl"]
    assert "recorded=Recorded" in FILES["tests/games/narrow_gauge/__init__.py"]


def test_what_is_still_the_example_s_is_named_and_nothing_is_written_over(tmp_path: Path) -> None:
    mine = tmp_path / "rules" / "narrow_gauge" / "actions.py"
    mine.parent.mkdir(parents=True)
    mine.write_text("# mine")
    write(tmp_path, FILES)
    assert mine.read_text() == "# mine"
    (tmp_path / "data" / "narrow_gauge" / "RULINGS.md").unlink()
    complaints = list(_untouched(tmp_path, FILES))
    assert "data/narrow_gauge/RULINGS.md is not there." in complaints
    (rules,) = [line for line in complaints if line.startswith("rules/narrow_gauge is still")]
    assert "game.py" in rules and "actions.py" not in rules


def test_the_example_lacks_nothing_of_the_rules_and_moves() -> None:
    key = "haul"
    assert list(_kinds(GAME, CHAT)) == []
    assert list(_moves(key, GAME, CHAT)) == []


def test_what_is_left_out_is_said_in_words() -> None:
    first = next(iter(GAME.phase_rules))
    less = SimpleNamespace(
        action_type=GAME.action_type,
        event_type=GAME.event_type,
        order_type=GAME.order_type,
        orders={},
        phases=GAME.phases,
        phase_rules={first: GAME.phase_rules[first]},
        robots={"random": None},
    )
    complaints = list(_rules("haul", less))
    assert "rules/haul/game.py: no phase takes the action Bid." in complaints
    assert "rules/haul/orders.py: nothing says what the order HaulOn does." in complaints
    assert "rules/haul/robots.py: there is no robot “steady”." in complaints
    assert any("one phase has no rules" in line for line in complaints)
    assert any("CASE has no “recorded”" in line for line in _case("haul", CASE))
