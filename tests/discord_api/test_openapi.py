"""The checker of payloads refuses what Discord would refuse."""

from tests.support.openapi import complaints

MESSAGES = "/channels/1/messages"


def test_a_plain_message_passes() -> None:
    assert complaints("POST", MESSAGES, {"content": "hello", "nonce": "t1-2"}) == []


def test_too_long_content_is_refused() -> None:
    errors = complaints("POST", MESSAGES, {"content": "x" * 4001})
    assert errors


def test_a_button_with_a_long_id_is_refused() -> None:
    button = {"type": 2, "style": 1, "label": "Go", "custom_id": "x" * 101}
    body = {"flags": 1 << 15, "components": [{"type": 1, "components": [button]}]}
    assert complaints("POST", MESSAGES, body)
    button["custom_id"] = "x" * 100
    assert complaints("POST", MESSAGES, body) == []


def test_the_id_of_an_emoji_may_be_a_number() -> None:
    """discord.py writes it so, as it does other ids."""
    button = {"type": 2, "style": 1, "label": "Go", "custom_id": "x"}
    button["emoji"] = {"id": 1575975290184663040, "name": "rh_ICR_53e077fd"}
    body = {"flags": 1 << 15, "components": [{"type": 1, "components": [button]}]}
    assert complaints("POST", MESSAGES, body) == []


def test_a_route_not_described_is_said_to_be_so() -> None:
    assert complaints("POST", "/nowhere", {}) is None
