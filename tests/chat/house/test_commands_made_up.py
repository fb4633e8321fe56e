"""Commands that no client offers, but anybody can send: refused in a sentence, never a bug."""

import pytest

from bot.chat.base.errors import UnknownKey
from cogs.baltimore_ohio.plans import step_code
from rules.baltimore_ohio.model.actions import BuyEquipment
from tests.chat.harness.world import World, reply


async def test_a_command_of_one_game_at_a_table_of_another(world: World) -> None:
    await world.running(game="railroad_barons")
    for name in ("railbaron cash", "railbaron show", "bando operate"):
        said = reply(await world.ann.slash(world.channel, name, table=1))
        assert said == "Another game is played at table 1: use the commands of that game."


@pytest.mark.parametrize("count", [-1, 36, 2**53])
def test_what_no_option_holds_has_no_code(count: int) -> None:
    """A command answers that with a refusal (`Commands.add`)."""
    with pytest.raises(UnknownKey):
        step_code(BuyEquipment(count))
