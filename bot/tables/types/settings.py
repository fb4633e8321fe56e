"""Settings of servers and of persons."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.tables.types.hours import PingSettings


class GuildSettings(msgspec.Struct, frozen=True):
    """Settings of a server: language of public texts (None: the server's), whether a table gets a
    thread or is played in the channel, and the rules of its managers.

    `channels`: where tables may be opened, as channels or categories; `openers`, `importers`:
    roles whose members may open tables, and import games; empty: everywhere, everybody, and
    managers alone. `person_tables`, `server_tables`: maximum of open tables, None: the host's.
    `kept_seats`: the last seats of each table that are kept for members of `kept_role`.
    `kept_away`: people who may take no seat here. `news`: whether the server is told once what a
    new version brings; `told_version`: the last one it was told of. `night`: public pictures are
    dark."""

    language: str | None = None
    tables: Literal["thread", "channel"] = "thread"
    channels: tuple[int, ...] = ()
    openers: tuple[int, ...] = ()
    importers: tuple[int, ...] = ()
    person_tables: int | None = None
    server_tables: int | None = None
    kept_seats: int = 0
    kept_role: int | None = None
    kept_away: tuple[int, ...] = ()
    news: bool = True
    told_version: str = ""
    night: bool = False


class PersonSettings(msgspec.Struct, frozen=True):
    """Settings of a person: language of private texts (None: Discord's), and pings. `teacher`: in
    every game, or in none; None: in the first game of each kind. `lessons`: by `<game>/<lesson>`,
    the number of turns in which a lesson was shown, and the table and turn of the last. `night`:
    pictures that only this person sees are dark."""

    language: str | None = None
    pings: PingSettings = PingSettings()
    teacher: bool | None = None
    lessons: dict[str, tuple[int, int, int]] = {}
    night: bool = False

    def without_lessons(self, game: str) -> PersonSettings:
        """Return the settings without the shown lessons of a game."""
        others = {
            key: lesson for key, lesson in self.lessons.items() if not key.startswith(f"{game}/")
        }
        return msgspec.structs.replace(self, lessons=others)
