"""What the changelog owes to hosts."""

import re
from pathlib import Path

CHANGELOG = (Path(__file__).parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_version_says_whether_its_host_must_act() -> None:
    versions = re.split(r"^## \[(.+?)\]\n", CHANGELOG, flags=re.MULTILINE)[1:]
    answers = dict(zip(versions[::2], versions[1::2], strict=True))
    assert "Unreleased" in answers and "0.2.0" in answers
    silent = [
        name for name, text in answers.items() if not text.startswith("\n**Hosts must act:** ")
    ]
    assert silent == []
