"""The tables of the players' guides, from what the games declare: commands, orders, options.

    python -m tests.docs.guide_tables      writes them into docs/players

They stand between `<!-- commands -->` and `<!-- end -->`, and so on; a test holds them against the
games, so that a new command, order or option stands in every guide.
"""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from discord import app_commands
from msgspec import NODEFAULT

from bot.chat.declared.chat import Chat
from bot.chat.declared.field_types import FieldInfo
from bot.chat.declared.lobby import LobbyOptions
from bot.chat.declared.orders import DeclaredOrders
from bot.tables.types.games import all_games, game_of
from data.texts import DEFAULT, languages, say

PLAYERS = Path(__file__).parents[2] / "docs" / "players"


def stem(game: str) -> str:
    """`baltimore-and-ohio` for the game of that name."""
    return say(f"{game}_chat-name").lower().replace("&", "and").replace(" ", "-")


GUIDES = {
    PLAYERS / f"{stem(game)}{'' if language == DEFAULT else '.' + language}.md": (game, language)
    for game in all_games()
    for language in languages()
}
HEADS = {
    "en": {"commands": "Command", "orders": "Order", "options": "Option", "": "What it does"},
    "de": {"commands": "Befehl", "orders": "Auftrag", "options": "Option", "": "Was geschieht"},
}
Row = tuple[str, str]


def _commands(group: app_commands.Group, language: str) -> Iterator[Row]:
    """As people type them, options that may be left out in brackets; the table's aside."""
    for command in group.walk_commands():
        if isinstance(command, app_commands.Command):
            parameters = [part for part in command.parameters if part.name != "table"]
            typed = [
                f"{part.display_name}:" if part.required else f"[{part.display_name}:]"
                for part in parameters
            ]
            description = command._locale_description
            assert description is not None
            shown = " ".join([f"/{command.qualified_name}", *typed])
            yield f"`{shown}`", say(description.extras["key"], language)


def _orders(declared: DeclaredOrders, language: str) -> Iterator[Row]:
    """One line for each of the menu; where it names a thing, any may stand."""
    for spec in declared.orders.values():
        if spec.offered is None:
            continue
        values = {
            name: _any(declared, info) for name, info in spec.action_form.field_infos().items()
        }
        for ending in spec.endings if spec.option else ("",):
            label = declared.texts(f"option-{spec.name}{ending}", language, **values)
            yield label, declared.texts(f"detail-{spec.detail or spec.name}", language)


def _any(declared: DeclaredOrders, info: FieldInfo) -> Any:
    """A value of a field, to stand for all."""
    return declared.kinds.placeholder(info._replace(default=NODEFAULT))


def _options(declared: LobbyOptions, options: object, language: str) -> Iterator[Row]:
    return (
        (option.label, option.detail or "") for option in declared.menu(options, language).options
    )


def filled(text: str, game: str, language: str) -> str:
    """The text of a guide with its three tables as the game has them now."""
    chat: Chat = import_module(f"cogs.{game}.chat").CHAT
    assert chat.commands is not None
    tables = {
        "commands": _commands(chat.commands, language),
        "options": _options(chat.lobby, all_games()[game].options_type(), language),
    }
    if isinstance(chat.orders, DeclaredOrders):
        tables["orders"] = _orders(chat.orders, language)
    for name, rows in tables.items():
        lines = [(HEADS[language][name], HEADS[language][""]), ("---", "---"), *rows]
        table = "\n".join(f"| {left} | {right} |" for left, right in lines)
        text = _between(name, f"\n{table}\n", text, f"the guide to {game} ({language})")
    return text


def _between(name: str, put: str, text: str, where: str) -> str:
    """The text with this between `<!-- name -->` and the next `<!-- end -->`."""
    begin, end = f"<!-- {name} -->", "<!-- end -->"
    pattern = re.escape(begin) + ".*?" + re.escape(end)
    text, count = re.subn(pattern, lambda _: f"{begin}{put}{end}", text, flags=re.DOTALL)
    if count != 1:
        raise ValueError(f"{count} places <!-- {name} --> in {where}: there must be one")
    return text


LISTS = {
    PLAYERS.parents[1] / "README.md": DEFAULT,
    **{
        PLAYERS / f"README{'' if language == DEFAULT else '.' + language}.md": language
        for language in languages()
    },
}
"""Documents with a list of all games, and their languages."""
GAME_HEADS = {
    "en": "| Game | For | How long | What it is |",
    "de": "| Spiel | Für | Wie lange | Worum es geht |",
}


def listed(path: Path) -> str:
    """The text of a document with its list of games as they are now: in the README the groups of
    their commands, for players what their guides say in short."""
    text, language = path.read_text("utf-8"), LISTS[path]
    names = dict.fromkeys(game for game, _ in GUIDES.values())
    games = sorted(names, key=lambda key: game_of(key).in_person)
    if path.parent != PLAYERS:
        played = [game for game in games if not game_of(game).in_person]
        groups = [import_module(f"cogs.{game}.chat").CHAT.commands.name for game in played]
        return _between("groups", ", ".join(f"`/{name} …`" for name in groups), text, path.name)
    rows = [GAME_HEADS[language], "| --- | --- | --- | --- |"]
    for game in games:
        guide = next(page for page, whose in GUIDES.items() if whose == (game, language))
        short = re.search("<!-- in short: (.*) -->", guide.read_text("utf-8"))
        if short is None:
            raise ValueError(f"{guide.name} does not say <!-- in short: seats | length | what -->")
        rows.append(f"| [{say(f'{game}_chat-name', language)}]({guide.name}) | {short[1]} |")
    return _between("games", "\n" + "\n".join(rows) + "\n", text, path.name)


def main() -> None:
    for path, (game, language) in GUIDES.items():
        path.write_text(filled(path.read_text("utf-8"), game, language), "utf-8")
    for path in LISTS:
        path.write_text(listed(path), "utf-8")


if __name__ == "__main__":
    main()
