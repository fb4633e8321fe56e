"""The pages on what robots have learned tell the numbers that they play by."""

import pytest

from data.learned import read_learned
from data.texts import languages
from rules.thinking.learned import RIVAL
from tests.train.pages import FOLDER, NAMES, learned_games, page, page_path


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", learned_games())
def test_a_page_has_the_numbers_in_force(game: str, language: str) -> None:
    """`python -m tests.train.pages` writes it anew."""
    text = page_path(game, language).read_text("utf-8")
    assert text == page(game, language)
    learned = read_learned(game)
    tables = [{name for name, weight in learned.weights.items() if weight}, learned.worths]
    heads = 2 * sum(bool(table) for table in tables)
    assert text.count("\n| ") - heads == sum(map(len, tables))


def test_every_feature_has_a_name_in_every_language_and_every_page_a_game() -> None:
    assert len(learned_games()) == 4
    for game in learned_games():
        assert set(NAMES[game]) == set(read_learned(game).weights) | {
            name for name in NAMES[game] if name == RIVAL
        }
        assert all(set(names) == set(languages()) for names in NAMES[game].values())
    pages = {page_path(game, language) for game in learned_games() for language in languages()}
    assert set(FOLDER.iterdir()) == pages
