"""The components of a game's box, each a file of its facts, by their names."""

from __future__ import annotations

from data.fact_errors import FactsError
from data.facts import Facts
from data.texts import has_text, languages, say


def component(file: str) -> str:
    """Return the name by which a file is corrected."""
    return file.rpartition(".")[0]


def component_name(game: str, file: str, language: str) -> str:
    """Return what players call a component."""
    key = f"facts-part-{game}-{component(file).replace('/', '-')}"
    return say(key, language) if has_text(key) else component(file)


def file_named(facts: Facts, name: str) -> str | None:
    """Return the file of a component, by either of its names in any language; None: it is none."""
    typed = name.casefold()
    for file in facts.names:
        called = {component_name(facts.game, file, language) for language in languages()}
        if typed in {name.casefold() for name in (component(file), *called)}:
            return file
    return None


def find_file(facts: Facts, name: str) -> str:
    """Return the file of a component. Raises `FactsError`."""
    file = file_named(facts, name)
    if file is None:
        known = ", ".join(map(component, facts.names))
        raise FactsError(facts.game, "-", name, "one-of", {"values": known})
    return file
