"""Alerts and dashboard name only metrics that the bot has, with the labels it gives them."""

import json
import re
from collections.abc import Iterator
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
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def _queries() -> Iterator[str]:
    yield from (rule["expr"] for rule in _rules())
    yield from (query["expr"] for panel in _dashboard()["panels"] for query in panel["targets"])


def _series() -> dict[str, set[str]]:
    """The names that Prometheus stores, each with its labels."""
    found = {}
    for collector in dict.fromkeys(metrics.REGISTRY._names_to_collectors.values()):
        labels = set(collector._labelnames)  # type: ignore[attr-defined]
        name, kind = collector._name, collector._type  # type: ignore[attr-defined]
        ends = {"counter": ["_total"], "histogram": ["_bucket", "_count", "_sum"]}.get(kind, [""])
        extra = {"_bucket": {"le"}}
        found |= {name + end: labels | extra.get(end, set()) for end in ends}
    return found


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
    asked = " ".join(_queries())
    assert [name for name in metrics.REGISTRY._names_to_collectors if name.endswith("_created")]
    missing = [
        collector._name  # type: ignore[attr-defined]
        for collector in dict.fromkeys(metrics.REGISTRY._names_to_collectors.values())
        if collector._name not in asked  # type: ignore[attr-defined]
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
