"""The error with which a table refuses a request, and reference codes for bugs.

Refusals of the rules pass through as `RuleError`."""

from __future__ import annotations

import secrets

_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"


def new_reference() -> str:
    """Return a short code that a person can read out and a developer can find in the log."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(6))


class TableError(Exception):
    """A refusal of the table; nothing has changed when it is raised.

    `code` names the sentence in the text catalogue (`table-refuse-<code>`) and `values` are its
    variables. The code "bug" is a mistake of the program and not a refusal: `values["code"]` is
    its reference in the log."""

    def __init__(self, code: str, /, **values: object) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.values.items())
        return self.code + (f" ({shown})" if shown else "")
