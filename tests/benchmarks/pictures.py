"""The pictures of recorded games in their order, each drawn once, several tables in turn, against
merely encoding the finished picture at the fastest level (aim: 2 at the median, 3 at worst).

As in the bot each public card is another picture than the one before, and other tables' come in
between; so what is measured is drawing, not remembering. `python -m tests.benchmarks.pictures
<game> ...` measures some games and names the costliest cards.
"""

import statistics
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from importlib import import_module
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import structs
from PIL import Image

from bot.chat.base.errors import Refusal
from bot.chat.cards.composing import EARLIER_ROWS
from bot.chat.contract.adapter import GameChat, TableContext
from bot.chat.contract.pages import Draw
from bot.chat.narration.log_narration import to_picture_text
from bot.tables.archive.replay import Replay
from bot.tables.archive.transcript import read_transcript
from bot.tables.types.codec import codec, to_json
from bot.tables.types.games import game_of, options_of
from bot.workers.jobs import freeze_heap
from render.paint.picture import Picture
from rules.errors import RuleError
from rules.game import RankingLine
from tests.benchmarks.measure import Row
from tests.conformance.case import Case
from tests.conformance.found import cases
from tests.playthroughs.replaying import files

TABLES, CARDS, WARM = 4, 50, 6
"""Of a game: tables in turn, cards of each, of which so many only warm up."""
NAMES = (
    *("Anna", "Bertil", "Carla", "Dora", "Emil", "fannyv"),
    *("Gunnar", "Hedda", "Ingo", "Jette", "Knut", "Lotte"),
)


class Card(NamedTuple):
    """A picture of a table and when it would be drawn; `kind` is "card" or "preview", `leads` what
    it ranks."""

    kind: str
    where: str
    draw: Draw
    leads: tuple[RankingLine, ...] = ()


class Drawn(NamedTuple):
    """A picture's seconds of the processor, and those of encoding it again."""

    card: Card
    seconds: float
    encoding: float
    size: int

    @property
    def ratio(self) -> float:
        return self.seconds / self.encoding


def rows() -> list[Row]:
    """A line for each game and kind of picture."""
    return [row for case in cases().values() for row in _told(case, measured(case))]


def _told(case: Case, found: list[Drawn]) -> Iterator[Row]:
    for kind in ("card", "preview"):
        some = [one for one in found if one.card.kind == kind]
        if some:
            ratios = [one.ratio for one in some]
            figure = f"{statistics.median(ratios):.1f} (worst {max(ratios):.1f})"
            yield Row(f"{case.key} {kind} to encoding it", figure, "2 (worst 3)")
            times = [1000 * one.seconds for one in some]
            figure = f"{statistics.median(times):.0f} ms (worst {max(times):.0f})"
            yield Row(f"{case.key} {kind}", figure, "")
            sizes = [one.size / 1000 for one in some]
            figure = f"{statistics.median(sizes):.0f} kB (most {max(sizes):.0f})"
            yield Row(f"{case.key} {kind}, bytes", figure, "")


def measured(case: Case) -> list[Drawn]:
    """The cards of some recorded games of a game, warm, each drawn once. What is loaded is no
    garbage to be looked through, as in a worker."""
    with suppress(ModuleNotFoundError):
        import_module(f"render.{case.key}.prepare").prepare()
    tables = [_middle(path, case.chat) for path in files(case.key)[:TABLES]]
    freeze_heap()
    return [
        drawn
        for number, cards in enumerate(_in_turn(tables))
        for card in cards
        if (drawn := _drawn(card)) is not None and number >= WARM * len(tables)
    ]


def _in_turn(tables: list[Iterator[list[Card]]]) -> Iterator[list[Card]]:
    for _ in range(CARDS):
        for table in tables:
            yield next(table, [])


def _middle(path: Path, chat: GameChat) -> Iterator[list[Card]]:
    """The cards of each row from the middle of a recorded game."""
    count = sum(1 for _ in _rows(path))
    begin = max(0, count // 2 - CARDS // 2)
    for replay, events, where in islice(_rows(path), begin, None):
        yield list(_cards(chat, replay, events, where, "en"))


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
    ctx = TableContext(1, public, public, None, names, language, leads=leads)
    draw = chat.picture(replace(ctx, last=_last(chat, ctx, latest)), events, rows * over)
    if draw is not None:
        yield Card("card", where, draw, leads)
    for seat in game.to_move(state)[:1]:
        own = next(row.total for row in game.standing(state, seat) if row.seat == seat)
        mine = tuple(structs.replace(r, own=own) if r.seat == seat else r for r in leads)
        here = replace(ctx, view=game.view(state, seat), seat=seat, may_act=True, reader=seat)
        here = replace(here, leads=mine)
        shown = next(previews(chat, here), None)
        if shown is not None:
            yield Card("preview", f"{where} {shown[0]}", shown[1], leads)


def _last(chat: GameChat, ctx: TableContext, latest: Sequence[list[Any]]) -> str:
    """The newest line of the story."""
    for events in reversed(latest):
        told = chat.narrate(ctx, [one for one in events if not isinstance(one, chat.openers)])
        if told:
            return to_picture_text(told[-1])
    return ""


def previews(chat: GameChat, here: TableContext) -> Iterator[tuple[str, Draw]]:
    """The pictures of what the buttons and menus of the card lead to."""
    asked = chat.prompt(here)
    keys = [button.key for button in asked.buttons if not (button.form or button.look)]
    keys += [f"{menu.key}/{menu.options[0].value}" for menu in asked.menus if not menu.look]
    for key in keys:
        with suppress(RuleError, Refusal, LookupError):
            draw = getattr(chat.answer(here, key, False, {}), "draw", None)
            if draw is not None:
                yield key, draw


def _drawn(card: Card) -> Drawn | None:
    """Nothing for a card whose picture is no picture of a board."""
    start = time.process_time()
    made = card.draw()
    seconds = time.process_time() - start
    return Drawn(card, seconds, encoding(made), len(made.data)) if made.format == "png" else None


def encoding(made: Picture) -> float:
    """Seconds of the processor that encoding the finished picture takes at the fastest level."""
    image = Image.open(BytesIO(made.data))
    image.load()
    return min(_seconds(lambda: image.save(BytesIO(), "PNG", compress_level=1)) for _ in range(3))


def _seconds(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def main(wanted: list[str]) -> None:
    """The figures of these games, and their costliest cards."""
    for case in cases().values():
        if case.key in wanted:
            found = measured(case)
            for row in _told(case, found):
                print(f"{row.what:40} {row.figure:>24}   {row.aim}")
            for one in sorted(found, key=lambda one: -one.ratio)[:8]:
                print(f"  {one.ratio:6.1f} {1000 * one.seconds:6.0f} ms  {one.card.kind} "
                      f"{one.card.where}")  # fmt: skip


if __name__ == "__main__":
    main(sys.argv[1:])
