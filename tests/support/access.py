"""What a screen reader needs of everything that is sent: asserted after every simulated test."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import simcord
from simcord.components import walk_components

PICTURES = (".png", ".gif", ".jpg", ".jpeg", ".webp", ".apng")
BUTTON, SELECTS, LABEL, GALLERY = 2, (3, 5, 6, 7, 8), 18, 12


def complaints(env: simcord.Env) -> list[str]:
    """What was sent that cannot be read aloud, each complaint once."""
    errors: dict[str, None] = {}
    for request in env.http_requests:
        payload = request.json
        if isinstance(payload, dict) and "/commands" not in request.path:
            inner = payload.get("data") if isinstance(payload.get("data"), dict) else payload
            errors.update(dict.fromkeys(of(inner or {})))
    return list(errors)


def readable(text: object) -> bool:
    """Whether there is anything to read in it, other than signs and emoji."""
    return any(character.isalnum() for character in str(text or ""))


def of(payload: dict[str, Any]) -> Iterator[str]:
    """The complaints about one message, form or answer."""
    for file in payload.get("attachments") or []:
        name = str(file.get("filename", ""))
        if name.endswith(PICTURES) and not readable(file.get("description")):
            yield f"a picture without words: {name}"
    parts = list(walk_components(payload.get("components") or []))
    for part in parts:
        yield from _part(part)
    labels = Counter(str(part.get("label")) for part in parts if part.get("type") == BUTTON)
    yield from (f"two buttons say the same: {label}" for label, n in labels.items() if n > 1)


def _part(part: dict[str, Any]) -> Iterator[str]:
    kind = part.get("type")
    if kind in (BUTTON, LABEL) and not readable(part.get("label")):
        yield f"without a label: {part.get('custom_id')}"
    if kind in SELECTS:
        if not readable(part.get("placeholder")):
            yield f"a menu without a hint: {part.get('custom_id')}"
        for option in part.get("options") or []:
            if not readable(option.get("label")):
                yield f"a choice without a label: {part.get('custom_id')} {option.get('value')}"
    if kind == GALLERY:
        for item in part.get("items") or []:
            if not readable(item.get("description")):
                yield f"a picture without words: {item.get('media')}"
