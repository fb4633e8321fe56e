"""A game of the box goes on in chat: the form, the lobby with a place for everybody, and the table
that follows; rides told by places."""

from typing import Any

from simcord.results import to_discord_message

from bot.tables.types.errors import TableError
from bot.tables.types.model import Place, Table
from rules.dice import SeededDice
from rules.rail_baron import GAME as RAIL_BARON
from rules.rail_baron.lookups.trips import shortest_path
from rules.rail_baron.model.board import board
from tests.chat.harness.world import answers, labels, tells, typed, words
from tests.desk.kit import card, entered, looked_up, seat, slash, table_of, under_way

TRAINS = "Anna: 2 from Chicago to New York\nBob: Miami\nCarl = Boston"


def tables(world: Any) -> Any:
    return world.bot.services.tables


async def goes_on(world: Any, who: Any, **entered: str) -> Any:
    """Press the button of the card and fill its form."""
    form = await who.click(await card(world), label="Go on in chat…")
    return await who.submit_modal(form, {"trains": TRAINS, **entered})


async def opened_table(world: Any) -> Table:
    """The table that goes on; the desk is the first one."""
    table: Table = await tables(world).get_table(2)
    return table


async def started(world: Any) -> Table:
    """Anna heads for New York on the board; in chat Bob takes his place, a robot plays for Carl."""
    await under_way(world)
    await goes_on(world, world.anna)
    await world.bob.click(await card(world), label="I am Bob")
    await world.anna.click(await card(world), label="Start")
    return await opened_table(world)


async def test_a_game_of_the_box_goes_on_in_chat(world: Any) -> None:
    """Everybody has the place of the board; trains, cash and the turn are those of the board."""
    table = await started(world)
    assert (table.game, table.status) == ("rail_baron", "running")
    assert [row.user for row in table.seats] == [world.anna.id, world.bob.id, None]
    view = await tables(world).read_view(table.id, 0)
    graph = board(view.options)
    second = shortest_path(graph, graph.milepost_of["Chicago"], graph.milepost_of["New York"])[:2]
    ends = {graph.segments[second[1]].a, graph.segments[second[1]].b}
    assert view.seats[0].milepost in ends and view.seats[0].destination == "New York"
    assert [seat.milepost for seat in view.seats[1:]] == [
        *(graph.milepost_of[city] for city in ("Miami", "Boston")),
    ]
    assert view.seats[0].cash == 20_000 and view.turn.seat == 0
    there = world.backend.messages[table.place.posting_channel].values()
    shown = words(to_discord_message(world, max(there, key=lambda message: int(message.id))))
    assert "goes on from a position on a real board" in shown and "home Chicago" in shown


async def play_on(world: Any, table: Table, moves: int) -> Table:
    """Let the people make so many moves as a robot would; robots' seats move by themselves."""
    dice, robot = SeededDice(b"people"), RAIL_BARON.robot("steady")
    for number in range(moves):
        now = await tables(world).get_table(table.id)
        mover = now.to_move[0]
        view = await tables(world).read_view(now.id, mover)
        await tables(world).submit_action(
            now.id,
            now.seats[mover].user,
            robot.choose(view, mover, dice),
            version=now.version,
            key=f"move {number}",
        )
        await tables(world).step_robots(now.id)
    return await tables(world).get_table(table.id)


async def test_such_a_table_is_a_table_like_any_other(world: Any) -> None:
    """Played on with a robot, taken back, verified, exported, imported and exported again."""
    table = await play_on(world, await started(world), 25)
    assert table.turn > 5
    before = table.version
    by, other = world.anna.id, world.bob.id
    to = before - 12  # both have moved since
    await tables(world).request_undo(table.id, by, version=before, key="undo", to=to)
    done = await tables(world).answer(table.id, other, "undo", True, key="yes")
    assert done.table.version > before
    report = await tables(world).verify_table(table.id)
    assert report.ok and report.draws > 0
    text = await tables(world).export(table.id)
    place = Place(world.guild.id, world.channel.id)
    again = await tables(world).import_text(text, place, world.anna.id, key="again")
    assert again.options == table.options
    for number in (None, 0, 1):
        view = await tables(world).read_view(again.id, number)
        assert view == await tables(world).read_view(table.id, number)


async def test_who_presses_is_asked_for_if_nobody_knows(world: Any) -> None:
    """A stranger by name says which of them it is, or none: then somebody of the board must."""
    await slash(world, "start", people="Zoe, Yan", keeps="whole")
    for person, city in (("Zoe", "Chicago"), ("Yan", "Miami")):
        await slash(world, "correct", person=person, what="home", city=city)
    form = await world.carl.click(await card(world), label="Go on in chat…")
    trains = "Zoe: Chicago\nYan: Miami"
    entered = {"trains": trains, "own": "nobody"}
    answer = words(answers(await world.carl.submit_modal(form, entered))[-1])
    assert "Somebody at the board has to play on" in answer
    form = await world.carl.click(await card(world), label="Go on in chat…")
    await world.carl.submit_modal(form, {"trains": trains, "own": "1"})
    table = await opened_table(world)
    assert [row.user for row in table.seats] == [None, world.carl.id]
    tells(await card(world), "Zoe, for now played by a robot")
    await world.carl.click(await card(world), label="Leave")
    assert (await tables(world).get_table(table.id)).status == "ended"


async def test_places_are_asked_for_until_all_are_known(world: Any) -> None:
    """What is entered stays in the form that is refused."""
    await under_way(world)
    for trains, sentence in (
        ("Anna: 2 from Chicago to New York", "Where does Bob's train stand?"),
        ("Anna Chicago", "a name, a colon and a place"),
        ("Anna: Xanadu", "no place called “Xanadu”"),
        ("Anna: 70 from Chicago to New York", "leads past the end"),
        ("Anna: New York\nBob: Miami\nCarl: Boston", "stands in its destination"),
    ):
        form = await world.anna.click(await card(world), label="Go on in chat…")
        answer = answers(await world.anna.submit_modal(form, {"trains": trains}))[-1]
        text = words(answer)
        assert sentence in text, text
        assert trains.splitlines()[0] in text


async def test_seats_of_such_a_lobby_keep_their_numbers(world: Any) -> None:
    """Whoever leaves is followed by a robot, no robot is added, and options stay the board's."""
    await under_way(world)
    await goes_on(world, world.anna)
    table = await opened_table(world)
    assert "I am Bob" in labels(await card(world)) and "Join" not in labels(await card(world))
    await world.carl.click(await card(world), label="I am Carl")
    await world.bob.click(await card(world), label="I am Bob")
    await world.carl.click(await card(world), label="Leave")
    table = await tables(world).get_table(table.id)
    assert [row.user for row in table.seats] == [world.anna.id, world.bob.id, None]
    for change in (
        tables(world).add_robot(table.id, world.anna.id, "steady"),
        tables(world).remove_robot(table.id, world.anna.id),
        tables(world).join(table.id, world.carl.id, seat=1),
    ):
        try:
            await change
        except TableError:
            continue
        raise AssertionError("not refused")


async def test_a_ride_is_told_by_its_places(world: Any) -> None:
    """Fees follow, and the train is known to stand there."""
    await under_way(world)
    await slash(world, "status")
    await entered(world, "Tell the whole turn…", how="under", line="rode Chicago - Cleveland")
    anna = await seat(world, 0)
    assert (anna.cash, anna.milepost) == (
        19_000,
        board((await table_of(world)).options.game).milepost_of["Cleveland"],
    )
    page = await looked_up(world, "desk page", "bob")
    assert b"<td>Anna</td><td>Cleveland</td>" in await page.attachments[0].read()
    shown = await card(world)
    answer = await typed(world.anna, shown, "Go on in chat…", trains="Anna: Cleveland")
    assert "Where does Bob's train stand?" in words(answer)
