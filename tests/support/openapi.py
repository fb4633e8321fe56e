"""Checks what the bot sends against Discord's published description of its HTTP API."""

import json
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import jsonschema_rs
from jsonschema import Draft202012Validator

_FILE = Path(__file__).parents[1] / "discord_api" / "schemas.json"


@cache
def _document() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(_FILE.read_text(encoding="utf-8"))
    return loaded


@cache
def _routes() -> list[tuple[str, re.Pattern[str], dict[str, Any]]]:
    """Method, path pattern and schema of each described request; fixed words before holes."""
    routes = []
    for row in sorted(_document()["requests"], key=lambda row: row["path"].count("{")):
        pattern = re.compile(re.sub(r"\\\{[^}]+\\\}", "[^/]+", re.escape(row["path"])) + "$")
        schema = {**row["schema"], "components": _document()["components"]}
        routes.append((row["method"], pattern, schema))
    return routes


@cache
def _judge(route: int) -> jsonschema_rs.Draft202012Validator:
    """Says whether a body of this route is right, much faster than why it is not."""
    return jsonschema_rs.Draft202012Validator(_routes()[route][2])


def _with_string_ids(value: Any, key: str = "", within: str = "") -> Any:
    """Snowflakes as the strings the document wants: discord.py writes numbers, which Discord takes
    as well."""
    if isinstance(value, dict):
        return {name: _with_string_ids(inner, name, key) for name, inner in value.items()}
    if isinstance(value, list):
        return [_with_string_ids(inner, key, within) for inner in value]
    is_id = (
        key.endswith("_id")
        or key in {"users", "roles"}
        or (key == "id" and within in {"attachments", "emoji"})
    )
    return str(value) if is_id and isinstance(value, int) and not isinstance(value, bool) else value


def complaints(method: str, path: str, body: Any) -> list[str] | None:
    """What is wrong with a request body; None if the route is not described here."""
    for number, (verb, pattern, _) in enumerate(_routes()):
        if verb == method.upper() and pattern.match(path):
            return list(_wrong(number, json.dumps(body, default=str)))
    return None


@lru_cache(maxsize=4096)
def _wrong(route: int, written: str) -> tuple[str, ...]:
    """What is wrong with this body; remembered, for nearly every test sends the same command
    tree."""
    body = _with_string_ids(json.loads(written))
    if _judge(route).is_valid(body):
        return ()
    errors = Draft202012Validator(_routes()[route][2]).iter_errors(body)
    messages = tuple(
        _deepest(error) for error in sorted(errors, key=lambda error: list(error.path))
    )
    return messages or ("(body): refused without a reason",)


def _deepest(error: Any) -> str:
    while error.context:
        error = max(error.context, key=lambda inner: len(list(inner.absolute_path)))
    where = "/".join(str(part) for part in error.absolute_path)
    return f"{where or '(body)'}: {error.message[:300]}"
