"""The error that a player can cause: an action that the rules refuse."""

from __future__ import annotations


class RuleError(Exception):
    """An action was refused, and nothing has changed.

    `code` names the sentence in the text catalogue (`<game>-refuse-<code>`) and `args` fill it.
    `rule` is the citation shown with it: the number of a ruling in `data/<game>/RULINGS.md`, which
    names its place in the rulebook. `game`: whose rules refused, if they are not those of the
    table."""

    def __init__(self, code: str, rule: str, **args: object) -> None:
        super().__init__(code, rule, args)
        self.code = code
        self.rule = rule
        self.args_ = args
        self.game = ""

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.args_.items())
        return f"{self.code} [rule {self.rule}]" + (f" ({shown})" if shown else "")
