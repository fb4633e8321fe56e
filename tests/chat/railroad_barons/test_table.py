"""Railroad Barons by buttons: looks, stale presses, languages, options, the end."""

from bot.tables.types.settings import GuildSettings
from cogs.railroad_barons.chat import CHAT
from rules.railroad_barons.model.options import GERMAN, Options
from rules.railroad_barons.model.state import Certificate, Phase
from tests.chat.harness.world import World, labels, tells
from tests.chat.railroad_barons.positions import drafting, operating, trading
from tests.support.railroad_barons.states import MSC


async def test_public_cards_in_german_private_ones_in_the_reader_s_language(world: World) -> None:
    german = GuildSettings(tables="channel", language="de")
    await world.tables.save_guild_settings(world.guild.id, german)
    await world.at(operating())
    tells(world.card, "platziert **6 Steine**")
    await world.ann.click(world.card, label="2 aufnehmen: 2 (+), 4 (▼)")
    await world.ann.click(world.card, label="100\xa0$ einsparen")
    turn = "platziert 2 Steine auf (+), 4 auf (▼); hat 100\xa0$ Einkommen; spart 100\xa0$ ein"
    tells(world.card, turn)
    shown = await world.command(world.ann, "table show")
    assert "Done" in labels(shown), "Discord says this reader is English"
    await world.ann.click(world.card, label="Kettle Valley (2) kaufen: 100\xa0$")
    await world.ann.click(world.card, label="Fertig")
    tells(world.card, "AVR (gelb)** platziert **5 Steine**")


def test_the_german_preset_switches_its_options_together() -> None:
    """And of the two who cannot both begin the one marked last does."""
    chat, none = CHAT, Options()
    assert chat.with_options(none, ["german"]) == GERMAN
    marked = {option.value for option in chat.option_menu(GERMAN, "de").options if option.chosen}
    assert marked == {"german", "rebuy", "ties", "investors", "removal"}
    assert chat.with_options(GERMAN, ["rebuy", "ties", "investors", "removal"]) == none
    assert chat.with_options(GERMAN, ["german", "ties", "investors", "removal"]).rebuy == "round"
    first = chat.with_options(none, ["first", "faces"])
    assert (first.start, first.face_values) == ("first", True)
    assert chat.with_options(first, ["first", "second"]).start == "second"
    assert chat.with_options(first, []) == none
    for language in ("en", "de"):
        assert len(chat.blurb(GERMAN, language)) > 50
    assert "German" in chat.blurb(GERMAN, "en") and "face value" in chat.blurb(first, "en")


def test_certificates_left_are_those_of_the_test_positions() -> None:
    """The positions these tests lay out are lawful: the referee has nothing to say."""
    from rules.railroad_barons import GAME

    for state in (drafting(), trading(), operating(), operating(Phase.RAILROADS)):
        assert list(GAME.invariants(state)) == []
    assert Certificate(MSC, 40) in trading().bank
