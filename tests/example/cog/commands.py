"""`/haul …`: every command is the press of a key."""

from __future__ import annotations

from bot.chat.declared.commands import Asked, Commands, whole
from tests.example.cog.looks import LOOKS
from tests.example.cog.moves import MOVES

HAUL = Commands("haul", "haul", MOVES)

HAUL.move("haul", "roll")
HAUL.add("load", "load/")
HAUL.move("trade", coins=whole(1, 9999))
HAUL.move("bid", coins=whole(0, 9999))
HAUL.add("show", "{what}", look=True, what=Asked(known=LOOKS.rows))
