"""Remove what this bot never reads from the environment it is installed in: installers, and locale
data of languages it has no texts in. For containers and small machines; run it with the
environment's own Python after every installation:

    /opt/roundhouse/bin/python deploy/slim.py
"""

from __future__ import annotations

import shutil
import sys
import sysconfig
from pathlib import Path

from data.texts import languages

INSTALLERS = ("setuptools", "pkg_resources", "_distutils_hack", "pip")


def slim(packages: Path, kept: set[str]) -> int:
    """Remove it from this folder of packages; return the bytes that were freed."""
    gone = [
        file
        for file in (packages / "babel" / "locale-data").glob("*.dat")
        if file.stem != "root" and file.stem.partition("_")[0] not in kept
    ]
    for name in INSTALLERS:
        gone += [packages / name, *packages.glob(f"{name}-*.dist-info")]
    freed = 0
    for path in (path for path in gone if path.exists()):
        files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]
        freed += sum(file.stat().st_size for file in files)
        if path.is_file():
            path.unlink()
        else:
            shutil.rmtree(path)
    return freed


if __name__ == "__main__":
    if sys.prefix == sys.base_prefix:
        sys.exit("Run this with the Python of a virtual environment.")
    freed = slim(Path(sysconfig.get_path("purelib")), set(languages()))
    print(f"Removed {freed / 2**20:.0f} MB that Roundhouse never reads.")
