"""Options of Rail Baron in the lobby: presets, and how long a game of them takes."""

import msgspec

from bot.chat.narration import wait_words
from cogs.rail_baron.chat import CHAT
from data.pace import paces
from rules.rail_baron.model.options import SHORT, Options
from tests.chat.harness.world import World, words
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
        assert f"about {pace.plain.answers} moves of all players" in line
        assert f"about {pace.offered.answers} with standing orders" in line
        assert "measured without" not in line
        corrected = msgspec.structs.replace(table, options=options, facts=another("rail_baron"))
        assert "measured without the corrections" in wait_words.lobby_line(corrected, 4, "en")
    assert paces("rail_baron", "short") != paces("rail_baron")


async def test_the_opening_auctions_come_before_the_first_turn(world: World) -> None:
    """Ruling 30a: no turn has begun, so the head of their card numbers none."""
    await world.opened(world.bob, game="rail_baron")
    await world.tables.set_options(1, world.ann.id, Options(opening_auctions=True))
    await world.ann.click(world.card, label="Start")
    head, *_ = words(world.card).splitlines()
    assert head.endswith("Rail Baron · table 1 · before the first turn")
