"""Lay out a new game, or say in words what it still lacks.

    python -m tests.new_game KEY "Its Name"     copies the example under this key
    python -m tests.new_game KEY                says what is missing, or still the example's

KEY is the name of its folders, as `narrow_gauge`. A file that is there is never written over.
"""

import argparse
import re
import sys
from pathlib import Path

from tests.new_game.layout import laid_out, write
from tests.new_game.missing import missing

ROOT = Path(__file__).parents[2]
STEPS = """\
Nothing is missing. Now run
    python -m tests.docs.guide_tables
    python -m pytest tests/data tests/docs tests/rules/{key} tests/chat/house/test_installs.py
    python -m pytest tests/conformance tests/playthroughs -k {key}
    make check"""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.new_game", description=__doc__)
    parser.add_argument("key")
    parser.add_argument("name", nargs="?", default="")
    args = parser.parse_args()
    if not re.fullmatch("[a-z][a-z0-9]*(_[a-z0-9]+)*", args.key) or args.key == "haul":
        parser.error("the key is in small letters, words joined by _, as narrow_gauge")
    name = args.name or args.key.replace("_", " ").title()
    files = laid_out(args.key, name)
    if not (ROOT / "rules" / args.key).exists():
        write(ROOT, files)
        print(f"{len(files)} files are laid out. {name} is still the example in all but its name:")
    complaints = list(missing(ROOT, args.key, files))
    print(
        "\n".join(f"- {line}" for line in complaints) if complaints else STEPS.format(key=args.key)
    )
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
