"""`facts set`, `facts check` and `facts sheets`: what is typed, shown, asked and written."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from PIL import Image

from bot.main import build_parser
from bot.settings import Settings
from bot.upkeep import fact_commands
from data.correcting import find_way
from data.correction_files import save_corrections
from data.corrections import corrected, read_corrections
from data.facts import Facts, FactSet, facts_of
from data.printings import differences
from data.provenance import content_of
from data.weights import load_weights, rank_guesses
from tests.support.facts import CORRECTIONS, SOMETHING, Typed

ROOT = Path(fact_commands.__file__).parents[2]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=tmp_path / "here.sqlite")


def call(settings: Settings, *words: str, answer: str = "y") -> int:
    args = build_parser().parse_args(["facts", *words])
    return fact_commands.run(args, settings, lambda _question: answer)


def current(settings: Settings, game: str) -> FactSet:
    facts = facts_of(game)
    return corrected(facts, read_corrections(facts, settings.corrections))


def changes(settings: Settings, game: str) -> dict[str, Any]:
    rows = differences(facts_of(game), facts_of(game).shipped, current(settings, game))
    return {row.place: row.after for row in rows}


def command(game: str, component: str, typed: tuple[Typed, ...], tmp_path: Path) -> list[str]:
    more = [word for words in typed[1:] for word in ("--and", *words)]
    picture = str(tmp_path / "change.png")
    return ["set", game, component, *typed[0], *more, "--picture", picture]


def games() -> list[Facts]:
    return [facts_of(game) for game in sorted(SOMETHING)]


def test_each_component_of_each_game_is_there_once() -> None:
    named = [(game, component) for game, component, *_ in CORRECTIONS]
    files = [(f.game, name.rpartition(".")[0]) for f in games() for name in f.names]
    assert sorted(named) == sorted(files)


@pytest.mark.parametrize(("game", "component", "typed", "place", "value"), CORRECTIONS)
def test_a_correction_is_shown_before_and_after_and_written_if_agreed(
    settings: Settings,
    tmp_path: Path,
    game: str,
    component: str,
    typed: tuple[Typed, ...],
    place: str,
    value: Any,
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = command(game, component, typed, tmp_path)
    assert call(settings, *words, answer="n") == 1
    assert f"{place}: " in capsys.readouterr().out and not settings.corrections.exists()
    assert Image.open(tmp_path / "change.png").width >= 1000
    with patch("bot.upkeep.fact_commands.write_change"):  # it is drawn already
        assert call(settings, *words) == 0
    assert changes(settings, game)[place] == value
    capsys.readouterr()
    assert call(settings, *words) == 0
    assert "It already says so" in capsys.readouterr().out


def test_what_follows_is_corrected_too_and_going_back_leaves_no_file(
    settings: Settings, tmp_path: Path
) -> None:
    """The other direction of a payoff; the cost of a coal hex, which stands in two files; the sum
    of a railroad's cubes."""
    picture = ("--picture", str(tmp_path / "a.png"), "--yes")
    call(settings, "set", "rail_baron", "payoffs", "miami", "boston", "18", *picture)
    assert changes(settings, "rail_baron") == {"Boston, Miami": 18, "Miami, Boston": 18}
    call(settings, "set", "baltimore_ohio", "map", "l11", "cost", "70", *picture)
    call(settings, "set", "baltimore_ohio", "railroads", "BO", "cubes_charter", "29", *picture)
    assert changes(settings, "baltimore_ohio") == {
        "hexes, L11, cost": 70,
        "norfolk_western, coal_hexes, L11, cost": 70,
        "railroads, BO, cubes_charter": 29,
        "railroads, BO, cubes_total": 31,
    }
    call(settings, "set", "baltimore_ohio", "map", "L11", "cost", "40", *picture)
    call(settings, "set", "baltimore_ohio", "railroads", "BO", "cubes_charter", "30", *picture)
    assert current(settings, "baltimore_ohio") is facts_of("baltimore_ohio").shipped
    assert list((settings.corrections / "baltimore_ohio").iterdir()) == []


def test_values_of_several_components_change_together_or_not_at_all(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The home of a railroad stands on the map and in its charter."""
    words = [*["set", "baltimore_ohio", "railroads", "BM", "home_city", "Concord"]]
    words += [*["--and", "BM", "home_hex", "C21", "--and", "map", "Boston", "home_of", "-"]]
    picture = ["--picture", str(tmp_path / "a.png"), "--yes"]
    assert call(settings, *words, *picture) == 1
    assert "map.json, home_of: expected" in capsys.readouterr().err
    assert not settings.corrections.exists()
    assert call(settings, *words, *["--and", "map", "Concord", "home_of", "BM"], *picture) == 0
    assert changes(settings, "baltimore_ohio") == {
        "cities, Boston, home_of": None, "cities, Concord, home_of": "BM",
        "railroads, BM, home_city": "Concord", "railroads, BM, home_hex": "C21",
    }  # fmt: skip


REFUSED: tuple[tuple[str, str], ...] = (
    ("baltimore_ohio mapp E14 cost 60", "expected one of map, railroads,"),
    ("baltimore_ohio map E14 cots 60", "map.json, hexes, E14: expected one of id, row, col"),
    ("baltimore_ohio map E41 cost 60", "map.json, -: expected one of meta, hexes, cities"),
    ("baltimore_ohio map E14 cost sixty", "hexes, E14, cost: expected a whole number, found sixty"),
    ("baltimore_ohio map E14 cost -5", "hexes, E14, cost: expected a number from 1 to 10000000"),
    ("baltimore_ohio map E14 60", "map.json, hexes, E14: expected named values, found 60"),
    ("baltimore_ohio map impassable [{", "map.json, impassable: expected a JSON file"),
    (
        "railroad_barons share_track 3 value 1",
        "share_track.json, values, 1: expected more than 60, found 1",
    ),
    ("train_tycoon turns 1 train_cost_each 99", "1, train_cost_each: expected 10, found 99"),
    ("train_tycoon maps/alberta_v1 A1 type city", "maps/alberta_v1.json, counts, cities: expected"),
    ("rail_baron map 0 region Plains", "cities.json, Albany, region: expected Plains, found North"),
)


@pytest.mark.parametrize(("words", "sentence"), REFUSED)
def test_what_can_t_be_is_refused_with_a_sentence(
    settings: Settings, words: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call(settings, "set", *words.split()) == 1
    message = capsys.readouterr().err
    assert sentence in message and message.endswith(".\n")
    assert not settings.corrections.exists()
    german = Settings(database=settings.database, language="de")
    assert call(german, "set", *words.split()) == 1
    assert "Erwartet wird" in capsys.readouterr().err


WRITES = """
import sys
from pathlib import Path
from data.correcting import find_way
from data.correction_files import save_corrections
for turn in range(10_000):
    cost = 40 + 10 * (turn % 2)
    save_corrections(Path(sys.argv[1]), {"baltimore_ohio": {
        "map.json": {"hexes": {"L11": {"cost": cost}}},
        "expansions.json": {"norfolk_western": {"coal_hexes": {"L11": {"cost": cost}}}},
    }})
    print(cost, flush=True)
"""


def test_a_kill_leaves_files_that_belong_together_all_old_or_all_new(tmp_path: Path) -> None:
    """Half of them would be refused: the cost of a coal hex stands in two files."""
    facts, chance = facts_of("baltimore_ohio"), random.Random(34)
    for _ in range(10):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITES, str(tmp_path)], stdout=subprocess.PIPE, cwd=ROOT
        )
        assert writer.stdout is not None and writer.stdout.readline()
        time.sleep(chance.random() * 0.02)
        writer.kill()
        writer.wait()
        fact_set = corrected(facts, read_corrections(facts, tmp_path))
        costs = {row.after for row in differences(facts, facts.shipped, fact_set)}
        assert costs in (set(), {50})
    save_corrections(tmp_path, {"baltimore_ohio": {}})
    assert corrected(facts, read_corrections(facts, tmp_path)) is facts.shipped


ADDS = """
import sys
from pathlib import Path
from data.facts import facts_of
from data.printings import Printing, merge_corrections
for hex_ in sys.argv[2:]:
    corrections = {"baltimore_ohio": {"map.json": {hex_: {"cost": 75}}}}
    merge_corrections([facts_of("baltimore_ohio")], Path(sys.argv[1]), Printing(corrections))
"""


def test_two_processes_that_correct_at_once_lose_nothing(
    settings: Settings, tmp_path: Path
) -> None:
    """Each adds to what is there, while the other one does."""
    hexes = [("E14", "E15", "E16", "F14", "F15"), ("G14", "G15", "G16", "H14", "H15")]
    writers = [
        subprocess.Popen([sys.executable, "-c", ADDS, str(settings.corrections), *batch], cwd=ROOT)
        for batch in hexes
    ]
    assert [writer.wait() for writer in writers] == [0, 0]
    assert changes(settings, "baltimore_ohio") == {
        f"hexes, {name}, cost": 75 for batch in hexes for name in batch
    }


def test_what_another_process_has_corrected_meanwhile_is_not_overwritten(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [
        *["facts", "set", "baltimore_ohio", "map", "E14", "cost", "60", "--picture"],
        str(tmp_path / "a.png"),
    ]

    def answer(_question: str) -> str:
        save_corrections(
            settings.corrections, {"baltimore_ohio": {"map.json": {"K2": {"coal": 2}}}}
        )
        return "y"

    assert fact_commands.run(build_parser().parse_args(words), settings, answer) == 1
    assert "corrected in between" in capsys.readouterr().err
    assert changes(settings, "baltimore_ohio") == {"hexes, K2, coal": 2}


def test_guesses_are_listed_by_what_they_decide(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is printed is none, and what was corrected is none any more."""
    for facts in games():
        weights, guesses = load_weights(facts.game), rank_guesses(facts, facts.shipped)
        shares = [guess.share or 0 for guess in guesses]
        assert shares == sorted(shares, reverse=True) and weights.games >= 8
        assert all(guess.claim.status != "printed" for guess in guesses)
    assert call(settings, "check", "--game", "railroad_barons") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Railroad Barons"
    assert any("Share value track: Spaces, Value (15 values, reconstructed)" in x for x in lines)
    words = ("set", "railroad_barons", "share_track", "spaces", "0", "value", "45", "--yes")
    call(settings, *words, "--picture", str(tmp_path / "a.png"))
    call(settings, "check", "--game", "railroad_barons")
    assert "Spaces, Value (14 values, reconstructed)" in capsys.readouterr().out


def test_sheets_show_every_component_with_the_host_s_corrections(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def draw() -> dict[str, bytes]:
        assert call(settings, "sheets", str(tmp_path / "out"), "--game", "train_tycoon") == 0
        return {path.name: path.read_bytes() for path in (tmp_path / "out").iterdir()}

    before = draw()
    assert len(before) == len(facts_of("train_tycoon").names)
    assert "12 sheets are in" in capsys.readouterr().out
    assert all(Image.open(io.BytesIO(content)).height > 300 for content in before.values())
    path = settings.corrections / "train_tycoon" / "finance.json"
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps({"failed_bid_fee": 40}))
    after = draw()
    assert {name for name in before if before[name] != after[name]} == {"train_tycoon-finance.png"}


def test_a_place_may_be_named_as_sheets_name_it() -> None:
    facts = facts_of("train_tycoon")
    content = content_of(facts, facts.shipped, "maps/alberta_v1.json")
    for keys in (("a1", "type"), ("A1", "Kind of hex"), ("A1", "Art des Feldes")):
        assert find_way("maps/alberta_v1.json", content, keys) == ("hexes", "A1", "type")
