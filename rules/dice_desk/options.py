"""Options of a session, chosen when it is opened (rulings 1 and 2)."""

from __future__ import annotations

from typing import Literal

import msgspec

from rules.rail_baron.model.options import Edition
from rules.rail_baron.model.options import Options as GameOptions

__all__ = ["DiceOwner", "GameOptions", "Options", "Sitting"]

DiceOwner = Literal["bot", "board"]


class Sitting(msgspec.Struct, frozen=True):
    """Somebody at the real board: a typed `name`, a `seat` of the table, or both."""

    name: str = ""
    seat: int | None = None


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a session. `people` sit round the board; without any it is the seats.
    `game`: the whole game is kept, with these rules (10); None: homes and destinations alone.
    `dice`: the bot's are rolled, or those of the board are entered (3). `kept`: whoever has no seat
    may only look, though nobody at the board has one but the keeper (2)."""

    edition: Edition = "original"
    people: tuple[Sitting, ...] = ()
    game: GameOptions | None = None
    dice: DiceOwner = "bot"
    kept: bool = False

    @property
    def open_to_all(self) -> bool:
        """Whether anybody in the channel may enter: nobody at the board has a seat (2)."""
        return (
            not self.kept
            and bool(self.people)
            and all(person.seat is None for person in self.people)
        )
