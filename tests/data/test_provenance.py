"""Where values come from: every number of a box has a claim, every claim a source that is told."""

from __future__ import annotations

import pytest

from data.facts import Facts, facts_of
from data.provenance import claim_of, claims, content_of, values_of
from data.texts import has_text, languages
from tests.support.facts import SOMETHING, changeable

GAMES = [pytest.param(facts, id=facts.game) for facts in map(facts_of, sorted(SOMETHING))]


@pytest.mark.parametrize("facts", GAMES)
def test_all_claims_are_of_something_and_name_a_source(facts: Facts) -> None:
    used = {value.claim for value in values_of(facts, facts.shipped)}
    assert [claim for claim in claims(facts.game) if claim not in used] == []
    sources = {f"facts-source-{facts.game}-{claim.source}" for claim in used}
    assert all(has_text(key, language) for key in sources for language in languages())


NOTES = {
    "baltimore_ohio": {"meta", "movement", "lat", "lon", "auctions_per_market_round"},
    "railroad_barons": {
        *("components", "bank_total", "step", "share_value_markers", "values"),
        *("player_holding_limit_percent", "bank_max_percent_of_started_holding"),
        "top_railroad_removed_after_each_set_of_operating_rounds",
        *(f"price_move_on_{how}" for how in ("dividend", "withhold")),
        *(f"price_move_{how}" for how in ("on_director_sale", "on_non_director_sale")),
        "price_move_when_fully_held",
    },
    "train_tycoon": {
        *("chips", "decision_cubes", "markers_per_type", "multiplier_chips"),
        *("max_per_line_opened", "ipo_price_box", "upgrades", "min_track_tiles"),
    },
    "rail_baron": {"frame", "bends", "junctions", "win_cash", "city_count", "remove_mileposts"},
}
"""Numbers that no rule reads, or that only repeat others."""


@pytest.mark.parametrize("facts", GAMES)
def test_every_number_that_may_be_changed_says_where_it_comes_from(facts: Facts) -> None:
    unsaid = []
    for file in facts.names:
        for way, _ in changeable(content_of(facts, facts.shipped, file)):
            if not NOTES[facts.game] & set(way) and claim_of(facts.game, file, way) is None:
                unsaid.append((file, way))
    assert unsaid == []


@pytest.mark.parametrize("facts", GAMES)
def test_every_field_and_component_has_a_name_in_all_languages(facts: Facts) -> None:
    for value in values_of(facts, facts.shipped):
        tables = facts.tables.get(value.file, {})
        for depth, step in enumerate(value.way):
            is_row = ".".join(value.way[:depth]) in tables
            if "_" in step and not is_row:
                assert has_text(f"facts-field-{step}"), value
    for file in facts.names:
        key = f"facts-part-{facts.game}-{file.rpartition('.')[0].replace('/', '-')}"
        assert all(has_text(key, language) for language in languages())


def test_the_known_guesses_are_marked() -> None:
    for game, file, way, status in (
        ("baltimore_ohio", "map.json", ("hexes", "E14", "cost"), "reconstructed"),
        ("baltimore_ohio", "map.json", ("cities", "Albany", "revenue"), "printed"),
        ("baltimore_ohio", "equipment.json", ("cards", "31", "price"), "reconstructed"),
        ("baltimore_ohio", "equipment.json", ("cards", "30", "price"), "printed"),
        ("baltimore_ohio", "equipment.json", ("cards", "13", "price"), "derived"),
        ("railroad_barons", "share_track.json", ("spaces", "8", "value"), "reconstructed"),
        ("railroad_barons", "share_track.json", ("spaces", "3", "value"), "printed"),
        ("railroad_barons", "railroads.json", ("cards", "A1", "name"), "printed"),
        ("train_tycoon", "price_board.json", ("boxes", "30", "low_to"), "printed"),
        ("train_tycoon", "price_board.json", ("boxes", "35", "low_to"), "reconstructed"),
        ("rail_baron", "payoffs.csv", ("Boston", "Miami"), "printed"),
    ):
        claim = claim_of(game, file, way)
        assert claim is not None and claim.status == status, way
