"""How often a value that is not printed decides something: measured in robots' games by
`python -m tests.benchmarks.guesses`, which writes `data/fact_weights/<game>.json`."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec

from data.facts import Facts, FactSet
from data.provenance import Claim, Value, Way, values_of

_MOST = 3
"""Values of a claim that are named."""


class Weights(msgspec.Struct, frozen=True):
    """`games`: how many were replayed; `tried`: claims with values that can change alone, as file
    and pattern joined by `/`; `decided`: by file and way, joined alike, in how many of the games
    another value leads to another result."""

    games: int
    tried: list[str]
    decided: dict[str, dict[str, int]]


class Guess(NamedTuple):
    """A claim of values that are not printed, and the `number` of them.

    `fields`: the last steps to them; `share`: of the games, by the value that decides most often,
    None where none can change alone; `most`: the values that do."""

    claim: Claim
    fields: tuple[str, ...]
    number: int
    share: float | None
    most: tuple[Way, ...]


def weights_file(game: str) -> Path:
    """Return the path of what was measured."""
    return Path(__file__).parent / "fact_weights" / f"{game}.json"


def load_weights(game: str) -> Weights:
    """Return what was measured of a game; a new game has no file yet."""
    if not weights_file(game).exists():
        return Weights(1, [], {})
    return msgspec.json.decode(weights_file(game).read_bytes(), type=Weights)


def rank_guesses(facts: Facts, chosen: FactSet) -> list[Guess]:
    """Return what is not printed and was not corrected, the most important first."""
    weights, shipped = load_weights(facts.game), {}
    for value in values_of(facts, facts.shipped):
        shipped[value.file, value.way] = value.found
    by_claim: dict[Claim, list[Value]] = {}
    for value in values_of(facts, chosen):
        if value.claim.status != "printed" and shipped.get((value.file, value.way)) == value.found:
            by_claim.setdefault(value.claim, []).append(value)
    guesses = [_guess(claim, values, weights) for claim, values in by_claim.items()]
    return sorted(
        guesses, key=lambda guess: (-(guess.share or 0), guess.claim.status != "reconstructed")
    )


def _guess(claim: Claim, values: list[Value], weights: Weights) -> Guess:
    measured = weights.decided.get(claim.file, {})
    counts = {value.way: measured.get("/".join(value.way), 0) for value in values}
    most = sorted((way for way in counts if counts[way]), key=lambda way: -counts[way])
    tried = f"{claim.file}/{claim.pattern}" in weights.tried
    share = max(counts.values()) / weights.games if tried else None
    fields = tuple(dict.fromkeys(way[-1] for way in counts))
    return Guess(claim, fields, len(values), share, tuple(most[:_MOST]))
