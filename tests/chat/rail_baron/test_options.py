"""Options of Rail Baron in the lobby: presets, and how long a game of them takes."""

import msgspec

from bot.chat.narration import wait_words
from cogs.rail_baron.chat import CHAT
from data.pace import paces
from rules.rail_baron.model.options import SHORT, Options
from tests.chat.harness.world import World
from tests.support.facts import another


def test_the_short_preset_switches_its_three_options_together() -> None:
    """Ruling 32: both SuperChief options and the opening auctions, on and off at once."""
    chat, none = CHAT, Options()
    on = chat.with_options(none, ["short", "u21"])
    assert on == msgspec.structs.replace(SHORT, edition="u21")
    marked = {o.value for o in chat.option_menu(on, "en").options if o.chosen}
    assert marked == {"short", "u21", "cheap", "free", "auctions"}
    assert chat.with_options(on, ["u21", "cheap", "free", "auctions"]).edition == "u21"
    assert chat.with_options(on, ["cheap", "free", "auctions"]) == none
    options = chat.with_options(on, ["short", "u21", "free", "auctions"])
    assert not options.cheap_superchief and options.free_superchief, (
        "one of them alone can be taken out"
    )


def test_a_heat_of_the_world_championship_is_a_preset() -> None:
    """Ruling 32: an Express is exchanged for nothing, and no other option is on; the edition
    stays."""
    chat, none = CHAT, Options()
    on = chat.with_options(SHORT, ["short", "wbc", "cheap", "free", "auctions"])
    assert on == Options(free_superchief=True)
    marked = {o.value for o in chat.option_menu(on, "en").options if o.chosen}
    assert marked == {"wbc", "free"}
    assert chat.with_options(on, ["free"]) == none
    assert chat.with_options(on, ["wbc"]) == none
    u21 = chat.with_options(on, ["wbc", "free", "u21"])
    assert u21 == Options("u21", free_superchief=True)
    assert "wbc" in {o.value for o in chat.option_menu(u21, "en").options if o.chosen}


async def test_the_lobby_estimates_a_short_game_by_short_games(world: World) -> None:
    """By games that were played with its three options, not by those without."""
    await world.opened(game="rail_baron")
    table = await world.table()
    for options, name in ((Options(), ""), (SHORT, "short")):
        pace = paces("rail_baron", name)[4]
        line = wait_words.lobby_line(msgspec.structs.replace(table, options=options), 4, "en")
        assert f"without them {pace.plain.answers}." in line
        assert f"about {pace.offered.answers} moves" in line and "measured without" not in line
        corrected = msgspec.structs.replace(table, options=options, facts=another("rail_baron"))
        assert "measured without the corrections" in wait_words.lobby_line(corrected, 4, "en")
    assert paces("rail_baron", "short") != paces("rail_baron")
