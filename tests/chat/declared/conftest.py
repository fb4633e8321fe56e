"""The keys of texts that tests derive stay theirs."""

import pytest

from bot.chat.declared import texts as declared_texts


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The keys derived in one test, kept from those of the games."""
    keys: set[str] = set()
    monkeypatch.setattr(declared_texts, "DERIVED_KEYS", keys)
    monkeypatch.setattr(declared_texts, "DERIVED_PREFIXES", set())
    return keys
