"""`/haul …`: every command is the press of a key."""

from __future__ import annotations

from bot.chat.declared.commands import CommandOption, Commands, whole_number_option
from tests.example.cog.looks import LOOKS
from tests.example.cog.moves import MOVES

HAUL = Commands("haul", "haul", MOVES)

HAUL.add_move("haul", "roll")
HAUL.add("load", "load/")
HAUL.add_move("trade", coins=whole_number_option(1, 9999))
HAUL.add_move("bid", coins=whole_number_option(0, 9999))
HAUL.add("show", "{what}", look=True, what=CommandOption(known=LOOKS.choices))
