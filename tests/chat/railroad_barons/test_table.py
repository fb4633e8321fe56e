"""Railroad Barons by buttons: looks, stale presses, languages, options, the end."""

import msgspec

from bot.tables.types.settings import GuildSettings
from cogs.railroad_barons.chat import CHAT
from rules.railroad_barons.model.options import GERMAN, Options
from rules.railroad_barons.model.state import Certificate, Phase
from tests.chat.harness.world import World, choose, labels, press, sane, words
from tests.chat.railroad_barons.positions import drafting, everything, operating, trading, turn
from tests.support.railroad_barons.states import AVR, MSC, SB, index


async def test_every_look_has_a_picture_or_words(world: World) -> None:
    await world.at(operating())
    for label in ("Certificates", "Railroads", "Revenue"):
        page = await press(world.cat, world.card, label)
        assert page.attachments[0].description
    assert "begins at the end" in sane(await press(world.cat, world.card, "Wealth"))
    page = await press(world.cat, world.card, "Certificates")
    page = await press(world.cat, page, "AVR")
    assert page.attachments[0].description and "SB" in labels(page)
    page = await press(world.cat, world.card, "Rules")
    words_ = sane(await press(world.cat, page, "In words"))
    assert "**SB (black)**, Seedy Brothers: value **$80**, Director ann" in words_
    assert "The bank has 30%, 10%." in words_ and "left in the stack, from the top:" in words_


async def test_public_cards_in_german_private_ones_in_the_reader_s_language(world: World) -> None:
    await world.tables.save_guild_settings(
        world.guild.id, GuildSettings(tables="channel", language="de")
    )
    await world.at(operating())
    assert "platziert **6 Steine**" in words(world.card)
    await world.ann.click(world.card, label="2 aufnehmen: 2 (+), 4 (▼)")
    await world.ann.click(world.card, label="100\xa0$ einsparen")
    text = words(world.card)
    assert "platziert 2 (+), 4 (▼); hat 100\xa0$ Einkommen; spart 100\xa0$ ein" in text
    shown = (await world.ann.slash(world.channel, "table show")).response
    assert "Done" in labels(shown), "Discord says this reader is English"
    await world.ann.click(world.card, label="Kettle Valley (2) kaufen: 100\xa0$")
    await world.ann.click(world.card, label="Fertig")
    text = everything(world)
    assert "kauft **Kettle Valley (2)** für 100\xa0$" in text
    assert "AVR (gelb)** platziert **5 Steine**" in text


async def test_a_stock_turn_in_german(world: World) -> None:
    await world.tables.save_guild_settings(
        world.guild.id, GuildSettings(tables="channel", language="de")
    )
    person = msgspec.structs.replace(
        await world.tables.person_settings(world.ann.id), language="de"
    )
    await world.tables.save_person_settings(world.ann.id, person)
    await world.at(trading(options=GERMAN))
    page = await choose(world.ann, world.card, "Verkaufen…", turn("S2"))
    text = sane(page)
    assert "20\xa0% von SB (schwarz) für 160\xa0$ verkaufen." in text
    assert "SB: Kurs 80\xa0$ → **70\xa0$**." in text
    assert "SB darfst du in diesem Zug nicht kaufen." in text
    page = await choose(world.ann, page, "Dann kaufen…", turn("S2_D4.90"))
    await press(world.ann, page, "Bestätigen")
    text = words(world.card)
    assert "gründet **DPI** zum Kurs 90\xa0$: 40\xa0% für 360\xa0$" in text
    assert "Passen" in labels(world.card)


async def test_the_end_shows_the_result(world: World) -> None:
    state = operating(Phase.REVENUE, railroads=1)
    state.holdings[SB].value = index(320)
    state.holdings[AVR].floated = True
    await world.at(state)
    page = await press(world.ann, world.card, "Pay $50…")
    await press(world.ann, page, "Pay")
    for _ in range(12):
        if (await world.table()).status == "ended":
            break
        label = next(
            label for label in ("Done", "Keep $50", "Add one: 1 (+), 4 (▼)") if
            label in labels(world.card)
        )  # fmt: skip
        await (await world.mover()).click(world.card, label=label)
    text = words(world.card)
    assert "**ann wins with" in text and "1. **ann**" in text and "stock $" in text


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
