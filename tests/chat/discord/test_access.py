"""For who does not see pictures or colours: the look at everything sent (`tests.support.access`) is
no empty one."""

from tests.support import access


def test_what_cannot_be_read_aloud_is_noticed() -> None:
    """The look at everything sent is no empty one."""
    row = {
        "type": 1,
        "components": [
            {"type": 2, "label": "🚂", "custom_id": "a"},
            {"type": 2, "label": "Buy", "custom_id": "b"},
            {"type": 2, "label": "Buy", "custom_id": "c"},
        ],
    }
    menu = {"type": 3, "custom_id": "d", "options": [{"label": "→", "value": "1"}]}
    payload = {
        "attachments": [{"filename": "map.png"}, {"filename": "log.txt"}],
        "components": [row, {"type": 1, "components": [menu]}],
    }
    assert sorted(access.of(payload)) == [
        "a choice without a label: d 1",
        "a menu without a hint: d",
        "a picture without words: map.png",
        "two buttons say the same: Buy",
        "without a label: a",
    ]
