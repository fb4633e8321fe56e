"""What the documents name is there, and what is there is named: commands, settings, metrics."""

import re
from pathlib import Path
from typing import Any

import pytest
import simcord

from bot import metrics, settings
from bot.main import build_parser
from tests.chat.harness.world import slash_commands

ROOT = Path(__file__).parents[2]
DOCS = {
    str(path.relative_to(ROOT)): path.read_text("utf-8")
    for path in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
}
EXAMPLE = (ROOT / ".env.example").read_text("utf-8")
OPTION, GROUP = (3, 4, 5, 6, 7, 8, 9, 10, 11), (1, 2)
"""Discord's types of what a command holds."""

_NAMED = re.compile(r"`/([a-z]+(?: [a-z-]+)*)(?![/\w])")
_SETTING = re.compile(r"ROUNDHOUSE_[A-Z_]*[A-Z]|DISCORD_TOKEN")


def commands(sent: list[dict[str, Any]]) -> dict[str, set[str]]:
    """Every command as people type it, with the names of its options; groups have none."""
    options_by_command: dict[str, set[str]] = {}

    def add(name: str, held: list[dict[str, Any]]) -> None:
        options_by_command[name] = {option["name"] for option in held if option["type"] in OPTION}
        for option in held:
            if option["type"] in GROUP:
                add(f"{name} {option['name']}", option.get("options", []))

    for command in sent:
        add(command["name"], command.get("options", []))
    return options_by_command


@pytest.mark.parametrize("name", DOCS)
async def test_every_command_named_is_there(name: str, env: simcord.Env) -> None:
    """`/table undo`, and `/help language`, where the last word is an option."""
    bot: Any = env.bot
    known = commands(await bot.command_payloads())
    unknown = []
    for mention in _NAMED.findall(DOCS[name]):
        command, _, last = mention.rpartition(" ")
        if mention not in known and last not in known.get(command, ()):
            unknown.append(mention)
    assert unknown == []


async def test_every_command_stands_in_the_readme_by_its_first_word(env: simcord.Env) -> None:
    bot: Any = env.bot
    words = {str(command["name"]) for command in await slash_commands(bot)}
    assert sorted(word for word in words if f"`/{word}" not in DOCS["README.md"]) == []


@pytest.mark.parametrize("name", DOCS)
def test_every_setting_named_is_one(name: str) -> None:
    known = {*settings.NAMES, settings.TOKEN}
    assert sorted(set(_SETTING.findall(DOCS[name])) - known) == []


def test_every_setting_is_explained_where_it_is_copied_from() -> None:
    """Each once, as a line to fill in, below its explanation."""
    lines = re.findall(r"^([A-Z_]+)=", EXAMPLE, re.MULTILINE)
    assert sorted(lines) == sorted([*settings.NAMES, settings.TOKEN])


@pytest.mark.parametrize("name", DOCS)
def test_every_subcommand_named_is_one(name: str) -> None:
    subcommands = set(re.findall(r"`?python -m bot ([a-z]+)", DOCS[name]))
    known = set(re.findall(r"^    ([a-z]+)(?: |$)", build_parser().format_help(), re.MULTILINE))
    assert sorted(subcommands - known) == []


def test_every_metric_is_told_and_none_besides() -> None:
    served = {
        name
        for family in metrics.REGISTRY.collect()
        for name in [family.name + ("_total" if family.type == "counter" else "")]
    }
    assert set(re.findall(r"`(roundhouse_[a-z_]+)`", DOCS["docs/hosting.md"])) == served
