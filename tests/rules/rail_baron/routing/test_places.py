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


def test_a_full_name_is_not_mixed_up_with_others() -> None:
    assert find_place(USA, "Chicago") == [USA.milepost_of["Chicago"]]


def test_dots_by_the_place_nearby_or_by_number() -> None:
    assert [place_label(USA, m) for m in find_place(USA, "eugene")] == ["Eugene, OR (SP)"]
    assert find_place(USA, "Albuqerque") == find_place(USA, "albuquerque")
    assert find_place(USA, "72") == [72]
    assert find_place(USA, "9999") == []
    assert find_place(USA, "?") == []
    assert find_place(USA, "qzxwv") == []


def test_choices_are_few_and_told_apart() -> None:
    assert [label for label, _ in place_choices(USA, "")] == sorted(
        label for label, _ in place_choices(USA, "")
    )
    for text in ("", "s", "san", "new", "sp"):
        choices = place_choices(USA, text, limit=25)
        assert 0 < len(choices) <= 25
        assert len({label for label, _ in choices}) == len(choices)
    assert place_choices(USA, "san", limit=3) == place_choices(USA, "san")[:3]


def test_a_milepost_that_an_edition_lacks_is_not_found() -> None:
    """Ruling 30b: U21 has no milepost 437."""
    later = board(Options(edition="u21"))
    assert find_place(USA, "437") == [437]
    assert find_place(later, "437") == []
    assert find_place(later, place_label(USA, 437)) == []
