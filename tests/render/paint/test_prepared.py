"""What is drawn once: the bounded memory of a process, and the files that processes share."""

import subprocess
import sys
from array import array
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from render.paint import file_cache as files
from render.paint.file_cache import cached_json, cached_layer, mapped_array
from render.paint.image_cache import ImageCache, byte_size
from render.paint.lettering import text_mask
from render.paint.style import font

SIZE = (40, 30)


def flat(value: int) -> Image.Image:
    return Image.new("L", SIZE, value)


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return files.cache_folder()


def test_the_memory_is_bounded_in_bytes_and_forgets_what_was_asked_for_longest_ago() -> None:
    each = byte_size(flat(0))
    memory, numbers = ImageCache(5 * 5 * each // 4 + 1), []

    def drawn(number: int) -> Image.Image:
        return memory.get_or_make(number, lambda: numbers.append(number) or flat(number))  # type: ignore[func-returns-value]

    for number in (1, 2, 3, 4, 1, 5, 6, 1, 2):
        assert drawn(number).getpixel((0, 0)) == number
        assert memory.total_bytes <= memory.most
    assert numbers == [1, 2, 3, 4, 5, 6, 2]


def test_large_pictures_push_out_no_stamps() -> None:
    memory = ImageCache(1_000_000)
    memory.get_or_make("stamp", lambda: Image.new("L", (10, 10)))
    for number in range(9):
        memory.get_or_make(number, lambda: Image.new("L", (300, 300)))
        assert memory.total_bytes <= memory.most
    assert len(memory) == 1 + 2
    assert memory.get_or_make("stamp", lambda: None) is not None


def test_what_would_push_out_all_else_is_not_kept() -> None:
    memory = ImageCache(4000)
    memory.get_or_make("large", lambda: Image.new("RGB", (100, 100)))
    assert len(memory) == memory.total_bytes == 0


def test_a_prepared_picture_is_drawn_once_for_all_processes(place: Path) -> None:
    assert cached_layer("haul", "map", SIZE, lambda: flat(7)).getpixel((9, 9)) == 7
    files._LAYERS.clear()
    again = cached_layer("haul", "map", SIZE, lambda: flat(8))
    assert again.getpixel((9, 9)) == 7
    assert again.crop((1, 1, 3, 3)).size == (2, 2)
    assert [path.stat().st_size for path in place.iterdir()] == [SIZE[0] * SIZE[1]]


def test_numbers_are_worked_out_once_for_all_processes(place: Path) -> None:
    assert list(mapped_array("haul", "worth", 2, lambda: array("d", [0.1, 7]))) == [0.1, 7]
    assert list(mapped_array("haul", "worth", 2, lambda: array("d", [0.1, 8]))) == [0.1, 7]
    assert len(list(place.iterdir())) == 1


def test_another_board_is_another_picture() -> None:
    cached_layer("haul", "map", SIZE, lambda: flat(7))
    assert cached_layer("haul", "map", SIZE, lambda: flat(8), "board 2").getpixel((0, 0)) == 8


@pytest.mark.parametrize(
    "changed",
    [
        "render/paint/canvas.py",
        "render/card/head.py",
        "render/fonts/a.ttf",
        "render/haul/map.py",
        "data/haul/a.json",
    ],
)
def test_code_data_and_lettering_are_in_the_fingerprint(
    changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("render/paint", "render/card", "render/fonts", "render/haul", "data/haul"):
        (tmp_path / name).mkdir(parents=True)
    monkeypatch.setattr(files, "_ROOT", tmp_path)
    fingerprint = files.fingerprint.__wrapped__
    before = fingerprint("haul")
    (tmp_path / changed).write_text("new")
    assert fingerprint("haul") != before


def test_a_torn_file_is_drawn_anew(place: Path) -> None:
    cached_layer("haul", "map", SIZE, lambda: flat(7))
    (file,) = place.iterdir()
    file.write_bytes(b"half")
    files._LAYERS.clear()
    assert cached_layer("haul", "map", SIZE, lambda: flat(8)).getpixel((0, 0)) == 8


def test_without_a_folder_to_write_to_pictures_are_prepared_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert cached_layer("haul", "map", SIZE, lambda: flat(7)).getpixel((0, 0)) == 7
    assert cached_json("haul", "sums", lambda: [1, 2], list[int]) == [1, 2]


def test_notes_are_worked_out_once_and_anew_when_they_cannot_be_read(place: Path) -> None:
    assert cached_json("haul", "sums", lambda: [1, 2], list[int]) == [1, 2]
    assert cached_json("haul", "sums", lambda: [3], list[int]) == [1, 2]
    (file,) = place.iterdir()
    file.write_bytes(msgspec.json.encode("words"))
    assert cached_json("haul", "sums", lambda: [3], list[int]) == [3]


WRITER = """
from PIL import Image
from render.paint.file_cache import cached_layer
value = int(__import__("sys").argv[1])
for number in range(40):
    found = cached_layer("haul", f"map{number}", (40, 30), lambda: Image.new("L", (40, 30), value))
    assert len(set(found.tobytes())) == 1
"""


def test_processes_that_prepare_the_same_at_once_do_not_harm_each_other(place: Path) -> None:
    root = str(Path(__file__).parents[3])
    writers = [
        subprocess.Popen([sys.executable, "-c", WRITER, str(value)], cwd=root) for value in (1, 2)
    ]
    assert [writer.wait() for writer in writers] == [0, 0]
    assert len(list(place.iterdir())) == 40


@pytest.mark.parametrize("text", ["Philadelphia", "$12,000 – 7", "Ürümqi AVAT", ""])
@pytest.mark.parametrize("size", [20, 33, 48])
def test_words_put_together_of_letters_look_as_when_drawn_at_once(text: str, size: int) -> None:
    """The letters have no kerning: their steps add up to the width that is reckoned with."""
    lettering, face = text_mask(text, size, bold=True), font(size, bold=True)
    if lettering.mask is None:
        assert not text
        return
    left, top, right, bottom = face.getbbox(text, anchor="ls")
    assert (lettering.left, lettering.top) == (left, top)
    assert abs(lettering.mask.width - (right - left)) <= 2
    assert lettering.mask.height == bottom - top
