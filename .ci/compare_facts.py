"""Compare every table in data/ with the compiled facts it was taken from, value by value."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1] / "data"


def load(path: Path) -> Any:
    text = path.read_text(encoding="utf-8")
    return json.loads(text) if path.suffix == ".json" else list(csv.reader(text.splitlines()))


def main(facts: Path) -> int:
    compared, wrong = 0, []
    for source in sorted(p for p in facts.rglob("*") if p.suffix in {".json", ".csv"}):
        game = source.relative_to(facts).parts[0]
        copies = list((ROOT / game).rglob(source.name))
        for copy in copies:
            compared += 1
            if load(copy) != load(source):
                wrong.append(f"{copy} differs from {source}")
    print(f"{compared} tables compared, {len(wrong)} differ")
    print(*wrong, sep="\n")
    return 1 if wrong or not compared else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
