"""Mileposts by name."""

import pytest

from rules.rail_baron.cities.places import find_place, place_choices, place_label
from rules.rail_baron.model.board import board
from rules.rail_baron.model.options import Options

USA = board(Options())


def test_no_two_labels_are_equal_and_each_is_found() -> None:
    """Every milepost has a label of its own, short enough for a choice in chat, and typing it
    finds that milepost first."""
    labels = [place_label(USA, milepost) for milepost in range(len(USA.mileposts))]
    assert len(set(labels)) == len(labels)
    assert max(map(len, labels)) <= 100
    for milepost, label in enumerate(labels):
        assert find_place(USA, label)[0] == milepost


@pytest.mark.parametrize(
    ("text", "city"),
    [
        ("Chicago", "Chicago"),
        ("chi", "Chicago"),
        ("Norfolk", "Norfolk"),
        ("Oakland", "San Francisco"),
        ("frisco", "San Francisco"),
        ("twin", "Minneapolis"),
        ("denvr", "Denver"),
        ("st. paul", "Minneapolis"),
    ],
)
def test_cities_come_first(text: str, city: str) -> None:
    assert find_place(USA, text)[0] == USA.milepost_of[city]


def test_dots_by_the_place_nearby_or_by_number() -> None:
    """A full name is not mixed up with others. Ruling 30b: U21 has no milepost 437."""
    assert find_place(USA, "Chicago") == [USA.milepost_of["Chicago"]]
    assert [place_label(USA, m) for m in find_place(USA, "eugene")] == ["Eugene, OR (SP)"]
    assert find_place(USA, "Albuqerque") == find_place(USA, "albuquerque")
    assert (find_place(USA, "72"), find_place(USA, "437")) == ([72], [437])
    for nowhere in ("9999", "?", "qzxwv"):
        assert find_place(USA, nowhere) == []
    later = board(Options(edition="u21"))
    assert find_place(later, "437") == find_place(later, place_label(USA, 437)) == []


def test_choices_are_few_and_told_apart() -> None:
    assert [label for label, _ in place_choices(USA, "")] == sorted(
        label for label, _ in place_choices(USA, "")
    )
    for text in ("", "s", "san", "new", "sp"):
        choices = place_choices(USA, text, limit=25)
        assert 0 < len(choices) <= 25
        assert len({label for label, _ in choices}) == len(choices)
    assert place_choices(USA, "san", limit=3) == place_choices(USA, "san")[:3]
