"""Names as people type them."""

import pytest

import data.rail_baron as facts
from rules.rail_baron.cities.names import (
    find_cities,
    find_railroads,
    nearest_cities,
    nearest_railroads,
    normalize,
    suggest_cities,
    suggest_railroads,
)


@pytest.mark.parametrize(
    ("text", "cities"),
    [
        ("SF", ["San Francisco"]),
        ("L.A.", ["Los Angeles"]),
        ("nyc", ["New York"]),
        ("St Louis", ["St. Louis"]),
        ("saint paul", ["St. Paul"]),
        ("Ft. Worth", ["Fort Worth"]),
        ("Portland", ["Portland, ME", "Portland, OR"]),
        ("portland or", ["Portland, OR"]),
        ("twin cities", ["Minneapolis", "St. Paul"]),
        ("Minn", ["Minneapolis"]),
        ("char", ["Charleston", "Charlotte"]),
        ("Chikago", ["Chicago"]),
        ("Bostno", ["Boston"]),
        ("Springfield", []),
        ("", []),
        ("...", []),
    ],
)
def test_cities_meant(text: str, cities: list[str]) -> None:
    assert list(find_cities(text)) == cities


def test_every_city_is_found_by_its_own_name() -> None:
    for row in facts.cities():
        assert find_cities(row.city) == (row.city,)
        assert find_cities(row.city.upper().replace(",", "")) == (row.city,)
        assert suggest_cities(row.city)[0] == row.city


def test_every_alias_names_cities_and_is_plain() -> None:
    names = {row.city for row in facts.cities()}
    for alias, cities in facts.city_aliases().items():
        assert alias == normalize(alias)
        assert cities and set(cities) <= names
        assert alias not in {normalize(name) for name in names}


def test_suggestions_never_exceed_what_discord_shows() -> None:
    for text in ["", "s", "a", "san", "new", "portland"]:
        assert 1 <= len(suggest_cities(text)) <= 25
        assert len(suggest_railroads(text)) <= 25
    assert set(suggest_cities("portland")) == {"Portland, ME", "Portland, OR"}


def test_nearest_names() -> None:
    assert nearest_cities("Bostonia")[0] == "Boston"
    for nowhere in ("Paris", "Springfield", "zz", "x" * 100):
        assert nearest_cities(nowhere) == suggest_cities(nowhere) == ()
    assert nearest_railroads("pensylvania")[0] == "PA"


def test_railroads_by_mark_name_and_nickname() -> None:
    for row in facts.railroads():
        assert find_railroads(row.mark) == (row.mark,)
        assert find_railroads(row.name) == (row.mark,)
        if row.nickname:
            assert find_railroads(row.nickname) == (row.mark,)
    assert find_railroads("atsf") == ("AT&SF",)
    assert find_railroads("penn") == ("PA",)
    assert find_railroads("zzz") == ()
    assert len(find_railroads("chicago")) > 1
