"""The guide to adding a game tells the example game as it is."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)
SOURCES = [
    path.read_text("utf-8")
    for folder in ("example", "games/haul")
    for path in sorted((ROOT / "tests" / folder).rglob("*.py"))
]


@pytest.mark.parametrize("block", BLOCKS, ids=[block.splitlines()[0] for block in BLOCKS])
def test_a_block_of_code_is_the_example_s(block: str) -> None:
    assert any(block in source for source in SOURCES), block


def test_the_guide_shows_each_place() -> None:
    assert len(BLOCKS) > 15


@pytest.mark.parametrize(
    "path", sorted(set(re.findall(r"`((?:bot|rules|render|tests/example)/[\w/.]*)`", GUIDE)))
)
def test_what_the_guide_names_is_there(path: str) -> None:
    assert (ROOT / path).exists()
