"""Values that robots have learned: features that a person would name, each with a weight."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from data.learned import check_names, read_learned

Unit = Literal["money", "percent", "count", "turns"]
RIVAL = "rival"
"""The last feature of a game that is won by the most dollars: what the best of the others is
expected to have at the end. It counts as it is."""
MAX_PROS = 2
MAX_REASONS = MAX_PROS + 1
"""Two things that speak for a choice, and one against it."""
TELLING_PART = 0.25
"""The part of all that speaks for a choice from which a feature is worth a sentence."""
MAX_SCALE = 6.0
"""How many dollars of a lead a learned dollar may be worth: where it would be more, what was
counted does not explain the lead."""


class Feature(NamedTuple):
    """Something that is counted in a position.

    `name`: of its texts, `why-<game>-<name>` and `feature-<game>-<name>`. `step`: the amount whose
    worth is told to players. `least`: a smaller difference is no reason; `inf`: none ever is."""

    name: str
    unit: Unit
    step: float
    least: float


class Reason(NamedTuple):
    """By how much a feature is higher after one choice than after another, and what that is
    worth in the dollars in which the choices are compared."""

    name: str
    unit: Unit
    amount: float
    worth: float


class LearnedValue:
    """The linear value of a game's positions.

    `things`: returns the names of single things whose worth was learned too."""

    def __init__(
        self,
        game: str,
        features: Sequence[Feature],
        things: Callable[[], Iterable[str]] = tuple,
    ) -> None:
        self.game, self.features, self.things = game, tuple(features), things
        self._weights: tuple[float, ...] | None = None

    @property
    def has_rival(self) -> bool:
        """Whether the best of the others counts: where the most dollars win."""
        return self.features[-1].name == RIVAL

    def check(self) -> None:
        """Raise `LearnedError` unless the file fits the features."""
        check_names(self.game, (feature.name for feature in self.features), self.things())

    @property
    def weights(self) -> tuple[float, ...]:
        """The weight of each feature."""
        if self._weights is None:
            self.check()
            weights = read_learned(self.game).weights
            self._weights = tuple(weights[feature.name] for feature in self.features)
        return self._weights

    @property
    def worths(self) -> Mapping[str, float]:
        """The dollars that each single thing is worth."""
        return read_learned(self.game).worths

    def appraise(self, amounts: Sequence[float]) -> float:
        """Return the value of a position in which this was counted.

        Of a few features only: those of one seat come first, what others have follows."""
        base = read_learned(self.game).base
        return base + sum(
            weight * amount for weight, amount in zip(self.weights, amounts, strict=False)
        )

    def parts(self, amounts: Sequence[float]) -> Parts:
        """Return what the value of a position consists of."""
        rows = zip(self.features, self.weights, amounts, strict=True)
        return {
            feature.name: Part(weight * amount, amount, feature.unit)
            for feature, weight, amount in rows
        }

    def reasons(
        self, better: Sequence[float], worse: Sequence[float], difference: float
    ) -> tuple[Reason, ...]:
        """Return why the position `better` leads by so many dollars more than `worse`: what it is
        worth in the same dollars. Empty if what was counted does not explain that."""
        rows = [
            (feature, weight, a - b)
            for feature, weight, a, b in zip(
                self.features, self.weights, better, worse, strict=True
            )
        ]
        total = sum(weight * amount for _, weight, amount in rows)
        if total <= 0.0 or not 0.0 < difference <= MAX_SCALE * total:
            return ()
        scale = difference / total
        return telling(
            [
                Reason(feature.name, feature.unit, amount, weight * amount * scale)
                for feature, weight, amount in rows
                if abs(amount) >= feature.least
            ]
        )


def telling(rows: Sequence[Reason]) -> tuple[Reason, ...]:
    """Return the few reasons that matter, the weightiest first; last what speaks against most."""
    ranked = sorted(rows, key=lambda row: -row.worth)
    least = TELLING_PART * sum(row.worth for row in ranked if row.worth > 0.0)
    good = [row for row in ranked[:MAX_PROS] if row.worth > 0.0 and row.worth >= least]
    against = [row for row in ranked[-1:] if good and row.worth < 0.0 and -row.worth >= least]
    return (*good, *against)


class Part(NamedTuple):
    """A part of what a choice is worth: in dollars, and as it is told, such as in turns."""

    worth: float
    amount: float
    unit: Unit


def dollars(amount: float) -> Part:
    """Return a part that is told in dollars."""
    return Part(amount, amount, "money")


Parts = Mapping[str, Part]
"""What the worth of a choice consists of, by the names of texts."""


def worth_of(parts: Parts) -> float:
    """Return the sum of all parts in dollars."""
    return sum(part.worth for part in parts.values())


def reasons_of_parts(better: Parts, worse: Parts) -> tuple[Reason, ...]:
    """Return what speaks for a choice whose worth has these parts, against another."""
    rows = []
    for name in dict.fromkeys([*better, *worse]):
        unit = (better.get(name) or worse[name]).unit
        plus, minus = better.get(name, NOTHING), worse.get(name, NOTHING)
        rows.append(Reason(name, unit, plus.amount - minus.amount, plus.worth - minus.worth))
    return telling(rows)


NOTHING = Part(0.0, 0.0, "money")
