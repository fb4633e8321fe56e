"""The one error with which a table refuses a person; the rules' own refusals pass through it. And
the code under which a mistake of the program stands in the log."""

from __future__ import annotations

import secrets
from typing import Any

_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"


def reference() -> str:
    """A short code that a person can read out and a developer can find in the log."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(6))


class TableError(Exception):
    """A refusal of the table; nothing has changed when this is raised.

    `code` names the sentence in the text catalogue (`table-refuse-<code>`) and `values` fill it.
    The code "bug" is not a refusal but a mistake of the program: `values["code"]` is the reference
    under which it stands in the log.
    """

    def __init__(self, code: str, /, **values: Any) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.values.items())
        return self.code + (f" ({shown})" if shown else "")
