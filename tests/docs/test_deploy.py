"""Alerts and dashboard name only metrics that the bot has, with the labels it gives them."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot import metrics

ROOT = Path(__file__).parents[2]
_NAME = re.compile(r"roundhouse_[a-z_]+")
_BY = re.compile(r"by \(([a-z, ]+)\) \([^()]*(?:\([^()]*)*?(roundhouse_[a-z_]+)")


def _rules() -> list[dict[str, Any]]:
    document = yaml.safe_load((ROOT / "deploy/prometheus-alerts.yml").read_text(encoding="utf-8"))
    return [rule for group in document["groups"] for rule in group["rules"]]


def _dashboard() -> dict[str, Any]:
    file = ROOT / "deploy/grafana-dashboard.json"
    dashboard: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return dashboard


def _queries() -> Iterator[str]:
    yield from (rule["expr"] for rule in _rules())
    yield from (query["expr"] for panel in _dashboard()["panels"] for query in panel["targets"])


def _series() -> dict[str, set[str]]:
    """The names that Prometheus stores, each with its labels."""
    series = {}
    for collector in dict.fromkeys(metrics.REGISTRY._names_to_collectors.values()):
        labels = set(collector._labelnames)  # type: ignore[attr-defined]
        name, kind = collector._name, collector._type  # type: ignore[attr-defined]
        ends = {"counter": ["_total"], "histogram": ["_bucket", "_count", "_sum"]}.get(kind, [""])
        extra = {"_bucket": {"le"}}
        series |= {name + end: labels | extra.get(end, set()) for end in ends}
    return series


@pytest.mark.parametrize("query", list(_queries()))
def test_every_metric_asked_for_is_served(query: str) -> None:
    series = _series()
    names = _NAME.findall(query.replace('job="roundhouse"', ""))
    assert names or "up{" in query
    assert [name for name in names if name not in series] == []
    for labels, name in _BY.findall(query):
        assert {label.strip() for label in labels.split(",")} <= series[name], query
    assert query.count("(") == query.count(")")


def test_every_metric_is_on_the_dashboard_or_alerts() -> None:
    queries = " ".join(_queries())
    assert [name for name in metrics.REGISTRY._names_to_collectors if name.endswith("_created")]
    missing = [
        collector._name  # type: ignore[attr-defined]
        for collector in dict.fromkeys(metrics.REGISTRY._names_to_collectors.values())
        if collector._name not in queries  # type: ignore[attr-defined]
    ]
    assert missing == []


def test_alerts_say_what_to_do() -> None:
    rules = _rules()
    assert len({rule["alert"] for rule in rules}) == len(rules) == 9
    assert all(rule["annotations"]["summary"].endswith(".") for rule in rules)
    assert {rule["labels"]["severity"] for rule in rules} == {"critical", "warning"}


def test_panels_do_not_overlap() -> None:
    taken = set()
    for panel in _dashboard()["panels"]:
        place = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert not cells & taken and place["x"] + place["w"] <= 24, panel["title"]
        taken |= cells


def test_slim_removes_only_what_is_never_read(tmp_path: Path) -> None:
    spec = spec_from_file_location("slim", ROOT / "deploy/slim.py")
    assert spec is not None and spec.loader is not None
    slim = module_from_spec(spec)
    spec.loader.exec_module(slim)
    locales = tmp_path / "babel/locale-data"
    locales.mkdir(parents=True)
    for name in ("root", "de", "de_AT", "en", "fr", "den"):
        (locales / f"{name}.dat").write_bytes(b"x" * 10)
    for folder in ("pip", "pip-26.3.dist-info", "discord"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "file.py").write_bytes(b"x" * 5)
    assert slim.slim(tmp_path, {"de", "en"}) == 30
    assert sorted(file.stem for file in locales.iterdir()) == ["de", "de_AT", "en", "root"]
    assert sorted(folder.name for folder in tmp_path.iterdir()) == ["babel", "discord"]
    assert slim.slim(tmp_path, {"de", "en"}) == 0


def test_the_playground_s_pins_are_the_host_s_and_more() -> None:
    pins = {
        name: set(re.findall(r"^(\S+==\S+)", (ROOT / name).read_text(), re.MULTILINE))
        for name in ("requirements.txt", "requirements-playground.txt", "requirements-dev.txt")
    }
    host, playground, dev = pins.values()
    assert host < playground < dev
    more = sorted(pin.partition("==")[0] for pin in playground - host)
    assert more == ["linkify-it-py", "markdown-it-py", "mdurl", "regex", "simcord"]


def test_make_leaves_installers_out_of_its_environment(tmp_path: Path) -> None:
    """Python is known by its name, not by its path; its own pip installs, so `.venv` needs none."""
    python = Path(sys.base_prefix) / "bin/python3"
    pip = [python, "-m", "pip", "--python", python, "--version"]
    if not shutil.which("make") or subprocess.run(pip, capture_output=True).returncode:
        pytest.skip("there is no make, or no pip that installs for another Python")
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "some-python").symlink_to(python)
    subprocess.run(
        ["make", "--quiet", ".venv/made", "PYTHON=some-python"],
        cwd=tmp_path,
        env={"PATH": f"{tmp_path}:/usr/bin:/bin"},
        check=True,
    )
    assert not list(tmp_path.glob(".venv/lib/*/site-packages/pip"))


def test_compose_builds_the_container_and_keeps_its_folder() -> None:
    document = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    bot = document["services"]["roundhouse"]
    assert (ROOT / bot["build"]["dockerfile"]).exists()
    volume, _, folder = bot["volumes"][0].partition(":")
    assert volume in document["volumes"]
    assert f"VOLUME {folder}\n" in (ROOT / "deploy/Containerfile").read_text()
    assert bot["environment"]["ROUNDHOUSE_DB"].startswith(folder)
