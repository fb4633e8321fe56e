"""`/table report`: a file for the maintainers."""

from bot.tables.archive.transcript import read_transcript
from tests.chat.harness.world import World, answers, reply


async def test_a_report_is_handed_to_the_asker_alone_and_names_nobody(world: World) -> None:
    await world.running()
    shown = await world.ann.slash(
        world.channel, "table report", table=1, note="The dice were upside down."
    )
    assert "names nobody" in reply(shown)
    [attachment] = answers(shown)[-1].message.attachments
    written = (await attachment.read()).decode()
    assert written.startswith("# The dice were upside down.\n")
    assert [row.user for row in read_transcript(written).head.seats] == [1, 2]
    for person in (world.ann, world.bob):
        assert str(person.id) not in written
        assert person.name not in written


async def test_no_report_of_a_table_that_has_not_begun(world: World) -> None:
    await world.opened(world.bob)
    shown = await world.ann.slash(world.channel, "table report", table=1)
    assert "isn't running" in reply(shown)
