"""The tables of the players' guides, from what the games declare: commands, orders, options.

    python -m tests.docs.guide_tables      writes them into docs/players

They stand between `<!-- commands -->` and `<!-- end -->`, and so on; a test holds them against the
games, so that a new command, order or option stands in every guide.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from discord import app_commands

from bot.chat.declared.commands import Commands
from bot.chat.declared.lobby import LobbyOptions
from bot.chat.declared.orders import DeclaredOrders
from cogs.baltimore_ohio.chat import LOBBY as BANDO_LOBBY
from cogs.baltimore_ohio.commands import BANDO
from cogs.baltimore_ohio.orders import ORDERS as BANDO_ORDERS
from cogs.rail_baron.chat import LOBBY as RAILBARON_LOBBY
from cogs.rail_baron.commands import RAILBARON
from cogs.rail_baron.orders import ORDERS as RAILBARON_ORDERS
from cogs.railroad_barons.chat import LOBBY as BARONS_LOBBY
from cogs.railroad_barons.commands import BARONS
from cogs.railroad_barons.orders import ORDERS as BARONS_ORDERS
from cogs.train_tycoon.chat import LOBBY as TYCOON_LOBBY
from cogs.train_tycoon.commands import TYCOON
from cogs.train_tycoon.orders import ORDERS as TYCOON_ORDERS
from data.texts import DEFAULT, languages
from rules.baltimore_ohio.model.options import Options as BandoOptions
from rules.rail_baron.model.options import Options as RailbaronOptions
from rules.railroad_barons.model.options import Options as BaronsOptions
from rules.train_tycoon.model.options import Options as TycoonOptions

PLAYERS = Path(__file__).parents[2] / "docs" / "players"
Declared = tuple[Commands, DeclaredOrders, LobbyOptions, type]
GAMES: dict[str, Declared] = {
    "rail-baron": (RAILBARON, RAILBARON_ORDERS, RAILBARON_LOBBY, RailbaronOptions),
    "railroad-barons": (BARONS, BARONS_ORDERS, BARONS_LOBBY, BaronsOptions),
    "baltimore-and-ohio": (BANDO, BANDO_ORDERS, BANDO_LOBBY, BandoOptions),
    "train-tycoon": (TYCOON, TYCOON_ORDERS, TYCOON_LOBBY, TycoonOptions),
}
GUIDES = {
    PLAYERS / f"{game}{'' if language == DEFAULT else '.' + language}.md": (game, language)
    for game in GAMES
    for language in languages()
}
HEADS = {
    "en": {"commands": "Command", "orders": "Order", "options": "Option", "": "What it does"},
    "de": {"commands": "Befehl", "orders": "Auftrag", "options": "Option", "": "Was geschieht"},
}
Row = tuple[str, str]


def _commands(declared: Commands, language: str) -> Iterator[Row]:
    """As people type them, options that may be left out in brackets; the table's aside."""
    for one in declared.group.walk_commands():
        if isinstance(one, app_commands.Command):
            asked = [part for part in one.parameters if part.name != "table"]
            typed = [f"{part.name}:" if part.required else f"[{part.name}:]" for part in asked]
            shown = " ".join([f"/{one.qualified_name}", *typed])
            yield f"`{shown}`", declared.texts(f"slash-{one.name}", language)


def _orders(declared: DeclaredOrders, language: str) -> Iterator[Row]:
    """One line for each of the menu; where it names a Holding, any may stand."""
    for one in declared.orders.values():
        for ending in one.endings if one.option else ("",):
            label = declared.texts(f"option-{one.name}{ending}", language, holding="SB")
            yield label, declared.texts(f"detail-{one.detail or one.name}", language)


def _options(declared: LobbyOptions, options: object, language: str) -> Iterator[Row]:
    return ((one.label, one.detail or "") for one in declared.menu(options, language).options)


def filled(text: str, game: str, language: str) -> str:
    """The text of a guide with its three tables as the game has them now."""
    commands, orders, lobby, options = GAMES[game]
    found = {
        "commands": _commands(commands, language),
        "orders": _orders(orders, language),
        "options": _options(lobby, options(), language),
    }
    for name, rows in found.items():
        head = HEADS[language]
        lines = [(head[name], head[""]), ("---", "---"), *rows]
        table = "\n".join(f"| {left} | {right} |" for left, right in lines)
        begin, end = f"<!-- {name} -->", "<!-- end -->"
        pattern = re.escape(begin) + ".*?" + re.escape(end)
        made = f"{begin}\n{table}\n{end}"
        text, count = re.subn(pattern, lambda _, made=made: made, text, flags=re.DOTALL)
        if count != 1:
            raise ValueError(f"{count} tables of {name} in the guide to {game} ({language})")
    return text


def main() -> None:
    for path, (game, language) in GUIDES.items():
        path.write_text(filled(path.read_text("utf-8"), game, language), "utf-8")


if __name__ == "__main__":
    main()
