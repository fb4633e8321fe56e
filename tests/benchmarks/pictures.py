"""Pictures of recorded games in an order of chance, each drawn once, against merely encoding the
finished picture at the fastest level (aim: 2 at the median, 4 at worst; 15 ms at the median).

The games take turns by chance, cards lie far apart, in all languages, with previews and looks: so
what is measured is drawing, not remembering. `python -m tests.benchmarks.pictures <game> ...`
measures some games and names the costliest pictures.
"""

import statistics
import sys
import time
from collections import deque
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from importlib import import_module
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from msgspec import structs
from PIL import Image

from bot.chat.base.errors import Refusal
from bot.chat.cards.composing import EARLIER_ROWS
from bot.chat.contract.adapter import GameChat
from bot.chat.contract.pages import Draw
from bot.chat.contract.table_context import TableContext
from bot.chat.narration.log_narration import to_picture_text
from bot.tables.archive.replay import Replay
from bot.tables.archive.transcript import read_transcript
from bot.tables.types.codec import codec, to_json
from bot.tables.types.games import game_of, options_of
from bot.workers.jobs import freeze_heap
from data.texts import languages
from render.paint.picture import Picture
from rules.errors import RuleError
from rules.game import RankingLine
from tests.benchmarks.measure import Row
from tests.conformance.case import Case
from tests.conformance.cases import cases
from tests.playthroughs.replaying import files

POSITIONS, WARM = 50, 40
"""About so many positions of each game; so many pictures only warm up."""
NAMES = (
    *("Anna", "Bertil", "Carla", "Dora", "Emil", "fannyv"),
    *("Gunnar", "Hedda", "Ingo", "Jette", "Knut", "Lotte"),
)


class Card(NamedTuple):
    """A picture of a table and when it would be drawn; `kind` is "card", "preview" or "look",
    `leads` what it ranks."""

    kind: str
    where: str
    draw: Draw
    leads: tuple[RankingLine, ...] = ()


class Drawn(NamedTuple):
    """A picture's seconds of the processor, and those of encoding it again."""

    key: str
    card: Card
    seconds: float
    encoding: float
    size: int

    @property
    def ratio(self) -> float:
        return self.seconds / self.encoding


def rows() -> list[Row]:
    """Lines for each game and for all."""
    return list(_summarize(measured(cases())))


def _summarize(drawings: list[Drawn]) -> Iterator[Row]:
    keys = dict.fromkeys(drawing.key for drawing in drawings)
    for key in (*sorted(keys), ""):
        some = [drawing for drawing in drawings if key in ("", drawing.key)]
        name, ratios = key or "all", [drawing.ratio for drawing in some]
        figure = f"{statistics.median(ratios):.1f} (worst {max(ratios):.1f})"
        yield Row(f"{name}: {len(some)} pictures to encoding them", figure, "2 (worst 4)")
        times = [1000 * drawing.seconds for drawing in some]
        figure = f"{statistics.median(times):.0f} ms (worst {max(times):.0f})"
        yield Row(f"{name}: a picture", figure, "15 ms")
        sizes = [drawing.size / 1000 for drawing in some]
        figure = f"{statistics.median(sizes):.0f} kB (most {max(sizes):.0f})"
        yield Row(f"{name}: bytes", figure, "130 kB")


def measured(wanted: Collection[str], seed: int = 1) -> list[Drawn]:
    """Pictures of these games, warm, each drawn once. What is loaded is no garbage to be looked
    through, as in a worker."""
    chance = Random(seed)
    drawable: list[tuple[str, Card]] = []
    for key in wanted:
        with suppress(ModuleNotFoundError):
            import_module(f"render.{key}.prepare").prepare()
        drawable += [(key, card) for card in _by_chance(cases()[key], chance)]
    chance.shuffle(drawable)
    freeze_heap()
    drawn = [_drawn(key, card) for key, card in drawable]
    return [drawing for drawing in drawn[WARM:] if drawing is not None]


def _by_chance(case: Case, chance: Random) -> Iterator[Card]:
    """The cards of some positions of the recorded games of a game, previews, and a look of each."""
    paths = files(case.key)
    count = sum(len(path.read_text("utf-8").splitlines()) for path in paths)
    for path in paths:
        for replay, events, where in _rows(path):
            if chance.random() * count < POSITIONS:
                language = chance.choice(languages())
                yield from _cards(case.chat, replay, events, where, language)
                yield from _look(case.chat, replay, where, language, chance)


def _look(
    chat: GameChat, replay: Replay, where: str, language: str, chance: Random
) -> Iterator[Card]:
    """One of the looks of a position, by chance."""
    view, public = (replay.game.view(replay.state, reader) for reader in (0, None))
    names = NAMES[: len(replay.game.standing(replay.state, None))]
    here = TableContext(1, view, public, 0, names, language)
    key = chance.choice(chat.look_buttons(language)).key
    with suppress(RuleError, Refusal):
        page = chat.look_page(here, key)
        for draw in filter(None, (page.draw, *page.more)):
            yield Card("look", f"{where} {key}", draw)


def cards_of(
    path: Path, chat: GameChat, language: str, wanted: Callable[[str], bool]
) -> Iterator[Card]:
    """Cards and previews of a recorded game, after the rows whose phase is `wanted`."""
    for replay, events, where in _rows(path):
        phase = str(replay.state.phase)
        if wanted(phase):
            yield from _cards(chat, replay, events, f"{phase}, {where}", language)


def _rows(path: Path) -> Iterator[tuple[Replay, Sequence[list[Any]], str]]:
    """A recorded game after each of its rows, with the events of it and of the latest rows before
    it, its own last, and its place."""
    latest: deque[list[Any]] = deque(maxlen=EARLIER_ROWS)
    written = read_transcript(path.read_text("utf-8"))
    game = game_of(written.head.game)
    options, seats = options_of(game, written.head.options), len(written.head.seats)
    replay = Replay(game, [line.back or 0 for _, line in written.lines if line.kind == "undo"])
    for number, line in written.lines:
        events: list[Any] = []
        if line.kind == "start":
            events = replay.start(seats, options, line.draws)
        elif line.kind == "action" and line.seat is not None:
            action = codec(game).decode_action(to_json(line.action))
            events = replay.act(line.seat, action, line.draws)
        elif line.kind == "undo":
            replay.undo(line.back or 0)
        replay.finish_row(line.seq)
        if line.kind in ("start", "action", "undo"):
            latest.append(events)
            yield replay, latest, f"{path.stem}:{number}"


def _cards(
    chat: GameChat, replay: Replay, latest: Sequence[list[Any]], where: str, language: str
) -> Iterator[Card]:
    """The public card after a row, and a preview of what is asked."""
    events = latest[-1]
    game, state = replay.game, replay.state
    public, rows = game.view(state, None), game.standing(state, None)
    names, over = NAMES[: len(rows)], game.over(state)
    leads = () if over else tuple(RankingLine(r.place, r.seat, r.total, r.sums, 40) for r in rows)
    ctx = TableContext(1, public, public, None, names, language, ranking=leads)
    draw = chat.picture(replace(ctx, last=_last(chat, ctx, latest)), events, rows * over)
    if draw is not None:
        yield Card("card", where, draw, leads)
    for seat in game.to_move(state)[:1]:
        known = next(row.total for row in game.standing(state, seat) if row.seat == seat)
        mine = tuple(structs.replace(r, own=known) if r.seat == seat else r for r in leads)
        here = replace(ctx, view=game.view(state, seat), seat=seat, may_act=True, reader=seat)
        here = replace(here, ranking=mine)
        shown = next(previews(chat, here), None)
        if shown is not None:
            leads = tuple(sorted(mine, key=lambda row: -(row.own or row.known)))
            yield Card("preview", f"{where} {shown[0]}", shown[1], leads)


def _last(chat: GameChat, ctx: TableContext, latest: Sequence[list[Any]]) -> str:
    """The newest line of the story."""
    for events in reversed(latest):
        lines = chat.narrate(
            ctx, [event for event in events if not isinstance(event, chat.openers)]
        )
        if lines:
            return to_picture_text(lines[-1])
    return ""


def previews(chat: GameChat, here: TableContext) -> Iterator[tuple[str, Draw]]:
    """The pictures of what the buttons and menus of the card lead to."""
    prompt = chat.prompt(here)
    keys = [button.key for button in prompt.buttons if not (button.form or button.look)]
    keys += [f"{menu.key}/{menu.options[0].value}" for menu in prompt.menus if not menu.look]
    for key in keys:
        with suppress(RuleError, Refusal):
            draw = getattr(chat.answer(here, key, False, {}), "draw", None)
            if draw is not None:
                yield key, draw


def _drawn(key: str, card: Card) -> Drawn | None:
    """Nothing for a card whose picture is no picture of a board."""
    start = time.process_time()
    picture = card.draw()
    seconds = time.process_time() - start
    return (
        Drawn(key, card, seconds, encoding(picture), len(picture.data))
        if picture.format == "png"
        else None
    )


def encoding(picture: Picture) -> float:
    """Seconds of the processor that encoding the finished picture takes at the fastest level."""
    image = Image.open(BytesIO(picture.data))
    image.load()
    return min(_seconds(lambda: image.save(BytesIO(), "PNG", compress_level=1)) for _ in range(3))


def _seconds(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def main(wanted: list[str]) -> None:
    """The figures of these games, or of all, and the costliest pictures."""
    drawings = measured(wanted or cases())
    for row in _summarize(drawings):
        print(f"{row.what:50} {row.figure:>24}   {row.aim}")
    for drawing in sorted(drawings, key=lambda drawing: -drawing.ratio)[:12]:
        print(
            f"  {drawing.ratio:6.1f} {1000 * drawing.seconds:6.0f} ms"
            f"  {drawing.card.kind} {drawing.card.where}"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
