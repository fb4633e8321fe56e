"""Secret draws: kept with their purpose, drawn and replayed like any other."""

import msgspec
import pytest

from rules.dice import WITHHELD, Draw, ReplayedDice, SeededDice, value_at


def test_a_secret_draw_is_marked() -> None:
    dice = SeededDice(b"seed")
    drawn = dice.pick(6, "marker", secret=True)
    (draw,) = dice.draws
    assert draw == Draw(0, 6, drawn + 1, "secret marker")
    assert draw.secret and draw.value == value_at(b"seed", 0, 6)
    assert draw.without_secret() == Draw(0, 6, WITHHELD, "secret marker")


def test_other_draws_are_as_they_were() -> None:
    """Draws kept before secret ones existed read and write as ever."""
    stored = b'[3,6,2,"white"]'
    draw = msgspec.json.decode(stored, type=Draw)
    assert not draw.secret and draw.without_secret() is draw
    assert msgspec.json.encode(draw) == stored


def test_a_secret_draw_is_replayed_as_one() -> None:
    stored = [Draw(0, 6, 4, "secret marker")]
    assert ReplayedDice(stored).pick(6, "marker", secret=True) == 3
    with pytest.raises(ValueError, match="secret marker"):
        ReplayedDice(stored).pick(6, "marker")
